"""Substitution that keeps the shape of terms: what Lean computes by reduction."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import count

from redverify.evaluation.terms import rebuild
from redverify.language import core

Substitution = Mapping[str, core.IndexExpr]

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
        case _:
            return condition


class Fresh:
    """Names of variables that nothing else has."""

    def __init__(self, prefix: str) -> None:
        self._prefix = prefix
        self._numbers = count()

    def names(self, number: int) -> list[str]:
        """So many new names."""
        return [f"${self._prefix}{next(self._numbers)}" for _ in range(number)]


_binders = count()


def plug_index(expression: core.IndexExpr, by: Substitution) -> core.IndexExpr:
    """``expression[x := e]``, without normalisation."""
    match expression:
        case core.IVar(name):
            return by.get(name, expression)
        case core.IConst():
            return expression
        case core.IAdd(left, right):
            return core.IAdd(plug_index(left, by), plug_index(right, by))
        case core.IMul(factor, operand):
            return core.IMul(factor, plug_index(operand, by))
        case core.IDiv(operand, divisor):
            return core.IDiv(plug_index(operand, by), divisor)
        case core.IMod(operand, divisor):
            return core.IMod(plug_index(operand, by), divisor)
        case core.IMin(operands):
            return core.IMin(tuple(plug_index(o, by) for o in operands))
        case core.IMax(operands):
            return core.IMax(tuple(plug_index(o, by) for o in operands))
        case core.ISelect(condition, then, otherwise):
            return core.ISelect(
                plug_condition(condition, by), plug_index(then, by), plug_index(otherwise, by)
            )


def plug_condition(condition: core.Cond, by: Substitution) -> core.Cond:
    """Substitution in a condition, without normalisation."""
    match condition:
        case core.CCmp(op, left, right):
            return core.CCmp(op, plug_index(left, by), plug_index(right, by))
        case core.CAnd(left, right):
            return core.CAnd(plug_condition(left, by), plug_condition(right, by))
        case core.COr(left, right):
            return core.COr(plug_condition(left, by), plug_condition(right, by))
        case core.CNot(operand):
            return core.CNot(plug_condition(operand, by))
        case _:
            return condition


def plug(term: core.ValueExpr, by: Substitution) -> core.ValueExpr:
    """Capture-avoiding substitution in a value, without normalisation."""
    if not by:
        return term
    if isinstance(term, core.Reduce):
        fresh = tuple(f"$r{next(_binders)}" for _ in term.binders)
        inner = {**by, **{old: core.IVar(new) for old, new in zip(term.binders, fresh, strict=True)}}
        return core.Reduce(
            term.type,
            term.operator,
            fresh,
            plug_condition(term.condition, inner),
            plug(term.body, inner),
            None if term.init is None else plug(term.init, by),
        )
    return rebuild(term, lambda t: plug(t, by), lambda i: plug_index(i, by), lambda c: plug_condition(c, by))


def both(conditions: Sequence[core.Cond]) -> core.Cond:
    """The conjunction, nested to the right; the empty one is true."""
    if not conditions:
        return TRUE
    *front, result = conditions
    for condition in reversed(front):
        result = core.CAnd(condition, result)
    return result


def either(conditions: Sequence[core.Cond]) -> core.Cond:
    """The disjunction, nested to the right; the empty one is false."""
    if not conditions:
        return FALSE
    *front, result = conditions
    for condition in reversed(front):
        result = core.COr(condition, result)
    return result


def disjuncts(condition: core.Cond) -> list[core.Cond]:
    """The parts of a disjunction, from left to right."""
    if isinstance(condition, core.COr):
        return [*disjuncts(condition.left), *disjuncts(condition.right)]
    return [condition]


def equal_points(left: Sequence[core.IndexExpr], right: Sequence[core.IndexExpr]) -> core.Cond:
    """``i = i' ∧ j = j' ∧ ...``"""
    return both([core.CCmp("==", a, b) for a, b in zip(left, right, strict=True)])


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


def reads(term: core.ValueExpr) -> Iterator[core.Read]:
    """The array reads of an expression, left to right."""
    match term:
        case core.Read():
            yield term
        case core.Apply(_, _, arguments):
            for argument in arguments:
                yield from reads(argument)
        case core.Select(_, _, then, otherwise):
            yield from reads(then)
            yield from reads(otherwise)
        case core.Cast(_, operand):
            yield from reads(operand)
        case _:
            pass
