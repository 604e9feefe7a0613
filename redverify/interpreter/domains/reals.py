"""Real numbers that are not fractions: enclosures with proved bounds, and unknown values.

Under the ``real`` encoding floats are real numbers. Most of them are exact fractions here. The rest
(``exp(1)``, ``sqrt(2)``, a cast that rounds, a fraction that has grown too long) are a :class:`Ball`:
an interval that holds the number, by FLINT's ball arithmetic. Two values differ only if their
intervals do not meet. So a difference that is reported is one of the real functions themselves, not
of numbers that somebody chose for them.

:class:`~.terms.Unknown` is a value on which no verdict may rest: a quotient of floats by zero, the logarithm
of a negative number, a declared function of a number that is not known exactly. It never differs from
anything. Where a choice depends on it the run ends (:class:`~.terms.NoEvidence`).
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import isqrt
from typing import Any

from flint import arb, ctx, fmpq, fmpz

from redverify.interpreter.domains.terms import (
    INFINITY,
    LONGEST,
    MINUS_INFINITY,
    Extended,
    Number,
    Open,
    Unknown,
    Value,
)
from redverify.language.functions import WHOLE, whole
from redverify.language.types import TypeKind, ValueType

#: Bits of the midpoints of intervals.
PRECISION = 320

ctx.prec = PRECISION


class Ball(Open):
    """A real number between two bounds; ``enclosure`` is FLINT's interval."""

    __slots__ = ("enclosure",)

    def __init__(self, enclosure: arb, reason: str) -> None:
        super().__init__(reason)
        self.enclosure = enclosure

    def __repr__(self) -> str:
        return f"about {self.enclosure.str(15, radius=False)}"

    __hash__ = object.__hash__

    def _with(self, other: Value, function: Callable[[arb, arb], arb]) -> Value:
        lifted = _enclosure(other)
        if lifted is None:
            return other if isinstance(other, Unknown) else NotImplemented
        return made(function(self.enclosure, lifted), self.reason)

    def __add__(self, other: Value) -> Value:
        return self._with(other, lambda x, y: x + y)

    __radd__ = __add__

    def __sub__(self, other: Value) -> Value:
        return self._with(other, lambda x, y: x - y)

    def __rsub__(self, other: Value) -> Value:
        return self._with(other, lambda x, y: y - x)

    def __mul__(self, other: Value) -> Value:
        return self._with(other, lambda x, y: x * y)

    __rmul__ = __mul__

    def __truediv__(self, other: Value) -> Value:
        return self._with(other, lambda x, y: x / y)

    def __rtruediv__(self, other: Value) -> Value:
        return self._with(other, lambda x, y: y / x)

    def __neg__(self) -> Value:
        return Ball(-self.enclosure, self.reason)

    def absolute(self) -> Value:
        """The absolute value."""
        return Ball(abs(self.enclosure), self.reason)

    def may_be(self, other: Value) -> bool:
        """Whether another value may be the same number."""
        lifted = _enclosure(other)
        return isinstance(other, Unknown) or (lifted is not None and bool(self.enclosure.overlaps(lifted)))

    def _compared(self, other: Value, below: bool, above: bool) -> Any:
        """``below`` or ``above`` where the order is clear, else unknown."""
        if isinstance(other, Extended):
            return below if other.positive else above
        lifted = _enclosure(other)
        if lifted is None:
            return other
        if self.enclosure < lifted:
            return below
        return above if self.enclosure > lifted else Unknown("the order of two numbers that nearly agree")

    def __lt__(self, other: Value) -> Any:
        return self._compared(other, below=True, above=False)

    def __gt__(self, other: Value) -> Any:
        return self._compared(other, below=False, above=True)

    __le__ = __lt__
    __ge__ = __gt__

    def __eq__(self, other: object) -> Any:
        return self._compared(other, below=False, above=False)

    def __ne__(self, other: object) -> Any:
        return self._compared(other, below=True, above=True)


def _enclosure(value: Value) -> arb | None:
    if isinstance(value, Ball):
        return value.enclosure
    if isinstance(value, Fraction):
        return arb(fmpq(value.numerator, value.denominator))
    return arb(fmpz(value)) if isinstance(value, int) else None


