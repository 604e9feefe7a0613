"""Long chains of element-wise equations are unfolded to their ends, and compared as terms."""

import pytest

import redverify
from redverify.reporting.result import Verdict

CHAIN = """spec main(N):
    input A[N] : f32
    output E[N] : f32
    tensor B(i) : f32
    tensor C(i) : f32
    tensor D(i) : f32

    B(i) = exp(A(i))
    C(i) = B(i) * A(i)
    D(i) = C(i) / B(i)
    E(i) = sqrt(D(i)) + C(i)

impl chain of main(a = A, e = E):
    for i < N:
        e[i] {E(i)} := @value
"""

RIGHT = "sqrt(exp(a[i]) * a[i] / exp(a[i])) + exp(a[i]) * a[i]"


@pytest.mark.parametrize(
    "value,verdict",
    [
        (RIGHT, Verdict.VERIFIED),
        (RIGHT.replace("/ exp(a[i])", "/ a[i]"), Verdict.REFUTED),
        (RIGHT.replace("+ exp(a[i])", "+ exp(a[N - 1 - i])"), Verdict.REFUTED),
    ],
    ids=["right", "another divisor", "another element"],
)
def test_a_chain_of_four_equations(value, verdict):
    result = redverify.verify_text(CHAIN.replace("@value", value), values="abstract")
    assert result.verdict is verdict


def test_an_equation_that_needs_itself_ends():
    text = """spec main(N):
    input A[N] : f32
    output F[N] : f32

    F(i) = A(i) if i == 0
    F(i) = F(i - 1) + A(i) * 2.0 if 0 < i

impl fold of main(a = A, f = F):
    for i < N:
        if i == 0:
            f[i] {F(i)} := a[i]
        else:
            f[i] {F(i)} := f[i - 1] + a[i] * 2.0
"""
    assert redverify.verify_text(text).verdict is Verdict.VERIFIED
