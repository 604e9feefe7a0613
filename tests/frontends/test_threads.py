"""Buffers of single threads, and global buffers in kernels: which thread uses which cell."""

import pytest

pytest.importorskip("tvm")

import tvm

from redverify.frontends import tvm as front
from redverify.reporting.result import Verdict
from tests.frontends.scripts import verdict_of, with_head

HEAD = """
n = TypeVar("n")
@T.prim_func(s_tir=True)
def main(X: T.Buffer((n, 64), "float32"), Y: T.Buffer((n,), "float32")):
    T.func_attr({"global_symbol": "main"})
"""

BEFORE = """
    for i, k in T.grid(n, 64):
        with T.sblock("Y"):
            vi, vk = T.axis.remap("SR", [i, k])
            with T.init():
                Y[vi] = T.float32(0)
            Y[vi] = Y[vi] + X[vi, vk]
"""

#: What dlight's rule for general reductions makes: lanes in local memory, then an all-reduce.
LANES = """
    L = T.sblock_alloc_buffer((@lanes, n), scope="local")
    S = T.sblock_alloc_buffer((n,), scope="shared")
    for i in T.thread_binding(n, thread="blockIdx.x"):
        for th in T.thread_binding(T.int64(16), thread="threadIdx.x"):
            with T.sblock("Y_rf_init"):
                vth, vi = T.axis.remap("SS", [th, i])
                L[@write, vi] = T.float32(0)
            for k in range(T.int64(4)):
                with T.sblock("Y_rf_update"):
                    vth, vi, vk = T.axis.remap("SSR", [th, i, k])
                    L[@write, vi] = L[@write, vi] + X[vi, vk * 16 + vth]
        for th in T.thread_binding(T.int64(16), thread="threadIdx.x"):
            with T.sblock("Y"):
                vth, vi = T.axis.remap("RS", [th, i])
                with T.init():
                    S[vi] = T.float32(0)
                S[vi] = S[vi] + L[@read, vi]
        for th in T.thread_binding(T.int64(16), thread="threadIdx.x"):
            with T.sblock("write"):
                vi = T.axis.spatial(n, i)
                T.where(th == T.int64(0))
                Y[vi] = S[vi]
"""

RIGHT = {"lanes": "T.int64(16)", "write": "vth", "read": "vth"}


function = with_head(HEAD)


def verdict(body, **parts):
    """The verdict; a refusal is inconclusive."""
    return verdict_of(function(BEFORE), function(body, **parts))


def test_lanes_in_local_memory_belong_to_their_threads():
    assert verdict(LANES, **RIGHT) is Verdict.VERIFIED


def test_lanes_may_be_at_any_cell_that_tells_the_thread():
    parts = {"lanes": "T.int64(64)", "write": "vth * 3 + 5", "read": "vth * 3 + 5"}
    assert verdict(LANES, **parts) is Verdict.VERIFIED


@pytest.mark.parametrize(
    "change",
    [
        {"read": "15 - vth"},  # another thread's copy: it was never written
        {"read": "(vth + 1) % 16"},
        {"write": "vth // 2", "read": "vth // 2"},  # two threads, one cell
        {"write": "0", "read": "0"},
    ],
    ids=str,
)
def test_a_thread_cannot_see_what_another_has_in_local_memory(change):
    """A shared array would give the right sum for the first two: what is verified must be what runs."""
    with pytest.raises(front.TranslationError, match="is shared by the threads"):
        front.to_sched(function(BEFORE), function(LANES, **{**RIGHT, **change}))


def guarded(condition, **change):
    """The all-reduce under a condition: TVM first copies each thread's lane if it holds, and 0 else."""
    rest = 'vth, vi = T.axis.remap("RS", [th, i])\n'
    assert rest in LANES
    body = LANES.replace(rest, f"{rest}                T.where({condition})\n")
    return verdict(body, **{**RIGHT, **change})


def test_the_lanes_of_an_all_reduce_under_a_condition():
    assert guarded("i // 2 < n") is Verdict.VERIFIED


@pytest.mark.parametrize("condition", ["th < 15", "i > 0", "th > 0 and i < n"])
def test_lanes_that_a_condition_leaves_out_are_missed(condition):
    assert guarded(condition) is Verdict.REFUTED


GLOBAL = """
    G = T.sblock_alloc_buffer((n, 64))
    for i in T.thread_binding(n, thread="blockIdx.x"):
        for th in T.thread_binding(T.int64(16), thread="threadIdx.x"):
            for k in range(T.int64(4)):
                with T.sblock("G"):
                    vi = T.axis.spatial(n, i)
                    vk = T.axis.spatial(64, @write)
                    G[vi, vk] = X[vi, vk] * T.float32(2)
        for th in T.thread_binding(T.int64(16), thread="threadIdx.x"):
            for k in range(T.int64(4)):
                with T.sblock("Z"):
                    vi = T.axis.spatial(n, i)
                    vk = T.axis.spatial(64, @read)
                    Y[vi, vk] = G[vi, vk] + T.float32(1)
"""

