"""Wrong kernels, one or more for each rule of data indices, scans, arg-max, launches and roundings."""

# mypy: ignore-errors
import torch
import triton
import triton.language as tl

from redverify.frontends.triton import Array, Contract, Launches

ROWS = {"sizes": ("M", "N"), "grid": ("M",), "configs": [{"BLOCK": 4}], "assume": ("N >= 1", "N <= BLOCK")}
MATRIX = Array("fp32", ("M", "N"))
LENGTHS = Contract(
    sizes=("M", "N"),
    arrays={"x": MATRIX, "t": Array("i32", ("M",)), "y": Array("fp32", ("M",))},
    grid=("M",),
)
PLACES = Contract(arrays={"x": Array("i32", ("M", "N")), "i": Array("i32", ("M",))}, **ROWS)
SCATTERED = Contract(
    sizes=("M",),
    arrays={"x": Array("fp32", ("M",)), "t": Array("i32", ("M",)), "y": Array("fp32", ("M",))},
    grid=("M",),
    configs=[{}],
)
SCANNED = Contract(arrays={"a": MATRIX, "b": MATRIX, "h": MATRIX}, **ROWS)
SUMMED = Contract(arrays={"x": MATRIX, "y": MATRIX}, **ROWS)
VECTOR = {"sizes": ("n",), "grid": "cdiv(n, BLOCK)", "configs": [{"BLOCK": 4}]}
IN_PLACE = Contract(arrays={"y": Array("fp32", ("n",), tensor="Y", initial="X")}, **VECTOR)
HALVES = Contract(arrays={"x": Array("fp32", ("n",)), "y": Array("fp32", ("n",))}, **VECTOR)


# ---------------------------------------------------------------- integers that inputs hold


@triton.jit
def prefix(x, t, y, N):
    row = tl.program_id(0)
    total = 0.0
    for k in range(0, tl.load(t + row)):
        total += tl.load(x + row * N + k)
    tl.store(y + row, total)


@triton.jit
def prefix_too_long(x, t, y, N):
    row = tl.program_id(0)
    total = 0.0
    for k in range(0, tl.load(t + row) + 1):
        total += tl.load(x + row * N + k)
    tl.store(y + row, total)


@triton.jit
def prefix_of_the_next(x, t, y, M, N):
    row = tl.program_id(0)
    total = 0.0
    for k in range(0, tl.load(t + (M - 1 - row))):
        total += tl.load(x + row * N + k)
    tl.store(y + row, total)


@triton.jit
def scattered(x, t, y):
    row = tl.program_id(0)
    tl.store(y + tl.load(t + row), tl.load(x + row))


@triton.jit
def gathered_late(x, t, y, N):
    """The branch asks for another row's number than the address."""
    row = tl.program_id(0)
    total = 0.0
    if tl.load(t) > 0:
        for k in range(0, tl.load(t + row)):
            total += tl.load(x + row * N + k)
    tl.store(y + row, total)


# ---------------------------------------------------------------- arg-max


@triton.jit
def places_for_values(v, p, w, q):
    """As arg-max, but for v > w and p < q, where it gives the place and value of other lanes."""
    first = (v > w) | ((v == w) & (p < q))
    odd = (v > w) & (p < q)
    return tl.where(odd, q, tl.where(first, v, w)), tl.where(odd, w, tl.where(first, p, q))


@triton.jit
def argmax_of_places(x, i, N, BLOCK: tl.constexpr):
    row, cols = tl.program_id(0), tl.arange(0, BLOCK)
    found = tl.load(x + row * N + cols, mask=cols < N, other=-2147483648)
    _, place = tl.reduce((found, cols), 0, places_for_values)
    tl.store(i + row, place)


# ---------------------------------------------------------------- scans


@triton.jit
def step(a, b, a_next, b_next):
    return a * a_next, a_next * b + b_next


@triton.jit
def recurrence_turned(a, b, h, N, BLOCK: tl.constexpr):
    """From the last lane on."""
    row, cols = tl.program_id(0), tl.arange(0, BLOCK)
    factor = tl.load(a + row * N + cols, mask=cols < N, other=1.0)
    new = tl.load(b + row * N + cols, mask=cols < N, other=0.0)
    _, found = tl.associative_scan((factor, new), 0, step, reverse=True)
    tl.store(h + row * N + cols, found, mask=cols < N)


@triton.jit
def recurrence_of_padding(a, b, h, N, BLOCK: tl.constexpr):
    """The products, and not the sums."""
    row, cols = tl.program_id(0), tl.arange(0, BLOCK)
    factor = tl.load(a + row * N + cols, mask=cols < N, other=1.0)
    new = tl.load(b + row * N + cols, mask=cols < N, other=0.0)
    found, _ = tl.associative_scan((factor, new), 0, step)
    tl.store(h + row * N + cols, found, mask=cols < N)


@triton.jit
def sums_after_padding(x, y, N, BLOCK: tl.constexpr):
    """Lanes behind the row's end hold ones, which a scan from the end begins with."""
    row, cols = tl.program_id(0), tl.arange(0, BLOCK)
    found = tl.load(x + row * N + cols, mask=cols < N, other=1.0)
    tl.store(y + row * N + cols, tl.cumsum(found, 0, reverse=True), mask=cols < N)


