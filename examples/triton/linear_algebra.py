"""Matrix products of special shapes, layouts and structures. Rows of matrices lie one behind the other."""

import triton
import triton.language as tl

from redverify.frontends.triton import Array, Contract, Scalar


@triton.jit
def scaled(a_ptr, c_ptr, s, M, N, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr):
    rm = tl.program_id(0) * BLOCK_M + tl.arange(0, BLOCK_M)
    rn = tl.program_id(1) * BLOCK_N + tl.arange(0, BLOCK_N)
    mask = (rm[:, None] < M) & (rn[None, :] < N)
    a = tl.load(a_ptr + rm[:, None] * N + rn[None, :], mask=mask)
    tl.store(c_ptr + rm[:, None] * N + rn[None, :], a * s, mask=mask)


@triton.jit
def short(a_ptr, b_ptr, c_ptr, M, N, K, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr):
    rm = tl.program_id(0) * BLOCK_M + tl.arange(0, BLOCK_M)
    rn = tl.program_id(1) * BLOCK_N + tl.arange(0, BLOCK_N)
    rk = tl.arange(0, BLOCK_K)  # all of K
    a_mask = (rm[:, None] < M) & (rk[None, :] < K)
    b_mask = (rk[:, None] < K) & (rn[None, :] < N)
    a = tl.load(a_ptr + rm[:, None] * K + rk[None, :], mask=a_mask, other=0.0)
    b = tl.load(b_ptr + rk[:, None] * N + rn[None, :], mask=b_mask, other=0.0)
    c = tl.dot(a, b, input_precision="ieee")
    mask = (rm[:, None] < M) & (rn[None, :] < N)
    tl.store(c_ptr + rm[:, None] * N + rn[None, :], c, mask=mask)


@triton.jit
def advancing(
    a_ptr, b_ptr, c_ptr, M, N, K, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr
):
    rm = tl.program_id(0) * BLOCK_M + tl.arange(0, BLOCK_M)
    rn = tl.program_id(1) * BLOCK_N + tl.arange(0, BLOCK_N)
    rk = tl.arange(0, BLOCK_K)
    a_ptrs = a_ptr + rm[:, None] * K + rk[None, :]
    b_ptrs = b_ptr + rk[:, None] * N + rn[None, :]
    acc = tl.zeros((BLOCK_M, BLOCK_N), dtype=tl.float32)
    for k in range(0, tl.cdiv(K, BLOCK_K)):
        left = K - k * BLOCK_K
        a = tl.load(a_ptrs, mask=(rm[:, None] < M) & (rk[None, :] < left), other=0.0)
        b = tl.load(b_ptrs, mask=(rk[:, None] < left) & (rn[None, :] < N), other=0.0)
        acc = tl.dot(a, b, acc, input_precision="ieee")
        a_ptrs += BLOCK_K
        b_ptrs += BLOCK_K * N
    mask = (rm[:, None] < M) & (rn[None, :] < N)
    tl.store(c_ptr + rm[:, None] * N + rn[None, :], acc, mask=mask)


@triton.jit
def tall(a_ptr, b_ptr, c_ptr, M, N, K, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr):
    rm = tl.program_id(0) * BLOCK_M + tl.arange(0, BLOCK_M)
    rn = tl.arange(0, BLOCK_N)  # all columns
    acc = tl.zeros((BLOCK_M, BLOCK_N), dtype=tl.float32)
    for k0 in range(0, K, BLOCK_K):
        rk = k0 + tl.arange(0, BLOCK_K)
        a_mask = (rm[:, None] < M) & (rk[None, :] < K)
        b_mask = (rk[:, None] < K) & (rn[None, :] < N)
        a = tl.load(a_ptr + rm[:, None] * K + rk[None, :], mask=a_mask, other=0.0)
        b = tl.load(b_ptr + rk[:, None] * N + rn[None, :], mask=b_mask, other=0.0)
        acc = tl.dot(a, b, acc, input_precision="ieee")
    mask = (rm[:, None] < M) & (rn[None, :] < N)
    tl.store(c_ptr + rm[:, None] * N + rn[None, :], acc, mask=mask)


