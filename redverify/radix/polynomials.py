"""Index expressions as polynomials with integer coefficients.

Atoms are whatever is neither a sum nor a product: variables, quotients, minima, choices.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import prod

from redverify.language import core
from redverify.language.normal_form import linear, normalise_index

#: A product of atoms, in a fixed order; an atom occurs as often as its exponent says. Only weights have
#: constants among their atoms (:func:`of_weight`).
Monomial = tuple[core.IndexExpr, ...]


@dataclass(frozen=True)
class Polynomial:
    """A sum of monomials with their coefficients, none of which is 0."""

    terms: Mapping[Monomial, int]

    def __add__(self, other: Polynomial) -> Polynomial:
        return summed([*self.terms.items(), *other.terms.items()])

    def __sub__(self, other: Polynomial) -> Polynomial:
        return self + other.scaled(-1)

    def __mul__(self, other: Polynomial) -> Polynomial:
        return summed(
            (_sorted((*a, *b)), c * d) for a, c in self.terms.items() for b, d in other.terms.items()
        )

    def scaled(self, factor: int) -> Polynomial:
        """The polynomial times an integer."""
        return summed((monomial, factor * c) for monomial, c in self.terms.items())

    def over(self, monomial: Monomial) -> tuple[Polynomial, Polynomial]:
        """``quotient`` and ``rest`` with ``self == quotient * monomial + rest``; no term of the rest is a
        multiple of the monomial. By constants, coefficients are divided with a rest."""
        quotient: list[tuple[Monomial, int]] = []
        rest: list[tuple[Monomial, int]] = []
        ((factors, scale),) = of_weight(monomial).terms.items()
        for mine, coefficient in self.terms.items():
            left = without(mine, factors)
            if left is None:
                rest.append((mine, coefficient))
            else:
                quotient.append((left, coefficient // scale))
                rest.append((mine, coefficient % scale))
        return summed(quotient), summed(rest)

    @property
    def expression(self) -> core.IndexExpr:
        """The index expression, in normal form."""
        result: core.IndexExpr = core.IConst(0)
        for monomial, coefficient in sorted(self.terms.items(), key=lambda term: repr(term[0])):
            part: core.IndexExpr = core.IConst(1) if not monomial else monomial[0]
            for atom in monomial[1:]:
                part = core.IProd(part, atom)
            result = core.IAdd(result, core.IMul(coefficient, part))
        return normalise_index(result)


def summed(terms: Iterable[tuple[Monomial, int]]) -> Polynomial:
    """The sum of terms."""
    found: dict[Monomial, int] = {}
    for monomial, coefficient in terms:
        found[monomial] = found.get(monomial, 0) + coefficient
    return Polynomial({m: c for m, c in found.items() if c})


def number(value: int) -> Polynomial:
    """A constant polynomial."""
    return summed([((), value)])


def of_weight(weight: Monomial) -> Polynomial:
    """A product of atoms, some of which may be constants."""
    scale = prod(atom.value for atom in weight if isinstance(atom, core.IConst))
    return summed([(tuple([atom for atom in weight if not isinstance(atom, core.IConst)]), scale)])


def without(monomial: Monomial, factor: Monomial) -> Monomial | None:
    """The monomial divided by another, if that divides it."""
    rest = list(monomial)
    for atom in factor:
        if atom not in rest:
            return None
        rest.remove(atom)
    return tuple(rest)


def polynomial(expression: core.IndexExpr) -> Polynomial:
    """An index expression as a polynomial; products of sums are multiplied out."""
    constant, terms = linear(expression)
    result = number(constant)
    for atom, factor in terms:
        if isinstance(atom, core.IProd):
            result = result + (polynomial(atom.left) * polynomial(atom.right)).scaled(factor)
        else:
            result = result + summed([((atom,), factor)])
    return result


def _sorted(atoms: Iterable[core.IndexExpr]) -> Monomial:
    return tuple(sorted(atoms, key=repr))
