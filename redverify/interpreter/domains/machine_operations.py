"""What operations of machines return, for functions that are declared under their names.

Front ends declare an operation that the language has no word for as a function
(:mod:`redverify.language.machine_operations`). A refutation that rests on a freely chosen function is none of
the real operation, for which ``and(x, y)`` is ``and(y, x)``. So a run computes what the operation returns:
``arith`` and ``math`` as the documentation of MLIR's dialects says, ``halide`` as that of Halide, ``tvm`` as
LLVM's language reference says of the instructions that TVM makes. Where that is undefined, where it rounds in
a way that is not known here, and where nothing is known about the function, the result is
:class:`~.terms.Unknown`, on which no verdict rests.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Callable
from fractions import Fraction
from functools import partial

from redverify.interpreter.domains.arithmetic import rational_to_float, truncated
from redverify.interpreter.domains.terms import Open, Unknown, Value
from redverify.language.core import Apply, Operator
from redverify.language.machine_operations import operation_of, operation_of_operator
from redverify.language.types import TypeKind, ValueType, wrap

#: The largest exponent with which a power is computed.
_EXPONENT = 64

_FORMATS = {"f16": ("e", "h"), "f32": ("f", "i"), "f64": ("d", "q")}


class _Undefined(Exception):
    """The operation has no result here, or none that is known."""


def meaning_of(apply: Apply, *, exact: bool, ieee: bool) -> Callable[..., Value] | None:
    """What a declared function returns; ``None`` if it is the user's.

    ``exact``: numbers of floating types are exact; ``ieee``: they are IEEE floats.
    """
    operation = operation_of(apply)
    if operation is None:
        return None
    types = tuple(a.type for a in apply.arguments)
    floats = any(t.is_floating for t in (*types, apply.type))
    words = all(t.is_integer or t.kind is TypeKind.BOOL for t in (*types, apply.type))
    function = _INTEGERS.get(operation) if words else None
    if floats and (exact or ieee):
        function = _IEEE.get(operation) if ieee else _EXACT.get(operation)

    def call(*arguments: Value) -> Value:
        shown = f"{apply.function}({', '.join(map(str, arguments))})"
        if function is None or any(isinstance(a, Open) or not _is_number(a) for a in arguments):
            return Unknown(shown)
        try:
            return function(types, apply.type, *arguments)
        except (_Undefined, ArithmeticError, ValueError, TypeError, struct.error):
            return Unknown(shown)

    return call


def meaning_of_operator(operator: Operator) -> Callable[[Value, Value], Value] | None:
    """What a declared operator returns that is an operation of machines; ``None`` for all others."""
    operation, type_ = operation_of_operator(operator), operator.type
    if operation is None:
        return None
    function = _INTEGERS[operation]
    return lambda x, y: function((type_, type_), type_, x, y)


def _is_number(value: Value) -> bool:
    return isinstance(value, bool | int | float | Fraction)


# ---------------------------------------------------------------- integers

_Types = tuple[ValueType, ...]
_Meaning = Callable[..., Value]


def _bits(type_: ValueType) -> int:
    return 1 if type_.kind is TypeKind.BOOL else type_.bits


def _unsigned(value: int, type_: ValueType) -> int:
    return int(value) % (1 << _bits(type_))


def _into(type_: ValueType, value: int) -> Value:
    """The number of ``type_`` with the lowest bits of ``value``."""
    return bool(value & 1) if type_.kind is TypeKind.BOOL else wrap(type_)(value)


def _on_bits(function: Callable[[int, int], int]) -> _Meaning:
    def call(types: _Types, result: ValueType, x: int, y: int) -> Value:
        return _into(result, function(_unsigned(x, result), _unsigned(y, result)))

    return call


def _shift(function: Callable[[int, int], int], *, signed: bool = False) -> _Meaning:
    """A shift by as many bits as the type has, or more, is poison."""

    def call(types: _Types, result: ValueType, x: int, y: int) -> Value:
        count = _unsigned(y, result)
        if count >= _bits(result):
            raise _Undefined
        return _into(result, function(x if signed else _unsigned(x, result), count))

    return call


def _quotient(function: Callable[[int, int], int], *, signed: bool) -> _Meaning:
    """Division by zero, and a signed quotient that does not fit, are undefined."""

    def call(types: _Types, result: ValueType, x: int, y: int) -> Value:
        if not signed:
            x, y = _unsigned(x, result), _unsigned(y, result)
        if y == 0 or (signed and y == -1 and x == result.least):
            raise _Undefined
        return _into(result, function(x, y))

    return call


def _remainder(x: int, y: int) -> int:
    return x - truncated(x, y) * y


def _sign_extended(types: _Types, result: ValueType, x: int) -> Value:
    return _into(result, -int(x) if types[0].kind is TypeKind.BOOL else x)


def _integer_power(types: _Types, result: ValueType, x: int, y: int) -> Value:
    if not 0 <= y <= _EXPONENT:
        raise _Undefined
    return _into(result, x**y)


def _number(function: Callable[..., int]) -> _Meaning:
    """The number of the result's type with the lowest bits of an integer, which depends on the first type."""

    def call(types: _Types, result: ValueType, *arguments: int) -> Value:
        return _into(result, function(types[0], *arguments))

    return call


