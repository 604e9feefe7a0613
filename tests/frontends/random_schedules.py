"""Random schedules, verified and run: ``python -m tests.frontends.random_schedules --count 200``.

Each draws an operator and up to fourteen primitives of TVM, verifies the scheduled function with
redverify, compiles it with TVM and compares what it computes with NumPy. The two must agree:
nothing verified computes wrong numbers, and nothing refuted is right.
"""

from __future__ import annotations

import argparse
import collections
import contextlib
import io
import random
import sys
import time
from dataclasses import dataclass
from typing import Any

import numpy as np
from tvm import s_tir, te, tirx

from redverify.frontends import tvm as front
from tests.frontends.compiled import computes

# ---------------------------------------------------------------- operators


@dataclass(frozen=True)
class Operator:
    """A function, and some inputs with what NumPy says that it computes of each."""

    name: str
    function: Any
    cases: tuple[tuple[tuple[Any, ...], Any], ...]


#: How many inputs each function is run on: a wrong maximum may be right by luck.
CASES = 4


def uniform(rng: random.Random, *shape: int) -> Any:
    return np.random.default_rng(rng.randrange(2**32)).uniform(-1, 1, shape).astype("float32")


def sizes(rng: random.Random, count: int) -> list[int]:
    return [rng.choice([3, 4, 6, 8, 12]) for _ in range(count)]


def product(rng: random.Random) -> Operator:
    n, m, k = sizes(rng, 3)
    a, b = te.placeholder((n, k), name="A"), te.placeholder((k, m), name="B")
    r = te.reduce_axis((0, k), name="k")
    c = te.compute((n, m), lambda i, j: te.sum(a[i, r] * b[r, j], axis=r), name="C")
    d = te.compute((n, m), lambda i, j: tirx.max(c[i, j], tirx.const(0, "float32")), name="D")
    inputs = [(uniform(rng, n, k), uniform(rng, k, m)) for _ in range(CASES)]
    cases = tuple(((x, y), np.maximum(x @ y, 0)) for x, y in inputs)
    return Operator("product", te.create_prim_func([a, b, d]), cases)


def normaliser(rng: random.Random) -> Operator:
    n, k = sizes(rng, 2)
    a = te.placeholder((n, k), name="A")
    r, s = te.reduce_axis((0, k), name="k"), te.reduce_axis((0, k), name="s")
    m = te.compute((n,), lambda i: te.max(a[i, r], axis=r), name="M")
    e = te.compute((n, k), lambda i, j: te.exp(a[i, j] - m[i]), name="E")
    z = te.compute((n,), lambda i: te.sum(e[i, s], axis=s), name="Z")
    inputs = [uniform(rng, n, k) for _ in range(CASES)]
    cases = tuple(((x,), np.exp(x - x.max(axis=1, keepdims=True)).sum(axis=1)) for x in inputs)
    return Operator("normaliser", te.create_prim_func([a, z]), cases)


def padded_convolution() -> Any:
    """A convolution of a matrix with zeros around it, unscheduled."""
    a, w = te.placeholder((6, 7), name="X"), te.placeholder((3, 2), name="W")
    zero = tirx.const(0, "float32")
    p = te.compute(
        (8, 8),
        lambda i, j: tirx.if_then_else(tirx.all(i >= 1, i < 7, j >= 1), a[i - 1, j - 1], zero),
        name="P",
    )
    r, s = te.reduce_axis((0, 3), name="r"), te.reduce_axis((0, 2), name="s")
    y = te.compute((6, 7), lambda i, j: te.sum(p[i + r, j + s] * w[r, s], axis=[r, s]), name="Y")
    return te.create_prim_func([a, w, y])


def convolution(rng: random.Random) -> Operator:
    cases = []
    for _ in range(CASES):
        x, v = uniform(rng, 6, 7), uniform(rng, 3, 2)
        padded = np.pad(x, ((1, 1), (1, 0)))
        expected = sum(padded[i : i + 6, j : j + 7] * v[i, j] for i in range(3) for j in range(2))
        cases.append(((x, v), expected))
    return Operator("convolution", padded_convolution(), tuple(cases))


