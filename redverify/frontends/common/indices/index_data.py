"""Index expressions that a program uses as data, where they are not affine.

An average over the part of a window that lies inside of an image divides by ``f32(rows * columns)``, where
both factors depend on the position. The product is not an index, so the language can say it: as a product of
machine integers. These wrap where the mathematical product would not fit. It is assumed of every program that
its index arithmetic does not overflow, and then the two are the same.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import reduce

from redverify.frontends.common.indices.nonlinear import StandIns
from redverify.frontends.common.terms import linear
from redverify.language import core
from redverify.language.terms import free_variables, rebuild
from redverify.language.types import BUILTIN_TYPES

#: The type of index arithmetic as data: the widest that compilers have.
_INTEGER = BUILTIN_TYPES["i64"]


def arithmetic_of(
    value: core.ValueExpr, stand_ins: StandIns, is_affine: Callable[[core.IndexExpr], bool]
) -> core.ValueExpr:
    """The value with each index expression that is used as data and is not affine made arithmetic on data.

    Only sums, products, ``min`` and ``max`` can be made so; what has another operation stays.
    """
    if not free_variables(value) & set(stand_ins.of):
        return value

    def again(part: core.ValueExpr) -> core.ValueExpr:
        match part:
            case core.IndexCast(type_, operand) if not is_affine(operand):
                data = _as_data(operand, stand_ins, is_affine)
                if data is None:
                    return part
                return data if type_ == _INTEGER else core.Cast(type_, data)
            case core.Access() | core.Read() | core.Reduce():
                return part
            case _:
                return rebuild(part, again, lambda e: e, lambda c: c)

    return again(value)


def _as_data(
    expr: core.IndexExpr, stand_ins: StandIns, is_affine: Callable[[core.IndexExpr], bool]
) -> core.ValueExpr | None:
    """An index expression as a machine integer; ``None`` if it has a quotient by a variable."""
    if is_affine(expr):
        return core.IndexCast(_INTEGER, expr)
    match expr:
        case core.IVar(name):
            meaning = stand_ins.of.get(name)
            if meaning is None or meaning.kind != "*":
                return None
            function, parts = "*", [meaning.left, meaning.right]
        case core.IMin(operands) | core.IMax(operands):
            function, parts = "min" if isinstance(expr, core.IMin) else "max", list(operands)
        case core.IAdd() | core.IMul():
            total = linear(expr)
            terms = [_times(factor, _as_data(atom, stand_ins, is_affine)) for atom, factor in total.terms]
            return _sum(terms, total.constant)
        case _:
            return None
    return _joined(function, [_as_data(part, stand_ins, is_affine) for part in parts])


def _sum(terms: list[core.ValueExpr | None], constant: int) -> core.ValueExpr | None:
    last = [core.IndexCast(_INTEGER, core.IConst(constant))] if constant else []
    return _joined("+", [*terms, *last])


def _times(factor: int, value: core.ValueExpr | None) -> core.ValueExpr | None:
    if value is None or factor == 1:
        return value
    return core.Apply(_INTEGER, "*", (core.Literal(_INTEGER, Fraction(factor)), value))


def _joined(function: str, parts: list[core.ValueExpr | None]) -> core.ValueExpr | None:
    """The parts joined by a function of two values, from the left; ``None`` if one of them is."""
    known = [part for part in parts if part is not None]
    if len(known) < len(parts) or not known:
        return None
    return reduce(lambda left, right: core.Apply(_INTEGER, function, (left, right)), known)


__all__ = ["arithmetic_of"]