@triton.jit
def times_matrix(
    a_ptr, b_ptr, c_ptr, M, N, K, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr
):
    z = tl.program_id(2)  # each matrix of a batch by the same one
    rm = tl.program_id(0) * BLOCK_M + tl.arange(0, BLOCK_M)
    rn = tl.program_id(1) * BLOCK_N + tl.arange(0, BLOCK_N)
    acc = tl.zeros((BLOCK_M, BLOCK_N), dtype=tl.float32)
    for k0 in range(0, K, BLOCK_K):
        rk = k0 + tl.arange(0, BLOCK_K)
        a_mask = (rm[:, None] < M) & (rk[None, :] < K)
        b_mask = (rk[:, None] < K) & (rn[None, :] < N)
        a = tl.load(a_ptr + z * M * K + rm[:, None] * K + rk[None, :], mask=a_mask, other=0.0)
        b = tl.load(b_ptr + rk[:, None] * N + rn[None, :], mask=b_mask, other=0.0)
        acc = tl.dot(a, b, acc, input_precision="ieee")
    mask = (rm[:, None] < M) & (rn[None, :] < N)
    tl.store(c_ptr + z * M * N + rm[:, None] * N + rn[None, :], acc, mask=mask)


@triton.jit
def times_matrix_4d(
    a_ptr, b_ptr, c_ptr, G, J, N, K, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr
):
    z = tl.program_id(2) // G
    i = tl.program_id(2) % G
    rm = tl.program_id(0) * BLOCK_M + tl.arange(0, BLOCK_M)
    rn = tl.program_id(1) * BLOCK_N + tl.arange(0, BLOCK_N)
    a_rows = (z * G + i) * J * K + rm[:, None] * K
    c_rows = (z * G + i) * J * N + rm[:, None] * N
    acc = tl.zeros((BLOCK_M, BLOCK_N), dtype=tl.float32)
    for k0 in range(0, K, BLOCK_K):
        rk = k0 + tl.arange(0, BLOCK_K)
        a_mask = (rm[:, None] < J) & (rk[None, :] < K)
        b_mask = (rk[:, None] < K) & (rn[None, :] < N)
        a = tl.load(a_ptr + a_rows + rk[None, :], mask=a_mask, other=0.0)
        b = tl.load(b_ptr + rk[:, None] * N + rn[None, :], mask=b_mask, other=0.0)
        acc = tl.dot(a, b, acc, input_precision="ieee")
    tl.store(c_ptr + c_rows + rn[None, :], acc, mask=(rm[:, None] < J) & (rn[None, :] < N))


@triton.jit
def diagonal(d_ptr, b_ptr, c_ptr, M, N, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr):
    rm = tl.program_id(0) * BLOCK_M + tl.arange(0, BLOCK_M)
    rn = tl.program_id(1) * BLOCK_N + tl.arange(0, BLOCK_N)
    mask = (rm[:, None] < M) & (rn[None, :] < N)
    d = tl.load(d_ptr + rm, mask=rm < M)
    b = tl.load(b_ptr + rm[:, None] * N + rn[None, :], mask=mask)
    tl.store(c_ptr + rm[:, None] * N + rn[None, :], d[:, None] * b, mask=mask)


@triton.jit
def symmetric(a_ptr, b_ptr, c_ptr, N, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr):
    rm = tl.program_id(0) * BLOCK_M + tl.arange(0, BLOCK_M)
    rn = tl.program_id(1) * BLOCK_N + tl.arange(0, BLOCK_N)
    rk = tl.arange(0, BLOCK_K)
    acc = tl.zeros((BLOCK_M, BLOCK_N), dtype=tl.float32)
    for k0 in range(0, N, BLOCK_K):
        a_mask = (rm[:, None] < N) & (k0 + rk[None, :] < N)
        b_mask = (k0 + rk[:, None] < N) & (rn[None, :] < N)
        a = tl.load(a_ptr + rm[:, None] * N + k0 + rk[None, :], mask=a_mask, other=0.0)
        b = tl.load(b_ptr + (k0 + rk[:, None]) * N + rn[None, :], mask=b_mask, other=0.0)
        acc += tl.dot(a, b, input_precision="ieee")
    mask = (rm[:, None] < N) & (rn[None, :] < N)
    tl.store(c_ptr + rm[:, None] * N + rn[None, :], acc, mask=mask)


