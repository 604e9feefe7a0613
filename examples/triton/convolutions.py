"""Convolutions of one and two dimensions: direct, by products of blocks, depthwise, pointwise."""

import triton
import triton.language as tl

from redverify.frontends.triton import Array, Contract


@triton.jit
def conv_2d(
    x_ptr,
    w_ptr,
    y_ptr,
    C,
    H,
    W,
    OC,
    OH,
    OW,
    R: tl.constexpr,
    S: tl.constexpr,
    PAD_H: tl.constexpr,
    PAD_W: tl.constexpr,
    BLOCK_OC: tl.constexpr,
    BLOCK_W: tl.constexpr,
    BLOCK_C: tl.constexpr,
):
    z = tl.program_id(2) // OH
    oh = tl.program_id(2) % OH
    oc = tl.program_id(0) * BLOCK_OC + tl.arange(0, BLOCK_OC)
    ow = tl.program_id(1) * BLOCK_W + tl.arange(0, BLOCK_W)
    acc = tl.zeros((BLOCK_OC, BLOCK_W), dtype=tl.float32)
    for c0 in range(0, C, BLOCK_C):
        c = c0 + tl.arange(0, BLOCK_C)
        for r in range(R):
            for s in range(S):
                h = oh - PAD_H + r
                w = ow - PAD_W + s
                inside = (h >= 0) & (h < H) & (w[None, :] >= 0) & (w[None, :] < W)
                x = tl.load(
                    x_ptr + ((z * C + c[:, None]) * H + h) * W + w[None, :],
                    mask=(c[:, None] < C) & inside & (ow[None, :] < OW),
                    other=0.0,
                )
                k = tl.load(
                    w_ptr + ((oc[:, None] * C + c[None, :]) * R + r) * S + s,
                    mask=(oc[:, None] < OC) & (c[None, :] < C),
                    other=0.0,
                )
                acc = tl.dot(k, x, acc, input_precision="ieee")
    y = y_ptr + ((z * OC + oc[:, None]) * OH + oh) * OW + ow[None, :]
    tl.store(y, acc, mask=(oc[:, None] < OC) & (ow[None, :] < OW))


@triton.jit
def conv_2d_direct(
    x_ptr,
    w_ptr,
    y_ptr,
    C,
    H,
    W,
    OC,
    OH,
    OW,
    R: tl.constexpr,
    S: tl.constexpr,
    STRIDE: tl.constexpr,
    PAD: tl.constexpr,
    STEP: tl.constexpr,
    BLOCK: tl.constexpr,
):
    z = tl.program_id(2) // OC
    oc = tl.program_id(2) % OC
    oh = tl.program_id(1)
    ow = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    acc = tl.zeros([BLOCK], dtype=tl.float32)
    for c in range(0, C):
        for r in range(R):
            for s in range(S):
                h = oh * STRIDE - PAD + r * STEP
                w = ow * STRIDE - PAD + s * STEP
                mask = (h >= 0) & (h < H) & (w >= 0) & (w < W) & (ow < OW)
                x = tl.load(x_ptr + ((z * C + c) * H + h) * W + w, mask=mask, other=0.0)
                acc += x * tl.load(w_ptr + ((oc * C + c) * R + r) * S + s)
    tl.store(y_ptr + ((z * OC + oc) * OH + oh) * OW + ow, acc, mask=ow < OW)


@triton.jit
def conv_1d(
    x_ptr,
    w_ptr,
    y_ptr,
    C,
    W,
    OC,
    OW,
    S: tl.constexpr,
    BLOCK_OC: tl.constexpr,
    BLOCK_W: tl.constexpr,
    BLOCK_C: tl.constexpr,
):
    z = tl.program_id(2)
    oc = tl.program_id(0) * BLOCK_OC + tl.arange(0, BLOCK_OC)
    ow = tl.program_id(1) * BLOCK_W + tl.arange(0, BLOCK_W)
    acc = tl.zeros((BLOCK_OC, BLOCK_W), dtype=tl.float32)
    for s in range(S):
        for c0 in range(0, C, BLOCK_C):
            c = c0 + tl.arange(0, BLOCK_C)
            x_mask = (c[:, None] < C) & (ow[None, :] < OW)
            k_mask = (oc[:, None] < OC) & (c[None, :] < C)
            x = tl.load(x_ptr + (z * C + c[:, None]) * W + ow[None, :] + s, mask=x_mask, other=0.0)
            k = tl.load(w_ptr + (oc[:, None] * C + c[None, :]) * S + s, mask=k_mask, other=0.0)
            acc = tl.dot(k, x, acc, input_precision="ieee")
    mask = (oc[:, None] < OC) & (ow[None, :] < OW)
    tl.store(y_ptr + (z * OC + oc[:, None]) * OW + ow[None, :], acc, mask=mask)


