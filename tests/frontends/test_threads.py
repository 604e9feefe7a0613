"""Buffers of single threads, and global buffers in kernels: which thread uses which cell."""

import pytest

pytest.importorskip("tvm")

import tvm

from redverify.frontends import tvm as front
from redverify.reporting.result import Verdict

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


def function(body, **parts):
    for name, text in parts.items():
        body = body.replace(f"@{name}", text)
    return tvm.script.from_source(HEAD + body)


def verdict(body, **parts):
    """The verdict; a refusal is inconclusive."""
    try:
        return front.verify(function(BEFORE), function(body, **parts)).verdict
    except front.TranslationError:
        return Verdict.INCONCLUSIVE


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
