"""All-reduces inside serial loops of their threads, and what must not pass between iterations."""

from textwrap import indent

import pytest

pytest.importorskip("tvm")

import tvm
from tvm import s_tir

from redverify.frontends import tvm as front
from redverify.reporting.result import Verdict
from tests.frontends.scripts import verdict_of, with_head

HEAD = """
n = TypeVar("n")
@T.prim_func(s_tir=True)
def main(X: T.Buffer((n, 12, 64), "float32"), Y: T.Buffer((n, 12), "float32")):
    T.func_attr({"global_symbol": "main"})
"""

BEFORE = """
    for i, j, k in T.grid(n, 12, 64):
        with T.sblock("Y"):
            vi, vj, vk = T.axis.remap("SSR", [i, j, k])
            with T.init():
                Y[vi, vj] = T.float32(0)
            Y[vi, vj] = Y[vi, vj] + X[vi, vj, vk]
"""

#: The sum of a row by its threads.
SUM = """\
with T.sblock("init"):
    @guard
    L[0] = T.float32(0)
for k in range(4):
    with T.sblock("in_thread"):
        vi = T.axis.spatial(n, i)
        vj = T.axis.spatial(12, @row)
        vk = T.axis.reduce(64, k * 16 + tx)
        L[0] = L[0] + X[vi, vj, vk]
with T.sblock("cross_thread"):
    T.attr(T.comm_reducer(lambda x, y: x + y, [T.float32(0)]), "reduce_scope", 0)
    T.tvm_thread_allreduce(T.uint32(1), L[0], T.bool(True), S[0], tx)
with T.sblock("write"):
    vi = T.axis.spatial(n, i)
    vj = T.axis.spatial(12, @written)
    @where
    Y[vi, vj] = S[0]
"""

#: Four rows of threads, each with three sums one after the other: what TVM's lowering makes.
ROWS = """
    S = T.sblock_alloc_buffer((1,), scope="local")
    L = T.sblock_alloc_buffer((1,), scope="local")
    for i in T.thread_binding(n, thread="blockIdx.x"):
        for ty in T.thread_binding(4, thread="threadIdx.y"):
            for r in range(@rows):
                for tx in T.thread_binding(16, thread="threadIdx.x"):
""" + indent(SUM, " " * 20)

#: The same, but the loop over the threads of a sum lies around the serial loop.
INSIDE = """
    S = T.sblock_alloc_buffer((1,), scope="local")
    L = T.sblock_alloc_buffer((1,), scope="local")
    for i in T.thread_binding(n, thread="blockIdx.x"):
        for tx in T.thread_binding(16, thread="threadIdx.x"):
            for r in range(@rows):
""" + indent(SUM, " " * 16)

OF_ROWS = {
    "rows": "3",
    "row": "ty * 3 + r",
    "written": "ty * 3 + r",
    "where": "T.where(tx == 0)",
    "guard": "T.reads()",
}
OF_INSIDE = {**OF_ROWS, "rows": "12", "row": "r", "written": "r"}


function = with_head(HEAD)


def verdict(body, **parts):
    """The verdict; a refusal is inconclusive."""
    return verdict_of(function(BEFORE), function(body, **parts))


def refused(body, **parts):
    with pytest.raises(front.TranslationError) as raised:
        front.to_sched(function(BEFORE), function(body, **parts))
    return raised.value.construct


@pytest.mark.parametrize(("body", "parts"), [(ROWS, OF_ROWS), (INSIDE, OF_INSIDE)])
def test_one_sum_after_the_other(body, parts):
    assert verdict(body, **parts) is Verdict.VERIFIED


def test_a_schedule_of_tvm():
    before = function(BEFORE)
    schedule = s_tir.Schedule(before)
    i, j, k = schedule.get_loops("Y")
    ty, r = schedule.split(j, [4, None])
    k_0, tx = schedule.split(k, [None, 16])
    schedule.reorder(i, ty, r, tx, k_0)
    schedule.bind(i, "blockIdx.x")
    schedule.bind(ty, "threadIdx.y")
    schedule.bind(tx, "threadIdx.x")
    assert front.verify(before, schedule.mod).verdict is Verdict.VERIFIED