GLOBAL_BEFORE = """
    G = T.sblock_alloc_buffer((n, 64))
    for i, k in T.grid(n, 64):
        with T.sblock("G"):
            vi, vk = T.axis.remap("SS", [i, k])
            G[vi, vk] = X[vi, vk] * T.float32(2)
    for i, k in T.grid(n, 64):
        with T.sblock("Z"):
            vi, vk = T.axis.remap("SS", [i, k])
            Y[vi, vk] = G[vi, vk] + T.float32(1)
"""


def passed_on(write, read):
    head = HEAD.replace("T.Buffer((n,)", "T.Buffer((n, 64)")
    texts = [GLOBAL_BEFORE, GLOBAL.replace("@write", write).replace("@read", read)]
    before, after = (tvm.script.from_source(head + text) for text in texts)
    return front.verify(before, after).verdict


@pytest.mark.parametrize(
    "write,read",
    [("th * 4 + k", "th * 4 + k"), ("k * 16 + th", "th + k * 16"), ("th * 4 + k", "th * 4 + 3 - k")],
)
def test_a_thread_may_read_what_it_wrote_to_global_memory(write, read):
    assert passed_on(write, read) is Verdict.VERIFIED


@pytest.mark.parametrize(
    "write,read",
    [
        ("th * 4 + k", "k * 16 + th"),
        ("th * 4 + k", "(th + 1) % 16 * 4 + k"),
        ("k * 16 + th", "63 - k * 16 - th"),
    ],
)
def test_another_thread_may_not_read_it(write, read):
    with pytest.raises(front.TranslationError, match="handed from one thread to another"):
        passed_on(write, read)


#: Every thread writes its own copy of a local buffer at the same index, and one thread reads its own.
COPIES = """
    L = T.sblock_alloc_buffer((n,), scope="local")
    for i in T.thread_binding(n, thread="blockIdx.x"):
        for th in T.thread_binding(T.int64(16), thread="threadIdx.x"):
            with T.sblock("L"):
                vi, vth = T.axis.remap("SS", [i, th])
                T.where(@writers)
                L[vi] = X[vi, @column] * T.float32(2)
        for th in T.thread_binding(T.int64(16), thread="threadIdx.x"):
            with T.sblock("Y"):
                vi = T.axis.spatial(n, i)
                T.where(th == @reader)
                Y[vi] = L[vi] + T.float32(1)
"""

COPIES_BEFORE = """
    L = T.sblock_alloc_buffer((n,))
    for i in range(n):
        with T.sblock("L"):
            vi = T.axis.spatial(n, i)
            L[vi] = X[vi, 3] * T.float32(2)
    for i in range(n):
        with T.sblock("Y"):
            vi = T.axis.spatial(n, i)
            Y[vi] = L[vi] + T.float32(1)
"""


@pytest.mark.parametrize(
    "writers,column,reader,expected",
    [
        ("th < 16", "3", "0", Verdict.VERIFIED),
        ("th < 16", "3", "15", Verdict.VERIFIED),
        ("th % 2 == 1", "3", "5", Verdict.VERIFIED),
        ("th == 0", "3", "1", Verdict.REFUTED),  # reads its own copy, which was never written
        ("th % 2 == 1", "3", "4", Verdict.REFUTED),
        ("th < 16", "vth", "4", Verdict.REFUTED),  # its own copy has another column
    ],
)
def test_every_thread_has_its_own_copy(writers, column, reader, expected):
    parts = {"writers": writers, "column": column, "reader": reader}
    text = COPIES
    for name, part in parts.items():
        text = text.replace(f"@{name}", part)
    before, after = function(COPIES_BEFORE), function(text)
    assert front.verify(before, after).verdict is expected


@pytest.mark.parametrize(
    "column,expected",
    [("3", Verdict.VERIFIED), ("vth", Verdict.REFUTED), ("vth // 16 + 3", Verdict.VERIFIED)],
)
def test_a_write_by_every_thread_to_shared_memory_needs_one_value(column, expected):
    """The language lets iterations write one cell if the values are proved equal (its `overlap`)."""
    text = COPIES.replace('"local"', '"shared"')
    for name, part in {"writers": "th < 16", "column": column, "reader": "0"}.items():
        text = text.replace(f"@{name}", part)
    assert front.verify(function(COPIES_BEFORE), function(text)).verdict is expected
