"""Results as text for people: lines of styled pieces, and plain text made of them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from redverify.checking.digits import subject
from redverify.language.render import excerpt
from redverify.reporting.line import Line, Piece
from redverify.reporting.result import (
    ANNOTATED,
    CLAIM,
    DEEDS,
    IN_PROGRAM,
    Certificate,
    ImplResult,
    Indices,
    Obligation,
    Result,
    Shown,
    Trace,
    TraceStep,
    Verdict,
    Witness,
)
from redverify.reporting.width import WIDTH, decimals, folded, short, shortened_list, sizes, value

#: How many are shown at most: open obligations of an inconclusive implementation in full, and in one line
#: each; inputs of a witness.
SHOWN_OBLIGATIONS, SHOWN_SHORT, SHOWN_INPUTS = 3, 40, 8

#: The same for the lines of an evaluation, and for missing (doubled, foreign) reduction indices.
SHOWN_STEPS, SHOWN_INDICES = 8, 8

#: Characters of an obligation in one line, without its kind.
_SHORT = 135

#: Colour of each verdict.
COLOUR = {
    Verdict.VERIFIED: "bold green",
    Verdict.REFUTED: "bold red",
    Verdict.INCONCLUSIVE: "bold yellow",
    Verdict.INVALID: "bold magenta",
}


def visible(text: str) -> str:
    """Text on one line, with escapes in place of characters that are not printable.

    Names and contents of files may have line breaks and control sequences for the terminal. They must
    not pass for lines of a report.
    """
    return "".join(
        c if c == "\t" or c.isprintable() else c.encode("unicode_escape").decode("ascii") for c in text
    )


def plain(lines: Sequence[Line]) -> str:
    """Lines without styles."""
    return "".join("".join(visible(piece.text) for piece in line) + "\n" for line in lines)


#: Said of a program that computes what is specified, and whose annotations say something else.
AGREE = "the outputs agree in all runs tried; the annotation is wrong"


def report(result: Result, *, everything: bool = False) -> list[Line]:
    """The report on a file: diagnostics, and each implementation's verdict.

    ``everything``: what is open is shown in full, whatever its length.
    """
    lines: list[Line] = []
    for diagnostic in result.diagnostics:
        for text in (diagnostic.rendered or diagnostic.message).split("\n"):
            lines += folded((Piece(text),))
    for impl in result.impls:
        if impl.impl is not None or not result.diagnostics:
            lines += impl_lines(impl, result.texts, everything=everything)
    return lines


def brief(result: Result) -> list[Line]:
    """A line for each diagnostic and for each verdict."""
    lines: list[Line] = [
        (Piece((diagnostic.rendered or diagnostic.message).split("\n")[0]),)
        for diagnostic in result.diagnostics
    ]
    for impl in result.impls:
        if impl.impl is not None or not result.diagnostics:
            lines += [_headline(impl), *_expectation_lines(impl)]
    return lines


def impl_lines(impl: ImplResult, texts: Mapping[str, str], *, everything: bool = False) -> list[Line]:
    """The verdict on an implementation, with its witness or its open obligations.

    Lines about certificates are not folded: each says one thing of a checker, with hashes and paths.
    """
    lines: list[Line] = []
    notes: Sequence[str] = impl.notes
    if impl.verdict not in (Verdict.REFUTED, Verdict.INCONCLUSIVE):
        notes = [note for note in notes if note.startswith((CLAIM, ANNOTATED))]
    limit = 2 * WIDTH if impl.witness is None else WIDTH
    shown = [
        _indented(note if everything else shortened_list(note, limit))
        for note in notes
        if impl.witness is None or not note.startswith(IN_PROGRAM)
    ]
    if impl.witness is not None:
        lines += [*_witness_lines(impl, impl.witness, texts), *shown, *_others(impl, texts, everything)]
    elif impl.verdict is Verdict.INCONCLUSIVE:
        lines += [*shown, *_open_lines(impl, texts, everything)]
    else:
        lines += shown
    lines += [_indented(text if everything else shortened_list(text, limit)) for text in _compiled(impl)]
    head = [*folded(_headline(impl)), *_expectation_lines(impl), *_certificate_lines(impl)]
    return head + [part for line in lines for part in folded(line)]


def _compiled(impl: ImplResult) -> Iterator[str]:
    """What the compiled program has said."""
    run = impl.compiled_run
    if run is None:
        return
    if run.cases:
        tried = "; ".join(sizes(size) for size in run.sizes if size)
        at = f" ({tried})" if tried else ""
        yield f"the compiled code agrees with the translation in {run.cases} runs{at}"
    if run.witness:
        yield decimals(run.witness)
    yield from run.notes


def _headline(impl: ImplResult) -> Line:
    total, opened = len(impl.obligations), len(impl.open)
    count = f"{total} obligation{'' if total == 1 else 's'}"
    if opened:
        count += f", {opened} open" if impl.verdict is Verdict.INCONCLUSIVE else f", {opened} not proved"
    name = f"{impl.file}: " + (f"{impl.impl}: " if impl.impl is not None else "")
    if impl.verdict is Verdict.VERIFIED and impl.abstraction:
        count += f", values by {impl.abstraction}"
    seconds = f"{impl.seconds:.1f} s{', cached' if impl.cached else ''}"
    rest = f" ({count}, {seconds})" if total else f" ({seconds})"
    level = f" equal {impl.level}" if impl.verdict is Verdict.VERIFIED and impl.level is not None else ""
    threads = " at the level of threads" if impl.schedule_level == "thread" else ""
    threads += "," if threads and level else ""
    if impl.verdict is Verdict.VERIFIED and impl.strict_races:
        level += "," * bool(threads or level) + " without races of equal values"
    return Piece(name), Piece(impl.verdict.value.upper(), COLOUR[impl.verdict]), Piece(threads + level + rest)


def _expectation_lines(impl: ImplResult) -> Iterator[Line]:
    """Whether the verdict is the expected one, where one is expected."""
    if impl.expected is not None and impl.expected is not impl.verdict:
        yield Piece("    "), Piece("UNEXPECTED", "bold red"), Piece(f": {impl.expected} was expected")
    elif impl.expected is not None and impl.expected is not Verdict.VERIFIED:
        yield _indented("as expected")


def _certificate_lines(impl: ImplResult) -> Iterator[Line]:
    """What became of the certificate, if there was to be one."""
    certificate = impl.certificate
    if certificate is None:
        return
    if certificate.status == "accepted":
        of = subject(certificate.theorem)
        yield _indented(f"certificate{of} {certificate.path}: accepted by Lean ({certificate.checker})")
        yield from [_indented(text) for text in how_checked(certificate)]
        for law in certificate.laws:
            yield _indented(f"needs {law}")
        return
    rejected = certificate.status == "rejected"
    said = "Lean rejected the certificate" if rejected else "there is no certificate that Lean accepted"
    yield Piece("    "), Piece("NOT CERTIFIED", "bold red"), Piece(f": {said}")
    for problem in certificate.problems:
        yield from [_indented(f"    {line}") for line in problem.split("\n")]


def how_checked(certificate: Certificate) -> list[str]:
    """Of an accepted certificate: which checker it was, where it is, and when that was if not now; which
    other kernels have accepted it; what the theorem rests on; the file that holds the program; what was left
    out. Nothing of others."""
    checked = certificate.checked
    if checked is None:
        return []
    when = f", on {checked.when}" if checked.cached else ""
    lines = [f"checked by {checked.version} in {checked.place}{when}"]
    others = [f"and by {kernel}" for kernel in certificate.kernels[1:]]
    lines += others or ["by one kernel: no other one was asked"]
    if certificate.audited is not None:
        lines.append(certificate.audited.text)
    if checked.against is not None:
        lines.append(f"{checked.against} holds the program that is certified")
    if checked.strict_races:
        lines.append("no two iterations write one cell, not even with equal values")
    return lines + [f"note: {text}" for text in checked.notes]


# ---------------------------------------------------------------- witnesses


def _witness_lines(impl: ImplResult, witness: Witness, texts: Mapping[str, str]) -> Iterator[Line]:
    yield Piece("    "), Piece(witness.kind, "bold"), Piece(f": {decimals(witness.message)}")
    yield from _place(witness.file, witness.line, witness.column, witness.end_column, texts)
    yield from (_indented(note) for note in impl.notes if note.startswith(IN_PROGRAM))
    if witness.params:
        yield _indented(f"with {sizes(witness.params)}")
    if witness.variables:
        yield _indented(f"at {assignments(witness.variables)}")
    if witness.cell is not None and (witness.expected is not None or witness.actual is not None):
        actual, expected = _different(witness.actual, witness.expected)
        held = "has no value" if witness.actual is None else f"is {actual}"
        yield _indented(f"{witness.cell} {held}")
        if witness.expected is not None:
            yield _indented(f"expected {expected}")
    elif witness.cell is not None:
        yield _indented(f"cell {witness.cell}")
    if witness.inputs:
        given = list(witness.inputs.items())
        more = f", and {len(given) - SHOWN_INPUTS} more" if len(given) > SHOWN_INPUTS else ""
        shown = ", ".join(f"{name} = {value(_value(number))}" for name, number in given[:SHOWN_INPUTS])
        yield _indented(f"inputs {shown}{more}")
    for line in explanation(witness):
        yield _indented(short(decimals(line)))
    if witness.outputs_agree:
        yield _indented(AGREE)
        yield from map(_indented, _element_hint(witness))
    yield _indented(_confirmation(impl, witness))


#: A line of a reduction's evaluation: the index, and the value of the element there.
_OF_ELEMENT = re.compile(r"(\w+ = -?\d+): .* = (\S+) → .*")


def _element_hint(witness: Witness) -> Iterator[str]:
    """How to annotate an element of a reduction, where one was written and the reduction was claimed."""
    if witness.kind != "value" or witness.trace is None or witness.actual is None:
        return
    for line in witness.trace.specification:
        found = _OF_ELEMENT.fullmatch(line.strip())
        if found is not None and found[2] == _value(witness.actual):
            element = found[1].partition(" = ")
            yield (
                f"hint: this is the element at {found[1]} of the reduction; "
                f"where `T` is a reduction, its element at `{element[0]}` is written `T@({element[0]})`"
            )
            return


def explanation(witness: Witness) -> Iterator[str]:
    """What is known besides the violation: the first wrong output, indices, both evaluations."""
    different = witness.difference
    if different is not None and (different.cell != witness.cell or witness.expected is None):
        actual, expected = _different(different.actual, different.expected)
        held = "was never written" if different.actual is None else f"is {actual}"
        yield f"at the end {different.element} in {different.cell} {held}, expected {expected}"
    if witness.indices is not None:
        yield from indices_lines(witness.indices)
    if witness.trace is not None:
        yield from _trace_lines(witness.trace)


def indices_lines(indices: Indices) -> Iterator[str]:
    """``missing k: 3, 7``, if any index is missing, doubled or foreign."""
    name = ", ".join(indices.binders)
    name = f"({name})" if len(indices.binders) > 1 else name
    sorts = (
        (f"missing {name}", indices.missing, indices.missing_count),
        (f"entered twice {name}", indices.doubled, indices.doubled_count),
        (f"not in the index set {name}", indices.foreign, indices.foreign_count),
    )
    if any(count for _, _, count in sorts):
        yield f"{indices.cell} against {indices.reduction}:"
    for words, points, count in sorts:
        if count:
            shown = ", ".join(_point(p) for p in points[:SHOWN_INDICES])
            more = f", and {count - SHOWN_INDICES} more" if count > SHOWN_INDICES else ""
            yield f"    {words}: {shown}{more}"


def _point(point: tuple[int, ...]) -> str:
    return str(point[0]) if len(point) == 1 else f"({', '.join(map(str, point))})"


def _trace_lines(trace: Trace) -> Iterator[str]:
    if trace.specification:
        yield "specification:"
        yield from _bounded([f"    {line}" for line in trace.specification])
    if trace.program:
        order = ", parallel loops backwards" if trace.backwards else ""
        yield f"program, writes to {trace.cell}{order}:"
        yield from _bounded([f"    {_step(step, trace.cell)}" for step in trace.program])


def _step(step: TraceStep, cell: str) -> str:
    if step.value is None:
        return step.text
    at = f" ({assignments(step.variables)})" if step.variables else ""
    name = "" if step.cell == cell else f"{step.cell} "
    return f"line {step.line}{at}: {name}{step.text} → {_value(step.value)}"


def _bounded(lines: Sequence[str]) -> list[str]:
    """At most as many lines as are shown: the first ones and the last."""
    if len(lines) <= SHOWN_STEPS:
        return list(lines)
    left_out = len(lines) - SHOWN_STEPS + 1
    return [*lines[: SHOWN_STEPS - 3], f"    ... {left_out} more (--json has them)", *lines[-2:]]


def _confirmation(impl: ImplResult, witness: Witness) -> str:
    broken = next((o for o in impl.obligations if o.id == witness.obligation), None)
    name = f"obligation {witness.obligation}" + (f": {broken.text}" if broken is not None else "")
    if witness.confirmed_by == "point":
        return f"an integer point of {name}"
    part = "" if witness.slice_of is None else f", only what {witness.slice_of} depends on was run"
    return f"confirmed by the reference interpreter (seed {witness.seed}{part}); {name}"


def assignments(values: Mapping[str, int]) -> str:
    """``N = 1, M = 2``."""
    return ", ".join(f"{name} = {value}" for name, value in values.items())


def _value(number: Shown) -> str:
    return str(number).lower() if isinstance(number, bool) else str(number)


def _different(actual: Shown | None, expected: Shown | None) -> tuple[str, str]:
    """Two values as people read them; as they are if they would read the same."""
    both = ["no value" if number is None else _value(number) for number in (actual, expected)]
    first, second = map(value, both)
    return (both[0], both[1]) if first == second else (first, second)


# ---------------------------------------------------------------- open obligations


def _others(impl: ImplResult, texts: Mapping[str, str], everything: bool) -> Iterator[Line]:
    """What is not proved besides what the witness breaks."""
    witness = impl.witness
    others = [o for o in impl.open if witness is None or o.id != witness.obligation]
    yield from _obligations(impl, others, texts, len(others) if everything else 0, "not proved: ")


def _open_lines(impl: ImplResult, texts: Mapping[str, str], everything: bool) -> Iterator[Line]:
    """What is open."""
    count = len(impl.open) if everything else SHOWN_OBLIGATIONS
    yield from _obligations(impl, impl.open, texts, count, "open: ")


def _obligations(
    impl: ImplResult, given: Sequence[Obligation], texts: Mapping[str, str], count: int, word: str
) -> Iterator[Line]:
    """Obligations, first what depends on no annotation: ``count`` in full, the others in one line each."""
    ordered = sorted(given, key=lambda o: o.kind not in DEEDS)
    for obligation in ordered[:count]:
        yield Piece(f"    {word}"), Piece(obligation.kind, "bold"), Piece(f": {obligation.text}")
        yield from _place(impl.file, obligation.line, obligation.column, obligation.column, texts)
        yield _indented(_reason(obligation))
    rest = ordered[count:]
    for obligation in rest[:SHOWN_SHORT]:
        said = f": line {obligation.line}: {obligation.text}; {_reason(obligation)}"
        yield Piece(f"    {word}"), Piece(obligation.kind, "bold"), Piece(short(said, _SHORT))
    if len(rest) > SHOWN_SHORT:
        yield _indented(f"... and {len(rest) - SHOWN_SHORT} more (--all shows all of it in full)")


def _reason(obligation: Obligation) -> str:
    parts = [obligation.note] if obligation.note else []
    if not parts:
        parts.append("no proof was found")
    if obligation.point:
        parts.append(f"may fail at {sizes(obligation.point)}")
    return "; ".join(parts)


def _place(file: str, line: int, column: int, end: int, texts: Mapping[str, str]) -> Iterator[Line]:
    yield _indented(f"{file}:{line}:{column}")
    lines = texts.get(file, "").replace("\r\n", "\n").split("\n")
    if file in texts and 1 <= line <= len(lines):
        text, marks = excerpt(lines[line - 1], column, end)
        yield _indented(f"    {text}")
        yield Piece(f"        {marks[: -len(marks.strip())]}"), Piece(marks.strip(), "bold")


def _indented(text: str) -> Line:
    return (Piece(f"    {text}"),)
