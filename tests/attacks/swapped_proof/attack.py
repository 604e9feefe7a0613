"""The proof of another certificate of the same specification under this program."""

from __future__ import annotations

from tests.attacks.kit import Victim

EXPECT = "rejected by Lean"
MESSAGE = "ACCEPTED"


def attack(victim: Victim) -> None:
    other = Victim(victim.scratch / "other", "sequential_sum", "accumulating").value()
    victim.rerender(
        lambda v: v.update(items=other["items"], annotations=other["annotations"], laws=other["laws"])
    )
