"""Which numbers a type has: exact casts, and rounding to nearest even."""

from __future__ import annotations

from fractions import Fraction

from redverify.language.types import TypeKind, ValueType


def exact_cast(source: ValueType, target: ValueType) -> bool:
    """Whether a cast between numeric types never rounds."""
    if target.kind is TypeKind.REAL:
        return source.is_numeric and (source.is_integer or source.kind is TypeKind.REAL)
    if not target.is_floating:
        return False
    if source.is_floating:
        narrow, wide = source.format, target.format
        return narrow.exponent <= wide.exponent and narrow.significand <= wide.significand
    if source.is_integer:
        magnitude = source.bits - (source.kind is TypeKind.INT)
        return magnitude <= target.format.significand and magnitude <= target.format.top
    return False


def rounded_to(type_: ValueType, value: Fraction) -> Fraction | None:
    """The nearest number of a floating-point type, to even; ``None`` beyond the largest one."""
    precision, top = type_.format.significand, type_.format.top
    if value == 0:
        return value
    magnitude = abs(value)
    exponent = magnitude.numerator.bit_length() - magnitude.denominator.bit_length()
    if magnitude < Fraction(2) ** exponent:
        exponent -= 1
    unit = Fraction(2) ** (max(exponent, 1 - top) + 1 - precision)
    rounded = round(magnitude / unit) * unit
    if rounded >= Fraction(2) ** (top + 1):
        return None
    return -rounded if value < 0 else rounded


def rounded_literal(type_: ValueType, value: Fraction | bool | str) -> Fraction | bool | str:
    """A literal's number in a floating-point type: rounded, ``"inf"`` or ``"-inf"`` beyond the largest
    one, and ``"-0.0"`` for a negative one that rounds to zero."""
    if isinstance(value, str):
        return value
    exact = Fraction(value)
    rounded = rounded_to(type_, exact)
    if rounded is None:
        return "-inf" if exact < 0 else "inf"
    return "-0.0" if rounded == 0 and exact < 0 else rounded
