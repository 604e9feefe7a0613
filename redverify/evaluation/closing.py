"""Entering and leaving ``accumulate`` scopes (rule P-ACCUMULATE, section 7.3.4)."""

from __future__ import annotations

from dataclasses import replace

import islpy as isl

from redverify.evaluation.heap import ReductionHeap, arity_name, names, rank_of
from redverify.evaluation.join import Joining
from redverify.evaluation.reductions import Case
from redverify.evaluation.relation import (
    EMPTY,
    Cells,
    Relation,
    frame,
    unframe,
    unframe_cells,
)
from redverify.presburger import build


class Closing(Joining):
    """Starts reductions on entry of a scope, completes or foretells them on leaving it."""

    def start(self, heap: ReductionHeap, phantom: Relation) -> ReductionHeap:
        """Read the unit as an empty reduction in the cells that a scope accumulates into.

        The value is the same; the heaps inside the scope need not tell apart the cells that
        have contributions already.
        """
        for array in phantom.arrays():
            if not functional(phantom, array):
                continue
            for target, relation in list(heap.values.at(array)):
                if self.contexts.is_pending(target):
                    continue
                term = self.contexts.regular[target].term
                for annotation, piece in list(phantom.at(array)):
                    for case, where, _ in self.whole(array, annotation, piece, relation.domain()):
                        assert case.form is not None
                        if not self.reductions.equations.is_unit(case.form.identity.operator, term):
                            continue
                        identity = self.contexts.intern_identity(case.form.identity)
                        name = self.contexts.intern_pending(identity, None)
                        drop = names("$h", self.contexts.regular[annotation].holes)
                        started = unframe(
                            where, array, rank_of(piece), build.tuple_set(name, case.form.y), drop
                        )
                        cells = Cells({array: started.domain()})
                        heap = replace(
                            heap,
                            values=heap.values.minus(cells).union(Relation({(array, name): started})),
                            expected=heap.expected.minus(cells).union(
                                Relation({(array, annotation): piece}).within(cells)
                            ),
                        )
        return heap

    # -------------------------------------------------------------- closing a scope

    def close(
        self, effect: ReductionHeap, array: str, context: isl.Set, *, foretell: bool, phantoms: bool
    ) -> tuple[ReductionHeap, Relation]:
        """Leave ``accumulate array`` (rule P-ACCUMULATE).

        Where the contributions are exactly the annotation's reduction, the cell's value
        becomes the annotation: at once where its initial value is known, and by prophecy
        otherwise (``foretell``; the second result lists these cells, whose value at entry
        has to be the annotation's initial value). The rest stays as it is.
        """
        foretold = EMPTY
        touched = effect.pending.of(array)
        expected = EMPTY if touched is None else effect.expected.only(array).within(Cells({array: touched}))
        if expected and functional(expected.intersect_params(context), array):
            for annotation, piece in list(expected.at(array)):
                effect = self.complete_values(effect, array, annotation, piece, context)
        if foretell:
            shadow = effect.phantom.only(array).minus(effect.written())
            source = expected
            if phantoms and shadow and functional(shadow.intersect_params(context), array):
                source = shadow
            if source and functional(source.intersect_params(context), array):
                for annotation, piece in list(source.at(array)):
                    effect, told = self._foretell(effect, array, annotation, piece, context)
                    foretold = foretold.union(told)
        return (
            replace(
                effect,
                phantom=effect.phantom.drop(array),
                pending=effect.pending.drop(array),
            ),
            foretold,
        )

    def whole(
        self, array: str, annotation: str, piece: isl.Map, cells: isl.Set
    ) -> list[tuple[Case, isl.Set, Relation]]:
        """Per case of the annotation: its frame on ``cells`` and its index sets."""
        result = []
        rank = rank_of(piece)
        term = self.contexts.regular[annotation]
        for case in self.reductions.cases(term.term):
            if case.form is None:
                continue
            where = frame(piece.intersect_domain(cells), "$h").intersect(build.where(case.guard))
            if where.is_empty():
                continue
            drop = names("$h", term.holes)
            result.append((case, where, self._index_relation(where, array, rank, case.form, drop)))
        return result

    def cells_of(self, where: isl.Set, relation: isl.Map, annotation: str) -> isl.Set:
        """The cells of a frame that :meth:`whole` made."""
        array = relation.get_tuple_name(isl.dim_type.in_)
        drop = names("$h", self.contexts.regular[annotation].holes)
        return unframe_cells(where, array, rank_of(relation), drop)

    def complete_values(
        self, effect: ReductionHeap, array: str, annotation: str, piece: isl.Map, context: isl.Set
    ) -> ReductionHeap:
        """Replace completed reductions by their annotation."""
        pending_cells = effect.pending.of(array)
        if pending_cells is None:
            return effect
        rank = rank_of(piece)
        term = self.contexts.regular[annotation]
        drop = names("$h", term.holes)
        for target, relation in list(effect.values.at(array)):
            if not self.contexts.is_pending(target):
                continue
            cells = relation.domain().intersect(piece.domain()).intersect(pending_cells)
            cells = cells.intersect_params(context)
            if cells.is_empty():
                continue
            matched = True
            covered: isl.Set | None = None
            for case, where, whole in self.whole(array, annotation, piece, cells):
                assert case.form is not None
                inside = unframe_cells(where, array, rank, drop)
                identity = self.contexts.intern_identity(case.form.identity)
                name, arguments = self._pending_context(identity, case.form.y, case.form.init)
                if name != target:
                    matched = False
                    break
                exact = unframe(where, array, rank, build.tuple_set(name, arguments), drop)
                mine = relation.intersect_domain(inside).intersect_params(context)
                if not mine.is_subset(exact) or not _same_sets(
                    effect.sets, whole, array, inside, context, case.form.identity.arity
                ):
                    matched = False
                    break
                covered = inside if covered is None else covered.union(inside)
            if not matched or covered is None or not cells.is_subset(covered):
                continue
            done = Cells({array: cells})
            told = piece.intersect_domain(cells)
            others = Relation({k: m for k, m in effect.values.pieces.items() if k != (array, target)})
            remaining = relation.subtract_domain(cells)
            values = others.union(Relation({(array, target): remaining})).union(
                Relation({(array, annotation): told})
            )
            effect = replace(
                effect, values=values, sets=effect.sets.minus(done), expected=effect.expected.minus(done)
            )
        return effect

    def _foretell(
        self, effect: ReductionHeap, array: str, annotation: str, piece: isl.Map, context: isl.Set
    ) -> tuple[ReductionHeap, Relation]:
        """Foretell the annotation where accumulations into unknown cells are complete."""
        cells = piece.domain()
        for written in (effect.values.domain(array), effect.undefined.of(array)):
            if written is not None:
                cells = cells.subtract(written)
        if cells.intersect_params(context).is_empty():
            return effect, EMPTY
        rank = rank_of(piece)
        drop = names("$h", self.contexts.regular[annotation].holes)
        covered: isl.Set | None = None
        for case, where, whole in self.whole(array, annotation, piece, cells):
            assert case.form is not None
            inside = unframe_cells(where, array, rank, drop)
            identity = self.contexts.intern_identity(case.form.identity)
            exact = unframe(where, array, rank, build.tuple_set(identity, case.form.y), drop)
            mine = effect.operators.only(array).within(Cells({array: inside})).intersect_params(context)
            for target, relation in mine.at(array):
                if target != identity or not relation.is_subset(exact):
                    return effect, EMPTY
            if not _same_sets(effect.indices, whole, array, inside, context, case.form.identity.arity):
                return effect, EMPTY
            covered = inside if covered is None else covered.union(inside)
        if covered is None or not cells.intersect_params(context).is_subset(covered):
            return effect, EMPTY
        done = Cells({array: cells})
        told = Relation({(array, annotation): piece.intersect_domain(cells)})
        return (
            replace(
                effect,
                values=effect.values.union(told),
                operators=effect.operators.minus(done),
                indices=effect.indices.minus(done),
                expected=effect.expected.minus(done),
            ),
            told,
        )


def functional(relation: Relation, array: str) -> bool:
    """Whether the relation gives each cell of the array at most one tuple."""
    pieces = [m for _, m in relation.at(array)]
    seen: isl.Set | None = None
    for piece in pieces:
        if not piece.is_single_valued():
            return False
        domain = piece.domain()
        if seen is not None and not seen.intersect(domain).is_empty():
            return False
        seen = domain if seen is None else seen.union(domain)
    return True


def _same_sets(
    mine: Relation, whole: Relation, array: str, cells: isl.Set, context: isl.Set, arity: int
) -> bool:
    """Whether two index relations agree on some cells under a context."""
    key = (array, arity_name(arity))
    a, b = mine.pieces.get(key), whole.pieces.get(key)
    if a is not None:
        a = a.intersect_domain(cells).intersect_params(context)
    if b is not None:
        b = b.intersect_domain(cells).intersect_params(context)
    if a is None or b is None:
        left = a if b is None else b
        return left is None or bool(left.is_empty())
    return bool(a.is_equal(b))
