"""Schedules that TVM 0.27.0.post1 accepts and compiles to wrong code, and one that only looks wrong.

redverify tvm examples/tvm/miscompiled.py:BEFORE examples/tvm/miscompiled.py:LOOP_PARTITION
"""

from tvm import s_tir, te, tirx


def product(k_extent, epilogue=None):
    """``C = A @ B`` for 8 rows and columns, with an element-wise epilogue of ``C + E`` if given."""
    a = te.placeholder((8, k_extent), name="A")
    b = te.placeholder((k_extent, 8), name="B")
    k = te.reduce_axis((0, k_extent), name="k")
    c = te.compute((8, 8), lambda i, j: te.sum(a[i, k] * b[k, j], axis=k), name="C")
    if epilogue is None:
        return te.create_prim_func([a, b, c])
    e = te.placeholder((8, 8), name="E")
    d = te.compute((8, 8), lambda i, j: epilogue(c[i, j] + e[i, j]), name="D")
    return te.create_prim_func([a, b, e, d])


def row_sum(n, rows=4):
    """``R[i] = sum_k X[i, k]`` over ``n`` columns."""
    x = te.placeholder((rows, n), name="X")
    k = te.reduce_axis((0, n), name="k")
    return te.create_prim_func([x, te.compute((rows,), lambda i: te.sum(x[i, k], axis=k), name="R")])


def scheduled(function, schedule):
    """``function`` after ``schedule(sch)``."""
    sch = s_tir.Schedule(function)
    schedule(sch)
    return sch.mod


def dynamic_lanes(sch):
    """Thirty-two lanes: with fewer columns, the last lanes are summed and never initialised."""
    _, k = sch.get_loops(sch.get_sblock("R"))
    _, lane = sch.split(k, [None, 32])
    sch.rfactor(lane, 0)


def chunks(sch):
    """Chunks of 32, factored by chunk: right, except that no columns leave the output unwritten."""
    _, k = sch.get_loops(sch.get_sblock("R"))
    chunk, _ = sch.split(k, [None, 32])
    sch.rfactor(chunk, 0)


def lanes_of_a_row_tail(sch):
    """Rows in groups of 4, the last not full: the sum of the lanes loses that condition."""
    rows, k = sch.get_loops(sch.get_sblock("R"))
    sch.split(rows, [None, 4])
    sch.rfactor(k, 0)


def loop_partition(sch):
    """Both parts of the reduction loop initialise the sum."""
    sch.loop_partition(sch.get_loops(sch.get_sblock("C"))[2], [12, None])


def fuse_epilogue(sch):
    """The epilogue moves into the reduction: right for a bias, wrong for ReLU."""
    sch.fuse_reduction_epilogue(sch.get_sblock("C"), sch.get_sblock("D"))


def early_write_back(sch):
    """The unfinished sums are written back after every chunk: wasteful, and right."""
    block = sch.get_sblock("C")
    cache = sch.cache_write(block, 0, "global")
    i, j, k = sch.get_loops(block)
    k_0, k_1 = sch.split(k, [None, 8])
    sch.reorder(k_0, i, j, k_1)
    sch.reverse_compute_at(cache, k_0)


BEFORE = product(32)
LOOP_PARTITION = scheduled(BEFORE, loop_partition)
EARLY_WRITE_BACK = scheduled(BEFORE, early_write_back)

ROW_SUM_BEFORE = row_sum(te.var("n"))
DYNAMIC_LANES = scheduled(ROW_SUM_BEFORE, dynamic_lanes)
EMPTY_SUM = scheduled(ROW_SUM_BEFORE, chunks)

ROW_TAIL_BEFORE = row_sum(8, rows=6)
ROW_TAIL = scheduled(ROW_TAIL_BEFORE, lanes_of_a_row_tail)

RELU_BEFORE = product(8, lambda value: tirx.max(value, tirx.const(0, "float32")))
RELU = scheduled(RELU_BEFORE, fuse_epilogue)
BIAS_BEFORE = product(8, lambda value: value)
BIAS = scheduled(BIAS_BEFORE, fuse_epilogue)

#: The schedules with the function each implements, and the verdict.
EXAMPLES = {
    "LOOP_PARTITION": ("BEFORE", "refuted"),
    "EARLY_WRITE_BACK": ("BEFORE", "verified"),
    "DYNAMIC_LANES": ("ROW_SUM_BEFORE", "refuted"),
    "EMPTY_SUM": ("ROW_SUM_BEFORE", "refuted"),
    "ROW_TAIL": ("ROW_TAIL_BEFORE", "refuted"),
    "RELU": ("RELU_BEFORE", "refuted"),
    "BIAS": ("BIAS_BEFORE", "verified"),
}
