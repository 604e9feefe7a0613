"""Value obligations: what the prover proves, and what it must not."""

from __future__ import annotations

import pytest

from redverify.evaluation.equations import Equations
from redverify.evaluation.terms import canonical
from redverify.language.load import load_text
from redverify.presburger import build
from redverify.solving.prover import Prover

SPEC = """
spec s(N):
    assume N >= {low}
    type elem
    function f({type}) -> {type}
    operator ac : elem assoc comm unit e
    operator as : elem assoc
    input A[N] : {type}
    input C[N] : {type}
    input E[N] : elem
    output L[] : {type}
    output R[] : {type}
    L() = {left}
    R() = {right}
"""


def proves(left, right, *, type="f32", low=0, values="real"):
    text = SPEC.format(left=left, right=right, type=type, low=low)
    spec = load_text(text).specs["s"]
    equations = Equations(spec, values)
    terms = {e.tensor: canonical(e.value) for e in spec.equations}
    return Prover(equations).prove(build.all_of(spec.assumptions), terms["L"], terms["R"]).proved


EQUAL = [
    ("A(0) + C(0)", "C(0) + A(0)"),
    ("A(0) * (C(0) + 1.0)", "A(0) * C(0) + A(0)"),
    ("sum[k : 0 <= k < N] A(k)", "sum[m : 0 <= m and m <= N - 1] A(m)"),
    ("sum[k : 0 <= k < N] A(k) * C(k)", "sum[k : 0 <= k < N] C(k) * A(k)"),
    ("sum[k : 0 <= k < 0] A(k)", "0.0"),
    ("sum[k : k == 3] A(k)", "A(3)"),
    ("2.0 + sum[k : 0 <= k < N] A(k)", "(sum[k : 0 <= k < N] A(k)) + 2.0"),
    ("max[k : 0 <= k < N] A(k)", "max(-inf, max[k : 0 <= k < N] A(k))"),
    ("(sum[k : 0 <= k < 2] A(k)) + sum[k : 2 <= k < N] A(k)", "sum[k : 0 <= k < N] A(k)"),
    ("sum[k : 0 <= k < 3] A(k)", "A(0) + (A(2) + A(1))"),
    ("f(A(1) + C(1))", "f(C(1) + A(1))"),
    ("select(N >= 5, A(1), A(2))", "select(N < 5, A(2), A(1))"),
]

DIFFERENT = [
    ("A(0)", "A(1)"),
    ("A(0) - C(0)", "C(0) - A(0)"),
    ("A(0) / A(0)", "1.0"),
    ("sum[k : 0 <= k < N] A(k)", "sum[k : 0 <= k < N - 1] A(k)"),
    ("sum[k : 0 <= k < N] A(k)", "sum[k : 0 <= k < N] C(k)"),
    ("sum[k : 0 <= k < N] A(k)", "prod[k : 0 <= k < N] A(k)"),
    ("sum[k : 0 <= k < N] A(k)", "A(0)"),
    ("sum[k : 0 <= k < N] A(k)", "sum[k : 0 <= k < N] A(N - k)"),
    ("f(A(0))", "A(0)"),
    ("0.0 * max[k : 0 <= k < N] A(k)", "0.0"),
    ("exp(A(0))", "log(A(0))"),
    ("inf - inf", "0.0"),
]


@pytest.mark.parametrize(("left", "right"), EQUAL)
def test_equal(left, right):
    assert proves(left, right, low=4)


@pytest.mark.parametrize(("left", "right"), DIFFERENT)
def test_different(left, right):
    assert not proves(left, right)


def test_machine_integers_wrap():
    assert proves("A(0) + A(0)", "2 * A(0)", type="i32")
    assert proves("(A(0) - 1) + 1", "A(0)", type="u8")
    assert not proves("max(A(0) + 1, A(0))", "A(0) + 1", type="i8")
    assert not proves("(A(0) * 2) / 2", "A(0)", type="i32")


def test_division_by_zero_is_unspecified_but_a_function():
    assert proves("A(0) / C(0)", "A(0) / C(0)", type="i32")
    assert not proves("A(0) / 0", "1", type="i32")
    assert not proves("A(0) / 0", "-1", type="i32")


def test_abstract_has_the_operators_laws_alone():
    assert proves("A(0) + C(0)", "C(0) + A(0)", values="abstract")
    assert not proves("2.0 * A(0)", "A(0) + A(0)", values="abstract")
    assert not proves("A(0) - A(0)", "0.0", values="abstract")


def test_ieee_rounds():
    assert proves("A(0) + C(0)", "C(0) + A(0)", values="ieee")
    assert not proves("(A(0) + C(0)) + A(1)", "A(0) + (C(0) + A(1))", values="ieee")
    assert not proves("A(0) + 0.0", "A(0)", values="ieee")
    parts = "(sum[k : 0 <= k < 2] A(k)) + sum[k : 2 <= k < N] A(k)"
    assert not proves(parts, "sum[k : 0 <= k < N] A(k)", values="ieee", low=4)
