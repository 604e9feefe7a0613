"""Values at which laws of operators tend to break, and values as text."""

from __future__ import annotations

import math
from collections.abc import Iterable
from fractions import Fraction
from itertools import product

from redverify.interpreter.domain import Domain, show
from redverify.interpreter.domains.arithmetic import rounding
from redverify.interpreter.domains.terms import Extended, Open, Term, Value, key_of
from redverify.language.types import TypeKind, ValueType

#: Whole numbers with fewer digits are written out.
_DIGITS = 16


#: How many values of each field records are made of, and how many of these records are tried first.
_FEW, _SIMPLE = 4, 6


def largest(type_: ValueType) -> int:
    """The greatest finite number of a floating type."""
    precision = type_.format.significand
    return ((1 << precision) - 1) << (type_.format.top + 1 - precision)


def samples(domain: Domain, type_: ValueType, more: Iterable[Value] = ()) -> list[Value]:
    """Values of a type, simple ones first, with ``more`` among them; inputs can have all of them."""
    if type_.kind is TypeKind.BOOL:
        return [False, True]
    if type_.kind is TypeKind.RECORD:
        return _records(domain, type_, more)
    if domain.is_free(type_):
        atoms = [domain.terms.make(name) for name in "abc"]
        return [*more, *atoms]
    if type_.is_integer:
        around = [domain.convert(type_, value + step) for value in more for step in (0, -1, 1)]
        return _distinct([*_integers(domain, type_), *around, *_wide_integers(domain, type_)])
    if domain.is_ieee(type_):
        return _distinct([*map(float, (0, 1, -1, 0.5, 2, -2, 3)), *more, *_floats(type_)])
    simple: list[Value] = [0, 1, -1, Fraction(1, 2), 2, -2, 3]
    bounds: list[Value] = []
    if type_.is_floating:
        bounds = [sign * factor * largest(type_) for factor in (1, 2) for sign in (1, -1)]
    return _distinct(
        [*simple, *more, *[2 * v for v in more], *[v + step for v in more for step in (1, -1)], *bounds]
    )


def parts_of(type_: ValueType) -> tuple[ValueType, ...]:
    """The types of a record's fields; another type alone."""
    return tuple([t for _, t in type_.fields]) or (type_,)


def _records(domain: Domain, type_: ValueType, more: Iterable[Value]) -> list[Value]:
    """Records of a few values of each field, then those with one value that is tried less often."""
    fields = [samples(domain, t) for t in parts_of(type_)]
    few = [f[:_FEW] for f in fields]
    first = sorted(product(*[range(len(f)) for f in few]), key=max)
    simple = [tuple([f[n] for f, n in zip(few, places, strict=True)]) for places in first]
    rare = [
        tuple([value if other == position else f[0] for other, f in enumerate(fields)])
        for position, own in enumerate(fields)
        for value in own[_FEW:]
    ]
    return _distinct([*simple[:_SIMPLE], *more, *rare, *simple[_SIMPLE:]])


def _integers(domain: Domain, type_: ValueType) -> list[Value]:
    values = (0, 1, -1, 2, -2, 3, type_.greatest, type_.least, type_.greatest - 1, type_.least + 1)
    return [domain.convert(type_, v) for v in values if type_.least <= v <= type_.greatest]


def _wide_integers(domain: Domain, type_: ValueType) -> list[Value]:
    """Numbers with bits in both halves of a word."""
    half = type_.bits // 2
    values = (5, -3, 1 << half, (1 << half) + 1, (1 << half) - 1, (2 << half) + 1, 1 << (type_.bits - 2))
    return [domain.convert(type_, v) for v in values]


def _floats(type_: ValueType) -> list[Value]:
    unit_in_last_place = 2.0 ** (1 - type_.format.significand)
    top, bottom = float(largest(type_)), math.ldexp(1.0, type_.format.bottom)
    third = rounding(type_)(1 / 3)
    values = (
        -0.0,
        top,
        -top,
        math.inf,
        -math.inf,
        math.nan,
        bottom,
        -bottom,
        unit_in_last_place / 2,
        1 + unit_in_last_place,
        1 / unit_in_last_place,
        third,
        -third,
    )
    return list(values)


def _distinct(values: Iterable[Value]) -> list[Value]:
    return list({key_of(value): value for value in values}.values())


def written(value: Value, type_: ValueType) -> str:
    """A value as text: exact, and floats with the fewest digits that name them."""
    if isinstance(value, tuple):
        fields = [written(v, t) for v, (_, t) in zip(value, type_.fields, strict=True)]
        return f"{type_.name}({', '.join(fields)})"
    if isinstance(value, float):
        return _shortest(value, type_)
    if isinstance(value, bool | Extended | Open | Term) or type_.is_integer:
        return show(value)
    number = Fraction(value)
    if number.denominator != 1:
        return show(number)
    digits = str(abs(number.numerator)).rstrip("0")
    if abs(number) < 10**_DIGITS or len(digits) > _DIGITS:
        return show(number.numerator)
    sign, exponent = "-" * (number < 0), len(str(abs(number.numerator))) - 1
    return f"{sign}{digits[0]}.{digits[1:] or '0'}e{exponent}"


def _shortest(value: float, type_: ValueType) -> str:
    if not math.isfinite(value):
        return repr(value)
    into = rounding(type_)
    for digits in range(1, 18):
        text = f"{value:.{digits}g}"
        if into(float(text)) == value and math.copysign(1, float(text)) == math.copysign(1, value):
            shown = text.replace("e+0", "e").replace("e+", "e").replace("e-0", "e-")
            return shown if any(c in shown for c in ".e") else f"{shown}.0"
    return repr(value)
