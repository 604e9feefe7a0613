"""The abstraction `algebra`: what its rules prove, and what their conditions keep them from proving."""

from __future__ import annotations

import pytest

from redverify.evaluation.equations import Equations
from redverify.language.load import load_text
from redverify.language.terms import canonical
from redverify.presburger import build
from redverify.solving.algebra.proving import Algebra
from redverify.solving.goal import Goal
from redverify.solving.prover import Prover
from redverify.solving.signs import Sign
from redverify.solving.unfolding import Dependence
from redverify.system.clock import processor_seconds

pytestmark = pytest.mark.ring("quick")

SPEC = """
spec s(N, K):
    assume N >= {low} and 0 <= K <= N
    operator after(x, y) : {type} assoc = y
    function f({type}) -> {type}
    input A[N, N] : {type}
    input X[N] : {type}
    input Z[N] : {type}
    input c[] : {type}
    output L[] : {type}
    output R[] : {type}
    tensor M(n) : {type}
    tensor E(n) : {type}
    tensor Rows(i) : {type}
    M(n) = max[k : 0 <= k < n] X(k)
    E(n) = sum[k : 0 <= k < n] exp(X(k) - M(n))
    Rows(i) = sum[j : 0 <= j < N] A(i, j)
    L() = {left}
    R() = {right}
"""

INTEGERS = "    E(n) = sum[k : 0 <= k < n] exp(X(k) - M(n))\n"


def _terms(left, right, type_, low):
    text = (
        SPEC
        if type_ in ("f32", "real")
        else SPEC.replace(INTEGERS, "").replace("    tensor E(n) : {type}\n", "")
    )
    spec = load_text(text.format(left=left, right=right, type=type_, low=low)).specs["s"]
    found = {e.tensor: canonical(e.value) for e in spec.equations}
    return spec, found["L"], found["R"]


def by_algebra(left, right, *, type="f32", low=1, values="real"):
    spec, one, other = _terms(left, right, type, low)
    equations = Equations(spec, values)
    algebra = Algebra(equations, Dependence(equations))
    return algebra.proves(Goal(build.all_of(spec.assumptions), one, other), 50.0)


def proves(left, right, *, type="f32", low=1, values="real"):
    spec, one, other = _terms(left, right, type, low)
    return (
        Prover(Equations(spec, values), timeout=10.0).prove(build.all_of(spec.assumptions), one, other).proved
    )


SUM = "sum[k : 0 <= k < N] X(k)"

