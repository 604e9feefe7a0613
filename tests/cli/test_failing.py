"""Runs with failures: in as many processes as there are cores, up to the first one, those of the last run."""

from __future__ import annotations

import io
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

from redverify.cli.arguments import VerifyOptions
from redverify.cli.display import Bar
from redverify.cli.failed import LastFailed
from redverify.system import cores
from tests.conftest import Ran

pytestmark = pytest.mark.ring("full")

Cli = Callable[..., Ran]

SPEC = """\
spec copy(N):
    assume N >= 0
    input  A[N] : i32
    output B[N] : i32
    B(i) = A(i)
"""
GOOD = """
impl good{0} of copy(a = A, b = B):
    for i < N:
        b[i] {{B(i)}} := a[i]
"""
BAD = """
impl bad{0} of copy(a = A, b = B):
    for i < N - 1:
        b[i] {{B(i)}} := a[i]
"""


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with two files, each with an implementation that is right and one that is wrong."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.delenv("REDVERIFY_NO_CACHE", raising=False)
    folder = tmp_path / "project"
    folder.mkdir()
    for name in ("one", "two"):
        (folder / f"{name}.sched").write_text(SPEC + BAD.format(name) + GOOD.format(name))
    return folder


def run(cli: Cli, project: Path, *options: str) -> list[str]:
    """The implementations that are judged, with their verdicts."""
    ran = cli("verify", project, "--quiet", "--no-config", *options)
    lines = [line.split(": ") for line in ran.out.splitlines() if line.startswith(str(project))]
    return [f"{name} {said.split()[0]}" for _, name, said in lines]


def test_the_first_failure_ends_a_run(cli: Cli, project: Path) -> None:
    assert run(cli, project, "--fail-fast") == ["badone REFUTED"]
    ran = cli("verify", project, "--no-config", "--fail-fast", "--no-cache")
    assert ran.status == 1
    assert "--fail-fast: 3 of 4 implementations are left out" in ran.err
    assert len(run(cli, project)) == 4


def test_a_wrong_file_ends_a_run_at_once(cli: Cli, project: Path) -> None:
    (project / "zero.sched").write_text("spec\n")
    ran = cli("verify", project, "--no-config", "--fail-fast")
    assert (ran.status, "RV107" in ran.out) == (3, True)
    assert "--fail-fast: 4 of 4 implementations are left out" in ran.err


def test_what_failed_is_verified_again(cli: Cli, project: Path) -> None:
    assert len(run(cli, project, "--last-failed")) == 4  # nothing has failed yet
    assert run(cli, project, "--last-failed") == ["badone REFUTED", "badtwo REFUTED"]
    wrong = project / "one.sched"
    wrong.write_text(wrong.read_text().replace("N - 1", "N"))
    assert run(cli, project, "--last-failed") == ["badone VERIFIED", "badtwo REFUTED"]
    assert run(cli, project, "--last-failed") == ["badtwo REFUTED"]
    assert run(cli, project / "two.sched", "--impl", "goodtwo") == ["goodtwo VERIFIED"]
    assert run(cli, project, "--last-failed") == ["badtwo REFUTED"]  # it is still on the list


def test_a_file_that_was_wrong_is_verified_again(cli: Cli, project: Path) -> None:
    wrong = project / "one.sched"
    right = wrong.read_text()
    wrong.write_text("spec\n")
    cli("verify", project, "--no-config", "--quiet")
    wrong.write_text(right)
    assert run(cli, project, "--last-failed") == ["badone REFUTED", "goodone VERIFIED", "badtwo REFUTED"]
    assert run(cli, project, "--last-failed") == ["badone REFUTED", "badtwo REFUTED"]


def test_a_damaged_list_is_none(project: Path, tmp_path: Path) -> None:
    noted = LastFailed(tmp_path / "list.json")
    assert noted.read() == frozenset()
    for data in (b"{", b"\xff", b'[["a", 1]]'):
        noted.path.write_bytes(data)
        assert noted.read() == frozenset()


def test_expected_verdicts_are_no_failures(cli: Cli, project: Path) -> None:
    config = project / "pyproject.toml"
    override = '[[tool.redverify.overrides]]\nfiles = ["*.sched"]\nimpls = ["bad*"]\nexpected = "refuted"\n'
    config.write_text(f"[tool.redverify]\n{override}")
    ran = cli("verify", project, "--config", config, "--quiet", "--fail-fast")
    assert ran.status == 0, ran.out + ran.err
    assert "--fail-fast" not in ran.err


def test_failures_are_said_as_they_come(cli: Cli, project: Path) -> None:
    ran = cli("verify", project, "--no-config", "--no-cache")
    first = next(line for line in ran.err.splitlines() if "badone" in line)
    place = f"{project / 'one.sched'}:7:1: coverage: B(0) was never written, with N = 1"
    assert first == f"[1/4] {project / 'one.sched'}: badone: refuted: {place}"
    bar = Bar()
    bar.console = Console(file=io.StringIO(), width=20)
    bar.failed("a.sched: [bold]bad: refuted: 7:1")
    assert isinstance(bar.console.file, io.StringIO)
    assert bar.console.file.getvalue() == "a.sched: [bold]bad: refuted: 7:1\n"


def test_as_many_processes_as_cores(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("redverify.cli.arguments.cores", lambda: 6)
    options = VerifyOptions("real", "z3", 1.0, False, None, None, None, None, "auto", None, True)
    assert [options.processes(count) for count in (0, 1, 2, 100)] == [1, 1, 2, 6]
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: set(range(8)), raising=False)
    monkeypatch.setattr(cores, "QUOTA", tmp_path / "cpu.max")
    assert cores.cores() == 8
    for text, count in (("max 100000", 8), ("250000 100000", 2), ("50000 100000", 1), ("", 8)):
        (tmp_path / "cpu.max").write_text(text + "\n")
        assert cores.cores() == count
