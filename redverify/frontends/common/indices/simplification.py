"""Simpler forms of indices and conditions, by what is known where they stand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from redverify.frontends.common.indices.nonlinear import NotAffine, as_index, as_polynomial, floor_of
from redverify.frontends.common.indices.polynomials import (
    ONE,
    Atom,
    Element,
    Extreme,
    Floor,
    Polynomial,
    atom,
    divided,
    mapped,
)
from redverify.frontends.common.indices.variable_facts import Facts
from redverify.frontends.common.terms import Linear, canonical, combine, expression, linear
from redverify.language import core
from redverify.language.terms import free_variables, map_index
from redverify.presburger.build import all_of, where
from redverify.presburger.conditions import readable
from redverify.presburger.decisions import decided


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
            case Element():
                raise NotAffine
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


@dataclass(frozen=True, slots=True)
class _Around:
    """The facts at an index, which are those at its parts: none is added by a choice."""

    facts: Facts
    step: ClassVar[Literal[1, -1]] = 1

    def prove(self, condition: core.Cond) -> bool:
        return self.facts.prove(condition)

    def given(self, condition: core.Cond) -> _Around:
        return self


def settled(expr: core.IndexExpr, facts: Facts) -> core.IndexExpr:
    """The expression without the minima, maxima, choices and quotients that the facts decide."""
    return _shorter(decided(expr, _Around(facts)), facts)


def _shorter(expr: core.IndexExpr, facts: Facts) -> core.IndexExpr:
    """The expression without quotients that are 0, and without choices between equals.

    What the operands of an extreme have in common is added to it: ``min(a + m, b + m)`` is ``m + min(a, b)``.
    """
    expr = map_index(expr, lambda part: _shorter(part, facts))
    match expr:
        case core.IDiv(inner, divisor):
            at_least = core.CCmp("<=", core.IConst(0), inner)
            small = core.CAnd(at_least, core.CCmp("<", inner, core.IConst(divisor)))
            return core.IConst(0) if facts.prove(small) else expr
        case core.IMin(operands) | core.IMax(operands):
            sums = [linear(operand) for operand in operands]
            common = Linear(tuple(t for t in sums[0].terms if all(t in other.terms for other in sums)), 0)
            rest = type(expr)(tuple(expression(combine(total, common, -1)) for total in sums))
            return core.IAdd(expression(common), rest)
        case core.ISelect(_, then, otherwise) if canonical(then) == canonical(otherwise):
            return then
    return expr


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
