"""Loops that Halide made of several: one loop over the numbers in a mixed radix.

``fuse`` of loops of extents ``E1`` and ``E2`` gives one of extent ``E1*E2``, whose variable ``v`` is taken
apart as ``v / E1`` and ``v % E1``. Neither is affine. Here the loop is replaced by loops over the digits: a
bijection between the iterations, in the same order.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import pairwise

from redverify.frontends.common.errors import TranslationError
from redverify.frontends.common.indices.nonlinear import NotAffine, as_index, is_affine
from redverify.frontends.common.indices.polynomials import (
    ONE,
    Polynomial,
    exact_quotient,
    named,
    number,
)
from redverify.frontends.halide.algorithm import parts
from redverify.frontends.halide.expressions.reader import Reader
from redverify.frontends.halide.reading import syntax as sx
from redverify.frontends.halide.scopes import Scope
from redverify.language import core


@dataclass(frozen=True, slots=True)
class Digits:
    """The extents of the loops over the digits, the outermost first, and the weight of each digit."""

    extents: tuple[core.IndexExpr, ...]
    weights: tuple[Polynomial, ...]

    def number(self, names: Sequence[str]) -> Polynomial:
        """The number whose digits these variables are."""
        total = number(0)
        for name, weight in zip(names, self.weights, strict=True):
            total = total + named(name) * weight
        return total


def digits_of(loop: sx.For, reader: Reader, scope: Scope) -> Digits | None:
    """The digits of a loop's variable, or ``None`` if the loop can stay as it is."""
    if loop.minimum != sx.Int(0):
        return None
    try:
        extent = reader.polynomial(loop.extent, scope)
    except (NotAffine, TranslationError):
        return None
    weights = [extent]
    for weight in _weights(loop, reader, scope):
        quotient = exact_quotient(weights[-1], weight)
        if quotient is not None and ONE not in (weight, quotient):
            weights.append(weight)
    if is_affine(extent) and all(w.constant is not None for w in weights[1:]):
        return None
    weights.append(ONE)
    extents: list[core.IndexExpr] = []
    for above, weight in pairwise(weights):
        quotient = exact_quotient(above, weight)
        if quotient is None or not is_affine(quotient):
            return None
        size = as_index(quotient)
        if not scope.facts.prove(core.CCmp("<=", core.IConst(0), size)):
            return None  # a product of two negative numbers is an extent, too
        extents.append(size)
    return Digits(tuple(extents), tuple(weights[1:]))


def _weights(loop: sx.For, reader: Reader, scope: Scope) -> list[Polynomial]:
    """What the loop's variable is divided by, the largest first."""
    found: list[Polynomial] = []

    def weight_of(expr: sx.Expr) -> Polynomial | None:
        """The weight of the least digit of the loop's variable in an expression, if it is made of digits."""
        match expr:
            case sx.Var(name) if name == loop.name:
                return ONE
            case sx.Binary("/" | "%" as op, left, right):
                below = weight_of(left)
                if below is None:
                    return None
                with suppress(NotAffine, TranslationError):
                    weight = below * reader.polynomial(right, scope)
                    found.append(weight)
                    return weight if op == "/" else below
        return None

    def visit(expr: sx.Expr) -> None:
        weight_of(expr)
        for part in parts(expr):
            visit(part)

    for expr in expressions_in(loop.body):
        visit(expr)
    distinct = list(dict.fromkeys(w for w in found if w.terms))
    return sorted(distinct, key=lambda p: (-len(p.terms[0][0]), -abs(p.terms[0][1])))


def expressions_in(body: Sequence[sx.Stmt]) -> list[sx.Expr]:
    """The expressions of all statements, outermost ones."""
    found: list[sx.Expr] = []
    for statement in body:
        match statement:
            case sx.Bind(_, value) | sx.Evaluate(value):
                found.append(value)
            case sx.Provide(_, arguments, values):
                found += [*arguments, *values]
            case sx.For(_, _, minimum, extent, inner):
                found += [minimum, extent, *expressions_in(inner)]
            case sx.If(condition, then, otherwise):
                found += [condition, *expressions_in(then), *expressions_in(otherwise)]
            case sx.Realize(_, bounds, inner):
                found += [e for pair in bounds for e in pair] + expressions_in(inner)
            case sx.Produce(body=inner) | sx.Atomic(body=inner) | sx.Other(body=inner):
                found += expressions_in(inner)
            case sx.Assert():
                pass
    return found
