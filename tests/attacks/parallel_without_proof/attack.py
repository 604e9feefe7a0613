"""A loop that accumulates is made parallel: its iterations race."""

from __future__ import annotations

from tests.attacks.kit import Victim, in_text

EXPECT = "rejected by Lean"
MESSAGE = "ACCEPTED"


def attack(victim: Victim) -> None:
    victim.rerender(lambda v: in_text(v, "        for i", "        par i"))