def batched(rng: random.Random) -> Operator:
    """The batch and the rows are symbolic."""
    n, m = te.var("n"), te.var("m")
    k, j = sizes(rng, 2)
    a, b = te.placeholder((n, m, k), name="A"), te.placeholder((n, k, j), name="B")
    r = te.reduce_axis((0, k), name="k")
    c = te.compute((n, m, j), lambda x, i, y: te.sum(a[x, i, r] * b[x, r, y], axis=r), name="C")
    cases = []
    for _ in range(CASES):
        batch, rows = sizes(rng, 2)
        x, y = uniform(rng, batch, rows, k), uniform(rng, batch, k, j)
        cases.append(((x, y), x @ y))
    return Operator("batched", te.create_prim_func([a, b, c]), tuple(cases))


def quantised(rng: random.Random) -> Operator:
    """Bytes, accumulated in 32 bits, and the largest of each row."""
    n, m, k = sizes(rng, 3)
    a = te.placeholder((n, k), name="A", dtype="int8")
    b = te.placeholder((k, m), name="B", dtype="int8")
    r, s = te.reduce_axis((0, k), name="k"), te.reduce_axis((0, m), name="j")
    c = te.compute(
        (n, m), lambda i, j: te.sum(a[i, r].astype("int32") * b[r, j].astype("int32"), axis=r), name="C"
    )
    d = te.compute((n,), lambda i: te.max(c[i, s], axis=s), name="D")
    draw = np.random.default_rng(rng.randrange(2**32))
    cases = []
    for _ in range(CASES):
        x, y = (draw.integers(-128, 128, shape).astype("int8") for shape in ((n, k), (k, m)))
        cases.append(((x, y), (x.astype("int32") @ y.astype("int32")).max(axis=1)))
    return Operator("quantised", te.create_prim_func([a, b, d]), tuple(cases))


OPERATORS = (product, normaliser, convolution, batched, quantised)

# ---------------------------------------------------------------- schedules


def blocks_in(sch: Any, block: Any) -> list[Any]:
    """The blocks inside a block, at any depth."""
    children = list(sch.get_child_blocks(block))
    return [*children, *(inner for child in children for inner in blocks_in(sch, child))]


def primitives(sch: Any, rng: random.Random) -> dict[str, Any]:
    """One random use of every primitive; TVM refuses many of them."""
    blocks = [b for b in blocks_in(sch, sch.get_sblock("root")) if sch.get_loops(b)]
    if not blocks:
        return {}
    block, other = rng.choice(blocks), rng.choice(blocks)
    loops = sch.get_loops(block)
    parameters = [str(p.name) for p in sch.mod["main"].params]
    own = all(str(region.source.name) not in parameters for region in sch.get(block).writes)
    loop = rng.choice(loops)
    shuffled = rng.sample(loops, len(loops))
    place = rng.choice(sch.get_loops(other))
    factors = rng.choice([[None, 2], [None, 3], [None, 4], [2, None], [4, None], [None, 2, 2]])
    start = rng.randrange(len(loops))
    cut = rng.choice([2, 3])
    extent = getattr(sch.get(loop).extent, "value", 0)
    alone = sum(any(sch.get(x).same_as(sch.get(loop)) for x in sch.get_loops(b)) for b in blocks) == 1
    return {
        "split": lambda: sch.split(loop, factors),
        "fuse": lambda: sch.fuse(*loops[start : start + 2]),
        "reorder": lambda: sch.reorder(*shuffled),
        "parallel": lambda: sch.parallel(loop),
        "vectorize": lambda: sch.vectorize(loop),
        "unroll": lambda: sch.unroll(loop),
        "decompose_reduction": lambda: sch.decompose_reduction(block, loop),
        "rfactor": lambda: sch.rfactor(loop, 0),
        "cache_write": lambda: sch.cache_write(block, 0, "global"),
        "cache_read": lambda: sch.cache_read(block, 0, "global"),
        "reindex": lambda: sch.reindex(block, ("read", 0)),
        # Of buffers that are not parameters: it changes what callers see of those.
        "transform_layout": lambda: own and sch.transform_layout(block, ("write", 0), lambda *x: x[::-1]),
        "compute_at": lambda: sch.compute_at(block, place),
        "reverse_compute_at": lambda: sch.reverse_compute_at(block, place),
        "compute_inline": lambda: sch.compute_inline(block),
        "reverse_compute_inline": lambda: sch.reverse_compute_inline(block),
        "storage_align": lambda: sch.storage_align(block, 0, axis=0, factor=8, offset=4),
        "blockize": lambda: sch.blockize(loop),
        "transform_block_layout": lambda: sch.transform_block_layout(block, lambda *x: x[::-1]),
        # TVM crashes on other loops.
        "loop_partition": lambda: alone and extent > cut and sch.loop_partition(loop, [cut, None]),
        "fuse_reduction_epilogue": lambda: sch.fuse_reduction_epilogue(block, other),
    }


