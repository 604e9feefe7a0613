"""Symbolic evaluation with reductions (Figures 5.4 and 7.2): the obligations of a program.

Each rule ``RED-S-*`` is one method; those of statements are in :mod:`.statements`. If all obligations
of what runs before a command hold, the heap at the command is exact (induction of section 5.5).
Each obligation is therefore stated at the statement where its violation would show first.
"""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

import islpy as isl

from redverify.evaluation.agreement import elements
from redverify.evaluation.data_lets import skipped
from redverify.evaluation.data_values import declared_range, known_of, left_out
from redverify.evaluation.footprint import Footprint, conflicts
from redverify.evaluation.heap import ReductionHeap
from redverify.evaluation.layout import in_region
from redverify.evaluation.obligation import FromUnit, Impossible, Kind, Obligation
from redverify.evaluation.prophetic import (
    initial_of,
    loop_bounds,
)
from redverify.evaluation.reading import ArrayInfo, SymbolicValue
from redverify.evaluation.relation import Cells, frame
from redverify.evaluation.statements import Statements
from redverify.language import core
from redverify.language.claims import (
    FINAL_COMPLETE,
    Array,
    Bound,
    OfArray,
    OfBinding,
    OfPlace,
    Place,
)
from redverify.language.source import Span
from redverify.language.terms import hole, substitute, substitute_condition
from redverify.presburger import build


