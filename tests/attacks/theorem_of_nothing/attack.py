"""Theorems that claim or assume something else than what is asked for."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Victim

EXPECT = "rejected by Lean"
MESSAGE = "ACCEPTED"


def attack(victim: Victim) -> Iterator[None]:
    nothing = ["equal", ["fn", ["literal", "f32", 0, 1], []], ["fn", ["literal", "f32", 0, 1], []]]
    for position in (8, 9, 11, 12):
        victim.rerender(
            lambda v, position=position: v["items"][position].__setitem__(slice(4, 6), [nothing, ["rfl"]])
        )
        yield
        victim.rerender(lambda v, position=position: v["items"][position][3].append(False))
        yield
        victim.rerender(lambda v, position=position: v["items"][position].__setitem__(3, [["<", "N", 0]]))
        yield
