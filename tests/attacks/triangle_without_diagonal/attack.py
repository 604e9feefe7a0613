"""The rows of a triangular matrix without their last element; indices exchanged."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Data, Victim, everywhere, in_text

EXPECT = "rejected by Lean"
MESSAGE = "ACCEPTED"
VICTIM = ("triangular_reduction", "by_rows")


def attack(victim: Victim) -> Iterator[None]:
    def narrow(v: Data) -> None:
        in_text(v, "for j < i + 1", "for j < i")
        everywhere(v, ["+", "i", 1], "i")

    victim.rerender(narrow)
    yield
    yield from victim.reprogrammed(
        ("for j < i + 1", "for j < i"),
        ("l[i, j] * v[j]", "l[j, i] * v[j]"),
        ("l[i, j] * v[j]", "l[i, j] * v[i]"),
    )
