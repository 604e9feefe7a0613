"""The cache of verdicts, by the command line."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from redverify.cli.main import invoke
from redverify.pipeline.kept_results import SWITCH
from tests.cli.expectations import ROOT
from tests.programs import copy

GOOD = copy("par i < N:\n    b[i] {A(i)} := a[i]")
WRONG = copy("par i < N:\n    b[i] {A(i)} := a[0]")
VACUOUS = GOOD.replace("assume N >= 0", "assume N < 0 and N > 0")

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Iterator[Run]:
    """Run redverify in a folder, with a cache of its own."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.delenv(SWITCH)
    (tmp_path / "work").mkdir()
    monkeypatch.chdir(tmp_path / "work")
    for name, text in (("good", GOOD), ("wrong", WRONG), ("vacuous", VACUOUS)):
        Path(f"{name}.sched").write_text(text, encoding="utf-8")

    def ran(*arguments: str) -> tuple[int, str, str]:
        status = invoke(["verify", *arguments])
        captured = capsys.readouterr()
        return status, captured.out, captured.err

    yield ran


def entries(tmp_path: Path) -> list[Path]:
    return [p for p in tmp_path.rglob("cache/redverify/results/*") if not p.name.startswith(".")]


def broken(*arguments: object, **options: object) -> None:
    raise AssertionError("this should come from the cache")


def test_a_second_run_computes_nothing(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    first = run("good.sched", "wrong.sched")
    monkeypatch.setattr("redverify.judgement.judge.judge", broken)
    second = run("good.sched", "wrong.sched")
    assert first[0] == second[0] == 1
    assert second[1].count(" s, cached)") == 2
    assert "2 implementations: 1 verified, 1 refuted; 2 cached" in second[1]
    assert second[1].replace(", cached", "").replace("; 2 cached", "") == first[1]
    document = json.loads(run("wrong.sched", "--json")[1])
    assert document["impls"][0]["cached"] is True
    assert document["impls"][0]["witness"] is not None
    Path("good.sched").write_text(GOOD.replace("a[i]", "a[0]"), encoding="utf-8")
    assert run("good.sched")[0] == 70, "the text has changed"


def test_the_witness_is_kept_with_a_refutation(run: Run) -> None:
    run("wrong.sched")
    status, out, _ = run("wrong.sched", "--replay", "replay.py", "--format", "concise")
    assert status == 1
    assert out.startswith("wrong.sched:10:")
    assert Path("replay.py").exists()


def test_what_is_not_decided_is_verified_again(run: Run, tmp_path: Path) -> None:
    assert run("vacuous.sched")[0] == run("vacuous.sched")[0] == 2
    assert entries(tmp_path) == []


def test_without_the_cache(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run("good.sched", "--no-cache")
    run("good.sched", "--smt", "queries")
    monkeypatch.setenv(SWITCH, "1")
    run("good.sched")
    assert entries(tmp_path) == []
    monkeypatch.delenv(SWITCH)
    run("good.sched")
    assert len(entries(tmp_path)) == 1
    assert "cached" not in run("good.sched", "--no-cache")[1]
    assert "cached" in run("good.sched")[1]


@pytest.mark.parametrize("damage", [lambda d: d[:-7], lambda d: b"", lambda d: d[:80] + b"\xff" + d[81:]])
def test_a_damaged_entry_is_computed_anew(run: Run, tmp_path: Path, damage: Callable[[bytes], bytes]) -> None:
    run("good.sched")
    (entry,) = entries(tmp_path)
    entry.write_bytes(damage(entry.read_bytes()))
    status, out, _ = run("good.sched")
    assert (status, "cached" in out) == (0, False)
    assert "cached" in run("good.sched")[1], "and is kept again"


def test_an_entry_put_in_the_place_of_another_is_not_believed(run: Run, tmp_path: Path) -> None:
    """The seal is one of the key too: a wrong program cannot be given the entry of a right one."""
    run("good.sched")
    (good,) = entries(tmp_path)
    run("wrong.sched")
    (wrong,) = (entry for entry in entries(tmp_path) if entry != good)
    wrong.write_bytes(good.read_bytes())
    assert run("wrong.sched")[0] == 1


def test_a_cache_that_cannot_be_written_is_none(run: Run, tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("a file")
    assert run("good.sched")[0] == 0
    assert "cached" not in run("good.sched")[1]


def test_certificates_are_checked_by_lean_whatever_is_cached(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The cache may save the search for a proof. What Lean says of it is never taken from there."""
    run("good.sched")
    given: list[Any] = []

    def recorded(outcomes: Any, *arguments: Any, **options: Any) -> Any:
        given.append([outcome.made for outcome in outcomes])
        return [outcome.result for outcome in outcomes], []

    monkeypatch.setattr("redverify.cli.commands.verify.certified", recorded)
    run("good.sched", "--certify", "out")
    monkeypatch.setattr("redverify.judgement.judge.judge", broken)
    run("good.sched", "--certify", "out")
    assert len(given) == 2, "each run has the certificates checked"
    assert isinstance(given[0][0], bytes), "a result without a certificate does not do"
    assert given[0] == given[1]


def test_settings_of_one_file_do_not_give_it_the_result_of_others(run: Run) -> None:
    run("good.sched")
    Path("pyproject.toml").write_text(
        '[[tool.redverify.overrides]]\nfiles = ["good.sched"]\nvalues = "ieee"\n', encoding="utf-8"
    )
    assert "cached" not in run("good.sched")[1]
    assert "cached" in run("good.sched")[1]
    assert "cached" in run("good.sched", "--no-config")[1]


def test_two_hundred_unchanged_files_take_less_than_two_seconds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of processor time, which does not depend on what else the machine does."""
    environment = {
        **{k: v for k, v in os.environ.items() if k != SWITCH}, "PYTHONPATH": str(ROOT),
        "XDG_CACHE_HOME": str(tmp_path / "cache"), "XDG_CONFIG_HOME": str(tmp_path / "config"),
    }  # fmt: skip
    files = tmp_path / "work"
    files.mkdir()
    for number in range(200):
        (files / f"f{number:03}.sched").write_text(f"# {number}\n{GOOD}", encoding="utf-8")
    taken = []
    for _ in range(2):
        before = os.times()
        done = subprocess.run(
            [sys.executable, "-m", "redverify", "verify", ".", "--quiet"],
            cwd=files, env=environment, capture_output=True, text=True, check=False,
        )  # fmt: skip
        after = os.times()
        assert done.returncode == 0, done.stderr
        taken.append(sum(after[2:4]) - sum(before[2:4]))
    assert done.stdout.count(", cached)") == 200
    assert taken[1] < 2.0, taken
