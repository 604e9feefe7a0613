"""TVM's own operators: each is verified or its construct named, and nothing crashes."""

from __future__ import annotations

import pytest

pytest.importorskip("tvm")

from tvm import s_tir, te, tirx, topi

from redverify.frontends import tvm as front
from redverify.reporting.result import Verdict

pytestmark = pytest.mark.ring("sweep")


def given(*shape, name="A", dtype="float32"):
    return te.placeholder(shape, name=name, dtype=dtype)


def unary(operator, *shape, dtype="float32", **options):
    a = given(*shape, dtype=dtype)
    return [a, operator(a, **options)]


def binary(operator, first, second, dtype="float32", **options):
    a, b = given(*first, dtype=dtype), given(*second, name="B", dtype=dtype)
    return [a, b, operator(a, b, **options)]


def normalised(operator, *parameters):
    a = given(4, 16)
    others = [given(16, name=name) for name in parameters]
    return [a, *others, operator(a, *others, [1])]


def selected():
    a, b, c = given(4, 6, dtype="bool"), given(4, 6, name="B"), given(4, 6, name="C")
    return [a, b, c, topi.where(a, b, c)]


def long_indices():
    a = given(te.var("n", "int64"), tirx.IntImm("int64", 16))
    return [a, topi.sum(a, axis=1)]


def bytes_product():
    a, b = given(8, 16, dtype="int8"), given(16, 8, name="B", dtype="int8")
    k = te.reduce_axis((0, 16), name="k")

    def element(i, j):
        return te.sum(a[i, k].astype("int32") * b[k, j].astype("int32"), axis=k)

    return [a, b, te.compute((8, 8), element, name="C")]


def chosen(operator, dtype):
    a, at = given(16), given(4, name="I", dtype=dtype)
    return [a, at, operator(a, at)]


VERIFIED = {
    "relu": lambda: unary(topi.nn.relu, 8, 8),
    "softmax": lambda: unary(topi.nn.softmax, 8, 16),
    "log_softmax": lambda: unary(topi.nn.log_softmax, 8, 16),
    "sum": lambda: unary(topi.sum, 8, 16, axis=1),
    "argmax": lambda: unary(topi.argmax, 8, 16, axis=1),
    "prod": lambda: unary(topi.prod, 8, 16, axis=1),
    "all": lambda: unary(topi.all, 8, 16, dtype="bool", axis=1),
    "matmul": lambda: binary(topi.matmul, (8, 16), (16, 8)),
    "matmul_float16": lambda: binary(topi.matmul, (8, 16), (16, 8), "float16"),
    "matmul_bfloat16": lambda: binary(topi.matmul, (8, 16), (16, 8), "bfloat16"),
    "matmul_int8": bytes_product,
    "dense": lambda: binary(topi.nn.dense, (8, 16), (8, 16)),
    "conv2d": lambda: binary(
        topi.nn.conv2d_nchw, (1, 4, 10, 10), (4, 4, 3, 3), stride=1, padding=1, dilation=1
    ),
    "depthwise": lambda: binary(
        topi.nn.depthwise_conv2d_nchw, (1, 4, 10, 10), (4, 1, 3, 3), stride=1, padding=1, dilation=1
    ),
    "max_pool": lambda: [
        a := given(1, 4, 10, 10),
        topi.nn.pool2d(a, (2, 2), (2, 2), (1, 1), (0, 0, 0, 0), "max"),
    ],
    "average_pool": lambda: [
        a := given(1, 4, 10, 10),
        topi.nn.pool2d(a, (2, 2), (2, 2), (1, 1), (1, 1, 1, 1), "avg"),
    ],
    "global_pool": lambda: unary(topi.nn.global_pool, 1, 4, 10, 10, pool_type="avg"),
    "transpose": lambda: unary(topi.transpose, 4, 6),
    "reshape": lambda: unary(topi.reshape, 4, 6, newshape=(24,)),
    "concatenate": lambda: binary(lambda a, b: topi.concatenate((a, b), axis=0), (4, 6), (4, 6)),
    "pad": lambda: unary(topi.nn.pad, 4, 6, pad_before=(1, 1), pad_after=(1, 1)),
    "where": selected,
    "layer_norm": lambda: normalised(topi.nn.layer_norm, "G", "B"),
    "rms_norm": lambda: normalised(topi.nn.rms_norm, "G"),
    "batch_matmul": lambda: binary(topi.nn.batch_matmul, (2, 8, 16), (2, 8, 16)),
    "sigmoid": lambda: unary(topi.sigmoid, 4, 6),
    "clip": lambda: unary(topi.clip, 4, 6, a_min=0.0, a_max=6.0),
    "floor_divide": lambda: binary(topi.floor_divide, (4, 6), (4, 6), "int32"),
    "left_shift": lambda: [a := given(4, 6, dtype="int32"), topi.left_shift(a, tirx.const(2, "int32"))],
    "strided_slice": lambda: unary(topi.strided_slice, 10, 6, begin=[1, 0], end=[9, 6], strides=[2, 1]),
    "flip": lambda: unary(topi.flip, 10, 6, axis=0),
    "int64 indices": long_indices,
    "cast to bool": lambda: unary(lambda a: topi.cast(a, "bool"), 4, 6, dtype="int8"),
    "cast of floats to bool": lambda: unary(lambda a: topi.cast(a, "bool"), 4, 6),
    "cast of bool to bool": lambda: unary(lambda a: topi.cast(a, "bool"), 4, 6, dtype="bool"),
}

INCONCLUSIVE = {
    "cumsum": (lambda: unary(topi.cumsum, 16), "outside of any sblock"),
    "take": (lambda: chosen(topi.take, "int32"), "data-dependent index"),
    "sort": (lambda: unary(topi.sort, 16), "opaque intrinsic"),
}


def scheduled(function):
    """The first loop of the last block split and made parallel, where TVM can."""
    sch = s_tir.Schedule(function)
    block = sch.get_child_blocks(sch.get_sblock("root"))[-1]
    try:
        outer, _ = sch.split(sch.get_loops(block)[0], [None, 3])
        sch.parallel(outer)
    except Exception:  # TVM refuses some
        return function
    return sch.mod


@pytest.mark.parametrize("name", VERIFIED)
def test_operator_is_verified(name):
    function = te.create_prim_func(VERIFIED[name]())
    assert front.verify(function, scheduled(function)).verdict is Verdict.VERIFIED


@pytest.mark.parametrize("name", INCONCLUSIVE)
def test_operator_outside_of_the_subset_is_named(name):
    operator, words = INCONCLUSIVE[name]
    function = te.create_prim_func(operator())
    with pytest.raises(front.TranslationError, match=words) as caught:
        front.verify(function, function)
    assert caught.value.place is not None
