"""Engines: every task has one outcome, whatever happens to the processes that work on it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from redverify.api import load, options_of
from redverify.judgement.analysis import Options
from redverify.pipeline import kept_results as store
from redverify.pipeline import pool
from redverify.pipeline.engine import EngineLost, Local
from redverify.pipeline.kept_results import Kept, performed
from redverify.pipeline.pool import Outcome, Task, perform
from redverify.reporting.result import Verdict
from redverify.system import pools
from redverify.system.forks import Died
from tests.cli.expectations import ROOT
from tests.programs import copy

GOOD = copy("par i < N:\n    b[i] {A(i)} := a[i]")
VACUOUS = GOOD.replace("assume N >= 0", "assume N < 0 and N > 0")
OPTIONS = options_of()


def _task(text: str = GOOD, name: str = "copy.sched") -> Task:
    (task,) = load(name, text, None).tasks()
    return task


class Stops:
    """An engine that is gone after so many tasks."""

    def __init__(self, after: int) -> None:
        self.after = after
        self.done: list[str] = []

    def perform(self, tasks: Sequence[Task], options: Options) -> Iterator[tuple[int, Outcome]]:
        for position, task in enumerate(tasks):
            if position == self.after:
                raise EngineLost("gone")
            self.done.append(task.file)
            yield position, perform(task, options)


# ---------------------------------------------------------------- a worker dies, here


#: What the process dies of that verifies this file, and where it is counted how often.
#: What comes after the first twenty waits until the first deadly one has died twice. Its second death is in a
#: process of its own, after the pool broke; so the other deadly one is of another pool, however late
#: the first death is noticed.
def _deadly(task: Task, options: Options) -> Outcome:
    deaths_so_far = Path(os.environ["REDVERIFY_TEST_DEATHS"])
    until = time.monotonic() + 60
    number = int(re.sub(r"\D", "", task.file) or 0)
    while number >= 20 and not (deaths_so_far.exists() and len(deaths_so_far.read_text().split()) >= 2):
        assert time.monotonic() < until, "nobody has died twice"
        time.sleep(0.01)
    if task.file.startswith("deadly"):
        with open(os.environ["REDVERIFY_TEST_DEATHS"], "a", encoding="utf-8") as deaths:
            deaths.write(f"{task.file}\n")
        os.kill(os.getpid(), signal.SIGKILL)
    return Outcome(pool.broken(task, "done"))


def test_a_process_that_dies_costs_its_task_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Forty tasks; two end their process: those are tried twice, and the others are all done."""
    deaths = tmp_path / "deaths"
    monkeypatch.setenv("REDVERIFY_TEST_DEATHS", str(deaths))
    monkeypatch.setattr(pool, "perform", _deadly)
    names = [f"{'deadly' if n in (3, 31) else 'fine'}{n}.sched" for n in range(40)]
    found = list(Local(2).perform([_task(name=name) for name in names], OPTIONS))
    assert sorted(p for p, _ in found) == list(range(40)), "each position once"
    notes = {p: o.result.notes for p, o in found}
    assert {p for p, note in notes.items() if note != ("done",)} == {3, 31}
    assert all("process" in notes[p][0] and dict(found)[p].failure for p in (3, 31))
    assert sorted(deaths.read_text().split()) == ["deadly3.sched"] * 2 + ["deadly31.sched"] * 2


