"""Audits of schedules as text: a line for every step that changes the program, and the step that broke it."""

from __future__ import annotations

from redverify.cli.arguments import VerifyOptions
from redverify.cli.output import show, write_text
from redverify.cli.status import Status, of_verdict
from redverify.frontends.common.auditing import Audit, Step
from redverify.reporting.result import Verdict, document, to_json
from redverify.reporting.text import COLOUR, Line, Piece, report


def step_lines(step: Step) -> list[Line]:
    """The lines of one step; none if it changes nothing."""
    if step.result is None and not step.note.startswith("not translated"):
        return []
    verdict = Piece(f"{step.verdict.value.upper():12}", COLOUR[step.verdict])
    lines: list[Line] = [(Piece(f"{step.number:4} "), verdict, Piece(f" {step.call}"))]
    if step.verdict is Verdict.INCONCLUSIVE:
        notes = step.result.impls[0].notes if step.result is not None else ()
        lines += [(Piece(f"     {text}"),) for text in (*notes, step.note) if text]
    return lines


def conclude(found: Audit, options: VerifyOptions, lines: list[Line], verified: str) -> Status:
    """Print ``lines`` and what follows from all steps, and write the results.

    ``verified`` is what is said where no step broke the program.
    """
    broken = found.broken_by
    if broken is not None:
        lines.append((Piece(f"the program was broken by {_suspects(found, broken)}:"),))
        assert broken.result is not None
        lines += report(broken.result)[1:]
    elif found.verdict is Verdict.VERIFIED:
        lines.append((Piece(verified),))
    if options.json_path != "-":
        show(lines)
    if options.json_path is not None:
        write_text(
            to_json(document([s.result for s in found.steps if s.result is not None])), options.json_path
        )
    return of_verdict(found.verdict)


def _suspects(found: Audit, broken: Step) -> str:
    """The step that broke the program, and those right before it after which nothing was decided."""
    open_ones: list[Step] = []
    for step in reversed(found.steps[: found.steps.index(broken)]):
        if step.verdict is not Verdict.INCONCLUSIVE:
            break
        if step.note != "changes nothing":
            open_ones.append(step)
    last = _named(broken)
    if not open_ones:
        return last
    return f"{last}, or before it by {', '.join(map(_named, reversed(open_ones)))}, which is inconclusive"


def _named(step: Step) -> str:
    return f"step {step.number}, {step.primitive}" if step.primitive else "the algorithm itself"
