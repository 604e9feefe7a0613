"""The theorems that compare the Lean semantics with the interpreter are up to date and cover all."""

import re
from pathlib import Path

import pytest

from tests.certifying.interpretation import ERRORS, LEAN, RUNS, Run, checked, render, runs_of

ALL = [run for path in sorted(RUNS.glob("*.sched")) for run in runs_of(path)]

#: Every construct of ``Syntax.lean`` that programs have.
CONSTRUCTORS = """
    .var .const .add .mul .div .mod .prod .quot .rem .min .max .select .true .false .eq .lt .le .and .or .not
    .fn .read .index .cond .literal .special .builtin .cast
    .skip .seq .assign .accumulate .ifte .letin .allocate .for .par .scope
"""


@pytest.mark.parametrize("run", ALL, ids=lambda run: run.label)
def test_the_interpreter_does_what_is_said(run: Run) -> None:
    checked(run)


def test_the_lean_file_is_what_is_generated() -> None:
    assert LEAN.read_text() == render(), "run python -m tests.certifying.interpretation"


def test_every_construct_occurs() -> None:
    assert not set(CONSTRUCTORS.split()) - set(re.findall(r"\.[a-z]+", LEAN.read_text()))


def test_every_error_occurs() -> None:
    assert {run.kind for run in ALL if run.fails} == set(ERRORS)


def test_nothing_is_assumed() -> None:
    """The theorems are proved, by the kernel alone."""
    for path in Path(LEAN.parent).glob("*.lean"):
        text = path.read_text()
        assert not any(word in text for word in ("sorry", "axiom", "native_decide"))
