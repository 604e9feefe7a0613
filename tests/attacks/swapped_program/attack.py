"""The program of another certificate under this proof, all hashes and files made anew."""

from __future__ import annotations

from tests.attacks.kit import Victim

EXPECT = "rejected by Lean"
MESSAGE = "ACCEPTED"


def attack(victim: Victim) -> None:
    other = Victim(victim.scratch / "other", "sequential_sum", "accumulating")
    victim.rerender(lambda v: v.update(text=other.value()["text"]))
