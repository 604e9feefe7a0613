"""Substitution that keeps the shape of terms: what Lean computes by reduction."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import assert_never

from redverify.language import core
from redverify.language.terms import Substitution, plug_condition, plug_index, rebuild

TRUE = core.CTrue()

#: A condition that never holds, in the form that ``omega`` reads.
FALSE = core.CCmp("<", core.IConst(1), core.IConst(0))

#: A condition that always holds, in the form that ``omega`` reads.
ALWAYS = core.CCmp("<=", core.IConst(0), core.IConst(0))


def decidable(condition: core.Cond) -> core.Cond:
    """The condition in a form that ``omega`` reads."""
    match condition:
        case core.CTrue():
            return ALWAYS
        case core.CFalse():
            return FALSE
        case core.CAnd(left, right):
            return core.CAnd(decidable(left), decidable(right))
        case core.COr(left, right):
            return core.COr(decidable(left), decidable(right))
        case core.CNot(operand):
            return core.CNot(decidable(operand))
        case core.CCmp():
            return condition
        case _:
            assert_never(condition)


class Fresh:
    """Names of variables that nothing else has."""

    def __init__(self, prefix: str) -> None:
        self._prefix = prefix
        self._numbers = count()

    def names(self, number: int) -> list[str]:
        """So many new names."""
        return [f"${self._prefix}{next(self._numbers)}" for _ in range(number)]


_binders = count()


def _renamed(binders: Sequence[str]) -> tuple[str, ...]:
    return tuple(f"$r{next(_binders)}" for _ in binders)


def plug(term: core.ValueExpr, by: Substitution) -> core.ValueExpr:
    """Capture-avoiding substitution in a value, without normalisation."""
    if not by:
        return term
    if isinstance(term, core.Reduce):
        fresh = _renamed(term.binders)
        inner = {**by, **{old: core.IVar(new) for old, new in zip(term.binders, fresh, strict=True)}}
        return core.Reduce(
            term.type,
            term.operator,
            fresh,
            plug_condition(term.condition, inner),
            plug(term.body, inner),
            None if term.init is None else plug(term.init, by),
        )
    if isinstance(term, core.LetValue):
        (name,) = _renamed((term.variable,))
        inner = {**by, term.variable: core.IVar(name)}
        bounds = (plug_index(term.lower, by), plug_index(term.upper, by))
        return core.LetValue(term.type, name, plug(term.value, by), *bounds, plug(term.body, inner))
    return rebuild(term, lambda t: plug(t, by), lambda i: plug_index(i, by), lambda c: plug_condition(c, by))


def both(conditions: Sequence[core.Cond]) -> core.Cond:
    """The conjunction, nested to the right; the empty one is true."""
    return _nested(core.CAnd, conditions, TRUE)


def either(conditions: Sequence[core.Cond]) -> core.Cond:
    """The disjunction, nested to the right; the empty one is false."""
    return _nested(core.COr, conditions, FALSE)


def _nested(
    connective: type[core.CAnd | core.COr], conditions: Sequence[core.Cond], empty: core.Cond
) -> core.Cond:
    """The conditions under a connective, nested to the right; ``empty`` if there are none."""
    if not conditions:
        return empty
    *front, result = conditions
    for condition in reversed(front):
        result = connective(condition, result)
    return result


def disjuncts(condition: core.Cond) -> list[core.Cond]:
    """The parts of a disjunction, from left to right."""
    if isinstance(condition, core.COr):
        return [*disjuncts(condition.left), *disjuncts(condition.right)]
    return [condition]


def comparisons(condition: core.Cond) -> list[core.CCmp]:
    """The comparisons that a condition is made of, from left to right."""
    match condition:
        case core.CCmp():
            return [condition]
        case core.CAnd(left, right) | core.COr(left, right):
            return [*comparisons(left), *comparisons(right)]
        case core.CNot(operand):
            return comparisons(operand)
        case core.CTrue() | core.CFalse():
            return []
        case _:
            assert_never(condition)


def equal_points(left: Sequence[core.IndexExpr], right: Sequence[core.IndexExpr]) -> core.Cond:
    """``i = i' ∧ j = j' ∧ ...``"""
    return both([core.CCmp("==", a, b) for a, b in zip(left, right, strict=True)])


def within(
    box: Sequence[tuple[core.IndexExpr, core.IndexExpr]], point: Sequence[core.IndexExpr]
) -> list[core.Cond]:
    """``lo ≤ i``, ``i < hi`` for each dimension of a box."""
    return [
        claim
        for (lower, upper), index in zip(box, point, strict=True)
        for claim in (core.CCmp("<=", lower, index), core.CCmp("<", index, upper))
    ]


def before(left: Sequence[core.IndexExpr], right: Sequence[core.IndexExpr]) -> core.Cond:
    """Lexicographic order."""
    if not left:
        return FALSE
    first = core.CCmp("<", left[0], right[0])
    if len(left) == 1:
        return first
    return core.COr(first, core.CAnd(core.CCmp("==", left[0], right[0]), before(left[1:], right[1:])))


def variables(names: Sequence[str]) -> list[core.IndexExpr]:
    """The variables of these names."""
    return [core.IVar(name) for name in names]


def opened(reduction: core.Reduce, names: Sequence[str]) -> tuple[core.Cond, core.ValueExpr]:
    """Condition and body of a reduction at the points of new names."""
    by = dict(zip(reduction.binders, variables(names), strict=True))
    return plug_condition(reduction.condition, by), plug(reduction.body, by)


def comparable(left: core.Reduce, right: core.Reduce) -> bool:
    """Whether two reductions have the same operator, type and number of indices."""
    return (
        left.operator == right.operator
        and left.type == right.type
        and len(left.binders) == len(right.binders)
    )
