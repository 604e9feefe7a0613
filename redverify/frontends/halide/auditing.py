"""Audits of a schedule: the pipeline after every call of it is verified against the algorithm."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

from redverify.api import TIMEOUT
from redverify.frontends.common.assumptions import AssumptionError
from redverify.frontends.common.auditing import Audit, Step
from redverify.frontends.common.errors import LoadError, TranslationError
from redverify.frontends.halide.obtaining import TARGET, Obtained, Program, obtained
from redverify.frontends.halide.reading.lowered import ASSERTIONS_PASS, PROGRAM_PASS, sections
from redverify.frontends.halide.stated import text_or_refuted
from redverify.frontends.halide.translation import Options
from redverify.reporting.result import Result, Verdict, with_notes

#: Seconds for Halide to lower the pipeline after one call.
STEP_SECONDS = 120.0


def audit(
    before: Program,
    after: Program | None = None,
    values: str = "real",
    *,
    target: str = TARGET,
    assume: Sequence[str] = (),
    asserts: bool = True,
    zero_min: bool = False,
    run: bool = True,
    said: Callable[[Step], None] = lambda step: None,
    **options: Any,
) -> Audit:
    """Verify the pipeline after every call of the schedule of ``after`` against the algorithm of ``before``.

    Without ``after``, that is the pipeline of ``before`` without a schedule. The audit ends at the first call
    that breaks the program. ``said`` is told of each step when it is done. Further options go to
    :func:`redverify.verify_text`.
    """
    program = before if after is None else after
    whole = obtained(program, target, steps="all")
    first = obtained(before, target, steps="0" if after is None else "")
    chosen = Options(target, values, asserts, zero_min)
    steps: list[Step] = []
    last, verdict = b"", Verdict.VERIFIED
    for number in range(len(whole.calls) + 1):
        start = ("", "the algorithm, without a schedule", 0)
        primitive, text, line = whole.calls[number - 1] if number else start
        call = f"line {line}: {text}" if line else text
        try:
            current = obtained(program, target, steps=str(number), seconds=STEP_SECONDS)
            shown = _shown(current)
            if shown == last:
                steps.append(Step(number, primitive, call, verdict, None, "changes nothing"))
                said(steps[-1])
                continue
            last = shown
            result, note = _verified(first, current, chosen, assume, run, options), ""
            verdict = result.verdict
        except AssumptionError:
            raise
        except (TranslationError, LoadError) as error:
            result, note = None, f"not translated: {error}"
            verdict = Verdict.INCONCLUSIVE
        steps.append(Step(number, primitive, call, verdict, result, note))
        said(steps[-1])
        if verdict is Verdict.REFUTED:
            break
    return Audit(tuple(steps))


def _shown(program: Obtained) -> bytes:
    """What the verdict depends on: the serialised pipeline says nothing that these do not."""
    found = sections(program.output)
    return "\n".join(
        line for title in (PROGRAM_PASS, ASSERTIONS_PASS) if title in found for line in found[title].lines
    ).encode()


def _verified(
    first: Obtained,
    current: Obtained,
    chosen: Options,
    assume: Sequence[str],
    run: bool,
    options: dict[str, Any],
) -> Result:
    """The result for one step."""
    redverify: Any = import_module("redverify")
    found = text_or_refuted(first, current, chosen, assume, options.get("timeout", TIMEOUT))
    opinion = found.opinion(chosen.values, run=run)
    result = redverify.verify_text(found.text, values=chosen.values, inferred=True, **options)
    noted: Result = with_notes(opinion(result), found.notes)
    return noted