@triton.jit
def conv_1d_direct(
    x_ptr,
    w_ptr,
    y_ptr,
    C,
    W,
    OC,
    OW,
    S: tl.constexpr,
    STRIDE: tl.constexpr,
    STEP: tl.constexpr,
    BLOCK: tl.constexpr,
):
    z = tl.program_id(2)
    oc = tl.program_id(1)
    ow = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    acc = tl.zeros([BLOCK], dtype=tl.float32)
    for c in range(0, C):
        for s in range(S):
            x = tl.load(x_ptr + (z * C + c) * W + ow * STRIDE + s * STEP, mask=ow < OW, other=0.0)
            acc += x * tl.load(w_ptr + (oc * C + c) * S + s)
    tl.store(y_ptr + (z * OC + oc) * OW + ow, acc, mask=ow < OW)


@triton.jit
def depthwise(
    x_ptr,
    w_ptr,
    y_ptr,
    C,
    H,
    W,
    OH,
    OW,
    R: tl.constexpr,
    S: tl.constexpr,
    STRIDE: tl.constexpr,
    PAD: tl.constexpr,
    STEP: tl.constexpr,
    BLOCK: tl.constexpr,
):
    z = tl.program_id(2) // C
    c = tl.program_id(2) % C
    oh = tl.program_id(1)
    ow = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    acc = tl.zeros([BLOCK], dtype=tl.float32)
    for r in range(R):
        for s in range(S):
            h = oh * STRIDE - PAD + r * STEP
            w = ow * STRIDE - PAD + s * STEP
            mask = (h >= 0) & (h < H) & (w >= 0) & (w < W) & (ow < OW)
            x = tl.load(x_ptr + ((z * C + c) * H + h) * W + w, mask=mask, other=0.0)
            acc += x * tl.load(w_ptr + (c * R + r) * S + s)
    tl.store(y_ptr + ((z * C + c) * OH + oh) * OW + ow, acc, mask=ow < OW)


@triton.jit
def separable(
    x_ptr,
    w_ptr,
    p_ptr,
    y_ptr,
    C,
    H,
    W,
    OC,
    OH,
    OW,
    R: tl.constexpr,
    S: tl.constexpr,
    BLOCK_OC: tl.constexpr,
    BLOCK_W: tl.constexpr,
):
    z = tl.program_id(2) // OH
    oh = tl.program_id(2) % OH
    oc = tl.program_id(0) * BLOCK_OC + tl.arange(0, BLOCK_OC)
    ow = tl.program_id(1) * BLOCK_W + tl.arange(0, BLOCK_W)
    acc = tl.zeros((BLOCK_OC, BLOCK_W), dtype=tl.float32)
    for c in range(0, C):
        depth = tl.zeros((BLOCK_W,), dtype=tl.float32)
        for r in range(R):
            for s in range(S):
                x = tl.load(x_ptr + ((z * C + c) * H + oh + r) * W + ow + s, mask=ow < OW, other=0.0)
                depth += x * tl.load(w_ptr + (c * R + r) * S + s)
        p = tl.load(p_ptr + oc * C + c, mask=oc < OC, other=0.0)
        acc += p[:, None] * depth[None, :]
    y = y_ptr + ((z * OC + oc[:, None]) * OH + oh) * OW + ow[None, :]
    tl.store(y, acc, mask=(oc[:, None] < OC) & (ow[None, :] < OW))


