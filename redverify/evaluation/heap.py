"""Reduction heaps ``Δh = ⟨h, ⟨O, R⟩⟩`` and their algebra (sections 5.2 and 7.5).

``values`` maps a cell to what it holds. That is a *regular context*, a term; or a *reduction
context*, a reduction whose index set is not part of the term: ``sets`` gives it cell by cell.
``operators`` and ``indices`` are ``O`` and ``R``: accumulations into cells whose value is not known
yet, with the reduction that they belong to and the indices that they add.
``docs/decisions.md``, "Reductions on heaps", says why.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import islpy as isl

from redverify.evaluation.relation import (
    EMPTY,
    NO_CELLS,
    Cells,
    Relation,
)
from redverify.language import core

#: Contents in fewer convex parts are not cut down to the cells that matter.
_MANY = 8


@dataclass(frozen=True, slots=True)
class ReductionHeap:
    """``⟨h, ⟨O, R⟩⟩`` with what closing a scope needs.

    values: ``V``, cell → context. sets: ``I``, cell → indices, for cells whose context is a
    reduction context. operators: ``O``, cell → identity ``ρ⟨y⟩``. indices: ``R``, cell →
    indices. expected: the annotation ``T`` of the last contribution since the cell's last
    write, cell → context. phantom: the same without the conditions under which the statements run (a
    loop without iterations contributes the empty set). pending: cells with contributions
    in an open scope. undefined: cells that were last written with a value that depends on a cell never
    written; nothing else is known about them. A heap of known values has no such part.
    """

    values: Relation = EMPTY
    sets: Relation = EMPTY
    operators: Relation = EMPTY
    indices: Relation = EMPTY
    expected: Relation = EMPTY
    phantom: Relation = EMPTY
    pending: Cells = NO_CELLS
    undefined: Cells = NO_CELLS

    def drop(self, *arrays: str) -> ReductionHeap:
        """``Δh \\ a``: forget local arrays."""
        return ReductionHeap(
            self.values.drop(*arrays),
            self.sets.drop(*arrays),
            self.operators.drop(*arrays),
            self.indices.drop(*arrays),
            self.expected.drop(*arrays),
            self.phantom.drop(*arrays),
            self.pending.drop(*arrays),
            self.undefined.drop(*arrays),
        )

    def restrict(self, arrays: frozenset[str]) -> ReductionHeap:
        """Forget all arrays but some."""
        others = {
            a
            for part in (self.values, self.operators, self.phantom)
            for a in part.arrays()
            if a not in arrays
        }
        return self.drop(*others, *(self.undefined.by_array.keys() - arrays))

    def intersect_params(self, condition: isl.Set) -> ReductionHeap:
        """``Δh ∩ e``: the updates where a condition holds; phantoms are unconditional."""
        return ReductionHeap(
            self.values.intersect_params(condition),
            self.sets.intersect_params(condition),
            self.operators.intersect_params(condition),
            self.indices.intersect_params(condition),
            self.expected.intersect_params(condition),
            self.phantom,
            self.pending.intersect_params(condition),
            self.undefined.intersect_params(condition),
        )

    def near(self, cells: Cells) -> ReductionHeap:
        """The contents of those cells; where there are few convex parts, all contents as they are."""
        if self._has_few_parts():
            return self
        return ReductionHeap(
            self.values.within(cells),
            self.sets.within(cells),
            self.operators.within(cells),
            self.indices.within(cells),
            self.expected.within(cells),
            self.phantom,
            self.pending.intersect(cells),
            self.undefined.intersect(cells),
        )

    def where(self, condition: isl.Set) -> ReductionHeap:
        """The contents where a condition holds; where there are few convex parts, everywhere."""
        return self if self._has_few_parts() else self.intersect_params(condition)

    def _has_few_parts(self) -> bool:
        return max(part.parts() for part in (self.values, self.sets, self.indices)) < _MANY

    def meeting(self, condition: isl.Set) -> ReductionHeap:
        """The same values wherever a condition holds, in fewer convex parts."""
        return replace(self, values=self.values.meeting(condition), sets=self.sets.meeting(condition))

    def by_cases(self, holds: isl.Set, fails: isl.Set, other: ReductionHeap) -> ReductionHeap:
        """``(Δh₁ ∩ e) ⊎ (Δh₂ ∩ ¬e)``, where ``holds`` is ``e`` and ``fails`` is ``¬e``."""
        return ReductionHeap(
            self.values.by_cases(holds, fails, other.values),
            self.sets.by_cases(holds, fails, other.sets),
            self.operators.by_cases(holds, fails, other.operators),
            self.indices.by_cases(holds, fails, other.indices),
            self.expected.by_cases(holds, fails, other.expected),
            self.phantom.union(other.phantom),
            self.pending.by_cases(holds, fails, other.pending),
            self.undefined.by_cases(holds, fails, other.undefined),
        )

    def union(self, other: ReductionHeap) -> ReductionHeap:
        """The union of two heaps with disjoint conditions."""
        return ReductionHeap(
            self.values.union(other.values),
            self.sets.union(other.sets),
            self.operators.union(other.operators),
            self.indices.union(other.indices),
            self.expected.union(other.expected),
            self.phantom.union(other.phantom),
            self.pending.union(other.pending),
            self.undefined.union(other.undefined),
        )

    def rename(self, old: str, new: str) -> ReductionHeap:
        """``Δh[old := new]`` for a fresh variable."""
        return ReductionHeap(
            self.values.rename(old, new),
            self.sets.rename(old, new),
            self.operators.rename(old, new),
            self.indices.rename(old, new),
            self.expected.rename(old, new),
            self.phantom.rename(old, new),
            self.pending.rename(old, new),
            self.undefined.rename(old, new),
        )

    def written(self) -> Cells:
        """The cells whose contents do not depend on what they held before."""
        return self.values.domains().union(self.undefined)

    def without_contributions(self, cells: Cells) -> ReductionHeap:
        """Forget what is accumulated into some cells. Into an undefined cell it changes nothing."""
        if not cells:
            return self
        return replace(
            self,
            operators=self.operators.minus(cells),
            indices=self.indices.minus(cells),
            expected=self.expected.minus(cells),
            phantom=self.phantom.minus(cells),
            pending=self.pending.minus(cells),
        )


NOTHING = ReductionHeap()


def arity_name(arity: int) -> str:
    """The target of index-set relations for reductions over ``arity`` indices."""
    return f"k{arity}"


def rank_of(relation: isl.Map) -> int:
    """The rank of the array that a relation is about."""
    return int(relation.dim(isl.dim_type.in_))


def names(prefix: str, count: int) -> list[str]:
    """Variable names: the prefix with 0, 1, ..."""
    return [f"{prefix}{p}" for p in range(count)]


def variables(prefix: str, count: int) -> list[core.IndexExpr]:
    """The variables of these names."""
    return [core.IVar(n) for n in names(prefix, count)]
