"""Normalisations: by batch, instance, group, and by the length of a vector."""

import triton
import triton.language as tl

from redverify.frontends.triton import Array, Contract


@triton.jit
def batch_norm(x_ptr, w_ptr, b_ptr, y_ptr, Z, C, P, eps, BLOCK: tl.constexpr):
    c = tl.program_id(0)
    acc = tl.zeros([BLOCK], dtype=tl.float32)
    for z in range(0, Z):
        for start in range(0, P, BLOCK):
            offs = start + tl.arange(0, BLOCK)
            acc += tl.load(x_ptr + z * C * P + c * P + offs, mask=offs < P, other=0.0)
    count = Z.to(tl.float32) * P
    mean = tl.sum(acc, axis=0) / count
    acc = tl.zeros([BLOCK], dtype=tl.float32)
    for z in range(0, Z):
        for start in range(0, P, BLOCK):
            offs = start + tl.arange(0, BLOCK)
            x = tl.load(x_ptr + z * C * P + c * P + offs, mask=offs < P, other=0.0)
            x = tl.where(offs < P, x - mean, 0.0)
            acc += x * x
    scale = 1.0 / tl.sqrt(tl.sum(acc, axis=0) / count + eps)
    w = tl.load(w_ptr + c)
    b = tl.load(b_ptr + c)
    for z in range(0, Z):
        for start in range(0, P, BLOCK):
            offs = start + tl.arange(0, BLOCK)
            x = tl.load(x_ptr + z * C * P + c * P + offs, mask=offs < P)
            tl.store(y_ptr + z * C * P + c * P + offs, (x - mean) * scale * w + b, mask=offs < P)


