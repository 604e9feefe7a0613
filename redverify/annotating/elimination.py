"""Linear equations over the rational numbers, solved by Gauss-Jordan elimination."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction

#: The coefficients of the unknowns, and behind them what their sum and the rest add up to 0 with.
Row = list[Fraction]


def eliminated(rows: Iterable[Sequence[Fraction]], unknowns: int) -> tuple[dict[int, Row], list[Row]]:
    """The solved rows by the column of their pivot, and those in which no unknown is left.

    The first ``unknowns`` columns are those of the unknowns. A pivot is 1, and 0 in every other solved row.
    """
    solved: dict[int, Row] = {}
    left: list[Row] = []
    for given in rows:
        row = list(given)
        for column, pivot in solved.items():
            row = _without(row, column, pivot)
        first = next((c for c in range(unknowns) if row[c]), None)
        if first is None:
            left.append(row)
            continue
        row = [a / row[first] for a in row]
        solved = {c: _without(other, first, row) for c, other in solved.items()} | {first: row}
    return solved, left


def _without(row: Row, column: int, pivot: Row) -> Row:
    factor = row[column]
    return [a - factor * b for a, b in zip(row, pivot, strict=True)] if factor else row
