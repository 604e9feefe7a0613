"""The user's key, and seals by it."""

from __future__ import annotations

import os
import stat
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from redverify.checking.lean.seal import Broken, Seal

pytestmark = pytest.mark.ring("quick")


@pytest.fixture(autouse=True)
def key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    return tmp_path / "config" / "redverify" / "seal.key"


def test_sealed_and_opened(key: Path) -> None:
    sealed = Seal.of_user().sealed("a", b"content\nof two lines")
    assert sealed is not None
    assert Seal.of_user().opened("a", sealed) == b"content\nof two lines"
    assert stat.S_IMODE(key.stat().st_mode) == 0o600
    assert stat.S_IMODE(key.parent.stat().st_mode) == 0o700
    assert [path.name for path in key.parent.iterdir()] == ["seal.key"]
    assert key.read_bytes() not in sealed
    assert key.read_bytes().hex() not in repr(Seal.of_user())


@pytest.mark.parametrize("edit", ["name", "content", "seal", "cut", "empty", "no seal", "key"])
def test_what_is_not_ours(key: Path, edit: str) -> None:
    sealed = Seal.of_user().sealed("a", b"content")
    assert sealed is not None
    if edit == "key":
        key.write_bytes(bytes(32))
    data = {
        "content": sealed + b"!",
        "seal": b"0" * 64 + sealed[64:],
        "cut": sealed[:64],
        "empty": b"",
        "no seal": b"content",
    }.get(edit, sealed)
    with pytest.raises(Broken):
        Seal.of_user().opened("b" if edit == "name" else "a", data)


@pytest.mark.parametrize("how", ["readable", "short", "long", "link"])
def test_a_key_that_is_none_is_replaced(key: Path, tmp_path: Path, how: str) -> None:
    sealed = Seal.of_user().sealed("a", b"content")
    assert sealed is not None
    old = key.read_bytes()
    if how == "readable":
        key.chmod(0o644)
    elif how == "link":
        (tmp_path / "elsewhere").write_bytes(old)
        key.unlink()
        key.symlink_to(tmp_path / "elsewhere")
    else:
        key.write_bytes(old[:-1] if how == "short" else old + b"!")
    seal = Seal.of_user()
    assert seal.problem is None
    assert seal.word is not None
    assert "a new key was made" in seal.word
    assert not key.is_symlink()
    assert key.read_bytes() != old
    with pytest.raises(Broken):
        seal.opened("a", sealed)
    assert Seal.of_user().word is None


@pytest.mark.parametrize("where", ["file", "folder"])
def test_no_key(key: Path, where: str) -> None:
    if where == "file":
        key.mkdir(parents=True)
    else:
        key.parent.parent.write_text("in the way")
    seal = Seal.of_user()
    assert seal.problem is not None
    assert seal.sealed("a", b"content") is None
    with pytest.raises(Broken):
        seal.opened("a", b"0" * 64 + b"\ncontent")


def test_many_processes_make_one_key(key: Path) -> None:
    with ThreadPoolExecutor(8) as pool:
        sealed = set(pool.map(lambda _: Seal.of_user().sealed("a", b"content"), range(64)))
    assert len(sealed) == 1
    assert os.listdir(key.parent) == ["seal.key"]
