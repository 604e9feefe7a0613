"""Literals: the value of a literal at the type its context gives it."""

from __future__ import annotations

from fractions import Fraction

from redverify.language.core import Literal
from redverify.language.diagnostics import fail
from redverify.language.source import Span
from redverify.language.syntax import Number
from redverify.language.types import TypeKind, ValueType


def number(literal: Number, type_: ValueType, span: Span, *, negative: bool = False) -> Literal:
    """A number, with the sign of a unary minus in front of it, at ``type_``."""
    shown = f"`-{literal.text}`" if negative else f"`{literal.text}`"
    if not type_.is_numeric:
        hint = (
            "write `true` or `false`"
            if type_.kind is TypeKind.BOOL
            else "only numeric types have number literals"
        )
        raise fail("RV209", f"{shown} where a value of type {type_} is expected", span, hint)
    if type_.is_integer:
        if not literal.is_whole:
            raise fail("RV210", f"{shown} is not a literal of type {type_}", span, "write an integer")
        value = -int(literal.text) if negative else int(literal.text)
        if not type_.least <= value <= type_.greatest:
            raise fail(
                "RV210",
                f"the literal does not fit {type_}",
                span,
                f"{type_} holds {type_.least} to {type_.greatest}",
            )
        return Literal(type_, Fraction(value))
    magnitude = Fraction(literal.text)
    if negative and magnitude == 0 and type_.is_floating:
        return Literal(type_, "-0.0")
    return Literal(type_, -magnitude if negative else magnitude)


def infinity(type_: ValueType, span: Span, *, negative: bool = False) -> Literal:
    """``inf`` or ``-inf`` at ``type_``, which must be floating."""
    text = "-inf" if negative else "inf"
    if not type_.is_floating:
        raise fail(
            "RV210", f"`{text}` is not a literal of type {type_}", span, "only f16, bf16, f32 and f64 have it"
        )
    return Literal(type_, text)
