"""The writes of a program, each with what stands around it, its samples and its annotation."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise, product

from redverify.annotating.fitting import Fitting, Surroundings, expressions
from redverify.annotating.paths import Path, Write, paths_of
from redverify.annotating.runs import Point, Run, Sample
from redverify.interpreter.indices import compile_point
from redverify.language import core
from redverify.language.normal_form import linear, normalise_index, sum_of
from redverify.language.terms import free_variables, plug_index
from redverify.language.walks import nodes_of, reads_in

#: Samples of a statement that are compared: of all runs together, and of each at least.
_MOST, _LEAST = 48, 7


@dataclass(frozen=True, slots=True)
class Note:
    """An annotation, and the index of the element that is accumulated (``None`` without one)."""

    value: core.ValueExpr
    element: core.Indices | None = None
    #: The cell holds a part of the reduction ``value``.
    partial: bool = False
    #: Taken although the values of the runs do not agree with it.
    guessed: bool = False


@dataclass(slots=True, eq=False)
class Site:
    """One write."""

    number: int
    command: Write
    path: Path
    around: Surroundings
    written: bool
    fitting: Fitting = field(init=False)
    note: Note | None = None
    #: Indices of the tensors' elements in the cells that the statement names.
    elements: list[core.IndexExpr] = field(default_factory=list)

    @property
    def samples(self) -> tuple[Sample, ...]:
        """The samples that are compared."""
        return self.fitting.samples

    @property
    def array(self) -> str:
        """The array that is written; empty for a variable that is data."""
        return "" if isinstance(self.command, core.DataLet) else self.command.array

    @property
    def cell(self) -> core.Indices:
        """The cell that is written."""
        return () if isinstance(self.command, core.DataLet) else self.command.indices

    def reads(self) -> tuple[core.Read, ...]:
        """The reads of the right side, as they are evaluated."""
        return tuple(reads_in(self.command.value))

    def indices(self) -> list[core.IndexExpr]:
        """The index expressions of the statement, and of the definitions of variables around it.

        The variables of ``let`` are written out, too. Of ``min(i, N - 1)`` there is also ``i``.
        """
        plain = [*self.cell, *(i for read in self.reads() for i in read.indices), *self.elements]
        plain += [part for index in plain for part in _branches(index)]
        return [
            *plain,
            *(self.written_out(i) for i in plain),
            *(self.written_out(x.value) for x in self.around.lets),
        ]

    def point(self, indices: core.Indices) -> Callable[[Sample], Point]:
        """The values of indices at a sample."""
        at = compile_point(indices)
        return lambda sample: at(sample.env)

    def domain(self, names: Collection[str], *, ended: bool = True) -> list[core.Cond]:
        """The bounds of the loops ``names`` around, the upper ones if ``ended``, and conditions on them."""
        found: list[core.Cond] = []
        for loop in self.around.loops:
            if loop.variable in names:
                variable = core.IVar(loop.variable)
                found.append(core.CCmp("<=", loop.lower, variable))
                found += [core.CCmp("<", variable, loop.upper)] if ended else []
        for condition, holds in self.around.conditions:
            if free_variables(condition) & {*names}:
                found.append(condition if holds else core.CNot(condition))
        return found

    def ends(self) -> list[core.IndexExpr]:
        """The bounds of loops around, and these and the statement's indices with a variable at its bounds.

        Where a condition ends a loop earlier, as ``if 8*b + i < N``, ``min(8*b + 8, N)`` is a bound, too.
        """
        bounds = [bound for loop in self.around.loops for bound in (loop.lower, loop.upper)]
        found = bounds
        for index in (*self.indices(), *bounds):
            for loop in self.around.loops:
                if loop.variable in free_variables(index):
                    ends = (loop.lower, loop.upper)
                    found = [*found, *(plug_index(index, {loop.variable: end}) for end in ends)]
        return [*found, *self._cut_short()]

    def _cut_short(self) -> Iterator[core.IndexExpr]:
        """Where loops end that conditions around the statement end before their bounds."""
        for condition, holds in self.around.conditions:
            for part in nodes_of(condition) if holds else ():
                if not isinstance(part, core.CCmp) or part.op not in ("<", "<="):
                    continue
                behind = part.right if part.op == "<" else core.IAdd(part.right, core.IConst(1))
                for loop in self.around.loops:
                    if loop.variable in free_variables(part.left):
                        yield core.IMin((plug_index(part.left, {loop.variable: loop.upper}), behind))

    def written_out(self, index: core.IndexExpr) -> core.IndexExpr:
        """The index expression without variables of ``let``."""
        for let in reversed(self.around.lets):
            index = plug_index(index, {let.variable: let.value})
        return index


def _branches(index: core.IndexExpr) -> Iterator[core.IndexExpr]:
    """What an index that is clamped or chosen may be."""
    match index:
        case core.IMin(operands) | core.IMax(operands):
            branches: core.Indices = operands
        case core.ISelect(_, then, otherwise):
            branches = then, otherwise
        case _:
            return
    for branch in branches:
        yield branch
        yield from _branches(branch)


def elements_of(
    impl: core.Impl, array: str, cell: core.Indices, tensor: str | None = None
) -> Iterator[core.Indices]:
    """The elements of bound tensors (of one, if it is named) that lie in a cell of an array.

    Only where an index of the array is a variable of the tensor and a distance.
    """
    for binding in impl.bindings:
        if binding.array != array or tensor not in (None, binding.tensor):
            continue
        point: list[core.IndexExpr] = []
        for name in binding.variables:
            minus = core.IMul(-1, core.IVar(name))
            for index, at in zip(binding.indices, cell, strict=True):
                distance = normalise_index(core.IAdd(index, minus))
                if not free_variables(distance) & set(binding.variables):
                    point.append(normalise_index(core.IAdd(at, core.IMul(-1, distance))))
                    break
        if len(point) == len(binding.variables):
            yield tuple(point)


def _as_bound(impl: core.Impl, cell: core.Indices) -> Iterator[core.IndexExpr]:
    """The indices of an array of the program's own, moved as bound arrays are; they may begin anywhere."""
    for index, binding in product(cell, impl.bindings):
        for at, name in product(binding.indices, binding.variables):
            distance = normalise_index(core.IAdd(at, core.IMul(-1, core.IVar(name))))
            free = free_variables(distance)
            if free and not free & set(binding.variables):
                yield core.IAdd(sum_of(0, linear(index)[1]), core.IMul(-1, distance))


