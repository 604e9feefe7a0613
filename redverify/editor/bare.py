"""Texts whose implementations have no annotations, which `redverify verify` infers.

What is found of such a text has the lines of the text with annotations; the editor shows the text without.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from redverify.annotating.annotate import lacking
from redverify.annotating.writing import Insertion
from redverify.api import LACKING, Loaded, load
from redverify.language.diagnostics import DiagnosticError
from redverify.language.load import load_text
from redverify.language.parsing.parser import parse_text
from redverify.pipeline.pool import diagnostics_of


def read(name: str, text: str) -> tuple[Loaded, bool]:
    """A text, read without inferring anything, and whether `verify` infers annotations for it.

    The program of such a text is good for its places alone.
    """
    loaded = load(name, text, None)
    if all(d.code not in LACKING for d in loaded.diagnostics):
        return loaded, False
    found = lacking(parse_text(text, name))
    if not found or not all(found.values()):
        return loaded, False
    try:
        program = load_text(text, name, incomplete=frozenset(found))
    except DiagnosticError as error:
        return replace(loaded, diagnostics=diagnostics_of(error, error.texts)), False
    return Loaded(name, program, tuple(program.impls), texts=program.texts), True


@dataclass(frozen=True, slots=True)
class Shifts:
    """Where the characters of a text are after insertions.

    For each line of the new text, ``rows`` have the old line and the old columns of its characters.
    """

    rows: tuple[tuple[int, tuple[int, ...]], ...] = ()

    def back(self, line: int, column: int) -> tuple[int, int]:
        """The old line and column of new ones."""
        if not 0 < line <= len(self.rows):
            return line, column
        number, columns = self.rows[line - 1]
        return number, columns[min(column, len(columns)) - 1]

    def there(self, line: int) -> int:
        """The new line that holds the text of an old one."""
        return max((new for new, (old, _) in enumerate(self.rows, 1) if old == line), default=line)


def shifts(text: str, pieces: Iterable[Insertion]) -> Shifts:
    """How the insertions shift a text."""
    at: dict[int, list[Insertion]] = {}
    for piece in pieces:
        at.setdefault(piece.line, []).append(piece)
    rows: list[tuple[int, tuple[int, ...]]] = []
    for number, line in enumerate(text.split("\n"), start=1):
        rows += [(number, row) for row in _rows(line, sorted(at.get(number, ()), key=lambda p: p.column))]
    return Shifts(tuple(rows))


def _rows(line: str, pieces: Sequence[Insertion]) -> list[tuple[int, ...]]:
    """The old columns of the new lines that a line becomes; each has one for its end, too."""
    rows: list[tuple[int, ...]] = []
    row: list[int] = []
    done = 1
    for piece in pieces:
        row += range(done, piece.column)
        done = piece.column
        for character in piece.text:
            row.append(piece.column)
            if character == "\n":
                rows.append(tuple(row))
                row = []
    return [*rows, (*row, *range(done, len(line) + 2))]
