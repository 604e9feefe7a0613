"""An obligation dropped, also from the report: the theorem holds all the same."""

from __future__ import annotations

from tests.attacks.kit import Victim

EXPECT = "harmless"
MESSAGE = "ACCEPTED"


def attack(victim: Victim) -> None:
    victim.rerender(lambda v: v["obligations"].pop())
