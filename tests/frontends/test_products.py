"""Extents that are products of sizes: arrays ``X[b * s, 4]``, and loops over ``b * s``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("tvm")

import tvm
from tvm import s_tir, te, topi

from redverify.frontends import tvm as front
from redverify.reporting.result import Verdict

Schedule = Callable[[Any, str], None]


def reshape(forth: bool) -> Any:
    b, s = te.var("b"), te.var("s")
    shapes = [(b, s, 64), (b * s, 64)]
    x = te.placeholder(shapes[not forth], name="X")
    return te.create_prim_func([x, topi.reshape(x, shapes[forth])])


def product() -> Any:
    b, s = te.var("b"), te.var("s")
    x, w = te.placeholder((b * s, 64), name="X"), te.placeholder((64, 32), name="W")
    r = te.reduce_axis((0, 64), name="k")
    y = te.compute((b * s, 32), lambda f, e: te.sum(x[f, r] * w[r, e], axis=r), name="Y")
    return te.create_prim_func([x, w, y])


def column_sum() -> Any:
    b, s = te.var("b"), te.var("s")
    x, r = te.placeholder((b * s, 64), name="X"), te.reduce_axis((0, b * s), name="k")
    return te.create_prim_func([x, te.compute((64,), lambda e: te.sum(x[r, e], axis=r), name="Y")])


def three() -> Any:
    b, s, t = te.var("b"), te.var("s"), te.var("t")
    x = te.placeholder((b, s, t), name="X")
    return te.create_prim_func([x, topi.reshape(x, (b * s * t,))])


def fused(schedule: Any, block: str) -> None:
    loops = [x for x in schedule.get_loops(block) if str(schedule.get(x).loop_var.name) != "k"]
    number = schedule.fuse(*loops) if len(loops) > 1 else loops[0]
    outer, inner = schedule.split(number, [None, 256])
    schedule.bind(outer, "blockIdx.x")
    schedule.bind(inner, "threadIdx.x")


def parallel(schedule: Any, block: str) -> None:
    schedule.parallel(schedule.get_loops(block)[0])


def tail(schedule: Any, block: str) -> None:
    schedule.split(schedule.get_loops(block)[0], [None, 16])


def cached(schedule: Any, block: str) -> None:
    schedule.cache_read(block, 0, "global")


def lanes(schedule: Any, block: str) -> None:
    outer, _ = schedule.split(schedule.get_loops(block)[-1], [None, 8])
    schedule.rfactor(outer, 0)


@pytest.mark.parametrize(
    ("before", "block", "change"),
    [
        (reshape(True), "T_reshape", fused),
        (reshape(False), "T_reshape", fused),
        (product(), "Y", fused),
        (product(), "Y", parallel),
        (product(), "Y", tail),
        (product(), "Y", cached),
        (product(), "Y", lanes),
        (column_sum(), "Y", parallel),
        (three(), "T_reshape", fused),
    ],
)
def test_factors_become_dimensions(before: Any, block: str, change: Schedule) -> None:
    schedule = s_tir.Schedule(before)
    change(schedule, block)
    found = front.verify(before, schedule.mod, assume=["b >= 1", "s >= 1"])
    assert found.verdict is Verdict.VERIFIED


def test_the_text_says_so() -> None:
    text = front.to_sched(product(), product())
    assert "input X[b, s, 64] : f32" in text
    assert "# X has the factors of its extents as dimensions: each product of sizes is taken apart." in text


HEAD = """
b = TypeVar("b")
s = TypeVar("s")
n = TypeVar("n")
@T.prim_func(s_tir=True)
def main(N: T.Buffer((n,), "float32"), X: T.Buffer((b, s), "float32"), Y: T.Buffer((@shape,), "float32")):
"""

PLAIN = """
    for f in range(@shape):
        with T.sblock("Y"):
            v = T.axis.spatial(@shape, f)
            Y[v] = X[v // s, v % s]
"""

SPLIT = """
    for f_0 in T.thread_binding(@blocks, thread="blockIdx.x"):
        for f_1 in T.thread_binding(16, thread="threadIdx.x"):
            with T.sblock("Y"):
                v = T.axis.spatial(b * s, @binding)
                T.where(@guard)
                Y[@cell] = X[@element]
"""

RIGHT = {
    "shape": "b * s",
    "blocks": "(b * s + 15) // 16",
    "binding": "f_0 * 16 + f_1",
    "guard": "f_0 * 16 + f_1 < b * s",
    "cell": "v",
    "element": "v // s, v % s",
}


def function(body: str, **parts: str) -> Any:
    text = HEAD + body
    for name, part in {**RIGHT, **parts}.items():
        text = text.replace(f"@{name}", part)
    return tvm.script.from_source(text)


def verdict(**parts: str) -> Verdict:
    """The verdict; a refusal is inconclusive."""
    try:
        return front.verify(function(PLAIN), function(SPLIT, **parts)).verdict
    except front.TranslationError:
        return Verdict.INCONCLUSIVE


def test_the_split_copy_is_right() -> None:
    assert verdict() is Verdict.VERIFIED


@pytest.mark.parametrize(
    "parts",
    [
        {"blocks": "b * s // 16"},
        {"blocks": "(b * n + 15) // 16"},
        {"guard": "f_0 * 16 + f_1 < b * s - 1"},
        {"guard": "f_0 * 16 + f_1 < b * s + 1"},
        {"guard": "f_0 * 16 + f_1 < b * n"},
        {"binding": "f_0 * 16 + f_1 + 1"},
        {"binding": "b * s - (f_0 * 16 + f_1)"},
        {"cell": "v + 1"},
        {"cell": "v % s * b + v // s"},
        {"element": "v % b, v // b"},
        {"element": "v // b, v % b"},
        {"element": "v // s, (v + 1) % s"},
        {"element": "v // s, 0"},
        {"element": "0, v % s"},
        {"element": "b - 1 - v // s, v % s"},
    ],
)
def test_wrong_programs_are_not_verified(parts: dict[str, str]) -> None:
    assert verdict(**parts) is not Verdict.VERIFIED


def test_another_order_of_the_factors_is_another_shape() -> None:
    with pytest.raises(front.TranslationError, match="different signatures"):
        front.verify(function(PLAIN), function(PLAIN, shape="s * b"))


def test_factors_that_may_be_negative_stay_a_product() -> None:
    """For ``b = s = 0`` the extent is 1, and two extents of -1 would have no cell."""
    with pytest.raises(front.TranslationError, match="not affine: a product"):
        front.to_sched(*[function(PLAIN, shape="(b - 1) * (s - 1)")] * 2)
