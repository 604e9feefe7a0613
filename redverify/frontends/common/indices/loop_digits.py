"""The normal form of fused loops: loops over digits, so that indices become affine.

A compiler fuses loops of extents ``E1, ..., Em``, some of them symbolic, into one over ``f < E1*...*Em``, may
split that again as ``f = c*b + th`` with ``th < c`` under the guard ``c*b + th < E1*...*Em``, and takes ``f``
apart with ``//`` and ``%``. Neither the product nor the quotients are affine. Two rules undo this:

(a) nested loops whose variables are the digits of ``f = c*b + th`` are one loop over ``f``;
(b) one loop over ``f < E1*...*Em`` is ``m`` loops over the digits of ``f`` in that mixed radix.

Both are bijections between the iterations, and the order of ``f`` is the lexicographic order of its digits.
:mod:`.fused_loops` has the conditions of the two rules. Here the rest of the program follows: each index is
written with the new variables, and simplified by rules that hold for all integers and bounds that isl proves.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import assert_never

from redverify.frontends.common import model
from redverify.frontends.common.cases import map_cases
from redverify.frontends.common.errors import Located, TranslationError
from redverify.frontends.common.indices.factored_extents import factors_of, weights_of
from redverify.frontends.common.indices.fused_loops import Nest, fused_nest
from redverify.frontends.common.indices.index_data import arithmetic_of
from redverify.frontends.common.indices.nonlinear import (
    NotAffine,
    StandIns,
    as_index,
    as_polynomial,
    floor_of,
)
from redverify.frontends.common.indices.polynomials import Polynomial, evaluated, named, number, variables
from redverify.frontends.common.indices.simplification import simplified
from redverify.frontends.common.indices.variable_facts import Facts, sizes
from redverify.frontends.common.names import fresh
from redverify.frontends.common.terms import substitute
from redverify.language import core
from redverify.language.core import CNot, IConst, IndexExpr, IVar
from redverify.language.points import value_at
from redverify.language.terms import free_variables


def without_stand_ins(function: model.Function, stand_ins: StandIns) -> model.Function:
    """The function with affine indices only; :class:`TranslationError` for an index that stays non-linear.

    Loops that nothing has to be done for stay as they are.
    """
    return _Rewriter(function, stand_ins).rewritten()


@dataclass(frozen=True, slots=True)
class _Scope:
    """What is known where a statement stands.

    ``values`` are the variables of loops that were replaced, over the new ones; ``fixed`` the variables that
    have one value only. ``at`` is the innermost statement around that has a place.
    """

    facts: Facts
    values: Mapping[str, Polynomial]
    fixed: Mapping[str, Polynomial]
    at: Located | None


class _Rewriter:
    """Rewrites one function, outer statements first.

    ``names`` are the variables that are taken. ``kernels``: there are loops over threads. Their buffers are
    looked up by spatial variables, so the bindings of these are made as short as they can be.
    """

    def __init__(self, function: model.Function, stand_ins: StandIns) -> None:
        self.function = function
        self.stand_ins = stand_ins
        self.names = set(function.names)
        loops = (n for n in model.nodes_in(function.body) if isinstance(n, model.Loop))
        self.kernels = any(loop.thread for loop in loops)

    def rewritten(self) -> model.Function:
        """The whole function."""
        scope = _Scope(sizes(self.function.parameters), {}, {}, None)
        for array in (*self.function.arrays, *self.function.allocated):
            for extent in array.shape:
                self._index(extent, scope)
        body = self._node(self.function.body, scope)
        return replace(self.function, body=body, names=frozenset(self.names))

    # ------------------------------------------------------------ indices

    def _index(self, expr: IndexExpr, scope: _Scope) -> IndexExpr:
        """The expression over the new variables, affine; it stays as it is where nothing has changed."""
        if not free_variables(expr) & {*self.stand_ins.of, *scope.values}:
            return expr
        try:
            original = as_polynomial(expr, self.stand_ins.of)
            result = as_index(simplified(original, {**scope.fixed, **scope.values}, scope.facts))
        except NotAffine:
            raise self._refusal(expr, scope) from None
        for point in scope.facts.samples if variables(original) <= scope.facts.names else ():
            with suppress(ZeroDivisionError):
                if value_at(result, point) != evaluated(original, point):
                    raise AssertionError(f"{result} is not {original} at {dict(point)}")
        return result

    def _data(self, value: core.ValueExpr, scope: _Scope) -> core.ValueExpr:
        """The value, where index expressions that it uses as data need not be affine."""
        return arithmetic_of(value, self.stand_ins, lambda e: self._is_affine(e, scope))

    def _is_affine(self, expr: IndexExpr, scope: _Scope) -> bool:
        """Whether an index expression is affine over the new variables."""
        try:
            self._index(expr, scope)
        except TranslationError:
            return False
        return True

    def _refusal(self, expr: IndexExpr, scope: _Scope) -> TranslationError:
        for meaning in sorted(self.stand_ins.inside(expr), key=list(self.stand_ins.of.values()).index):
            return TranslationError(meaning.construct, meaning.origin.place())
        place = None if scope.at is None else scope.at.origin.place()
        gone = ", ".join(sorted(free_variables(expr) & set(scope.values)))
        return TranslationError(f"an index of the fused loop {gone} is not affine over its digits", place)

    def _condition(self, condition: core.Cond, scope: _Scope) -> core.Cond:
        done = model.with_indices(
            model.Branch(condition, model.Sequence(()), model.Sequence(())), lambda e: self._index(e, scope)
        )
        assert isinstance(done, model.Branch)
        return done.condition

    # ------------------------------------------------------------ statements

    def _node(self, node: model.Node, scope: _Scope) -> model.Node:
        match node:
            case model.Loop():
                return self._loop(node, replace(scope, at=node))
            case model.Sequence(parts):
                return replace(node, parts=self._parts(parts, scope))
            case model.Branch():
                condition = self._condition(node.condition, scope)
                then = self._node(node.then, replace(scope, facts=scope.facts.given(condition)))
                other = replace(scope, facts=scope.facts.given(CNot(condition)))
                return model.Branch(condition, then, self._node(node.otherwise, other))
            case model.SBlock():
                return self._block(node, replace(scope, at=node))
            case model.Store():
                inner = replace(scope, at=node)
                data = partial(self._data, scope=inner)
                cases = map_cases(node.cases, lambda c: c, data)
                stored = replace(node, value=data(node.value), cases=cases)
                return model.with_indices(stored, lambda e: self._index(e, inner))
            case model.Extension():
                return model.with_indices(node, lambda e: self._index(e, replace(scope, at=node)))
            case model.Definition():
                return model.with_indices(node, lambda e: self._index(e, scope))
            case _:
                assert_never(node)

    def _parts(self, parts: tuple[model.Node, ...], scope: _Scope) -> tuple[model.Node, ...]:
        done: list[model.Node] = []
        for part in parts:
            done.append(self._node(part, scope))
            if isinstance(part, model.Definition):
                value = self._index(part.value, scope)
                scope = _bound(replace(scope, facts=scope.facts.equal(part.name, value)), part.name, value)
        return tuple(done)

    def _block(self, block: model.SBlock, scope: _Scope) -> model.SBlock:
        """The iteration variables stay; what they are bound to, and the predicate, are rewritten."""
        predicate = None if block.predicate is None else self._condition(block.predicate, scope)
        if predicate is not None:
            scope = replace(scope, facts=scope.facts.given(predicate))
        iterations: list[model.Iteration] = []
        inner = scope
        for iteration in block.iterations:
            factors = factors_of(iteration.extent, self.stand_ins)
            if len(factors) > 1 and iteration.lower == IConst(0):
                digits, inner = self._digits(iteration, factors, scope, inner)
                iterations += digits
                continue
            single = self.kernels and not iteration.reduce
            bound = _single(iteration.binding, scope) if single else iteration.binding
            lower, extent, binding = (
                self._index(e, scope) for e in (iteration.lower, iteration.extent, bound)
            )
            iterations.append(replace(iteration, lower=lower, extent=extent, binding=binding))
            facts = inner.facts.equal(iteration.name, binding)
            inner = _bound(replace(inner, facts=facts), iteration.name, binding)
        return replace(
            block,
            iterations=tuple(iterations),
            predicate=None if isinstance(predicate, core.CTrue) else predicate,
            init=None if block.init is None else self._node(block.init, inner),
            body=self._node(block.body, inner),
        )

    def _digits(
        self, iteration: model.Iteration, factors: tuple[IndexExpr, ...], scope: _Scope, inner: _Scope
    ) -> tuple[list[model.Iteration], _Scope]:
        """An iteration variable as the digits of its number, one for each factor of its extent.

        ``scope`` is that of the block, ``inner`` that inside of it, as far as it is known.
        """
        known = {**scope.fixed, **scope.values}
        digits: list[model.Iteration] = []
        value = number(0)
        try:
            rest = simplified(as_polynomial(iteration.binding, self.stand_ins.of), known, scope.facts)
            for factor, weight in zip(factors, weights_of(factors, self.stand_ins), strict=True):
                above = simplified(floor_of(rest, weight), {}, scope.facts)
                rest = rest - above * weight
                name = fresh(f"{iteration.name}_{len(digits)}", self.names)
                self.names.add(name)
                value = value + named(name) * weight
                suffix = f"_{len(digits)}"
                digit = replace(
                    iteration,
                    name=name,
                    source_name=f"{iteration.source_name}{suffix}",
                    index_name=f"{iteration.index_name}{suffix}",
                    extent=factor,
                    binding=as_index(above),
                )
                digits.append(digit)
                inner = replace(inner, facts=inner.facts.equal(name, digit.binding))
        except NotAffine:
            raise self._refusal(iteration.extent, scope) from None
        facts = inner.facts.also(iteration.name, value)
        return digits, replace(inner, facts=facts, values={**inner.values, iteration.name: value})

    # ------------------------------------------------------------ loops

    def _loop(self, loop: model.Loop, scope: _Scope) -> model.Node:
        nest = fused_nest(loop, self.stand_ins, {**scope.fixed, **scope.values}, scope.facts, self.names)
        if nest is not None:
            return self._nest(nest, loop, scope)
        lower, extent = self._index(loop.lower, scope), self._index(loop.extent, scope)
        inner = replace(scope, facts=scope.facts.in_range(loop.name, lower, extent))
        if extent == IConst(1):
            inner = _bound(inner, loop.name, lower)
        return replace(loop, lower=lower, extent=extent, body=self._node(loop.body, inner))

    def _nest(self, nest: Nest, loop: model.Loop, scope: _Scope) -> model.Node:
        """The loops over digits in place of those that the nest was made of."""
        facts = scope.facts
        for digit in nest.digits:
            facts = facts.in_range(digit.name, IConst(0), digit.extent)
        for name, value in nest.values.items():
            facts = facts.also(name, value)
        self.names.update(d.name for d in nest.digits)
        inner = replace(scope, facts=facts, values={**scope.values, **nest.values})
        body = self._node(nest.body, inner)
        if not nest.digits:
            return model.Sequence((body,), nest.allocations)
        allocations = nest.allocations
        for digit in reversed(nest.digits):
            body = replace(
                loop,
                name=digit.name,
                lower=IConst(0),
                extent=digit.extent,
                thread=digit.thread,
                allocations=allocations,
                body=body,
            )
            allocations = ()
        return body


def _single(binding: IndexExpr, scope: _Scope) -> IndexExpr:
    """The binding without the variables of loops that run once, unless it is such a variable itself."""
    if isinstance(binding, IVar):
        return binding
    once = {n: IConst(v.constant) for n, v in scope.fixed.items() if v.constant is not None}
    return substitute(binding, {n: once[n] for n in free_variables(binding) & set(once)})


def _bound(scope: _Scope, name: str, value: IndexExpr) -> _Scope:
    """The scope, where a variable is an expression: if a constant, it has one value only."""
    if not isinstance(value, IConst):
        return replace(scope, fixed={n: v for n, v in scope.fixed.items() if n != name})
    return replace(scope, fixed={**scope.fixed, name: number(value.value)})
