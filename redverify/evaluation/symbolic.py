"""Symbolic evaluation with reductions (Figures 5.4 and 7.2): the obligations of a program.

Each rule ``RED-S-*`` is one method. The heap at a command is exact if all obligations of
the executions before it hold, by the induction of section 5.5; every obligation is
therefore stated at the statement where the violation would happen first.
"""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

import islpy as isl

from redverify.evaluation.footprint import Footprint, conflicts
from redverify.evaluation.heap import ReductionHeap, arity_name
from redverify.evaluation.obligation import Impossible, Kind, Obligation
from redverify.evaluation.prophetic import (
    Target,
    initial_of,
    loop_bounds,
    partial_indices,
)
from redverify.evaluation.reading import ArrayInfo, Observer, Reader, SymbolicValue
from redverify.evaluation.relation import Cells, Relation, frame
from redverify.evaluation.subjects import (
    FINAL_COMPLETE,
    Array,
    Bound,
    OfArray,
    OfBinding,
    OfOperator,
    OfPlace,
    Operator,
    Place,
)
from redverify.language import core
from redverify.language.terms import hole, substitute, substitute_condition
from redverify.presburger import build


class SymbolicEvaluator(Reader):
    """The judgement ``⟨Γ; h⟩ ⊢ c ⇓ ⟨Δh, R, C⟩``; ``Δh`` and ``R`` are the prophecy's."""

    # -------------------------------------------------------------- commands

    def block(
        self,
        commands: core.Block,
        context: isl.Set,
        heap: ReductionHeap,
        live: frozenset[str] = frozenset(),
    ) -> ReductionHeap:
        """RED-S-SEQ and RED-S-SKIP; returns the heap after the block.

        Of arrays that neither a later command of the block nor ``live`` names, the heap is
        not kept.
        """
        needed = [live] * (len(commands) + 1)
        for position in range(len(commands) - 1, -1, -1):
            uses = self.prophecy.footprints[id(commands[position])].uses()
            needed[position] = needed[position + 1] | uses
        for position, command in enumerate(commands):
            self.command(command, context, heap)
            later = needed[position + 1]
            effect = self.prophecy.heaps[id(command)]
            heap = self.algebra.apply(heap.restrict(later), effect.restrict(later))
        return heap

    def command(self, command: core.Command, context: isl.Set, heap: ReductionHeap) -> None:
        """Dispatch on the command. Code that cannot be reached has no obligations."""
        if context.is_empty():
            return
        if self.observer is not None:
            self.observer(command, context, heap)
        match command:
            case core.Assign():
                self.assign(command, context, heap)
            case core.Accumulate():
                self.op_assign(command, context, heap)
            case core.Scope():
                self.entry(command, context, heap)
                phantom = self.prophecy.heaps[id(command.body)].phantom
                for array in phantom.arrays():
                    if array not in command.arrays:
                        phantom = phantom.drop(array)
                self.block(command.body, context, self.algebra.start(heap, phantom))
            case core.Allocate(array, extents, type_, body):
                outer = self.arrays.get(array)
                self.arrays[array] = ArrayInfo(build.box(array, extents), type_)
                self.block(body, context, heap)
                if outer is None:
                    del self.arrays[array]
                else:
                    self.arrays[array] = outer
            case core.If(condition, then, otherwise):
                self.block(then, context.intersect(build.where(condition)), heap)
                self.block(otherwise, context.intersect(build.where(core.CNot(condition))), heap)
            case core.Loop():
                self.loop(command, context, heap)
            case core.Skip():
                pass
            case core.Let():
                raise TypeError("`let` is inlined before evaluation")
            case _:
                assert_never(command)

    def loop(self, command: core.Loop, context: isl.Set, heap: ReductionHeap) -> None:
        """RED-S-SEQLOOP and RED-S-PARLOOP."""
        bounds = loop_bounds(command)
        inside = build.tidy(context.intersect(bounds))
        if inside.is_empty():
            return
        body = self.prophecy.heaps[id(command.body)]
        uses = self.prophecy.footprints[id(command)].uses()
        heap = heap.restrict(uses)
        if command.parallel:
            self.parallel(command, context, body)
            self.block(command.body, inside, heap)
            return
        body = body.restrict(uses)
        earlier = f"$z{next(self._fresh)}"
        before = build.where(core.CCmp("<=", command.lower, core.IVar(earlier))).intersect(
            build.where(core.CCmp("<", core.IVar(earlier), core.IVar(command.variable)))
        )
        self.algebra.mixed = Cells()
        prefix = self.algebra.iterate(body.rename(command.variable, earlier), earlier, before)
        for array, cells in self.algebra.mixed.intersect_params(inside).by_array.items():
            operators = {self.contexts.identities[t].operator for t, _ in body.operators.at(array)}
            self.empty(
                Kind.OPERATOR if len(operators) > 1 else Kind.COMPLETE,
                command.span,
                Array(OfArray.ITERATIONS_ONE_REDUCTION, array),
                cells,
                exact=False,
            )
        self.block(command.body, inside, self.algebra.apply(heap, prefix))

    # -------------------------------------------------------------- statements

    def assign(self, command: core.Assign, context: isl.Set, heap: ReductionHeap) -> None:
        """RED-S-ASSIGN: in bounds, defined, and equal to the annotation."""
        self._bounds(command.array, command.indices, command.span, context, OfArray.WRITE_INSIDE)
        annotation = self.evaluator.reductions.without_elements(command.annotation)
        self._known(annotation, command.span, context)
        pieces = self._evaluate(command.value, command.span, context, heap, copy=True)
        for piece in pieces:
            self.equal(
                Kind.COMPLETE if piece.partial else Kind.VALUE,
                command.span,
                Place(OfPlace.WRITTEN_VALUE),
                piece.where,
                piece.term,
                annotation,
            )

    def op_assign(self, command: core.Accumulate, context: isl.Set, heap: ReductionHeap) -> None:
        """RED-S-OPASSIGN: the element at the given index, of the annotation's reduction,
        that the cell does not have yet."""
        span = command.span
        self._bounds(command.array, command.indices, span, context, OfArray.ACCUMULATION_INSIDE)
        cell = build.tuple_set(command.array, command.indices)
        here = cell.intersect_params(context)
        missing = self._undefined(heap, command.array, here)
        self.empty(Kind.DEFINED, span, Array(OfArray.CELL_KNOWN, command.array), missing)
        targets = self.prophecy.targets[id(command)]
        self._known(command.annotation, span, context)
        laws = self.equations.laws(command.operator, command.value.type)
        if command.reduction_indices is None:
            self._partial(command, targets, context, heap)
            if not laws.associative:
                self.require(
                    Kind.ORDER,
                    span,
                    Operator(OfOperator.ASSOCIATIVE, command.operator),
                    Impossible(f"partial reductions by `{command.operator}` cannot be recombined"),
                )
        else:
            self._element(command, targets, context, heap)
        self._joins(command, context, heap, ordered=not (laws.associative and laws.commutative))

    def _element(
        self, command: core.Accumulate, targets: list[Target], context: isl.Set, heap: ReductionHeap
    ) -> None:
        """The accumulated value is the reduction's element at ``K``, and ``K`` in its set."""
        assert command.reduction_indices is not None
        span = command.span
        pieces = self._evaluate(command.value, span, context, heap)
        for target in targets:
            reached = context.intersect(target.guard)
            by = {f"$k{p}": e for p, e in enumerate(command.reduction_indices)}
            inside = build.where(substitute_condition(target.form.condition, by))
            self.empty(Kind.VALUE, span, Place(OfPlace.INDEX_INSIDE), reached.subtract(inside))
            element = target.form.element(command.reduction_indices)
            self._known(element, span, reached.intersect(inside))
            for piece in pieces:
                where = piece.where.intersect(target.guard).intersect(inside)
                if where.is_empty():
                    continue
                self.equal(
                    Kind.VALUE,
                    span,
                    Place(OfPlace.ELEMENT_VALUE),
                    where,
                    piece.term,
                    element,
                )

    def _partial(
        self, command: core.Accumulate, targets: list[Target], context: isl.Set, heap: ReductionHeap
    ) -> None:
        """The right side is a partial reduction of the annotation, with the index set that
        prophetic evaluation inferred (section 7.3.3: "we must check")."""
        span = command.span
        unreadable = build.nowhere()
        if isinstance(command.value, core.Read):
            read = command.value
            self._bounds(read.array, read.indices, span, context, OfArray.READ_INSIDE)
            location = build.tuple_set(read.array, read.indices).intersect_params(context)
            missing = self._undefined(heap, read.array, location)
            pending = heap.pending.of(read.array)
            if pending is not None:
                missing = missing.union(location.intersect(pending))
            self.empty(Kind.DEFINED, span, Array(OfArray.READ_KNOWN, read.array), missing)
            unreadable = missing.params()
        actual = partial_indices(self.evaluator, command, targets, context, heap)
        self.empty(
            Kind.VALUE,
            span,
            Place(OfPlace.PARTIAL),
            context.subtract(actual.covered).subtract(unreadable),
            exact=False,
        )
        for target in targets:
            outside = self._outside(command, target, actual.indices, context)
            self.empty(Kind.VALUE, span, Place(OfPlace.INDICES_INSIDE), outside)
        inferred = self.prophecy.inferred[id(command)]
        difference = _difference(actual.indices, inferred, context)
        for bad in difference:
            self.empty(
                Kind.VALUE,
                span,
                Place(OfPlace.INFERRED_INDICES),
                bad,
                exact=False,
            )

    @staticmethod
    def _outside(command: core.Accumulate, target: Target, indices: Relation, context: isl.Set) -> isl.Set:
        """The indices of a contribution that are not in its annotation's index set."""
        names = [f"$k{p}" for p in range(target.form.identity.arity)]
        given = indices.pieces.get((command.array, arity_name(len(names))))
        if given is None:
            return build.nowhere()
        cell = build.tuple_set(command.array, command.indices)
        points = given.intersect_params(context.intersect(target.guard)).intersect_domain(cell).range()
        allowed = build.params_to_tuple(
            build.where(target.form.condition).intersect(context), names, arity_name(len(names))
        )
        return points.subtract(allowed)

    def _joins(
        self,
        command: core.Accumulate,
        context: isl.Set,
        heap: ReductionHeap,
        *,
        ordered: bool,
    ) -> None:
        """``update-ok``: no index twice, one operator, one reduction, and in order."""
        span, array = command.span, command.array
        effect = self.prophecy.heaps[id(command)]
        cell = build.tuple_set(array, command.indices).intersect_params(context)
        cells = Cells({array: cell})
        values = heap.values.only(array).within(cells)
        operators = effect.operators.intersect_params(context)
        _, held = self.algebra.join(
            values, heap.sets.only(array).within(cells), operators, Relation(), effect.expected
        )
        contributed = effect.indices.intersect_params(context)
        twice: isl.Set | None = None
        late: isl.Set | None = None
        for name, mine in held.at(array):
            new = contributed.pieces.get((array, name))
            if new is None:
                continue
            both = mine.intersect(new)
            twice = both.domain() if twice is None else twice.union(both.domain())
            if ordered:
                wrong = _not_before(mine, new)
                late = wrong if late is None else late.union(wrong)
        empty = cell.subtract(cell)
        self.empty(
            Kind.FRESH,
            span,
            Place(OfPlace.NO_INDEX_TWICE),
            twice if twice is not None else empty,
        )
        if ordered:
            self.empty(
                Kind.ORDER,
                span,
                Operator(OfOperator.IN_ORDER, command.operator),
                late if late is not None else empty,
            )
        pending = heap.pending.of(array)
        if pending is None:
            return
        for name, relation in values.within(Cells({array: pending})).at(array):
            if not self.contexts.is_pending(name):
                continue
            identity = self.contexts.identities[self.contexts.pending[name].identity]
            if identity.operator != command.operator:
                self.empty(Kind.OPERATOR, span, Place(OfPlace.ONE_OPERATOR), relation.domain())
                continue
            same: isl.Set | None = None
            for target, accumulation in operators.at(array):
                part = self.algebra.same_holes(relation, name, accumulation, target)
                same = part if same is None else same.union(part)
            other = relation.domain() if same is None else relation.domain().subtract(same)
            if not other.is_empty():
                self.empty(
                    Kind.COMPLETE,
                    span,
                    Place(OfPlace.ONE_REDUCTION),
                    other,
                    exact=False,
                )

    # -------------------------------------------------------------- scopes

    def entry(self, command: core.Scope, context: isl.Set, heap: ReductionHeap) -> None:
        """Where a scope's result was foretold, the entry value is the initial value."""
        foretold = self.prophecy.closings[id(command)].foretold.intersect_params(context)
        collected: list[Obligation] = []
        for (array, annotation), told in foretold.pieces.items():
            missing = self._undefined(heap, array, told.domain())
            collected.append(
                self.empty(
                    Kind.DEFINED,
                    command.span,
                    Array(OfArray.ENTRY_KNOWN, array),
                    missing,
                )
            )
            term = self.contexts.regular[annotation]
            for case in self.evaluator.reductions.cases(term.term):
                if case.form is None:
                    continue
                where = frame(told, "$g").intersect(build.where(_shift(case.guard, term.holes)))
                if where.is_empty():
                    continue
                initial = initial_of(case.form, self.equations)
                if initial is None:
                    collected.append(
                        self.require(
                            Kind.COMPLETE,
                            command.span,
                            Place(OfPlace.HAS_INITIAL),
                            Impossible("the operator has no unit to start from"),
                        )
                    )
                    continue
                shifted = substitute(initial, _to_g(term.holes))
                for piece in self._cell_values(heap, array, told.domain()):
                    both = piece.where.intersect(where)
                    if both.is_empty():
                        continue
                    collected.append(
                        self.equal(
                            Kind.COMPLETE,
                            command.span,
                            Array(OfArray.ENTRY_INITIAL, array),
                            both,
                            piece.term,
                            shifted,
                        )
                    )
        if collected:
            self.entry_obligations.setdefault(command.span, []).extend(collected)

    # -------------------------------------------------------------- parallel loops

    def parallel(self, command: core.Loop, context: isl.Set, body: ReductionHeap) -> None:
        """The side conditions of RED-S-PARLOOP, for two different iterations."""
        span, variable = command.span, command.variable
        other = f"$z{next(self._fresh)}"
        bounds = loop_bounds(command)
        both = context.intersect(bounds).intersect(
            build.rename(build.with_param(bounds, variable), variable, other)
        )
        differ = both.intersect(build.where(core.CCmp("!=", core.IVar(variable), core.IVar(other))))
        if differ.is_empty():
            return
        mine: Footprint = self.prophecy.footprints[id(command.body)]
        clash = conflicts(mine.intersect_params(differ), mine.rename(variable, other))
        for array, cells in clash.by_array.items():
            self.empty(Kind.RACE, span, Array(OfArray.NO_RACE, array), cells)
        if not clash:
            self.empty(Kind.RACE, span, Place(OfPlace.NO_RACE), build.nowhere())
        before = both.intersect(build.where(core.CCmp("<", core.IVar(variable), core.IVar(other))))
        self._overlap(command, body, variable, other, before)
        self._atomics(command, body, variable, other, before)

    def _overlap(
        self, command: core.Loop, body: ReductionHeap, variable: str, other: str, before: isl.Set
    ) -> None:
        """``ww-covered``: cells written by two iterations get equal last values."""
        for array in body.values.arrays():
            domain = body.values.domain(array)
            assert domain is not None
            theirs = body.rename(variable, other)
            again = theirs.values.domain(array)
            assert again is not None
            if domain.intersect(again).intersect_params(before).is_empty():
                continue
            for first in self._cell_values(body, array, None):
                here = first.where.intersect(before)
                if here.is_empty():
                    continue
                for second in self._cell_values(theirs, array, None):
                    where = here.intersect(second.where)
                    if where.is_empty():
                        continue
                    self.equal(
                        Kind.OVERLAP,
                        command.span,
                        Array(OfArray.EQUAL_WRITES, array),
                        where,
                        first.term,
                        second.term,
                    )

    def _atomics(
        self, command: core.Loop, body: ReductionHeap, variable: str, other: str, before: isl.Set
    ) -> None:
        """Accumulations of two iterations into a cell: no index twice, one reduction."""
        theirs = body.rename(variable, other)
        for (array, name), mine in body.indices.pieces.items():
            again = theirs.indices.pieces.get((array, name))
            if again is None:
                continue
            both = mine.intersect_params(before).intersect(again).domain()
            if not both.is_empty():
                self.empty(Kind.FRESH, command.span, Array(OfArray.NO_INDEX_TWICE, array), both)

    # -------------------------------------------------------------- final check

    def coverage(self, impl: core.Impl, context: isl.Set, heap: ReductionHeap) -> None:
        """At the end every output cell holds its tensor's value (section 5.4)."""
        for binding in impl.bindings:
            tensor = impl.spec.tensors[binding.tensor]
            if tensor.kind != "output":
                continue
            assert tensor.region is not None
            inside = context
            for variable, (lower, upper) in zip(binding.variables, tensor.region, strict=True):
                name = core.IVar(variable)
                inside = inside.intersect(build.where(core.CCmp("<=", lower, name)))
                inside = inside.intersect(build.where(core.CCmp("<", name, upper)))
            cell = build.tuple_set(binding.array, binding.indices).intersect_params(inside)
            missing = self._undefined(heap, binding.array, cell)
            self.empty(Kind.COVERAGE, binding.span, Bound(OfBinding.COVERED, binding), missing)
            value = core.Access(tensor.type, tensor.name, tuple(core.IVar(v) for v in binding.variables))
            self._known(value, binding.span, inside, Kind.COVERAGE, Bound(OfBinding.KNOWN, binding))
            heap = self._as_output(heap, binding, value, cell, inside)
            pieces = self._read(heap, binding.array, binding.indices, inside)
            if any(p.partial for p in pieces):
                self._complete(heap, binding.array, cell, binding.span, FINAL_COMPLETE)
            for piece in pieces:
                self.equal(
                    Kind.COMPLETE if piece.partial else Kind.COVERAGE,
                    binding.span,
                    Bound(OfBinding.FINAL_VALUE, binding),
                    piece.where,
                    piece.term,
                    value,
                )

    def _as_output(
        self,
        heap: ReductionHeap,
        binding: core.Binding,
        value: core.Access,
        cell: isl.Set,
        inside: isl.Set,
    ) -> ReductionHeap:
        """Read reductions that are exactly an output's as its value, whatever annotation
        they were accumulated under."""
        name, target = self.evaluator.value(value)
        piece = isl.Map.from_domain_and_range(cell, target.intersect_params(inside))
        for variable in binding.variables:
            piece = build.project(piece, variable)
        closing = replace(heap, pending=Cells({binding.array: piece.domain()}))
        closed = self.algebra.complete_values(closing, binding.array, name, piece, inside)
        return replace(closed, pending=heap.pending)


