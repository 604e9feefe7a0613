"""The program's text edited, and nothing else."""

from __future__ import annotations

from tests.attacks.kit import Victim, in_text

EXPECT = "mismatch"
MESSAGE = "SHA-256"


def attack(victim: Victim) -> None:
    victim.edit(lambda v: in_text(v, "N - i - 1]", "N - i]"))