def schedule(function: Any, rng: random.Random) -> tuple[Any, list[str]]:
    """The function after some primitives that TVM accepts, and their names."""
    sch = s_tir.Schedule(function)
    applied: list[str] = []
    for _ in range(rng.randrange(2, 15)):
        saved = sch.copy()
        options = primitives(sch, rng)
        if not options:
            break
        name = rng.choice(sorted(options))
        try:
            with contextlib.redirect_stderr(io.StringIO()):
                options[name]()
            applied.append(name)
        except Exception:  # what TVM refuses leaves the schedule as it was
            sch = saved
    return sch.mod["main"], applied


# ---------------------------------------------------------------- one draw


@dataclass(frozen=True)
class Draw:
    """One schedule: what redverify says of it, and what a run does (``None``: it cannot be compiled)."""

    seed: int
    operator: str
    primitives: tuple[str, ...]
    verdict: str
    right: bool | None
    detail: str
    seconds: float

    @property
    def agrees(self) -> bool:
        return self.right is None or (self.verdict, self.right) not in (
            ("verified", False),
            ("refuted", True),
        )


def draw(seed: int) -> Draw:
    """Schedule, verify and run."""
    rng = random.Random(seed)
    operator = OPERATORS[seed % len(OPERATORS)](rng)
    after, applied = schedule(operator.function, rng)
    start = time.perf_counter()
    try:
        (impl,) = front.verify(operator.function, after).impls
        verdict = impl.verdict.value
        detail = "; ".join([*(f"{o.kind}: {o.text}" for o in impl.obligations if o.status != "proved")][:2])
    except front.TranslationError as error:
        verdict, detail = "inconclusive", str(error)
    seconds = time.perf_counter() - start
    try:
        right: bool | None = computes(after, operator.cases)
    except RuntimeError as error:  # TVM's own limits
        right, detail = None, f"{detail} [not compiled: {error}]"
    return Draw(seed, operator.name, tuple(applied), verdict, right, detail, seconds)


def main() -> int:
    """Draw, show, and count; 1 if redverify and a run disagree."""
    parser = argparse.ArgumentParser(prog="python -m tests.frontends.random_schedules", description=__doc__)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    drawn = []
    for seed in range(options.seed, options.seed + options.count):
        one = draw(seed)
        drawn.append(one)
        mark = "" if one.agrees else "  <-- DISAGREE"
        print(f"{seed} {one.operator}: {one.verdict}, run {one.right}, {one.seconds:.1f} s{mark}", flush=True)
        if one.verdict != "verified" or not one.agrees:
            print(f"    {' '.join(one.primitives)}\n    {one.detail}", flush=True)
    counts = collections.Counter(
        (d.verdict, {True: "right", False: "wrong", None: "not run"}[d.right]) for d in drawn
    )
    for (verdict, run), number in sorted(counts.items()):
        print(f"{verdict}, {run}: {number}")
    share = sum(d.verdict == "inconclusive" for d in drawn) / len(drawn)
    print(f"inconclusive: {100 * share:.1f} %; slowest {max(d.seconds for d in drawn):.1f} s")
    return 0 if all(d.agrees for d in drawn) else 1


if __name__ == "__main__":
    sys.exit(main())
