"""Said to be for IEEE numbers, although a law is used that rounding breaks."""

from __future__ import annotations

from tests.attacks.kit import Victim

EXPECT = "malformed"
MESSAGE = "IEEE"


def attack(victim: Victim) -> None:
    victim.rerender(lambda v: v.update(values="ieee"))
