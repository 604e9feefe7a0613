"""Operations on words of one bit: what the translation makes of them is what they are on both numbers."""

from __future__ import annotations

from itertools import product

import pytest

from redverify.frontends.mlir.ir import Op, Type, Value
from redverify.frontends.mlir.scalars import operations as scalars
from redverify.interpreter.domains.arithmetic import BOOLEAN
from redverify.language import core
from redverify.language.types import BOOL

pytestmark = pytest.mark.ring("quick")

I1 = Type("i1")

#: What each operation returns of two words without a sign, as MLIR's ``arith`` dialect says.
BINARY = {
    "andi": lambda x, y: x & y,
    "ori": lambda x, y: x | y,
    "xori": lambda x, y: x ^ y,
    "addi": lambda x, y: (x + y) % 2,
    "subi": lambda x, y: (x - y) % 2,
    "muli": lambda x, y: (x * y) % 2,
    "maxui": max,
    "minui": min,
    "maxsi": lambda x, y: -max(-x, -y),
    "minsi": lambda x, y: -min(-x, -y),
}

#: Predicates of ``cmpi`` in their order: those from 2 to 5 are of words with a sign, later ones without.
PREDICATES = [
    lambda x, y: x == y,
    lambda x, y: x != y,
    lambda x, y: -x < -y,
    lambda x, y: -x <= -y,
    lambda x, y: -x > -y,
    lambda x, y: -x >= -y,
    lambda x, y: x < y,
    lambda x, y: x <= y,
    lambda x, y: x > y,
    lambda x, y: x >= y,
]


def made(name: str, **attributes: int) -> core.ValueExpr:
    operands = (Value(I1), Value(I1))
    op = Op(f"arith.{name}", operands, (Value(I1),), attributes, (), "source", 1)
    found = scalars.value_of(op, (core.Constant(BOOL, "x"), core.Constant(BOOL, "y")), {}, "real")
    assert found is not None
    return found


def value(term: core.ValueExpr, x: bool, y: bool) -> bool:
    if isinstance(term, core.Constant):
        return x if term.name == "x" else y
    assert isinstance(term, core.Apply)
    return bool(BOOLEAN[term.function](*(value(a, x, y) for a in term.arguments)))


@pytest.mark.parametrize("name", BINARY)
def test_arithmetic(name: str) -> None:
    for x, y in product((False, True), repeat=2):
        assert value(made(name), x, y) == bool(BINARY[name](int(x), int(y))), (x, y)


@pytest.mark.parametrize("predicate", range(10))
def test_comparisons(predicate: int) -> None:
    for x, y in product((False, True), repeat=2):
        assert value(made("cmpi", predicate=predicate), x, y) == PREDICATES[predicate](int(x), int(y)), (x, y)
