"""A case distinction of three thousand cases in a document of 100 kB."""

from __future__ import annotations

from tests.attacks.kit import Victim

EXPECT = "malformed"
MESSAGE = "cases|too"


def attack(victim: Victim) -> None:
    def edit(value) -> None:
        theorem = next(item for item in value["items"] if item[0] == "theorem")
        theorem[5] = ["either", [["<", 0, "N"]] * 3000, [["rfl"]] * 3000, None]

    victim.repair(edit)
