"""Kernels in the manner of others: flags, bumped pointers, block pointers, work in place, backward passes."""

# mypy: ignore-errors
import triton
import triton.language as tl
from triton.language.extra import libdevice

from redverify.frontends.triton import Array, Contract

ROW = Array("fp32", ("M", "N"), ("stride", 1))
VECTOR = Array("fp32", ("N",))
COLUMN = Array("fp32", ("M",))
ONE_BLOCK = {"configs": [{"BLOCK_SIZE": 1024}], "assume": ("N >= 1", "N <= BLOCK_SIZE")}
FLAT = {
    "sizes": ("n_elements",),
    "configs": [{"BLOCK_SIZE": 1024}],
    "grid": ("cdiv(n_elements, BLOCK_SIZE)",),
}


def rows(*names, stride="_row_stride"):
    """Arrays of rows by the names of their pointers, with a stride of its own each."""
    return {f"{n}_ptr": Array("fp32", ("M", "N"), (f"{n}{stride}", 1), tensor=n) for n in names}


def flat(*names, n="n_elements"):
    return {f"{name}_ptr": Array("fp32", (n,)) for name in names}


# ---------------------------------------------------------------- one program for each row


@triton.jit
def rms_norm_forward(
    Y_ptr,
    Y_row_stride,
    X_ptr,
    X_row_stride,
    W_ptr,
    RSTD_ptr,
    n_cols,
    eps,
    offset,
    HAS_WEIGHT: tl.constexpr,
    BLOCK_SIZE: tl.constexpr,
):
    row_idx = tl.program_id(0).to(tl.int64)
    col_offsets = tl.arange(0, BLOCK_SIZE)
    mask = col_offsets < n_cols
    Y_ptr += row_idx * Y_row_stride
    X_ptr += row_idx * X_row_stride
    RSTD_ptr += row_idx
    X_row = tl.load(X_ptr + col_offsets, mask=mask, other=0)
    X_row = X_row.to(tl.float32)
    mean_square = tl.sum(X_row * X_row, axis=0) / n_cols
    rstd = tl.rsqrt(mean_square + eps)
    tl.store(RSTD_ptr, rstd)
    Y_row = X_row * rstd
    if HAS_WEIGHT:
        W_row = tl.load(W_ptr + col_offsets, mask=mask, other=0)
        Y_row = Y_row * (offset + W_row)
    tl.store(Y_ptr + col_offsets, Y_row, mask=mask)


rms_forward = Contract(
    sizes=("M", "N"),
    arrays={
        **rows("Y", "X"),
        "W_ptr": VECTOR,
        "RSTD_ptr": Array("fp32", ("M",), tensor="R"),
    },
    scalars={"n_cols": "N", "eps": 1e-5, "offset": 1.0},
    grid=("M",),
    configs=[{"HAS_WEIGHT": True, "BLOCK_SIZE": 1024}],
    assume=("N >= 1", "N <= BLOCK_SIZE"),
)


@triton.jit
def rms_norm_backward(
    dY_ptr,
    dY_row_stride,
    dX_ptr,
    dX_row_stride,
    X_ptr,
    X_row_stride,
    W_ptr,
    RSTD_ptr,
    dW_ptr,
    dW_row_stride,
    n_rows,
    n_cols,
    rows_per_program: tl.constexpr,
    BLOCK_SIZE: tl.constexpr,
):
    row_block_id = tl.program_id(0).to(tl.int64)
    row_start = row_block_id * rows_per_program
    row_end = min((row_block_id + 1) * rows_per_program, n_rows)
    col_offsets = tl.arange(0, BLOCK_SIZE)
    mask = col_offsets < n_cols
    dW_row = tl.zeros((BLOCK_SIZE,), dtype=tl.float32)
    dY_ptr += row_start * dY_row_stride
    dX_ptr += row_start * dX_row_stride
    X_ptr += row_start * X_row_stride
    RSTD_ptr += row_start
    W_row = tl.load(W_ptr + col_offsets, mask=mask, other=0.0)
    for _ in range(row_start, row_end):
        dY_row = tl.load(dY_ptr + col_offsets, mask=mask, other=0.0)
        X_row = tl.load(X_ptr + col_offsets, mask=mask, other=0.0)
        rstd_row = tl.load(RSTD_ptr)
        m = dY_row * W_row
        dX_row = rstd_row * m
        dX_row += rstd_row * (-(1 / n_cols) * rstd_row * rstd_row * tl.sum(m * X_row, axis=0) * X_row)
        dW_row += dY_row * (X_row * rstd_row)
        tl.store(dX_ptr + col_offsets, dX_row, mask=mask)
        dY_ptr += dY_row_stride
        dX_ptr += dX_row_stride
        X_ptr += X_row_stride
        RSTD_ptr += 1
    tl.store(dW_ptr + row_block_id * dW_row_stride + col_offsets, dW_row, mask=mask)


rms_backward = Contract(
    sizes=("M", "N", "P"),
    arrays={
        **rows("dY", "dX", "X"),
        "W_ptr": VECTOR,
        "RSTD_ptr": Array("fp32", ("M",), tensor="R"),
        "dW_ptr": Array("fp32", ("P", "N"), ("dW_row_stride", 1), tensor="dW"),
    },
    scalars={"n_rows": "M", "n_cols": "N"},
    grid=("P",),
    configs=[{"rows_per_program": 8, "BLOCK_SIZE": 1024}],
    assume=("N >= 1", "N <= BLOCK_SIZE", "8 * P - 7 <= M", "M <= 8 * P"),
)


@triton.jit
def layer_norm_forward(
    Y_ptr,
    Y_row_stride,
    X_ptr,
    X_row_stride,
    W_ptr,
    B_ptr,
    Mean_ptr,
    RSTD_ptr,
    n_cols,
    eps,
    HAS_BIAS: tl.constexpr,
    BLOCK_SIZE: tl.constexpr,
):
    row_idx = tl.program_id(0).to(tl.int64)
    col_offsets = tl.arange(0, BLOCK_SIZE)
    mask = col_offsets < n_cols
    row_X_ptr = X_ptr + row_idx * X_row_stride
    row_Y_ptr = Y_ptr + row_idx * Y_row_stride
    W_row = tl.load(W_ptr + col_offsets, mask=mask, other=0.0)
    X_row = tl.load(row_X_ptr + col_offsets, mask=mask, other=0.0).to(tl.float32)
    mean = tl.sum(X_row, axis=0) / n_cols
    X_centred = X_row - mean
    X_masked = tl.where(mask, X_centred, 0.0)
    var = tl.sum(X_masked * X_masked, axis=0) / n_cols
    rstd = tl.rsqrt(var + eps)
    tl.store(Mean_ptr + row_idx, mean)
    tl.store(RSTD_ptr + row_idx, rstd)
    out = X_centred * rstd * W_row
    if HAS_BIAS:
        out += tl.load(B_ptr + col_offsets, mask=mask, other=0.0)
    tl.store(row_Y_ptr + col_offsets, out, mask=mask)


layer_forward = Contract(
    sizes=("M", "N"),
    arrays={
        **rows("Y", "X"),
        "W_ptr": VECTOR,
        "B_ptr": VECTOR,
        "Mean_ptr": Array("fp32", ("M",), tensor="Mean"),
        "RSTD_ptr": Array("fp32", ("M",), tensor="R"),
    },
    scalars={"n_cols": "N", "eps": 1e-5},
    grid=("M",),
    configs=[{"HAS_BIAS": True, "BLOCK_SIZE": 1024}],
    assume=("N >= 1", "N <= BLOCK_SIZE"),
)


@triton.jit
def layer_norm_backward(
    dX_ptr,
    dX_row_stride,
    dY_ptr,
    dY_row_stride,
    X_ptr,
    X_row_stride,
    W_ptr,
    Mean_ptr,
    RSTD_ptr,
    n_cols,
    BLOCK_SIZE: tl.constexpr,
):
    row = tl.program_id(0)
    cols = tl.arange(0, BLOCK_SIZE)
    mask = cols < n_cols
    x = tl.load(X_ptr + row * X_row_stride + cols, mask=mask, other=0.0).to(tl.float32)
    dy = tl.load(dY_ptr + row * dY_row_stride + cols, mask=mask, other=0.0).to(tl.float32)
    w = tl.load(W_ptr + cols, mask=mask).to(tl.float32)
    mean = tl.load(Mean_ptr + row)
    rstd = tl.load(RSTD_ptr + row)
    xhat = (x - mean) * rstd
    wdy = w * dy
    xhat = tl.where(mask, xhat, 0.0)
    wdy = tl.where(mask, wdy, 0.0)
    c1 = tl.sum(xhat * wdy, axis=0) / n_cols
    c2 = tl.sum(wdy, axis=0) / n_cols
    dx = (wdy - (xhat * c1 + c2)) * rstd
    tl.store(dX_ptr + row * dX_row_stride + cols, dx, mask=mask)


