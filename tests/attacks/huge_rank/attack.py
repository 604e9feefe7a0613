"""An invariant about an array of a billion dimensions."""

from __future__ import annotations

from tests.attacks.kit import Victim

EXPECT = "malformed"
MESSAGE = "rank|number|dimension"


def attack(victim: Victim) -> None:
    def edit(value) -> None:
        next(item for item in value["items"] if item[0] == "entry")[4] = 10**9

    victim.repair(edit)
