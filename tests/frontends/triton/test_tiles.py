"""Rule (S): loops over tiles in all program instances, and those that are not one loop with the grid."""

from __future__ import annotations

from pathlib import Path

import pytest

from redverify.frontends.triton import TranslationError, to_sched
from tests.frontends.triton.test_kernels import CONTRACT, SPEC, written

pytest.importorskip("triton")

GRID = CONTRACT.replace('sizes=("n",)', 'sizes=("n", "P")').replace(
    'lambda META: (triton.cdiv(n, META["BLOCK"]),)', '("P",), assume=("P >= 1",)'
)
FIXED = CONTRACT.replace('lambda META: (triton.cdiv(n, META["BLOCK"]),)', "(3,)")
COPY = """
for at in range(tl.program_id(0) * BLOCK, n, tl.num_programs(0) * BLOCK):
    cols = at + tl.arange(0, BLOCK)
    tl.store(y_ptr + cols, tl.load(x_ptr + cols, mask=cols < n), mask=cols < n)
"""


def text(folder: Path, body: str, contract: str = GRID) -> str:
    program, spec = written(folder, body, contract, SPEC)
    (found,) = to_sched(program, spec, "c").values()
    return found


def test_the_iterations_of_all_instances_are_one_loop(tmp_path: Path) -> None:
    assert "par pid0_tile < (n + 7) // 8:" in text(tmp_path, COPY)


def test_so_they_are_with_a_grid_of_a_number(tmp_path: Path) -> None:
    assert "par pid0_tile < (n + 7) // 8:" in text(tmp_path, COPY, FIXED)


def test_an_index_that_is_moved_along_counts_tiles_too(tmp_path: Path) -> None:
    body = """
    other = tl.program_id(0) - tl.num_programs(0)
    p = x_ptr + tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    for tile in range(tl.program_id(0), tl.cdiv(n, BLOCK), tl.num_programs(0)):
        x = tl.load(p, mask=tile * BLOCK + tl.arange(0, BLOCK) < n)
        p += tl.num_programs(0) * BLOCK
        other += tl.num_programs(0)
        cols = other * BLOCK + tl.arange(0, BLOCK)
        tl.store(y_ptr + cols, x, mask=cols < n)
    """
    found = text(tmp_path, "\n".join(line[4:] for line in body.split("\n")))
    assert ":= x_ptr[8 * pid0_tile + l0]" in found and "y_ptr[8 * pid0_tile + l0]" in found


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("tl.num_programs(0) * BLOCK", "(tl.num_programs(0) + 1) * BLOCK"),
        ("tl.num_programs(0) * BLOCK", "tl.num_programs(0) * BLOCK + 1"),
        ("range(tl.program_id(0) * BLOCK", "range(tl.program_id(0) * BLOCK + BLOCK"),
        ("range(tl.program_id(0) * BLOCK", "range(tl.program_id(0)"),
        ("cols = at", "cols = tl.program_id(0) + at"),
        ("for at", "tl.store(y_ptr, 0.0)\nfor at"),
        (", n,", ", n - tl.program_id(0),"),
    ],
)
def test_other_loops_are_not(old: str, new: str, tmp_path: Path) -> None:
    assert old in COPY
    with pytest.raises(TranslationError):
        text(tmp_path, COPY.replace(old, new))


def test_without_an_instance_nothing_is_written(tmp_path: Path) -> None:
    with pytest.raises(TranslationError):
        text(tmp_path, COPY, GRID.replace(', assume=("P >= 1",)', ""))


def test_what_an_iteration_leaves_for_the_next_one_is_carried_along(tmp_path: Path) -> None:
    body = """
total = 0.0
for at in range(tl.program_id(0) * BLOCK, n, tl.num_programs(0) * BLOCK):
    cols = at + tl.arange(0, BLOCK)
    total += tl.sum(tl.load(x_ptr + cols, mask=cols < n, other=0.0))
    tl.store(y_ptr + cols, total, mask=cols < n)
"""
    assert "tile" not in text(tmp_path, body, FIXED)


WRAPPED = """
for tile in range(tl.program_id(0), tl.cdiv(n, BLOCK) * tl.cdiv(n, BLOCK), tl.num_programs(0)):
    rows = tile // tl.cdiv(n, BLOCK) * BLOCK + tl.arange(0, BLOCK)
    x = tl.load(x_ptr + tl.where(rows < n, rows, 0))
    tl.store(y_ptr + rows, x, mask=(rows < n) & (tile % tl.cdiv(n, BLOCK) == 0))
"""


def test_a_choice_of_indices_is_read_once_tiles_are_taken_apart(tmp_path: Path) -> None:
    found = text(tmp_path, WRAPPED)
    assert "if 8 * pid0_tile_hi + l0 < n" in found and "x_ptr[8 * pid0_tile_hi + l0]" in found


def test_a_choice_that_may_be_outside_is_kept(tmp_path: Path) -> None:
    found = text(tmp_path, WRAPPED.replace("rows, 0)", "rows, n)"))
    assert "x_ptr[select(8 * pid0_tile_hi + l0 < n, 8 * pid0_tile_hi + l0, n)]" in found
