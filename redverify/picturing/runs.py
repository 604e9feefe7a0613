"""The runs that are drawn: that of a witness, made again, and one of a small size."""

from __future__ import annotations

from collections.abc import Mapping

from redverify.interpreter import InvalidProgram, Unenumerable, run
from redverify.interpreter import Witness as Run
from redverify.interpreter.domains.terms import NoEvidence
from redverify.interpreter.specification import UnknownValue
from redverify.interpreter.tracing import OutputCell, Stopped, Tracer
from redverify.language import core
from redverify.reporting.result import Witness

#: Steps of a witness's run that is made again, as in the search for it, and of a run that is only drawn.
_STEPS, _DRAWN_STEPS = 200_000, 5_000


def again(impl: core.Impl, witness: Witness, values: str) -> Run | None:
    """The run of a witness; ``None`` for an integer point, for a slice, and where it is another run now."""
    if witness.confirmed_by != "interpreter" or witness.slice_of is not None:
        return None
    for annotated in (True, False):
        try:
            found = run(
                impl,
                witness.params,
                seed=witness.seed or 0,
                values=values,
                max_steps=_STEPS,
                annotated=annotated,
            )
        except (InvalidProgram, NoEvidence, Unenumerable, RecursionError):
            continue
        for violation in found.violations:
            place = (violation.kind, violation.span.line, violation.span.column, violation.cell_text or None)
            if place == (witness.kind, witness.line, witness.column, witness.cell):
                return Run(dict(witness.params), witness.seed or 0, values, violation, found.inputs)
    return None


def plain_run(
    impl: core.Impl, size: Mapping[str, int], values: str
) -> tuple[Tracer, list[OutputCell]] | None:
    """A plain execution at a size; ``None`` if it is long or does not end, or no output has an element."""
    try:
        tracer = Tracer(impl, size, 0, values, max_steps=_DRAWN_STEPS)
        tracer.run()
        outputs = tracer.outputs()
    except (InvalidProgram, NoEvidence, Stopped, Unenumerable, UnknownValue, RecursionError):
        return None
    return (tracer, outputs) if outputs else None


__all__ = ["again", "plain_run"]