def made(enclosure: arb, reason: str) -> Value:
    """The value of an interval: exact if it is one small number, unknown if it has no bounds.

    ``reason`` says where an inexact value comes from.
    """
    if not enclosure.is_finite():
        return Unknown(reason)
    if enclosure.is_exact():
        mantissa, exponent = (int(part) for part in enclosure.man_exp())
        if abs(exponent) <= LONGEST:
            return mantissa << exponent if exponent >= 0 else _short(Fraction(mantissa, 1 << -exponent))
    return Ball(enclosure, reason)


def _short(value: Fraction) -> Number:
    return value.numerator if value.denominator == 1 else value


def enclosed(value: Number) -> Ball:
    """An interval around an exact number, which bounds its size."""
    enclosure = _enclosure(value)
    assert enclosure is not None
    return Ball(enclosure, "a fraction that has grown too long")


def extreme(left: Value, right: Value, *, largest: bool) -> Value:
    """The smaller or the larger of two numbers; one of them is not known exactly."""
    if isinstance(left, Extended):
        left, right = right, left
    if isinstance(right, Extended):
        return left if isinstance(left, Unknown) or right.positive is not largest else right
    one, other = _enclosure(left), _enclosure(right)
    if one is None or other is None:
        return left if one is None else right
    reason = next(value.reason for value in (left, right) if isinstance(value, Ball))
    return made(one.max(other) if largest else one.min(other), reason)


# ---------------------------------------------------------------- usual functions


def _sigmoid(x: arb) -> arb:
    return 1 / (1 + (-x).exp())


def _nearest(x: arb) -> arb:
    """The nearest integer; an interval without bounds where that is not clear, or there may be two."""
    near = (x + arb(1) / 2).floor()
    tie = x - x.floor() - arb(1) / 2
    return near if near.is_exact() and not tie.contains(0) else arb.nan()


_ONE: dict[str, Callable[[arb], arb]] = {
    "exp": lambda x: x.exp(),
    "exp2": lambda x: arb(2) ** x,
    "exp10": lambda x: arb(10) ** x,
    "expm1": lambda x: x.expm1(),
    "log": lambda x: x.log(),
    "log2": lambda x: x.log() / arb(2).log(),
    "log10": lambda x: x.log() / arb.const_log10(),
    "log1p": lambda x: x.log1p(),
    "sqrt": lambda x: x.sqrt(),
    "rsqrt": lambda x: x.rsqrt(),
    "cbrt": lambda x: x.root(3) if x >= 0 else -((-x).root(3)),
    "sin": lambda x: x.sin(),
    "cos": lambda x: x.cos(),
    "tan": lambda x: x.tan(),
    "asin": lambda x: x.asin(),
    "acos": lambda x: x.acos(),
    "atan": lambda x: x.atan(),
    "sinh": lambda x: x.sinh(),
    "cosh": lambda x: x.cosh(),
    "tanh": lambda x: x.tanh(),
    "asinh": lambda x: x.asinh(),
    "acosh": lambda x: x.acosh(),
    "atanh": lambda x: x.atanh(),
    "sigmoid": _sigmoid,
    "erf": lambda x: x.erf(),
    "erfc": lambda x: x.erfc(),
    "floor": lambda x: x.floor(),
    "ceil": lambda x: x.ceil(),
    "trunc": lambda x: x.floor() if x >= 0 else x.ceil(),
    "round": _nearest,
    "roundeven": _nearest,
}

_MORE: dict[str, Callable[..., arb]] = {
    "pow": lambda x, y: x**y,
    "atan2": arb.atan2,
    "fma": lambda x, y, z: x * y + z,
    "fmod": lambda x, y: arb.nan(),
}

#: What exponential functions tend to at the infinities.
_LIMITS: dict[str, tuple[Value, Value]] = {
    "exp": (0, INFINITY),
    "exp2": (0, INFINITY),
    "exp10": (0, INFINITY),
    "expm1": (-1, INFINITY),
    "sigmoid": (0, 1),
    "tanh": (-1, 1),
    "erf": (-1, 1),
}


