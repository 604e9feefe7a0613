"""Lanes that no load has written: Triton computes with them; an output that depends on them is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from redverify.frontends.triton import verify
from redverify.reporting.result import Verdict
from tests.frontends.triton.test_kernels import HEAD

pytest.importorskip("triton")

pytestmark = pytest.mark.ring("sweep")

KERNELS = """
@triton.jit
def twice(x_ptr, y_ptr, N, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    cols = tl.arange(0, BLOCK)
    mask = cols < N
    x = tl.load(x_ptr + row * N + cols, mask=mask)
    m = tl.maximum(x, 0.0)
    y = tl.where(mask, m * m, 0.0)
    tl.store(y_ptr + row, tl.sum(y, axis=0))

@triton.jit
def carried(x_ptr, y_ptr, M, N, BLOCK: tl.constexpr):
    cols = tl.arange(0, BLOCK)
    mask = cols < N
    acc = tl.zeros([BLOCK], dtype=tl.float32)
    for row in range(0, M):
        acc += tl.load(x_ptr + row * N + cols, mask=mask)
    tl.store(y_ptr, tl.sum(tl.where(mask, acc, 0.0), axis=0))

@triton.jit
def twice_wrong(x_ptr, y_ptr, N, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    cols = tl.arange(0, BLOCK)
    mask = cols < N
    x = tl.load(x_ptr + row * N + cols, mask=mask)
    m = tl.maximum(x, 0.0)
    tl.store(y_ptr + row, tl.sum(m * m, axis=0))

ROWS = {"sizes": ("M", "N"), "configs": [{"BLOCK": 16}], "assume": ("N <= BLOCK",)}
X = Array("fp32", ("M", "N"))
rows = Contract(arrays={"x_ptr": X, "y_ptr": Array("fp32", ("M",))}, grid=("M",), **ROWS)
one = Contract(arrays={"x_ptr": X, "y_ptr": Array("fp32", ())}, grid=(1,), **ROWS)

@triton.jit
def carried_wrong(x_ptr, y_ptr, M, N, BLOCK: tl.constexpr):
    cols = tl.arange(0, BLOCK)
    mask = cols < N
    acc = tl.zeros([BLOCK], dtype=tl.float32)
    for row in range(0, M):
        acc += tl.load(x_ptr + row * N + cols, mask=mask)
    tl.store(y_ptr, tl.sum(acc, axis=0))
"""

SPECS = """
spec twice(M, N):
    assume M >= 0 and N >= 1
    input X[M, N] : f32
    output Y[M] : f32

    Y(i) = sum[k : 0 <= k < N] max(X(i, k), 0.0) * max(X(i, k), 0.0)

spec total(M, N):
    assume M >= 1 and N >= 1
    input X[M, N] : f32
    output Y[] : f32

    Y() = sum[i, k : 0 <= i < M and 0 <= k < N] X(i, k)
"""


@pytest.mark.parametrize(
    ("kernel", "contract", "spec", "verdict"),
    [
        ("twice", "rows", "twice", Verdict.VERIFIED),
        ("twice_wrong", "rows", "twice", Verdict.REFUTED),
        ("carried", "one", "total", Verdict.INCONCLUSIVE),
        ("carried_wrong", "one", "total", Verdict.REFUTED),
    ],
)
def test_what_depends_on_them(
    kernel: str, contract: str, spec: str, verdict: Verdict, tmp_path: Path
) -> None:
    (tmp_path / "m.py").write_text(HEAD + KERNELS)
    (tmp_path / "s.sched").write_text(SPECS)
    found = verify(f"{tmp_path}/m.py:{kernel}", f"{tmp_path}/s.sched:{spec}", contract, levels=False)
    assert {result.verdict for result in found.values()} == {verdict}
    if verdict is Verdict.REFUTED:  # the load is to blame, and not the loop or store that shows it
        ((line,),) = (
            [n for i in r.impls for n in i.notes if n.startswith("in Python: ")] for r in found.values()
        )
        assert "= tl.load(x_ptr" in line
