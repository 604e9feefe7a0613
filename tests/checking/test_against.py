"""`--against`: whether the program certified is that of a file."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from redverify.checking.against import programs
from redverify.checking.check import check_certificate
from redverify.language.diagnostics import DiagnosticError
from tests.checking.folders import CHAPTER, Imitation, made, written
from tests.conftest import Ran

Cli = Callable[..., Ran]
FILE = CHAPTER / "reversed_sum.sched"

pytestmark = pytest.mark.usefixtures("lean")


def edited(tmp_path: Path, old: str, new: str) -> Path:
    text = FILE.read_text()
    assert old in text
    path = tmp_path / "reversed_sum.sched"
    path.write_text(text.replace(old, new))
    return path


def test_the_same_program(folder: Path) -> None:
    report = check_certificate(folder, against=FILE)
    assert report.accepted
    assert report.against == str(FILE)
    assert check_certificate(folder).against is None


def test_comments_and_spaces_are_no_difference(folder: Path, tmp_path: Path) -> None:
    path = edited(tmp_path, "for i < N:", "for i   <   N:   # reversed")
    assert check_certificate(folder, against=path).accepted


def test_another_program(folder: Path, tmp_path: Path, lean: Imitation) -> None:
    path = edited(tmp_path, "a[N - i - 1]", "a[i]")
    report = check_certificate(folder, against=path)
    assert report.status == "rejected"
    (problem,) = report.problems
    assert problem.startswith(f"{path} has another reversed than was certified: line 11 differs")
    assert "\n  certified:             b[] {B()} +{N - i - 1}= a[N - i - 1]" in problem
    assert "\n  the file:              b[] {B()} +{N - i - 1}= a[i]" in problem
    assert lean.compiled == []


def test_another_specification(folder: Path, tmp_path: Path) -> None:
    path = edited(tmp_path, "assume N >= 0", "assume N >= 1")
    (problem,) = check_certificate(folder, against=path).problems
    assert "line 2 differs" in problem


def test_one_line_more(folder: Path, tmp_path: Path) -> None:
    path = tmp_path / "more.sched"
    path.write_text(FILE.read_text().rstrip() + "\n    skip\n")
    (problem,) = check_certificate(folder, against=path).problems
    assert "certified: nothing\n" in problem or "certified: \n" in problem


def test_no_such_implementation(folder: Path) -> None:
    (problem,) = check_certificate(folder, against=CHAPTER / "strided_sum.sched").problems
    assert "has no implementation reversed (but as_printed, joined_atomically, strided)" in problem


def test_a_file_that_is_no_program(folder: Path, cli: Cli, tmp_path: Path) -> None:
    with pytest.raises(DiagnosticError):
        check_certificate(folder, against=tmp_path / "nowhere.sched")
    (tmp_path / "wrong.sched").write_text("spec")
    ran = cli("check", folder, "--against", tmp_path / "wrong.sched")
    assert ran.status == 3
    assert "wrong.sched" in ran.err
    ran = cli("check", folder, "--against", tmp_path / "nowhere.sched")
    assert ran.status == 3


def test_a_folder_of_certificates_and_one_file(cli: Cli, tmp_path: Path) -> None:
    for impl in ("accumulating", "recurrence"):
        written(tmp_path / "kept" / f"{impl}.redcert", made("sequential_sum", impl))
    file = CHAPTER / "sequential_sum.sched"
    ran = cli("check", "--quiet", tmp_path / "kept", "--against", file)
    assert ran.status == 0
    assert ran.out.count("holds the program that is certified") == 2
    ran = cli("check", "--quiet", tmp_path / "kept" / "recurrence.redcert", "--against", file)
    assert ran.status == 0
    assert f"{file}: no certificate was accepted here of: accumulating" in ran.out
    written(tmp_path / "kept" / "sum.redcert", made())
    ran = cli("check", "--quiet", tmp_path / "kept", "--against", file)
    assert ran.status == 4
    assert "has no implementation reversed" in ran.out
    assert cli("check", "--quiet", tmp_path / "kept", "--against", file, "--against", FILE).status == 0


def test_a_folder_of_files(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "wrong.sched").write_text("spec")
    (tmp_path / "sub").mkdir()
    other = edited(tmp_path, "a[N - i - 1]", "a[i]")
    assert not check_certificate(folder, against=tmp_path).accepted
    (tmp_path / "sub" / "same.sched").write_text(FILE.read_text())
    report = check_certificate(folder, against=tmp_path)
    assert report.against == str(tmp_path / "sub" / "same.sched")
    found = programs([tmp_path])
    assert found.skipped == (str(tmp_path / "wrong.sched"),)
    assert str(other) in found.files


def test_in_json(folder: Path, cli: Cli, tmp_path: Path) -> None:
    ran = cli("check", "--json", "-", "--against", FILE, "--quiet", folder)
    (one,) = json.loads(ran.out)["impls"]
    checked, claimed = one["certificate"]["checked"], one["certificate"]["claimed"]
    assert checked["against"] == str(FILE)
    assert (checked["checker"], checked["place"], checked["cached"]) == ("embedded", "/imitation", False)
    assert one["file"] == str(FILE)
    assert claimed["source"] == "reversed_sum.sched"
    assert claimed["values"] == "real"
    assert "source" not in checked
    path = edited(tmp_path, "a[N - i - 1]", "a[i]")
    ran = cli("check", "--json", "-", "--against", path, "--quiet", folder)
    assert ran.status == 4
    (one,) = json.loads(ran.out)["impls"]
    assert one["certificate"]["checked"] is None
    assert "line 11 differs" in one["certificate"]["problems"][0]


def test_the_file_in_json_is_none_of_the_makers_words(folder: Path, cli: Cli) -> None:
    """Whoever makes a certificate chooses its ``source``."""
    (one,) = json.loads(cli("check", "--json", "-", "--quiet", folder).out)["impls"]
    assert one["file"] == str(folder)
    assert one["certificate"]["claimed"]["source"] == "reversed_sum.sched"


@pytest.mark.parametrize("how", ["named", "imported", "in a folder", "a link"])
def test_a_pipe_is_no_file(folder: Path, cli: Cli, tmp_path: Path, how: str) -> None:
    """Whoever reads one waits until somebody writes to it."""
    pipe = tmp_path / "files" / "pipe.sched"
    pipe.parent.mkdir()
    os.mkfifo(pipe)
    against = pipe
    if how == "imported":
        against = tmp_path / "importing.sched"
        against.write_text('import "files/pipe.sched"\n')
    elif how == "a link":
        against = tmp_path / "link.sched"
        against.symlink_to(pipe)
    elif how == "in a folder":
        assert programs([pipe.parent]).skipped == (str(pipe),)
        return
    ran = cli("check", folder, "--against", against)
    assert ran.status == 3
    assert "it is not a file" in ran.err


@pytest.mark.parametrize("character", ["\r", "\u2028", "\x85", "\x1b", "\u202e", "\u2066", "\x0b", "\x00"])
def test_comments_that_hide_lines(folder: Path, cli: Cli, tmp_path: Path, character: str) -> None:
    """An editor shows another program than the one that is compared."""
    hiding = f"b[] {{0.0}} := 0.0  # start{character}    b[] {{1.0}} := 1.0"
    path = edited(tmp_path, "b[] {0.0} := 0.0", hiding)
    ran = cli("check", folder, "--against", path)
    assert ran.status == 3
    assert f"the character U+{ord(character):04X} could hide what stands beside it" in ran.err