def is_written(command: Write) -> bool:
    """Whether the text has the annotation."""
    return command.annotation != core.Constant(command.annotation.type, "")


def sites_of(impl: core.Impl, runs: Sequence[Run]) -> list[Site]:
    """The writes of an implementation, in the order of the text."""
    found: list[Site] = []
    for command, path in paths_of(impl.body):
        around = (*path, command)
        site = Site(len(found), command, around, surroundings(around), is_written(command))
        if site.written:
            element = command.reduction_indices if isinstance(command, core.Accumulate) else None
            site.note = Note(command.annotation, element)
        found.append(site)
    for site in found:
        cells = [(site.array, site.cell), *((r.array, r.indices) for r in site.reads())]
        site.elements = [e for cell in cells for point in elements_of(impl, *cell) for e in point]
    used = list(dict.fromkeys(index for site in found for index in (*site.indices(), *site.ends())))
    for site in found:
        bound = any(binding.array == site.array for binding in impl.bindings)
        others = [*used, *(() if bound else _as_bound(impl, site.cell))]
        pool = expressions(site.around, site.indices(), impl.spec.parameters, others)
        names = [*site.around.variables, *impl.spec.parameters]
        site.fitting = Fitting(pool, names, _chosen(site.number, runs))
    return found


def _chosen(number: int, runs: Sequence[Run]) -> list[Sample]:
    """Samples of all runs, those of the last run first. Of each run the last value of a variable is in one:
    else the number of a block is 0 in all of them where most blocks are the first.
    """
    source = random.Random(number)
    chosen: list[Sample] = []
    most = max(_LEAST, _MOST // max(1, len(runs)))
    for run in reversed(runs):
        samples = run.samples[number]
        if len(samples) <= most:
            chosen += samples
            continue
        few = source.sample(samples, most)
        last = [max(samples, key=lambda s: s.env[v]) for v in few[0].env if v not in run.parameters]
        chosen += [*few, *(s for s in last if s not in few)]
    return chosen


def surroundings(path: Path) -> Surroundings:
    """What is around a write."""
    variables: list[str] = []
    loops: list[core.Loop] = []
    lets: list[core.Let] = []
    data: list[core.DataLet] = []
    conditions: list[tuple[core.Cond, bool]] = []
    for outer, inner in pairwise(path):
        match outer:
            case core.Loop():
                variables.append(outer.variable)
                loops.append(outer)
            case core.Let():
                variables.append(outer.variable)
                lets.append(outer)
            case core.DataLet():
                variables.append(outer.variable)
                data.append(outer)
            case core.If():
                conditions.append((outer.condition, any(inner is c for c in outer.then)))
            case _:
                pass
    return Surroundings(tuple(variables), tuple(loops), tuple(conditions), tuple(lets), tuple(data))
