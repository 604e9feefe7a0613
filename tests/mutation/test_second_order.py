"""Two changes at once: they may hide each other from a check that looks at one place."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from redverify.language.printer import file_text

from . import report
from .corpus import programs
from .judge import FAILURES, Limits
from .operators import Mutant, changes
from .workers import judgements

pytestmark = pytest.mark.ring("sweep")

#: Small programs, so that two changes often meet.
PROGRAMS = programs(largest=24)

LIMITS = Limits(witness=0.1, oracle=0.4)


@cache
def _first(number: int) -> tuple[tuple[str, object], ...]:
    return tuple(changes(PROGRAMS[number].tree))


@st.composite
def second_order(draw: st.DrawFn) -> Mutant:
    """A program with two changes."""
    number = draw(st.integers(0, len(PROGRAMS) - 1))
    program = PROGRAMS[number]
    one, tree = draw(st.sampled_from(_first(number)))
    two, tree = draw(st.sampled_from(tuple(changes(tree))))  # type: ignore[arg-type]
    return Mutant(program.path, program.impl, program.source, f"{one}, then {two}", file_text(tree))


@settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(second_order())
def test_no_wrong_mutant_of_second_order_is_verified(mutant: Mutant) -> None:
    (judgement,) = judgements([mutant], replace(LIMITS))
    assert judgement.outcome not in FAILURES, report.failure(judgement)
