"""The compiled Lean library sent to another machine: used there if it is what was sent, and not else."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from redverify.checking.lean import library, shipping
from redverify.checking.lean.checker import Compiled
from redverify.checking.lean.errors import ProjectError
from redverify.checking.lean.joined_modules import LIBRARY
from redverify.checking.lean.project import Module, Project
from redverify.checking.lean.shipping import Manifest, hashes_of, packed
from redverify.system.commands import Limits

pytestmark = pytest.mark.ring("quick")


class Counting:
    """A checker that takes a copy of the source for the compiled file."""

    name, version, place, identity = "counting", "1", "here", "abc"

    def __init__(self, *, fails: str = "") -> None:
        self.compiled: list[str] = []
        self.fails = fails

    def compile(self, root: Path, source: Path, out: Path, limits: Limits) -> Compiled:
        name = source.relative_to(root).with_suffix("")
        self.compiled.append(name.as_posix())
        target = (out / name).with_suffix(".olean")
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, target)
        failure = "no" if self.fails and self.fails in str(source) else None
        return Compiled((), failure, 0.0, 0)


def _project() -> Project:
    names = {"Redverify.Base": (), LIBRARY: ("Redverify.Base",)}
    return Project(Path("/"), {n: Module(n, Path(n), f"-- {n}\n", imports) for n, imports in names.items()})


def _machine(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    """Another machine: another cache, and another key."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(home / "cache"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(home / "config"))


def _packed(checker: Counting) -> tuple[Manifest, shipping.Files]:
    return packed(_project(), checker, progress=lambda *said: None, watch=None)


def test_it_is_compiled_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _machine(monkeypatch, tmp_path / "here")
    here = Counting()
    manifest, files = _packed(here)
    assert here.compiled == ["Redverify/Base", "Redverify/Rules"]
    assert not manifest.missing()
    assert _packed(here)[1] == files
    assert len(here.compiled) == 2

    _machine(monkeypatch, tmp_path / "there")
    there = Counting()
    assert manifest.missing()
    manifest.unpack(files)
    assert not manifest.missing()
    manifest.unpack(files)
    with library.built(_project(), there, [LIBRARY]) as (report, _):
        assert [m.cached for m in report.modules] == [True, True]
    assert there.compiled == []


def test_what_was_changed_on_the_way_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _machine(monkeypatch, tmp_path / "here")
    manifest, files = _packed(Counting())
    _machine(monkeypatch, tmp_path / "there")
    key = next(iter(files))
    name = next(iter(files[key]))
    less = {k: v for k, v in files.items() if k != key}
    for wrong in ({**files, key: {name: b"-- all is proved\n"}}, less, {**files, "more": {"x": b""}}):
        with pytest.raises(ProjectError, match="damaged"):
            manifest.unpack(wrong)
    assert manifest.missing()
    assert list((tmp_path / "there").rglob("*.olean")) == []


def test_a_library_that_does_not_compile_is_not_sent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _machine(monkeypatch, tmp_path)
    with pytest.raises(ProjectError, match=r"Redverify\.Base"):
        _packed(Counting(fails="Base"))


def test_another_checker_s_modules_have_other_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A node with another Lean does not use what was sent."""
    _machine(monkeypatch, tmp_path)
    _, files = _packed(Counting())
    other = Counting()
    other.identity = "another"
    assert not set(_packed(other)[1]) & set(files)
    assert hashes_of(files).keys() == files.keys()