layer_backward = Contract(
    sizes=("M", "N"),
    arrays={
        **rows("dX", "dY", "X"),
        "W_ptr": VECTOR,
        "Mean_ptr": Array("fp32", ("M",), tensor="Mean"),
        "RSTD_ptr": Array("fp32", ("M",), tensor="R"),
    },
    scalars={"n_cols": "N"},
    grid=("M",),
    **ONE_BLOCK,
)


@triton.jit
def layer_norm_weights(dW_ptr, dB_ptr, PW_ptr, PB_ptr, P, N, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr):
    pid = tl.program_id(0)
    cols = pid * BLOCK_N + tl.arange(0, BLOCK_N)
    dw = tl.zeros((BLOCK_M, BLOCK_N), dtype=tl.float32)
    db = tl.zeros((BLOCK_M, BLOCK_N), dtype=tl.float32)
    for i in range(0, P, BLOCK_M):
        rows = i + tl.arange(0, BLOCK_M)
        mask = (rows[:, None] < P) & (cols[None, :] < N)
        offs = rows[:, None] * N + cols[None, :]
        dw += tl.load(PW_ptr + offs, mask=mask, other=0.0)
        db += tl.load(PB_ptr + offs, mask=mask, other=0.0)
    tl.store(dW_ptr + cols, tl.sum(dw, axis=0), mask=cols < N)
    tl.store(dB_ptr + cols, tl.sum(db, axis=0), mask=cols < N)


layer_weights = Contract(
    sizes=("P", "N"),
    arrays={
        "dW_ptr": Array("fp32", ("N",), tensor="dW"),
        "dB_ptr": Array("fp32", ("N",), tensor="dB"),
        "PW_ptr": Array("fp32", ("P", "N")),
        "PB_ptr": Array("fp32", ("P", "N")),
    },
    grid=("cdiv(N, BLOCK_N)",),
    configs=[{"BLOCK_M": 32, "BLOCK_N": 128}],
)


@triton.jit
def layer_norm_partial(
    X_ptr,
    W_ptr,
    Mean_ptr,
    RSTD_ptr,
    dX_ptr,
    dY_ptr,
    dW_ptr,
    X_row_stride,
    dX_row_stride,
    dY_row_stride,
    n_rows,
    n_cols,
    BLOCK_SIZE: tl.constexpr,
):
    pid = tl.program_id(0)
    programs = tl.num_programs(0)
    rows_per_program = n_rows // programs
    if pid < n_rows % programs:
        rows_per_program += 1
    cols = tl.arange(0, BLOCK_SIZE)
    mask = cols < n_cols
    w = tl.load(W_ptr + cols, mask=mask, other=0.0).to(tl.float32)
    dw = tl.zeros((BLOCK_SIZE,), dtype=tl.float32)
    row = pid
    for _ in range(0, rows_per_program):
        x = tl.load(X_ptr + row * X_row_stride + cols, mask=mask, other=0.0).to(tl.float32)
        dy = tl.load(dY_ptr + row * dY_row_stride + cols, mask=mask, other=0.0).to(tl.float32)
        rstd = tl.load(RSTD_ptr + row)
        xhat = tl.where(mask, (x - tl.load(Mean_ptr + row)) * rstd, 0.0)
        wdy = w * dy
        c1 = tl.sum(xhat * wdy, axis=0) / n_cols
        c2 = tl.sum(wdy, axis=0) / n_cols
        tl.store(dX_ptr + row * dX_row_stride + cols, (wdy - (xhat * c1 + c2)) * rstd, mask=mask)
        dw += dy * xhat
        row += programs
    tl.store(dW_ptr + pid * n_cols + cols, dw, mask=mask)


layer_partial = Contract(
    sizes=("M", "N"),
    arrays={
        **rows("dX", "dY", "X"),
        "W_ptr": VECTOR,
        "Mean_ptr": Array("fp32", ("M",), tensor="Mean"),
        "RSTD_ptr": Array("fp32", ("M",), tensor="R"),
        "dW_ptr": Array("fp32", (8, "N"), tensor="dW"),
    },
    scalars={"n_rows": "M", "n_cols": "N"},
    grid=("8",),
    **ONE_BLOCK,
)


@triton.jit
def layer_norm_locked(dW_ptr, Lock_ptr, Y_ptr, N, BLOCK_SIZE: tl.constexpr):
    cols = tl.arange(0, BLOCK_SIZE)
    mask = cols < N
    part = tl.load(Y_ptr + tl.program_id(0) * N + cols, mask=mask, other=0.0)
    while tl.atomic_cas(Lock_ptr, 0, 1) == 1:
        pass
    part += tl.load(dW_ptr + cols, mask=mask)
    tl.store(dW_ptr + cols, part, mask=mask)
    tl.atomic_xchg(Lock_ptr, 0)


locked = Contract(
    sizes=("M", "N"),
    arrays={
        "dW_ptr": Array("fp32", ("N",), tensor="dW"),
        "Lock_ptr": Array("i32", (), tensor="Lock"),
        "Y_ptr": Array("fp32", ("M", "N"), tensor="Y"),
    },
    grid=("M",),
    **ONE_BLOCK,
)


@triton.jit
def softmax_persistent(
    output_ptr,
    input_ptr,
    input_row_stride,
    output_row_stride,
    n_rows,
    n_cols,
    BLOCK_SIZE: tl.constexpr,
    num_stages: tl.constexpr,
):
    row_start = tl.program_id(0)
    row_step = tl.num_programs(0)
    for row_idx in tl.range(row_start, n_rows, row_step, num_stages=num_stages):
        row_start_ptr = input_ptr + row_idx * input_row_stride
        col_offsets = tl.arange(0, BLOCK_SIZE)
        input_ptrs = row_start_ptr + col_offsets
        mask = col_offsets < n_cols
        row = tl.load(input_ptrs, mask=mask, other=-float("inf"))
        row_minus_max = row - tl.max(row, axis=0)
        numerator = tl.exp(row_minus_max)
        denominator = tl.sum(numerator, axis=0)
        softmax_output = numerator / denominator
        output_row_start_ptr = output_ptr + row_idx * output_row_stride
        tl.store(output_row_start_ptr + col_offsets, softmax_output, mask=mask)


softmax_any = Contract(
    sizes=("M", "N", "P"),
    arrays={
        "output_ptr": Array("fp32", ("M", "N"), ("output_row_stride", 1), tensor="Y"),
        "input_ptr": Array("fp32", ("M", "N"), ("input_row_stride", 1), tensor="X"),
    },
    scalars={"n_rows": "M", "n_cols": "N"},
    grid=("P",),
    configs=[{"BLOCK_SIZE": 1024, "num_stages": 2}],
    assume=("N <= BLOCK_SIZE", "P >= 1"),
)


@triton.jit
def cross_entropy_in_place(
    X_ptr,
    X_stride,
    Y_ptr,
    Y_stride,
    loss_ptr,
    loss_stride,
    n_cols,
    BLOCK_SIZE: tl.constexpr,
):
    program_id = tl.program_id(0).to(tl.int64)
    Y_ptr += program_id * Y_stride
    y = tl.load(Y_ptr)
    X_ptr += program_id * X_stride
    loss_ptr += program_id * loss_stride
    m = float("-inf")
    d = 0.0
    ori_X_y = tl.load(X_ptr + y)
    for i in range(0, n_cols, BLOCK_SIZE):
        X_offsets = i + tl.arange(0, BLOCK_SIZE)
        X_block = tl.load(X_ptr + X_offsets, mask=X_offsets < n_cols, other=float("-inf"))
        block_max = tl.max(X_block)
        m_new = tl.maximum(m, block_max)
        d = d * tl.exp(m - m_new) + tl.sum(tl.exp(X_block - m_new))
        m = m_new
    for i in range(0, n_cols, BLOCK_SIZE):
        X_offsets = i + tl.arange(0, BLOCK_SIZE)
        X_block = tl.load(X_ptr + X_offsets, mask=X_offsets < n_cols, other=float("-inf"))
        X_block = tl.exp(X_block - m) / d
        X_block = tl.where(X_offsets != y, X_block, X_block - 1)
        tl.store(X_ptr + X_offsets, X_block, mask=X_offsets < n_cols)
    loss = m + tl.log(d) - ori_X_y
    tl.store(loss_ptr, loss)


entropy_in_place = Contract(
    sizes=("M", "N"),
    arrays={
        "X_ptr": Array("fp32", ("M", "N"), ("X_stride", 1), tensor="dX", initial="X"),
        "Y_ptr": Array("i64", ("M",), ("Y_stride",), tensor="T"),
        "loss_ptr": Array("fp32", ("M",), ("loss_stride",), tensor="L"),
    },
    scalars={"n_cols": "N"},
    grid=("M",),
    configs=[{"BLOCK_SIZE": 1024}],
)