@triton.jit
def upper(a_ptr, b_ptr, c_ptr, N, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr):
    rm = tl.program_id(0) * BLOCK_M + tl.arange(0, BLOCK_M)
    rn = tl.program_id(1) * BLOCK_N + tl.arange(0, BLOCK_N)
    acc = tl.zeros((BLOCK_M, BLOCK_N), dtype=tl.float32)
    for k0 in range(0, N, BLOCK_K):
        rk = k0 + tl.arange(0, BLOCK_K)
        a_mask = (rm[:, None] <= rk[None, :]) & (rk[None, :] < N)  # what is below the diagonal is 0
        b_mask = (rk[:, None] <= rn[None, :]) & (rn[None, :] < N)
        a = tl.load(a_ptr + rm[:, None] * N + rk[None, :], mask=a_mask, other=0.0)
        b = tl.load(b_ptr + rk[:, None] * N + rn[None, :], mask=b_mask, other=0.0)
        acc = tl.dot(a, b, acc, input_precision="ieee")
    mask = (rm[:, None] < N) & (rn[None, :] < N)
    tl.store(c_ptr + rm[:, None] * N + rn[None, :], acc, mask=mask)


@triton.jit
def lower(a_ptr, b_ptr, c_ptr, N, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr):
    rm = tl.program_id(0) * BLOCK_M + tl.arange(0, BLOCK_M)
    rn = tl.program_id(1) * BLOCK_N + tl.arange(0, BLOCK_N)
    acc = tl.zeros((BLOCK_M, BLOCK_N), dtype=tl.float32)
    for k0 in range(0, N, BLOCK_K):
        rk = k0 + tl.arange(0, BLOCK_K)
        a_mask = (rk[None, :] <= rm[:, None]) & (rm[:, None] < N)  # what is above the diagonal is 0
        b_mask = (rn[None, :] <= rk[:, None]) & (rk[:, None] < N)
        a = tl.load(a_ptr + rm[:, None] * N + rk[None, :], mask=a_mask, other=0.0)
        b = tl.load(b_ptr + rk[:, None] * N + rn[None, :], mask=b_mask, other=0.0)
        acc = tl.dot(a, b, acc, input_precision="ieee")
    mask = (rm[:, None] < N) & (rn[None, :] < N)
    tl.store(c_ptr + rm[:, None] * N + rn[None, :], acc, mask=mask)


@triton.jit
def transposed_left(
    a_ptr, b_ptr, c_ptr, M, N, K, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr
):
    rm = tl.program_id(0) * BLOCK_M + tl.arange(0, BLOCK_M)
    rn = tl.program_id(1) * BLOCK_N + tl.arange(0, BLOCK_N)
    acc = tl.zeros((BLOCK_M, BLOCK_N), dtype=tl.float32)
    for k0 in range(0, K, BLOCK_K):
        rk = k0 + tl.arange(0, BLOCK_K)
        a_mask = (rk[:, None] < K) & (rm[None, :] < M)
        b_mask = (rk[:, None] < K) & (rn[None, :] < N)
        a = tl.load(a_ptr + rk[:, None] * M + rm[None, :], mask=a_mask, other=0.0)
        b = tl.load(b_ptr + rk[:, None] * N + rn[None, :], mask=b_mask, other=0.0)
        acc = tl.dot(tl.trans(a), b, acc, input_precision="ieee")
    mask = (rm[:, None] < M) & (rn[None, :] < N)
    tl.store(c_ptr + rm[:, None] * N + rn[None, :], acc, mask=mask)


@triton.jit
def transposed_right(
    a_ptr, b_ptr, c_ptr, M, N, K, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr
):
    rm = tl.program_id(0) * BLOCK_M + tl.arange(0, BLOCK_M)
    rn = tl.program_id(1) * BLOCK_N + tl.arange(0, BLOCK_N)
    acc = tl.zeros((BLOCK_M, BLOCK_N), dtype=tl.float32)
    for k0 in range(0, K, BLOCK_K):
        rk = k0 + tl.arange(0, BLOCK_K)
        a_mask = (rm[:, None] < M) & (rk[None, :] < K)
        b_mask = (rn[:, None] < N) & (rk[None, :] < K)
        a = tl.load(a_ptr + rm[:, None] * K + rk[None, :], mask=a_mask, other=0.0)
        b = tl.load(b_ptr + rn[:, None] * K + rk[None, :], mask=b_mask, other=0.0)
        acc = tl.dot(a, tl.trans(b), acc, input_precision="ieee")
    mask = (rm[:, None] < M) & (rn[None, :] < N)
    tl.store(c_ptr + rm[:, None] * N + rn[None, :], acc, mask=mask)


