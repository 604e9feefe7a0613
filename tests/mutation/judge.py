"""The judgement of one mutant: what the verifier says, and what the interpreter says to that."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import islpy

from redverify.evaluation.obligation import Obligation, Status
from redverify.interpreter import (
    InvalidProgram,
    RunResult,
    Unenumerable,
    feasible_parameters,
    find_witness,
    run,
    show,
)
from redverify.interpreter.domains.terms import Value, same
from redverify.judgement.analysis import Analysis, Options, analyse
from redverify.language.core import Impl
from redverify.language.diagnostics import DiagnosticError
from redverify.language.load import load_text
from redverify.language.types import TypeKind
from redverify.system.clock import OutOfTime, processor_seconds

from .operators import Mutant

INVALID = "invalid"
KILLED = "killed"
INCONCLUSIVE = "inconclusive"
EQUIVALENT = "equivalent"
DISAGREEMENT = "disagreement"
SURVIVOR = "survivor"
CRASH = "crash"
SLOW = "slow"

#: All outcomes, in the order of the table's columns.
OUTCOMES = (INVALID, KILLED, INCONCLUSIVE, SLOW, EQUIVALENT, DISAGREEMENT, CRASH, SURVIVOR)

#: Outcomes that make a run fail: a wrong program verified, or an exception.
FAILURES = (SURVIVOR, CRASH)

#: Violations that any execution shows, annotations or not; others are disagreements on what an
#: annotation says, which the final outputs do not show.
OBSERVABLE = ("bounds", "defined", "race", "overlap", "layout", "coverage", "output")

#: Parameters of the oracle are at most this, unless only greater ones satisfy the assumptions.
_GREATEST = 4
_LEAST_SIZES = 6
_MOST_SIZES = 60

#: Steps of one run; runs that take more are left out.
_STEPS = 100_000

#: All inputs over a few values are tried when there are at most this many input cells.
_FEW_CELLS = 4


@dataclass(frozen=True, slots=True)
class Limits:
    """How much work goes into one mutant; ``values`` is the encoding of values.

    Seconds of processor time, but for ``wall``: after that the worker process is ended.
    """

    solver: float = 3.0
    witness: float = 1.0
    oracle: float = 0.8
    wall: float = 40.0
    values: str = "real"


@dataclass(frozen=True, slots=True)
class Judgement:
    """The outcome with its reason, and the seconds of loading, analysing and interpreting."""

    mutant: Mutant
    outcome: str
    reason: str
    seconds: float
    analysis_seconds: float = 0.0
    runs: int = 0


def judge(mutant: Mutant, limits: Limits) -> Judgement:
    """Load, analyse and interpret a mutant.

    As in :mod:`redverify.judgement.judge`, the costlier methods of proof are tried only where the
    interpreter finds nothing.
    """
    start = processor_seconds()
    try:
        impl = load_text(mutant.text, mutant.source).impls[mutant.impl]
        analysis = analyse(impl, Options(values=limits.values, timeout=limits.solver), thorough=False)
    except DiagnosticError as error:
        return Judgement(mutant, INVALID, error.diagnostics[0].code, processor_seconds() - start)
    except (OutOfTime, islpy.Error) as error:
        return Judgement(mutant, INCONCLUSIVE, str(error), processor_seconds() - start)
    analysed = processor_seconds() - start

    def judged(outcome: str, reason: str, runs: int = 0) -> Judgement:
        return Judgement(mutant, outcome, reason, processor_seconds() - start, analysed, runs)

    if not analysis.proved:
        if analysis.vacuous:
            return judged(KILLED, "vacuous")
        try:
            broken = _broken(impl, analysis, limits)
        except InvalidProgram as error:
            return judged(KILLED, f"invalid: {error.message}")
        if broken is not None:
            return judged(KILLED, broken)
        begin = processor_seconds()
        try:
            analysis.refine()
        except (OutOfTime, islpy.Error) as error:
            return judged(INCONCLUSIVE, str(error))
        analysed += processor_seconds() - begin
    if not analysis.proved:
        return judged(INCONCLUSIVE, " ".join(sorted({o.kind.value for o in _open(analysis)})))
    difference, runs = find_difference(impl, limits)
    if difference is None:
        return judged(EQUIVALENT, "", runs)
    return judged(difference.outcome, difference.text, runs)


def _open(analysis: Analysis) -> list[Obligation]:
    return [o for o in analysis.obligations if o.status is not Status.PROVED]


def _broken(impl: Impl, analysis: Analysis, limits: Limits) -> str | None:
    """The kind of the obligation that a run breaks, if one is found."""
    hints = [o.point for o in analysis.obligations if o.point]
    witness = find_witness(
        impl,
        values=limits.values,
        hints=[{p: h[p] for p in impl.spec.parameters if p in h} for h in hints[:2]],
        budget_seconds=limits.witness,
        max_steps=40_000,
    )
    return None if witness is None else witness.kind


@dataclass(frozen=True, slots=True)
class Difference:
    """What is wrong with a program that was verified."""

    outcome: str
    text: str


def find_difference(impl: Impl, limits: Limits) -> tuple[Difference | None, int]:
    """What is wrong with a program that was verified, and the number of runs made.

    All small sizes with one input each come first, then few-celled inputs, other inputs and
    interleavings, as long as the time suffices.
    """
    deadline = processor_seconds() + limits.oracle
    runs, reached = 0, set[tuple[int, ...]]()
    for parameters, seed, inputs, interleave in _schedule(impl):
        key = tuple(parameters.values())
        if processor_seconds() > deadline and (key in reached or len(reached) >= _LEAST_SIZES):
            break
        reached.add(key)
        try:
            result = _run(impl, limits, parameters, seed, inputs, interleave)
        except (Unenumerable, RecursionError):
            continue
        except InvalidProgram as error:
            return Difference(SURVIVOR, f"the interpreter says it is not a program: {error.message}"), runs
        runs += 1
        if result.violations or _wrong_output(result):
            return _explained(impl, limits, parameters, seed, inputs, interleave), runs
    return None, runs


Inputs = dict[tuple[str, tuple[int, ...]], object]


def _run(
    impl: Impl,
    limits: Limits,
    parameters: Mapping[str, int],
    seed: int,
    inputs: Inputs | None,
    interleave: int | None,
    *,
    all: bool = False,
) -> RunResult:
    return run(
        impl,
        parameters,
        seed=seed,
        values=limits.values,  # type: ignore[arg-type]
        inputs=inputs,
        interleave=interleave,
        max_steps=_STEPS,
        all=all,
    )


def _schedule(impl: Impl) -> Iterator[tuple[Mapping[str, int], int, Inputs | None, int | None]]:
    sizes = feasible_parameters(impl)
    small = [p for p in sizes if all(abs(v) <= _GREATEST for v in p.values())]
    chosen = small[:_MOST_SIZES] + [p for p in sizes if p not in small][: 6 if small else _LEAST_SIZES]
    parallel = any(_loops(impl.body))
    for parameters in chosen:
        yield parameters, 0, None, None
    for seed in (1, 3):
        for parameters in chosen:
            yield parameters, seed, None, seed if parallel else None
    for parameters in chosen:
        for inputs in _small_inputs(impl, parameters):
            yield parameters, 0, inputs, None
    for seed in range(4, 8):
        for parameters in chosen:
            yield parameters, seed, _binary_inputs(impl, parameters, seed), seed if parallel else None


def _loops(block: object) -> Iterator[bool]:
    """For every loop whether it is parallel."""
    if isinstance(block, tuple):
        for command in block:
            yield from _loops(command)
        return
    if hasattr(block, "parallel"):
        yield block.parallel
    for name in ("body", "then", "otherwise"):
        if hasattr(block, name):
            yield from _loops(getattr(block, name))


def _cells(impl: Impl, parameters: Mapping[str, int]) -> list[tuple[str, tuple[int, ...]]]:
    """The input cells of a size, ``[]`` if a type has no small values."""
    try:
        used = run(impl, parameters, max_steps=_STEPS).inputs
    except (Unenumerable, RecursionError, InvalidProgram):
        return []
    tensors = impl.spec.tensors
    return sorted(cell for cell in used if tensors[cell[0]].type.kind is not TypeKind.OPAQUE)


def _small_inputs(impl: Impl, parameters: Mapping[str, int]) -> Iterator[Inputs]:
    """All inputs over 0, 1 and 2 when there are few input cells."""
    cells = _cells(impl, parameters)
    if not cells or len(cells) > _FEW_CELLS:
        return
    for values in itertools.product((0, 1, 2), repeat=len(cells)):
        yield dict(zip(cells, values, strict=True))


def _binary_inputs(impl: Impl, parameters: Mapping[str, int], seed: int) -> Inputs:
    """Pseudo-random zeros and ones."""
    return {cell: hash((seed, position)) >> 3 & 1 for position, cell in enumerate(_cells(impl, parameters))}


def _wrong_output(result: RunResult) -> bool:
    if not result.finished:
        return False
    return any(
        value is not None and not _agrees(result.outputs[tensor][point], value)
        for tensor, values in result.expected.items()
        for point, value in values.items()
    )


def _agrees(actual: Value | None, value: Value) -> bool:
    return actual is not None and same(actual, value)


def _explained(
    impl: Impl,
    limits: Limits,
    parameters: Mapping[str, int],
    seed: int,
    inputs: Inputs | None,
    interleave: int | None,
) -> Difference:
    """The violations of a run, and whether they are observable."""
    result = _run(impl, limits, parameters, seed, inputs, interleave, all=True)
    kinds = [v.kind for v in result.violations]
    lines = [
        f"{v.kind} at line {v.span.line}: {v.message} {v.cell_text} {dict(v.environment)}"
        + ("" if v.expected is None else f" expected {show(v.expected)}")
        + ("" if v.actual is None else f" actual {show(v.actual)}")
        for v in result.violations[:5]
    ]
    if _wrong_output(result):
        kinds.append("output")
    outcome = SURVIVOR if any(k in OBSERVABLE for k in kinds) else DISAGREEMENT
    how = f"{dict(parameters)}, seed {seed}, inputs {inputs}, interleave {interleave}"
    return Difference(outcome, f"{' '.join(sorted(set(kinds)))} at {how}\n" + "\n".join(lines))