@triton.jit
def cross_entropy_backward(
    logits_ptr, logits_row_stride, dloss_ptr, logsumexp_ptr, labels_ptr, VOCAB_SIZE, BLOCK_SIZE: tl.constexpr
):
    row_idx = tl.program_id(0)
    block_idx = tl.program_id(1)
    logits_ptr += row_idx * logits_row_stride
    dloss_ptr += row_idx
    col_offsets = block_idx * BLOCK_SIZE + tl.arange(0, BLOCK_SIZE)
    mask = col_offsets < VOCAB_SIZE
    label_idx = tl.load(labels_ptr + row_idx).to(tl.int32)
    if label_idx != -100:  # noqa: SIM108
        dloss = tl.load(dloss_ptr)
    else:
        dloss = 0.0
    x = tl.load(logits_ptr + col_offsets, mask=mask, other=-float("inf"))
    logsumexp = tl.load(logsumexp_ptr + row_idx)
    y = tl.exp(x.to(tl.float32) - logsumexp)
    y = tl.where(col_offsets == label_idx, y - 1.0, y)
    tl.store(logits_ptr + col_offsets, dloss * y, mask=mask)


entropy_backward = Contract(
    sizes=("M", "N"),
    arrays={
        "logits_ptr": Array("fp32", ("M", "N"), ("logits_row_stride", 1), tensor="dX", initial="X"),
        "dloss_ptr": Array("fp32", ("M",), tensor="G"),
        "logsumexp_ptr": Array("fp32", ("M",), tensor="S"),
        "labels_ptr": Array("i64", ("M",), tensor="T"),
    },
    scalars={"VOCAB_SIZE": "N"},
    grid=("M", "cdiv(N, BLOCK_SIZE)"),
    configs=[{"BLOCK_SIZE": 1024}],
)


# ---------------------------------------------------------------- gates


@triton.jit
def silu(x):
    return x * tl.sigmoid(x)


@triton.jit
def swiglu_forward(a_ptr, b_ptr, c_ptr, stride, n_cols: tl.constexpr, BLOCK_SIZE: tl.constexpr):
    program_id = tl.program_id(0).to(tl.int64)
    a_ptr += program_id * stride
    b_ptr += program_id * stride
    c_ptr += program_id * stride
    col_offsets = tl.arange(0, BLOCK_SIZE)
    mask = col_offsets < n_cols
    a_row = tl.load(a_ptr + col_offsets, mask=mask, other=0).to(tl.float32)
    b_row = tl.load(b_ptr + col_offsets, mask=mask, other=0)
    c_row = silu(a_row).cast(b_row.dtype) * b_row
    tl.store(c_ptr + col_offsets, c_row, mask=mask)


swiglu_rows = Contract(
    sizes=("M",),
    arrays={
        "a_ptr": Array("fp32", ("M", 1000), ("stride", 1)),
        "b_ptr": Array("fp32", ("M", 1000), ("stride", 1)),
        "c_ptr": Array("fp32", ("M", 1000), ("stride", 1)),
    },
    grid=("M",),
    configs=[{"n_cols": 1000, "BLOCK_SIZE": 1024}],
)


@triton.jit
def swiglu_backward(dc_ptr, a_ptr, b_ptr, stride, n_cols, BLOCK_SIZE: tl.constexpr):
    program_id = tl.program_id(0).to(tl.int64)
    dc_ptr += program_id * stride
    a_ptr += program_id * stride
    b_ptr += program_id * stride
    col_offsets = tl.arange(0, BLOCK_SIZE)
    mask = col_offsets < n_cols
    dc_row = tl.load(dc_ptr + col_offsets, mask=mask, other=0)
    a_row = tl.load(a_ptr + col_offsets, mask=mask, other=0).to(tl.float32)
    b_row = tl.load(b_ptr + col_offsets, mask=mask, other=0)
    sig_a = tl.sigmoid(a_row)
    silu_a = a_row * sig_a
    db_row = dc_row * silu_a
    da_row = dc_row * (silu_a * (1 - sig_a) + sig_a) * b_row
    tl.store(a_ptr + col_offsets, da_row, mask=mask)
    tl.store(b_ptr + col_offsets, db_row, mask=mask)


swiglu_gradients = Contract(
    sizes=("M", "N"),
    arrays={
        "dc_ptr": Array("fp32", ("M", "N"), ("stride", 1), tensor="dC"),
        "a_ptr": Array("fp32", ("M", "N"), ("stride", 1), tensor="dA", initial="A"),
        "b_ptr": Array("fp32", ("M", "N"), ("stride", 1), tensor="dB", initial="B"),
    },
    scalars={"n_cols": "N"},
    grid=("M",),
    **ONE_BLOCK,
)


@triton.jit
def geglu_forward(gate_ptr, up_ptr, out_ptr, n_elements, BLOCK_SIZE: tl.constexpr):
    block_idx = tl.program_id(0)
    offsets = block_idx * BLOCK_SIZE + tl.arange(0, BLOCK_SIZE)
    mask = offsets < n_elements
    e_row = tl.load(gate_ptr + offsets, mask=mask, other=0).to(tl.float32)
    g_row = tl.load(up_ptr + offsets, mask=mask, other=0)
    f_row = 0.5 * e_row * (tl.math.erf(tl.math.rsqrt(2.0) * e_row) + 1.0)
    tl.store(out_ptr + offsets, f_row * g_row, mask=mask)


geglu = Contract(arrays=flat("gate", "up", "out"), **FLAT)


@triton.jit
def geglu_tanh_forward(a_ptr, b_ptr, c_ptr, stride, n_cols: tl.constexpr, BLOCK_SIZE: tl.constexpr):
    program_id = tl.program_id(0).to(tl.int64)
    a_ptr += program_id * stride
    b_ptr += program_id * stride
    c_ptr += program_id * stride
    col_offsets = tl.arange(0, BLOCK_SIZE)
    mask = col_offsets < n_cols
    a_row = tl.load(a_ptr + col_offsets, mask=mask, other=0).to(tl.float32)
    b_row = tl.load(b_ptr + col_offsets, mask=mask, other=0)
    sqrt_2_over_pi = 0.7978845608028654
    a_cubed = a_row * a_row * a_row
    tanh_arg = sqrt_2_over_pi * (a_row + 0.044715 * a_cubed)
    tanh_result = libdevice.tanh(tanh_arg)
    geglu_a = 0.5 * a_row * (1 + tanh_result)
    tl.store(c_ptr + col_offsets, geglu_a * b_row, mask=mask)


geglu_tanh = swiglu_rows


@triton.jit
def geglu_tanh_backward(dc_ptr, a_ptr, b_ptr, stride, n_cols, BLOCK_SIZE: tl.constexpr):
    program_id = tl.program_id(0).to(tl.int64)
    dc_ptr += program_id * stride
    a_ptr += program_id * stride
    b_ptr += program_id * stride
    col_offsets = tl.arange(0, BLOCK_SIZE)
    mask = col_offsets < n_cols
    dc_row = tl.load(dc_ptr + col_offsets, mask=mask, other=0)
    a_row = tl.load(a_ptr + col_offsets, mask=mask, other=0).to(tl.float32)
    b_row = tl.load(b_ptr + col_offsets, mask=mask, other=0)
    sqrt_2_over_pi = 0.7978845608028654
    a_cubed = a_row * a_row * a_row
    tanh_arg = sqrt_2_over_pi * (a_row + 0.044715 * a_cubed)
    tanh_result = libdevice.tanh(tanh_arg)
    geglu_a = 0.5 * a_row * (1 + tanh_result)
    db_row = dc_row * geglu_a
    term1 = 0.5 * (1 + tanh_result)
    tanh_sq = tanh_result * tanh_result
    term2 = 0.5 * a_row * (1 - tanh_sq) * (sqrt_2_over_pi * (1 + 3 * 0.044715 * a_row * a_row))
    da_row = dc_row * b_row * (term1 + term2)
    tl.store(a_ptr + col_offsets, da_row, mask=mask)
    tl.store(b_ptr + col_offsets, db_row, mask=mask)


@triton.jit
def gate_gradients(DW_ptr, e_ptr, g_ptr, n_elements, BLOCK_SIZE: tl.constexpr):
    block_idx = tl.program_id(0)
    offsets = block_idx * BLOCK_SIZE + tl.arange(0, BLOCK_SIZE)
    mask = offsets < n_elements
    DW_row = tl.load(DW_ptr + offsets, mask=mask, other=0)
    e_row = tl.load(e_ptr + offsets, mask=mask, other=0).to(tl.float32)
    g_row = tl.load(g_ptr + offsets, mask=mask, other=0)
    se_row = tl.sigmoid(e_row)
    f_row = se_row * e_row
    h_row = f_row * g_row
    df_row = DW_row * f_row
    dg_row = DW_row * g_row
    de_row = dg_row * (se_row * (1.0 + e_row * (1.0 - se_row)))
    tl.store(DW_ptr + offsets, h_row, mask=mask)
    tl.store(e_ptr + offsets, df_row, mask=mask)
    tl.store(g_ptr + offsets, de_row, mask=mask)


gate_in_place = Contract(
    arrays={
        "DW_ptr": Array("fp32", ("n_elements",), tensor="H", initial="D"),
        "e_ptr": Array("fp32", ("n_elements",), tensor="DF", initial="E"),
        "g_ptr": Array("fp32", ("n_elements",), tensor="DE", initial="G"),
    },
    **FLAT,
)


