"""Tuple reductions: blocks that update several buffers at once, such as arg-max with values and indices."""

import re

import pytest

pytest.importorskip("tvm")

import tvm
from tvm import s_tir, te, tirx, topi
from tvm.s_tir import dlight

from redverify.certifying.produce import Refused, make
from redverify.frontends import tvm as front
from redverify.judgement import laws
from redverify.judgement.analysis import Options
from redverify.language.load import load_text
from redverify.reporting.result import Verdict

pytestmark = pytest.mark.ring("sweep")

CUDA = {
    "kind": "cuda",
    "max_threads_per_block": 1024,
    "thread_warp_size": 32,
    "max_shared_memory_per_block": 49152,
}
RULES = {
    "gpu": (dlight.gpu.Reduction, dlight.gpu.GeneralReduction, dlight.gpu.Fallback),
    "gpu fallback": (dlight.gpu.Fallback,),
    "cpu": (dlight.cpu.GEMV, dlight.cpu.Reduction),
}


def arg(operator, *shape, last=False):
    """``topi.argmax`` or ``argmin`` along the last axis."""
    given = te.placeholder(shape, name="A")
    found = operator(given, axis=len(shape) - 1, select_last_index=last)
    return te.create_prim_func([given, found])


def pairs(combiner, starts, columns=48, indexed=True):
    """A reduction of pairs whose two results are outputs; the first is the index or the value."""
    given = te.placeholder((te.var("n"), columns), name="A")
    k = te.reduce_axis((0, columns), name="k")
    reducer = te.comm_reducer(combiner, starts, name="both")

    def element(i):
        return (k + 0 if indexed else given[i, k]), given[i, k]

    first, second = te.compute((given.shape[0],), lambda i: reducer(element(i), axis=k), name="I")
    return te.create_prim_func([given, first, second])


def first_wins():
    """Arg-max that keeps the first of equal values by their order, and so does not commute."""

    def larger(left, right):
        keep = left[1] >= right[1]
        return tirx.Select(keep, left[0], right[0]), tirx.Select(keep, left[1], right[1])

    return pairs(larger, lambda place, value: (tirx.const(-1, place), te.min_value(value)))


def maximum_and_sum():
    """The maximum and the sum of a row."""
    return pairs(
        lambda left, right: (te.max(left[0], right[0]), left[1] + right[1]),
        lambda one, other: (te.min_value(one), tirx.const(0, other)),
        indexed=False,
    )


def scheduled(function, *steps, block="A_red_temp"):
    """The function after some steps; each gets the schedule, the block and its loops."""
    schedule = s_tir.Schedule(function)
    for step in steps:
        found = schedule.get_sblock(block)
        step(schedule, found, schedule.get_loops(found))
    return schedule.mod["main"]


def rows_in_parallel(schedule, block, loops):
    schedule.parallel(loops[0])


def chunks(schedule, block, loops):
    """Each of some contiguous parts of the row has a candidate of its own."""
    outer, _ = schedule.split(loops[-1], [None, 8])
    schedule.parallel(schedule.get_loops(schedule.rfactor(outer, 0))[0])


def lanes(schedule, block, loops):
    """Each of eight lanes, whose elements alternate, has a candidate of its own."""
    _, lane = schedule.split(loops[-1], [None, 8])
    schedule.rfactor(lane, 0)


def turned(schedule, block, loops):
    outer, inner = schedule.split(loops[-1], [None, 8])
    schedule.reorder(inner, outer)


def decomposed(schedule, block, loops):
    schedule.decompose_reduction(block, loops[-1])


def threads(schedule, block, loops):
    _, inner = schedule.split(loops[-1], [None, 32])
    schedule.bind(loops[0], "blockIdx.x")
    schedule.bind(inner, "threadIdx.x")


def result(before, after, **options):
    (impl,) = front.verify(before, after, **options).impls
    return impl


# ---------------------------------------------------------------- right schedules


@pytest.mark.parametrize("last", [False, True])
@pytest.mark.parametrize("operator", [topi.argmax, topi.argmin])
@pytest.mark.parametrize("shape", [(8, 64), ("n", "m"), (3, 5, "m")])
@pytest.mark.parametrize("rules", RULES)
def test_dlight(rules, shape, operator, last):
    before = arg(operator, *(te.var(s) if isinstance(s, str) else s for s in shape), last=last)
    with tvm.target.Target("llvm" if rules == "cpu" else CUDA):
        after = dlight.ApplyDefaultSchedule(*(rule() for rule in RULES[rules]))(
            tvm.IRModule({"main": before})
        )
    assume = ["m >= 1"] if "m" in shape else []
    assert result(before, after, assume=assume).verdict is Verdict.VERIFIED
    if rules == "gpu":
        assert result(before, after, assume=assume, level="thread").verdict is Verdict.VERIFIED


