"""Simpler forms of polynomials with quotients, by what is known where they stand."""

from __future__ import annotations

from collections.abc import Mapping

from redverify.frontends.common.facts import Facts
from redverify.frontends.common.nonlinear import NotAffine, floor_of
from redverify.frontends.common.polynomials import (
    Atom,
    Extreme,
    Floor,
    Polynomial,
    atom,
    divided,
    mapped,
)
from redverify.language import core
from redverify.language.terms import free_variables


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
    return floor_of(numerator, denominator)