# ---------------------------------------------------------------- rope, in place


@triton.jit
def rope_in_place(
    q_ptr,
    q_row_stride,
    cos_ptr,
    cos_row_stride,
    sin_ptr,
    sin_row_stride,
    n_qh: tl.constexpr,
    hd: tl.constexpr,
    pad_n_qh: tl.constexpr,
    pad_hd: tl.constexpr,
    BACKWARD_PASS: tl.constexpr,
):
    pid = tl.program_id(0).to(tl.int64)
    q_ptr = q_ptr + pid * q_row_stride
    cos_ptr = cos_ptr + pid * cos_row_stride
    sin_ptr = sin_ptr + pid * sin_row_stride
    cos_offsets = tl.arange(0, pad_hd // 2)
    cos_mask = cos_offsets < hd // 2
    cos_row = tl.load(cos_ptr + cos_offsets, mask=cos_mask, other=0)
    sin_row = tl.load(sin_ptr + cos_offsets, mask=cos_mask, other=0)
    first_half = tl.arange(0, pad_n_qh)[:, None] * hd + tl.arange(0, pad_hd // 2)[None, :]
    first_mask = (tl.arange(0, pad_n_qh)[:, None] < n_qh) & (tl.arange(0, pad_hd // 2)[None, :] < hd // 2)
    q_tile_1 = tl.load(q_ptr + first_half, mask=first_mask, other=0)
    second_half = first_half + (hd // 2)
    q_tile_2 = tl.load(q_ptr + second_half, mask=first_mask, other=0)
    if not BACKWARD_PASS:
        new_q_tile_1 = q_tile_1 * cos_row - q_tile_2 * sin_row
        tl.store(q_ptr + first_half, new_q_tile_1, mask=first_mask)
        new_q_tile_2 = q_tile_2 * cos_row + q_tile_1 * sin_row
        tl.store(q_ptr + second_half, new_q_tile_2, mask=first_mask)
    else:
        new_q_tile_1 = q_tile_1 * cos_row + q_tile_2 * sin_row
        tl.store(q_ptr + first_half, new_q_tile_1, mask=first_mask)
        new_q_tile_2 = q_tile_2 * cos_row - q_tile_1 * sin_row
        tl.store(q_ptr + second_half, new_q_tile_2, mask=first_mask)


rope = Contract(
    sizes=("M",),
    arrays={
        "q_ptr": Array("fp32", ("M", 12, 96), ("q_row_stride", 96, 1), tensor="Y", initial="X"),
        "cos_ptr": Array("fp32", ("M", 48), ("cos_row_stride", 1), tensor="C"),
        "sin_ptr": Array("fp32", ("M", 48), ("sin_row_stride", 1), tensor="S"),
    },
    grid=("M",),
    configs=[{"n_qh": 12, "hd": 96, "pad_n_qh": 16, "pad_hd": 128, "BACKWARD_PASS": False}],
)


@triton.jit
def rope_of_both(
    q_ptr,
    q_row_stride,
    k_ptr,
    k_row_stride,
    cos,
    sin,
    cos_row_stride,
    sl,
    n_qh: tl.constexpr,
    n_kh: tl.constexpr,
    hd: tl.constexpr,
    pad_n_qh: tl.constexpr,
    pad_n_kh: tl.constexpr,
    pad_hd: tl.constexpr,
):
    b = tl.program_id(0).to(tl.int64)
    t = tl.program_id(1)
    q_ptr = q_ptr + (b * sl + t) * q_row_stride
    k_ptr = k_ptr + (b * sl + t) * k_row_stride
    half = tl.arange(0, pad_hd // 2)
    cos_row = tl.load(cos + t * cos_row_stride + half, mask=half < hd // 2, other=0)
    sin_row = tl.load(sin + t * cos_row_stride + half, mask=half < hd // 2, other=0)
    first_q = tl.arange(0, pad_n_qh)[:, None] * hd + half[None, :]
    first_k = tl.arange(0, pad_n_kh)[:, None] * hd + half[None, :]
    mask_q = (tl.arange(0, pad_n_qh)[:, None] < n_qh) & (half[None, :] < hd // 2)
    mask_k = (tl.arange(0, pad_n_kh)[:, None] < n_kh) & (half[None, :] < hd // 2)
    q1 = tl.load(q_ptr + first_q, mask=mask_q, other=0)
    q2 = tl.load(q_ptr + first_q + hd // 2, mask=mask_q, other=0)
    k1 = tl.load(k_ptr + first_k, mask=mask_k, other=0)
    k2 = tl.load(k_ptr + first_k + hd // 2, mask=mask_k, other=0)
    tl.store(q_ptr + first_q, q1 * cos_row - q2 * sin_row, mask=mask_q)
    tl.store(q_ptr + first_q + hd // 2, q2 * cos_row + q1 * sin_row, mask=mask_q)
    tl.store(k_ptr + first_k, k1 * cos_row - k2 * sin_row, mask=mask_k)
    tl.store(k_ptr + first_k + hd // 2, k2 * cos_row + k1 * sin_row, mask=mask_k)


#: The heads are powers of 2, and written as numbers.
rope_heads = Contract(
    sizes=("B", "T"),
    arrays={
        "q_ptr": Array("fp32", ("B", "T", 4, 16), ("T * q_row_stride", "q_row_stride", 16, 1), "QR", "Q"),
        "k_ptr": Array("fp32", ("B", "T", 2, 16), ("T * k_row_stride", "k_row_stride", 16, 1), "KR", "K"),
        "cos": Array("fp32", ("T", 8), ("cos_row_stride", 1), tensor="C"),
        "sin": Array("fp32", ("T", 8), ("cos_row_stride", 1), tensor="S"),
    },
    scalars={"sl": "T"},
    grid=("B", "T"),
    configs=[{"n_qh": 4, "n_kh": 2, "hd": 16, "pad_n_qh": 4, "pad_n_kh": 2, "pad_hd": 16}],
)


@triton.jit
def rope_of_groups(
    Q_ptr,
    Q_row_stride,
    cos_ptr,
    sin_ptr,
    seqlen,
    head_dim: tl.constexpr,
    n_heads: tl.constexpr,
    ROPE_GROUP_SIZE: tl.constexpr,
    BACKWARD_PASS: tl.constexpr,
    BLOCK_SIZE: tl.constexpr,
):
    row_position = tl.program_id(0)
    group_head_position = tl.program_id(1)
    col_offsets = tl.arange(0, BLOCK_SIZE)
    half_head_dim = head_dim // 2
    mask = col_offsets < half_head_dim
    sin1 = tl.load(sin_ptr + (row_position % seqlen) * half_head_dim + col_offsets, mask=mask, other=0)
    cos1 = tl.load(cos_ptr + (row_position % seqlen) * half_head_dim + col_offsets, mask=mask, other=0)
    if BACKWARD_PASS:
        sin1 = -sin1
    head_start = group_head_position * ROPE_GROUP_SIZE
    head_end = min((head_start + ROPE_GROUP_SIZE), n_heads)
    for k in range(head_start, head_end):
        offs_q1 = row_position * Q_row_stride + k * head_dim + col_offsets
        offs_q2 = row_position * Q_row_stride + k * head_dim + col_offsets + half_head_dim
        Q1 = tl.load(Q_ptr + offs_q1, mask=mask, other=0)
        Q2 = tl.load(Q_ptr + offs_q2, mask=mask, other=0)
        tl.store(Q_ptr + offs_q1, Q1 * cos1 - Q2 * sin1, mask=mask)
        tl.store(Q_ptr + offs_q2, Q2 * cos1 + Q1 * sin1, mask=mask)


rope_groups = Contract(
    sizes=("R", "T"),
    arrays={
        "Q_ptr": Array("fp32", ("R", 10, 96), ("Q_row_stride", 96, 1), tensor="Y", initial="X"),
        "cos_ptr": Array("fp32", ("T", 48), tensor="C"),
        "sin_ptr": Array("fp32", ("T", 48), tensor="S"),
    },
    scalars={"seqlen": "T"},
    grid=("R", "3"),
    configs=[{"head_dim": 96, "n_heads": 10, "ROPE_GROUP_SIZE": 4, "BACKWARD_PASS": False, "BLOCK_SIZE": 64}],
)


# ---------------------------------------------------------------- losses


@triton.jit
def kl_div_forward(
    y_ptr,
    y_stride,
    gt_ptr,
    gt_stride,
    loss_ptr,
    loss_stride,
    n_cols,
    eps,
    BLOCK_SIZE: tl.constexpr,
    log_target: tl.constexpr,
):
    pid = tl.program_id(0).to(tl.int64)
    y_ptr += pid * y_stride
    gt_ptr += pid * gt_stride
    loss_ptr += pid * loss_stride
    base_offsets = tl.arange(0, BLOCK_SIZE)
    loss_sum = 0.0
    for i in range(0, n_cols, BLOCK_SIZE):
        offsets = i + base_offsets
        mask = offsets < n_cols
        y = tl.load(y_ptr + offsets, mask=mask, other=0.0)
        y_true = tl.load(gt_ptr + offsets, mask=mask, other=0.0)
        if not log_target:
            loss = y_true * (tl.log(tl.maximum(y_true, eps)) - y)
        else:
            loss = tl.exp(y_true) * (y_true - y)
        loss_sum += tl.sum(loss, axis=0)
    tl.store(loss_ptr, loss_sum)


kl_div = Contract(
    sizes=("M", "N"),
    arrays={
        "y_ptr": Array("fp32", ("M", "N"), ("y_stride", 1), tensor="Y"),
        "gt_ptr": Array("fp32", ("M", "N"), ("gt_stride", 1), tensor="T"),
        "loss_ptr": Array("fp32", ("M",), ("loss_stride",), tensor="L"),
    },
    scalars={"n_cols": "N", "eps": 1e-10},
    grid=("M",),
    configs=[{"BLOCK_SIZE": 1024, "log_target": False}],
)


@triton.jit
def scaled_in_place(X_ptr, X_stride, grad_output_ptr, n_cols, BLOCK_SIZE: tl.constexpr):
    program_id = tl.program_id(0).to(tl.int64)
    X_ptr += program_id * X_stride
    grad_output = tl.load(grad_output_ptr)
    for i in range(0, n_cols, BLOCK_SIZE):
        X_offsets = i + tl.arange(0, BLOCK_SIZE)
        X_block = tl.load(X_ptr + X_offsets, mask=X_offsets < n_cols)
        tl.store(X_ptr + X_offsets, X_block * grad_output, mask=X_offsets < n_cols)


in_place = Contract(
    sizes=("M", "N"),
    arrays={
        "X_ptr": Array("fp32", ("M", "N"), ("X_stride", 1), tensor="Y", initial="X"),
        "grad_output_ptr": Array("fp32", (), tensor="G"),
    },
    scalars={"n_cols": "N"},
    grid=("M",),
    configs=[{"BLOCK_SIZE": 1024}],
)


# ---------------------------------------------------------------- embeddings


@triton.jit
def embedding_forward(
    embeddings_ptr,
    indices_ptr,
    output_ptr,
    n_elements,
    embedding_dim,
    BLOCK_SIZE_M: tl.constexpr,
    BLOCK_SIZE_N: tl.constexpr,
):
    pid_m = tl.program_id(0)
    pid_n = tl.program_id(1)
    offsets_m = pid_m * BLOCK_SIZE_M + tl.arange(0, BLOCK_SIZE_M)
    mask_m = offsets_m < n_elements
    indices = tl.load(indices_ptr + offsets_m, mask=mask_m, other=0)
    offsets_n = pid_n * BLOCK_SIZE_N + tl.arange(0, BLOCK_SIZE_N)
    mask_n = offsets_n < embedding_dim
    block_mask = mask_m[:, None] & mask_n[None, :]
    offsets = indices[:, None] * embedding_dim + offsets_n[None, :]
    embeddings = tl.load(embeddings_ptr + offsets, mask=block_mask, other=0.0)
    output_offsets = offsets_m[:, None] * embedding_dim + offsets_n[None, :]
    tl.store(output_ptr + output_offsets, embeddings, mask=block_mask)


embedding = Contract(
    sizes=("M", "N", "D"),
    arrays={
        "embeddings_ptr": Array("fp32", ("N", "D"), tensor="W"),
        "indices_ptr": Array("i32", ("M",), tensor="I"),
        "output_ptr": Array("fp32", ("M", "D"), tensor="Y"),
    },
    scalars={"n_elements": "M", "embedding_dim": "D"},
    grid=("cdiv(M, BLOCK_SIZE_M)", "cdiv(D, BLOCK_SIZE_N)"),
    configs=[{"BLOCK_SIZE_M": 32, "BLOCK_SIZE_N": 64}],
)


@triton.jit
def embedding_backward(
    grad_output_ptr,
    grad_weight_ptr,
    indices_ptr,
    n_elements,
    embedding_dim,
    BLOCK_SIZE_M: tl.constexpr,
    BLOCK_SIZE_N: tl.constexpr,
):
    pid_m = tl.program_id(0)
    pid_n = tl.program_id(1)
    offsets_m = pid_m * BLOCK_SIZE_M + tl.arange(0, BLOCK_SIZE_M)
    mask_m = offsets_m < n_elements
    indices = tl.load(indices_ptr + offsets_m, mask=mask_m, other=0)
    offsets_n = pid_n * BLOCK_SIZE_N + tl.arange(0, BLOCK_SIZE_N)
    mask_n = offsets_n < embedding_dim
    block_mask = mask_m[:, None] & mask_n[None, :]
    grad_output = tl.load(
        grad_output_ptr + offsets_m[:, None] * embedding_dim + offsets_n[None, :], mask=block_mask, other=0.0
    )
    grad_weight_offsets = indices[:, None] * embedding_dim + offsets_n[None, :]
    tl.atomic_add(grad_weight_ptr + grad_weight_offsets, grad_output, mask=block_mask)


embedding_gradients = Contract(
    sizes=("M", "N", "D"),
    arrays={
        "grad_output_ptr": Array("fp32", ("M", "D"), tensor="G"),
        "grad_weight_ptr": Array("fp32", ("N", "D"), tensor="dW"),
        "indices_ptr": Array("i32", ("M",), tensor="I"),
    },
    scalars={"n_elements": "M", "embedding_dim": "D"},
    zeroed=("grad_weight_ptr",),
    grid=("cdiv(M, BLOCK_SIZE_M)", "cdiv(D, BLOCK_SIZE_N)"),
    configs=[{"BLOCK_SIZE_M": 32, "BLOCK_SIZE_N": 64}],
)


# ---------------------------------------------------------------- products


@triton.jit
def leaky_relu(x):
    return tl.where(x >= 0, x, 0.01 * x)


@triton.jit
def matmul_activated(
    a_ptr,
    b_ptr,
    c_ptr,
    M,
    N,
    K,
    stride_am,
    stride_ak,
    stride_bk,
    stride_bn,
    stride_cm,
    stride_cn,
    BLOCK_SIZE_M: tl.constexpr,
    BLOCK_SIZE_N: tl.constexpr,
    BLOCK_SIZE_K: tl.constexpr,
    GROUP_SIZE_M: tl.constexpr,
    ACTIVATION: tl.constexpr,
):
    pid = tl.program_id(axis=0)
    num_pid_m = tl.cdiv(M, BLOCK_SIZE_M)
    num_pid_n = tl.cdiv(N, BLOCK_SIZE_N)
    num_pid_in_group = GROUP_SIZE_M * num_pid_n
    group_id = pid // num_pid_in_group
    first_pid_m = group_id * GROUP_SIZE_M
    group_size_m = min(num_pid_m - first_pid_m, GROUP_SIZE_M)
    pid_m = first_pid_m + ((pid % num_pid_in_group) % group_size_m)
    pid_n = (pid % num_pid_in_group) // group_size_m
    tl.assume(pid_m >= 0)
    tl.assume(pid_n >= 0)
    offs_am = (pid_m * BLOCK_SIZE_M + tl.arange(0, BLOCK_SIZE_M)) % M
    offs_bn = (pid_n * BLOCK_SIZE_N + tl.arange(0, BLOCK_SIZE_N)) % N
    offs_am = tl.max_contiguous(tl.multiple_of(offs_am, BLOCK_SIZE_M), BLOCK_SIZE_M)
    offs_bn = tl.max_contiguous(tl.multiple_of(offs_bn, BLOCK_SIZE_N), BLOCK_SIZE_N)
    offs_k = tl.arange(0, BLOCK_SIZE_K)
    a_ptrs = a_ptr + (offs_am[:, None] * stride_am + offs_k[None, :] * stride_ak)
    b_ptrs = b_ptr + (offs_k[:, None] * stride_bk + offs_bn[None, :] * stride_bn)
    accumulator = tl.zeros((BLOCK_SIZE_M, BLOCK_SIZE_N), dtype=tl.float32)
    for k in range(0, tl.cdiv(K, BLOCK_SIZE_K)):
        a = tl.load(a_ptrs, mask=offs_k[None, :] < K - k * BLOCK_SIZE_K, other=0.0)
        b = tl.load(b_ptrs, mask=offs_k[:, None] < K - k * BLOCK_SIZE_K, other=0.0)
        accumulator = tl.dot(a, b, accumulator)
        a_ptrs += BLOCK_SIZE_K * stride_ak
        b_ptrs += BLOCK_SIZE_K * stride_bk
    if ACTIVATION == "leaky_relu":
        accumulator = leaky_relu(accumulator)
    c = accumulator
    offs_cm = pid_m * BLOCK_SIZE_M + tl.arange(0, BLOCK_SIZE_M)
    offs_cn = pid_n * BLOCK_SIZE_N + tl.arange(0, BLOCK_SIZE_N)
    c_ptrs = c_ptr + stride_cm * offs_cm[:, None] + stride_cn * offs_cn[None, :]
    c_mask = (offs_cm[:, None] < M) & (offs_cn[None, :] < N)
    tl.store(c_ptrs, c, mask=c_mask)


PRODUCT = {
    "sizes": ("M", "N", "K"),
    "arrays": {
        "a_ptr": Array("fp32", ("M", "K"), ("stride_am", "stride_ak")),
        "b_ptr": Array("fp32", ("K", "N"), ("stride_bk", "stride_bn")),
        "c_ptr": Array("fp32", ("M", "N"), ("stride_cm", "stride_cn")),
    },
}
BLOCKS = {"BLOCK_SIZE_M": 64, "BLOCK_SIZE_N": 64, "BLOCK_SIZE_K": 32, "GROUP_SIZE_M": 8}
TILES = ("cdiv(M, BLOCK_SIZE_M) * cdiv(N, BLOCK_SIZE_N)",)
product = Contract(**PRODUCT, grid=TILES, configs=[{**BLOCKS, "ACTIVATION": "leaky_relu"}])


@triton.jit
def compute_pid(tile_id, num_pid_in_group, num_pid_m, GROUP_SIZE_M):
    group_id = tile_id // num_pid_in_group
    first_pid_m = group_id * GROUP_SIZE_M
    group_size_m = min(num_pid_m - first_pid_m, GROUP_SIZE_M)
    pid_m = first_pid_m + (tile_id % group_size_m)
    pid_n = (tile_id % num_pid_in_group) // group_size_m
    return pid_m, pid_n


@triton.jit
def matmul_persistent(
    a_ptr,
    b_ptr,
    c_ptr,
    M,
    N,
    K,
    stride_am,
    stride_ak,
    stride_bk,
    stride_bn,
    stride_cm,
    stride_cn,
    BLOCK_SIZE_M: tl.constexpr,
    BLOCK_SIZE_N: tl.constexpr,
    BLOCK_SIZE_K: tl.constexpr,
    NUM_SMS: tl.constexpr,
):
    start_pid = tl.program_id(axis=0)
    num_pid_m = tl.cdiv(M, BLOCK_SIZE_M)
    num_pid_n = tl.cdiv(N, BLOCK_SIZE_N)
    k_tiles = tl.cdiv(K, BLOCK_SIZE_K)
    num_tiles = num_pid_m * num_pid_n
    offs_k_for_mask = tl.arange(0, BLOCK_SIZE_K)
    for tile_id in tl.range(start_pid, num_tiles, NUM_SMS):
        pid_m = tile_id // num_pid_n
        pid_n = tile_id % num_pid_n
        offs_am = pid_m * BLOCK_SIZE_M + tl.arange(0, BLOCK_SIZE_M)
        offs_bn = pid_n * BLOCK_SIZE_N + tl.arange(0, BLOCK_SIZE_N)
        offs_am = tl.where(offs_am < M, offs_am, 0)
        offs_bn = tl.where(offs_bn < N, offs_bn, 0)
        accumulator = tl.zeros((BLOCK_SIZE_M, BLOCK_SIZE_N), dtype=tl.float32)
        for ki in range(k_tiles):
            offs_k = ki * BLOCK_SIZE_K + tl.arange(0, BLOCK_SIZE_K)
            a_ptrs = a_ptr + (offs_am[:, None] * stride_am + offs_k[None, :] * stride_ak)
            b_ptrs = b_ptr + (offs_k[:, None] * stride_bk + offs_bn[None, :] * stride_bn)
            a = tl.load(a_ptrs, mask=offs_k_for_mask[None, :] < K - ki * BLOCK_SIZE_K, other=0.0)
            b = tl.load(b_ptrs, mask=offs_k_for_mask[:, None] < K - ki * BLOCK_SIZE_K, other=0.0)
            accumulator = tl.dot(a, b, accumulator)
        offs_cm = pid_m * BLOCK_SIZE_M + tl.arange(0, BLOCK_SIZE_M)
        offs_cn = pid_n * BLOCK_SIZE_N + tl.arange(0, BLOCK_SIZE_N)
        c_ptrs = c_ptr + stride_cm * offs_cm[:, None] + stride_cn * offs_cn[None, :]
        c_mask = (offs_cm[:, None] < M) & (offs_cn[None, :] < N)
        tl.store(c_ptrs, accumulator, mask=c_mask)


@triton.jit
def matmul_persistent_grouped(
    a_ptr,
    b_ptr,
    c_ptr,
    M,
    N,
    K,
    stride_am,
    stride_ak,
    stride_bk,
    stride_bn,
    stride_cm,
    stride_cn,
    BLOCK_SIZE_M: tl.constexpr,
    BLOCK_SIZE_N: tl.constexpr,
    BLOCK_SIZE_K: tl.constexpr,
    GROUP_SIZE_M: tl.constexpr,
    NUM_SMS: tl.constexpr,
):
    start_pid = tl.program_id(axis=0)
    num_pid_m = tl.cdiv(M, BLOCK_SIZE_M)
    num_pid_n = tl.cdiv(N, BLOCK_SIZE_N)
    num_tiles = num_pid_m * num_pid_n
    tile_id_c = start_pid - NUM_SMS
    offs_k_for_mask = tl.arange(0, BLOCK_SIZE_K)
    num_pid_in_group = GROUP_SIZE_M * num_pid_n
    for tile_id in tl.range(start_pid, num_tiles, NUM_SMS, flatten=True):
        pid_m, pid_n = compute_pid(tile_id, num_pid_in_group, num_pid_m, GROUP_SIZE_M)
        offs_am = pid_m * BLOCK_SIZE_M + tl.arange(0, BLOCK_SIZE_M)
        offs_bn = pid_n * BLOCK_SIZE_N + tl.arange(0, BLOCK_SIZE_N)
        offs_am = tl.max_contiguous(tl.multiple_of(offs_am, BLOCK_SIZE_M), BLOCK_SIZE_M)
        offs_bn = tl.max_contiguous(tl.multiple_of(offs_bn, BLOCK_SIZE_N), BLOCK_SIZE_N)
        accumulator = tl.zeros((BLOCK_SIZE_M, BLOCK_SIZE_N), dtype=tl.float32)
        for ki in range(tl.cdiv(K, BLOCK_SIZE_K)):
            offs_k = ki * BLOCK_SIZE_K + offs_k_for_mask
            a_mask = (offs_am[:, None] < M) & (offs_k[None, :] < K)
            b_mask = (offs_k[:, None] < K) & (offs_bn[None, :] < N)
            a_ptrs = a_ptr + (offs_am[:, None] * stride_am + offs_k[None, :] * stride_ak)
            b_ptrs = b_ptr + (offs_k[:, None] * stride_bk + offs_bn[None, :] * stride_bn)
            a = tl.load(a_ptrs, mask=a_mask, other=0.0)
            b = tl.load(b_ptrs, mask=b_mask, other=0.0)
            accumulator = tl.dot(a, b, accumulator)
        tile_id_c += NUM_SMS
        pid_m, pid_n = compute_pid(tile_id_c, num_pid_in_group, num_pid_m, GROUP_SIZE_M)
        offs_cm = pid_m * BLOCK_SIZE_M + tl.arange(0, BLOCK_SIZE_M)
        offs_cn = pid_n * BLOCK_SIZE_N + tl.arange(0, BLOCK_SIZE_N)
        c_ptrs = c_ptr + stride_cm * offs_cm[:, None] + stride_cn * offs_cn[None, :]
        c_mask = (offs_cm[:, None] < M) & (offs_cn[None, :] < N)
        tl.store(c_ptrs, accumulator, mask=c_mask)


persistent_grouped = Contract(**PRODUCT, grid=("NUM_SMS",), configs=[{**BLOCKS, "NUM_SMS": 132}])
persistent = Contract(
    **PRODUCT,
    grid=("NUM_SMS",),
    configs=[{"BLOCK_SIZE_M": 64, "BLOCK_SIZE_N": 64, "BLOCK_SIZE_K": 32, "NUM_SMS": 132}],
)


@triton.jit
def matmul_descriptors(a_ptr, b_ptr, c_ptr, M, N, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    i_m, i_n = tl.program_id(0), tl.program_id(1)
    a_desc = tl.make_tensor_descriptor(a_ptr, shape=[M, K], strides=[K, 1], block_shape=[BM, BK])
    b_desc = tl.make_tensor_descriptor(b_ptr, shape=[N, K], strides=[K, 1], block_shape=[BN, BK])
    c_desc = tl.make_tensor_descriptor(c_ptr, shape=[M, N], strides=[N, 1], block_shape=[BM, BN])
    acc = tl.zeros([BM, BN], dtype=tl.float32)
    for k in range(0, tl.cdiv(K, BK)):
        a = a_desc.load([i_m * BM, k * BK])
        b = b_desc.load([i_n * BN, k * BK])
        acc = tl.dot(a, b.T, acc)
    c_desc.store([i_m * BM, i_n * BN], acc)


by_descriptors = Contract(
    sizes=("M", "N", "K"),
    arrays={
        "a_ptr": Array("fp32", ("M", "K")),
        "b_ptr": Array("fp32", ("N", "K")),
        "c_ptr": Array("fp32", ("M", "N")),
    },
    grid=("cdiv(M, BM)", "cdiv(N, BN)"),
    configs=[{"BM": 64, "BN": 64, "BK": 32}],
    small={"BM": 8, "BN": 8, "BK": 4},
)


# ---------------------------------------------------------------- sequences


@triton.jit
def chunk_cumsum(s, o, T, H: tl.constexpr, BT: tl.constexpr, REVERSE: tl.constexpr, IS_VARLEN: tl.constexpr):
    i_t, i_bh = tl.program_id(0), tl.program_id(1)
    i_b, i_h = i_bh // H, i_bh % H
    bos = i_b * T
    o_t = i_t * BT + tl.arange(0, BT)
    m_t = o_t < T
    p_s = s + (bos + o_t) * H + i_h
    p_o = o + (bos + o_t) * H + i_h
    b_s = tl.load(p_s, mask=m_t, other=0.0).to(tl.float32)
    b_o = tl.cumsum(b_s, axis=0)
    if REVERSE:
        b_z = tl.sum(b_s, axis=0)
        b_o = -b_o + b_z[None] + b_s
    tl.store(p_o, b_o.to(o.dtype.element_ty), mask=m_t)


chunks = Contract(
    sizes=("B", "T"),
    arrays={
        "s": Array("fp32", ("B", "T", 4), tensor="S"),
        "o": Array("fp32", ("B", "T", 4), tensor="O"),
    },
    grid=("cdiv(T, BT)", "B * 4"),
    configs=[{"H": 4, "BT": 64, "REVERSE": False, "IS_VARLEN": False}],
    small={"BT": 64},
)


@triton.jit
def recurrent_forward(
    q, k, v, o, scale, T, K: tl.constexpr, V: tl.constexpr, BK: tl.constexpr, BV: tl.constexpr
):
    i_v, i_b = tl.program_id(0), tl.program_id(1)
    o_k = tl.arange(0, BK)
    o_v = i_v * BV + tl.arange(0, BV)
    mask_k = o_k < K
    mask_v = o_v < V
    p_q = q + i_b * T * K + o_k
    p_k = k + i_b * T * K + o_k
    p_v = v + i_b * T * V + o_v
    p_o = o + i_b * T * V + o_v
    b_h = tl.zeros([BV, BK], dtype=tl.float32)
    for _ in range(0, T):
        b_q = tl.load(p_q, mask=mask_k, other=0).to(tl.float32) * scale
        b_k = tl.load(p_k, mask=mask_k, other=0).to(tl.float32)
        b_v = tl.load(p_v, mask=mask_v, other=0).to(tl.float32)
        b_h += b_k[None, :] * b_v[:, None]
        b_o = tl.sum(b_h * b_q[None, :], axis=1)
        tl.store(p_o, b_o, mask=mask_v)
        p_q += K
        p_k += K
        p_v += V
        p_o += V


recurrent = Contract(
    sizes=("B", "T"),
    arrays={
        "q": Array("fp32", ("B", "T", 48)),
        "k": Array("fp32", ("B", "T", 48)),
        "v": Array("fp32", ("B", "T", 80)),
        "o": Array("fp32", ("B", "T", 80)),
    },
    scalars={"scale": 0.125},
    grid=("cdiv(80, BV)", "B"),
    configs=[{"K": 48, "V": 80, "BK": 64, "BV": 32}],
)


@triton.jit
def l2norm_forward(x, y, rstd, eps, T, D: tl.constexpr, BD: tl.constexpr, BT: tl.constexpr):
    i_t = tl.program_id(0)
    o_t = i_t * BT + tl.arange(0, BT)
    o_d = tl.arange(0, BD)
    mask = (o_t < T)[:, None] & (o_d < D)[None, :]
    b_x = tl.load(x + o_t[:, None] * D + o_d[None, :], mask=mask, other=0.0).to(tl.float32)
    b_rstd = 1 / tl.sqrt(tl.sum(b_x * b_x, 1) + eps)
    b_y = b_x * b_rstd[:, None]
    tl.store(y + o_t[:, None] * D + o_d[None, :], b_y, mask=mask)
    tl.store(rstd + o_t, b_rstd, mask=o_t < T)


l2norm = Contract(
    sizes=("T",),
    arrays={
        "x": Array("fp32", ("T", 96)),
        "y": Array("fp32", ("T", 96)),
        "rstd": Array("fp32", ("T",), tensor="R"),
    },
    scalars={"eps": 1e-6},
    grid=("cdiv(T, BT)",),
    configs=[{"D": 96, "BD": 128, "BT": 16}],
)


@triton.jit
def norm_with_flags(
    X_ptr,
    Y_ptr,
    W_ptr,
    B_ptr,
    RESIDUAL_ptr,
    RESIDUAL_OUT_ptr,
    stride_x_row,
    stride_y_row,
    stride_res_row,
    stride_res_out_row,
    N,
    eps,
    IS_RMS_NORM: tl.constexpr,
    HAS_RESIDUAL: tl.constexpr,
    STORE_RESIDUAL_OUT: tl.constexpr,
    HAS_BIAS: tl.constexpr,
    BLOCK_N: tl.constexpr,
):
    row = tl.program_id(0)
    X_ptr += row * stride_x_row
    Y_ptr += row * stride_y_row
    if HAS_RESIDUAL:
        RESIDUAL_ptr += row * stride_res_row
    if STORE_RESIDUAL_OUT:
        RESIDUAL_OUT_ptr += row * stride_res_out_row
    cols = tl.arange(0, BLOCK_N)
    x = tl.load(X_ptr + cols, mask=cols < N, other=0.0).to(tl.float32)
    if HAS_RESIDUAL:
        x += tl.load(RESIDUAL_ptr + cols, mask=cols < N, other=0.0).to(tl.float32)
    if STORE_RESIDUAL_OUT:
        tl.store(RESIDUAL_OUT_ptr + cols, x, mask=cols < N)
    if not IS_RMS_NORM:
        mean = tl.sum(x, axis=0) / N
        xbar = tl.where(cols < N, x - mean, 0.0)
        var = tl.sum(xbar * xbar, axis=0) / N
    else:
        mean = 0.0
        xbar = tl.where(cols < N, x, 0.0)
        var = tl.sum(xbar * xbar, axis=0) / N
    rstd = 1 / tl.sqrt(var + eps)
    mask = cols < N
    w = tl.load(W_ptr + cols, mask=mask).to(tl.float32)
    x_hat = (x - mean) * rstd if not IS_RMS_NORM else x * rstd
    y = x_hat * w
    if HAS_BIAS:
        y += tl.load(B_ptr + cols, mask=mask).to(tl.float32)
    tl.store(Y_ptr + cols, y, mask=mask)


FLAGGED = {
    "X_ptr": Array("fp32", ("M", "N"), ("stride_x_row", 1)),
    "Y_ptr": Array("fp32", ("M", "N"), ("stride_y_row", 1)),
    "W_ptr": VECTOR,
    "B_ptr": VECTOR,
    "RESIDUAL_ptr": Array("fp32", ("M", "N"), ("stride_res_row", 1), tensor="S"),
    "RESIDUAL_OUT_ptr": Array("fp32", ("M", "N"), ("stride_res_out_row", 1), tensor="Z"),
}
flagged = Contract(
    sizes=("M", "N"),
    arrays=FLAGGED,
    scalars={"eps": 1e-5},
    grid=("M",),
    configs=[
        {
            "IS_RMS_NORM": False,
            "HAS_RESIDUAL": True,
            "STORE_RESIDUAL_OUT": True,
            "HAS_BIAS": True,
            "BLOCK_N": 1024,
        }
    ],
    assume=("N >= 1", "N <= BLOCK_N"),
)


@triton.jit
def mean_pooling(x, o, T, H: tl.constexpr, D: tl.constexpr, BT: tl.constexpr, BD: tl.constexpr):
    i_d, i_t, i_bh = tl.program_id(0), tl.program_id(1), tl.program_id(2)
    i_b, i_h = i_bh // H, i_bh % H
    NT = tl.cdiv(T, BT)
    o_t = i_t * BT + tl.arange(0, BT)
    o_d = i_d * BD + tl.arange(0, BD)
    p_x = x + ((i_b * T + o_t[:, None]) * H + i_h) * D + o_d[None, :]
    p_o = o + ((i_b * NT + i_t) * H + i_h) * D + o_d
    b_x = tl.load(p_x, mask=(o_t < T)[:, None] & (o_d < D)[None, :], other=0.0).to(tl.float32)
    b_o = tl.sum(b_x, axis=0) / min(BT, T - i_t * BT)
    tl.store(p_o, b_o, mask=o_d < D)


pooling = Contract(
    sizes=("B", "T"),
    arrays={
        "x": Array("fp32", ("B", "T", 4, 96)),
        "o": Array("fp32", ("B", "cdiv(T, 32)", 4, 96)),
    },
    grid=("cdiv(96, BD)", "cdiv(T, BT)", "B * 4"),
    configs=[{"H": 4, "D": 96, "BT": 32, "BD": 64}],
    small={"BD": 8},
)


@triton.jit
def token_shift(x, y, T, D: tl.constexpr, BD: tl.constexpr):
    i_b, i_t = tl.program_id(0), tl.program_id(1)
    base = i_b * T * D + i_t * D
    o_d = tl.arange(0, BD)
    mask = o_d < D
    b_x = tl.load(x + base + o_d, mask=mask, other=0.0)
    if i_t == 0:
        b_prev = tl.zeros([BD], dtype=tl.float32)
    else:
        b_prev = tl.load(x + base - D + o_d, mask=mask, other=0.0)
    tl.store(y + base + o_d, b_prev - b_x, mask=mask)


shifted = Contract(
    sizes=("B", "T"),
    arrays={"x": Array("fp32", ("B", "T", 96)), "y": Array("fp32", ("B", "T", 96))},
    grid=("B", "T"),
    configs=[{"D": 96, "BD": 128}],
)


@triton.jit
def matmul_split(
    A,
    B,
    C,
    M,
    N,
    K,
    stride_am,
    stride_ak,
    stride_bk,
    stride_bn,
    stride_cm,
    stride_cn,
    BLOCK_M: tl.constexpr,
    BLOCK_N: tl.constexpr,
    BLOCK_K: tl.constexpr,
    SPLIT_K: tl.constexpr,
):
    pid = tl.program_id(0)
    pid_z = tl.program_id(1)
    grid_n = tl.cdiv(N, BLOCK_N)
    rm = (pid // grid_n) * BLOCK_M + tl.arange(0, BLOCK_M)
    rn = (pid % grid_n) * BLOCK_N + tl.arange(0, BLOCK_N)
    ram = tl.max_contiguous(tl.multiple_of(rm % M, BLOCK_M), BLOCK_M)
    rbn = tl.max_contiguous(tl.multiple_of(rn % N, BLOCK_N), BLOCK_N)
    rk = pid_z * BLOCK_K + tl.arange(0, BLOCK_K)
    A = A + (ram[:, None] * stride_am + rk[None, :] * stride_ak)
    B = B + (rk[:, None] * stride_bk + rbn[None, :] * stride_bn)
    acc = tl.zeros((BLOCK_M, BLOCK_N), dtype=tl.float32)
    for k in range(0, tl.cdiv(K, BLOCK_K * SPLIT_K)):
        k_remaining = K - k * (BLOCK_K * SPLIT_K)
        a = tl.load(A, mask=rk[None, :] < k_remaining, other=0.0)
        b = tl.load(B, mask=rk[:, None] < k_remaining, other=0.0)
        acc += tl.dot(a, b, input_precision="ieee")
        A += BLOCK_K * SPLIT_K * stride_ak
        B += BLOCK_K * SPLIT_K * stride_bk
    C = C + (rm[:, None] * stride_cm + rn[None, :] * stride_cn)
    tl.atomic_add(C, acc, mask=(rm < M)[:, None] & (rn < N)[None, :], sem="relaxed")


split = Contract(
    sizes=("M", "N", "K"),
    arrays={
        "A": Array("fp32", ("M", "K"), ("stride_am", "stride_ak")),
        "B": Array("fp32", ("K", "N"), ("stride_bk", "stride_bn")),
        "C": Array("fp32", ("M", "N"), ("stride_cm", "stride_cn")),
    },
    grid=("cdiv(M, BLOCK_M) * cdiv(N, BLOCK_N)", "SPLIT_K"),
    configs=[{"BLOCK_M": 64, "BLOCK_N": 64, "BLOCK_K": 32, "SPLIT_K": 4}],
    zeroed=("C",),
)


# ---------------------------------------------------------------- the rest


@triton.jit
def asin_kernel(x_ptr, y_ptr, n_elements, BLOCK_SIZE: tl.constexpr):
    offsets = tl.program_id(axis=0) * BLOCK_SIZE + tl.arange(0, BLOCK_SIZE)
    mask = offsets < n_elements
    x = tl.load(x_ptr + offsets, mask=mask)
    tl.store(y_ptr + offsets, libdevice.asin(x), mask=mask)


unary = Contract(arrays=flat("x", "y"), **FLAT)


@triton.jit
def seeded_dropout(x_ptr, y_ptr, n_elements, p, seed, BLOCK_SIZE: tl.constexpr):
    offsets = tl.program_id(axis=0) * BLOCK_SIZE + tl.arange(0, BLOCK_SIZE)
    mask = offsets < n_elements
    x = tl.load(x_ptr + offsets, mask=mask)
    keep = tl.rand(seed, offsets) > p
    tl.store(y_ptr + offsets, tl.where(keep, x / (1 - p), 0.0), mask=mask)


dropout = Contract(arrays=flat("x", "y"), scalars={"p": 0.5, "seed": 1}, **FLAT)


@triton.jit
def dropout_by_mask(x_ptr, keep_ptr, output_ptr, n_elements, p, BLOCK_SIZE: tl.constexpr):
    pid = tl.program_id(axis=0)
    block_start = pid * BLOCK_SIZE
    offsets = block_start + tl.arange(0, BLOCK_SIZE)
    mask = offsets < n_elements
    x = tl.load(x_ptr + offsets, mask=mask)
    x_keep = tl.load(keep_ptr + offsets, mask=mask)
    output = tl.where(x_keep, x / (1 - p), 0.0)
    tl.store(output_ptr + offsets, output, mask=mask)


kept = Contract(
    arrays={
        "x_ptr": Array("fp32", ("n_elements",)),
        "keep_ptr": Array("i32", ("n_elements",), tensor="Keep"),
        "output_ptr": Array("fp32", ("n_elements",), tensor="Y"),
    },
    scalars={"p": 0.5},
    **FLAT,
)


@triton.jit
def quantize_rows(x_ptr, q_ptr, s_ptr, stride, n_cols, BLOCK_SIZE: tl.constexpr):
    row = tl.program_id(0)
    cols = tl.arange(0, BLOCK_SIZE)
    mask = cols < n_cols
    x = tl.load(x_ptr + row * stride + cols, mask=mask, other=0.0)
    scale = tl.max(tl.abs(x), axis=0) / 127.0
    tl.store(q_ptr + row * stride + cols, tl.floor(x / scale + 0.5), mask=mask)
    tl.store(s_ptr + row, scale)


quantized = Contract(
    sizes=("M", "N"),
    arrays={
        "x_ptr": ROW,
        "q_ptr": ROW,
        "s_ptr": COLUMN,
    },
    scalars={"n_cols": "N"},
    grid=("M",),
    **ONE_BLOCK,
)


@triton.jit
def logsumexp_chunks(
    logits_ptr, row_stride, lse_ptr, n_cols, N_CHUNKS: tl.constexpr, BLOCK_SIZE: tl.constexpr
):
    row_idx = tl.program_id(0)
    chunk_idx = tl.program_id(1)
    logits_ptr += row_idx * row_stride
    lse_ptr += row_idx * N_CHUNKS + chunk_idx
    col_offsets = chunk_idx * BLOCK_SIZE + tl.arange(0, BLOCK_SIZE)
    mask = col_offsets < n_cols
    logits = tl.load(logits_ptr + col_offsets, mask=mask, other=-float("inf")).to(tl.float32)
    c = tl.max(logits, 0)
    logsumexp = c + tl.log(tl.sum(tl.exp(logits - c), 0))
    tl.store(lse_ptr, logsumexp)


chunked = Contract(
    sizes=("M", "N"),
    arrays={
        "logits_ptr": Array("fp32", ("M", "N"), ("row_stride", 1), tensor="X"),
        "lse_ptr": Array("fp32", ("M", 4), tensor="S"),
    },
    scalars={"n_cols": "N"},
    grid=("M", "N_CHUNKS"),
    configs=[{"N_CHUNKS": 4, "BLOCK_SIZE": 1024}],
    assume=("3073 <= N", "N <= 4096"),
)


@triton.jit
def add_strided(x_ptr, y_ptr, out_ptr, n, BLOCK: tl.constexpr):
    pid = tl.program_id(0)
    for start in range(pid * BLOCK, n, tl.num_programs(0) * BLOCK):
        offs = start + tl.arange(0, BLOCK)
        mask = offs < n
        x = tl.load(x_ptr + offs, mask=mask)
        y = tl.load(y_ptr + offs, mask=mask)
        tl.store(out_ptr + offs, x + y, mask=mask)


strided = Contract(
    sizes=("n", "P"),
    arrays={**flat("x", "y", n="n"), "out_ptr": Array("fp32", ("n",), tensor="Z")},
    grid=("P",),
    configs=[{"BLOCK": 1024}],
    assume=("P >= 1",),
)
