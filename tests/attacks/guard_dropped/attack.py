"""Guards of the specification's equations dropped or edited; the proof stays."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Victim

EXPECT = "rejected by Lean"
MESSAGE = "ACCEPTED"
VICTIM = ("sequential_sum", "recurrence")


def attack(victim: Victim) -> Iterator[None]:
    yield from victim.reprogrammed(
        (" if i >= 0", " if i >= 1"),
        (" if i < 0", " if i < 1"),
        (" if i < 0", " if i < -1"),
        ("R(i - 1) + A(i)", "R(i - 1) + A(i - 1)"),
        ("R(N - 1)", "R(N)"),
    )
