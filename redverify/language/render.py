"""Diagnostics as plain text."""

from __future__ import annotations

from collections.abc import Mapping

from redverify.language.diagnostics import Diagnostic, DiagnosticError


def render_diagnostic(diagnostic: Diagnostic, texts: Mapping[str, str]) -> str:
    """The message with its place, the source line underlined, and the hint.

    ``texts`` are source texts by file name; without the text of the file, the line is left out.
    """
    span = diagnostic.span
    parts = [f"{span}: {diagnostic.code}: {diagnostic.message}"]
    lines = texts.get(span.file, "").replace("\r\n", "\n").split("\n")
    if span.file in texts and 1 <= span.line <= len(lines):
        line = lines[span.line - 1]
        end = span.end_column if span.end_line == span.line else len(line) + 1
        width = max(1, min(end, len(line) + 1) - span.column)
        shown = "".join(char if char.isprintable() else " " for char in line)
        parts += [f"    {shown}", "    " + " " * (span.column - 1) + "^" * width]
    if diagnostic.hint:
        parts.append(f"hint: {diagnostic.hint}")
    return "\n".join(parts)


def render_error(error: DiagnosticError) -> str:
    """All diagnostics of an error, with the texts it holds."""
    return "\n\n".join(render_diagnostic(d, error.texts) for d in error.diagnostics)
