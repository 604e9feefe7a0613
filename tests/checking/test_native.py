"""What a verdict says of a native Lean: an imitation on PATH, as an attacker may put one there."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from redverify.checking import batch
from redverify.checking.check import check_certificate
from redverify.checking.kernel.auditor import Auditor
from redverify.checking.kernel.native import library
from redverify.checking.lean.release import GITHASHES
from tests.checking.folders import AUDITED, Unaudited, made, without_a_kernel, written
from tests.conftest import Ran

Cli = Callable[..., Ran]

LEAN = """#!{python}
import re, sys
version = "Lean (version 4.28.0, x86_64, Release)"
answers = {{"--version": version, "--githash": "{githash}", "--print-prefix": ""}}
if sys.argv[1] in answers:
    print(answers[sys.argv[1]])
elif sys.argv[-1].endswith("Audit.lean"):
    for name in re.findall("#print axioms (.*)", open(sys.argv[-1]).read()):
        print(f"'{{name}}' depends on axioms: [{axioms}]")
else:
    open(sys.argv[sys.argv.index("-o") + 1], "w").write("compiled")
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("ELAN_HOME", str(tmp_path / "no-elan"))
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    (tmp_path / "bin").mkdir()
    monkeypatch.setattr("redverify.checking.lean.install.installed", lambda *a, **k: None)
    monkeypatch.setattr(batch, "Auditor", Unaudited)
    monkeypatch.setattr(library, "find", without_a_kernel)
    return written(tmp_path / "sum.redcert", made())


def put(path: Path, *, axioms: str = "propext, Quot.sound", githash: str = GITHASHES["4.28.0"]) -> Path:
    path.write_text(LEAN.format(python=sys.executable, axioms=axioms, githash=githash))
    path.chmod(0o755)
    return path


def test_the_verdict_names_it_and_what_was_left_out(folder: Path, tmp_path: Path, cli: Cli) -> None:
    lean = put(tmp_path / "bin" / "lean")
    report = check_certificate(folder)
    assert report.accepted  # a program made to deceive can write what Lean writes, too: its path is shown
    assert report.checker_place == str(lean)
    assert report.axioms == AUDITED.axioms
    assert report.notes[1:] == (f"no leanchecker beside {lean}: the compiled files were not checked again",)
    ran = cli("check", "--quiet", folder)
    assert f" in {lean}, on 2" in ran.out
    assert f"    {AUDITED.text}\n" in ran.out
    assert f"    note: no leanchecker beside {lean}" in ran.out


def test_what_was_compiled_is_read(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that only says what Lean says has compiled nothing."""
    put(tmp_path / "bin" / "lean")
    monkeypatch.setattr(batch, "Auditor", Auditor)
    report = check_certificate(folder)
    assert report.status == "rejected"
    assert "the axiom audit refuses it" in report.problems[0]
    assert not check_certificate(folder).cached


def test_other_axioms_are_refused(folder: Path, tmp_path: Path) -> None:
    put(tmp_path / "bin" / "lean", axioms="propext, sorryAx")
    report = check_certificate(folder)
    assert report.status == "rejected"
    assert "rests on sorryAx" in report.problems[0]
    assert not check_certificate(folder).cached


def test_leanchecker_beside_it(folder: Path, tmp_path: Path) -> None:
    put(tmp_path / "bin" / "lean")
    checker = tmp_path / "bin" / "leanchecker"
    checker.write_text(f"#!{sys.executable}\nimport sys\nprint('no:', sys.argv[1])\nsys.exit(1)\n")
    checker.chmod(0o755)
    report = check_certificate(folder)
    assert report.status == "rejected"
    assert "leanchecker: no: Checked.C" in report.problems[0]
    checker.write_text(f"#!{sys.executable}\n")
    assert check_certificate(folder).notes[1:] == (f"{checker} has checked the compiled files again",)


def test_another_build_is_not_used(folder: Path, tmp_path: Path, cli: Cli) -> None:
    put(tmp_path / "bin" / "lean", githash="0" * 40)
    ran = cli("check", "--quiet", "--lean", "native", folder)
    assert ran.status == 5
    assert "is not the release 4.28.0 of the Lean developers" in ran.out
