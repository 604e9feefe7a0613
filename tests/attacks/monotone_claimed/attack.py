"""An input said never to decrease: a weaker claim, which says so."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Victim

EXPECT = "weaker"
MESSAGE = "I never decreases"
VICTIM = ("gather", "rows")


def attack(victim: Victim) -> Iterator[None]:
    yield from victim.reprogrammed(("i32 in 0..N\n", "i32 in 0..N monotone\n"))
