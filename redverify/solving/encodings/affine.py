"""Index expressions and conditions in queries, over integer constants."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, assert_never

import z3

from redverify.language import core
from redverify.language.normal_form import linear
from redverify.presburger import build

#: Encodes a condition that is a part.
Decided = Callable[[core.Cond], Any]


def index(expression: core.IndexExpr, decided: Decided) -> Any:
    """An affine expression; ``decided`` encodes the conditions in it."""

    def again(part: core.IndexExpr) -> Any:
        return index(part, decided)

    match expression:
        case core.IVar(name):
            return z3.Int(f"i_{name}")
        case core.IConst(value):
            return z3.IntVal(value)
        case core.IAdd(left, right):
            return again(left) + again(right)
        case core.IMul(factor, operand):
            return factor * again(operand)
        case core.IDiv(operand, divisor):
            return again(operand) / divisor
        case core.IMod(operand, divisor):
            return again(operand) % divisor
        case core.IProd() | core.IQuot() | core.IRem():
            raise build.NotAffine(expression)
        case core.IMin(operands) | core.IMax(operands):
            result = again(operands[0])
            for other in operands[1:]:
                second = again(other)
                first_wins = result <= second if isinstance(expression, core.IMin) else result >= second
                result = z3.If(first_wins, result, second)
            return result
        case core.ISelect(condition, then, otherwise):
            return z3.If(decided(condition), again(then), again(otherwise))
        case _:
            assert_never(expression)


def word(expression: core.IndexExpr, bits: int, decided: Decided) -> Any:
    """An affine expression as a machine integer: the wrapped sum of its wrapped summands.

    Side condition: the target is a word of bits, whose values are remainders. Casts to it are a homomorphism
    of rings, and casts to floats are not.
    """
    constant, summands = linear(expression)
    parts = [factor * z3.Int2BV(index(atom, decided), bits) for atom, factor in summands]
    return sum(parts, start=z3.BitVecVal(constant, bits))


def condition(condition: core.Cond, decided: Decided) -> Any:
    """An index condition; ``decided`` encodes the conditions in it."""

    def number(part: core.IndexExpr) -> Any:
        return index(part, decided)

    match condition:
        case core.CTrue() | core.CFalse():
            return z3.BoolVal(isinstance(condition, core.CTrue))
        case core.CCmp(op, left, right):
            a, b = number(left), number(right)
            return {"==": a == b, "!=": a != b, "<": a < b, "<=": a <= b, ">": a > b, ">=": a >= b}[op]
        case core.CAnd(left, right):
            return z3.And(decided(left), decided(right))
        case core.COr(left, right):
            return z3.Or(decided(left), decided(right))
        case core.CNot(operand):
            return z3.Not(decided(operand))
        case _:
            assert_never(condition)
