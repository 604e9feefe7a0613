"""The command `redverify mlir`."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest

from redverify.frontends import mlir
from redverify.frontends.mlir import reading
from redverify.frontends.mlir.auditing import arguments_of

pytest.importorskip("xdsl")

ROOT = Path(__file__).resolve().parents[3]

CANONICAL = ["--canonicalize", "--cse"]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "redverify", "mlir", *arguments]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)


def pair(name: str, folder: str = "examples/mlir") -> tuple[str, str]:
    return f"{folder}/{name}.before.mlir", f"{folder}/{name}.after.mlir"


def test_verified() -> None:
    done = run(*pair("chain_fused"))
    assert done.returncode == 0, done.stderr
    assert "VERIFIED" in done.stdout
    assert "the claim is for what xDSL has parsed" in done.stdout


def test_refuted(tmp_path: Path) -> None:
    out = tmp_path / "out.json"
    done = run(*pair("vectorize_wrong"), f"--json={out}")
    assert done.returncode == 1, done.stderr
    assert "REFUTED" in done.stdout
    assert json.loads(out.read_text(encoding="utf-8"))["impls"][0]["verdict"] == "refuted"


def test_a_refutation_names_the_line_of_the_target() -> None:
    before, after = pair("forall_wrong")
    done = run(before, after)
    lines = (ROOT / after).read_text(encoding="utf-8").splitlines()
    line = next(n for n, text in enumerate(lines, 1) if "linalg.matmul" in text)
    assert f"in your program: line {line} of {after}: %6 = " in done.stdout


def test_passes_have_spaces_or_commas_between_them() -> None:
    assert arguments_of("canonicalize,cse") == arguments_of("canonicalize  --cse") == CANONICAL
    assert arguments_of("linalg-tile=sizes=4,4 cse") == ["--linalg-tile=sizes=4,4", "--cse"]
    assert arguments_of("builtin.module(cse,cse)") == ["--pass-pipeline=builtin.module(cse,cse)"]


@pytest.mark.skipif(reading.tool() is None, reason="no mlir-opt")
def test_a_misspelt_pass() -> None:
    done = run(pair("chain_fused")[0], "--pass", "canonicalise")
    assert done.returncode == 3
    assert "Unknown command line argument '--canonicalise'" in done.stderr
    assert "hint: did you mean --canonicalize?" in done.stderr


def test_refused() -> None:
    done = run(*pair("new_poison_wrong", "tests/frontends/mlir/pairs"))
    assert done.returncode == 2, done.stderr
    assert "not translated: arith.addi: overflowFlags nsw" in done.stdout


def test_what_the_source_needs_is_said() -> None:
    done = run(*pair("conv_affine"))
    assert "sizes for which the source is defined: " in done.stdout


def test_what_is_assumed_helps_to_show_that_a_slice_fits() -> None:
    before, after = (str(ROOT / p) for p in pair("slice_too_large_wrong", "tests/frontends/mlir/pairs"))
    found = mlir.verify(before, after, assume=["s0_0 % 4 == 0"], levels=False).impls[0]
    assert found.verdict.value == "verified"
    found = mlir.verify(before, after, assume=["s0_0 >= 4"], levels=False).impls[0]
    assert found.verdict.value == "refuted"  # by an element that does not exist
    with pytest.raises(mlir.TranslationError, match="--assume cannot be read"):
        mlir.verify(before, after, assume=["s9_9 >= 4"])
    nothing = mlir.verify(before, after, assume=["s0_0 < 0"], levels=False).impls[0]
    assert nothing.verdict.value == "inconclusive"  # of no sizes there is nothing to claim


def test_printed() -> None:
    done = run(*pair("rows_partial"), "--print")
    assert done.returncode == 0
    assert "impl transformed of rows" in done.stdout


def test_signatures_differ() -> None:
    done = run(pair("rows_partial")[0], pair("chain_fused")[1])
    assert done.returncode == 3
    assert "have not the same arguments and results" in done.stderr


def test_no_such_file() -> None:
    assert run("nowhere.mlir", "nowhere.mlir").returncode == 3


def test_a_target_is_needed() -> None:
    assert run(pair("rows_partial")[0]).returncode == 3


def test_without_xdsl() -> None:
    code = (
        "import sys; sys.modules['xdsl'] = None; sys.argv = ['redverify', 'mlir', *sys.argv[1:]]; "
        "from redverify.cli.main import main; main()"
    )
    command = [sys.executable, "-c", code, *pair("rows_partial")]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)
    assert done.returncode == 5, done.stderr
    assert "pip install 'redverify[mlir]'" in done.stderr


def test_without_mlir_opt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    assert run(pair("rows_partial")[0], "--pass", "--canonicalize").returncode == 5


def test_questions() -> None:
    done = run("examples/mlir/tiles.mlir", "--bounds", "%tile", "--overlap", "%rows,%after")
    assert done.returncode == 0, done.stderr
    assert "%tile <= min(8, %m:0)" in done.stdout
    assert "%rows, %after overlap: never" in done.stdout
    assert run("examples/mlir/tiles.mlir", "--bounds", "%nothing").returncode == 3
    assert run("examples/mlir/tiles.mlir", "--overlap", "%rows").returncode != 0
    assert run(*pair("rows_partial"), "--bounds", "%n").returncode != 0


@pytest.mark.skipif(shutil.which("mlir-opt-19") is None, reason="no mlir-opt")
def test_names_are_those_of_the_users_text(tmp_path: Path) -> None:
    text = tmp_path / "f.mlir"
    text.write_text(
        "// %wrong = a comment\n"
        "func.func @f(%m: memref<?xf32>, %k: index) -> index {\n"
        "  %c0 = arith.constant 0 : index\n"
        "  %both:2 = scf.for %step = %c0 to %k step %k\n"
        "      iter_args(%first = %c0, %second = %k) -> (index, index) {\n"
        "    scf.yield %first, %second : index, index\n"
        "  }\n"
        "  return %both#1 : index\n}\n"
    )
    done = run(
        str(text), "--bounds", "%both#1", "--bounds", "%step", "--bounds", "%first", "--bounds", "%m:0"
    )
    assert done.returncode == 0, done.stderr
    assert "%both#1 == %k" in done.stdout and "%first == 0" in done.stdout
    assert "%step <= %k - 1" in done.stdout and "%m:0 >= 0" in done.stdout


@pytest.mark.skipif(shutil.which("mlir-opt-19") is None, reason="no mlir-opt")
def test_pass() -> None:
    done = run(pair("conv_affine")[0], "--pass", "--convert-linalg-to-parallel-loops")
    assert done.returncode == 0, done.stdout + done.stderr
    done = run(pair("tile_wrong")[0], "--pass", "--affine-loop-tile=tile-sizes=8,8")
    assert done.returncode == 1, done.stdout + done.stderr
    assert run(pair("tile_wrong")[0], "--pass", "--no-such-pass").returncode == 3


@pytest.mark.skipif(shutil.which("mlir-opt-19") is None, reason="no mlir-opt")
def test_audit_names_the_pass_that_broke_the_function(tmp_path: Path) -> None:
    out = tmp_path / "out.json"
    passes = "builtin.module(func.func(cse,affine-loop-tile{tile-sizes=8,8}),canonicalize)"
    done = run(pair("tile_wrong")[0], "--audit", passes, f"--json={out}")
    assert done.returncode == 1, done.stderr
    assert "the program was broken by step 2, affine-loop-tile" in done.stdout
    assert "canonicalize" not in done.stdout  # it ends there
    verdicts = [i["verdict"] for i in json.loads(out.read_text(encoding="utf-8"))["impls"]]
    assert verdicts == ["verified", "refuted"]


@pytest.mark.skipif(shutil.which("mlir-opt-19") is None, reason="no mlir-opt")
def test_audit_of_a_right_pipeline() -> None:
    found = mlir.audit(pair("matmul_loops")[0], "convert-linalg-to-affine-loops cse canonicalize")
    assert found.broken_by is None
    assert [s.primitive for s in found.steps] == ["convert-linalg-to-affine-loops", "cse", "canonicalize"]
    assert found.steps[0].result is not None


def test_audit_without_mlir_opt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    assert run(pair("rows_partial")[0], "--audit", "--canonicalize").returncode == 5


def test_the_text_says_what_it_is_made_from() -> None:
    before, after = (ROOT / p for p in pair("rows_partial"))
    done = run(str(before), str(after), "--print")
    for role, path in (("source", before), ("target", after)):
        assert f"# SHA-256 of the {role}: {sha256(path.read_bytes()).hexdigest()}\n" in done.stdout
    found = mlir.translated(str(before), str(after))
    assert [h in note for h, note in zip(found.hashes, found.certificate_notes(), strict=False)] == [True] * 2
    assert "the translation is not certified" in found.certificate_notes()[-1]


@pytest.mark.skipif(shutil.which("mlir-opt-19") is None, reason="no mlir-opt")
def test_what_xdsl_has_parsed_is_printed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    done = run(*pair("rowmax_split"), "--mlir-opt", "mlir-opt-19")
    assert done.returncode == 0, done.stderr
    assert "was printed again, and mlir-opt reads it as the texts themselves" in done.stdout
    assert "both are trusted" not in done.stdout
    text = (ROOT / pair("rowmax_split")[0]).read_text(encoding="utf-8")
    assert reading.read_alike(text, "mlir-opt-19")
    monkeypatch.setattr(reading, "run_tool", lambda path, arguments, given: given)
    assert not reading.read_alike(text, "mlir-opt-19")  # xDSL writes it in another way


@pytest.mark.skipif(shutil.which("mlir-opt-19") is None, reason="no mlir-opt")
def test_another_reading_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mlir, "read_alike", lambda text, path: False)
    with pytest.raises(mlir.TranslationError, match="another program"):
        mlir.to_sched(*(str(ROOT / p) for p in pair("rows_partial")), mlir_opt="mlir-opt-19")


def test_like_mlir_tv() -> None:
    """A sum in two parts is equal to one of real numbers, and not to one of floats."""
    assert run(*pair("rows_partial")).returncode == 0
    assert run(*pair("rows_partial"), "--like-mlir-tv").returncode != 0
    assert run(*pair("chain_fused"), "--like-mlir-tv").returncode == 0
    assert run(*pair("rows_partial"), "--like-mlir-tv", "--values", "real").returncode == 0


@pytest.mark.skipif(shutil.which("mlir-opt-19") is None, reason="no mlir-opt")
def test_audit_of_no_function_is_no_verdict(tmp_path: Path) -> None:
    text = tmp_path / "empty.mlir"
    text.write_text("module {\n}\n", encoding="utf-8")
    assert run(str(text), "--audit", "builtin.module(func.func(cse))").returncode == 3
    assert run(pair("rows_partial")[0], "--audit", "cse", "--function", "other").returncode == 3
