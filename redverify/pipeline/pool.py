"""Verification of several implementations, in this process or in several."""

from __future__ import annotations

import multiprocessing
import os
import traceback
from collections import deque
from collections.abc import Generator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, nullcontext
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from redverify.language import core
from redverify.language.render import render_diagnostic
from redverify.reporting.result import Diagnostic, ImplResult, Verdict, not_judged
from redverify.system.processes import leave_signals_to_parent, terminated_at_once

if TYPE_CHECKING:
    from redverify.certifying.produce import Refused
    from redverify.language.diagnostics import DiagnosticError
    from redverify.options import Options


@dataclass(frozen=True, slots=True)
class Task:
    """One implementation to verify; ``program`` is that of ``file``.

    With ``certify``, a certificate is made of what is verified. ``settings`` are options that it has for
    itself, by their names.
    """

    file: str
    program: core.Program
    impl: str
    certify: bool = False
    settings: tuple[tuple[str, Any], ...] = ()

    def under(self, options: Options) -> Options:
        """The options of this task, where these are those of all."""
        return replace(options, **dict(self.settings)) if self.settings else options


@dataclass(frozen=True, slots=True)
class Outcome:
    """The outcome of a task; ``failure`` is the traceback if it met a bug.

    If a certificate was asked for, ``made`` is its document, or says why there is none. ``processor`` is the
    processor time in seconds that the task took, its certificate included. ``passing``: it was not done
    for a reason that is not its own, and may be done another time.
    """

    result: ImplResult
    diagnostics: tuple[Diagnostic, ...] = ()
    failure: str = ""
    made: bytes | Refused | None = None
    processor: float = 0.0
    passing: bool = False


def perform(task: Task, options: Options) -> Outcome:
    """Verify one implementation, and make its certificate if that is asked for.

    The outcome says so if there is a bug. A bug in the making of a certificate leaves the verdict.
    """
    begun = processor_time()
    outcome = _perform(task, task.under(options))
    return replace(outcome, processor=round(processor_time() - begun, 4))


def processor_time() -> float:
    """The seconds of processor time of this process, and of the processes that it has waited for."""
    return sum(os.times()[:4])


def _perform(task: Task, options: Options) -> Outcome:
    from redverify.judgement.judge import judge

    impl = task.program.impls[task.impl]
    try:
        result, error = judge(impl, task.file, options)
    except Exception as bug:
        return Outcome(broken(task, f"internal error: {type(bug).__name__}"), (), traceback.format_exc())
    outcome = Outcome(result, diagnostics_of(error, task.program.texts))
    if not task.certify or result.verdict is not Verdict.VERIFIED:
        return outcome
    from redverify.certifying.produce import Refused, make

    try:
        made = make(impl, task.program.sources, replace(options, smt=None), task.file)
    except Exception as bug:
        span = impl.span
        refused = Refused(f"internal error: {type(bug).__name__}", span.file, span.line, span.column)
        return replace(outcome, made=refused, failure=traceback.format_exc())
    return replace(outcome, made=made)


def diagnostics_of(error: DiagnosticError | None, texts: Mapping[str, str]) -> tuple[Diagnostic, ...]:
    """The diagnostics of an error, with the source lines they point at."""
    if error is None:
        return ()
    known = error.texts or texts
    return tuple(
        Diagnostic(
            code=d.code,
            message=d.message,
            file=d.span.file,
            line=d.span.line,
            column=d.span.column,
            hint=d.hint,
            rendered=render_diagnostic(d, known),
        )
        for d in error.diagnostics
    )


def perform_all(tasks: Sequence[Task], options: Options) -> Generator[tuple[int, Outcome], None, None]:
    """Verify all tasks, ``options.jobs`` at a time; yields positions and outcomes as they are ready.

    A single task proves its value obligations in that many processes instead.
    """
    jobs = options.jobs
    if jobs <= 1 or len(tasks) <= 1:
        for position, task in enumerate(tasks):
            with terminated_at_once() if jobs <= 1 else nullcontext():
                outcome = perform(task, options)
            yield position, outcome
        return
    alone = replace(options, jobs=1, progress=None)
    left = deque(range(len(tasks)))
    while left:
        lost: list[int] = []
        with closing(_untilbroken(tasks, alone, min(jobs, len(left)), left, lost)) as outcomes:
            yield from outcomes
        for position in sorted(lost):
            yield position, _isolated(tasks[position], alone)


#: Tasks that a pool has, for each of its processes: one that it works on, and one that it need not wait for.
_AHEAD = 2


def _untilbroken(
    tasks: Sequence[Task], options: Options, jobs: int, left: deque[int], lost: list[int]
) -> Generator[tuple[int, Outcome], None, None]:
    """Verify the tasks at the positions ``left``, until all are done or a process of the pool dies.

    Then no other process of the pool goes on, either. What the pool had of ``left`` and did not do is
    in ``lost``.
    """
    waiting: dict[Future[Outcome], int] = {}
    before = set(multiprocessing.active_children())
    with _pool(jobs) as pool:
        try:
            while (left and not lost) or waiting:
                while left and not lost and len(waiting) < _AHEAD * jobs:
                    position = left.popleft()
                    try:
                        waiting[pool.submit(perform, portable(tasks[position]), options)] = position
                    except BrokenProcessPool:
                        lost.append(position)
                ready, _ = wait(waiting, return_when=FIRST_COMPLETED)
                for future in sorted(ready, key=waiting.__getitem__):
                    position = waiting.pop(future)
                    try:
                        yield position, future.result()
                    except BrokenProcessPool:
                        lost.append(position)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in set(multiprocessing.active_children()) - before:
                process.terminate()
            raise


def _isolated(task: Task, options: Options) -> Outcome:
    """Verify a task in a process of its own, after the pool broke while the task was waiting or running."""
    with _pool(1) as pool:
        try:
            return pool.submit(perform, portable(task), options).result()
        except BrokenProcessPool:
            note = "internal error: the process that verified it ended"
            return Outcome(broken(task, note), (), "a process of the pool ended without a result")


def _pool(jobs: int) -> ProcessPoolExecutor:
    methods = multiprocessing.get_all_start_methods()
    context: Any = multiprocessing.get_context("fork" if "fork" in methods else "spawn")
    return ProcessPoolExecutor(jobs, mp_context=context, initializer=leave_signals_to_parent)


def portable(task: Task) -> Task:
    """The task for another process: with plain dictionaries, and without what other implementations need."""
    program = task.program
    impl = program.impls[task.impl]
    spec = impl.spec
    plain = replace(
        spec, functions=dict(spec.functions), operators=dict(spec.operators), tensors=dict(spec.tensors)
    )
    specs, impls = {spec.name: plain}, {impl.name: replace(impl, spec=plain)}
    alone = core.Program(specs, impls, dict(program.texts), dict(program.annotated))
    return replace(task, program=alone)


def broken(task: Task, note: str) -> ImplResult:
    """The result of a task that could not be done."""
    impl = task.program.impls[task.impl]
    return not_judged(task.file, impl.name, impl.spec.name, Verdict.INCONCLUSIVE, (note,))
