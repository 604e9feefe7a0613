"""Elements of input tensors: a pure function of the seed, the tensor and the point.

The seed chooses a style. Seed 0 gives small integers, which are easy to read in reports; others give
values at which programs tend to go wrong.
"""

from __future__ import annotations

import math
from enum import Enum
from fractions import Fraction
from functools import lru_cache

from redverify.interpreter.domains.arithmetic import rounding
from redverify.interpreter.domains.terms import Value, mix
from redverify.language.types import F64, TypeKind, ValueType, wrap


class Style(Enum):
    """What the elements of a seed look like."""

    READABLE = "integers from 2 to 9, any eight in a row distinct"
    NEGATIVE = "the same, negated"
    LEAST = "the least value, below every finite float"
    GREATEST = "the greatest value, above every finite float"
    NEUTRAL = "all zero, negative zero in ieee"
    EDGES = "a mixture of values at the edges of the type"
    ROUNDING = "in ieee, large and small values whose sums depend on the order"
    TIES = "-1, 0 and 1, in ieee also -0.0, so that many are equal"
    RARE = "as readable ones, but one of five at the edges of the type"
    RISING = "integers that rise along each dimension"
    FALLING = "integers that fall along each dimension"
    POWERS = "powers of two, distinct for sixteen neighbours: so are their sums"
    NAN = "in ieee, not a number"
    NEIGHBOURS = "in ieee, neighbours of 1 or of -1, which a narrower type does not tell apart"
    HASHED = "pseudo-random, of either sign"


#: Styles of the first seeds; all others are hashed.
_STYLES = {
    0: Style.READABLE,
    2: Style.NEGATIVE,
    3: Style.NEUTRAL,
    4: Style.LEAST,
    5: Style.GREATEST,
    6: Style.EDGES,
    7: Style.ROUNDING,
    12: Style.TIES,
    13: Style.RARE,
    14: Style.TIES,
    15: Style.TIES,
    16: Style.RISING,
    17: Style.FALLING,
    18: Style.POWERS,
    19: Style.NAN,
    20: Style.NEIGHBOURS,
    21: Style.NEIGHBOURS,
}

#: Styles whose elements are small integers in every encoding.
_SMALL = (Style.READABLE, Style.NEGATIVE, Style.RISING, Style.FALLING, Style.POWERS)


#: How many neighbours of 1 there are.
_NEIGHBOURS = 16


def style_of(seed: int) -> Style:
    """The style of a seed."""
    return _STYLES.get(seed, Style.HASHED)


def draw(seed: int, tensor: str, type_: ValueType, point: tuple[int, ...], *, ieee: bool) -> Value:
    """An element of an input of a type that is not free; ``ieee`` if its values are floats."""
    style, bits = style_of(seed), mix("input", seed, tensor, *point)
    if style is Style.RARE:
        style = Style.READABLE if (bits >> 32) % 5 else Style.EDGES
    if type_.kind is not TypeKind.BOOL and style in _SMALL:
        digit = _small(style, seed, tensor, point)
        return float(digit) if ieee else wrap(type_)(digit) if type_.is_integer else digit
    if type_.kind is TypeKind.BOOL:
        fixed = {Style.LEAST: False, Style.GREATEST: True, Style.NEUTRAL: False}
        return fixed.get(style, bool(bits & 1))
    if type_.is_integer:
        return _integer(style, type_, bits, seed)
    if ieee:
        if style is Style.NEIGHBOURS:
            apart = mix("neighbour", tensor, *point) % _NEIGHBOURS * 2.0 ** (1 - type_.format.significand)
            return 1.0 + apart if seed % 2 else -1.0 - apart
        return _float(style, type_, bits, seed)
    return _exact(style, type_, bits, seed)


def _small(style: Style, seed: int, tensor: str, point: tuple[int, ...]) -> int:
    """An element of a style whose elements are small integers."""
    # Neighbours in the last dimension differ by 1, in the one before by 3, and so on.
    place: int = sum(index * 3**power for power, index in enumerate(reversed(point)))
    match style:
        case Style.RISING:
            return place + 1
        case Style.FALLING:
            return -place - 1
        case Style.POWERS:
            return 1 << place % 16
    digit = _digit(seed, tensor, point)
    return digit if style is Style.READABLE else -digit


