"""Instances of the facts of the usual functions, in queries where floats are real numbers.

The facts and their side conditions are in :mod:`redverify.language.function_facts`. Here each is stated of
the applications that a query has, so that the solver needs no quantifiers. Every instance is true of the
real functions at any finite arguments: what it needs of an argument's sign is a premise in it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from math import isqrt
from typing import Any, assert_never

import z3

from redverify.language.function_facts import BASES, FACTS, INVERSES, Fact
from redverify.language.types import ValueType

#: With more applications of one function than this, only facts of one application are stated.
MOST_APPLICATIONS = 12

#: With at most so many applications of one function, sums of three arguments are looked for, too.
MOST_FOR_THREE = 6

#: ``exp2`` and ``exp10`` of literal integers up to this size are written as numbers.
LARGEST_EXPONENT = 64


@dataclass(frozen=True, slots=True)
class Application:
    """``value = f(argument)`` at a finite argument."""

    argument: Any
    value: Any


@dataclass(slots=True)
class Applications:
    """The applications of functions that have facts in one query, by function and type."""

    #: By the numbers that Z3 gives to the values' terms, which live as long as these.
    _made: dict[tuple[str, ValueType], dict[int, Application]] = field(default_factory=dict)

    def add(self, function: str, type_: ValueType, argument: Any, value: Any) -> None:
        """Note an application to a real number. Whoever asks sees to it that infinities get no facts."""
        assert function in FACTS
        known = self._made.setdefault((function, type_), {})
        known.setdefault(value.get_id(), Application(argument, value))

    def facts(self) -> Iterator[Any]:
        """All instances."""
        for (function, type_), by_value in self._made.items():
            made = list(by_value.values())
            for fact in FACTS[function]:
                if fact in (Fact.INVERSE, Fact.SUM):
                    exponentials = list(self._made.get((INVERSES[function], type_), {}).values())
                    if fact is Fact.INVERSE:
                        yield from _inverse(function, made, exponentials)
                    else:
                        yield from _sums(made, exponentials)
                else:
                    yield from _instances(fact, function, made)


def _instances(fact: Fact, function: str, made: list[Application]) -> Iterator[Any]:
    """The instances of a fact of one function."""
    few = made if len(made) <= MOST_APPLICATIONS else []
    match fact:
        case Fact.POSITIVE:
            for a in made:
                yield a.value > 0
                yield z3.Implies(a.argument == 0, a.value == 1)
                yield from _at_integer(function, a)
        case Fact.PRODUCT:
            yield from _products(few)
        case Fact.INCREASING:
            for a, b in combinations(few, 2):
                ordered = (a.argument < b.argument) == (a.value < b.value)
                defined = function in BASES
                yield ordered if defined else z3.Implies(z3.And(a.argument > 0, b.argument > 0), ordered)
        case Fact.ROOT:
            for a in made:
                yield z3.Implies(a.argument >= 0, z3.And(a.value >= 0, a.value * a.value == a.argument))
                yield from _root_of_square(a)
        case Fact.INVERSE | Fact.SUM | Fact.DEFINITION | Fact.WHOLE:
            return
        case _:
            assert_never(fact)


def _products(made: list[Application]) -> Iterator[Any]:
    """``f(x + y) = f(x) * f(y)`` where ``x + y`` is an argument, or zero, whatever the values are.

    Side condition of each instance: the sum of the arguments is the other argument identically.
    """
    values = [*[a.value for a in made], z3.RealVal(1)]
    for factors, one in _sums_of(tuple([a.argument for a in made])):
        yield values[one] == z3.Product([values[position] for position in factors])


@lru_cache(maxsize=256)
def _sums_of(arguments: tuple[Any, ...]) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Which sums of arguments are an argument identically, or zero, which comes after the last: positions.

    Queries of one program are mostly about the same arguments.
    """
    whole = [*arguments, z3.RealVal(0)]
    sizes = (2, 3) if len(arguments) <= MOST_FOR_THREE else (2,)
    return tuple(
        (factors, position)
        for size in sizes
        for factors in combinations_with_replacement(range(len(arguments)), size)
        for position, one in enumerate(whole)
        if _zero(z3.Sum([arguments[f] for f in factors]) - one)
    )


def _zero(difference: Any) -> bool:
    """Whether an expression is zero identically; false if that is not plain."""
    simple = z3.simplify(difference, som=True)
    return bool(z3.is_rational_value(simple) and simple.as_fraction() == 0)


def _inverse(logarithm: str, logarithms: list[Application], exponentials: list[Application]) -> Iterator[Any]:
    """``log(exp(x)) = x``, ``exp(log(x)) = x`` for ``x > 0``, ``log(1) = 0``."""
    for log in logarithms:
        yield z3.Implies(log.argument == 1, log.value == 0)
        base = BASES[INVERSES[logarithm]]
        if base is not None:
            yield z3.Implies(log.argument == base, log.value == 1)
    if max(len(logarithms), len(exponentials)) > MOST_APPLICATIONS:
        return
    for log in logarithms:
        for exp in exponentials:
            yield z3.Implies(log.argument == exp.value, log.value == exp.argument)
            inverted = z3.And(log.argument > 0, exp.argument == log.value)
            yield z3.Implies(inverted, exp.value == log.argument)


def _sums(logarithms: list[Application], exponentials: list[Application]) -> Iterator[Any]:
    """``log(x * y) = log(x) + log(y)`` for ``x > 0`` and ``y > 0``, where ``x * y`` is an argument.

    Side condition of each instance: the product is the argument identically. A factor is the argument
    of a logarithm, or the result of the exponential function that it inverts.
    """
    factors = [*logarithms, *[Application(e.value, e.argument) for e in exponentials]]
    if len(factors) > MOST_APPLICATIONS:
        return
    for x, y in combinations_with_replacement(factors, 2):
        for log in logarithms:
            if _zero(x.argument * y.argument - log.argument):
                positive = z3.And(x.argument > 0, y.argument > 0)
                yield z3.Implies(positive, log.value == x.value + y.value)


def _at_integer(function: str, a: Application) -> Iterator[Any]:
    """The power of 2 or 10 where the argument is a literal integer."""
    base, argument = BASES[function], z3.simplify(a.argument)
    if base is None or not z3.is_rational_value(argument):
        return
    exponent = argument.as_fraction()
    if exponent.denominator == 1 and abs(exponent) <= LARGEST_EXPONENT:
        yield a.value == z3.RealVal(str(Fraction(base) ** int(exponent)))


def _root_of_square(a: Application) -> Iterator[Any]:
    """The root where the argument is a literal whose root is a fraction."""
    argument = z3.simplify(a.argument)
    if not z3.is_rational_value(argument) or argument.as_fraction() < 0:
        return
    root = _exact_root(argument.as_fraction())
    if root is not None:
        yield a.value == z3.RealVal(str(root))


def _exact_root(value: Fraction) -> Fraction | None:
    """The square root of a fraction if it is one, for ``value >= 0``."""
    assert value >= 0
    root = Fraction(isqrt(value.numerator), isqrt(value.denominator))
    return root if root * root == value else None
