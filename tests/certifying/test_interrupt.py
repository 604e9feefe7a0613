"""Whatever ends ``redverify verify --certify``, and whenever: no half-written certificate remains."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from redverify.checking.lean import find, project
from redverify.checking.lean.errors import CheckerUnavailable

pytestmark = pytest.mark.ring("sweep")

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = ROOT / "examples/language/loops_that_never_run.sched"


@pytest.fixture(autouse=True)
def lean() -> None:
    try:
        find.find("auto", project.load(project.home()).toolchain())
    except CheckerUnavailable:
        pytest.skip("there is no Lean")


def certifying(program: Path, out: Path) -> subprocess.Popen[str]:
    """The command, in a group of its own. The name of the implementation is new to the cache."""
    name = f"never_{os.getpid()}_{time.monotonic_ns()}"
    program.write_text(PROGRAM.read_text().replace("impl never ", f"impl {name} "))
    return subprocess.Popen(
        [sys.executable, "-m", "redverify", "verify", "--certify", str(out), str(program)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
    )


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL], ids=lambda n: n.name)
@pytest.mark.parametrize("seconds", [0.3, 1.5, 4.0])
def test_interrupted(tmp_path: Path, number: signal.Signals, seconds: float) -> None:
    out = tmp_path / "out"
    out.mkdir()
    running = certifying(tmp_path / "program.sched", out)
    time.sleep(seconds)
    os.killpg(running.pid, number)
    said, errors = running.communicate(timeout=60)
    assert running.returncode not in (0, 4)
    assert "Traceback" not in said + errors, (said, errors)
    assert list(out.iterdir()) == []
