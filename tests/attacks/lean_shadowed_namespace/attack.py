"""Certificate.lean has its own library."""

from __future__ import annotations

from collections.abc import Iterator

from redverify.checking import store
from tests.attacks.kit import Victim

EXPECT = "mismatch"
MESSAGE = "Certificate.lean is not what certificate.json describes"


def attack(victim: Victim) -> Iterator[None]:
    for line in (
        "namespace Redverify\ndef Implements (_ _ _ : Nat) : Prop := True\nend Redverify",
        "def Implements : Nat → Nat → Nat → Prop := fun _ _ _ => True",
    ):
        victim.rewrite(store.LEAN, lambda text, line=line: text + line + "\n")
        yield
        victim.rewrite(
            store.LEAN, lambda text, line=line: text.replace("namespace ", line + "\nnamespace ", 1)
        )
        yield
        victim.rewrite(store.LEAN, lambda text, line=line: text.replace("/-- **The", line + "\n/-- **The", 1))
        yield
