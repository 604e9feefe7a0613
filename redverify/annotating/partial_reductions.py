"""Assignments of a part of a reduction: what a loop has summed up so far, a copy of such a sum.

The parts that are tried are the elements whose index is in an interval, of reductions over one variable. Its
bounds are expressions that the program is written with. The greatest of a few elements is that of more, too:
of intervals with one value that one is meant whose inputs the value was computed from. The same holds where a
reduction stands in an equation: of ``C(i) - sum[k] A(i, k)`` a loop that goes from ``C(i)`` down makes
``C(i) - sum[k : k < n] A(i, k)``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import chain, product

from redverify.annotating.carried import step_of
from redverify.annotating.fitting import Check
from redverify.annotating.named_values import NO_VALUE, Evaluated, Target
from redverify.annotating.numbers import close
from redverify.annotating.runs import Point, Run, Sample
from redverify.annotating.sites import Site
from redverify.annotating.used_elements import Used
from redverify.interpreter.domains.terms import Value
from redverify.interpreter.specification import Reduction
from redverify.language import core
from redverify.language.terms import canonical, free_variables, rebuild, substitute
from redverify.language.walks import subterms

#: Operators by which several index sets may have one value.
_IDEMPOTENT = ("max", "min")

#: Expressions that are tried for each index of the reduction's tensor.
_FIRST = 6


@dataclass(frozen=True, slots=True)
class Part:
    """The part of ``target`` at ``point`` that ``value`` is."""

    target: Target
    point: core.Indices
    value: core.ValueExpr


class Parts:
    """Finds parts of the reductions of a specification."""

    def __init__(self, spec: core.Spec, targets: list[Target], evaluated: dict[Run, Evaluated]) -> None:
        self.spec = spec
        self.evaluated = evaluated
        self.used = Used(spec, evaluated)
        self.reductions = [(t, r) for t in targets if (r := self._reduction(t)) is not None]
        self._around = list(dict.fromkeys(_cut(spec)))

    def _reduction(self, target: Target) -> core.Reduce | None:
        """The reduction over one variable that a target is."""
        term: core.ValueExpr = target.term
        if isinstance(term, core.Access):
            equations = self.spec.equations_of(term.tensor)
            if len(equations) != 1 or not isinstance(equations[0].value, core.Reduce):
                return None
            names = dict(zip(equations[0].variables, map(core.IVar, target.variables), strict=True))
            term = substitute(canonical(equations[0].value), names)
        return term if isinstance(term, core.Reduce) and len(term.binders) == 1 else None

    def wished(self, site: Site, target: Target, point: core.Indices) -> core.ValueExpr | None:
        """The part of the reduction at a point that an assignment writes."""
        reduction = next((r for t, r in self.reductions if t is target), None)
        if reduction is None:
            return None
        bounds = self._bounds(site, target, reduction, point)
        return None if bounds is None else self._term(target, reduction, point, bounds)

    def around(self, site: Site) -> core.ValueExpr | None:
        """What an assignment writes if that is a part of an equation with a part of its reduction."""
        few = first_indices(site)
        for target in (t for t in self._around if t.type == site.command.value.type):
            for point in product(few, repeat=len(target.variables) - 1):
                found = next(site.fitting.points(1, self._is_cut(target, site, point)), None)
                if found is not None:
                    return target.at((*point, *found))
        return None

    def _is_cut(self, target: Target, site: Site, point: core.Indices) -> Check:
        at = site.point(point)

        def check(sample: Sample, bound: Point) -> bool | None:
            if not sample.settled:
                return None
            return self.evaluated[sample.run].is_value(target, (*at(sample), *bound), sample.value)

        return check

    def of(self, site: Site) -> Part | None:
        """The part that an assignment writes; one that subtracts makes no part of a sum."""
        few, step = first_indices(site), step_of(site)
        for target, reduction in self.reductions:
            if target.type != site.command.value.type or (step and step.operator != reduction.operator):
                continue
            for point in product(few, repeat=len(target.variables)):
                bounds = self._bounds(site, target, reduction, point)
                if bounds is not None:
                    return Part(target, point, self._term(target, reduction, point, bounds))
        return None

    def _bounds(
        self, site: Site, target: Target, reduction: core.Reduce, point: core.Indices
    ) -> core.Indices | None:
        """The bounds of the part that an assignment writes; one with a start has an upper one alone."""
        rank = 2 if reduction.init is None else 1
        part = self._is_part(target, site, point)
        used = self._is_used(target, site, reduction, point)
        exact = site.fitting.points(rank, lambda s, b: part(s, b) and used(s, b))
        found = exact if reduction.operator in _IDEMPOTENT else iter(())
        return next(chain(found, site.fitting.points(rank, part)), None)

    def _is_used(self, target: Target, site: Site, reduction: core.Reduce, point: core.Indices) -> Check:
        """Whether the inputs of the elements within bounds, and of no others, have gone into a value."""
        at = site.point(point)

        def check(sample: Sample, bounds: Point) -> bool:
            sets = self.used.of(sample, target, reduction, at(sample))
            if sets is None:
                return True
            some, every = sets
            lower = bounds[0] if len(bounds) > 1 else min(every, default=0)
            return some == {k for k in every if lower <= k < bounds[-1]}

        return check

    def _is_part(self, target: Target, site: Site, point: core.Indices) -> Check:
        at = site.point(point)
        folds: dict[tuple[int, Point, int | None], dict[int, Value]] = {}

        def check(sample: Sample, bounds: Point) -> bool | None:
            if not sample.settled:
                return None
            where = at(sample)
            found = self.evaluated[sample.run].reduction(target, where)
            if found is None:
                return False
            *lowers, upper = bounds
            lower = lowers[0] if lowers else None
            start = found.unit if lowers else _start(found)
            if start is None and not lowers:
                return False
            key = (id(sample.run), where, lower)
            if key not in folds:
                combine = sample.run.domain.operator(found.operator, target.type)
                folds[key] = dict(_prefixes(found, lower, None if lowers else start, combine))
            ends = folds[key]
            last = max((end for end in ends if end <= upper), default=None)
            value = start if last is None else ends[last]
            return value is not None and close(value, sample.value)

        return check

    @staticmethod
    def _term(
        target: Target, reduction: core.Reduce, point: core.Indices, bounds: core.Indices
    ) -> core.ValueExpr:
        whole = substitute(reduction, dict(zip(target.variables, point, strict=True)))
        assert isinstance(whole, core.Reduce)
        inside = between(bounds, core.IVar(whole.binders[0]))
        return replace(whole, condition=core.CAnd(inside, whole.condition))


def between(bounds: core.Indices, k: core.IndexExpr) -> core.Cond:
    """Whether an index is below the last bound, and not below the first of two."""
    below = core.CCmp("<", k, bounds[-1])
    return core.CAnd(core.CCmp("<=", bounds[0], k), below) if len(bounds) > 1 else below


def first_indices(site: Site) -> list[core.IndexExpr]:
    """The index expressions of a statement that are tried first."""
    few = [*site.cell, *map(core.IVar, reversed(site.around.variables))]
    return list(dict.fromkeys([*few, *(i for r in site.reads() for i in r.indices)]))[:_FIRST]


def _cut(spec: core.Spec) -> Iterator[Target]:
    """The parts of equations around one reduction over one variable, which is cut at the last variable."""
    bound = core.IVar("$c")
    for equation in spec.equations:
        for part in subterms(canonical(equation.value)):
            inside = [p for p in subterms(part) if isinstance(p, core.Reduce)]
            if len(inside) != 1 or inside[0] is part or len(inside[0].binders) != 1:
                continue
            if any(isinstance(p, core.LetValue) for p in subterms(part)):
                continue  # an element that is an index: it may be one of the reduction's
            free = free_variables(part)
            variables = tuple(v for v in equation.variables if v in free)
            if free <= {*variables, *spec.parameters}:
                index = core.IVar(inside[0].binders[0])
                for side in (core.CCmp("<", index, bound), core.CCmp("<=", bound, index)):
                    yield Target((*variables, bound.name), _cut_at(part, side), "part")


def _cut_at(value: core.ValueExpr, side: core.Cond) -> core.ValueExpr:
    if isinstance(value, core.Reduce):
        return replace(value, condition=core.CAnd(value.condition, side))
    return rebuild(value, lambda v: _cut_at(v, side), lambda i: i, lambda c: c)


def _start(reduction: Reduction) -> Value | None:
    """What a reduction begins with, if that has a value."""
    try:
        return reduction.initial()
    except NO_VALUE:
        return None


def _prefixes(
    reduction: Reduction, lower: int | None, start: Value | None, combine: Callable[[Value, Value], Value]
) -> Iterator[tuple[int, Value]]:
    """The folds of the elements from an index on, each with the index behind its last element."""
    total = start
    try:
        for (index,) in sorted(p for p in reduction.points if lower is None or p[0] >= lower):
            element = reduction.element((index,))
            total = element if total is None else combine(total, element)
            yield index + 1, total
    except NO_VALUE:
        return
