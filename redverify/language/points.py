"""The values of index expressions and conditions at a point."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from redverify.language import core

#: A value for each variable.
Point = Mapping[str, int]


def value_at(expr: core.IndexExpr, point: Point) -> int:
    """The number that an index expression is at a point."""
    match expr:
        case core.IConst(value):
            return value
        case core.IVar(name):
            return point[name]
        case core.IAdd(left, right):
            return value_at(left, point) + value_at(right, point)
        case core.IMul(factor, operand):
            return factor * value_at(operand, point)
        case core.IDiv(operand, divisor):
            return value_at(operand, point) // divisor
        case core.IMod(operand, divisor):
            return value_at(operand, point) % divisor
        case core.IProd(left, right):
            return value_at(left, point) * value_at(right, point)
        case core.IQuot(left, right):
            return value_at(left, point) // value_at(right, point)
        case core.IRem(left, right):
            return value_at(left, point) % value_at(right, point)
        case core.IMin(operands):
            return min(value_at(o, point) for o in operands)
        case core.IMax(operands):
            return max(value_at(o, point) for o in operands)
        case core.ISelect(condition, then, otherwise):
            return value_at(then if holds(condition, point) else otherwise, point)
        case _:
            assert_never(expr)


_COMPARISONS = {
    "==": int.__eq__,
    "!=": int.__ne__,
    "<": int.__lt__,
    "<=": int.__le__,
    ">": int.__gt__,
    ">=": int.__ge__,
}


def holds(condition: core.Cond, point: Point) -> bool:
    """Whether a condition holds at a point."""
    match condition:
        case core.CTrue():
            return True
        case core.CFalse():
            return False
        case core.CCmp(op, left, right):
            return bool(_COMPARISONS[op](value_at(left, point), value_at(right, point)))
        case core.CAnd(left, right):
            return holds(left, point) and holds(right, point)
        case core.COr(left, right):
            return holds(left, point) or holds(right, point)
        case core.CNot(operand):
            return not holds(operand, point)
        case _:
            assert_never(condition)
