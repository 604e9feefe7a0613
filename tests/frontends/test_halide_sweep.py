"""Random programs of Halide against its JIT, and the JIT's run as a second opinion."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

pytest.importorskip("halide")

from redverify.frontends import halide
from redverify.frontends.common.errors import TranslationError
from redverify.frontends.common.running.compiled import Case
from redverify.frontends.common.running.second_opinion import SecondOpinion
from redverify.frontends.halide import jit
from redverify.frontends.halide.stated import Translated
from redverify.reporting.result import Verdict
from redverify.system.clock import cuts
from tests.frontends.halide_sweep import compared

PIPELINES = """
import halide as hl
x = hl.Var("x")

def made(kind, value):
    a, s = hl.ImageParam(hl.Int(32), 1, "a"), hl.Param(hl.Int(8), "s")
    n, f, g = hl.Param(hl.Int(32), "n"), hl.Func("f"), hl.Func("g")
    g[x] = hl.i64(a[x]) + hl.i64(s)
    f[x] = value(g, n)
    f.vectorize(x, 4)
    g.compute_root()
    return f

def right():
    return made(0, lambda g, n: hl.Tuple([g[x] * 3 + n, g[x + 1] > 0]))

def wrong():
    return made(0, lambda g, n: hl.Tuple([g[x] * 3 + n, g[x + 1] >= 0]))

def ends():
    import os
    os._exit(0)

def never_ends():
    while True:
        pass
"""


@pytest.fixture(scope="module")
def module(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("compiled") / "pipelines.py"
    path.write_text(PIPELINES, "utf-8")
    return path


@pytest.fixture(scope="module")
def found(module: Path) -> Translated:
    return halide.translated(f"{module}:right")


def test_outputs_scalars_and_first_indices(found: Translated) -> None:
    """Two outputs of two types, a scalar of 8 bits, an integer, and buffers that begin anywhere."""
    opinion = SecondOpinion(found.text, found.before, found.after)
    assert not opinion.run.notes and opinion.run.cases and opinion.run.elements > 20
    assert any(value for size in opinion.run.sizes for name, value in size.items() if "_min_" in name)


def test_another_text_than_the_program_differs(found: Translated) -> None:
    changed = found.text.replace("* 3", "* 4")
    assert changed != found.text
    with pytest.raises(TranslationError, match="gives f_0"):
        SecondOpinion(changed, found.before, found.after)


def test_what_cannot_be_run_is_said(found: Translated, module: Path) -> None:
    case = Case({}, {}, {}, ())
    missing = replace(found.after, argument=f"{module}:missing")
    (said,) = replace(missing, signature=replace(missing.signature, inputs=(), outputs=(), sizes={})).run(
        [case]
    )
    assert isinstance(said, str) and "has no missing" in said
    (lacking,) = replace(
        found.after, signature=replace(missing.signature, inputs=(), outputs=(), sizes={})
    ).run([case])
    assert isinstance(lacking, str) and "not an input of the specification" in lacking


def test_one_process_does_all_jobs(
    found: Translated, module: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Jobs that end their process or take too long end no other job."""
    monkeypatch.setattr(jit, "SECONDS", 2.0)
    process = jit.Jit()
    found_lines = []
    for name in ("right", "ends", "never_ends", "right"):
        given, made = tmp_path / "job.json", tmp_path / f"{len(found_lines)}.json"
        job = {"argument": f"{module}:{name}", "steps": "", "target": found.after.target, "cases": []}
        given.write_text(json.dumps(job), "utf-8")
        process.run(given, made)
        found_lines.append(made.read_text("utf-8").count("\n") if made.exists() else 0)
    assert found_lines == [1, 0, 0, 1]
    process.end()


def test_a_process_that_does_not_answer_is_ended(
    found: Translated, module: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may wait for ever, before it comes to end a job itself. What follows then depends on the clock."""
    monkeypatch.setattr(jit, "_ANSWER", 0.2)
    process, before = jit.Jit(), cuts()
    given = tmp_path / "job.json"
    job = {"argument": f"{module}:never_ends", "steps": "", "target": found.after.target, "cases": []}
    given.write_text(json.dumps(job), "utf-8")
    process.run(given, tmp_path / "result.json")
    assert process._process is None and cuts() == before + 1


def test_a_refutation_is_run(module: Path) -> None:
    (impl,) = halide.verify(f"{module}:right", f"{module}:wrong", witness_seconds=5.0).impls
    assert impl.verdict is Verdict.REFUTED
    assert impl.compiled_run is not None and impl.compiled_run.confirmed
    assert "the compiled pipeline gives" in impl.compiled_run.witness


@pytest.mark.ring("sweep")
@pytest.mark.parametrize("seed", range(8))
def test_random_programs(seed: int, tmp_path: Path) -> None:
    assert not compared(seed, tmp_path).fault
