"""Simpler forms of indices and conditions, by what is known where they stand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from redverify.frontends.common.indices.facts import Facts
from redverify.frontends.common.indices.nonlinear import NotAffine, as_index, as_polynomial, floor_of
from redverify.frontends.common.indices.polynomials import (
    ONE,
    Atom,
    Extreme,
    Floor,
    Polynomial,
    atom,
    divided,
    mapped,
)
from redverify.frontends.common.terms import Linear, canonical, combine, expression, linear
from redverify.language import core
from redverify.language.terms import free_variables
from redverify.presburger.build import all_of, where
from redverify.presburger.conditions import readable


def simplified(value: Polynomial, environment: Mapping[str, Polynomial], facts: Facts) -> Polynomial:
    """``value`` with variables replaced at once, and quotients taken where the facts say what they are.

    ``(d*q + r) // d`` is ``q`` if ``0 <= r < d`` follows from the facts. Else the quotient stays.
    :class:`.NotAffine` is raised for a choice by a variable that is replaced.
    """

    def change(part: Atom) -> Polynomial:
        match part:
            case core.IVar(name):
                return environment.get(name, atom(part))
            case core.ISelect():
                if free_variables(part) & set(environment):
                    raise NotAffine
                return atom(part)
            case Extreme(greatest, parts):
                return atom(Extreme(greatest, tuple(mapped(p, change) for p in parts)))
            case Floor(numerator, denominator):
                return _quotient(mapped(numerator, change), mapped(denominator, change), facts)

    return mapped(value, change)


def _quotient(numerator: Polynomial, denominator: Polynomial, facts: Facts) -> Polynomial:
    if not denominator.terms:
        raise NotAffine
    whole, rest = divided(numerator, denominator)
    if rest.constant is None and denominator.constant != 1 and facts.within(rest, denominator):
        return whole
    if rest.constant is not None and denominator.constant is None and facts.within(rest, denominator):
        return whole
    if rest.terms and denominator.constant is None and facts.within(rest + denominator, denominator):
        return whole - ONE
    return floor_of(numerator, denominator)


def shortened(expr: core.IndexExpr, facts: Facts) -> core.IndexExpr:
    """The expression without the quotients and remainders whose value the facts tell; it is equal to it."""
    try:
        return as_index(simplified(as_polynomial(expr, {}), {}, facts))
    except NotAffine:
        return expr


def settled(expr: core.IndexExpr, facts: Facts) -> core.IndexExpr:
    """The expression without the minima, maxima and choices that the facts decide."""
    match expr:
        case core.IVar() | core.IConst():
            return expr
        case core.IAdd(left, right):
            return core.IAdd(settled(left, facts), settled(right, facts))
        case core.IMul(factor, operand):
            return core.IMul(factor, settled(operand, facts))
        case core.IDiv(operand, divisor):
            inner = settled(operand, facts)
            small = core.CAnd(
                core.CCmp("<=", core.IConst(0), inner), core.CCmp("<", inner, core.IConst(divisor))
            )
            return core.IConst(0) if facts.prove(small) else core.IDiv(inner, divisor)
        case core.IMod(operand, divisor):
            return core.IMod(settled(operand, facts), divisor)
        case core.IMin(operands) | core.IMax(operands):
            return _extreme(expr, [settled(o, facts) for o in operands], facts)
        case core.ISelect(condition, then, otherwise):
            if facts.prove(condition):
                return settled(then, facts)
            if facts.prove(core.CNot(condition)):
                return settled(otherwise, facts)
            then, otherwise = settled(then, facts), settled(otherwise, facts)
            same = canonical(then) == canonical(otherwise)
            return then if same else core.ISelect(condition, then, otherwise)


def _extreme(expr: core.IMin | core.IMax, operands: list[core.IndexExpr], facts: Facts) -> core.IndexExpr:
    """The least or greatest of the operands, without those that never are it.

    What the operands have in common is added to it: ``min(a + m, b + m)`` is ``m + min(a, b)``.
    """
    op = "<=" if isinstance(expr, core.IMin) else ">="
    kept: list[core.IndexExpr] = []
    for operand in operands:
        if any(facts.prove(core.CCmp(op, other, operand)) for other in kept):
            continue
        kept = [other for other in kept if not facts.prove(core.CCmp(op, operand, other))]
        kept.append(operand)
    if len(kept) == 1:
        return kept[0]
    sums = [linear(operand) for operand in kept]
    common = Linear(tuple(t for t in sums[0].terms if all(t in other.terms for other in sums)), 0)
    rest = type(expr)(tuple(expression(combine(total, common, -1)) for total in sums))
    return core.IAdd(expression(common), rest)


def plain_condition(condition: core.Cond, known: Sequence[core.Cond]) -> core.Cond:
    """A condition that holds just where this one does, as far as ``known`` holds; simpler if there is one.

    Cases are given up if the equations and bounds that they have in common say the same:
    ``32*((n + 31) // 32) <= n`` is ``n % 32 == 0``.
    """
    context = all_of(known)
    points = context.intersect(where(condition)).coalesce()
    common = points.simple_hull().intersect(points.affine_hull()).to_set()
    if not context.intersect(common).is_subset(points):
        return condition
    plain = readable(common, context, ())
    # Where ``known`` has cases itself, leaving out what it says makes new ones.
    return condition if isinstance(plain, core.COr) else plain
