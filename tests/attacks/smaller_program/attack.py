"""The proof is about a part of the program only."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Victim

EXPECT = "rejected by Lean"
MESSAGE = "ACCEPTED"


def attack(victim: Victim) -> Iterator[None]:
    for path in ([1], [1, 0]):
        victim.rerender(lambda v, path=path: v["items"][10].__setitem__(2, path))
        yield
