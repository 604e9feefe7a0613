"""Obligations of the specification itself: kind ``spec``; and where tensors are known.

Guards are disjoint, index sets bounded, no equation needs itself (section 2.2, 7.4).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import islpy as isl

from redverify.evaluation.equations import Equations
from redverify.evaluation.obligation import Emptiness, Impossible, Kind, Obligation, Problem
from redverify.evaluation.subjects import OfPlace, OfTensors, Place, Subject, Tensors
from redverify.language import core
from redverify.language.source import NOWHERE, Span
from redverify.language.terms import canonical, open_reduce
from redverify.language.walks import operands
from redverify.presburger import build

if TYPE_CHECKING:
    import networkx as nx

#: How often the known region of a tensor is refined before it is given up as unknown.
REFINEMENT_LIMIT = 12


def _point(position: int) -> str:
    return f"$p{position}"


class Specification:
    """Analyses of one specification under a context of assumptions on its parameters."""

    def __init__(self, equations: Equations, context: isl.Set) -> None:
        self.equations = equations
        self.spec = equations.spec
        self.context = context
        self._known: dict[str, isl.Set] | None = None

    # -------------------------------------------------------------- accesses

    def accesses(
        self, term: core.ValueExpr, where: isl.Set
    ) -> Iterator[tuple[core.Access, isl.Set, tuple[str, ...]]]:
        """Every tensor access that a term needs: with its condition and bound variables.

        Only the chosen branch of ``select`` matters in a specification.
        """
        yield from self._accesses(term, where, ())

    def _accesses(
        self, term: core.ValueExpr, where: isl.Set, bound: tuple[str, ...]
    ) -> Iterator[tuple[core.Access, isl.Set, tuple[str, ...]]]:
        match term:
            case core.Access():
                yield term, where, bound
            case core.Select(_, condition, then, otherwise):
                chosen = build.where(condition)
                yield from self._accesses(then, where.intersect(chosen), bound)
                yield from self._accesses(otherwise, where.subtract(chosen), bound)
            case core.Reduce(_, _, _, _, _, init):
                fresh, condition, body = open_reduce(term)
                inside = where.intersect(build.where(condition))
                yield from self._accesses(body, inside, bound + fresh)
                if init is not None:
                    yield from self._accesses(init, where, bound)
            case _:
                for operand in operands(term):
                    yield from self._accesses(operand, where, bound)

    def reductions(
        self, term: core.ValueExpr, where: isl.Set
    ) -> Iterator[tuple[core.Reduce, isl.Set, tuple[str, ...], isl.Set]]:
        """Every reduction in a term: with its condition, fresh binders and index set."""
        match term:
            case core.Select(_, condition, then, otherwise):
                chosen = build.where(condition)
                yield from self.reductions(then, where.intersect(chosen))
                yield from self.reductions(otherwise, where.subtract(chosen))
            case core.Reduce(_, _, _, _, _, init):
                fresh, condition, body = open_reduce(term)
                inside = where.intersect(build.where(condition))
                yield term, where, fresh, inside
                yield from self.reductions(body, inside)
                if init is not None:
                    yield from self.reductions(init, where)
            case _:
                for operand in operands(term):
                    yield from self.reductions(operand, where)

    # -------------------------------------------------------------- known regions

    def unknown(self, term: core.ValueExpr, where: isl.Set) -> isl.Set:
        """Where a term's value is unknown: the values of its free variables within ``where``
        for which it needs an uncovered point, or folds nothing without a unit.
        """
        known = self.known_regions()
        result = build.nowhere()
        for access, condition, bound in self.accesses(term, where):
            missing = condition.subtract(self._at(known[access.tensor], access.indices))
            for name in bound:
                missing = build.project(missing, name)
            result = result.union(missing)
        for reduction, condition, fresh, inside in self.reductions(term, where):
            laws = self.equations.laws(reduction.operator, reduction.type)
            if laws.unit is None and reduction.init is None:
                filled = inside
                for name in fresh:
                    filled = build.project(filled, name)
                empty = condition.subtract(filled)
                for name in build.param_names(empty):
                    if name.startswith("$t"):
                        empty = build.project(empty, name)
                result = result.union(empty)
        return build.tidy(result)

    @staticmethod
    def _at(region: isl.Set, indices: tuple[core.IndexExpr, ...]) -> isl.Set:
        """The condition under which a point lies in a region over ``$p0``, ..."""
        result = region
        for position, index in enumerate(indices):
            name = _point(position)
            result = result.intersect(build.where(core.CCmp("==", core.IVar(name), index)))
        for position in range(len(indices)):
            result = build.project(result, _point(position))
        return result

    def known_regions(self) -> dict[str, isl.Set]:
        """For each tensor, the points with a known value, as a set over ``$p0``, ...

        Inputs: their region. Others: the points that an equation covers and whose needs are
        known; the greatest such sets, which is exact for well-founded equations. Where the
        refinement does not end, nothing is taken as known.
        """
        if self._known is not None:
            return self._known
        known: dict[str, isl.Set] = {}
        for tensor in self.spec.tensors.values():
            if tensor.kind == "input":
                assert tensor.region is not None
                region = build.everywhere()
                for position, (lower, upper) in enumerate(tensor.region):
                    variable = core.IVar(_point(position))
                    region = region.intersect(build.where(core.CCmp("<=", lower, variable)))
                    region = region.intersect(build.where(core.CCmp("<", variable, upper)))
                known[tensor.name] = region
            else:
                cover = build.nowhere()
                for equation in self.spec.equations_of(tensor.name):
                    cover = cover.union(self._guard(equation))
                known[tensor.name] = build.tidy(cover)
        self._known = known
        pending = {e.tensor for e in self.spec.equations}
        for _ in range(REFINEMENT_LIMIT):
            changed: set[str] = set()
            for tensor_name in sorted(pending):
                smaller = self._refine(tensor_name, known)
                if not known[tensor_name].is_subset(smaller):
                    changed.add(tensor_name)
                    known[tensor_name] = smaller
            if not changed:
                return known
            pending = {
                e.tensor for e in self.spec.equations if any(a.tensor in changed for a in self._needs(e))
            }
        for tensor_name in pending:
            known[tensor_name] = build.nowhere()
        changed_again = True
        while changed_again:
            changed_again = False
            for equation in self.spec.equations:
                smaller = self._refine(equation.tensor, known)
                if not known[equation.tensor].is_subset(smaller):
                    known[equation.tensor] = build.nowhere()
                    changed_again = True
        return known

    def _needs(self, equation: core.Equation) -> list[core.Access]:
        return [a for a, _, _ in self.accesses(canonical(equation.value), build.everywhere())]

    def _guard(self, equation: core.Equation) -> isl.Set:
        """The equation's domain over ``$p0``, ..."""
        guard = build.where(equation.condition).intersect(self.context)
        for position, variable in enumerate(equation.variables):
            guard = guard.intersect(
                build.where(core.CCmp("==", core.IVar(_point(position)), core.IVar(variable)))
            )
        for variable in equation.variables:
            guard = build.project(guard, variable)
        return guard

    def _refine(self, tensor: str, known: dict[str, isl.Set]) -> isl.Set:
        result = build.nowhere()
        for equation in self.spec.equations_of(tensor):
            term = canonical(equation.value)
            where = build.where(equation.condition).intersect(self.context)
            missing = self.unknown(term, where)
            covered = where.subtract(missing)
            for position, variable in enumerate(equation.variables):
                covered = covered.intersect(
                    build.where(core.CCmp("==", core.IVar(_point(position)), core.IVar(variable)))
                )
            for variable in equation.variables:
                covered = build.project(covered, variable)
            result = result.union(covered)
        return build.tidy(build.tidy(result).intersect(known[tensor]))

    # -------------------------------------------------------------- obligations

    def obligations(self) -> list[Obligation]:
        """The ``spec`` obligations."""
        result: list[Obligation] = []

        def add(span: Span, subject: Subject, problem: Problem) -> None:
            result.append(Obligation("", Kind.SPEC, span, subject, problem))

        if self.context.is_empty():
            add(
                self.spec.span,
                Place(OfPlace.ASSUMPTIONS),
                Impossible("no parameter values satisfy the assumptions"),
            )
        for tensor in self.spec.tensors.values():
            equations = self.spec.equations_of(tensor.name)
            for later, second in enumerate(equations):
                for first in equations[:later]:
                    both = self._guard(first).intersect(self._guard(second))
                    add(second.span, Tensors(OfTensors.DISJOINT, (tensor.name,)), Emptiness(both))
        for equation in self.spec.equations:
            where = build.where(equation.condition).intersect(self.context)
            for reduction, _, fresh, inside in self.reductions(canonical(equation.value), where):
                points = build.params_to_tuple(inside, list(fresh), "indices")
                if not points.is_bounded():
                    span = reduction.span if reduction.span is not NOWHERE else equation.span
                    far = build.all_of(())
                    for name in fresh:
                        near = build.where(core.CCmp("<", core.IVar(name), core.IConst(1000))).intersect(
                            build.where(core.CCmp(">", core.IVar(name), core.IConst(-1000)))
                        )
                        far = far.intersect(near)
                    outlier = inside.subtract(far)
                    problem: Problem = Emptiness(inside if outlier.is_empty() else outlier)
                    add(span, Place(OfPlace.BOUNDED), problem)
        result += self._well_founded()
        if not result:
            add(
                self.spec.span,
                Place(OfPlace.SPECIFICATION),
                Emptiness(build.nowhere()),
            )
        return result

    def dependence_graph(self) -> nx.DiGraph:
        """Tensors, with an edge from each to what its equations need."""
        import networkx as nx

        graph = nx.DiGraph()
        graph.add_nodes_from(self.spec.tensors)
        for equation in self.spec.equations:
            for access in self._needs(equation):
                graph.add_edge(equation.tensor, access.tensor)
        return graph

    def _recursive(self) -> bool:
        """Whether a tensor may need itself (networkx is only loaded if so)."""
        waiting = {e.tensor: set[str]() for e in self.spec.equations}
        for equation in self.spec.equations:
            waiting[equation.tensor] |= {a.tensor for a in self._needs(equation)}
        while waiting:
            ready = [t for t, needs in waiting.items() if not any(n in waiting for n in needs)]
            if not ready:
                return True
            for tensor in ready:
                del waiting[tensor]
        return False

    def _well_founded(self) -> list[Obligation]:
        """No equation needs itself, decided by transitive closure within each cycle."""
        result: list[Obligation] = []
        if not self._recursive():
            return result
        import networkx as nx

        graph = self.dependence_graph()
        for component in nx.strongly_connected_components(graph):
            members = sorted(component)
            if len(members) == 1 and not graph.has_edge(members[0], members[0]):
                continue
            needs = isl.UnionMap.empty(isl.Space.params_alloc(build.CTX, 0))
            span = self.spec.span
            for equation in self.spec.equations:
                if equation.tensor not in component:
                    continue
                span = equation.span
                where = build.where(equation.condition).intersect(self.context)
                source = build.tuple_set(equation.tensor, [core.IVar(v) for v in equation.variables])
                for access, condition, bound in self.accesses(canonical(equation.value), where):
                    if access.tensor not in component:
                        continue
                    target = build.tuple_set(access.tensor, access.indices).intersect_params(condition)
                    edge = isl.Map.from_domain_and_range(source, target)
                    for name in (*equation.variables, *bound):
                        edge = build.project(edge, name)
                    needs = needs.union(isl.UnionMap.from_map(edge))
            closure, exact = needs.transitive_closure()
            cycles = closure.intersect(closure.domain().identity())
            if cycles.is_empty():
                continue
            subject = Tensors(OfTensors.WELL_FOUNDED, tuple(members))
            problem: Problem = (
                Emptiness(cycles.params())
                if exact
                else Impossible("whether the equations are well-founded was not decided")
            )
            result.append(Obligation("", Kind.SPEC, span, subject, problem))
        return result
