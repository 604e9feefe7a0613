"""That the equations of a specification have a model: levels of tensors, and ranks along recurrences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import assert_never

import networkx as nx

from redverify.certifying.emission.context import Gamma, NotCertified
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
from redverify.certifying.emission.recursion.lexicographic import Lexicographic, together, values
from redverify.certifying.emission.recursion.linear_ranks import coordinates, dimensions, dot, offset, vectors
from redverify.certifying.emission.recursion.ranks import Ranks, Use, falls, phased
from redverify.checking.data.of_program import index_data, start_of
from redverify.checking.proofs.terms import Proof
from redverify.checking.proofs.theorems import Models
from redverify.language import core
from redverify.language.walks import subterms


@dataclass(slots=True)
class ModelEmitter:
    """Emits that a specification is solvable."""

    spec: core.Spec
    start: Gamma
    levels: dict[str, int] = field(default_factory=dict)
    ranks: list[Ranks] = field(default_factory=list)

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
        ranks: list[Ranks] = [{}]
        orders: dict[str, int] = {}
        for component in recursive:
            found = self._ranked(component)
            together(ranks, found[0])
            orders.update(found[1])
        self.levels, self.ranks = levels, ranks
        first, *later = [{t: index_data(rank) for t, rank in each.items()} for each in ranks]
        return Models(
            levels=levels,
            ranks=first,
            later=tuple(later),
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

    def _ranked(self, component: Sequence[str]) -> tuple[list[Ranks], dict[str, int]]:
        """Ranks of the tensors of a recursion, over ``$c0``, ..., and the order of tensors of one rank."""
        uses = [use for use in self._uses(component) if not use.gamma.impossible]
        if not uses:
            return [dict.fromkeys(component, core.IConst(0))], dict.fromkeys(component, 0)
        for ranks in self._single(component, uses):
            orders = self._ordered(component, ranks, uses)
            if orders is not None:
                return [ranks], orders
        found = Lexicographic(self.spec.parameters).ranked(component, uses)
        if found is None:
            raise NotCertified(
                "no rank was found along which the equations' recursion descends", uses[0].equation.span
            )
        return found

    def _single(self, component: Sequence[str], uses: Sequence[Use]) -> Iterator[Ranks]:
        """What may suffice alone: linear ranks, and an index with phases."""
        number = dimensions(uses)
        for vector in vectors(number):
            added = offset(vector, uses, self.spec.parameters)
            if added is not None:
                rank: core.IndexExpr = core.IAdd(dot(vector, coordinates(number)), added)
                yield dict.fromkeys(component, rank)
        equations = [e for e in self.spec.equations if e.tensor in component]
        yield from phased(equations, uses)

    def _ordered(self, component: Sequence[str], ranks: Ranks, uses: Sequence[Use]) -> dict[str, int] | None:
        """The order of tensors of one rank, if every use descends."""
        equal = nx.DiGraph()
        equal.add_nodes_from(component)
        for use in uses:
            here, there = values(use.equation, use.access, ranks)
            if use.gamma.holds(falls(there, here)):
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
        return self._lower(equation, access, gamma, 0)

    def _lower(self, equation: core.Equation, access: core.Access, gamma: Gamma, position: int) -> Proof:
        """The point that is used is lower along the ranks from a position on."""
        here, there = values(equation, access, self.ranks[position])
        given = [*integers(access.indices), *integers((here, there))]
        n = len(access.indices)
        positive, least = core.CCmp("<=", core.IConst(0), here), core.CCmp("<=", there, here)
        if gamma.holds(falls(there, here)):
            less = core.CCmp("<", there, here)
            shown = (evident(gamma, positive), evident(gamma, less))
            return rule(f"uses_rank{n}", *given, RFL, RFL, RFL, RFL, *shown)
        if position + 1 == len(self.ranks):
            return rule(f"uses_order{n}", *given, RFL, RFL, DECIDE, RFL, RFL, evident(gamma, least))
        tie = core.CCmp("==", there, here)
        if gamma.holds(tie) or not gamma.holds(positive):
            rest = self._lower(equation, access, gamma, position + 1)
            return rule(f"uses_later{n}", *given, RFL, RFL, RFL, evident(gamma, least), rest)
        shown = (evident(gamma, positive), evident(gamma, least))
        rest = under(gamma, tie, lambda inner: self._lower(equation, access, inner, position + 1))
        return rule(f"uses_tie{n}", *given, RFL, RFL, RFL, RFL, *shown, rest)


def _terms(value: core.ValueExpr) -> Iterator[core.ValueExpr]:
    yield from subterms(value)
