"""The condition by data of a reduction edited in the specification; the proof stays."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Victim

EXPECT = "rejected by Lean"
MESSAGE = "ACCEPTED"
VICTIM = ("histogram", "serial")


def attack(victim: Victim) -> Iterator[None]:
    yield from victim.reprogrammed(
        ("A(i) == b]", "A(i) <= b]"),
        ("A(i) == b]", "A(i) == b + 1]"),
        ("A(i) == b]", "A(i) != b]"),
        ("0 <= i < N and A(i) == b]", "0 <= i < N]"),
        ("0 <= i < N and A(i) == b]", "1 <= i < N and A(i) == b]"),
    )
