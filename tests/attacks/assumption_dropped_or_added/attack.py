"""The program's assumption is another; the proof stays."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Victim, in_text

EXPECT = "rejected by Lean"
MESSAGE = "ACCEPTED"


def attack(victim: Victim) -> Iterator[None]:
    victim.rerender(lambda v: in_text(v, "N >= 0", "N >= 1"))
    yield
    victim.rerender(lambda v: in_text(v, "N >= 0", "N <= 0"))
    yield
