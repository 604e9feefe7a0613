"""Writes that are asked for a part of a reduction, by the writes that read their cells."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress

from redverify.annotating.named_values import NO_VALUE, Evaluated, Target
from redverify.annotating.numbers import close
from redverify.annotating.runs import Point, Run, Sample, Written
from redverify.annotating.sites import Site
from redverify.interpreter.indices import compile_point
from redverify.language import core


class Wishes:
    """Which writes are asked for a part of which reduction."""

    def __init__(self, sites: Sequence[Site], evaluated: dict[Run, Evaluated]) -> None:
        self.sites, self.evaluated = sites, evaluated
        #: For each write, the reduction that its cell is a part of, and the point at each sample's key.
        self.of: dict[int, tuple[Target, dict[int, Point]]] = {}
        #: For each write that is asked for a part, who asks; and wishes of a write that came to nothing.
        self._askers: dict[int, set[int]] = {}
        self._refused: set[tuple[int, Target]] = set()

    def ask(self, site: Site, target: Target, point: core.Indices) -> bool:
        """Ask the writes that the site reads for parts of the reduction; false if one has no such part."""
        if (site.number, target) in self._refused:
            return False
        wanted: dict[int, dict[int, Point]] = {}
        for sample in all_samples(site, self.evaluated):
            origin = sample.origins[0] if sample.origins else None
            if not isinstance(origin, Written):
                return False
            key = id(origin.env) if origin.episode is None else id(origin.episode)
            wanted.setdefault(origin.by, {})[key] = compile_point(point)(sample.env)
        for number in wanted:
            self._askers.setdefault(number, set()).add(site.number)
        return self._add(target, wanted)

    def refuse(self, site: Site) -> None:
        """The site is not part of the reduction that it was asked for: whoever asked is explained anew."""
        wish = self.of.pop(site.number, None)
        for number in self._askers.pop(site.number, ()) if wish else ():
            asker = self.sites[number]
            if wish and asker.note is not None and not asker.written and asker.note.element is None:
                self._refused.add((number, wish[0]))
                asker.note = None

    def ask_base(self, site: Site, target: Target, point: core.Indices) -> None:
        """Ask the write that a cell held before for an element, unless that is a start of the reduction."""
        wanted: dict[int, dict[int, Point]] = {}
        for sample in all_samples(site, self.evaluated):
            episode = sample.episode
            if episode is None or not isinstance(episode.base, Written):
                continue
            at = compile_point(point)(sample.env)
            reduction = self.evaluated[sample.run].reduction(target, at)
            base = self.sites[episode.base.by].command
            if reduction is None or not isinstance(base, core.Assign):
                continue
            with suppress(*NO_VALUE):  # what it starts from lies outside of its tensor
                initial = reduction.initial()
                if initial is not None and close(initial, episode.based):
                    continue
            wanted.setdefault(episode.base.by, {})[id(episode.base.env)] = at
        self._add(target, wanted)

    def _add(self, target: Target, wanted: dict[int, dict[int, Point]]) -> bool:
        for number, points in wanted.items():
            known = self.of.get(number)
            if known is None:
                self.of[number] = (target, points)
            elif known[0] is target:
                known[1].update(points)
            else:
                return False
        return bool(wanted)


def all_samples(site: Site, runs: Iterable[Run]) -> Iterator[Sample]:
    """All samples of a site, not only those that are compared."""
    for run in runs:
        yield from run.samples[site.number]
