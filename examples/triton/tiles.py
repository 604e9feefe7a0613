"""Kernels on tiles of matrices, without products."""

import triton
import triton.language as tl

from redverify.frontends.triton import Array, Contract

X = Array("fp32", ("M", "N"), ("stride_xm", 1))
Y = Array("fp32", ("M", "N"), ("stride_ym", 1))


@triton.jit
def copy(x_ptr, y_ptr, M, N, stride_xm, stride_ym, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr):
    rows = tl.program_id(0) * BLOCK_M + tl.arange(0, BLOCK_M)
    cols = tl.program_id(1) * BLOCK_N + tl.arange(0, BLOCK_N)
    mask = (rows[:, None] < M) & (cols[None, :] < N)
    x = tl.load(x_ptr + rows[:, None] * stride_xm + cols[None, :], mask=mask)
    tl.store(y_ptr + rows[:, None] * stride_ym + cols[None, :], x, mask=mask)


@triton.jit
def copy_wrong(x_ptr, y_ptr, M, N, stride_xm, stride_ym, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr):
    rows = tl.program_id(0) * BLOCK_M + tl.arange(0, BLOCK_M)
    cols = tl.program_id(1) * BLOCK_N + tl.arange(0, BLOCK_N)
    mask = (rows[:, None] < M) & (tl.arange(0, BLOCK_N)[None, :] < N)  # local columns in the mask
    x = tl.load(x_ptr + rows[:, None] * stride_xm + cols[None, :], mask=mask)
    tl.store(y_ptr + rows[:, None] * stride_ym + cols[None, :], x, mask=mask)


@triton.jit
def transpose(x_ptr, y_ptr, M, N, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr):
    rows = tl.program_id(0) * BLOCK_M + tl.arange(0, BLOCK_M)
    cols = tl.program_id(1) * BLOCK_N + tl.arange(0, BLOCK_N)
    x = tl.load(x_ptr + rows[:, None] * N + cols[None, :], mask=(rows[:, None] < M) & (cols[None, :] < N))
    mask = (cols[:, None] < N) & (rows[None, :] < M)
    tl.store(y_ptr + cols[:, None] * M + rows[None, :], tl.trans(x), mask=mask)


@triton.jit
def transpose_wrong(x_ptr, y_ptr, M, N, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr):
    rows = tl.program_id(0) * BLOCK_M + tl.arange(0, BLOCK_M)
    cols = tl.program_id(1) * BLOCK_N + tl.arange(0, BLOCK_N)
    x = tl.load(x_ptr + rows[:, None] * N + cols[None, :], mask=(rows[:, None] < M) & (cols[None, :] < N))
    mask = (cols[:, None] < N) & (rows[None, :] < M)
    tl.store(y_ptr + cols[:, None] * N + rows[None, :], tl.trans(x), mask=mask)  # the stride of x


@triton.jit
def transpose_exchanged(x_ptr, y_ptr, M, N, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr):
    rows = tl.program_id(0) * BLOCK_M + tl.arange(0, BLOCK_M)
    cols = tl.program_id(1) * BLOCK_N + tl.arange(0, BLOCK_N)
    x = tl.load(x_ptr + rows[:, None] * N + cols[None, :], mask=(rows[:, None] < M) & (cols[None, :] < N))
    mask = (cols[:, None] < M) & (rows[None, :] < N)  # of x, not of y
    tl.store(y_ptr + cols[:, None] * M + rows[None, :], tl.trans(x), mask=mask)


@triton.jit
def add_bias(x_ptr, b_ptr, y_ptr, M, N, stride_xm, stride_ym, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr):
    rows = tl.program_id(0) * BLOCK_M + tl.arange(0, BLOCK_M)
    cols = tl.program_id(1) * BLOCK_N + tl.arange(0, BLOCK_N)
    mask = (rows[:, None] < M) & (cols[None, :] < N)
    x = tl.load(x_ptr + rows[:, None] * stride_xm + cols[None, :], mask=mask)
    bias = tl.load(b_ptr + cols, mask=cols < N)
    tl.store(y_ptr + rows[:, None] * stride_ym + cols[None, :], x + bias[None, :], mask=mask)


@triton.jit
def add_bias_wrong(
    x_ptr, b_ptr, y_ptr, M, N, stride_xm, stride_ym, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr
):
    rows = tl.program_id(0) * BLOCK_M + tl.arange(0, BLOCK_M)
    cols = tl.program_id(1) * BLOCK_N + tl.arange(0, BLOCK_N)
    mask = (rows[:, None] < M) & (cols[None, :] < N)
    x = tl.load(x_ptr + rows[:, None] * stride_xm + cols[None, :], mask=mask)
    bias = tl.load(b_ptr + rows, mask=rows < N)  # rows for columns
    tl.store(y_ptr + rows[:, None] * stride_ym + cols[None, :], x + bias[:, None], mask=mask)


def grid(META):
    return triton.cdiv(M, META["BLOCK_M"]), triton.cdiv(N, META["BLOCK_N"])


plain = Contract(
    sizes=("M", "N"), arrays=dict(x_ptr=X, y_ptr=Y), grid=grid, configs=[dict(BLOCK_M=32, BLOCK_N=64)]
)

transposed = Contract(
    sizes=("M", "N"),
    arrays=dict(x_ptr=Array("fp32", ("M", "N")), y_ptr=Array("fp32", ("N", "M"))),
    grid=grid,
    configs=[dict(BLOCK_M=32, BLOCK_N=32), dict(BLOCK_M=32, BLOCK_N=64)],
)

biased = Contract(
    sizes=("M", "N"),
    arrays=dict(x_ptr=X, b_ptr=Array("fp32", ("N",)), y_ptr=Y),
    grid=grid,
    configs=[dict(BLOCK_M=32, BLOCK_N=64)],
)
