"""Indices that a resize computes in floats: exact ones are read, and none that may be rounded."""

import pytest

pytest.importorskip("tvm")

import numpy as np
import tvm

from redverify.frontends import tvm as front
from redverify.frontends.tvm.float_indices import FloatIndices, Rounded
from redverify.language.core import IVar
from redverify.language.points import value_at
from redverify.reporting.result import Verdict

HEAD = """
@T.prim_func(s_tir=True)
def main(X: T.Buffer((8,), "float32"), Y: T.Buffer((16,), "float32")):
    T.func_attr({"global_symbol": "main"})
"""

BEFORE = """
    for i in range(16):
        with T.sblock("Y"):
            v = T.axis.spatial(16, i)
            Y[v] = X[T.max(T.min(T.Cast("int64", @index), T.int64(7)), T.int64(0))]
"""

AFTER = """
    for o in T.parallel(4):
        for i in T.vectorized(4):
            with T.sblock("Y"):
                v = T.axis.spatial(16, o * 4 + i)
                Y[v] = X[T.max(T.min(T.Cast("int64", @index), T.int64(7)), T.int64(0))]
"""

FLOAT = 'T.Cast("float32", v)'
HALF_PIXEL = f"T.floor(({FLOAT} + T.float32(0.5)) * T.float32(0.5) - T.float32(0.5))"


def function(body, index):
    return tvm.script.from_source(HEAD + body.replace("@index", index))


@pytest.mark.parametrize(
    ("index", "verdict"),
    [
        (HALF_PIXEL, Verdict.VERIFIED),
        (f"T.floor({FLOAT} * T.float32(0.5) - T.float32(0.25))", Verdict.VERIFIED),  # the same number
        (HALF_PIXEL.replace("floor", "ceil"), Verdict.REFUTED),
        (HALF_PIXEL.replace("- T.float32(0.5)", "- T.float32(0.25)"), Verdict.REFUTED),
        (f"T.round({FLOAT} * T.float32(0.5))", Verdict.REFUTED),
    ],
    ids=["same", "equal", "ceil", "offset", "round"],
)
def test_resized_rows(index, verdict):
    assert front.verify(function(BEFORE, HALF_PIXEL), function(AFTER, index)).verdict is verdict


@pytest.mark.parametrize(
    "index",
    [
        f"T.floor({FLOAT} * T.float32(0.3333333432674408))",  # is rounded from 3 on
        f"T.floor({FLOAT} * T.float32(0.5) - T.float32(1.0000000000000001e-05))",
        f"T.floor({FLOAT} + T.float32(16777215.5))",  # needs 25 bits
        f"T.floor({FLOAT} * {FLOAT})",
        f"T.floor(T.sqrt({FLOAT}))",
    ],
    ids=["third", "small", "25 bits", "square", "root"],
)
def test_what_may_be_rounded_is_refused(index):
    with pytest.raises(front.TranslationError, match="is not affine"):
        front.to_sched(function(BEFORE, index), function(AFTER, index))


@pytest.mark.parametrize("rounding", ["floor", "ceil", "trunc", "round", "nearbyint"])
@pytest.mark.parametrize("offset", [0.0, 0.5, -0.75])
def test_all_values_are_those_of_single_precision(rounding, offset):
    v = tvm.tirx.Var("v", "int32")
    number = v.astype("float32") * tvm.tirx.const(0.25, "float32") + tvm.tirx.const(offset, "float32")
    found = FloatIndices(lambda node: IVar("v"), {"v": (-20, 20)}).integer(
        getattr(tvm.tirx, rounding)(number)
    )
    single = np.float32(0.25) * np.arange(-20, 21).astype(np.float32) + np.float32(offset)
    named = {"round": np.rint, "nearbyint": np.rint}.get(rounding) or getattr(np, rounding)
    assert [value_at(found, {"v": at}) for at in range(-20, 21)] == [int(x) for x in named(single)]


def test_a_number_without_bounds_may_be_rounded():
    v = tvm.tirx.Var("v", "int32")
    with pytest.raises(Rounded):
        FloatIndices(lambda node: IVar("v"), {"v": (0, None)}).integer(tvm.tirx.floor(v.astype("float32")))
