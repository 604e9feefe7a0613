"""Kernels that compute each element of a vector from elements of others."""

import triton
import triton.language as tl

from redverify.frontends.triton import Array, Contract, Scalar

VECTOR = Array("fp32", ("n",))


@triton.jit
def relu(x_ptr, y_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs, mask=offs < n)
    tl.store(y_ptr + offs, tl.maximum(x, 0.0), mask=offs < n)


@triton.jit
def relu_wrong(x_ptr, y_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs, mask=offs < n)
    tl.store(y_ptr + offs, tl.maximum(x, 0.0), mask=offs <= n)  # one too many


@triton.jit
def gelu(x_ptr, y_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs, mask=offs < n)
    y = 0.5 * x * (1.0 + tl.math.erf(x * 0.70710678))
    tl.store(y_ptr + offs, y, mask=offs < n)


@triton.jit
def gelu_wrong(x_ptr, y_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs, mask=offs < n)
    y = 0.5 * x + (1.0 + tl.math.erf(x * 0.70710678))  # a sum in place of a product
    tl.store(y_ptr + offs, y, mask=offs < n)


@triton.jit
def swiglu(gate_ptr, up_ptr, y_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    gate = tl.load(gate_ptr + offs, mask=offs < n, other=0.0)
    up = tl.load(up_ptr + offs, mask=offs < n, other=0.0)
    tl.store(y_ptr + offs, gate * tl.sigmoid(gate) * up, mask=offs < n)


@triton.jit
def swiglu_wrong(gate_ptr, up_ptr, y_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    gate = tl.load(gate_ptr + offs, mask=offs < n, other=0.0)
    up = tl.load(up_ptr + offs, mask=offs < n, other=0.0)
    tl.store(y_ptr + offs, gate * tl.sigmoid(up) * up, mask=offs < n)  # of the other one


@triton.jit
def axpy(x_ptr, y_ptr, z_ptr, alpha, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs, mask=offs < n)
    y = tl.load(y_ptr + offs, mask=offs < n)
    tl.store(z_ptr + offs, alpha * x + y, mask=offs < n)


@triton.jit
def axpy_wrong(x_ptr, y_ptr, z_ptr, alpha, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs, mask=offs < n)
    y = tl.load(y_ptr + offs, mask=offs < n - 1, other=0.0)  # the last element is left out
    tl.store(z_ptr + offs, alpha * x + y, mask=offs < n)


@triton.jit
def persistent_add(x_ptr, y_ptr, z_ptr, n, PROGRAMS: tl.constexpr, BLOCK: tl.constexpr):
    tile = tl.program_id(0)
    while tile * BLOCK < n:
        offs = tile * BLOCK + tl.arange(0, BLOCK)
        x = tl.load(x_ptr + offs, mask=offs < n)
        y = tl.load(y_ptr + offs, mask=offs < n)
        tl.store(z_ptr + offs, x + y, mask=offs < n)
        tile += PROGRAMS


@triton.jit
def strided_add(x_ptr, y_ptr, z_ptr, n, PROGRAMS: tl.constexpr, BLOCK: tl.constexpr):
    for tile in range(tl.program_id(0), tl.cdiv(n, BLOCK), PROGRAMS):
        offs = tile * BLOCK + tl.arange(0, BLOCK)
        x = tl.load(x_ptr + offs, mask=offs < n)
        y = tl.load(y_ptr + offs, mask=offs < n)
        tl.store(z_ptr + offs, x + y, mask=offs < n)


@triton.jit
def strided_add_wrong(x_ptr, y_ptr, z_ptr, n, PROGRAMS: tl.constexpr, BLOCK: tl.constexpr):
    for tile in range(tl.program_id(0), n // BLOCK, PROGRAMS):  # the last block is left out
        offs = tile * BLOCK + tl.arange(0, BLOCK)
        x = tl.load(x_ptr + offs, mask=offs < n)
        y = tl.load(y_ptr + offs, mask=offs < n)
        tl.store(z_ptr + offs, x + y, mask=offs < n)


one = Contract(
    sizes=("n",),
    arrays=dict(x_ptr=VECTOR, y_ptr=VECTOR),
    grid=lambda META: (triton.cdiv(n, META["BLOCK"]),),
    configs=[dict(BLOCK=1024)],
)

gated = Contract(
    sizes=("n",),
    arrays=dict(gate_ptr=VECTOR, up_ptr=VECTOR, y_ptr=VECTOR),
    grid=lambda META: (triton.cdiv(n, META["BLOCK"]),),
    configs=[dict(BLOCK=1024)],
)

scaled = Contract(
    sizes=("n",),
    arrays=dict(x_ptr=VECTOR, y_ptr=VECTOR, z_ptr=VECTOR),
    scalars=dict(alpha=Scalar("fp32", "Alpha")),
    grid=lambda META: (triton.cdiv(n, META["BLOCK"]),),
    configs=[dict(BLOCK=1024), dict(BLOCK=256)],
)

persistent = Contract(
    sizes=("n",),
    arrays=dict(x_ptr=VECTOR, y_ptr=VECTOR, z_ptr=VECTOR),
    grid=lambda META: (META["PROGRAMS"],),
    configs=[dict(PROGRAMS=132, BLOCK=1024)],
)
