"""Sums of quotients in the abstraction `algebra`: none gets lost where a sum is cut, or inverted twice."""

from __future__ import annotations

import pytest

import redverify
from redverify.reporting.result import Verdict
from redverify.solving.algebra.polynomials import Atom, number, power_of, raised
from tests.solving.random_quotients import Pair, campaign, counterexample, proved

SUM = "(sum[i : 0 <= i < N] A(i) * O(i) / T(i))"
FIRST = "(sum[i : 1 <= i < N] A(i) * O(i) / T(i))"
LAST = "(sum[i : 0 <= i < N - 1] A(i) * O(i) / T(i))"

#: A form of the first side, and the same with a quotient lost.
CASES = [
    (SUM, f"{LAST} + A(N - 1) * O(N - 1) / T(N - 1)", f"{LAST} + A(N - 1) * O(N - 1)"),
    (SUM, f"{FIRST} + A(0) * O(0) / T(0)", f"{FIRST} + A(0) * O(0)"),
    (
        f"{SUM} / S(0)",
        f"{LAST} / S(0) + A(N - 1) * O(N - 1) / T(N - 1) / S(0)",
        f"{LAST} + A(N - 1) * O(N - 1) / T(N - 1)",
    ),
    (
        "(sum[i : 0 <= i < N] O(i) / (T(i) * T(i)))",
        "(sum[i : 0 <= i < N - 1] O(i) / (T(i) * T(i))) + O(N - 1) / T(N - 1) / T(N - 1)",
        "(sum[i : 0 <= i < N - 1] O(i) / (T(i) * T(i))) + O(N - 1) / T(N - 1)",
    ),
    (f"{SUM} * {SUM}", f"({FIRST} + A(0) * O(0) / T(0)) * {SUM}", f"({FIRST} + A(0) * O(0)) * {SUM}"),
    ("log2((1.0 / S(0)) / (1.0 / (exp2(A(1)) + 1.0)))", "log2((exp2(A(1)) + 1.0) / S(0))", "-log2(S(0))"),
]


@pytest.mark.parametrize(("left", "right", "lost"), CASES)
def test_a_quotient_is_not_lost(left: str, right: str, lost: str) -> None:
    spec, holds = proved(Pair(left, right))
    assert holds and counterexample(spec) is None
    spec, holds = proved(Pair(left, lost))
    assert not holds and counterexample(spec) is not None


def test_a_sum_has_no_negative_power() -> None:
    x, y = Atom(0, frozenset()), Atom(1, frozenset())
    total = power_of(x, 1, 0) + power_of(y, 1, 0)
    with pytest.raises(ValueError, match="no power -1"):
        raised(total, -1)
    with pytest.raises(ValueError, match="no power -1"):
        power_of(x, -1, 0).substituted({x: total})
    assert power_of(y, -1, 0).substituted({x: total}) == power_of(y, -1, 0)
    assert raised(total, 0) == number(1, 0)


#: A program that computes the last summand of a sum without its division where both sizes are rare.
PROGRAM = """
spec s(N, M):
    assume N >= 1 and M >= 2
    input A[N] : f32
    input B[N, M] : f32
    output R[] : f32
    tensor O(i) : f32
    tensor T(i) : f32
    O(i) = sum[k : 0 <= k < M - 1] exp(B(i, k))
    T(i) = sum[k : 0 <= k < M] exp(B(i, k))
    R() = sum[i : 0 <= i < N] A(i) * O(i) / T(i)

impl p of s(a = A, b = B, r = R):
    allocate o[N] : f32
    allocate t[N] : f32
    for i < N:
        o[i] {0.0} := 0.0
        accumulate o:
            for k < M - 1:
                o[i] {O(i)} +{k}= exp(b[i, k])
        t[i] {0.0} := 0.0
        accumulate t:
            for k < M:
                t[i] {T(i)} +{k}= exp(b[i, k])
    allocate q[] : f32
    q[] {0.0} := 0.0
    accumulate q:
        for i < N - 1:
            q[] {sum[j : 0 <= j < N - 1] (A(j) * O(j) / T(j))} +{i}= a[i] * o[i] / t[i]
    if N >= 3000 and M == 7777:
        r[] {R()} := q[] + a[N - 1] * o[N - 1]@rare
    else:
        r[] {R()} := q[] + a[N - 1] * o[N - 1] / t[N - 1]
"""


@pytest.mark.ring("sweep")
def test_a_program_that_loses_a_quotient_is_not_verified() -> None:
    for rare, verified in (("", False), (" / t[N - 1]", True)):
        text = PROGRAM.replace("@rare", rare)
        result = redverify.verify_text(text, timeout=5.0, witness_seconds=1.0, levels=False)
        assert (result.verdict is Verdict.VERIFIED) is verified


def test_what_is_proved_of_random_quotients_holds() -> None:
    found, wrong = campaign(150, 7)
    assert not wrong, wrong
    assert found["proved"] >= 50 and found["not proved, and different"] > 20
