"""Float constants of the lowered text, which shows six decimals, made exact again.

A printed constant stands for every float that is printed so. If there are several, the C code that Halide
writes for the same program shows which floats the program has, bit by bit. One that the algorithm has
is taken as it is. One that the simplifier has made of the algorithm's constants and rounded, such as the
reciprocal in ``a * 0.333333f`` for ``a / 3.0``, is what it was made by: ``1.0 / 3.0`` as the text says it.
Of all others the value is not known, so that no verdict may rest on it.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from math import isfinite, log10

from redverify.frontends.halide.reading import syntax as sx

_SUFFIX = {"float32": "f", "float16": "h", "float64": ""}

#: Codes of :mod:`struct` for a float and for its bits.
_CODES = {"float16": ("e", "H"), "float32": ("f", "I"), "float64": ("d", "Q")}

#: Constants of the algorithm from which others are made by two operations.
_MANY = 12

_OPERATIONS: Mapping[str, Callable[[Fraction, Fraction], Fraction]] = {
    "+": lambda x, y: x + y,
    "-": lambda x, y: x - y,
    "*": lambda x, y: x * y,
    "/": lambda x, y: x / y,
}

#: What a printed constant is: a number, an operation on numbers, or not known.
Meaning = sx.Expr | None


@dataclass(slots=True)
class Constants:
    """What printed constants mean.

    ``algorithm`` are the constants of the program's own algorithm, ``compiled`` those of its C code; ``None``
    where there is none. ``derived`` and ``unknown`` collect the texts of constants that the simplifier has
    made, and of those that are not known.
    """

    algorithm: Iterable[sx.Float]
    compiled: Iterable[sx.Float] | None = None
    derived: set[str] = field(default_factory=set)
    unknown: set[str] = field(default_factory=set)
    _known: dict[str, Meaning] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.algorithm = tuple(dict.fromkeys(self.algorithm))
        self.compiled = None if self.compiled is None else tuple(dict.fromkeys(self.compiled))

    def __call__(self, printed: sx.Float) -> Meaning:
        """The meaning of a constant that the text shows; one with no text is exact."""
        text = printed.text
        if text is None:
            return printed
        if text not in self._known:
            found = self._meaning(text, printed)
            self._known[text] = found
            if found is None:
                self.unknown.add(text)
            elif not isinstance(found, sx.Float):
                self.derived.add(text)
        return self._known[text]

    def _meaning(self, text: str, printed: sx.Float) -> Meaning:
        if isinstance(printed.value, str):  # an infinity may be what overflowed when constants were folded
            infinite = printed.value.endswith("inf")
            return None if infinite and printed.value not in [c.value for c in self.algorithm] else printed
        only = _only_float(text, printed)
        if only is not None:
            return only if only in self.algorithm else self._made(only, only)
        known = {c for c in self.algorithm if rendered(c) == text}
        if self.compiled is None or printed.type == "float64":  # the C code rounds these to 32 bits
            return self._alone(known, text, printed.type)
        compiled = {c for c in self.compiled if rendered(c) == text}
        if len(known | compiled) != 1:
            return None
        (value,) = known | compiled
        return value if known else self._made(value)

    def _made(self, constant: sx.Float, underived: Meaning = None) -> Meaning:
        """The operation on constants of the algorithm whose result a constant is, if there is but one value.

        Any other number is ``underived``. The fewest operations count. A number that is printed exactly
        may be one that the simplifier writes itself: the 2 of ``x + x``. So it is not known if it is the
        rounded result of an operation, too: the 10 of ``x / 0.1`` in 16 bits.
        """
        for made in self._derivations(constant.type):
            found: dict[Fraction, sx.Binary] = {}
            for derivation in made:
                if _rounded(derivation) == constant.value:
                    found.setdefault(_number(derivation), derivation)
            if found.keys() == {constant.value}:
                return constant
            if found:
                return next(iter(found.values())) if len(found) == 1 and not _is_short(constant) else None
        return constant if _is_short(constant) else underived

    def _alone(self, known: set[sx.Float], text: str, type_: str) -> Meaning:
        """The only value that a constant may have for all that the algorithm says."""
        once, _ = self._derivations(type_)
        alike = [d for d in once if rendered(_rounded_float(d)) == text]
        candidates: list[sx.Expr] = [*alike, *known]
        values = {_number(e): e for e in candidates}
        return next(iter(values.values())) if len(values) == 1 else None

    def _derivations(self, type_: str) -> tuple[list[sx.Binary], list[sx.Binary]]:
        """Results of one, and of two operations on constants of the algorithm, and on 0 and 1."""
        own = [c for c in self.algorithm if c.type == type_ and isinstance(c.value, Fraction)]
        own += [sx.Float(Fraction(n), type_) for n in (0, 1)]
        own = list(dict.fromkeys(own))
        once = list(_operations(own, own))
        return once, list(_operations(once, own)) if len(own) <= _MANY else []


def _operations(lefts: Iterable[sx.Expr], rights: Iterable[sx.Float]) -> Iterator[sx.Binary]:
    for left in lefts:
        for right in rights:
            for op in _OPERATIONS:
                made = sx.Binary(op, left, right)
                if (op != "/" or right.value) and _rounded(made) is not None:
                    yield made


def _number(expr: sx.Expr) -> Fraction:
    """The exact number that an operation on constants is."""
    if isinstance(expr, sx.Float):
        assert isinstance(expr.value, Fraction)
        return expr.value
    assert isinstance(expr, sx.Binary)
    return _OPERATIONS[expr.op](_number(expr.left), _number(expr.right))


def _rounded(expr: sx.Expr) -> Fraction | None:
    """The float that the operations give, each rounded; ``None`` if it is not finite, or a zero."""
    if isinstance(expr, sx.Float):
        return expr.value if isinstance(expr.value, Fraction) else None
    assert isinstance(expr, sx.Binary)
    left, right = _rounded(expr.left), _rounded(expr.right)
    if left is None or right is None:
        return None
    return nearest(_OPERATIONS[expr.op](left, right), _type(expr)) or None


def _rounded_float(expr: sx.Binary) -> sx.Float:
    value = _rounded(expr)
    assert value is not None
    return sx.Float(value, _type(expr))


def _type(expr: sx.Expr) -> str:
    while isinstance(expr, sx.Binary):
        expr = expr.left
    assert isinstance(expr, sx.Float)
    return expr.type


def _is_short(constant: sx.Float) -> bool:
    """Whether the digits that are printed say all."""
    return Fraction(rendered(constant).rstrip("fh")) == constant.value


# ---------------------------------------------------------------- floats and their text


def nearest(value: Fraction, type_: str) -> Fraction | None:
    """The float next to a number; ``None`` if it is too large."""
    code, _ = _CODES[type_]
    try:
        found = struct.unpack(code, struct.pack(code, float(value)))[0]
    except OverflowError:
        return None
    return Fraction(found) if isfinite(found) else None


def _only_float(text: str, printed: sx.Float) -> sx.Float | None:
    """The float that is printed so, if it is the only one."""
    if printed.type not in _CODES or not isinstance(printed.value, Fraction):
        return None
    if printed.value == 0:
        return printed  # smaller numbers than the last decimal are shown with an exponent
    around = nearest(printed.value, printed.type)
    if not around:
        return None
    code, bits = _CODES[printed.type]
    (number,) = struct.unpack(bits, struct.pack(code, float(around)))
    floats = [
        struct.unpack(code, struct.pack(bits, number + step))[0] for step in (-1, 0, 1) if number + step
    ]
    near = [sx.Float(Fraction(f), printed.type) for f in floats if isfinite(f) and f]
    found = [f for f in near if rendered(f) == text]
    return found[0] if len(found) == 1 else None


def rendered(constant: sx.Float) -> str:
    """A constant as Halide prints it: six decimals, very small ones with an exponent."""
    suffix = _SUFFIX.get(constant.type, "")
    if isinstance(constant.value, str):
        number = "-0.000000" if constant.value == "-0.0" else constant.value
        return number + suffix
    value = float(constant.value)
    if value and log10(abs(value)) < -6:
        return f"{value:e}{suffix}"
    return f"{value:.6f}{suffix}"
