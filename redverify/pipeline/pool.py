"""Verification of several implementations, in this process or in several."""

from __future__ import annotations

import os
import traceback
from collections.abc import Generator, Mapping, Sequence
from contextlib import closing, nullcontext
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any

from redverify.language import core
from redverify.language.render import render_diagnostic
from redverify.reporting.result import Diagnostic, ImplResult, Verdict, not_judged
from redverify.system.clock import cuts
from redverify.system.processes import terminated_at_once

if TYPE_CHECKING:
    from redverify.certifying.produce import Refused
    from redverify.language.diagnostics import DiagnosticError
    from redverify.options import Options
    from redverify.system.forks import Died


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
    for a reason that is not its own, and may be done another time. ``cut``: the clock ended something on the
    way to it, so that another run may find more.
    """

    result: ImplResult
    diagnostics: tuple[Diagnostic, ...] = ()
    failure: str = ""
    made: bytes | Refused | None = None
    processor: float = 0.0
    passing: bool = False
    cut: bool = False


def perform(task: Task, options: Options) -> Outcome:
    """Verify one implementation, and make its certificate if that is asked for.

    The outcome says so if there is a bug. A bug in the making of a certificate leaves the verdict.
    """
    begun, before = processor_time(), cuts()
    outcome = _perform(task, task.under(options))
    return replace(outcome, processor=round(processor_time() - begun, 4), cut=cuts() > before)


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
                done = perform(task, options)
            yield position, done
        return
    from redverify.system.pools import pooled

    work = partial(perform, options=replace(options, jobs=1, progress=None))
    with closing(pooled(work, [portable(task) for task in tasks], jobs)) as found:
        for position, outcome in found:
            yield position, outcome if isinstance(outcome, Outcome) else _lost(tasks[position], outcome)


def _lost(task: Task, died: Died) -> Outcome:
    """The outcome of a task whose processes died."""
    note = "internal error: the process that verified it ended"
    return Outcome(broken(task, note), (), died.reason)


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
