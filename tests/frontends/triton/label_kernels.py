"""Cross-entropy in the manner of libraries, with labels to ignore (-100), and rows that are quantised."""

# mypy: ignore-errors
import triton
import triton.language as tl

from redverify.frontends.triton import Array, Contract

LABELS = Array("i64", ("M",), tensor="T", ignore=-100)
COLUMN = {"loss_ptr": Array("fp32", ("M",), tensor="L"), "lse_ptr": Array("fp32", ("M",), tensor="S")}
ROWS = {"assume": ("N >= 1", "N <= BLOCK"), "grid": ("M",), "configs": [{"BLOCK": 1024}]}


@triton.jit
def forward(logits_ptr, stride, loss_ptr, lse_ptr, labels_ptr, N, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    logits_ptr += row * stride
    labels_ptr += row
    cols = tl.arange(0, BLOCK)
    label = tl.load(labels_ptr).to(tl.int32)
    x = tl.load(logits_ptr + cols, mask=cols < N, other=-float("inf"))
    c = tl.max(x, 0)
    lse = c + tl.log(tl.sum(tl.exp(x - c), 0))
    loss = 0.0
    if label != -100:
        loss = lse - tl.load(logits_ptr + label)
    tl.store(lse_ptr + row, lse)
    tl.store(loss_ptr + row, loss)


@triton.jit
def forward_minus_one(logits_ptr, stride, loss_ptr, lse_ptr, labels_ptr, N, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    cols = tl.arange(0, BLOCK)
    label = tl.load(labels_ptr + row).to(tl.int32)
    x = tl.load(logits_ptr + row * stride + cols, mask=cols < N, other=-float("inf"))
    c = tl.max(x, 0)
    lse = c + tl.log(tl.sum(tl.exp(x - c), 0))
    loss = 0.0
    if label != -1:
        loss = lse - tl.load(logits_ptr + row * stride + label)
    tl.store(lse_ptr + row, lse)
    tl.store(loss_ptr + row, loss)


LOSSES = Contract(
    sizes=("M", "N"),
    arrays={
        "logits_ptr": Array("fp32", ("M", "N"), ("stride", 1), tensor="X"),
        "labels_ptr": LABELS,
        **COLUMN,
    },
    **ROWS,
)


@triton.jit
def backward(logits_ptr, stride, grad_ptr, lse_ptr, labels_ptr, N, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    logits_ptr += row * stride
    cols = tl.program_id(1) * BLOCK + tl.arange(0, BLOCK)
    label = tl.load(labels_ptr + row).to(tl.int32)
    grad = 0.0
    if label != -100:
        grad = tl.load(grad_ptr + row)
    x = tl.load(logits_ptr + cols, mask=cols < N, other=-float("inf"))
    y = tl.exp(x - tl.load(lse_ptr + row))
    y = tl.where(cols == label, y - 1.0, y)
    tl.store(logits_ptr + cols, grad * y, mask=cols < N)


GRADIENTS = Contract(
    sizes=("M", "N"),
    arrays={
        "logits_ptr": Array("fp32", ("M", "N"), ("stride", 1), tensor="dX", initial="X"),
        "grad_ptr": Array("fp32", ("M",), tensor="G"),
        "lse_ptr": Array("fp32", ("M",), tensor="S"),
        "labels_ptr": LABELS,
    },
    grid=("M", "cdiv(N, BLOCK)"),
    configs=[{"BLOCK": 1024}],
)


@triton.jit
def in_place(
    X_ptr, X_stride, Y_ptr, loss_ptr, n_cols, ignore_index, smoothing: tl.constexpr, BLOCK: tl.constexpr
):
    row = tl.program_id(0).to(tl.int64)
    y = tl.load(Y_ptr + row)
    X_ptr += row * X_stride
    if y == ignore_index:
        for i in range(0, n_cols, BLOCK):
            cols = i + tl.arange(0, BLOCK)
            tl.store(X_ptr + cols, 0.0, mask=cols < n_cols)
        return
    loss_ptr += row
    m = float("-inf")
    d = 0.0
    x_y = tl.load(X_ptr + y)
    total = 0.0
    eps = smoothing / n_cols
    for i in range(0, n_cols, BLOCK):
        cols = i + tl.arange(0, BLOCK)
        x = tl.load(X_ptr + cols, mask=cols < n_cols, other=float("-inf"))
        total += tl.sum(tl.where(cols < n_cols, -eps * x, 0.0))
        m_new = tl.maximum(m, tl.max(x))
        d = d * tl.exp(m - m_new) + tl.sum(tl.exp(x - m_new))
        m = m_new
    lse = m + tl.log(d)
    for i in range(0, n_cols, BLOCK):
        cols = i + tl.arange(0, BLOCK)
        x = tl.load(X_ptr + cols, mask=cols < n_cols, other=float("-inf"))
        x = tl.exp(x - m) / d - eps
        x = tl.where(cols != y, x, x - (1 - smoothing))
        tl.store(X_ptr + cols, x, mask=cols < n_cols)
    tl.debug_barrier()
    loss = (lse - x_y) * (1 - smoothing) + (total + smoothing * lse)
    tl.store(loss_ptr, loss)


IN_PLACE = Contract(
    sizes=("M", "N"),
    arrays={
        "X_ptr": Array("fp32", ("M", "N"), ("X_stride", 1), tensor="dX", initial="X"),
        "Y_ptr": LABELS,
        "loss_ptr": COLUMN["loss_ptr"],
    },
    scalars={"n_cols": "N", "ignore_index": -100},
    grid=("M",),
    zeroed=("loss_ptr",),
    configs=[{"smoothing": 0.125, "BLOCK": 1024}],
)


@triton.jit
def counted(labels_ptr, count_ptr, M, OTHER: tl.constexpr, BLOCK: tl.constexpr):
    rows = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    labels = tl.load(labels_ptr + rows, mask=rows < M, other=OTHER)
    tl.store(count_ptr + rows, tl.where(labels == -100, 0.0, 1.0), mask=rows < M)


@triton.jit
def counted_wrong(labels_ptr, count_ptr, M, OTHER: tl.constexpr, BLOCK: tl.constexpr):
    rows = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    labels = tl.load(labels_ptr + rows, mask=rows < M, other=OTHER)
    tl.store(count_ptr + rows, tl.where(labels == -1, 0.0, 1.0), mask=rows < M)


def _counts(other, **given):
    return Contract(
        sizes=("M", "N"),
        arrays={
            "labels_ptr": Array("i64", ("M",), tensor="T", **given),
            "count_ptr": Array("fp32", ("M",), tensor="C"),
        },
        grid=("cdiv(M, BLOCK)",),
        configs=[{"OTHER": other, "BLOCK": 64}],
    )


COUNTS, COUNTS_FROM_0, COUNTS_OTHERWISE = (_counts(other, ignore=-100) for other in (-100, 0, -1))
NOT_NEGATIVE = _counts(0, ignore=5)


@triton.jit
def written(labels_ptr, count_ptr, M, OTHER: tl.constexpr, BLOCK: tl.constexpr):
    rows = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(labels_ptr + rows, 0, mask=rows < M)


@triton.jit
def quantised(x_ptr, q_ptr, scale_ptr, stride, N, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    cols = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + row * stride + cols, mask=cols < N, other=0.0)
    scale = tl.maximum(tl.max(tl.abs(x), axis=0), 1e-10) / 127.0
    q = x / scale
    q = tl.where(q >= 0, tl.floor(q + 0.5), tl.ceil(q - 0.5))
    tl.store(q_ptr + row * stride + cols, q.to(tl.int8), mask=cols < N)
    tl.store(scale_ptr + row, scale)


@triton.jit
def largest(x_ptr, scale_ptr, stride, N, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    most = 0.0
    for start in range(0, N, BLOCK):
        cols = start + tl.arange(0, BLOCK)
        x = tl.load(x_ptr + row * stride + cols, mask=cols < N, other=0.0)
        most = tl.maximum(most, tl.max(tl.abs(x), axis=0))
    tl.store(scale_ptr + row, most / 127.0)


LARGEST = Contract(
    sizes=("M", "N"),
    arrays={
        "x_ptr": Array("fp32", ("M", "N"), ("stride", 1)),
        "scale_ptr": Array("fp32", ("M",), tensor="S"),
    },
    grid=("M",),
    configs=[{"BLOCK": 1024}],
)

QUANTISED = Contract(
    sizes=("M", "N"),
    arrays={
        "x_ptr": Array("fp32", ("M", "N"), ("stride", 1)),
        "q_ptr": Array("i8", ("M", "N"), ("stride", 1)),
        "scale_ptr": Array("fp32", ("M",), tensor="S"),
    },
    **ROWS,
)


def count_launched(labels, kernel=counted):
    import torch

    count = torch.empty(labels.shape, dtype=torch.float32)
    kernel[(triton.cdiv(labels.numel(), 64),)](labels, count, labels.numel(), OTHER=-100, BLOCK=64)
    return count


def count_launched_wrong(labels):  # wrong: the labels to ignore are -100, and not -1
    return count_launched(labels, counted_wrong)
