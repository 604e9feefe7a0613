"""Kernels with one program for each row of a matrix: softmax, norms, sums, scans."""

import triton
import triton.language as tl

from redverify.frontends.triton import Array, Contract

X = Array("fp32", ("M", "N"), ("stride_x", 1))
Y = Array("fp32", ("M", "N"), ("stride_y", 1))
VECTOR = Array("fp32", ("M",))


@triton.jit
def softmax(x_ptr, y_ptr, stride_x, stride_y, N, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    cols = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + row * stride_x + cols, mask=cols < N, other=-float("inf"))
    e = tl.exp(x - tl.max(x, axis=0))
    tl.store(y_ptr + row * stride_y + cols, e / tl.sum(e, axis=0), mask=cols < N)


@triton.jit
def softmax_wrong(x_ptr, y_ptr, stride_x, stride_y, N, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    cols = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + row * stride_x + cols, mask=cols < N, other=0.0)  # padding counts in the sum
    e = tl.exp(x - tl.max(x, axis=0))
    tl.store(y_ptr + row * stride_y + cols, e / tl.sum(e, axis=0), mask=cols < N)


@triton.jit
def log_softmax(x_ptr, y_ptr, stride_x, stride_y, N, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    cols = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + row * stride_x + cols, mask=cols < N, other=-float("inf"))
    shifted = x - tl.max(x, axis=0)
    total = tl.sum(tl.exp(shifted), axis=0)
    tl.store(y_ptr + row * stride_y + cols, shifted - tl.log(total), mask=cols < N)


@triton.jit
def log_softmax_wrong(x_ptr, y_ptr, stride_x, stride_y, N, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    cols = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + row * stride_x + cols, mask=cols < N, other=-float("inf"))
    shifted = x - tl.max(x, axis=0)
    total = tl.sum(tl.exp(x), axis=0)  # not shifted
    tl.store(y_ptr + row * stride_y + cols, shifted - tl.log(total), mask=cols < N)


