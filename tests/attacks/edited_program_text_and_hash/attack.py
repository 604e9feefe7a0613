"""The program's text edited, with its hash and all descriptions; the Lean file stays."""

from __future__ import annotations

from tests.attacks.kit import Victim, in_text

EXPECT = "mismatch"
MESSAGE = "Certificate.lean is not what certificate.json describes"


def attack(victim: Victim) -> None:
    victim.repair(lambda v: in_text(v, "a[N - i - 1]", "a[N - i]"))
