"""Operators other than the matrix product: batched, summed, convolved, quantised, with an epilogue."""

from tvm import s_tir, te, tirx


def scheduled(function, schedule):
    """``function`` after ``schedule(sch)``."""
    sch = s_tir.Schedule(function)
    schedule(sch)
    return sch.mod


def placeholders(**shapes):
    """Inputs by name."""
    return [te.placeholder(shape, name=name) for name, shape in shapes.items()]


# ---------------------------------------------------------------- batched matrix product, dynamic


def batched():
    """``C[b, i, j] = sum_k A[b, i, k] * B[b, k, j]`` with a dynamic batch and row count."""
    n, m = te.var("n"), te.var("m")
    a, b = placeholders(A=(n, m, 32), B=(n, 32, 48))
    k = te.reduce_axis((0, 32), name="k")
    c = te.compute((n, m, 48), lambda x, i, j: te.sum(a[x, i, k] * b[x, k, j], axis=k), name="C")
    return te.create_prim_func([a, b, c])


def schedule_batched(sch):
    """Tiles with a tail in the rows, parallel batches."""
    block = sch.get_sblock("C")
    x, i, j, k = sch.get_loops(block)
    i_0, i_1 = sch.split(i, [None, 8])
    j_0, j_1 = sch.split(j, [None, 16])
    sch.reorder(x, i_0, j_0, k, i_1, j_1)
    sch.parallel(x)
    sch.vectorize(j_1)


def schedule_batched_rfactor(sch):
    """Four partial sums for each element, joined at the end."""
    *_, k = sch.get_loops(sch.get_sblock("C"))
    lane, _ = sch.split(k, [4, None])
    sch.parallel(sch.get_loops(sch.rfactor(lane, 3))[0])


BATCHED_BEFORE = batched()
BATCHED = scheduled(BATCHED_BEFORE, schedule_batched)
BATCHED_RFACTOR = scheduled(BATCHED_BEFORE, schedule_batched_rfactor)

# ---------------------------------------------------------------- rows


def rows(reducer, dtype="float32"):
    """``R[i] = reduce_j X[i, j]`` with dynamic row count, over 100 columns."""
    n = te.var("n")
    x = te.placeholder((n, 100), name="X", dtype=dtype)
    j = te.reduce_axis((0, 100), name="j")
    r = te.compute((n,), lambda i: reducer(x[i, j], axis=j), name="R")
    return te.create_prim_func([x, r])


def schedule_rows(sch):
    """Eight lanes per row: the lane is the inner loop, so every lane has elements."""
    _, j = sch.get_loops(sch.get_sblock("R"))
    _, lane = sch.split(j, [None, 8])
    sch.rfactor(lane, 1)


def schedule_decomposed(sch):
    """Parallel rows, initialised before the loop."""
    block = sch.get_sblock("R")
    i, j = sch.get_loops(block)
    sch.parallel(i)
    sch.decompose_reduction(block, j)


ROW_SUM_BEFORE = rows(te.sum)
ROW_SUM = scheduled(ROW_SUM_BEFORE, schedule_rows)
ROW_MAX_BEFORE = rows(te.max)
ROW_MAX = scheduled(ROW_MAX_BEFORE, schedule_decomposed)
ROW_MAX_RFACTOR = scheduled(ROW_MAX_BEFORE, schedule_rows)
ROW_MIN_INT_BEFORE = rows(te.min, "int32")
ROW_MIN_INT = scheduled(ROW_MIN_INT_BEFORE, schedule_rows)

# ---------------------------------------------------------------- a sum of any length


def dynamic_sum():
    """``R[i] = sum_j X[i, j]``: any number of rows and columns."""
    n, m = te.var("n"), te.var("m")
    x = te.placeholder((n, m), name="X")
    j = te.reduce_axis((0, m), name="j")
    return te.create_prim_func([x, te.compute((n,), lambda i: te.sum(x[i, j], axis=j), name="R")])


def schedule_dynamic_tail(sch):
    """The columns in chunks of sixteen, the last one cut off; initialised before."""
    block = sch.get_sblock("R")
    i, j = sch.get_loops(block)
    chunk, _ = sch.split(j, [None, 16])
    sch.parallel(i)
    sch.decompose_reduction(block, chunk)