EQUAL = [
    # smaller
    ("max(max[k : 0 <= k < N] abs(X(k)), 0.0)", "max[k : 0 <= k < N] abs(X(k))", "f32 real"),
    ("max(max[k : 0 <= k < N] X(k), max(1.0, 2.0))", "max(2.0, max[k : 0 <= k < N] X(k))", "f32 real"),
    ("max[k : 0 <= k < 2 * N] abs(select(k < N, X(k), 0.0))", "max[k : 0 <= k < N] abs(X(k))", "f32"),
    ("abs(c() * c())", "c() * c()", "f32 real"),
    ("f32(i8(c() + X(0)))", "f32(i8(X(0) + c()))", "f32"),
    # hom
    (f"c() * {SUM}", "sum[k : 0 <= k < N] X(k) * c()", "f32 real i8 u16 i32"),
    (f"-{SUM}", "sum[k : 0 <= k < N] -X(k)", "f32 real i8 u16"),
    (f"({SUM}) / f32(4)", "sum[k : 0 <= k < N] X(k) / f32(4)", "f32"),
    (f"({SUM}) / 4.0", "sum[k : 0 <= k < N] 0.25 * X(k)", "f32 real"),
    (f"({SUM}) / (c() * c() + 1.0)", "sum[k : 0 <= k < N] X(k) / (1.0 + c() * c())", "f32 real"),
    (f"({SUM}) / exp(c())", "sum[k : 0 <= k < N] X(k) * exp(-c())", "f32 real"),
    ("c() + max[k : 0 <= k < N] X(k)", "max[k : 0 <= k < N] (X(k) + c())", "f32 real"),
    ("c() + max[k : 0 <= k < K] X(k)", "max[k : 0 <= k < K] (X(k) + c())", "f32"),
    ("c() - min[k : 0 <= k < N] X(k)", "max[k : 0 <= k < N] (c() - X(k))", "f32 real"),
    ("-(max[k : 0 <= k < N] X(k))", "min[k : 0 <= k < N] -X(k)", "f32 real"),
    ("-(max[k : 0 <= k < K] X(k))", "min[k : 0 <= k < K] -X(k)", "f32"),
    ("2.0 * max[k : 0 <= k < N] X(k)", "max[k : 0 <= k < N] 2.0 * X(k)", "f32 real"),
    ("2.0 * max[k : 0 <= k < K] X(k)", "max[k : 0 <= k < K] X(k) * 2.0", "f32"),
    ("exp(c()) * max[k : 0 <= k < N] X(k)", "max[k : 0 <= k < N] exp(c()) * X(k)", "f32 real"),
    ("-2.0 * max[k : 0 <= k < N] X(k)", "min[k : 0 <= k < N] -2.0 * X(k)", "f32 real"),
    ("c() * c() * max[k : 0 <= k < N] X(k)", "max[k : 0 <= k < N] c() * X(k) * c()", "f32 real"),
    ("abs(c()) * max[k : 0 <= k < N] X(k)", "max[k : 0 <= k < N] X(k) * abs(c())", "f32"),
    (f"max(0.0, c() * {SUM})", "max(sum[k : 0 <= k < N] c() * X(k), 0.0)", "f32 real"),
    (
        f"max(0.0, {SUM})",
        "max((sum[k : 0 <= k < K] X(k)) + sum[k : K <= k < N] X(k), 0.0)",
        "f32 real",
    ),
    (
        f"select(c() * ({SUM}) > 1.0, c() * ({SUM}), 0.0)",
        "select(1.0 < sum[k : 0 <= k < N] X(k) * c(), sum[k : 0 <= k < N] X(k) * c(), 0.0)",
        "",
    ),
    (
        f"select(c() * ({SUM}) > 1.0, c() * ({SUM}), 0.0)",
        "select((sum[k : 0 <= k < N] X(k) * c()) > 1.0, sum[k : 0 <= k < N] X(k) * c(), 0.0)",
        "f32 real",
    ),
    # flatten
    ("sum[i : 0 <= i < N] Rows(i)", "sum[i, j : 0 <= i < N and 0 <= j < N] A(i, j)", "f32 real i8"),
    ("sum[i, j : 0 <= i < N and 0 <= j < N] A(j, i)", "sum[i : 0 <= i < N] Rows(i)", "f32 real i8"),
    (
        "sum[i : 0 <= i < N] X(i) * Rows(i)",
        "sum[j : 0 <= j < N] sum[i : 0 <= i < N] A(i, j) * X(i)",
        "f32 real u8",
    ),
    (f"({SUM}) * {SUM.replace('k', 'm')}", "sum[i, j : 0 <= i < N and 0 <= j < N] X(i) * X(j)", "f32 i8"),
    (
        "max[i, j : 0 <= i < N and 0 <= j <= i] A(i, j)",
        "max[j : 0 <= j < N] max[i : j <= i < N] A(i, j)",
        "f32 real i8",
    ),
    # re-index
    (
        "sum[p, i : 0 <= p and 0 <= i < 8 and 8*p + i < N] X(8*p + i)",
        SUM,
        "f32 real i8",
    ),
    ("sum[k : 0 <= k < N] X(N - 1 - k)", SUM, "f32 i8"),
    ("max[p, i : 0 <= p and 0 <= i < 8 and 8*p + i < N] X(8*p + i)", "max[k : 0 <= k < N] X(k)", "f32 i8"),
    # split, count, masks
    ("sum[k : 0 <= k < N] (X(k) + Z(k))", f"({SUM}) + sum[k : 0 <= k < N] Z(k)", "f32 real i8"),
    ("(sum[k : 0 <= k < K] X(k)) + sum[k : K <= k < N] X(k)", SUM, "f32 real i8"),
    ("sum[k : 0 <= k < N] c()", "real(N) * c()", "real"),
    ("sum[k : 0 <= k < N] c()", "i8(N) * c()", "i8"),
    ("sum[i, j : 0 <= j <= i < N] X(i)", "sum[i : 0 <= i < N] real(i + 1) * X(i)", "real"),
    ("sum[k : 0 <= k < N] select(k < K, X(k), 0.0)", "sum[k : 0 <= k < K] X(k)", "f32 real"),
    ("max[k : 0 <= k < N] select(k < K, X(k), -inf)", "max[k : 0 <= k < K] X(k)", "f32"),
    # exponentials
    ("E(K) * exp(M(K) - M(N))", "sum[k : 0 <= k < K] exp(X(k) - M(N))", "f32"),
    ("E(N)", "(sum[k : 0 <= k < N] exp(X(k))) * exp(-M(N))", "f32"),
    ("log(E(N)) + M(N)", "log(sum[k : 0 <= k < N] exp(X(k)))", "f32"),
    ("log(1.0 / E(N)) - M(N)", "-log(sum[k : 0 <= k < N] exp(X(k)))", "f32"),
    ("log(exp(c()) / E(N))", "c() - log(E(N))", "f32"),
    ("c() + log1p(exp(-c()))", "log1p(exp(c()))", "f32"),
    ("-log(sigmoid(-c()))", "log1p(exp(c()))", "f32"),
    ("exp2(c() + 3.0)", "8.0 * exp2(c())", "f32"),
    ("exp(0.125 * (c() + X(0)))", "exp(0.125 * c()) * exp(0.125 * X(0))", "f32"),
    ("exp(log(exp(c()) + 1.0) * 2.0)", "(exp(c()) + 1.0) * (exp(c()) + 1.0)", "f32"),
    # common denominators
    ("c() / real(N) + (X(0) - c() / real(N)) / real(N + 1)", "(c() + X(0)) / real(N + 1)", "real"),
    ("sigmoid(c())", "exp(c()) / (1.0 + exp(c()))", "f32"),
]


