"""Sets of parameters as conditions that people would write."""

from __future__ import annotations

from functools import reduce

import islpy as isl

from redverify.language import core
from redverify.language.core_text import cond_text
from redverify.language.normal_form import linear, sum_of
from redverify.language.terms import map_comparisons
from redverify.presburger import build
from redverify.presburger.lift import condition_of

#: Comparisons with their sides exchanged.
_TURNED = {">=": "<=", "==": "=="}


def written(right: isl.Set, assumed: isl.Set, names: tuple[str, ...]) -> core.Cond:
    """A condition that holds at these parameters, and at no others that are assumed.

    It is about the ``names`` where it can be, and as weak as it can be made by leaving parts out.
    """
    cases = [_widened(basic, right, assumed, names) for basic in right.get_basic_sets()]
    needed = list(cases)
    for case in cases:
        others = [other for other in needed if other is not case]
        if others and case.is_subset(reduce(isl.Set.union, others)):
            needed = others
    texts = {_solved(condition_of(case), names) for case in needed}
    return reduce(core.COr, sorted(texts, key=cond_text))


def _widened(basic: isl.BasicSet, right: isl.Set, assumed: isl.Set, names: tuple[str, ...]) -> isl.Set:
    """One case without the constraints that are not needed; those on sizes alone go first."""
    kept = sorted(basic.get_constraints(), key=lambda c: _names_one(c, names))
    for constraint in list(kept):
        fewer = [other for other in kept if other is not constraint]
        if _all_of(fewer, basic).intersect(assumed).is_subset(right):
            kept = fewer
    return _all_of(kept, basic)


def _names_one(constraint: isl.Constraint, names: tuple[str, ...]) -> bool:
    alone = isl.BasicSet.universe(constraint.get_space()).add_constraint(constraint)
    return any(build.depends_on(isl.Set.from_basic_set(alone), name) for name in names)


def _all_of(constraints: list[isl.Constraint], basic: isl.BasicSet) -> isl.Set:
    found = isl.BasicSet.universe(basic.get_space())
    return isl.Set.from_basic_set(reduce(isl.BasicSet.add_constraint, constraints, found))


def _solved(condition: core.Cond, names: tuple[str, ...]) -> core.Cond:
    """The condition with comparisons as bounds of one of the names where they are."""

    def solved(compared: core.CCmp) -> core.Cond:
        constant, summands = linear(core.IAdd(compared.left, core.IMul(-1, compared.right)))
        factors = dict(summands)
        name = next((core.IVar(d) for d in names if factors.get(core.IVar(d)) in (1, -1)), None)
        if name is None:
            return compared
        factor = factors.pop(name)
        others = tuple([(atom, -factor * f) for atom, f in factors.items()])
        bound = sum_of(-factor * constant, others)
        operator = compared.op if factor == 1 else _TURNED[compared.op]
        return core.CCmp(operator, name, bound)

    return map_comparisons(condition, solved)
