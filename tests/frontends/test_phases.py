"""Kernels at the level of threads: shared memory filled together, and barriers."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema
import pytest

pytest.importorskip("tvm")

import tvm
from tvm import s_tir
from tvm.s_tir import dlight

from redverify.frontends import tvm as front
from redverify.frontends.tvm.threads.barriers import with_barriers
from redverify.frontends.tvm.translation import lowered_threads
from redverify.reporting import schema
from redverify.reporting.kernels import summary_of
from redverify.reporting.result import Verdict
from tests.conftest import Ran
from tests.frontends.test_threads import BEFORE as SUM_BEFORE
from tests.frontends.test_threads import LANES, RIGHT, function

SYNC = 'T.tvm_storage_sync("shared")'


def source(text: str) -> Any:
    """The function of a module in TVMScript."""
    return tvm.script.from_source(text)


def verdict(before: Any, after: Any, barriers: Any = "written") -> Verdict:
    """The verdict at the level of threads."""
    result: Verdict = front.verify(before, after, level="thread", barriers=barriers).verdict
    return result


# ---------------------------------------------------------------- a product in tiles, by dlight


def product(n: str, m: str = "64", k: str = "32") -> Any:
    """A matrix product with ``n`` rows, a name or a number."""
    rows = n if n.isidentifier() else f"T.int64({n})"
    head = f'{n} = TypeVar("{n}")\n' if n.isidentifier() else ""
    return source(
        f"""
{head}
@T.prim_func(s_tir=True)
def main(
    A: T.Buffer(({rows}, T.int64({k})), "float32"),
    B: T.Buffer((T.int64({k}), T.int64({m})), "float32"),
    C: T.Buffer(({rows}, T.int64({m})), "float32"),
):
    T.func_attr({{"global_symbol": "main", "tirx.noalias": True}})
    for i, j, k in T.grid({rows}, T.int64({m}), T.int64({k})):
        with T.sblock("C"):
            vi, vj, vk = T.axis.remap("SSR", [i, j, k])
            with T.init():
                C[vi, vj] = T.float32(0)
            C[vi, vj] = C[vi, vj] + A[vi, vk] * B[vk, vj]
"""
    )


def by_dlight(function: Any) -> Any:
    """The function after dlight's rule for matrix products on GPUs."""
    with tvm.target.Target("cuda"):
        return dlight.ApplyDefaultSchedule(dlight.gpu.Matmul())(tvm.IRModule({"main": function}))["main"]


def synchronised(function: Any) -> str:
    """The scheduled function with TVM's barriers, as text."""
    return str(with_barriers(lowered_threads(function)).script())


def without_barrier(text: str, number: int) -> str:
    """The text without one of its barriers."""
    lines = text.splitlines()
    found = [i for i, line in enumerate(lines) if "tvm_storage_sync" in line]
    del lines[found[number]]
    return "\n".join(lines)


@pytest.mark.ring("sweep")
@pytest.mark.parametrize("rows", ["n", "64", "40"])
def test_a_product_in_tiles(rows: str) -> None:
    before = product(rows)
    assert verdict(before, by_dlight(before), "tvm") is Verdict.VERIFIED


def test_the_text_says_its_level_and_shares_the_tile() -> None:
    before = product("n")
    text = front.to_sched(before, by_dlight(before), level="thread")
    assert "as its threads run it, in phases" in text
    tile = text.index("allocate a_reindex_pad_shared")
    assert "par ax2_2 < " in text[tile:]  # the loops over threads are inside of the tile's scope
    assert text[:tile].count("par ax1_2") == 1


@pytest.mark.ring("sweep")
@pytest.mark.parametrize("number", [0, 1])
def test_a_barrier_removed_by_hand(number: int) -> None:
    """Barrier 0 lets threads finish with the tile before the next is filled, 1 waits until it is filled."""
    before = product("32", "64", "32")
    text = synchronised(by_dlight(before))
    assert text.count("tvm_storage_sync") == 2
    assert verdict(before, source(text)) is Verdict.VERIFIED
    assert verdict(before, source(without_barrier(text, number))) is Verdict.REFUTED


@pytest.mark.ring("sweep")
def test_no_barriers_at_all() -> None:
    before = product("32", "64", "32")
    assert verdict(before, by_dlight(before)) is Verdict.REFUTED


def test_a_fetch_that_leaves_out_a_row() -> None:
    before = product("32", "64", "32")
    text = synchronised(by_dlight(before))
    old = "for ax0_ax1_ax2_fused_2 in range(T.int64(2))"
    assert old in text
    wrong = text.replace(old, old.replace("T.int64(2)", "T.int64(1)"), 1)
    assert verdict(before, source(wrong)) is Verdict.REFUTED


# ---------------------------------------------------------------- kernels written by hand