class SymbolicEvaluator(Statements):
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
        for command, later in self.with_needs(commands, live):
            self.command(command, context, heap)
            heap = self._meeting(self.after(command, heap, later), context)
        return heap

    def _meeting(self, heap: ReductionHeap, context: isl.Set) -> ReductionHeap:
        """The same values wherever ``Γ`` holds, without the parts that ``Γ`` leaves out.

        Whoever sees the result is under ``Γ`` or more: heaps go from a command to later ones of its block and
        into blocks of commands, never out of a block. What a block does is evaluated without ``Γ``.
        """
        return heap.meeting(context) if self.joins_pieces else heap

    def with_needs(
        self, commands: core.Block, live: frozenset[str]
    ) -> list[tuple[core.Command, frozenset[str]]]:
        """Each command of a block with the arrays that ``live`` and the commands after it name."""
        result: list[tuple[core.Command, frozenset[str]]] = []
        for command in reversed(commands):
            result.append((command, live))
            live |= self.prophecy.footprints[id(command)].uses()
        return result[::-1]

    def after(self, command: core.Command, heap: ReductionHeap, arrays: frozenset[str]) -> ReductionHeap:
        """The heap after a command (``h ▷ Δh``), of some arrays only."""
        effect = self.prophecy.heaps[id(command)]
        return self.algebra.apply(heap.restrict(arrays), effect.restrict(arrays))

    def entered(self, command: core.Scope, heap: ReductionHeap) -> ReductionHeap:
        """The heap inside a scope: units in the cells it accumulates into are empty reductions."""
        phantom = self.prophecy.heaps[id(command.body)].phantom
        for array in phantom.arrays():
            if array not in command.arrays:
                phantom = phantom.drop(array)
        return self.algebra.start(heap, phantom)

    def iterated(self, command: core.Loop, body: ReductionHeap, earlier: str) -> ReductionHeap:
        """``▷_{lower <= x' < x} Δh[x := x']``: what the iterations before one did.

        ``body`` is ``Δh`` and ``earlier`` a fresh name for ``x'``.
        """
        before = build.where(core.CCmp("<=", command.lower, core.IVar(earlier))).intersect(
            build.where(core.CCmp("<", core.IVar(earlier), core.IVar(command.variable)))
        )
        return self.algebra.iterate(body.rename(command.variable, earlier), earlier, before)

    def command(self, command: core.Command, context: isl.Set, heap: ReductionHeap) -> None:
        """The obligations of a command. Code that cannot be reached has none."""
        if context.is_empty():
            return
        with self.evaluator.deadline.evaluating(command.span):
            self._dispatch(command, context, heap)

    def _dispatch(self, command: core.Command, context: isl.Set, heap: ReductionHeap) -> None:
        match command:
            case core.Assign():
                self.assign(command, context, heap)
            case core.Accumulate():
                self.op_assign(command, context, heap)
            case core.Loop():
                self.loop(command, context, heap)
                return
            case core.DataLet():
                self.data_let(command, context, heap)
                return
            case core.Scope():
                self.entry(command, context, heap)
            case core.Inside():
                self.own_bounds(command, context)
            case core.Skip() | core.Allocate() | core.If() | core.Let():
                pass
            case _:
                assert_never(command)
        outer = self.arrays
        if isinstance(command, core.Allocate):
            info = ArrayInfo(build.box(command.array, command.extents, command.within), command.type)
            self.arrays = {**outer, command.array: info}
        for block, reached, start in self.inside(command, context, heap):
            self.block(block, reached, start)
        self.arrays = outer

    def inside(
        self, command: core.Command, context: isl.Set, heap: ReductionHeap
    ) -> list[tuple[core.Block, isl.Set, ReductionHeap]]:
        """The blocks of a command other than a loop, each with ``Γ`` and ``h`` at its start."""
        match command:
            case core.Skip() | core.Inside() | core.Assign() | core.Accumulate():
                return []
            case core.Allocate(body=body):
                return [(body, context, heap)]
            case core.If(condition=condition, then=then, otherwise=otherwise):
                return [
                    (then, context.intersect(build.where(condition)), heap),
                    (otherwise, context.intersect(build.where(core.CNot(condition))), heap),
                ]
            case core.Scope(body=body):
                return [(body, context, self.entered(command, heap))]
            case core.Loop() | core.DataLet() | core.Let():
                raise TypeError("iterations differ in what is known; `let` is inlined before evaluation")
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
        self.algebra.mixed = Cells()
        prefix = self.iterated(command, body, f"$z{next(self._fresh)}")
        for array, cells in self.algebra.mixed.intersect_params(inside).by_array.items():
            operators = {self.contexts.identities[t].operator for t, _ in body.operators.at(array)}
            self.empty(
                Kind.OPERATOR if len(operators) > 1 else Kind.COMPLETE,
                command.span,
                Array(OfArray.ITERATIONS_ONE_REDUCTION, array),
                cells,
                exact=False,
            )
        used = self.prophecy.footprints[id(command.body)].used()
        heap, prefix = self._meeting(heap.near(used), inside), self._meeting(prefix.near(used), inside)
        start = self.algebra.apply(heap, prefix, inside)
        self.block(command.body, inside, start)

    def data_let(self, command: core.DataLet, context: isl.Set, heap: ReductionHeap) -> None:
        """RED-S-DATALET: the value is the annotation's and in its range, and what widening adds are units."""
        span = command.span
        annotation = self.evaluator.reductions.without_elements(command.annotation)
        self._known(annotation, span, context)
        for piece in self._evaluate(command.value, span, context, heap):
            kind = Kind.COMPLETE if piece.partial else Kind.VALUE
            self.equal(kind, span, Place(OfPlace.BOUND_VALUE), piece.where, piece.term, annotation)
        self._in_range(command, annotation, context)
        body = self.prophecy.heaps[id(command.body)]
        with self.evaluator.knowing(command) as (_, within):
            inside = build.tidy(context.intersect(within))
            for rho, where in skipped(self.contexts, body, command.variable, within):
                element = substitute(rho.body, _to_g(rho.holes))
                unit = left_out(self.equations, rho.operator, rho.body.type)
                about = Place(OfPlace.LEFT_OUT)
                reached = where.intersect(inside)
                if reached.is_empty():
                    continue
                if unit is None:
                    self.require(Kind.VALUE, span, about, Impossible("the operator has no unit"))
                else:
                    self.equal(Kind.VALUE, span, about, reached, element, unit)
            self.block(command.body, inside, heap)

    def _in_range(self, command: core.DataLet, annotation: core.ValueExpr, context: isl.Set) -> None:
        """The value lies in the range that is written: the range that its tensor declares shows it."""
        known = known_of(self.equations, command, annotation)
        declared = declared_range(self.equations.spec, known.value)
        about = Place(OfPlace.BOUND_RANGE)
        if declared is None:
            reason = "only elements of an input or a tensor with a declared range are known to lie in one"
            self.require(Kind.BOUNDS, command.span, about, Impossible(reason))
            return
        any_value = replace(known, lower=declared[0], upper=declared[1]).range()
        outside = context.intersect(any_value).subtract(known.range())
        self.empty(Kind.BOUNDS, command.span, about, outside, exact=False)

    # -------------------------------------------------------------- scopes

    def entry(self, command: core.Scope, context: isl.Set, heap: ReductionHeap) -> None:
        """On entry of a scope, cells whose result was foretold hold the reduction's initial value."""
        foretold = self.prophecy.closings[id(command)].foretold.intersect_params(context)
        collected: list[Obligation] = []
        for (array, annotation), told in foretold.pieces.items():
            missing = heap.values.outside(array, told.domain())
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
                    stated = self.equal(
                        Kind.COMPLETE,
                        command.span,
                        Array(OfArray.ENTRY_INITIAL, array),
                        both,
                        piece.term,
                        shifted,
                    )
                    collected.append(stated)
                    if case.form.init is None:
                        self.from_unit.append(FromUnit(stated, case.form.identity.operator, initial.type))
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
        if self.strict_races:
            self._written_once(span, mine.intersect_params(differ), mine.rename(variable, other))
        before = both.intersect(build.where(core.CCmp("<", core.IVar(variable), core.IVar(other))))
        self._overlap(command, body, variable, other, before)
        self._atomics(command, body, variable, other, before)

    def _written_once(self, span: Span, mine: Footprint, theirs: Footprint) -> None:
        """Strict races: no two iterations write one cell, whatever the values."""
        twice = mine.writes.intersect(theirs.writes)
        for array, cells in twice.by_array.items():
            self.empty(Kind.RACE, span, Array(OfArray.WRITTEN_ONCE, array), cells)
        if not twice:
            self.empty(Kind.RACE, span, Place(OfPlace.WRITTEN_ONCE), build.nowhere())

    def _overlap(
        self, command: core.Loop, body: ReductionHeap, variable: str, other: str, before: isl.Set
    ) -> None:
        """``ww-covered``: cells written by two iterations get equal last values, or all undefined ones."""
        other_body = body.rename(variable, other)
        one_of_two = body.undefined.intersect(other_body.values.domains()).union(
            body.values.domains().intersect(other_body.undefined)
        )
        for array, cells in one_of_two.intersect_params(before).by_array.items():
            self.empty(Kind.OVERLAP, command.span, Array(OfArray.EQUAL_WRITES, array), cells)
        for array in body.values.arrays():
            domain = body.values.domain(array)
            assert domain is not None
            theirs = other_body
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
        heap = heap.where(context)
        for binding in impl.bindings:
            tensor = impl.spec.tensors[binding.tensor]
            if tensor.kind != "output":
                continue
            inside = in_region(binding, tensor, context)
            cell = build.tuple_set(binding.array, binding.indices).intersect_params(inside)
            missing = heap.values.outside(binding.array, cell)
            self.empty(Kind.COVERAGE, binding.span, Bound(OfBinding.COVERED, binding), missing)
            value = core.Access(tensor.type, tensor.name, tuple(core.IVar(v) for v in binding.variables))
            self._known(value, binding.span, inside, Kind.COVERAGE, Bound(OfBinding.KNOWN, binding))
            heap = self._as_output(heap, binding, value, cell, inside)
            pieces = self._read(heap, binding.array, binding.indices, inside)
            if any(p.partial for p in pieces):
                self._complete(heap, binding.array, cell, binding.span, FINAL_COMPLETE)
            if missing.is_empty():
                pieces = self._as_one(pieces, elements(self.equations, value), inside)
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
        piece = build.project(piece, *binding.variables)
        closing = replace(heap, pending=Cells({binding.array: piece.domain()}))
        closed = self.algebra.complete_values(closing, binding.array, name, piece, inside)
        return replace(closed, pending=heap.pending)


def _to_g(holes: int) -> dict[str, core.IndexExpr]:
    return {hole(p): core.IVar(f"$g{p}") for p in range(holes)}


def _shift(condition: core.Cond, holes: int) -> core.Cond:
    return substitute_condition(condition, _to_g(holes))


__all__ = ["ArrayInfo", "SymbolicEvaluator", "SymbolicValue"]
