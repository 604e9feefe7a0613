"""What the commands write where not everything can be written: ASCII terminals, full disks, devices."""

from __future__ import annotations

import itertools
import os
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from redverify.cli.commands import verify
from redverify.cli.spelling import spelled
from redverify.pipeline.kept_results import performed
from redverify.pipeline.pool import Outcome
from redverify.system.writing import at_once
from tests.conftest import Ran

pytestmark = pytest.mark.ring("quick")

Cli = Callable[..., Ran]

ROOT = Path(__file__).resolve().parents[2]
SUM = "examples/thesis/ch7/strided_sum.sched"

FULL = Path("/dev/full")
needs_full = pytest.mark.skipif(
    not (FULL.exists() and stat.S_ISCHR(FULL.stat().st_mode)), reason="no /dev/full: a Linux device"
)


def run(
    *arguments: str, stdout: int | Path = subprocess.PIPE, **env: str
) -> subprocess.CompletedProcess[str]:
    """The command line in a process of its own."""
    with open(os.devnull if isinstance(stdout, int) else stdout, "w") as stream:
        return subprocess.run(
            [sys.executable, "-m", "redverify", *arguments],
            stdout=stdout if isinstance(stdout, int) else stream,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            cwd=ROOT,
            env=os.environ | {"REDVERIFY_NO_CACHE": "1"} | env,
            check=False,
        )


@given(st.characters())
def test_every_character_has_a_spelling_in_ascii(character: str) -> None:
    assert spelled(character).isascii()


def test_spellings() -> None:
    assert [spelled(c) for c in "≤ΓΔρ∈é₂½🂡"] == [
        "<=",
        "Gamma",
        "Delta",
        "rho",
        "in",
        "e",
        "2",
        "12",
        "\\N{PLAYING CARD ACE OF SPADES}",
    ]


def test_ascii_terminal() -> None:
    plain, ascii_ = (run("explain", SUM, PYTHONIOENCODING=name) for name in ("utf-8", "ascii"))
    assert (plain.returncode, ascii_.returncode) == (0, 0)
    assert "Γ" in plain.stdout
    assert ascii_.stdout.isascii()
    assert "Gamma <- Gamma, 0 <= j < 4" in ascii_.stdout
    assert len(ascii_.stdout.splitlines()) == len(plain.stdout.splitlines())


def test_ascii_diagnostics(tmp_path: Path) -> None:
    file = tmp_path / "größe.sched"
    file.write_text("spec größe(\n", encoding="utf-8")
    ran = run("verify", str(file), PYTHONIOENCODING="ascii")
    assert ran.returncode == 3
    said = ran.stdout + ran.stderr
    assert said.isascii()
    assert "gro\\N{LATIN SMALL LETTER SHARP S}e.sched" in said


@needs_full
def test_full_disk_loses_no_verdict() -> None:
    ran = run("verify", SUM, "--quiet", stdout=FULL)
    assert ran.returncode == 3
    assert "cannot write to standard output: No space left on device" in ran.stderr
    for name in ("strided", "as_printed", "joined_atomically"):
        assert ran.stderr.count(f"{name}: VERIFIED") == 1
    assert "internal error" not in ran.stderr


@needs_full
def test_full_disk_with_a_long_text() -> None:
    whole = run("explain", SUM)
    ran = run("explain", SUM, stdout=FULL)
    assert len(whole.stdout) > 8000
    assert ran.stderr.endswith(whole.stdout)


@needs_full
@pytest.mark.parametrize("arguments", [("verify", "--help"), ("rule", "RV218"), ("--version",)])
def test_full_disk_is_no_bug_of_redverify(arguments: tuple[str, ...]) -> None:
    ran = run(*arguments, stdout=FULL)
    assert ran.returncode == 3
    assert "No space left on device" in ran.stderr
    assert "internal error" not in ran.stderr


@needs_full
def test_device_for_a_document_stays_a_device() -> None:
    ran = run("verify", SUM, "--json", str(FULL))
    assert (ran.returncode, stat.S_ISCHR(FULL.stat().st_mode)) == (3, True)
    assert "cannot write /dev/full: No space left on device" in ran.stderr
    assert "strided: VERIFIED" in ran.stdout


def test_pipe_is_written_to(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with subprocess.Popen(["cat", pipe], stdout=subprocess.PIPE) as reader:
        with at_once(pipe) as stream:
            stream.write(b"text")
        assert reader.communicate()[0] == b"text"
    assert stat.S_ISFIFO(pipe.stat().st_mode)


def test_link_stays_a_link(tmp_path: Path) -> None:
    target, link = tmp_path / "target", tmp_path / "link"
    target.write_text("old")
    target.chmod(0o640)
    link.symlink_to(target)
    with at_once(link) as stream:
        stream.write(b"new")
    assert (target.read_text(), link.is_symlink(), target.stat().st_mode & 0o777) == ("new", True, 0o640)


def test_interrupted_writing_leaves_the_file(tmp_path: Path) -> None:
    target = tmp_path / "target"
    target.write_text("old")
    with pytest.raises(KeyboardInterrupt), at_once(target) as stream:
        stream.write(b"half of it")
        raise KeyboardInterrupt
    assert (target.read_text(), os.listdir(tmp_path)) == ("old", ["target"])


def test_quiet_is_a_line_for_each_verdict_and_the_summary(cli: Cli) -> None:
    ran = cli("verify", SUM, "examples/wrong/missing_tail.sched", "--quiet")
    lines = ran.out.splitlines()
    assert [line.split(": ")[1] for line in lines[:3]] == ["strided", "as_printed", "joined_atomically"]
    assert " REFUTED (" in lines[3]
    assert lines[4].startswith("refuted: examples/wrong/missing_tail.sched")
    assert lines[-1].endswith("3 verified, 1 refuted")
    assert (len(lines), ran.err) == (7, "")


def test_quiet_diagnostics(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "x.sched"
    file.write_text("spec total(\n")
    ran = cli("verify", file, "--quiet")
    assert ran.out.splitlines() == [f"{file}:1:11: RV105: `(` is never closed"]


@pytest.mark.parametrize("quiet", [True, False])
def test_interrupt_prints_the_verdicts_so_far(cli: Cli, monkeypatch: pytest.MonkeyPatch, quiet: bool) -> None:
    def two(*arguments: object) -> Iterator[tuple[int, Outcome]]:
        yield from list(itertools.islice(performed(*arguments), 2))
        raise KeyboardInterrupt

    monkeypatch.setattr(verify, "performed", two)
    ran = cli("verify", SUM, "examples/wrong/missing_tail.sched", *["--quiet"] * quiet)
    assert ran.status == 130
    assert ran.out.count("VERIFIED") == 2
    assert "joined_atomically" not in ran.out
    assert "2 of 4 implementations were decided" in ran.err
    assert ran.err.endswith("interrupted\n")


#: A command that is interrupted while a destructor runs, where Python drops what is raised.
IN_A_DESTRUCTOR = """
import os, signal, sys, time
from redverify.cli import main

class Freed:
    def __del__(self):
        os.kill(os.getpid(), signal.SIGINT)
        time.sleep(0.01)

def work(*arguments, **options):
    Freed()
    time.sleep(20)

signal.signal(signal.SIGINT, signal.default_int_handler)
main.cli.main = work
main.main(["verify"])
"""


def test_an_interrupt_inside_of_a_destructor_is_not_lost() -> None:
    done = subprocess.run(
        [sys.executable, "-c", IN_A_DESTRUCTOR], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (130, "interrupted\n")
