"""That the equations of a specification have a model: levels of tensors, and ranks along recurrences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import assert_never

import islpy as isl
import networkx as nx

from redverify.certifying.emission.gamma import Gamma, NotCertified
from redverify.certifying.emission.proofs import (
    ABSURD,
    DECIDE,
    HOLDS,
    RFL,
    evident,
    function,
    integers,
    rule,
    under,
)
from redverify.certifying.emission.ranks import Use, at, phased
from redverify.certifying.emission.terms import variables
from redverify.checking.data.items import Models
from redverify.checking.data.of_program import index_data, start_of
from redverify.checking.data.proofs import Proof
from redverify.language import core
from redverify.language.walks import subterms
from redverify.presburger import build
from redverify.presburger.lift import affine_expression

#: What a linear rank multiplies coordinates with: 4 and 2 for sweeps that look ahead in an inner coordinate.
FACTORS = (0, 1, -1, 2, 4)


@dataclass(slots=True)
class ModelEmitter:
    """Emits that a specification is solvable."""

    spec: core.Spec
    start: Gamma
    levels: dict[str, int] = field(default_factory=dict)
    ranks: dict[str, core.IndexExpr] = field(default_factory=dict)

    def models(self) -> Models:
        """Levels of tensors and, for recurrences, ranks and proofs. Raises :class:`NotCertified`."""
        graph = nx.DiGraph()
        defined = {e.tensor for e in self.spec.equations}
        graph.add_nodes_from(sorted(defined))
        for equation in self.spec.equations:
            for term in _terms(equation.value):
                if isinstance(term, core.Access) and term.tensor in defined:
                    graph.add_edge(term.tensor, equation.tensor)
        components = [sorted(c) for c in nx.strongly_connected_components(graph)]
        condensed = nx.condensation(graph, [set(c) for c in components])
        levels: dict[str, int] = {}
        for level, number in enumerate(nx.lexicographical_topological_sort(condensed)):
            levels.update(dict.fromkeys(components[number], level))
        recursive = [c for c in components if len(c) > 1 or graph.has_edge(c[0], c[0])]
        if not recursive:
            return Models(levels=levels)
        ranks: dict[str, core.IndexExpr] = {}
        orders: dict[str, int] = {}
        for component in recursive:
            found = self._ranked(component)
            ranks.update(found[0])
            orders.update(found[1])
        self.levels, self.ranks = levels, ranks
        return Models(
            levels=levels,
            ranks={tensor: index_data(rank) for tensor, rank in ranks.items()},
            orders=orders,
            proofs=tuple([self._equation(e) for e in self.spec.equations]),
        )

    # ------------------------------------------------------------ ranks

    def _uses(self, component: Sequence[str]) -> Iterator[Use]:
        for equation in self.spec.equations:
            if equation.tensor in component:
                gamma = self.start.bind(*equation.variables).assume(equation.condition)
                yield from self._inside(equation, equation.value, gamma, component)

    def _inside(
        self, equation: core.Equation, term: core.ValueExpr, gamma: Gamma, component: Sequence[str]
    ) -> Iterator[Use]:
        match term:
            case core.Access(tensor=tensor):
                if tensor in component:
                    yield Use(equation, gamma, term)
            case core.Apply(arguments=arguments):
                for argument in arguments:
                    yield from self._inside(equation, argument, gamma, component)
            case core.Cast(operand=operand):
                yield from self._inside(equation, operand, gamma, component)
            case core.Select(condition=condition, then=then, otherwise=otherwise):
                yield from self._inside(equation, then, gamma.assume(condition), component)
                yield from self._inside(equation, otherwise, gamma.assume(core.CNot(condition)), component)
            case core.Reduce(binders=names, condition=condition, body=body):
                start = start_of(self.spec, term)
                if start is not None:
                    yield from self._inside(equation, start, gamma, component)
                inner = gamma.bind(*names).assume(condition)
                yield from self._inside(equation, body, inner, component)
            case core.Literal() | core.Constant() | core.IndexCast() | core.IndexCondition():
                return
            case core.LetValue(variable=variable, value=value, body=body):
                yield from self._inside(equation, value, gamma, component)
                yield from self._inside(equation, body, gamma.bind(variable), component)
            case core.Read() | core.Element():
                raise TypeError(term)
            case _:
                assert_never(term)

    def _ranked(self, component: Sequence[str]) -> tuple[dict[str, core.IndexExpr], dict[str, int]]:
        """Ranks of the tensors of a recursion, over ``$c0``, ..., and the order of tensors of one rank."""
        uses = [use for use in self._uses(component) if not use.gamma.impossible]
        if not uses:
            return dict.fromkeys(component, core.IConst(0)), dict.fromkeys(component, 0)
        shortest = min(len(use.equation.variables) for use in uses)
        shortest = min([shortest, *[len(use.access.indices) for use in uses]])
        vectors = sorted(product(FACTORS, repeat=shortest), key=lambda v: (sum(map(abs, v)), [-x for x in v]))
        for vector in vectors:
            if not any(vector):
                continue
            offset = self._offset(vector, uses)
            if offset is None:
                continue
            rank: core.IndexExpr = core.IAdd(
                _dot(vector, variables([f"$c{d}" for d in range(shortest)])), offset
            )
            ranks = dict.fromkeys(component, rank)
            orders = self._ordered(component, ranks, uses)
            if orders is not None:
                return ranks, orders
        equations = [e for e in self.spec.equations if e.tensor in component]
        for ranks in phased(equations, uses):
            orders = self._ordered(component, ranks, uses)
            if orders is not None:
                return ranks, orders
        raise NotCertified(
            "no rank was found along which the equations' recursion descends", uses[0].equation.span
        )

    def _offset(self, vector: Sequence[int], uses: Sequence[Use]) -> core.IndexExpr | None:
        """What to add so that the rank is not negative wherever an equation uses another point."""
        lowest: list[core.IndexExpr] = []
        for use in uses:
            value = _dot(vector, variables(use.equation.variables))
            if use.gamma.holds(core.CCmp("==", value, _dot(vector, use.access.indices))):
                continue
            where = use.gamma.where.intersect(build.where(core.CCmp("==", core.IVar("$r"), value)))
            keep = frozenset((*self.spec.parameters, "$r"))
            points = build.params_to_tuple(build.project_all(where, keep), ["$r"], "t").reset_tuple_id()
            if points.is_empty():
                continue
            try:
                least = points.dim_min(0)
            except isl.Error:
                return None
            found: list[core.IndexExpr] = []
            least.foreach_piece(lambda _, aff, found=found: found.append(affine_expression(aff)))
            if len(found) != 1:
                return None
            if found[0] not in lowest:
                lowest.append(found[0])
        if len(lowest) != 1:
            return core.IConst(0) if not lowest else _least_constant(lowest)
        return core.IMul(-1, lowest[0])

    def _ordered(
        self, component: Sequence[str], ranks: dict[str, core.IndexExpr], uses: Sequence[Use]
    ) -> dict[str, int] | None:
        """The order of tensors of one rank, if every use descends."""
        equal = nx.DiGraph()
        equal.add_nodes_from(component)
        for use in uses:
            here = at(ranks[use.equation.tensor], variables(use.equation.variables))
            there = at(ranks[use.access.tensor], use.access.indices)
            if use.gamma.holds(_descends(there, here)):
                continue
            if not use.gamma.holds(core.CCmp("<=", there, here)):
                return None
            equal.add_edge(use.access.tensor, use.equation.tensor)
        try:
            order = list(nx.lexicographical_topological_sort(equal))
        except nx.NetworkXUnfeasible:
            return None
        return {tensor: position for position, tensor in enumerate(order)}

    # ------------------------------------------------------------ proofs

    def _equation(self, equation: core.Equation) -> Proof:
        n = len(equation.variables)
        gamma = self.start.bind(*equation.variables).assume(equation.condition)
        body = ABSURD if gamma.impossible else self._walk(equation, equation.value, gamma)
        return rule(
            f"descends{n}",
            function(equation.variables, [], HOLDS),
            function(equation.variables, [equation.condition], body),
        )

    def _walk(self, equation: core.Equation, term: core.ValueExpr, gamma: Gamma) -> Proof:
        match term:
            case core.Access():
                return self._access(equation, term, gamma)
            case core.Apply(arguments=arguments):
                return rule("uses_fn", self._all(equation, arguments, gamma))
            case core.Literal() | core.Constant():
                return rule("uses_fn", rule("uses_nil"))
            case core.Cast(operand=operand):
                return rule("uses_fn", self._all(equation, (operand,), gamma))
            case core.IndexCast():
                return rule("uses_index")
            case core.IndexCondition():
                return rule("uses_cond")
            case core.Select(condition=condition, then=then, otherwise=otherwise):
                return rule(
                    "uses_select_of",
                    HOLDS,
                    under(gamma, condition, lambda g: self._walk(equation, then, g)),
                    under(gamma, core.CNot(condition), lambda g: self._walk(equation, otherwise, g)),
                )
            case core.Reduce(binders=names, condition=condition, body=body):
                start = start_of(self.spec, term)
                inner = gamma.bind(*names).assume(condition)
                inside = ABSURD if inner.impossible else self._walk(equation, body, inner)
                parts = [] if start is None else [self._walk(equation, start, gamma)]
                return rule(
                    f"uses_reduce_{'first' if start is None else 'some'}{len(names)}",
                    *parts,
                    function(names, [], HOLDS),
                    function(names, [condition], inside),
                )
            case core.LetValue(variable=variable, value=value, body=body):
                return rule(
                    "uses_letval",
                    self._walk(equation, value, gamma),
                    function([variable], [], self._walk(equation, body, gamma.bind(variable))),
                )
            case core.Read() | core.Element():
                raise TypeError(term)
            case _:
                assert_never(term)

    def _all(self, equation: core.Equation, terms: Sequence[core.ValueExpr], gamma: Gamma) -> Proof:
        result = rule("uses_nil")
        for term in reversed(terms):
            result = rule("uses_cons", self._walk(equation, term, gamma), result)
        return result

    def _access(self, equation: core.Equation, access: core.Access, gamma: Gamma) -> Proof:
        if not any(e.tensor == access.tensor for e in self.spec.equations):
            return rule("uses_input", DECIDE)
        if self.levels[access.tensor] < self.levels[equation.tensor]:
            return rule("uses_lower", DECIDE)
        here = at(self.ranks[equation.tensor], variables(equation.variables))
        there = at(self.ranks[access.tensor], access.indices)
        values = [*integers(access.indices), *integers((here, there))]
        n = len(access.indices)
        if gamma.holds(_descends(there, here)):
            positive, less = core.CCmp("<=", core.IConst(0), here), core.CCmp("<", there, here)
            return rule(
                f"uses_rank{n}", *values, RFL, RFL, RFL, RFL, evident(gamma, positive), evident(gamma, less)
            )
        least = core.CCmp("<=", there, here)
        return rule(f"uses_order{n}", *values, RFL, RFL, DECIDE, RFL, RFL, evident(gamma, least))


def _terms(value: core.ValueExpr) -> Iterator[core.ValueExpr]:
    yield from subterms(value)


def _descends(there: core.IndexExpr, here: core.IndexExpr) -> core.Cond:
    return core.CAnd(core.CCmp("<=", core.IConst(0), here), core.CCmp("<", there, here))


def _dot(vector: Sequence[int], names: Sequence[core.IndexExpr]) -> core.IndexExpr:
    result: core.IndexExpr | None = None
    for factor, name in zip(vector, names, strict=False):
        if factor:
            part = name if factor == 1 else core.IMul(factor, name)
            result = part if result is None else core.IAdd(result, part)
    return result if result is not None else core.IConst(0)


def _least_constant(values: Sequence[core.IndexExpr]) -> core.IndexExpr | None:
    """The negated least of several constants."""
    numbers = [v.value for v in values if isinstance(v, core.IConst)]
    return core.IConst(-min(numbers)) if len(numbers) == len(values) else None
