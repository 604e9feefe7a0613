"""What an audit of a schedule finds: a verdict after every step."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from operator import eq
from typing import Any

from redverify.frontends.common.assumptions import AssumptionError
from redverify.frontends.common.errors import LoadError, TranslationError
from redverify.reporting.result import Result, Verdict


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a schedule: its number, the primitive, the call, and the verdict after it.

    Step 0 is the program before its schedule; it has no primitive.

    ``result`` is ``None`` where the step changed nothing, and where the program could not be translated;
    then ``note`` says why.
    """

    number: int
    primitive: str
    call: str
    verdict: Verdict
    result: Result | None
    note: str = ""


@dataclass(frozen=True, slots=True)
class Audit:
    """All steps of a schedule, in order."""

    steps: tuple[Step, ...]

    @property
    def broken_by(self) -> Step | None:
        """The first step after which the program is refuted."""
        return next((s for s in self.steps if s.verdict is Verdict.REFUTED), None)

    @property
    def verdict(self) -> Verdict:
        """Refuted if any step broke the program, even if a later one repairs it; else the last verdict."""
        if self.broken_by is not None:
            return Verdict.REFUTED
        return self.steps[-1].verdict if self.steps else Verdict.VERIFIED


#: A program, in a form that can be compared, and what verifies it.
Shown = tuple[Any, Callable[[], Result]]


@dataclass(frozen=True, slots=True)
class Attempt:
    """A step that is to be verified: ``shown`` makes the program after it."""

    number: int
    primitive: str
    call: str
    shown: Callable[[], Shown]


def audited(
    attempts: Iterable[Attempt],
    said: Callable[[Step], None] = lambda step: None,
    *,
    same: Callable[[Any, Any], object] = eq,
    beyond: bool = False,
) -> Audit:
    """Verify the program after each step, up to the first that breaks it, or ``beyond``.

    A step after which the program is the ``same`` changes nothing. ``said`` is told of each step when it is
    done. Raises :class:`.AssumptionError`, which no step is the reason of.
    """
    steps: list[Step] = []
    last, verdict = None, Verdict.VERIFIED
    for attempt in attempts:
        result, note = None, ""
        try:
            program, verified = attempt.shown()
            if last is not None and same(last, program):
                note = "changes nothing"
            else:
                last = program
                result = verified()
                verdict = result.verdict
        except AssumptionError:
            raise
        except (TranslationError, LoadError) as error:
            verdict, note = Verdict.INCONCLUSIVE, f"not translated: {error}"
        steps.append(Step(attempt.number, attempt.primitive, attempt.call, verdict, result, note))
        said(steps[-1])
        if verdict is Verdict.REFUTED and not beyond:
            break
    return Audit(tuple(steps))
