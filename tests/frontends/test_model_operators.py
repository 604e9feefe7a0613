"""Kernels of ``examples/tvm/models/operators.py`` that once were refused, and wrong variants of them."""

from contextlib import suppress

import pytest

pytest.importorskip("tvm")

import tvm

from redverify.frontends import tvm as front
from redverify.frontends.tvm.models import pipelines
from tests.cli.expectations import ROOT

pytestmark = pytest.mark.ring("sweep")


@pytest.fixture(scope="module")
def functions():
    model = front.load_spec_arg(f"{ROOT}/examples/tvm/models/operators.py:symbolic")
    return {v.name_hint: f for v, f in model.functions.items()}


def scheduled(functions, name, target):
    return pipelines.scheduled(name, functions[name], "dlight", pipelines.target_of(target))


def changed(function, old, new):
    text = function.script()
    assert old in text, text
    return tvm.script.from_source(text.replace(old, new, 1))


@pytest.mark.parametrize("target", ["cuda", "llvm"])
def test_a_divisor_that_depends_on_the_position(functions, target):
    before, after = functions["avg_pool"], scheduled(functions, "avg_pool", target)
    assert front.verify(before, after).verdict == "verified"
    wrong = changed(after, "T.min(v2 * T.int64(2) + T.int64(1), T.int64(15))", "T.min(v2, T.int64(7))")
    assert front.verify(before, wrong).verdict != "verified"


def test_a_window_whose_lanes_are_shifted(functions):
    after = scheduled(functions, "avg_pool", "cuda")
    lane = "% T.int64(2)]\n"
    wrong = changed(after, lane, "% T.int64(2) * T.int64(0)]\n")
    with suppress(front.TranslationError):
        assert front.verify(functions["avg_pool"], wrong).verdict != "verified"


@pytest.mark.parametrize("target", ["cuda", "llvm"])
def test_a_tuple_over_a_reshaped_array(functions, target):
    """The indices of the reshape are shortened before they are compared; what is proved is as ever."""
    before, after = functions["group_norm"], scheduled(functions, "group_norm", target)
    assert front.verify(before, after).verdict == "verified"
    if target == "cuda":
        for right, wrong in (
            ("+ x[v0, v1 * T.int64(2) + v2, v3, v4]\n", "+ x[v0, v1 + v2, v3, v4]\n"),
            ("+ x[v0, v1 * T.int64(2) + v2, v3, v4]\n", "+ x[v0, v1 * T.int64(2) + v2, v4, v3]\n"),
            ("v0_shared[v1, v2 // T.int64(2)] /", "v0_shared[v1, v2 % T.int64(4)] /"),
        ):
            with suppress(front.TranslationError):
                assert front.verify(before, changed(after, right, wrong)).verdict != "verified", wrong


def test_a_spatial_axis_over_a_thread_that_reduces(functions):
    """As the block stands, 16 threads initialise the sum; TVM's pass for GPUs adds up all of them."""
    before, after = functions["group_norm"], scheduled(functions, "group_norm", "cuda")
    wrong = changed(after, "v4 = T.axis.reduce(", "v4 = T.axis.spatial(")
    with pytest.raises(front.TranslationError, match=r"spatial axis v4 .* over which the block reduces"):
        front.verify(before, wrong)
