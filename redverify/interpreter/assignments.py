"""Assignments and accumulations as steps (rules RED-U-ASSIGN and RED-U-OPASSIGN)."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from redverify.interpreter.commands import Step
from redverify.interpreter.domains.terms import Value
from redverify.interpreter.enumeration import Point
from redverify.interpreter.expressions import ExpressionCompiler, ValueClosure, integer_of
from redverify.interpreter.ghosts import (
    Broken,
    Cell,
    Contribution,
    Ghost,
    held_by,
    holds,
    is_unfinished,
    partial,
    show_index,
)
from redverify.interpreter.indices import Environment, compile_point
from redverify.interpreter.memory import Unclaimed, Undefined
from redverify.interpreter.results import InvalidProgram
from redverify.interpreter.specification import Reduction, ReductionClosure, UnknownValue
from redverify.interpreter.state import ACCUMULATES, Abandon, NoValue, Place, State
from redverify.language.core import (
    RECORD,
    Access,
    Accumulate,
    Apply,
    Assign,
    Constant,
    DataLet,
    Element,
    Literal,
    Read,
    Reduce,
    ValueExpr,
)
from redverify.language.walks import nodes_of

#: The value of a right side, and the cell if the right side is a bare read of it.
Evaluated = tuple[Value, Cell | None]

ContributionClosure = Callable[[Environment, Evaluated, Place], Contribution | Unclaimed]
_ElementClosure = Callable[[Environment, Evaluated, Reduction, Place], Contribution]


class Assignments:
    """Compiles assignments over the state of a run."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._specification = state.specification
        self._compiler = ExpressionCompiler(state.domain, self._leaf, lazy=False)

    # ------------------------------------------------------------ right sides

    def _leaf(self, expr: Access | Read | Reduce | Element) -> ValueClosure:
        if not isinstance(expr, Read):
            raise TypeError(f"not a semantic expression: {expr}")
        load, state = self._loader(expr), self._state

        def read(e: Environment) -> Value:
            cell, point = load(e)
            if is_unfinished(cell.ghost):
                place = Place(expr.span, e, (expr.array, point))
                state.report("complete", "reads a part of a reduction", place)
            return cell.value

        return read

    def _loader(self, expr: Read) -> Callable[[Environment], tuple[Cell, Point]]:
        indices, state = compile_point(expr.indices), self._state

        def load(e: Environment) -> tuple[Cell, Point]:
            point = indices(e)
            return state.load(expr.array, point, expr.span, e), point

        return load

    def _right_side(self, expr: ValueExpr) -> Callable[[Environment], Evaluated]:
        """Evaluates a right side; a part of a reduction may only be read by a bare read."""
        if isinstance(expr, Read):
            load = self._loader(expr)

            def bare(e: Environment) -> Evaluated:
                cell, _ = load(e)
                return cell.value, cell

            return bare
        value = self._compiler.compile(expr)
        return lambda e: (value(e), None)

    def _touching(self, expr: ValueExpr) -> Callable[[Environment], None]:
        """Makes all reads of a right side, whether or not there is a value. A bare read has been made."""
        bare = isinstance(expr, Read)
        reads = [self._leaf(node) for node in nodes_of(expr) if isinstance(node, Read) and not bare]

        def touch(e: Environment) -> None:
            for read in reads:
                with suppress(NoValue):
                    read(e)

        return touch

    # ------------------------------------------------------------ indices that are data

    def bound(self, command: DataLet) -> Callable[[Environment], int]:
        """U-DATALET: the integer that a ``let`` of data binds; ``value``, and ``defined`` without one."""
        state, span = self._state, command.span
        annotation = self._specification.compile(command.annotation)
        held = self._specification.held(command.annotation)
        right_side = self._right_side(command.value)

        def bound(e: Environment) -> int:
            state.tick()
            try:
                value, source = right_side(e)
            except NoValue as without:
                undefined = without.undefined
                place = Place(undefined.span, undefined.variables, undefined.cell)
                raise state.fatal("defined", undefined.message, place) from None
            place = Place(span, dict(e))
            reduction = self._check_written(annotation, held, value, place, "bound")
            if source is not None:
                self._check_copy(source.ghost, reduction, place)
            return integer_of(value)

        return bound

    # ------------------------------------------------------------ :=

    def assign(self, command: Assign) -> Step:
        """RED-U-ASSIGN; ``value`` and, for a copy, ``complete``."""
        state, span, name = self._state, command.span, command.array
        indices = compile_point(command.indices)
        annotation = self._specification.compile(command.annotation)
        held = self._specification.held(command.annotation)
        right_side, touch = self._right_side(command.value), self._touching(command.value)

        def assign(e: Environment) -> None:
            state.tick()
            point = indices(e)
            array = state.target(name, point, span, e)
            try:
                value, source = right_side(e)
            except NoValue as without:
                touch(e)
                return state.write(array, point, without.undefined, span)
            place = Place(span, e, (name, point))
            reduction = self._check_written(annotation, held, value, place)
            if source is not None:
                self._check_copy(source.ghost, reduction, place)
            state.write(array, point, Cell(value, held_by(reduction)), span)

        return assign

    def _check_written(
        self,
        annotation: ValueClosure,
        held: ReductionClosure,
        value: Value,
        place: Place,
        what: str = "written",
    ) -> Reduction | None:
        """``value`` of a write; gives the reduction that its annotation is."""
        try:
            expected = annotation(place.environment)
            if not self._state.agrees(expected, value):
                message = f"the value {what} is not the annotation's"
                self._state.report("value", message, place, expected=expected, actual=value)
            return held(place.environment)
        except UnknownValue as unknown:
            self._state.report(unknown.kind, unknown.message, place, actual=value)
            return None

    def _check_copy(self, ghost: Ghost | None, reduction: Reduction | None, place: Place) -> None:
        """``complete``: a part of a reduction may be copied as the part that it is."""
        if ghost is None or not is_unfinished(ghost):
            return
        if reduction is None or not holds(ghost, reduction):
            self._state.report("complete", "copies a part of a reduction as something else", place)

    # ------------------------------------------------------------ op=

    def accumulate(self, command: Accumulate) -> Step:
        """RED-U-OPASSIGN, and section 7.3.3 without an index."""
        state, span, name = self._state, command.span, command.array
        indices = compile_point(command.indices)
        contribution, partial = self._contribution(command), self._is_partial(command)
        right_side, touch = self._right_side(command.value), self._touching(command.value)

        def accumulate(e: Environment) -> None:
            state.tick()
            point = indices(e)
            array = state.target(name, point, span, e)
            place = Place(span, e, (name, point))
            laws = state.domain.laws(command.operator, array.type)
            if partial and not laws.associative:
                message = f"partial reductions need '{command.operator}' to be associative"
                state.report("order", message, place)
            added: Contribution | Unclaimed | Undefined
            try:
                evaluated = right_side(e)
                held = array.held(point)
                if not isinstance(held, Cell):
                    raise NoValue(held or state.unwritten(ACCUMULATES, span, e, (name, point)))
                added = contribution(e, evaluated, place)
            except NoValue as without:
                touch(e)
                before = array.held(point)  # the first cause is told
                added = before if isinstance(before, Undefined) else without.undefined
            commutes = laws.associative and laws.commutative
            state.accumulate(array, added, command.operator, place, atomic=command.atomic and commutes)

        return accumulate

    def _is_partial(self, command: Accumulate) -> bool:
        """Whether an accumulation joins parts of a reduction."""
        return command.reduction_indices is None

    def _contribution(self, command: Accumulate) -> ContributionClosure:
        """What an accumulation adds to the cell."""
        head = self._specification.reduction(command.annotation)
        added = self._partial(command) if self._is_partial(command) else self._indexed(command)
        return lambda e, evaluated, place: added(
            e, evaluated, self._annotated(head, command.operator, place), place
        )

    def _annotated(self, head: ReductionClosure, operator: str, place: Place) -> Reduction:
        """The reduction that the annotation of an accumulation is."""
        try:
            reduction = head(place.environment)
        except UnknownValue as unknown:
            raise self._state.fatal(unknown.kind, unknown.message, place) from None
        if reduction is None or reduction.operator != operator:
            message = f"the annotation is not a reduction of '{operator}'"
            raise self._state.fatal("value", message, place)
        return reduction

    def _indexed(self, command: Accumulate) -> _ElementClosure:
        """``⊙{K}= e``: ``e`` is the element at ``K``.

        Where ``K`` is outside of the index set, ``e`` is the operator's unit and contributes no index.
        """
        assert command.reduction_indices is not None
        state, index = self._state, compile_point(command.reduction_indices)

        def contribution(
            e: Environment, evaluated: Evaluated, reduction: Reduction, place: Place
        ) -> Contribution:
            value, source = evaluated
            k = index(e)
            if k not in reduction.points:
                return self._padding(k, value, source, reduction, place)
            try:
                expected = reduction.element(k)
                nested = None if source is None else reduction.nested(k)
            except UnknownValue as unknown:
                raise state.fatal(unknown.kind, unknown.message, place) from None
            if not state.agrees(expected, value):
                message = f"the value accumulated is not the element at {show_index(k)}"
                state.report("value", message, place, expected=expected, actual=value)
            if source is not None:
                self._check_copy(source.ghost, nested, place)
            return Contribution(reduction, frozenset((k,)), value)

        return contribution

    def _padding(
        self, k: Point, value: Value, source: Cell | None, reduction: Reduction, place: Place
    ) -> Contribution:
        """What is accumulated at an index outside of the index set: nothing, if it is the unit."""
        state, message = self._state, f"index {show_index(k)} is not in the reduction's index set"
        if reduction.unit is None:
            raise state.fatal("value", message, place)
        if not state.agrees(reduction.unit, value):
            message = f"{message}, and the value accumulated is not the operator's unit"
            state.report("value", message, place, expected=reduction.unit, actual=value)
            raise Abandon
        if source is not None:
            self._check_copy(source.ghost, None, place)
        return Contribution(reduction, frozenset(), value)

    def _partial(self, command: Accumulate) -> _ElementClosure:
        """``⊙= e``: a partial reduction from the unit or the operator's start, or one of these itself."""
        state = self._state
        record = isinstance(command.value, Apply) and command.value.function == RECORD
        if not record and not isinstance(command.value, Read | Literal | Constant):
            message = "the right side of 'op=' without an index is not a single read"
            raise InvalidProgram(command.span, message)

        def contribution(
            e: Environment, evaluated: Evaluated, reduction: Reduction, place: Place
        ) -> Contribution:
            value, source = evaluated
            try:
                return partial(source or Cell(value), reduction)
            except (Broken, UnknownValue) as broken:
                raise state.fatal(broken.kind, broken.message, place) from None

        return contribution
