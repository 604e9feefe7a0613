"""Value obligations: equality of terms for all points of a domain.

Coarse methods come first, and finer ones where these fail (:class:`Abstraction`). The equations of the
specification are unfolded level by level, on both sides.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import chain, tee
from typing import TYPE_CHECKING

import islpy as isl

from redverify.evaluation.data import Hypotheses
from redverify.evaluation.equations import Equations
from redverify.language import core
from redverify.language.terms import open_reduce, substitute, substitute_condition
from redverify.presburger import build
from redverify.presburger.work import limited
from redverify.solving.case_analysis import CASE_LIMIT, CaseAnalysis, OutOfBudget, by_emptiness
from redverify.solving.casts import constant_index
from redverify.solving.comparison import Comparison
from redverify.solving.parts import (
    alike,
    common_parts,
    only_atoms,
    outer_reductions,
    replaced,
    without_starts,
)
from redverify.solving.proof import Abstraction, Budget, Compared, Proof
from redverify.solving.solvers import Z3, Solver
from redverify.solving.unfolding import (
    LARGE,
    LARGEST,
    SMALL,
    Dependence,
    Goal,
    goals_of,
    meeting,
    relevant,
    twice_unfolded,
    unfoldings,
)
from redverify.system.clock import OutOfTime, processor_seconds

if TYPE_CHECKING:
    from redverify.solving.encodings.encoding import Atoms

#: How deeply proofs about bodies of reductions nest.
DEPTH_LIMIT = 5

#: Seconds for one query, of which an obligation may have several.
QUERY_SECONDS = 10.0


@dataclass(slots=True)
class Prover:
    """Proves equalities of terms under one specification and encoding of values.

    ``finest`` is the last abstraction that is tried: those beyond :attr:`Abstraction.TERMS` cost most
    where the equality is false. ``patience`` is a number of seconds after which a proof ends that ``timeout``
    would still allow. The operations of isl are counted by ``timeout`` alone.
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
    _by: set[str] = field(default_factory=set)
    _abstraction: Abstraction = Abstraction.INDICES
    _gave_up: str = ""
    _structural: bool = False
    _open: isl.Set | None = None
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
        self._by, self._abstraction, self._gave_up = set(), Abstraction.INDICES, ""
        self._structural, self._open = False, None
        domain = relevant(self.dependence, (domain, left, right), hypotheses)
        budget = Budget(processor_seconds() + min(self.timeout, self.patience))
        self.analysis.deadline = budget.deadline
        try:
            with limited(self.timeout, patience=self.patience):
                proved = self._prove(domain, left, right, 0, budget)
        except (OutOfBudget, OutOfTime):
            return Proof(False, "", "the time-out was reached", open=self._open_point())
        if proved:
            by = next(iter(self._by)) if len(self._by) == 1 else "z3 and cvc5" if self._by else "syntactic"
            return Proof(True, by, abstraction=self._abstraction)
        note = "the time-out was reached" if budget.left() <= 0 else self._gave_up
        return Proof(False, "", note, open=self._open_point())

    def _open_point(self) -> dict[str, int] | None:
        """A point of the case that was looked at last and not proved."""
        found = None if self._open is None else build.small_sample(self._open)
        return None if found is None else found[0]

    @property
    def largest(self) -> int:
        """The number of parts beyond which terms are not unfolded further."""
        return LARGE if self.finest <= Abstraction.TERMS else LARGEST

    def _reached(self, abstraction: Abstraction) -> bool:
        """Remember that a proof had to look this finely."""
        self._abstraction = max(self._abstraction, abstraction)
        return True

    # -------------------------------------------------------------- search

    def _prove(
        self, domain: isl.Set, left: core.ValueExpr, right: core.ValueExpr, depth: int, budget: Budget
    ) -> bool:
        if domain.is_empty() or left == right:
            return True
        if depth > DEPTH_LIMIT or left.type != right.type:
            return False
        cases = [
            (w2, a, b)
            for w1, a in self.analysis.cases(domain, left)
            for w2, b in self.analysis.cases(w1, right)
        ]
        return all(self._case(w, a, b, depth, budget) for w, a, b in cases)

    def _case(
        self, domain: isl.Set, left: core.ValueExpr, right: core.ValueExpr, depth: int, budget: Budget
    ) -> bool:
        if self._by_unfolding(domain, left, right, depth, budget):
            return True
        if depth > 0:
            return False
        for abstraction, method in (
            (Abstraction.ALGEBRA, self._by_algebra),
            (Abstraction.PARTS, self._by_starts),
            (Abstraction.PARTS, self._by_parts),
            (Abstraction.UNROLLED, self._unrolled),
            (Abstraction.ARRAYS, self._as_arrays),
            (Abstraction.MULTISETS, self._as_multisets),
        ):
            if abstraction <= self.finest and method(domain, left, right, depth, budget):
                return self._reached(abstraction)
        return False

    def _by_unfolding(
        self, domain: isl.Set, left: core.ValueExpr, right: core.ValueExpr, depth: int, budget: Budget
    ) -> bool:
        """Unfold the equations on both sides until the terms are the same, or a solver says so.

        Solvers are asked only after all small unfoldings have been compared without them. A tensor
        that needs several elements of itself grows with each unfolding, and a solver is quicker then.
        """
        if self._where_they_differ(domain, left, right, depth, budget):
            return True
        untried: list[Iterator[Goal]] = []
        ways = unfoldings(self.analysis, (domain, left, right), depth, self.largest)
        for parts, goals in ways:
            if budget.left() <= 0:
                return False
            if parts > SMALL:
                untried.append(goals)
                break
            first, again = tee(goals)
            if self._without_solver(first, depth, budget, self.same):
                return True
            untried.append(again)
        met = meeting(self.analysis, self.dependence, (domain, left, right), self.largest)
        if met is not None and self._without_solver(met, depth + 1, budget, self._by_unfolding):
            return True
        if self._structural:
            return False
        for goals in chain(untried, (later for _, later in ways)):
            if budget.left() <= 0:
                return False
            if all(self._leaf(*goal, depth, budget) for goal in goals):
                return True
        return met is not None and all(self._by_unfolding(*goal, depth + 1, budget) for goal in met)

    def _where_they_differ(
        self, domain: isl.Set, left: core.ValueExpr, right: core.ValueExpr, depth: int, budget: Budget
    ) -> bool:
        """Unfold only the elements at which the two terms differ, see :class:`Comparison`."""

        def method(where: isl.Set, a: core.ValueExpr, b: core.ValueExpr, depth: int, budget: Budget) -> bool:
            def same(inner: isl.Set, x: core.ValueExpr, y: core.ValueExpr) -> bool:
                return self.same(inner, x, y, depth, budget)

            return Comparison(self.equations, same).equal(where, a, b)

        return self._without_solver([(domain, left, right)], depth, budget, method)

    def _without_solver(
        self, goals: Iterable[Goal], depth: int, budget: Budget, method: Callable[..., bool]
    ) -> bool:
        """Whether a method finds the two terms of each goal equal, by isl alone."""
        outside, self._structural = self._structural, True
        try:
            return all(method(*goal, depth, budget) for goal in goals)
        finally:
            self._structural = outside

    def _by_starts(
        self, domain: isl.Set, left: core.ValueExpr, right: core.ValueExpr, depth: int, budget: Budget
    ) -> bool:
        """Take the starts out of reductions, see :func:`without_starts`."""
        for a, b in twice_unfolded(self.analysis, left, right):
            goals = list(goals_of(self.analysis, (domain, a, b)))
            changed = [
                (where, without_starts(self.equations, x), without_starts(self.equations, y))
                for where, x, y in goals
            ]
            if changed == goals:
                continue
            if budget.left() > 0 and all(self._attempt(*goal, depth, budget) for goal in changed):
                return True
        return False

    def _unrolled(
        self, domain: isl.Set, left: core.ValueExpr, right: core.ValueExpr, depth: int, budget: Budget
    ) -> bool:
        """Write reductions over few indices out, as a last resort."""
        for a, b in twice_unfolded(self.analysis, left, right):
            written = [
                (w2, x2, y2)
                for w, x in self.analysis.cases(domain, a)
                for w0, y in self.analysis.cases(w, b)
                for w1, x2 in self.analysis.unroll(w0, x)
                for w2, y2 in self.analysis.unroll(w1, y)
            ]
            if all((x, y) == (a, b) for _, x, y in written):
                continue
            if budget.left() > 0 and all(self._attempt(w, x, y, depth + 1, budget) for w, x, y in written):
                return True
        return False

    def _attempt(
        self, domain: isl.Set, left: core.ValueExpr, right: core.ValueExpr, depth: int, budget: Budget
    ) -> bool:
        return all(
            self._leaf(*goal, depth, budget) for goal in goals_of(self.analysis, (domain, left, right))
        )

    def _leaf(
        self, domain: isl.Set, left: core.ValueExpr, right: core.ValueExpr, depth: int, budget: Budget
    ) -> bool:
        if self.same(domain, left, right, depth, budget):
            return True
        if self._structural:
            return False
        if not only_atoms(left, right) and self._by_terms(domain, left, right, depth, budget):
            return True
        if depth == 0:
            self._open = domain
        return False

    # -------------------------------------------------------------- structural comparison

    def same(
        self, domain: isl.Set, left: core.ValueExpr, right: core.ValueExpr, depth: int, budget: Budget
    ) -> bool:
        """Whether the terms are alike up to indices that are equal on the domain.

        False says nothing: terms of other shapes may be equal, too.
        """
        if left == right:
            return True
        match left, right:
            case core.Access(_, t1, i1), core.Access(_, t2, i2):
                return t1 == t2 and all(self.equal_indices(domain, a, b) for a, b in zip(i1, i2, strict=True))
            case core.Apply(ty1, f1, a1), core.Apply(ty2, f2, a2):
                if f1 != f2 or len(a1) != len(a2) or ty1 != ty2:
                    return False
                return all(self.same(domain, a, b, depth, budget) for a, b in zip(a1, a2, strict=True))
            case core.Cast(ty1, o1), core.Cast(ty2, o2):
                return ty1 == ty2 and o1.type == o2.type and self.same(domain, o1, o2, depth, budget)
            case core.IndexCast(ty1, e1), core.IndexCast(ty2, e2):
                return ty1 == ty2 and self.equal_indices(domain, e1, e2)
            case (core.IndexCast() as cast, core.Literal() as literal) | (
                core.Literal() as literal,
                core.IndexCast() as cast,
            ):
                return constant_index(self.equations, domain, cast) == literal
            case core.Reduce(), core.Reduce():
                return self.same_reduction(domain, left, right, depth, budget)
            case _:
                return False

    def equal_indices(self, domain: isl.Set, left: core.IndexExpr, right: core.IndexExpr) -> bool:
        """Whether two affine expressions are equal on the whole domain."""
        if left == right:
            return True
        return bool(domain.is_subset(build.where(core.CCmp("==", left, right))))

    def same_reduction(
        self, domain: isl.Set, left: core.Reduce, right: core.Reduce, depth: int, budget: Budget
    ) -> bool:
        """Same operator and index set, equal initial values, elements equal pointwise."""
        if not alike(left, right):
            return False
        tried = self._reductions.setdefault((left, right), [])
        for known in tried:
            final = known.answer or self._structural or not known.structural
            if final and known.domain.is_equal(domain):
                self._by |= known.by
                self._reached(known.abstraction)
                return known.answer
        by, abstraction, self._by, self._abstraction = self._by, self._abstraction, set(), Abstraction.INDICES
        answer = self._same_reduction(domain, left, right, depth, budget)
        if budget.left() > 0:
            tried.append(Compared(domain, self._structural, answer, frozenset(self._by), self._abstraction))
        self._by |= by
        self._reached(abstraction)
        return answer

    def _same_reduction(
        self, domain: isl.Set, left: core.Reduce, right: core.Reduce, depth: int, budget: Budget
    ) -> bool:
        fresh, condition, body = open_reduce(left)
        by = {old: core.IVar(new) for old, new in zip(right.binders, fresh, strict=True)}
        inside = domain.intersect(build.where(condition))
        if not inside.is_equal(domain.intersect(build.where(substitute_condition(right.condition, by)))):
            return False
        if not self._same_initial(domain, left, right, depth, budget):
            return False
        return self._prove(inside, body, substitute(right.body, by), depth + 1, budget)

    def _same_initial(
        self, domain: isl.Set, left: core.Reduce, right: core.Reduce, depth: int, budget: Budget
    ) -> bool:
        first, second = left.init, right.init
        if first is None and second is None:
            return True
        unit = self.equations.laws(left.operator, left.type).unit
        first = unit if first is None else first
        second = unit if second is None else second
        if first is None or second is None:
            return False
        return self._prove(domain, first, second, depth + 1, budget)

    # -------------------------------------------------------------- solvers

    def _by_terms(
        self, domain: isl.Set, left: core.ValueExpr, right: core.ValueExpr, depth: int, budget: Budget
    ) -> bool:
        """Ask the solver, tensors and reductions being constants."""
        from redverify.solving.encodings.encoding import Shared

        def same(a: core.ValueExpr, b: core.ValueExpr) -> bool:
            return self.same(domain, a, b, depth, budget)

        proved = self._by_solver(domain, left, right, lambda: Shared(same), budget)
        return proved and self._reached(Abstraction.TERMS)

    def _as_arrays(
        self, domain: isl.Set, left: core.ValueExpr, right: core.ValueExpr, depth: int, budget: Budget
    ) -> bool:
        """Ask the solver, reductions being functions of arrays."""
        from redverify.solving.encodings.arrays import Arrays

        return any(
            any(outer_reductions(a)) and self._by_solver(domain, a, b, Arrays, budget)
            for a, b in twice_unfolded(self.analysis, left, right)
            if budget.left() > 0
        )

    def _as_multisets(
        self, domain: isl.Set, left: core.ValueExpr, right: core.ValueExpr, depth: int, budget: Budget
    ) -> bool:
        """Ask the solver, reductions of constant length being multisets of their elements."""
        from redverify.solving.encodings.multisets import Multisets

        def atoms() -> Multisets:
            return Multisets(self.analysis)

        return any(
            any(outer_reductions(a)) and self._by_solver(domain, a, b, atoms, budget, flatten=True)
            for a, b in twice_unfolded(self.analysis, left, right)
            if budget.left() > 0
        )

    def _by_solver(
        self,
        domain: isl.Set,
        left: core.ValueExpr,
        right: core.ValueExpr,
        atoms: Callable[[], Atoms],
        budget: Budget,
        *,
        flatten: bool = False,
    ) -> bool:
        """Whether the solver proves ``left = right``, in the coarsest encoding that suffices."""
        from redverify.solving.encodings.query import queries

        for query in queries(self.equations, domain, left, right, atoms, flatten=flatten):
            answer = self.solver.check(query, max(0.001, min(budget.left(), QUERY_SECONDS)))
            if self.smt_dir is not None:
                self.scripts.append((f"{answer.by} answered {answer.status}", query.text()))
            if answer.status == "unsat":
                self._by.add(answer.by)
                return True
            if answer.status == "unknown":
                self._gave_up = f"{answer.by} gave up ({answer.reason})" if answer.reason else ""
            if budget.left() <= 0:
                break
        return False

    def _by_algebra(
        self, domain: isl.Set, left: core.ValueExpr, right: core.ValueExpr, depth: int, budget: Budget
    ) -> bool:
        """Compare normal forms of sums and extrema. They know nothing of indices that are data."""
        from redverify.solving.algebra.proving import Algebra

        algebra = Algebra(self.equations, self.dependence)
        if self.analysis.data.matters:
            return False
        return algebra.proves(domain, left, right, self.timeout, patience=budget.left())

    # -------------------------------------------------------------- reductions by parts

    def _by_parts(
        self, domain: isl.Set, left: core.ValueExpr, right: core.ValueExpr, depth: int, budget: Budget
    ) -> bool:
        """Split commutative reductions over different sets into their common parts."""
        for a, b in twice_unfolded(self.analysis, left, right):
            complete = True
            for where, x in self.analysis.cases(domain, a):
                for both, y in self.analysis.cases(where, b):
                    if budget.left() <= 0:
                        return False
                    split = self._common_parts(both, x, y, depth, budget)
                    if split is None or not all(
                        self._attempt(w, one, other, depth, budget) for w, one, other in split
                    ):
                        complete = False
                        break
                if not complete:
                    break
            if complete:
                return True
        return False

    def _common_parts(
        self, domain: isl.Set, left: core.ValueExpr, right: core.ValueExpr, depth: int, budget: Budget
    ) -> list[tuple[isl.Set, core.ValueExpr, core.ValueExpr]] | None:
        """Both terms with their reductions split into common parts; ``None`` if nothing is split.

        Side conditions: the operator is associative and commutative, the elements of a group's
        reductions are equal wherever two of them have the index, and a part of an operator without a
        unit is empty nowhere or everywhere on a case's domain. So the domain is split into cases by
        which parts are empty.
        """
        split, outer = self.analysis.split_reductions, (*outer_reductions(left), *outer_reductions(right))
        groups: list[list[core.Reduce]] = []
        for reduction in dict.fromkeys(outer):
            laws = self.equations.laws(reduction.operator, reduction.type)
            if not (laws.associative and laws.commutative):
                continue
            for group in groups:
                if self._same_elements(domain, group[0], reduction, depth, budget):
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
        return [(w, replaced(left, r), replaced(right, r)) for w, r in cases]

    def _same_elements(
        self, domain: isl.Set, left: core.Reduce, right: core.Reduce, depth: int, budget: Budget
    ) -> bool:
        if not alike(left, right):
            return False
        fresh, condition, body = open_reduce(left)
        by = {old: core.IVar(new) for old, new in zip(right.binders, fresh, strict=True)}
        either = build.where(condition).union(build.where(substitute_condition(right.condition, by)))
        return self._prove(domain.intersect(either), body, substitute(right.body, by), depth + 1, budget)