@pytest.mark.parametrize(
    ("left", "right", "type_"), [(a, b, t) for a, b, types in EQUAL for t in types.split()]
)
def test_equal(left, right, type_):
    assert by_algebra(left, right, type=type_)


#: Any operator with laws, under encodings in which nothing distributes.
FOLDS = [
    ("sum[i : 0 <= i < N] Rows(i)", "sum[j, i : 0 <= i < N and 0 <= j < N] A(i, j)", "abstract"),
    ("sum[p, i : 0 <= p and 0 <= i < 8 and 8*p + i < N] X(8*p + i)", SUM, "abstract abstract-associative"),
    ("sum[k : 0 <= k < N] select(k < K, X(k), 0.0)", "sum[k : 0 <= k < K] X(k)", "abstract"),
    ("sum[k : 0 <= k < N] X(N - 1 - k)", SUM, "abstract"),
    ("prod[k : 0 <= k < N] X(N - 1 - k)", "prod[k : 0 <= k < N] X(k)", "abstract real"),
    (f"c() + {SUM}", "(c() + sum[k : 0 <= k < K] X(k)) + sum[k : K <= k < N] X(k)", "abstract"),
    (
        "max[j : 0 <= j < N] max[i : 0 <= i < N] A(i, j)",
        "max[i, j : 0 <= i < N and 0 <= j < N] A(i, j)",
        "abstract abstract-bitwise ieee real",
    ),
    (
        "reduce after[i : 0 <= i < N] reduce after[j : 0 <= j < N] A(i, j)",
        "reduce after[i, j : 0 <= i < N and 0 <= j < N] A(i, j)",
        "abstract real ieee",
    ),
    (
        "reduce after[p, i : 0 <= p and 0 <= i < 8 and 8*p + i < N] X(8*p + i)",
        "reduce after[k : 0 <= k < N] X(k)",
        "real abstract",
    ),
]


@pytest.mark.parametrize(
    ("left", "right", "values"), [(a, b, v) for a, b, values in FOLDS for v in values.split()]
)
def test_folds(left, right, values):
    assert by_algebra(left, right, values=values)


