"""Where two atoms are equal: the values of variables for which they are the same function of the same.

All functions here yield subsets of ``within``, and on each of them the two things are equal. They yield
several where factors or summands can be paired in several ways. None of the sets has to be all of what is
true.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import islice, permutations
from typing import TypeVar

import islpy as isl

from redverify.language import core
from redverify.language.terms import fresh_variable, open_reduce, substitute, substitute_condition
from redverify.presburger import build
from redverify.solving.algebra.atoms import (
    Divisor,
    Function,
    Greatest,
    Index,
    Leaf,
    Part,
    Power,
    Sum,
)
from redverify.solving.algebra.building import Building
from redverify.solving.algebra.polynomials import Atom, Monomial, Polynomial

#: Ways of pairing that are tried for one comparison.
WAYS = 16

_Of = TypeVar("_Of")
_Match = Callable[[_Of, _Of, isl.Set], Iterator[isl.Set]]


def in_order(
    lefts: Sequence[_Of], rights: Sequence[_Of], within: isl.Set, match: _Match[_Of]
) -> Iterator[isl.Set]:
    """Where each thing equals its partner."""
    if not lefts:
        yield within
        return
    for first in match(lefts[0], rights[0], within):
        yield from in_order(lefts[1:], rights[1:], first, match)


def paired(
    lefts: Sequence[_Of], rights: Sequence[_Of], within: isl.Set, match: _Match[_Of]
) -> Iterator[isl.Set]:
    """Where the things on the left equal those on the right, in some pairing."""
    if len(lefts) != len(rights):
        return
    if not lefts:
        yield within
        return
    for position, other in enumerate(rights):
        rest = [*rights[:position], *rights[position + 1 :]]
        for first in match(lefts[0], other, within):
            yield from paired(lefts[1:], rest, first, match)


def equal_indices(
    lefts: Sequence[core.IndexExpr], rights: Sequence[core.IndexExpr], within: isl.Set
) -> Iterator[isl.Set]:
    """Where indices agree."""
    if len(lefts) != len(rights):
        return
    for left, right in zip(lefts, rights, strict=True):
        if left != right:
            within = within.intersect(build.where(core.CCmp("==", left, right)))
    if not within.is_empty():
        yield within


def terms(left: core.ValueExpr, right: core.ValueExpr, within: isl.Set) -> Iterator[isl.Set]:
    """Where two terms are the same function of the same elements."""
    if left == right:
        yield within
        return
    if left.type != right.type:
        return
    match left, right:
        case core.Access(_, one, ones), core.Access(_, other, others) if one == other:
            yield from equal_indices(ones, others, within)
        case core.Apply(_, f, ones), core.Apply(_, g, others) if f == g and len(ones) == len(others):
            yield from in_order(ones, others, within, terms)
        case core.Cast(_, one), core.Cast(_, other):
            yield from terms(one, other, within)
        case core.IndexCast(_, one), core.IndexCast(_, other):
            yield from equal_indices((one,), (other,), within)
        case core.Reduce(), core.Reduce():
            yield from _reductions(left, right, within)


def _reductions(left: core.Reduce, right: core.Reduce, within: isl.Set) -> Iterator[isl.Set]:
    """Where two folds have the same starts, index sets, and elements, in the same order."""
    alike = (left.operator, left.type, len(left.binders)) == (right.operator, right.type, len(right.binders))
    if not alike or (left.init is None) is not (right.init is None):
        return
    names, condition, body = open_reduce(left)
    by = {old: core.IVar(new) for old, new in zip(right.binders, names, strict=True)}
    first, second = build.where(condition), build.where(substitute_condition(right.condition, by))
    differing = first.subtract(second).union(second.subtract(first))
    where = build.tidy(within.subtract(build.project(within.intersect(differing), *names)))
    both = where.intersect(first)
    starts = [where]
    if left.init is not None and right.init is not None:
        starts = list(terms(left.init, right.init, where))
    elements = [both] if both.is_empty() else terms(body, substitute(right.body, by), both)
    for found in elements:
        equal = where.subtract(build.project(both.subtract(found), *names))
        for start in starts:
            good = build.tidy(equal.intersect(start))
            if not good.is_empty():
                yield good


@dataclass(frozen=True, slots=True)
class Matching:
    """Comparisons of what one :class:`Building` has made."""

    building: Building

    def polynomials(self, left: Polynomial, right: Polynomial, within: isl.Set) -> Iterator[isl.Set]:
        """Where two polynomials have the same monomials."""
        if left == right:
            yield within
            return

        def match(
            one: tuple[Monomial, Fraction], other: tuple[Monomial, Fraction], where: isl.Set
        ) -> Iterator[isl.Set]:
            if one[1] == other[1]:
                yield from self.monomials(one[0], other[0], where)

        found = paired(list(left.terms.items()), list(right.terms.items()), within, match)
        yield from islice(found, WAYS)

    def monomials(self, left: Monomial, right: Monomial, within: isl.Set) -> Iterator[isl.Set]:
        """Where two monomials have the same factors."""
        if left == right:
            yield within
            return

        def match(one: tuple[Atom, int], other: tuple[Atom, int], where: isl.Set) -> Iterator[isl.Set]:
            if one[1] == other[1]:
                yield from self.atoms(one[0], other[0], where)

        yield from islice(paired(left, right, within, match), WAYS)

    def atoms(self, left: Atom, right: Atom, within: isl.Set) -> Iterator[isl.Set]:
        """Where two atoms are equal."""
        if left is right:
            yield within
            return
        match left, right:
            case Leaf(term=one), Leaf(term=other):
                yield from terms(one, other, within)
            case Function(name=f, arguments=ones), Function(name=g, arguments=others) if f == g:
                if len(ones) == len(others):
                    yield from in_order(ones, others, within, self.polynomials)
            case Power(base=f, exponent=one), Power(base=g, exponent=other) if f == g:
                yield from self.monomials(one, other, within)
            case Index(index=one), Index(index=other):
                yield from equal_indices((one,), (other,), within)
            case Divisor(polynomial=one), Divisor(polynomial=other):
                yield from self.polynomials(one, other, within)
            case Sum(), Sum() if len(left.binders) == len(right.binders):
                yield from self._sums(left, right, within)
            case Greatest(), Greatest():
                yield from self._extrema(left, right, within)

    def _sums(self, left: Sum, right: Sum, within: isl.Set) -> Iterator[isl.Set]:
        """Where two sums have the same elements at the same indices, for some order of the binders.

        Both are renamed apart from ``within``, which may have binders of the same names around it.
        """
        names, first, element = self.building.apart(left)
        others, second, image = self.building.apart(right)
        for order in islice(permutations(names), WAYS):
            by = dict(zip(others, order, strict=True))
            same = renamed(second, by)
            differing = first.subtract(same).union(same.subtract(first))
            where = within.subtract(build.project(within.intersect(differing), *names))
            if where.is_empty():
                continue
            both = where.intersect(first)
            if both.is_empty():
                yield where
                return
            for found in self.monomials(element, self.building.renamed(image, by), both):
                good = build.tidy(where.subtract(build.project(both.subtract(found), *names)))
                if not good.is_empty():
                    yield good

    def _extrema(self, left: Greatest, right: Greatest, within: isl.Set) -> Iterator[isl.Set]:
        """Where each value of either is one of the other's: equal sets have equal greatest values."""
        where = within
        ones, others = [self._apart(p) for p in left.parts], [self._apart(p) for p in right.parts]
        for parts, against in ((ones, others), (others, ones)):
            for part in parts:
                lacking = within.intersect(part.points)
                for other in against:
                    lacking = lacking.subtract(self._attained(part, other, lacking))
                    if lacking.is_empty():
                        break
                where = where.subtract(build.project(lacking, *part.binders))
        where = build.tidy(where)
        if not where.is_empty():
            yield where

    def _apart(self, part: Part) -> Part:
        """A part with fresh names for its binders."""
        by = {name: fresh_variable() for name in part.binders}
        value = self.building.replaced(part.value, {old: core.IVar(new) for old, new in by.items()})
        return Part(tuple(by.values()), renamed(part.points, by), value)

    def _attained(self, part: Part, other: Part, within: isl.Set) -> isl.Set:
        """The points of a part whose value the other part has, too."""
        context = within.intersect(other.points)
        result = build.nowhere()
        if not context.is_empty():
            for found in self.polynomials(part.value, other.value, context):
                result = result.union(build.project(found, *other.binders))
        return build.tidy(result)


def renamed(points: isl.Set, by: dict[str, str]) -> isl.Set:
    """A set with some of its variables renamed to fresh ones."""
    for old, new in by.items():
        points = build.rename(points, old, new)
    return points
