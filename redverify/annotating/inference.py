"""Annotations for the writes of a program that have none.

What a write means is found from runs (:mod:`.runs`): a value that is the same tensor point at all samples of
a statement is annotated with that point; else with the right side, its reads replaced by the annotations of
what they read. An accumulation is annotated with the reduction that the cell holds in the end, and with the
index that its element has in it. Nothing found here is trusted: the verifier proves each annotation.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from types import UnionType

from redverify.annotating.carried import carrying, so_far, step_of
from redverify.annotating.fitting import Check
from redverify.annotating.named_values import Evaluated, Target, targets_of
from redverify.annotating.numbers import close
from redverify.annotating.padded_tiles import without_padding
from redverify.annotating.partial_reductions import Parts
from redverify.annotating.reductions import Reductions
from redverify.annotating.restrictions import Restrictions
from redverify.annotating.right_sides import Meanings, over_loops, without_lets
from redverify.annotating.runs import Point, Run, Sample, Written
from redverify.annotating.sites import Note, Site, sites_of
from redverify.annotating.wishes import Wishes, all_samples
from redverify.interpreter.indices import compile_point
from redverify.language import core
from redverify.language.terms import canonical, free_variables


class Inference:
    """Finds the annotations of one implementation from its runs."""

    def __init__(self, impl: core.Impl, runs: Sequence[Run]) -> None:
        self.impl = impl
        self.sites = sites_of(impl, runs)
        self.targets = targets_of(impl.spec)
        self.evaluated = {run: Evaluated(run) for run in runs}
        self.reductions = Reductions(impl, self.sites, self.targets, self.evaluated)
        self.meanings = Meanings(impl, self.sites, self.evaluated)
        self.parts = Parts(impl.spec, self.targets, self.evaluated)
        self.restrictions = Restrictions(self.parts)
        self.wishes = Wishes(self.sites, self.evaluated)

    def solve(self) -> None:
        """Annotate as many writes as possible; those without a note stay unexplained."""
        levels: list[tuple[Callable[[Site], Note | None], type | UnionType]] = [
            (self._whole, core.Accumulate),
            (self._beside, core.Accumulate),
            (self._lane, object),
            (self._plain, core.Assign),
            (self._symbolic, core.Assign | core.DataLet),
            (self._part, core.Assign),
            (self._carried, core.Assign),
            (self._anonymous, core.Accumulate),
            (self._restricted, core.Assign),
            (self._guess, object),
        ]
        level, tried = 0, set[tuple[int, int]]()
        while level < len(levels):
            before = [s.note for s in self.sites]
            rule, kind = levels[level]
            again = rule not in (self._whole, self._plain, self._part, self._guess)
            for site in self.sites:
                meant = site.note is None and isinstance(site.command, kind)
                if meant and site.samples and (again or (level, site.number) not in tried):
                    tried.add((level, site.number))
                    site.note = rule(site)
                if site.note is None and not site.samples and level == len(levels) - 1:
                    site.note = self._unreached(site)
            self._start_lanes()
            changed = any(a is not b.note for a, b in zip(before, self.sites, strict=True))
            level = 0 if changed else level + 1
        for site in self.sites:
            self._start(site)

    def _start_lanes(self) -> None:
        """Give assignments a new note whose cells turn out to be parts of reductions."""
        for number in list(self.wishes.of):
            site = self.sites[number]
            if site.note is None or site.written or not isinstance(site.command, core.Assign):
                continue
            lane = None if site.note.partial else self._lane(site)
            if lane is not None and canonical(lane.value) != canonical(site.note.value):
                site.note = lane

    # ------------------------------------------------------------ accumulations

    def _whole(self, site: Site) -> Note | None:
        """An accumulation whose cell holds a reduction of the specification in the end."""
        possible = self.reductions.of(site, whole=True)
        return next(filter(None, (self._entering(site, *where) for where in possible)), None)

    def _entering(
        self, site: Site, target: Target, point: core.Indices, *, partial: bool = False
    ) -> Note | None:
        """An accumulation of an element of a reduction, or of a part that another write is asked for."""
        index = self.reductions.index(site, target, point)
        joins = index is None and isinstance(site.command.value, core.Read)
        if index is None and not (joins and self.wishes.ask(site, target, point)):
            return None
        self.wishes.ask_base(site, target, point)
        return Note(target.at(point), index, partial=partial)

    def _beside(self, site: Site) -> Note | None:
        """An accumulation of nothing but the unit: the element of that which stands for it elsewhere.

        This is where padding is a branch of its own. The other one accumulates into the same cell by the same
        operator, in the same loops.
        """
        command = site.command
        if not isinstance(command, core.Accumulate) or not all(map(_adds_unit(command), site.samples)):
            return None
        for other in self.sites:
            into, note = other.command, other.note
            if (
                note is not None
                and note.element is not None
                and isinstance(into, core.Accumulate)
                and (into.array, into.indices, into.operator)
                == (command.array, command.indices, command.operator)
                and other.around.variables == site.around.variables
                and other.around.loops == site.around.loops
            ):
                return note
        return None

    # ------------------------------------------------------------ parts of reductions

    def _lane(self, site: Site) -> Note | None:
        """A write whose cell is to hold a part of a reduction that another write asks for."""
        wish = self.wishes.of.get(site.number)
        if wish is None:
            return None
        target, points = wish
        keys = [id(s.env) if s.episode is None else id(s.episode) for s in site.samples]
        wanted = [points.get(k) for k in keys]
        found = [
            site.fitting.index([None if w is None else w[d] for w in wanted])
            for d in range(len(target.variables))
        ]
        point = tuple(e for e in found if e is not None)
        if len(point) < len(found):
            return None
        if not isinstance(site.command, core.Assign):
            return self._entering(site, target, point, partial=True)
        if not self._says_something(site, target, point):
            return None
        index = self.reductions.index(site, target, point)
        if index is not None:
            return Note(core.Element(target.type, target.at(point), index), partial=True)
        part = self.parts.wished(site, target, point)
        copies = isinstance(site.command.value, core.Read)
        if copies and self.wishes.ask(site, target, point) and part is None:
            part = self._agreeing(site, self.restrictions.at(site, target, point))
        return None if part is None else Note(part)

    def _says_something(self, site: Site, target: Target, point: core.Indices) -> bool:
        """Whether some sample writes something else than what a part of the reduction may start from."""
        at = compile_point(point)
        for sample in site.samples:
            reduction = self.evaluated[sample.run].reduction(target, at(sample.env))
            starts = () if reduction is None else (reduction.unit, reduction.begin)
            if not any(start is not None and close(sample.value, start) for start in starts):
                return True
        return False

    # ------------------------------------------------------------ assignments

    def _plain(self, site: Site) -> Note | None:
        """An assignment of a literal, of an input's element, or of a tensor's."""
        command = site.command
        if not site.reads() and not free_variables(command.value):
            return self._last(site) or Note(command.value)
        if not any(s.settled for s in site.samples):
            return None
        read = self.meanings.of_reads(site)
        found: list[core.ValueExpr] = []
        for target in self.reductions.targets_for(site):
            first = self.reductions.direct(site, target)
            point = next(site.fitting.points(len(target.variables), self._is_value(target), first), None)
            if point is None:
                continue
            term = target.at(point)
            if isinstance(command.value, core.Read) or term not in read:
                return Note(term)
            found.append(term)  # `max(x, 0)` may be `x` in all runs; hardly anybody writes what does nothing
        return Note(found[0]) if found else None

    def _last(self, site: Site) -> Note | None:
        """A number that is never replaced: the element of the output that lies in the cell."""
        samples = list(all_samples(site, self.evaluated))
        if not all(s.run.is_last(site.array, s) for s in samples if s.run.part is None):
            return None
        for target in self.reductions.targets_for(site):
            point = self.reductions.direct(site, target)
            if point is None:
                continue
            check, at = self._is_value(target), compile_point(point)
            if all(check(s, at(s.env)) for s in samples):
                return Note(target.at(point))
        return None

    def _is_value(self, target: Target) -> Check:
        """Whether a point of the target has the value that is written."""

        def check(sample: Sample, point: Point) -> bool | None:
            if not sample.settled:
                return None
            known = self.evaluated[sample.run]
            if sample.needs.bit_count() == 1 and known.is_large(target, point):
                return False
            return known.is_value(target, point, sample.value)

        return check

    def _start(self, site: Site) -> None:
        """Give the literals that carried values start from the names that the loop has for them.

        ``l := 0.0`` before ``l {L(b + 1)} := l * c + p`` is ``L(0)``: then what the loop reads is one term.
        """
        if not isinstance(site.command, core.Assign) or site.note is None:
            return
        for position in range(len(site.reads())):
            samples = all_samples(site, self.evaluated)
            origins = (o for s in samples for o in s.origins[position : position + 1])
            writers = {o.by for o in origins if isinstance(o, Written)}
            starts = {n for n in writers if self._is_literal(self.sites[n])}
            for loop, start in product(writers - starts, starts):
                if len(writers) == 2:
                    self._named_start(site, position, loop, self.sites[start])

    def _is_literal(self, site: Site) -> bool:
        return isinstance(site.command, core.Assign) and isinstance(site.command.value, core.Literal)

    def _named_start(self, site: Site, position: int, loop: int, start: Site) -> None:
        """Give a start the name of what the site reads where the write ``loop`` has come between."""
        term = self.meanings.from_write(site, position, loop)
        if term is None or start.written or start.note is None:
            return
        wanted: dict[int, dict[str, int]] = {}
        for sample in all_samples(site, self.evaluated):
            origin = sample.origins[position]
            if isinstance(origin, Written) and origin.by == start.number:
                wanted[id(origin.env)] = sample.env
        found = self.meanings.over(start, term, [wanted.get(id(s.env)) for s in start.samples])
        if found is not None and self.meanings.agrees(found, [(s, s.value) for s in start.samples]):
            start.note = Note(found)

    def _symbolic(self, site: Site) -> Note | None:
        """An assignment, annotated with the meaning of its right side; a variable that is data."""
        term = self.meanings.of_value(site)
        return None if term is None else Note(term)

    def _part(self, site: Site) -> Note | None:
        """An assignment of a part of a reduction."""
        found = self.parts.of(site)
        if found is None:
            term = self.parts.around(site)
            return None if term is None else Note(term)
        if isinstance(site.command.value, core.Read):
            self.wishes.ask(site, found.target, found.point)
        return Note(found.value)

    # ------------------------------------------------------------ what the specification has no name for

    def _carried(self, site: Site) -> Note | None:
        """An assignment that a loop carries, such as ``x := x - e``: what the iterations so far have made."""
        step = step_of(site)
        names = [] if step is None else carrying(site)
        if step is None or not names:
            return None
        wanted = [(s, s.value) for s in site.samples if s.known]
        for meaning in self.meanings.of_part(site, step.element):
            element = without_lets(site, meaning, names)
            for base in self.meanings.of_start(site, site.reads().index(step.read)):
                if free_variables(base) & set(names):
                    continue
                term = canonical(so_far(site, step.operator, element, names, base))
                if self.meanings.agrees(term, wanted):
                    return Note(term)
        return None

    def _anonymous(self, site: Site) -> Note | None:
        """An accumulation of a reduction over the loops around it."""
        episodes = (s.episode for s in all_samples(site, self.evaluated))
        if any(e is not None and e.members != [site.number] for e in episodes):
            return None
        names = self._accumulating(site)
        meaning = self.meanings.of_value(site)
        if meaning is None or not names:
            return None
        element = without_lets(site, meaning, names)
        index = tuple(map(core.IVar, names))
        wanted = [(s, s.result) for s in site.samples if s.settled]
        bases = [None, *self.meanings.of_base(site)]  # anything but a literal is hardly the operator's unit
        for base in sorted(bases, key=lambda b: b is None or isinstance(b, core.Literal)):
            if base is not None and free_variables(base) & set(names):
                continue
            whole = over_loops(site, element, names, base), index
            for reduction, at in filter(None, (without_padding(self.impl.spec, *whole), whole)):
                term = canonical(reduction)
                if self.meanings.agrees(term, wanted):
                    self.wishes.refuse(site)
                    return Note(term, at)
        return None

    def _accumulating(self, site: Site) -> list[str]:
        """The variables of the loops around that accumulate into one cell, from the outermost."""
        episodes = {id(s.episode): s.episode for s in all_samples(site, self.evaluated)}
        names = {v for e in episodes.values() if e is not None for v in e.varying()}
        loops = {loop.variable for loop in site.around.loops}
        return [v for v in site.around.variables if v in names & loops]

    def _restricted(self, site: Site) -> Note | None:
        """An assignment of a reduction over the elements that its value was computed from."""
        term = self._agreeing(site, self.restrictions.of(site))
        return None if term is None else Note(term)

    def _agreeing(self, site: Site, terms: Iterator[core.ValueExpr]) -> core.ValueExpr | None:
        """The first term that has the values that the site writes."""
        wanted = [(s, s.value) for s in site.samples if s.known]
        return next((t for t in terms if self.meanings.agrees(t, wanted)), None)

    # ------------------------------------------------------------ programs that are wrong

    def _guess(self, site: Site) -> Note | None:
        """What the write is most probably meant for, where the runs do not agree with any annotation."""
        command = site.command
        if isinstance(command, core.Accumulate):
            return self._guessed_reduction(site)
        best: tuple[float, core.ValueExpr] | None = None
        for target in self.reductions.targets_for(site):
            share, point = site.fitting.likely(len(target.variables), self._is_value(target))
            if point is not None and (best is None or share > best[0]):
                best = share, target.at(point)
        for target in self.targets if best is None else ():
            if target.kind == "output" and (first := self.reductions.direct(site, target)):
                return Note(target.at(first), guessed=True)
        return None if best is None else Note(best[1], guessed=True)

    def _guessed_reduction(self, site: Site) -> Note | None:
        """A reduction whose elements the runs sometimes accumulate."""
        for target, point in self.reductions.of(site, whole=False):
            index = self.reductions.index(site, target, point)
            if index is not None:
                return Note(target.at(point), index, guessed=True)
        best: tuple[float, Note] | None = None
        for target in self.reductions.targets_for(site):
            share, likely = site.fitting.likely(
                len(target.variables), self.reductions.is_reduction(site, target, whole=True)
            )
            rank = None if likely is None else self.reductions.rank(site, target, likely)
            if likely is None or rank is None:
                continue
            of_elements, index = site.fitting.likely(rank, self.reductions.is_index(target, likely))
            if index is not None and (best is None or share + of_elements > best[0]):
                best = share + of_elements, Note(target.at(likely), index, guessed=True)
        return None if best is None else best[1]

    def _unreached(self, site: Site) -> Note | None:
        """A write that no run reached: anything will do where it never runs."""
        command = site.command
        if isinstance(command, core.Assign) and not site.reads():
            return Note(command.value, guessed=True)
        return None


def _adds_unit(command: core.Accumulate) -> Callable[[Sample], bool]:
    """Whether a sample of an accumulation adds the operator's unit."""

    def adds_unit(sample: Sample) -> bool:
        unit = sample.run.domain.unit(command.operator, command.value.type)
        return unit is not None and close(sample.value, unit)

    return adds_unit
