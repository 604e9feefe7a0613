"""What is under way: plain lines, and a line that a terminal is kept busy with."""

from __future__ import annotations

import os
import pty
import re
import subprocess
import sys
from pathlib import Path

import pytest

from redverify.checking.lean.build_plan import Plan
from redverify.checking.lean.project import Module
from redverify.cli import display as shown
from redverify.cli.display import Step, display
from tests.cli.expectations import ROOT

pytestmark = pytest.mark.ring("quick")


@pytest.mark.parametrize(
    ("step", "amount", "times"),
    [
        (Step("x", 3, 22, "modules"), "3 of 22 modules", "1:30, about 9:30 left"),
        (Step("x", 3, 22, "modules", left=61), "3 of 22 modules", "1:30, about 1:01 left"),
        (Step("x", 60_750_000, 121_500_000, "B"), "60.8 of 121.5 MB", "1:30, about 1:30 left"),
        (Step("x", 60_750_000, 0, "B"), "60.8 MB", "1:30"),
        (Step("x", 1, 1000, "files"), "1 of 1000 files", "1:30"),
        (Step("x", 2, 2, "checks"), "2 of 2 checks", "1:30"),
        (Step("x", unit="B"), "", "1:30"),
        (Step("x"), "", "1:30"),
    ],
)
def test_amounts_and_times(step: Step, amount: str, times: str) -> None:
    assert (step.amount(), step.times(90.0)) == (amount, times)


def test_plain_lines(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(shown.time, "monotonic", lambda: now[0])
    with display() as lines:
        for second in range(12):
            now[0] = float(second)
            lines.show(Step("download", second * 10**6, 12 * 10**6, "B"))
        lines.count(Step("verify", 1, 1, detail="alone"))
        lines.count(Step("verify", 1, 2, detail="one of two"))
        lines.watch(Plan([Module("A", Path("A"), "", ())], 1))
        lines.watch(Plan([], 1))
    assert capsys.readouterr().err.splitlines() == [
        "download: 0.0 of 12.0 MB",
        "download: 5.0 of 12.0 MB: 0:05, about 0:07 left",
        "download: 10.0 of 12.0 MB: 0:10, about 0:02 left",
        "[1/2] one of two",
        "Lean: 0 of 1 files: 0:00, about 0:07 left",
    ]


def test_quiet(capsys: pytest.CaptureFixture[str]) -> None:
    with display(quiet=True) as nothing:
        nothing.show(Step("x", 1, 2))
        nothing.count(Step("x", 1, 2))
        nothing.event("x")
        nothing.watch(Plan([Module("A", Path("A"), "", ())], 1))
    assert capsys.readouterr().err == ""


def test_a_terminal_is_kept_busy() -> None:
    """The line is written anew while nothing changes, and is gone in the end."""
    ours, theirs = pty.openpty()
    script = (
        "import time\nfrom redverify.cli.display import Step, display\n"
        "with display() as bar:\n    bar.show(Step('unpack', 1, 2, 'files', 'a.txt'))\n    time.sleep(1.5)\n"
    )
    environment = {**os.environ, "TERM": "xterm"}
    subprocess.run([sys.executable, "-c", script], cwd=ROOT, stderr=theirs, env=environment, check=True)
    os.close(theirs)
    said = os.read(ours, 1 << 16).decode()
    os.close(ours)
    plain = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", said)
    assert plain.count("unpack") >= 3
    assert "1 of 2 files 0:01, about 0:01 left a.txt" in plain
    assert said.rstrip("\r\n").endswith("\x1b[2K")
