"""``--replay``: a witness as a script that runs."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Ran

Cli = Callable[..., Ran]


def replayed(script: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    pytest.importorskip("numpy")
    command = [sys.executable, str(script), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


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
    script = tmp_path / "replay.py"
    assert cli("verify", file, "--replay", str(script)).status == 1
    done = replayed(script)
    assert done.returncode == 1
    assert words in done.stderr
    assert "Traceback" not in done.stderr


def test_race_is_named_if_no_order_shows_it(cli: Cli, tmp_path: Path) -> None:
    script = tmp_path / "replay.py"
    assert cli("verify", "tests/corpus/numba_3681.sched", "--replay", str(script)).status == 1
    done = replayed(script, "backwards")
    assert done.returncode == 0
    assert "race in line" in done.stdout


def test_nothing_is_written_of_what_numpy_cannot_show(cli: Cli, tmp_path: Path) -> None:
    script = tmp_path / "replay.py"
    ran = cli("verify", "tests/corpus/tvm_15196.sched", "--replay", str(script))
    assert ran.status == 1
    assert "not replayed: operator sub has no meaning" in ran.err
    assert not script.exists()


def test_nothing_is_written_of_what_is_verified(cli: Cli, tmp_path: Path) -> None:
    script = tmp_path / "replay.py"
    assert cli("verify", "examples/thesis/ch7/strided_sum.sched", "--replay", str(script)).status == 0
    assert not script.exists()
