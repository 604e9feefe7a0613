"""A step before a fact that does not hold, or that says a false fact: the fact would follow from it."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Data, Victim

EXPECT = "rejected by Lean"
MESSAGE = "ACCEPTED"
VICTIM = ("../../language/in_place", "reversed")


def attack(victim: Victim) -> Iterator[None]:
    for position, (name, _, given, claim) in enumerate(victim.value()["facts"]):
        if isinstance(claim, list):  # else the hypotheses contradict each other, and 0 = 1 follows
            victim.rerender(lambda v, name=name: v.update(steps={name: [["==", 0, 1]]}))
            yield
            false = ["not", claim]
            for step in (false, claim):

                def edit(
                    v: Data, p: int = position, n: str = name, s: object = step, f: object = false
                ) -> None:
                    v["facts"][p][3] = f
                    v["steps"] = {n: [s]}

                victim.rerender(edit)
                yield
        if given:
            victim.rerender(
                lambda v, p=position, n=name, c=claim: (
                    v["facts"][p].__setitem__(2, []),
                    v.update(steps={n: [c] if isinstance(c, list) else [["==", 0, 1]]}),
                )
            )
            yield
