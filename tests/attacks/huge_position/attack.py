"""The billionth element of a list."""

from __future__ import annotations

from tests.attacks.kit import Victim

EXPECT = "malformed"
MESSAGE = "long"


def attack(victim: Victim) -> None:
    def edit(value) -> None:
        theorem = next(item for item in value["items"] if item[0] == "theorem")
        theorem[5] = ["rule", "x_read0", ["member", 10**9]]

    victim.repair(edit)