#: Programs that need a law that the encoding does not have, or another order than the operator allows.
NO_FOLDS = [
    ("sum[k : 0 <= k < N] X(N - 1 - k)", SUM, "abstract-associative"),
    ("sum[i : 0 <= i < N] Rows(i)", "sum[j, i : 0 <= i < N and 0 <= j < N] A(i, j)", "abstract-zeros"),
    ("sum[i : 0 <= i < N] Rows(i)", "sum[j, i : 0 <= i < N and 0 <= j < N] A(i, j)", "abstract-associative"),
    ("reduce after[k : 0 <= k < N] X(N - 1 - k)", "reduce after[k : 0 <= k < N] X(k)", "real"),
    (
        "reduce after[i : 0 <= i < N] after(X(i), Z(i))",
        "after(reduce after[i : 0 <= i < N] X(i), reduce after[i : 0 <= i < N] Z(i))",
        "real",
    ),
    (
        "reduce after[i : 0 <= i < N] reduce after[j : 0 <= j < i] A(i, j)",
        "reduce after[i, j : 0 <= j < i < N] A(i, j)",
        "real",
    ),
    ("sum[k : 0 <= k < N] select(k < K, X(k), 1.0)", "sum[k : 0 <= k < K] X(k)", "abstract"),
    ("prod[k : 0 <= k < N] select(k < K, X(k), 0.0)", "prod[k : 0 <= k < K] X(k)", "real"),
    (f"{SUM}", "sum[k : 0 <= k < N] X(k % 3)", "abstract"),
    ("f(X(0))", "f(X(K))", "real"),
]


@pytest.mark.parametrize(("left", "right", "values"), NO_FOLDS)
def test_folds_without_a_law(left, right, values):
    assert not by_algebra(left, right, values=values)
    assert not proves(left, right, values=values)


def test_any_and_all_are_exchanged_by_not():
    text = """
spec s(N):
    assume N >= 0
    input A[N, N] : bool
    output L[] : bool
    output R[] : bool
    L() = not (any[i, j : 0 <= i < N and 0 <= j < N] A(i, j))
    R() = all[j : 0 <= j < N] all[i : 0 <= i < N] (not A(i, j))
"""
    spec = load_text(text).specs["s"]
    equations = Equations(spec)
    found = {e.tensor: canonical(e.value) for e in spec.equations}
    algebra = Algebra(equations, Dependence(equations))
    assert algebra.proves(Goal(build.all_of(spec.assumptions), found["L"], found["R"]), 50.0)
    found["R"] = canonical(load_text(text.replace("(not A(i, j))", "A(i, j)")).specs["s"].equations[1].value)
    assert not algebra.proves(Goal(build.all_of(spec.assumptions), found["L"], found["R"]), 50.0)


