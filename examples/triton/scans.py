"""Scans of rows: sums and products of all elements up to each one."""

import triton
import triton.language as tl

from redverify.frontends.triton import Array, Contract


@triton.jit
def cumprod(x_ptr, y_ptr, N, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    cols = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + row * N + cols, mask=cols < N, other=1.0)
    tl.store(y_ptr + row * N + cols, tl.cumprod(x, axis=0), mask=cols < N)


@triton.jit
def reverse_cumsum(x_ptr, y_ptr, N, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    cols = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + row * N + cols, mask=cols < N, other=0.0)
    tl.store(y_ptr + row * N + cols, tl.cumsum(x, axis=0, reverse=True), mask=cols < N)


@triton.jit
def exclusive_cumsum(x_ptr, y_ptr, N, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    cols = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + row * N + cols - 1, mask=(cols >= 1) & (cols < N), other=0.0)
    tl.store(y_ptr + row * N + cols, tl.cumsum(x, axis=0), mask=cols < N)


@triton.jit
def masked_cumsum(x_ptr, m_ptr, y_ptr, N, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    cols = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + row * N + cols, mask=cols < N, other=0.0)
    m = tl.load(m_ptr + row * N + cols, mask=cols < N, other=0)
    tl.store(y_ptr + row * N + cols, tl.cumsum(tl.where(m != 0, x, 0.0), axis=0), mask=cols < N)


ROWS = Array("fp32", ("M", "N"))

rows = Contract(
    sizes=("M", "N"),
    arrays=dict(x_ptr=ROWS, y_ptr=ROWS),
    grid=lambda META: (M,),
    configs=[dict(BLOCK=1024)],
    assume=("N <= BLOCK",),
)

masked = Contract(
    sizes=("M", "N"),
    arrays=dict(x_ptr=ROWS, m_ptr=Array("i8", ("M", "N"), tensor="Mask"), y_ptr=ROWS),
    grid=lambda META: (M,),
    configs=[dict(BLOCK=1024)],
    assume=("N <= BLOCK",),
)
