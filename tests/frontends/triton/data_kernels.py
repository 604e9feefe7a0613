"""Kernels whose addresses, masks and branches have data in them, arg-max, and scans; with contracts."""

import triton
import triton.language as tl

from redverify.frontends.triton import Array, Contract

ROWS = {"sizes": ("M", "N"), "grid": ("M",), "configs": [{"BLOCK": 16}], "assume": ("N <= BLOCK",)}
X = Array("fp32", ("M", "N"))
LOSS = Contract(
    sizes=("M", "N"),
    arrays={"x": X, "t": Array("i32", ("M",)), "loss": Array("fp32", ("M",), tensor="L")},
    grid=("M",),
)
IDS = {
    "ids": Array("i32", ("M",), tensor="I"),
    "w": Array("fp32", ("N", "D")),
    "y": Array("fp32", ("M", "D")),
}
TABLE = Contract(
    sizes=("M", "N", "D"),
    arrays=IDS,
    grid="cdiv(M, BM)",
    configs=[{"BM": 8, "BD": 16}],
    assume=("D <= BD",),
)
BINS = Contract(
    sizes=("N", "B"),
    arrays={"x": Array("i32", ("N",)), "h": Array("i32", ("B",))},
    zeroed=("h",),
    grid="cdiv(N, BLOCK)",
    configs=[{"BLOCK": 16}],
)
PLACES = Contract(arrays={"x": X, "i": Array("i32", ("M",))}, **ROWS)
SCANNED = Contract(arrays={"a": X, "b": X, "h": X}, **ROWS)
SUMMED = Contract(arrays={"x": X, "y": X}, **ROWS)


@triton.jit
def nll(x, t, loss, N):
    row = tl.program_id(0)
    label = tl.load(t + row)
    if label == -1:
        tl.store(loss + row, 0.0)
        return
    tl.store(loss + row, -tl.load(x + row * N + label))


@triton.jit
def nll_wrong(x, t, loss, N):
    row = tl.program_id(0)
    label = tl.load(t + row)
    if label == -1:
        return
    tl.store(loss + row, -tl.load(x + row * N + label))


@triton.jit
def nll_unasked(x, t, loss, N):
    row = tl.program_id(0)
    label = tl.load(t + row)
    tl.store(loss + row, -tl.load(x + row * N + label))


@triton.jit
def embedding(ids, w, y, M, D, BM: tl.constexpr, BD: tl.constexpr):
    rows = tl.program_id(0) * BM + tl.arange(0, BM)
    cols = tl.arange(0, BD)
    inside = rows < M
    number = tl.load(ids + rows, mask=inside, other=0)
    mask = inside[:, None] & (cols < D)[None, :]
    found = tl.load(w + number[:, None] * D + cols[None, :], mask=mask)
    tl.store(y + rows[:, None] * D + cols[None, :], found, mask=mask)


@triton.jit
def embedding_wrong(ids, w, y, M, D, BM: tl.constexpr, BD: tl.constexpr):
    rows = tl.program_id(0) * BM + tl.arange(0, BM)
    cols = tl.arange(0, BD)
    inside = rows < M
    number = tl.load(ids + rows, mask=rows < M - 1, other=0)  # the last row is that of number 0
    mask = inside[:, None] & (cols < D)[None, :]
    found = tl.load(w + number[:, None] * D + cols[None, :], mask=mask)
    tl.store(y + rows[:, None] * D + cols[None, :], found, mask=mask)


@triton.jit
def histogram(x, h, N, BLOCK: tl.constexpr):
    o = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    found = tl.load(x + o, mask=o < N)
    tl.atomic_add(h + found, 1, mask=o < N)


@triton.jit
def histogram_wrong(x, h, N, BLOCK: tl.constexpr):
    o = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    found = tl.load(x + o, mask=o < N, other=0)
    tl.atomic_add(h + found, 1)  # padding counts as 0


@triton.jit
def histogram_raced(x, h, N, BLOCK: tl.constexpr):
    o = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    found = tl.load(x + o, mask=o < N)
    tl.store(h + found, tl.load(h + found, mask=o < N) + 1, mask=o < N)


@triton.jit
def argmax(x, i, N, BLOCK: tl.constexpr):
    row, cols = tl.program_id(0), tl.arange(0, BLOCK)
    found = tl.load(x + row * N + cols, mask=cols < N, other=-float("inf"))
    tl.store(i + row, tl.argmax(found, 0))


@triton.jit
def argmax_of_zeros(x, i, N, BLOCK: tl.constexpr):
    row, cols = tl.program_id(0), tl.arange(0, BLOCK)
    found = tl.load(x + row * N + cols, mask=cols < N, other=0.0)
    tl.store(i + row, tl.argmax(found, 0))


@triton.jit
def argmax_by_chance(x, i, N, BLOCK: tl.constexpr):
    row, cols = tl.program_id(0), tl.arange(0, BLOCK)
    found = tl.load(x + row * N + cols, mask=cols < N, other=-float("inf"))
    tl.store(i + row, tl.argmax(found, 0, tie_break_left=False))


@triton.jit
def last(value, place, other_value, other_place):
    taken = (value > other_value) | ((value == other_value) & (place > other_place))
    return tl.where(taken, value, other_value), tl.where(taken, place, other_place)


@triton.jit
def argmax_last(x, i, N, BLOCK: tl.constexpr):
    row, cols = tl.program_id(0), tl.arange(0, BLOCK)
    found = tl.load(x + row * N + cols, mask=cols < N, other=-float("inf"))
    _, place = tl.reduce((found, cols), 0, last)
    tl.store(i + row, place)


@triton.jit
def step(a, b, a_next, b_next):
    return a * a_next, a_next * b + b_next


@triton.jit
def step_wrong(a, b, a_next, b_next):
    return a * a_next, a * b + b_next


@triton.jit
def recurrence(a, b, h, N, BLOCK: tl.constexpr):
    row, cols = tl.program_id(0), tl.arange(0, BLOCK)
    factor = tl.load(a + row * N + cols, mask=cols < N, other=1.0)
    new = tl.load(b + row * N + cols, mask=cols < N, other=0.0)
    _, found = tl.associative_scan((factor, new), 0, step)
    tl.store(h + row * N + cols, found, mask=cols < N)


@triton.jit
def recurrence_wrong(a, b, h, N, BLOCK: tl.constexpr):
    row, cols = tl.program_id(0), tl.arange(0, BLOCK)
    factor = tl.load(a + row * N + cols, mask=cols < N, other=1.0)
    new = tl.load(b + row * N + cols, mask=cols < N, other=0.0)
    _, found = tl.associative_scan((factor, new), 0, step_wrong)
    tl.store(h + row * N + cols, found, mask=cols < N)


@triton.jit
def sums_after(x, y, N, BLOCK: tl.constexpr):
    row, cols = tl.program_id(0), tl.arange(0, BLOCK)
    found = tl.load(x + row * N + cols, mask=cols < N, other=0.0)
    tl.store(y + row * N + cols, tl.cumsum(found, 0, reverse=True), mask=cols < N)


@triton.jit
def sums_before(x, y, N, BLOCK: tl.constexpr):
    row, cols = tl.program_id(0), tl.arange(0, BLOCK)
    found = tl.load(x + row * N + cols, mask=cols < N, other=0.0)
    tl.store(y + row * N + cols, tl.cumsum(found, 0), mask=cols < N)
