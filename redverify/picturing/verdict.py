"""The page on one verdict: the program, what goes wrong in words and in pictures, and the obligations.

Everything comes from the result, the typed program and the interpreter's runs.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from redverify.interpreter import Witness as Run
from redverify.language import core
from redverify.language.program_text import spec_lines
from redverify.picturing.figures import (
    Figure,
    of_equations,
    of_index_set,
    of_outputs,
    of_reductions,
    of_violation,
)
from redverify.picturing.runs import again, plain_run
from redverify.reporting.pictures.pages import page
from redverify.reporting.pictures.statements import drawings_at, sizes_to_draw
from redverify.reporting.pictures.svg import NotDrawn, swatch
from redverify.reporting.pictures.trees import rows_of, tree_svg
from redverify.reporting.result import CLAIM, ImplResult, Obligation, Verdict, Witness
from redverify.version import VERSION
from redverify.witnesses.account import PARALLEL, account_of, show_value

#: The class of the style that each verdict has.
CLASSES = {
    Verdict.VERIFIED: "ok",
    Verdict.REFUTED: "bad",
    Verdict.INCONCLUSIVE: "open",
    Verdict.INVALID: "bad",
}

#: Said where nothing of a witness is drawn.
_NOT_DRAWN = {
    "spec": "What is wrong is in the specification, whatever the program does: no run is drawn.",
    "point": "The witness is an integer point: indices alone show what is wrong, and nothing was run.",
    "slice": "Only the part of the program was run that one cell depends on, so the whole run is not drawn.",
    "values": "What is wrong is one value: the table of the run below shows how the program comes to it.",
    "other": "The run of the witness could not be made again, so it is not drawn.",
}


#: Said of pictures at a small size, and where there are none.
_PROVES_NOTHING = (
    "Of one small size, with parallel iterations one after the other. They show what the program does there, "
    "and prove nothing."
)
_NOTHING = (
    "At small sizes there is nothing to draw: no reduction has two indices, and no loop over tiles or "
    "parallel loop writes to cells that can be told apart; or there are too many iterations."
)

#: A witness whose parameters are all smaller is shown beside a larger size, where tiles and tails are seen.
TINY = 5


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a text, and what is said about it where something is wrong there."""

    number: int
    text: str
    said: str = ""


@dataclass(frozen=True, slots=True)
class Pictures:
    """Pictures at a size; ``words`` are said before them."""

    size: Mapping[str, int]
    figures: Sequence[Figure]
    words: Sequence[str] = ()


def verdict_page(impl: core.Impl, texts: Mapping[str, str], result: ImplResult, values: str) -> str:
    """The page on the verdict on one implementation; ``values`` is the encoding that it was verified with."""
    said = _said(result)
    return page(
        "redverify.picturing",
        "verdict.html.j2",
        **_program(impl, texts, said),
        title=f"{result.impl}: {result.verdict.value}",
        result=result,
        witness=result.witness,
        kind=CLASSES[result.verdict],
        failed=[o for o in result.obligations if o.status != "proved"],
        proved=[o for o in result.obligations if o.status == "proved"],
        broken=_broken(result),
        claims=[note for note in result.notes if note.startswith(CLAIM)],
        notes=[note for note in result.notes if not note.startswith(CLAIM)],
        pictures=pictures_of(impl, texts, result, values),
        listing=None,
    )


def failure(impl: core.Impl, texts: Mapping[str, str], result: ImplResult, values: str) -> dict[str, object]:
    """What a template needs to show what goes wrong in a program, beside other things."""
    return {
        **_program(impl, texts, _said(result)),
        "witness": result.witness,
        "broken": _broken(result),
        "pictures": pictures_of(impl, texts, result, values),
    }


def explanation_page(impl: core.Impl, texts: Mapping[str, str], listing: str, values: str) -> str:
    """The page on a program without a verdict: ``listing`` says what is known at each statement."""
    return page(
        "redverify.picturing",
        "verdict.html.j2",
        **_program(impl, texts, {}),
        title=f"{impl.name}: what is known at each statement",
        result=None,
        witness=None,
        kind="open",
        failed=[],
        proved=[],
        broken=None,
        claims=[],
        notes=[],
        pictures=[small_pictures(impl, values)],
        listing=listing,
    )


# ---------------------------------------------------------------- the program


def _program(impl: core.Impl, texts: Mapping[str, str], said: Mapping[int, str]) -> dict[str, object]:
    """What the template is told of the program."""
    try:
        tree, why = tree_svg(rows_of(impl.body), f"the loops of {impl.name}", marked=said), ""
    except NotDrawn as error:
        tree, why = "", str(error)
    same = impl.spec.span.file == impl.span.file
    return {
        "impl": impl,
        "file": impl.span.file,
        "spec_file": impl.spec.span.file,
        "spec_lines": _lines(texts, impl.spec.span.file, impl.spec.span.line, said if same else {})
        or [Line(n, text) for n, text in enumerate(spec_lines(impl.written_spec), 1)],
        "impl_lines": _lines(texts, impl.span.file, impl.span.line, said),
        "tree": tree,
        "no_tree": why,
        "value": show_value,
        "swatch": swatch,
        "version": VERSION,
        "assignments": _assignments,
    }


