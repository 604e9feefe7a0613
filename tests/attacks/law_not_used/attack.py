"""A law that the specification grants, but that no proof uses: the claim is weaker for nothing."""

from __future__ import annotations

from tests.attacks.kit import Victim

EXPECT = "malformed"
MESSAGE = "no proof uses the law"


def attack(victim: Victim) -> None:
    victim.rerender(lambda v: v["laws"].append(["Comm", ["builtin", "+", "f32"]]))
