"""Signs and infinities of terms on domains, and what proofs may use of them."""

from __future__ import annotations

import pytest

from redverify.evaluation.equations import Equations
from redverify.language.load import load_text
from redverify.language.terms import canonical
from redverify.presburger import build
from redverify.solving.prover import Prover
from redverify.solving.signs import ANY, FINITE, Sign, Signs

pytestmark = pytest.mark.ring("quick")

SPEC = """
spec s(N, K):
    assume N >= 1 and 0 <= K <= N
    type Pair = (place : i32, value : f32)
    input A[N, N] : f32
    input c[] : f32
    output L[] : f32
    output R[] : f32
    tensor M(n) : f32
    tensor P(i) : f32
    tensor W(n) : f32
    tensor Q(n) : Pair
    tensor T(n) : f32
    M(n) = max[k : 0 <= k < n] A(0, k)
    P(i) = max[k : 0 <= k < N] select(k <= i, A(i, k), -inf)
    Q(n) = Pair(i32(n), M(n))
    W(n) = -inf if n == 0
    W(n) = max(W(n - 1), A(0, n - 1)) if n > 0
    T(n) = sum[k : 0 <= k < n] exp(A(0, k))
    L() = {left}
    R() = {right}
"""

MINUS, PLUS, POSITIVE, ZERO = Sign.MINUS_INFINITY, Sign.INFINITY, Sign.POSITIVE, Sign.ZERO


def terms_of(left, right):
    spec = load_text(SPEC.format(left=left, right=right)).specs["s"]
    equations = Equations(spec)
    found = {e.tensor: canonical(e.value) for e in spec.equations}
    return equations, build.all_of(spec.assumptions), found["L"], found["R"]


def proves(left, right):
    equations, domain, one, other = terms_of(left, right)
    return Prover(equations).prove(domain, one, other).proved


@pytest.mark.parametrize(
    ("term", "sign"),
    [
        ("A(0, 0)", FINITE),
        ("M(0)", MINUS),
        ("M(1)", FINITE),
        ("M(N)", FINITE),
        ("M(K)", FINITE | MINUS),
        ("P(0)", FINITE),
        ("P(K)", FINITE),
        ("P(-1)", MINUS),
        ("W(0)", MINUS),
        ("W(1)", FINITE),
        ("W(K)", FINITE | MINUS),
        ("exp(M(0))", ZERO),
        ("exp(M(K))", POSITIVE | ZERO),
        ("exp(M(N))", POSITIVE),
        ("exp(M(K) - M(N))", POSITIVE | ZERO),
        ("exp(M(N) - M(K))", POSITIVE | PLUS),
        ("exp(M(N) - M(0))", PLUS),
        ("M(K) - M(K)", FINITE | Sign.UNDEFINED),
        ("0.0 * M(0)", Sign.UNDEFINED),
        ("0.0 * exp(M(N) - M(0))", Sign.UNDEFINED),
        ("0.0 * exp(M(0) - M(N))", ZERO),
        ("c() * M(0)", MINUS | PLUS | Sign.UNDEFINED),
        ("1.0 / M(0)", ZERO),
        ("1.0 / c()", FINITE),
        ("M(0) / c()", MINUS | PLUS | Sign.UNDEFINED),
        ("T(0)", ZERO),
        ("T(1)", POSITIVE),
        ("T(N)", POSITIVE),
        ("T(K)", POSITIVE | ZERO),
        ("c() * c()", POSITIVE | ZERO),
        ("c() * c() + 1.0", POSITIVE),
        ("sqrt(c() * c() + 1.0)", POSITIVE),
        ("sqrt(c())", FINITE),
        ("sigmoid(c())", POSITIVE),
        ("abs(M(0))", PLUS),
        ("max(M(K), 1.0)", POSITIVE),
        ("min(M(K), -1.0)", Sign.NEGATIVE | MINUS),
        ("f32(min(K, 100))", POSITIVE | ZERO),
        ("f32(min(N, 100))", POSITIVE),
        ("f32(N)", FINITE),
        ("log(M(0))", ANY),
        ("sum[k : 0 <= k < N] select(k <= K, exp(A(0, k)), 0.0)", POSITIVE),
        ("sum[k : 0 <= k < N] select(k < K, exp(A(0, k)), 0.0)", POSITIVE | ZERO),
        ("sum[k : 0 <= k < K] M(0)", FINITE | MINUS),
        ("f32(real(M(K)))", ANY),
        ("Q(0).value", MINUS),
        ("Q(N).value", FINITE),
        ("Q(K).value", FINITE | MINUS),
        ("f32(max[k : 0 <= k < N] real(A(0, k)))", FINITE),
        ("f32(max[k : 0 <= k < N] real(M(k)))", ANY),
    ],
)
def test_signs(term, sign):
    equations, domain, one, _ = terms_of(term, "0.0")
    assert Signs(equations).of(domain, one) == sign


@pytest.mark.parametrize(
    ("left", "right"),
    [
        ("exp(M(0) - M(N))", "0.0"),
        ("c() * exp(M(0) - M(N))", "0.0"),
        ("exp(M(N)) * exp(-M(N))", "1.0"),
        ("exp(P(K) - P(0)) * exp(P(0) - c())", "exp(P(K) - c())"),
        ("M(N) - M(N)", "0.0"),
        ("W(1) - W(1)", "0.0"),
        ("1.0 + M(0)", "-inf"),
        ("max(M(K), M(0) - 1.0)", "M(K)"),
        ("-M(0)", "inf"),
        ("-2.0 * M(0)", "inf"),
        ("7.0 / M(0)", "0.0"),
        ("exp(-M(0))", "inf"),
        ("abs(M(0))", "inf"),
        ("exp(M(K)) * exp(c())", "exp(c()) * exp(M(K))"),
    ],
)
def test_arithmetic_on_infinities(left, right):
    assert proves(left, right)


@pytest.mark.parametrize(
    ("left", "right"),
    [
        ("0.0 * exp(f32(-real(M(0))))", "0.0"),
        ("0.0 * exp(M(N) - M(0))", "0.0"),
        ("0.0 * exp(M(N) - M(K))", "0.0"),
        ("0.0 * M(0)", "0.0"),
        ("c() * M(0)", "M(0)"),
        ("M(0) - M(0)", "0.0"),
        ("M(K) - M(K)", "0.0"),
        ("W(K) - W(K)", "0.0"),
        ("exp(M(K)) * exp(-M(K))", "1.0"),
        ("exp(P(K) - P(-1)) * exp(P(-1) - P(K))", "1.0"),
        ("M(0) / M(0)", "1.0"),
        ("M(0) / c()", "M(0)"),
        ("max(M(0) - M(0), inf)", "inf"),
        ("0.0 * (sum[k : 0 <= k < N] exp(M(N) - M(K)))", "0.0"),
        ("1.0 / M(K)", "0.0"),
        ("log(M(0))", "M(0)"),
    ],
)
def test_what_is_undefined_somewhere_is_not_proved(left, right):
    assert not proves(left, right)
