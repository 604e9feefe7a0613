"""The ``ieee`` encoding: SMT-LIB's theory of floating-point numbers, rounding to nearest even.

Minima and maxima are those of IEEE 754-2019 (``minimum``, ``maximum``): a NaN wins, and -0.0 is
less than +0.0. Values of type ``real`` are real numbers.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import z3

from redverify.language import core
from redverify.language.types import TypeKind, ValueType
from redverify.solving.encodings.arithmetic import Raw
from redverify.solving.encodings.real import Real
from redverify.solving.rounding import rounded_literal

#: The modes of functions that round to an integer.
_ROUNDINGS = {"floor": z3.RTN, "ceil": z3.RTP, "trunc": z3.RTZ, "round": z3.RNA, "roundeven": z3.RNE}


class Ieee(Real):
    """Floating-point numbers, bit by bit."""

    def sort(self, type_: ValueType) -> Any:
        """The floating-point sort of the type."""
        if not type_.is_floating:
            return super().sort(type_)
        return z3.FPSort(type_.format.exponent, type_.format.significand)

    def literal(self, type_: ValueType, value: Raw) -> Any:
        """The nearest number of the type."""
        if not type_.is_floating:
            return super().literal(type_, value)
        sort = self.sort(type_)
        if value == "inf":
            return z3.fpPlusInfinity(sort)
        if value == "-inf":
            return z3.fpMinusInfinity(sort)
        if value == "-0.0":
            return z3.fpMinusZero(sort)
        assert isinstance(value, Fraction)
        if value == 0:
            return z3.fpPlusZero(sort)
        return z3.simplify(z3.fpToFP(z3.RNE(), z3.RealVal(str(value)), sort))

    def number(self, type_: ValueType, value: Raw) -> Raw:
        """The nearest number of the type; an infinity beyond the largest one."""
        return rounded_literal(type_, value) if type_.is_floating else value

    def apply(self, term: core.Apply, arguments: list[Any]) -> Any | None:
        """Arithmetic rounded to nearest even."""
        if not term.arguments[0].type.is_floating:
            return super().apply(term, arguments)
        mode, a = z3.RNE(), arguments
        match term.function:
            case "+":
                return z3.fpAdd(mode, a[0], a[1])
            case "-":
                return z3.fpSub(mode, a[0], a[1])
            case "*":
                return z3.fpMul(mode, a[0], a[1])
            case "/":
                return z3.fpDiv(mode, a[0], a[1])
            case "neg":
                return z3.fpNeg(a[0])
            case "abs":
                return z3.fpAbs(a[0])
            case "sqrt":
                return z3.fpSqrt(mode, a[0])
            case "floor" | "ceil" | "trunc" | "round" | "roundeven":
                return z3.fpRoundToIntegral(_ROUNDINGS[term.function](), a[0])
            case "min" | "max":
                return _extreme(term.function, a[0], a[1])
            case "==":
                return z3.fpEQ(a[0], a[1])
            case "!=":
                return z3.Not(z3.fpEQ(a[0], a[1]))
            case "<":
                return z3.fpLT(a[0], a[1])
            case "<=":
                return z3.fpLEQ(a[0], a[1])
            case ">":
                return z3.fpGT(a[0], a[1])
            case ">=":
                return z3.fpGEQ(a[0], a[1])
        return None

    def cast(self, source: ValueType, target: ValueType, value: Any) -> Any | None:
        """Casts to floats round to nearest even; others are uninterpreted."""
        if not target.is_floating:
            return None if source.is_floating else super().cast(source, target, value)
        sort = self.sort(target)
        if source.is_floating:
            return z3.fpToFP(z3.RNE(), value, sort)
        if source.kind is TypeKind.INT:
            return z3.fpSignedToFP(z3.RNE(), value, sort)
        if source.kind is TypeKind.UINT:
            return z3.fpUnsignedToFP(z3.RNE(), value, sort)
        return None

    def index_cast(self, target: ValueType, number: Any, *, exact: bool) -> Any | None:
        """Exact for ``real``; uninterpreted for floats."""
        return None if target.is_floating else super().index_cast(target, number, exact=exact)


def _extreme(function: str, x: Any, y: Any) -> Any:
    """``minimum`` or ``maximum`` of IEEE 754-2019."""
    zero_first = z3.And(z3.fpIsZero(x), z3.fpIsZero(y), z3.fpIsNegative(x))
    x_least = z3.If(z3.And(z3.fpIsZero(x), z3.fpIsZero(y)), zero_first, z3.fpLT(x, y))
    smaller, larger = z3.If(x_least, x, y), z3.If(x_least, y, x)
    chosen = smaller if function == "min" else larger
    return z3.If(z3.fpIsNaN(x), x, z3.If(z3.fpIsNaN(y), y, chosen))
