"""Assignments and accumulations in symbolic evaluation: their rules and obligations."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce

import islpy as isl

from redverify.evaluation.agreement import elements
from redverify.evaluation.equations import Equations
from redverify.evaluation.heap import ReductionHeap, arity_name
from redverify.evaluation.obligation import Emptiness, Impossible, Kind, Law, Problem, WithoutLaw
from redverify.evaluation.partial import partial_indices
from redverify.evaluation.prophecy import Target
from redverify.evaluation.reading import Reader, SymbolicValue
from redverify.evaluation.relation import Cells, Relation
from redverify.language import core
from redverify.language.claims import Array, OfArray, OfOperator, OfPlace, Operator, Place
from redverify.presburger import build


class Statements(Reader):
    """RED-S-ASSIGN and RED-S-OPASSIGN (Figures 5.4 and 7.2)."""

    def own_bounds(self, command: core.Inside, context: isl.Set) -> None:
        """In bounds of a view, or of an array that shares the memory of another one."""
        outside = context.intersect(build.where(core.CNot(command.condition)))
        claim = OfArray.READ_INSIDE if command.access == "reads" else OfArray.WRITE_INSIDE
        self.empty(Kind.BOUNDS, command.span, Array(claim, command.array), outside)

    def assign(self, command: core.Assign, context: isl.Set, heap: ReductionHeap) -> None:
        """RED-S-ASSIGN: in bounds, defined, and equal to the annotation."""
        self._bounds(command.array, command.indices, command.span, context, OfArray.WRITE_INSIDE)
        annotation = self.evaluator.reductions.without_elements(command.annotation)
        defined = self._defined(command, context, heap)
        self._known(annotation, command.span, defined)
        candidates = elements(self.equations, annotation)
        pieces = self._evaluate(
            command.value, command.span, context, heap, copy=True, candidates=candidates, defined=defined
        )
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
        reached, context = context, self._defined(command, context, heap)
        cell = build.tuple_set(command.array, command.indices)
        here = cell.intersect_params(context)
        missing = heap.values.outside(command.array, here)
        self.empty(Kind.DEFINED, span, Array(OfArray.CELL_KNOWN, command.array), missing)
        targets = self.prophecy.targets[id(command)]
        self._known(command.annotation, span, context)
        if command.reduction_indices is None:
            self._partial(command, targets, reached, context, heap)
            parts = f"partial reductions by `{command.operator}` cannot be recombined"
            self._unless("is_associative", command, OfOperator.ASSOCIATIVE, lambda: Impossible(parts))
        else:
            self._element(command, targets, reached, context, heap)
        self._joins(command, context, heap)

    def _unless(
        self, question: Law, command: core.Accumulate, subject: OfOperator, problem: Callable[[], Problem]
    ) -> None:
        """State an obligation on the order of accumulations unless the operator has a law.

        If it has it under this encoding of values, the obligation is kept for those under which it has not.
        """
        asked = (command.operator, command.value.type)
        about = Operator(subject, command.operator)
        if getattr(Equations, question)(self.equations, *asked):
            self.without_law.append(WithoutLaw(question, *asked, command.span, about, problem))
        else:
            getattr(self.equations, question)(*asked)
            self.require(Kind.ORDER, command.span, about, problem())

    def _element(
        self,
        command: core.Accumulate,
        targets: list[Target],
        whole: isl.Set,
        context: isl.Set,
        heap: ReductionHeap,
    ) -> None:
        """The accumulated value is the reduction's element at ``K``; where ``K`` is outside its
        index set, it is the operator's unit."""
        assert command.reduction_indices is not None
        span = command.span
        pieces = self._evaluate(command.value, span, whole, heap, defined=context)
        for target in targets:
            reached = context.intersect(target.guard)
            inside = build.where(target.form.contains(command.reduction_indices))
            self._padding(command, target, pieces, reached.subtract(inside))
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

    def _padding(
        self, command: core.Accumulate, target: Target, pieces: list[SymbolicValue], outside: isl.Set
    ) -> None:
        """Where ``K`` is outside the index set, the value is the operator's unit.

        Such an update changes nothing (``x ⊙ 0_⊙ = x``), and contributes no index. Nothing is required of
        the specification there. An operator without a unit has no index outside.
        """
        unit = self.equations.unit(command.operator, target.form.identity.body.type)
        if unit is None or outside.is_empty():
            self.empty(Kind.VALUE, command.span, Place(OfPlace.INDEX_INSIDE), outside)
            return
        for piece in pieces:
            where = piece.where.intersect(outside)
            if not where.is_empty():
                self.equal(Kind.VALUE, command.span, Place(OfPlace.PADDING_UNIT), where, piece.term, unit)

    def _partial(
        self,
        command: core.Accumulate,
        targets: list[Target],
        whole: isl.Set,
        context: isl.Set,
        heap: ReductionHeap,
    ) -> None:
        """The right side is a partial reduction of the annotation, with the index set that
        prophetic evaluation inferred (section 7.3.3: "we must check")."""
        span = command.span
        unreadable = build.nowhere()
        if isinstance(command.value, core.Read):
            read = command.value
            self._bounds(read.array, read.indices, span, whole, OfArray.READ_INSIDE)
            location = build.tuple_set(read.array, read.indices)
            missing = heap.values.outside(read.array, location.intersect_params(context))
            pending = heap.pending.of(read.array)
            if pending is not None:
                missing = missing.union(location.intersect_params(whole).intersect(pending))
            self.empty(Kind.DEFINED, span, Array(OfArray.READ_KNOWN, read.array), missing)
            unreadable = missing.params()
        actual = partial_indices(self.algebra, command, targets, context, heap)
        self.empty(
            Kind.VALUE,
            span,
            Place(OfPlace.PARTIAL),
            context.subtract(actual.covered).subtract(unreadable),
            exact=False,
        )
        self._from_start(command, context, heap)
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

    def _from_start(self, command: core.Accumulate, context: isl.Set, heap: ReductionHeap) -> None:
        """The cell that parts are joined in starts from the operator's start, if it has one.

        A part may start from ``S``, which is not a unit: ``(S ⊙ x) ⊙ (S ⊙ y) = (S ⊙ x) ⊙ y`` follows from the
        laws of ``S`` (:class:`~redverify.language.operators.Laws`), and ``c ⊙ (S ⊙ y) = c ⊙ y`` does not. So
        the cell has to hold ``S``, or a reduction by the operator that starts from ``S``.
        """
        operator, start = command.operator, self.equations.start(command.operator, command.value.type)
        if start is None:
            return
        cell = build.tuple_set(command.array, command.indices).intersect_params(context)
        other = cell.subtract(cell)
        for name, relation in (
            heap.values.only(command.array).within(Cells({command.array: cell})).at(command.array)
        ):
            if not self._starts_there(operator, start, name):
                other = other.union(relation.domain())
        self.empty(Kind.VALUE, command.span, Place(OfPlace.FROM_START), other.params(), exact=False)

    def _starts_there(self, operator: str, start: core.ValueExpr, name: str) -> bool:
        """Whether a context is the start, or for certain a reduction by the operator from it."""
        if self.contexts.is_pending(name):
            info = self.contexts.pending[name]
            if self.contexts.identities[info.identity].operator != operator or info.initial is None:
                return False
            return self.contexts.regular[info.initial].term == start
        term = self.contexts.regular[name].term
        forms = [case.form for case in self.evaluator.reductions.cases(term)]
        return term == start or all(
            f is not None and f.identity.operator == operator and f.init == start for f in forms
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

    def _joins(self, command: core.Accumulate, context: isl.Set, heap: ReductionHeap) -> None:
        """``update-ok``: no index twice, in order unless elements commute, one operator, one reduction."""
        effect = self.prophecy.heaps[id(command)]
        cell = build.tuple_set(command.array, command.indices).intersect_params(context)
        operators = effect.operators.intersect_params(context)
        self._indices_enter(command, context, heap, cell, operators)
        self._one_reduction(command, heap, cell, operators)

    def _indices_enter(
        self,
        command: core.Accumulate,
        context: isl.Set,
        heap: ReductionHeap,
        cell: isl.Set,
        operators: Relation,
    ) -> None:
        """No reduction index enters the cell twice, nor, unless elements commute, after a greater one."""
        array, span = command.array, command.span
        effect = self.prophecy.heaps[id(command)]
        cells = Cells({array: cell})
        _, held = self.algebra.join(
            heap.values.only(array).within(cells),
            heap.sets.only(array).within(cells),
            operators,
            Relation(),
            effect.expected,
        )
        contributed = effect.indices.intersect_params(context)
        none = cell.subtract(cell)
        twice: isl.Set | None = None
        entering: list[tuple[isl.Map, isl.Map]] = []
        for name, mine in held.at(array):
            new = contributed.pieces.get((array, name))
            if new is None:
                continue
            both = mine.intersect(new).domain()
            twice = both if twice is None else twice.union(both)
            entering.append((mine, new))
        self.empty(Kind.FRESH, span, Place(OfPlace.NO_INDEX_TWICE), none if twice is None else twice)

        def late() -> Emptiness:
            wrong = [_not_before(mine, new) for mine, new in entering]
            return Emptiness(reduce(isl.Set.union, wrong) if wrong else none)

        self._unless("may_reorder", command, OfOperator.IN_ORDER, late)

    def _one_reduction(
        self, command: core.Accumulate, heap: ReductionHeap, cell: isl.Set, operators: Relation
    ) -> None:
        """A cell with contributions in the open scope takes no others than of the same reduction."""
        array, span = command.array, command.span
        pending = heap.pending.of(array)
        if pending is None:
            return
        values = heap.values.only(array).within(Cells({array: cell}))
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
                self.empty(Kind.COMPLETE, span, Place(OfPlace.ONE_REDUCTION), other, exact=False)


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
