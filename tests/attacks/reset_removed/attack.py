"""The accumulated cell is not set to zero first, and the proof is that of the rest."""

from __future__ import annotations

from tests.attacks.kit import Data, Victim, in_text

EXPECT = "rejected by Lean"
MESSAGE = "ACCEPTED"


def attack(victim: Victim) -> None:
    def remove(v: Data) -> None:
        in_text(v, "    b[] {0.0} := 0.0\n", "")
        v["annotations"] = {"0/0": v["annotations"]["1/0"], "0/0/0": v["annotations"]["1/0/0"]}
        v["items"][7][2] = [0, 0]
        v["items"][11][5] = v["items"][11][5][3]

    victim.rerender(remove)
