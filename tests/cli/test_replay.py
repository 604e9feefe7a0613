"""``--replay``: a witness as a script that runs."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.conftest import Ran
from tests.programs import total

Cli = Callable[..., Ran]


def replayed(script: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    pytest.importorskip("numpy")
    command = [sys.executable, str(script), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def failed(cli: Cli, tmp_path: Path, file: str) -> subprocess.CompletedProcess[str]:
    """The script of a refuted file, which shows a difference."""
    script = tmp_path / "replay.py"
    assert cli("verify", file, "--replay", str(script)).status == 1
    done = replayed(script)
    assert done.returncode == 1
    return done


@pytest.mark.parametrize(
    ("file", "words"),
    [
        ("examples/wrong/missing_tail.sched", "B[] is"),
        ("tests/corpus/halide_7890.sched", "S[0, 0] is"),
        ("tests/corpus/halide_8600.sched", "outside of its extents"),
        ("tests/corpus/tvm_17799.sched", "never written"),
        ("tests/corpus/exo_314.sched", "expected"),
        ("tests/corpus/pytorch_191499.sched", "expected"),
    ],
)
def test_script_shows_the_difference(cli: Cli, tmp_path: Path, file: str, words: str) -> None:
    done = failed(cli, tmp_path, file)
    assert words in done.stderr
    assert "Traceback" not in done.stderr


def test_script_says_what_is_missing(cli: Cli, tmp_path: Path) -> None:
    script = tmp_path / "replay.py"
    assert cli("verify", "examples/wrong/missing_tail.sched", "--replay", str(script)).status == 1
    said = replayed(script).stderr
    assert said.startswith("first difference: b[]: B[] is 0.0, expected 7\n")
    assert said.endswith("    missing k: 0\n")


def test_usual_functions_have_their_usual_meaning(cli: Cli, tmp_path: Path) -> None:
    script = tmp_path / "replay.py"
    assert cli("verify", "examples/wrong/softmax_wrong_row.sched", "--replay", str(script)).status == 1
    assert "y[0, 1]: Y[0, 1] is 7.38905" in replayed(script).stderr
    text = script.read_text().replace("m[j,]", "m[i,]")
    script.write_text(text)
    done = replayed(script)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("file", "words"),
    [
        (
            "examples/wrong/strided_not_commutative.sched",
            "after(A(0), A(2), A(1)), expected after(A(0), A(1), A(2))",
        ),
        ("tests/corpus/halide_7118.sched", "fmin(A(0, 0), inf), expected A(0, 0)"),
    ],
)
def test_operators_without_a_meaning_make_terms(cli: Cli, tmp_path: Path, file: str, words: str) -> None:
    assert words in failed(cli, tmp_path, file).stderr


BACKWARDS = """    b[] {-0.0} := -0.0
    accumulate b:
        for i < N:
            b[] {B()} +{N - 1 - i}= a[N - 1 - i]
"""

FROM_ZERO = """    b[] {0.0} := 0.0
    accumulate b:
        for i < N:
            b[] {B()} +{i}= a[i]
"""


@pytest.mark.parametrize("body", [BACKWARDS, FROM_ZERO])
def test_machine_arithmetic_is_compared_bit_by_bit(
    cli: Cli, program: Callable[..., Path], tmp_path: Path, body: str
) -> None:
    script, source = tmp_path / "replay.py", program(total(body))
    assert cli("verify", source, "--values", "ieee", "--replay", str(script)).status == 1
    done = replayed(script)
    assert done.returncode == 1
    assert done.stderr.startswith("first difference: b[]")


def test_race_is_named_if_no_order_shows_it(cli: Cli, tmp_path: Path) -> None:
    script = tmp_path / "replay.py"
    assert cli("verify", "tests/corpus/numba_3681.sched", "--replay", str(script)).status == 1
    done = replayed(script, "backwards")
    assert done.returncode == 0
    assert "race in line" in done.stdout


def test_nothing_is_written_of_what_numpy_cannot_show(cli: Cli, tmp_path: Path) -> None:
    script = tmp_path / "replay.py"
    ran = cli("verify", "tests/corpus/halide_6609.sched", "--replay", str(script))
    assert ran.status == 1
    assert "not replayed: operator last has no meaning" in ran.err
    assert not script.exists()


def test_nothing_is_written_of_what_is_verified(cli: Cli, tmp_path: Path) -> None:
    script = tmp_path / "replay.py"
    assert cli("verify", "examples/thesis/ch7/strided_sum.sched", "--replay", str(script)).status == 0
    assert not script.exists()


def test_operators_with_a_definition_are_functions(cli: Cli, tmp_path: Path) -> None:
    source = tmp_path / "saturating.sched"
    source.write_text(
        """
spec total(N):
    assume N >= 0
    operator twice(x, y) : u8 = sat(sat(x, x), y)
    operator sat(x, y) : u8 assoc comm unit 0 = u8(min(255, u16(x) + u16(y)))
    input  A[N] : u8
    output B[N] : u8
    B(i) = twice(A(i), 3)

impl p of total(a = A, b = B):
    for i < N:
        b[i] {B(i)} := twice(3, a[i])
"""
    )
    script = tmp_path / "replay.py"
    assert cli("verify", source, "--replay", str(script)).status == 1
    done = replayed(script)
    assert done.returncode == 1
    assert "b[0]: B[0] is" in done.stderr
    assert "Traceback" not in done.stderr
    assert script.read_text().count("def operator_") == 2


def test_script_without_numpy_says_what_to_install(cli: Cli, tmp_path: Path) -> None:
    script = tmp_path / "replay.py"
    assert cli("verify", "examples/wrong/missing_tail.sched", "--replay", str(script)).status == 1
    (tmp_path / "numpy.py").write_text("raise ImportError")
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (1, "this script needs NumPy: python -m pip install numpy\n")
