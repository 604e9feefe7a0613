"""Equations without a model: the claim would be empty."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Victim, everywhere, in_text

EXPECT = "rejected by Lean"
MESSAGE = "ACCEPTED"
VICTIM = ("sequential_sum", "recurrence")


def attack(victim: Victim) -> Iterator[None]:
    for new in ("R(i) + A(i)", "R(i + 1) + A(i)"):
        victim.rerender(lambda v, new=new: in_text(v, "R(i - 1) + A(i)", new))
        yield
        victim.rerender(
            lambda v, new=new: (in_text(v, "R(i - 1) + A(i)", new), everywhere(v, ["+", "i", -1], "i"))[0]
        )
        yield
