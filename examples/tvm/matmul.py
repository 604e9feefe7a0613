"""Matrix products under schedules that are right, and one that TVM compiles wrongly.

redverify tvm examples/tvm/matmul.py:BEFORE examples/tvm/matmul.py:RFACTOR
"""

from tvm import s_tir, te

SIZE = 64


def product(n, m, k):
    """``C[i, j] = sum_k A[i, k] * B[k, j]``, unscheduled."""
    a = te.placeholder((n, k), name="A")
    b = te.placeholder((k, m), name="B")
    r = te.reduce_axis((0, k), name="k")
    c = te.compute((n, m), lambda i, j: te.sum(a[i, r] * b[r, j], axis=r), name="C")
    return te.create_prim_func([a, b, c])


def scheduled(function, schedule):
    """``function`` after ``schedule(sch, block, loops)``."""
    sch = s_tir.Schedule(function)
    block = sch.get_sblock("C")
    schedule(sch, block, sch.get_loops(block))
    return sch.mod


def split_reduction(sch, block, loops):
    """The reduction loop in chunks of 24: the last chunk is not full."""
    sch.split(loops[2], [None, 24])


def tiled(sch, block, loops):
    """Tiles of 16 x 16, the reduction between; parallel rows, vectorised columns."""
    i, j, k = loops
    i_0, i_1 = sch.split(i, [None, 16])
    j_0, j_1 = sch.split(j, [None, 16])
    k_0, k_1 = sch.split(k, [None, 8])
    sch.reorder(i_0, j_0, k_0, i_1, k_1, j_1)
    sch.parallel(i_0)
    sch.unroll(k_1)
    sch.vectorize(j_1)
    sch.decompose_reduction(block, k_0)


def fused(sch, block, loops):
    """Both spatial loops fused, then split again."""
    i, j, _ = loops
    outer, inner = sch.split(sch.fuse(i, j), [None, 32])
    sch.parallel(outer)
    sch.unroll(inner)


def rfactor(sch, block, loops):
    """Sixteen partial sums, then their sum."""
    k_0, _ = sch.split(loops[2], [16, None])
    sch.rfactor(k_0, 0)


def rfactor_tail(sch, block, loops):
    """Partial sums over chunks of 24, the last of which is not full."""
    k_0, _ = sch.split(loops[2], [None, 24])
    sch.rfactor(k_0, 2)


def rfactor_twice(sch, block, loops):
    """Partial sums of partial sums."""
    k_0, _, _ = sch.split(loops[2], [4, 4, 4])
    partial = sch.rfactor(k_0, 0)
    sch.rfactor(sch.get_loops(partial)[3], 0)


def wrong_lanes(sch, block, loops):
    """Twenty lanes of four: lanes 16 to 19 have no iteration, and are never initialised."""
    k_0, _ = sch.split(loops[2], [20, None])
    sch.rfactor(k_0, 0)


def dynamic_tiles(sch, block, loops):
    """Rows in tiles of 16 with a tail, for every size."""
    i, j, k = loops
    i_0, i_1 = sch.split(i, [None, 16])
    k_0, k_1 = sch.split(k, [None, 8])
    sch.reorder(i_0, k_0, i_1, k_1, j)
    sch.parallel(i_0)


def dynamic_rfactor(sch, block, loops):
    """Partial sums over chunks of 32, for every size."""
    k_0, _ = sch.split(loops[2], [None, 32])
    sch.rfactor(k_0, 0)


def write_cache(sch, block, loops):
    """Tiles computed in a local buffer, written back when they are complete."""
    i, j, k = loops
    cache = sch.cache_write(block, 0, "local")
    i_0, i_1 = sch.split(i, [None, 16])
    j_0, j_1 = sch.split(j, [None, 16])
    sch.reorder(i_0, j_0, k, i_1, j_1)
    sch.reverse_compute_at(cache, j_0)
    sch.parallel(i_0)


def read_cache(sch, block, loops):
    """Chunks of A and B copied before they are used."""
    k_0, _ = sch.split(loops[2], [None, 16])
    sch.reorder(k_0, loops[0], loops[1])
    sch.compute_at(sch.cache_read(block, 0, "global"), k_0)
    sch.compute_at(sch.cache_read(block, 1, "global"), k_0)


BEFORE = product(SIZE, SIZE, SIZE)
SPLIT = scheduled(BEFORE, split_reduction)
TILED = scheduled(BEFORE, tiled)
FUSED = scheduled(BEFORE, fused)
RFACTOR = scheduled(BEFORE, rfactor)
RFACTOR_TAIL = scheduled(BEFORE, rfactor_tail)
RFACTOR_TWICE = scheduled(BEFORE, rfactor_twice)
WRITE_CACHE = scheduled(BEFORE, write_cache)
READ_CACHE = scheduled(BEFORE, read_cache)

SMALL_BEFORE = product(4, 4, SIZE)
RFACTOR_WRONG = scheduled(SMALL_BEFORE, wrong_lanes)

_N = te.var("n")
DYNAMIC_BEFORE = product(_N, _N, _N)
DYNAMIC = scheduled(DYNAMIC_BEFORE, dynamic_tiles)
DYNAMIC_RFACTOR = scheduled(DYNAMIC_BEFORE, dynamic_rfactor)


def tiled_schedule():
    """The schedule itself: ``redverify tvm matmul.py:tiled_schedule --audit`` verifies each of its steps."""
    sch = s_tir.Schedule(BEFORE)
    block = sch.get_sblock("C")
    tiled(sch, block, sch.get_loops(block))
    return sch


def wrong_schedule():
    """A schedule whose last step but one breaks the program."""
    sch = s_tir.Schedule(SMALL_BEFORE)
    block = sch.get_sblock("C")
    loops = sch.get_loops(block)
    sch.parallel(loops[0])
    wrong_lanes(sch, block, loops)
    sch.parallel(sch.get_loops(sch.get_sblock("C_rf"))[0])
    return sch


#: The schedules with the function each implements, and the verdict.
EXAMPLES = {
    "SPLIT": ("BEFORE", "verified"),
    "TILED": ("BEFORE", "verified"),
    "FUSED": ("BEFORE", "verified"),
    "RFACTOR": ("BEFORE", "verified"),
    "RFACTOR_TAIL": ("BEFORE", "verified"),
    "RFACTOR_TWICE": ("BEFORE", "verified"),
    "RFACTOR_WRONG": ("SMALL_BEFORE", "refuted"),
    "WRITE_CACHE": ("BEFORE", "verified"),
    "READ_CACHE": ("BEFORE", "verified"),
    "DYNAMIC": ("DYNAMIC_BEFORE", "verified"),
    "DYNAMIC_RFACTOR": ("DYNAMIC_BEFORE", "verified"),
}
