"""A loop's invariant edited; the Lean file stays."""

from __future__ import annotations

from tests.attacks.kit import Victim

EXPECT = "mismatch"
MESSAGE = "Certificate.lean is not what certificate.json describes"


def attack(victim: Victim) -> None:
    victim.repair(lambda v: v["items"][4].__setitem__(5, True))
