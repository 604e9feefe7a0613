"""Rows that are normalised: softmax, layer and RMS normalisation, a row of attention, arg-max.

redverify tvm examples/tvm/normalisation.py:SOFTMAX_BEFORE examples/tvm/normalisation.py:SOFTMAX_THREADS
"""

from tvm import s_tir, te, tirx


def scheduled(function, schedule):
    """``function`` after ``schedule(sch)``."""
    sch = s_tir.Schedule(function)
    schedule(sch)
    return sch.mod


def rows_below(sch, consumer, *producers):
    """All blocks row by row, the rows in parallel."""
    row = sch.get_loops(sch.get_sblock(consumer))[0]
    for name in producers:
        sch.compute_at(sch.get_sblock(name), row)
    sch.parallel(row)


def threads_of_rows(sch, consumer, *reductions, threads=32):
    """A block of threads for each row; what they reduce is shared."""
    row, column = sch.get_loops(sch.get_sblock(consumer))
    sch.bind(row, "blockIdx.x")
    sch.bind(sch.split(column, [None, threads])[1], "threadIdx.x")
    for name in reductions:
        block = sch.get_sblock(name)
        sch.compute_at(block, row)
        sch.set_scope(block, 0, "shared")
        sch.bind(sch.split(sch.get_loops(block)[-1], [None, threads])[1], "threadIdx.x")


# ---------------------------------------------------------------- softmax


def softmax(columns=100):
    """``O[i, j] = exp(A[i, j] - M[i]) / Z[i]`` for any number of rows."""
    n = te.var("n")
    a = te.placeholder((n, columns), name="A")
    k, s = te.reduce_axis((0, columns), name="k"), te.reduce_axis((0, columns), name="s")
    m = te.compute((n,), lambda i: te.max(a[i, k], axis=k), name="M")
    e = te.compute((n, columns), lambda i, j: te.exp(a[i, j] - m[i]), name="E")
    z = te.compute((n,), lambda i: te.sum(e[i, s], axis=s), name="Z")
    o = te.compute((n, columns), lambda i, j: e[i, j] / z[i], name="O")
    return te.create_prim_func([a, o])


def softmax_rows(sch):
    """Row by row, in parallel."""
    rows_below(sch, "O", "Z", "E", "M")


def softmax_threads(sch):
    """Cross-thread maxima and sums; the exponentials are computed twice."""
    sch.compute_inline(sch.get_sblock("E"))
    threads_of_rows(sch, "O", "Z", "M")


SOFTMAX_BEFORE = softmax()
SOFTMAX_ROWS = scheduled(SOFTMAX_BEFORE, softmax_rows)
SOFTMAX_THREADS = scheduled(SOFTMAX_BEFORE, softmax_threads)

# ---------------------------------------------------------------- layer and RMS normalisation


def layer_norm(columns=64):
    """``O[i, j] = (X[i, j] - mean) / sqrt(variance + epsilon) * G[j] + B[j]``."""
    n = te.var("n")
    x = te.placeholder((n, columns), name="X")
    g, b = te.placeholder((columns,), name="G"), te.placeholder((columns,), name="B")
    k, s = te.reduce_axis((0, columns), name="k"), te.reduce_axis((0, columns), name="s")
    count, epsilon = tirx.const(columns, "float32"), tirx.const(1e-5, "float32")
    total = te.compute((n,), lambda i: te.sum(x[i, k], axis=k), name="T")
    mean = te.compute((n,), lambda i: total[i] / count, name="U")
    square = te.compute((n,), lambda i: te.sum((x[i, s] - mean[i]) * (x[i, s] - mean[i]), axis=s), name="V")
    o = te.compute(
        (n, columns),
        lambda i, j: (x[i, j] - mean[i]) / te.sqrt(square[i] / count + epsilon) * g[j] + b[j],
        name="O",
    )
    return te.create_prim_func([x, g, b, o])


