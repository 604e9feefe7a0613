"""Extents that are products of sizes: each factor becomes a dimension, or an iteration variable, of its own.

An array ``X[b * s, d]`` becomes ``X[b, s, d]``, and its cell ``e`` the cell ``[e // s, e % s]``. This is a
bijection between the cells in the two arrays, and between those outside of them, for ``s > 0``; if ``s`` is 0
both have no cell. An iteration variable ``v < b * s`` becomes two, the digits of ``v`` (:mod:`.loop_digits`).

The factors are affine and, for all sizes, not negative: a product of two negative numbers is an extent, too,
and would be lost. The quotients and remainders are stand-ins (:mod:`.nonlinear`). What does not become affine
is refused.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from redverify.frontends.common import model
from redverify.frontends.common.cases import map_cases
from redverify.frontends.common.errors import Origin, refusal
from redverify.frontends.common.indices.nonlinear import Kind, Nonlinear, StandIns, as_polynomial
from redverify.frontends.common.indices.polynomials import ONE, Polynomial
from redverify.frontends.common.terms import canonical, linear, map_value
from redverify.language import core
from redverify.language.core import CCmp, IConst, IMul, IndexExpr, IVar
from redverify.language.terms import free_variables
from redverify.presburger.build import all_of

#: The factors of each dimension of an array that has a product among its extents, by the array's name.
Factored = Mapping[str, tuple[tuple[IndexExpr, ...], ...]]


def factors_of(extent: IndexExpr, stand_ins: StandIns) -> tuple[IndexExpr, ...]:
    """The factors of an extent, from left to right; the extent alone if it is not to be taken apart."""
    found = _factors(extent, stand_ins)
    if len(found) == 1 or any(free_variables(f) & set(stand_ins.of) for f in found):
        return (extent,)
    return found if all(_not_negative(f) for f in found) else (extent,)


def _factors(extent: IndexExpr, stand_ins: StandIns) -> tuple[IndexExpr, ...]:
    match extent:
        case IVar(name) if name in stand_ins.of and stand_ins.of[name].kind == "*":
            meaning = stand_ins.of[name]
            return (*_factors(meaning.left, stand_ins), *_factors(meaning.right, stand_ins))
        case IMul(factor, operand) if factor > 0 and free_variables(operand) & set(stand_ins.of):
            return (*_factors(operand, stand_ins), IConst(factor))
        case _:
            return (extent,)


def _not_negative(factor: IndexExpr) -> bool:
    """Whether an expression over sizes alone is not negative for any sizes."""
    sizes = [CCmp("<=", IConst(0), IVar(n)) for n in sorted(free_variables(factor))]
    return bool(all_of([*sizes, CCmp("<", factor, IConst(0))]).is_empty())


def weights_of(factors: tuple[IndexExpr, ...], stand_ins: StandIns) -> tuple[Polynomial, ...]:
    """The weight of each digit: the product of the factors after its own."""
    weights = [ONE]
    for factor in reversed(factors[1:]):
        weights.append(weights[-1] * as_polynomial(factor, stand_ins.of))
    return tuple(reversed(weights))


def with_factors(function: model.Function, factored: Factored, stand_ins: StandIns) -> model.Function:
    """The function with the cells of arrays that have their factors as dimensions already."""
    return replace(function, body=_Cells(factored, stand_ins).node(function.body)) if factored else function


class _Cells:
    """Rewrites the indices of the arrays ``factored``."""

    def __init__(self, factored: Factored, stand_ins: StandIns) -> None:
        self.factored = factored
        self.stand_ins = stand_ins

    def node(self, node: model.Node) -> model.Node:
        """The statement with the new cells."""
        match node:
            case model.Loop():
                return replace(node, body=self.node(node.body))
            case model.Sequence(parts):
                return replace(node, parts=tuple(self.node(p) for p in parts))
            case model.Branch():
                return replace(node, then=self.node(node.then), otherwise=self.node(node.otherwise))
            case model.SBlock():
                init = None if node.init is None else self.node(node.init)
                return replace(node, init=init, body=self.node(node.body))
            case model.Store(origin=origin):

                def leaf(part: core.Read | core.Access) -> core.ValueExpr:
                    if isinstance(part, core.Access):
                        return part
                    return replace(part, indices=self._cell(part.array, part.indices, origin))

                def value(part: core.ValueExpr) -> core.ValueExpr:
                    return map_value(part, canonical, leaf)

                return replace(
                    node,
                    indices=self._cell(node.array, node.indices, origin),
                    value=value(node.value),
                    cases=map_cases(node.cases, lambda c: c, value),
                )
            case model.Extension():
                if node.arrays() & set(self.factored):
                    raise refusal("an array with a product of sizes as its extent is used here", node)
                return node
            case model.Definition():
                return node

    def _cell(self, array: str, indices: tuple[IndexExpr, ...], origin: Origin) -> tuple[IndexExpr, ...]:
        """The digits of each index in the radix of its dimension's factors."""
        if array not in self.factored:
            return indices
        cell: list[IndexExpr] = []
        for index, factors in zip(indices, self.factored[array], strict=True):
            rest, digits = index, list[IndexExpr]()
            for factor in reversed(factors[1:]):
                digits.append(self._part("%", rest, factor, origin))
                rest = self._part("//", rest, factor, origin)
            cell += [rest, *reversed(digits)]
        return tuple(cell)

    def _part(self, kind: Kind, index: IndexExpr, factor: IndexExpr, origin: Origin) -> IndexExpr:
        value = linear(factor)
        if value.is_constant and value.constant > 0:
            return canonical((core.IDiv if kind == "//" else core.IMod)(index, value.constant))
        why = "an index into an extent that is a product of sizes is not affine over its factors"
        return self.stand_ins.add(Nonlinear(kind, canonical(index), canonical(factor), why, origin))