#: Rows of X are summed in tiles of 8 columns that 8 threads fetch; thread ``t`` sums row ``t`` of its block.
HEAD = """
n = TypeVar("n")
@T.prim_func(s_tir=True)
def main(X: T.Buffer((n, 8, 32), "float32"), Y: T.Buffer((n, 8), "float32")):
    T.func_attr({"global_symbol": "main"})
"""

BEFORE = (
    HEAD
    + """
    for b, i, k in T.grid(n, 8, 32):
        with T.sblock("Y"):
            vb, vi, vk = T.axis.remap("SSR", [b, i, k])
            with T.init():
                Y[vb, vi] = T.float32(0)
            Y[vb, vi] = Y[vb, vi] + X[vb, vi, vk]
"""
)

#: Two tiles in turn: while one is summed, the next is fetched. One barrier in each iteration is enough.
DOUBLE = (
    HEAD
    + """
    S = T.sblock_alloc_buffer((2, 8, 8), scope="shared")
    L = T.sblock_alloc_buffer((n, 8), scope="local")
    for b in T.thread_binding(n, thread="blockIdx.x"):
        for t in T.thread_binding(8, thread="threadIdx.x"):
            with T.sblock("Y_init"):
                vb, vi = T.axis.remap("SS", [b, t])
                L[vb, vi] = T.float32(0)
            for r in range(8):
                with T.sblock("first"):
                    vb, vr, vt = T.axis.remap("SSS", [b, r, t])
                    S[0, vr, vt] = X[vb, vr, vt]
            @barrier1
            for k in range(4):
                for r in range(8):
                    with T.sblock("next"):
                        vb, vk, vr, vt = T.axis.remap("SSSS", [b, k, r, t])
                        T.where(k < 3)
                        S[(vk + 1) % 2, vr, vt] = X[vb, vr, vk * 8 + vt + 8]
                for c in range(8):
                    with T.sblock("Y_update"):
                        vb, vi = T.axis.remap("SS", [b, t])
                        vk = T.axis.reduce(32, k * 8 + c)
                        L[vb, vi] = L[vb, vi] + S[vk // 8 % 2, vi, vk % 8]
                @barrier2
            with T.sblock("write"):
                vb, vi = T.axis.remap("SS", [b, t])
                Y[vb, vi] = L[vb, vi]
"""
)


def double(first: bool, second: bool) -> Any:
    """The kernel with both tiles, and the barriers that are wanted."""
    text = DOUBLE
    for name, wanted in (("@barrier1", first), ("@barrier2", second)):
        text = text.replace(name, SYNC if wanted else "pass")
    return source("\n".join(line for line in text.splitlines() if line.strip() != "pass"))


@pytest.mark.parametrize("first,second", [(True, False), (False, True), (False, False)])
def test_double_buffering_with_one_barrier_too_few(first: bool, second: bool) -> None:
    assert verdict(source(BEFORE), double(first, second)) is Verdict.REFUTED


def test_double_buffering() -> None:
    assert verdict(source(BEFORE), double(True, True)) is Verdict.VERIFIED


SINGLE = (
    HEAD
    + """
    S = T.sblock_alloc_buffer((8, 8), scope="shared")
    L = T.sblock_alloc_buffer((n, 8), scope="local")
    for b in T.thread_binding(n, thread="blockIdx.x"):
        for t in T.thread_binding(8, thread="threadIdx.x"):
            with T.sblock("Y_init"):
                vb, vi = T.axis.remap("SS", [b, t])
                L[vb, vi] = T.float32(0)
            for k in range(4):
                @barrier1
                for r in range(8):
                    with T.sblock("fetch"):
                        vb, vk, vr, vt = T.axis.remap("SSSS", [b, k, r, t])
                        S[vr, vt] = X[vb, vr, vk * 8 + vt]
                @barrier2
                for c in range(8):
                    with T.sblock("Y_update"):
                        vb, vi = T.axis.remap("SS", [b, t])
                        vk = T.axis.reduce(32, k * 8 + c)
                        L[vb, vi] = L[vb, vi] + S[vi, vk % 8]
            with T.sblock("write"):
                vb, vi = T.axis.remap("SS", [b, t])
                Y[vb, vi] = L[vb, vi]
"""
)


def single(first: str = SYNC, second: str = SYNC) -> Any:
    """The kernel with one tile."""
    text = SINGLE.replace("@barrier1", first).replace("@barrier2", second)
    return source("\n".join(line for line in text.splitlines() if line.strip() != "pass"))


def test_a_tile_with_both_barriers() -> None:
    assert verdict(source(BEFORE), single()) is Verdict.VERIFIED


def test_tvm_puts_the_barriers_itself() -> None:
    assert verdict(source(BEFORE), single("pass", "pass"), "tvm") is Verdict.VERIFIED


