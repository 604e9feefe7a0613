"""The alarm that ends isl by processor time, where its operations are not used up."""

from __future__ import annotations

import os
from itertools import count

import islpy as isl
import pytest

from redverify.presburger import alarm, work
from redverify.system import clock
from redverify.system.clock import Budget, OutOfTime, cut, cuts, processor_seconds, remembered, spend, worked

pytestmark = [
    pytest.mark.ring("quick"),
    pytest.mark.skipif(alarm.alarm() is None, reason="no alarm on this system, or with this islpy"),
]


@pytest.fixture(autouse=True)
def without_operations(monkeypatch: pytest.MonkeyPatch) -> None:
    """isl may do as many operations as it likes."""
    monkeypatch.setattr(work, "ISL_OPERATIONS", 10**12)


def endless() -> None:
    """A set of remainders that gets harder with each one taken out."""
    left = isl.Set("[N] -> { [k] : 0 <= k < N and k % 7 != 1 and k % 11 != 2 and k % 13 != 3 }")
    for i in count():
        left = left.subtract(isl.Set(f"[N] -> {{ [k] : (k - {i}) % {17 + i} = 0 }}")).coalesce()


def test_isl_is_ended() -> None:
    begun, before = processor_seconds(), cuts()
    with (
        pytest.raises(OutOfTime, match=r"^what is hard took longer than 0\.2 seconds of processor time$"),
        work.limited(0.02, "what is hard"),
    ):
        endless()
    assert 0.2 <= processor_seconds() - begun < 1
    assert cuts() > before
    assert not isl.Set("{ [k] : 0 <= k < 5 }").is_empty(), "isl works on"


def test_the_clock_ends_isl_where_patience_is_less_than_the_limit() -> None:
    begun = processor_seconds()
    with pytest.raises(OutOfTime), work.limited(60, patience=0.02):
        endless()
    assert 0.2 <= processor_seconds() - begun < 1


def test_an_inner_limit_ends_alone_and_its_time_does_not_count() -> None:
    begun = processor_seconds()
    with work.limited(0.03):
        with pytest.raises(OutOfTime), work.limited(0.04):
            endless()
        assert not isl.Set("{ [k] : 0 <= k < 5 }").is_empty(), "the outer limit is not reached"
        inner = processor_seconds() - begun
        with pytest.raises(OutOfTime):
            endless_within_the_outer_limit()
    assert processor_seconds() - begun > inner + 0.3


def endless_within_the_outer_limit() -> None:
    try:
        endless()
    except isl.Error:
        assert work.CTX.aborted()
        raise OutOfTime from None


def test_an_alarm_that_just_rang_does_not_end_what_follows() -> None:
    for _ in range(20):
        with pytest.raises(OutOfTime), work.limited(1e-6):
            endless()
        assert not isl.Set("{ [k] : 0 <= k < 5 }").is_empty()


def test_no_alarm_is_left_after_a_limit() -> None:
    with work.limited(0.001):
        pass
    until = processor_seconds() + 0.1
    while processor_seconds() < until:
        assert not isl.Set("{ [k] : 0 <= k < 5 }").is_empty()


def test_a_fork_has_its_own_alarm() -> None:
    with work.limited(5):
        child = os.fork()
        if child == 0:
            try:
                with work.limited(0.02):
                    endless()
            except OutOfTime:
                os._exit(0)
            os._exit(1)
        assert os.waitpid(child, 0)[1] == 0


def test_where_the_context_is_not_found_operations_are_the_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(alarm, "_EXTENT", 8)
    assert alarm._context() is None
    monkeypatch.setattr(work, "alarm", lambda: None)
    monkeypatch.setattr(work, "counter", lambda: None)
    monkeypatch.setattr(work, "ISL_OPERATIONS", 20_000)
    with pytest.raises(OutOfTime), work.limited(1):
        endless()


def test_what_the_clock_had_a_part_in_is_not_remembered() -> None:
    asked: list[int] = []

    @remembered
    def answer(number: int) -> int:
        asked.append(number)
        if len(asked) == 1:
            cut()
        return number

    assert [answer(1), answer(1), answer(1), answer(2)] == [1, 1, 1, 2]
    assert asked == [1, 1, 2]


@pytest.mark.skipif(alarm.counter() is None, reason="isl's counter is not found")
def test_the_operations_of_an_inner_limit_do_not_count_for_the_outer_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nor are those that came before it forgotten."""
    monkeypatch.setattr(work, "ISL_OPERATIONS", 20_000)
    some = isl.Set("[n] -> { [i, j] : 0 <= i < n and exists (k : j = 3k and i <= j < n + 5) }")
    begun = work.operations()
    with (
        pytest.raises(OutOfTime, match=r"^outer took more than 20,000 operations of isl$"),
        work.limited(1, "outer"),
    ):
        while work.operations() < begun + 12_000:
            some.lexmin()
        with pytest.raises(OutOfTime), work.limited(2, "inner"):
            endless()
        inner = work.operations()
        while True:
            some.lexmin()
    assert 7_000 < work.operations() - inner < 8_001


def test_work_counts_as_often_as_it_is_asked_for() -> None:
    """What is remembered costs nothing, but what follows may not depend on what came before."""

    @remembered
    def answer(number: int) -> int:
        spend(0.5)
        return number

    begun = worked()
    assert [answer(3), answer(3), answer(4)] == [3, 3, 4]
    assert worked() - begun == pytest.approx(1.5)


def test_a_budget_ends_by_work_and_is_guarded_by_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    before, budget = cuts(), Budget.of(2.0)
    spend(1.5)
    assert budget.left() == pytest.approx(0.5)
    monkeypatch.setattr(clock, "processor_seconds", lambda: processor_seconds() + 21.0)
    assert budget.left() == 0 and cuts() > before
    before = cuts()
    spend(0.5)
    assert budget.left() == 0 and cuts() == before, "its work was used up"


def test_operations_that_are_used_up_are_no_matter_of_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "ISL_OPERATIONS", 20_000)
    before = cuts()
    with (
        pytest.raises(OutOfTime, match=r"^what is hard took more than 20,000 operations of isl$"),
        work.limited(1, "what is hard"),
    ):
        endless()
    assert cuts() == before
