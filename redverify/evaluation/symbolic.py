"""Symbolic evaluation with reductions (Figures 5.4 and 7.2): the obligations of a program.

Each rule ``RED-S-*`` is one method. The heap at a command is exact if all obligations of
the executions before it hold, by the induction of section 5.5; every obligation is
therefore stated at the statement where the violation would happen first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import count

import islpy as isl

from redverify.evaluation.contexts import Pending
from redverify.evaluation.footprint import Footprint, conflicts
from redverify.evaluation.heap import ReductionHeap, arity_name
from redverify.evaluation.program import reads_of
from redverify.evaluation.prophetic import (
    Prophecy,
    ProphetEvaluator,
    Target,
    initial_of,
    loop_bounds,
    partial_indices,
)
from redverify.evaluation.reductions import Case
from redverify.evaluation.relation import Cells, Relation, frame
from redverify.evaluation.specification import Specification
from redverify.evaluation.terms import decompose, hole, rebuild, substitute, substitute_condition
from redverify.language import core
from redverify.language.source import Span
from redverify.language.types import ValueType
from redverify.obligations.obligation import Emptiness, Equality, Impossible, Kind, Obligation, Problem
from redverify.presburger import build


@dataclass(frozen=True, slots=True)
class SymbolicValue:
    """One piece of a symbolic value: ``term`` over variables that ``where`` relates to Γ.

    partial: the value is an unfinished reduction that was read as a value.
    """

    term: core.ValueExpr
    where: isl.Set
    partial: bool


@dataclass(frozen=True, slots=True)
class ArrayInfo:
    """An array in scope: its cells and its type."""

    cells: isl.Set
    type: ValueType


Observer = Callable[[core.Command, isl.Set, ReductionHeap], None]


class SymbolicEvaluator:
    """The judgement ``⟨Γ; h⟩ ⊢ c ⇓ ⟨Δh, R, C⟩``; ``Δh`` and ``R`` are the prophecy's."""

    def __init__(
        self,
        evaluator: ProphetEvaluator,
        specification: Specification,
        observer: Observer | None = None,
    ) -> None:
        self.evaluator = evaluator
        self.prophecy: Prophecy = evaluator.result
        self.specification = specification
        self.equations = evaluator.equations
        self.algebra = evaluator.algebra
        self.contexts = evaluator.contexts
        self.obligations: list[Obligation] = []
        self.arrays: dict[str, ArrayInfo] = {}
        self.parameters = self.equations.parameters
        self.observer = observer
        self._fresh = count()
        #: Obligations that a scope's foretelling rests on, by the scope's place.
        self.entry_obligations: dict[Span, list[Obligation]] = {}

    # -------------------------------------------------------------- obligations

    def require(self, kind: Kind, span: Span, text: str, problem: Problem) -> Obligation:
        """State an obligation."""
        obligation = Obligation("", kind, span, text, problem)
        self.obligations.append(obligation)
        return obligation

    def empty(self, kind: Kind, span: Span, text: str, bad: isl.Set) -> Obligation:
        """State that a set of index points is empty."""
        return self.require(kind, span, text, Emptiness(bad))

    def equal(
        self, kind: Kind, span: Span, text: str, where: isl.Set, left: core.ValueExpr, right: core.ValueExpr
    ) -> Obligation:
        """State that two terms are equal wherever ``where`` holds; affine arguments become
        holes, so that equal obligations of different iterations are one.
        """
        pair = core.Apply(left.type, "==", (left, right))
        context, contents = decompose(pair, self.parameters)
        assert isinstance(context, core.Apply)
        domain = where
        for position, content in enumerate(contents):
            domain = domain.intersect(build.where(core.CCmp("==", core.IVar(hole(position)), content)))
        keep = self.parameters | {hole(p) for p in range(len(contents))}
        domain = build.project_all(domain, frozenset(keep))
        left, right = context.arguments
        return self.require(kind, span, text, Equality(domain, left, right))

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
            case _:
                pass

    def loop(self, command: core.Loop, context: isl.Set, heap: ReductionHeap) -> None:
        """RED-S-SEQLOOP and RED-S-PARLOOP."""
        bounds = loop_bounds(command)
        inside = context.intersect(bounds).coalesce()
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
            self.empty(
                Kind.COMPLETE,
                command.span,
                f"iterations accumulate into a cell of {array} for one reduction at a time",
                cells,
            )
        self.block(command.body, inside, self.algebra.apply(heap, prefix))

    # -------------------------------------------------------------- statements

    def assign(self, command: core.Assign, context: isl.Set, heap: ReductionHeap) -> None:
        """RED-S-ASSIGN: in bounds, defined, and equal to the annotation."""
        self._bounds(command.array, command.indices, command.span, context, "written")
        annotation = self.evaluator.reductions.without_elements(command.annotation)
        self._known(annotation, command.span, context)
        pieces = self._evaluate(command.value, command.span, context, heap, copy=True)
        for piece in pieces:
            self.equal(
                Kind.COMPLETE if piece.partial else Kind.VALUE,
                command.span,
                "the value written equals the annotation",
                piece.where,
                piece.term,
                annotation,
            )

    def op_assign(self, command: core.Accumulate, context: isl.Set, heap: ReductionHeap) -> None:
        """RED-S-OPASSIGN: the element at the given index, of the annotation's reduction,
        that the cell does not have yet."""
        span = command.span
        self._bounds(command.array, command.indices, span, context, "accumulated into")
        cell = build.tuple_set(command.array, command.indices)
        here = cell.intersect_params(context)
        missing = self._undefined(heap, command.array, here)
        self.empty(Kind.DEFINED, span, f"the cell of {command.array} holds a known value", missing)
        targets = self.prophecy.targets[id(command)]
        self._known(command.annotation, span, context)
        laws = self.equations.laws(command.operator, command.value.type)
        if command.atomic and not (laws.associative and laws.commutative):
            self.require(
                Kind.ORDER,
                span,
                f"`{command.operator}` is associative and commutative",
                Impossible(f"atomic updates by `{command.operator}` may arrive in any order"),
            )
        if command.reduction_indices is None:
            self._partial(command, targets, context, heap)
            if not laws.associative:
                self.require(
                    Kind.ORDER,
                    span,
                    f"`{command.operator}` is associative",
                    Impossible(f"partial reductions by `{command.operator}` cannot be recombined"),
                )
        else:
            self._element(command, targets, context, heap)
        self._joins(command, targets, context, heap, ordered=not (laws.associative and laws.commutative))

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
            self.empty(
                Kind.VALUE, span, "the index lies in the reduction's index set", reached.subtract(inside)
            )
            element = target.form.element(command.reduction_indices)
            self._known(element, span, reached.intersect(inside))
            for piece in pieces:
                where = piece.where.intersect(target.guard).intersect(inside)
                if where.is_empty():
                    continue
                self.equal(
                    Kind.VALUE,
                    span,
                    "the value accumulated equals the reduction's element",
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
        if isinstance(command.value, core.Read):
            read = command.value
            self._bounds(read.array, read.indices, span, context, "read")
            location = build.tuple_set(read.array, read.indices).intersect_params(context)
            missing = self._undefined(heap, read.array, location)
            pending = heap.pending.of(read.array)
            if pending is not None:
                missing = missing.union(location.intersect(pending))
            self.empty(Kind.DEFINED, span, f"the cell read of {read.array} holds a known value", missing)
        actual = partial_indices(self.evaluator, command, targets, context, heap)
        self.empty(
            Kind.VALUE,
            span,
            "the value accumulated is a partial reduction of the annotation from the unit",
            context.subtract(actual.covered),
        )
        inferred = self.prophecy.inferred[id(command)]
        difference = _difference(actual.indices, inferred, context)
        for bad in difference:
            self.empty(Kind.VALUE, span, "the partial reduction has the index set that was inferred", bad)

    def _joins(
        self,
        command: core.Accumulate,
        targets: list[Target],
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
            "no reduction index enters the cell twice",
            twice if twice is not None else empty,
        )
        if ordered:
            self.empty(
                Kind.ORDER,
                span,
                f"indices arrive in increasing order (`{command.operator}` is not commutative)",
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
                self.empty(Kind.OPERATOR, span, "a cell takes one operator inside a scope", relation.domain())
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
                    "a cell takes part in one reduction at a time inside a scope",
                    other,
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
                    f"the accumulated cells of {array} hold a known value on entry",
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
                            "the reduction has an initial value",
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
                            f"on entry the accumulated cells of {array} hold the initial value",
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
            self.empty(
                Kind.RACE, span, f"no iteration uses a cell of {array} that another one changes", cells
            )
        if not clash:
            self.empty(Kind.RACE, span, "no iteration uses a cell that another one changes", build.nowhere())
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
                        f"cells of {array} written by two iterations get equal values",
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
                self.empty(
                    Kind.FRESH, command.span, f"no reduction index enters a cell of {array} twice", both
                )

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
            self.empty(Kind.COVERAGE, binding.span, f"every cell of output {tensor.name} is written", missing)
            value = core.Access(tensor.type, tensor.name, tuple(core.IVar(v) for v in binding.variables))
            self._known(value, binding.span, inside, kind=Kind.COVERAGE)
            pieces = self._read(heap, binding.array, binding.indices, inside)
            if any(p.partial for p in pieces):
                self._complete(heap, binding.array, cell, binding.span, f"the reduction in {binding.array}")
            for piece in pieces:
                self.equal(
                    Kind.COMPLETE if piece.partial else Kind.COVERAGE,
                    binding.span,
                    f"{binding.array} holds {tensor.name} at the end",
                    piece.where,
                    piece.term,
                    value,
                )

    # -------------------------------------------------------------- completeness

    def _complete(self, heap: ReductionHeap, array: str, cells: isl.Set, span: Span, what: str) -> None:
        """Reductions in some cells have their annotation's index set and initial value.

        A cell without contributions holds its initial value, not a part of a reduction.
        """
        annotated = heap.expected.only(array).within(Cells({array: cells}))
        for name, relation in list(heap.values.at(array)):
            if not self.contexts.is_pending(name):
                continue
            info = self.contexts.pending[name]
            rho = self.contexts.identities[info.identity]
            mine = heap.sets.pieces.get((array, arity_name(rho.arity)))
            if mine is None:
                continue
            held = relation.intersect_domain(cells).intersect_domain(mine.domain())
            if held.is_empty():
                continue
            checked: isl.Set | None = None
            for annotation, piece in list(annotated.at(array)):
                both = piece.intersect_domain(held.domain())
                for case, where, whole in self.algebra.whole(array, annotation, both, both.domain()):
                    assert case.form is not None
                    here = self.algebra.cells_of(where, both, annotation)
                    checked = here if checked is None else checked.union(here)
                    wanted = whole.pieces.get((array, arity_name(rho.arity)))
                    bad = _differ(mine, wanted, here)
                    if case.form.identity != rho:
                        bad = here
                    self.empty(Kind.COMPLETE, span, f"{what} has its whole index set", bad)
                    self._initial_values(info, held, where, case, span, what)
            missing = held.domain() if checked is None else held.domain().subtract(checked)
            self.empty(Kind.COMPLETE, span, f"{what} is that of its annotation", missing)

    def _initial_values(
        self,
        info: Pending,
        held: isl.Map,
        where: isl.Set,
        case: Case,
        span: Span,
        what: str,
    ) -> None:
        """The initial value of a reduction is that of its annotation."""
        assert case.form is not None
        rho = self.contexts.identities[info.identity]
        unit = self.equations.laws(rho.operator, rho.body.type).unit
        start: core.ValueExpr | None = unit
        if info.initial is not None:
            context = self.contexts.regular[info.initial]
            start = substitute(
                context.term,
                {hole(p): core.IVar(f"$g{rho.holes + p}") for p in range(context.holes)},
            )
        wanted = case.form.init if case.form.init is not None else unit
        if start == wanted:
            return
        if start is None or wanted is None:
            self.require(Kind.COMPLETE, span, f"{what} has its initial value", Impossible("there is no unit"))
            return
        self.equal(
            Kind.COMPLETE,
            span,
            f"{what} has its initial value",
            frame(held, "$g").intersect(where),
            start,
            wanted,
        )

    # -------------------------------------------------------------- symbolic values

    def _evaluate(
        self,
        term: core.ValueExpr,
        span: Span,
        context: isl.Set,
        heap: ReductionHeap,
        *,
        copy: bool = False,
    ) -> list[SymbolicValue]:
        """``⟦e⟧_h`` (Figure 5.1), with the obligations on its reads.

        A partial reduction may only be copied bare (``copy`` and ``term`` is the read).
        """
        bare = copy and isinstance(term, core.Read)
        pieces = [SymbolicValue(term, context, False)]
        reads = list(dict.fromkeys(reads_of(term)))
        for read in reads:
            self._bounds(read.array, read.indices, span, context, "read")
            location = build.tuple_set(read.array, read.indices).intersect_params(context)
            missing = self._undefined(heap, read.array, location)
            self.empty(Kind.DEFINED, span, f"the cell read of {read.array} holds a known value", missing)
            pending = heap.pending.of(read.array)
            if pending is not None:
                self.empty(
                    Kind.DEFINED,
                    span,
                    f"the cell read of {read.array} is not pending (its accumulate scope is open)",
                    location.intersect(pending),
                )
            values = self._read(heap, read.array, read.indices, context)
            if not bare and any(v.partial for v in values):
                self._complete(heap, read.array, location, span, f"the reduction read from {read.array}")
            combined = []
            for piece in pieces:
                for value in values:
                    where = piece.where.intersect(value.where)
                    if not where.is_empty():
                        combined.append(
                            SymbolicValue(
                                _replace_read(piece.term, read, value.term),
                                where,
                                piece.partial or value.partial,
                            )
                        )
            pieces = combined
        return pieces

    def _read(
        self, heap: ReductionHeap, array: str, indices: Iterable[core.IndexExpr], context: isl.Set
    ) -> list[SymbolicValue]:
        """``h(a⟨ι⟩)``: the pieces of a cell's value, over fresh variables for the holes."""
        location = build.tuple_set(array, tuple(indices)).intersect_params(context)
        return [
            SymbolicValue(v.term, _drop_cell(v.where), v.partial)
            for v in self._cell_values(heap, array, location, indices=tuple(indices))
        ]

    def _cell_values(
        self,
        heap: ReductionHeap,
        array: str,
        cells: isl.Set | None,
        indices: tuple[core.IndexExpr, ...] | None = None,
    ) -> list[SymbolicValue]:
        """The values of some cells, over the coordinates ``$i0``, ... and fresh variables."""
        result = []
        for name, relation in heap.values.at(array):
            piece = relation if cells is None else relation.intersect_domain(cells)
            if piece.is_empty():
                continue
            partial = self.contexts.is_pending(name)
            explicit = self.algebra.explicit(array, name, piece, heap.sets)
            for target, values in explicit.at(array):
                context = self.contexts.regular[target]
                tag = next(self._fresh)
                where = frame(values, f"$v{tag}_")
                if indices is not None:
                    for position, index in enumerate(indices):
                        where = where.intersect(
                            build.where(core.CCmp("==", core.IVar(f"$i{position}"), index))
                        )
                by = {hole(p): core.IVar(f"$v{tag}_{p}") for p in range(context.holes)}
                result.append(SymbolicValue(substitute(context.term, by), where, partial))
        return result

    # -------------------------------------------------------------- simple checks

    def _bounds(
        self,
        array: str,
        indices: tuple[core.IndexExpr, ...],
        span: Span,
        context: isl.Set,
        verb: str,
    ) -> None:
        cell = build.tuple_set(array, indices).intersect_params(context)
        outside = cell.subtract(self.arrays[array].cells)
        self.empty(Kind.BOUNDS, span, f"the cell {verb} lies inside {array}", outside)

    @staticmethod
    def _undefined(heap: ReductionHeap, array: str, cells: isl.Set) -> isl.Set:
        known = heap.values.domain(array)
        return cells if known is None else cells.subtract(known)

    def _known(self, term: core.ValueExpr, span: Span, context: isl.Set, kind: Kind = Kind.VALUE) -> None:
        unknown = self.specification.unknown(term, context)
        if not unknown.is_empty():
            self.empty(kind, span, "the specification gives the annotation a value", unknown)


def _replace_read(term: core.ValueExpr, read: core.Read, value: core.ValueExpr) -> core.ValueExpr:
    if isinstance(term, core.Read):
        return value if term == read else term
    if isinstance(term, core.Reduce):
        return term
    return rebuild(term, lambda t: _replace_read(t, read, value), lambda i: i, lambda c: c)


def _drop_cell(where: isl.Set) -> isl.Set:
    for name in build.param_names(where):
        if name.startswith("$i"):
            where = build.project(where, name)
    return where


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


def _differ(first: isl.Map | None, second: isl.Map | None, cells: isl.Set) -> isl.Set:
    """The cells on which two index relations differ."""
    a = None if first is None else first.intersect_domain(cells)
    b = None if second is None else second.intersect_domain(cells)
    if a is None or b is None:
        only = a if b is None else b
        return cells.subtract(cells) if only is None else only.domain()
    return a.subtract(b).union(b.subtract(a)).domain()


def _to_g(holes: int) -> dict[str, core.IndexExpr]:
    return {hole(p): core.IVar(f"$g{p}") for p in range(holes)}


def _shift(condition: core.Cond, holes: int) -> core.Cond:
    return substitute_condition(condition, _to_g(holes))


__all__ = ["ArrayInfo", "SymbolicEvaluator", "SymbolicValue", "arity_name"]
