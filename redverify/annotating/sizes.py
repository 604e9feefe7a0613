"""The sizes at which a program without annotations is run."""

from __future__ import annotations

import random
from collections.abc import Iterator

from redverify.annotating.runs import Run, TooLong
from redverify.interpreter.indices import compile_cond
from redverify.interpreter.search import assumptions, feasible_parameters
from redverify.language import core

#: Ranges from which the sizes of a run are drawn, smallest first.
_RANGES = ((2, 6), (4, 9), (7, 14), (12, 24), (33, 48))

#: Steps of one run; none is made at larger sizes after one of so many; steps of a sparse run.
_STEPS, _ENOUGH, _SPARSE_STEPS = 60_000, 15_000, 150_000

_TRIES = 300


def runs_of(impl: core.Impl) -> list[Run]:
    """Runs at sizes that satisfy the assumptions, from small to large ones.

    Where all are too long, parts of runs.
    """
    found: list[Run] = []
    sizes: list[dict[str, int]] = []
    for seed, parameters in enumerate(_sizes(impl), start=11):
        sizes.append(parameters)
        run = Run(impl, parameters, seed, _STEPS)
        try:
            run.perform()
        except TooLong:
            break
        found.append(run)
        if run.steps > _ENOUGH:
            break
    if not found:
        for seed, parameters in enumerate(sizes[:1] * 2, start=11):
            run = Run(impl, parameters, seed, _SPARSE_STEPS, sparse=True)
            run.perform()
            found.append(run)
    return found


def _sizes(impl: core.Impl) -> Iterator[dict[str, int]]:
    names = impl.spec.parameters
    if not names:
        yield {}
        yield {}
        return
    holds = compile_cond(assumptions(impl))
    source = random.Random(" ".join(names))
    known: list[dict[str, int]] = []
    for lower, upper in _RANGES:
        for _ in range(_TRIES):
            drawn = source.sample(range(lower, upper + 1), min(len(names), upper + 1 - lower))
            while len(drawn) < len(names):
                drawn.append(source.randint(lower, upper))
            parameters = dict(zip(names, drawn, strict=True))
            if parameters not in known and holds(parameters):
                known.append(parameters)
                yield parameters
                break
    if not known:
        yield from feasible_parameters(impl)[-3:]
