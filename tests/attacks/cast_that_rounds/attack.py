"""A law says that a cast keeps a constant which the types do not have: it would be rounded, or wrap."""

from __future__ import annotations

from collections.abc import Iterator

from tests.attacks.kit import Victim

EXPECT = "malformed"
MESSAGE = "does not grant the law"


def number(kind: str, numerator: int, denominator: int = 1) -> list[object]:
    return ["literal", kind, numerator, denominator]


#: The type, the other type, and what is said to be cast to what.
WRONG = (
    ("f32", "f16", number("f32", 65537), number("f16", 65537)),
    ("i32", "i8", number("i32", 300), number("i8", 300)),
    ("i32", "i8", number("i32", 300), number("i8", 44)),
    ("i8", "u8", number("i8", -1), number("u8", 255)),
    ("i32", "f32", number("i32", 16777217), number("f32", 16777217)),
    ("f64", "f32", number("f64", 1, 10), number("f32", 1, 10)),
    ("f32", "i32", number("f32", 1, 2), number("i32", 0)),
    ("f32", "i32", ["special", "f32", "inf"], ["special", "i32", "inf"]),
    ("f32", "f64", ["special", "f32", "-0.0"], number("f64", 0)),
    ("f32", "f64", number("f32", 0), ["special", "f64", "-0.0"]),
    ("f32", "f64", ["special", "f32", "nan"], ["special", "f64", "nan"]),
    ("bool", "i32", ["special", "bool", "false"], number("i32", 1)),
)


def attack(victim: Victim) -> Iterator[None]:
    for wrong in WRONG:
        victim.rerender(lambda v, wrong=wrong: v["laws"].append(["CastLaw", *wrong]))
        yield
