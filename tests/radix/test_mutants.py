"""A sample of the campaign of :mod:`.mutants`: what is verified goes wrong in no run."""

from __future__ import annotations

from collections import Counter

import pytest

from .mutants import outcome

pytestmark = pytest.mark.ring("sweep")


@pytest.mark.parametrize("start", range(0, 60, 20))
def test_random_programs_with_products_that_go_wrong_are_not_verified(start: int) -> None:
    counts: Counter[str] = Counter()
    for seed in range(start, start + 20):
        what, text = outcome(seed)
        counts[what] += 1
        assert what != "survivor", text
    assert counts["verified"] >= 1
