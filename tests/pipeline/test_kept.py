"""Results of earlier runs: found again by all that they depend on, and only if they are decided."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from redverify.api import load, options_of
from redverify.pipeline.kept import Kept
from redverify.pipeline.pool import Task, perform
from redverify.reporting.result import Verdict
from tests.programs import copy

TEXT = copy("par i < N:\n    b[i] {A(i)} := a[i]")


def _task(text: str = TEXT) -> Task:
    (task,) = load("copy.sched", text, None).tasks()
    return task


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Kept:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    found = Kept.of_user()
    assert found is not None
    return found


def test_a_decided_result_is_found_again(kept: Kept) -> None:
    options, task = options_of("real", 20.0, None), _task()
    assert kept.find(task, options) is None
    outcome = perform(task, options)
    kept.keep(task, options, outcome)
    found = kept.find(task, options)
    assert found is not None
    assert found == outcome
    assert found.result.verdict is Verdict.VERIFIED


def test_another_task_has_another_result(kept: Kept) -> None:
    options, task = options_of("real", 20.0, None), _task()
    kept.keep(task, options, perform(task, options))
    assert kept.find(_task(TEXT.replace("par", "for")), options) is None
    assert kept.find(task, replace(options, values="ieee")) is None
    assert kept.find(task, replace(options, timeout=1.0)) is None
    assert kept.find(replace(task, certify=True), options) is None
    assert kept.find(task, replace(options, jobs=2)) is not None


def test_what_is_open_is_not_kept(kept: Kept) -> None:
    options, task = options_of("real", 20.0, None), _task()
    outcome = perform(task, options)
    for verdict in (Verdict.INCONCLUSIVE, Verdict.INVALID):
        result = msgspec.structs.replace(outcome.result, verdict=verdict)
        kept.keep(task, options, replace(outcome, result=result))
    kept.keep(task, options, replace(outcome, failure="a bug"))
    assert kept.find(task, options) is None


def test_what_is_not_used_is_removed(kept: Kept) -> None:
    options, task = options_of("real", 20.0, None), _task()
    kept.keep(task, options, perform(task, options))
    (entry,) = kept.folder.iterdir()
    os.utime(entry, (0, 0))
    assert kept.find(task, options) is not None
    kept.forget()
    assert kept.find(task, options) is not None
    os.utime(entry, (0, 0))
    kept.forget()
    assert kept.find(task, options) is None


def test_a_broken_entry_counts_as_none(kept: Kept) -> None:
    options, task = options_of("real", 20.0, None), _task()
    kept.keep(task, options, perform(task, options))
    (entry,) = kept.folder.iterdir()
    entry.write_bytes(entry.read_bytes()[:-5])
    assert kept.find(task, options) is None


def test_an_entry_of_somebody_else_counts_as_none(kept: Kept, tmp_path: Path) -> None:
    options, task = options_of("real", 20.0, None), _task()
    kept.keep(task, options, perform(task, options))
    (entry,) = kept.folder.iterdir()
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