def _digit(seed: int, tensor: str, point: tuple[int, ...]) -> int:
    """An integer from 2 to 9; those of eight neighbours in the last dimension are distinct."""
    if not point:
        return mix("input", seed, tensor) % 8 + 2
    block, offset = divmod(point[-1], 8)
    return _digits(seed, tensor, point[:-1], block)[offset]


@lru_cache(maxsize=4096)
def _digits(seed: int, tensor: str, row: tuple[int, ...], block: int) -> tuple[int, ...]:
    """The integers from 2 to 9 in an order of their own, for eight neighbours."""
    bits = mix("input", seed, tensor, *row, "block", block)
    left = list(range(2, 10))
    found = []
    while left:
        bits, chosen = divmod(bits, len(left))
        found.append(left.pop(chosen))
    return tuple(found)


def _integer(style: Style, type_: ValueType, bits: int, seed: int) -> int:
    edges = (type_.least, type_.greatest, 0, -1, 1, type_.least + 1)
    match style:
        case Style.LEAST:
            return type_.least
        case Style.GREATEST:
            return type_.greatest
        case Style.NEUTRAL:
            return 0
        case Style.EDGES:
            return wrap(type_)(edges[bits % len(edges)])
        case Style.TIES:
            return wrap(type_)((bits >> 24) % 3 - 1)
    small = bits % 100 + (2 if type_.kind is TypeKind.UINT else -50)
    return wrap(type_)(bits if seed % 2 else small)


def _exact(style: Style, type_: ValueType, bits: int, seed: int) -> int | Fraction:
    """An exact number: those of a float type may lie beyond its finite values."""
    digit, large = bits % 8 + 2, _beyond(type_)
    magnitude, sign = bits % 98 + 2, -1 if bits >> 20 & 1 else 1
    match style:
        case Style.LEAST:
            return -digit * large
        case Style.GREATEST:
            return digit * large
        case Style.NEUTRAL:
            return 0
        case Style.EDGES:
            edges = (0, -digit * large, digit * large, Fraction(sign * magnitude, 7), 1, -1)
            return edges[(bits >> 24) % len(edges)]
        case Style.TIES:
            return (bits >> 24) % 3 - 1
    if seed % 4 == 3:
        return Fraction(sign * magnitude, (bits >> 24) % 3 + 1)
    return sign * magnitude


def _beyond(type_: ValueType) -> int:
    """A power of ten above all finite numbers of a floating-point type; of ``f64`` for ``real``."""
    bound = 2 ** ((type_ if type_.is_floating else F64).format.top + 1)
    return int("1" + "0" * len(str(bound)))


def _float(style: Style, type_: ValueType, bits: int, seed: int) -> float:
    width, least, top = type_.format.significand, type_.format.bottom, type_.format.top + 1
    match style:
        case Style.LEAST:
            return -math.inf
        case Style.GREATEST:
            return math.inf
        case Style.NEUTRAL:
            return -0.0
        case Style.NAN:
            return math.nan
        case Style.EDGES:
            largest, smallest = math.ldexp(2.0 - 2.0 ** (1 - width), top - 1), math.ldexp(1.0, least)
            edges = (-0.0, 0.0, math.inf, -math.inf, largest, -largest, smallest, 1.0, 2.0**-width, math.nan)
            return edges[(bits >> 24) % len(edges)]
        case Style.ROUNDING:
            large = math.ldexp(1.0, min(width, top - 1))
            return (large, -large, 1.0, 3.0)[(bits >> 24) % 4]
        case Style.TIES:
            return (-1.0, -0.0, 0.0, 1.0)[(bits >> 24) % 4]
    sign = -1 if bits >> 20 & 1 else 1
    if seed % 4 == 3:
        return sign * (bits % 98 + 2) / 2  # of halves functions that round are not alike
    significand = sign * (bits % (1 << width) | 1 << (width - 1))
    return rounding(type_)(significand * 2.0 ** ((bits >> 56) % 8 - width - 2))
