"""What was accepted before is believed only where this user's redverify has written it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from redverify.checking import store
from redverify.checking.accepted import NOT_BELIEVED
from redverify.checking.check import check_certificate
from tests.checking.folders import Imitation, made, written

pytestmark = pytest.mark.usefixtures("lean")


def entries(tmp_path: Path) -> list[Path]:
    return sorted((tmp_path / "cache" / "redverify" / "lean" / "accepted").iterdir())


def test_what_an_entry_says(folder: Path, tmp_path: Path) -> None:
    first = check_certificate(folder)
    (entry,) = entries(tmp_path)
    again = check_certificate(folder)
    assert again.cached
    assert (again.checked_at, again.checker_place) == (first.checked_at, "/imitation")
    assert again.notes[1:] == ()
    said = entry.read_text()
    assert '"module":"' in said
    assert f'"when":"{first.checked_at}"' in said


def emptied(entry: Path) -> None:
    entry.write_bytes(b"")


def of_another(entry: Path) -> None:
    """A file of somebody who knows the layout, but not the key."""
    entry.write_bytes(b"0" * 64 + entry.read_bytes()[64:])


def edited(entry: Path) -> None:
    entry.write_bytes(entry.read_bytes().replace(b"/imitation", b"/elsewhere"))


def linked(entry: Path) -> None:
    entry.rename(entry.with_name("beside"))
    entry.symlink_to(entry.with_name("beside"))


def piped(entry: Path) -> None:
    entry.unlink()
    os.mkfifo(entry)


def a_folder(entry: Path) -> None:
    entry.unlink()
    entry.mkdir()


@pytest.mark.parametrize("damage", [emptied, of_another, edited, linked, piped, a_folder])
def test_a_damaged_entry_is_checked_again(
    folder: Path, tmp_path: Path, lean: Imitation, damage: Callable[[Path], None]
) -> None:
    check_certificate(folder)
    (entry,) = entries(tmp_path)
    damage(entry)
    report = check_certificate(folder)
    assert report.accepted
    assert not report.cached
    assert report.notes[1:] == (NOT_BELIEVED,)
    assert len(lean.compiled) == 2


def test_an_empty_file_accepts_nothing(folder: Path, tmp_path: Path, lean: Imitation) -> None:
    check_certificate(folder)
    emptied(entries(tmp_path)[0])
    lean.wrong = ["theorem certificate"]
    report = check_certificate(folder)
    assert report.status == "rejected"
    assert report.notes[1:] == (NOT_BELIEVED,)


def test_an_entry_for_another_certificate(folder: Path, tmp_path: Path, lean: Imitation) -> None:
    check_certificate(folder)
    (entry,) = entries(tmp_path)
    other = written(tmp_path / "other.redcert", made("sequential_sum", "accumulating"))
    check_certificate(other)
    (name,) = [path for path in entries(tmp_path) if path != entry]
    shutil.copy(entry, name)
    report = check_certificate(other)
    assert not report.cached
    assert report.notes[1:] == (NOT_BELIEVED,)


def test_a_cache_from_elsewhere(
    folder: Path, tmp_path: Path, lean: Imitation, monkeypatch: pytest.MonkeyPatch
) -> None:
    check_certificate(folder)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "another user"))
    report = check_certificate(folder)
    assert report.accepted
    assert not report.cached
    assert report.notes[1:] == (NOT_BELIEVED,)
    assert check_certificate(folder).cached


def test_without_a_key_nothing_is_remembered(folder: Path, tmp_path: Path, lean: Imitation) -> None:
    (tmp_path / "config").write_text("no folder")
    for _ in range(2):
        report = check_certificate(folder)
        assert report.accepted
        assert not report.cached
    assert len(lean.compiled) == 2


def test_the_command_says_so(
    folder: Path, tmp_path: Path, cli: Callable[..., object], capsys: pytest.CaptureFixture[str]
) -> None:
    from redverify.cli.main import invoke

    assert invoke(["check", "--quiet", str(folder)]) == 0
    assert "    checked by imitation in /imitation\n" in capsys.readouterr().out
    assert invoke(["check", "--quiet", str(folder)]) == 0
    assert "(embedded Lean, checked before)\n    checked by imitation in /imitation, on 2" in (
        capsys.readouterr().out
    )
    emptied(entries(tmp_path)[0])
    assert invoke(["check", "--quiet", str(folder)]) == 0
    assert f"    note: {NOT_BELIEVED}\n" in capsys.readouterr().out
    assert (folder / store.DATA).exists()