# ---------------------------------------------------------------- one tensor as input and output


@triton.jit
def doubled(y, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(y + i, tl.load(y + i, mask=i < n) * 2.0, mask=i < n)


@triton.jit
def doubled_next(y, n, BLOCK: tl.constexpr):
    """The neighbour may have been doubled before."""
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    near = tl.load(y + i + 1, mask=i + 1 < n, other=0.0)
    tl.store(y + i, tl.load(y + i, mask=i < n) * 2.0 + near * 0.0, mask=i < n)


@triton.jit
def doubled_twice(y, n, BLOCK: tl.constexpr):
    """Blocks overlap."""
    i = tl.program_id(0) * (BLOCK - 1) + tl.arange(0, BLOCK)
    tl.store(y + i, tl.load(y + i, mask=i < n) * 2.0, mask=i < n)


# ---------------------------------------------------------------- roundings


@triton.jit
def is_exact(x, y, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    found = tl.load(x + i, mask=i < n)
    same = found == found.to(tl.float16).to(tl.float32)
    tl.store(y + i, tl.where(same, 1.0, 0.0), mask=i < n)


@triton.jit
def whole(x, y, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    found = tl.load(x + i, mask=i < n)
    tl.store(y + i, found.to(tl.int32).to(tl.float32), mask=i < n)


# ---------------------------------------------------------------- launches


@triton.jit
def copied(x, y, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(y + i, tl.load(x + i, mask=i < n), mask=i < n)


@triton.jit
def added(x, y, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.atomic_add(y + i, tl.load(x + i, mask=i < n), mask=i < n)


def _launch(x: str, y: str, **options: object) -> Contract:
    arrays = {"x": Array("fp32", ("n",), memory=x), "y": Array("fp32", ("n",), memory=y)}
    return Contract(arrays=arrays, **VECTOR, **options)


ZEROED_BETWEEN = Launches([("copied", _launch("x", "y")), ("added", _launch("x", "y", zeroed=("y",)))])
ADDED_TWICE = Launches(
    [("added", _launch("x", "y", zeroed=("y",))), ("added", _launch("x", "y", zeroed=("y",)))]
)


def into_too_little(x):
    """Rows are written where there is memory for one."""
    m, n = x.shape
    y = torch.empty((n,), dtype=torch.float32)
    copied[(triton.cdiv(m * n, 16),)](x, y, m * n, BLOCK=16)
    return y.view(m, n)


@triton.jit
def copied_rows(x, y, n, BLOCK: tl.constexpr):
    row, cols = tl.program_id(0), tl.arange(0, BLOCK)
    tl.store(y + row * n + cols, tl.load(x + row * n + cols, mask=cols < n), mask=cols < n)


def turned(x):
    """The elements of x in their order, with the sizes exchanged."""
    m, n = x.shape
    if n > 16:
        raise ValueError("too long")
    y = torch.empty((n, m), dtype=torch.float32)
    copied_rows[(m,)](x, y, n, BLOCK=16)
    return y.t()


def exchanged(x):
    """The first launch reads what the second writes."""
    y, h = torch.empty_like(x), torch.empty_like(x)
    copied[(triton.cdiv(x.numel(), 16),)](h, y, x.numel(), BLOCK=16)
    copied[(triton.cdiv(x.numel(), 16),)](x, h, x.numel(), BLOCK=16)
    return y


def forgotten(x):
    """Memory that is passed for x, and is not x."""
    y, h = torch.empty_like(x), torch.empty_like(x)
    copied[(triton.cdiv(x.numel(), 16),)](h, y, x.numel(), BLOCK=16)
    return y


# ---------------------------------------------------------------- lanes that are undefined


WEIGHTED = Contract(
    arrays={"x": MATRIX, "w": Array("fp32", ("N",)), "y": Array("fp32", ("M",))},
    **ROWS,
)


@triton.jit
def weighted(x, w, y, N, BLOCK: tl.constexpr):
    row, cols = tl.program_id(0), tl.arange(0, BLOCK)
    found = tl.load(x + row * N + cols, mask=cols < N, other=0.0)
    weights = tl.load(w + cols, mask=cols < N)
    tl.store(y + row, tl.sum(tl.where(cols < N, found * weights, 0.0), axis=0))


@triton.jit
def weighted_to_the_next(x, w, y, N, BLOCK: tl.constexpr):
    row, cols = tl.program_id(0), tl.arange(0, BLOCK)
    found = tl.load(x + row * N + cols, mask=cols < N, other=0.0)
    weights = tl.load(w + cols, mask=cols < N)
    tl.store(y + row, tl.sum(tl.where(cols <= N, found * weights, 0.0), axis=0))


@triton.jit
def weighted_by_nothing(x, w, y, N, BLOCK: tl.constexpr):
    row, cols = tl.program_id(0), tl.arange(0, BLOCK)
    found = tl.load(x + row * N + cols, mask=cols < N, other=0.0)
    weights = tl.load(w + cols, mask=cols < N)
    tl.store(y + row, tl.sum(found * weights, axis=0))
