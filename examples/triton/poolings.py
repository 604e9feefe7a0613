"""Poolings of one, two and three dimensions: a plane is one channel, and windows may hang over it by PAD."""

import triton
import triton.language as tl

from redverify.frontends.triton import Array, Contract


@triton.jit
def max_pool_1d(
    x_ptr,
    y_ptr,
    W,
    OW,
    SIZE: tl.constexpr,
    STRIDE: tl.constexpr,
    PAD: tl.constexpr,
    STEP: tl.constexpr,
    BLOCK: tl.constexpr,
):
    plane = tl.program_id(1)
    ow = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    acc = tl.full([BLOCK], -float("inf"), dtype=tl.float32)
    for r in range(SIZE):
        w = ow * STRIDE - PAD + r * STEP
        x = tl.load(x_ptr + plane * W + w, mask=(w >= 0) & (w < W), other=-float("inf"))
        acc = tl.maximum(acc, x)
    tl.store(y_ptr + plane * OW + ow, acc, mask=ow < OW)


@triton.jit
def average_pool_1d(
    x_ptr, y_ptr, W, OW, SIZE: tl.constexpr, STRIDE: tl.constexpr, PAD: tl.constexpr, BLOCK: tl.constexpr
):
    plane = tl.program_id(1)
    ow = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    acc = tl.zeros([BLOCK], dtype=tl.float32)
    for r in range(SIZE):
        w = ow * STRIDE - PAD + r
        acc += tl.load(x_ptr + plane * W + w, mask=(w >= 0) & (w < W), other=0.0)
    tl.store(y_ptr + plane * OW + ow, acc / SIZE, mask=ow < OW)


@triton.jit
def max_pool_2d(
    x_ptr,
    y_ptr,
    H,
    W,
    OH,
    OW,
    SIZE: tl.constexpr,
    STRIDE: tl.constexpr,
    PAD: tl.constexpr,
    BLOCK_H: tl.constexpr,
    BLOCK_W: tl.constexpr,
):
    plane = tl.program_id(2)
    oh = tl.program_id(1) * BLOCK_H + tl.arange(0, BLOCK_H)[:, None]
    ow = tl.program_id(0) * BLOCK_W + tl.arange(0, BLOCK_W)[None, :]
    acc = tl.full([BLOCK_H, BLOCK_W], -float("inf"), dtype=tl.float32)
    for r in range(SIZE):
        for s in range(SIZE):
            h = oh * STRIDE - PAD + r
            w = ow * STRIDE - PAD + s
            mask = (h >= 0) & (h < H) & (w >= 0) & (w < W)
            x = tl.load(x_ptr + plane * H * W + h * W + w, mask=mask, other=-float("inf"))
            acc = tl.maximum(acc, x)
    tl.store(y_ptr + plane * OH * OW + oh * OW + ow, acc, mask=(oh < OH) & (ow < OW))


@triton.jit
def average_pool_2d(
    x_ptr, y_ptr, H, W, OH, OW, SIZE: tl.constexpr, BLOCK_H: tl.constexpr, BLOCK_W: tl.constexpr
):
    plane = tl.program_id(2)
    oh = tl.program_id(1) * BLOCK_H + tl.arange(0, BLOCK_H)[:, None]
    ow = tl.program_id(0) * BLOCK_W + tl.arange(0, BLOCK_W)[None, :]
    mask = (oh < OH) & (ow < OW)
    acc = tl.zeros([BLOCK_H, BLOCK_W], dtype=tl.float32)
    for r in range(SIZE):
        for s in range(SIZE):
            x_ptrs = x_ptr + plane * H * W + (oh * SIZE + r) * W + ow * SIZE + s
            acc += tl.load(x_ptrs, mask=mask, other=0.0)
    tl.store(y_ptr + plane * OH * OW + oh * OW + ow, acc / (SIZE * SIZE), mask=mask)


@triton.jit
def max_pool_3d(
    x_ptr,
    y_ptr,
    D,
    H,
    W,
    OD,
    OH,
    OW,
    SIZE: tl.constexpr,
    STRIDE: tl.constexpr,
    PAD: tl.constexpr,
    BLOCK: tl.constexpr,
):
    plane = tl.program_id(2) // OD
    od = tl.program_id(2) % OD
    oh = tl.program_id(1)
    ow = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    acc = tl.full([BLOCK], -float("inf"), dtype=tl.float32)
    for q in range(SIZE):
        for r in range(SIZE):
            for s in range(SIZE):
                d = od * STRIDE - PAD + q
                h = oh * STRIDE - PAD + r
                w = ow * STRIDE - PAD + s
                mask = (d >= 0) & (d < D) & (h >= 0) & (h < H) & (w >= 0) & (w < W)
                at = ((plane * D + d) * H + h) * W + w
                acc = tl.maximum(acc, tl.load(x_ptr + at, mask=mask, other=-float("inf")))
    tl.store(y_ptr + ((plane * OD + od) * OH + oh) * OW + ow, acc, mask=ow < OW)