def _saturated(function: Callable[..., int]) -> _Meaning:
    """The number of the result's type that is nearest to an integer."""

    def call(types: _Types, result: ValueType, *arguments: int) -> Value:
        return max(result.least, min(function(types[0], *arguments), result.greatest))

    return call


def _count(type_: ValueType, y: int) -> int:
    """By how many bits to shift; undefined if that is none of the type's bits."""
    return _within(y, 0, _bits(type_))


def _wide_count(type_: ValueType, y: int) -> int:
    """The same, of a number with twice as many bits."""
    return _within(y, 0, 2 * _bits(type_))


def _within(y: int, least: int, end: int) -> int:
    if not least <= y < end:
        raise _Undefined
    return y


def _divisor(type_: ValueType, x: int, y: int) -> int:
    """A divisor of ``x``; undefined if it is 0, or the quotient does not fit."""
    if y == 0 or (y == -1 and x == type_.least):
        raise _Undefined
    return y


#: Integers of so many bits and more do not overflow in Halide; shorter ones wrap.
_NO_OVERFLOW = 32


def _euclidean(type_: ValueType, x: int, y: int) -> tuple[int, int]:
    """Halide's quotient and remainder: this is not negative, and both are 0 by 0."""
    if y == 0:
        return 0, 0
    if y == -1 and x == type_.least and type_.bits >= _NO_OVERFLOW:
        raise _Undefined
    remainder = x % abs(y)
    return (x - remainder) // y, remainder


def _either_way(type_: ValueType, x: int, y: int) -> int:
    """A shift to the left, by negative counts to the right."""
    y = _within(y, 1 - _bits(type_), _bits(type_))
    return x << y if y >= 0 else x >> -y


def _zeros_below(type_: ValueType, x: int) -> int:
    bits = _unsigned(x, type_)
    return (bits & -bits).bit_length() - 1 if bits else _bits(type_)


def _zeros_above(type_: ValueType, x: int) -> int:
    return _bits(type_) - _unsigned(x, type_).bit_length()


def _zeros_above_a_one(type_: ValueType, x: int) -> int:
    """LLVM's ``ctlz`` where zero is poison."""
    if x == 0:
        raise _Undefined
    return _zeros_above(type_, x)


