"""Which laws make two terms equal: never laws from which Lean could not prove it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

import pytest

from redverify.certifying.emission.equality.algebra import agree, laws_for, wraps
from redverify.checking.data.expressions import Atom, Builtin, Call, Number, Value
from redverify.language.types import BUILTIN_TYPES, ValueType

pytestmark = pytest.mark.ring("quick")

BYTE, REAL = BUILTIN_TYPES["u8"], BUILTIN_TYPES["f32"]
X, Y, Z = Atom(0), Atom(1), Atom(2)


def of(name: str, *arguments: Value, kind: str = "f32") -> Value:
    return Call(Builtin(name, kind), arguments)


def number(value: int, kind: str = "f32") -> Value:
    return Call(Number(kind, value, 1), ())


def kind_of(left: Value, right: Value, type_: ValueType = REAL) -> str | None:
    found = laws_for(left, right, type_, 3)
    return None if found is None else found[0]


def test_a_reciprocal_is_any_function() -> None:
    half = of("/", X, number(2))
    assert kind_of(of("/", of("+", X, Y), Z), of("+", of("/", Y, Z), of("/", X, Z))) == "quotient"
    assert kind_of(of("+", half, half), X) is None


def test_the_order_of_literals_is_no_law() -> None:
    clipped = of("max", of("max", X, number(0)), number(1))
    assert not agree(clipped, of("max", X, number(1)), 1, "lattice")
    assert agree(clipped, of("max", number(1), of("max", number(0), X)), 1, "lattice")


@pytest.mark.parametrize(("size", "kind"), [(2, "lattice"), (3, None)])
def test_a_normal_form_that_is_too_long_is_not_computed(size: int, kind: str | None) -> None:
    """Of 12 atoms, six pairs make 64 minima, and four triples 81."""

    def joined(name: str, parts: Sequence[Value]) -> Value:
        return reduce(lambda one, two: of(name, one, two), parts)

    groups = [[Atom(n) for n in range(first, first + size)] for first in range(0, 12, size)]
    left = joined("min", [joined("max", group) for group in groups])
    right = joined("min", [joined("max", group[::-1]) for group in groups[::-1]])
    found = laws_for(left, right, REAL, 12)
    assert (None if found is None else found[0]) == kind


def test_rare_differences_are_found() -> None:
    for name, kind in (("min", "lattice"), ("and", "boolean")):
        term: Value = X
        for position in range(1, 10):
            shorter, term = term, of(name, term, Atom(position))
        assert not agree(term, shorter, 10, kind)
        assert not agree(of(name, term, Atom(40)), term, 41, kind)  # too many to try


def test_polynomials_that_are_zero_are_not_functions_that_are() -> None:
    zero = of("*", number(128, "u8"), of("*", X, of("+", X, number(1, "u8"))))
    assert not wraps(zero, number(0, "u8"), 256)
    assert wraps(of("*", number(128, "u8"), of("*", number(2, "u8"), X)), number(0, "u8"), 256)


@pytest.mark.parametrize(("left", "right"), [((8, 32), (0, 0)), ((4, 8), (2, 16))])
def test_wrapping_is_asked_for_where_it_is_needed(left: tuple[int, int], right: tuple[int, int]) -> None:
    def term(factors: tuple[int, int]) -> Value:
        one, two = (number(f, "u8") for f in factors)
        return of("*", of("*", one, two, kind="u8"), X, kind="u8")

    found = laws_for(term(left), term(right), BYTE, 1)
    assert found is not None
    assert found[0] == "wrapping"
