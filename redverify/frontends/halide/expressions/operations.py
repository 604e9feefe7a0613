"""Halide's functions on numbers, made of the language's and of operations of machines.

Sources are Halide's ``IROperator.h`` and the documentation of its intrinsics. What operations of machines
(:mod:`redverify.language.machine_operations`) return is known to runs and to proofs. What is not here is an
uninterpreted function.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from fractions import Fraction

from redverify.frontends.halide.expressions.arithmetic import absolute, absolute_difference
from redverify.language import core
from redverify.language.machine_operations import function_name
from redverify.language.types import BOOL, TypeKind, ValueType

#: The functions that a specification declares: types of the arguments and of the result by name.
Functions = dict[str, tuple[tuple[ValueType, ...], ValueType]]

_Values = tuple[core.ValueExpr, ...]

#: Operations on integers, by Halide's names.
_ON_INTEGERS = {
    "bitwise_and": "word_and",
    "bitwise_or": "word_or",
    "bitwise_xor": "word_xor",
    "popcount": "word_popcount",
    "count_leading_zeros": "word_clz",
    "count_trailing_zeros": "word_ctz",
    "div_round_to_zero": "word_truncdiv",
    "mod_round_to_zero": "word_truncmod",
    **{
        name: f"halide_{name}"
        for name in (
            *("shift_left", "shift_right", "saturating_cast", "saturating_add", "saturating_sub"),
            *("halving_add", "rounding_halving_add", "halving_sub"),
            *("mul_shift_right", "rounding_mul_shift_right"),
        )
    },
}

_ON_TRUTH = {"bitwise_and": "and", "bitwise_or": "or", "bitwise_xor": "!="}

_WIDENING = {"widening_add": "+", "widening_sub": "-", "widening_mul": "*"}


def extern_name(name: str, arguments: Sequence[ValueType], result: ValueType) -> str:
    """The name of a function that Halide calls ``name``, with its types; equal only for equal functions."""
    plain = re.fullmatch(r"[A-Za-z][A-Za-z0-9_]*", name) is not None
    own = name if plain else f"_{name.encode().hex()}"
    return function_name(f"extern_{own}_{len(arguments)}", (*arguments, result))


class Operations:
    """Makes values; ``functions`` collects what these need to be declared."""

    def __init__(self, functions: Functions) -> None:
        self.functions = functions

    def apply(self, name: str, values: _Values, result: ValueType) -> core.ValueExpr:
        """A call of a function of Halide's that is not a function of the language."""
        found = self._known(name, values, result)
        return self.extern(name, values, result) if found is None else found

    def _known(self, name: str, values: _Values, result: ValueType) -> core.ValueExpr | None:
        if result == BOOL and name in _ON_TRUTH:
            return core.Apply(BOOL, _ON_TRUTH[name], values)
        integers = all(t.is_integer for t in (result, *[v.type for v in values]))
        match name:
            case "abs":
                return absolute(values[0], result)
            case "absd":
                return absolute_difference(values[0], values[1], result)
            case "round" if result.is_floating:
                return core.Apply(result, "roundeven", values)
            case "reinterpret":
                return self._bits(values[0], result)
            case "mux":
                return _mux(values, result)
            case "bitwise_not" if integers:
                return core.Apply(result, "-", (_number(result, -1), values[0]))
            case "bitwise_and" if integers and (masked := _masked(values)) is not None:
                return masked
        if name in _WIDENING and integers:
            return core.Apply(result, _WIDENING[name], tuple([_as(result, v) for v in values]))
        return (
            self.machine(_ON_INTEGERS[name], result, *values) if integers and name in _ON_INTEGERS else None
        )

    def extern(self, name: str, values: _Values, result: ValueType) -> core.ValueExpr:
        """An uninterpreted function."""
        return self._declared(extern_name(name, [v.type for v in values], result), values, result)

    def machine(self, operation: str, result: ValueType, *values: core.ValueExpr) -> core.ValueExpr:
        """An operation of machines."""
        return self._declared(function_name(operation, (*[v.type for v in values], result)), values, result)

    def _declared(self, name: str, values: _Values, result: ValueType) -> core.ValueExpr:
        self.functions[name] = (tuple([v.type for v in values]), result)
        return core.Apply(result, name, values, declared=True)

    def division(self, op: str, left: core.ValueExpr, right: core.ValueExpr) -> core.ValueExpr:
        """``left / right`` or ``left % right`` of integers: the remainder is not negative, and 0 by 0."""
        if isinstance(right, core.Literal) and isinstance(right.value, Fraction) and right.value > 0:
            return _by_constant(op, left, right)
        return self.machine("halide_div" if op == "/" else "halide_mod", left.type, left, right)

    def cast(self, value: core.ValueExpr, type_: ValueType) -> core.ValueExpr:
        """A conversion; that of a float to an integer truncates, and is undefined where it does not fit."""
        if type_ == BOOL:
            return core.Apply(BOOL, "!=", (value, _number(value.type, 0)))
        if value.type.is_floating and type_.is_integer:
            return self.machine(
                "arith_fptosi" if type_.kind is TypeKind.INT else "arith_fptoui", type_, value
            )
        return core.Cast(type_, value)

    def _bits(self, value: core.ValueExpr, type_: ValueType) -> core.ValueExpr | None:
        """The bits of a value as another type."""
        if value.type == type_:
            return value
        if not (value.type.is_numeric and type_.is_numeric) or value.type.bits != type_.bits:
            return None
        if value.type.is_integer and type_.is_integer:
            return core.Cast(type_, value)
        return self.machine("arith_bitcast", type_, value)


def _number(type_: ValueType, value: int) -> core.Literal:
    """A number; -1 has all bits set, of an unsigned type, too."""
    return core.Literal(type_, Fraction(value % (1 << type_.bits) if type_.kind is TypeKind.UINT else value))


def _power(mask: core.Literal) -> int | None:
    """The power of two that is one more than a mask, if the type has it: then ``x & mask`` is a remainder."""
    size = int(mask.value) + 1 if isinstance(mask.value, Fraction) else 0
    return size if 0 < size <= mask.type.greatest and not size & (size - 1) else None


def _as(type_: ValueType, value: core.ValueExpr) -> core.ValueExpr:
    return value if value.type == type_ else core.Cast(type_, value)


def _by_constant(op: str, left: core.ValueExpr, right: core.Literal) -> core.ValueExpr:
    """Division by a positive constant, rounded down."""
    type_ = left.type
    if type_.kind is TypeKind.INT:
        return core.Apply(type_, "floordiv" if op == "/" else "floormod", (left, right))
    quotient = core.Apply(type_, "/", (left, right))
    if op == "/":
        return quotient
    return core.Apply(type_, "-", (left, core.Apply(type_, "*", (quotient, right))))


def _masked(values: _Values) -> core.ValueExpr | None:
    """``x & mask`` for a mask of the last bits: a remainder."""
    for value, mask in (values, values[::-1]):
        if isinstance(mask, core.Literal) and (size := _power(mask)) is not None:
            return _by_constant("%", value, core.Literal(value.type, Fraction(size)))
    return None


def _mux(values: _Values, type_: ValueType) -> core.ValueExpr | None:
    """The value that an index picks; the last one for any other index."""
    index, *choices = values
    if not index.type.is_integer or any(c.type != type_ for c in choices):
        return None
    found = choices[-1]
    for number, choice in reversed(list(enumerate(choices[:-1]))):
        equal = core.Apply(BOOL, "==", (index, _number(index.type, number)))
        found = core.Apply(type_, "select", (equal, choice, found))
    return found
