"""Value obligations: equality of terms for all points of a domain.

Coarse methods come first, and finer ones where these fail (:class:`Abstraction`). The equations of the
specification are unfolded level by level, on both sides.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import chain, tee
from typing import TYPE_CHECKING

import islpy as isl

from redverify.evaluation.data_values import Hypotheses
from redverify.evaluation.equations import Equations
from redverify.language import core
from redverify.language.terms import open_reduce, substitute, substitute_condition
from redverify.language.types import ValueType
from redverify.presburger import build
from redverify.presburger.work import limited
from redverify.solving.case_analysis import CASE_LIMIT, CaseAnalysis, by_emptiness
from redverify.solving.casts import constant_index
from redverify.solving.comparison import Comparison
from redverify.solving.goal import Compared, Effort, Goal, Search
from redverify.solving.overlapping_reductions import (
    alike,
    common_parts,
    only_atoms,
    outer_reductions,
    replaced,
    without_starts,
)
from redverify.solving.proof import Abstraction, Proof
from redverify.solving.solvers import Z3, Solver
from redverify.solving.unfolding import (
    LARGE,
    LARGEST,
    SMALL,
    Dependence,
    goals_of,
    meeting,
    relevant,
    twice_unfolded,
    unfoldings,
)
from redverify.system.clock import Budget, OutOfTime

if TYPE_CHECKING:
    from redverify.solving.encodings.encoding import Atoms

#: How deeply proofs about bodies of reductions nest.
DEPTH_LIMIT = 5

#: What reaches a limit, in words.
PROOF = "the proof"

#: Seconds for one query; an obligation may have several.
QUERY_SECONDS = 10.0


@dataclass(slots=True)
class Prover:
    """Proves equalities of terms under one specification and encoding of values.

    ``finest`` is the last abstraction that is tried: those beyond :attr:`Abstraction.TERMS` cost most
    where the equality is false. ``patience`` is a number of seconds after which a proof ends that ``timeout``
    would still allow; both are of counted work.
    """

    equations: Equations
    timeout: float = 20.0
    smt_dir: str | None = None
    finest: Abstraction = Abstraction.MULTISETS
    solver: Solver = field(default_factory=Z3)
    patience: float = math.inf
    analysis: CaseAnalysis = field(init=False)
    dependence: Dependence = field(init=False)
    scripts: list[tuple[str, str]] = field(default_factory=list)
    _reductions: dict[tuple[core.Reduce, core.Reduce], list[Compared]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.analysis = CaseAnalysis(self.equations)
        self.dependence = Dependence(self.equations)

    def prove(
        self, domain: isl.Set, left: core.ValueExpr, right: core.ValueExpr, hypotheses: Hypotheses = ()
    ) -> Proof:
        """``∀ domain. left = right``, if variables are the integers that the terms of hypotheses have."""
        if self.analysis.data.start(hypotheses):
            self._reductions.clear()  # what was found of two terms may rest on other hypotheses
        goal = relevant(self.dependence, Goal(domain, left, right), hypotheses)
        search = Search(Budget.of(min(self.timeout, self.patience)))
        self.analysis.budget = search.budget
        try:
            with limited(self.timeout, PROOF, patience=self.patience):
                proved = self._prove(goal, search)
        except OutOfTime as error:
            return Proof(False, "", str(error), open=search.failure.point())
        if proved:
            effort = search.effort
            by = next(iter(effort.by)) if len(effort.by) == 1 else "z3 and cvc5" if effort.by else "syntactic"
            return Proof(True, by, abstraction=effort.abstraction)
        note = search.budget.over(PROOF) if search.left() <= 0 else search.failure.note
        return Proof(False, "", note, open=search.failure.point())

    @property
    def largest(self) -> int:
        """The number of parts beyond which terms are not unfolded further."""
        return LARGE if self.finest <= Abstraction.TERMS else LARGEST

    # -------------------------------------------------------------- search

    def _prove(self, goal: Goal, search: Search) -> bool:
        if goal.domain.is_empty() or goal.left == goal.right:
            return True
        if search.depth > DEPTH_LIMIT or goal.left.type != goal.right.type:
            return False
        return all(self._case(case, search) for case in list(goals_of(self.analysis, goal)))

    def _case(self, goal: Goal, search: Search) -> bool:
        if self._by_unfolding(goal, search):
            return True
        if search.depth > 0:
            return False
        for abstraction, method in (
            (Abstraction.ALGEBRA, self._by_algebra),
            (Abstraction.PARTS, self._by_starts),
            (Abstraction.PARTS, self._by_parts),
            (Abstraction.UNROLLED, self._unrolled),
            (Abstraction.ARRAYS, self._as_arrays),
            (Abstraction.MULTISETS, self._as_multisets),
        ):
            if abstraction <= self.finest and method(goal, search):
                return search.effort.reached(abstraction)
        return False

    def _by_unfolding(self, goal: Goal, search: Search) -> bool:
        """Unfold the equations on both sides until the terms are the same, or a solver says so.

        Solvers are asked only after all small unfoldings have been compared without them. A tensor
        that needs several elements of itself grows with each unfolding, and a solver is quicker then.
        """
        structural = replace(search, structural=True)
        if self._where_they_differ(goal, structural):
            return True
        untried: list[Iterator[Goal]] = []
        ways = unfoldings(self.analysis, goal, search.depth, self.largest)
        for parts, cases in ways:
            if search.left() <= 0:
                return False
            if parts > SMALL:
                untried.append(cases)
                break
            first, again = tee(cases)
            if all(self.same(case, structural) for case in first):
                return True
            untried.append(again)
        met = meeting(self.analysis, self.dependence, goal, self.largest)
        if met is not None and all(self._by_unfolding(case, structural.deeper()) for case in met):
            return True
        if search.structural:
            return False
        for cases in chain(untried, (later for _, later in ways)):
            if search.left() <= 0:
                return False
            if all(self._leaf(case, search) for case in cases):
                return True
        return met is not None and all(self._by_unfolding(case, search.deeper()) for case in met)

    def _where_they_differ(self, goal: Goal, search: Search) -> bool:
        """Unfold only the elements at which the two terms differ, see :class:`Comparison`."""
        return Comparison(self.equations, lambda inner: self.same(inner, search)).equal(goal)

    def _by_starts(self, goal: Goal, search: Search) -> bool:
        """Take the starts out of reductions, see :func:`without_starts`."""
        for unfolded in twice_unfolded(self.analysis, goal):
            cases = list(goals_of(self.analysis, unfolded))
            changed = [c.of(*[without_starts(self.equations, term) for term in c.sides]) for c in cases]
            if all(new.sides == old.sides for new, old in zip(changed, cases, strict=True)):
                continue
            if search.left() > 0 and all(self._attempt(case, search) for case in changed):
                return True
        return False

    def _unrolled(self, goal: Goal, search: Search) -> bool:
        """Write reductions over few indices out, as a last resort."""
        for unfolded in twice_unfolded(self.analysis, goal):
            written = [
                Goal(both, x, y)
                for case in goals_of(self.analysis, unfolded)
                for where, x in self.analysis.unroll(case.domain, case.left)
                for both, y in self.analysis.unroll(where, case.right)
            ]
            if all(case.sides == unfolded.sides for case in written):
                continue
            for method in (self._by_algebra, self._attempt):
                if search.left() > 0 and all(method(case, search.deeper()) for case in written):
                    return True
        return False

    def _attempt(self, goal: Goal, search: Search) -> bool:
        return all(self._leaf(case, search) for case in goals_of(self.analysis, goal))

    def _leaf(self, goal: Goal, search: Search) -> bool:
        if self.same(goal, search):
            return True
        if search.structural:
            return False
        if not self._is_settled(goal) and self._by_terms(goal, search):
            return True
        if search.depth == 0:
            search.failure.open = goal.domain
        return False

    def _is_settled(self, goal: Goal) -> bool:
        """Whether no solver can say more: of atoms, and of indices as integers where no data matter."""
        both = all(isinstance(s, core.IndexCast) and s.type.is_integer for s in goal.sides)
        return only_atoms(*goal.sides) or (both and not self.analysis.data.matters)

    # -------------------------------------------------------------- structural comparison

    def same(self, goal: Goal, search: Search) -> bool:
        """Whether the terms are alike up to indices that are equal on the domain.

        False says nothing: terms of other shapes may be equal, too.
        """
        if goal.left == goal.right:
            return True
        match goal.sides:
            case core.Access(_, t1, i1), core.Access(_, t2, i2):
                return t1 == t2 and all(self._equal(goal, a, b) for a, b in zip(i1, i2, strict=True))
            case core.Apply(ty1, f1, a1), core.Apply(ty2, f2, a2):
                if f1 != f2 or len(a1) != len(a2) or ty1 != ty2:
                    return False
                return all(self.same(goal.of(a, b), search) for a, b in zip(a1, a2, strict=True))
            case core.Cast(ty1, o1), core.Cast(ty2, o2):
                return ty1 == ty2 and o1.type == o2.type and self.same(goal.of(o1, o2), search)
            case core.IndexCast(ty1, e1), core.IndexCast(ty2, e2):
                return ty1 == ty2 and (self._equal(goal, e1, e2) or _congruent(goal, ty1, e1, e2))
            case (core.IndexCast() as cast, core.Literal() as literal) | (
                core.Literal() as literal,
                core.IndexCast() as cast,
            ):
                return constant_index(self.equations, goal.domain, cast) == literal
            case core.Reduce(), core.Reduce():
                return self.same_reduction(goal, search)
            case _:
                return False

    @staticmethod
    def _equal(goal: Goal, left: core.IndexExpr, right: core.IndexExpr) -> bool:
        """Whether two affine expressions are equal on the whole domain."""
        return left == right or bool(goal.domain.is_subset(build.where(core.CCmp("==", left, right))))

    def same_reduction(self, goal: Goal, search: Search) -> bool:
        """Same operator and index set, equal initial values, elements equal pointwise."""
        if not alike(*goal.reductions):
            return False
        tried = self._reductions.setdefault(goal.reductions, [])
        for known in tried:
            final = known.answer or search.structural or not known.structural
            if final and known.domain.is_equal(goal.domain):
                search.effort.add(known.effort)
                return known.answer
        effort = Effort()
        answer = self._same_reduction(goal, replace(search, effort=effort))
        if search.left() > 0:
            tried.append(Compared(goal.domain, search.structural, answer, effort))
        search.effort.add(effort)
        return answer

    def _same_reduction(self, goal: Goal, search: Search) -> bool:
        left, right = goal.reductions
        fresh, condition, body = open_reduce(left)
        by = {old: core.IVar(new) for old, new in zip(right.binders, fresh, strict=True)}
        inside = goal.domain.intersect(build.where(condition))
        other = goal.domain.intersect(build.where(substitute_condition(right.condition, by)))
        if not inside.is_equal(other) or not self._same_initial(goal, search):
            return False
        return self._prove(Goal(inside, body, substitute(right.body, by)), search.deeper())

    def _same_initial(self, goal: Goal, search: Search) -> bool:
        left, right = goal.reductions
        if left.init is None and right.init is None:
            return True
        unit = self.equations.laws(left.operator, left.type).unit
        first = unit if left.init is None else left.init
        second = unit if right.init is None else right.init
        if first is None or second is None:
            return False
        return self._prove(goal.of(first, second), search.deeper())

    # -------------------------------------------------------------- solvers

    def _by_terms(self, goal: Goal, search: Search) -> bool:
        """Ask the solver, tensors and reductions being constants."""
        from redverify.solving.encodings.encoding import Shared

        def atoms() -> Shared:
            return Shared(lambda a, b: self.same(goal.of(a, b), search))

        return self._by_solver(goal, search, atoms) and search.effort.reached(Abstraction.TERMS)

    def _as_arrays(self, goal: Goal, search: Search) -> bool:
        """Ask the solver, reductions being functions of arrays."""
        from redverify.solving.encodings.arrays import Arrays

        return self._by_reductions(goal, search, Arrays)

    def _as_multisets(self, goal: Goal, search: Search) -> bool:
        """Ask the solver, reductions of constant length being multisets of their elements."""
        from redverify.solving.encodings.multisets import Multisets

        return self._by_reductions(goal, search, partial(Multisets, self.analysis), flatten=True)

    def _by_reductions(
        self, goal: Goal, search: Search, atoms: Callable[[], Atoms], *, flatten: bool = False
    ) -> bool:
        """Ask the solver of the unfolded terms, if there are reductions on the left."""
        return any(
            any(outer_reductions(unfolded.left)) and self._by_solver(unfolded, search, atoms, flatten=flatten)
            for unfolded in twice_unfolded(self.analysis, goal)
            if search.left() > 0
        )

    def _by_solver(
        self, goal: Goal, search: Search, atoms: Callable[[], Atoms], *, flatten: bool = False
    ) -> bool:
        """Whether the solver proves the equality, in the coarsest encoding that suffices."""
        from redverify.solving.encodings.query import queries

        for query in queries(self.equations, goal, atoms, flatten=flatten):
            answer = self.solver.check(query, max(0.001, min(search.left(), QUERY_SECONDS)))
            if self.smt_dir is not None:
                self.scripts.append((f"{answer.by} answered {answer.status}", query.text()))
            if answer.status == "unsat":
                search.effort.by.add(answer.by)
                return True
            if answer.status == "unknown":
                search.failure.note = f"{answer.by} gave up ({answer.reason})" if answer.reason else ""
            if search.left() <= 0:
                break
        return False

    def _by_algebra(self, goal: Goal, search: Search) -> bool:
        """Compare normal forms of sums and extrema. They know nothing of indices that are data.

        A variable of the domain that stands for data is any integer in its range to them. Equations with data
        are unfolded before.
        """
        from redverify.solving.algebra.proving import Algebra

        algebra = Algebra(self.equations, self.dependence)
        if not self.dependence.has_data(*goal.sides):
            return algebra.proves(goal, self.timeout, patience=search.left())
        return any(
            all(
                not self.dependence.has_data(*case.sides)
                and algebra.proves(case, self.timeout, patience=search.left())
                for case in goals_of(self.analysis, unfolded)
            )
            for unfolded in twice_unfolded(self.analysis, goal)
        )

    # -------------------------------------------------------------- reductions by parts

    def _by_parts(self, goal: Goal, search: Search) -> bool:
        """Split commutative reductions over different sets into their common parts."""
        for unfolded in twice_unfolded(self.analysis, goal):
            for case in goals_of(self.analysis, unfolded):
                if search.left() <= 0:
                    return False
                split = self._common_parts(case, search)
                if split is None or not all(self._attempt(part, search) for part in split):
                    break
            else:
                return True
        return False

    def _common_parts(self, goal: Goal, search: Search) -> list[Goal] | None:
        """Both terms with their reductions split into common parts; ``None`` if nothing is split.

        Side conditions: the operator is associative and commutative, the elements of a group's
        reductions are equal wherever two of them have the index, and a part of an operator without a
        unit is empty nowhere or everywhere on a case's domain. So the domain is split into cases by
        which parts are empty.
        """
        split, domain = self.analysis.split_reductions, goal.domain
        groups: list[list[core.Reduce]] = []
        for reduction in dict.fromkeys(r for term in goal.sides for r in outer_reductions(term)):
            laws = self.equations.laws(reduction.operator, reduction.type)
            if not (laws.associative and laws.commutative):
                continue
            for group in groups:
                if self._same_elements(goal.of(group[0], reduction), search):
                    group.append(reduction)
                    break
            else:
                groups.append([reduction])
        cases: list[tuple[isl.Set, dict[core.ValueExpr, core.ValueExpr]]] = [(domain, {})]
        for group in groups:
            if len(group) < 2 and group[0].init is None:
                continue
            binders, parts = common_parts(domain, group)
            has_unit = self.equations.laws(group[0].operator, group[0].type).unit is not None
            refined: list[tuple[isl.Set, dict[core.ValueExpr, core.ValueExpr]]] = []
            for where, replacement in cases:
                inner = [where] if has_unit else by_emptiness(where, parts, binders)
                refined += [(w, {**replacement, **split(w, group, parts, binders)}) for w in inner]
            if len(refined) > CASE_LIMIT:
                return None
            cases = refined
        if all(k == v for _, replacement in cases for k, v in replacement.items()):
            return None
        return [Goal(w, replaced(goal.left, r), replaced(goal.right, r)) for w, r in cases]

    def _same_elements(self, goal: Goal, search: Search) -> bool:
        left, right = goal.reductions
        if not alike(left, right):
            return False
        fresh, condition, body = open_reduce(left)
        by = {old: core.IVar(new) for old, new in zip(right.binders, fresh, strict=True)}
        either = build.where(condition).union(build.where(substitute_condition(right.condition, by)))
        elements = Goal(goal.domain.intersect(either), body, substitute(right.body, by))
        return self._prove(elements, search.deeper())


def _congruent(goal: Goal, type_: ValueType, left: core.IndexExpr, right: core.IndexExpr) -> bool:
    """Whether two indices are the same machine integer on the whole domain.

    Side condition: in every encoding an index as an integer of n bits is the index modulo 2**n.
    """
    if not type_.is_integer:
        return False
    distance = core.IMod(core.IAdd(left, core.IMul(-1, right)), 1 << type_.bits)
    return bool(goal.domain.is_subset(build.where(core.CCmp("==", distance, core.IConst(0)))))