def layer_norm_rows(sch):
    """Row by row, the columns in vectors of eight."""
    rows_below(sch, "O", "V", "U", "T")
    sch.vectorize(sch.split(sch.get_loops(sch.get_sblock("O"))[-1], [None, 8])[1])


def layer_norm_threads(sch):
    """Cross-thread sums."""
    sch.compute_inline(sch.get_sblock("U"))
    threads_of_rows(sch, "O", "V", "T")


LAYER_NORM_BEFORE = layer_norm()
LAYER_NORM_ROWS = scheduled(LAYER_NORM_BEFORE, layer_norm_rows)
LAYER_NORM_THREADS = scheduled(LAYER_NORM_BEFORE, layer_norm_threads)


def rms_norm(columns=64):
    """``O[i, j] = X[i, j] / sqrt(sum of squares / columns + epsilon) * G[j]``."""
    n = te.var("n")
    x, g = te.placeholder((n, columns), name="X"), te.placeholder((columns,), name="G")
    k = te.reduce_axis((0, columns), name="k")
    count, epsilon = tirx.const(columns, "float32"), tirx.const(1e-5, "float32")
    square = te.compute((n,), lambda i: te.sum(x[i, k] * x[i, k], axis=k), name="S")
    o = te.compute((n, columns), lambda i, j: x[i, j] / te.sqrt(square[i] / count + epsilon) * g[j], name="O")
    return te.create_prim_func([x, g, o])


def rms_norm_lanes(sch):
    """Sixteen partial sums for each row, in vectors."""
    block = sch.get_sblock("S")
    _, k = sch.get_loops(block)
    _, lane = sch.split(k, [None, 16])
    partial = sch.rfactor(lane, 1)
    sch.parallel(sch.get_loops(partial)[0])


def rms_norm_threads(sch):
    """Cross-thread sums."""
    threads_of_rows(sch, "O", "S")


RMS_NORM_BEFORE = rms_norm()
RMS_NORM_LANES = scheduled(RMS_NORM_BEFORE, rms_norm_lanes)
RMS_NORM_THREADS = scheduled(RMS_NORM_BEFORE, rms_norm_threads)

# ---------------------------------------------------------------- a row of attention


def attention(keys=64, width=16):
    """``O[i, d] = sum_j softmax(S[i, :])[j] * V[j, d]``: one row of weights, after the scores."""
    n = te.var("n")
    a, v = te.placeholder((n, keys), name="S"), te.placeholder((keys, width), name="V")
    k, s, j = (te.reduce_axis((0, keys), name=name) for name in "ksj")
    m = te.compute((n,), lambda i: te.max(a[i, k], axis=k), name="M")
    e = te.compute((n, keys), lambda i, q: te.exp(a[i, q] - m[i]), name="E")
    z = te.compute((n,), lambda i: te.sum(e[i, s], axis=s), name="Z")
    w = te.compute((n, width), lambda i, d: te.sum(e[i, j] * v[j, d], axis=j), name="W")
    o = te.compute((n, width), lambda i, d: w[i, d] / z[i], name="O")
    return te.create_prim_func([a, v, o])


def attention_rows(sch):
    """Row by row, in parallel."""
    rows_below(sch, "O", "W", "Z", "E", "M")


def attention_lanes(sch):
    """The weighted sum in four chunks of keys."""
    block = sch.get_sblock("W")
    j = sch.get_loops(block)[-1]
    chunk, _ = sch.split(j, [4, None])
    sch.parallel(sch.get_loops(sch.rfactor(chunk, 0))[0])


ATTENTION_BEFORE = attention()
ATTENTION_ROWS = scheduled(ATTENTION_BEFORE, attention_rows)
ATTENTION_LANES = scheduled(ATTENTION_BEFORE, attention_lanes)

# ---------------------------------------------------------------- arg-max


