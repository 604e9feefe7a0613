"""Whether two terms are equal: index expressions by isl, everything else part by part.

A compiler simplifies with the ranges that it knows: of ``(4*b + r) // 8`` with ``0 <= r < 4`` it makes
``b // 2``. No canonical form of one expression shows that the two are equal. What is found equal here is used
to *find* annotations only; the verifier proves each annotation.
"""

from __future__ import annotations

from collections.abc import Sequence

from redverify.frontends.common.terms import canonical, canonical_value
from redverify.language import core
from redverify.presburger.build import all_of


def same_index(left: core.IndexExpr, right: core.IndexExpr, known: Sequence[core.Cond] = ()) -> bool:
    """Whether two index expressions are equal wherever the conditions ``known`` hold."""
    if canonical(left) == canonical(right):
        return True
    return bool(all_of((*known, core.CCmp("!=", left, right))).is_empty())


def same_value(left: core.ValueExpr, right: core.ValueExpr, known: Sequence[core.Cond] = ()) -> bool:
    """Whether two values are the same operations on equal indices, wherever ``known`` holds."""
    return canonical_value(left) == canonical_value(right) or _same_parts(left, right, known)


def _same_parts(left: core.ValueExpr, right: core.ValueExpr, known: Sequence[core.Cond]) -> bool:
    match left, right:
        case core.Access(_, tensor, indices), core.Access(_, other, others):
            return (tensor, len(indices)) == (other, len(others)) and all(
                same_index(i, o, known) for i, o in zip(indices, others, strict=True)
            )
        case core.Apply(), core.Apply():
            return (left.function, len(left.arguments)) == (right.function, len(right.arguments)) and all(
                same_value(a, b, known) for a, b in zip(left.arguments, right.arguments, strict=True)
            )
        case core.Cast(type_, operand), core.Cast(other_type, other_operand):
            return type_ == other_type and same_value(operand, other_operand, known)
        case core.IndexCast(type_, index), core.IndexCast(other_type, other_index):
            return type_ == other_type and same_index(index, other_index, known)
        case core.IndexCondition(_, condition), core.IndexCondition(_, other_condition):
            return _same_condition(condition, other_condition, known)
        case core.Select(_, condition, then, otherwise), core.Select(_, other_condition, others, last):
            return (
                _same_condition(condition, other_condition, known)
                and same_value(then, others, known)
                and same_value(otherwise, last, known)
            )
        case _:  # reductions, and expressions of two kinds
            return False


def _same_condition(left: core.Cond, right: core.Cond, known: Sequence[core.Cond]) -> bool:
    return all(
        all_of((*known, one, core.CNot(other))).is_empty() for one, other in ((left, right), (right, left))
    )


__all__ = ["same_index", "same_value"]
