"""A normal form of affine expressions and conditions.

An expression becomes a sum of distinct *atoms* with constant factors, in a fixed order, so that
sums that are equal by associativity and commutativity become equal expressions. Two expressions
with different normal forms may still have the same value: ``min(i, i + 1)`` stays as it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import assert_never

from redverify.language import core

#: Atoms with their factors.
Summands = tuple[tuple[core.IndexExpr, int], ...]


@lru_cache(maxsize=65536)
def linear(expression: core.IndexExpr) -> tuple[int, Summands]:
    """``constant + Σ factor·atom``: the constant, and the atoms with their factors.

    Atoms are variables, products, divisions, remainders, ``min``, ``max`` and ``select``, each in normal
    form; they are distinct and in a fixed order.
    """
    match expression:
        case core.IConst(value):
            return value, ()
        case core.IVar():
            return 0, ((expression, 1),)
        case core.IAdd(left, right):
            c1, t1 = linear(left)
            c2, t2 = linear(right)
            factors = dict(t1)
            for atom, factor in t2:
                factors[atom] = factors.get(atom, 0) + factor
            return c1 + c2, _sorted(factors)
        case core.IMul(factor, operand):
            c, t = linear(operand)
            if factor == 0:
                return 0, ()
            return factor * c, tuple((a, factor * f) for a, f in t)
        case core.IDiv(operand, divisor):
            inner = normalise_index(operand)
            if divisor == 1:
                return linear(inner)
            if isinstance(inner, core.IConst):
                return inner.value // divisor, ()
            return 0, ((core.IDiv(inner, divisor), 1),)
        case core.IMod(operand, divisor):
            inner = normalise_index(operand)
            if divisor == 1:
                return 0, ()
            if isinstance(inner, core.IConst):
                return inner.value % divisor, ()
            return 0, ((core.IMod(inner, divisor), 1),)
        case core.IProd(left, right) | core.IQuot(left, right) | core.IRem(left, right):
            return _of_product(expression, normalise_index(left), normalise_index(right))
        case core.IMin(operands) | core.IMax(operands):
            distinct = sorted({normalise_index(o) for o in operands}, key=_key)
            if len(distinct) == 1:
                return linear(distinct[0])
            if all(isinstance(o, core.IConst) for o in distinct):
                values = [o.value for o in distinct if isinstance(o, core.IConst)]
                return (min(values) if isinstance(expression, core.IMin) else max(values)), ()
            return 0, ((type(expression)(tuple(distinct)), 1),)
        case core.ISelect(condition, then, otherwise):
            return 0, (
                (
                    core.ISelect(
                        normalise_condition(condition), normalise_index(then), normalise_index(otherwise)
                    ),
                    1,
                ),
            )
        case _:
            assert_never(expression)


def _of_product(
    expression: core.IProd | core.IQuot | core.IRem, left: core.IndexExpr, right: core.IndexExpr
) -> tuple[int, Summands]:
    """A literal that a side has become makes a multiple, or a quotient by a literal."""
    if isinstance(expression, core.IProd):
        for factor, operand in ((left, right), (right, left)):
            if isinstance(factor, core.IConst):
                return linear(core.IMul(factor.value, operand))
        return 0, ((core.IProd(*sorted((left, right), key=_key)), 1),)
    if isinstance(right, core.IConst) and right.value > 0:
        quotient = isinstance(expression, core.IQuot)
        return linear(core.IDiv(left, right.value) if quotient else core.IMod(left, right.value))
    return 0, ((type(expression)(left, right), 1),)


@lru_cache(maxsize=65536)
def _key(expression: core.IndexExpr) -> str:
    return repr(expression)


def _sorted(factors: Mapping[core.IndexExpr, int]) -> Summands:
    return tuple(sorted(((a, f) for a, f in factors.items() if f), key=lambda p: _key(p[0])))


def sum_of(constant: int, summands: Summands) -> core.IndexExpr:
    """The expression that :func:`linear` takes apart."""
    result: core.IndexExpr | None = None
    for atom, factor in summands:
        part = atom if factor == 1 else core.IMul(factor, atom)
        result = part if result is None else core.IAdd(result, part)
    if result is None:
        return core.IConst(constant)
    return core.IAdd(result, core.IConst(constant)) if constant else result


@lru_cache(maxsize=65536)
def normalise_index(expression: core.IndexExpr) -> core.IndexExpr:
    """A normal form of an affine expression: equal sums become equal expressions."""
    return sum_of(*linear(expression))


@lru_cache(maxsize=65536)
def normalise_condition(condition: core.Cond) -> core.Cond:
    """Normalise the affine expressions of a condition and fold constants."""
    match condition:
        case core.CCmp(op, left, right):
            a, b = normalise_index(left), normalise_index(right)
            if isinstance(a, core.IConst) and isinstance(b, core.IConst):
                return core.CTrue() if _compare(op, a.value, b.value) else core.CFalse()
            return core.CCmp(op, a, b)
        case core.CAnd(left, right) | core.COr(left, right):
            conjunction = isinstance(condition, core.CAnd)
            unit, decisive = (core.CTrue, core.CFalse) if conjunction else (core.CFalse, core.CTrue)
            p, q = normalise_condition(left), normalise_condition(right)
            if isinstance(p, decisive) or isinstance(q, decisive):
                return decisive()
            if isinstance(p, unit):
                return q
            return p if isinstance(q, unit) else type(condition)(p, q)
        case core.CNot(operand):
            p = normalise_condition(operand)
            if isinstance(p, core.CTrue):
                return core.CFalse()
            return core.CTrue() if isinstance(p, core.CFalse) else core.CNot(p)
        case core.CTrue() | core.CFalse():
            return condition
        case _:
            assert_never(condition)


def _compare(op: str, a: int, b: int) -> bool:
    return {"==": a == b, "!=": a != b, "<": a < b, "<=": a <= b, ">": a > b, ">=": a >= b}[op]
