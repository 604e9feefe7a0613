"""What an index that is data is, or its range in the program, edited; the proof stays."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Victim

EXPECT = "rejected by Lean"
MESSAGE = "ACCEPTED"
VICTIM = ("gather", "rows")


def attack(victim: Victim) -> Iterator[None]:
    yield from victim.reprogrammed(
        ("idx[i] in 0..N", "idx[i] in 0..N - 1"),
        ("idx[i] in 0..N", "idx[i] in 0..N + 1"),
        ("idx[i] in 0..N", "idx[i] in 1..N"),
        ("idx[i] in 0..N", "idx[M - 1 - i] in 0..N"),
        ("A(I(i), d)", "A(I(M - 1 - i), d)"),
        ("a[j, d]", "a[i, d]"),
    )
