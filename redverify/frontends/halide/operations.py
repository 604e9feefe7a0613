"""Halide's functions on numbers, made of the language's and of operations of machines.

Sources are Halide's ``IROperator.h`` and the documentation of its intrinsics. Signed division rounds so that
the remainder is not negative, and a quotient or remainder by 0 is 0. A shift by a negative count goes the
other way. Operations of machines have the names that :mod:`redverify.interpreter` knows, such as
``arith_andi_i32_i32_i32``: where one of them is undefined a run is no evidence, as Halide says nothing, too.
What is not here is a function of which nothing is known.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction

from redverify.frontends.halide.arithmetic import absolute, absolute_difference
from redverify.language import core
from redverify.language.types import BOOL, BUILTIN_TYPES, TypeKind, ValueType

#: The functions that a specification declares: types of the arguments and of the result by name.
Functions = dict[str, tuple[tuple[ValueType, ...], ValueType]]

_Values = tuple[core.ValueExpr, ...]

_BITWISE = {
    "bitwise_and": "arith_andi",
    "bitwise_or": "arith_ori",
    "bitwise_xor": "arith_xori",
    "popcount": "math_ctpop",
    "count_leading_zeros": "math_ctlz",
    "count_trailing_zeros": "math_cttz",
}

_WIDENING = {"widening_add": "+", "widening_sub": "-", "widening_mul": "*"}


def extern_name(name: str, arguments: Sequence[ValueType], result: ValueType) -> str:
    """The name of a function that Halide calls ``name``, with its types; equal only for equal functions.

    In runs nothing is known of what a function of such a name returns.
    """
    plain = re.fullmatch(r"[A-Za-z][A-Za-z0-9_]*", name) is not None
    own = name if plain else f"_{name.encode().hex()}"
    return "_".join(["halide", own, str(len(arguments)), *[t.name for t in arguments], result.name])


class Operations:
    """Makes values; ``functions`` collects what these need to be declared."""

    def __init__(self, functions: Functions) -> None:
        self.functions = functions
        self._known: Mapping[str, Callable[[_Values, ValueType], core.ValueExpr | None]] = {
            "abs": lambda v, t: absolute(v[0], t),
            "absd": lambda v, t: absolute_difference(v[0], v[1], t),
            "bitwise_not": lambda v, t: core.Apply(t, "-", (_number(t, -1), v[0])) if t != BOOL else None,
            "div_round_to_zero": lambda v, t: self._truncated("div", t, v),
            "mod_round_to_zero": lambda v, t: self._truncated("rem", t, v),
            "halving_add": lambda v, t: _halved(v, t, 0),
            "mux": _mux,
            "reinterpret": lambda v, t: self._bits(v[0], t),
            "round": lambda v, t: core.Apply(t, "roundeven", v) if t.is_floating else None,
            "rounding_halving_add": lambda v, t: _halved(v, t, 1),
            "saturating_add": lambda v, t: _saturated("+", v, t),
            "saturating_cast": lambda v, t: _clamped(v[0], t),
            "saturating_sub": lambda v, t: _saturated("-", v, t),
            "shift_left": lambda v, t: self._shift(v, left=True),
            "shift_right": lambda v, t: self._shift(v, left=False),
        }

    def apply(self, name: str, values: _Values, result: ValueType) -> core.ValueExpr:
        """A call of a function of Halide's that is no function of the language."""
        if name in _BITWISE and all(v.type == result for v in values):
            return self._on_bits(name, values, result)
        if name in _WIDENING and result.is_integer:
            return core.Apply(result, _WIDENING[name], tuple([_as(result, v) for v in values]))
        make = self._known.get(name)
        found = None if make is None else make(values, result)
        return self.extern(name, values, result) if found is None else found

    def extern(self, name: str, values: _Values, result: ValueType) -> core.ValueExpr:
        """A function of which nothing is known."""
        return self._declared(extern_name(name, [v.type for v in values], result), values, result)

    def machine(self, operation: str, result: ValueType, *values: core.ValueExpr) -> core.ValueExpr:
        """An operation of machines."""
        name = "_".join([operation, *[v.type.name for v in values], result.name])
        return self._declared(name, values, result)

    def _declared(self, name: str, values: _Values, result: ValueType) -> core.ValueExpr:
        self.functions[name] = (tuple([v.type for v in values]), result)
        return core.Apply(result, name, values, declared=True)

    # ------------------------------------------------------------ division, casts

    def division(self, op: str, left: core.ValueExpr, right: core.ValueExpr) -> core.ValueExpr:
        """``left / right`` or ``left % right`` of integers."""
        type_, zero = left.type, _number(left.type, 0)
        if isinstance(right, core.Literal) and isinstance(right.value, Fraction) and right.value > 0:
            return _by_constant(op, left, right)
        if right == zero:
            return zero
        signed = type_.kind is TypeKind.INT
        rest = self.machine("arith_remsi" if signed else "arith_remui", type_, left, right)
        whole = self.machine("arith_divsi" if signed else "arith_divui", type_, left, right)
        found = whole if op == "/" else rest
        if signed:
            step: core.ValueExpr = right if op == "%" else _number(type_, -1)
            up = core.Apply(type_, "+", (found, step))
            down = core.Apply(type_, "-", (found, step))
            moved = core.Apply(type_, "select", (core.Apply(BOOL, "<", (zero, right)), up, down))
            found = core.Apply(type_, "select", (core.Apply(BOOL, "<", (rest, zero)), moved, found))
        return core.Apply(type_, "select", (core.Apply(BOOL, "==", (right, zero)), zero, found))

    def cast(self, value: core.ValueExpr, type_: ValueType) -> core.ValueExpr:
        """A conversion; that of a float to an integer truncates, and is undefined where it does not fit."""
        if value.type == type_:
            return value
        if type_ == BOOL:
            return core.Apply(BOOL, "!=", (value, _number(value.type, 0)))
        if value.type.is_floating and type_.is_integer:
            signed = type_.kind is TypeKind.INT
            return self.machine("arith_fptosi" if signed else "arith_fptoui", type_, value)
        return core.Cast(type_, value)

    def _truncated(self, what: str, type_: ValueType, values: _Values) -> core.ValueExpr:
        sign = "s" if type_.kind is TypeKind.INT else "u"
        return self.machine(f"arith_{what}{sign}i", type_, *values)

    def _bits(self, value: core.ValueExpr, type_: ValueType) -> core.ValueExpr | None:
        """The bits of a value as another type."""
        if value.type == type_:
            return value
        if not (value.type.is_numeric and type_.is_numeric) or value.type.bits != type_.bits:
            return None
        if value.type.is_integer and type_.is_integer:
            return core.Cast(type_, value)
        return self.machine("arith_bitcast", type_, value)

    # ------------------------------------------------------------ bits

    def _on_bits(self, name: str, values: _Values, type_: ValueType) -> core.ValueExpr:
        if type_ == BOOL:
            word = {"bitwise_and": "and", "bitwise_or": "or", "bitwise_xor": "!="}.get(name)
            return self.extern(name, values, type_) if word is None else core.Apply(BOOL, word, values)
        if name == "bitwise_and":
            for value, mask in (values, values[::-1]):
                if isinstance(mask, core.Literal) and (size := _power(mask)) is not None:
                    return _by_constant("%", value, core.Literal(type_, Fraction(size)))
        return self.machine(_BITWISE[name], type_, *values)

    def _shift(self, values: _Values, *, left: bool) -> core.ValueExpr:
        """A shift; one by as many bits as the type has, or more, is undefined."""
        value, count = values
        type_, signed = value.type, count.type.kind is TypeKind.INT
        right = "arith_shrsi" if type_.kind is TypeKind.INT else "arith_shrui"
        forth, back = ("arith_shli", right) if left else (right, "arith_shli")
        found = self.machine(forth, type_, value, _count(count, type_))
        if not signed or (isinstance(count, core.Literal) and count.value >= 0):  # type: ignore[operator]
            return found
        zero = _number(count.type, 0)
        other = self.machine(back, type_, value, _count(core.Apply(count.type, "neg", (count,)), type_))
        return core.Apply(type_, "select", (core.Apply(BOOL, "<", (count, zero)), other, found))


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


