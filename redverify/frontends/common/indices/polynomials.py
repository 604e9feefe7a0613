"""Index expressions with products of variables, as polynomials over atoms.

The language has affine indices only. A compiler that fuses loops with symbolic extents writes more:
``f // (t * 64)``, ``v * t + w``. While such an expression is being rewritten it is a polynomial with
integer coefficients. Its atoms are variables, quotients rounded to minus infinity, minima and maxima, and
choices. A remainder ``a % b`` is ``a - b * (a // b)``, so that equal numbers become equal data more often.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from redverify.language import core
from redverify.language.points import Point, value_at
from redverify.language.terms import free_variables


@dataclass(frozen=True, slots=True)
class Floor:
    """``numerator // denominator``, rounded to minus infinity."""

    numerator: Polynomial
    denominator: Polynomial


@dataclass(frozen=True, slots=True)
class Extreme:
    """The least of several polynomials, or the greatest."""

    greatest: bool
    parts: tuple[Polynomial, ...]


@dataclass(frozen=True, slots=True)
class Element:
    """An integer that memory holds: what ``source`` is at a place. It has no affine form."""

    source: str
    at: tuple[Polynomial, ...]


#: What a polynomial is over. A choice is taken as a whole: its condition and branches stay as they are.
Atom = core.IVar | Floor | Extreme | core.ISelect | Element

#: A product of atoms, sorted; an atom occurs as often as its exponent says.
Monomial = tuple[Atom, ...]


@dataclass(frozen=True, slots=True)
class Polynomial:
    """A sum of multiples of monomials: the leading one first, no coefficient zero."""

    terms: tuple[tuple[Monomial, int], ...]

    @property
    def constant(self) -> int | None:
        """The value, if it has no atoms."""
        if not self.terms:
            return 0
        (monomial, coefficient), *rest = self.terms
        return coefficient if not monomial and not rest else None

    def __add__(self, other: Polynomial) -> Polynomial:
        return polynomial([*self.terms, *other.terms])

    def __sub__(self, other: Polynomial) -> Polynomial:
        return self + other.scaled(-1)

    def __mul__(self, other: Polynomial) -> Polynomial:
        return polynomial(
            (_sorted((*left, *right)), c * d) for left, c in self.terms for right, d in other.terms
        )

    def scaled(self, factor: int) -> Polynomial:
        """The polynomial times an integer."""
        return polynomial((m, c * factor) for m, c in self.terms)


def _sorted(atoms: Iterable[Atom]) -> Monomial:
    return tuple(sorted(atoms, key=repr))


def _rank(monomial: Monomial) -> tuple[int, tuple[str, ...]]:
    """The order of monomials: by degree, then by their atoms. Multiplication respects it."""
    return -len(monomial), tuple(repr(a) for a in monomial)


def polynomial(terms: Iterable[tuple[Monomial, int]]) -> Polynomial:
    """The sum of terms whose monomials are sorted."""
    found: dict[Monomial, int] = {}
    for monomial, coefficient in terms:
        found[monomial] = found.get(monomial, 0) + coefficient
    kept = [(m, c) for m, c in found.items() if c]
    return Polynomial(tuple(sorted(kept, key=lambda term: _rank(term[0]))))


def number(value: int) -> Polynomial:
    """A constant polynomial."""
    return polynomial([((), value)])


def atom(value: Atom) -> Polynomial:
    """The polynomial that is one atom."""
    return polynomial([((value,), 1)])


def named(name: str) -> Polynomial:
    """The polynomial that is one variable."""
    return atom(core.IVar(name))


ONE = number(1)


def _without(monomial: Monomial, factor: Monomial) -> Monomial | None:
    """The monomial divided by another, if that divides it."""
    rest = list(monomial)
    for part in factor:
        if part not in rest:
            return None
        rest.remove(part)
    return tuple(rest)


def divided(value: Polynomial, divisor: Polynomial) -> tuple[Polynomial, Polynomial]:
    """``whole`` and ``rest`` with ``value == divisor * whole + rest``, for a divisor that is not zero.

    The multiples of the divisor's leading term are taken out of the value. The rest may have any size and
    sign. By a positive constant, the constant of the rest is not negative and below it.
    """
    (lead, scale), *_ = divisor.terms
    whole, rest, left = number(0), number(0), value
    while left.terms:
        monomial, coefficient = left.terms[0]
        quotient = _without(monomial, lead)
        if quotient is None or (coefficient % scale and (monomial or scale < 0)):
            taken = polynomial([(monomial, coefficient)])
            rest, left = rest + taken, left - taken
            continue
        part = polynomial([(quotient, coefficient // scale)])
        whole, left = whole + part, left - part * divisor
        if coefficient % scale:  # the constant: what is left of it is smaller than the divisor
            rest, left = rest + left, number(0)
    return whole, rest


def exact_quotient(value: Polynomial, divisor: Polynomial) -> Polynomial | None:
    """``value / divisor``, if that is a polynomial."""
    if not divisor.terms:
        return None
    whole, rest = divided(value, divisor)
    return None if rest.terms else whole


def mapped(value: Polynomial, change: Callable[[Atom], Polynomial]) -> Polynomial:
    """The polynomial with each of its own atoms replaced by a polynomial."""
    result = number(0)
    for monomial, coefficient in value.terms:
        product = number(coefficient)
        for part in monomial:
            product = product * change(part)
        result = result + product
    return result


def variables(value: Polynomial) -> frozenset[str]:
    """The variables of a polynomial, inside of its atoms too."""
    found: set[str] = set()
    for monomial, _ in value.terms:
        for part in monomial:
            match part:
                case core.IVar(name):
                    found.add(name)
                case Floor(numerator, denominator):
                    found |= variables(numerator) | variables(denominator)
                case Extreme(_, parts):
                    found = found.union(*(variables(p) for p in parts))
                case Element(_, at):
                    found = found.union(*(variables(p) for p in at))
                case core.ISelect():
                    found |= free_variables(part)
    return frozenset(found)


def atoms_in(values: Iterable[Polynomial]) -> Iterator[Atom]:
    """All atoms of polynomials, inside of atoms too, each once; outer ones first."""
    seen: set[Atom] = set()
    left = list(dict.fromkeys(values))
    while left:
        value = left.pop()
        for monomial, _ in value.terms:
            for part in monomial:
                if part in seen:
                    continue
                seen.add(part)
                yield part
                match part:
                    case Floor(numerator, denominator):
                        left += [numerator, denominator]
                    case Extreme(_, parts) | Element(_, parts):
                        left += parts
                    case _:
                        pass


def evaluated(value: Polynomial, point: Point) -> int:
    """The number at a point; ``ZeroDivisionError`` is raised where a divisor is 0."""

    def of_atom(part: Atom) -> int:
        match part:
            case core.IVar(name):
                return point[name]
            case Floor(numerator, denominator):
                return evaluated(numerator, point) // evaluated(denominator, point)
            case Extreme(greatest, parts):
                return (max if greatest else min)(evaluated(p, point) for p in parts)
            case core.ISelect():
                return value_at(part, point)
            case Element():
                raise KeyError(part.source)

    total = 0
    for monomial, coefficient in value.terms:
        product = coefficient
        for part in monomial:
            product *= of_atom(part)
        total += product
    return total
