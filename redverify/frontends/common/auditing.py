"""What an audit of a schedule finds: a verdict after every step."""

from __future__ import annotations

from dataclasses import dataclass

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