@pytest.mark.parametrize("step", [rows_in_parallel, chunks, lanes, turned, decomposed, threads])
def test_schedules_by_hand(step):
    before = arg(topi.argmax, te.var("n"), 48)
    impl = result(before, scheduled(before, step))
    assert impl.verdict is Verdict.VERIFIED
    kept = step in (rows_in_parallel, decomposed)
    assert impl.level == ("bitwise" if kept else "over the real numbers")


def test_several_steps():
    before = arg(topi.argmin, 7, te.var("m"))
    after = scheduled(before, lanes, decomposed)
    assert result(before, after, assume=["m >= 8"]).verdict is Verdict.VERIFIED
    # A lane without elements holds nothing, as with sums.
    assert result(before, after, assume=["m >= 1"]).verdict is Verdict.REFUTED


@pytest.mark.parametrize("step", [rows_in_parallel, chunks, decomposed])
def test_two_outputs(step):
    before = first_wins()
    assert result(before, scheduled(before, step, block="I")).verdict is Verdict.VERIFIED


@pytest.mark.parametrize("step", [rows_in_parallel, turned, decomposed])
def test_maximum_and_sum(step):
    before = maximum_and_sum()
    assert result(before, scheduled(before, step, block="I")).verdict is Verdict.VERIFIED


def test_one_buffer_cached():
    """The index is written to a buffer of its own first; the value is not."""
    before = first_wins()
    after = scheduled(before, lambda sch, block, _: sch.cache_write(block, 0, "global"), block="I")
    assert result(before, after).verdict is Verdict.VERIFIED


def test_text():
    before = arg(topi.argmax, te.var("n"), 48)
    text = front.to_sched(before, scheduled(before, lanes))
    assert "type Tuple_i32_f32 = (v0 : i32, v1 : f32)" in text
    assert "operator combine(x, y) : Tuple_i32_f32 assoc comm from Tuple_i32_f32(-1, -3.4028" in text
    assert "combine{8*k1_0 + k1_1}= Tuple_i32_f32(i32(8*k1_0 + k1_1), a[ax0, 8*k1_0 + k1_1])" in text
    assert "combine= a_red_temp_rf[k1_1, ax0]" in text


def test_no_certificate():
    before = arg(topi.argmax, 8, 48)
    text = front.to_sched(before, scheduled(before, lanes))
    (impl,) = load_text(text).impls.values()
    found = make(impl, {"<text>": text}, Options())
    assert isinstance(found, Refused)
    assert "records" in found.reason


# ---------------------------------------------------------------- encodings


@pytest.mark.parametrize("values", ["ieee", "abstract", "abstract-bitwise"])
def test_nan(values):
    """A comparison with NaN is false, so the combiner has no laws: only the order of the row is right."""
    before = arg(topi.argmax, te.var("n"), 48)
    assert result(before, scheduled(before, rows_in_parallel), values=values).verdict is Verdict.VERIFIED
    assert result(before, scheduled(before, lanes), values=values).verdict is not Verdict.VERIFIED


# ---------------------------------------------------------------- wrong schedules


@pytest.mark.parametrize("step", [lanes, turned])
def test_without_tie_break_order_matters(step):
    before = first_wins()
    text = front.to_sched(before, scheduled(before, step, block="I"))
    assert re.search(r"operator combine\(x, y\) : \w+ assoc from ", text)
    assert result(before, scheduled(before, step, block="I")).verdict is Verdict.REFUTED


@pytest.mark.parametrize("law", ["assoc", "comm"])
def test_a_law_that_was_not_proved_refutes_nothing(law, monkeypatch):
    """The search for a proof may end early; the lanes of arg-max are right all the same."""
    proved = laws.proved_laws
    monkeypatch.setattr(laws, "proved_laws", lambda spec, values: proved(spec, values) - {law})
    before = arg(topi.argmax, te.var("n"), 48)
    impl = result(before, scheduled(before, turned if law == "comm" else lanes))
    assert impl.verdict is Verdict.INCONCLUSIVE
    told = "only if order or grouping matters to `combine`, which was not shown"
    assert any(told in note for note in impl.notes)
    wrong = arg(topi.argmin, te.var("n"), 48)
    assert result(before, scheduled(wrong, lanes)).verdict is Verdict.REFUTED


