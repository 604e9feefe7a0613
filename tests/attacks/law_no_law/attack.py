"""What is not a law."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Victim

EXPECT = "malformed"
MESSAGE = "not a|expected|does not grant"


def attack(victim: Victim) -> Iterator[None]:
    for law in (
        ["False"],
        ["Assoc"],
        ["Assoc", "x"],
        ["True", 1],
        [],
        "Assoc",
        ["WrapLaw", "f32", True],
        ["LeftUnit", ["builtin", "+", "f32"], ["fn", ["literal", "f32", 0, 1]]],
        ["Comm", ["builtin", "+ I", "f32"]],
        ["IndexLaw", "f32)"],
    ):
        victim.rerender(lambda v, law=law: v["laws"].append(law))
        yield
