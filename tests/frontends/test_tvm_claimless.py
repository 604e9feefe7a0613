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
