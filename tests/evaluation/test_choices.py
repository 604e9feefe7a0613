"""What both branches of a choice do alike, conditions with quotients, and holes that are equal."""

from __future__ import annotations

import islpy as isl
import pytest

import redverify
from redverify.evaluation.relation import Cells, Relation
from redverify.language import core
from redverify.language.normal_form import normalise_index
from redverify.language.terms import decompose, hole, substitute_condition
from redverify.language.types import BUILTIN_TYPES
from redverify.presburger import build
from redverify.solving.discharge import Equality, fuse

pytestmark = pytest.mark.ring("quick")

F32 = BUILTIN_TYPES["f32"]


def var(name):
    return core.IVar(name)


@pytest.mark.parametrize("other", ["i", "j"])
def test_by_cases_is_the_union_of_the_two_cases(other):
    condition = core.CCmp("<", core.IMod(var("i"), 3), core.IConst(1))
    holds, fails = build.where(condition), build.where(core.CNot(condition))
    one, two = (build.tuple_set("a", (var(n),)) for n in ("i", other))
    found = Cells({"a": one}).by_cases(holds, fails, Cells({"a": two})).of("a")
    assert found.is_equal(one.intersect_params(holds).union(two.intersect_params(fails)))
    value = build.tuple_set("c0", (var("i"),))
    first, second = (isl.Map.from_domain_and_range(cells, value) for cells in (one, two))
    key = ("a", "c0")
    merged = Relation({key: first}).by_cases(holds, fails, Relation({key: second})).pieces[key]
    assert merged.is_equal(first.intersect_params(holds).union(second.intersect_params(fails)))
    alone = Cells({"a": one}).by_cases(holds, fails, Cells()).of("a")
    assert alone.is_equal(one.intersect_params(holds))


COPY = """
spec copy(n):
    assume n >= 0
    input A[n] : f32
    output B[n] : f32

    B(i) = select(i // 2 < 3, A(i), 0.0)

impl copying of copy(a = A, b = B):
    allocate t[n] : f32
    for i < n:
        if i // 2 < 3:
            t[{then}] {{select(i // 2 < 3, A(i), 0.0)}} := a[i]
        else:
            {otherwise}
    for i < n:
        b[i] {{B(i)}} := t[i]
"""


@pytest.mark.parametrize(
    ("then", "otherwise", "right"),
    [
        ("i", "t[i] {select(i // 2 < 3, A(i), 0.0)} := 0.0", True),
        ("i", "skip", False),
        ("i", "t[i] {select(i // 2 < 4, A(i), 0.0)} := 0.0", False),
        ("0", "t[i] {select(i // 2 < 3, A(i), 0.0)} := 0.0", False),
    ],
)
def test_branches_with_one_annotation(then, otherwise, right):
    text = COPY.format(then=then, otherwise=otherwise)
    assert redverify.verify_text(text).verdict == ("verified" if right else "refuted")


def test_a_side_of_a_comparison_is_one_hole():
    quotient = core.IDiv(core.IAdd(var("i"), core.IMul(4, var("j"))), 8)
    condition = core.CCmp("<", core.IAdd(quotient, var("i")), var("n"))
    zero = core.Literal(F32, "0")
    context, contents = decompose(core.Select(F32, condition, zero, zero), frozenset(("n",)))
    assert set(contents) == {normalise_index(core.IAdd(quotient, var("i")))}
    assert isinstance(context, core.Select)
    by = {hole(p): content for p, content in enumerate(contents)}
    again = build.where(substitute_condition(context.condition, by))
    assert again.is_equal(build.where(condition))


def test_holes_are_fused_only_if_they_are_equal_everywhere():
    left, right = (core.Access(F32, "A", (var(hole(p)),)) for p in (0, 1))
    equal = build.where(core.CCmp("==", var(hole(0)), var(hole(1))))
    even = build.where(core.CCmp("==", core.IMod(var(hole(0)), 2), core.IConst(0)))
    fused = fuse(Equality(equal.intersect(even), left, right))
    assert fused.left == fused.right
    rare = build.where(core.CCmp("==", var(hole(0)), core.IConst(5)))
    rare = rare.intersect(build.where(core.CCmp("==", var(hole(1)), core.IConst(6))))
    kept = fuse(Equality(equal.union(rare), left, right))
    assert kept.left != kept.right
