"""Value obligations: equality of terms for all points of a domain.

Coarse methods come first, and finer ones where these fail (:class:`Abstraction`). The equations of the
specification are unfolded level by level, on both sides.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from enum import IntEnum
from typing import TYPE_CHECKING

import islpy as isl

from redverify.evaluation.equations import Equations
from redverify.language import core
from redverify.language.terms import open_reduce, substitute, substitute_condition
from redverify.presburger import build
from redverify.solving.case_analysis import CASE_LIMIT, CaseAnalysis, OutOfBudget, by_emptiness
from redverify.solving.parts import common_parts, outer_reductions, replaced
from redverify.solving.solvers import Z3, Solver

if TYPE_CHECKING:
    from redverify.solving.encodings.encoding import Atoms

#: How many levels of equations are unfolded on the left and right, in order of trial.
UNFOLDINGS = ((0, 0), (0, 1), (1, 0), (1, 1), (0, 2), (2, 0), (1, 2), (2, 1), (2, 2), (3, 3))

#: The same for proofs inside of proofs: elements and initial values of reductions.
NESTED_UNFOLDINGS = ((0, 0), (0, 1), (1, 0), (1, 1), (2, 2))

#: How deeply proofs about bodies of reductions nest.
DEPTH_LIMIT = 5


#: Seconds for one query, of which an obligation may have several.
QUERY_SECONDS = 10.0


class Abstraction(IntEnum):
    """How finely values have been looked at, from coarse to fine."""

    #: The same functions of the same elements; isl has compared the indices.
    INDICES = 0
    #: Terms as SMT; tensors and reductions are constants that equal ones share.
    TERMS = 1
    #: Reductions over different index sets are split into common parts.
    PARTS = 2
    #: Reductions over few indices are written out.
    UNROLLED = 3
    #: Reductions are functions of their arrays, wiped to the unit out of the index set.
    ARRAYS = 4
    #: Reductions of constant length are multisets, compared by hashing.
    MULTISETS = 5

    @property
    def word(self) -> str:
        """The name in reports."""
        return self.name.lower()


@dataclass(frozen=True, slots=True)
class Proof:
    """The outcome of one value obligation.

    ``by`` names the solver that proved it, or is ``syntactic``, and ``abstraction`` says how
    finely one had to look.
    """

    proved: bool
    by: str
    note: str = ""
    abstraction: Abstraction = Abstraction.INDICES


@dataclass(slots=True)
class Budget:
    """Seconds left for one obligation."""

    deadline: float

    def left(self) -> float:
        """Seconds until the deadline, at least zero."""
        return max(0.0, self.deadline - time.monotonic())


@dataclass(frozen=True, slots=True)
class _Compared:
    """Whether two reductions are the same on a domain, and what that took."""

    domain: isl.Set
    answer: bool
    by: frozenset[str]
    abstraction: Abstraction


@dataclass(slots=True)
class Prover:
    """Proves equalities of terms under one specification and encoding of values.

    ``thorough`` allows the levels beyond :attr:`Abstraction.TERMS`, which cost most where the equality
    is false.
    """

    equations: Equations
    timeout: float = 20.0
    smt_dir: str | None = None
    thorough: bool = True
    solver: Solver = field(default_factory=Z3)
    analysis: CaseAnalysis = field(init=False)
    scripts: list[tuple[str, str]] = field(default_factory=list)
    _by: set[str] = field(default_factory=set)
    _abstraction: Abstraction = Abstraction.INDICES
    _gave_up: str = ""
    _reductions: dict[tuple[core.Reduce, core.Reduce], list[_Compared]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.analysis = CaseAnalysis(self.equations)

    def prove(self, domain: isl.Set, left: core.ValueExpr, right: core.ValueExpr) -> Proof:
        """``∀ domain. left = right``."""
        self._by, self._abstraction, self._gave_up = set(), Abstraction.INDICES, ""
        budget = Budget(time.monotonic() + self.timeout)
        self.analysis.deadline = budget.deadline
        try:
            proved = self._prove(domain, left, right, 0, budget)
        except OutOfBudget:
            proved = False
        if proved:
            by = next(iter(self._by)) if len(self._by) == 1 else "z3 and cvc5" if self._by else "syntactic"
            return Proof(True, by, abstraction=self._abstraction)
        return Proof(False, "", "the time-out was reached" if budget.left() <= 0 else self._gave_up)

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
        if self._by_chains(domain, left, right, depth, budget):
            return True
        lefts, rights = [left], [right]
        tried: set[tuple[core.ValueExpr, core.ValueExpr]] = set()
        for n, m in UNFOLDINGS if depth == 0 else NESTED_UNFOLDINGS:
            if budget.left() <= 0:
                return False
            while len(lefts) <= n:
                lefts.append(self.analysis.unfold(lefts[-1]))
            while len(rights) <= m:
                rights.append(self.analysis.unfold(rights[-1]))
            pair = (lefts[n], rights[m])
            if pair in tried:
                continue
            tried.add(pair)
            if self._attempt(domain, *pair, depth, budget):
                return True
        if not self.thorough or depth > 0:
            return False
        if self._by_parts(domain, left, right, depth, budget):
            return self._reached(Abstraction.PARTS)
        if self._unrolled(domain, left, right, depth, budget):
            return self._reached(Abstraction.UNROLLED)
        if self._as_arrays(domain, left, right, budget):
            return self._reached(Abstraction.ARRAYS)
        return self._as_multisets(domain, left, right, budget) and self._reached(Abstraction.MULTISETS)

    def _by_chains(
        self, domain: isl.Set, left: core.ValueExpr, right: core.ValueExpr, depth: int, budget: Budget
    ) -> bool:
        """Unfold long chains of element-wise equations to their ends, and compare the terms as they are."""
        (a, n), (b, m) = self.analysis.unfolded_elementwise(left), self.analysis.unfolded_elementwise(right)
        return max(n, m) > 2 and self.same(domain, a, b, depth, budget)

    def _unrolled(
        self, domain: isl.Set, left: core.ValueExpr, right: core.ValueExpr, depth: int, budget: Budget
    ) -> bool:
        """Write reductions over few indices out, as a last resort."""
        for a, b in self._unfolded(left, right):
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

    def _unfolded(
        self, left: core.ValueExpr, right: core.ValueExpr
    ) -> Iterator[tuple[core.ValueExpr, core.ValueExpr]]:
        """The two terms unfolded up to two levels, without repetition."""
        lefts, rights = [left], [right]
        for terms in (lefts, rights):
            for _ in range(2):
                terms.append(self.analysis.unfold(terms[-1]))
        yield from dict.fromkeys((lefts[n], rights[m]) for n, m in UNFOLDINGS if max(n, m) <= 2)

    def _attempt(
        self, domain: isl.Set, left: core.ValueExpr, right: core.ValueExpr, depth: int, budget: Budget
    ) -> bool:
        for where, a in self.analysis.cases(domain, left):
            for both, b in self.analysis.cases(where, right):
                if not self._leaf(both, a, b, depth, budget):
                    return False
        return True

    def _leaf(
        self, domain: isl.Set, left: core.ValueExpr, right: core.ValueExpr, depth: int, budget: Budget
    ) -> bool:
        if self.same(domain, left, right, depth, budget):
            return True
        if _only_atoms(left, right):
            return False
        return self._by_terms(domain, left, right, depth, budget)

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
        if (
            left.operator != right.operator
            or left.type != right.type
            or len(left.binders) != len(right.binders)
        ):
            return False
        tried = self._reductions.setdefault((left, right), [])
        for known in tried:
            if known.domain.is_equal(domain):
                self._by |= known.by
                self._reached(known.abstraction)
                return known.answer
        by, abstraction = self._by, self._abstraction
        self._by, self._abstraction = set(), Abstraction.INDICES
        answer = self._same_reduction(domain, left, right, depth, budget)
        if budget.left() > 0:
            tried.append(_Compared(domain, answer, frozenset(self._by), self._abstraction))
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
        self, domain: isl.Set, left: core.ValueExpr, right: core.ValueExpr, budget: Budget
    ) -> bool:
        """Ask the solver, reductions being functions of arrays."""
        from redverify.solving.encodings.arrays import Arrays

        return any(
            any(outer_reductions(a)) and self._by_solver(domain, a, b, Arrays, budget)
            for a, b in self._unfolded(left, right)
            if budget.left() > 0
        )

    def _as_multisets(
        self, domain: isl.Set, left: core.ValueExpr, right: core.ValueExpr, budget: Budget
    ) -> bool:
        """Ask the solver, reductions of constant length being multisets of their elements."""
        from redverify.solving.encodings.multisets import Multisets

        def atoms() -> Multisets:
            return Multisets(self.analysis)

        return any(
            any(outer_reductions(a)) and self._by_solver(domain, a, b, atoms, budget, flatten=True)
            for a, b in self._unfolded(left, right)
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

    # -------------------------------------------------------------- reductions by parts

    def _by_parts(
        self, domain: isl.Set, left: core.ValueExpr, right: core.ValueExpr, depth: int, budget: Budget
    ) -> bool:
        """Split commutative reductions over different sets into their common parts."""
        for a, b in self._unfolded(left, right):
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
        reductions = list(dict.fromkeys([*outer_reductions(left), *outer_reductions(right)]))
        groups: list[list[core.Reduce]] = []
        for reduction in reductions:
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
                refined += [(w, {**replacement, **self._split(w, group, parts, binders)}) for w in inner]
            if len(refined) > CASE_LIMIT:
                return None
            cases = refined
        if all(k == v for _, replacement in cases for k, v in replacement.items()):
            return None
        return [(w, replaced(left, r), replaced(right, r)) for w, r in cases]

    def _split(
        self, where: isl.Set, group: list[core.Reduce], parts: list[isl.Set], binders: tuple[str, ...]
    ) -> dict[core.ValueExpr, core.ValueExpr]:
        return {r: self.analysis.split_reduction(where, r, parts, binders) for r in group}

    def _same_elements(
        self, domain: isl.Set, left: core.Reduce, right: core.Reduce, depth: int, budget: Budget
    ) -> bool:
        if (
            left.operator != right.operator
            or left.type != right.type
            or len(left.binders) != len(right.binders)
        ):
            return False
        fresh, condition, body = open_reduce(left)
        by = {old: core.IVar(new) for old, new in zip(right.binders, fresh, strict=True)}
        either = build.where(condition).union(build.where(substitute_condition(right.condition, by)))
        return self._prove(domain.intersect(either), body, substitute(right.body, by), depth + 1, budget)


def _only_atoms(left: core.ValueExpr, right: core.ValueExpr) -> bool:
    """Whether no solver can help: both sides are accesses, or one is and one a literal."""
    atoms = (core.Access, core.Constant)
    return (isinstance(left, atoms) and isinstance(right, (*atoms, core.Literal))) or (
        isinstance(right, atoms) and isinstance(left, core.Literal)
    )
