"""Reductions by any operator, flattened and re-indexed, under any encoding of values.

A fold becomes a list of parts: an element for each point of a set, in the order of the fold. The rules:

- *flatten*: an associative operator, and an inner fold that starts from the unit, or from a value, or is
  empty nowhere. Points are then in lexicographic order of all binders, so nothing changes its place.
- *mask*: elements that are the unit are left out. Both unit laws hold of every unit.
- *re-index*: a bijection of the sets under which elements are the same function of the same tensor accesses.
  The operator is associative and commutative, and parts may be cut; or it is associative, and the bijection
  of each whole part keeps the order.
- *not* turns ``any`` into ``all`` and back, with the elements negated.
"""

from __future__ import annotations

from dataclasses import dataclass

import islpy as isl

from redverify.evaluation.equations import Equations
from redverify.language import core
from redverify.language.operators import BUILTIN_OPERATORS
from redverify.language.terms import fresh_variable, open_reduce, substitute
from redverify.presburger import build
from redverify.solving.algebra.bijections import bijective, identities, in_order
from redverify.solving.algebra.matching import renamed, terms
from redverify.solving.algebra.normalising import NoForm, by_cases, check
from redverify.solving.algebra.points import holds
from redverify.solving.algebra.polynomials import TooLarge
from redverify.solving.goal import Goal
from redverify.system.clock import Budget

#: Parts that are compared at most, and steps of the comparison.
PARTS, STEPS = 16, 64

#: The operator of the negation of a reduction of truth values.
_DUAL = {"and": "or", "or": "and"}


@dataclass(frozen=True, slots=True)
class Run:
    """Elements that a fold has one after the other: a term for each point of a set of binders."""

    binders: tuple[str, ...]
    points: isl.Set
    element: core.ValueExpr


@dataclass(slots=True)
class Folds:
    """Comparisons of folds under one specification; ``unfolded`` tensors are replaced by their equations."""

    equations: Equations
    unfolded: frozenset[str]
    budget: Budget

    def equal(self, goal: Goal) -> bool:
        """Whether two terms are folds of the same elements on the whole domain."""

        def method(where: isl.Set) -> bool:
            one, other = [self._opened(where, term) for term in goal.sides]
            operator = self._operator(one) or self._operator(other)
            return operator is not None and self._same(where, one, other, operator)

        return all(answer for _, answer in by_cases(goal.domain, method, self.budget))

    def _opened(self, where: isl.Set, term: core.ValueExpr) -> core.ValueExpr:
        """A term with what stands at its root unfolded and decided."""
        while True:
            match term:
                case core.Access(tensor=tensor) if tensor in self.unfolded:
                    term = self._clause(where, term)
                case core.Select(_, condition, then, otherwise):
                    term = then if holds(where, build.where(condition)) else otherwise
                case core.Apply(function="not", arguments=(inner,)):
                    opened = self._opened(where, inner)
                    dual = _negated(opened)
                    return term if dual is None else dual
                case _:
                    return term

    def _clause(self, where: isl.Set, access: core.Access) -> core.ValueExpr:
        for clause in self.equations.unfold(access):
            if holds(where, build.where(clause.guard)):
                return clause.value
        raise NoForm

    def _operator(self, term: core.ValueExpr) -> str | None:
        """The operator of a term that is a fold."""
        match term:
            case core.Reduce(operator=operator):
                return operator
            case core.Apply(function=function, arguments=(one, _), declared=declared):
                operators = self.equations.spec.operators if declared else BUILTIN_OPERATORS
                return function if function in operators and one.type == term.type else None
            case _:
                return None

    def _same(self, where: isl.Set, left: core.ValueExpr, right: core.ValueExpr, operator: str) -> bool:
        laws = self.equations.laws(operator, left.type)
        if not laws.associative:
            return False
        ones, others = [
            self._runs(where, term, operator, (), commutes=laws.commutative) for term in (left, right)
        ]
        if max(len(ones), len(others)) > PARTS:
            raise TooLarge
        return (_same_multiset if laws.commutative else _same_sequence)(where, ones, others)

    # -------------------------------------------------------------- runs

    def _runs(
        self, where: isl.Set, term: core.ValueExpr, operator: str, binders: tuple[str, ...], *, commutes: bool
    ) -> list[Run]:
        """The elements of a fold, at the points of ``where``, which has ``binders``."""
        check(self.budget)
        term = self._opened(where, term)
        match term:
            case core.Reduce() if term.operator == operator:
                return self._of_reduction(where, term, binders, commutes=commutes)
            case core.Apply(function=function, arguments=(one, other)) if (
                function == operator and one.type == other.type == term.type
            ):
                first = self._runs(where, one, operator, binders, commutes=commutes)
                second = self._runs(where, other, operator, binders, commutes=commutes)
                if binders and first and second and not commutes:
                    raise NoForm  # the elements of the two alternate
                return [*first, *second]
            case _ if self.equations.is_unit(operator, term):
                return []
            case _:
                return [Run(binders, where, term)]

    def _of_reduction(
        self, where: isl.Set, term: core.Reduce, binders: tuple[str, ...], *, commutes: bool
    ) -> list[Run]:
        fresh, condition, body = open_reduce(term)
        inside = where.intersect(build.where(condition))
        unit = self.equations.unit(term.operator, term.type)
        if unit is None and term.init is None and not where.is_subset(build.project(inside, *fresh)):
            raise NoForm
        start: list[Run] = []
        if term.init is not None:
            start = self._runs(where, term.init, term.operator, binders, commutes=commutes)
        pieces = by_cases(
            inside,
            lambda w: self._runs(w, body, term.operator, (*binders, *fresh), commutes=commutes),
            self.budget,
        )
        runs = [run for _, found in pieces for run in found]
        alternating = len(runs) > 1 or (binders and start and runs)
        if not commutes and alternating:
            raise NoForm
        return [*start, *runs]


