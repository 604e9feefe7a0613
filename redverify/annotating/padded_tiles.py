"""Reductions over whole tiles, some of whose elements are padding, as reductions over the others.

A program for sizes that are not a multiple of a tile accumulates ``select(8 * r + s < K, a, 0.0)`` over tiles
``r`` and their elements ``s``. That is the reduction over ``k < K``, where ``k`` is ``8 * r + s``: variables
that occur only in such a sum are one, in the same order, and what is accumulated beyond ``K`` is the
operator's unit, which belongs to no reduction. The verifier proves both.
"""

from __future__ import annotations

from dataclasses import replace
from functools import reduce

from redverify.language import core
from redverify.language.normal_form import normalise_condition, normalise_index
from redverify.language.operators import laws_of
from redverify.language.terms import free_variables, rebuild, substitute, substitute_condition
from redverify.language.walks import conjuncts

#: A reduction, and the index of an accumulated element in it.
Indexed = tuple[core.Reduce, core.Indices]


def without_padding(spec: core.Spec, reduction: core.Reduce, index: core.Indices) -> Indexed | None:
    """The reduction over the elements that are not padding; ``None`` if none of its conditions says so."""
    unit = laws_of(spec, reduction.operator, reduction.type).unit
    if unit is None:
        return None
    for position in reversed(range(len(reduction.binders) - 1)):
        reduction, index = _joined(reduction, index, position)
    binders = frozenset(reduction.binders)
    inside = [c for c in _elements(reduction.body, unit) if free_variables(c) & binders]
    if not inside:
        return None
    return replace(reduction, condition=reduce(core.CAnd, [*conjuncts(reduction.condition), *inside])), index


def _elements(value: core.ValueExpr, unit: core.ValueExpr) -> list[core.Cond]:
    """Conditions without which a value is the unit. A product is 0 for sure only where all factors are."""
    match value:
        case core.Select(_, condition, then, otherwise) if otherwise == unit:
            return [*map(normalise_condition, conjuncts(condition)), *_elements(then, unit)]
        case core.Select(_, condition, then, otherwise) if then == unit:
            return [normalise_condition(core.CNot(condition)), *_elements(otherwise, unit)]
        case core.Apply(_, "*", (left, right)) if isinstance(unit, core.Literal) and unit.value == 0:
            others = _elements(right, unit)
            return [c for c in _elements(left, unit) if c in others]
        case _:
            return []


def _joined(reduction: core.Reduce, index: core.Indices, position: int) -> Indexed:
    """The reduction where the variables at ``position`` and behind it are one, if they occur as one."""
    outer, inner = reduction.binders[position : position + 2]
    parts = conjuncts(reduction.condition)
    (low, high), (first, size) = _range(parts, outer), _range(parts, inner)
    if low is None or high is None or first != core.IConst(0) or not isinstance(size, core.IConst):
        return reduction, index
    by: dict[str, core.IndexExpr] = {
        inner: core.IAdd(core.IVar(inner), core.IMul(-size.value, core.IVar(outer)))
    }
    others = [c for c in parts if c not in _bounds(outer, low, high) + _bounds(inner, first, size)]
    conditions = [normalise_condition(substitute_condition(c, by)) for c in others]
    body = _normalised(substitute(reduction.body, by))
    if any(outer in free_variables(part) for part in (body, low, high, *conditions)):
        return reduction, index
    conditions += _bounds(inner, *(normalise_index(core.IMul(size.value, end)) for end in (low, high)))
    binders = (*reduction.binders[:position], *reduction.binders[position + 1 :])
    at = normalise_index(core.IAdd(core.IMul(size.value, index[position]), index[position + 1]))
    joined = replace(reduction, binders=binders, condition=reduce(core.CAnd, conditions), body=body)
    return joined, (*index[:position], at, *index[position + 2 :])


def _bounds(variable: str, low: core.IndexExpr, high: core.IndexExpr) -> list[core.Cond]:
    return [core.CCmp("<=", low, core.IVar(variable)), core.CCmp("<", core.IVar(variable), high)]


def _range(parts: list[core.Cond], variable: str) -> tuple[core.IndexExpr | None, core.IndexExpr | None]:
    """The bounds of a variable, as those of loops are written."""
    name = core.IVar(variable)
    lows = [c.left for c in parts if isinstance(c, core.CCmp) and (c.op, c.right) == ("<=", name)]
    highs = [c.right for c in parts if isinstance(c, core.CCmp) and (c.op, c.left) == ("<", name)]
    return next(iter(lows), None), next(iter(highs), None)


def _normalised(value: core.ValueExpr) -> core.ValueExpr:
    if isinstance(value, core.Reduce | core.LetValue):
        return value  # what binds variables is compared as it is
    return rebuild(value, _normalised, normalise_index, normalise_condition)
