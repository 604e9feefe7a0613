"""Reduction heaps ``Δh = ⟨h, ⟨O, R⟩⟩`` and their algebra (sections 5.2 and 7.5).

The representation is that of ``design/reductions.md``: ``values`` maps a cell to a regular
context or to a reduction context, whose index set ``sets`` gives; ``operators`` and
``indices`` are ``O`` and ``R``, the accumulations into cells whose value is not known yet.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import islpy as isl

from redverify.evaluation.contexts import Contexts
from redverify.evaluation.reductions import Case, Form, Reductions, index_name, reduction_of
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
from redverify.evaluation.terms import decompose, hole, substitute
from redverify.language import core
from redverify.presburger import build
from redverify.presburger.lift import condition_of


@dataclass(frozen=True, slots=True)
class ReductionHeap:
    """``⟨h, ⟨O, R⟩⟩`` with what closing a scope needs.

    values: ``V``, cell → context. sets: ``I``, cell → indices, for cells whose context is a
    reduction context. operators: ``O``, cell → identity ``ρ⟨y⟩``. indices: ``R``, cell →
    indices. expected: the annotation ``T`` of the last contribution since the cell's last
    write, cell → context. phantom: the same without the conditions under which the statements run (a
    loop without iterations contributes the empty set). pending: cells with contributions
    in an open scope.
    """

    values: Relation = EMPTY
    sets: Relation = EMPTY
    operators: Relation = EMPTY
    indices: Relation = EMPTY
    expected: Relation = EMPTY
    phantom: Relation = EMPTY
    pending: Cells = NO_CELLS

    def drop(self, array: str) -> ReductionHeap:
        """``Δh \\ a``: forget a local array."""
        return ReductionHeap(
            self.values.drop(array),
            self.sets.drop(array),
            self.operators.drop(array),
            self.indices.drop(array),
            self.expected.drop(array),
            self.phantom.drop(array),
            self.pending.drop(array),
        )

    def restrict(self, arrays: frozenset[str]) -> ReductionHeap:
        """Forget all arrays but some."""
        others = {
            a
            for part in (self.values, self.operators, self.phantom)
            for a in part.arrays()
            if a not in arrays
        }
        result = self
        for array in others:
            result = result.drop(array)
        return result

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
        )


NOTHING = ReductionHeap()


def arity_name(arity: int) -> str:
    """The target of index-set relations for reductions over ``arity`` indices."""
    return f"k{arity}"


def _rank(relation: isl.Map) -> int:
    return int(relation.dim(isl.dim_type.in_))


def _names(prefix: str, count: int) -> list[str]:
    return [f"{prefix}{p}" for p in range(count)]


def _variables(prefix: str, count: int) -> list[core.IndexExpr]:
    return [core.IVar(n) for n in _names(prefix, count)]


class HeapAlgebra:
    """``▷``, ``▶``, the joining of accumulations and the closing of scopes."""

    def __init__(self, contexts: Contexts, reductions: Reductions) -> None:
        self.contexts = contexts
        self.reductions = reductions
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

    def update(self, first: ReductionHeap, second: ReductionHeap) -> ReductionHeap:
        """``Δh₁ ▷ Δh₂`` (Definition 5.2.2 and section 7.5).

        What ``second`` writes is removed from ``first``; what it accumulates joins the
        values of ``first``, or its accumulations where ``first`` has no value.
        """
        if second is NOTHING:
            return first
        written = second.values.domains()
        base = ReductionHeap(
            first.values.minus(written),
            first.sets.minus(written),
            first.operators.minus(written),
            first.indices.minus(written),
            first.expected.minus(written),
            first.phantom.minus(written),
            first.pending.minus(written),
        )
        base = self._absorb(base, second.operators, second.indices, second.expected)
        return ReductionHeap(
            base.values.union(second.values),
            base.sets.union(second.sets),
            base.operators,
            base.indices,
            base.expected.minus(second.expected.domains()).union(second.expected),
            base.phantom.union(second.phantom),
            base.pending.union(second.pending),
        )

    def _absorb(
        self, base: ReductionHeap, operators: Relation, indices: Relation, expected: Relation
    ) -> ReductionHeap:
        """Apply accumulations to a heap: join values, otherwise keep them."""
        if not operators:
            return base
        known = base.values.domains()
        joining = operators.within(known)
        values, sets = base.values, base.sets
        if joining:
            values, sets = self.join(values, sets, joining, indices, expected)
        return replace(
            base,
            values=values,
            sets=sets,
            operators=base.operators.union(operators.minus(known)),
            indices=base.indices.union(indices.minus(known)),
        )

    def apply(self, heap: ReductionHeap, effect: ReductionHeap) -> ReductionHeap:
        """``h ▷ Δh`` on a heap of known values: accumulations into unknown cells are lost
        (the accumulating statement reports them)."""
        result = self.update(heap, effect)
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
        for array in bounded.values.arrays():
            domain = bounded.values.domain(array)
            assert domain is not None
            last[array], stale[array] = _last_writer(domain, variable)
        at_last, dropped = Cells(last), Cells(stale)
        values = bounded.values.within(at_last).project(variable)
        sets = bounded.sets.within(at_last).project(variable)
        operators = bounded.operators.minus(dropped).project(variable)
        indices = bounded.indices.minus(dropped).project(variable)
        self.mixed = self.mixed.union(self.several_reductions(operators))
        strictly = dropped.minus(at_last)
        expected = _last_annotation(bounded.expected.minus(strictly), variable)
        pending = bounded.pending.minus(strictly).project(variable)
        written = values.domains()
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
        base = ReductionHeap(values, sets, EMPTY, EMPTY, expected, phantom, pending)
        return self._absorb(base, operators, indices, expected)

    # -------------------------------------------------------------- join

    def join(
        self,
        values: Relation,
        sets: Relation,
        operators: Relation,
        indices: Relation,
        expected: Relation,
    ) -> tuple[Relation, Relation]:
        """Join accumulations to the values of their cells.

        A cell that holds a part of the same reduction gets the union of the index sets;
        any other value becomes the initial value.
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

    def _continues(
        self, relation: isl.Map, target: str, accumulation: isl.Map, identity: str
    ) -> bool:
        """Whether all the cells already hold a part of the accumulated ``ρ⟨y⟩``."""
        if not self.contexts.is_pending(target) or self.contexts.pending[target].identity != identity:
            return False
        return bool(
            relation.domain().is_subset(self.same_holes(relation, target, accumulation, identity))
        )

    def start(self, heap: ReductionHeap, phantom: Relation) -> ReductionHeap:
        """Read the unit as an empty reduction in the cells that a scope accumulates into.

        The value is the same; the heaps inside the scope need not tell apart the cells that
        have contributions already.
        """
        for array in phantom.arrays():
            if not _functional(phantom, array):
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
                        drop = _names("$h", self.contexts.regular[annotation].holes)
                        started = unframe(
                            where, array, _rank(piece), build.tuple_set(name, case.form.y), drop
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
        rank = _rank(relation)
        array = relation.get_tuple_name(isl.dim_type.in_)
        if pending.identity != identity:
            return relation.domain().subtract(relation.domain())
        count = self.contexts.identities[identity].holes
        both = frame(relation, "$h").intersect(frame(accumulation, "$g"))
        for position in range(count):
            both = both.intersect(
                build.where(core.CCmp("==", core.IVar(f"$h{position}"), core.IVar(f"$g{position}")))
            )
        drop = _names("$h", pending.holes) + _names("$g", count)
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
        rank = _rank(relation)
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
                drop = _names("$h", context.holes) + _names("$g", len(arguments))
                cells = unframe_cells(where, array, rank, drop)
                result = cells if result is None else result.union(cells)
        return None if result is None or result.is_empty() else result.coalesce()

    def _case_cells(
        self, array: str, relation: isl.Map, case: Case, identity: str, accumulation: isl.Map
    ) -> tuple[Relation, Relation, isl.Set] | None:
        """A regular value that unfolds to the accumulated ``ρ⟨y⟩``: its parts and cells."""
        form = case.form
        assert form is not None
        rho = self.contexts.identities[identity]
        if form.identity != rho:
            return None
        rank, holes = _rank(relation), int(relation.dim(isl.dim_type.out))
        where = frame(relation, "$h").intersect(build.where(case.guard))
        where = where.intersect(frame(accumulation, "$g"))
        for position, argument in enumerate(form.y):
            where = where.intersect(build.where(core.CCmp("==", core.IVar(f"$g{position}"), argument)))
        if where.is_empty():
            return None
        drop = _names("$h", holes) + _names("$g", rho.holes)
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

    def _index_relation(self, where: isl.Set, array: str, rank: int, form: Form, drop: list[str]) -> Relation:
        """The index set of a form as a relation from the frame's cells."""
        arity = form.identity.arity
        indices = [core.IVar(index_name(p)) for p in range(arity)]
        chosen = where.intersect(build.where(form.condition))
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
        rank = _rank(relation)
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
        y = tuple(_variables("$h", rho.holes))
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
        piece = unframe(where, array, rank, build.tuple_set(name, arguments), _names("$h", pending.holes))
        return Relation({(array, name): piece})

    # -------------------------------------------------------------- closing a scope

    def close(
        self, effect: ReductionHeap, array: str, context: isl.Set, *, foretell: bool, phantoms: bool
    ) -> tuple[ReductionHeap, Relation]:
        """Leave ``accumulate array`` (rule P-ACCUMULATE and ``reductions.md``, closing).

        Where the contributions are exactly the annotation's reduction, the cell's value
        becomes the annotation: at once where its initial value is known, and by prophecy
        otherwise (``foretell``; the second result lists these cells, whose value at entry
        has to be the annotation's initial value). The rest stays as it is.
        """
        foretold = EMPTY
        touched = effect.pending.of(array)
        expected = EMPTY if touched is None else effect.expected.only(array).within(Cells({array: touched}))
        if expected and _functional(expected.intersect_params(context), array):
            for annotation, piece in list(expected.at(array)):
                effect = self._complete_values(effect, array, annotation, piece, context)
        if foretell:
            shadow = effect.phantom.only(array).minus(effect.values.domains())
            source = expected
            if phantoms and shadow and _functional(shadow.intersect_params(context), array):
                source = shadow
            if source and _functional(source.intersect_params(context), array):
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
        rank = _rank(piece)
        term = self.contexts.regular[annotation]
        for case in self.reductions.cases(term.term):
            if case.form is None:
                continue
            where = frame(piece.intersect_domain(cells), "$h").intersect(build.where(case.guard))
            if where.is_empty():
                continue
            drop = _names("$h", term.holes)
            result.append((case, where, self._index_relation(where, array, rank, case.form, drop)))
        return result

    def cells_of(self, where: isl.Set, relation: isl.Map, annotation: str) -> isl.Set:
        """The cells of a frame that :meth:`whole` made."""
        array = relation.get_tuple_name(isl.dim_type.in_)
        drop = _names("$h", self.contexts.regular[annotation].holes)
        return unframe_cells(where, array, _rank(relation), drop)

    def _complete_values(
        self, effect: ReductionHeap, array: str, annotation: str, piece: isl.Map, context: isl.Set
    ) -> ReductionHeap:
        """Replace completed reductions by their annotation."""
        pending_cells = effect.pending.of(array)
        if pending_cells is None:
            return effect
        rank = _rank(piece)
        term = self.contexts.regular[annotation]
        drop = _names("$h", term.holes)
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
        written = effect.values.domain(array)
        if written is not None:
            cells = cells.subtract(written)
        if cells.intersect_params(context).is_empty():
            return effect, EMPTY
        rank = _rank(piece)
        drop = _names("$h", self.contexts.regular[annotation].holes)
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


def _last_annotation(expected: Relation, variable: str) -> Relation:
    """The annotation of the last iteration that contributed to each cell."""
    result = EMPTY
    for array in expected.arrays():
        mine = expected.only(array)
        every = mine.project(variable)
        if not _functional(every, array):
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
    last = writers.lexmax().coalesce()
    framed = build.with_param(last, variable)
    position = framed.find_dim_by_name(isl.dim_type.param, variable)
    at_last = framed.equate(isl.dim_type.param, position, isl.dim_type.out, 0).domain()
    up_to = _up_to(framed, position)
    return at_last.coalesce(), up_to.coalesce()


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


def _functional(relation: Relation, array: str) -> bool:
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
