"""A wrong inferred annotation alone refutes nothing, wherever it comes from.

The programs are right. What is inferred for them is damaged on the way to the verifier: a refutation would
rest on the annotation alone.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import redverify
from redverify.annotating import writing
from redverify.api import Loaded
from redverify.reporting.result import Result, Verdict
from tests.cli.expectations import ROOT
from tests.programs import total

SUM = total(
    """
    allocate tmp[4] : f32
    par j < 4:
        tmp[j] {0.0} := 0.0
        accumulate tmp:
            for i < (N - j + 3) // 4:
                tmp[j] {B()} +{4*i + j}= a[4*i + j]
    b[] {0.0} := 0.0
    accumulate b:
        for j < 4:
            b[] {B()} +{}= tmp[j]
    """
).replace("+{}=", "+=")

GATHER = """
spec gather(N):
    assume N >= 1
    input C[N] : i32 in 0..N
    input D[N] : i32 in 0..3*N
    input X[N] : f32
    output Y[N] : f32
    Y(i) = X(C(i))

impl p of gather(c = C, d = D, x = X, y = Y):
    for i < N:
        let j {C(i)} := c[i] in 0..3*N
        y[i] {X(C(i))} := x[j]
"""

#: No levels, and few runs: none of the programs does anything wrong.
BRIEFLY: Any = {"levels": False, "witness_seconds": 0.5}

#: A text with right annotations, and what is written in place of one of them.
DAMAGED = {
    "another value": (SUM, "{0.0} := 0.0\n    accumulate b", "{1.0} := 0.0\n    accumulate b"),
    "an unfinished sum": (SUM, "b[] {B()}", "b[] {sum[k : 0 <= k < N - 1] A(k)}"),
    "one element again and again": (SUM, "+{4*i + j}=", "+{j}="),
    "an element outside of the sum": (SUM, "+{4*i + j}=", "+{4*i + j + 1}="),
    "data that leaves an array": (GATHER, "j {C(i)}", "j {D(i)}"),
}


@pytest.mark.ring("quick")
@pytest.mark.parametrize("text", [SUM, GATHER])
def test_the_programs_are_right(text: str) -> None:
    assert redverify.verify_text(text, **BRIEFLY).verdict is Verdict.VERIFIED


@pytest.mark.ring("quick")
@pytest.mark.parametrize("name", DAMAGED)
def test_an_annotation_of_the_text(name: str) -> None:
    """The user's own annotation is a claim, and is refuted."""
    text, right, wrong = DAMAGED[name]
    assert text.count(right) == 1
    damaged = text.replace(right, wrong)
    assert redverify.verify_text(damaged, **BRIEFLY).verdict is Verdict.REFUTED
    assert redverify.verify_text(damaged, **BRIEFLY, inferred=True).verdict is Verdict.INCONCLUSIVE


@pytest.mark.ring("quick")
def test_an_annotation_that_runs_suggest(monkeypatch: pytest.MonkeyPatch) -> None:
    bare = total("b[] := 0.0\nfor i < N:\n    b[] += a[i]")
    right = writing.annotation_text
    assert redverify.verify_text(bare, **BRIEFLY).verdict is Verdict.VERIFIED
    monkeypatch.setattr(writing, "annotation_text", lambda *a: right(*a).replace("0.0", "1.0"))
    (result,) = redverify.verify_text(bare, **BRIEFLY).impls
    assert result.verdict is Verdict.INCONCLUSIVE
    assert any("an annotation that was inferred does not hold" in note for note in result.notes)


# ---------------------------------------------------------------- front ends


def damaging(monkeypatch: pytest.MonkeyPatch, module: Any) -> list[str]:
    """Have a front end verify texts with another annotation of the first assignment; gives the texts."""
    read, texts = module.load, list[str]()

    def load(name: str, text: str, *args: Any, **options: Any) -> Loaded:
        damaged = re.sub(r"\{.*?\} :=", "{3.0} :=", text, count=1)
        assert damaged != text
        texts.append(damaged)
        loaded: Loaded = read(name, damaged, *args, **options)
        return loaded

    monkeypatch.setattr(module, "load", load)
    return texts


def judged(verify: Callable[[], Result], module: Any) -> None:
    """What a front end says of a right program, and of it with a wrong annotation."""
    assert verify().verdict is Verdict.VERIFIED
    with pytest.MonkeyPatch.context() as patch:
        texts = damaging(patch, module)
        assert verify().verdict is Verdict.INCONCLUSIVE
    assert redverify.verify_text(texts[0], **BRIEFLY).verdict is Verdict.REFUTED


@pytest.mark.ring("sweep")
def test_tvm() -> None:
    pytest.importorskip("tvm")
    from redverify.frontends import tvm
    from tests.frontends.test_tvm_claimless import BEFORE, function

    program = function(BEFORE)
    judged(lambda: tvm.verify(program, program, run=False, **BRIEFLY), tvm)


HALIDE = """
import halide as hl

def doubled():
    x, a = hl.Var("x"), hl.ImageParam(hl.Float(32), 1, "a")
    f, g = hl.Func("f"), hl.Func("g")
    f[x] = a[x] * 2.0
    g[x] = f[x] + f[x + 1]
    f.compute_root()
    return g
"""


@pytest.mark.ring("sweep")
def test_halide(tmp_path: Path) -> None:
    pytest.importorskip("halide")
    from redverify.frontends import halide
    from redverify.frontends.halide import stated

    (tmp_path / "pipelines.py").write_text(HALIDE)
    program = f"{tmp_path}/pipelines.py:doubled"
    judged(lambda: halide.verify(program, run=False, **BRIEFLY), stated)


@pytest.mark.ring("sweep")
def test_mlir() -> None:
    pytest.importorskip("xdsl")
    from redverify.frontends import mlir

    before, after = (str(ROOT / f"examples/mlir/bias_fused.{n}.mlir") for n in ("before", "after"))
    judged(lambda: mlir.verify(before, after, run=False, **BRIEFLY), mlir)


@pytest.mark.ring("sweep")
def test_triton(tmp_path: Path) -> None:
    pytest.importorskip("triton")
    from redverify.frontends import triton
    from redverify.frontends.triton import verifying
    from tests.frontends.triton.test_kernels import written

    body = (
        "i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)\n"
        "tl.store(y_ptr + i, tl.load(x_ptr + i, mask=i < n), mask=i < n)"
    )
    kernel, spec = written(tmp_path, body)
    judged(lambda: next(iter(triton.verify(kernel, spec, run=False, **BRIEFLY).values())), verifying)
