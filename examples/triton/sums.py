"""Sums over many programs: atomic additions, and partial sums that a second kernel adds."""

import triton
import triton.language as tl

from redverify.frontends.triton import Array, Contract


@triton.jit
def column_sums(x_ptr, y_ptr, M, N, stride_x, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr):
    rows = tl.program_id(0) * BLOCK_M + tl.arange(0, BLOCK_M)
    cols = tl.program_id(1) * BLOCK_N + tl.arange(0, BLOCK_N)
    mask = (rows[:, None] < M) & (cols[None, :] < N)
    x = tl.load(x_ptr + rows[:, None] * stride_x + cols[None, :], mask=mask, other=0.0)
    tl.atomic_add(y_ptr + cols, tl.sum(x, axis=0), mask=cols < N)


@triton.jit
def column_sums_wrong(x_ptr, y_ptr, M, N, stride_x, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr):
    rows = tl.program_id(0) * BLOCK_M + tl.arange(0, BLOCK_M)
    cols = tl.program_id(1) * BLOCK_N + tl.arange(0, BLOCK_N)
    mask = (rows[:, None] < M) & (cols[None, :] < N)
    x = tl.load(x_ptr + rows[:, None] * stride_x + cols[None, :], mask=mask, other=0.0)
    tl.store(y_ptr + cols, tl.sum(x, axis=0), mask=cols < N)  # programs overwrite each other


@triton.jit
def total(x_ptr, y_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs, mask=offs < n, other=0.0)
    tl.atomic_add(y_ptr, tl.sum(x, axis=0))


@triton.jit
def partial_sums(x_ptr, p_ptr, n, BLOCK: tl.constexpr):
    pid = tl.program_id(0)
    offs = pid * BLOCK + tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs, mask=offs < n, other=0.0)
    tl.store(p_ptr + pid, tl.sum(x, axis=0))


@triton.jit
def partial_sums_wrong(x_ptr, p_ptr, n, BLOCK: tl.constexpr):
    pid = tl.program_id(0)
    offs = pid * BLOCK + tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs, mask=offs < n)  # nothing for padding
    tl.store(p_ptr + pid, tl.sum(x, axis=0))


columns = Contract(
    sizes=("M", "N"),
    arrays=dict(x_ptr=Array("fp32", ("M", "N"), ("stride_x", 1)), y_ptr=Array("fp32", ("N",))),
    grid=lambda META: (triton.cdiv(M, META["BLOCK_M"]), triton.cdiv(N, META["BLOCK_N"])),
    configs=[dict(BLOCK_M=32, BLOCK_N=64)],
    zeroed=("y_ptr",),
)

#: The wrapper has forgotten to set the output to zero.
columns_not_zeroed = Contract(
    sizes=("M", "N"),
    arrays=dict(x_ptr=Array("fp32", ("M", "N"), ("stride_x", 1)), y_ptr=Array("fp32", ("N",))),
    grid=lambda META: (triton.cdiv(M, META["BLOCK_M"]), triton.cdiv(N, META["BLOCK_N"])),
    configs=[dict(BLOCK_M=32, BLOCK_N=64)],
)

everything = Contract(
    sizes=("n",),
    arrays=dict(x_ptr=Array("fp32", ("n",)), y_ptr=Array("fp32", ())),
    grid=lambda META: (triton.cdiv(n, META["BLOCK"]),),
    configs=[dict(BLOCK=1024)],
    zeroed=("y_ptr",),
)

parts = Contract(
    sizes=("n",),
    arrays=dict(x_ptr=Array("fp32", ("n",)), p_ptr=Array("fp32", ("cdiv(n, BLOCK)",))),
    grid=lambda META: (triton.cdiv(n, META["BLOCK"]),),
    configs=[dict(BLOCK=1024)],
)