@pytest.mark.parametrize(("body", "parts"), [(ROWS, OF_ROWS), (INSIDE, OF_INSIDE)])
def test_every_thread_may_write_the_sum(body, parts):
    """In one iteration all threads write one value to a cell, and none writes to it in another one."""
    assert verdict(body, **{**parts, "where": "T.reads()"}) is Verdict.VERIFIED


def test_with_strict_races_one_thread_has_to_write_the_sum():
    every, one = (
        function(INSIDE, **{**OF_INSIDE, "where": where}) for where in ("T.reads()", "T.where(tx == 0)")
    )
    before = function(BEFORE)
    assert front.verify(before, every, strict_races=True).verdict is Verdict.REFUTED
    result = front.verify(before, one, strict_races=True)
    assert (result.verdict, result.impls[0].strict_races) == (Verdict.VERIFIED, True)


@pytest.mark.parametrize(("body", "parts"), [(ROWS, OF_ROWS), (INSIDE, OF_INSIDE)])
@pytest.mark.parametrize(
    "changes",
    [
        pytest.param({"written": "0"}, id="all iterations write one cell"),
        pytest.param({"where": "T.where(tx < r)"}, id="the first row is not written"),
        pytest.param({"guard": "T.where(r == 0)"}, id="only the first iteration initialises"),
        pytest.param({"guard": "T.where(tx < 15)"}, id="one thread does not initialise"),
        pytest.param({"row": "11 - r"}, id="another row is summed"),
    ],
)
def test_wrong_loops_are_not_verified(body, parts, changes):
    assert verdict(body, **{**parts, **changes}) is not Verdict.VERIFIED


def test_threads_that_run_a_loop_more_often_than_others_are_refused():
    """With a barrier inside, the others never come."""
    assert "loop r, which some threads may run more often" in refused(ROWS, **{**OF_ROWS, "rows": "ty"})
    assert "loop r, which some threads may run more often" in refused(INSIDE, **{**OF_INSIDE, "rows": "tx"})


def test_threads_that_leave_a_loop_out_are_refused():
    guarded = ROWS.replace("            for r in", "            if ty < 4:\n             for r in")
    assert "all-reduce in a branch" in refused(guarded, **OF_ROWS)
    guarded = INSIDE.replace("            for r in", "            if tx < 16:\n             for r in")
    assert "all-reduce inside of a branch" in refused(guarded, **OF_INSIDE)


def test_what_one_iteration_leaves_in_local_memory_the_next_does_not_find():
    """TVM allocates ``P`` inside of the serial loop."""
    kept = INSIDE.replace("    S = ", '    P = T.sblock_alloc_buffer((1,), scope="local")\n    S = ', 1)
    block = 'with T.sblock("write"):'
    keeping = 'with T.sblock("keep"):\n    @keep\n    P[0] = T.float32(2)\n'.replace("\n", "\n" + " " * 16)
    kept = kept.replace(block, keeping + block).replace("= S[0]", "= S[0] + P[0] - T.float32(2)")
    assert verdict(kept, **{**OF_INSIDE, "keep": "T.reads()"}) is Verdict.VERIFIED
    assert verdict(kept, **{**OF_INSIDE, "keep": "T.where(r == 0)"}) is Verdict.REFUTED


