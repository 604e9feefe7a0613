"""Whether two terms are equal: index expressions by isl, everything else part by part.

A compiler simplifies with the ranges that it knows: of ``(4*b + r) // 8`` with ``0 <= r < 4`` it makes
``b // 2``. No canonical form of one expression shows that the two are equal. What is found equal here is used
to *find* annotations only; the verifier proves each annotation.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from redverify.frontends.common.terms import canonical, canonical_value
from redverify.language import core
from redverify.presburger.build import all_of

#: What two values are compared by.
Part = core.IndexExpr | core.Cond | core.ValueExpr


def same_index(left: core.IndexExpr, right: core.IndexExpr, known: Sequence[core.Cond] = ()) -> bool:
    """Whether two index expressions are equal wherever the conditions ``known`` hold."""
    if canonical(left) == canonical(right):
        return True
    return bool(all_of((*known, core.CCmp("!=", left, right))).is_empty())


def same_value(left: core.ValueExpr, right: core.ValueExpr, known: Sequence[core.Cond] = ()) -> bool:
    """Whether two values are the same operations on equal indices, wherever ``known`` holds."""
    return canonical_value(left) == canonical_value(right) or all(
        _same(*pair, known) for pair in compared(left, right)
    )


def compared(left: core.ValueExpr, right: core.ValueExpr) -> Iterator[tuple[Part, Part]]:
    """The indices and conditions at the same places of two values, and values of two kinds."""
    match left, right:
        case core.Access(_, tensor, indices), core.Access(_, other, others) if (tensor, len(indices)) == (
            other,
            len(others),
        ):
            yield from zip(indices, others, strict=True)
        case core.Apply(), core.Apply() if (left.function, len(left.arguments)) == (
            right.function,
            len(right.arguments),
        ):
            for pair in zip(left.arguments, right.arguments, strict=True):
                yield from compared(*pair)
        case core.Cast(), core.Cast() if left.type == right.type:
            yield from compared(left.operand, right.operand)
        case core.IndexCast(), core.IndexCast() if left.type == right.type:
            yield left.operand, right.operand
        case core.IndexCondition(), core.IndexCondition():
            yield left.condition, right.condition
        case core.Select(), core.Select():
            yield left.condition, right.condition
            yield from compared(left.then, right.then)
            yield from compared(left.otherwise, right.otherwise)
        case _:
            yield left, right


def _same(left: Part, right: Part, known: Sequence[core.Cond]) -> bool:
    if isinstance(left, core.IndexExpr) and isinstance(right, core.IndexExpr):
        return same_index(left, right, known)
    if isinstance(left, core.Cond) and isinstance(right, core.Cond):
        return _same_condition(left, right, known)
    assert isinstance(left, core.ValueExpr) and isinstance(right, core.ValueExpr)
    return canonical_value(left) == canonical_value(right)


def _same_condition(left: core.Cond, right: core.Cond, known: Sequence[core.Cond]) -> bool:
    return all(
        all_of((*known, one, core.CNot(other))).is_empty() for one, other in ((left, right), (right, left))
    )