@triton.jit
def average_pool_3d(x_ptr, y_ptr, D, H, W, OD, OH, OW, SIZE: tl.constexpr, BLOCK: tl.constexpr):
    plane = tl.program_id(2) // OD
    od = tl.program_id(2) % OD
    oh = tl.program_id(1)
    ow = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    acc = tl.zeros([BLOCK], dtype=tl.float32)
    for q in range(SIZE):
        for r in range(SIZE):
            for s in range(SIZE):
                at = ((plane * D + od * SIZE + q) * H + oh * SIZE + r) * W + ow * SIZE + s
                acc += tl.load(x_ptr + at, mask=ow < OW, other=0.0)
    tl.store(y_ptr + ((plane * OD + od) * OH + oh) * OW + ow, acc / (SIZE * SIZE * SIZE), mask=ow < OW)


max_1d = Contract(
    sizes=("L", "W"),
    arrays=dict(x_ptr=Array("fp32", ("L", "W")), y_ptr=Array("fp32", ("L", "(W - 5) // 2 + 1"))),
    scalars=dict(OW="(W - 5) // 2 + 1"),
    grid=lambda META: (triton.cdiv((W - 5) // 2 + 1, META["BLOCK"]), L),
    configs=[dict(SIZE=4, STRIDE=2, PAD=1, STEP=2, BLOCK=1024)],
)

average_1d = Contract(
    sizes=("L", "W"),
    arrays=dict(x_ptr=Array("fp32", ("L", "W")), y_ptr=Array("fp32", ("L", "W - 1"))),
    scalars=dict(OW="W - 1"),
    grid=lambda META: (triton.cdiv(W - 1, META["BLOCK"]), L),
    configs=[dict(SIZE=4, STRIDE=1, PAD=1, BLOCK=1024)],
)

HALF = dict(OH="(H - 1) // 2 + 1", OW="(W - 1) // 2 + 1")

max_2d = Contract(
    sizes=("L", "H", "W"),
    arrays=dict(x_ptr=Array("fp32", ("L", "H", "W")), y_ptr=Array("fp32", ("L", HALF["OH"], HALF["OW"]))),
    scalars=HALF,
    grid=lambda META: (
        triton.cdiv((W - 1) // 2 + 1, META["BLOCK_W"]),
        triton.cdiv((H - 1) // 2 + 1, META["BLOCK_H"]),
        L,
    ),
    configs=[dict(SIZE=3, STRIDE=2, PAD=1, BLOCK_H=16, BLOCK_W=64)],
)

average_2d = Contract(
    sizes=("L", "H", "W"),
    arrays=dict(x_ptr=Array("fp32", ("L", "H", "W")), y_ptr=Array("fp32", ("L", "H // 3", "W // 3"))),
    scalars=dict(OH="H // 3", OW="W // 3"),
    grid=lambda META: (triton.cdiv(W // 3, META["BLOCK_W"]), triton.cdiv(H // 3, META["BLOCK_H"]), L),
    configs=[dict(SIZE=3, BLOCK_H=16, BLOCK_W=64)],
)

max_3d = Contract(
    sizes=("L", "D", "H", "W"),
    arrays=dict(
        x_ptr=Array("fp32", ("L", "D", "H", "W")),
        y_ptr=Array("fp32", ("L", "(D - 1) // 2 + 1", *HALF.values())),
    ),
    scalars=dict(OD="(D - 1) // 2 + 1", **HALF),
    grid=lambda META: (
        triton.cdiv((W - 1) // 2 + 1, META["BLOCK"]),
        (H - 1) // 2 + 1,
        L * ((D - 1) // 2 + 1),
    ),
    configs=[dict(SIZE=3, STRIDE=2, PAD=1, BLOCK=128)],
)

average_3d = Contract(
    sizes=("L", "D", "H", "W"),
    arrays=dict(
        x_ptr=Array("fp32", ("L", "D", "H", "W")), y_ptr=Array("fp32", ("L", "D // 2", "H // 2", "W // 2"))
    ),
    scalars=dict(OD="D // 2", OH="H // 2", OW="W // 2"),
    grid=lambda META: (triton.cdiv(W // 2, META["BLOCK"]), H // 2, L * (D // 2)),
    configs=[dict(SIZE=2, BLOCK=128)],
)
