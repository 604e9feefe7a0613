"""Index arithmetic of MLIR as index expressions: affine maps, and the operations of ``index`` values."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from redverify.frontends.common.terms import canonical, compare, conjunction, linear
from redverify.frontends.mlir.ir import Binary, Dim, Map, MapExpr, Op, Set, Value
from redverify.frontends.mlir.scalars import widths
from redverify.frontends.mlir.scalars.widths import (
    NotAffine,
    Proves,
    Word,
    ceil_div,
    constant_of,
    floor_div,
    greatest,
    least,
    plus,
    times,
)
from redverify.language import core
from redverify.language.core import IConst, IndexExpr

#: What finds the index that a value is.
Get = Callable[[Value], IndexExpr]

#: What multiplies two indices.
Product = Callable[[IndexExpr, IndexExpr], IndexExpr]


def _positive(expr: IndexExpr) -> None:
    divisor = linear(expr)
    if divisor.is_constant and divisor.constant <= 0:
        raise NotAffine("a quotient or remainder by a number that is not positive")


def _floor_div(left: IndexExpr, right: IndexExpr) -> IndexExpr:
    _positive(right)
    return floor_div(left, right)


def _ceil_div(left: IndexExpr, right: IndexExpr) -> IndexExpr:
    _positive(right)
    return ceil_div(left, right)


def _modulo(left: IndexExpr, right: IndexExpr) -> IndexExpr:
    _positive(right)
    return canonical(core.IMod(left, constant_of(right, "a remainder by a variable")))


_BINARY = {"+": plus, "*": times, "mod": _modulo, "floordiv": _floor_div, "ceildiv": _ceil_div}


def evaluate(
    expr: MapExpr, dims: Sequence[IndexExpr], symbols: Sequence[IndexExpr], product: Product = times
) -> IndexExpr:
    """A result of a map at these operands."""
    match expr:
        case int():
            return IConst(expr)
        case Dim(position, symbol):
            return (symbols if symbol else dims)[position]
        case Binary(op, left, right):
            function = product if op == "*" else _BINARY[op]
            return function(evaluate(left, dims, symbols, product), evaluate(right, dims, symbols, product))


def applied(found: Map, operands: Sequence[IndexExpr], product: Product = times) -> tuple[IndexExpr, ...]:
    """All results of a map at its dimensions and symbols."""
    if len(operands) != found.dims + found.symbols:
        raise NotAffine("a map with another number of operands")
    dims, symbols = operands[: found.dims], operands[found.dims :]
    return tuple(evaluate(r, dims, symbols, product) for r in found.results)


def holding(found: Set, operands: Sequence[IndexExpr]) -> core.Cond:
    """The condition that a set's constraints are."""
    if len(operands) != found.dims + found.symbols:
        raise NotAffine("a set with another number of operands")
    dims, symbols = operands[: found.dims], operands[found.dims :]
    zero = IConst(0)
    return conjunction(
        [compare("==" if eq else ">=", evaluate(e, dims, symbols), zero) for e, eq in found.constraints]
    )


def name_of(op: Op) -> str:
    """An operation of ``arith``, or of ``index`` by the name that ``arith`` has for it."""
    dialect, _, name = op.name.partition(".")
    if dialect == "index":
        name = {"casts": "index_cast", "castu": "index_castui"}.get(name, f"{name}i")
    return name if dialect in ("arith", "index") else ""


def index_of(op: Op, get: Get, proves: Proves) -> IndexExpr | None:
    """The index that an operation computes; ``None`` if it computes none that is known here."""
    if op.name in ("affine.apply", "affine.min", "affine.max"):
        results = applied(op.map("map"), [get(o) for o in op.operands], partial(times, proves=proves))
        of_many = {"affine.min": least, "affine.max": greatest}.get(op.name)
        return results[0] if of_many is None else of_many(results)
    if op.name in ("arith.constant", "index.constant"):
        value = op.attributes.get("value")
        return IConst(value) if isinstance(value, int) else None
    if not widths.is_known(name_of(op)):
        return None
    left, right = (get(o) for o in op.operands)
    return widths.computed(name_of(op), index_word(proves), left, right)


def index_word(proves: Proves) -> Word:
    """Indices as words."""
    return Word(widths.INDEX_BITS, proves, exact=True)


#: Comparisons of the dialect ``index``, as those of ``arith``.
PREDICATES = {
    "eq": 0,
    "ne": 1,
    "slt": 2,
    "sle": 3,
    "sgt": 4,
    "sge": 5,
    "ult": 6,
    "ule": 7,
    "ugt": 8,
    "uge": 9,
}