def test_after_a_death_the_others_go_on_in_parallel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only what the pool had when it broke is done one by one."""
    monkeypatch.setenv("REDVERIFY_TEST_DEATHS", str(tmp_path / "deaths"))
    monkeypatch.setattr(pool, "perform", _deadly)
    alone: list[str] = []
    isolated = pools._alone

    def counted(work: Callable[[Task], Outcome], task: Task) -> Outcome | Died:
        alone.append(task.file)
        return isolated(work, task)

    monkeypatch.setattr(pools, "_alone", counted)
    tasks = [_task(name="deadly.sched"), *(_task(name=f"fine{n}.sched") for n in range(39))]
    assert len(list(Local(2).perform(tasks, OPTIONS))) == 40
    assert 1 <= len(alone) <= 2 * pools._AHEAD + 1


# ---------------------------------------------------------------- a run that was ended


def test_a_run_that_was_ended_goes_on_where_it_was(kept: Kept) -> None:
    """Also what is inconclusive is not computed again; when all is done, it is tried anew."""
    tasks = [
        _task(VACUOUS, "a.sched"),
        _task(GOOD, "b.sched"),
        _task(VACUOUS, "c.sched"),
        _task(GOOD, "d.sched"),
    ]
    first, second, third = Stops(2), Stops(9), Stops(9)
    seen = []
    with pytest.raises(EngineLost):
        seen += performed(tasks, OPTIONS, first, kept)
    assert first.done == ["a.sched", "b.sched"]
    found = dict(performed(tasks, OPTIONS, second, kept))
    assert second.done == ["c.sched", "d.sched"]
    assert sorted(found) == [0, 1, 2, 3]
    assert [found[p].result.cached for p in range(4)] == [True, True, False, False]
    assert found[0].result.verdict is found[2].result.verdict is Verdict.INCONCLUSIVE
    list(performed(tasks, OPTIONS, third, kept))
    assert third.done == ["a.sched", "c.sched"], "what is not decided is not kept over the end of a run"


@pytest.mark.parametrize("change", [{"failure": "a bug"}, {"passing": True}, {"cut": True}])
def test_what_was_lost_is_tried_again(kept: Kept, change: dict[str, object]) -> None:
    from dataclasses import replace

    task = _task(VACUOUS)
    outcome = replace(perform(task, OPTIONS), **change)  # type: ignore[arg-type]
    assert not kept.note(task, OPTIONS, outcome)
    assert kept.noted(task, OPTIONS) is None
    assert kept.note(task, OPTIONS, perform(task, OPTIONS))
    assert kept.noted(task, OPTIONS) is not None
    assert kept.find(task, OPTIONS) is None, "a note is not a decision"


def test_a_note_is_sealed_as_a_note(kept: Kept) -> None:
    """A file that is put in the place of another kind is not believed."""
    task = _task(VACUOUS)
    kept.note(task, OPTIONS, perform(task, OPTIONS))
    (note,) = [p for p in kept.folder.iterdir() if p.name.endswith(".undecided")]
    note.rename(note.with_suffix(""))
    assert kept.find(task, OPTIONS) is None


def test_no_note_without_a_cache() -> None:
    tasks = [_task(VACUOUS)]
    for _ in range(2):
        engine = Stops(9)
        list(performed(tasks, OPTIONS, engine, None))
        assert engine.done == ["copy.sched"]


def test_the_fingerprint_changes_with_sources_and_versions(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = {store.fingerprint()}
    for part in ("_sources", "_versions"):
        with monkeypatch.context() as patch:
            patch.setattr(store, part, lambda: "another")
            seen.add(store.fingerprint())
    assert len(seen) == 3


# ---------------------------------------------------------------- options


def test_ray_is_imported_by_nobody_who_does_not_use_it() -> None:
    code = (
        "import sys; from redverify.cli.main import invoke; "
        "invoke(['verify', 'examples/thesis/ch4/one_writer.sched', '--quiet', '--jobs', '2']); "
        "print([name for name in ('ray', 'redverify.pipeline.cluster') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_without_ray(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    from redverify.cli.main import invoke
    from redverify.pipeline import cluster

    monkeypatch.setattr(cluster, "find_spec", lambda name: None)
    assert invoke(["verify", str(ROOT / "examples/thesis/ch4/one_writer.sched"), "--engine", "ray"]) == 5
    printed = capsys.readouterr()
    assert "pip install 'redverify[ray]'" in printed.err
    assert printed.out == ""


@pytest.mark.parametrize(
    "more", [["--address", "auto"], ["--engine", "ray", "--smt", "x"], ["--engine", "other"]]
)
def test_options_that_do_not_go_together(more: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    from redverify.cli.main import invoke

    assert invoke(["verify", str(ROOT / "examples/thesis/ch4/one_writer.sched"), *more]) == 3
    assert "Error" in capsys.readouterr().err
