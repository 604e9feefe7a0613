"""Floats of 16 to 64 bits: what literals and bits of these types are, and rounding, all of it exact."""

from __future__ import annotations

import struct
from fractions import Fraction
from math import isnan

#: Bits of the exponent and of the fraction, by the name of the type.
_FORMATS = {"f16": (5, 10), "bf16": (8, 7), "f32": (8, 23), "f64": (11, 52)}


def known(type_name: str) -> bool:
    """Whether literals of the type can be read."""
    return type_name in _FORMATS


def lowest(type_name: str) -> Fraction:
    """The lowest finite number of the type."""
    exponent_bits, fraction_bits = _FORMATS[type_name]
    return -(2 - Fraction(1, 1 << fraction_bits)) * (1 << ((1 << (exponent_bits - 1)) - 1))


def of_bits(bits: int, type_name: str) -> Fraction | str:
    """The number of these bits."""
    exponent_bits, fraction_bits = _FORMATS[type_name]
    fraction = bits & ((1 << fraction_bits) - 1)
    exponent = (bits >> fraction_bits) & ((1 << exponent_bits) - 1)
    negative = bool(bits >> (fraction_bits + exponent_bits) & 1)
    bias = (1 << (exponent_bits - 1)) - 1
    if exponent == (1 << exponent_bits) - 1:
        return "nan" if fraction else "-inf" if negative else "inf"
    if exponent == 0:
        value = Fraction(fraction) * Fraction(2) ** (1 - bias - fraction_bits)
    else:
        value = (Fraction(fraction) + (1 << fraction_bits)) * Fraction(2) ** (exponent - bias - fraction_bits)
    if negative:
        return -value if value else "-0.0"
    return value


def of_text(text: str, type_name: str) -> Fraction | str:
    """The number that a literal is, in the type; raises :class:`ValueError` for what is not a literal of it.

    A decimal literal is first a double, as in MLIR, and then rounded to the type, to nearest even.
    """
    sign = -1 if text.startswith("-") else 1
    digits = text.lstrip("+-").strip()
    if digits[:2] in ("0x", "0X"):
        if sign < 0:
            raise ValueError(f"{text} is not a float literal")
        exponent_bits, fraction_bits = _FORMATS[type_name]
        bits = int(digits, 16)
        if bits >> (1 + exponent_bits + fraction_bits):
            raise ValueError(f"{text} has too many bits for {type_name}")
        return of_bits(bits, type_name)
    return rounded(sign * float(digits), type_name)


def rounded(value: float, type_name: str) -> Fraction | str:
    """A double rounded to the type."""
    if isnan(value):
        return "nan"
    if type_name == "f64":
        return of_bits(struct.unpack("<Q", struct.pack("<d", value))[0], "f64")
    if value in (float("inf"), float("-inf")):
        return "inf" if value > 0 else "-inf"
    if value == 0:
        return "-0.0" if str(value).startswith("-") else Fraction(0)
    return nearest(Fraction(value), type_name)


def nearest(value: Fraction, type_name: str) -> Fraction | str:
    """A number that is not 0 rounded to the type, to nearest even."""
    exponent_bits, fraction_bits = _FORMATS[type_name]
    bias = (1 << (exponent_bits - 1)) - 1
    size = abs(value)
    exponent = size.numerator.bit_length() - size.denominator.bit_length()
    if Fraction(2) ** exponent > size:
        exponent -= 1
    unit = Fraction(2) ** (max(exponent, 1 - bias) - fraction_bits)
    result = round(size / unit) * unit  # rounds to even
    if result >= Fraction(2) ** (bias + 1):
        return "inf" if value > 0 else "-inf"
    if result == 0:
        return "-0.0" if value < 0 else Fraction(0)
    return result if value > 0 else -result