def _not_before(first: isl.Map, second: isl.Map) -> isl.Set:
    """Cells that hold an index which is not lexicographically before a new one."""
    pairs = first.range_product(second)
    width = first.dim(isl.dim_type.out)
    space = isl.Space.set_alloc(build.CTX, 0, width)
    increasing = isl.Map.lex_lt(space).wrap()
    flat = pairs.flatten_range()
    flat = flat.reset_tuple_id(isl.dim_type.out) if flat.has_tuple_name(isl.dim_type.out) else flat
    return flat.subtract_range(increasing.flatten()).domain()


def _difference(first: Relation, second: Relation, context: isl.Set) -> list[isl.Set]:
    """Where two index relations differ under a context; at least one set, maybe empty."""
    result = []
    for key in {**first.pieces, **second.pieces}:
        a, b = first.pieces.get(key), second.pieces.get(key)
        a = None if a is None else a.intersect_params(context)
        b = None if b is None else b.intersect_params(context)
        if a is None or b is None:
            only = a if b is None else b
            assert only is not None
            result.append(only.domain())
        else:
            result.append(a.subtract(b).union(b.subtract(a)).domain())
    return result or [build.nowhere()]


def _to_g(holes: int) -> dict[str, core.IndexExpr]:
    return {hole(p): core.IVar(f"$g{p}") for p in range(holes)}


def _shift(condition: core.Cond, holes: int) -> core.Cond:
    return substitute_condition(condition, _to_g(holes))


__all__ = ["ArrayInfo", "Observer", "SymbolicEvaluator", "SymbolicValue"]
