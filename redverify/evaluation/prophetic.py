"""Prophetic evaluation (Figures 5.3 and 7.1): what a command does if its annotations hold.

One pass over the program computes for each command its reduction heap (what it changes) and its
footprint (what it accesses). The annotations are believed here. Symbolic evaluation then checks
every annotation, every foretold value and every inferred index set against these results.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import assert_never

import islpy as isl

from redverify.evaluation.algebra import HeapAlgebra
from redverify.evaluation.contexts import Contexts
from redverify.evaluation.data_lets import leave
from redverify.evaluation.data_values import Known, facts, known_of
from redverify.evaluation.deadline import Deadline
from redverify.evaluation.equations import Equations
from redverify.evaluation.footprint import Footprint
from redverify.evaluation.heap import NOTHING, ReductionHeap, arity_name
from redverify.evaluation.obligation import Kind
from redverify.evaluation.partial import partial_indices
from redverify.evaluation.program import reads_of
from redverify.evaluation.prophecy import Closing, Prophecy, Target, Undefined
from redverify.evaluation.reductions import Form, Reductions
from redverify.evaluation.relation import Cells, Relation
from redverify.language import core
from redverify.language.claims import Array, OfArray
from redverify.language.diagnostics import fail
from redverify.language.source import Span
from redverify.language.terms import decompose
from redverify.presburger import build

#: How the values of a scope are foretold when it is left: in mode 0 also for cells that get no
#: contributions, in mode 1 for those that get some, in mode 2 not at all. A scope starts in mode 0 and
#: goes on to the next if what was foretold cannot be proved on entry.
FORETELL_EMPTY, TRANSFORM = 0, 2


class ProphetEvaluator:
    """The judgement ``⟨Γ⟩ ⊢ c ⇓ Δh``."""

    def __init__(
        self,
        equations: Equations,
        reductions: Reductions,
        contexts: Contexts,
        sources: frozenset[str],
        modes: dict[Span, int],
        deadline: Deadline,
    ) -> None:
        self.equations = equations
        self.reductions = reductions
        self.contexts = contexts
        self.algebra = HeapAlgebra(contexts, reductions)
        self.sources = sources
        self.modes = modes
        self.deadline = deadline
        #: By command identity, where a statement writes a value that depends on a cell never written.
        self.undefined: dict[int, isl.Set] = {}
        self.result = Prophecy()

    # -------------------------------------------------------------- rules

    def block(
        self, commands: core.Block, context: isl.Set, heap: ReductionHeap
    ) -> tuple[ReductionHeap, Footprint]:
        """P-SEQ, P-SKIP."""
        effect, footprint = NOTHING, Footprint()
        for command in commands:
            delta, accesses = self.command(command, context, heap)
            heap = self._track(heap, delta)
            effect = delta if effect is NOTHING else self.algebra.update(effect, delta)
            footprint = footprint.union(accesses)
        if len(commands) > 1:
            self._check_composed(effect, context, commands[-1].span)
        return effect, footprint

    def command(
        self, command: core.Command, context: isl.Set, heap: ReductionHeap
    ) -> tuple[ReductionHeap, Footprint]:
        """Results are kept by command identity."""
        with self.deadline.evaluating(command.span):
            effect, footprint = self._dispatch(command, context, heap)
        self.deadline.cases = max(self.deadline.cases, footprint.cases())
        self.result.heaps[id(command)] = effect
        self.result.footprints[id(command)] = footprint
        return effect, footprint

    def _dispatch(
        self, command: core.Command, context: isl.Set, heap: ReductionHeap
    ) -> tuple[ReductionHeap, Footprint]:
        effect, footprint = NOTHING, Footprint()
        match command:
            case core.Skip() | core.Inside():
                pass
            case core.Assign():
                effect, footprint = self.assign(command)
            case core.Accumulate():
                effect, footprint = self.op_assign(command, context, heap)
            case core.Scope():
                effect, footprint = self.accumulate(command, context, heap)
            case core.Allocate():
                effect, footprint = self.block(command.body, context, heap)
                effect, footprint = effect.drop(command.array), footprint.drop(command.array)
            case core.If():
                effect, footprint = self.conditional(command, context, heap)
            case core.Loop():
                effect, footprint = self.loop(command, context, heap)
            case core.DataLet():
                effect, footprint = self.data_let(command, context, heap)
            case core.Let():
                raise TypeError("`let` is inlined before evaluation")
            case _:
                assert_never(command)
        return effect, footprint

    def assign(self, command: core.Assign) -> tuple[ReductionHeap, Footprint]:
        """P-ASSIGN: the cell holds the annotation, or nothing that is known."""
        cell = build.tuple_set(command.array, command.indices)
        annotation = self.reductions.without_elements(command.annotation)
        target, value = self.value(annotation)
        footprint = Footprint(self._reads(command.value), Cells({command.array: cell}))
        cell, undefined = self._by_definedness(command, cell)
        cells = Cells({command.array: cell})
        values = Relation({(command.array, target): isl.Map.from_domain_and_range(cell, value)}, cells)
        return ReductionHeap(values=values, undefined=undefined), footprint

    def _by_definedness(self, command: core.Assign | core.Accumulate, cell: isl.Set) -> tuple[isl.Set, Cells]:
        """The cell that a statement changes, where its value is known, and where it is not."""
        where = self.undefined.get(id(command))
        if where is None:
            return cell, Cells()
        undefined = Cells({command.array: cell.intersect_params(where)})
        return cell.intersect_params(where.complement()), undefined

    def defined(self, command: core.Assign | core.Accumulate, context: isl.Set) -> isl.Set:
        """The part of ``Γ`` where all that a statement reads has a value."""
        where = self.undefined.get(id(command))
        return context if where is None else build.tidy(context.subtract(where))

    def op_assign(
        self, command: core.Accumulate, context: isl.Set, heap: ReductionHeap
    ) -> tuple[ReductionHeap, Footprint]:
        """P-OPASSIGN: the cell accumulates elements of the annotation's reduction."""
        whole = build.tuple_set(command.array, command.indices)
        cell, undefined = self._by_definedness(command, whole)
        context = self.defined(command, context)
        targets = self.targets(command, context)
        self.result.targets[id(command)] = targets
        operators: dict[tuple[str, str], isl.Map] = {}
        for target in targets:
            rho = build.tuple_set(target.identity, target.form.y).intersect_params(target.guard)
            piece = isl.Map.from_domain_and_range(cell, rho)
            key = (command.array, target.identity)
            operators[key] = operators[key].union(piece) if key in operators else piece
        if command.reduction_indices is not None:
            arity = len(command.reduction_indices)
            at = build.tuple_set(arity_name(arity), command.reduction_indices)
            at = self._contributing(command.reduction_indices, targets, context, at)
            indices = Relation({(command.array, arity_name(arity)): isl.Map.from_domain_and_range(cell, at)})
        else:
            indices = self.infer(command, targets, context, heap).minus(undefined)
            self.result.inferred[id(command)] = indices
        name, value = self.value(command.annotation)
        cells = Cells({command.array: cell})
        expected = Relation({(command.array, name): isl.Map.from_domain_and_range(cell, value)}, cells)
        # Updates that do not commute conflict with each other even if each is atomic.
        commutes = command.atomic and self.equations.may_reorder(command.operator, command.value.type)
        changed = Cells({command.array: whole})
        footprint = Footprint(
            reads=self._reads(command.value),
            accumulates=Cells() if commutes else changed,
            atomics=changed if commutes else Cells(),
        )
        effect = ReductionHeap(
            operators=Relation(operators),
            indices=indices,
            expected=expected,
            phantom=expected,
            pending=cells,
            undefined=undefined,
        )
        return effect, footprint

    def accumulate(
        self, command: core.Scope, context: isl.Set, heap: ReductionHeap
    ) -> tuple[ReductionHeap, Footprint]:
        """P-ACCUMULATE: summarise on leaving the scope."""
        effect, footprint = self.block(command.body, context, heap)
        self.result.heaps[id(command.body)] = effect
        mode = self.modes.get(command.span, FORETELL_EMPTY)
        foretold = Relation()
        for array in command.arrays:
            effect, told = self.algebra.close(
                effect, array, context, foretell=mode < TRANSFORM, phantoms=mode == FORETELL_EMPTY
            )
            foretold = foretold.union(told)
            footprint = footprint.close(array)
        self.result.closings[id(command)] = Closing(foretold)
        return effect, footprint

    def conditional(
        self, command: core.If, context: isl.Set, heap: ReductionHeap
    ) -> tuple[ReductionHeap, Footprint]:
        """T-IF: ``(Δh₁ ∩ e) ⊎ (Δh₂ ∩ ¬e)``."""
        holds = build.where(command.condition)
        fails = build.where(core.CNot(command.condition))
        then, first = self.block(command.then, context.intersect(holds), heap)
        otherwise, second = self.block(command.otherwise, context.intersect(fails), heap)
        effect = then.by_cases(holds, fails, otherwise)
        return effect, first.by_cases(holds, fails, second)

    def loop(
        self, command: core.Loop, context: isl.Set, heap: ReductionHeap
    ) -> tuple[ReductionHeap, Footprint]:
        """P-SEQLOOP and P-PARLOOP: the iterated update; ``v(∪ Δh)`` takes the last writer."""
        bounds = loop_bounds(command)
        inside = context.intersect(bounds)
        body, footprint = self.block(command.body, inside, heap)
        self.result.heaps[id(command.body)] = body
        self.result.footprints[id(command.body)] = footprint
        effect = self.algebra.iterate(body, command.variable, bounds)
        self._check_composed(effect, context, command.span)
        return effect, footprint.intersect_params(bounds).project(command.variable)

    def data_let(
        self, command: core.DataLet, context: isl.Set, heap: ReductionHeap
    ) -> tuple[ReductionHeap, Footprint]:
        """P-DATALET: the effect for all values that the data may have (:mod:`.data_lets`)."""
        with self.knowing(command) as (known, within):
            body, footprint = self.block(command.body, context.intersect(within), heap)
        self.result.heaps[id(command.body)] = body
        self.result.footprints[id(command.body)] = footprint
        # A cell that for some data holds the unit and for others a part of a reduction holds a part of it.
        started = self.algebra.start(body, body.phantom) if body.values else body
        left = leave(self.contexts, self.equations.parameters, started, known, within)
        self._check_composed(left.effect, context, command.span)
        accesses = footprint.without(command.variable, within)
        reads = Footprint(reads=self._reads(command.value), chosen=left.chosen)
        return left.effect, accesses.union(reads)

    @contextmanager
    def knowing(self, command: core.DataLet) -> Iterator[tuple[Known, isl.Set]]:
        """Inside, the value of an index that is data is known; gives it with what holds for its variable."""
        annotation = self.reductions.without_elements(command.annotation)
        known = known_of(self.equations, command, annotation)
        within = facts(self.equations.spec, known, self.algebra.known)
        self.algebra.known.append(known)
        try:
            yield known, within
        finally:
            self.algebra.known.pop()

    # -------------------------------------------------------------- parts of rules

    def targets(self, command: core.Accumulate, context: isl.Set) -> list[Target]:
        """The reduction that an accumulation's annotation is, by cases that can occur.

        Raises a diagnostic if it is not a reduction with the statement's operator and
        number of indices wherever the statement runs.
        """
        result = []
        rest = context
        for case in self.reductions.cases_at(command.annotation):
            guard = build.where(case.guard)
            reached = context.intersect(guard)
            if reached.is_empty():
                continue
            rest = rest.subtract(guard)
            if case.form is None:
                raise fail(
                    "RV230",
                    "the annotation of an accumulation is not a reduction",
                    command.span,
                    "after unfolding equations it must be `reduce[...] e` or `c op reduce[...] e`",
                )
            if case.form.identity.operator != command.operator:
                raise fail(
                    "RV231",
                    f"the annotation is a reduction by `{case.form.identity.operator}`, "
                    f"but `{command.operator}` is accumulated",
                    command.span,
                    "use the annotation's operator in the accumulation",
                )
            given = command.reduction_indices
            if given is not None and len(given) != case.form.identity.arity:
                raise fail(
                    "RV232",
                    f"the reduction has {case.form.identity.arity} indices, {len(given)} are given",
                    command.span,
                    "give one index for each variable that the reduction binds",
                )
            identity = self.contexts.intern_identity(case.form.identity)
            result.append(Target(guard, case.form, identity))
        if not result and not context.is_empty():
            raise fail(
                "RV230",
                "the annotation of an accumulation is not a reduction",
                command.span,
                "after unfolding equations it must be `reduce[...] e` or `c op reduce[...] e`",
            )
        return result

    @staticmethod
    def _contributing(
        indices: tuple[core.IndexExpr, ...], targets: list[Target], context: isl.Set, at: isl.Set
    ) -> isl.Set:
        """The part of ``at``, the index of a statement, that is in its reduction's index set.

        What is accumulated at another index is the operator's unit (:meth:`.Statements._element`
        checks this) and contributes nothing. Where the index is inside under the whole context, ``at``
        is left as it is.
        """
        outside, inside = build.nowhere(), build.nowhere()
        for target in targets:
            contained = target.guard.intersect(build.where(target.form.contains(indices)))
            outside = outside.union(context.intersect(target.guard).subtract(contained))
            inside = inside.union(contained)
        return at if outside.is_empty() else at.intersect_params(inside)

    def infer(
        self, command: core.Accumulate, targets: list[Target], context: isl.Set, heap: ReductionHeap
    ) -> Relation:
        """The index set that a partial reduction contributes (section 7.3.3)."""
        contribution = partial_indices(self.algebra, command, targets, context, heap)
        return contribution.indices

    def value(self, term: core.ValueExpr) -> tuple[str, isl.Set]:
        """``decompose(t)`` as a context's name and its tuple."""
        context, contents = decompose(term, self.equations.parameters)
        name = self.contexts.intern(context, len(contents))
        return name, build.tuple_set(name, contents)

    @staticmethod
    def _reads(value: core.ValueExpr) -> Cells:
        result = Cells()
        for read in reads_of(value):
            result = result.union(Cells({read.array: build.tuple_set(read.array, read.indices)}))
        return result

    def _track(self, heap: ReductionHeap, delta: ReductionHeap) -> ReductionHeap:
        """Keep the heap of those arrays whose partial reductions have to be inferred."""
        if not self.sources:
            return heap
        others = {a for r in (delta.values, delta.operators) for a in r.arrays()} - self.sources
        return self.algebra.apply(heap, delta.drop(*others))

    def _check_composed(self, effect: ReductionHeap, context: isl.Set, span: Span) -> None:
        """Accumulations whose value is unknown compose only within one reduction per cell."""
        if not effect.operators and not self.algebra.mixed:
            return
        mixed = self.algebra.mixed.union(self.algebra.several_reductions(effect.operators))
        self.algebra.mixed = Cells()
        for array in mixed.intersect_params(context).by_array:
            operators = {self.contexts.identities[t].operator for t, _ in effect.operators.at(array)}
            self._undefined(Kind.OPERATOR if len(operators) > 1 else Kind.COMPLETE, span, array)

    def _undefined(self, kind: Kind, span: Span, array: str) -> None:
        operators = kind is Kind.OPERATOR
        claim = OfArray.COMPOSED_ONE_OPERATOR if operators else OfArray.COMPOSED_ONE_REDUCTION
        self.result.undefined.append(Undefined(kind, span, Array(claim, array)))


def loop_bounds(command: core.Loop) -> isl.Set:
    """``lower <= x < upper``."""
    variable = core.IVar(command.variable)
    return build.where(core.CCmp("<=", command.lower, variable)).intersect(
        build.where(core.CCmp("<", variable, command.upper))
    )


def initial_of(form: Form, equations: Equations) -> core.ValueExpr | None:
    """The initial value of a form as a term: the unit where it has none of its own."""
    if form.init is not None:
        return form.init
    return equations.unit(form.identity.operator, form.identity.body.type)
