"""Audits of schedules as text: a line for every step that changes the program, and the step that broke it."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import structs

from redverify.cli.arguments import VerifyOptions
from redverify.cli.output import show, write_text
from redverify.cli.pages import write_audit
from redverify.cli.status import Status, of_verdict
from redverify.frontends.common.auditing import Audit, Step
from redverify.reporting.line import Line, Piece
from redverify.reporting.result import ImplResult, Result, Verdict, document, to_json
from redverify.reporting.text import COLOUR, report


def with_size_hints(result: Result, is_size: Callable[[str], bool] = lambda name: True) -> Result:
    """The result, with how to leave sizes out that are 0 in the run which refutes a program.

    ``is_size`` tells them from other parameters.
    """
    return structs.replace(result, impls=tuple(_with_size_hint(i, is_size) for i in result.impls))


def _with_size_hint(impl: ImplResult, is_size: Callable[[str], bool]) -> ImplResult:
    if impl.witness is None or impl.verdict is not Verdict.REFUTED:
        return impl
    zeros = sorted(name for name, value in impl.witness.params.items() if value == 0 and is_size(name))
    if not zeros:
        return impl
    options = " ".join(f'--assume "{name} >= 1"' for name in zeros)
    note = (
        f"hint: this run has {' and '.join(f'{n} = 0' for n in zeros)}; {options} is about other sizes only"
    )
    return structs.replace(impl, notes=(*impl.notes, note))


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


def conclude(name: str, found: Audit, options: VerifyOptions, lines: list[Line], verified: str) -> Status:
    """Print ``lines`` and what follows from all steps, and write the results.

    ``name`` is the schedule's, ``verified`` what is said where no step broke the program.
    """
    broken = found.broken_by
    if broken is not None:
        said = (
            f"was broken by {_suspects(found, broken)}" if broken.primitive else "is wrong without a schedule"
        )
        lines.append((Piece(f"the program {said}:"),))
        assert broken.result is not None
        lines += report(with_size_hints(broken.result))[1:]
    elif found.verdict is Verdict.VERIFIED:
        lines.append((Piece(verified),))
    if options.json_path != "-":
        show(lines)
    if options.json_path is not None:
        write_text(
            to_json(document([s.result for s in found.steps if s.result is not None])), options.json_path
        )
    if options.html_path is not None:
        write_audit(name, found, options.html_path, options.values)
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
