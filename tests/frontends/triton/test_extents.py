"""Constexprs that are extents of arrays are what the specification says, not blocks to be made small."""

from __future__ import annotations

from pathlib import Path

import pytest

from redverify.frontends.triton import Array, Contract, verify
from redverify.frontends.triton.scaling import extents_of, smaller
from redverify.reporting.result import Verdict

#: A rotation of pairs of a head, as in rotary embeddings.
MODULE = """import triton
import triton.language as tl
from redverify.frontends.triton import Array, Contract

@triton.jit
def rotate(x_ptr, c_ptr, s_ptr, y_ptr, n, HEAD: tl.constexpr, BLOCK: tl.constexpr):
    rows = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)[:, None]
    half = tl.arange(0, HEAD // 2)[None, :]
    mask = rows < n
    a = tl.load(x_ptr + rows * HEAD + half, mask=mask)
    b = tl.load(x_ptr + rows * HEAD + half + HEAD // 2, mask=mask)
    c = tl.load(c_ptr + half)
    s = tl.load(s_ptr + half)
    tl.store(y_ptr + rows * HEAD + half, a * c - b * s, mask=mask)
    tl.store(y_ptr + rows * HEAD + half + HEAD // 2, b * c {} a * s, mask=mask)

contract = Contract(
    sizes=("n",),
    arrays=dict(
        x_ptr=Array("fp32", ("n", "HEAD")),
        c_ptr=Array("fp32", ("HEAD // 2",)),
        s_ptr=Array("fp32", ("HEAD // 2",)),
        y_ptr=Array("fp32", ("n", "HEAD")),
    ),
    grid=lambda META: (triton.cdiv(n, META["BLOCK"]),),
    configs=[dict(HEAD=16, BLOCK=32)],
)
"""

SPEC = """spec rotate(n):
    assume n >= 0
    input X[n, 16] : f32
    input C[8] : f32
    input S[8] : f32
    output Y[n, 16] : f32

    Y(i, j) = X(i, j) * C(j) - X(i, j + 8) * S(j) if j < 8
    Y(i, j) = X(i, j) * C(j - 8) + X(i, j - 8) * S(j - 8) if j >= 8
"""


#: Sums of 16 columns over blocks of 16 rows: one number is an extent, the other one a block.
SUMS = """import triton
import triton.language as tl
from redverify.frontends.triton import Array, Contract

@triton.jit
def columns(x_ptr, y_ptr, n, HEAD: tl.constexpr, BLOCK: tl.constexpr):
    head = tl.arange(0, HEAD)
    acc = tl.zeros((HEAD,), dtype=tl.float32)
    for start in range(0, n, BLOCK):
        rows = start + tl.arange(0, BLOCK)
        x = tl.load(x_ptr + rows[:, None] * HEAD + head[None, :], mask=rows[:, None] < n, other=0.0)
        acc {}= tl.sum(x, axis=0)
    tl.store(y_ptr + head, acc)

contract = Contract(
    sizes=("n",),
    arrays=dict(x_ptr=Array("fp32", ("n", 16)), y_ptr=Array("fp32", (16,))),
    grid=("1",),
    configs=[dict(HEAD=16, BLOCK=16)],
)
"""

SUMS_SPEC = """spec columns(n):
    assume n >= 0
    input X[n, 16] : f32
    output Y[16] : f32

    Y(j) = sum[i : 0 <= i < n] X(i, j)
"""


def test_extents_of_tensors_are_kept() -> None:
    contract = Contract(
        sizes=("n",),
        arrays={
            "x_ptr": Array("fp32", ("n", "HEAD")),
            "t_ptr": Array("fp32", ("WIDE",), memory="t"),
        },
        grid=(),
    )
    kept = extents_of([contract])
    assert "HEAD" in kept and "WIDE" not in kept
    assert smaller({"HEAD": 64, "BLOCK": 64}, {}, kept)[0] == {"HEAD": 64, "BLOCK": 4}
    assert smaller({"HEAD": 64}, {}, kept) == []
    assert smaller({"HEAD": 64}, {"HEAD": 8}, kept)[0] == {"HEAD": 8}


@pytest.mark.parametrize(("sign", "expected"), [("+", Verdict.VERIFIED), ("-", Verdict.REFUTED)])
def test_a_head_of_a_fixed_size(sign: str, expected: Verdict, tmp_path: Path) -> None:
    pytest.importorskip("triton")
    (tmp_path / "m.py").write_text(MODULE.format(sign), "utf-8")
    (tmp_path / "s.sched").write_text(SPEC, "utf-8")
    (result,) = verify(f"{tmp_path}/m.py:rotate", f"{tmp_path}/s.sched:rotate", levels=False).values()
    assert result.verdict is expected


@pytest.mark.parametrize(("sign", "expected"), [("+", Verdict.VERIFIED), ("", Verdict.REFUTED)])
def test_an_extent_and_a_block_of_one_number(sign: str, expected: Verdict, tmp_path: Path) -> None:
    pytest.importorskip("triton")
    (tmp_path / "m.py").write_text(SUMS.replace("{}", sign), "utf-8")
    (tmp_path / "s.sched").write_text(SUMS_SPEC, "utf-8")
    (result,) = verify(f"{tmp_path}/m.py:columns", f"{tmp_path}/s.sched:columns", levels=False).values()
    assert result.verdict is expected
