"""What MLIR's operations on numbers return, for functions that are declared under their names.

The MLIR front end declares an operation that the language has no word for as a function, whose name is that
of the operation with the types of its operands and its result: ``arith_andi_i32_i32_i32``. A proof knows
only that it is a function. A run has to know more: a refutation that rests on a freely chosen function is
none of the real operation, for which ``andi(x, y)`` is ``andi(y, x)``. So a run computes what the operation
returns, as the documentation of MLIR's ``arith`` and ``math`` dialects says, and where that is undefined or
rounds in a way that is not known here, the result is :class:`~.terms.Unknown`, on which no verdict rests.

A program that is not from MLIR may declare a function of such a name, too. It may mean anything there, so
this meaning is as good a counterexample as another.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Callable
from fractions import Fraction

from redverify.interpreter.arithmetic import rational_to_float, truncated, wrap
from redverify.interpreter.terms import Open, Unknown, Value
from redverify.language.core import Apply, Literal, Operator
from redverify.language.types import TypeKind, ValueType

#: What the names begin with of functions that a compiler has, and of which a run knows nothing.
OF_COMPILERS = ("extern_", "externs_", "tir_", "tirs_")

_DIALECTS = ("arith_", "math_", *OF_COMPILERS)

#: The largest exponent with which a power is computed.
_EXPONENT = 64

_FORMATS = {"f16": ("e", "h"), "f32": ("f", "i"), "f64": ("d", "q")}


class _Undefined(Exception):
    """The operation has no result here, or none that is known."""


def meaning_of(apply: Apply, *, exact: bool, ieee: bool) -> Callable[..., Value] | None:
    """What a declared function returns; ``None`` if it has not the name of an operation of MLIR.

    ``exact``: numbers of floating types are exact; ``ieee``: they are IEEE floats.
    """
    operation = operation_of(apply)
    if operation is None:
        return None
    types = tuple(a.type for a in apply.arguments)
    floats = any(t.is_floating for t in (*types, apply.type))
    function = _INTEGERS.get(operation) if not floats else None
    if function is None and floats and (exact or ieee):
        function = _IEEE.get(operation) if ieee else _EXACT.get(operation)

    def call(*arguments: Value) -> Value:
        shown = f"{apply.function}({', '.join(map(str, arguments))})"
        if function is None or any(isinstance(a, Open) or not _is_number(a) for a in arguments):
            return Unknown(shown)
        try:
            return function(types, apply.type, *arguments)
        except (_Undefined, ArithmeticError, ValueError, struct.error):
            return Unknown(shown)

    return call


def meaning_of_operator(operator: Operator, type_: ValueType) -> Callable[[Value, Value], Value] | None:
    """What a declared operator returns that has the name of a bit operation; ``None`` for all others.

    The operation has all laws that may be declared, but for another unit: then the operator is another one.
    """
    if not type_.is_integer:
        return None
    for operation, unit in _UNITS.items():
        if operator.name == "_".join([operation, *[type_.name] * 3]):
            declared = operator.unit
            if declared is None or (isinstance(declared, Literal) and declared.value == unit):
                function = _INTEGERS[operation]
                return lambda x, y: function((type_, type_), type_, x, y)
    return None


def operation_of(apply: Apply) -> str | None:
    """The operation, such as ``arith_andi``, that a declared function has its name from."""
    suffix = "_".join(["", *(a.type.name for a in apply.arguments), apply.type.name])
    if not apply.function.startswith(_DIALECTS) or not apply.function.endswith(suffix):
        return None
    return apply.function.removesuffix(suffix)


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


def _leading(types: _Types, result: ValueType, x: int) -> Value:
    return _into(result, _bits(result) - _unsigned(x, result).bit_length())


def _trailing(types: _Types, result: ValueType, x: int) -> Value:
    bits = _unsigned(x, result)
    return _into(result, (bits & -bits).bit_length() - 1 if bits else _bits(result))


def _integer_power(types: _Types, result: ValueType, x: int, y: int) -> Value:
    if not 0 <= y <= _EXPONENT:
        raise _Undefined
    return _into(result, x**y)


_INTEGERS: dict[str, _Meaning] = {
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
    "math_ctlz": _leading,
    "math_cttz": _trailing,
    "math_ctpop": lambda types, result, x: _into(result, _unsigned(x, result).bit_count()),
    "math_ipowi": _integer_power,
}


#: Associative and commutative operations with their units.
_UNITS = {"arith_andi": -1, "arith_ori": 0, "arith_xori": 0}


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
    from redverify.interpreter.reals import within_rounding

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