def argmax(columns=48):
    """The first place of each row's largest element, by two reductions."""
    n = te.var("n")
    a = te.placeholder((n, columns), name="A")
    k, s = te.reduce_axis((0, columns), name="k"), te.reduce_axis((0, columns), name="s")
    m = te.compute((n,), lambda i: te.max(a[i, k], axis=k), name="M")
    last = tirx.const(columns, "int32")
    at = te.compute(
        (n,),
        lambda i: te.min(tirx.Select(a[i, s] >= m[i], s + tirx.const(0, "int32"), last), axis=s),
        name="I",
    )
    return te.create_prim_func([a, at])


def argmax_rows(sch):
    """Row by row, in parallel."""
    rows_below(sch, "I", "M")


def argmax_lanes(sch):
    """Eight candidates for each row."""
    for name in ("M", "I"):
        lane = sch.split(sch.get_loops(sch.get_sblock(name))[-1], [None, 8])[1]
        sch.parallel(sch.get_loops(sch.rfactor(lane, 1))[0])


def argmax_of_pairs(columns=48):
    """The same by one reduction of pairs, of which the first of equal values wins."""
    n = te.var("n")
    a = te.placeholder((n, columns), name="A")
    k = te.reduce_axis((0, columns), name="k")

    def larger(left, right):
        keep = left[1] >= right[1]
        return tirx.Select(keep, left[0], right[0]), tirx.Select(keep, left[1], right[1])

    def none(place, value):
        return tirx.const(-1, place), te.min_value(value)

    reducer = te.comm_reducer(larger, none, name="larger")
    at, best = te.compute((n,), lambda i: reducer((k + 0, a[i, k]), axis=k), name="I")
    return te.create_prim_func([a, at, best])


def argmax_chunks(sch, chunk):
    """A candidate of each chunk of a row, or of each of eight lanes, where the first no longer wins."""
    loops = sch.split(sch.get_loops(sch.get_sblock("I"))[-1], [None, 8])
    sch.parallel(sch.get_loops(sch.rfactor(loops[chunk], 0))[0])


ARGMAX_BEFORE = argmax()
ARGMAX_ROWS = scheduled(ARGMAX_BEFORE, argmax_rows)
ARGMAX_LANES = scheduled(ARGMAX_BEFORE, argmax_lanes)

ARGMAX_PAIRS_BEFORE = argmax_of_pairs()
ARGMAX_PAIRS = scheduled(ARGMAX_PAIRS_BEFORE, lambda sch: argmax_chunks(sch, chunk=0))
ARGMAX_PAIRS_WRONG = scheduled(ARGMAX_PAIRS_BEFORE, lambda sch: argmax_chunks(sch, chunk=1))

#: The schedules with the function each implements, and the verdict.
EXAMPLES = {
    "SOFTMAX_ROWS": ("SOFTMAX_BEFORE", "verified"),
    "SOFTMAX_THREADS": ("SOFTMAX_BEFORE", "verified"),
    "LAYER_NORM_ROWS": ("LAYER_NORM_BEFORE", "verified"),
    "LAYER_NORM_THREADS": ("LAYER_NORM_BEFORE", "verified"),
    "RMS_NORM_LANES": ("RMS_NORM_BEFORE", "verified"),
    "RMS_NORM_THREADS": ("RMS_NORM_BEFORE", "verified"),
    "ATTENTION_ROWS": ("ATTENTION_BEFORE", "verified"),
    "ATTENTION_LANES": ("ATTENTION_BEFORE", "verified"),
    "ARGMAX_ROWS": ("ARGMAX_BEFORE", "verified"),
    "ARGMAX_LANES": ("ARGMAX_BEFORE", "verified"),
    "ARGMAX_PAIRS": ("ARGMAX_PAIRS_BEFORE", "verified"),
    "ARGMAX_PAIRS_WRONG": ("ARGMAX_PAIRS_BEFORE", "refuted"),
}
