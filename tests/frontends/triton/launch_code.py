"""Kernels with the functions that launch them, as libraries have them: with torch, without contracts."""

# mypy: ignore-errors

import math

import torch
import torch.nn.functional as F
import triton
import triton.language as tl
from torch import nn


@triton.jit
def softmax_kernel(x_ptr, y_ptr, stride_x, stride_y, n_cols, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    cols = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + row * stride_x + cols, mask=cols < n_cols, other=-float("inf"))
    e = tl.exp(x - tl.max(x, axis=0))
    tl.store(y_ptr + row * stride_y + cols, e / tl.sum(e, axis=0), mask=cols < n_cols)


def softmax(x: torch.Tensor) -> torch.Tensor:
    n_rows, n_cols = x.shape
    BLOCK = triton.next_power_of_2(n_cols)
    if 65536 // x.element_size() < BLOCK:
        raise ValueError("too long")
    y = torch.empty_like(x)
    num_warps = 4 if BLOCK < 2048 else 8
    softmax_kernel[(n_rows,)](x, y, x.stride(0), y.stride(0), n_cols, BLOCK=BLOCK, num_warps=num_warps)
    return y


def softmax_of_bounded_rows(x, LONGEST=64):
    if x.shape[-1] > LONGEST:
        raise ValueError("too long")
    y = torch.empty_like(x)
    softmax_kernel[(x.shape[0],)](x, y, x.stride(0), y.stride(0), x.shape[1], BLOCK=LONGEST)
    return y


def softmax_of_columns(x):  # wrong: the stride of the other dimension
    y = torch.empty_like(x)
    softmax_kernel[(x.size(0),)](x, y, x.stride(1), y.stride(0), x.size(1), BLOCK=64)
    return y


def softmax_too_long(x):  # wrong: rows may be longer than the block
    y = torch.empty_like(x)
    softmax_kernel[(x.size(0),)](x, y, x.stride(0), y.stride(0), x.size(1), BLOCK=16)
    return y