@triton.jit
def instance_norm(x_ptr, y_ptr, N, eps, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    acc = tl.zeros([BLOCK], dtype=tl.float32)
    for start in range(0, N, BLOCK):
        cols = start + tl.arange(0, BLOCK)
        acc += tl.load(x_ptr + row * N + cols, mask=cols < N, other=0.0)
    mean = tl.sum(acc, axis=0) / N
    acc = tl.zeros([BLOCK], dtype=tl.float32)
    for start in range(0, N, BLOCK):
        cols = start + tl.arange(0, BLOCK)
        x = tl.load(x_ptr + row * N + cols, mask=cols < N, other=0.0)
        x = tl.where(cols < N, x - mean, 0.0)
        acc += x * x
    scale = 1.0 / tl.sqrt(tl.sum(acc, axis=0) / N + eps)
    for start in range(0, N, BLOCK):
        cols = start + tl.arange(0, BLOCK)
        x = tl.load(x_ptr + row * N + cols, mask=cols < N)
        tl.store(y_ptr + row * N + cols, (x - mean) * scale, mask=cols < N)


@triton.jit
def group_norm(x_ptr, w_ptr, b_ptr, y_ptr, G, C, P, eps, BLOCK: tl.constexpr):
    g = tl.program_id(0)
    z = tl.program_id(1)
    group = (z * G + g) * C * P  # C channels of P numbers, one behind the other
    acc = tl.zeros([BLOCK], dtype=tl.float32)
    for c in range(0, C):
        for start in range(0, P, BLOCK):
            offs = start + tl.arange(0, BLOCK)
            acc += tl.load(x_ptr + group + c * P + offs, mask=offs < P, other=0.0)
    count = C.to(tl.float32) * P
    mean = tl.sum(acc, axis=0) / count
    acc = tl.zeros([BLOCK], dtype=tl.float32)
    for c in range(0, C):
        for start in range(0, P, BLOCK):
            offs = start + tl.arange(0, BLOCK)
            x = tl.load(x_ptr + group + c * P + offs, mask=offs < P, other=0.0)
            x = tl.where(offs < P, x - mean, 0.0)
            acc += x * x
    scale = 1.0 / tl.sqrt(tl.sum(acc, axis=0) / count + eps)
    for c in range(0, C):
        w = tl.load(w_ptr + g * C + c)
        b = tl.load(b_ptr + g * C + c)
        for start in range(0, P, BLOCK):
            offs = start + tl.arange(0, BLOCK)
            x = tl.load(x_ptr + group + c * P + offs, mask=offs < P)
            tl.store(y_ptr + group + c * P + offs, (x - mean) * scale * w + b, mask=offs < P)


@triton.jit
def rms_norm_channels(x_ptr, y_ptr, C, P, eps, BLOCK: tl.constexpr):
    z = tl.program_id(1)
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    acc = tl.zeros([BLOCK], dtype=tl.float32)
    for c in range(0, C):
        x = tl.load(x_ptr + z * C * P + c * P + offs, mask=offs < P, other=0.0)
        acc += x * x
    scale = 1.0 / tl.sqrt(acc / C + eps)
    for c in range(0, C):
        x = tl.load(x_ptr + z * C * P + c * P + offs, mask=offs < P)
        tl.store(y_ptr + z * C * P + c * P + offs, x * scale, mask=offs < P)


@triton.jit
def frobenius_norm(x_ptr, y_ptr, n, BLOCK: tl.constexpr):
    acc = tl.zeros([BLOCK], dtype=tl.float32)
    for start in range(0, n, BLOCK):
        offs = start + tl.arange(0, BLOCK)
        x = tl.load(x_ptr + offs, mask=offs < n, other=0.0)
        acc += x * x
    norm = tl.sqrt(tl.sum(acc, axis=0))
    for start in range(0, n, BLOCK):
        offs = start + tl.arange(0, BLOCK)
        x = tl.load(x_ptr + offs, mask=offs < n)
        tl.store(y_ptr + offs, x / norm, mask=offs < n)


@triton.jit
def l1_norm(x_ptr, y_ptr, N, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    acc = tl.zeros([BLOCK], dtype=tl.float32)
    for start in range(0, N, BLOCK):
        cols = start + tl.arange(0, BLOCK)
        acc += tl.abs(tl.load(x_ptr + row * N + cols, mask=cols < N, other=0.0))
    norm = tl.sum(acc, axis=0)
    for start in range(0, N, BLOCK):
        cols = start + tl.arange(0, BLOCK)
        x = tl.load(x_ptr + row * N + cols, mask=cols < N)
        tl.store(y_ptr + row * N + cols, x / norm, mask=cols < N)


@triton.jit
def l2_norm(x_ptr, y_ptr, N, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    cols = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + row * N + cols, mask=cols < N, other=0.0)
    tl.store(y_ptr + row * N + cols, x / tl.sqrt(tl.sum(x * x, axis=0)), mask=cols < N)


IMAGES = Array("fp32", ("Z", "C", "P"))
ROWS = Array("fp32", ("M", "N"))

batches = Contract(
    sizes=("Z", "C", "P"),
    arrays=dict(x_ptr=IMAGES, w_ptr=Array("fp32", ("C",)), b_ptr=Array("fp32", ("C",)), y_ptr=IMAGES),
    scalars=dict(eps=1e-5),
    grid=lambda META: (C,),
    configs=[dict(BLOCK=1024)],
)

groups = Contract(
    sizes=("Z", "G", "C", "P"),
    arrays=dict(
        x_ptr=Array("fp32", ("Z", "G", "C", "P")),
        w_ptr=Array("fp32", ("G", "C")),
        b_ptr=Array("fp32", ("G", "C")),
        y_ptr=Array("fp32", ("Z", "G", "C", "P")),
    ),
    scalars=dict(eps=1e-5),
    grid=lambda META: (G, Z),
    configs=[dict(BLOCK=1024)],
)

channels = Contract(
    sizes=("Z", "C", "P"),
    arrays=dict(x_ptr=IMAGES, y_ptr=IMAGES),
    scalars=dict(eps=1e-5),
    grid=lambda META: (triton.cdiv(P, META["BLOCK"]), Z),
    configs=[dict(BLOCK=1024)],
)

rows = Contract(
    sizes=("M", "N"),
    arrays=dict(x_ptr=ROWS, y_ptr=ROWS),
    grid=lambda META: (M,),
    configs=[dict(BLOCK=1024)],
)

rows_with_eps = Contract(
    sizes=("M", "N"),
    arrays=dict(x_ptr=ROWS, y_ptr=ROWS),
    scalars=dict(eps=1e-5),
    grid=lambda META: (M,),
    configs=[dict(BLOCK=1024)],
)

short_rows = Contract(
    sizes=("M", "N"),
    arrays=dict(x_ptr=ROWS, y_ptr=ROWS),
    grid=lambda META: (M,),
    configs=[dict(BLOCK=1024)],
    assume=("N <= BLOCK",),
)

everything = Contract(
    sizes=("N",),
    arrays=dict(x_ptr=Array("fp32", ("N",)), y_ptr=Array("fp32", ("N",))),
    scalars=dict(n="N"),
    grid=lambda META: (1,),
    configs=[dict(BLOCK=1024)],
)
