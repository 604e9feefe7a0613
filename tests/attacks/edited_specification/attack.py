"""The specification edited, with its hash; the Lean file stays."""

from __future__ import annotations

from tests.attacks.kit import Victim, in_text

EXPECT = "mismatch"
MESSAGE = "Certificate.lean is not what certificate.json describes"


def attack(victim: Victim) -> None:
    victim.repair(lambda v: in_text(v, "0 <= i < N]", "0 <= i < N - 1]"))
