"""Certificate folders: whole or not at all, and nothing that is not ours is touched."""

from __future__ import annotations

import os
import threading
from pathlib import Path

import pytest

from redverify.checking import store

pytestmark = pytest.mark.ring("quick")

NEW = {name: f"new {name}".encode() for name in store.FILES}
OLD = {name: f"old {name}".encode() for name in store.FILES}


def only(folder: Path) -> bool:
    return os.listdir(folder.parent) == [folder.name]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "certificates" / "sum.redcert"


@pytest.mark.parametrize("exchange", [True, False])
def test_written_and_replaced(folder: Path, monkeypatch: pytest.MonkeyPatch, exchange: bool) -> None:
    if not exchange:
        monkeypatch.setattr(store, "_exchange", lambda one, other: False)
    for files in (OLD, NEW):
        store.write(folder, files)
        assert store.read(folder) == files
        assert only(folder)
    folder_mode = folder.stat().st_mode & 0o777
    mask = os.umask(0)
    os.umask(mask)
    assert folder_mode == 0o777 & ~mask


@pytest.mark.parametrize("name", ["_write_file", "_put_in_place", "_exchange", "_check_replaceable"])
@pytest.mark.parametrize("error", [KeyboardInterrupt, OSError(28, "No space left on device")])
def test_interrupted(
    folder: Path, monkeypatch: pytest.MonkeyPatch, name: str, error: type[BaseException]
) -> None:
    store.write(folder, OLD)

    def fail(*arguments: object) -> None:
        raise error

    with monkeypatch.context() as patched:
        patched.setattr(store, name, fail)
        with pytest.raises((KeyboardInterrupt, store.StoreError)):
            store.write(folder, NEW)
    assert store.read(folder) == OLD
    assert only(folder)


def test_interrupted_between_two_steps(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store.write(folder, OLD)
    monkeypatch.setattr(store, "_exchange", lambda one, other: False)
    rename = os.rename
    calls: list[str] = []

    def second_fails(source: Path, target: Path) -> None:
        calls.append(str(target))
        if len(calls) == 3:
            raise KeyboardInterrupt
        rename(source, target)

    monkeypatch.setattr(os, "rename", second_fails)
    with pytest.raises(KeyboardInterrupt):
        store.write(folder, NEW)
    assert store.read(folder) == OLD
    assert only(folder)


def test_what_killed_runs_left_is_removed(folder: Path) -> None:
    store.write(folder, OLD)
    for name, age in (("old", 7200.0), ("young", 0.0)):
        left = folder.parent / f".{folder.name}.{name}"
        left.mkdir()
        (left / store.DATA).write_text("half")
        os.utime(left, (left.stat().st_atime, left.stat().st_mtime - age))
    store.write(folder, NEW)
    assert sorted(os.listdir(folder.parent)) == [f".{folder.name}.young", folder.name]


def test_many_at_once(folder: Path) -> None:
    contents = [{name: f"{n} {name}".encode() for name in store.FILES} for n in range(8)]
    failures: list[BaseException] = []

    def write(files: dict[str, bytes]) -> None:
        try:
            for _ in range(20):
                store.write(folder, files)
                assert store.read(folder) in contents
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=write, args=(files,)) for files in contents]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures, failures
    assert store.read(folder) in contents
    assert only(folder)


@pytest.mark.parametrize("kind", ["foreign file", "link", "file", "foreign folder"])
def test_what_is_not_replaced(folder: Path, tmp_path: Path, kind: str) -> None:
    folder.parent.mkdir()
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "notes.txt").write_text("mine")
    if kind == "link":
        folder.symlink_to(elsewhere)
    elif kind == "file":
        folder.write_text("mine")
    else:
        store.write(folder, OLD)
        target = folder / "notes"
        target.mkdir() if kind == "foreign folder" else target.write_text("mine")
    with pytest.raises(store.StoreError, match="not replaced"):
        store.write(folder, NEW)
    assert (elsewhere / "notes.txt").read_text() == "mine"
    assert only(folder)
    if kind.startswith("foreign"):
        assert (folder / store.DATA).read_bytes() == OLD[store.DATA]


def test_links_are_not_read(folder: Path, tmp_path: Path) -> None:
    store.write(folder, NEW)
    link = tmp_path / "link.redcert"
    link.symlink_to(folder)
    with pytest.raises(store.Unreadable, match="link"):
        store.read(link)
    secret = tmp_path / "secret"
    secret.write_text("secret")
    for name in store.FILES:
        path = folder / name
        kept = path.read_bytes()
        path.unlink()
        with pytest.raises((store.Unreadable, store.NotACertificate)):
            store.read(folder)
        path.symlink_to(secret)
        with pytest.raises(store.Unreadable, match="link"):
            store.read(folder)
        path.unlink()
        os.mkfifo(path)
        with pytest.raises(store.Unreadable):
            store.read(folder)
        path.unlink()
        path.write_bytes(kept)
    assert store.read(folder) == NEW


def test_no_certificate(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    for name in ("nowhere", "file", "."):
        with pytest.raises(store.NotACertificate):
            store.read(tmp_path / name)


def test_too_large(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store.write(folder, NEW)
    monkeypatch.setattr(store, "LARGEST", 5)
    with pytest.raises(store.Unreadable, match="more than"):
        store.read(folder)


@pytest.mark.parametrize(
    ("file", "impl", "name"),
    [
        ("a/strided_sum.sched", "strided", "strided_sum.strided.redcert"),
        ("a/copy.sched", "copy", "copy.redcert"),
        ("<stdin>", "strided", "strided.redcert"),
        ("<a/m.py:AFTER>", "scheduled", "m.AFTER.scheduled.redcert"),
        ("<a/m.py:OTHER>", "scheduled", "m.OTHER.scheduled.redcert"),
        ("<text>", "p", "p.redcert"),
        ("<a/rows.after.mlir>", "transformed", "rows_after.transformed.redcert"),
        ("<a/rows.mlir affine-loop-tile>", "p", "rows.affine-loop-tile.p.redcert"),
        ("<rows.mlir builtin.module(a{b=1:2})>", "p", "rows.builtin_module_a_b_1_2__.p.redcert"),
        ("<../m.py:../../x>", "p", "m.______x.p.redcert"),
        ("../.. evil.sched", "p", "___evil.p.redcert"),
    ],
)
def test_names(file: str, impl: str, name: str) -> None:
    assert store.folder_name(file, impl) == name


def test_folders_of_folders(tmp_path: Path) -> None:
    for name in ("b.redcert", "a.redcert"):
        store.write(tmp_path / name, NEW)
    assert [p.name for p in store.found_in(tmp_path)] == ["a.redcert", "b.redcert"]
    assert store.found_in(tmp_path / "a.redcert") == [tmp_path / "a.redcert"]
    assert store.found_in(tmp_path / "nowhere") == [tmp_path / "nowhere"]
