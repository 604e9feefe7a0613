"""Interpretations of declared operators: two results are equal only if the laws make them equal.

An operator on a type with many values is interpreted by the free (commutative) semigroup or monoid:
a product is a value that the run has not met before, and the run remembers which factors it stands
for. Products are values of the type like any others, so arithmetic and comparisons apply to them.
Types with few values get a concrete operation that has the laws.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any, NamedTuple

from redverify.interpreter.domains.terms import Value, digest, key_of, mix, same
from redverify.language.types import TypeKind, ValueType, wrap

Binary = Callable[[Value, Value], Value]


class Factor(NamedTuple):
    """A value with its hash and its key, which long products ask for again and again."""

    digest: int
    key: Any
    value: Value


#: ``fresh(factors, attempt)`` is a value that stands for a product of ``factors``.
Fresh = Callable[[tuple[Factor, ...], int], Value]


class FreeOperator:
    """The free interpretation of an operator with the given laws; ``unit`` is ``None`` without one."""

    def __init__(self, associative: bool, commutative: bool, unit: Value | None, fresh: Fresh) -> None:
        self._associative = associative
        self._commutative = commutative
        self._unit = unit
        self._fresh = fresh
        self._factors: dict[Any, tuple[Factor, ...]] = {}
        self._products: dict[tuple[Any, ...], Value] = {}

    def __call__(self, left: Value, right: Value) -> Value:
        """``left ⊙ right``."""
        if self._unit is not None:
            if same(left, self._unit):
                return right
            if same(right, self._unit):
                return left
        factors = self._of(left) + self._of(right)
        if self._commutative:
            factors = tuple(sorted(factors, key=attrgetter("digest")))
        key = tuple([factor.key for factor in factors])
        product = self._products.get(key)
        if product is None:
            product = self._products[key] = self._new(factors)
        return product

    def _of(self, value: Value) -> tuple[Factor, ...]:
        """The factors of a value, itself if it is not a product so far, or if grouping matters."""
        key = key_of(value)
        known = self._factors.get(key)
        if known is None:
            known = self._factors[key] = (Factor(digest(value), key, value),)
        return known

    def _new(self, factors: tuple[Factor, ...]) -> Value:
        attempt = 0
        value = self._fresh(factors, attempt)
        if self._associative:
            while key_of(value) in self._factors or (self._unit is not None and same(value, self._unit)):
                attempt += 1
                value = self._fresh(factors, attempt)
            self._factors[key_of(value)] = factors
        return value


def small_operator(
    type_: ValueType, associative: bool, commutative: bool, unit: Value | None, seed: int
) -> Binary:
    """An operation on ``bool``, ``i8`` or ``u8`` that has the laws; ``seed`` chooses one of several."""
    if not associative:
        return _lawless(type_, commutative, unit, seed)
    if type_.kind is TypeKind.BOOL:
        return _boolean(commutative, unit, seed)
    into = wrap(type_)
    u = 0 if unit is None else unit
    if not commutative:
        return lambda x, y: into(_compose((x - u) % 256, (y - u) % 256) + u)
    if seed % 2:
        return lambda x, y: into((1 + x - u) * (1 + y - u) - 1 + u)
    return lambda x, y: into(x + y - u)


def _compose(left: int, right: int) -> int:
    """Composition of affine maps modulo 16. A byte codes such a map, 0 the identity."""
    a, b = (left >> 4) + 1, left & 15
    c, d = (right >> 4) + 1, right & 15
    return (((a * c - 1) % 16) << 4) | ((a * d + b) % 16)


def _boolean(commutative: bool, unit: Value | None, seed: int) -> Binary:
    exclusive: Binary = lambda x, y: x is not y  # noqa: E731
    disjunction: Binary = lambda x, y: x or y  # noqa: E731
    conjunction: Binary = lambda x, y: x and y  # noqa: E731
    equivalence: Binary = lambda x, y: x is y  # noqa: E731
    if unit is None and not commutative:
        return (lambda x, y: x) if seed % 2 else (lambda x, y: y)
    lawful = {False: (disjunction, exclusive), True: (conjunction, equivalence)}
    return lawful[seed % 4 > 1 if unit is None else unit][seed % 2]


def _lawless(type_: ValueType, commutative: bool, unit: Value | None, seed: int) -> Binary:
    into: Callable[[int], Value] = bool if type_.kind is TypeKind.BOOL else wrap(type_)

    def call(left: Value, right: Value) -> Value:
        if unit is not None and same(left, unit):
            return right
        if unit is not None and same(right, unit):
            return left
        first, second = digest(left), digest(right)
        if commutative and first > second:
            first, second = second, first
        bits = mix("lawless", seed, first, second)
        return into(bits % 2 if type_.kind is TypeKind.BOOL else bits)

    return call
