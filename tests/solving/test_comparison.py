"""Comparison of terms that unfolds only where they differ: what it finds equal, and what it must not."""

from __future__ import annotations

import pytest

from redverify.evaluation.equations import Equations
from redverify.language import core
from redverify.language.load import load_text
from redverify.language.terms import canonical
from redverify.presburger import build
from redverify.solving.comparison import Comparison
from redverify.solving.goal import Goal
from redverify.solving.prover import Prover

SPEC = """
spec s(N):
    assume N >= 2
    input A[N] : f64
    output L[] : f64
    output R[] : f64
    tensor U(t, i) : f64
    U(t, i) = A(i) if t == 0 or t > 0 and (i == 0 or i == N - 1)
    U(t, i) = (U(t - 1, i - 1) + U(t - 1, i)) + U(t - 1, i + 1) if t > 0 and 0 < i < N - 1
    L() = {left}
    R() = {right}
"""

EQUAL = [
    ("U(0, N - 1)", "A(N - 1)"),
    ("U(3, 0)", "U(5, 0)"),
    ("U(3, 0) + U(1, N - 1)", "A(0) + A(N - 1)"),
    ("select(N >= 3, (U(4, 0) + U(4, 1)) + U(4, 2), A(1))", "U(5, 1)"),
    ("select(N >= 5, A(0), U(7, 0))", "U(1, 0)"),
]

DIFFERENT = [
    ("U(0, 0)", "A(N - 1)"),
    ("U(3, 1)", "U(5, 1)"),
    ("(U(4, 0) + U(4, 1)) + U(4, 2)", "U(5, 1)"),  # N = 2: the border
    ("select(N >= 3, (U(4, 0) + U(4, 2)) + U(4, 1), A(1))", "U(5, 1)"),
    ("U(0 - 1, 0)", "A(0)"),  # no equation applies
]


def compared(left: str, right: str) -> bool:
    spec = load_text(SPEC.format(left=left, right=right)).specs["s"]
    equations = Equations(spec)
    terms = {e.tensor: canonical(e.value) for e in spec.equations}
    comparison = Comparison(equations, lambda goal: goal.left == goal.right)
    return comparison.equal(Goal(build.all_of(spec.assumptions), terms["L"], terms["R"]))


@pytest.mark.parametrize(("left", "right"), EQUAL)
def test_equal(left, right):
    assert compared(left, right) and compared(right, left)


@pytest.mark.parametrize(("left", "right"), DIFFERENT)
def test_different(left, right):
    assert not compared(left, right) and not compared(right, left)


def test_a_step_of_many_reads_takes_no_solver():
    reads = " + ".join(["U(t - 1, i - 1)"] * 40)
    text = SPEC.format(left="A(0)", right="A(1)").replace("(U(t - 1, i - 1) + U(t - 1, i))", reads)
    spec = load_text(text).specs["s"]
    step = [e for e in spec.equations if e.tensor == "U"][1]
    element = core.Access(step.value.type, "U", tuple(core.IVar(v) for v in step.variables))
    domain = build.all_of((*spec.assumptions, step.condition))
    proof = Prover(Equations(spec)).prove(domain, canonical(step.value), element)
    assert (proof.proved, proof.by) == (True, "syntactic")
