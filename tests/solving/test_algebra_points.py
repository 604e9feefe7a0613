"""Counts, determined binders, congruences and bijections, each against all points of a small box."""

from __future__ import annotations

import random
from itertools import product

import pytest

from redverify.interpreter.indices import compile_cond, compile_index
from redverify.language import core
from redverify.language.terms import free_variables
from redverify.presburger import build
from redverify.presburger.lift import condition_of
from redverify.solving.algebra.bijections import bijective, in_order
from redverify.solving.algebra.points import counted, determined, solved, strided

pytestmark = pytest.mark.ring("quick")

BOX = range(-3, 8)


def condition(choice: random.Random, names: str) -> core.Cond:
    """A box for all names, and one or two further conditions."""
    result: core.Cond = core.CTrue()
    for name in names:
        low, high = sorted(choice.sample(BOX, 2))
        inside = core.CAnd(
            core.CCmp("<=", core.IConst(low), core.IVar(name)),
            core.CCmp("<=", core.IVar(name), core.IConst(high)),
        )
        result = core.CAnd(result, inside)
    for _ in range(choice.choice([1, 1, 2])):
        terms = [core.IMul(choice.choice([-2, -1, 0, 1, 1, 2]), core.IVar(n)) for n in names]
        total: core.IndexExpr = core.IConst(choice.choice([-2, 0, 1, 3]))
        for term in terms:
            total = core.IAdd(total, term)
        kind = choice.randrange(3)
        if kind == 0:
            total = core.IMod(total, choice.choice([2, 3]))
        operator = choice.choice(["<=", ">=", "=="]) if kind else "=="
        result = core.CAnd(result, core.CCmp(operator, total, core.IConst(0)))
    return result


def points(cond: core.Cond, names: str) -> list[dict[str, int]]:
    """All points of the box at which a condition holds."""
    holds = compile_cond(cond)
    found = [dict(zip(names, values, strict=True)) for values in product(BOX, repeat=len(names))]
    return [point for point in found if holds(point)]


def value(index: core.IndexExpr, point: dict[str, int]) -> int:
    return compile_index(index)(point)


@pytest.mark.parametrize("seed", range(60))
def test_counts_and_determined_binders(seed):
    cond = condition(random.Random(seed), "abx")
    found = points(cond, "abx")
    lines: dict[tuple[int, int], list[int]] = {}
    for point in found:
        lines.setdefault((point["a"], point["b"]), []).append(point["x"])
    for question, answer in (
        (counted, len),
        (determined, lambda xs: xs[0] if len(xs) == 1 else None),
    ):
        cases = question(build.where(cond), "x")
        if cases is None:
            continue
        for a, b in product(BOX, BOX):
            here = [
                value(expression, {"a": a, "b": b})
                for where, expression in cases
                if compile_cond(condition_of(where))({"a": a, "b": b})
            ]
            assert here == ([answer(lines[a, b])] if (a, b) in lines else [])


@pytest.mark.parametrize("seed", range(60))
def test_solved_and_congruent_variables(seed):
    cond = condition(random.Random(seed), "abc")
    domain = build.where(cond)
    for last in ("", "a"):
        found = solved(domain, last)
        for name, expression in found.items():
            assert all(value(expression, point) == point[name] for point in points(cond, "abc"))
            assert not free_variables(expression) & found.keys()
        assert len(found) == len(solved(domain))
    kept, _ = strided(domain, "abc")
    assert build.project_all(kept, frozenset("abc")).is_equal(domain)
    rest, by = strided(domain)
    restored = rest
    for name, expression in by.items():
        restored = restored.intersect(build.where(core.CCmp("==", core.IVar(name), expression)))
    assert build.project_all(restored, frozenset("abc")).is_equal(domain)


@pytest.mark.parametrize("seed", range(80))
def test_bijections(seed):
    cond = condition(random.Random(seed), "pxyuv")
    relation = build.where(cond)
    pairs: dict[int, list[tuple[tuple[int, int], tuple[int, int]]]] = {}
    holds = compile_cond(cond)
    small = range(-1, 4)
    box = build.all_of(
        core.CAnd(
            core.CCmp("<=", core.IConst(-1), core.IVar(n)), core.CCmp("<", core.IVar(n), core.IConst(4))
        )
        for n in "pxyuv"
    )
    relation = relation.intersect(box)
    for p, x, y, u, v in product(small, repeat=5):
        if holds({"p": p, "x": x, "y": y, "u": u, "v": v}):
            pairs.setdefault(p, []).append(((x, y), (u, v)))
    right = all(
        len({a for a, _ in found}) == len(found) == len({b for _, b in found}) for found in pairs.values()
    )
    assert bijective(relation, ("x", "y"), ("u", "v")) is right
    if right:
        kept = all(b < d for found in pairs.values() for a, b in found for c, d in found if a < c)
        assert in_order(relation, ("x", "y"), ("u", "v")) is kept


def test_what_is_solved_for_last():
    equal = build.where(core.CCmp("==", core.IVar("a"), core.IVar("b")))
    assert set(solved(equal, "a")) == {"b"}
    assert set(solved(equal, "b")) == {"a"}
    assert len(solved(equal, "ab")) == 1