def _count(count: core.ValueExpr, type_: ValueType) -> core.ValueExpr:
    """A count as a number of ``type_``; a greater one than the type has bits stays one."""
    if count.type.bits > type_.bits:
        count = core.Apply(count.type, "min", (count, _number(count.type, type_.bits)))
    return _as(type_, count)


def _wider(type_: ValueType) -> ValueType | None:
    """The signed type of twice the bits, which holds sums and differences of all numbers of a type."""
    return BUILTIN_TYPES[f"i{2 * type_.bits}"] if type_.is_integer and type_.bits <= 32 else None


def _saturated(op: str, values: _Values, type_: ValueType) -> core.ValueExpr | None:
    wide = _wider(type_)
    if wide is None or any(v.type != type_ for v in values):
        return None
    return _clamped(core.Apply(wide, op, tuple([core.Cast(wide, v) for v in values])), type_)


def _halved(values: _Values, type_: ValueType, more: int) -> core.ValueExpr | None:
    """Half of the sum of two numbers and ``more``, rounded down."""
    wide = _wider(type_)
    if wide is None or any(v.type != type_ for v in values):
        return None
    total: core.ValueExpr = core.Apply(wide, "+", tuple([core.Cast(wide, v) for v in values]))
    if more:
        total = core.Apply(wide, "+", (total, _number(wide, more)))
    return core.Cast(type_, core.Apply(wide, "floordiv", (total, _number(wide, 2))))


def _clamped(value: core.ValueExpr, type_: ValueType) -> core.ValueExpr | None:
    """An integer as the nearest one of a type."""
    source = value.type
    if not (source.is_integer and type_.is_integer):
        return None
    if type_.greatest < source.greatest:
        value = core.Apply(source, "min", (value, _number(source, type_.greatest)))
    if source.least < type_.least:
        value = core.Apply(source, "max", (value, core.Literal(source, Fraction(type_.least))))
    return _as(type_, value)


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