@pytest.mark.parametrize("first,second", [("pass", SYNC), (SYNC, "pass"), ("pass", "pass")])
def test_a_tile_with_a_barrier_too_few(first: str, second: str) -> None:
    assert verdict(source(BEFORE), single(first, second)) is Verdict.REFUTED


@pytest.mark.parametrize(
    "where", [f"if t < 4:\n                    {SYNC}", f"for z in range(t):\n                    {SYNC}"]
)
def test_a_barrier_that_not_all_threads_come_to(where: str) -> None:
    with pytest.raises(front.TranslationError, match=r"RV612.*line \d+ of the scheduled function.*threads"):
        verdict(source(BEFORE), single(SYNC, where))


def test_a_condition_that_all_threads_share_may_hold_a_barrier() -> None:
    lines = SINGLE.replace("@barrier1", SYNC).replace("@barrier2", SYNC).splitlines()
    start = next(i for i, line in enumerate(lines) if line.strip() == SYNC)
    end = next(i for i, line in enumerate(lines) if '"write"' in line)
    inside = [f"    {line}" for line in lines[start:end]]
    text = "\n".join([*lines[:start], "                if b < n:", *inside, *lines[end:]])
    assert verdict(source(BEFORE), source(text)) is Verdict.VERIFIED


def test_where_a_shared_condition_does_not_hold_no_thread_waits() -> None:
    with pytest.raises(front.TranslationError, match="RV614"):
        verdict(source(BEFORE), single(SYNC, f"if b < n - 1:\n                    {SYNC}"))


#: A sum by halving in shared memory: right on the lockstep of old warps, wrong by the language's rules.
TREE = """
n = TypeVar("n")
@T.prim_func(s_tir=True)
def main(X: T.Buffer((n, 8), "float32"), Y: T.Buffer((n,), "float32")):
    T.func_attr({"global_symbol": "main"})
    S = T.sblock_alloc_buffer((8,), scope="shared")
    for b in T.thread_binding(n, thread="blockIdx.x"):
        for t in T.thread_binding(8, thread="threadIdx.x"):
            with T.sblock("fetch"):
                vb, vt = T.axis.remap("SS", [b, t])
                S[vt] = X[vb, vt]
            @barrier
            with T.sblock("four"):
                vt = T.axis.spatial(8, t)
                T.where(t < 4)
                S[vt] = S[vt] + S[vt + 4]
            @barrier
            with T.sblock("two"):
                vt = T.axis.spatial(8, t)
                T.where(t < 2)
                S[vt] = S[vt] + S[vt + 2]
            @barrier
            with T.sblock("one"):
                vt = T.axis.spatial(8, t)
                T.where(t < 1)
                S[vt] = S[vt] + S[vt + 1]
            with T.sblock("write"):
                vb, vt = T.axis.remap("SS", [b, t])
                T.where(t < 1)
                Y[vb] = S[vt]
"""

TREE_BEFORE = """
n = TypeVar("n")
@T.prim_func(s_tir=True)
def main(X: T.Buffer((n, 8), "float32"), Y: T.Buffer((n,), "float32")):
    T.func_attr({"global_symbol": "main"})
    for b, k in T.grid(n, 8):
        with T.sblock("Y"):
            vb, vk = T.axis.remap("SR", [b, k])
            with T.init():
                Y[vb] = T.float32(0)
            Y[vb] = Y[vb] + X[vb, vk]
"""


def test_warps_that_assume_lockstep() -> None:
    wrong = "\n".join(line for line in TREE.splitlines() if line.strip() != "@barrier")
    assert verdict(source(TREE_BEFORE), source(wrong)) is Verdict.REFUTED


def test_the_same_tree_with_barriers() -> None:
    assert verdict(source(TREE_BEFORE), source(TREE.replace("@barrier", SYNC))) is Verdict.VERIFIED


# ---------------------------------------------------------------- all-reduces, memory, and the command

READER = LANES.replace("T.where(th == T.int64(0))", "T.where(th == T.int64(@reader))")


def lanes(reader: int) -> Any:
    """An all-reduce whose result thread 0 puts into shared memory, and another thread writes back."""
    return function(READER.replace("@reader", str(reader)), **RIGHT)


@pytest.mark.parametrize("reader", [0, 1, 15])
def test_tvm_puts_a_barrier_after_an_all_reduce(reader: int) -> None:
    assert verdict(function(SUM_BEFORE), lanes(reader), "tvm") is Verdict.VERIFIED


def test_an_all_reduce_is_no_barrier() -> None:
    assert verdict(function(SUM_BEFORE), lanes(0)) is Verdict.VERIFIED  # thread 0 reads what it wrote
    with pytest.raises(front.TranslationError, match=r"RV614.*threads \(threadIdx.x = 0\)"):
        verdict(function(SUM_BEFORE), lanes(1))


