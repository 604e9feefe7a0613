"""A sample of the campaign of :mod:`.generated`: digit programs are the same, and no proof is wrong."""

from __future__ import annotations

from collections import Counter

import pytest

from .generated import outcome

pytestmark = pytest.mark.ring("sweep")


@pytest.mark.parametrize("start", range(100, 130, 10))
def test_random_digit_programs_are_the_same_and_are_not_proved_where_a_run_goes_wrong(start: int) -> None:
    counts: Counter[str] = Counter()
    for seed in range(start, start + 10):
        what, text = outcome(seed)
        counts[what] += 1
        assert what != "survivor", text
    assert counts["verified"] >= 1
