"""Pipelines whose annotations cannot be inferred are run all the same; wrong ones are refuted."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("halide")

from redverify.frontends import halide
from redverify.frontends.common.annotating.attempts import Claims
from redverify.frontends.halide.translation import HalideOptions
from redverify.reporting.result import Verdict

pytestmark = pytest.mark.ring("sweep")

PIPELINES = """
import halide as hl

x, u = hl.Var("x"), hl.Var("u")
ro, ri = hl.RVar("ro"), hl.RVar("ri")

def folded(step, kind=hl.Int(32), start=0):
    a = hl.ImageParam(kind, 2, "a")
    r = hl.RDom([(0, 6)], "r")
    f = hl.Func("f")
    f[x] = hl.cast(kind, start)
    f[x] = step(f[x], a[r.x, x])
    return f, r

def plus():
    return folded(lambda f, e: f + e)[0]

def plus_unrolled():
    f, r = folded(lambda f, e: f + e)
    f.update(0).unroll(r.x, 3)
    return f

def greatest():
    return folded(lambda f, e: hl.max(f, e), start=-2**31)[0]

def greatest_in_parts():
    f, r = folded(lambda f, e: hl.max(f, e), start=-2**31)
    f.update(0).split(r.x, ro, ri, 2).rfactor(ro, u).compute_root()
    return f

def twice():
    return folded(lambda f, e: f + e + e)[0]

def counted(step, atomic):
    a = hl.ImageParam(hl.Int(32), 2, "a")
    r = hl.RDom([(0, 6)], "r")
    f = hl.Func("f")
    f[x] = 3
    f[x] = hl.max(f[x] + step(a[r.x, x]), 0)
    if atomic:
        f.update(0).atomic(True).parallel(r.x)
    return f

def ones():
    return counted(hl.popcount, False)

def ones_at_once():
    return counted(hl.popcount, True)

def saturating():
    return counted(lambda e: e, False)

def saturating_at_once():
    return counted(lambda e: e, True)

def not_negative():
    return folded(lambda f, e: hl.max(f + e, hl.cast(hl.UInt(16), 0)), hl.UInt(16), 3)[0]

def not_negative_parallel():
    f, r = folded(lambda f, e: hl.max(f + e, hl.cast(hl.UInt(16), 0)), hl.UInt(16), 3)
    f.update(0).parallel(x).unroll(r.x, 2)
    return f
"""


@pytest.fixture(scope="module")
def module(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("claimless") / "pipelines.py"
    path.write_text(PIPELINES, "utf-8")
    return path


@pytest.mark.parametrize("after", ["greatest", "greatest_in_parts", "twice"])
def test_wrong_pipelines_are_refuted(module: Path, after: str) -> None:
    """Their stores are not steps of a sum, so that no annotation can be made."""
    found = halide.verify(f"{module}:plus", f"{module}:{after}")
    assert found.verdict is Verdict.REFUTED
    assert found.impls[0].compiled_run.confirmed


def test_a_race_of_atomic_steps_is_one_if_their_order_matters(module: Path) -> None:
    """Counts are not negative, so that ``max(f + e, 0)`` gives the same in any order."""
    found = halide.verify(f"{module}:saturating", f"{module}:saturating_at_once")
    assert found.verdict is Verdict.REFUTED
    found = halide.verify(f"{module}:ones", f"{module}:ones_at_once")
    assert found.verdict is Verdict.INCONCLUSIVE
    assert any("in all orders that were tried" in note for note in found.impls[0].notes)


def test_steps_by_an_operator_that_is_equal(module: Path) -> None:
    """Halide writes ``f + e`` for ``max(f + e, 0)`` of unsigned numbers."""
    found = halide.verify(f"{module}:not_negative", f"{module}:not_negative_parallel")
    assert found.verdict is Verdict.VERIFIED


@pytest.mark.parametrize("after", ["plus_unrolled", "not_negative_parallel"])
def test_a_text_without_claims_verifies_nothing(module: Path, after: str) -> None:
    from redverify import verify_text
    from redverify.frontends.halide.obtaining import TARGET, obtained
    from redverify.frontends.halide.stated import text_of

    before = "plus" if after == "plus_unrolled" else "not_negative"
    first, second = (obtained(f"{module}:{name}", TARGET) for name in (before, after))
    text = text_of(first, second, HalideOptions(claims=Claims.NOTHING)).text
    assert verify_text(text, inferred=True).verdict is Verdict.INCONCLUSIVE
