"""The sizes at which a program without annotations is run."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import reduce
from itertools import chain, islice
from math import inf

from redverify.annotating.fitting import Surroundings
from redverify.annotating.named_values import NO_VALUE
from redverify.annotating.paths import Path, paths_of
from redverify.annotating.runs import Point, Run, TooLong
from redverify.annotating.sites import surroundings
from redverify.interpreter.enumeration import Box, narrow, positive
from redverify.interpreter.indices import Unenumerable, compile_cond
from redverify.interpreter.search import assumptions, feasible_parameters, is_long
from redverify.interpreter.slices import END, Bounds, Place, Slicer, corners, others
from redverify.language import core
from redverify.language.walks import expressions_in, nodes_of

#: Ranges from which all sizes of a run are drawn, smallest first.
_RANGES = ((2, 6), (4, 9), (7, 14))

#: Where one size is large, so that its blocks are several: the range of the others, how many such runs there
#: are at most, and the largest blocks that are considered.
_OTHERS, _MOST_LARGE, _BLOCK = (2, 5), 5, 130

#: Steps of one run; steps of runs that are enough; upper bounds of steps with which no run is begun.
_STEPS, _ENOUGH, _CERTAINLY_LONG = 80_000, 60_000, 1_000_000

#: Sizes at which slices are run where every whole run is too long; instances and cells of one slice; of all
#: slices of outputs' elements at one size, after those of the last and first instances of writes, which no
#: output may need, and after those of writes not reached. Another slice may exceed them.
_SLICED_SIZES, _LARGEST_SLICE, _SLICED, _ENDS, _UNREACHED = 3, 12_000, 3_000, 5_000, 20_000

_TRIES = 300

#: Writes that no run reaches for which sizes are looked for, how often they are drawn for one, and from what.
_MOST_UNREACHED, _UNREACHED_TRIES, _FEW = 8, 20, (1, 2)

#: Runs of a program without sizes: the greatest of some elements is that of all, in one run or another.
_FIXED = 8


def runs_of(impl: core.Impl) -> list[Run]:
    """Runs at sizes that satisfy the assumptions, from small to large ones.

    Where the run of the smallest is too long, and where one that reaches further is, runs of slices. Other
    sizes that are at least those of a run that was too long are not tried.
    """
    found: list[Run] = []
    sizes: list[dict[str, int]] = []
    too_long: list[Run] = []
    for seed, parameters in enumerate(_sizes(impl), start=11):
        sizes.append(parameters)
        if sum(r.steps for r in found) > _ENOUGH or (too_long and not found):
            break
        if any(all(parameters[n] >= v for n, v in run.parameters.items()) for run in too_long):
            continue
        with suppress(*NO_VALUE):
            run = _whole(impl, parameters, seed)
            (found if run.finished else too_long).append(run)
    left, source = _ENOUGH, random.Random(_ENOUGH)
    for around, further in islice(_unreached(impl, found), _MOST_UNREACHED):
        reaching = _reaching(impl, around, further)
        long = any(run.parameters == reaching for run in too_long)
        if left < 0 or reaching is None or (reaching in sizes and not long):
            continue
        sizes.append(reaching)
        before = len(found)
        with suppress(*NO_VALUE):
            one = None if long else _whole(impl, reaching, len(sizes) + 10)
            if one is not None and one.finished:
                found.append(one)
            elif found:
                left -= 0 if one is None else one.steps
                found += _slices(impl, reaching, found, source)
        left -= sum(r.steps for r in found[before:])
    if not found:
        found = _parts(impl)
    return found


def _whole(impl: core.Impl, parameters: dict[str, int], seed: int) -> Run:
    """A run of the whole program, not ``finished`` if it is too long; it is not begun if that is certain."""
    run = Run(impl, parameters, seed, _STEPS)
    with suppress(TooLong):
        if not is_long(impl, parameters, _CERTAINLY_LONG):
            run.perform()
    return run


def _parts(impl: core.Impl) -> list[Run]:
    """Runs of slices at some sizes; at each one they begin with other elements."""
    found: list[Run] = []
    source = random.Random(_SLICED_SIZES)
    for number, parameters in enumerate(islice(_sizes(impl), _SLICED_SIZES)):
        found += _slices(impl, parameters, found, source, number)
    return found


def _slices(
    impl: core.Impl, parameters: dict[str, int], before: Sequence[Run], source: random.Random, first: int = 0
) -> list[Run]:
    """Runs of slices at one size: of elements of each output, and of writes that no run has reached."""
    found: list[Run] = []

    def some(bounds: Bounds) -> list[Point]:
        return [tuple([source.randrange(*b) for b in bounds])]  # no index is that of another dimension

    def last(bounds: Bounds) -> list[Point]:
        return [tuple([upper - 1 for _, upper in bounds])]

    def unreached() -> Iterator[Place]:
        for number, (command, _) in enumerate(paths_of(impl.body)):
            if not any(run.samples[number] for run in (*before, *found)):
                yield Place(command.span.line, {})

    rounds = [some, last, some, others, corners]
    with suppress(Unenumerable):
        slicer = Slicer(impl, parameters)
        elements = chain.from_iterable(map(slicer.outputs, rounds[first:] + rounds[:first]))
        ends = (replace(cell, until=END) for cell in slicer.ends())
        parts = (elements, _SLICED), (ends, _ENDS), (slicer.written_at(unreached()), _UNREACHED)
        for cells, work in parts:
            for cell in cells:
                if slicer.visited > work:
                    break
                with suppress(TooLong, Unenumerable, *NO_VALUE):
                    part = slicer.slice([cell], largest=_LARGEST_SLICE)
                    seed = 11 + len(before) + len(found)
                    run = Run(impl, parameters, seed, _STEPS, part)
                    run.perform()
                    found.append(run)
    return found


def _sizes(impl: core.Impl) -> Iterator[dict[str, int]]:
    names = impl.spec.parameters
    if not names:
        yield from ({} for _ in range(_FIXED))
        return
    holds = compile_cond(assumptions(impl))
    source = random.Random(" ".join(names))
    known: list[dict[str, int]] = []
    wanted = [dict.fromkeys(names, span) for span in _RANGES]
    large = names if len(names) <= _MOST_LARGE else source.sample(names, _MOST_LARGE)
    block = _largest_block(impl)
    spans = [(block + 2, 2 * block + 9), (2 * block + 1, 4 * block + 5), (3 * block, 5 * block)]
    wanted[1:1] = [
        {**dict.fromkeys(names, _OTHERS), name: span}
        for span in (spans[-1:] if _segmented(impl) else spans[: max(1, len(spans) // len(large))])
        for name in large
    ]
    for each in wanted:
        for _ in range(_TRIES):
            parameters = {name: source.randint(*span) for name, span in each.items()}
            if parameters not in known and holds(parameters):
                known.append(parameters)
                yield parameters
                break
    if not known:
        drawn = [p for each in wanted if (p := _drawn(assumptions(impl), each, source)) is not None]
        known += drawn
        yield from drawn or feasible_parameters(impl)[-3:]


def _unreached(impl: core.Impl, runs: list[Run]) -> Iterator[tuple[Surroundings, core.Cond]]:
    """What is around each write that no run has reached yet, and each loop of one iteration in all of them.

    With a loop a condition on its variable: in a second iteration it is another one. If there are no runs, as
    all are too long, a run of the least sizes comes first.
    """
    if not runs:
        yield Surroundings((), (), (), (), ()), core.CTrue()
    paths = [(*path, command) for command, path in paths_of(impl.body)] if runs else []
    for number, path in enumerate(paths):
        if not any(run.samples[number] for run in runs):
            yield surroundings(path), core.CTrue()
    inside: dict[int, list[int]] = {}
    first: dict[int, tuple[core.Loop, Path]] = {}
    for number, path in enumerate(paths):
        for at, loop in enumerate(path):
            if isinstance(loop, core.Loop):
                inside.setdefault(id(loop), []).append(number)
                first.setdefault(id(loop), (loop, path[: at + 2]))
    for key, (loop, path) in first.items():
        samples = (s for n in inside[key] for run in runs for s in run.samples[n])
        if len({s.env[loop.variable] for s in samples}) == 1:
            yield surroundings(path), core.CCmp("<", loop.lower, core.IVar(loop.variable))


def _reaching(impl: core.Impl, around: Surroundings, further: core.Cond) -> dict[str, int] | None:
    """Small sizes at which some iteration reaches a write; ``None`` if none are found."""
    ranges = [(loop.variable, loop.lower, loop.upper) for loop in around.loops]
    ranges += [(let.variable, let.lower, let.upper) for let in around.data]
    conditions = [
        further,
        *(core.CCmp("<=", low, core.IVar(name)) for name, low, _ in ranges),
        *(core.CCmp("<", core.IVar(name), high) for name, _, high in ranges),
        *(core.CCmp("==", core.IVar(let.variable), let.value) for let in around.lets),
        *(c if holds else core.CNot(c) for c, holds in around.conditions),
    ]
    names = impl.spec.parameters
    wanted = dict.fromkeys(names, _FEW) | dict.fromkeys(around.variables, (0, 1))
    source, inside = random.Random(" ".join(wanted)), reduce(core.CAnd, conditions, assumptions(impl))
    drawn = (_drawn(inside, wanted, source) for _ in range(_UNREACHED_TRIES))
    found = next(filter(None, drawn), None)
    return None if found is None else {name: found[name] for name in names}


def _drawn(
    assumed: core.Cond, wanted: Mapping[str, tuple[int, int]], source: random.Random
) -> dict[str, int] | None:
    """Values that a condition allows, each in the range that is wanted or a little outside of it.

    One parameter after the other gets its value within what the assumptions leave for it. ``None`` where
    this leads nowhere.
    """
    condition = positive(assumed)
    box: Box = dict.fromkeys(wanted, (-inf, inf))
    for name in source.sample(list(wanted), len(wanted)):
        narrowed = narrow(condition, box)
        if narrowed is None:
            return None
        least, greatest = narrowed[name]
        lower, upper = wanted[name]
        value: float = source.randint(lower, upper)
        if value < least:
            value = least + source.randint(0, upper - lower)
        if value > greatest:
            value = max(least, greatest - source.randint(0, upper - lower))
        box = {**narrowed, name: (value, value)}
    found = {name: int(value) for name, (value, _) in box.items()}
    return found if compile_cond(condition)(found) else None


def _segmented(impl: core.Impl) -> bool:
    """Whether data cut an index set into segments: then a few of them have to be longer than a block."""
    return any(tensor.monotone for tensor in impl.spec.tensors.values())


def _largest_block(impl: core.Impl) -> int:
    """The largest constant that an index of the program is multiplied with or divided by, 16 at least."""
    found = [16]
    for expression in expressions_in(impl):
        for node in nodes_of(expression):
            if isinstance(node, core.IMul):
                found.append(abs(node.factor))
            elif isinstance(node, core.IDiv | core.IMod):
                found.append(node.divisor)
    return max(n for n in found if n <= _BLOCK)
