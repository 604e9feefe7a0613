"""A definition or theorem that others need is dropped, and all rendered anew."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Victim

EXPECT = "rejected by Lean"
MESSAGE = "ACCEPTED"
VICTIM = ("sequential_sum", "accumulating")


def attack(victim: Victim) -> Iterator[None]:
    for position, item in enumerate(victim.value()["items"]):
        if item[0] == "entry":  # refused before Lean: a heap has to have its entries
            continue
        victim.rerender(lambda v, position=position: v["items"].pop(position))
        yield
