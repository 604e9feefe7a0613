"""Reductions of an array of three dimensions over the middle one, and positions of extremes."""

import triton
import triton.language as tl

from redverify.frontends.triton import Array, Contract


@triton.jit
def middle_sum(x_ptr, y_ptr, M, N, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr):
    z = tl.program_id(1)
    cols = tl.program_id(0) * BLOCK_N + tl.arange(0, BLOCK_N)
    acc = tl.zeros([BLOCK_N], dtype=tl.float32)
    for start in range(0, M, BLOCK_M):
        rows = start + tl.arange(0, BLOCK_M)
        mask = (rows[:, None] < M) & (cols[None, :] < N)
        x = tl.load(x_ptr + z * M * N + rows[:, None] * N + cols[None, :], mask=mask, other=0.0)
        acc += tl.sum(x, axis=0)
    tl.store(y_ptr + z * N + cols, acc, mask=cols < N)


@triton.jit
def middle_mean(x_ptr, y_ptr, M, N, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr):
    z = tl.program_id(1)
    cols = tl.program_id(0) * BLOCK_N + tl.arange(0, BLOCK_N)
    acc = tl.zeros([BLOCK_M, BLOCK_N], dtype=tl.float32)
    for start in range(0, M, BLOCK_M):
        rows = start + tl.arange(0, BLOCK_M)
        mask = (rows[:, None] < M) & (cols[None, :] < N)
        acc += tl.load(x_ptr + z * M * N + rows[:, None] * N + cols[None, :], mask=mask, other=0.0)
    tl.store(y_ptr + z * N + cols, tl.sum(acc, axis=0) / M, mask=cols < N)


@triton.jit
def middle_max(x_ptr, y_ptr, M, N, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr):
    z = tl.program_id(1)
    cols = tl.program_id(0) * BLOCK_N + tl.arange(0, BLOCK_N)
    acc = tl.full([BLOCK_N], -float("inf"), dtype=tl.float32)
    for start in range(0, M, BLOCK_M):
        rows = start + tl.arange(0, BLOCK_M)
        mask = (rows[:, None] < M) & (cols[None, :] < N)
        at = x_ptr + z * M * N + rows[:, None] * N + cols[None, :]
        acc = tl.maximum(acc, tl.max(tl.load(at, mask=mask, other=-float("inf")), axis=0))
    tl.store(y_ptr + z * N + cols, acc, mask=cols < N)


@triton.jit
def middle_min(x_ptr, y_ptr, M, N, BLOCK: tl.constexpr):
    z = tl.program_id(1)
    cols = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    acc = tl.full([BLOCK], float("inf"), dtype=tl.float32)
    for row in range(0, M):
        x = tl.load(x_ptr + z * M * N + row * N + cols, mask=cols < N, other=float("inf"))
        acc = tl.minimum(acc, x)
    tl.store(y_ptr + z * N + cols, acc, mask=cols < N)


@triton.jit
def argmax(x_ptr, y_ptr, N, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    cols = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + row * N + cols, mask=cols < N, other=-float("inf"))
    tl.store(y_ptr + row, tl.argmax(x, axis=0))


@triton.jit
def argmin(x_ptr, y_ptr, N, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    cols = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + row * N + cols, mask=cols < N, other=float("inf"))
    tl.store(y_ptr + row, tl.argmin(x, axis=0))


X = Array("fp32", ("L", "M", "N"))
Y = Array("fp32", ("L", "N"))

tiles = Contract(
    sizes=("L", "M", "N"),
    arrays=dict(x_ptr=X, y_ptr=Y),
    grid=lambda META: (triton.cdiv(N, META["BLOCK_N"]), L),
    configs=[dict(BLOCK_M=32, BLOCK_N=64)],
)

lines = Contract(
    sizes=("L", "M", "N"),
    arrays=dict(x_ptr=X, y_ptr=Y),
    grid=lambda META: (triton.cdiv(N, META["BLOCK"]), L),
    configs=[dict(BLOCK=1024)],
)

positions = Contract(
    sizes=("M", "N"),
    arrays=dict(x_ptr=Array("fp32", ("M", "N")), y_ptr=Array("i32", ("M",), tensor="I")),
    grid=lambda META: (M,),
    configs=[dict(BLOCK=1024)],
    assume=("N <= BLOCK",),
)
