"""Certificate.lean sets options."""

from __future__ import annotations

from collections.abc import Iterator

from redverify.checking import store
from tests.attacks.kit import Victim

EXPECT = "mismatch"
MESSAGE = "Certificate.lean is not what certificate.json describes"


def attack(victim: Victim) -> Iterator[None]:
    for line in (
        "set_option debug.skipKernelTC true",
        "set_option maxRecDepth 100000",
        "set_option autoImplicit true",
        "set_option warningAsError false",
    ):
        victim.rewrite(store.LEAN, lambda text, line=line: text + line + "\n")
        yield
        victim.rewrite(
            store.LEAN, lambda text, line=line: text.replace("namespace ", line + "\nnamespace ", 1)
        )
        yield
        victim.rewrite(store.LEAN, lambda text, line=line: text.replace("/-- **The", line + "\n/-- **The", 1))
        yield
