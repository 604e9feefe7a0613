"""Diagnostics as plain text."""

from __future__ import annotations

from collections.abc import Mapping

from redverify.language.diagnostics import Diagnostic

#: Characters of a source line that are shown.
_WIDTH = 152


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
        parts += [f"    {part}" for part in excerpt(line, span.column, end)]
    if diagnostic.hint:
        parts.append(f"hint: {diagnostic.hint}")
    return "\n".join(parts)


def excerpt(text: str, column: int, end: int, width: int = _WIDTH) -> tuple[str, str]:
    """A line of a program as far as it fits, and the marks below its columns ``column`` to ``end``.

    Columns count from 1, the end is exclusive; at least one column is marked.
    """
    text = "".join(c if c.isprintable() else " " for c in text)
    count = max(1, min(end, len(text) + 1) - column)
    first = 0
    if len(text) > width:
        first = max(0, min(column - 1 - width // 4, len(text) - width))
        count = max(1, min(count, width - (column - 1 - first)))
        cut = text[first : first + width]
        left, right = first > 0, first + width < len(text)
        text = "…" * left + cut[left : len(cut) - right] + "…" * right
    return text, " " * (column - 1 - first) + "^" * count