def _negated(term: core.ValueExpr) -> core.ValueExpr | None:
    """``not any e`` as ``all not e``, and the other way round."""
    match term:
        case core.Reduce(type_, operator, binders, condition, body, init) if operator in _DUAL:
            inside = core.Apply(type_, "not", (body,))
            start = None if init is None else core.Apply(type_, "not", (init,))
            return core.Reduce(type_, _DUAL[operator], binders, condition, inside, start)
        case core.Apply(type_, "not", (inner,)):
            return inner
        case _:
            return None


# ------------------------------------------------------------------ comparison


def _apart(run: Run) -> Run:
    """A run with fresh names for its binders."""
    by = {name: fresh_variable() for name in run.binders}
    element = substitute(run.element, {old: core.IVar(new) for old, new in by.items()})
    return Run(tuple(by.values()), renamed(run.points, by), element)


def _relations(where: isl.Set, one: Run, other: Run) -> list[isl.Set]:
    """Bijections between parts of two runs with different names, under which the elements are equal."""
    both = where.intersect(one.points).intersect(other.points)
    if both.is_empty():
        return []
    found = [
        exact
        for relation in terms(one.element, other.element, both)
        for exact in identities(relation, one.binders, other.binders)
    ]
    return [r for r in found if not r.is_empty() and bijective(r, one.binders, other.binders)]


def _same_multiset(where: isl.Set, ones: list[Run], others: list[Run]) -> bool:
    """Whether two commutative folds have the same elements, each as often."""
    left, right = [_apart(r) for r in ones], [_apart(r) for r in others]
    for _ in range(STEPS):
        left = [r for r in left if not r.points.is_empty()]
        right = [r for r in right if not r.points.is_empty()]
        if not left or not right:
            return not left and not right
        step = next(
            ((i, relations[0]) for i, r in enumerate(right) if (relations := _relations(where, left[0], r))),
            None,
        )
        if step is None:
            return False
        position, relation = step
        one, other = left[0], right[position]
        taken = build.project(relation, *other.binders), build.project(relation, *one.binders)
        left[0] = Run(one.binders, build.tidy(one.points.subtract(taken[0])), one.element)
        right[position] = Run(other.binders, build.tidy(other.points.subtract(taken[1])), other.element)
    raise TooLarge


def _same_sequence(where: isl.Set, ones: list[Run], others: list[Run]) -> bool:
    """Whether two folds have the same runs, in the same order."""
    if len(ones) != len(others):
        return False
    for one, other in zip([_apart(r) for r in ones], [_apart(r) for r in others], strict=True):
        whole = False
        for relation in _relations(where, one, other):
            sources, targets = build.project(relation, *other.binders), build.project(relation, *one.binders)
            total = one.points.is_subset(sources) and other.points.is_subset(targets)
            whole = whole or (total and in_order(relation, one.binders, other.binders))
        if not whole:
            return False
    return True
