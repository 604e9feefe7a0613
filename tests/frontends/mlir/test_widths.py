"""The rule of :mod:`~redverify.frontends.mlir.scalars.widths`, against all words of four bits."""

from __future__ import annotations

from itertools import product

import pytest

from redverify.frontends.mlir.scalars import widths
from redverify.interpreter.domains.arithmetic import truncated
from redverify.interpreter.indices import compile_cond, compile_index
from redverify.language import core
from redverify.language.core import IConst, IVar
from redverify.presburger.build import all_of, where

pytestmark = pytest.mark.ring("quick")

BITS = 4
SIZE = 1 << BITS
WORDS = range(-SIZE // 2, SIZE // 2)
X, Y = IVar("x"), IVar("y")


def signed(number: int, bits: int = BITS) -> int:
    half = 1 << (bits - 1)
    return (number + half) % (2 * half) - half


def _unsigned(function):  # type: ignore[no-untyped-def]
    return lambda x, y: function(x % SIZE, y % SIZE)


MEANINGS = {
    "addi": lambda x, y: x + y,
    "subi": lambda x, y: x - y,
    "muli": lambda x, y: x * y,
    "divsi": truncated,
    "remsi": lambda x, y: x - truncated(x, y) * y,
    "floordivsi": lambda x, y: x // y,
    "ceildivsi": lambda x, y: -(-x // y),
    "divui": _unsigned(lambda x, y: x // y),
    "remui": _unsigned(lambda x, y: x % y),
    "ceildivui": _unsigned(lambda x, y: -(-x // y)),
    "minsi": min,
    "maxsi": max,
    "minui": _unsigned(min),
    "maxui": _unsigned(max),
    "shli": lambda x, y: x << y,
    "shrsi": lambda x, y: x >> y,
    "shrui": lambda x, y: (x % SIZE) >> y,
    "andi": lambda x, y: x & y,
}


def within(*ranges: tuple[IVar, range]) -> widths.Proves:
    """What holds where variables are in these ranges."""
    known = all_of(
        core.CAnd(core.CCmp(">=", v, IConst(r[0])), core.CCmp("<=", v, IConst(r[-1]))) for v, r in ranges
    )
    return lambda condition: bool(known.is_subset(where(condition)))


@pytest.mark.parametrize("name", sorted(MEANINGS))
@pytest.mark.parametrize("values", [WORDS, range(SIZE // 2), range(-SIZE // 2, 0)], ids=["all", "0+", "-"])
def test_operations_by_a_constant(name: str, values: range) -> None:
    word = widths.Word(BITS, within((X, values)))
    for constant in WORDS:
        try:
            found = compile_index(widths.computed(name, word, X, IConst(constant)))
        except widths.NotAffine:
            undefined = constant == 0 or not 0 <= constant < BITS
            assert undefined if "div" in name or "rem" in name or "sh" in name else name == "andi"
            continue
        for x in values:
            if name == "divsi" and (x, constant) == (WORDS[0], -1):
                continue  # undefined
            assert found({"x": x}) == signed(MEANINGS[name](x, constant)), (name, x, constant)


@pytest.mark.parametrize("name", ["addi", "subi", "minsi", "maxsi", "minui", "maxui"])
def test_operations_on_two_variables(name: str) -> None:
    word = widths.Word(BITS, within((X, WORDS), (Y, WORDS)))
    found = compile_index(widths.computed(name, word, X, Y))
    for x, y in product(WORDS, WORDS):
        assert found({"x": x, "y": y}) == signed(MEANINGS[name](x, y))


_COMPARED = [
    lambda x, y: x == y,
    lambda x, y: x != y,
    lambda x, y: x < y,
    lambda x, y: x <= y,
    lambda x, y: x > y,
    lambda x, y: x >= y,
]


@pytest.mark.parametrize("predicate", range(10))
@pytest.mark.parametrize("left", [WORDS, range(SIZE // 2)], ids=["all", "0+"])
@pytest.mark.parametrize("right", [WORDS, range(SIZE // 2)], ids=["all", "0+"])
def test_comparisons(predicate: int, left: range, right: range) -> None:
    word = widths.Word(BITS, within((X, left), (Y, right)))
    found = compile_cond(widths.comparison(predicate, word, X, Y))
    for x, y in product(left, right):
        expected = _COMPARED[predicate if predicate < 6 else predicate - 4]
        pair = (x, y) if predicate < 6 else (x % SIZE, y % SIZE)
        assert found({"x": x, "y": y}) == expected(*pair), (predicate, x, y)


@pytest.mark.parametrize("name", sorted(widths.CASTS))
def test_casts(name: str) -> None:
    for source, target in product((2, 4, 8), repeat=2):
        values = range(-(1 << (source - 1)), 1 << (source - 1))
        proves = within((X, values))
        found = compile_index(widths.cast(name, widths.Word(source, proves), widths.Word(target, proves), X))
        for x in values:
            bits = x % (1 << source) if name in ("index_castui", "extui") else x
            assert found({"x": x}) == signed(bits, target), (name, source, target, x)


def test_arithmetic_of_indices_is_exact_and_a_shift_is_not() -> None:
    """What is assumed not to overflow is sums, differences and products; a shift drops bits."""
    word = widths.Word(BITS, within((X, WORDS)), exact=True)
    assert compile_index(widths.computed("muli", word, X, IConst(4)))({"x": 7}) == 28
    assert compile_index(widths.computed("shli", word, X, IConst(2)))({"x": 7}) == signed(28)