def _scaled(types: _Types, result: ValueType, value: int, factor: int, shift: int, twice: bool) -> Value:
    """``apply_scale_32`` of the TOSA specification: ``value * factor / 2**shift``, rounded half up.

    Rounded ``twice``, half of a unit of ``2**31`` is added first, away from 0. Undefined are negative
    factors, other shifts than 2 to 62, and results that do not fit.
    """
    if factor < 0 or not 2 <= shift <= 62:
        raise _Undefined
    extra = (1 << 30) if twice and shift > 31 else 0
    number = (value * factor + (1 << (shift - 1)) + (extra if value >= 0 else -extra)) >> shift
    if number != wrap(result)(number):
        raise _Undefined
    return number


_INTEGERS: dict[str, _Meaning] = {
    "tosa_apply_scale": partial(_scaled, twice=False),
    "tosa_apply_scale_twice": partial(_scaled, twice=True),
    "arith_andi": _on_bits(lambda x, y: x & y),
    "arith_ori": _on_bits(lambda x, y: x | y),
    "arith_xori": _on_bits(lambda x, y: x ^ y),
    "arith_shli": _shift(lambda x, y: x << y),
    "arith_shrui": _shift(lambda x, y: x >> y),
    "arith_shrsi": _shift(lambda x, y: x >> y, signed=True),
    "arith_divsi": _quotient(truncated, signed=True),
    "arith_floordivsi": _quotient(lambda x, y: x // y, signed=True),
    "arith_ceildivsi": _quotient(lambda x, y: -(-x // y), signed=True),
    "arith_remsi": _quotient(_remainder, signed=True),
    "arith_divui": _quotient(lambda x, y: x // y, signed=False),
    "arith_ceildivui": _quotient(lambda x, y: -(-x // y), signed=False),
    "arith_remui": _quotient(lambda x, y: x % y, signed=False),
    "arith_extsi": _sign_extended,
    "arith_trunci": lambda types, result, x: _into(result, x),
    "math_ctlz": _number(_zeros_above),
    "math_cttz": _number(_zeros_below),
    "math_ctpop": _number(lambda type_, x: _unsigned(x, type_).bit_count()),
    "math_ipowi": _integer_power,
    "word_and": _on_bits(lambda x, y: x & y),
    "word_or": _on_bits(lambda x, y: x | y),
    "word_xor": _on_bits(lambda x, y: x ^ y),
    "word_not": _number(lambda type_, x: ~x),
    "word_shl": _number(lambda type_, x, y: x << _count(type_, y)),
    "word_shr": _number(lambda type_, x, y: x >> _count(type_, y)),
    "word_truncdiv": _number(lambda type_, x, y: truncated(x, _divisor(type_, x, y))),
    "word_truncmod": _number(lambda type_, x, y: _remainder(x, _divisor(type_, x, y))),
    "word_floordiv": _number(lambda type_, x, y: x // _divisor(type_, x, y)),
    "word_floormod": _number(lambda type_, x, y: x % _divisor(type_, x, y)),
    "word_popcount": _number(lambda type_, x: _unsigned(x, type_).bit_count()),
    "word_clz": _number(_zeros_above),
    "word_ctz": _number(_zeros_below),
    "word_mulhi": _number(lambda type_, x, y: (x * y) >> _bits(type_)),
    "tvm_clz": _number(_zeros_above_a_one),
    "halide_div": _number(lambda type_, x, y: _euclidean(type_, x, y)[0]),
    "halide_mod": _number(lambda type_, x, y: _euclidean(type_, x, y)[1]),
    "halide_shift_left": _number(_either_way),
    "halide_shift_right": _number(lambda type_, x, y: _either_way(type_, x, -y)),
    "halide_absd": _number(lambda type_, x, y: abs(x - y)),
    "halide_saturating_cast": _saturated(lambda type_, x: x),
    "halide_saturating_add": _saturated(lambda type_, x, y: x + y),
    "halide_saturating_sub": _saturated(lambda type_, x, y: x - y),
    "halide_halving_add": _number(lambda type_, x, y: (x + y) >> 1),
    "halide_rounding_halving_add": _number(lambda type_, x, y: (x + y + 1) >> 1),
    "halide_halving_sub": _number(lambda type_, x, y: (x - y) >> 1),
    "halide_mul_shift_right": _saturated(lambda type_, x, y, q: (x * y) >> _wide_count(type_, q)),
    "halide_rounding_mul_shift_right": _saturated(
        lambda type_, x, y, q: (x * y + ((1 << _wide_count(type_, q)) >> 1)) >> q
    ),
}


# ---------------------------------------------------------------- floats


def _whole(result: ValueType, value: int, *, signed: bool) -> Value:
    """A whole number as a machine integer; one that does not fit is poison."""
    bits = _bits(result)
    least, greatest = (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if signed else (0, (1 << bits) - 1)
    if not least <= value <= greatest:
        raise _Undefined
    return _into(result, value)


def _to_integer(*, signed: bool) -> _Meaning:
    def call(types: _Types, result: ValueType, x: Value) -> Value:
        if isinstance(x, float) and not math.isfinite(x):
            raise _Undefined
        return _whole(result, math.trunc(x), signed=signed)

    return call


def _exact_to_integer(*, signed: bool) -> _Meaning:
    """Of a fraction nothing is said: real hardware has rounded what it is computed from."""

    def call(types: _Types, result: ValueType, x: Value) -> Value:
        if Fraction(x).denominator != 1:
            raise _Undefined
        return _whole(result, int(x), signed=signed)

    return call


def _of_integer(types: _Types, result: ValueType, x: int) -> Value:
    return rational_to_float(_sign(types[0], x), result)


def _exact_of_integer(types: _Types, result: ValueType, x: int) -> Value:
    from redverify.interpreter.domains.reals import within_rounding

    return within_rounding(_sign(types[0], x), result)


def _sign(type_: ValueType, x: int) -> int:
    return -int(x) if type_.kind is TypeKind.BOOL else x


def _same_bits(types: _Types, result: ValueType, x: Value) -> Value:
    """``bitcast``; of a NaN the bits are not known."""
    (source,) = types
    if source.is_integer and result.name in _FORMATS:
        into, code = _FORMATS[result.name]
        found = struct.unpack(into, struct.pack(code, x))[0]
    elif source.name in _FORMATS and result.is_integer:
        into, code = _FORMATS[source.name]
        found = struct.unpack(code, struct.pack(into, x))[0]
    else:
        raise _Undefined
    if (isinstance(x, float) and math.isnan(x)) or (isinstance(found, float) and math.isnan(found)):
        raise _Undefined
    return found


def _exact_remainder(types: _Types, result: ValueType, x: Value, y: Value) -> Value:
    if Fraction(x).denominator != 1 or Fraction(y).denominator != 1:
        raise _Undefined
    return _remainder(int(x), int(y))


def _exact_sign(types: _Types, result: ValueType, x: Value, y: Value) -> Value:
    if y == 0:
        raise _Undefined  # of a zero that is a real number the sign is not known
    return abs(x) if y > 0 else -abs(x)


def _exact_power(types: _Types, result: ValueType, x: Value, y: int) -> Value:
    if not 0 <= y <= _EXPONENT:
        raise _Undefined
    return x**y


_IEEE: dict[str, _Meaning] = {
    "arith_fptosi": _to_integer(signed=True),
    "arith_fptoui": _to_integer(signed=False),
    "arith_sitofp": _of_integer,
    "arith_bitcast": _same_bits,
    "arith_remf": lambda types, result, x, y: math.fmod(x, y),
    "math_copysign": lambda types, result, x, y: math.copysign(x, y),
}

_EXACT: dict[str, _Meaning] = {
    "arith_fptosi": _exact_to_integer(signed=True),
    "arith_fptoui": _exact_to_integer(signed=False),
    "arith_sitofp": _exact_of_integer,
    "arith_remf": _exact_remainder,
    "math_copysign": _exact_sign,
    "math_fpowi": _exact_power,
}
