"""Parts of reductions that are classes of indices: what a block adds up that takes every so many elements.

The elements that have gone into a cell are read off the runs. If their indices are all those of the reduction
with ``k // a % m == e``, where ``a`` and ``m`` come from the program's own strides, that is the part.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cached_property

from redverify.annotating.parts import Parts
from redverify.annotating.runs import Origin, Run, Sample, Written
from redverify.annotating.sites import Site
from redverify.annotating.targets import Evaluated, Target
from redverify.interpreter.indices import compile_point
from redverify.language import core
from redverify.language.terms import substitute

#: Reads of cells that are followed back from one copy.
_STEPS = 4_000


class Classes:
    """Finds parts of the reductions of ``parts`` that are classes of indices."""

    def __init__(self, sites: Sequence[Site], parts: Parts, evaluated: dict[Run, Evaluated]) -> None:
        self.sites, self.parts, self.evaluated = sites, parts, evaluated

    def of(self, site: Site, target: Target, point: tuple[core.IndexExpr, ...]) -> core.ValueExpr | None:
        """The part of the reduction at a point that a copy writes, once the elements have their indices."""
        reduction = self.parts.reduction(target)
        if reduction is None:
            return None
        sets: list[set[int]] = []
        for sample in site.samples:
            found = self._indices(sample)
            if found is None:
                return None
            sets.append(found)
        at = compile_point(point)
        wholes = [self.evaluated[s.run].reduction(target, at(s.env)) for s in site.samples]
        every = [set[int]() if w is None else {k for (k,) in w.points} for w in wholes]
        for width, stride in self._strides():
            classes = [_class(some, whole, width, stride) for some, whole in zip(sets, every, strict=True)]
            if all(c is not None or not some for c, some in zip(classes, sets, strict=True)):
                chosen = site.fitting.index(classes)
                if chosen is not None:
                    return _term(reduction, target, point, width, stride, chosen)
        return None

    def _indices(self, sample: Sample) -> set[int] | None:
        """The indices of the elements that are in the cell that a copy reads."""
        found: set[int] = set()
        for leaf, added in self._elements(sample.origins[0] if sample.origins else None):
            note = None if leaf is None else leaf.note
            if added is None or note is None or note.element is None or len(note.element) != 1:
                return None
            found |= set(compile_point(note.element)(added.env))
        return found

    @cached_property
    def _members(self) -> dict[int, list[tuple[Site, Sample]]]:
        """The accumulations of each episode, by its identity."""
        found: dict[int, list[tuple[Site, Sample]]] = {}
        for site, sample in self._samples():
            if sample.episode is not None:
                found.setdefault(id(sample.episode), []).append((site, sample))
        return found

    @cached_property
    def _assigned(self) -> dict[int, tuple[Site, Sample]]:
        """The assignments, by the identity of their variables."""
        return {id(s.env): (site, s) for site, s in self._samples() if s.episode is None}

    def _samples(self) -> Iterator[tuple[Site, Sample]]:
        for site in self.sites:
            for run in self.evaluated:
                yield from ((site, sample) for sample in run.samples[site.number])

    def _elements(self, origin: Origin) -> Iterator[tuple[Site | None, Sample | None]]:
        """What was accumulated into a cell, with the statements that did; two ``None`` for anything else."""
        left, work = _STEPS, [origin]
        while work:
            current, left = work.pop(), left - 1
            if not isinstance(current, Written) or left < 0:
                yield None, None
                return
            if current.episode is None:
                site, sample = self._assigned[id(current.env)]
                if isinstance(site.command.value, core.Read):
                    work += sample.origins
                elif not isinstance(site.command.value, core.Literal):
                    yield None, None
                continue
            work.append(current.episode.base)
            for site, sample in self._members[id(current.episode)]:
                if isinstance(site.command.value, core.Read) and not _is_element(site):
                    work += sample.origins
                else:
                    yield site, sample

    def _strides(self) -> list[tuple[int, int]]:
        """Widths and strides of the program: multiples of each other, the largest first."""
        factors = {1}
        for site in self.sites:
            for index in site.note.element or () if site.note is not None else ():
                factors |= {abs(f) for f in _factors(index)}
        pairs = [(a, b) for b in factors for a in factors if a < b and b % a == 0]
        return sorted(pairs, key=lambda pair: (-pair[1], -pair[0]))


def _is_element(site: Site) -> bool:
    """Whether an accumulation adds an element of the reduction, and not a part of it."""
    return site.note is not None and site.note.element is not None


def _factors(index: core.IndexExpr) -> Iterator[int]:
    match index:
        case core.IAdd(left, right):
            yield from _factors(left)
            yield from _factors(right)
        case core.IMul(factor, operand):
            yield factor
            yield from (factor * f for f in _factors(operand))
        case core.IMin(operands) | core.IMax(operands):
            for operand in operands:
                yield from _factors(operand)


def _class(some: set[int], whole: set[int], width: int, stride: int) -> int | None:
    """The class of all indices that are in a part; ``None`` if it is not one class, or there are none."""
    if not some:
        return None
    number = min(some) // width % (stride // width)
    return number if some == {k for k in whole if k // width % (stride // width) == number} else None


def _term(
    reduction: core.Reduce,
    target: Target,
    point: tuple[core.IndexExpr, ...],
    width: int,
    stride: int,
    chosen: core.IndexExpr,
) -> core.ValueExpr:
    whole = substitute(reduction, dict(zip(target.variables, point, strict=True)))
    assert isinstance(whole, core.Reduce)
    block: core.IndexExpr = core.IVar(whole.binders[0])
    block = core.IDiv(block, width) if width > 1 else block
    same = core.CCmp("==", core.IMod(block, stride // width), chosen)
    return replace(whole, condition=core.CAnd(whole.condition, same))
