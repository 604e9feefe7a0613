"""A wrong program (it starts from 1), proved by laws that imply 1 = 0 and that nobody granted."""

from __future__ import annotations

from tests.attacks.kit import Data, Victim, in_text

EXPECT = "malformed"
MESSAGE = "does not grant the law"

PLUS = ["builtin", "+", "f32"]
ZERO = ["fn", ["literal", "f32", 0, 1], []]
ONE = ["fn", ["literal", "f32", 1, 1], []]


def collapse(value: Data) -> None:
    """From 0 + 1 = 1 and the false 0 + 1 = 0 follows 1 = 0: the program may start from 1."""
    in_text(value, ":= 0.0", ":= 1.0")
    value["laws"] += [["LeftUnit", PLUS, ZERO], ["RightUnit", PLUS, ONE]]
    left = ["algebra", "left", [1], ["fn", PLUS, [ZERO, ["atom", 0]]], ["atom", 0], [ONE]]
    right = ["algebra", "right", [2], ["fn", PLUS, [["atom", 0], ONE]], ["atom", 0], [ZERO]]
    equal = ["same", ONE, ZERO, ["rule", "Eq.trans", ["rule", "Eq.symm", left], right]]
    assign = value["items"][11][5][2]
    assert assign[:2] == ["rule", "vc_assign_of"]
    assign[2], assign[5] = ["v", ONE], equal


def attack(victim: Victim) -> None:
    victim.rerender(collapse)
