"""Kernels with their launch code, in the manner of libraries, and a wrong twin of each."""

from __future__ import annotations

from pathlib import Path

import pytest

from redverify.frontends.triton import verify
from redverify.frontends.triton.contract import LaunchCode
from redverify.reporting.result import Verdict
from tests.frontends.triton.cases import twin

pytest.importorskip("triton")

pytestmark = pytest.mark.ring("sweep")

HERE = Path(__file__).parent

#: Kernel: launch code, specification, and an edit that makes the twin wrong.
KERNELS = {
    "dyt_fwd": ("dyt", "dyt", "row * n_cols + col, t", "row * BLOCK + col, t"),
    "softmax_bwd_blocks": ("softmax_backward_blocks", "softmax_backward", "(dy - s)", "dy - s"),
    "local_cumsum": ("chunk_cumsum", "chunk_cumsum", "it * BT + tl", "it + tl"),
    # The scale is a factor of each element in the specification, and of the sum in the kernel.
    "w8_matmul": ("w8", "w8", "s[None, :]", "s[:, None]"),
    # At small blocks the array has another extent: annotations are looked for at the blocks themselves.
    "rope_interleaved": ("rope", "rope", "x1 * c + x0 * s", "x1 * c - x0 * s"),
    "ln_bwd_dx": ("ln_backward", "ln_backward", "xhat * c1 + c2", "xhat * c1 - c2"),
    "jsd": ("jsd_forward", "jsd", "(x - logm)", "x"),
    "group_norm_like": ("group_rms", "group_rms", "W + g * group", "W + g"),
    "transpose_dot": ("atb", "atb", "rk[:, None] * M", "rk[:, None] * K"),
    # The output has a row for each program, `rows_per` is an extent of the specification.
    "rms_bwd": ("rms_backward_dw", "rms_backward", "min((pid + 1) * rows_per, M)", "(pid + 1) * rows_per"),
    "moe_gather": ("gather", "gather", "X + j * D", "X + i * D"),
    # Columns wrap around, and `N` is a stride, too: `(rk + 32 * k) * N + rn % N`.
    "bias_gelu_mm": ("linear_gelu", "linear_gelu", "K - k * BK, other", "K, other"),
    "lse_rows": ("lse", "lse", "s * tl.exp(m - mn)", "s"),
    # 64 numbers a head in the specification: runs of the kernel are long, and few.
    "gqa_decode": ("decode", "decode", "h // G", "h % G"),
}  # fmt: skip


def verdicts(path: Path, kernel: str, function: str, spec: str) -> set[Verdict]:
    launch = LaunchCode(function)
    found = verify(f"{path}:{kernel}", f"{HERE}/launched.sched:{spec}", launch=launch, levels=False)
    return {result.verdict for result in found.values()}


@pytest.mark.parametrize("kernel", KERNELS)
def test_kernels_are_verified(kernel: str) -> None:
    function, spec, *_ = KERNELS[kernel]
    assert verdicts(HERE / "launched_kernels.py", kernel, function, spec) == {Verdict.VERIFIED}


@pytest.mark.parametrize("kernel", KERNELS)
def test_their_twins_are_refuted(kernel: str, tmp_path: Path) -> None:
    function, spec, old, new = KERNELS[kernel]
    path = twin(HERE / "launched_kernels.py", kernel, old, new, tmp_path)
    assert verdicts(path, kernel, function, spec) == {Verdict.REFUTED}