#: Rows of threads that share 8 numbers at a time; threads beyond the last number have nothing to sum.
GUARDED = """
    S = T.sblock_alloc_buffer((1,), scope="local")
    L = T.sblock_alloc_buffer((1,), scope="local")
    for tx in T.thread_binding(16, thread="threadIdx.x"):
        for ty in T.thread_binding((n * @columns + 7) // 8, thread="threadIdx.y"):
            for tz in T.thread_binding(8, thread="threadIdx.z"):
                with T.sblock("init"):
                    T.where(ty * 8 + tz < n * @columns)
                    L[0] = T.float32(0)
                for k in range(4):
                    with T.sblock("in_thread"):
                        vi = T.axis.spatial(n, (ty * 8 + tz) // @columns)
                        vj = T.axis.spatial(@columns, (ty * 8 + tz) % @columns)
                        vk = T.axis.reduce(64, k * 16 + tx)
                        T.where(ty * 8 + tz < n * @columns)
                        L[0] = L[0] + X[vi, vj, vk]
                with T.sblock("cross_thread"):
                    @guard
                    T.attr(T.comm_reducer(lambda x, y: x + y, [T.float32(0)]), "reduce_scope", 0)
                    T.tvm_thread_allreduce(T.uint32(1), L[0], T.bool(True), S[0], tx)
                with T.sblock("write"):
                    vi = T.axis.spatial(n, (ty * 8 + tz) // @columns)
                    vj = T.axis.spatial(@columns, (ty * 8 + tz) % @columns)
                    T.where(ty * 8 + tz < n * @columns and tx == 0)
                    Y[vi, vj] = S[0]
"""


@pytest.mark.parametrize("level", ["sblock", "thread"])
@pytest.mark.parametrize("columns", ["12", "m"])
def test_threads_that_leave_an_all_reduce_out_are_refused(level, columns):
    """Also where the guard becomes the bound of fused loops (``m``)."""
    head = HEAD.replace("12", columns).replace("n = ", 'm = TypeVar("m")\nn = ', 1)
    before = tvm.script.from_source(head + BEFORE.replace("12", columns))
    guard = f"T.where(ty * 8 + tz < n * {columns})"
    text = GUARDED.replace("@columns", columns)
    after = tvm.script.from_source(head + text.replace("@guard", guard))
    with pytest.raises(front.TranslationError):
        front.verify(before, after, level=level)


#: The sums of the rows inside of a block whose variable ``v`` is the row of threads.
NESTED = (
    ROWS.partition("                for tx")[0]
    + """                with T.sblock("outer"):
                    vb = T.axis.spatial(n, i)
                    v = T.axis.spatial(4, ty)
                    vr = T.axis.spatial(3, r)
                    for tx in T.thread_binding(16, thread="threadIdx.x"):
"""
    + indent(SUM.replace("(n, i)", "(n, vb)"), " " * 24)
)


@pytest.mark.parametrize("level", ["sblock", "thread"])
@pytest.mark.parametrize("guard", ["T.where(v < 3)", "T.where(v + vr < 5)", "T.where(v >= vr)"])
def test_an_all_reduce_under_a_predicate_over_an_outer_variable_is_not_verified(level, guard):
    """The variable is bound to a thread: a row of threads leaves the all-reduce out."""
    cross = 'with T.sblock("cross_thread"):\n'
    guarded = NESTED.replace(cross, f"{cross}{' ' * 28}{guard}\n")
    parts = {**OF_ROWS, "row": "v * 3 + vr", "written": "v * 3 + vr"}
    assert guarded != NESTED
    assert verdict_of(function(BEFORE), function(guarded, **parts), level=level) is not Verdict.VERIFIED


# ---------------------------------------------------------------- at the level of threads


def verdict_of_threads(**changes):
    """The verdict on the rows at the level of threads; a refusal is inconclusive."""
    after = function(ROWS, **{**OF_ROWS, **changes})
    return verdict_of(function(BEFORE), after, level="thread")


def test_one_sum_after_the_other_at_the_level_of_threads():
    assert verdict_of_threads() is Verdict.VERIFIED
    assert verdict_of_threads(where="T.reads()") is Verdict.VERIFIED


@pytest.mark.parametrize(
    "changes",
    [
        {"written": "0"},
        {"where": "T.where(tx < r)"},
        {"guard": "T.where(r == 0)"},
        {"guard": "T.where(tx < 15)"},
        {"row": "11 - r"},
        {"rows": "ty"},
    ],
)
def test_wrong_loops_are_not_verified_at_the_level_of_threads(changes):
    assert verdict_of_threads(**changes) is not Verdict.VERIFIED
