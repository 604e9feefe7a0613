"""Obligations of the specification itself: kind ``spec``; and where tensors are known.

Guards are disjoint, index sets bounded, no equation needs itself (section 2.2, 7.4).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set
from functools import cached_property

import islpy as isl

from redverify.evaluation.data_values import Known
from redverify.evaluation.equations import Equations
from redverify.evaluation.obligation import Emptiness, Impossible, Kind, Obligation, Problem
from redverify.language import core
from redverify.language.claims import OfPlace, OfTensors, Place, Subject, Tensors
from redverify.language.elaboration.data_indices import spec_has_data
from redverify.language.source import NOWHERE, Span
from redverify.language.terms import canonical, open_let, open_reduce, plug_condition
from redverify.language.walks import operands
from redverify.presburger import build
from redverify.presburger.work import limited
from redverify.system.clock import OutOfTime

#: A context of more cases is left out of the regions where tensors are known, and programs are evaluated
#: under a hull of it.
FEW_CASES = 8

#: How often the known region of a tensor is refined before it is given up as unknown.
REFINEMENT_LIMIT = 12

#: How many steps of a recurrence, besides one for each tensor, show how its known region grows.
WIDENING_STEPS = 2

#: Seconds for a transitive closure. What examples need takes a tenth of that.
CLOSURE_SECONDS = 1.0


def _point(position: int) -> str:
    return f"$p{position}"


#: For each tensor a set of points, over ``$p0``, ...
Regions = dict[str, isl.Set]


class Specification:
    """Analyses of one specification under a context of assumptions on its parameters."""

    def __init__(self, equations: Equations, context: isl.Set) -> None:
        self.equations = equations
        self.spec = equations.spec
        self.context = context
        self._known: Regions | None = None
        self._has_cases = context.n_basic_set() > FEW_CASES

    @cached_property
    def _hull(self) -> isl.Set:
        """What all cases of the context have in common, and perhaps more points."""
        return isl.Set.from_basic_set(self.context.simple_hull())

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
            case core.LetValue(value=value):
                variable, inside = open_let(term)
                yield from self._accesses(value, where, bound)
                within = where.intersect(Known(variable, value, term.lower, term.upper).range())
                yield from self._accesses(inside, within, (*bound, variable))
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
            case core.LetValue(value=value):
                variable, opened = open_let(term)
                yield from self.reductions(value, where)
                held = Known(variable, value, term.lower, term.upper)
                yield from self.reductions(opened, where.intersect(held.range()))
            case _:
                for operand in operands(term):
                    yield from self.reductions(operand, where)

    # -------------------------------------------------------------- known regions

    def unknown(self, term: core.ValueExpr, where: isl.Set) -> isl.Set:
        """Where a term's value is unknown: the values of its free variables within ``where``
        for which it needs an uncovered point, or folds nothing without a unit.
        """
        return self._unknown(term, where, self.known_regions())

    def _unknown(self, term: core.ValueExpr, where: isl.Set, known: Regions) -> isl.Set:
        """:meth:`unknown`, if the tensors are known in the given regions only."""
        result = build.nowhere()
        for access, condition, bound in self.accesses(term, where):
            missing = condition.subtract(self._at(known[access.tensor], access.indices))
            missing = build.project(missing, *bound)
            result = result.union(missing)
        for reduction, condition, fresh, inside in self.reductions(term, where):
            unit = self.equations.unit(reduction.operator, reduction.type)
            if unit is None and reduction.init is None:
                filled = inside
                filled = build.project(filled, *fresh)
                empty = condition.subtract(filled)
                empty = build.project(empty, *(n for n in build.param_names(empty) if n.startswith("$t")))
                result = result.union(empty)
        return build.tidy(result)

    @staticmethod
    def _at(region: isl.Set, indices: tuple[core.IndexExpr, ...]) -> isl.Set:
        """The condition under which a point lies in a region over ``$p0``, ..."""
        names = [_point(position) for position in range(len(indices))]
        return build.holding(build.params_to_tuple(region, names, "p"), indices)

    def known_regions(self) -> Regions:
        """For each tensor, the points with a known value, as a set over ``$p0``, ...

        A region is asked for under the context alone. Where the context has many cases, the regions leave it
        out: with it each would have all of its cases.

        Inputs: their region. Others: points that an equation covers and whose needs are known. For
        well-founded equations, any regions with this property are right. The greatest are found by
        shrinking what the equations cover. Where that does not end, smaller ones are guessed from
        the inputs, and where these do not hold either, nothing is taken as known.
        """
        if self._known is None:
            covered = self._covered()
            known = dict(covered)
            pending = self._settle(known)
            if pending:
                guessed = self._from_inputs(covered)
                if self._settle(guessed):
                    self._give_up(known, pending)
                else:
                    known = guessed
            self._known = known
        return self._known

    def _covered(self) -> Regions:
        """The regions of inputs, and where another tensor has an equation."""
        covered: Regions = {}
        for tensor in self.spec.tensors.values():
            if tensor.kind == "input":
                assert tensor.region is not None
                region = build.everywhere()
                for position, (lower, upper) in enumerate(tensor.region):
                    variable = core.IVar(_point(position))
                    region = region.intersect(build.where(core.CCmp("<=", lower, variable)))
                    region = region.intersect(build.where(core.CCmp("<", variable, upper)))
                if tensor.within is not None:
                    by = {f"$x{d}": core.IVar(_point(d)) for d in range(tensor.rank)}
                    region = region.intersect(build.where(plug_condition(tensor.within, by)))
                covered[tensor.name] = region
            else:
                cover = build.nowhere()
                context = build.everywhere() if self._has_cases else self.context
                for equation in self.spec.equations_of(tensor.name):
                    cover = cover.union(self._guard_within(equation, context))
                covered[tensor.name] = build.tidy(cover)
        return covered

    def _order(self) -> list[str]:
        """The tensors that equations compute, each after those that it needs, but for recursion.

        In this order one round settles all that does not depend on itself.
        """
        needs: dict[str, list[str]] = {}
        for equation in self.spec.equations:
            needs.setdefault(equation.tensor, []).extend(a.tensor for a in self._needs(equation))
        order: list[str] = []
        entered: set[str] = set()
        stack = sorted(needs, reverse=True)
        while stack:
            tensor = stack[-1]
            if tensor in entered:
                order.append(stack.pop())
            else:
                entered.add(tensor)
                stack += [other for other in needs[tensor] if other in needs and other not in entered]
        return list(dict.fromkeys(order))

    def _settle(self, known: Regions) -> set[str]:
        """Shrink the regions, in place, until what each equation needs is known in its region.

        If that does not end in :data:`REFINEMENT_LIMIT` rounds, the tensors are returned that
        still have to shrink.
        """
        order = self._order()
        readers: dict[str, set[str]] = {}
        for equation in self.spec.equations:
            for access in self._needs(equation):
                readers.setdefault(access.tensor, set()).add(equation.tensor)
        pending = set(order)
        for _ in range(REFINEMENT_LIMIT):
            for tensor in order:
                if tensor not in pending:
                    continue
                pending.remove(tensor)
                smaller = self._refine(tensor, known, known)
                if not known[tensor].is_subset(smaller):
                    known[tensor] = smaller
                    pending |= readers.get(tensor, set())
            if not pending:
                break
        return pending

    def _give_up(self, known: Regions, pending: set[str]) -> None:
        """Take nothing as known about some tensors, and about those that then lack what they need."""
        for tensor in pending:
            known[tensor] = build.nowhere()
        changed = True
        while changed:
            changed = False
            for equation in self.spec.equations:
                smaller = self._refine(equation.tensor, known, known)
                if not known[equation.tensor].is_subset(smaller):
                    known[equation.tensor] = build.nowhere()
                    changed = True

    def _from_inputs(self, covered: Regions) -> Regions:
        """A guess of the regions: what is known a few steps after the inputs, extended.

        A recurrence over time that reads its neighbours in space may have a guard without bounds in
        space. Then its region shrinks from the outside by a cell in each step, without end. Its
        first steps from the inputs show the bounds: constraints that a later step keeps are
        kept, the others (on time) are dropped. This is widening, as in abstract interpretation.
        """
        known = {
            tensor: region if self.spec.tensors[tensor].kind == "input" else build.nowhere()
            for tensor, region in covered.items()
        }
        computed = sorted({e.tensor for e in self.spec.equations})
        first: dict[str, isl.BasicSet] = {}
        for _ in range(len(computed) + WIDENING_STEPS):
            for tensor in computed:
                known[tensor] = self._refine(tensor, known, covered)
                if tensor not in first and not known[tensor].is_empty():
                    first[tensor] = known[tensor].simple_hull().remove_divs()
        for tensor, hull in first.items():
            known[tensor] = build.tidy(_widened(hull, known[tensor]).intersect(covered[tensor]))
        return known

    def _needs(self, equation: core.Equation) -> list[core.Access]:
        return [a for a, _, _ in self.accesses(canonical(equation.value), build.everywhere())]

    def _guard(self, equation: core.Equation) -> isl.Set:
        """The equation's domain over ``$p0``, ..."""
        return self._guard_within(equation, self.context)

    def _guard_within(self, equation: core.Equation, context: isl.Set) -> isl.Set:
        return _over_points(equation, build.where(equation.condition).intersect(context))

    def _refine(self, tensor: str, known: Regions, within: Regions) -> isl.Set:
        """The points of a region whose equation needs only known points."""
        result = build.nowhere()
        for equation in self.spec.equations_of(tensor):
            term = canonical(equation.value)
            where = build.where(equation.condition).intersect(self.context)
            if self._has_cases:
                # What a point needs does not depend on the context: where that holds, a hull does, too.
                where = build.where(equation.condition)
                missing = self._unknown(term, where.intersect(self._hull), known)
                missing = build.tidy(build.meeting(missing, self.context).gist(self._hull))
            else:
                missing = self._unknown(term, where, known)
            result = result.union(_over_points(equation, where.subtract(missing)))
        return build.tidy(build.tidy(result).intersect(within[tensor]))

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
        for obligation in result:
            # What is stated for all values in a range refutes nothing.
            obligation.exact = obligation.exact and not spec_has_data(self.spec)
        if not result:
            add(
                self.spec.span,
                Place(OfPlace.SPECIFICATION),
                Emptiness(build.nowhere()),
            )
        return result

    def _cycles(self) -> list[list[str]]:
        """The sets of tensors that need each other, or one that needs itself; sorted."""
        needs: dict[str, set[str]] = {name: set() for name in self.spec.tensors}
        for equation in self.spec.equations:
            needs[equation.tensor] |= {access.tensor for access in self._needs(equation)}
        reached = {name: _reached(needs, name) for name in needs}
        cycles = {tuple(sorted(o for o in reached[n] if n in reached[o])) for n in needs if n in reached[n]}
        return [list(members) for members in sorted(cycles)]

    def _well_founded(self) -> list[Obligation]:
        """No equation needs itself. Within each cycle of tensors this is decided by indices that
        decrease, otherwise by transitive closure, which is much slower.
        """
        result: list[Obligation] = []
        for members in self._cycles():
            edges: list[isl.Map] = []
            span = self.spec.span
            for equation in self.spec.equations:
                if equation.tensor not in members:
                    continue
                span = equation.span
                where = build.where(equation.condition).intersect(self.context)
                source = build.tuple_set(equation.tensor, [core.IVar(v) for v in equation.variables])
                for access, condition, bound in self.accesses(canonical(equation.value), where):
                    if access.tensor not in members:
                        continue
                    target = build.tuple_set(access.tensor, access.indices).intersect_params(condition)
                    edge = isl.Map.from_domain_and_range(source, target)
                    edge = build.project(edge, *equation.variables, *bound)
                    edges.append(edge)
            if _decreasing(edges):
                continue
            needs = isl.UnionMap.empty(isl.Space.params_alloc(build.CTX, 0))
            for edge in edges:
                needs = needs.union(isl.UnionMap.from_map(edge))
            subject, problem = Tensors(OfTensors.WELL_FOUNDED, tuple(members)), _needs_itself(needs)
            if problem is not None:
                result.append(Obligation("", Kind.SPEC, span, subject, problem))
        return result


