"""Polynomials over atoms, with rational coefficients or modulo a power of two.

An atom is whatever arithmetic does not look into (:mod:`.atoms`). Over the real numbers an atom may have a
negative power; whoever makes one has shown that the atom is not 0.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True, slots=True, eq=False)
class Atom:
    """Any atom; ``variables`` are those that its value may depend on, ``serial`` its place in the order."""

    serial: int
    variables: frozenset[str]


#: A product of powers of atoms, in the order in which the atoms were made; no power is 0.
Monomial = tuple[tuple[Atom, int], ...]

ONE: Monomial = ()

#: Polynomials with more monomials than this are given up.
MONOMIALS = 256

#: Greatest power of a sum that is multiplied out.
POWER = 8


class TooLarge(Exception):
    """A normal form is larger than the limits."""


class Polynomial:
    """A sum of monomials with coefficients that are not 0; immutable.

    ``modulus`` is 2**b for integers of b bits, and 0 for real numbers.
    """

    __slots__ = ("_hash", "modulus", "terms")

    def __init__(self, terms: Mapping[Monomial, Fraction], modulus: int) -> None:
        self.modulus = modulus
        kept = {m: c % modulus if modulus else c for m, c in terms.items()}
        self.terms = {m: c for m, c in kept.items() if c}
        if len(self.terms) > MONOMIALS:
            raise TooLarge
        self._hash: int | None = None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Polynomial) and self.terms == other.terms

    def __hash__(self) -> int:
        if self._hash is None:
            self._hash = hash(frozenset(self.terms.items()))
        return self._hash

    def __bool__(self) -> bool:
        return bool(self.terms)

    @property
    def constant(self) -> Fraction | None:
        """The number that the polynomial is; ``None`` if it has atoms."""
        if not self.terms:
            return Fraction(0)
        return self.terms[ONE] if self.terms.keys() == {ONE} else None

    @property
    def single(self) -> tuple[Monomial, Fraction] | None:
        """The only monomial with its coefficient; ``None`` if there are more, or none."""
        return next(iter(self.terms.items())) if len(self.terms) == 1 else None

    @property
    def atoms(self) -> dict[Atom, None]:
        """The atoms, in the order of the monomials."""
        return {atom: None for monomial in self.terms for atom, _ in monomial}

    def __add__(self, other: Polynomial) -> Polynomial:
        terms = dict(self.terms)
        for monomial, coefficient in other.terms.items():
            terms[monomial] = terms.get(monomial, Fraction(0)) + coefficient
        return Polynomial(terms, self.modulus)

    def __mul__(self, other: Polynomial) -> Polynomial:
        if len(self.terms) * len(other.terms) > 4 * MONOMIALS:
            raise TooLarge
        terms: dict[Monomial, Fraction] = {}
        for left, x in self.terms.items():
            for right, y in other.terms.items():
                both = times(left, right)
                terms[both] = terms.get(both, Fraction(0)) + x * y
        return Polynomial(terms, self.modulus)

    def __neg__(self) -> Polynomial:
        return Polynomial({m: -c for m, c in self.terms.items()}, self.modulus)

    def __sub__(self, other: Polynomial) -> Polynomial:
        return self + -other

    def scaled(self, by: Fraction) -> Polynomial:
        """The product with a number."""
        return Polynomial({m: c * by for m, c in self.terms.items()}, self.modulus)

    def times(self, monomial: Monomial) -> Polynomial:
        """The product with a monomial."""
        return Polynomial({times(m, monomial): c for m, c in self.terms.items()}, self.modulus)

    def number(self, value: Fraction | int) -> Polynomial:
        """A number, as a polynomial over the same coefficients."""
        return Polynomial({ONE: Fraction(value)}, self.modulus)

    def substituted(self, by: Mapping[Atom, Polynomial]) -> Polynomial:
        """The polynomial with sums in place of atoms.

        Side condition, which is checked: none of these atoms has a negative power. Else :class:`ValueError`.
        """
        return self.mapped(
            lambda atom, power: raised(by[atom], power) if atom in by else power_of(atom, power, self.modulus)
        )

    def mapped(self, change: Callable[[Atom, int], Polynomial]) -> Polynomial:
        """The polynomial with each power of an atom replaced."""
        result = self.number(0)
        for monomial, coefficient in self.terms.items():
            product = self.number(1)
            for atom, power in monomial:
                product *= change(atom, power)
            result += product.scaled(coefficient)
        return result


def number(value: Fraction | int, modulus: int) -> Polynomial:
    """A number."""
    return Polynomial({ONE: Fraction(value)}, modulus)


def power_of(atom: Atom, power: int, modulus: int) -> Polynomial:
    """A power of an atom."""
    return Polynomial({((atom, power),) if power else ONE: Fraction(1)}, modulus)


def raised(base: Polynomial, power: int) -> Polynomial:
    """``base ** power``. Raises :class:`ValueError` for a negative power, which no sum has as a polynomial.

    Where a power may be negative, the base has to be shown not to be 0 (:meth:`.building.Building.power`), or
    quotients have to be cleared first.
    """
    if power < 0:
        raise ValueError(f"a sum has no power {power}")
    if power > POWER:
        raise TooLarge
    result = base.number(1)
    for _ in range(power):
        result *= base
    return result


def times(left: Monomial, right: Monomial) -> Monomial:
    """The product of two monomials."""
    if not left or not right:
        return left or right
    powers = dict(left)
    for atom, power in right:
        powers[atom] = powers.get(atom, 0) + power
    return tuple(sorted(((a, p) for a, p in powers.items() if p), key=_serial))


def _serial(factor: tuple[Atom, int]) -> int:
    return factor[0].serial


def inverse(monomial: Monomial) -> Monomial:
    """``1 / monomial``."""
    return tuple((atom, -power) for atom, power in monomial)


def parted(monomial: Monomial, inner: Callable[[Atom], bool]) -> tuple[Monomial, Monomial]:
    """The factors that ``inner`` does not hold of, and those that it holds of."""
    chosen = tuple((a, p) for a, p in monomial if inner(a))
    return tuple(factor for factor in monomial if factor not in chosen), chosen


def total(polynomials: Iterable[Polynomial], modulus: int) -> Polynomial:
    """The sum."""
    result = number(0, modulus)
    for polynomial in polynomials:
        result += polynomial
    return result
