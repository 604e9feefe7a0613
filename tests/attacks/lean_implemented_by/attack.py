"""Certificate.lean replaces what is run, or is not safe."""

from __future__ import annotations

from collections.abc import Iterator

from redverify.checking import store
from tests.attacks.kit import Victim

EXPECT = "mismatch"
MESSAGE = "Certificate.lean is not what certificate.json describes"


def attack(victim: Victim) -> Iterator[None]:
    for line in (
        "@[implemented_by id] def cheat (n : Nat) : Nat := n",
        "unsafe def cheat : False := cheat",
        '@[extern \\"x\\"] opaque cheat : Nat',
        "@[csimp] theorem cheat : 1 = 1 := rfl",
    ):
        victim.rewrite(store.LEAN, lambda text, line=line: text + line + "\n")
        yield
        victim.rewrite(
            store.LEAN, lambda text, line=line: text.replace("namespace ", line + "\nnamespace ", 1)
        )
        yield
        victim.rewrite(store.LEAN, lambda text, line=line: text.replace("/-- **The", line + "\n/-- **The", 1))
        yield
