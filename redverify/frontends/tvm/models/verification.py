"""Whole models: every kernel that a pipeline of TVM schedules or fuses, verified."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field, replace
from os import PathLike
from typing import Any, Literal

from msgspec import structs

from redverify.api import InternalError, Loaded, destination, load, options_of
from redverify.frontends.common.running.second_opinion import SecondOpinion
from redverify.frontends.tvm.guarded import undecided
from redverify.frontends.tvm.models.preparation import Found, Prepared, Request, prepare
from redverify.options import Options
from redverify.pipeline.certificates import certified
from redverify.pipeline.kept_results import Kept
from redverify.pipeline.pool import Outcome, Task, perform_all
from redverify.reporting.kernels import KernelResult, ModelResult, Uncovered
from redverify.reporting.result import ImplResult, Verdict

#: Called when a kernel is done: what is done with it, how many are done, of how many, and its name.
Watch = Callable[[Literal["schedule", "verify"], int, int, str], None]


def _unwatched(step: str, done: int, total: int, name: str) -> None:
    """Show nothing."""


@dataclass(slots=True)
class Run:
    """The verification of a model, kernel by kernel."""

    request: Request
    notes: tuple[str, ...] = ()
    uncovered: tuple[Uncovered, ...] = ()
    prepared: dict[int, Prepared] = field(default_factory=dict)
    loaded: dict[int, Loaded] = field(default_factory=dict)
    outcomes: dict[int, Outcome] = field(default_factory=dict)
    kept: set[int] = field(default_factory=set)

    def prepare(self, jobs: int, watch: Watch = _unwatched) -> None:
        """Have TVM schedule the model, and translate its kernels."""
        total = 0
        with closing(prepare(self.request, jobs)) as messages:
            for message in messages:
                if isinstance(message, Found):
                    total, self.notes = len(message.kernels), message.notes
                    self.uncovered = message.uncovered
                    watch("schedule", 0, total, "")
                    continue
                position, prepared = message
                self.prepared[position] = prepared
                watch("schedule", len(self.prepared), total, str(prepared.kernel))
        for position, prepared in sorted(self.prepared.items()):
            if prepared.text:
                kernel = prepared.kernel
                self.loaded[position] = load(f"{kernel.name}_{kernel.what}.sched", prepared.text, None)

    def verify(self, options: Options, *, certify: bool, fresh: bool, watch: Watch = _unwatched) -> None:
        """Verify all texts. With ``fresh`` no result of an earlier run is taken."""
        tasks = [(p, t) for p, file in sorted(self.loaded.items()) for t in file.tasks(certify=certify)]
        store = Kept.wanted()
        watch("verify", 0, len(tasks), "")
        open_: list[tuple[int, Task]] = []
        for position, task in tasks:
            found = store.find(task, options) if store is not None and not fresh else None
            if found is None:
                open_.append((position, task))
                continue
            self.kept.add(position)
            self._decided(position, found, len(tasks), watch)
        for index, outcome in perform_all([task for _, task in open_], options):
            position, task = open_[index]
            if store is not None:
                store.keep(task, options, outcome)
            self._decided(position, outcome, len(tasks), watch)

    def _decided(self, position: int, outcome: Outcome, total: int, watch: Watch) -> None:
        prepared = self.prepared[position]
        decided = undecided(outcome.result, prepared.guarded)
        if decided.witness is None:
            decided = structs.replace(decided, compiled_run=prepared.compiled_run)
        elif prepared.compiled_run is not None:
            decided = SecondOpinion(
                prepared.runnable,
                prepared.compiled,
                prepared.compiled,
                self.request.values,
                ran=prepared.compiled_run,
            ).confirmed(decided)
        outcome = replace(outcome, result=decided)
        self.outcomes[position] = outcome
        kernel = self.prepared[position].kernel
        watch("verify", len(self.outcomes), total, f"{kernel}: {outcome.result.verdict}")

    def result(self) -> ModelResult:
        """The result as it is now."""
        request = self.request
        return ModelResult(
            model=request.place,
            pipeline=request.pipeline,
            target=request.target,
            schedule_level=request.level,
            kernels=tuple(self._kernel(p) for p in sorted(self.prepared)),
            notes=(*self.notes, *self._unused()),
            assume=request.assume,
            uncovered=self.uncovered,
            texts={file.file: self.prepared[p].text for p, file in self.loaded.items()},
        )

    def _unused(self) -> list[str]:
        """What to say of conditions on sizes that no kernel has."""
        translated = [p for p in self.prepared.values() if p.text]
        used = {text for prepared in translated for text in prepared.assumed}
        left = [text for text in self.request.assume if text not in used]
        return [f"--assume {text!r} was not used: no kernel was verified that has its sizes" for text in left]

    def _kernel(self, position: int) -> KernelResult:
        prepared, outcome = self.prepared[position], self.outcomes.get(position)
        kernel = prepared.kernel
        if outcome is None:
            return self._without_verification(prepared, self.loaded.get(position))
        result = outcome.result
        verdict: Any = "inconclusive" if result.verdict is Verdict.INVALID else result.verdict.value
        reason, place = _why(result, outcome, prepared.text)
        return KernelResult(
            name=kernel.name,
            what=kernel.what,
            verdict=verdict,
            stage="verification",
            level=result.level,
            obligations=len(result.obligations),
            seconds=round(prepared.seconds + outcome.processor, 4),
            reason=reason,
            place=place,
            kept=position in self.kept,
            result=result,
        )

    def _without_verification(self, prepared: Prepared, loaded: Loaded | None) -> KernelResult:
        """The result of a kernel without a text, or with a text that is not a program."""
        reason, place = prepared.reason, prepared.place
        if loaded is not None and loaded.diagnostics:
            first = loaded.diagnostics[0]
            reason = f"the translation is not a valid program: {first.code}: {first.message}"
            place = f"{first.file}:{first.line}:{first.column}"
        return KernelResult(
            name=prepared.kernel.name,
            what=prepared.kernel.what,
            verdict="unchanged" if prepared.unchanged else "inconclusive",
            stage="scheduling" if prepared.crashed or prepared.unchanged else "translation",
            seconds=prepared.seconds,
            reason=reason,
            place=place,
        )


def _why(result: ImplResult, outcome: Outcome, text: str) -> tuple[str, str]:
    """Why a kernel is not verified, and where in its ``.sched`` text; two empty texts if it is."""
    lines = text.splitlines()

    def place(line: int, column: int) -> str:
        shown = lines[line - 1].strip() if 0 < line <= len(lines) else ""
        return f"{result.file}:{line}:{column}: {shown}" if shown else result.file

    if result.verdict is Verdict.VERIFIED:
        return "", ""
    if result.witness is not None:
        found = result.witness
        sizes = ", ".join(f"{name} = {value}" for name, value in found.params.items())
        return found.message + (f", with {sizes}" if sizes else ""), place(found.line, found.column)
    if outcome.diagnostics:
        first = outcome.diagnostics[0]
        return f"{first.code}: {first.message}", place(first.line, first.column)
    notes = "; ".join(result.notes)
    if result.open:
        first_open = result.open[0]
        more = f" (and {len(result.open) - 1} more open obligations)" if len(result.open) > 1 else ""
        note = f": {first_open.note}" if first_open.note else ""
        reason = f"not proved: {first_open.kind}: {first_open.text}{note}{more}"
        return reason, place(first_open.line, first_open.column)
    return notes or "no obligation is open, but nothing was decided", ""


def verify_module(
    mod: Any,
    pipeline: str = "dlight",
    target: str = "cuda",
    values: str = "real",
    certify: bool | str | PathLike[str] | None = None,
    *,
    fresh: bool = False,
    watch: Watch = _unwatched,
    **options: Any,
) -> ModelResult:
    """Verify every kernel of a Relax ``IRModule`` that ``pipeline`` schedules or fuses for ``target``.

    ``pipeline`` is ``dlight`` or a name that ``relax.get_pipeline`` knows. ``assume`` are conditions on the
    symbolic sizes, such as ``"n >= 1"``; each is assumed of the kernels that have all of its sizes. ``only``
    are names of kernels; all if there are none. ``layouts`` say where the elements of parameters lie that the
    pipeline lays out anew, such as ``"matmul.B: k, j -> k // 16, j, k % 16"``. Decided kernels of earlier
    runs are not verified again unless ``fresh``.
    ``certify`` is a folder for certificates, as in :func:`redverify.verify_file`, whose settings are further
    options: ``jobs`` is the number of processes. ``level`` is ``sblock`` or ``thread``: a schedule is
    verified by its sblocks, or by its kernels as their threads run them. With ``strict_races`` a cell that
    two threads write is a race even if both write the same value. ``run``: the compiled functions are run as
    a second opinion. ``mod`` itself is not changed: TVM runs in a process of its own.

    Raises :class:`.ModelError` for a wrong pipeline, target, module or assumption, :class:`.LayoutError` for
    a wrong layout, :class:`.MissingDependency` without TVM, and
    :class:`~redverify.system.forks.CannotFork` on a system without ``fork``.
    """
    own: dict[str, Any] = {n: tuple(options.pop(n, ())) for n in ("assume", "only", "layouts")}
    own |= {name: options.pop(name) for name in ("level", "run") if name in options}
    found = Run(Request(lambda: mod, "the module", pipeline, target, values, **own))
    where = destination(certify, options.pop("lean", "auto"))
    chosen = options_of(values, inferred=True, **options)
    found.prepare(chosen.jobs, watch)
    found.verify(chosen, certify=bool(certify), fresh=fresh, watch=watch)
    failure = next((o.failure for o in found.outcomes.values() if o.failure), "")
    if failure:
        raise InternalError(failure)
    if where is not None:
        order = sorted(found.outcomes)
        results, _ = certified([found.outcomes[p] for p in order], where, jobs=chosen.jobs)
        for position, result in zip(order, results, strict=True):
            found.outcomes[position] = replace(found.outcomes[position], result=result)
    return found.result()


__all__ = ["ModelResult", "Run", "Watch", "verify_module"]
