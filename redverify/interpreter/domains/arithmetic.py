"""The builtin functions on each kind of value: exact, machine integer, IEEE and abstract.

Every table maps the name that :class:`~redverify.language.core.Apply` uses to a Python
function. The caller passes in what a division by zero gives, as a function of the dividend.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Callable
from fractions import Fraction

from redverify.interpreter.domains.terms import LONGEST, Number, Open, Unknown, Value, key_of, same
from redverify.language.functions import WHOLE, whole
from redverify.language.types import ValueType, wrap

Function = Callable[..., Value]

COMPARISONS: dict[str, Function] = {
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}

BOOLEAN: dict[str, Function] = {
    "and": lambda x, y: x and y,
    "or": lambda x, y: x or y,
    "xor": lambda x, y: bool(x) is not bool(y),
    "not": operator.not_,
    "==": lambda x, y: bool(x) is bool(y),
    "!=": lambda x, y: bool(x) is not bool(y),
}


def exact_functions(divide_by_zero: Function) -> dict[str, Function]:
    """Arithmetic on real numbers and infinities (see :class:`.terms.Extended`)."""

    def divide(left: Value, right: Value) -> Value:
        if same(right, 0):
            return divide_by_zero(left)
        if type(left) is int and type(right) is int:
            return bounded(Fraction(left, right))
        return bounded(left / right)

    return {
        "+": lambda x, y: bounded(x + y),
        "-": lambda x, y: bounded(x - y),
        "*": lambda x, y: bounded(x * y),
        "/": divide,
        "neg": operator.neg,
        "min": lambda x, y: _extreme(x, y, largest=False),
        "max": lambda x, y: _extreme(x, y, largest=True),
        "abs": _absolute,
        **COMPARISONS,
    }


def bounded(value: Value) -> Value:
    """A number of bounded size: one that has grown too long becomes an interval around it."""
    if type(value) is int:
        long = value.bit_length() > LONGEST
    elif isinstance(value, Fraction):
        if value.denominator == 1:
            return bounded(value.numerator)
        long = max(value.denominator.bit_length(), value.numerator.bit_length()) > LONGEST
    else:
        return value
    if not long:
        return value
    from redverify.interpreter.domains.reals import enclosed

    return enclosed(value)


def _extreme(left: Value, right: Value, *, largest: bool) -> Value:
    if isinstance(left, Open) or isinstance(right, Open):
        from redverify.interpreter.domains.reals import extreme

        return extreme(left, right, largest=largest)
    return max(left, right) if largest else min(left, right)


def _absolute(value: Value) -> Value:
    if isinstance(value, Open):
        return value.absolute()
    return value if value >= 0 else -value


def truncated(left: int, right: int) -> int:
    """Integer division that rounds to zero."""
    quotient = abs(left) // abs(right)
    return quotient if (left < 0) == (right < 0) else -quotient


def integer_functions(
    type_: ValueType, divide_by_zero: Function, into: Function | None = None
) -> dict[str, Function]:
    """Arithmetic of machine integers: wraps, and ``/`` truncates.

    ``floordiv`` and ``floormod`` round down; by zero each is a function of the dividend. ``into`` gives the
    value of a result; if it is ``None``, results wrap.
    """
    into = wrap(type_) if into is None else into
    return {
        "+": lambda x, y: into(x + y),
        "-": lambda x, y: into(x - y),
        "*": lambda x, y: into(x * y),
        "/": lambda x, y: into(truncated(x, y)) if y else divide_by_zero(x),
        "floordiv": lambda x, y: into(x // y) if y else divide_by_zero(x),
        "floormod": lambda x, y: into(x % y) if y else divide_by_zero(x),
        "neg": lambda x: into(-x),
        "abs": lambda x: into(abs(x)),
        "min": min,
        "max": max,
        "and": operator.and_,
        "or": operator.or_,
        "xor": operator.xor,
        **COMPARISONS,
    }


def rounding(type_: ValueType) -> Callable[[float], float]:
    """Rounding of a double to a floating type, to nearest even.

    Doubles are wide enough that rounding twice is rounding once, for ``+ - * /`` and ``sqrt``.
    """
    if type_.name == "f64":
        return lambda x: x
    precision, least, top = type_.format.significand, type_.format.bottom, type_.format.top

    def round_(x: float) -> float:
        if x == 0 or math.isinf(x) or math.isnan(x):
            return x
        if abs(x) >= math.ldexp(1.0, top + 1):  # before it is rounded: that may go beyond a double
            return math.copysign(math.inf, x)
        last_place = max(math.frexp(x)[1] - precision, least)
        rounded = math.ldexp(round(math.ldexp(x, -last_place)), last_place)
        if abs(rounded) >= math.ldexp(1.0, top + 1):
            return math.copysign(math.inf, x)
        return math.copysign(rounded, x)

    return round_


def rational_to_float(value: Number, type_: ValueType) -> float:
    """The nearest float, to even, rounded once."""
    if value == 0:
        return 0.0
    precision, least, top = type_.format.significand, type_.format.bottom, type_.format.top
    magnitude = abs(Fraction(value))
    exponent = magnitude.numerator.bit_length() - magnitude.denominator.bit_length()
    if magnitude < Fraction(2) ** exponent:
        exponent -= 1
    last_place = max(exponent + 1 - precision, least)
    rounded = Fraction(round(magnitude / Fraction(2) ** last_place)) * Fraction(2) ** last_place
    result = math.inf if rounded >= Fraction(2) ** (top + 1) else float(rounded)
    return -result if value < 0 else result


def float_order(x: float) -> tuple[float, float]:
    """Sorts floats with ``-0.0`` before ``0.0``."""
    return (x, math.copysign(1.0, x))


def _float_min(x: float, y: float) -> float:
    if math.isnan(x) or math.isnan(y):
        return math.nan
    return min(x, y, key=float_order)


def _float_max(x: float, y: float) -> float:
    if math.isnan(x) or math.isnan(y):
        return math.nan
    return max(x, y, key=float_order)


def _float_divide(x: float, y: float) -> float:
    if y != 0:
        return x / y
    if x == 0 or math.isnan(x):
        return math.nan
    return math.copysign(math.inf, x) * math.copysign(1.0, y)


def _guarded(function: Callable[..., float]) -> Callable[..., float]:
    def call(*arguments: float) -> float:
        try:
            return function(*arguments)
        except ValueError:
            return math.nan
        except OverflowError:
            return math.inf

    return call


def _exp(x: float) -> float:
    return _guarded(math.exp)(x)


#: Named functions with a meaning in ``ieee``; the others are hashed.
NAMED: dict[str, Callable[..., float]] = {
    name: _guarded(getattr(math, name))
    for name in [
        "exp",
        "expm1",
        "log",
        "log2",
        "log10",
        "log1p",
        "sqrt",
        "sin",
        "cos",
        "tan",
        "asin",
        "acos",
        "atan",
        "sinh",
        "cosh",
        "tanh",
        "erf",
    ]
} | {
    "exp2": _guarded(lambda x: 2.0**x),
    "exp10": _guarded(lambda x: 10.0**x),
    "rsqrt": _guarded(lambda x: _float_divide(1.0, math.sqrt(x))),
    "sigmoid": _guarded(lambda x: 1.0 / (1.0 + _exp(-x))),
    "pow": _guarded(math.pow),
    "atan2": _guarded(math.atan2),
}


def _whole(function: str) -> Callable[[float], float]:
    return lambda x: math.copysign(float(whole(function, Fraction(x))), x) if math.isfinite(x) else x


NAMED |= {function: _whole(function) for function in WHOLE}


def _fused(type_: ValueType) -> Callable[[float, float, float], float]:
    """``x * y + z``, rounded once."""

    def call(x: float, y: float, z: float) -> float:
        exact = Fraction(x) * Fraction(y) + Fraction(z) if all(map(math.isfinite, (x, y, z))) else 0
        return rational_to_float(exact, type_) if exact else x * y + z  # the sign of a zero, NaN, infinities

    return call


def ieee_functions(type_: ValueType) -> dict[str, Function]:
    """Floating-point arithmetic: every result is rounded to the type."""
    into = rounding(type_)

    def rounded(function: Callable[..., float]) -> Function:
        return lambda *arguments: into(function(*arguments))

    return {
        "+": lambda x, y: into(x + y),
        "-": lambda x, y: into(x - y),
        "*": lambda x, y: into(x * y),
        "/": lambda x, y: into(_float_divide(x, y)),
        "neg": lambda x: -x,
        "abs": abs,
        "min": _float_min,
        "max": _float_max,
        "fma": _fused(type_),
        **COMPARISONS,
        **{name: rounded(function) for name, function in NAMED.items()},
    }


def finite(functions: dict[str, Function]) -> dict[str, Function]:
    """Floating-point arithmetic whose results are not known where they are infinite or NaN."""

    def known(name: str, function: Function) -> Function:
        def call(*arguments: Value) -> Value:
            unknown = next((a for a in arguments if isinstance(a, Open)), None)
            if unknown is not None:
                return unknown
            result = function(*arguments)
            return result if result - result == 0 else Unknown(f"{name} is {result}")

        return call

    return {n: f if n in COMPARISONS else known(n, f) for n, f in functions.items()}


def unsigned_zeros(functions: dict[str, Function], divide_by_zero: Function) -> dict[str, Function]:
    """Floating-point arithmetic with one zero; a quotient by it is what ``divide_by_zero`` gives."""

    def one_zero(function: Function) -> Function:
        return lambda *arguments: function(*arguments) + 0.0

    result = {name: f if name in COMPARISONS else one_zero(f) for name, f in functions.items()}
    quotient = result["/"]
    result["/"] = lambda x, y: divide_by_zero(x) if y == 0 else quotient(x, y)
    return result


def identical(left: Value, right: Value) -> bool:
    """Equality of free terms."""
    return bool(key_of(left) == key_of(right))
