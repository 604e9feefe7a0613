"""Joining accumulations to the values of their cells (``docs/decisions.md``, "Reductions on heaps")."""

from __future__ import annotations

import islpy as isl

from redverify.evaluation.contexts import Contexts
from redverify.evaluation.data_values import Known, left_out, support
from redverify.evaluation.heap import arity_name, names, rank_of, variables
from redverify.evaluation.reductions import INDEX_PREFIX, Case, Form, Reductions, index_name, reduction_of
from redverify.evaluation.relation import (
    EMPTY,
    NO_CELLS,
    Cells,
    Key,
    Relation,
    cell_name,
    frame,
    unframe,
    unframe_cells,
)
from redverify.language import core
from redverify.language.terms import decompose, hole, substitute
from redverify.presburger import build
from redverify.presburger.lift import condition_of


class Joining:
    """Joins ``⟨O, R⟩`` to values; makes reductions with an index set explicit."""

    def __init__(self, contexts: Contexts, reductions: Reductions) -> None:
        self.contexts = contexts
        self.reductions = reductions
        #: The index variables that are data, with their values, outer ones first.
        self.known: list[Known] = []

    # -------------------------------------------------------------- join

    def join(
        self,
        values: Relation,
        sets: Relation,
        operators: Relation,
        indices: Relation,
        expected: Relation,
        where: isl.Set | None = None,
    ) -> tuple[Relation, Relation]:
        """Join accumulations to the values of their cells.

        A cell that holds a part of the same reduction gets the union of the index sets;
        any other value becomes the initial value. What happens outside of ``where`` is of no interest: cells
        that only iterations beyond a loop's end would reach keep their values.
        """
        changed, joined, held = NO_CELLS, EMPTY, EMPTY
        for array in operators.arrays():
            pieces = list(values.at(array))
            for identity, accumulation in operators.at(array):
                domain = accumulation.domain()
                for target, relation in pieces:
                    touched = relation.intersect_domain(domain)
                    if touched.is_empty() or self._continues(touched, target, accumulation, identity):
                        continue
                    if where is not None and touched.intersect_params(where).is_empty():
                        continue
                    changed = changed.union(Cells({array: touched.domain()}))
                    new, part = self._join_piece(
                        array, target, touched, identity, accumulation, sets, expected
                    )
                    joined, held = joined.union(new), held.union(part)
        contributed = indices.within(operators.domains()).within(values.domains())
        return (
            values.minus(changed).union(joined),
            sets.minus(changed).union(held).union(contributed),
        )

    def _continues(self, relation: isl.Map, target: str, accumulation: isl.Map, identity: str) -> bool:
        """Whether all the cells already hold a part of the accumulated ``ρ⟨y⟩``."""
        if not self.contexts.is_pending(target) or self.contexts.pending[target].identity != identity:
            return False
        count = self.contexts.identities[identity].holes
        if count == 0:
            return True
        both = frame(relation, "$h").intersect(frame(accumulation, "$g"))
        return all(
            both.intersect(
                build.where(core.CCmp("!=", core.IVar(f"$h{position}"), core.IVar(f"$g{position}")))
            ).is_empty()
            for position in range(count)
        )

    def _join_piece(
        self,
        array: str,
        target: str,
        relation: isl.Map,
        identity: str,
        accumulation: isl.Map,
        sets: Relation,
        expected: Relation,
    ) -> tuple[Relation, Relation]:
        """Join one piece: its new values, and what it held of the same reduction before."""
        rho = self.contexts.identities[identity]
        values, held = EMPTY, EMPTY
        if self.contexts.is_pending(target):
            same = self.same_holes(relation, target, accumulation, identity)
            kept = relation.intersect_domain(same)
            if not kept.is_empty():
                values = values.union(Relation({(array, target): kept}))
                held = held.union(sets.within(Cells({array: same.intersect(relation.domain())})))
            other = relation.subtract_domain(same)
            if not other.is_empty():
                explicit = self.explicit(array, target, other, sets)
                values = values.union(self._as_initial(array, explicit, identity, accumulation))
            return values, held
        context = self.contexts.regular[target]
        if self.reductions.equations.is_unit(rho.operator, context.term):
            name = self.contexts.intern_pending(identity, None)
            started = accumulation.intersect_domain(relation.domain()).set_tuple_name(isl.dim_type.out, name)
            return Relation({(array, name): started}), EMPTY
        rest = relation
        initial = self._equal_initial(array, target, relation, expected)
        if initial is not None:
            values = values.union(
                self._as_initial(
                    array,
                    Relation({(array, target): relation.intersect_domain(initial)}),
                    identity,
                    accumulation,
                )
            )
            rest = rest.subtract_domain(initial)
        for case in self.reductions.cases(context.term):
            if case.form is None or rest.is_empty():
                continue
            part = self._case_cells(array, rest, case, identity, accumulation)
            if part is None:
                continue
            more_values, more_held, covered = part
            values = values.union(more_values)
            held = held.union(more_held)
            rest = rest.subtract_domain(covered)
        if not rest.is_empty():
            values = values.union(
                self._as_initial(array, Relation({(array, target): rest}), identity, accumulation)
            )
        return values, held

    def same_holes(self, relation: isl.Map, target: str, accumulation: isl.Map, identity: str) -> isl.Set:
        """The cells on which a reduction context is of the accumulated ``ρ⟨y⟩``."""
        pending = self.contexts.pending[target]
        rank = rank_of(relation)
        array = relation.get_tuple_name(isl.dim_type.in_)
        if pending.identity != identity:
            return relation.domain().subtract(relation.domain())
        count = self.contexts.identities[identity].holes
        both = frame(relation, "$h").intersect(frame(accumulation, "$g"))
        for position in range(count):
            both = both.intersect(
                build.where(core.CCmp("==", core.IVar(f"$h{position}"), core.IVar(f"$g{position}")))
            )
        drop = names("$h", pending.holes) + names("$g", count)
        return unframe_cells(both, array, rank, drop)

    def _as_initial(self, array: str, relation: Relation, identity: str, accumulation: isl.Map) -> Relation:
        """Regular values that become the initial value of the accumulated reduction."""
        result = EMPTY
        for target, piece in relation.at(array):
            name = self.contexts.intern_pending(identity, target)
            both = accumulation.intersect_domain(piece.domain()).flat_range_product(piece)
            result = result.union(Relation({(array, name): both.set_tuple_name(isl.dim_type.out, name)}))
        return result

    def _equal_initial(
        self, array: str, target: str, relation: isl.Map, expected: Relation
    ) -> isl.Set | None:
        """The cells whose value is, as an expression, the initial value of the annotation."""
        result: isl.Set | None = None
        rank = rank_of(relation)
        for annotation, piece in expected.at(array):
            context = self.contexts.regular[annotation]
            for case in self.reductions.cases(context.term):
                if case.form is None or case.form.init is None:
                    continue
                initial, arguments = decompose(case.form.init, self.reductions.equations.parameters)
                if self.contexts.intern(initial, len(arguments)) != target:
                    continue
                where = frame(piece, "$h").intersect(build.where(case.guard))
                where = where.intersect(frame(relation, "$g"))
                for position, argument in enumerate(arguments):
                    where = where.intersect(
                        build.where(core.CCmp("==", core.IVar(f"$g{position}"), argument))
                    )
                drop = names("$h", context.holes) + names("$g", len(arguments))
                cells = unframe_cells(where, array, rank, drop)
                result = cells if result is None else result.union(cells)
        return None if result is None or result.is_empty() else build.tidy(result)

    def _case_cells(
        self, array: str, relation: isl.Map, case: Case, identity: str, accumulation: isl.Map
    ) -> tuple[Relation, Relation, isl.Set] | None:
        """A regular value that unfolds to the accumulated ``ρ⟨y⟩``: its parts and cells."""
        form = case.form
        assert form is not None
        rho = self.contexts.identities[identity]
        if form.identity != rho:
            return None
        rank, holes = rank_of(relation), int(relation.dim(isl.dim_type.out))
        where = frame(relation, "$h").intersect(build.where(case.guard))
        where = where.intersect(frame(accumulation, "$g"))
        for position, argument in enumerate(form.y):
            where = where.intersect(build.where(core.CCmp("==", core.IVar(f"$g{position}"), argument)))
        if where.is_empty():
            return None
        drop = names("$h", holes) + names("$g", rho.holes)
        name, arguments = self._pending_context(identity, form.y, form.init)
        values = unframe(where, array, rank, build.tuple_set(name, arguments), drop)
        held = self._index_relation(where, array, rank, form, drop)
        cells = unframe_cells(where, array, rank, drop)
        key: Key = (array, name)
        return Relation({key: values}), held, cells

    def _pending_context(
        self, identity: str, y: tuple[core.IndexExpr, ...], init: core.ValueExpr | None
    ) -> tuple[str, list[core.IndexExpr]]:
        if init is None or self.reductions.equations.is_unit(
            self.contexts.identities[identity].operator, init
        ):
            return self.contexts.intern_pending(identity, None), list(y)
        initial, arguments = decompose(init, self.reductions.equations.parameters)
        name = self.contexts.intern(initial, len(arguments))
        return self.contexts.intern_pending(identity, name), [*y, *arguments]

    def _support(self, form: Form) -> isl.Set:
        """The indices of a form at which its elements may differ from the unit, by what is known about
        data."""
        rho = form.identity
        element = form.element(tuple(variables(INDEX_PREFIX, rho.arity)))
        unit = left_out(self.reductions.equations, rho.operator, rho.body.type)
        return support(element, unit, self.known)

    def _index_relation(self, where: isl.Set, array: str, rank: int, form: Form, drop: list[str]) -> Relation:
        """The index set of a form as a relation from the frame's cells."""
        arity = form.identity.arity
        indices = [core.IVar(index_name(p)) for p in range(arity)]
        chosen = where.intersect(build.where(form.condition))
        if self.known:
            chosen = chosen.intersect(self._support(form))
        target = arity_name(arity)
        names = [index_name(p) for p in range(arity)]
        return Relation(
            {(array, target): unframe(chosen, array, rank, build.tuple_set(target, indices), drop + names)}
        )

    # -------------------------------------------------------------- explicit reductions

    def explicit(self, array: str, target: str, relation: isl.Map, sets: Relation) -> Relation:
        """``asummarize`` (section 7.5): reduction contexts as regular ones.

        The index set becomes a condition over the cell's coordinates and the free
        variables, which are holes of the resulting context.
        """
        if not self.contexts.is_pending(target):
            return Relation({(array, target): relation})
        pending = self.contexts.pending[target]
        rho = self.contexts.identities[pending.identity]
        rank = rank_of(relation)
        cells = relation.domain()
        held = sets.pieces.get((array, arity_name(rho.arity)))
        if held is None:
            condition: core.Cond = core.CFalse()
        else:
            inside = held.intersect_domain(cells)
            where = frame(inside, "$k")
            around = (
                build.tuple_to_params(cells, [cell_name(d) for d in range(rank)]) if rank else cells.params()
            )
            condition = condition_of(where.gist(around))
        y = tuple(variables("$h", rho.holes))
        init: core.ValueExpr | None = None
        if pending.initial is not None:
            context = self.contexts.regular[pending.initial]
            init = substitute(
                context.term, {hole(p): core.IVar(f"$h{rho.holes + p}") for p in range(context.holes)}
            )
        form = Form(rho, y, condition, init)
        term, arguments = decompose(reduction_of(form), self.reductions.equations.parameters)
        name = self.contexts.intern(term, len(arguments))
        where = frame(relation, "$h")
        piece = unframe(where, array, rank, build.tuple_set(name, arguments), names("$h", pending.holes))
        return Relation({(array, name): piece})
