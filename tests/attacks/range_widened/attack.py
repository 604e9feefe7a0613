"""The range of an input edited: more of it than the proof is about, or less."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Victim

EXPECT = "rejected by Lean"
MESSAGE = "ACCEPTED"
VICTIM = ("gather", "rows")


def attack(victim: Victim) -> Iterator[None]:
    yield from victim.reprogrammed(
        ("i32 in 0..N\n", "i32 in 0..N + 1\n"),
        ("i32 in 0..N\n", "i32 in -1..N\n"),
        ("i32 in 0..N\n", "i32 in 0..N - 1\n"),
        ("i32 in 0..N\n", "i64 in 0..N\n"),
    )
