"""Losses: a number for all elements, or for all rows."""

import triton
import triton.language as tl

from redverify.frontends.triton import Array, Contract


@triton.jit
def mse(p_ptr, t_ptr, loss_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    p = tl.load(p_ptr + offs, mask=offs < n, other=0.0)
    t = tl.load(t_ptr + offs, mask=offs < n, other=0.0)
    terms = tl.where(offs < n, (p - t) * (p - t) / n, 0.0)
    tl.atomic_add(loss_ptr, tl.sum(terms, axis=0))


@triton.jit
def huber(p_ptr, t_ptr, loss_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    p = tl.load(p_ptr + offs, mask=offs < n, other=0.0)
    t = tl.load(t_ptr + offs, mask=offs < n, other=0.0)
    d = tl.abs(p - t)
    terms = tl.where(d < 1.0, 0.5 * d * d, d - 0.5) / n
    tl.atomic_add(loss_ptr, tl.sum(tl.where(offs < n, terms, 0.0), axis=0))


@triton.jit
def hinge(p_ptr, t_ptr, loss_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    p = tl.load(p_ptr + offs, mask=offs < n, other=0.0)
    t = tl.load(t_ptr + offs, mask=offs < n, other=0.0)
    terms = tl.where(offs < n, tl.maximum(1.0 - p * t, 0.0) / n, 0.0)  # padding would be 1
    tl.atomic_add(loss_ptr, tl.sum(terms, axis=0))


@triton.jit
def kl_divergence(p_ptr, t_ptr, loss_ptr, M, N, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    cols = tl.arange(0, BLOCK)
    p = tl.load(p_ptr + row * N + cols, mask=cols < N, other=1.0)
    t = tl.load(t_ptr + row * N + cols, mask=cols < N, other=1.0)
    terms = tl.where(cols < N, t * (tl.log(t) - tl.log(p)) / M, 0.0)
    tl.atomic_add(loss_ptr, tl.sum(terms, axis=0))


@triton.jit
def triplet(a_ptr, p_ptr, n_ptr, loss_ptr, N, margin, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    cols = tl.arange(0, BLOCK)
    a = tl.load(a_ptr + row * N + cols, mask=cols < N, other=0.0)
    p = tl.load(p_ptr + row * N + cols, mask=cols < N, other=0.0)
    n = tl.load(n_ptr + row * N + cols, mask=cols < N, other=0.0)
    near = tl.sqrt(tl.sum((a - p) * (a - p), axis=0))
    far = tl.sqrt(tl.sum((a - n) * (a - n), axis=0))
    tl.store(loss_ptr + row, tl.maximum(near - far + margin, 0.0))


@triton.jit
def cross_entropy(x_ptr, t_ptr, loss_ptr, N, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    cols = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + row * N + cols, mask=cols < N, other=-float("inf"))
    top = tl.max(x, axis=0)
    total = tl.sum(tl.exp(x - top), axis=0)
    own = tl.load(x_ptr + row * N + tl.load(t_ptr + row))
    tl.store(loss_ptr + row, tl.log(total) + top - own)


pairs = Contract(
    sizes=("N",),
    arrays=dict(
        p_ptr=Array("fp32", ("N",)), t_ptr=Array("fp32", ("N",)), loss_ptr=Array("fp32", (), tensor="L")
    ),
    scalars=dict(n="N"),
    grid=lambda META: (triton.cdiv(N, META["BLOCK"]),),
    configs=[dict(BLOCK=1024)],
    zeroed=("loss_ptr",),
)

distributions = Contract(
    sizes=("M", "N"),
    arrays=dict(
        p_ptr=Array("fp32", ("M", "N")),
        t_ptr=Array("fp32", ("M", "N")),
        loss_ptr=Array("fp32", (), tensor="L"),
    ),
    grid=lambda META: (M,),
    configs=[dict(BLOCK=1024)],
    zeroed=("loss_ptr",),
    assume=("N <= BLOCK",),
)

triples = Contract(
    sizes=("M", "N"),
    arrays=dict(
        a_ptr=Array("fp32", ("M", "N")),
        p_ptr=Array("fp32", ("M", "N")),
        n_ptr=Array("fp32", ("M", "N"), tensor="F"),
        loss_ptr=Array("fp32", ("M",), tensor="L"),
    ),
    scalars=dict(margin=1.0),
    grid=lambda META: (M,),
    configs=[dict(BLOCK=1024)],
    assume=("N <= BLOCK",),
)

classes = Contract(
    sizes=("M", "N"),
    arrays=dict(
        x_ptr=Array("fp32", ("M", "N")),
        t_ptr=Array("i32", ("M",)),
        loss_ptr=Array("fp32", ("M",), tensor="L"),
    ),
    grid=lambda META: (M,),
    configs=[dict(BLOCK=1024)],
    assume=("N <= BLOCK",),
)
