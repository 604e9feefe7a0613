"""Inconclusive programs whose runs depend on values that are not known exactly."""

from __future__ import annotations

import pytest

import redverify
from redverify.reporting.result import Verdict

PROGRAM = """
spec s(N):
    assume N >= 1
    input X[N] : f32
    output A[N] : f32
    A(i) = {specified} if 0 <= i < N

impl right of s(x = X, a = A):
    for i < N:
        a[i] {{A(i)}} := {written}
"""


def verified(specified: str, written: str) -> redverify.Result:
    text = PROGRAM.format(specified=specified, written=written)
    return redverify.verify_text(text)


@pytest.mark.parametrize(
    ("specified", "written", "reason", "assumed"),
    [
        ("log(X(i) * X(i))", "2.0 * log(abs(x[i]))", "log(", "log inverts exp"),
        ("sin(X(i) + X(i))", "2.0 * sin(x[i]) * cos(x[i])", "sin(", "nothing is assumed"),
        ("erf(-X(i))", "-erf(x[i])", "erf(", "nothing is assumed"),
    ],
)
def test_what_runs_depend_on_is_said(specified: str, written: str, reason: str, assumed: str) -> None:
    (impl,) = verified(specified, written).impls
    assert impl.verdict is Verdict.INCONCLUSIVE
    assert impl.depends_on[0].startswith(reason)
    note = next(n for n in impl.notes if n.startswith("runs are not evidence"))
    assert f"they depend on {reason}" in note
    assert assumed in note


def test_a_difference_of_known_values_refutes() -> None:
    (impl,) = verified("log(X(i) * X(i))", "2.0 * log(abs(x[i])) + 0.001").impls
    assert impl.verdict is Verdict.REFUTED
    assert impl.depends_on == ()


def test_a_verified_program_depends_on_nothing() -> None:
    (impl,) = verified("exp(X(i)) * exp(X(i))", "exp(x[i] + x[i])").impls
    assert impl.verdict is Verdict.VERIFIED
    assert impl.depends_on == ()
