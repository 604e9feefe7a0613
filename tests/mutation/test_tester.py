"""The mutation tester itself: it makes what it says, and a blind verifier does not pass."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from redverify.language.parsing.parser import parse_text
from redverify.language.printer import file_text
from tests.language.programs import STRIDED

from . import judge as judging
from .corpus import Program, programs, programs_of
from .judge import EQUIVALENT, INVALID, KILLED, SURVIVOR, Judgement, Limits, judge
from .operators import Mutant, mutants
from .sampling import sample
from .workers import judgements

#: A program with a condition that always holds, so that there is one to change.
TEXT = "# verdict: verified\n" + STRIDED.replace(
    "            b[] {B()} += tmp[j]", "            if j < 4:\n                b[] {B()} += tmp[j]"
)

#: A line that must occur in some mutant, with the operator that makes it.
EXPECTED = [
    ("array index ±1", "tmp[j + 1] {0.0} := 0.0"),
    ("array index ±1", "+{4 * i + j}= a[4 * i + j - 1]"),
    ("reduction index ±1", "+{4 * i + j + 1}="),
    ("loop bound ±1", "par j < 3:"),
    ("loop bound ±1", "for j in 1..4:"),
    ("divisor changed", "(N - j + 3) // 5"),
    ("operands swapped", "for i < 4 // (N - j + 3):"),
    ("operator changed", "(N + j + 3) // 4"),
    ("operator changed", "tmp[j] {B()} *{4 * i + j}="),
    ("literal changed", "tmp[j] {0.0} := 1.0"),
    ("comparison changed", "if j <= 4:"),
    ("condition negated", "if not j < 4:"),
    ("for to par", "par j < 4:\n            if"),
    ("par to for", "for j < 4:\n        tmp"),
    ("scope removed", "{0.0} := 0.0\n        for i"),
    ("scope moved inward", "for i < (N - j + 3) // 4:\n            accumulate tmp:"),
    ("scope moved outward", "accumulate tmp:\n        par j < 4:"),
    ("atomic added", "atomic tmp[j]"),
    ("reduction index dropped", "tmp[j] {B()} += a[4 * i + j]"),
    ("accumulation to assignment", "tmp[j] {B()} := a[4 * i + j]"),
    ("extent ±1", "allocate tmp[5]"),
    ("constant in an index", "+{5 * i + j}="),
    ("another variable", "+{4 * j + j}="),
    ("specification: equation index ±1", "A(k + 1)"),
    ("specification: comparison changed", "0 <= k <= N"),
    ("specification: reduction bound ±1", "1 <= k < N"),
    ("specification: region ±1", "input A[N - 1]"),
    ("assumption dropped", "spec total(N):\n    input"),
]


def strided() -> Program:
    (program,) = programs_of(TEXT, "strided.sched")
    return program


@pytest.mark.parametrize(("operator", "line"), EXPECTED)
def test_operator_makes_its_mutant(operator: str, line: str) -> None:
    assert any(line in m.text for m in mutants(strided()) if m.operator == operator)


def test_guards_and_resets_are_dropped() -> None:
    texts = {m.operator: m.text for m in mutants(strided())}
    assert "if" not in texts["guard dropped"]
    assert texts["reset dropped"].count(":=") == 1


def test_mutants_are_texts_of_trees() -> None:
    for mutant in mutants(strided()):
        assert file_text(parse_text(mutant.text)) == mutant.text


def test_sample_is_deterministic_and_mixed() -> None:
    program = strided()
    chosen = sample(program, 20, 3)
    assert chosen == sample(program, 20, 3)
    assert len({m.operator for m in chosen}) == 20


def test_corpus_is_there() -> None:
    found = programs()
    assert len(found) > 100
    assert len({p.name for p in found}) == len(found)


def _mutant(old: str, new: str) -> Mutant:
    assert old in TEXT
    return Mutant("strided.sched", "strided", "strided.sched", "by hand", TEXT.replace(old, new))


WRONG = _mutant("for i < (N - j + 3)", "for i < (N - j + 2)")
RIGHT = _mutant("par j < 4:", "for j < 4:")
MALFORMED = _mutant("b[] {B()} += tmp[j]", "b[] {B()} += tmp")


def test_outcomes() -> None:
    outcomes = {j.mutant: j.outcome for j in judgements([WRONG, RIGHT, MALFORMED], Limits(), jobs=2)}
    assert outcomes == {WRONG: KILLED, RIGHT: EQUIVALENT, MALFORMED: INVALID}


def test_blind_verifier_does_not_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a verifier that accepts everything, wrong mutants survive and right ones do not."""
    monkeypatch.setattr(judging, "analyse", lambda *_, **__: SimpleNamespace(proved=True))
    wrong: Judgement = judge(WRONG, Limits())
    assert wrong.outcome == SURVIVOR
    assert "output" in wrong.reason
    assert judge(RIGHT, Limits()).outcome == EQUIVALENT
