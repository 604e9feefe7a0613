"""The values of the abstract encodings obey what is assumed of floats, and do not distribute."""

from __future__ import annotations

import math
from fractions import Fraction
from itertools import product

import pytest

from redverify.interpreter.domains.nondistributive import (
    nondistributive_cast,
    nondistributive_functions,
    nondistributive_value,
)
from redverify.interpreter.domains.terms import same
from redverify.language.types import F16, F32, F64

VALUES = [0, 1, -1, 2, -3, Fraction(1, 2), Fraction(-7, 3), 10**6, math.inf, -math.inf, math.nan]
FUNCTIONS = nondistributive_functions(lambda x: 7)


@pytest.mark.parametrize("name", ["+", "*", "min", "max"])
def test_associative_and_commutative(name: str) -> None:
    op = FUNCTIONS[name]
    for x, y, z in product(VALUES, repeat=3):
        assert same(op(x, y), op(y, x))
        assert same(op(op(x, y), z), op(x, op(y, z)))


def test_units() -> None:
    for x in VALUES:
        assert same(FUNCTIONS["+"](x, 0), x)
        assert same(FUNCTIONS["*"](x, 1), x)
        assert same(FUNCTIONS["/"](x, 1), x)
        assert same(FUNCTIONS["max"](x, -math.inf), x)


def test_signs_and_special_values_are_those_of_floats() -> None:
    for name, x, y in product("+-*/", VALUES, VALUES):
        if name == "/" and y == 0:
            continue
        found = FUNCTIONS[name](x, y)
        usual = {"+": lambda a, b: a + b, "-": lambda a, b: a - b, "*": lambda a, b: a * b}.get(name)
        expected = usual(float(x), float(y)) if usual else float(x) / float(y)
        if math.isinf(expected) or math.isnan(expected):
            assert same(found, expected), (name, x, y)
        else:
            assert (found > 0, found < 0) == (expected > 0, expected < 0), (name, x, y)


def test_products_do_not_distribute() -> None:
    add, multiply = FUNCTIONS["+"], FUNCTIONS["*"]
    assert multiply(2, add(3, 4)) != add(multiply(2, 3), multiply(2, 4))
    assert multiply(2, 3) != add(3, 3)


def test_literals() -> None:
    assert [nondistributive_value(v, F64) for v in ("inf", "-inf", "-0.0", Fraction(4, 2), 0.5)] == [
        math.inf,
        -math.inf,
        0,
        2,
        Fraction(1, 2),
    ]


def test_literals_are_numbers_of_their_type() -> None:
    """As in the encoding: ``f16(0.000000000001)`` is zero, ``f32(0.1)`` is not a tenth."""
    tenth = Fraction(1, 10)
    assert nondistributive_value(Fraction(1, 10**12), F16) == 0
    assert nondistributive_value(Fraction(10**6), F16) == math.inf
    assert nondistributive_value(tenth, F32) == Fraction(13421773, 2**27)
    assert nondistributive_value(tenth, F64) == Fraction(0.1)


def test_casts_round_literals_alone() -> None:
    literal = nondistributive_value(Fraction(1, 10), F32)
    assert nondistributive_cast(F64)(literal) == literal
    assert nondistributive_cast(F16)(literal) == nondistributive_value(Fraction(1, 10), F16) != literal
    computed = FUNCTIONS["+"](literal, literal)
    assert nondistributive_cast(F16)(computed) == computed