BEFORE = arg(topi.argmax, 8, 64)
MINIMUM = "T.float32(-340282346638528859811704183484516925440.0)"


def edited(step, *changes):
    """The scheduled function as text, changed by hand."""
    text = scheduled(BEFORE, step).script()
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new)
    return tvm.script.from_source(text)


def in_sequence(text, *order):
    """The update of the factored block as stores one after the other, in this order."""
    lines = text.split("\n")
    values = {}
    for line in lines:
        bound = re.match(r"( *)v_(A_red_temp_v[01]_rf): T.let\[.*?\] = (.*)", line)
        if bound:
            values[bound[2]] = f"{bound[1]}{bound[2]}[vk1_1, v_ax0] = {bound[3]}"
    kept = []
    for line in lines:
        if re.match(r" *v_A_red_temp_v0_rf: ", line):
            kept += [values[f"A_red_temp_v{n}_rf"] for n in order]
        elif not re.match(r" *(v_A_red_temp_v1_rf: |A_red_temp_v[01]_rf\[.*\] = v_)", line):
            kept.append(line)
    return tvm.script.from_source("\n".join(kept))


LANE = "A_red_temp_v0_rf[vk1_1, v_ax0]"
WRONG = {
    "index not shifted": [(f"{LANE}, vk1_0 * 8 + vk1_1)", f"{LANE}, vk1_0)")],
    "index not shifted at all": [
        (f"{LANE}, vk1_0 * 8 + vk1_1)", f"{LANE}, vk1_0)"),
        (f"{LANE} < vk1_0 * 8 + vk1_1", f"{LANE} < vk1_0"),
    ],
    "value not initialised": [(f"                A_red_temp_v1_rf[vk1_1, v_ax0] = {MINIMUM}\n", "")],
    "index not initialised": [(f"                {LANE} = -1\n", "")],
    "result not initialised": [(f"                A_red_temp_v1[v_ax0] = {MINIMUM}\n", "")],
    "no tie-break between lanes": [
        (
            " or A_red_temp_v1[v_ax0] == A_red_temp_v1_rf[vk1_1, v_ax0] and A_red_temp_v0[v_ax0] < " + LANE,
            "",
        )
    ],
    "no tie-break in a lane": [
        (
            " or A_red_temp_v1_rf[vk1_1, v_ax0] == A[v_ax0, vk1_0 * 8 + vk1_1] and "
            + f"{LANE} < vk1_0 * 8 + vk1_1",
            "",
        )
    ],
    "index of another lane": [
        (f"A_red_temp_v0[v_ax0], {LANE})", "A_red_temp_v0[v_ax0], A_red_temp_v0_rf[0, v_ax0])")
    ],
    "a larger start": [
        (f"A_red_temp_v1_rf[vk1_1, v_ax0] = {MINIMUM}", "A_red_temp_v1_rf[vk1_1, v_ax0] = T.float32(0)")
    ],
}


def test_unchanged():
    assert result(BEFORE, edited(lanes)).verdict is Verdict.VERIFIED


@pytest.mark.parametrize("name", WRONG)
def test_wrong(name):
    assert result(BEFORE, edited(lanes, *WRONG[name])).verdict is Verdict.REFUTED


def test_stores_one_after_the_other():
    """The value does not depend on the index, so the index may be stored first, and not last."""
    text = scheduled(BEFORE, lanes).script()
    assert result(BEFORE, in_sequence(text, 0, 1)).verdict is Verdict.VERIFIED
    assert result(BEFORE, in_sequence(text, 1, 0)).verdict is Verdict.REFUTED


def test_vectorised_rows():
    """The value is allocated inside of the loop: TVM would let the lanes share it."""
    before = arg(topi.argmax, 8, 64)
    after = scheduled(before, lambda sch, block, loops: sch.vectorize(loops[0]))
    with pytest.raises(front.TranslationError, match="vectorized"):
        front.verify(before, after)


def test_row_of_another_iteration():
    """One of the buffers is new in each iteration, so nothing may stay in it from one to the next."""
    before = arg(topi.argmax, 8, 64)
    text = scheduled(before, decomposed).script()
    for name in ("A_red_temp_v0", "A_red_temp_v1"):
        text = text.replace(f"{name}[v_ax0]", f"{name}[0]")
    with pytest.raises(front.TranslationError, match="new in each iteration"):
        front.verify(before, tvm.script.from_source(text))
