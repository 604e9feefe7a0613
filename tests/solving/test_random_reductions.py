"""A few of the random pairs of reductions."""

from __future__ import annotations

import random

import pytest

from tests.solving.random_reductions import counterexamples, draw, proof_of

pytestmark = pytest.mark.ring("sweep")


@pytest.mark.parametrize("seed", range(3))
def test_what_is_proved_of_reductions_holds(seed: int) -> None:
    choice, count = random.Random(seed), 0
    for _ in range(25):
        pair = draw(choice)
        proved = proof_of(pair, timeout=2.0)
        if proved is not None and proved[1].proved:
            count += 1
            assert not list(counterexamples(proved[0], pair.values)), pair.text()
    assert count >= 5
