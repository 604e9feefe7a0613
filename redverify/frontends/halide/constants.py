"""Float constants of the lowered text, which shows six decimals, made exact again."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from math import log10

from redverify.frontends.halide import syntax as sx

_SUFFIX = {"float32": "f", "float16": "h", "float64": ""}


def exact_constants(exact: Iterable[sx.Float], printed: Iterable[sx.Float]) -> dict[str, Fraction | str]:
    """The exact value of each printed constant: of the one constant of the algorithm that is printed so.

    Where there is no such constant, or several, a printed constant is what its digits say.
    """
    known: dict[str, set[Fraction | str]] = {}
    for constant in exact:
        known.setdefault(rendered(constant), set()).add(constant.value)
    result: dict[str, Fraction | str] = {}
    for constant in printed:
        candidates = known.get(constant.text or "", set())
        if len(candidates) == 1:
            result[constant.text or ""] = next(iter(candidates))
    return result


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
