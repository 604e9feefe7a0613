"""Names that are nearly those that are meant, also on the command line."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from redverify.similar import did_you_mean, similar
from tests.conftest import Ran

pytestmark = pytest.mark.ring("quick")

Cli = Callable[..., Ran]


def test_similar() -> None:
    assert similar("acumulate", ["allocate", "accumulate"]) == "accumulate"
    assert similar("n", ["N", "M"]) == "N"
    assert similar("zebra", ["N", "M"]) is None
    assert similar("x", []) is None
    assert did_you_mean("zebra", iter(["N"]), "declare it") == "declare it"


def test_commands_and_options(cli: Cli, tmp_path: Path) -> None:
    ran = cli("verfy", "x.sched")
    assert ran.status == 3
    assert "there is no command 'verfy'\nhint: did you mean `verify`?" in ran.err
    assert "hint: the commands are verify, check" in cli("zzzzz").err
    path = tmp_path / "x.sched"
    path.write_text("")
    assert f"hint: did you mean `redverify verify {path}`?" in cli(path).err
    ran = cli("verify", "--jbos", "3", path)
    assert ran.status == 3
    assert "--jobs" in ran.err
    ran = cli("specs", "sofmax")
    assert ran.status == 3
    assert "hint: did you mean `softmax`?" in ran.err


def test_implementations_and_parameters(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "one.sched"
    path.write_text(
        "spec s(N):\n    assume N >= 0\n    output B[N] : f32\n    B(i) = 0.0\n\n"
        "impl first of s(b = B):\n    for i < N:\n        b[i] {B(i)} := 0.0\n"
    )
    assert (
        "did you mean `first`?"
        in cli("verify", path, "--impl", "frist").err + cli("verify", path, "--impl", "frist").out
    )
    assert "hint: did you mean `N`?" in cli("run", path, "--param", "n=3").err


def test_it_costs_nothing_at_the_start() -> None:
    code = "import sys, redverify.cli.main, redverify.language.load; print('difflib' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
