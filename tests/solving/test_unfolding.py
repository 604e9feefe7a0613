"""Long chains of element-wise equations are unfolded to their ends, and compared as terms."""

from itertools import pairwise

import pytest

import redverify
from redverify.reporting.result import Verdict

pytestmark = pytest.mark.ring("quick")

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


def long_chain(length: int, factor: str = "2.0") -> str:
    """Each tensor is the one before, moved and doubled; the program computes the last one from the input."""
    names = ["A", *(f"T{k}" for k in range(1, length)), "B"]
    lines = [f"spec chain(N):\n    assume N >= 1\n    input A[N + {length}] : f32\n    output B[N] : f32"]
    lines += [f"    tensor {name}(x) : f32" for name in names[1:-1]]
    lines += [f"    {b}(x) = {a}(x + 1) * 2.0" for a, b in pairwise(names)]
    lines += ["impl fused of chain(a = A, b = B):", "    par x < N:"]
    doubled = " * 2.0" * (length - 1) + f" * {factor}"
    return "\n".join([*lines, f"        b[x] {{B(x)}} := a[x + {length}]{doubled}", ""])


@pytest.mark.parametrize("length", [5, 9, 15])
def test_a_chain_that_nothing_of_is_stored(length):
    assert redverify.verify_text(long_chain(length)).verdict is Verdict.VERIFIED
    assert redverify.verify_text(long_chain(length, "4.0")).verdict is Verdict.REFUTED


#: Halide's sgemm: none of the seven tensors between the inputs and the result is stored.
SGEMM = """spec sgemm(M, N, K):
    assume M >= 1 and N >= 1 and K >= 1
    input A[M, K] : f32
    input B[K, N] : f32
    input C[M, N] : f32
    input a[] : f32
    input b[] : f32
    tensor As(i, k) : f32
    tensor Atmp(i, k) : f32
    tensor product(k, i, j) : f32
    tensor AB0(i, j) : f32
    tensor AB(i, j) : f32
    tensor ABt(i, j) : f32
    tensor ABtt(i, j) : f32
    output R[M, N] : f32

    As(i, k) = A(i, k)
    Atmp(i, k) = As(i, k)
    product(k, i, j) = Atmp(i, k) * B(k, j)
    AB0(i, j) = 0.0
    AB(i, j) = AB0(i, j) + sum[k : 0 <= k < K] product(k, i, j)
    ABt(i, j) = AB(i, j)
    ABtt(i, j) = ABt(i, j)
    R(i, j) = a() * ABtt(i, j) + b() * C(i, j)

impl direct of sgemm(A_ = A, B_ = B, C_ = C, a_ = a, b_ = b, R_ = R):
    par i < M:
        par j < N:
            R_[i, j] {0.0} := 0.0
            accumulate R_:
                for k < K:
                    R_[i, j] {sum[r : 0 <= r < K] A(i, r) * B(r, j)} +{k}= A_[i, k] * B_[k, j]
            R_[i, j] {R(i, j)} := a_[] * R_[i, j] + b_[] * C_[i, j]
"""


def test_a_chain_with_a_reduction_in_it():
    assert redverify.verify_text(SGEMM).verdict is Verdict.VERIFIED
    wrong = SGEMM.replace(":= a_[] * R_[i, j]", ":= b_[] * R_[i, j]")
    assert redverify.verify_text(wrong).verdict is Verdict.REFUTED
