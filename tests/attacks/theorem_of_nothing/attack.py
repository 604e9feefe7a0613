"""Theorems that claim or assume something else than what is asked for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.attacks.kit import Victim

EXPECT = "rejected by Lean"
MESSAGE = "ACCEPTED"
VICTIM = ("sequential_sum", "accumulating")


def attack(victim: Victim) -> Iterator[None]:
    nothing = ["equal", ["fn", ["literal", "f32", 0, 1], []], ["fn", ["literal", "f32", 0, 1], []]]
    for position in (7, 8, 10, 11):
        victim.rerender(
            lambda v, position=position: v["items"][position].__setitem__(slice(4, 6), [nothing, ["rfl"]])
        )
        yield
        victim.rerender(lambda v, position=position: v["items"][position][3].append(False))
        yield
        victim.rerender(lambda v, position=position: never(v["items"][position]))
        yield


def never(item: list[Any]) -> None:
    """Assume what holds for no size, as often as something was assumed."""
    item[3] = [["<", "N", 0] for _ in item[3]]