class Softmax(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        y = softmax(x.contiguous())
        ctx.save_for_backward(y)
        return y

    @staticmethod
    def backward(ctx, dy):
        raise NotImplementedError


class Layer(nn.Module):
    """Inherited from, and not used."""


@triton.jit
def add_kernel(x_ptr, y_ptr, out_ptr, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    m = i < n
    tl.store(out_ptr + i, tl.load(x_ptr + i, mask=m) + tl.load(y_ptr + i, mask=m), mask=m)


def add(x, y):
    out = torch.empty_like(x)
    assert x.is_cuda and x.is_contiguous() and x.numel() == y.numel()
    n = out.numel()
    add_kernel[lambda meta: (triton.cdiv(n, meta["BLOCK"]),)](x, y, out, n, BLOCK=64)
    return out


def add_rounded_up(x, y):
    out = x.new_empty(x.shape)
    add_kernel[(math.ceil(x.numel() / 64),)](x, y, out, x.numel(), BLOCK=64)
    return out


def add_without_tail(x, y):  # wrong: the last block
    out = torch.empty_like(x)
    add_kernel[(x.numel() // 64,)](x, y, out, x.numel(), BLOCK=64)
    return out


def add_and_more(x, y):
    out = add(x, y)
    F.relu(out, inplace=True)
    return out


def add_turned(x, y):
    return add(x, y).view(-1, 1)


def add_by_table(x, y):  # wrong: nothing is launched for one element
    z = torch.empty_like(x)
    count = {1: 0}.get(x.numel(), x.numel())
    add_kernel[(triton.cdiv(count, 64),)](x, y, z, x.numel(), BLOCK=64)
    return z


def add_with_a_fallback(x, y):  # wrong: nothing is launched, and the other way is not gone
    z = torch.empty_like(x)
    try:
        count = 0 * int(x.numel())
    except Exception:
        count = x.numel()
    add_kernel[(triton.cdiv(count, 64),)](x, y, z, x.numel(), BLOCK=64)
    return z


def add_with_a_later_count(x, y, WRONG=True):  # wrong: the grid has no instances when it is launched
    z = torch.empty_like(x)
    count = 0 if WRONG else x.numel()
    add_kernel[lambda meta: (triton.cdiv(count, meta["BLOCK"]),)](x, y, z, x.numel(), BLOCK=64)
    count = x.numel() if WRONG else 0
    return z


def add_with_an_earlier_count(x, y):
    return add_with_a_later_count(x, y, WRONG=False)


def add_lost(x, y):
    add(x, y)


def add_into_a_copy(x, y, z):
    add_kernel[(triton.cdiv(x.numel(), 64),)](x, y, z.contiguous(), x.numel(), BLOCK=64)


def add_in_place(x, y):
    add_kernel[(triton.cdiv(x.numel(), 64),)](x, y, x, x.numel(), BLOCK=64)
    return x


def add_twice(x, y):
    out = torch.empty_like(x)
    add_kernel[(1,)](x, y, out, x.numel(), BLOCK=64)
    add_kernel[(1,)](x, out, out, x.numel(), BLOCK=64)
    return out


def add_nowhere(x, y):
    return x


def add_by_a_branch(x, y):
    out = torch.empty_like(x)
    if x.numel() <= 16:
        add_kernel[(1,)](x, y, out, x.numel(), BLOCK=16)
    else:
        add_kernel[(triton.cdiv(x.numel(), 64),)](x, y, out, x.numel(), BLOCK=64)
    return out


def add_with_an_offset(x, y, offset):
    raise NotImplementedError


def add_by_name(left, right):
    return add(left, right)


@triton.jit
def total_kernel(x_ptr, t_ptr, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.atomic_add(t_ptr, tl.sum(tl.load(x_ptr + i, mask=i < n, other=0.0), axis=0))


def total(x):
    t = torch.zeros((1,), device=x.device, dtype=x.dtype)
    total_kernel[(triton.cdiv(x.numel(), 64),)](x, t, x.numel(), BLOCK=64)
    return t


def total_from_anything(x):  # wrong: nothing sets it to zero
    t = torch.empty((1,), device=x.device, dtype=x.dtype)
    total_kernel[(triton.cdiv(x.numel(), 64),)](x, t, x.numel(), BLOCK=64)
    return t


@triton.autotune(
    configs=[triton.Config({"BM": 64, "BN": 64, "BK": 32}), triton.Config({"BM": 32, "BN": 64, "BK": 32})],
    key=["M", "N", "K"],
)
@triton.heuristics({"EVEN_K": lambda a: a["K"] % a["BK"] == 0})
@triton.jit
def product_kernel(
    a_ptr, b_ptr, c_ptr, M, N, K, stride_am, stride_ak, stride_bk, stride_bn, stride_cm, stride_cn,
    EVEN_K: tl.constexpr, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr,
):  # fmt: skip
    rm = tl.program_id(0) * BM + tl.arange(0, BM)
    rn = tl.program_id(1) * BN + tl.arange(0, BN)
    acc = tl.zeros((BM, BN), dtype=tl.float32)
    for k in range(0, tl.cdiv(K, BK)):
        rk = k * BK + tl.arange(0, BK)
        am, bm = rm[:, None] < M, rn[None, :] < N
        if not EVEN_K:
            am, bm = am & (rk[None, :] < K), bm & (rk[:, None] < K)
        a = tl.load(a_ptr + rm[:, None] * stride_am + rk[None, :] * stride_ak, mask=am, other=0.0)
        b = tl.load(b_ptr + rk[:, None] * stride_bk + rn[None, :] * stride_bn, mask=bm, other=0.0)
        acc += tl.dot(a, b, input_precision="ieee")
    c = c_ptr + rm[:, None] * stride_cm + rn[None, :] * stride_cn
    tl.store(c, acc, mask=(rm[:, None] < M) & (rn[None, :] < N))


def product(a, b):
    assert a.shape[1] == b.shape[0], "incompatible"
    (M, K), N = a.shape, b.shape[1]
    c = torch.empty((M, N), device=a.device, dtype=torch.float32)
    grid = lambda META: (triton.cdiv(M, META["BM"]), triton.cdiv(N, META["BN"]))  # noqa: E731
    product_kernel[grid](a, b, c, M, N, K, *a.stride(), *b.stride(), *c.stride())
    return c


@triton.jit
def partial_kernel(x_ptr, part_ptr, n, BLOCK: tl.constexpr):
    pid = tl.program_id(0)
    i = pid * BLOCK + tl.arange(0, BLOCK)
    tl.store(part_ptr + pid, tl.sum(tl.load(x_ptr + i, mask=i < n, other=0.0)))


@triton.jit
def final_kernel(part_ptr, out_ptr, count, BLOCK: tl.constexpr):
    total = 0.0
    for start in range(0, count, BLOCK):
        i = start + tl.arange(0, BLOCK)
        total += tl.sum(tl.load(part_ptr + i, mask=i < count, other=0.0))
    tl.store(out_ptr, total)


def total_by_parts(x):
    n = x.numel()
    count = triton.cdiv(n, 1024)
    part = torch.empty((count,), dtype=torch.float32)
    out = torch.empty((1,), dtype=torch.float32)
    partial_kernel[(count,)](x, part, n, BLOCK=1024)
    final_kernel[(1,)](part, out, count, BLOCK=256)
    return out


def total_of_whole_parts(x):
    n = x.numel()
    count = triton.cdiv(n, 1024)
    part = torch.empty((count,), dtype=torch.float32)
    out = torch.empty((1,), dtype=torch.float32)
    partial_kernel[(count,)](x, part, n, BLOCK=1024)
    final_kernel[(1,)](part, out, n // 1024, BLOCK=256)
    return out


def total_backwards(x):
    n = x.numel()
    count = triton.cdiv(n, 1024)
    part = torch.empty((count,), dtype=torch.float32)
    out = torch.empty((1,), dtype=torch.float32)
    final_kernel[(1,)](part, out, count, BLOCK=256)
    partial_kernel[(count,)](x, part, n, BLOCK=1024)
    return out


@triton.jit
def split_kernel(
    a_ptr, b_ptr, p_ptr, M, N, K,
    SPLIT: tl.constexpr, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr,
):  # fmt: skip
    i = tl.program_id(0) * BM + tl.arange(0, BM)
    j = tl.program_id(1) * BN + tl.arange(0, BN)
    s = tl.program_id(2)
    acc = tl.zeros((BM, BN), dtype=tl.float32)
    for k0 in range(0, tl.cdiv(K, BK * SPLIT)):
        k = (k0 * SPLIT + s) * BK + tl.arange(0, BK)
        a = tl.load(a_ptr + i[:, None] * K + k[None, :], mask=(i < M)[:, None] & (k < K)[None, :], other=0.0)
        b = tl.load(b_ptr + k[:, None] * N + j[None, :], mask=(k < K)[:, None] & (j < N)[None, :], other=0.0)
        acc = tl.dot(a, b, acc, input_precision="ieee")
    tl.store(p_ptr + s * M * N + i[:, None] * N + j[None, :], acc, mask=(i < M)[:, None] & (j < N)[None, :])


@triton.jit
def reduce_kernel(p_ptr, c_ptr, M, N, SPLIT: tl.constexpr, BM: tl.constexpr, BN: tl.constexpr):
    i = tl.program_id(0) * BM + tl.arange(0, BM)
    j = tl.program_id(1) * BN + tl.arange(0, BN)
    mask = (i < M)[:, None] & (j < N)[None, :]
    acc = tl.zeros((BM, BN), dtype=tl.float32)
    for s in range(SPLIT):
        acc += tl.load(p_ptr + s * M * N + i[:, None] * N + j[None, :], mask=mask, other=0.0)
    tl.store(c_ptr + i[:, None] * N + j[None, :], acc, mask=mask)


def split_k(a, b):
    M, K = a.shape
    _, N = b.shape
    p = torch.empty((4, M, N), dtype=torch.float32)
    c = torch.empty((M, N), dtype=torch.float32)
    split_kernel[(triton.cdiv(M, 32), triton.cdiv(N, 32), 4)](a, b, p, M, N, K, SPLIT=4, BM=32, BN=32, BK=16)
    reduce_kernel[(triton.cdiv(M, 32), triton.cdiv(N, 32))](p, c, M, N, SPLIT=4, BM=32, BN=32)
    return c


@triton.jit
def silu_kernel(x_ptr, y_ptr, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    x = tl.load(x_ptr + i, mask=i < n)
    tl.store(y_ptr + i, x * (1.0 / (1.0 + tl.exp(-x))), mask=i < n)


@triton.jit
def mul_kernel(x_ptr, y_ptr, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    x = tl.load(x_ptr + i, mask=i < n)
    tl.store(x_ptr + i, x * tl.load(y_ptr + i, mask=i < n), mask=i < n)


def silu_times(x, u):
    h = torch.empty_like(x)
    n = x.numel()
    silu_kernel[(triton.cdiv(n, 256),)](x, h, n, BLOCK=256)
    mul_kernel[(triton.cdiv(n, 256),)](h, u, n, BLOCK=256)
    return h


def total_of_zeros_in_between(x):
    part = torch.empty((triton.cdiv(x.numel(), 1024),), dtype=torch.float32)
    out = torch.empty((1,), dtype=torch.float32)
    partial_kernel[(part.numel(),)](x, part, x.numel(), BLOCK=1024)
    part.zero_()
    final_kernel[(1,)](part, out, part.numel(), BLOCK=256)
    return out


def input_turned(x, y):
    add_kernel[(triton.cdiv(x.numel(), 64),)](x, y, x, x.numel(), BLOCK=64)
    return x.reshape(1, -1)