def usual_function(name: str) -> Callable[..., Value] | None:
    """A usual function of real numbers; ``None`` if its meaning is not known here."""
    single, several = _ONE.get(name), _MORE.get(name)
    if single is None and several is None:
        return None

    def call(*arguments: Value) -> Value:
        for argument in arguments:
            if isinstance(argument, Unknown):
                return argument
        if arguments[0] in (INFINITY, MINUS_INFINITY) and name in _LIMITS:
            low, high = _LIMITS[name]
            return high if arguments[0] == INFINITY else low
        lifted = [_enclosure(argument) for argument in arguments]
        text = f"{name}({', '.join(map(str, arguments))})"
        if any(x is None for x in lifted):
            return Unknown(text)
        exact = _exactly(name, arguments)
        if exact is not None:
            return exact
        return made(single(lifted[0]) if single is not None else several(*lifted), text)  # type: ignore[misc]

    return call


def _exactly(name: str, arguments: tuple[Value, ...]) -> Value | None:
    """Results that are fractions, where ball arithmetic would give an interval."""
    first = arguments[0]
    if isinstance(first, Ball):
        return None
    if name in ("sqrt", "rsqrt") and first > 0:
        root = _root(Fraction(first))
        return None if root is None else _short(root if name == "sqrt" else 1 / root)
    if name in ("exp2", "exp10") and Fraction(first).denominator == 1 and abs(first) <= LONGEST // 4:
        return _short(Fraction(2 if name == "exp2" else 10) ** int(first))
    if name == "pow" and not isinstance(arguments[1], Ball):
        power = Fraction(arguments[1])
        if power.denominator == 1 and abs(power) <= 64 and (first != 0 or power >= 0):
            return _short(Fraction(first) ** int(power))
    if name == "fmod" and not isinstance(arguments[1], Ball) and arguments[1] != 0:
        x, y = Fraction(first), Fraction(arguments[1])
        return _short(x - y * int(x / y))
    if name in WHOLE:
        return whole(name, first)
    if name == "log2" and first > 0:
        number = Fraction(first)
        if number.numerator & (number.numerator - 1) == 0 == number.denominator & (number.denominator - 1):
            return number.numerator.bit_length() - number.denominator.bit_length()
    return None


def _root(value: Fraction) -> Fraction | None:
    top, bottom = isqrt(value.numerator), isqrt(value.denominator)
    if top * top == value.numerator and bottom * bottom == value.denominator:
        return Fraction(top, bottom)
    return None


# ---------------------------------------------------------------- casts


def cast(target: ValueType) -> Callable[[Value], Value]:
    """A cast between numbers; one of them is a float or ``real``.

    A number that the target has is kept. Another one is rounded by real hardware and kept by real
    arithmetic: the result is an interval that holds both. What a cast to integers makes of a fraction,
    or of a number out of range, is unknown.
    """

    def call(value: Value) -> Value:
        if isinstance(value, bool):
            return int(value)
        if isinstance(value, Unknown) or (isinstance(value, Extended) and not target.is_integer):
            return value
        if target.is_integer:
            return _to_integer(value, target)
        return value if target.kind is TypeKind.REAL else within_rounding(value, target)

    return call


def _to_integer(value: Value, target: ValueType) -> Value:
    if isinstance(value, Ball | Extended) or Fraction(value).denominator != 1:
        return Unknown(f"{target}({value})")
    number = int(value)
    return number if target.least <= number <= target.greatest else Unknown(f"{target}({value})")


def within_rounding(value: Value, target: ValueType) -> Value:
    """The number itself if it is short enough for the type, else an interval that rounding stays in."""
    if isinstance(value, int) and abs(value) >> target.format.significand == 0:
        return value
    if not isinstance(value, Ball):
        number = Fraction(value)
        bits = number.denominator.bit_length() - 1
        dyadic = number.denominator == 1 << bits and bits <= -target.format.bottom
        odd = abs(number.numerator)
        odd >>= (odd & -odd).bit_length() - 1 if odd else 0
        if dyadic and odd >> target.format.significand == 0:
            return value
    enclosure = _enclosure(value)
    if enclosure is None:
        return value
    # Half a unit in the last place is at most 2**-p of the number, or half the least subnormal number.
    relative = arb(2) ** -target.format.significand
    smallest = arb(2) ** (target.format.bottom - 1)
    radius = (abs(enclosure) * relative + smallest).upper()
    return made(enclosure + arb(0, radius), f"{target}({value})")
