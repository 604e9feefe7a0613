"""What is known about the variables at a place of a program, and what follows from it.

Known are: sizes are not negative, loop variables are in their ranges, iteration variables are equal to
their bindings, predicates and branch conditions hold. isl decides what follows. Besides the proofs there are
*samples*, points at which all of this holds: a rewritten index is compared with the original there.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache
from math import gcd

import islpy as isl

from redverify.frontends.common.indices.nonlinear import NotAffine, as_index
from redverify.frontends.common.indices.polynomials import (
    ONE,
    Polynomial,
    atom,
    divided,
    evaluated,
    exact_quotient,
    number,
    polynomial,
    variables,
)
from redverify.language import core
from redverify.language.points import Point, holds, value_at
from redverify.language.terms import free_variables
from redverify.presburger.build import all_of, where

_SAMPLES = 16
_LARGEST = 70


@dataclass(frozen=True, slots=True)
class Facts:
    """``conditions`` that hold at a place, and ``samples`` of points at which they hold.

    ``names`` are the variables that have a value there.
    """

    names: frozenset[str]
    conditions: tuple[core.Cond, ...]
    samples: tuple[Point, ...]

    def given(self, condition: core.Cond) -> Facts:
        """The facts, where an affine condition holds too."""
        kept = tuple(p for p in self._with(free_variables(condition)) if holds(condition, p))
        return replace(self, conditions=(*self.conditions, condition), samples=kept)

    def in_range(self, name: str, lower: core.IndexExpr, extent: core.IndexExpr) -> Facts:
        """The facts inside a loop over ``lower .. lower + extent``."""
        variable = core.IVar(name)
        conditions = (
            *_without(self.conditions, name),
            core.CCmp("<=", lower, variable),
            core.CCmp("<", variable, core.IAdd(lower, extent)),
        )
        source = random.Random(f"{name} {len(self.samples)}")
        samples: list[Point] = []
        for point in self._with(free_variables(lower) | free_variables(extent)):
            first, size = value_at(lower, point), value_at(extent, point)
            if size > 0:
                at = first + source.choice((0, size - 1, source.randrange(size), source.randrange(size)))
                samples.append({**point, name: at})
        return Facts(self.names | {name}, conditions, tuple(samples))

    def equal(self, name: str, value: core.IndexExpr) -> Facts:
        """The facts, where a variable is equal to an expression of others."""
        samples = tuple({**p, name: value_at(value, p)} for p in self._with(free_variables(value)))
        condition = core.CCmp("==", core.IVar(name), value)
        return Facts(self.names | {name}, (*_without(self.conditions, name), condition), samples)

    def also(self, name: str, value: Polynomial) -> Facts:
        """The facts with the values of a variable at the samples; nothing more is known about it."""
        samples = tuple({**p, name: evaluated(value, p)} for p in self._with(variables(value)))
        return replace(self, names=self.names | {name}, samples=samples)

    def _with(self, needed: frozenset[str]) -> tuple[Point, ...]:
        """The samples, if they have values of these variables."""
        return self.samples if needed <= self.names else ()

    def prove(self, condition: core.Cond) -> bool:
        """Whether an affine condition follows.

        Facts that have one case are asked first. All of them are put together once for the questions of a
        place.
        """
        facts, against = self._relevant(condition), where(core.CNot(condition))
        plain = tuple([c for c in facts if where(c).n_basic_set() <= 1])
        if against.intersect(_together(plain)).is_empty():
            return True
        return len(plain) < len(facts) and bool(against.intersect(_together(facts)).is_empty())

    def _relevant(self, condition: core.Cond) -> tuple[core.Cond, ...]:
        """The facts that say something of the condition's variables, or of variables that these speak of."""
        wanted, left, found = free_variables(condition), list(self.conditions), set[core.Cond]()
        while True:
            near = {c for c in left if free_variables(c) & wanted}
            if not near:
                return tuple([c for c in self.conditions if c in found])
            found |= near
            left = [c for c in left if c not in near]
            wanted = wanted.union(*(free_variables(c) for c in near))

    def within(self, value: Polynomial, bound: Polynomial) -> bool:
        """Whether ``0 <= value < bound`` follows.

        By isl where both are affine. Else ``bound`` is taken apart as ``e * w`` and ``value`` as
        ``d * w + r``: then ``0 <= d < e`` and ``0 <= r < w`` suffice, as for a number in mixed radix.
        """
        try:
            at, limit = as_index(value), as_index(bound)
        except NotAffine:
            return any(self._as_digits(value, bound, w) for w in (*_factors(bound), *_weights(value, bound)))
        return self.prove(core.CAnd(core.CCmp("<=", core.IConst(0), at), core.CCmp("<", at, limit)))

    def _as_digits(self, value: Polynomial, bound: Polynomial, weight: Polynomial) -> bool:
        extent = exact_quotient(bound, weight)
        if extent is None:
            return False
        digit, rest = divided(value, weight)
        return self.within(digit, extent) and self.within(rest, weight)


@lru_cache(maxsize=256)
def _together(conditions: tuple[core.Cond, ...]) -> isl.Set:
    return all_of(conditions)


def _factors(bound: Polynomial) -> list[Polynomial]:
    """Factors of a polynomial that are simpler: of a monomial, and the common factors of several terms."""
    if not bound.terms:
        return []
    content = gcd(*(coefficient for _, coefficient in bound.terms))
    common = [a for a in dict.fromkeys(bound.terms[0][0]) if all(a in m for m, _ in bound.terms)]
    found: list[Polynomial] = []
    for factor in (number(content), *(atom(a) for a in common)):
        rest = exact_quotient(bound, factor)
        found += [factor] if rest is None else [factor, rest]
    return [w for w in dict.fromkeys(found) if w not in (ONE, bound)]


def _weights(value: Polynomial, bound: Polynomial) -> list[Polynomial]:
    """What each term of a value shares with a bound of one term: the weights of its digits, if it has any."""
    if len(bound.terms) != 1:
        return []
    ((factors, content),) = bound.terms
    found: list[Polynomial] = []
    for monomial, coefficient in value.terms:
        shared = tuple([a for a in dict.fromkeys(factors) if a in monomial])
        found.append(polynomial([(shared, gcd(coefficient, content))]))
    return [w for w in dict.fromkeys(found) if w not in (ONE, bound)]


def _without(conditions: Iterable[core.Cond], name: str) -> tuple[core.Cond, ...]:
    """The conditions that do not speak of a variable: an inner one of the same name hides it."""
    return tuple(c for c in conditions if name not in free_variables(c))


def sizes(parameters: Iterable[str]) -> Facts:
    """What is known at the root of a program: its sizes are not negative."""
    names = tuple(parameters)
    source = random.Random(" ".join(names))
    samples = tuple(
        {n: source.choice((1, 2, 3, source.randint(1, _LARGEST))) for n in names} for _ in range(_SAMPLES)
    )
    return Facts(
        frozenset(names), tuple(core.CCmp(">=", core.IVar(n), core.IConst(0)) for n in names), samples
    )
