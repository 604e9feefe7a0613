"""Kernels that are not translated: a run that accesses what is outside of an array refutes them."""

from __future__ import annotations

from pathlib import Path

import pytest

from redverify.frontends.triton import TranslationError, verify
from redverify.reporting.result import Verdict

pytest.importorskip("triton")

HEAD = """import triton
import triton.language as tl
from redverify.frontends.triton import Array, Contract

@triton.jit
def kernel(x_ptr, y_ptr, M, N, BLOCK: tl.constexpr):
    row, cols = tl.program_id(0), tl.arange(0, BLOCK)
    mask = cols < N
    {}

contract = Contract(
    sizes=("M", "N"),
    arrays=dict(x_ptr=Array("fp32", ("M", "N")), y_ptr=Array("fp32", ("M", "N"))),
    grid=lambda META: (M,),
    configs=[dict(BLOCK=64)],
    assume=("N <= BLOCK",{}),
)
"""

SPEC = """spec same(M, N):
    assume M >= 0 and N >= 0
    input X[M, N] : f32
    output Y[M, N] : f32

    Y(i, j) = X(i, j)
"""

#: The stride of x is that of another array: not translated, and wrong.
STRIDE = "tl.store(y_ptr + row * M + cols, tl.load(x_ptr + row * N + cols, mask=mask), mask=mask)"

#: Not translated, and right.
GATHER = "x = tl.load(x_ptr + row * N + cols, mask=mask, other=0.0); " + (
    "tl.store(y_ptr + row * N + cols, tl.gather(x, cols, 0), mask=mask)"
)


def verdict_of(folder: Path, body: str, assumed: str = "") -> Verdict:
    (folder / "m.py").write_text(HEAD.format(body, assumed), "utf-8")
    (folder / "s.sched").write_text(SPEC, "utf-8")
    (result,) = verify(f"{folder}/m.py:kernel", f"{folder}/s.sched:same", levels=False).values()
    (impl,) = result.impls
    if result.verdict is Verdict.REFUTED:
        assert any("m.py:9" in note for note in impl.notes if note.startswith("in Python: "))
    return result.verdict


def test_an_access_outside_refutes_a_kernel_that_is_not_translated(tmp_path: Path) -> None:
    assert verdict_of(tmp_path, STRIDE) is Verdict.REFUTED


def test_sizes_that_are_not_allowed_refute_nothing(tmp_path: Path) -> None:
    # Where there is one row, its stride does not matter.
    with pytest.raises(TranslationError):
        verdict_of(tmp_path, STRIDE, '"M == 1",')


def test_a_right_kernel_that_is_not_translated_is_refused(tmp_path: Path) -> None:
    with pytest.raises(TranslationError, match="gather"):
        verdict_of(tmp_path, GATHER)
