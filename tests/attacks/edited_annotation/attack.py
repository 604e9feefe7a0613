"""An annotation of the proof edited; the Lean file stays."""

from __future__ import annotations

from tests.attacks.kit import Victim

EXPECT = "mismatch"
MESSAGE = "Certificate.lean is not what certificate.json describes"


def attack(victim: Victim) -> None:
    victim.repair(lambda v: v["annotations"]["0"][1].__setitem__(2, 1))