@triton.jit
def pointwise(
    x_ptr, w_ptr, y_ptr, C, P, OC, BLOCK_OC: tl.constexpr, BLOCK_P: tl.constexpr, BLOCK_C: tl.constexpr
):
    z = tl.program_id(2)
    oc = tl.program_id(0) * BLOCK_OC + tl.arange(0, BLOCK_OC)
    p = tl.program_id(1) * BLOCK_P + tl.arange(0, BLOCK_P)
    acc = tl.zeros((BLOCK_OC, BLOCK_P), dtype=tl.float32)
    for c0 in range(0, C, BLOCK_C):
        c = c0 + tl.arange(0, BLOCK_C)
        x_mask = (c[:, None] < C) & (p[None, :] < P)
        k_mask = (oc[:, None] < OC) & (c[None, :] < C)
        x = tl.load(x_ptr + (z * C + c[:, None]) * P + p[None, :], mask=x_mask, other=0.0)
        k = tl.load(w_ptr + oc[:, None] * C + c[None, :], mask=k_mask, other=0.0)
        acc = tl.dot(k, x, acc, input_precision="ieee")
    mask = (oc[:, None] < OC) & (p[None, :] < P)
    tl.store(y_ptr + (z * OC + oc[:, None]) * P + p[None, :], acc, mask=mask)


def images(oh, ow, weights, grid, config, **others):
    """Z images of C channels; OC channels of the size ``oh`` by ``ow`` come out."""
    return Contract(
        sizes=("Z", "C", "H", "W", "OC"),
        arrays=dict(
            x_ptr=Array("fp32", ("Z", "C", "H", "W")),
            w_ptr=Array("fp32", ("OC", "C", *weights), tensor="K"),
            y_ptr=Array("fp32", ("Z", "OC", oh, ow)),
        ),
        scalars=dict(OH=oh, OW=ow),
        grid=grid,
        configs=[config],
        **others,
    )


BLOCKS = dict(BLOCK_OC=64, BLOCK_W=64, BLOCK_C=32)

valid = images(
    "H - 2",
    "W - 2",
    (3, 3),
    lambda META: (triton.cdiv(OC, META["BLOCK_OC"]), triton.cdiv(W - 2, META["BLOCK_W"]), Z * (H - 2)),
    dict(R=3, S=3, PAD_H=0, PAD_W=0, **BLOCKS),
)

same = images(
    "H",
    "W",
    (3, 3),
    lambda META: (triton.cdiv(W, META["BLOCK"]), H, Z * OC),
    dict(R=3, S=3, STRIDE=1, PAD=1, STEP=1, BLOCK=128),
)

wide = images(
    "H - 2",
    "W - 4",
    (3, 5),
    lambda META: (triton.cdiv(OC, META["BLOCK_OC"]), triton.cdiv(W - 4, META["BLOCK_W"]), Z * (H - 2)),
    dict(R=3, S=5, PAD_H=0, PAD_W=0, **BLOCKS),
    small=dict(BLOCK_OC=4, BLOCK_W=8, BLOCK_C=2),
)

wide_direct = images(
    "H - 2",
    "W - 4",
    (3, 5),
    lambda META: (triton.cdiv(W - 4, META["BLOCK"]), H - 2, Z * OC),
    dict(R=3, S=5, STRIDE=1, PAD=0, STEP=1, BLOCK=128),
    small=dict(BLOCK=8),
)

dilated = images(
    "H - 2",
    "W - 2",
    (3, 3),
    lambda META: (triton.cdiv(W - 2, META["BLOCK"]), H - 2, Z * OC),
    dict(R=3, S=3, STRIDE=1, PAD=1, STEP=2, BLOCK=128),
)

