"""Verdicts against code that TVM compiles: the wrong code it ships, the examples, random schedules."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("tvm")

import numpy as np
import tvm

from redverify.frontends import tvm as front
from redverify.interpreter import run
from redverify.language.load import load_text
from redverify.reporting.result import Verdict
from redverify.system.clock import processor_seconds
from tests.frontends import random_schedules
from tests.frontends.compiled import computes

pytestmark = [
    pytest.mark.ring("sweep"),
    pytest.mark.skipif(not tvm.runtime.enabled("llvm"), reason="TVM without LLVM"),
]

EXAMPLES = Path(__file__).resolve().parents[2] / "examples/tvm"


def loaded(module, name):
    return front.load_spec_arg(f"{EXAMPLES / module}.py:{name}")


def product(a, b):
    return a @ b


def row_sum(x):
    return x.sum(axis=1)


def relu_epilogue(a, b, e):
    return np.maximum(a @ b + e, 0)


#: Schedules that TVM accepts, the function before, and what that computes.
WRONG = [
    ("matmul", "SMALL_BEFORE", "RFACTOR_WRONG", product),
    ("miscompiled", "BEFORE", "LOOP_PARTITION", product),
    ("miscompiled", "ROW_SUM_BEFORE", "DYNAMIC_LANES", row_sum),
    ("miscompiled", "ROW_SUM_BEFORE", "EMPTY_SUM", row_sum),
    ("miscompiled", "ROW_TAIL_BEFORE", "ROW_TAIL", row_sum),
    ("miscompiled", "RELU_BEFORE", "RELU", relu_epilogue),
]


def case_of(before, impl, witness, reference):
    """The witness's inputs as arrays, and what is right for them."""
    used = run(impl, witness.params, seed=witness.seed or 0, max_steps=10**7, all=True).inputs
    arrays = []
    for parameter in before.params[:-1]:
        extents = [int(e) if hasattr(e, "value") else witness.params[str(e.name)] for e in parameter.ty.shape]
        array = np.zeros(extents, "float32")
        for (tensor, point), value in used.items():
            if tensor == str(parameter.name):
                array[point] = float(value)
        arrays.append(array)
    return arrays, reference(*arrays)


@pytest.mark.parametrize(
    "module,before,after,reference", WRONG, ids=lambda x: x if isinstance(x, str) else ""
)
def test_wrong_code_is_refuted_with_a_witness_that_the_compiled_code_confirms(
    module, before, after, reference
):
    function, scheduled = loaded(module, before), loaded(module, after)
    assume = ["n >= 1"] if after == "DYNAMIC_LANES" else []
    (result,) = front.verify(function, scheduled, assume=assume).impls
    assert result.verdict is Verdict.REFUTED
    text = front.to_sched(function, scheduled, assume=assume)
    impl = next(iter(load_text(text, "text.sched").impls.values()))
    case = case_of(function, impl, result.witness, reference)
    # Of nothing, the function before writes no sum either: what is right is what it says.
    assert computes(function, [case]) or after == "EMPTY_SUM"
    assert not computes(scheduled["main"], [case])


@pytest.mark.parametrize("name,before", [("EARLY_WRITE_BACK", "BEFORE"), ("BIAS", "BIAS_BEFORE")])
def test_code_that_only_looks_wrong_is_verified_and_right(name, before):
    function, scheduled = loaded("miscompiled", before), loaded("miscompiled", name)
    assert front.verify(function, scheduled).verdict is Verdict.VERIFIED
    generator = np.random.default_rng(0)
    shapes = [[int(e) for e in p.ty.shape] for p in function.params[:-1]]
    inputs = [generator.standard_normal(s).astype("float32") for s in shapes]
    a, b, *rest = inputs
    assert computes(scheduled["main"], [(inputs, a @ b + sum(rest))])


def test_lanes_that_use_different_cells_of_a_buffer_share_one_in_what_runs():
    """Each lane of ``j_1`` uses the cell ``B[i, 4*j_0 + j_1]``; TVM then makes one cell of the buffer."""
    a = tvm.te.placeholder((8, 16), name="A")
    b = tvm.te.compute((8, 16), lambda i, j: a[i, j] * 2.0, name="B")
    before = tvm.te.create_prim_func([a, tvm.te.compute((8, 16), lambda i, j: b[i, j] + 1.0, name="C")])
    schedule = tvm.s_tir.Schedule(before)
    _, lanes = schedule.split(schedule.get_loops("C")[1], [None, 4])
    schedule.compute_at("B", lanes)
    inputs = np.random.default_rng(0).standard_normal((8, 16)).astype("float32")
    case = ([inputs], inputs * 2 + 1)
    assert front.verify(before, schedule.mod).verdict is Verdict.VERIFIED
    assert computes(schedule.mod["main"], [case])
    schedule.vectorize(lanes)
    with pytest.raises(front.TranslationError, match="allocated inside the vectorized loop j_1"):
        front.verify(before, schedule.mod)
    assert not computes(schedule.mod["main"], [case])


@pytest.mark.parametrize("seed", range(20))
def test_verdict_of_a_random_schedule_agrees_with_the_compiled_code(seed):
    drawn = random_schedules.draw(seed)
    assert drawn.agrees, drawn


def test_twenty_primitives_on_a_product_are_verified_in_seconds():
    function = loaded("matmul", "BEFORE")
    schedule = tvm.s_tir.Schedule(function)
    block = schedule.get_sblock("C")
    i, j, k = schedule.get_loops(block)
    i_0, i_1 = schedule.split(i, [None, 16])
    j_0, j_1 = schedule.split(j, [None, 16])
    k_0, k_1 = schedule.split(k, [None, 8])
    schedule.reorder(i_0, j_0, k_0, i_1, k_1, j_1)
    i_1, i_2 = schedule.split(i_1, [None, 4])
    j_1, j_2 = schedule.split(j_1, [None, 4])
    schedule.reorder(i_0, j_0, k_0, i_1, j_1, k_1, i_2, j_2)
    written = schedule.cache_write(block, 0, "global")
    schedule.reverse_compute_at(written, j_0)
    for operand in (0, 1):
        schedule.compute_at(schedule.cache_read(block, operand, "global"), k_0)
    schedule.parallel(schedule.fuse(i_0, j_0))
    schedule.vectorize(j_2)
    schedule.unroll(i_2)
    schedule.decompose_reduction(block, k_0)
    schedule.vectorize(schedule.get_loops(written)[-1])
    schedule.annotate(i_1, "pragma_unroll_explicit", 0)
    assert len([i for i in schedule.trace.insts if not i.kind.name.startswith("Get")]) >= 20
    begin = processor_seconds()
    (result,) = front.verify(function, schedule).impls
    assert result.verdict is Verdict.VERIFIED
    assert processor_seconds() - begin < 10
