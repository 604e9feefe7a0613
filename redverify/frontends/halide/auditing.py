"""Audits of a schedule: the pipeline after every call of it is verified against the algorithm."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from redverify.api import options_of
from redverify.frontends.common.auditing import Attempt, Audit, Shown, Step, audited
from redverify.frontends.halide.obtaining import Obtained, Program, obtained
from redverify.frontends.halide.reading.lowered import ASSERTIONS_PASS, PROGRAM_PASS, sections
from redverify.frontends.halide.stated import text_or_refuted
from redverify.frontends.halide.translation import HalideOptions
from redverify.options import Options
from redverify.reporting.result import Result

#: Seconds for Halide to lower the pipeline after one call.
STEP_SECONDS = 120.0


def audit(
    before: Program,
    after: Program | None = None,
    values: str = "real",
    *,
    run: bool = True,
    said: Callable[[Step], None] = lambda step: None,
    **options: Any,
) -> Audit:
    """Verify the pipeline after every call of the schedule of ``after`` against the algorithm of ``before``.

    Without ``after``, that is the pipeline of ``before`` without a schedule. The audit ends at the first call
    that breaks the program. ``said`` is told of each step when it is done. Further options are those of
    :class:`.HalideOptions` and of :func:`redverify.verify_text`.
    """
    own = HalideOptions.taken(options, values=values)
    return audit_as(before, after, own, options_of(values, inferred=True, **options), run=run, said=said)


def audit_as(
    before: Program,
    after: Program | None,
    own: HalideOptions,
    options: Options,
    *,
    run: bool,
    said: Callable[[Step], None],
) -> Audit:
    """As :func:`audit`."""
    program = before if after is None else after
    whole = obtained(program, own.target, steps="all")
    first = obtained(before, own.target, steps="0" if after is None else "")

    def after_calls(number: int) -> Shown:
        current = obtained(program, own.target, steps=str(number), seconds=STEP_SECONDS)

        def verified() -> Result:
            return text_or_refuted(first, current, own, options.timeout).verified(options, run=run)

        return _shown(current), verified

    start = ("", "the algorithm, without a schedule", 0)
    calls = (
        Attempt(n, primitive, f"line {line}: {text}" if line else text, partial(after_calls, n))
        for n, (primitive, text, line) in enumerate([start, *whole.calls])
    )
    return audited(calls, said)


def _shown(program: Obtained) -> str:
    """What the verdict depends on: the serialised pipeline says nothing that these do not."""
    found = sections(program.output)
    return "\n".join(
        line for title in (PROGRAM_PASS, ASSERTIONS_PASS) if title in found for line in found[title].lines
    )
