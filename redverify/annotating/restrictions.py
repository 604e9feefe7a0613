"""Assignments of a reduction over some of its elements: those whose inputs the value was computed from.

A program that goes over a reduction in lanes or blocks keeps with each part what belongs to the part alone: a
sum of exponentials is relative to the maximum of its own elements. So a part is the reduction over an index
set, where the reductions over the same index set that its elements name are restricted, too.

The index set is read off the runs: an index is in it if the value was computed from all inputs of its
element. It is written as an interval, a class ``k // a % m == e`` or ``k // a == e``, or both. What fits the
runs is a guess, as always.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import product

from redverify.annotating.named_values import Target
from redverify.annotating.partial_reductions import Parts, between, first_indices
from redverify.annotating.runs import Point, Sample
from redverify.annotating.sites import Site
from redverify.annotating.used_elements import Some, index_set, renamed
from redverify.interpreter.indices import compile_index, compile_point
from redverify.language import core
from redverify.language.terms import canonical, substitute

#: Where an index set is: a condition on a variable.
Inside = Callable[[core.IndexExpr], core.Cond]


class Restrictions:
    """Finds restrictions of the reductions of ``parts``."""

    def __init__(self, parts: Parts) -> None:
        self.spec, self.used = parts.spec, parts.used
        self.reductions = [(t, r) for t, r in parts.reductions if r.init is None]

    def of(self, site: Site) -> Iterator[core.ValueExpr]:
        """What an assignment may write, as far as the inputs tell that its value was computed from."""
        few = first_indices(site)
        for target, reduction in self.reductions:
            if target.type != site.command.value.type:
                continue
            for point in product(few, repeat=len(target.variables)):
                yield from self._at(site, target, reduction, point)

    def at(self, site: Site, target: Target, point: core.Indices) -> Iterator[core.ValueExpr]:
        """The same, of one reduction at a point."""
        for reduction in (r for t, r in self.reductions if t is target):
            yield from self._at(site, target, reduction, point)

    def _at(
        self, site: Site, target: Target, reduction: core.Reduce, point: core.Indices
    ) -> Iterator[core.ValueExpr]:
        sets = self._sets(site, target, reduction, point)
        whole = substitute(reduction, dict(zip(target.variables, point, strict=True)))
        assert isinstance(whole, core.Reduce)
        for inside in _insides(site, sets) if any(some for some, _ in sets) else ():
            plain = _within(whole, inside)
            yield canonical(plain)
            restricted = self._restricted(whole, inside)
            if restricted != plain:
                yield canonical(restricted)

    def _sets(self, site: Site, target: Target, reduction: core.Reduce, point: core.Indices) -> list[Some]:
        """For each sample the indices whose elements have gone into its value, and all of them.

        None where nothing tells.
        """
        at = compile_point(point)
        sets = [self.used.of(s, target, reduction, at(s.env)) for s in site.samples]
        return [] if None in sets else [known for known in sets if known is not None]

    def _restricted(self, whole: core.Reduce, inside: Inside) -> core.Reduce:
        """The reduction over the indices inside, with those of the same index set in its elements."""
        domain = index_set(whole)
        body = renamed(self.spec, whole.body, domain, lambda r: self._restricted(r, inside))
        return replace(_within(whole, inside), body=body)


def _within(whole: core.Reduce, inside: Inside) -> core.Reduce:
    return replace(whole, condition=core.CAnd(whole.condition, inside(core.IVar(whole.binders[0]))))


@dataclass(frozen=True, slots=True)
class _Classes:
    """Indices ``k`` by ``k // width % count``; by ``k // width`` without a count."""

    width: int
    count: int

    def of(self, index: int) -> int:
        """The number of an index's class."""
        block = index // self.width
        return block % self.count if self.count else block

    def term(self, index: core.IndexExpr) -> core.IndexExpr:
        """The number of an index's class, as an expression."""
        block = core.IDiv(index, self.width) if self.width > 1 else index
        return core.IMod(block, self.count) if self.count else block

    def same(self, number: core.IndexExpr, k: core.IndexExpr) -> core.Cond:
        """Whether an index is in a class."""
        return core.CCmp("==", self.term(k), number)


#: All indices are in class 0.
_ONE = _Classes(1, 1)


def _insides(site: Site, sets: Sequence[Some]) -> Iterator[Inside]:
    """Index sets that are those of all samples: intervals first, then classes and their beginnings."""
    for rank in (1, 2):
        bounds = next(site.fitting.points(rank, _check(site, sets, _ONE, [0] * len(sets))), None)
        if bounds is not None:
            yield partial(between, bounds)
    classes = _classes(max((some for some, _ in sets), key=len))
    chosen = _number(site, classes, [min(some, default=None) for some, _ in sets])
    if chosen is None:
        return
    same = partial(classes.same, chosen)
    numbers = [compile_index(chosen)(s.env) for s in site.samples]
    whole = zip(sets, numbers, strict=True)
    if all(some == {k for k in every if classes.of(k) == n} for (some, every), n in whole):
        yield same
    upper = next(site.fitting.points(1, _check(site, sets, classes, numbers)), None)
    if upper is not None:
        yield lambda k: core.CAnd(between(upper, k), same(k))


def _number(site: Site, classes: _Classes, members: Sequence[int | None]) -> core.IndexExpr | None:
    """The number of the class that a member of each sample is in, or that an index of the program is in."""
    numbers = [None if m is None else classes.of(m) for m in members]
    chosen = site.fitting.index(numbers)
    if chosen is not None:
        return chosen
    wanted = {id(s): number for s, number in zip(site.samples, numbers, strict=True)}

    def check(sample: Sample, point: Point) -> bool | None:
        number = wanted[id(sample)]
        return None if number is None else classes.of(point[0]) == number

    found = next(site.fitting.points(1, check), None)
    return None if found is None else classes.term(found[0])


def _check(
    site: Site, sets: Sequence[Some], classes: _Classes, numbers: Sequence[int]
) -> Callable[[Sample, Point], bool]:
    """Whether bounds, a lower one and an upper one or the upper one alone, cut a sample's set off a class."""
    by = {id(s): (*pair, number) for s, pair, number in zip(site.samples, sets, numbers, strict=True)}

    def check(sample: Sample, bounds: Point) -> bool:
        some, every, number = by[id(sample)]
        lower = bounds[0] if len(bounds) > 1 else min(every, default=0)
        inside = (k for k in every if lower <= k < bounds[-1] and classes.of(k) == number)
        return some == set(inside)

    return check


def _classes(some: frozenset[int]) -> _Classes:
    """The classes that an index set looks like one of, by its runs of consecutive indices."""
    starts = sorted(k for k in some if k - 1 not in some)
    width, end = 1, starts[0]
    while end + 1 in some:
        width, end = width + 1, end + 1
    if len(starts) < 2:
        return _Classes(width, 0)
    stride = starts[1] - starts[0]
    return _Classes(width, stride // width) if stride % width == 0 else _Classes(1, stride)