strided = images(
    "(H - 7) // 4 + 1",
    "(W - 7) // 4 + 1",
    (11, 11),
    lambda META: (triton.cdiv((W - 7) // 4 + 1, META["BLOCK"]), (H - 7) // 4 + 1, Z * OC),
    dict(R=11, S=11, STRIDE=4, PAD=2, STEP=1, BLOCK=128),
)


def rows(ow, grid, config, **others):
    """Z rows of C channels."""
    return Contract(
        sizes=("Z", "C", "W", "OC"),
        arrays=dict(
            x_ptr=Array("fp32", ("Z", "C", "W")),
            w_ptr=Array("fp32", ("OC", "C", 3), tensor="K"),
            y_ptr=Array("fp32", ("Z", "OC", ow)),
        ),
        scalars=dict(OW=ow),
        grid=grid,
        configs=[config],
        **others,
    )


valid_1d = rows(
    "W - 2",
    lambda META: (triton.cdiv(OC, META["BLOCK_OC"]), triton.cdiv(W - 2, META["BLOCK_W"]), Z),
    dict(S=3, **BLOCKS),
)

dilated_1d = rows(
    "(W - 7) // 2 + 1",
    lambda META: (triton.cdiv((W - 7) // 2 + 1, META["BLOCK"]), OC, Z),
    dict(S=3, STRIDE=2, STEP=3, BLOCK=1024),
    small=dict(BLOCK=8),
)


def planes(oh, ow, weights, grid, **config):
    """Z images of C channels, each of them by itself."""
    return Contract(
        sizes=("Z", "C", "H", "W"),
        arrays=dict(
            x_ptr=Array("fp32", ("Z", "C", "H", "W")),
            w_ptr=Array("fp32", ("C", *weights), tensor="K"),
            y_ptr=Array("fp32", ("Z", "C", oh, ow)),
        ),
        scalars=dict(OH=oh, OW=ow),
        grid=grid,
        configs=[dict(**config, BLOCK=128)],
        small=dict(BLOCK=8),
    )


depth_valid = planes(
    "H - 2",
    "W - 2",
    (3, 3),
    lambda META: (triton.cdiv(W - 2, META["BLOCK"]), H - 2, Z * C),
    R=3,
    S=3,
    STRIDE=1,
    PAD=0,
    STEP=1,
)

depth_tall = planes(
    "H - 2",
    "W",
    (3, 1),
    lambda META: (triton.cdiv(W, META["BLOCK"]), H - 2, Z * C),
    R=3,
    S=1,
    STRIDE=1,
    PAD=0,
    STEP=1,
)

depth_strided = planes(
    "(H - 1) // 2 + 1",
    "(W - 1) // 2 + 1",
    (3, 3),
    lambda META: (
        triton.cdiv((W - 1) // 2 + 1, META["BLOCK"]),
        (H - 1) // 2 + 1,
        Z * C,
    ),
    R=3,
    S=3,
    STRIDE=2,
    PAD=1,
    STEP=1,
)

depth_dilated = planes(
    "H - 2",
    "W - 6",
    (3, 5),
    lambda META: (triton.cdiv(W - 6, META["BLOCK"]), H - 2, Z * C),
    R=3,
    S=5,
    STRIDE=1,
    PAD=1,
    STEP=2,
)

depth_and_point = Contract(
    sizes=("Z", "C", "OH", "OW", "OC"),
    arrays=dict(
        x_ptr=Array("fp32", ("Z", "C", "OH + 2", "OW + 2")),
        w_ptr=Array("fp32", ("C", 3, 3), tensor="K"),
        p_ptr=Array("fp32", ("OC", "C")),
        y_ptr=Array("fp32", ("Z", "OC", "OH", "OW")),
    ),
    scalars=dict(H="OH + 2", W="OW + 2"),
    grid=lambda META: (triton.cdiv(OC, META["BLOCK_OC"]), triton.cdiv(OW, META["BLOCK_W"]), Z * OH),
    configs=[dict(R=3, S=3, BLOCK_OC=64, BLOCK_W=64)],
    small=dict(BLOCK_OC=2, BLOCK_W=2),
)

points = Contract(
    sizes=("Z", "C", "P", "OC"),
    arrays=dict(
        x_ptr=Array("fp32", ("Z", "C", "P")),
        w_ptr=Array("fp32", ("OC", "C"), tensor="K"),
        y_ptr=Array("fp32", ("Z", "OC", "P")),
    ),
    grid=lambda META: (triton.cdiv(OC, META["BLOCK_OC"]), triton.cdiv(P, META["BLOCK_P"]), Z),
    configs=[dict(BLOCK_OC=64, BLOCK_P=64, BLOCK_C=32)],
)
