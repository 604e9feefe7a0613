"""Proofs replaced by the shortest ones."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Victim

EXPECT = "rejected by Lean"
MESSAGE = "ACCEPTED"
VICTIM = ("sequential_sum", "accumulating")


def attack(victim: Victim) -> Iterator[None]:
    for proof in (
        ["rfl"],
        ["trivial"],
        ["decide"],
        ["absurd"],
        ["omega", False],
        ["truth", False],
        ["hyp", 0],
    ):
        for position in (7, 8, 10, 11):
            victim.rerender(
                lambda v, position=position, proof=proof: v["items"][position].__setitem__(5, proof)
            )
            yield
