"""Random schedules: the interpreted text against the code that TVM compiles."""

import random

import pytest

pytest.importorskip("tvm")

import numpy as np
import tvm
from tvm import s_tir, te, tirx

from redverify.frontends import tvm as front
from redverify.interpreter import run
from redverify.language.load import load_text
from tests.frontends.random_schedules import padded_convolution

pytestmark = [
    pytest.mark.ring("sweep"),
    pytest.mark.skipif(not tvm.runtime.enabled("llvm"), reason="TVM without LLVM"),
]


def product(rng):
    n, m, k = (rng.choice([3, 4, 6, 8]) for _ in range(3))
    a, b = te.placeholder((n, k), name="A"), te.placeholder((k, m), name="B")
    r = te.reduce_axis((0, k), name="k")
    c = te.compute((n, m), lambda i, j: te.sum(a[i, r] * b[r, j], axis=r), name="C")
    d = te.compute((n, m), lambda i, j: tirx.max(c[i, j], tirx.const(0, "float32")), name="D")
    return te.create_prim_func([a, b, d])


def normaliser(rng):
    n, k = (rng.choice([3, 4, 6, 8]) for _ in range(2))
    a = te.placeholder((n, k), name="A")
    r, s = te.reduce_axis((0, k), name="k"), te.reduce_axis((0, k), name="s")
    m = te.compute((n,), lambda i: te.max(a[i, r], axis=r), name="M")
    e = te.compute((n, k), lambda i, j: te.exp(a[i, j] - m[i]), name="E")
    return te.create_prim_func([a, te.compute((n,), lambda i: te.sum(e[i, s], axis=s), name="Z")])


def convolution(rng):
    return padded_convolution()


def primitive(sch, rng):
    """One random primitive; TVM refuses many."""
    blocks = sch.get_child_blocks(sch.get_sblock("root"))
    block, other = rng.choice(blocks), rng.choice(blocks)
    loops = sch.get_loops(block)
    loop = rng.choice(loops)
    shuffled = rng.sample(loops, len(loops))
    rng.choice(
        [
            lambda: sch.split(loop, rng.choice([[None, 2], [None, 3], [2, None], [4, None]])),
            lambda: sch.fuse(*loops[:2]),
            lambda: sch.reorder(*shuffled),
            lambda: sch.parallel(loop),
            lambda: sch.vectorize(loop),
            lambda: sch.unroll(loop),
            lambda: sch.decompose_reduction(block, loop),
            lambda: sch.rfactor(loop, 0),
            lambda: sch.cache_write(block, 0, "global"),
            lambda: sch.cache_read(block, 0, "global"),
            lambda: sch.compute_at(block, rng.choice(sch.get_loops(other))),
            lambda: sch.reverse_compute_at(block, rng.choice(sch.get_loops(other))),
            lambda: sch.compute_inline(block),
        ]
    )()


def randomly_scheduled(function, rng):
    sch = s_tir.Schedule(function)
    for _ in range(rng.randrange(2, 14)):
        before = sch.copy()
        try:
            primitive(sch, rng)
        except Exception:
            sch = before
    return sch.mod["main"]


def outputs(function, inputs, shape):
    result = tvm.runtime.tensor(np.full(shape, np.nan, "float32"))
    tvm.compile(function, target="llvm")(*(tvm.runtime.tensor(x) for x in inputs), result)
    return result.numpy()


@pytest.mark.parametrize("seed", range(12))
def test_what_interprets_without_violation_compiles_to_the_same(seed):
    rng = random.Random(seed)
    function = (product, normaliser, convolution)[seed % 3](rng)
    after = randomly_scheduled(function, rng)
    try:
        text = front.to_sched(function, after)
    except front.TranslationError as error:
        pytest.skip(f"not translated: {error}")
    impl = next(iter(load_text(text, "text.sched").impls.values()))
    if not run(impl, {}, max_steps=10_000_000).ok:
        pytest.skip("the schedule is wrong, or races")
    shapes = [[int(e) for e in p.ty.shape] for p in function.params]
    generator = np.random.default_rng(seed)
    inputs = [generator.standard_normal(s).astype("float32") for s in shapes[:-1]]
    try:
        actual = outputs(after, inputs, shapes[-1])
    except tvm.error.InternalError as error:
        pytest.skip(f"TVM cannot compile it: {str(error).splitlines()[-1]}")
    assert np.allclose(outputs(function, inputs, shapes[-1]), actual, atol=1e-4)
