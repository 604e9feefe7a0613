"""Kernels in the manner of libraries of training and inference kernels, each with its launch code."""

import torch
import triton
import triton.language as tl
from triton.language.extra import libdevice


@triton.jit
def dyt_fwd(Y, X, ALPHA, GAMMA, BETA, n_cols, BLOCK: tl.constexpr):
    col = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    row = tl.program_id(1)
    mask = col < n_cols
    alpha = tl.load(ALPHA)
    g = tl.load(GAMMA + col, mask=mask, other=0.0)
    b = tl.load(BETA + col, mask=mask, other=0.0)
    x = tl.load(X + row * n_cols + col, mask=mask, other=0.0)
    t = libdevice.tanh(alpha * x)
    tl.store(Y + row * n_cols + col, t * g + b, mask=mask)


def dyt(x, alpha, gamma, beta):
    rows, n = x.shape
    y = torch.empty_like(x)
    dyt_fwd[(triton.cdiv(n, 1024), rows)](y, x, alpha, gamma, beta, n, BLOCK=1024)
    return y


@triton.jit
def softmax_bwd_blocks(DX, DY, Y, stride, n_cols, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    DX += row * stride
    DY += row * stride
    Y += row * stride
    acc = tl.zeros([BLOCK], dtype=tl.float32)
    for off in range(0, n_cols, BLOCK):
        c = off + tl.arange(0, BLOCK)
        m = c < n_cols
        acc += tl.load(Y + c, mask=m, other=0.0) * tl.load(DY + c, mask=m, other=0.0)
    s = tl.sum(acc, axis=0)
    for off in range(0, n_cols, BLOCK):
        c = off + tl.arange(0, BLOCK)
        m = c < n_cols
        y = tl.load(Y + c, mask=m, other=0.0)
        dy = tl.load(DY + c, mask=m, other=0.0)
        tl.store(DX + c, y * (dy - s), mask=m)


def softmax_backward_blocks(dy, y):
    rows, n = y.shape
    dx = torch.empty_like(y)
    softmax_bwd_blocks[(rows,)](dx, dy, y, n, n, BLOCK=1024)
    return dx


@triton.jit
def local_cumsum(S, OUT, T, H: tl.constexpr, BT: tl.constexpr):
    it = tl.program_id(0)
    ih = tl.program_id(1)
    t = it * BT + tl.arange(0, BT)
    s = tl.load(S + t * H + ih, mask=t < T, other=0.0)
    o = tl.cumsum(s, axis=0)
    tl.store(OUT + t * H + ih, o, mask=t < T)


@triton.jit
def w8_matmul(
    A, B, SC, C, M, N, K, sam, sak, sbk, sbn, scm, scn, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr
):
    pm = tl.program_id(0)
    pn = tl.program_id(1)
    rm = pm * BM + tl.arange(0, BM)
    rn = pn * BN + tl.arange(0, BN)
    rk = tl.arange(0, BK)
    a = A + rm[:, None] * sam + rk[None, :] * sak
    b = B + rk[:, None] * sbk + rn[None, :] * sbn
    acc = tl.zeros((BM, BN), dtype=tl.float32)
    for k in range(0, tl.cdiv(K, BK)):
        av = tl.load(a, mask=(rm[:, None] < M) & (rk[None, :] < K - k * BK), other=0.0)
        bv = tl.load(b, mask=(rk[:, None] < K - k * BK) & (rn[None, :] < N), other=0)
        acc += tl.dot(av, bv.to(tl.float32))
        a += BK * sak
        b += BK * sbk
    s = tl.load(SC + rn, mask=rn < N, other=0.0)
    acc = acc * s[None, :]
    tl.store(C + rm[:, None] * scm + rn[None, :] * scn, acc, mask=(rm[:, None] < M) & (rn[None, :] < N))


def w8(a, b, sc):
    M, K = a.shape
    K, N = b.shape
    c = torch.empty((M, N), device=a.device, dtype=torch.float32)
    w8_matmul[(triton.cdiv(M, 64), triton.cdiv(N, 64))](
        a,
        b,
        sc,
        c,
        M,
        N,
        K,
        a.stride(0),
        a.stride(1),
        b.stride(0),
        b.stride(1),
        c.stride(0),
        c.stride(1),
        BM=64,
        BN=64,
        BK=32,
    )
    return c


@triton.jit
def rope_interleaved(X, COS, SIN, OUT, T, D: tl.constexpr, BT: tl.constexpr):
    t = tl.program_id(0) * BT + tl.arange(0, BT)
    d = tl.arange(0, D // 2)
    m = t[:, None] < T
    c = tl.load(COS + t[:, None] * (D // 2) + d[None, :], mask=m, other=0.0)
    s = tl.load(SIN + t[:, None] * (D // 2) + d[None, :], mask=m, other=0.0)
    x0 = tl.load(X + t[:, None] * D + 2 * d[None, :], mask=m, other=0.0)
    x1 = tl.load(X + t[:, None] * D + 2 * d[None, :] + 1, mask=m, other=0.0)
    tl.store(OUT + t[:, None] * D + 2 * d[None, :], x0 * c - x1 * s, mask=m)
    tl.store(OUT + t[:, None] * D + 2 * d[None, :] + 1, x1 * c + x0 * s, mask=m)


def rope(x, cos, sin):
    T, _ = x.shape
    o = torch.empty_like(x)
    rope_interleaved[(triton.cdiv(T, 16),)](x, cos, sin, o, T, D=64, BT=16)
    return o


def chunk_cumsum(s):
    T, H = s.shape
    o = torch.empty_like(s)
    local_cumsum[(triton.cdiv(T, 64), H)](s, o, T, H=8, BT=64)
    return o


@triton.jit
def ln_bwd_dx(DX, DY, X, W, MEAN, RSTD, n, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    c = tl.arange(0, BLOCK)
    m = c < n
    x = tl.load(X + row * n + c, mask=m, other=0.0).to(tl.float32)
    dy = tl.load(DY + row * n + c, mask=m, other=0.0).to(tl.float32)
    w = tl.load(W + c, mask=m, other=0.0).to(tl.float32)
    mean = tl.load(MEAN + row)
    rstd = tl.load(RSTD + row)
    xhat = (x - mean) * rstd
    wdy = w * dy
    xhat = tl.where(m, xhat, 0.0)
    wdy = tl.where(m, wdy, 0.0)
    c1 = tl.sum(xhat * wdy, axis=0) / n
    c2 = tl.sum(wdy, axis=0) / n
    dx = (wdy - (xhat * c1 + c2)) * rstd
    tl.store(DX + row * n + c, dx, mask=m)


def ln_backward(dy, x, w, mean, rstd):
    rows, n = x.shape
    dx = torch.empty_like(x)
    ln_bwd_dx[(rows,)](dx, dy, x, w, mean, rstd, n, BLOCK=triton.next_power_of_2(n))
    return dx


@triton.jit
def jsd(X, Y, LOSS, DX, beta: tl.constexpr, n_rows, V, BLOCK: tl.constexpr):
    row = tl.program_id(0).to(tl.int64)
    X += row * V
    Y += row * V
    DX += row * V
    LOSS += row * V
    for i in range(0, V, BLOCK):
        o = i + tl.arange(0, BLOCK)
        m = o < V
        x = tl.load(X + o, mask=m, other=float("-inf")).to(tl.float32)
        y = tl.load(Y + o, mask=m, other=float("-inf")).to(tl.float32)
        q = tl.exp(x)
        p = tl.exp(y)
        mm = beta * p + (1 - beta) * q
        logm = tl.log(mm)
        loss = beta * p * y + (1 - beta) * q * x - mm * logm
        dx = (1 - beta) * q * (x - logm)
        loss = loss / n_rows
        dx = dx / n_rows
        tl.store(LOSS + o, loss, mask=m)
        tl.store(DX + o, dx, mask=m)


def jsd_forward(x, y):
    rows, V = x.shape
    loss = torch.empty_like(x)
    dx = torch.empty_like(x)
    jsd[(rows,)](x, y, loss, dx, 0.5, rows, V, BLOCK=1024)
    return loss, dx


@triton.jit
def group_norm_like(X, Y, W, n_groups, group, eps, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    g = tl.program_id(1)
    c = tl.arange(0, BLOCK)
    m = c < group
    base = row * n_groups * group + g * group
    x = tl.load(X + base + c, mask=m, other=0.0)
    v = tl.sum(x * x, axis=0) / group
    r = tl.rsqrt(v + eps)
    w = tl.load(W + g * group + c, mask=m, other=0.0)
    tl.store(Y + base + c, x * r * w, mask=m)


def group_rms(x, w):
    rows, G, D = x.shape
    y = torch.empty_like(x)
    group_norm_like[(rows, G)](x, y, w, G, D, 1e-5, BLOCK=triton.next_power_of_2(D))
    return y


@triton.jit
def transpose_dot(A, B, C, M, N, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    # C = A^T @ B
    pm = tl.program_id(0)
    pn = tl.program_id(1)
    rm = pm * BM + tl.arange(0, BM)
    rn = pn * BN + tl.arange(0, BN)
    acc = tl.zeros((BM, BN), dtype=tl.float32)
    for k in range(0, K, BK):
        rk = k + tl.arange(0, BK)
        a = tl.load(A + rk[:, None] * M + rm[None, :], mask=(rk[:, None] < K) & (rm[None, :] < M), other=0.0)
        b = tl.load(B + rk[:, None] * N + rn[None, :], mask=(rk[:, None] < K) & (rn[None, :] < N), other=0.0)
        acc = tl.dot(tl.trans(a), b, acc)
    tl.store(C + rm[:, None] * N + rn[None, :], acc, mask=(rm[:, None] < M) & (rn[None, :] < N))


def atb(a, b):
    K, M = a.shape
    K, N = b.shape
    c = torch.empty((M, N), device=a.device, dtype=a.dtype)
    transpose_dot[(triton.cdiv(M, 64), triton.cdiv(N, 64))](a, b, c, M, N, K, BM=64, BN=64, BK=32)
    return c


@triton.jit
def rms_bwd(DY, X, W, RSTD, DX, DW, M, n, rows_per: tl.constexpr, BLOCK: tl.constexpr):
    pid = tl.program_id(0)
    c = tl.arange(0, BLOCK)
    m = c < n
    w = tl.load(W + c, mask=m, other=0.0)
    dw = tl.zeros((BLOCK,), dtype=tl.float32)
    for r in range(pid * rows_per, min((pid + 1) * rows_per, M)):
        x = tl.load(X + r * n + c, mask=m, other=0.0)
        dy = tl.load(DY + r * n + c, mask=m, other=0.0)
        rs = tl.load(RSTD + r)
        g = dy * w
        dx = rs * g
        dx += rs * (-(1 / n) * rs * rs * tl.sum(g * x, axis=0) * x)
        tl.store(DX + r * n + c, dx, mask=m)
        dw += dy * (x * rs)
    tl.store(DW + pid * n + c, dw, mask=m)


def rms_backward_dw(dy, x, w, rstd):
    M, n = x.shape
    dx = torch.empty_like(x)
    progs = triton.cdiv(M, 16)
    dw = torch.empty((progs, n), device=x.device, dtype=torch.float32)
    rms_bwd[(progs,)](dy, x, w, rstd, dx, dw, M, n, rows_per=16, BLOCK=triton.next_power_of_2(n))
    return dx, dw


@triton.jit
def moe_gather(X, IDX, OUT, n, D, BLOCK: tl.constexpr):
    i = tl.program_id(0)
    j = tl.load(IDX + i)
    for s in range(0, D, BLOCK):
        c = s + tl.arange(0, BLOCK)
        v = tl.load(X + j * D + c, mask=c < D, other=0.0)
        tl.store(OUT + i * D + c, v, mask=c < D)


def gather(x, idx):
    _, D = x.shape
    n = idx.shape[0]
    o = torch.empty((n, D), device=x.device, dtype=x.dtype)
    moe_gather[(n,)](x, idx, o, n, D, BLOCK=256)
    return o


@triton.jit
def bias_gelu_mm(A, B, BIAS, C, M, N, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    pid = tl.program_id(0)
    nn = tl.cdiv(N, BN)
    pm = pid // nn
    pn = pid % nn
    rm = (pm * BM + tl.arange(0, BM)) % M
    rn = (pn * BN + tl.arange(0, BN)) % N
    rk = tl.arange(0, BK)
    a = A + rm[:, None] * K + rk[None, :]
    b = B + rk[:, None] * N + rn[None, :]
    acc = tl.zeros((BM, BN), dtype=tl.float32)
    for k in range(0, tl.cdiv(K, BK)):
        av = tl.load(a, mask=rk[None, :] < K - k * BK, other=0.0)
        bv = tl.load(b, mask=rk[:, None] < K - k * BK, other=0.0)
        acc += tl.dot(av, bv)
        a += BK
        b += BK * N
    acc += tl.load(BIAS + rn)[None, :]
    acc = acc * tl.sigmoid(1.702 * acc)
    om = pm * BM + tl.arange(0, BM)
    on = pn * BN + tl.arange(0, BN)
    tl.store(C + om[:, None] * N + on[None, :], acc, mask=(om[:, None] < M) & (on[None, :] < N))


def linear_gelu(a, b, bias):
    M, K = a.shape
    N = b.shape[1]
    c = torch.empty((M, N), device=a.device, dtype=a.dtype)

    def grid(meta):
        return (triton.cdiv(M, meta["BM"]) * triton.cdiv(N, meta["BN"]),)

    bias_gelu_mm[grid](a, b, bias, c, M, N, K, BM=64, BN=64, BK=32)
    return c


@triton.jit
def lse_rows(X, OUT, n, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    m = -float("inf")
    s = 0.0
    for i in range(0, n, BLOCK):
        c = i + tl.arange(0, BLOCK)
        x = tl.load(X + row * n + c, mask=c < n, other=-float("inf"))
        bm = tl.max(x, axis=0)
        mn = tl.maximum(m, bm)
        s = s * tl.exp(m - mn) + tl.sum(tl.exp(x - mn), axis=0)
        m = mn
    tl.store(OUT + row, m + tl.log(s))


def lse(x):
    rows, n = x.shape
    o = torch.empty((rows,), device=x.device, dtype=torch.float32)
    lse_rows[(rows,)](x, o, n, BLOCK=1024)
    return o


@triton.jit
def gqa_decode(Q, K, V, OUT, T, scale, H: tl.constexpr, G: tl.constexpr, D: tl.constexpr, BN: tl.constexpr):
    h = tl.program_id(0)
    kvh = h // G
    d = tl.arange(0, D)
    q = tl.load(Q + h * D + d)
    m = -float("inf")
    den = 0.0
    acc = tl.zeros((D,), tl.float32)
    for s in range(0, T, BN):
        n = s + tl.arange(0, BN)
        k = tl.load(K + kvh * T * D + n[:, None] * D + d[None, :], mask=n[:, None] < T, other=0.0)
        x = tl.sum(q[None, :] * k, axis=1) * scale
        x = tl.where(n < T, x, -float("inf"))
        mn = tl.maximum(m, tl.max(x, 0))
        p = tl.exp(x - mn)
        p = tl.where(n < T, p, 0.0)
        a = tl.exp(m - mn)
        v = tl.load(V + kvh * T * D + n[:, None] * D + d[None, :], mask=n[:, None] < T, other=0.0)
        acc = acc * a + tl.sum(p[:, None] * v, axis=0)
        den = den * a + tl.sum(p, 0)
        m = mn
    tl.store(OUT + h * D + d, acc / den)


def decode(q, k, v, scale):
    _, T, _ = k.shape
    o = torch.empty_like(q)
    gqa_decode[(q.shape[0],)](q, k, v, o, T, scale, H=8, G=4, D=64, BN=64)
    return o
