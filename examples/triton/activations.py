"""Activations: each element of a vector through a function."""

import triton
import triton.language as tl

from redverify.frontends.triton import Array, Contract

VECTOR = Array("fp32", ("N",))


@triton.jit
def leaky_relu(x_ptr, y_ptr, n, slope, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs, mask=offs < n)
    tl.store(y_ptr + offs, tl.where(x >= 0, x, slope * x), mask=offs < n)


@triton.jit
def sigmoid(x_ptr, y_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs, mask=offs < n)
    tl.store(y_ptr + offs, tl.sigmoid(x), mask=offs < n)


@triton.jit
def tanh(x_ptr, y_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs, mask=offs < n)
    e = tl.exp(2.0 * x)
    tl.store(y_ptr + offs, 1.0 - 2.0 / (e + 1.0), mask=offs < n)


@triton.jit
def swish(x_ptr, y_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs, mask=offs < n)
    tl.store(y_ptr + offs, x * tl.sigmoid(x), mask=offs < n)


@triton.jit
def gelu_tanh(x_ptr, y_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs, mask=offs < n)
    inner = 0.7978845608028654 * (x + 0.044715 * x * x * x)
    tanh = 1.0 - 2.0 / (tl.exp(2.0 * inner) + 1.0)
    tl.store(y_ptr + offs, 0.5 * x * (1.0 + tanh), mask=offs < n)


@triton.jit
def selu(x_ptr, y_ptr, n, BLOCK: tl.constexpr):
    ALPHA: tl.constexpr = 1.6732632423543772
    SCALE: tl.constexpr = 1.0507009873554805
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs, mask=offs < n)
    y = SCALE * tl.where(x > 0, x, ALPHA * (tl.exp(x) - 1.0))
    tl.store(y_ptr + offs, y, mask=offs < n)


@triton.jit
def elu(x_ptr, y_ptr, n, alpha, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs, mask=offs < n)
    tl.store(y_ptr + offs, tl.where(x > 0, x, alpha * (tl.exp(x) - 1.0)), mask=offs < n)


@triton.jit
def hard_sigmoid(x_ptr, y_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs, mask=offs < n)
    y = tl.minimum(tl.maximum((x + 3.0) / 6.0, 0.0), 1.0)
    tl.store(y_ptr + offs, y, mask=offs < n)


@triton.jit
def softplus(x_ptr, y_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs, mask=offs < n)
    y = tl.where(x > 20.0, x, tl.log(1.0 + tl.exp(x)))
    tl.store(y_ptr + offs, y, mask=offs < n)


@triton.jit
def softsign(x_ptr, y_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs, mask=offs < n)
    tl.store(y_ptr + offs, x / (1.0 + tl.abs(x)), mask=offs < n)


@triton.jit
def hard_tanh(x_ptr, y_ptr, n, low, high, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs, mask=offs < n)
    tl.store(y_ptr + offs, tl.clamp(x, low, high), mask=offs < n)


def blocks(**scalars):
    """A vector, a block for each program."""
    return Contract(
        sizes=("N",),
        arrays=dict(x_ptr=VECTOR, y_ptr=VECTOR),
        scalars=dict(n="N", **scalars),
        grid=lambda META: (triton.cdiv(N, META["BLOCK"]),),
        configs=[dict(BLOCK=1024)],
    )


plain = blocks()
sloped = blocks(slope=0.01)
exponential = blocks(alpha=1.0)
clamped = blocks(low=-1.0, high=1.0)
