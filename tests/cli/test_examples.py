"""Every program in `examples/` and `tests/soundness/` has the verdict of its first comment lines."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

import redverify
from redverify.reporting.result import ImplResult
from tests.cli.expectations import ROOT, programs, read


def kinds_of(impl: ImplResult) -> set[str]:
    """The kinds that are not proved, and that of the witness."""
    kinds = {o.kind for o in impl.open}
    if impl.witness is not None:
        kinds.add(impl.witness.kind)
    return kinds


#: Programs of all sorts (beginnings of their names) for the ring that runs after each change.
QUICK = (
    "gpu/interleaved_tree.sched",
    "kernels/row_max.sched",
    "language/argmax.sched",
    "language/ordered_chunks.sched",
    "language/wrapping_arithmetic.sched",
    "thesis/ch4/",
    "thesis/ch5/matmul_parallel_k.sched",
    "thesis/ch7/strided_sum.sched",
    "thesis/ch7/triangular_reduction.sched",
    "wrong/missing_guard.sched",
    "wrong/missing_tail.sched",
    "wrong/rolling_buffer_too_small.sched",
)


def cases() -> Iterator[ParameterSet]:
    """The programs; those of :data:`QUICK` are in the ring `quick`."""
    quick = tuple([f"examples/{name}" for name in QUICK])
    for path in programs():
        name = str(path.relative_to(ROOT))
        yield pytest.param(path, id=name, marks=[pytest.mark.ring("quick")] if name.startswith(quick) else [])


@pytest.mark.parametrize("path", list(cases()))
def test_verdict(path: Path) -> None:
    expected = read(path)
    result = redverify.verify_file(path, values=expected.values)
    assert result.diagnostics == ()
    assert result.impls
    for impl in result.impls:
        assert impl.impl is not None
        wanted = expected.of(impl.impl)
        assert impl.verdict == wanted, (impl.impl, impl.witness, impl.open, impl.notes)
        if wanted == "verified":
            assert impl.witness is None
            assert impl.obligations
            assert all(o.status == "proved" and o.by for o in impl.obligations)
        elif expected.kinds:
            assert kinds_of(impl) & set(expected.kinds), (impl.impl, kinds_of(impl))
        level = expected.levels.get(impl.impl)
        assert level is None or impl.level == level
        if wanted == "refuted":
            assert impl.witness is not None
            broken = [o for o in impl.obligations if o.status == "failed"]
            assert impl.witness.obligation in {o.id for o in broken}
