"""The program of a text whose implementations have no annotations at all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from redverify.annotating.accumulations import annotate_accumulating, as_accumulations
from redverify.annotating.annotate import Annotated, lacking
from redverify.annotating.places import Shifts, shifts
from redverify.language import core
from redverify.language.diagnostics import DiagnosticError
from redverify.language.load import load_text
from redverify.language.parsing.parser import parse_text
from redverify.reporting.result import ANNOTATED


@dataclass(frozen=True, slots=True)
class Inferred:
    """A program with inferred annotations, whose places are those of the text without them.

    ``said`` is what is to be said about each implementation that has them; ``shifted`` says where they have
    shifted the rest of the text.
    """

    program: core.Program
    said: dict[str, tuple[str, ...]]
    shifted: Shifts


def with_inferred(name: str, text: str | None, error: DiagnosticError) -> Inferred:
    """The program with inferred annotations.

    ``text`` is the text of the file, ``None`` if it is to be read. Raises ``error``, which says what is
    wrong with the text as it is, if an implementation has some of its annotations and lacks others: then the
    user writes them. Raises another :class:`~redverify.language.diagnostics.DiagnosticError` for a text
    that is wrong besides.
    """
    source = error.texts.get(name) if text is None else text
    if source is None:
        source = Path(name).read_text("utf-8-sig")
    found = lacking(parse_text(source, name))
    if not found or not all(found.values()):
        raise error
    best = annotate_accumulating(source, name, list(found), fill=True)
    annotated = best.annotated
    shifted = shifts(best.source, annotated.insertions).after(shifts(source, best.pieces))
    try:
        program = load_text(annotated.text, name, back=shifted.span)
    except DiagnosticError as wrong:
        wrong.texts = {**wrong.texts, name: source}
        raise
    program = replace(program, texts={**program.texts, name: source}, annotated={name: annotated.text})
    return Inferred(
        program, {one.impl: _said(one, best.lines.get(one.impl, ())) for one in annotated.impls}, shifted
    )


def _said(one: Annotated, accumulations: Sequence[int]) -> tuple[str, ...]:
    """What is said about the annotations of an implementation.

    ``accumulations`` are the lines of assignments that are accumulations in the text that is verified.
    """
    count = f"{one.inferred} annotation{'' if one.inferred == 1 else 's'}"
    taken = f", assignments taken {as_accumulations(accumulations)}" if accumulations else ""
    notes = [f"{ANNOTATED} ({count}){taken}; `redverify annotate` prints them"]
    if one.unexplained is not None:
        notes.append(f"line {one.unexplained.span.line}: {one.unexplained.message}")
    return tuple(notes)
