"""The Presburger layer against brute force."""

from __future__ import annotations

import islpy as isl
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from redverify.evaluation.relation import united
from redverify.language import core
from redverify.language.normal_form import normalise_condition, normalise_index
from redverify.language.terms import substitute_index
from redverify.presburger import build
from redverify.presburger.lift import condition_of
from redverify.presburger.work import limited
from redverify.system.clock import OutOfTime

from .meaning import evaluate, holds
from .strategies import VARIABLES, conditions, indices

pytestmark = pytest.mark.ring("quick")

points = st.fixed_dictionaries({v: st.integers(-7, 9) for v in VARIABLES})


@settings(max_examples=150, deadline=None)
@given(indices(), points)
def test_pw_is_the_expressions_value(expression, env):
    value = core.CCmp("==", expression, core.IConst(evaluate(expression, env)))
    assert not build.where(value).intersect(build.environment_set(env)).is_empty()


@settings(max_examples=150, deadline=None)
@given(indices(), points)
def test_normal_forms_keep_the_value(expression, env):
    assert evaluate(normalise_index(expression), env) == evaluate(expression, env)


@settings(max_examples=100, deadline=None)
@given(conditions(), points)
def test_where_is_the_condition(condition, env):
    inside = not build.where(condition).intersect(build.environment_set(env)).is_empty()
    assert inside == holds(condition, env) == holds(normalise_condition(condition), env)


@settings(max_examples=100, deadline=None)
@given(conditions())
def test_conditions_of_sets_are_exact(condition):
    points = build.where(condition)
    assert build.where(condition_of(points)).is_equal(points)


@settings(max_examples=100, deadline=None)
@given(conditions())
def test_conditions_of_projections_are_exact(condition):
    points = build.project(build.where(condition), "i")
    lifted = condition_of(points)
    assert build.where(lifted).is_equal(points)


@settings(max_examples=100, deadline=None)
@given(indices(), indices(), points)
def test_substitution_is_evaluation_in_a_changed_environment(expression, replacement, env):
    changed = {**env, "i": evaluate(replacement, env)}
    assert evaluate(substitute_index(expression, {"i": replacement}), env) == evaluate(expression, changed)


@settings(max_examples=60, deadline=None)
@given(st.lists(conditions(), min_size=1, max_size=6))
def test_all_of_is_the_conjunction(several):
    """Also where the cases are put together step by step, in another order."""
    plain = build.everywhere()
    for condition in several:
        plain = plain.intersect(build.where(condition))
    assert build.all_of(several).is_equal(plain)


@settings(max_examples=100, deadline=None)
@given(conditions(), conditions())
def test_a_short_condition_is_the_same_within_its_context(condition, known):
    points, context = build.where(condition), build.where(known)
    short = build.within(points, context)
    assert short.intersect(context).is_equal(points.intersect(context))


def test_a_variable_that_matters_stays():
    """``i < N`` does without neither: for each ``N`` there is some ``i``."""
    points = build.where(core.CCmp("<", core.IVar("i"), core.IVar("N")))
    assert build.within(points, build.everywhere()).is_equal(points)


def test_names_are_never_keywords():
    for name in ("max", "mod", "exists", "and", "true", "floor"):
        condition = core.CCmp("<", core.IVar(name), core.IConst(3))
        assert condition_of(build.where(condition)) is not None


def test_samples_prefer_small_parameters():
    big = core.CCmp(">=", core.IVar("N"), core.IConst(2))
    sample = build.small_sample(build.where(big))
    assert sample is not None and 2 <= sample[0]["N"] <= 4


def test_no_number_is_made_of_a_value_where_operations_are_used_up() -> None:
    """isl prints nothing then, and raises nothing."""
    value = isl.Val(12)
    with pytest.raises(OutOfTime), limited(1e-9, "a number"):
        for _ in range(100):
            assert build.number(value) == 12
    assert build.number(value) == 12


@settings(max_examples=30, deadline=None)
@given(conditions(), conditions())
def test_parts_that_meet_a_context_are_the_same_in_it(condition, known):
    points, context = build.where(condition), build.where(known)
    met = build.meeting(points, context)
    assert met.is_subset(points)
    assert met.intersect(context).is_equal(points.intersect(context))


@settings(max_examples=15, deadline=None)
@given(st.lists(conditions(), min_size=1, max_size=4), conditions())
def test_a_union_of_many_parts_and_few_has_all_points(several, other):
    first = build.nowhere()
    for shift in range(0, 160, 8):
        near = core.CCmp("==", core.IVar(VARIABLES[0]), core.IConst(shift))
        first = first.union(build.where(near).intersect(build.where(several[shift % len(several)])))
    second = build.where(other)
    assert united(first, second).is_equal(first.union(second))
    assert united(first, first).is_equal(first)
