"""An obligation dropped; the report still lists it."""

from __future__ import annotations

from tests.attacks.kit import Victim

EXPECT = "mismatch"
MESSAGE = "report.md is not the report"


def attack(victim: Victim) -> None:
    victim.edit(lambda v: v["obligations"].pop())
