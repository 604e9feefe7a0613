"""Linear equations over the rational numbers."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from redverify.annotating.elimination import eliminated

COLUMNS, UNKNOWNS = 5, 3
NUMBERS = st.integers(-3, 3)


@settings(deadline=None)
@given(st.lists(st.lists(NUMBERS, min_size=COLUMNS, max_size=COLUMNS), max_size=5))
def test_the_rows_are_sums_of_the_solved_ones(rows: list[list[int]]) -> None:
    """What is left of a row without its pivots is a sum of the rows without unknowns, and of none else."""
    solved, left = eliminated(rows, UNKNOWNS)
    for column, row in solved.items():
        assert row[column] == 1 and not any(row[:column])
        assert all(other[column] == 0 for c, other in solved.items() if c != column)
    assert not any(row[c] for row in left for c in range(UNKNOWNS))
    for row in rows:
        rest = [a - sum(row[c] * s[n] for c, s in solved.items()) for n, a in enumerate(row)]
        assert not any(rest[:UNKNOWNS])
        assert left or not any(rest)


def test_equations_without_a_solution_leave_a_row() -> None:
    assert eliminated([[1, 1], [2, 3]], 1) == ({0: [1, 1]}, [[0, 1]])
