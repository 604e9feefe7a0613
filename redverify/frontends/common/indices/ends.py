"""The greatest value of a polynomial whose variables have ranges, as a polynomial in sizes.

Sizes are variables without a range, and are not negative. Divisors are positive. A quotient ``n // d`` that
occurs as ``q * d * (n // d)`` is taken as ``q * (n - r)`` with ``0 <= r < d``, so that ``x % d`` and blocks
that cover a size are bounded closely. What multiplies a variable is bounded by its signs, term by term.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import gcd

from redverify.frontends.common.indices.nonlinear import as_polynomial
from redverify.frontends.common.indices.polynomials import (
    ONE,
    Atom,
    Element,
    Extreme,
    Floor,
    Polynomial,
    atom,
    divided,
    named,
    number,
    polynomial,
)
from redverify.language import core


class Unbounded(Exception):
    """No bound is found."""


@dataclass(frozen=True, slots=True)
class Range:
    """The least and the greatest value of a variable, which may depend on variables that are older."""

    least: Polynomial
    greatest: Polynomial


def greatest(
    value: Polynomial, ranges: Mapping[str, Range], elements: Mapping[str, Range], *, whole: bool = True
) -> Polynomial:
    """A polynomial in sizes that a polynomial never exceeds; raises :class:`Unbounded`.

    ``ranges`` are those of variables, each after those that its ends speak of; ``elements`` are those of
    numbers that memory holds, by source. Without ``whole`` it may have quotients of sizes: such as grow with
    the sizes, and are not negative.
    """
    return _Ends(dict(ranges), elements, whole).greatest(value)


def positive_part(value: Polynomial) -> Polynomial:
    """The terms of a polynomial in sizes that are positive: neither 0 nor the polynomial exceeds them."""
    return polynomial((m, c) for m, c in value.terms if c > 0)


class _Ends:
    def __init__(self, ranges: dict[str, Range], elements: Mapping[str, Range], whole: bool) -> None:
        self._ranges, self._elements, self._whole = ranges, elements, whole

    def greatest(self, value: Polynomial) -> Polynomial:
        while True:
            value = self._by_remainders(value)
            part = self._newest(value)
            if part is None:
                return value
            value = self._without(value, part)

    def _by_remainders(self, value: Polynomial) -> Polynomial:
        """``q * d * (n // d)`` as ``q * (n - r)``."""
        for part in dict.fromkeys(a for monomial, _ in value.terms for a in monomial):
            if isinstance(part, Floor) and not self._is_kept(part):
                whole, rest = divided(value, part.denominator * atom(part))
                if whole.terms:
                    name = f"%{len(self._ranges)}"
                    self._ranges[name] = Range(number(0), part.denominator - ONE)
                    return self._by_remainders(whole * (part.numerator - named(name)) + rest)
        return value

    def _is_kept(self, part: Atom) -> bool:
        """Whether an atom may be in a result: a quotient of sizes by a number, without subtractions."""
        if self._whole or not isinstance(part, Floor) or (part.denominator.constant or 0) <= 0:
            return False
        sums = positive_part(part.numerator) == part.numerator
        names = [a.name for m, _ in part.numerator.terms for a in m if isinstance(a, core.IVar)]
        linear = sum(len(m) for m, _ in part.numerator.terms) == len(names)
        return sums and linear and not self._ranges.keys() & set(names)

    def _newest(self, value: Polynomial) -> Atom | None:
        """What is to be bounded next: variables before those that their ends speak of, sizes never."""
        parts = dict.fromkeys(a for monomial, _ in value.terms for a in monomial)
        for part in parts:
            if not isinstance(part, core.IVar) and not self._is_kept(part):
                return part
        names = {part.name for part in parts if isinstance(part, core.IVar)}
        newest = next((n for n in reversed(self._ranges) if n in names), None)
        return None if newest is None else core.IVar(newest)

    def _without(self, value: Polynomial, part: Atom) -> Polynomial:
        """A bound in which one atom is replaced by its ends, by the sign of what multiplies it."""
        ends = self._ends(part)
        result = number(0)
        for monomial, coefficient in value.terms:
            if part not in monomial:
                result = result + polynomial([(monomial, coefficient)])
                continue
            others = list(monomial)
            others.remove(part)
            if not all(map(self._is_natural, others)):
                raise Unbounded
            # c * (n // (c * d)) is at most n, as n // d is
            common = (
                gcd(coefficient, *(c for _, c in part.denominator.terms)) if isinstance(part, Floor) else 1
            )
            factor = polynomial([(tuple(others), coefficient // common)])
            result = result + factor * (ends.greatest if coefficient > 0 else ends.least)
        return result

    def _is_natural(self, part: Atom) -> bool:
        """Whether an atom is not negative."""
        if self._is_kept(part) or (isinstance(part, core.IVar) and part.name not in self._ranges):
            return True
        return not positive_part(self.greatest(self._ends(part).least.scaled(-1))).terms

    def _ends(self, part: Atom) -> Range:
        match part:
            case core.IVar(name):
                return self._ranges[name]
            case Floor(numerator, _):
                return self._hull(numerator)
            case Extreme(parts=parts):
                constants = [p.constant for p in parts if p.constant is not None]
                hull = self._hull(*parts)
                if not constants:
                    return hull
                if part.greatest:
                    return Range(number(max(constants)), hull.greatest)
                return Range(hull.least, number(min(constants)))
            case core.ISelect(_, yes, no):
                return self._hull(as_polynomial(yes, {}), as_polynomial(no, {}))
            case Element(source, _) if source in self._elements:
                return self._elements[source]
        raise Unbounded

    def _hull(self, *parts: Polynomial) -> Range:
        """A range that has 0 and all of the parts."""
        least = greatest = number(0)
        for part in parts:
            least = least - positive_part(self.greatest(part.scaled(-1)))
            greatest = greatest + positive_part(self.greatest(part))
        return Range(least, greatest)
