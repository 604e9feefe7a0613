"""The reductions that an accumulation may contribute to, and the index of its element in each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache
from itertools import chain, islice

from redverify.annotating.fitting import Check
from redverify.annotating.named_values import LARGE, NO_VALUE, Evaluated, Target
from redverify.annotating.numbers import close, rounded
from redverify.annotating.runs import Point, Run, Sample
from redverify.annotating.sites import Site, elements_of
from redverify.annotating.wishes import all_samples
from redverify.interpreter.indices import compile_point
from redverify.interpreter.specification import Reduction
from redverify.language import core
from redverify.language.elaboration.heads import heads

#: Points of one target that are tried for an accumulation.
_POINTS = 6

#: Elements of a large reduction that are looked at before all of them are.
_FEW = 8


class Reductions:
    """Finds them from the runs, for all sites of an implementation."""

    def __init__(
        self,
        impl: core.Impl,
        sites: Sequence[Site],
        targets: Sequence[Target],
        evaluated: Mapping[Run, Evaluated],
    ) -> None:
        self.impl = impl
        self.sites = sites
        self.targets = targets
        self.evaluated = evaluated
        self._entering = cache(lambda episode: {rounded(value) for value in episode.elements})
        #: The right sides of each tensor.
        self.bodies: dict[str, list[core.ValueExpr]] = {}
        for equation in impl.spec.equations:
            self.bodies.setdefault(equation.tensor, []).append(equation.value)

    def of(self, site: Site, *, whole: bool) -> Iterator[tuple[Target, core.Indices]]:
        """Reductions by the site's operator, at points where they may be what the cell holds."""
        assert isinstance(site.command, core.Accumulate)
        for target in self.targets_for(site):
            possible = heads(target.term, self.bodies)
            if all(head.operator != site.command.operator for head in possible):
                continue
            check = self.is_reduction(site, target, whole=whole)
            first = self.direct(site, target)
            for point in islice(site.fitting.points(len(target.variables), check, first), _POINTS):
                yield target, point

    def is_reduction(self, site: Site, target: Target, *, whole: bool) -> Check:
        """Whether a point of the target is a reduction by the site's operator; ``whole``: of its value."""
        assert isinstance(site.command, core.Accumulate)
        operator = site.command.operator

        def check(sample: Sample, point: Point) -> bool:
            known = self.evaluated[sample.run]
            reduction = known.reduction(target, point)
            if reduction is None or reduction.operator != operator:
                return False
            if not whole or not sample.settled:
                return True
            return self._may_enter(sample, reduction) and known.is_value(target, point, sample.result)

        return check

    def _may_enter(self, sample: Sample, reduction: Reduction) -> bool:
        """Whether one of a few elements of a large reduction enters the cell, else its value is another one.

        To compute all elements takes long. Where the program adds parts up, nothing is said.
        """
        episode = sample.episode
        if episode is None or len(reduction.points) < LARGE:
            return True
        if any(isinstance(self.sites[n].command.value, core.Read) for n in episode.members):
            return True
        with suppress(*NO_VALUE):
            return any(
                rounded(reduction.element(p)) in self._entering(episode)
                for p in islice(reduction.points, _FEW)
            )
        return True

    def is_index(self, target: Target, point: core.Indices) -> Check:
        """Whether an element of the reduction at a point has the value that is accumulated."""

        def check(sample: Sample, index: Point) -> bool | None:
            known = self.evaluated[sample.run]
            reduction = known.reduction(target, _at(point, sample))
            if not sample.known:
                return None
            return reduction is not None and known.is_element(reduction, index, sample.value)

        return check

    def index(self, site: Site, target: Target, point: core.Indices) -> core.Indices | None:
        """The index of the accumulated element in the reduction at a point."""
        rank = self.rank(site, target, point)
        if rank is None:
            return None

        check = self.is_index(target, point)
        written = site.command.reduction_indices if isinstance(site.command, core.Accumulate) else None
        points = islice(site.fitting.points(rank, check, written), _POINTS)
        fitting = [p for p in points if self._everywhere(site, check, p)]
        solved = (self._solved_index(site, target, point, rank, turns=t) for t in (False, True))
        others = (p for p in solved if p is not None and self._everywhere(site, check, p))
        found = (p for p in chain(fitting, others) if self._leaves_out(site, target, point, p))
        return next(found, fitting[0] if fitting else None)

    def _leaves_out(self, site: Site, target: Target, point: core.Indices, index: core.Indices) -> bool:
        """Whether no index enters a cell twice, and where the unit is added none of the reduction enters.

        Where a tail adds the unit, ``min(N - 1, i)`` fits as ``i`` does, but is an index again and again.
        """
        entered = set(self._entered(site, target.at(point)))
        for number, sample in enumerate(all_samples(site, self.evaluated), len(entered) + 1):
            at = _at(index, sample)
            entered.add((id(sample.episode), at))
            if len(entered) < number:
                return False
            known = self.evaluated[sample.run]
            reduction = known.reduction(target, _at(point, sample))
            if reduction is None or reduction.unit is None or at not in reduction.points:
                continue
            if known.is_element(reduction, at, sample.value) is None:
                with suppress(*NO_VALUE):
                    if not close(reduction.element(at), reduction.unit):
                        return False
        return True

    def _entered(self, site: Site, reduction: core.ValueExpr) -> Iterator[tuple[int, Point]]:
        """The elements of the reduction that other statements enter, each with its cell's episode."""
        for other in self.sites:
            note = other.note
            if (
                other is not site
                and note is not None
                and note.element is not None
                and note.value == reduction
            ):
                for sample in all_samples(other, self.evaluated):
                    yield id(sample.episode), _at(note.element, sample)

    def _everywhere(self, site: Site, check: Check, index: core.Indices) -> bool:
        """Whether an index fits in all samples, where a few may not show it.

        A lane may hold more than one element at some sizes only, and data may name one row twice.
        """
        if not site.around.data and not isinstance(site.command.value, core.Read):
            return True
        return all(
            check(s, _at(index, s)) is not False for s in all_samples(site, self.evaluated) if s.settled
        )

    def _solved_index(
        self, site: Site, target: Target, point: core.Indices, rank: int, *, turns: bool
    ) -> core.Indices | None:
        """The index if no expression of the program is it: each sample has one element of its value.

        Where several elements have one value, as in ``sum[k] A(k // 2)``, those are taken in their order if
        ``turns`` is set.
        """
        wanted: list[Point | None] = []
        for sample in site.samples:
            known = self.evaluated[sample.run]
            reduction = known.reduction(target, _at(point, sample))
            if reduction is None:
                return None
            fitting = sorted(k for k in reduction.points if known.is_element(reduction, k, sample.value))
            unit = reduction.unit is not None and close(sample.value, reduction.unit)
            if not fitting and not unit:
                return None
            if turns and len(fitting) > 1:
                fitting = fitting[_turn(sample) :][:1]
            wanted.append(fitting[0] if len(fitting) == 1 else None)
        if sum(w is not None for w in wanted) < 3:
            return None
        found = [site.fitting.index([None if w is None else w[d] for w in wanted]) for d in range(rank)]
        return None if None in found else tuple(e for e in found if e is not None)

    def rank(self, site: Site, target: Target, point: core.Indices) -> int | None:
        """How many variables the reduction at a point has."""
        for sample in site.samples:
            reduction = self.evaluated[sample.run].reduction(target, _at(point, sample))
            if reduction is not None and reduction.points:
                return len(next(iter(reduction.points)))
        return None

    def targets_for(self, site: Site) -> list[Target]:
        """The targets of the site's type, those that its array is bound to first."""
        same = [t for t in self.targets if t.type == site.command.value.type]
        bound = [t for t in same if self.direct(site, t) is not None]
        return [*bound, *(t for t in same if t not in bound)]

    def direct(self, site: Site, target: Target) -> core.Indices | None:
        """The element of an output that lies in the cell, if that can be told from the binding."""
        if not isinstance(target.term, core.Access) or target.kind != "output":
            return None
        return next(elements_of(self.impl, site.array, site.cell, target.term.tensor), None)


def _at(point: core.Indices, sample: Sample) -> Point:
    return compile_point(point)(sample.env)


def _turn(sample: Sample) -> int:
    """How many elements of the same value the cell got before."""
    earlier = [] if sample.episode is None else sample.episode.elements[: sample.turn]
    return sum(close(value, sample.value) for value in earlier)