@triton.jit
def softmax_online(x_ptr, y_ptr, stride_x, stride_y, N, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    m = -float("inf")
    total = 0.0
    for start in range(0, N, BLOCK):
        cols = start + tl.arange(0, BLOCK)
        x = tl.load(x_ptr + row * stride_x + cols, mask=cols < N, other=-float("inf"))
        m_new = tl.maximum(m, tl.max(x, axis=0))
        total = total * tl.exp(m - m_new) + tl.sum(tl.exp(x - m_new), axis=0)
        m = m_new
    for start in range(0, N, BLOCK):
        cols = start + tl.arange(0, BLOCK)
        x = tl.load(x_ptr + row * stride_x + cols, mask=cols < N, other=-float("inf"))
        tl.store(y_ptr + row * stride_y + cols, tl.exp(x - m) / total, mask=cols < N)


@triton.jit
def softmax_online_wrong(x_ptr, y_ptr, stride_x, stride_y, N, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    m = -float("inf")
    total = 0.0
    for start in range(0, N, BLOCK):
        cols = start + tl.arange(0, BLOCK)
        x = tl.load(x_ptr + row * stride_x + cols, mask=cols < N, other=-float("inf"))
        m_new = tl.maximum(m, tl.max(x, axis=0))
        total = total + tl.sum(tl.exp(x - m_new), axis=0)  # not rescaled
        m = m_new
    for start in range(0, N, BLOCK):
        cols = start + tl.arange(0, BLOCK)
        x = tl.load(x_ptr + row * stride_x + cols, mask=cols < N, other=-float("inf"))
        tl.store(y_ptr + row * stride_y + cols, tl.exp(x - m) / total, mask=cols < N)


@triton.jit
def layer_norm(x_ptr, w_ptr, b_ptr, y_ptr, stride_x, stride_y, N, eps, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    acc = tl.zeros([BLOCK], dtype=tl.float32)
    for start in range(0, N, BLOCK):
        cols = start + tl.arange(0, BLOCK)
        acc += tl.load(x_ptr + row * stride_x + cols, mask=cols < N, other=0.0)
    mean = tl.sum(acc, axis=0) / N
    acc = tl.zeros([BLOCK], dtype=tl.float32)
    for start in range(0, N, BLOCK):
        cols = start + tl.arange(0, BLOCK)
        x = tl.load(x_ptr + row * stride_x + cols, mask=cols < N, other=0.0)
        x = tl.where(cols < N, x - mean, 0.0)
        acc += x * x
    rstd = 1 / tl.sqrt(tl.sum(acc, axis=0) / N + eps)
    for start in range(0, N, BLOCK):
        cols = start + tl.arange(0, BLOCK)
        mask = cols < N
        w = tl.load(w_ptr + cols, mask=mask)
        b = tl.load(b_ptr + cols, mask=mask)
        x = tl.load(x_ptr + row * stride_x + cols, mask=mask, other=0.0)
        tl.store(y_ptr + row * stride_y + cols, (x - mean) * rstd * w + b, mask=mask)


@triton.jit
def layer_norm_wrong(x_ptr, w_ptr, b_ptr, y_ptr, stride_x, stride_y, N, eps, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    acc = tl.zeros([BLOCK], dtype=tl.float32)
    for start in range(0, N, BLOCK):
        cols = start + tl.arange(0, BLOCK)
        acc += tl.load(x_ptr + row * stride_x + cols, mask=cols < N, other=0.0)
    mean = tl.sum(acc, axis=0) / N
    acc = tl.zeros([BLOCK], dtype=tl.float32)
    for start in range(0, N, BLOCK):
        cols = start + tl.arange(0, BLOCK)
        x = tl.load(x_ptr + row * stride_x + cols, mask=cols < N, other=0.0)
        x = x - mean  # padding counts, as -mean
        acc += x * x
    rstd = 1 / tl.sqrt(tl.sum(acc, axis=0) / N + eps)
    for start in range(0, N, BLOCK):
        cols = start + tl.arange(0, BLOCK)
        mask = cols < N
        w = tl.load(w_ptr + cols, mask=mask)
        b = tl.load(b_ptr + cols, mask=mask)
        x = tl.load(x_ptr + row * stride_x + cols, mask=mask, other=0.0)
        tl.store(y_ptr + row * stride_y + cols, (x - mean) * rstd * w + b, mask=mask)


@triton.jit
def layer_norm_by_block(x_ptr, w_ptr, b_ptr, y_ptr, stride_x, stride_y, N, eps, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    acc = tl.zeros([BLOCK], dtype=tl.float32)
    for start in range(0, N, BLOCK):
        cols = start + tl.arange(0, BLOCK)
        acc += tl.load(x_ptr + row * stride_x + cols, mask=cols < N, other=0.0)
    mean = tl.sum(acc, axis=0) / BLOCK  # not the length of the row
    acc = tl.zeros([BLOCK], dtype=tl.float32)
    for start in range(0, N, BLOCK):
        cols = start + tl.arange(0, BLOCK)
        x = tl.load(x_ptr + row * stride_x + cols, mask=cols < N, other=0.0)
        x = tl.where(cols < N, x - mean, 0.0)
        acc += x * x
    rstd = 1 / tl.sqrt(tl.sum(acc, axis=0) / N + eps)
    for start in range(0, N, BLOCK):
        cols = start + tl.arange(0, BLOCK)
        mask = cols < N
        w = tl.load(w_ptr + cols, mask=mask)
        b = tl.load(b_ptr + cols, mask=mask)
        x = tl.load(x_ptr + row * stride_x + cols, mask=mask, other=0.0)
        tl.store(y_ptr + row * stride_y + cols, (x - mean) * rstd * w + b, mask=mask)


@triton.jit
def rms_norm(x_ptr, w_ptr, y_ptr, stride_x, stride_y, N, eps, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    cols = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + row * stride_x + cols, mask=cols < N, other=0.0)
    rstd = tl.rsqrt(tl.sum(x * x, axis=0) / N + eps)
    w = tl.load(w_ptr + cols, mask=cols < N, other=0.0)
    tl.store(y_ptr + row * stride_y + cols, x * rstd * w, mask=cols < N)


@triton.jit
def rms_norm_wrong(x_ptr, w_ptr, y_ptr, stride_x, stride_y, N, eps, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    cols = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + row * stride_x + cols, mask=cols < N, other=0.0)
    rstd = tl.rsqrt(tl.sum(x * x, axis=0) / BLOCK + eps)  # divided by the block
    w = tl.load(w_ptr + cols, mask=cols < N, other=0.0)
    tl.store(y_ptr + row * stride_y + cols, x * rstd * w, mask=cols < N)


@triton.jit
def row_sum(x_ptr, y_ptr, stride_x, N, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    acc = tl.zeros([BLOCK], dtype=tl.float32)
    for start in range(0, N, BLOCK):
        cols = start + tl.arange(0, BLOCK)
        acc += tl.load(x_ptr + row * stride_x + cols, mask=cols < N, other=0.0)
    tl.store(y_ptr + row, tl.sum(acc, axis=0))


@triton.jit
def row_sum_wrong(x_ptr, y_ptr, stride_x, N, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    acc = tl.zeros([BLOCK], dtype=tl.float32)
    for start in range(0, N, BLOCK):
        cols = start + tl.arange(0, BLOCK)
        acc += tl.load(x_ptr + row * stride_x + cols)  # no mask
    tl.store(y_ptr + row, tl.sum(acc, axis=0))


@triton.jit
def row_max(x_ptr, y_ptr, stride_x, N, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    acc = tl.full([BLOCK], -float("inf"), dtype=tl.float32)
    for start in range(0, N, BLOCK):
        cols = start + tl.arange(0, BLOCK)
        x = tl.load(x_ptr + row * stride_x + cols, mask=cols < N, other=-float("inf"))
        acc = tl.maximum(acc, x)
    tl.store(y_ptr + row, tl.max(acc, axis=0))


@triton.jit
def row_max_wrong(x_ptr, y_ptr, stride_x, N, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    acc = tl.full([BLOCK], -float("inf"), dtype=tl.float32)
    for start in range(0, N, BLOCK):
        cols = start + tl.arange(0, BLOCK)
        x = tl.load(x_ptr + row * stride_x + cols, mask=cols < N, other=0.0)  # 0 may be the largest
        acc = tl.maximum(acc, x)
    tl.store(y_ptr + row, tl.max(acc, axis=0))


@triton.jit
def cumsum(x_ptr, y_ptr, stride_x, stride_y, N, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    cols = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + row * stride_x + cols, mask=cols < N, other=0.0)
    tl.store(y_ptr + row * stride_y + cols, tl.cumsum(x, axis=0), mask=cols < N)


@triton.jit
def cumsum_wrong(x_ptr, y_ptr, stride_x, stride_y, N, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    cols = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + row * stride_x + cols, mask=cols < N, other=0.0)
    tl.store(y_ptr + row * stride_y + cols, tl.cumsum(x, axis=0) - x, mask=cols < N)  # without its own


one_block = Contract(
    sizes=("M", "N"),
    arrays=dict(x_ptr=X, y_ptr=Y),
    grid=lambda META: (M,),
    configs=[dict(BLOCK=1024)],
    assume=("N <= BLOCK",),
)

blocks = Contract(
    sizes=("M", "N"),
    arrays=dict(x_ptr=X, y_ptr=Y),
    grid=lambda META: (M,),
    configs=[dict(BLOCK=1024)],
)

folded = Contract(
    sizes=("M", "N"),
    arrays=dict(x_ptr=X, y_ptr=VECTOR),
    grid=lambda META: (M,),
    configs=[dict(BLOCK=1024)],
)

normed = Contract(
    sizes=("M", "N"),
    arrays=dict(x_ptr=X, w_ptr=Array("fp32", ("N",)), b_ptr=Array("fp32", ("N",)), y_ptr=Y),
    scalars=dict(eps=1e-5),
    grid=lambda META: (M,),
    configs=[dict(BLOCK=1024)],
)

scaled = Contract(
    sizes=("M", "N"),
    arrays=dict(x_ptr=X, w_ptr=Array("fp32", ("N",)), y_ptr=Y),
    scalars=dict(eps=1e-5),
    grid=lambda META: (M,),
    configs=[dict(BLOCK=1024)],
    assume=("N <= BLOCK",),
)
