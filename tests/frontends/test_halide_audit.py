"""Audits of Halide's schedules: which call broke the pipeline. Skipped without the wheel."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

pytest.importorskip("halide")

from redverify.cli.main import cli
from redverify.frontends import halide
from redverify.frontends.halide.obtaining import obtained
from redverify.reporting.result import Verdict

EXAMPLES = Path(__file__).parents[2] / "examples" / "halide"

SCHEDULES = """
import halide as hl

def pieces():
    a, x, y = hl.ImageParam(hl.Int(32), 2, "A"), hl.Var("x"), hl.Var("y")
    f, g, out = hl.Func("f"), hl.Func("g"), hl.Func("out")
    f[x, y] = a[x, y] * 3
    g[x, y] = f[x, y] + f[x + 1, y]
    out[x, y] = g[x, y] - 1
    stage = out.specialize(out.output_buffer().width() >= 8)
    stage.vectorize(x, 4)
    g.in_(out).compute_at(out, y)
    out.parallel(y).unroll(x, 1)
    f.compute_root()
    return out

def interleaved():
    a, x = hl.ImageParam(hl.UInt(8), 1, "A"), hl.Var("x")
    r = hl.RDom([(0, a.width())], "r")
    total, out = hl.Func("total"), hl.Func("out")
    total[()] = hl.u8(0)
    total[()] += a[r]
    ro, ri, u = hl.RVar("ro"), hl.RVar("ri"), hl.Var("u")
    part = total.update().split(r.x, ro, ri, 4).rfactor([(ro, u)])
    part.compute_root().vectorize(u, 8)
    out[x] = total[()] + a[x]
    total.compute_root()
    return out
"""


@pytest.fixture(scope="module")
def module(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("audited") / "audited.py"
    path.write_text(SCHEDULES, "utf-8")
    return path


def audited(name: str) -> halide.Audit:
    return halide.audit(name, witness_seconds=5.0, limit=20.0)


@pytest.mark.parametrize(
    ("name", "number", "primitive"),
    [
        ("saturating_lanes", 2, "rfactor"),
        ("split_window", 4, "split"),
        ("arg_min_lanes", 2, "rfactor"),
    ],
)
def test_the_call_that_breaks_a_pipeline(name: str, number: int, primitive: str) -> None:
    found = audited(f"{EXAMPLES}/miscompiled.py:{name}")
    assert found.broken_by is not None and found.verdict is Verdict.REFUTED
    assert (found.broken_by.number, found.broken_by.primitive) == (number, primitive)
    assert found.steps[-1] is found.broken_by


def test_windows_one_by_one() -> None:
    """One window is right; the second one, which slides faster, breaks the program."""
    found = audited(f"{EXAMPLES}/miscompiled.py:window")
    decided = [s for s in found.steps if "is inlined" not in s.note]
    assert [s.verdict for s in decided] == [Verdict.VERIFIED, Verdict.VERIFIED, Verdict.REFUTED]
    assert found.broken_by is decided[-1] and found.broken_by.number == 4


def test_a_right_schedule_step_by_step() -> None:
    """Half of a pair of calls, which Halide refuses alone, is not a verdict on the pipeline."""
    found = audited(f"{EXAMPLES}/blur.py:scheduled")
    assert found.verdict is Verdict.VERIFIED and found.broken_by is None
    assert [s.primitive for s in found.steps] == [
        "",
        "split",
        "parallel",
        "vectorize",
        "store_at",
        "compute_at",
        "vectorize",
    ]
    (half,) = [s for s in found.steps if s.verdict is not Verdict.VERIFIED]
    assert half.primitive == "store_at" and "is inlined" in half.note


def test_calls_have_their_names_and_lines(module: Path) -> None:
    calls = obtained(f"{module}:pieces", steps="all").calls
    assert [(name, text.partition("(")[0], line) for name, text, line in calls] == [
        ("specialize", "out.specialize", 10),
        ("vectorize", calls[1][1].partition("(")[0], 11),
        ("in_", "g.in_", 12),
        ("compute_at", calls[3][1].partition("(")[0], 12),
        ("parallel", "out.parallel", 13),
        ("unroll", "out.unroll", 13),
        ("compute_root", "f.compute_root", 14),
    ]
    assert calls[4][1] == "out.parallel(y)" and calls[5][1] == "out.unroll(x, 1)"


def test_all_calls_are_the_whole_pipeline(module: Path) -> None:
    """The recorder changes nothing of the program, and leaves out what it shall."""
    whole = obtained(f"{module}:pieces")
    count = len(obtained(f"{module}:pieces", steps="all").calls)
    assert obtained(f"{module}:pieces", steps=str(count)).algorithm == whole.algorithm
    assert "parallel (out" not in obtained(f"{module}:pieces", steps="4").output
    assert "parallel (out" in obtained(f"{module}:pieces", steps="5").output


@pytest.mark.parametrize("name", ["pieces", "interleaved"])
def test_new_funcs_and_stages_that_are_left_out(module: Path, name: str) -> None:
    """Wrappers, specialisations, Funcs of ``rfactor``; a Func that is defined after another is scheduled."""
    found = audited(f"{module}:{name}")
    assert found.verdict is Verdict.VERIFIED
    assert {s.verdict for s in found.steps} == {Verdict.VERIFIED}


def test_the_command(module: Path) -> None:
    run = CliRunner()
    name = f"{EXAMPLES}/miscompiled.py:split_window"
    ran = run.invoke(cli, ["halide", name, "--audit"], standalone_mode=False)
    assert ran.return_value == 1
    assert "   4 REFUTED      line 27: g.split(x, xo, xi, 4)" in ran.output
    assert "the program was broken by step 4, split:" in ran.output
    written = run.invoke(cli, ["halide", f"{module}:pieces", "--audit", "--json", "-"], standalone_mode=False)
    assert written.return_value == 0
    assert {impl["verdict"] for impl in json.loads(written.output)["impls"]} == {"verified"}
    with pytest.raises(Exception, match="--audit has no --format but text"):
        run.invoke(
            cli, ["halide", name, "--audit", "--certify"], standalone_mode=False, catch_exceptions=False
        )