def _lines(texts: Mapping[str, str], file: str, start: int, said: Mapping[int, str]) -> list[Line]:
    """The lines of a block: from where it begins to the next line that is not indented."""
    every = texts.get(file, "").replace("\r\n", "\n").split("\n")
    end = start
    while end < len(every) and (not every[end].strip() or every[end][0] in " \t#"):
        end += 1
    while end > start and (not every[end - 1].strip() or every[end - 1].startswith("#")):
        end -= 1
    return [Line(n, every[n - 1], said.get(n, "")) for n in range(start, end + 1) if n <= len(every)]


def _said(result: ImplResult) -> dict[int, str]:
    """What is said about lines: the violation at its line, and else what is not proved."""
    found: dict[int, str] = {}
    witness = result.witness
    if witness is not None:
        return {witness.line: f"{witness.kind}: {witness.message}"} if witness.file == result.file else {}
    for obligation in result.open:
        found.setdefault(obligation.line, f"{obligation.kind}: not proved: {obligation.text}")
    return found


def _broken(result: ImplResult) -> Obligation | None:
    """The obligation of the witness."""
    if result.witness is None:
        return None
    return next((o for o in result.obligations if o.id == result.witness.obligation), None)


def _assignments(values: Mapping[str, int]) -> str:
    return ", ".join(f"{name} = {value}" for name, value in values.items())


# ---------------------------------------------------------------- the pictures


def pictures_of(impl: core.Impl, texts: Mapping[str, str], result: ImplResult, values: str) -> list[Pictures]:
    """At the size of the witness, and a larger one where that is tiny; without a witness at a small size."""
    witness = result.witness
    if witness is None:
        return [small_pictures(impl, values)]
    found = again(impl, witness, values)
    if witness.kind == "spec":
        figures = list(of_equations(impl, witness.params))
    else:
        figures = [] if found is None else list(_of_run(impl, texts, found))
    words = [] if figures else [_why(witness, found)]
    figures += _of_statements(impl, witness.params)
    at_witness = Pictures(witness.params, figures, words)
    if not witness.params or max(witness.params.values()) >= TINY:
        return [at_witness]
    larger = small_pictures(impl, values)
    shown = larger.size != witness.params and larger.figures
    return [at_witness, larger] if shown else [at_witness]


def _why(witness: Witness, found: Run | None) -> str:
    """Why nothing of a witness is drawn."""
    if witness.kind == "spec":
        return _NOT_DRAWN["spec"]
    if witness.confirmed_by == "point":
        return _NOT_DRAWN["point"]
    if witness.slice_of is not None:
        return _NOT_DRAWN["slice"]
    return _NOT_DRAWN["other" if found is None else "values"]


def _of_run(impl: core.Impl, texts: Mapping[str, str], found: Run) -> Iterator[Figure]:
    """What a run that goes wrong shows."""
    account = account_of(impl, found)
    if account.tracer is None:
        return
    every = texts.get(impl.span.file, "").split("\n")
    yield from of_violation(
        impl, found.violation, account.tracer, lambda n: every[n - 1] if n <= len(every) else ""
    )
    if account.index_set is not None:
        yield of_index_set(account.index_set, account.tracer)
    after = ", where iterations ran one after the other" if found.kind in PARALLEL else ""
    yield from of_outputs(account.outputs, after)


def small_pictures(impl: core.Impl, values: str) -> Pictures:
    """At a small size. They show what the program does there, right or wrong."""
    for size in sizes_to_draw(impl):
        made = plain_run(impl, size, values)
        figures = list(of_equations(impl, size))
        figures += [] if made is None else of_reductions(*made)
        if made is not None and any(output.differs for output in made[1]):
            figures += of_outputs(made[1])
        figures += _of_statements(impl, size)
        if figures:
            return Pictures(size, figures, (_PROVES_NOTHING,))
    return Pictures({}, (), (_NOTHING,))


def _of_statements(impl: core.Impl, size: Mapping[str, int]) -> Iterator[Figure]:
    for drawing in drawings_at(impl, size):
        left = (("left", "left out by a condition"),) if 'class="left"' in drawing.svg else ()
        yield Figure(f"Line {drawing.line}: {drawing.title}", drawing.svg, left)


__all__ = ["CLASSES", "explanation_page", "failure", "pictures_of", "small_pictures", "verdict_page"]
