"""Indices on a machine: every operation gives a result that fits into a type, or traps.

Written apart from :mod:`redverify.judgement.intermediates`, so that it is a second opinion on it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from redverify.interpreter.indices import Environment
from redverify.language import core
from redverify.language.computed import Computed, difference_of
from redverify.language.types import ValueType


class Overflows(Exception):
    """A result that does not fit."""


class Machine:
    """Evaluates indices and conditions, an operation at a time."""

    def __init__(self, width: ValueType) -> None:
        self.width = width

    def compiled(self, expression: Computed) -> Callable[[Environment], int]:
        """The function from environments to the value; of a condition 0 or 1. Raises :class:`Overflows`."""
        return lambda e: self._value(expression, e)

    def _fits(self, value: int) -> int:
        if not self.width.least <= value <= self.width.greatest:
            raise Overflows(f"{value} does not fit into {self.width}")
        return value

    def _value(self, node: Computed, e: Environment) -> int:
        match node:
            case core.IVar(name):
                return e[name]
            case core.IConst(value):
                return self._fits(value)
            case core.IAdd(left, right):
                sides = difference_of(node)
                if sides is not None:
                    return self._fits(self._value(sides[0], e) - self._value(sides[1], e))
                return self._fits(self._value(left, e) + self._value(right, e))
            case core.IMul(factor, operand):
                return self._fits(self._fits(factor) * self._value(operand, e))
            case core.IProd(left, right):
                return self._fits(self._value(left, e) * self._value(right, e))
            case core.IDiv(operand, divisor):
                return self._value(operand, e) // self._fits(divisor)
            case core.IMod(operand, divisor):
                return self._value(operand, e) % self._fits(divisor)
            case core.IQuot(left, right):
                return self._value(left, e) // max(1, self._value(right, e))
            case core.IRem(left, right):
                return self._value(left, e) % max(1, self._value(right, e))
            case core.IMin(operands):
                return min([self._value(o, e) for o in operands])
            case core.IMax(operands):
                return max([self._value(o, e) for o in operands])
            case core.ISelect(condition, then, otherwise):
                return self._value(then if self._value(condition, e) else otherwise, e)
            case _:
                return self._truth(node, e)

    def _truth(self, node: core.Cond, e: Environment) -> int:
        match node:
            case core.CTrue():
                return 1
            case core.CFalse():
                return 0
            case core.CCmp(op, left, right):
                a, b = self._value(left, e), self._value(right, e)
                ordered = {"<": a < b, "<=": a <= b, ">": a > b, ">=": a >= b, "==": a == b, "!=": a != b}
                return int(ordered[op])
            case core.CAnd(first, second):
                return self._truth(first, e) and self._truth(second, e)
            case core.COr(first, second):
                return self._truth(first, e) or self._truth(second, e)
            case core.CNot(negated):
                return 1 - self._truth(negated, e)
            case _:
                assert_never(node)
