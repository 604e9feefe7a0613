"""Atoms of polynomials: what arithmetic does not look into, and how two of them are compared.

Atoms are made by :class:`Atoms`, which gives equal ones out once; so they are compared by identity, and they
are in the order in which they were made. Where an atom holds indices, two different atoms may be equal for
some values of the variables. :class:`~.matching.Matching` says for which.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, field
from itertools import count

import islpy as isl

from redverify.language import core
from redverify.language.terms import free_variables
from redverify.presburger import build
from redverify.solving.algebra.polynomials import Atom, Monomial, Polynomial


@dataclass(frozen=True, slots=True, eq=False)
class Leaf(Atom):
    """A term as it is."""

    term: core.ValueExpr


@dataclass(frozen=True, slots=True, eq=False)
class Function(Atom):
    """A function of polynomials."""

    name: str
    arguments: tuple[Polynomial, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Power(Atom):
    """``base ** exponent`` of a real base above 0, named by its exponential function; never 0."""

    base: str
    exponent: Monomial


@dataclass(frozen=True, slots=True, eq=False)
class Index(Atom):
    """An integer that is an index."""

    index: core.IndexExpr


@dataclass(frozen=True, slots=True, eq=False)
class Divisor(Atom):
    """A polynomial of several monomials that is not 0; its powers are negative."""

    polynomial: Polynomial


@dataclass(frozen=True, slots=True, eq=False)
class Sum(Atom):
    """The sum of a monomial over a set of ``binders``, which the set has as parameters.

    The monomial has no factor without binders, and no factor that is a sum of power 1.
    """

    binders: tuple[str, ...]
    points: isl.Set
    element: Monomial


@dataclass(frozen=True, slots=True, eq=False)
class Part:
    """Some of the values that an extremum is of: a polynomial for each point of a set of binders."""

    binders: tuple[str, ...]
    points: isl.Set
    value: Polynomial


@dataclass(frozen=True, slots=True, eq=False)
class Greatest(Atom):
    """The greatest of the values of its parts, which are not all empty."""

    parts: tuple[Part, ...]


def atoms_in(monomial: Monomial) -> frozenset[str]:
    """The variables of a monomial."""
    return frozenset().union(*(atom.variables for atom, _ in monomial))


def atoms_within(monomial: Monomial) -> Iterator[Atom]:
    """The atoms of a monomial, and those in the arguments of functions and exponents."""
    for atom, _ in monomial:
        yield atom
        match atom:
            case Function(arguments=arguments):
                inner = [m for argument in arguments for m in argument.terms]
            case Power(exponent=exponent):
                inner = [exponent]
            case Divisor(polynomial=polynomial):
                inner = list(polynomial.terms)
            case _:
                inner = []
        for part in inner:
            yield from atoms_within(part)


def variables_of(polynomial: Polynomial) -> frozenset[str]:
    """The variables of a polynomial."""
    return frozenset().union(*map(atoms_in, polynomial.terms))


def used(points: isl.Set) -> frozenset[str]:
    """The variables that a set constrains."""
    return frozenset(n for n in build.param_names(points) if build.depends_on(points, n))


@dataclass(slots=True)
class Atoms:
    """Makes atoms."""

    _made: dict[Hashable, Atom] = field(default_factory=dict)
    _serials: count[int] = field(default_factory=count)

    def leaf(self, term: core.ValueExpr) -> Leaf:
        """A term as it is."""
        known = self._made.get(term)
        if known is None:
            known = self._made[term] = Leaf(next(self._serials), free_variables(term), term)
        assert isinstance(known, Leaf)
        return known

    def function(self, name: str, arguments: tuple[Polynomial, ...]) -> Function:
        """A function of polynomials."""
        key = ("function", name, arguments)
        known = self._made.get(key)
        if known is None:
            variables = frozenset().union(*map(variables_of, arguments))
            known = self._made[key] = Function(next(self._serials), variables, name, arguments)
        assert isinstance(known, Function)
        return known

    def power(self, base: str, exponent: Monomial) -> Power:
        """An exponential function of a monomial."""
        key = ("power", base, exponent)
        known = self._made.get(key)
        if known is None:
            known = self._made[key] = Power(next(self._serials), atoms_in(exponent), base, exponent)
        assert isinstance(known, Power)
        return known

    def index(self, index: core.IndexExpr) -> Index:
        """An integer that is an index."""
        key = ("index", index)
        known = self._made.get(key)
        if known is None:
            known = self._made[key] = Index(next(self._serials), free_variables(index), index)
        assert isinstance(known, Index)
        return known

    def divisor(self, polynomial: Polynomial) -> Divisor:
        """A polynomial that is not 0."""
        key = ("divisor", polynomial)
        known = self._made.get(key)
        if known is None:
            known = self._made[key] = Divisor(next(self._serials), variables_of(polynomial), polynomial)
        assert isinstance(known, Divisor)
        return known

    def sum(self, binders: tuple[str, ...], points: isl.Set, element: Monomial) -> Sum:
        """A sum; two calls make two atoms."""
        variables = (used(points) | atoms_in(element)) - frozenset(binders)
        return Sum(next(self._serials), variables, binders, points, element)

    def greatest(self, parts: tuple[Part, ...]) -> Greatest:
        """An extremum; two calls make two atoms."""
        variables: frozenset[str] = frozenset()
        for part in parts:
            variables |= (used(part.points) | variables_of(part.value)) - frozenset(part.binders)
        return Greatest(next(self._serials), variables, parts)
