"""Index arithmetic of MLIR as index expressions: affine maps, and the operations of ``index`` values."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from redverify.frontends.common.terms import compare, conjunction, linear
from redverify.frontends.mlir.ir import Binary, Dim, Map, MapExpr, Op, Set, Value
from redverify.frontends.mlir.scalars import widths
from redverify.frontends.mlir.scalars.widths import (
    NotAffine,
    Proves,
    Word,
    ceil_div,
    floor_div,
    greatest,
    least,
    modulo,
    plus,
    times,
)
from redverify.language import core
from redverify.language.core import IConst, IndexExpr

#: What finds the index that a value is.
Get = Callable[[Value], IndexExpr]

#: What multiplies two indices.
Product = Callable[[IndexExpr, IndexExpr], IndexExpr]

_DIVISIONS = {"mod": modulo, "floordiv": floor_div, "ceildiv": ceil_div}


def _divided(op: str, left: IndexExpr, right: IndexExpr, proves: Proves | None) -> IndexExpr:
    divisor = linear(right)
    if divisor.is_constant and divisor.constant <= 0:
        raise NotAffine("a quotient or remainder by a number that is not positive")
    return _DIVISIONS[op](left, right, proves)


def evaluate(
    expr: MapExpr,
    dims: Sequence[IndexExpr],
    symbols: Sequence[IndexExpr],
    proves: Proves | None = None,
    product: Product | None = None,
) -> IndexExpr:
    """A result of a map at these operands; ``product`` multiplies two of them in another way."""

    def again(part: MapExpr) -> IndexExpr:
        return evaluate(part, dims, symbols, proves, product)

    match expr:
        case int():
            return IConst(expr)
        case Dim(position, symbol):
            return (symbols if symbol else dims)[position]
        case Binary("+", left, right):
            return plus(again(left), again(right))
        case Binary("*", left, right) if product is not None:
            return product(again(left), again(right))
        case Binary("*", left, right):
            return times(again(left), again(right), proves)
        case Binary(op, left, right):
            return _divided(op, again(left), again(right), proves)


def applied(
    found: Map,
    operands: Sequence[IndexExpr],
    proves: Proves | None = None,
    product: Product | None = None,
) -> tuple[IndexExpr, ...]:
    """All results of a map at its dimensions and symbols."""
    if len(operands) != found.dims + found.symbols:
        raise NotAffine("a map with another number of operands")
    dims, symbols = operands[: found.dims], operands[found.dims :]
    return tuple(evaluate(r, dims, symbols, proves, product) for r in found.results)


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
        results = applied(op.map("map"), [get(o) for o in op.operands], proves)
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