@triton.jit
def transposed_both(
    a_ptr, b_ptr, c_ptr, M, N, K, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr
):
    rm = tl.program_id(0) * BLOCK_M + tl.arange(0, BLOCK_M)
    rn = tl.program_id(1) * BLOCK_N + tl.arange(0, BLOCK_N)
    acc = tl.zeros((BLOCK_M, BLOCK_N), dtype=tl.float32)
    for k0 in range(0, K, BLOCK_K):
        rk = k0 + tl.arange(0, BLOCK_K)
        a_mask = (rm[:, None] < M) & (rk[None, :] < K)
        b_mask = (rk[:, None] < K) & (rn[None, :] < N)
        a = tl.load(a_ptr + rk[None, :] * M + rm[:, None], mask=a_mask, other=0.0)  # by columns
        b = tl.load(b_ptr + rn[None, :] * K + rk[:, None], mask=b_mask, other=0.0)
        acc = tl.dot(a, b, acc, input_precision="ieee")
    mask = (rm[:, None] < M) & (rn[None, :] < N)
    tl.store(c_ptr + rm[:, None] * N + rn[None, :], acc, mask=mask)


BLOCKS = dict(BLOCK_M=64, BLOCK_N=64, BLOCK_K=32)


def tiles(META):
    return triton.cdiv(M, META["BLOCK_M"]), triton.cdiv(N, META["BLOCK_N"])


def product(a, b, c, sizes=("M", "N", "K"), grid=tiles, **others):
    """Three arrays of these shapes."""
    shapes = dict(a_ptr=a, b_ptr=b, c_ptr=c)
    return Contract(
        sizes=sizes,
        arrays={name: Array("fp32", shape) for name, shape in shapes.items()},
        grid=grid,
        configs=[BLOCKS],
        **others,
    )


scaling = Contract(
    sizes=("M", "N"),
    arrays=dict(a_ptr=Array("fp32", ("M", "N")), c_ptr=Array("fp32", ("M", "N"))),
    scalars=dict(s=Scalar("fp32", "S")),
    grid=tiles,
    configs=[dict(BLOCK_M=32, BLOCK_N=64)],
)

plain = product(("M", "K"), ("K", "N"), ("M", "N"))
one_block = product(("M", "K"), ("K", "N"), ("M", "N"), assume=("K <= BLOCK_K",))
one_column = product(
    ("M", "K"),
    ("K", "N"),
    ("M", "N"),
    grid=lambda META: triton.cdiv(M, META["BLOCK_M"]),
    assume=("N <= BLOCK_N",),
)
a_transposed = product(("K", "M"), ("K", "N"), ("M", "N"))
b_transposed = product(("M", "K"), ("N", "K"), ("M", "N"))
both_transposed = product(("K", "M"), ("N", "K"), ("M", "N"))
batch = product(
    ("L", "M", "K"), ("K", "N"), ("L", "M", "N"), ("L", "M", "N", "K"), lambda META: (*tiles(META), L)
)
batch_4d = product(
    ("L", "G", "J", "K"),
    ("K", "N"),
    ("L", "G", "J", "N"),
    ("L", "G", "J", "N", "K"),
    lambda META: (triton.cdiv(J, META["BLOCK_M"]), triton.cdiv(N, META["BLOCK_N"]), L * G),
)
square = product(
    ("N", "N"),
    ("N", "N"),
    ("N", "N"),
    ("N",),
    lambda META: (triton.cdiv(N, META["BLOCK_M"]), triton.cdiv(N, META["BLOCK_N"])),
)

rows = Contract(
    sizes=("M", "N"),
    arrays=dict(
        d_ptr=Array("fp32", ("M",)), b_ptr=Array("fp32", ("M", "N")), c_ptr=Array("fp32", ("M", "N"))
    ),
    grid=tiles,
    configs=[dict(BLOCK_M=32, BLOCK_N=64)],
)