def schedule_dynamic_threads(sch):
    """A block of 32 threads for each row, and a cross-thread sum."""
    i, j = sch.get_loops(sch.get_sblock("R"))
    sch.bind(i, "blockIdx.x")
    sch.bind(sch.split(j, [None, 32])[1], "threadIdx.x")


DYNAMIC_SUM_BEFORE = dynamic_sum()
DYNAMIC_SUM_TAIL = scheduled(DYNAMIC_SUM_BEFORE, schedule_dynamic_tail)
DYNAMIC_SUM_THREADS = scheduled(DYNAMIC_SUM_BEFORE, schedule_dynamic_threads)

# ---------------------------------------------------------------- convolution


def convolution():
    """A 3 x 3 convolution without padding."""
    x, w = placeholders(X=(1, 8, 18, 18), W=(4, 8, 3, 3))
    c = te.reduce_axis((0, 8), name="c")
    r = te.reduce_axis((0, 3), name="r")
    s = te.reduce_axis((0, 3), name="s")
    y = te.compute(
        (1, 4, 16, 16),
        lambda b, f, p, q: te.sum(x[b, c, p + r, q + s] * w[f, c, r, s], axis=[c, r, s]),
        name="Y",
    )
    return te.create_prim_func([x, w, y])


def schedule_convolution(sch):
    """Tiled rows; the channels outermost, the window inside."""
    block = sch.get_sblock("Y")
    b, f, p, q, c, r, s = sch.get_loops(block)
    p_0, p_1 = sch.split(p, [None, 4])
    c_0, c_1 = sch.split(c, [None, 4])
    sch.reorder(b, f, p_0, c_0, r, s, c_1, p_1, q)
    sch.parallel(sch.fuse(b, f))
    sch.vectorize(q)


def schedule_convolution_rfactor(sch):
    """Partial sums over the fused channels and window rows."""
    block = sch.get_sblock("Y")
    *_, c, r, _ = sch.get_loops(block)
    lane, _ = sch.split(sch.fuse(c, r), [6, None])
    sch.rfactor(lane, 0)


CONVOLUTION_BEFORE = convolution()
CONVOLUTION = scheduled(CONVOLUTION_BEFORE, schedule_convolution)
CONVOLUTION_RFACTOR = scheduled(CONVOLUTION_BEFORE, schedule_convolution_rfactor)

# ---------------------------------------------------------------- depthwise convolution


def depthwise():
    """A 3 x 3 convolution of each channel with a window of its own, padded by one."""
    n, c = te.var("n"), 8
    x, w = te.placeholder((n, c, 14, 14), name="X"), te.placeholder((c, 3, 3), name="W")
    zero = tirx.const(0, "float32")
    padded = te.compute(
        (n, c, 16, 16),
        lambda b, f, p, q: tirx.if_then_else(
            tirx.all(p >= 1, p < 15, q >= 1, q < 15), x[b, f, p - 1, q - 1], zero
        ),
        name="P",
    )
    r, s = te.reduce_axis((0, 3), name="r"), te.reduce_axis((0, 3), name="s")
    y = te.compute(
        (n, c, 14, 14),
        lambda b, f, p, q: te.sum(padded[b, f, p + r, q + s] * w[f, r, s], axis=[r, s]),
        name="Y",
    )
    return te.create_prim_func([x, w, y])


def schedule_depthwise_inline(sch):
    """The padding is computed where it is read; batches and channels in parallel."""
    sch.compute_inline(sch.get_sblock("P"))
    sch.parallel(sch.get_loops(sch.get_sblock("Y"))[0])


def schedule_depthwise_tiled(sch):
    """Bands of seven rows, each with the padded rows that it needs."""
    block = sch.get_sblock("Y")
    b, _, p, *_ = sch.get_loops(block)
    band, _ = sch.split(p, [None, 7])
    sch.compute_at(sch.get_sblock("P"), band)
    sch.parallel(b)


