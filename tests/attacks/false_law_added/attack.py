"""A law is added that no arithmetic has: the specification does not grant it."""

from __future__ import annotations

from tests.attacks.kit import Victim

EXPECT = "malformed"
MESSAGE = "does not grant the law"


def attack(victim: Victim) -> None:
    victim.rerender(
        lambda v: v["laws"].append(
            ["RightUnit", ["builtin", "max", "f32"], ["fn", ["literal", "f32", 1, 1], []]]
        )
    )
