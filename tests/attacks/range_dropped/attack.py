"""The range of an input that is an index dropped from the program: then it is not an index."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Victim

EXPECT = "malformed"
MESSAGE = "`I.....` in an index, without a range"
VICTIM = ("gather", "rows")


def attack(victim: Victim) -> Iterator[None]:
    yield from victim.reprogrammed(("i32 in 0..N\n", "i32\n"))
