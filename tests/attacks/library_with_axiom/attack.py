"""The library on disk has an axiom or leaves proofs out, and the certificate is made for it."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from redverify.checking.description import library_of
from tests.attacks.kit import Victim

EXPECT = "forbidden"
MESSAGE = "library does not compile|forbidden"


def attack(victim: Victim) -> Iterator[None]:
    for line in (
        "axiom cheat : False",
        "theorem cheat : False := sorry",
        "theorem cheat : 1 = 2 := by native_decide",
        "@[implemented_by id] def cheat (n : Nat) : Nat := n",
        "unsafe def cheat : Nat := 0",
        'macro "cheat" : tactic => `(tactic| sorry)',
        "set_option debug.skipKernelTC true",
    ):
        victim.library("Redverify/Tactics.lean", lambda text, line=line: f"{text}\n{line}\n")
        victim.rerender(lambda v: v.update(library=msgspec.to_builtins(library_of(victim.home))))
        yield
