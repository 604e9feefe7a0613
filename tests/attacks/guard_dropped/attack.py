"""Guards of the specification's equations dropped or edited; the proof stays."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Victim, in_text

EXPECT = "rejected by Lean"
MESSAGE = "ACCEPTED"
VICTIM = ("sequential_sum", "recurrence")


def attack(victim: Victim) -> Iterator[None]:
    for old, new in (
        (" if i >= 0", " if i >= 1"),
        (" if i < 0", " if i < 1"),
        (" if i < 0", " if i < -1"),
        ("R(i - 1) + A(i)", "R(i - 1) + A(i - 1)"),
        ("R(N - 1)", "R(N)"),
    ):
        victim.rerender(lambda v, old=old, new=new: in_text(v, old, new))
        yield
