"""Inputs that lie transposed and reversed in their arrays, without a proof that they have a place."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Victim

EXPECT = "rejected by Lean"
MESSAGE = "ACCEPTED"
VICTIM = ("../../language/layouts", "layouts")


def attack(victim: Victim) -> Iterator[None]:
    victim.rerender(lambda v: v["layout"].update(inputs=[]))
    yield
