"""Checks of Halide's that are not affine, as ``fuse`` makes them: sizes that they rule out refute nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("halide")

from redverify.frontends import halide
from redverify.reporting.result import Verdict

pytestmark = pytest.mark.ring("sweep")

PIPELINES = """
import halide as hl

x, y, c, t, u, xo, xi, yo, yi = [hl.Var(v) for v in "x y c t u xo xi yo yi".split()]

def image(dimensions):
    return hl.ImageParam(hl.Int(32), dimensions, "a")

def tiled(wrong=0):
    a, o = image(3), hl.Func("o")
    o[x, y, c] = a[x, y, c] + 1 + wrong
    o.split(x, xo, xi, 4).split(y, yo, yi, 4).reorder(xi, yi, xo, yo, c)
    o.fuse(yo, c, t).fuse(xo, t, u).parallel(u)
    return o

def nested(wrong=0):
    a, o = image(3), hl.Func("o")
    o[x, y, c] = a[x, y, c] + 1 + wrong * x
    o.split(y, yo, yi, 2).reorder(x, yi, yo, c).fuse(yo, c, t).fuse(x, yi, u).parallel(t)
    return o

def staged(wrong=0):
    a, g, o = image(2), hl.Func("g"), hl.Func("o")
    g[x, y] = a[x, y] + a[x + 1, y]
    o[x, y] = g[x, y] - g[x, y + 1] + wrong
    g.compute_root().fuse(x, y, t).parallel(t)
    o.fuse(x, y, u)
    return o

def folded(wrong=0):
    a, o = image(3), hl.Func("o")
    r = hl.RDom([(0, 5 + wrong)], "r")
    o[x, y] = 0
    o[x, y] += a[x, y, r.x]
    o.fuse(x, y, t).parallel(t)
    o.update().fuse(x, y, u).parallel(u)
    return o

def split_after(wrong=0):
    a, o = image(2), hl.Func("o")
    o[x, y] = a[x, y] * (3 + wrong)
    o.fuse(x, y, t).split(t, xo, xi, 8, hl.TailStrategy.GuardWithIf).vectorize(xi)
    return o

def of_truth_values(wrong=0):
    a, o = image(1), hl.Func("o")
    o[x] = hl.i32((a[x] > 0) * (x == 2))
    return o
"""
NAMES = ("tiled", "nested", "staged", "folded", "split_after", "of_truth_values")


@pytest.fixture(scope="module")
def module(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("fused") / "pipelines.py"
    lines = [f"\ndef {n}_right():\n    return {n}()\n\ndef {n}_wrong():\n    return {n}(1)\n" for n in NAMES]
    path.write_text(PIPELINES + "".join(lines), "utf-8")
    return path


@pytest.mark.parametrize("name", NAMES[:-2])
def test_verified_and_refuted(module: Path, name: str) -> None:
    sides = [f"{module}:{name}_{side}" for side in ("right", "wrong")]
    for after, verdict in zip(sides, (Verdict.VERIFIED, Verdict.REFUTED), strict=True):
        (impl,) = halide.verify(sides[0], after).impls
        assert impl.verdict is verdict, impl.notes
        assert impl.compiled_run is not None and impl.compiled_run.cases
        assert impl.compiled_run.confirmed is (verdict is Verdict.REFUTED)


@pytest.mark.parametrize(
    ("name", "message"),
    [("split_after", "its extent is a product of sizes"), ("of_truth_values", r"\* of truth values")],
)
def test_refused(module: Path, name: str, message: str) -> None:
    for side in ("right", "wrong"):
        with pytest.raises(halide.TranslationError, match=message):
            halide.verify(f"{module}:{name}_right", f"{module}:{name}_{side}")
