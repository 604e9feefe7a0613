"""The loop leaves out the last element, and the whole proof says so."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Data, Victim, everywhere, in_text

EXPECT = "rejected by Lean"
MESSAGE = "ACCEPTED"


def attack(victim: Victim) -> Iterator[None]:
    def short(v: Data) -> None:
        in_text(v, "for i < N:", "for i < N - 1:")
        shorter = ["+", "N", -1]
        everywhere(v, ["<", "i", "N"], ["<", "i", shorter])
        everywhere(v, ["i", "N"], ["i", shorter])
        everywhere(v, ["max", 0, "N"], ["max", 0, shorter])

    victim.rerender(short)
    yield
    victim.rerender(lambda v: in_text(v, "for i < N:", "for i < N - 1:"))
    yield