def _over_points(equation: core.Equation, where: isl.Set) -> isl.Set:
    """A condition on an equation's variables as one on ``$p0``, ..."""
    for position, variable in enumerate(equation.variables):
        where = build.rename(where, variable, _point(position))
    return where


def _reached(needs: Mapping[str, Set[str]], start: str) -> set[str]:
    """The names that one needs, directly or not."""
    reached: set[str] = set()
    waiting = [start]
    while waiting:
        new = needs[waiting.pop()] - reached
        reached |= new
        waiting += new
    return reached


def _needs_itself(needs: isl.UnionMap) -> Problem | None:
    """That no point needs itself, to be shown; ``None`` if the transitive closure shows it.

    The closure of many dependences (a stencil with a wrong one) takes isl very long, and its operations
    get slower and slower. So it is given up early, which is undecided.
    """
    try:
        with limited(CLOSURE_SECONDS):
            closure, exact = needs.transitive_closure()
            cycles = closure.intersect(closure.domain().identity())
            if cycles.is_empty():
                return None
            if exact:
                return Emptiness(cycles.params())
    except OutOfTime:
        pass
    return Impossible("whether the equations are well-founded was not decided")


def _widened(first: isl.BasicSet, later: isl.Set) -> isl.Set:
    """The constraints of one set that hold in a later one."""
    result = isl.Set.universe(later.get_space())
    for constraint in first.get_constraints():
        half = isl.Set.from_basic_set(isl.BasicSet.from_constraint(constraint))
        sides = [half]
        if constraint.is_equality():
            below = isl.Constraint.inequality_from_aff(constraint.get_aff())
            above = isl.Constraint.inequality_from_aff(constraint.get_aff().neg())
            sides = [isl.Set.from_basic_set(isl.BasicSet.from_constraint(c)) for c in (below, above)]
        for side in sides:
            if later.is_subset(side):
                result = result.intersect(side)
    return result