#: Two tiles; the second is filled when the first is no longer needed.
TWO = (
    HEAD
    + """
    S = T.sblock_alloc_buffer((8, 8), scope="shared")
    R = T.sblock_alloc_buffer((8, 8), scope="shared")
    for b in T.thread_binding(n, thread="blockIdx.x"):
        for t in T.thread_binding(8, thread="threadIdx.x"):
            for r in range(8):
                with T.sblock("S"):
                    vb, vr, vt = T.axis.remap("SSS", [b, r, t])
                    S[vr, vt] = X[vb, vr, vt]
            with T.sblock("Y"):
                vb, vt = T.axis.remap("SS", [b, t])
                Y[vb, vt] = S[vt, 0]
            for r in range(8):
                with T.sblock("R"):
                    vb, vr, vt = T.axis.remap("SSS", [b, r, t])
                    R[vr, vt] = X[vb, vr, vt]
            with T.sblock("Z"):
                vb, vt = T.axis.remap("SS", [b, t])
                Y[vb, vt] = R[vt, 0]
"""
)


def test_shared_buffers_that_tvm_puts_into_one_memory() -> None:
    with pytest.raises(front.TranslationError, match=r"RV613.*into the same memory"):
        front.to_sched(source(BEFORE), source(TWO), level="thread")


MODULE = """
import tvm
from tests.frontends.test_phases import by_dlight, product

BEFORE = product("n")
AFTER = by_dlight(BEFORE)
"""


def test_the_command_says_the_level(cli: Callable[..., Ran], tmp_path: Path) -> None:
    file, report = tmp_path / "kernel.py", tmp_path / "report.json"
    file.write_text(MODULE)
    ran = cli("tvm", f"{file}:BEFORE", f"{file}:AFTER", "--level", "thread", "--json", str(report))
    assert ran.status == 0
    assert "VERIFIED at the level of threads, equal" in ran.out
    value = json.loads(report.read_text())
    jsonschema.validate(value, schema.published())
    assert [i["schedule_level"] for i in value["impls"]] == ["thread"]


RELAID = """
from tvm import s_tir
from tests.frontends.test_phases import by_dlight, product

BEFORE = product("32")
SCHEDULE = s_tir.Schedule(BEFORE)
SCHEDULE.transform_layout("C", ("read", 1), lambda k, j: (k // 16, j, k % 16))
AFTER = by_dlight(SCHEDULE.mod["main"])
"""


def test_a_layout_at_the_level_of_threads(cli: Callable[..., Ran], tmp_path: Path) -> None:
    file = tmp_path / "relaid.py"
    file.write_text(RELAID)
    command = ("tvm", f"{file}:BEFORE", f"{file}:AFTER", "--level", "thread")
    ran = cli(*command, "--layout", "B: k, j -> k // 16, j, k % 16")
    assert ran.status == 0, ran.out + ran.err
    assert "VERIFIED at the level of threads, equal" in ran.out
    assert "the claim is for the layout b[k // 16, j, k % 16] = B(k, j)" in ran.out
    assert "--layout says which one" in cli(*command).out
    other = cli(*command, "--layout", "B: k, j -> k // 16, j, 15 - k % 16")
    assert other.status == 1
    bad = cli(*command, "--layout", "B: k, j -> 0, j, 0")
    assert bad.status == 3
    assert "RV611" in bad.err


def test_an_audit_is_at_the_level_of_sblocks(cli: Callable[..., Ran]) -> None:
    ran = cli("tvm", "examples/tvm/matmul.py:BEFORE", "--audit", "--level", "thread")
    assert ran.status == 2 or ran.status == 3
    assert "--audit" in ran.err


def test_a_module_at_the_level_of_threads() -> None:
    module = tvm.IRModule({"main": product("n")})
    found = front.verify_module(module, level="thread", fresh=True)
    assert [k.verdict for k in found.kernels] == ["verified"]
    assert found.document().schedule_level == "thread"
    assert "schedules at the level of threads" in summary_of(found)


# ---------------------------------------------------------------- software pipelines


@pytest.mark.parametrize("key", ["software_pipeline_stage", "software_pipeline_async_stages"])
def test_a_software_pipeline_is_refused(key: str) -> None:
    """TVM's barriers are those of the pipelined kernel; put into the other one, they show a race."""
    before = product("64")
    schedule = s_tir.Schedule(by_dlight(before))
    loops = schedule.get_loops(schedule.get_sblock("C_update"))
    loop = next(x for x in loops if str(schedule.get(x).loop_var) == "ax3_0")
    schedule.annotate(loop, key, [0, 0])
    with pytest.raises(front.TranslationError, match=r"RV613: loop .* becomes a software pipeline"):
        front.to_sched(before, schedule.mod["main"], level="thread")
