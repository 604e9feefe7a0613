"""Indices and conditions, with products, as formulas of Z3 about integers."""

from __future__ import annotations

from functools import reduce
from typing import Any, assert_never

import z3

from redverify.language import core


def formula(condition: core.Cond, positive: list[Any]) -> Any:
    """A condition for Z3; divisors are to be ``positive``, which another obligation says."""
    match condition:
        case core.CTrue():
            return z3.BoolVal(True)
        case core.CFalse():
            return z3.BoolVal(False)
        case core.CCmp(op, left, right):
            a, b = term(left, positive), term(right, positive)
            return {"==": a == b, "!=": a != b, "<": a < b, "<=": a <= b, ">": a > b, ">=": a >= b}[op]
        case core.CAnd(left, right):
            return z3.And(formula(left, positive), formula(right, positive))
        case core.COr(left, right):
            return z3.Or(formula(left, positive), formula(right, positive))
        case core.CNot(operand):
            return z3.Not(formula(operand, positive))
        case _:
            assert_never(condition)


def term(expression: core.IndexExpr, positive: list[Any]) -> Any:
    """An index expression for Z3."""
    match expression:
        case core.IVar(name):
            return z3.Int(name)
        case core.IConst(value):
            return z3.IntVal(value)
        case core.IAdd(left, right):
            return term(left, positive) + term(right, positive)
        case core.IMul(factor, operand):
            return factor * term(operand, positive)
        case core.IProd(left, right):
            return term(left, positive) * term(right, positive)
        case core.IDiv(operand, divisor):
            return term(operand, positive) / z3.IntVal(divisor)
        case core.IMod(operand, divisor):
            return term(operand, positive) % z3.IntVal(divisor)
        case core.IQuot(left, right) | core.IRem(left, right):
            a, b = term(left, positive), term(right, positive)
            positive.append(b >= 1)
            return a / b if isinstance(expression, core.IQuot) else a % b
        case core.IMin(operands):
            return reduce(lambda a, b: z3.If(a <= b, a, b), [term(o, positive) for o in operands])
        case core.IMax(operands):
            return reduce(lambda a, b: z3.If(a >= b, a, b), [term(o, positive) for o in operands])
        case core.ISelect(condition, then, otherwise):
            chosen = formula(condition, positive)
            return z3.If(chosen, term(then, positive), term(otherwise, positive))
        case _:
            assert_never(expression)
