"""``redverify annotate``: the annotations that a program by hand does not have."""

from __future__ import annotations

import sys
from itertools import chain
from pathlib import Path

import click
import msgspec

from redverify.annotating.accumulations import annotate_accumulating, as_accumulations
from redverify.annotating.annotate import Annotated, AnnotatedText, lacking
from redverify.cli.output import put, say, write_text
from redverify.cli.status import Failure, Status, decide
from redverify.language.diagnostics import DiagnosticError
from redverify.language.load import read_text
from redverify.language.parsing.parser import parse_text
from redverify.language.render import render_diagnostic
from redverify.pipeline.pool import diagnostics_of
from redverify.reporting.result import Diagnostic


class _Impl(msgspec.Struct, frozen=True, kw_only=True):
    """One implementation in JSON."""

    impl: str
    inferred: int
    written: int
    scopes: int
    doubtful: tuple[int, ...]
    unexplained: Diagnostic | None


class _Document(msgspec.Struct, frozen=True, kw_only=True):
    """The document of ``--json``."""

    schema: str
    file: str
    text: str
    impls: tuple[_Impl, ...]


@click.command()
@click.argument("file", metavar="FILE")
@click.option("--impl", metavar="NAME", help="Annotate only this implementation.")
@click.option("--write", is_flag=True, help="Write the annotations into FILE.")
@click.option("-o", "--output", metavar="OUT", help="Write the text to OUT.")
@click.option("--json", "as_json", is_flag=True, help="Print a JSON document.")
def annotate(file: str, impl: str | None, write: bool, output: str | None, as_json: bool) -> int:
    """Write the annotations that the implementations in FILE lack (- is standard input).

    Annotations, the indices of accumulated elements, and accumulate blocks are inserted; all else of the
    text stays as it is, but that an assignment as x := x + e becomes x += e where only this has an
    annotation. Without --write and -o the text is printed. What is inferred is not proved: that
    is what verify does.

    Exit status: 0 all annotations are there; 2 a statement could not be explained; 3 wrong input.
    """
    if write and (output is not None or file == "-"):
        raise click.UsageError("--write needs a FILE, and no -o")
    text, name = _read(file)
    try:
        known = lacking(parse_text(text, name))
        _check_name(impl, text, name)
        best = annotate_accumulating(text, name, list(known) if impl is None else [impl], fill=False)
        found = best.annotated
    except DiagnosticError as error:
        rendered = diagnostics_of(error, error.texts or {name: text})
        raise Failure("\n".join(d.rendered for d in rendered), Status.INVALID) from error
    except RecursionError:
        raise Failure(f"{name}: the program is nested too deeply", Status.INVALID) from None
    for one in found.impls:
        say("\n".join(_said(one, name, text, half=not known[one.impl])))
    if best.lines:
        say(f"{name}: written {as_accumulations(chain.from_iterable(best.lines.values()))}")
    if not found.impls:
        say(f"{name}: nothing is missing")
    _deliver(found, file, name, text, write=write, output=output, as_json=as_json)
    return decide([Status.INCONCLUSIVE if i.unexplained else Status.VERIFIED for i in found.impls])


def _read(file: str) -> tuple[str, str]:
    if file == "-":
        try:
            return sys.stdin.read(), "<stdin>"
        except UnicodeDecodeError as error:
            raise Failure("standard input is not UTF-8", Status.INVALID) from error
    try:
        return read_text(file), file
    except DiagnosticError as error:
        raise Failure("\n".join(d.rendered for d in diagnostics_of(error, {})), Status.INVALID) from error


def _check_name(impl: str | None, text: str, name: str) -> None:
    """Fail if the implementation that was asked for is not there."""
    if impl is None:
        return
    from redverify.language import syntax as sx

    names = [b.name.name for b in parse_text(text, name).blocks if isinstance(b, sx.ImplBlock)]
    if impl not in names:
        known = ", ".join(names) or "none"
        raise Failure(f"{name}: there is no impl `{impl}` (the file has: {known})", Status.INVALID)


def _said(one: Annotated, name: str, text: str, *, half: bool) -> list[str]:
    """What is said on standard error of an implementation."""
    kept = f", {one.written} kept" if half else ""
    scopes = f", {one.scopes} accumulate block{'s' * (one.scopes != 1)}" if one.scopes else ""
    lines = [
        f"{name}: {one.impl}: {one.inferred} annotation{'s' * (one.inferred != 1)} inferred{kept}{scopes}"
    ]
    for line in one.doubtful:
        lines.append(
            f"{name}:{line}: the runs do not agree with the annotation: the program may be wrong here"
        )
    if one.unexplained is not None:
        lines.append(render_diagnostic(one.unexplained, {name: text}))
    return lines


def _deliver(
    found: AnnotatedText, file: str, name: str, text: str, *, write: bool, output: str | None, as_json: bool
) -> None:
    """Print the text or write it where it is wanted."""
    if write:
        if found.text != text:
            write_text(_with_mark(found.text, file), file)
    elif output is not None:
        write_text(found.text, output)
    if as_json:
        impls = tuple(_document(one, {name: text}) for one in found.impls)
        document = _Document(schema="redverify.annotate/1", file=name, text=found.text, impls=impls)
        put(msgspec.json.format(msgspec.json.encode(document), indent=2).decode() + "\n")
    elif not write and output is None:
        put(found.text if found.text.endswith("\n") else found.text + "\n")


def _with_mark(text: str, file: str) -> str:
    """The text with the byte order mark that the file had."""
    return ("\ufeff" if Path(file).read_bytes().startswith(b"\xef\xbb\xbf") else "") + text


def _document(one: Annotated, texts: dict[str, str]) -> _Impl:
    open_ = None
    if one.unexplained is not None:
        (open_,) = diagnostics_of(DiagnosticError([one.unexplained]), texts)
    return _Impl(
        impl=one.impl,
        inferred=one.inferred,
        written=one.written,
        scopes=one.scopes,
        doubtful=one.doubtful,
        unexplained=open_,
    )
