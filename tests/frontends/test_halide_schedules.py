"""Random schedules of ten pipelines: what Halide's JIT computes, and the verdict."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("halide")

from tests.frontends.halide_schedules import compared

#: One of each of some pipelines; of 209, whose elements enter at once in any order, the verdict is another.
FEW = (200, 203, 205, 209, 242, 248)
MANY = tuple(range(210, 230))


@pytest.mark.parametrize("seed", FEW)
def test_few(seed: int, tmp_path: Path) -> None:
    found = compared(seed, tmp_path)
    assert found is not None and not found.wrong
    assert found.verdict == ("refuted" if seed == 209 else "verified"), found.reason


@pytest.mark.ring("sweep")
def test_many(tmp_path: Path) -> None:
    """Nothing verified computes wrong numbers, and few schedules stay without a verdict."""
    results = []
    for seed in MANY:
        (tmp_path / str(seed)).mkdir()
        found = compared(seed, tmp_path / str(seed))
        if found is not None:
            results.append(found)
    assert not [r for r in results if r.wrong]
    undecided = [r for r in results if r.verdict not in ("verified", "refuted")]
    assert len(undecided) <= 0.15 * len(results), [(r.seed, r.reason) for r in undecided]
