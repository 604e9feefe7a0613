"""Each definition and theorem twice."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Victim

EXPECT = "malformed"
MESSAGE = "is there twice"


def attack(victim: Victim) -> Iterator[None]:
    for position in range(len(victim.value()["items"])):
        victim.rerender(lambda v, position=position: v["items"].insert(position, v["items"][position]))
        yield
