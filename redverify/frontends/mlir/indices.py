"""Index arithmetic of MLIR as index expressions: affine maps, and the operations of ``index`` values."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from redverify.frontends.common.terms import canonical, compare, conjunction, linear
from redverify.frontends.mlir.ir import Binary, Dim, Map, MapExpr, Op, Set, Value
from redverify.language import core
from redverify.language.core import IConst, IndexExpr

#: What finds the index that a value is.
Get = Callable[[Value], IndexExpr]

#: What multiplies two indices.
Product = Callable[[IndexExpr, IndexExpr], IndexExpr]

#: Whether a condition holds at a place, for all sizes.
Proves = Callable[[core.Cond], bool]


class NotAffine(Exception):
    """A product or quotient that no affine expression says; its text tells which."""


def _constant(expr: IndexExpr, what: str) -> int:
    value = linear(expr)
    if not value.is_constant:
        raise NotAffine(what)
    return value.constant


def times(left: IndexExpr, right: IndexExpr) -> IndexExpr:
    """The product, if one side is a constant."""
    if linear(left).is_constant:
        left, right = right, left
    return canonical(core.IMul(_constant(right, "a product of two variables"), left))


def floor_div(left: IndexExpr, right: IndexExpr) -> IndexExpr:
    """``left floordiv right`` by a positive constant."""
    divisor = _constant(right, "a quotient by a variable")
    if divisor <= 0:
        raise NotAffine("a quotient by a number that is not positive")
    return canonical(core.IDiv(left, divisor))


def ceil_div(left: IndexExpr, right: IndexExpr) -> IndexExpr:
    """``left ceildiv right`` by a positive constant."""
    divisor = _constant(right, "a quotient by a variable")
    if divisor <= 0:
        raise NotAffine("a quotient by a number that is not positive")
    return canonical(core.IDiv(core.IAdd(left, IConst(divisor - 1)), divisor))


def modulo(left: IndexExpr, right: IndexExpr) -> IndexExpr:
    """``left mod right`` by a positive constant."""
    divisor = _constant(right, "a remainder by a variable")
    if divisor <= 0:
        raise NotAffine("a remainder by a number that is not positive")
    return canonical(core.IMod(left, divisor))


def minus(left: IndexExpr, right: IndexExpr) -> IndexExpr:
    """``left - right``."""
    return canonical(core.IAdd(left, core.IMul(-1, right)))


def plus(left: IndexExpr, right: IndexExpr) -> IndexExpr:
    """``left + right``."""
    return canonical(core.IAdd(left, right))


_BINARY = {"+": plus, "*": times, "mod": modulo, "floordiv": floor_div, "ceildiv": ceil_div}


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


def least(operands: Sequence[IndexExpr]) -> IndexExpr:
    """The least of the operands."""
    distinct = tuple(dict.fromkeys(canonical(o) for o in operands))
    return distinct[0] if len(distinct) == 1 else canonical(core.IMin(distinct))


def greatest(operands: Sequence[IndexExpr]) -> IndexExpr:
    """The greatest of the operands."""
    distinct = tuple(dict.fromkeys(canonical(o) for o in operands))
    return distinct[0] if len(distinct) == 1 else canonical(core.IMax(distinct))


_PLAIN = {
    "addi": plus,
    "add": plus,
    "subi": minus,
    "sub": minus,
    "muli": times,
    "mul": times,
    "ceildivsi": ceil_div,
    "ceildivs": ceil_div,
    "floordivsi": floor_div,
    "floordivs": floor_div,
}

#: The same as these where the operand is not negative: quotients round towards zero, words have no sign.
_IF_NOT_NEGATIVE = {
    "divsi": floor_div,
    "divs": floor_div,
    "divui": floor_div,
    "divu": floor_div,
    "remsi": modulo,
    "rems": modulo,
    "remui": modulo,
    "remu": modulo,
    "ceildivui": ceil_div,
    "ceildivu": ceil_div,
}
_EXTREMES = {"minsi": least, "mins": least, "maxsi": greatest, "maxs": greatest}
_UNSIGNED_EXTREMES = {"minui": least, "minu": least, "maxui": greatest, "maxu": greatest}


def index_of(op: Op, get: Get, proves: Proves) -> IndexExpr | None:
    """The index that an operation computes; ``None`` if it computes none that is known here."""
    dialect, _, name = op.name.partition(".")
    if op.name in ("affine.apply", "affine.min", "affine.max"):
        results = applied(op.map("map"), [get(o) for o in op.operands])
        return results[0] if name == "apply" else least(results) if name == "min" else greatest(results)
    if dialect not in ("arith", "index"):
        return None
    if name == "constant":
        value = op.attributes.get("value")
        return IConst(value) if isinstance(value, int) else None
    operands = [get(o) for o in op.operands]
    if name in _PLAIN:
        return _PLAIN[name](operands[0], operands[1])
    if name in _EXTREMES:
        return _EXTREMES[name](operands)
    if name in _IF_NOT_NEGATIVE or name in _UNSIGNED_EXTREMES:
        if not all(proves(core.CCmp(">=", o, IConst(0))) for o in operands):
            raise NotAffine(f"{name} of an operand that is not known to be at least 0")
        if name in _UNSIGNED_EXTREMES:
            return _UNSIGNED_EXTREMES[name](operands)
        return _IF_NOT_NEGATIVE[name](operands[0], operands[1])
    if name in ("index_cast", "index_castui", "casts", "castu"):
        return None
    return None


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

_SIGNED = {0: "==", 1: "!=", 2: "<", 3: "<=", 4: ">", 5: ">="}
_UNSIGNED = {6: "<", 7: "<=", 8: ">", 9: ">="}


def comparison(predicate: int, left: IndexExpr, right: IndexExpr, proves: Proves) -> core.Cond:
    """``arith.cmpi`` of two indices."""
    if predicate in _SIGNED:
        return compare(_SIGNED[predicate], left, right)
    if not all(proves(core.CCmp(">=", side, IConst(0))) for side in (left, right)):
        raise NotAffine("an unsigned comparison of an index that is not known to be at least 0")
    return compare(_UNSIGNED[predicate], left, right)
