"""Findings about a text, in the terms of the Language Server Protocol.

Its lines and columns count from 0, in UTF-16 units; the language's from 1, in characters.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from lsprotocol import types as lsp

from redverify.api import Loaded
from redverify.reporting.findings import Finding, cases_of
from redverify.reporting.result import Document, Result
from redverify.reporting.text import brief, plain

#: Who says so, beside each message.
SOURCE = "redverify"

_SEVERITY = {"error": lsp.DiagnosticSeverity.Error, "warning": lsp.DiagnosticSeverity.Warning}


@dataclass(frozen=True, slots=True)
class Judged:
    """What verifying a text gave: findings, and for each implementation its line (from 1) and verdict."""

    findings: tuple[Finding, ...] = ()
    verdicts: tuple[tuple[int, str], ...] = ()


def judged(loaded: Loaded, document: Document) -> Judged:
    """What a run found of a file."""
    program = loaded.program
    if program is None:
        return Judged()
    spans = {name: program.impls[name].span for name in loaded.impls}
    places = {(loaded.file, name): (span.line, span.column) for name, span in spans.items()}
    result = Result(impls=document.impls, diagnostics=document.diagnostics, texts=dict(loaded.texts))
    found = [f for case in cases_of([result], places) for f in case.findings]
    verdicts = []
    for impl in document.impls:
        if impl.impl in spans:
            headline = plain(brief(Result(impls=(impl,)))[:1]).strip()
            said = headline.removeprefix(f"{impl.file}: {impl.impl}: ")
            verdicts.append((spans[impl.impl].line, said))
    return Judged(tuple(found), tuple(verdicts))


def written_wrong(loaded: Loaded) -> tuple[Finding, ...]:
    """The findings of a text that cannot be read."""
    result = loaded.result([]) if loaded.program is None else Result(impls=())
    return tuple(finding for case in cases_of([result], {}) for finding in case.findings)


def diagnostics(findings: Iterable[Finding], file: str, text: str) -> list[lsp.Diagnostic]:
    """Findings as diagnostics of a file; problems in a file that it imports are shown at its beginning."""
    lines = text.split("\n")
    result = []
    for finding in findings:
        here = finding
        if finding.file != file:
            other = f"{finding.file}:{finding.line}:{finding.column}: {finding.message}"
            here = replace(finding, file=file, line=1, column=1, end_column=None, message=other)
        result.append(
            lsp.Diagnostic(
                range=_range(here, lines),
                message=here.message if not here.impl else f"{here.impl}: {here.message}",
                severity=_SEVERITY[here.severity],
                code=here.code,
                source=SOURCE,
            )
        )
    return result


def _range(finding: Finding, lines: Sequence[str]) -> lsp.Range:
    number = min(max(finding.line, 1), len(lines)) - 1
    line = lines[number]
    start = min(finding.column - 1, len(line))
    end = len(line) if finding.end_column is None else min(finding.end_column - 1, len(line))
    return lsp.Range(
        lsp.Position(number, _units(line[:start])), lsp.Position(number, _units(line[: max(start, end)]))
    )


def position(lines: Sequence[str], line: int, column: int) -> lsp.Position:
    """The position of a line and column of the language."""
    return lsp.Position(line - 1, _units(lines[line - 1][: column - 1]))


def _units(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2


def lenses(found: Judged, *, stale: bool) -> list[lsp.CodeLens]:
    """The verdicts, above the implementations. ``stale``: the text has changed since."""
    return [
        lsp.CodeLens(
            range=lsp.Range(lsp.Position(line - 1, 0), lsp.Position(line - 1, 0)),
            command=lsp.Command(title=f"{said}{' (before the last change)' * stale}", command=""),
        )
        for line, said in found.verdicts
    ]


def known(*texts: str, language: str = "sched") -> lsp.Hover | None:
    """What is known at a place, to be shown over it, each text below the one before."""
    blocks = [f"```{language}\n{text.rstrip()}\n```" for text in texts if text]
    if not blocks:
        return None
    return lsp.Hover(lsp.MarkupContent(lsp.MarkupKind.Markdown, "\n\n".join(blocks)))


def line_and_column(lines: Sequence[str], position: lsp.Position) -> tuple[int, int]:
    """The line and column of the language at a position."""
    line = lines[position.line] if position.line < len(lines) else ""
    before = line.encode("utf-16-le")[: 2 * position.character].decode("utf-16-le", "ignore")
    return position.line + 1, len(before) + 1


def location(file: str, line: int, column: int, name: str) -> lsp.Location | None:
    """The place of a name in a file; ``None`` where no file holds it. Names have letters of one unit only."""
    try:
        uri = Path(file).resolve(strict=True).as_uri()
    except (OSError, ValueError):
        return None
    start = lsp.Position(line - 1, column - 1)
    return lsp.Location(uri, lsp.Range(start, lsp.Position(line - 1, column - 1 + len(name))))


#: How editors show what may stand at a place.
COMPLETED = {
    "keyword": lsp.CompletionItemKind.Keyword,
    "type": lsp.CompletionItemKind.TypeParameter,
    "function": lsp.CompletionItemKind.Function,
    "operator": lsp.CompletionItemKind.Operator,
    "spec": lsp.CompletionItemKind.Interface,
    "impl": lsp.CompletionItemKind.Class,
    "input": lsp.CompletionItemKind.Constant,
    "output": lsp.CompletionItemKind.Constant,
    "tensor": lsp.CompletionItemKind.Constant,
    "array": lsp.CompletionItemKind.Variable,
    "parameter": lsp.CompletionItemKind.Value,
    "index": lsp.CompletionItemKind.Value,
    "loop": lsp.CompletionItemKind.Value,
    "let": lsp.CompletionItemKind.Value,
}


def name_of(path: str | None, uri: str) -> str:
    """The name of a document's file: its path, else its address."""
    return str(Path(path)) if path else f"<{uri}>"
