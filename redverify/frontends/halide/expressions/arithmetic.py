"""Operations on values that Halide has and the language has not."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from redverify.language import core
from redverify.language.terms import rebuild
from redverify.language.types import BOOL, ValueType


def of_index(type_: ValueType, index: core.IndexExpr) -> core.ValueExpr:
    """An index as a value; a constant that fits is a literal."""
    if isinstance(index, core.IConst) and type_.is_integer and type_.least <= index.value <= type_.greatest:
        return core.Literal(type_, Fraction(index.value))
    return core.IndexCast(type_, index)


def absolute(value: core.ValueExpr, result: ValueType) -> core.ValueExpr:
    """The absolute value; that of an integer is unsigned."""
    if value.type.is_floating:
        return core.Apply(value.type, "abs", (value,))
    zero = core.Literal(value.type, Fraction(0))
    negated = core.Apply(value.type, "neg", (value,))
    chosen = core.Apply(value.type, "select", (core.Apply(BOOL, "<", (value, zero)), negated, value))
    return core.Cast(result, chosen)


def absolute_difference(left: core.ValueExpr, right: core.ValueExpr, result: ValueType) -> core.ValueExpr:
    """``absd(left, right)``; that of signed integers is unsigned, and fits."""
    type_ = left.type
    condition = core.Apply(BOOL, "<", (left, right))
    parts = (core.Apply(type_, "-", (right, left)), core.Apply(type_, "-", (left, right)))
    chosen = core.Apply(type_, "select", (condition, *parts))
    return chosen if type_ == result else core.Cast(result, chosen)


def remainder(left: core.ValueExpr, right: core.ValueExpr) -> core.ValueExpr:
    """``left % right`` of floats: what is left of a quotient that is rounded down."""
    type_ = left.type
    quotient = core.Apply(type_, "floor", (core.Apply(type_, "/", (left, right)),))
    return core.Apply(type_, "-", (left, core.Apply(type_, "*", (right, quotient))))


def with_extremes(value: core.ValueExpr, of_floats: Callable[[], None]) -> core.ValueExpr:
    """The value with ``min(a, b)`` for ``select(a < b, a, b)``, and so on, as Halide's simplifier writes it.

    Of integers that is the same. Of floats it is not where one is not a number, or both are zeros: each calls
    ``of_floats``.
    """
    if isinstance(value, core.Read | core.Access | core.Reduce | core.Element):
        return value
    value = rebuild(value, lambda part: with_extremes(part, of_floats), lambda i: i, lambda c: c)
    match value:
        case core.Apply(type_, "select", (core.Apply(_, "<" | "<=", (left, right)), then, otherwise)):
            for name, least in (("min", left), ("max", right)):
                if least == then and {left, right} == {then, otherwise}:
                    if type_.is_floating:
                        of_floats()
                    return core.Apply(type_, name, (then, otherwise))
    return value
