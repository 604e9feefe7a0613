"""Case analysis of terms: selects, empty and singleton reductions, unfolding of equations.

No function changes the value of a term on its domain. Where a decision differs between parts of the
domain, isl splits the domain.
"""

from __future__ import annotations

from typing import assert_never

import islpy as isl

from redverify.evaluation.data_values import in_scope, left_out, support
from redverify.evaluation.equations import Equations
from redverify.language import core
from redverify.language.terms import make_let, make_reduce, open_let, open_reduce, rebuild, substitute
from redverify.language.types import BOOL, ValueType
from redverify.presburger import build
from redverify.presburger.lift import affine_expression, condition_of
from redverify.solving.casts import simpler_cast
from redverify.solving.data_values import DataValues
from redverify.system.clock import ENDLESS, OutOfTime, spend

Case = tuple[isl.Set, core.ValueExpr]

#: A term is split into at most about this many cases; the rest stays undecided.
CASE_LIMIT = 64

#: Seconds that a step of the analysis stands for, besides what isl counts.
STEP = 1e-4

#: Reductions over more indices than this are not written out.
UNROLL_LIMIT = 16


class CaseAnalysis:
    """Case analysis of terms under domains, for one specification.

    :class:`~redverify.system.clock.OutOfTime` is raised when ``budget`` is used up.
    """

    def __init__(self, equations: Equations) -> None:
        self.equations = equations
        self.budget = ENDLESS
        self.data = DataValues(equations)

    def _check(self) -> None:
        spend(STEP)
        if self.budget.left() <= 0:
            raise OutOfTime(self.budget.over("the proof"))

    def cases(self, domain: isl.Set, term: core.ValueExpr) -> list[Case]:
        """Split until no select is undecided and no reduction is empty or a singleton."""
        done: list[Case] = []
        work: list[Case] = [(domain, term)]
        while work:
            where, current = work.pop()
            if where.is_empty():
                continue
            if len(done) + len(work) > CASE_LIMIT:
                done.append((where, current))
                continue
            step = self._step(where, current)
            if step is None:
                done.append((where, current))
            else:
                work.extend(step)
        return done

    def _step(self, where: isl.Set, term: core.ValueExpr) -> list[Case] | None:
        """One decision at the first place that needs one; ``None`` if there is none."""
        self._check()
        match term:
            case core.Select(_, condition, then, otherwise):
                return self._split(where, build.where(condition), then, otherwise)
            case core.IndexCondition(_, condition):
                return self._split(
                    where, build.where(condition), core.Literal(BOOL, True), core.Literal(BOOL, False)
                )
            case core.Reduce():
                return self._reduce(where, term)
            case core.LetValue():
                return self.data.opened(where, term)
            case core.Apply(type_, function, arguments, declared):
                for position, argument in enumerate(arguments):
                    step = self._step(where, argument)
                    if step is not None:
                        return [
                            (
                                w,
                                self._apply(
                                    type_,
                                    function,
                                    (*arguments[:position], a, *arguments[position + 1 :]),
                                    declared,
                                ),
                            )
                            for w, a in step
                        ]
                simpler = self._apply(type_, function, arguments, declared)
                return None if simpler == term else [(where, simpler)]
            case core.Cast(type_, operand):
                step = self._step(where, operand)
                if step is not None:
                    return [(w, core.Cast(type_, o)) for w, o in step]
                other = simpler_cast(self.equations, type_, operand)
                return None if other is None else [(where, other)]
            case core.Access():
                return self.data.as_index(where, term)
            case core.Literal() | core.Constant() | core.Read() | core.IndexCast():
                return None
            case core.Element():
                return None
            case _:
                assert_never(term)

    @staticmethod
    def _split(
        where: isl.Set, chosen: isl.Set, then: core.ValueExpr, otherwise: core.ValueExpr
    ) -> list[Case]:
        return [
            (build.tidy(where.intersect(chosen)), then),
            (build.tidy(build.without(where, chosen)), otherwise),
        ]

    def _apply(
        self,
        type_: ValueType,
        function: str,
        arguments: tuple[core.ValueExpr, ...],
        declared: bool,
    ) -> core.ValueExpr:
        """Apply, dropping literal units of ``max`` and ``min`` and declared operators."""
        if len(arguments) == 2 and (function in ("max", "min") or declared):
            left, right = arguments
            if function in ("max", "min") or function in self.equations.spec.operators:
                if self.equations.is_unit(function, left):
                    return right
                if self.equations.is_unit(function, right):
                    return left
        return core.Apply(type_, function, arguments, declared)

    def _reduce(self, where: isl.Set, term: core.Reduce) -> list[Case] | None:
        fresh, condition, body = open_reduce(term)
        inside = where.intersect(build.where(condition))
        filled = build.project(inside.intersect(self._support(where, term, body)), *fresh)
        empty = build.tidy(where.subtract(filled))
        if not empty.is_empty():
            unit = term.init
            if unit is None:
                unit = self.equations.laws(term.operator, term.type).unit
            if unit is not None:
                rest = build.tidy(where.intersect(filled))
                return [(empty, unit), (rest, term)]
            if filled.is_empty():
                return None
        points = build.params_to_tuple(inside, list(fresh), "point")
        if isl.Map.from_range(points).is_single_valued() and empty.is_empty():
            return self._singleton(where, term, points, fresh, body)
        if term.init is not None:
            if self.equations.is_unit(term.operator, term.init):
                return [
                    (where, core.Reduce(term.type, term.operator, term.binders, term.condition, term.body))
                ]
            step = self._step(where, term.init)
            if step is not None:
                return [
                    (w, core.Reduce(term.type, term.operator, term.binders, term.condition, term.body, i))
                    for w, i in step
                ]
        return None

    def _support(self, where: isl.Set, term: core.Reduce, body: core.ValueExpr) -> isl.Set:
        """Where the elements of a reduction are not the unit that stands for those that data leave out.

        A reduction of such units alone is the unit, as one without elements is. Side condition: the operator
        has a unit on both sides, by the laws of this encoding; else nothing is left out.
        """
        if not self.data.matters or self.equations.laws(term.operator, term.type).unit is None:
            return build.everywhere()
        unit = left_out(self.equations, term.operator, term.type)
        return support(body, unit, [k for k in self.data.known if in_scope(k, where)])

    def _singleton(
        self,
        where: isl.Set,
        term: core.Reduce,
        points: isl.Set,
        fresh: tuple[str, ...],
        body: core.ValueExpr,
    ) -> list[Case]:
        """A fold over one index: the element, after the initial value if there is one."""
        cases: list[Case] = []

        def piece(condition: isl.Set, function: isl.MultiAff) -> None:
            by = {name: affine_expression(function.get_at(p)) for p, name in enumerate(fresh)}
            element = substitute(body, by)
            if term.init is not None:
                element = core.Apply(
                    term.type,
                    term.operator,
                    (term.init, element),
                    term.operator in self.equations.spec.operators,
                )
            cases.append((where.intersect(condition.params()), element))

        points.lexmin_pw_multi_aff().foreach_piece(piece)
        return cases

    # -------------------------------------------------------------- unfolding

    def unfold(self, term: core.ValueExpr, tensors: frozenset[str] | None = None) -> core.ValueExpr:
        """Replace each tensor access outside of reductions' bodies by its equations.

        With ``tensors``, accesses of other tensors stay.
        """
        if isinstance(term, core.Access):
            if tensors is not None and term.tensor not in tensors:
                return term
            clauses = self.equations.unfold(term)
            result: core.ValueExpr = term
            for clause in clauses:
                if isinstance(clause.guard, core.CTrue):
                    result = clause.value
                else:
                    result = core.Select(term.type, clause.guard, clause.value, result)
            return result
        if isinstance(term, core.Reduce):
            if term.init is None:
                return term
            return core.Reduce(
                term.type,
                term.operator,
                term.binders,
                term.condition,
                term.body,
                self.unfold(term.init, tensors),
            )
        if isinstance(term, core.LetValue):
            variable, body = open_let(term)
            return make_let(term, variable, self.unfold(term.value, tensors), self.unfold(body, tensors))
        return rebuild(term, lambda t: self.unfold(t, tensors), lambda i: i, lambda c: c)

    # -------------------------------------------------------------- unrolling

    def unroll(self, where: isl.Set, term: core.ValueExpr) -> list[Case]:
        """Write reductions over few indices out as applications, in lexicographic order.

        Reductions with more than ``UNROLL_LIMIT`` indices somewhere on the domain stay.
        """
        match term:
            case core.Reduce():
                return self._unroll_reduce(where, term)
            case core.Apply(type_, function, arguments, declared):
                cases: list[tuple[isl.Set, tuple[core.ValueExpr, ...]]] = [(where, ())]
                for argument in arguments:
                    cases = [
                        (inner, (*done, a)) for w, done in cases for inner, a in self.unroll(w, argument)
                    ]
                return [(w, core.Apply(type_, function, a, declared)) for w, a in cases]
            case core.Cast(type_, operand):
                return [(w, core.Cast(type_, o)) for w, o in self.unroll(where, operand)]
            case core.Literal() | core.Constant() | core.Access() | core.Read() | core.Element():
                return [(where, term)]
            case core.Select() | core.IndexCondition() | core.IndexCast() | core.LetValue():
                return [(where, term)]
            case _:
                assert_never(term)

    def _unroll_reduce(self, where: isl.Set, term: core.Reduce) -> list[Case]:
        fresh, condition, body = open_reduce(term)
        inside = where.intersect(build.where(condition))
        indices = build.params_to_tuple(inside, list(fresh), "point")
        if not _small(indices):
            return [(where, term)]
        points = isl.Map.from_range(indices)
        declared = term.operator in self.equations.spec.operators
        cases: list[tuple[isl.Set, core.ValueExpr | None, isl.Map]] = [(where, term.init, points)]
        for _ in range(UNROLL_LIMIT + 1):
            self._check()
            if all(rest.is_empty() for _, _, rest in cases):
                unit = self.equations.laws(term.operator, term.type).unit
                return [(w, v or unit or term) for w, v, _ in cases]
            if len(cases) > CASE_LIMIT:
                break
            cases = [c for case in cases for c in self._peel(case, term, fresh, body, declared)]
        return [(where, term)]

    @staticmethod
    def _peel(
        case: tuple[isl.Set, core.ValueExpr | None, isl.Map],
        term: core.Reduce,
        fresh: tuple[str, ...],
        body: core.ValueExpr,
        declared: bool,
    ) -> list[tuple[isl.Set, core.ValueExpr | None, isl.Map]]:
        """Take the least remaining index off, where there is one."""
        where, value, rest = case
        result: list[tuple[isl.Set, core.ValueExpr | None, isl.Map]] = []
        done = where.subtract(rest.params())
        if not done.is_empty():
            result.append((done, value, rest.intersect_params(done)))
        least = rest.lexmin()
        remaining = rest.subtract(least)

        def piece(condition: isl.Set, function: isl.MultiAff) -> None:
            here = where.intersect(condition.params())
            by = {name: affine_expression(function.get_at(p)) for p, name in enumerate(fresh)}
            element = substitute(body, by)
            joined = (
                element if value is None else core.Apply(term.type, term.operator, (value, element), declared)
            )
            result.append((here, joined, remaining.intersect_params(here)))

        least.range().lexmin_pw_multi_aff().foreach_piece(piece)
        return [r for r in result if not r[0].is_empty()]

    # -------------------------------------------------------------- splitting reductions

    def split_reductions(
        self, where: isl.Set, terms: list[core.Reduce], parts: list[isl.Set], binders: tuple[str, ...]
    ) -> dict[core.ValueExpr, core.ValueExpr]:
        """Each of some reductions as the combination of its parts."""
        return {r: self.split_reduction(where, r, parts, binders) for r in terms}

    def split_reduction(
        self, where: isl.Set, term: core.Reduce, parts: list[isl.Set], binders: tuple[str, ...]
    ) -> core.ValueExpr:
        """A commutative reduction as the combination of its parts.

        ``parts`` are disjoint sets over the domain's variables and ``binders`` whose union
        holds the reduction's index set. Side conditions: the operator is associative and
        commutative, and if it has no unit each part that the reduction has is empty nowhere on
        ``where`` (:func:`by_emptiness`), since a reduction of nothing then has no value.
        """
        laws = self.equations.laws(term.operator, term.type)
        assert laws.associative and laws.commutative
        fresh, condition, _ = open_reduce(term)
        chosen = where.intersect(build.where(condition))
        result: core.ValueExpr | None = term.init
        for part in parts:
            self._check()
            renamed = part
            for old, new in zip(binders, fresh, strict=True):
                renamed = build.rename(build.with_param(renamed, old), old, new)
            inside = chosen.intersect(renamed)
            if inside.is_empty():
                continue
            assert laws.unit is not None or where.is_subset(build.project(inside, *fresh))
            piece_condition = condition_of(build.tidy(inside.gist(where)))
            by = {old: core.IVar(new) for old, new in zip(term.binders, fresh, strict=True)}
            piece = make_reduce(term, fresh, piece_condition, substitute(term.body, by), None)
            result = (
                piece
                if result is None
                else core.Apply(
                    term.type, term.operator, (result, piece), term.operator in self.equations.spec.operators
                )
            )
        return term if result is None else result


