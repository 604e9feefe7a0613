"""Naive kernels, which are specifications, and one that is verified against them."""

import triton
import triton.language as tl

from redverify.frontends.triton import Array, Contract

MATRICES = {"x": Array("fp32", ("M", "N")), "y": Array("fp32", ("M", "N"))}
ELEMENTS = Contract(sizes=("M", "N"), arrays=MATRICES, grid=("M",), assume=("N >= 1",))
COLUMNS = Contract(
    sizes=("M", "N"), arrays={"x": Array("fp32", ("M", "N")), "y": Array("fp32", ("N",))}, grid=("M",)
)
ROWS = Contract(
    sizes=("M", "N"),
    arrays=MATRICES,
    grid=("M",),
    configs=[{"BLOCK": 16}],
    assume=("N >= 1", "N <= BLOCK"),
)


@triton.jit
def softmax(x, y, N, BLOCK: tl.constexpr):
    row, cols = tl.program_id(0), tl.arange(0, BLOCK)
    found = tl.load(x + row * N + cols, mask=cols < N, other=-float("inf"))
    e = tl.exp(found - tl.max(found, 0))
    tl.store(y + row * N + cols, e / tl.sum(e, 0), mask=cols < N)


@triton.jit
def softmax_wrong(x, y, N, BLOCK: tl.constexpr):
    row, cols = tl.program_id(0), tl.arange(0, BLOCK)
    found = tl.load(x + row * N + cols, mask=cols < N, other=0.0)
    e = tl.exp(found - tl.max(found, 0))
    tl.store(y + row * N + cols, e / tl.sum(e, 0), mask=cols < N)


@triton.jit
def naive(x, y, N):
    row = tl.program_id(0)
    top = -float("inf")
    for k in range(N):
        top = tl.maximum(top, tl.load(x + row * N + k))
    total = 0.0
    for k in range(N):
        total += tl.exp(tl.load(x + row * N + k) - top)
    for k in range(N):
        tl.store(y + row * N + k, tl.exp(tl.load(x + row * N + k) - top) / total)


@triton.jit
def outside(x, y, N):
    row = tl.program_id(0)
    for k in range(N):
        tl.store(y + row * N + k, tl.load(x + row * N + k + 1))


@triton.jit
def partly(x, y, N):
    row = tl.program_id(0)
    for k in range(1, N):
        tl.store(y + row * N + k, tl.load(x + row * N + k))


@triton.jit
def raced(x, y, N):
    row = tl.program_id(0)
    for k in range(N):
        tl.store(y + k, tl.load(x + row * N + k))


@triton.jit
def last_row(x, y, M, N):
    row = tl.program_id(0)
    for k in range(N):
        if row == M - 1:
            tl.store(y + k, tl.load(x + row * N + k))
        if row == 0:
            tl.store(y + k, tl.load(x + row * N + k))
