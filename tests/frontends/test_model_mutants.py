"""A fixed sample of the mutants of a model's kernels: none is verified although it computes something else.

``python -m tests.frontends.model_mutants`` judges the mutants of a whole model.
"""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("tvm")

import tvm

from redverify.frontends.tvm import load_spec_arg
from redverify.frontends.tvm.models.preparation import Request
from tests.frontends.model_mutants.execution import cases, size_names
from tests.frontends.model_mutants.judging import (
    AGREES,
    CRASHED,
    NOT_RUN,
    SURVIVOR,
    execution,
    judge,
    kernels,
)
from tests.frontends.model_mutants.operators import Mutant, sample

pytestmark = [
    pytest.mark.ring("sweep"),
    pytest.mark.skipif(not tvm.runtime.enabled("llvm"), reason="TVM without LLVM"),
]

MODEL = Path(__file__).resolve().parents[2] / "examples/tvm/models/decoder.py"

#: Kernels of the decoder block, with the number of mutants: a product that is padded, a sum over threads, and
#: a copy through a tile. A mutant of a product takes up to 15 s.
COUNTS = {"matmul2": 2, "rms_norm": 6, "transpose": 6}
SEED = 22

BEFORE = """
n = TypeVar("n")
@T.prim_func(s_tir=True)
def largest(X: T.Buffer((n, T.int64(8)), "float32"), Y: T.Buffer((n,), "float32")):
    for i, k in T.grid(n, T.int64(8)):
        with T.sblock("Y"):
            v_i, v_k = T.axis.remap("SR", [i, k])
            with T.init():
                Y[v_i] = T.float32(-3.0e38)
            Y[v_i] = T.max(Y[v_i], X[v_i, v_k])
"""

AFTER = """
n = TypeVar("n")
@T.prim_func(s_tir=True)
def largest(X: T.Buffer((n, T.int64(8)), "float32"), Y: T.Buffer((n,), "float32")):
    T.func_attr({"tirx.is_scheduled": True})
    held = T.sblock_alloc_buffer((n,), scope="local")
    for block in T.thread_binding((n + T.int64(3)) // T.int64(4), thread="blockIdx.x"):
        for thread in T.thread_binding(T.int64(4), thread="threadIdx.x"):
            for k in range(T.int64(8)):
                with T.sblock("held"):
                    v_i = T.axis.spatial(n, block * T.int64(4) + thread)
                    v_k = T.axis.reduce(T.int64(8), k)
                    T.where(block * T.int64(4) + thread < n)
                    with T.init():
                        held[v_i] = T.float32(-3.0e38)
                    held[v_i] = T.max(held[v_i], X[v_i, v_k])
        for thread in T.thread_binding(T.int64(4), thread="threadIdx.x"):
            with T.sblock("Y"):
                v_i = T.axis.spatial(n, block * T.int64(4) + thread)
                T.where(block * T.int64(4) + thread < n)
                Y[v_i] = held[v_i]
"""


@pytest.fixture(scope="module")
def scheduled():
    """The kernels by their names."""
    place = f"{MODEL}:prefill"
    request = Request(lambda: load_spec_arg(place), place, "dlight", "cuda", only=tuple(COUNTS))
    return {kernel.name: kernel for kernel in kernels(request)}


@pytest.mark.parametrize("name", COUNTS)
def test_no_mutant_is_verified_that_computes_something_else(scheduled, name):
    judgements = list(judge(scheduled[name], COUNTS[name], SEED))
    assert len(judgements) == COUNTS[name]
    for judgement in judgements:
        assert judgement.outcome not in (SURVIVOR, CRASHED, NOT_RUN), judgement.report()


def test_a_sample_is_the_same_for_the_same_seed():
    one, again, other = (sample(AFTER, 12, seed) for seed in ("1", "1", "2"))
    assert one == again != other
    assert len({m.operator for m in one}) == 12  # each operator has its turn before one comes again
    assert all(m.text for m in one)


def test_the_schedule_itself_agrees():
    wanted = list(cases(BEFORE, 0))
    assert size_names(BEFORE) == ["n"]
    assert [case.sizes["n"] for case in wanted] == [1, 7, 32, 65, 300]
    assert execution(Mutant("none", "", AFTER), wanted) == (AGREES, "")


@pytest.mark.parametrize(
    "old, new",
    [
        ("T.float32(-3.0e38)", "T.float32(0.0)"),
        ("                    with T.init():\n                        held[v_i] = T.float32(-3.0e38)\n", ""),
        ("range(T.int64(8))", "range(T.int64(7))"),
        ("                T.where(block * T.int64(4) + thread < n)\n                Y", "                Y"),
        ("X[v_i, v_k]", "X[v_i + T.int64(1), v_k]"),
        ("Y[v_i] = held[v_i]", "Y[v_i - T.int64(1)] = held[v_i]"),
        ("Y[v_i] = held[v_i]", "X[v_i, T.int64(0)] = held[v_i]"),
        ("sblock_alloc_buffer((n,)", "sblock_alloc_buffer((n - T.int64(1),)"),
        ("(n + T.int64(3)) // T.int64(4)", "n // T.int64(4)"),
    ],
    ids=[
        "another start",
        "no start",
        "a loop too short",
        "no guard",
        "reads beside",
        "writes beside",
        "writes to an input",
        "storage too small",
        "a block of threads less",
    ],
)
def test_a_run_of_wrong_code_disagrees(old, new):
    wrong = AFTER.replace(old, new)
    assert wrong != AFTER
    outcome, reason = execution(Mutant("none", "", wrong), list(cases(BEFORE, 0)))
    assert outcome == SURVIVOR, reason
