"""Halide: a claim is about the sizes at which both sides are defined, and the verdict says which."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("halide")

from redverify.api import verify_text
from redverify.frontends import halide
from redverify.frontends.halide.stated import translated
from redverify.judgement.defined_sizes import defined_sizes
from redverify.language.core_text import cond_text
from redverify.language.load import load_text
from redverify.reporting.result import CLAIM, Result, Verdict

DEFINED = f"{CLAIM}sizes at which the algorithm itself is defined: "

PIPELINES = """
import halide as hl

x, y, xo, xi = (hl.Var(n) for n in ("x", "y", "xo", "xi"))

def stage(body, type=hl.Int(32)):
    inp = hl.ImageParam(type, 1, "inp")
    f = hl.Func("f")
    f[x] = body(inp)
    return f

def near():
    return stage(lambda a: a[x])

def far():
    return stage(lambda a: (a[x] + a[x + 4]) - a[x + 4])

def other():
    return stage(lambda a: a[x] + 1)

def around():
    return stage(lambda a: a[x - 1] + a[x + 1])

def around_split():
    f = around()
    f.split(x, xo, xi, 8)
    return f

def total(taps):
    inp, w = hl.ImageParam(hl.Float(32), 1, "inp"), hl.ImageParam(hl.Float(32), 1, "w")
    f, r = hl.Func("f"), hl.RDom([(0, taps)], "r")
    f[x] = 0.0
    f[x] += w[r.x] * inp[x + r.x]
    return f

def three():
    return total(3)

def two():
    return total(2)
"""


@pytest.fixture
def module(tmp_path: Path) -> Path:
    path = tmp_path / "sizes.py"
    path.write_text(PIPELINES)
    return path


def verify(module: Path, before: str, after: str, **options: bool) -> tuple[Result, tuple[str, ...]]:
    found = translated(f"{module}:{before}", f"{module}:{after}", **options)
    return verify_text(found.text, inferred=True), found.notes


def test_a_schedule_of_the_algorithm_itself_narrows_nothing(module: Path) -> None:
    for before, after in (("near", "near"), ("around", "around_split"), ("three", "three"), ("near", "far")):
        result, notes = verify(module, before, after)
        assert not any(note.startswith(DEFINED) for note in notes)
        assert (result.verdict is Verdict.VERIFIED) is (before != "around" or after == "around_split")


def test_an_algorithm_that_reads_more_is_compared_where_it_is_defined(module: Path) -> None:
    result, notes = verify(module, "far", "near")
    assert result.verdict is Verdict.VERIFIED
    assert f"{DEFINED}inp_extent_0 + inp_min_0 >= f_min_0 + f_extent_0 + 4" in notes


def test_a_wrong_program_is_refuted_where_both_are_defined(module: Path) -> None:
    for before, after in (("far", "other"), ("three", "two")):
        result, notes = verify(module, before, after)
        assert result.verdict is Verdict.REFUTED, before
        assert any(note.startswith(DEFINED) for note in notes)
        assert result.witness is not None
        assert result.witness.outputs_agree is not True
        params = result.witness.params
        assert params["inp_extent_0"] >= params["f_extent_0"] + (4 if before == "far" else 2)


def test_buffers_that_cannot_begin_at_zero_are_named(module: Path) -> None:
    with pytest.raises(halide.TranslationError, match=r"--zero-min leaves no sizes.*f_min_0 > inp_min_0"):
        verify(module, "around", "around_split", zero_min=True)
    assert verify(module, "near", "near", zero_min=True)[0].verdict is Verdict.VERIFIED


SPEC = """
spec f({parameters}):
    {assume}
    input A[N] : i32
    output B[M] : i32
    {equations}

impl p of f(a = A, b = B):
    skip
"""


@pytest.mark.parametrize(
    ("assume", "equations", "found"),
    [
        ("", "B(i) = A(i)", ["N >= M"]),
        ("assume N >= M", "B(i) = A(i)", []),
        ("", "B(i) = A(i + 2)", ["N >= M + 2"]),
        ("", "B(i) = A(i - 1)", []),  # at no size: then nothing is said
        ("assume M >= 0", "B(i) = sum[k : 0 <= k < i] A(k)", ["M == 1 or M >= 2 and N + 1 >= M"]),
        ("operator last : i32 assoc", "B(i) = reduce last[k : 0 <= k < N] A(k)", ["N > 0"]),  # no unit
        ("assume M >= 0 and N >= 0", "B(i) = A(0)", ["N > 0"]),
        ("", "B(i) = select(i < N, A(i), 0)", []),
    ],
)
def test_sizes_at_which_a_specification_is_defined(assume: str, equations: str, found: list[str]) -> None:
    text = SPEC.format(parameters="N, M", assume=assume or "assume N >= 0", equations=equations)
    (impl,) = load_text(text).impls.values()
    assert [cond_text(c) for c in defined_sizes(impl.spec, impl.assumptions)] == found
