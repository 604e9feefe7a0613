"""A fact of arithmetic that is false, or that leaves out what it needs: proofs would go through with it."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Victim

EXPECT = "rejected by Lean"
MESSAGE = "ACCEPTED"
VICTIM = ("../../language/in_place", "reversed")


def attack(victim: Victim) -> Iterator[None]:
    for position, (_, _, given, claim) in enumerate(victim.value()["facts"]):
        if given:
            victim.rerender(lambda v, position=position: v["facts"][position].__setitem__(2, []))
            yield
        if isinstance(claim, list):
            false = ["not", claim]
            victim.rerender(lambda v, p=position, false=false: v["facts"][p].__setitem__(3, false))
            yield
