"""Casts of constants: which laws are granted, and where they hold."""

from __future__ import annotations

import random
from fractions import Fraction
from pathlib import Path

import pytest

from redverify.checking.data.expressions import DeclaredType, Function, Number, Special, Type
from redverify.checking.laws.arithmetic import CastLaw
from redverify.language import core
from redverify.language.load import load_file
from redverify.language.types import BUILTIN_TYPES, FLOAT_FORMATS
from redverify.solving.rounding import rounded_to

ROOT = Path(__file__).parents[2]
IMPL = load_file(ROOT / "examples/language/constants_cast.sched").impls["literals"]


def law(source: Type, target: Type, given: object, result: object) -> CastLaw:
    return CastLaw(source, target, constant(source, given), constant(target, result))


def constant(kind: Type, value: object) -> Function:
    match value:
        case (int(numerator), int(denominator)):
            return Number(kind, numerator, denominator)
        case int(number):
            return Number(kind, number, 1)
        case _:
            return Special(kind, str(value))


KEPT = [
    ("f32", "f64", (1, 2), (1, 2)),
    ("f64", "f16", (-5, 4), (-5, 4)),
    ("f64", "f16", 65504, 65504),
    ("f64", "f16", (1, 2**24), (1, 2**24)),
    ("bf16", "f16", 255, 255),
    ("f32", "real", (3, 8), (3, 8)),
    ("f32", "f64", (1, 3), (1, 3)),
    ("bf16", "f32", (1, 10), (1, 10)),
    ("f16", "f32", (131007, 2), (131007, 2)),
    ("i32", "f32", 16777216, 16777216),
    ("i64", "i8", -128, -128),
    ("u8", "f16", 255, 255),
    ("f32", "i32", -7, -7),
    ("bool", "i8", "true", 1),
    ("bool", "f32", "false", 0),
    ("f16", "f32", "-inf", "-inf"),
    ("f64", "f32", "-0.0", "-0.0"),
]


@pytest.mark.parametrize(("source", "target", "given", "result"), KEPT)
def test_what_both_types_have_is_kept(source: str, target: str, given: object, result: object) -> None:
    found = law(source, target, given, result)
    assert found.granted_by(IMPL)
    if source != "bool":
        value = (
            given if isinstance(given, str) else Fraction(*given if isinstance(given, tuple) else (given,))
        )
        assert CastLaw.of(core.Literal(BUILTIN_TYPES[source], value), BUILTIN_TYPES[target]) == found


@pytest.mark.parametrize(
    ("source", "target", "given", "result"),
    [
        ("f64", "f16", 65505, 65505),
        ("f64", "f16", 65536, 65536),
        ("f64", "f16", (1, 2**25), (1, 2**25)),
        ("f32", "bf16", 257, 257),
        ("f64", "f32", (1, 3), (1, 3)),
        ("bf16", "f16", (1, 3), (1, 3)),
        ("f32", "real", (1, 3), (1, 3)),
        ("f16", "f32", 65536, 65536),
        ("f16", "f64", (-131009, 2), (-131009, 2)),
        ("f32", "f64", (2, 4), (2, 4)),
        ("f32", "f64", (1, 2), (2, 4)),
        ("f32", "f64", (1, 0), (1, 0)),
        ("f32", "f64", (1, -2), (1, -2)),
        ("f32", "f64", 1, 2),
        ("f32", "f32", 1, 1),
        ("i8", "i32", 300, 300),
        ("i32", "u32", -1, -1),
        ("f32", "i32", (3, 2), (3, 2)),
        ("f32", "i32", "-0.0", 0),
        ("f32", "i32", "-0.0", "-0.0"),
        ("f32", "f64", "-0.0", 0),
        ("f32", "real", "inf", "inf"),
        ("f32", "f64", "nan", "nan"),
        ("i32", "bool", 1, "true"),
        ("bool", "i32", "true", 2),
        ("f32", "f65", 1, 1),
        (DeclaredType("f32"), "f64", 1, 1),
    ],
)
def test_what_would_be_rounded_or_wrap_is_not(
    source: Type, target: Type, given: object, result: object
) -> None:
    assert not law(source, target, given, result).granted_by(IMPL)


def test_the_constants_have_the_types_of_the_cast() -> None:
    assert not CastLaw("f32", "f64", Number("f32", 1, 1), Number("f32", 1, 1)).granted_by(IMPL)
    assert not CastLaw("f32", "f64", Number("i32", 1, 1), Number("f64", 1, 1)).granted_by(IMPL)
    assert not CastLaw("i32", "f64", Special("bool", "true"), Number("f64", 1, 1)).granted_by(IMPL)


def test_where_casts_keep_constants() -> None:
    assert law("f32", "f64", (1, 2), (1, 2)).holds == ("no", "yes", "no", "no", "yes")
    # What the wider type has is the rounded number.
    assert law("f32", "f64", (1, 10), (1, 10)).holds == ("no", "yes", "no", "no", "no")
    assert law("i32", "i8", 7, 7).holds == ("yes", "yes", "yes", "no", "yes")
    # Without real numbers the language leaves open what integer a float becomes.
    assert law("f32", "i32", 7, 7).breaks_ieee
    assert not law("i32", "f32", 7, 7).breaks_ieee
    assert not law("f64", "f32", "-0.0", "-0.0").breaks_ieee


@pytest.mark.parametrize("name", FLOAT_FORMATS)
def test_what_a_floating_type_has_is_not_rounded(name: str) -> None:
    source, type_ = random.Random(name), BUILTIN_TYPES[name]
    top, bottom = type_.format.top, type_.format.bottom
    digits = type_.format.significand
    for _ in range(2_000):
        mantissa = source.getrandbits(source.randint(1, digits + 2))
        number = mantissa * Fraction(2) ** source.randint(bottom - 2, top + 2)
        assert type_.has(number) == type_.has(-number) == (rounded_to(type_, number) == number)
