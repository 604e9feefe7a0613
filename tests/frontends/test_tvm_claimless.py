"""Scheduled functions whose annotations cannot be inferred are run all the same; wrong ones are refuted."""

import pytest

pytest.importorskip("tvm")

import tvm

from redverify.reporting.result import Verdict
from tests.frontends.scripts import verdict_of

SCRIPT = """
@T.prim_func(s_tir=True)
def main(A: T.Buffer((4, 8), "float32"), B: T.Buffer((4,), "float32")):
    T.func_attr({{"global_symbol": "main", "tirx.noalias": True}})
    for i in range(4):
        for k in {loop}:
            with T.sblock("{name}"):
                vi, vk = T.axis.remap("SR", [i, k])
                with T.init():
                    B[vi] = T.float32(0)
                {update}
"""


def function(update, name="B", loop="range(8)"):
    text = SCRIPT.format(update=update, name=name, loop=loop)
    return tvm.script.from_source(text)


BEFORE = "B[vi] = B[vi] + A[vi, vk]"


@pytest.mark.parametrize(
    "update", ["B[vi] = B[vi] + A[vi, vk] * A[vi, vk]", "B[vi] = B[vi] + A[vi, 7 - vk] - A[vi, 0]"]
)
def test_wrong_functions_are_refuted(update):
    assert verdict_of(function(BEFORE), function(update, "other")) is Verdict.REFUTED


@pytest.mark.parametrize(
    ("update", "loop"),
    [
        ("B[vi] = B[vi] + (A[vi, vk] + A[vi, vk]) * T.float32(0.5)", "range(8)"),
        (BEFORE, 'T.thread_binding(8, thread="threadIdx.x")'),
    ],
)
def test_right_ones_are_not(update, loop):
    """Also where threads share a reduction that TVM lowers later: as it stands it would be a race."""
    assert verdict_of(function(BEFORE), function(update, "other", loop)) is not Verdict.REFUTED


HEAD = """
@T.prim_func(s_tir=True)
def main(A: T.Buffer((4, 8), "float32"), B: T.Buffer((4,), "float32")):
    T.func_attr({"global_symbol": "main", "tirx.noalias": True})
"""

#: Unification takes what a loop carries for the same thing in every iteration; a step has one element there.
FROM_RUNS = {
    "pairs": """
    for i in range(4):
        for k in range(4):
            with T.sblock("p"):
                vi, vk = T.axis.remap("SR", [i, k])
                with T.init():
                    B[vi] = T.float32(0)
                B[vi] = B[vi] + (A[vi, 2 * vk] + A[vi, 2 * vk + 1])
""",
    "carried": """
    C = T.sblock_alloc_buffer((4,), "float32")
    D = T.sblock_alloc_buffer((4,), "float32")
    for i in range(4):
        with T.sblock("c"):
            vi = T.axis.spatial(4, i)
            C[vi] = T.float32(0)
    for t in range(2):
        for i in range(4):
            with T.sblock("d"):
                vi, vt = T.axis.remap("SS", [i, t])
                D[vi] = C[vi]
        for i in range(4):
            for k in range(4):
                with T.sblock("e"):
                    vi = T.axis.spatial(4, i)
                    vk = T.axis.spatial(8, 4 * t + k)
                    D[vi] = D[vi] + A[vi, vk]
        for i in range(4):
            with T.sblock("f"):
                vi, vt = T.axis.remap("SS", [i, t])
                C[vi] = D[vi]
    for i in range(4):
        with T.sblock("g"):
            vi = T.axis.spatial(4, i)
            B[vi] = C[vi]
""",
    "halves": """
    C = T.sblock_alloc_buffer((4,), "float32")
    D = T.sblock_alloc_buffer((4,), "float32")
    for i in range(4):
        for k in range(4):
            with T.sblock("p"):
                vi, vk = T.axis.remap("SR", [i, k])
                with T.init():
                    C[vi] = T.float32(0)
                C[vi] = C[vi] + A[vi, vk]
    for i in range(4):
        for k in range(4):
            with T.sblock("q"):
                vi, vk = T.axis.remap("SR", [i, k])
                with T.init():
                    D[vi] = T.float32(0)
                D[vi] = D[vi] + A[vi, 7 - vk]
    for i in range(4):
        with T.sblock("r"):
            vi = T.axis.spatial(4, i)
            B[vi] = C[vi] + D[vi]
""",
}

WRONG = {
    "pairs": ("2 * vk + 1]", "2 * vk]"),
    "carried": ("C[vi] = D[vi]", "C[vi] = C[vi]"),
    "halves": ("7 - vk", "6 - vk"),
}


@pytest.mark.parametrize("name", FROM_RUNS)
def test_runs_suggest_annotations(name):
    text = HEAD + FROM_RUNS[name]
    assert verdict_of(function(BEFORE), tvm.script.from_source(text)) is Verdict.VERIFIED
    wrong = text.replace(*WRONG[name])
    assert verdict_of(function(BEFORE), tvm.script.from_source(wrong)) is Verdict.REFUTED
