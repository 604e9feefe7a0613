"""Wrong variants of programs without annotations are never verified; ``mutants.py`` judges more of them."""

from __future__ import annotations

import pytest

from tests.annotating.mutants import bare, hidden, judged
from tests.mutation import report
from tests.mutation.corpus import Program, programs
from tests.mutation.judge import FAILURES

pytestmark = pytest.mark.ring("sweep")

#: Programs; one mutant of each is judged, and the seed of the choice.
EVERY, SEED = 9, 5


@pytest.mark.parametrize("program", programs(largest=40)[::EVERY], ids=lambda p: p.name)
def test_no_wrong_program_is_verified(program: Program) -> None:
    for mutant in bare(program, 1, SEED):
        judgement = judged(mutant)
        assert judgement.outcome not in FAILURES, report.failure(judgement)


@pytest.mark.parametrize("program", programs(largest=40)[4::EVERY], ids=lambda p: p.name)
def test_an_inconclusive_verdict_hides_no_wrong_output(program: Program) -> None:
    for mutant in bare(program, 1, SEED + 1):
        assert hidden(mutant) is None, mutant.text
