"""Conditions: conjunctions, the order of numbers by their digits, expressions by cases."""

from __future__ import annotations

from collections.abc import Sequence

from redverify.language import core


def less(left: Sequence[core.IndexExpr], right: Sequence[core.IndexExpr], last: str = "<") -> core.Cond:
    """The order of numbers by their digits; with ``<=`` for the last ones, those that are equal are in it."""
    result: core.Cond = core.CCmp(last, left[-1], right[-1])
    for a, b in zip(reversed(left[:-1]), reversed(right[:-1]), strict=True):
        result = core.COr(core.CCmp("<", a, b), core.CAnd(core.CCmp("==", a, b), result))
    return result


def ordered(op: str, left: Sequence[core.IndexExpr], right: Sequence[core.IndexExpr]) -> core.Cond:
    """Two numbers compared digit by digit."""
    if op in ("==", "!="):
        equal = conjunction([core.CCmp("==", a, b) for a, b in zip(left, right, strict=True)])
        return equal if op == "==" else core.CNot(equal)
    return less(left, right, op) if op in ("<", "<=") else less(right, left, "<" if op == ">" else "<=")


def merged_cases(cases: Sequence[tuple[core.Cond, core.IndexExpr]]) -> core.IndexExpr:
    """One expression of several, of which the last is taken where no other is meant."""
    result = cases[-1][1]
    for condition, expression in reversed(cases[:-1]):
        result = core.ISelect(condition, expression, result)
    return result


def conjunction(conditions: Sequence[core.Cond]) -> core.Cond:
    """All of them."""
    result: core.Cond = core.CTrue()
    for condition in conditions:
        result = both(result, condition)
    return result


def both(left: core.Cond, right: core.Cond) -> core.Cond:
    """The conjunction, without what always holds."""
    if isinstance(left, core.CTrue):
        return right
    return left if isinstance(right, core.CTrue) else core.CAnd(left, right)
