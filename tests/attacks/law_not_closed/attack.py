"""A law about the model, variables or definitions of the certificate."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Victim

EXPECT = "malformed"
MESSAGE = "does not grant the law"


def attack(victim: Victim) -> Iterator[None]:
    for value in (["access", "B", []], ["value", "value_2", [0]], ["atom", 0], ["index", "f32", "N"]):
        victim.rerender(
            lambda v, value=value: v["laws"].append(["RightUnit", ["builtin", "+", "f32"], value])
        )
        yield
