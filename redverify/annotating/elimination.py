"""Linear equations over the rational numbers, solved by Gauss-Jordan elimination."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import gcd

#: The coefficients of the unknowns, and behind them what their sum and the rest add up to 0 with.
Row = Sequence[int]


def eliminated(rows: Iterable[Row], unknowns: int) -> tuple[dict[int, list[Fraction]], list[Row]]:
    """The solved rows by the column of their pivot, and those in which no unknown is left.

    The first ``unknowns`` columns are those of the unknowns. A pivot is 1, and 0 in every other solved row.
    The other rows are multiples of what is left.
    """
    solved: dict[int, Row] = {}
    left: list[Row] = []
    for given in rows:
        row = given
        for column, pivot in solved.items():
            row = _without(row, column, pivot)
        first = next((c for c in range(unknowns) if row[c]), None)
        if first is None:
            left.append(row)
        else:
            solved = {c: _without(other, first, row) for c, other in solved.items()} | {first: row}
    return {c: [Fraction(a, row[c]) for a in row] for c, row in solved.items()}, left


def _without(row: Row, column: int, pivot: Row) -> Row:
    """A multiple of a row, less a multiple of the pivot's; in integers, which are faster than fractions."""
    factor, by = row[column], pivot[column]
    if not factor:
        return row
    found = [a * by - factor * b for a, b in zip(row, pivot, strict=True)]
    common = gcd(*found)
    return [a // common for a in found] if common > 1 else found
