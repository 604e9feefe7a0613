"""The program's assumption is another; the proof stays."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Victim

EXPECT = "rejected by Lean"
MESSAGE = "ACCEPTED"


def attack(victim: Victim) -> Iterator[None]:
    yield from victim.reprogrammed(
        ("N >= 0", "N >= 1"),
        ("N >= 0", "N <= 0"),
    )
