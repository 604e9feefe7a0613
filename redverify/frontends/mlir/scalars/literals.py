"""Float literals of MLIR, read from their text.

A literal is decimal, or hexadecimal: then it is the bits of the number (``0xFF800000`` is -inf in f32). xDSL
reads the hexadecimal elements of dense lists as integers; here the token decides.
"""

from __future__ import annotations

import re
import struct
from fractions import Fraction
from math import isnan, prod

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


_SPARSE = re.compile(r"\bsparse<(?:(\[\[.*?\]\]|\d+), ([^<>]*))?> : (?:tensor|vector)<((?:\d+x)*)(\w+)>")

#: Sparse constants of at most so many elements are read.
_ELEMENTS = 1 << 16


def without_sparse(text: str) -> str:
    """The text with sparse constants, which xDSL does not know, as dense ones; lines stay as they are."""
    return _SPARSE.sub(_dense, text)


def _dense(found: re.Match[str]) -> str:
    """A sparse constant as a dense one; as it is if it is of another form, or too large."""
    places, given, sizes, type_ = found.groups()
    shape = [int(n) for n in sizes.split("x") if n]
    at = [[int(i) for i in re.findall(r"\d+", row)] for row in re.findall(r"\[([\d, ]*)\]", places or "")]
    at = at or ([[int(places)]] if places else [])
    numbers = re.findall(r"[^\s,\[\]]+", given or "")
    numbers = numbers * len(at) if len(numbers) == 1 else numbers
    fits = all(len(p) == len(shape) and all(i < n for i, n in zip(p, shape, strict=True)) for p in at)
    if len(numbers) != len(at) or not fits or prod(shape) > _ELEMENTS:
        return str(found.group())
    elements: dict[tuple[int, ...], str] = dict(zip(map(tuple, at), numbers, strict=True))
    zero = "false" if type_ == "i1" else "0.0" if known(type_) else "0"

    def part(done: tuple[int, ...]) -> str:
        if len(done) == len(shape):
            return elements.get(done, zero)
        return f"[{', '.join(part((*done, i)) for i in range(shape[len(done)]))}]"

    whole: str = found.group()
    return f"dense<{part(())}>{whole[whole.index(' : ') :]}"


#: Bytes of an element of a resource, by the name of its type; a truth has a whole one.
_WIDTHS = {"i1": 1, "i8": 1, "i16": 2, "i32": 4, "i64": 8, "f16": 2, "bf16": 2, "f32": 4, "f64": 8}


def of_resource(blob: str, type_name: str, count: int) -> list[Fraction | str] | None:
    """The elements that the text of a resource holds; ``None`` if these are not ``count`` of the type.

    A blob is its alignment in four bytes, then the elements, their lowest bytes first.
    """
    width = _WIDTHS.get(type_name)
    if width is None or not re.fullmatch(r"0x([0-9A-Fa-f]{2})*", blob):
        return None
    found = bytes.fromhex(blob[2:])[4:]
    if len(blob) < len("0x") + 8 or len(found) != width * count:
        return None
    words = [int.from_bytes(found[n : n + width], "little") for n in range(0, len(found), width)]
    if type_name == "i1" and not set(words) <= {0, 1}:
        return None
    return [of_bits(w, type_name) if known(type_name) else Fraction(w) for w in words]


__all__ = ["known", "lowest", "nearest", "of_bits", "of_resource", "of_text", "rounded", "without_sparse"]