#: What would be proved without the condition that is named, and what must therefore stay open.
DIFFERENT = [
    (
        "0 in a maximum of any numbers",
        "max(max[k : 0 <= k < N] X(k), 0.0)",
        "max[k : 0 <= k < N] X(k)",
        "f32",
    ),
    (
        "0 in a maximum that may be empty",
        "max(max[k : 0 <= k < K] abs(X(k)), 0.0)",
        "max[k : 0 <= k < K] abs(X(k))",
        "f32",
    ),
    (
        "the smaller one of two numbers",
        "max(max[k : 0 <= k < N] X(k), max(1.0, 2.0))",
        "max(X(0), 1.0)",
        "f32",
    ),
    ("abs of any number", "abs(c())", "c()", "f32"),
    ("casts of other numbers", "f32(i8(X(0)))", "f32(i8(X(0) + 1.0))", "f32"),
    ("0 * exp(m - -inf) in the first block alone", "0.0 * exp(M(N) - M(K))", "0.0", "f32"),
    (
        "0 * exp(m - -inf) as a rescaled sum",
        "E(K) * exp(M(N) - M(K))",
        "sum[k : 0 <= k < K] exp(X(k) + M(N) - 2.0 * M(K))",
        "f32",
    ),
    ("sum A / c with c an input", f"({SUM}) / c()", "sum[k : 0 <= k < N] X(k) / c()", "f32"),
    ("sum A / c as a product", f"({SUM}) / c()", f"({SUM}) * (1.0 / c())", "f32"),
    (
        "sum A / n with n = 0",
        "(sum[k : 0 <= k < K] X(k)) / real(K)",
        "sum[k : 0 <= k < K] X(k) / real(K)",
        "real",
    ),
    ("c * max with c < 0", "-1.0 * max[k : 0 <= k < N] X(k)", "max[k : 0 <= k < N] -1.0 * X(k)", "f32"),
    ("c * max with c an input", "c() * max[k : 0 <= k < N] X(k)", "max[k : 0 <= k < N] c() * X(k)", "f32"),
    (
        "c * max of an empty set",
        "c() * c() * max[k : 0 <= k < K] X(k)",
        "max[k : 0 <= k < K] c() * c() * X(k)",
        "f32",
    ),
    ("0 * max of an empty set", "0.0 * max[k : 0 <= k < K] X(k)", "0.0", "f32"),
    ("c + max on i8", "c() + max[k : 0 <= k < N] X(k)", "max[k : 0 <= k < N] (X(k) + c())", "i8"),
    ("2 * max on i8", "2 * max[k : 0 <= k < N] X(k)", "max[k : 0 <= k < N] 2 * X(k)", "i8"),
    ("- max on i8", "-(max[k : 0 <= k < N] X(k))", "min[k : 0 <= k < N] -X(k)", "i8"),
    ("a quotient of integers", f"({SUM}) / 2", "sum[k : 0 <= k < N] X(k) / 2", "i8"),
    (
        "a factor that holds the binder of an inner reduction",
        "sum[i : 0 <= i < N] sum[j : 0 <= j < N] X(j) * A(i, j)",
        "sum[i : 0 <= i < N] X(i) * sum[j : 0 <= j < N] A(i, j)",
        "f32",
    ),
    (
        "permuted binders of an operator that does not commute",
        "reduce after[i, j : 0 <= i < N and 0 <= j < N] A(i, j)",
        "reduce after[j, i : 0 <= i < N and 0 <= j < N] A(i, j)",
        "f32",
    ),
    (
        "permuted indices of an operator that does not commute",
        "reduce after[i : 0 <= i < N] reduce after[j : 0 <= j < N] A(j, i)",
        "reduce after[i, j : 0 <= i < N and 0 <= j < N] A(i, j)",
        "f32",
    ),
    (
        "bijection total on one side only",
        "sum[p, i : 0 <= p and 0 <= i < 8 and 8*p + i < N] X(8*p + i)",
        "sum[k : 0 <= k < N + N % 2] X(min(k, N - 1))",
        "f32",
    ),
    (
        "a tail that is dropped",
        "sum[p, i : 0 <= p and 0 <= i < 8 and 8*p + 7 < N] X(8*p + i)",
        SUM,
        "f32",
    ),
    (
        "a relation that is not a bijection",
        "sum[p, i : 0 <= p < N and 0 <= i <= 1 and p + i < N] X(p + i)",
        SUM,
        "f32",
    ),
    (
        "elements that are read twice",
        "sum[i, j : 0 <= i < N and 0 <= j < N] X(i)",
        SUM,
        "f32",
    ),
    (
        "a sum of row sums against a triangle",
        "sum[i : 0 <= i < N] Rows(i)",
        "sum[i, j : 0 <= j <= i < N] A(i, j)",
        "f32",
    ),
    (
        "max of an empty row under a causal mask",
        "exp((max[k : 0 <= k < N] select(k < K, X(k), -inf)) - (max[k : 0 <= k < K] X(k)))",
        "1.0",
        "f32",
    ),
    (
        "max of an empty row of real numbers",
        "c() + max[k : 0 <= k < K] X(k)",
        "max[k : 0 <= k < K] (X(k) + c())",
        "real",
    ),
    (
        "a factor that is infinite where the set is empty",
        "M(K) * sum[k : 0 <= k < K] X(k)",
        "sum[k : 0 <= k < K] M(K) * X(k)",
        "f32",
    ),
    (
        "a summand that is infinite",
        "(max[k : 0 <= k < N] (X(k) + M(K))) - M(K)",
        "max[k : 0 <= k < N] X(k)",
        "f32",
    ),
    ("a count that a float may round", "sum[k : 0 <= k < N] c()", "f32(N) * c()", "f32"),
    ("a count with holes", "sum[k : 0 <= k < N and k % 2 == 0] c()", "real(N) * c()", "real"),
    (
        "a product of different sums",
        f"({SUM}) * {SUM.replace('k', 'm')}",
        "sum[i : 0 <= i < N] X(i) * X(i)",
        "f32",
    ),
    ("the root of another number", "sqrt(c()) * sqrt(c())", "c()", "f32"),
    ("exp of a product", "exp(c() * X(0))", "exp(c()) * exp(X(0))", "f32"),
    ("exp2 against exp", "exp2(c() * 1.4426950408889634)", "exp(c())", "f32"),
    ("log of what may be negative", "exp(log(c()))", "c()", "f32"),
    ("log of a product of unknown sign", "log(c() * c())", "2.0 * log(c())", "f32"),
    ("log of a negative quotient", "log(1.0 / (-1.0 - c() * c()))", "-log(-1.0 - c() * c())", "f32"),
    ("a quotient of equal numbers", "c() / c()", "1.0", "f32"),
    (
        "masked with 0 in a maximum",
        "max[k : 0 <= k < N] select(k < K, X(k), 0.0)",
        "max[k : 0 <= k < K] X(k)",
        "f32",
    ),
    ("rescaling forgotten", "E(K)", "sum[k : 0 <= k < K] exp(X(k) - M(N))", "f32"),
    ("a sum of declared functions", f"f({SUM})", "sum[k : 0 <= k < N] f(X(k))", "f32"),
]