DEPTHWISE_BEFORE = depthwise()
DEPTHWISE_INLINE = scheduled(DEPTHWISE_BEFORE, schedule_depthwise_inline)
DEPTHWISE_TILED = scheduled(DEPTHWISE_BEFORE, schedule_depthwise_tiled)

# ---------------------------------------------------------------- quantised, and an epilogue


def quantised():
    """An int8 matrix product accumulated in int32."""
    a = te.placeholder((32, 64), name="A", dtype="int8")
    b = te.placeholder((64, 32), name="B", dtype="int8")
    k = te.reduce_axis((0, 64), name="k")
    c = te.compute(
        (32, 32),
        lambda i, j: te.sum(a[i, k].astype("int32") * b[k, j].astype("int32"), axis=k),
        name="C",
    )
    return te.create_prim_func([a, b, c])


def schedule_quantised(sch):
    """Groups of four products, as a dot-product instruction would."""
    block = sch.get_sblock("C")
    i, j, k = sch.get_loops(block)
    k_0, k_1 = sch.split(k, [None, 4])
    sch.reorder(i, k_0, j, k_1)
    sch.parallel(i)
    sch.decompose_reduction(block, k_0)


def relu():
    """``D = max(A @ B + bias, 0)``."""
    n = te.var("n")
    a, b, bias = placeholders(A=(n, 64), B=(64, 32), bias=(32,))
    k = te.reduce_axis((0, 64), name="k")
    c = te.compute((n, 32), lambda i, j: te.sum(a[i, k] * b[k, j], axis=k), name="C")
    d = te.compute((n, 32), lambda i, j: tirx.max(c[i, j] + bias[j], tirx.const(0, "float32")), name="D")
    return te.create_prim_func([a, b, bias, d])


def schedule_relu(sch):
    """The epilogue right after each tile."""
    block, epilogue = sch.get_sblock("C"), sch.get_sblock("D")
    i, j = sch.get_loops(epilogue)
    i_0, i_1 = sch.split(i, [None, 4])
    j_0, j_1 = sch.split(j, [None, 8])
    sch.reorder(i_0, j_0, i_1, j_1)
    sch.compute_at(block, j_0)
    sch.parallel(i_0)


def schedule_relu_reverse(sch):
    """The product is tiled, and the epilogue moved under it."""
    block, epilogue = sch.get_sblock("C"), sch.get_sblock("D")
    i, _, _ = sch.get_loops(block)
    sch.reverse_compute_at(epilogue, i)
    sch.parallel(i)


QUANTISED_BEFORE = quantised()
QUANTISED = scheduled(QUANTISED_BEFORE, schedule_quantised)
RELU_BEFORE = relu()
RELU = scheduled(RELU_BEFORE, schedule_relu)
RELU_REVERSE = scheduled(RELU_BEFORE, schedule_relu_reverse)

#: The schedules with the function each implements, and the verdict.
EXAMPLES = {
    "BATCHED": ("BATCHED_BEFORE", "verified"),
    "BATCHED_RFACTOR": ("BATCHED_BEFORE", "verified"),
    "DYNAMIC_SUM_TAIL": ("DYNAMIC_SUM_BEFORE", "verified"),
    "DYNAMIC_SUM_THREADS": ("DYNAMIC_SUM_BEFORE", "verified"),
    "DEPTHWISE_INLINE": ("DEPTHWISE_BEFORE", "verified"),
    "DEPTHWISE_TILED": ("DEPTHWISE_BEFORE", "verified"),
    "ROW_SUM": ("ROW_SUM_BEFORE", "verified"),
    "ROW_MAX": ("ROW_MAX_BEFORE", "verified"),
    "ROW_MAX_RFACTOR": ("ROW_MAX_BEFORE", "verified"),
    "ROW_MIN_INT": ("ROW_MIN_INT_BEFORE", "verified"),
    "CONVOLUTION": ("CONVOLUTION_BEFORE", "verified"),
    "CONVOLUTION_RFACTOR": ("CONVOLUTION_BEFORE", "verified"),
    "QUANTISED": ("QUANTISED_BEFORE", "verified"),
    "RELU": ("RELU_BEFORE", "verified"),
    "RELU_REVERSE": ("RELU_BEFORE", "verified"),
}
