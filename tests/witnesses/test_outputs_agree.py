"""A wrong annotation is not a wrong program, and the report says which it is."""

from __future__ import annotations

from pathlib import Path

import redverify
from redverify.reporting.result import ImplResult, Verdict
from redverify.reporting.text import AGREE, impl_lines

SOUNDNESS = Path(__file__).parents[1] / "soundness"

SPEC = """
spec doubled(N):
    assume N >= 1
    input A[N] : f32
    output B[N] : f32
    tensor C(i) : f32
    C(i) = A(i) + A(i)
    B(i) = C(i)

impl two_steps of doubled(a = A, b = B):
    for i < N:
        allocate c[] : f32
        c[] {ANNOTATION} := a[i] + a[i]
        b[i] {B(i)} := RIGHT
"""


def judged(annotation: str, right: str) -> ImplResult:
    text = SPEC.replace("ANNOTATION", annotation).replace("RIGHT", right)
    (result,) = redverify.verify_text(text, levels=False).impls
    return result


def said(result: ImplResult) -> str:
    return "\n".join("".join(piece.text for piece in line) for line in impl_lines(result, {}))


def test_only_the_annotation_is_wrong() -> None:
    result = judged("A(i)", "c[]")
    assert result.verdict is Verdict.REFUTED
    assert result.witness is not None
    assert result.witness.outputs_agree is True
    assert AGREE in said(result)


def test_an_output_is_wrong() -> None:
    result = judged("C(i)", "a[i]")
    assert result.witness is not None
    assert result.witness.outputs_agree is False
    assert AGREE not in said(result)


def test_annotation_and_output_are_wrong() -> None:
    result = judged("A(i)", "a[i]")
    assert result.witness is not None
    assert result.witness.outputs_agree is False


def test_what_has_no_meaning_is_not_called_right() -> None:
    result = judged("C(i)", "select(N < 0, a[i + 1], c[])")
    assert result.witness is not None
    assert result.witness.kind == "bounds"
    assert result.witness.outputs_agree is None
    assert AGREE not in said(result)


def test_outputs_that_are_too_large_at_the_witness_are_not_called_right() -> None:
    """The output is wrong at one size, at which a run does not compare outputs, and right at all others."""
    text = (SOUNDNESS / "values" / "parts_that_may_be_empty.sched").read_text()
    for result in redverify.verify_text(text, levels=False).impls[:4]:
        assert result.verdict is Verdict.REFUTED
        assert result.witness is not None
        assert result.witness.params == {"N": 1_000_000_000}
        assert result.witness.outputs_agree is None
