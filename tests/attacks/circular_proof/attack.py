"""A theorem that is proved by itself, or by one that rests on it."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Victim

EXPECT = "rejected by Lean"
MESSAGE = "ACCEPTED"
VICTIM = ("sequential_sum", "accumulating")


def attack(victim: Victim) -> Iterator[None]:
    again = ["theorem", "vc_1", ["N", "i"], [["hyp", 0], ["hyp", 1], ["hyp", 2]]]
    victim.rerender(lambda v: v["items"][7].__setitem__(5, again))
    yield
    earlier = ["theorem", "vc_1", ["N", ["+", "i", -1]], [["hyp", 0], ["hyp", 1], ["hyp", 2]]]
    victim.rerender(lambda v: v["items"][7].__setitem__(5, earlier))
    yield
    victim.rerender(lambda v: v["items"][10].__setitem__(5, ["theorem", "program_vc", ["N"], [["hyp", 0]]]))
    yield
