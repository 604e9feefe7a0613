"""The trap "a proof that rests on `exp` of a hash": verdicts rest on the real functions alone."""

from __future__ import annotations

import pytest

import redverify
from redverify.interpreter import run
from redverify.language.load import load_text
from redverify.reporting.result import Verdict

PROGRAM = """
spec s(N):
    assume N >= 1
    input  X[N] : f32
    output Y[N] : f32
    Y(i) = MEANT

impl p of s(x = X, y = Y):
    for i < N:
        y[i] {Y(i)} := COMPUTED
"""

V, R, OPEN = Verdict.VERIFIED, Verdict.REFUTED, Verdict.INCONCLUSIVE


@pytest.mark.parametrize(
    ("meant", "computed", "verdict"),
    [
        ("exp(X(i)) * exp(1.0)", "exp(x[i] + 1.0)", V),
        ("exp(X(i)) + exp(1.0)", "exp(x[i] + 1.0)", R),
        ("exp(X(i) * 1.5)", "exp(x[i]) * exp(0.5 * x[i])", V),
        ("exp(X(i) * 1.5)", "exp(x[i]) * exp(0.25 * x[i])", R),
        # True of the real numbers, and nothing that is assumed says so; a hash would refute the first.
        ("exp(X(i) * X(i)) + 0.0", "exp(abs(x[i]) * abs(x[i]))", V),
        ("sin(X(i)) * sin(X(i)) + cos(X(i)) * cos(X(i))", "1.0 + 0.0 * x[i]", OPEN),
        # True of hashes: two of them never collide.
        ("select(sin(X(i)) == sin(X(i) + 1.0), 1.0, 0.0)", "0.0 * x[i]", OPEN),
    ],
)
def test_a_proof_that_rests_on_exp_of_a_hash(meant: str, computed: str, verdict: Verdict) -> None:
    text = PROGRAM.replace("MEANT", meant).replace("COMPUTED", computed)
    (result,) = redverify.verify_text(text, levels=False).impls
    assert result.verdict is verdict
    (impl,) = load_text(text).impls.values()
    violations = [v for seed in range(4) for v in run(impl, {"N": 2}, seed=seed).violations]
    assert verdict is not V or not violations
