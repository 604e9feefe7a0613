"""Floats under the encodings ``abstract`` and ``abstract-associative``.

A run needs numbers that obey what these encodings assume of floats: sums and products may be
regrouped (under ``abstract`` also reordered), special values and signs are those of IEEE 754, the
order is that of numbers.
Real numbers satisfy that, and more: their products distribute over sums. So the product here is another
one, which does not: b⁻¹(b(x) · b(y)) for an odd, increasing function b that keeps 0 and 1
(:func:`_stretched`).

Finite values are rational numbers, with one zero; infinities and NaN are Python's floats. A cast
between floating types changes nothing but the number of a literal (:class:`Numeral`), which it rounds.
"""

from __future__ import annotations

import math
from fractions import Fraction

from redverify.interpreter.domains.arithmetic import COMPARISONS, Function, rational_to_float
from redverify.interpreter.domains.terms import Value
from redverify.language.types import ValueType

_INF, _NAN = math.inf, math.nan

#: Integers of this size and below are numbers of all floating-point types.
_EXACT = 256


class Numeral(Fraction):
    """The number that a literal has in its type. What is computed from it is a plain number.

    The encodings know of a cast that it is exact or a literal's, whose number it rounds. Other numbers
    stand for a float of any type; were they rounded, a sum could not be regrouped.
    """


def nondistributive_value(raw: Value | str, type_: ValueType) -> Value:
    """A literal's or a user's value; rounded, if the type is one of floats."""
    if raw in ("inf", "-inf"):
        return float(raw)
    if isinstance(raw, float) and raw - raw != 0:
        return raw
    number = Fraction(raw)
    if not type_.is_floating:
        return _short(number)
    if number.denominator == 1 and abs(number) <= _EXACT:
        return number.numerator
    rounded = rational_to_float(number, type_)
    return rounded if rounded - rounded != 0 else Numeral(rounded)


def nondistributive_cast(target: ValueType) -> Function:
    """A cast of a float or real number to such a type."""
    return lambda value: nondistributive_value(value, target) if isinstance(value, Numeral) else value


def nondistributive_functions(divide_by_zero: Function) -> dict[str, Function]:
    """The builtin functions; ``divide_by_zero`` gives the quotient of its argument by zero."""

    def divide(left: Value, right: Value) -> Value:
        if _special(right) or _special(left):
            return _special_quotient(left, right, divide_by_zero)
        if right == 0:
            return divide_by_zero(left)
        return _unstretched(Fraction(_stretched(left)) / _stretched(right))

    return {
        "+": _add,
        "-": lambda x, y: _add(x, _negated(y)),
        "*": _multiply,
        "/": divide,
        "neg": _negated,
        "abs": abs,
        "min": lambda x, y: _extreme(x, y, least=True),
        "max": lambda x, y: _extreme(x, y, least=False),
        **COMPARISONS,
    }


def _special(x: Value) -> bool:
    return isinstance(x, float)


def _small(x: Value) -> Value:
    """A number of the same sign beside an infinity: a large one is not a Python float."""
    return x if _special(x) else (x > 0) - (x < 0)


def _undefined(x: Value) -> bool:
    return isinstance(x, float) and math.isnan(x)


def _negated(x: Value) -> Value:
    return -x


def _add(x: Value, y: Value) -> Value:
    if _special(x) or _special(y):
        return _small(x) + _small(y)
    return _short(x + y)


def _multiply(x: Value, y: Value) -> Value:
    if _special(x) or _special(y):
        return _small(x) * _small(y)
    return _unstretched(_stretched(x) * _stretched(y))


def _special_quotient(left: Value, right: Value, divide_by_zero: Function) -> Value:
    """A quotient with an infinity or a NaN."""
    if _undefined(left) or _undefined(right) or (_special(left) and _special(right)):
        return _NAN
    if _special(right):
        return 0
    if right == 0:
        return divide_by_zero(left)
    return left if right > 0 else _negated(left)


def _extreme(x: Value, y: Value, *, least: bool) -> Value:
    if _undefined(x) or _undefined(y):
        return _NAN
    first = x <= y if least else x >= y
    return x if first else y


def _stretched(x: Value) -> Value:
    """b(x): x up to 1, then twice as steep."""
    if abs(x) <= 1:
        return x
    return 2 * x - 1 if x > 0 else 2 * x + 1


def _unstretched(y: Value) -> Value:
    """b⁻¹(y)."""
    if abs(y) <= 1:
        return _short(y)
    return _short(Fraction(y + 1 if y > 0 else y - 1) / 2)


def _short(x: Value) -> Value:
    """An integer, if it is one."""
    return x.numerator if isinstance(x, Fraction) and x.denominator == 1 else x
