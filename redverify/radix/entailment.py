"""Indices and conditions with products as formulas of Z3, and what follows from them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, assert_never

import z3

from redverify.language import core

#: Work of Z3 for one question, in its own units: the same on each machine.
_WORK = 3_000_000

#: Comparisons of two terms.
COMPARED = {
    "==": lambda a, b: a == b,
    "!=": lambda a, b: a != b,
    "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b,
    ">": lambda a, b: a > b,
    ">=": lambda a, b: a >= b,
}


def entails(given: Iterable[core.Cond], condition: core.Cond) -> bool:
    """Whether a condition holds wherever the given ones do. What Z3 does not decide does not follow.

    A quotient by a number that is not positive may be anything.
    """
    formulas = Formulas()
    claims = [*(formulas.condition(c) for c in given), z3.Not(formulas.condition(condition))]
    solver = z3.SolverFor("QF_NIA")
    solver.set("rlimit", _WORK)
    solver.add(*claims, *formulas.definitions)
    return bool(solver.check() == z3.unsat)


class Formulas:
    """Conditions for Z3; ``definitions`` say what the quotients in them are.

    They say nothing of a quotient by a number that is not positive: it may stand where nothing evaluates it.
    """

    def __init__(self) -> None:
        self.definitions: list[Any] = []
        self.quotients: dict[tuple[core.IndexExpr, core.IndexExpr], tuple[Any, Any]] = {}

    def condition(self, condition: core.Cond) -> Any:
        """The formula of a condition."""
        match condition:
            case core.CTrue() | core.CFalse():
                return z3.BoolVal(isinstance(condition, core.CTrue))
            case core.CCmp(op, left, right):
                return COMPARED[op](self.index(left), self.index(right))
            case core.CAnd(left, right):
                return z3.And(self.condition(left), self.condition(right))
            case core.COr(left, right):
                return z3.Or(self.condition(left), self.condition(right))
            case core.CNot(operand):
                return z3.Not(self.condition(operand))
            case _:
                assert_never(condition)

    def index(self, expression: core.IndexExpr) -> Any:
        """The term of an index expression."""
        match expression:
            case core.IConst(value):
                return z3.IntVal(value)
            case core.IVar(name):
                return z3.Int(name)
            case core.IAdd(left, right):
                return self.index(left) + self.index(right)
            case core.IMul(factor, operand):
                return factor * self.index(operand)
            case core.IProd(left, right):
                return self.index(left) * self.index(right)
            case core.IDiv(operand, divisor):
                return self._divided(operand, core.IConst(divisor))[0]
            case core.IMod(operand, divisor):
                return self._divided(operand, core.IConst(divisor))[1]
            case core.IQuot(left, right):
                return self._divided(left, right)[0]
            case core.IRem(left, right):
                return self._divided(left, right)[1]
            case core.IMin(operands) | core.IMax(operands):
                result = self.index(operands[0])
                for operand in operands[1:]:
                    other = self.index(operand)
                    first = result <= other if isinstance(expression, core.IMin) else result >= other
                    result = z3.If(first, result, other)
                return result
            case core.ISelect(condition, then, otherwise):
                return z3.If(self.condition(condition), self.index(then), self.index(otherwise))
            case _:
                assert_never(expression)

    def _divided(self, left: core.IndexExpr, right: core.IndexExpr) -> tuple[Any, Any]:
        """The quotient and the remainder, which ``left == right*q + r`` and ``0 <= r < right`` define."""
        if (left, right) not in self.quotients:
            number = len(self.quotients)
            quotient, rest = z3.Int(f"$quotient{number}"), z3.Int(f"$rest{number}")
            self.quotients[left, right] = quotient, rest
            dividend, divisor = self.index(left), self.index(right)
            whole = z3.And(dividend == divisor * quotient + rest, rest >= 0, rest < divisor)
            self.definitions.append(z3.Implies(divisor > 0, whole))
        return self.quotients[left, right]
