"""Operators whose laws a front end has not declared: what refutes a program, and what does not."""

from __future__ import annotations

import pytest

import redverify
from redverify.reporting.result import ImplResult, Verdict

#: A sum as an operator of its own. Order and grouping do not matter to it, but only ``LAWS`` are declared.
TEXT = """
spec total(N):
    assume N >= 1
    operator plus(x, y) : f32 LAWS unit 0.0 = DEFINITION
    input A[N] : f32
    output B[] : f32
    B() = reduce plus[k : 0 <= k < N] A(k)

impl lanes of total(a = A, b = B):
    b[] {0.0} := 0.0
    accumulate b:
        par k < N:
            atomic b[] {B()} plus{k}= a[INDEX]
"""


def judged(laws: str, definition: str = "x + y", index: str = "k", **options: float) -> ImplResult:
    text = TEXT.replace("LAWS", laws).replace("DEFINITION", definition).replace("INDEX", index)
    (result,) = redverify.verify_text(text, inferred=True, **options).impls
    return result


def test_with_its_laws() -> None:
    assert judged("assoc comm").verdict is Verdict.VERIFIED


@pytest.mark.parametrize("laws", ["assoc", "comm", ""])
def test_a_law_that_is_not_declared_refutes_nothing(laws: str) -> None:
    result = judged(laws)
    assert result.verdict is Verdict.INCONCLUSIVE and result.witness is None
    assert any("only if order or grouping matters to `plus`" in note for note in result.notes)


def test_order_matters_to_another_operator() -> None:
    text = TEXT.replace("LAWS unit 0.0", "").replace("DEFINITION", "x + 2 * y").replace("INDEX", "k")
    (result,) = redverify.verify_text(text, inferred=True).impls
    assert result.verdict is Verdict.REFUTED


@pytest.mark.parametrize("seconds", [0.0, 10.0])
def test_an_access_outside_is_wrong_whatever_the_laws(seconds: float) -> None:
    """By an integer point alone, and by a run."""
    result = judged("assoc", index="k + 1", witness_seconds=seconds)
    assert result.verdict is Verdict.REFUTED
    assert result.witness is not None and result.witness.kind == "bounds"


def test_a_wrong_specification_is_wrong_whatever_the_laws() -> None:
    """By an integer point alone: no law matters to which elements two equations define."""
    text = TEXT.replace("LAWS", "assoc").replace("DEFINITION", "x + y").replace("INDEX", "k")
    twice = "    tensor T(i) : f32\n    T(i) = A(i) if 0 <= i < N\n    T(i) = A(0) if i == 0\n    B() = "
    text = text.replace("    B() = ", twice).replace("N] A(k)", "N] T(k)")
    (result,) = redverify.verify_text(text, inferred=True, witness_seconds=0.0).impls
    assert result.verdict is Verdict.REFUTED
    assert result.witness is not None and result.witness.kind == "spec"


def test_a_wrong_value_is_wrong_whatever_the_laws() -> None:
    assert judged("assoc", index="0").verdict is Verdict.REFUTED