def _decreasing(edges: list[isl.Map]) -> bool:
    """Whether a lexicographic order shows that no point needs itself, directly or by others.

    An index at one position that no edge increases, or none decreases, is the next in the order;
    the part of each edge that leaves it as it is remains. An edge that is on no cycle of tensors is
    dropped. False says nothing.
    """
    while edges := _on_cycles(edges):
        width = min(min(e.dim(isl.dim_type.in_), e.dim(isl.dim_type.out)) for e in edges)
        for position in range(width):
            rest = [edge.equate(isl.dim_type.in_, position, isl.dim_type.out, position) for edge in edges]
            moving = [edge.subtract(same) for edge, same in zip(edges, rest, strict=True)]
            if all(m.is_empty() for m in moving):
                continue
            down = [m.order_gt(isl.dim_type.in_, position, isl.dim_type.out, position) for m in moving]
            up = [m.order_lt(isl.dim_type.in_, position, isl.dim_type.out, position) for m in moving]
            if all(d.is_empty() for d in down) or all(u.is_empty() for u in up):
                edges = [r for r in rest if not r.is_empty()]
                break
        else:
            return False
    return True


def _on_cycles(edges: list[isl.Map]) -> list[isl.Map]:
    """The edges without those from tensors that no edge leads to, and to tensors that need nothing."""
    while True:
        sources = {e.get_tuple_name(isl.dim_type.in_) for e in edges}
        targets = {e.get_tuple_name(isl.dim_type.out) for e in edges}
        kept = [
            e
            for e in edges
            if e.get_tuple_name(isl.dim_type.in_) in targets and e.get_tuple_name(isl.dim_type.out) in sources
        ]
        if len(kept) == len(edges):
            return kept
        edges = kept