@pytest.mark.parametrize(
    ("left", "right", "type_"), [d[1:] for d in DIFFERENT], ids=[d[0] for d in DIFFERENT]
)
def test_not_proved(left, right, type_):
    assert not by_algebra(left, right, type=type_)
    assert not proves(left, right, type=type_)


def test_a_reduction_that_is_written_out_is_compared_by_its_normal_form():
    whole = "sum[j : 0 <= j < 3] c() * X(j)"
    written = "c() * X(0) + (X(1) * c() + X(2) * c())"
    left = f"({whole}) / (1.0 + exp(-({whole})))"
    right = "({0}) * (1.0 / (exp(-({0})) + 1.0))"
    assert proves(left, right.format(written), low=3)
    assert not proves(left, right.format(written.replace("X(2)", "X(1)")), low=3)


@pytest.mark.parametrize("values", ["abstract", "abstract-associative", "ieee"])
def test_real_numbers_alone_distribute(values):
    for left, right, types in EQUAL[:12]:
        if "f32" in types.split():
            assert not by_algebra(left, right, values=values)


#: Conditions, each with a trap that is proved if the condition is not asked for.
ALGEBRA = "redverify.solving.algebra"
CONDITIONS = [
    (f"{ALGEBRA}.normalising.Normalising._nonzero", lambda *_: True, "sum A / c with c an input"),
    (f"{ALGEBRA}.normalising.Normalising._nonzero", lambda *_: True, "a quotient of equal numbers"),
    (f"{ALGEBRA}.building.Building._not_negative", lambda *_: True, "c * max with c an input"),
    (f"{ALGEBRA}.building.Building._at_least", lambda *_: True, "0 in a maximum of any numbers"),
    (f"{ALGEBRA}.normalising.Signs.of", lambda *_: Sign.POSITIVE, "abs of any number"),
    (f"{ALGEBRA}.comparing.bijective", lambda *_: True, "a relation that is not a bijection"),
    (
        f"{ALGEBRA}.normalising.may_be_infinite",
        lambda *_: False,
        "0 * exp(m - -inf) in the first block alone",
    ),
    (f"{ALGEBRA}.normalising.may_be_infinite", lambda *_: False, "a summand that is infinite"),
    (f"{ALGEBRA}.normalising.fits", lambda *_: True, "a count that a float may round"),
    (f"{ALGEBRA}.normalising.Signs.of", lambda *_: Sign.POSITIVE, "log of what may be negative"),
    (f"{ALGEBRA}.normalising.Signs.of", lambda *_: Sign.POSITIVE, "log of a negative quotient"),
]


@pytest.mark.parametrize(
    ("condition", "instead", "trap"),
    CONDITIONS,
    ids=[f"{c[0].rpartition('.')[2]}: {c[2]}" for c in CONDITIONS],
)
def test_each_condition_is_needed(monkeypatch, condition, instead, trap):
    left, right, type_ = next(d[1:] for d in DIFFERENT if d[0] == trap)
    assert not by_algebra(left, right, type=type_)
    monkeypatch.setattr(condition, instead)
    assert by_algebra(left, right, type=type_)


def test_the_share_of_the_time_is_kept():
    begun = processor_seconds()
    spec, one, other = _terms(f"({SUM}) * ({SUM}) * ({SUM}) * E(N)", "E(K)", "f32", 1)
    equations = Equations(spec)
    assert not Algebra(equations, Dependence(equations)).proves(
        Goal(build.all_of(spec.assumptions), one, other), 1.0
    )
    assert processor_seconds() - begun < 3
