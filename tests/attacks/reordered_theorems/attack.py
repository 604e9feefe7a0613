"""A theorem before what it rests on, all rendered anew."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Victim

EXPECT = "rejected by Lean"
MESSAGE = "ACCEPTED"


def attack(victim: Victim) -> Iterator[None]:
    def moved(position: int, to: int) -> None:
        victim.rerender(lambda v: v["items"].insert(to, v["items"].pop(position)))

    for position, to in ((0, 5), (8, 7), (9, 7), (11, 8), (12, 0)):
        moved(position, to)
        yield
