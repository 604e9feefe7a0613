"""Where the places of a text with inferred annotations are in the text that the user has written."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from redverify.annotating.writing import Insertion
from redverify.language.source import Span


@dataclass(frozen=True, slots=True)
class Shifts:
    """Where the characters of a text are after insertions.

    For each line of the new text, ``rows`` have the old line and the old columns of its characters.
    """

    rows: tuple[tuple[int, tuple[int, ...]], ...] = ()

    def span(self, new: Span) -> Span:
        """The old range of a new one."""
        return Span(new.file, *self._place(new.line, new.column), *self._place(new.end_line, new.end_column))

    def _place(self, line: int, column: int) -> tuple[int, int]:
        number, columns = self.rows[line - 1]
        return number, _at(columns, column)

    def after(self, before: Shifts) -> Shifts:
        """Both shifts, this one after another."""
        old = dict(before.rows)
        return Shifts(tuple((line, tuple(_at(old[line], c) for c in row)) for line, row in self.rows))

    def there(self, line: int) -> int:
        """The new line that holds the text of an old one."""
        return max((new for new, (old, _) in enumerate(self.rows, 1) if old == line), default=line)


def _at(columns: tuple[int, ...], column: int) -> int:
    """The old column of a new one; the last for what is behind the line's end."""
    return columns[min(column, len(columns)) - 1]


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
        done = piece.column + piece.removed
        for character in piece.text:
            row.append(piece.column)
            if character == "\n":
                rows.append(tuple(row))
                row = []
    return [*rows, (*row, *range(done, len(line) + 2))]
