"""Kernels that compute with several types of floats."""

import triton
import triton.language as tl

from redverify.frontends.triton import Array, Contract

PRODUCT = Contract(
    sizes=("M", "N", "K"),
    arrays={
        "a": Array("fp16", ("M", "K")),
        "b": Array("fp16", ("K", "N")),
        "c": Array("fp16", ("M", "N")),
    },
    grid=("cdiv(M, BM)", "cdiv(N, BN)"),
    configs=[{"BM": 16, "BN": 16, "BK": 16}],
)
VECTORS = Contract(
    sizes=("n",),
    arrays={"x": Array("fp16", ("n",)), "y": Array("fp32", ("n",))},
    grid="cdiv(n, BLOCK)",
    configs=[{"BLOCK": 16}],
)


@triton.jit
def product(a, b, c, M, N, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    i = tl.program_id(0) * BM + tl.arange(0, BM)
    j = tl.program_id(1) * BN + tl.arange(0, BN)
    acc = tl.zeros((BM, BN), dtype=tl.float32)
    for k0 in range(0, K, BK):
        k = k0 + tl.arange(0, BK)
        left = tl.load(a + i[:, None] * K + k, mask=(i < M)[:, None] & (k < K), other=0.0)
        right = tl.load(b + k[:, None] * N + j, mask=(k < K)[:, None] & (j < N), other=0.0)
        acc = tl.dot(left, right, acc)
    tl.store(c + i[:, None] * N + j, acc.to(tl.float16), mask=(i < M)[:, None] & (j < N))


@triton.jit
def product_wrong(a, b, c, M, N, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    i = tl.program_id(0) * BM + tl.arange(0, BM)
    j = tl.program_id(1) * BN + tl.arange(0, BN)
    acc = tl.zeros((BM, BN), dtype=tl.float32)
    for k0 in range(0, K, BK):
        k = k0 + tl.arange(0, BK)
        left = tl.load(a + i[:, None] * K + k, mask=(i < M)[:, None] & (k < K), other=1.0)
        right = tl.load(b + k[:, None] * N + j, mask=(j < N), other=0.0)
        acc = tl.dot(left, right, acc)
    tl.store(c + i[:, None] * N + j, acc.to(tl.float16), mask=(i < M)[:, None] & (j < N))


@triton.jit
def rounded(x, y, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    found = tl.load(x + i, mask=i < n).to(tl.float32) * 3.0
    tl.store(y + i, found.to(tl.float16).to(tl.float32), mask=i < n)


@triton.jit
def truth(x, y, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    found = tl.load(x + i, mask=i < n).to(tl.float32)
    tl.store(y + i, (found > 0).to(tl.float32), mask=i < n)