def by_emptiness(where: isl.Set, parts: list[isl.Set], binders: tuple[str, ...]) -> list[isl.Set]:
    """A domain cut so that each part is empty nowhere or everywhere on each piece."""
    pieces = [where]
    for part in parts:
        filled = build.project(part, *binders)
        cut = [half for p in pieces for half in (p.intersect(filled), p.subtract(filled))]
        pieces = [build.tidy(p) for p in cut if not p.is_empty()]
    return pieces


def _small(points: isl.Set) -> bool:
    """Whether the box around the points is small in each dimension, for all parameter values."""
    return all(
        _width_below(points, position, UNROLL_LIMIT) for position in range(points.dim(isl.dim_type.set))
    )


def _width_below(points: isl.Set, position: int, bound: int) -> bool:
    """Whether a dimension's values differ by less than ``bound``, for all parameters."""
    line = points.project_out(isl.dim_type.set, position + 1, points.dim(isl.dim_type.set) - position - 1)
    line = line.project_out(isl.dim_type.set, 0, position)
    line = line.reset_tuple_id() if line.has_tuple_name() else line
    steps = isl.Map.from_domain_and_range(line, line).deltas()
    far = core.CCmp(">=", core.IVar("$w0"), core.IConst(bound))
    return bool(build.tuple_to_params(steps, ["$w0"]).intersect(build.where(far)).is_empty())
