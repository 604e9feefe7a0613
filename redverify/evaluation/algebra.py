"""The update ``▷`` and the iterated update ``▶`` of reduction heaps (sections 5.2, 7.5)."""

from __future__ import annotations

from dataclasses import replace

import islpy as isl

from redverify.evaluation.closing import Closing, functional
from redverify.evaluation.contexts import Contexts
from redverify.evaluation.heap import NOTHING, ReductionHeap
from redverify.evaluation.reductions import Reductions
from redverify.evaluation.relation import (
    EMPTY,
    NO_CELLS,
    Cells,
    Relation,
)
from redverify.presburger import build


class HeapAlgebra(Closing):
    """``▷``, ``▶``, the joining of accumulations and the closing of scopes."""

    def __init__(self, contexts: Contexts, reductions: Reductions) -> None:
        super().__init__(contexts, reductions)
        #: Cells for which an iterated update was not defined since this was last cleared:
        #: different reductions were accumulated into them one after the other.
        self.mixed = NO_CELLS

    def several_reductions(self, operators: Relation) -> Cells:
        """The cells that ``O`` gives more than one ``ρ⟨y⟩``: composition is not defined."""
        result: dict[str, isl.Set] = {}
        for array in operators.arrays():
            seen: isl.Set | None = None
            bad: isl.Set | None = None
            for _, piece in operators.at(array):
                domain = piece.domain()
                if not piece.is_single_valued():
                    several = _several_images(piece)
                    bad = several if bad is None else bad.union(several)
                if seen is not None:
                    both = seen.intersect(domain)
                    bad = both if bad is None else bad.union(both)
                seen = domain if seen is None else seen.union(domain)
            if bad is not None:
                result[array] = bad
        return Cells(result)

    # -------------------------------------------------------------- update ▷

    def update(
        self, first: ReductionHeap, second: ReductionHeap, where: isl.Set | None = None
    ) -> ReductionHeap:
        """``Δh₁ ▷ Δh₂`` (Definition 5.2.2 and section 7.5), as it is under a condition ``where``.

        What ``second`` writes is removed from ``first``; what it accumulates joins the
        values of ``first``, or its accumulations where ``first`` has no value.
        """
        if second is NOTHING:
            return first
        written = second.written()
        base = ReductionHeap(
            first.values.minus(written),
            first.sets.minus(written),
            first.operators.minus(written),
            first.indices.minus(written),
            first.expected.minus(written),
            first.phantom.minus(written),
            first.pending.minus(written),
            first.undefined.minus(written),
        )
        second = second.without_contributions(base.undefined)
        base = self._absorb(base, second.operators, second.indices, second.expected, where)
        return ReductionHeap(
            base.values.union(second.values),
            base.sets.union(second.sets),
            base.operators,
            base.indices,
            base.expected.minus(second.expected.domains()).union(second.expected),
            base.phantom.union(second.phantom),
            base.pending.union(second.pending),
            base.undefined.union(second.undefined),
        )

    def _absorb(
        self,
        base: ReductionHeap,
        operators: Relation,
        indices: Relation,
        expected: Relation,
        where: isl.Set | None = None,
    ) -> ReductionHeap:
        """Apply accumulations to a heap: join values, otherwise keep them."""
        if not operators:
            return base
        known = base.values.domains()
        joining = operators.within(known)
        values, sets = base.values, base.sets
        if joining:
            values, sets = self.join(values, sets, joining, indices, expected, where)
        return replace(
            base,
            values=values,
            sets=sets,
            operators=base.operators.union(operators.minus(known)),
            indices=base.indices.union(indices.minus(known)),
        )

    def apply(
        self, heap: ReductionHeap, effect: ReductionHeap, where: isl.Set | None = None
    ) -> ReductionHeap:
        """``h ▷ Δh`` on a heap of known values, under a condition ``where``: accumulations into unknown
        cells are lost (the accumulating statement reports them)."""
        result = self.update(heap, effect, where)
        return ReductionHeap(result.values, result.sets, expected=result.expected, pending=result.pending)

    # -------------------------------------------------------------- iterated update ▶

    def iterate(self, effect: ReductionHeap, variable: str, bounds: isl.Set) -> ReductionHeap:
        """``▶ Δh`` over the values of ``variable`` in ``bounds`` (Definition 5.2.4, 7.5).

        The last writing iteration of each cell is the ``lexmax`` over all contexts of its
        array together. Contributions before it are dropped, later ones are joined to it.
        """
        if effect is NOTHING:
            return NOTHING
        bounded = effect.intersect_params(bounds)
        last: dict[str, isl.Set] = {}
        stale: dict[str, isl.Set] = {}
        for array, domain in bounded.written().by_array.items():
            last[array], stale[array] = _last_writer(domain, variable)
        at_last, dropped = Cells(last), Cells(stale)
        values = bounded.values.within(at_last).project(variable)
        sets = bounded.sets.within(at_last).project(variable)
        operators = bounded.operators.minus(dropped).project(variable)
        indices = bounded.indices.minus(dropped).project(variable)
        strictly = dropped.minus(at_last)
        expected = _last_annotation(bounded.expected.minus(strictly), variable)
        pending = bounded.pending.minus(strictly).project(variable)
        undefined = bounded.undefined.intersect(at_last).project(variable)
        written = values.domains().union(undefined)
        phantom = Relation(
            {
                key: (
                    build.project(piece.intersect_params(bounds), variable)
                    if build.depends_on(piece, variable)
                    else piece
                )
                for key, piece in effect.phantom.minus(dropped).pieces.items()
            }
        ).minus(written)
        base = ReductionHeap(values, sets, EMPTY, EMPTY, expected, phantom, pending, undefined)
        operators, indices = operators.minus(undefined), indices.minus(undefined)
        self.mixed = self.mixed.union(self.several_reductions(operators))
        base = base.without_contributions(undefined)
        return self._absorb(base, operators, indices, base.expected)


