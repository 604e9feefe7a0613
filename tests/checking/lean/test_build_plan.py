"""What a build has still to do, and how long that may take."""

from __future__ import annotations

from pathlib import Path

import pytest

from redverify.checking.lean import build_plan
from redverify.checking.lean.build_plan import MORE, START, Plan
from redverify.checking.lean.project import Module

pytestmark = pytest.mark.ring("quick")


def module(name: str, *imports: str) -> Module:
    return Module(name, Path(name), "", imports)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock that stands still until it is set."""
    now = [0.0]
    monkeypatch.setattr(build_plan.time, "monotonic", lambda: now[0])
    return now


CHAIN = (module("A"), module("B", "A", "Elsewhere"), module("C", "A"), module("D", "B", "C"))


@pytest.mark.parametrize(("jobs", "times"), [(1, 4), (2, 3), (9, 3)])
def test_imports_come_first_and_jobs_are_limited(clock: list[float], jobs: int, times: int) -> None:
    assert Plan(CHAIN, jobs).left() == pytest.approx(times * START)


def test_what_is_done_sets_the_pace(clock: list[float]) -> None:
    work = Plan(CHAIN, 1, {"A": "the first"})
    work.started("A")
    assert work.running() == ["the first"]
    clock[0] = 2 * START
    assert work.left() == pytest.approx(MORE * 2 * START + 3 * 2 * START)
    work.ended("A")
    assert (work.done, work.total, work.running()) == (1, 4, [])
    assert work.left() == pytest.approx(3 * 2 * START)
    work.started("B")
    clock[0] += START
    assert work.left() == pytest.approx((1 + 2 + 2) * START)


def test_what_is_not_planned_is_ignored(clock: list[float]) -> None:
    work = Plan((), 2)
    work.started("A")
    work.ended("A")
    assert (work.done, work.total, work.running(), work.left()) == (0, 0, [], 0)


def test_what_is_not_compiled_counts_as_done(clock: list[float]) -> None:
    work = Plan(CHAIN, 2)
    for name in "ABCD":
        work.ended(name)
    assert (work.done, work.left()) == (4, 0)
