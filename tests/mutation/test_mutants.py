"""A fixed sample of the mutants: none is verified although it is wrong.

``python -m tests.mutation`` judges all of them.
"""

from __future__ import annotations

import pytest

from . import report
from .corpus import Program, programs
from .judge import FAILURES, Limits
from .sampling import sample
from .workers import judgements

pytestmark = pytest.mark.ring("sweep")

#: Mutants of each program, and the seed of the choice.
PER_PROGRAM = 2
SEED = 20

LIMITS = Limits(witness=0.3, oracle=0.4)

PROGRAMS = programs(largest=40)


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda p: p.name)
def test_no_wrong_mutant_is_verified(program: Program) -> None:
    for judgement in judgements(sample(program, PER_PROGRAM, SEED), LIMITS):
        assert judgement.outcome not in FAILURES, report.failure(judgement)