def _last_annotation(expected: Relation, variable: str) -> Relation:
    """The annotation of the last iteration that contributed to each cell."""
    result = EMPTY
    for array in expected.arrays():
        mine = expected.only(array)
        every = mine.project(variable)
        if not functional(every, array):
            domain = mine.domain(array)
            assert domain is not None
            last, _ = _last_writer(domain, variable)
            every = mine.within(Cells({array: last})).project(variable)
        result = result.union(every)
    return result


def _last_writer(domain: isl.Set, variable: str) -> tuple[isl.Set, isl.Set]:
    """Of ``{a[i]}`` over a free variable: the last value per cell, and all values up to it."""
    domain = build.with_param(domain, variable)
    writers = isl.Map.from_domain(domain).add_dims(isl.dim_type.out, 1)
    position = writers.find_dim_by_name(isl.dim_type.param, variable)
    writers = writers.equate(isl.dim_type.param, position, isl.dim_type.out, 0)
    writers = writers.project_out(isl.dim_type.param, position, 1)
    last = build.tidy(writers.lexmax())
    framed = build.with_param(last, variable)
    position = framed.find_dim_by_name(isl.dim_type.param, variable)
    at_last = framed.equate(isl.dim_type.param, position, isl.dim_type.out, 0).domain()
    up_to = _up_to(framed, position)
    return build.tidy(at_last), build.tidy(up_to)


def _up_to(last: isl.Map, position: int) -> isl.Set:
    """``{ a[i] : variable <= last(a[i]) }`` with the variable a parameter."""
    constraint = isl.Constraint.alloc_inequality(isl.LocalSpace.from_space(last.get_space()))
    constraint = constraint.set_coefficient_val(isl.dim_type.out, 0, isl.Val(1))
    constraint = constraint.set_coefficient_val(isl.dim_type.param, position, isl.Val(-1))
    return last.add_constraint(constraint).domain()


def _several_images(relation: isl.Map) -> isl.Set:
    """The inputs that a map relates to more than one output."""
    return (
        relation.subtract(relation.lexmin()).domain()
        if relation.dim(isl.dim_type.out)
        else (relation.domain().subtract(relation.domain()))
    )
