"""Audits of a schedule: every step of its trace is verified against the function it started from."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from typing import Any

from redverify.api import load, options_of, verified
from redverify.frontends.common.auditing import Attempt, Audit, Shown, audited
from redverify.frontends.common.errors import LoadError
from redverify.frontends.tvm.opinions import opinion_of
from redverify.frontends.tvm.translation import TvmOptions, prim_func, require_tvm, translate
from redverify.options import Options
from redverify.reporting.result import Result

#: Schedules made while :func:`remembering` was open, each with the module that it started from.
_STARTS: list[tuple[Any, Any]] = []


@contextmanager
def remembering() -> Iterator[None]:
    """While open, note what each new schedule starts from: TVM's schedules do not keep it."""
    require_tvm()
    schedule = import_module("tvm.s_tir").Schedule
    make, copy = schedule.__init__, schedule.copy

    def made(self: Any, mod: Any, *arguments: Any, **options: Any) -> None:
        make(self, mod, *arguments, **options)
        _STARTS.append((self, self.mod))

    def copied(self: Any) -> Any:
        result = copy(self)
        start = next((s for o, s in reversed(_STARTS) if o.same_as(self)), None)
        if start is not None:
            _STARTS.append((result, start))
        return result

    schedule.__init__, schedule.copy = made, copied
    try:
        yield
    finally:
        schedule.__init__, schedule.copy = make, copy


def start_of(schedule: Any) -> Any:
    """What a schedule started from; :class:`LoadError` if it was not made under :func:`remembering`."""
    for known, start in reversed(_STARTS):
        if known.same_as(schedule):
            return start
    raise LoadError(
        "the function that the schedule started from is not known: name it as the first of two arguments"
    )


def audit(
    schedule: Any, before: Any = None, values: str = "real", *, run: bool = True, **options: Any
) -> Audit:
    """Verify the function after every step of a schedule's trace against the one it started from.

    Step 0 is that function itself, which may be one that is not defined at all sizes.

    ``before`` is that function; it may be left out for a schedule that was loaded by
    :func:`.load_spec_arg`. ``run`` and ``assume`` are as for :func:`~redverify.frontends.tvm.verify`. Further
    options are those of :func:`redverify.verify_text`.
    """
    own = TvmOptions(values=values, assume=options.pop("assume", ()))
    start = before if before is not None else start_of(schedule)
    return audit_as(schedule, start, own, options_of(values, inferred=True, **options), run=run)


def audit_as(schedule: Any, start: Any, own: TvmOptions, options: Options, *, run: bool) -> Audit:
    """As :func:`audit`, with the function that the schedule started from."""
    tvm = require_tvm()
    if type(start).__name__ == "PrimFunc":
        start = tvm.IRModule({"main": start})
    if schedule.trace is None:
        raise LoadError("the schedule keeps no trace")
    instructions, decisions = list(schedule.trace.insts), dict(schedule.trace.decisions.items())

    def shown(current: Any) -> Shown:
        function = prim_func(current)
        return function, partial(_verified, start, function, own, options, run=run)

    def steps() -> Iterator[Attempt]:
        yield Attempt(0, "", "the function, without a schedule", partial(shown, start))
        for number, instruction in enumerate(instructions, start=1):
            replayed = _replayed(tvm, start, instructions[:number], decisions)
            call = str(replayed.trace.as_python()[-1])
            yield Attempt(number, str(instruction.kind.name), call, partial(shown, replayed))

    return audited(steps(), same=import_module("tvm_ffi").structural_equal, beyond=True)


def _replayed(tvm: Any, start: Any, instructions: list[Any], decisions: dict[Any, Any]) -> Any:
    """A schedule of the start after some instructions."""
    schedule = tvm.s_tir.Schedule(start)
    taken = {i: d for i, d in decisions.items() if any(i.same_as(known) for known in instructions)}
    tvm.s_tir.schedule.Trace(instructions, taken).apply_to_schedule(schedule, remove_postproc=False)
    return schedule


def _verified(start: Any, current: Any, own: TvmOptions, options: Options, *, run: bool) -> Result:
    """The result for one step; raises :class:`.TranslationError` if there is none."""
    found = translate(start, current, own)
    opinion = opinion_of(found, own.values, run=run)
    return opinion(verified(load("<text>", found.text, infer=True), options))
