"""Arithmetic on float constants, as IEEE floats round: to nearest, ties to even.

A pass folds constants. Where only laws of floats are known (``abstract-bitwise``), a proof
knows nothing of ``1.0 / 3.0``: so it is folded in both programs. Constants that are not finite numbers are
left alone, and so is division by zero: of these the encodings know what is to be known.
"""

from __future__ import annotations

from fractions import Fraction

from redverify.frontends.common.floats import nearest
from redverify.language import core
from redverify.language.encodings import FloatLaws, encoding_of

_NEGATIVE_ZERO = "-0.0"


def folded(value: core.ValueExpr, values: str) -> core.ValueExpr:
    """The value as a constant, where its operands are finite constants and floats are bits (``values``)."""
    if not value.type.is_floating or encoding_of(values).laws is not FloatLaws.BITWISE:
        return value
    match value:
        case core.Apply(type_, ("+" | "-" | "*" | "/") as function, (left, right), False):
            found = _of_two(function, left, right, type_.name)
        case core.Cast(type_, operand) if operand.type.is_floating:
            found = _of_cast(operand, type_.name)
        case _:
            found = None
    return value if found is None else core.Literal(value.type, found)


def _finite(value: core.ValueExpr) -> tuple[Fraction, bool] | None:
    """The number that a constant is, and whether its sign is a minus; ``None`` for all else."""
    if not isinstance(value, core.Literal):
        return None
    if value.value == _NEGATIVE_ZERO:
        return Fraction(0), True
    if isinstance(value.value, Fraction | int) and not isinstance(value.value, bool):
        return Fraction(value.value), value.value < 0
    return None


def _of_two(function: str, left: core.ValueExpr, right: core.ValueExpr, type_: str) -> Fraction | str | None:
    one, other = _finite(left), _finite(right)
    if one is None or other is None:
        return None
    (x, minus), (y, also) = one, other
    if function in "+-":
        also = also != (function == "-")
        result = x + y if function == "+" else x - y
        return _rounded(result, minus and also, type_)
    if function == "/" and y == 0:
        return None
    return _rounded(x * y if function == "*" else x / y, minus != also, type_)


def _of_cast(operand: core.ValueExpr, type_: str) -> Fraction | str | None:
    known = _finite(operand)
    return None if known is None else _rounded(*known, type_)


def _rounded(exact: Fraction, minus_if_zero: bool, type_: str) -> Fraction | str:
    """The float next to a number; a sum or product that is exactly 0 has a sign of its own."""
    if exact == 0:
        return _NEGATIVE_ZERO if minus_if_zero else Fraction(0)
    return nearest(exact, type_)
