"""Constants of MLIR, from their text.

xDSL reads the hexadecimal elements of dense lists as integers; by :mod:`...common.floats` the token decides.
"""

from __future__ import annotations

import re
from fractions import Fraction
from math import prod

from redverify.frontends.common.floats import known, of_bits

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
