"""Concrete execution of an implementation, checking every obligation as it goes.

The semantics is the reduction-aware dynamic semantics of the thesis (section 7.3.6:
RED-U-SEQ, RED-U-FOR, RED-U-ASSIGN, RED-U-OPASSIGN; figure 4.5 for the rest), where cells
carry a ghost that says which part of which reduction they hold.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from contextlib import suppress
from itertools import islice
from math import prod

from redverify.interpreter.assignments import Assignments
from redverify.interpreter.commands import CommandCompiler, Step
from redverify.interpreter.domain import Domain
from redverify.interpreter.domains.terms import NoEvidence, Value
from redverify.interpreter.enumeration import Point
from redverify.interpreter.ghosts import Cell, holds, is_complete, is_unfinished
from redverify.interpreter.indices import Environment, NoDivisor, compile_cond, compile_index, compile_point
from redverify.interpreter.inputs import Inputs, Overrides
from redverify.interpreter.layout import Placement, bound_arrays, filled_when_read, placements
from redverify.interpreter.memory import Array, Frame, Undefined
from redverify.interpreter.parallel import combine
from redverify.interpreter.ranges import has_inputs
from redverify.interpreter.results import RunResult
from redverify.interpreter.slices import Slice
from redverify.interpreter.specification import Specification, UnknownValue, show_point
from redverify.interpreter.state import Abandon, Place, State, Stop
from redverify.interpreter.unannotated import UnannotatedAssignments
from redverify.interpreter.widths import Machine, Overflows
from redverify.language.computed import computed
from redverify.language.core import (
    Accumulate,
    Allocate,
    Assign,
    Binding,
    Command,
    DataLet,
    Impl,
    Inside,
    Loop,
    Scope,
)
from redverify.language.walks import expressions_of, has_product

#: Steps of a run whose tensors are large: one evaluation of the specification may take long there.
_LARGE_STEPS = 2_000


class _Machine(CommandCompiler):
    """Compiles commands to steps over a state, and checks the outputs at the end."""

    def __init__(
        self, impl: Impl, state: State, interleave: int | None, part: Slice | None, *, annotated: bool
    ) -> None:
        self._impl = impl
        self.part = part
        self._state = state
        self._shuffle = None if interleave is None else random.Random(interleave).shuffle
        self._annotated = annotated
        self._assignments = Assignments(state) if annotated else UnannotatedAssignments(state)
        self.outputs: dict[str, dict[Point, Value | None]] = {}
        self.expected: dict[str, dict[Point, Value | None]] = {}
        #: Outputs that hold only a part of a reduction, and still the right value: the last to report.
        self._right_by_chance: list[tuple[str, str, Place, Value, Value]] = []

    def run(self) -> bool:
        """Run to the end or to the first violation; whether the end was reached."""
        try:
            placed = self._start()
            self.block(self._impl.body)(dict(self._state.parameters))
            if placed is None:
                return False
            self._finish(placed)
        except NoEvidence as without:
            self._state.depends(without.reason)
            return False
        except (Stop, Abandon):
            return False
        return True

    # ------------------------------------------------------------ start and end

    def _start(self) -> tuple[Placement, ...] | None:
        """``layout``, and the memory before the first command.

        If the tensors are too large, inputs are filled when they are read, and the result is ``None``: then
        ``layout`` and the outputs are not checked, and the run counts as one that did not end.
        """
        state = self._state
        if not has_inputs(self._impl.spec, state.parameters):
            raise Stop
        if self.part is None and self._is_large():
            arrays = filled_when_read(self._impl, state.specification)
            if arrays is None:
                raise Stop
            state.arrays = arrays
            state.max_steps = min(state.max_steps, _LARGE_STEPS)
            return None
        placed = placements(self._impl, state.specification, self.part)

        def report(message: str, binding: Binding, cell: Point) -> None:
            state.report("layout", message, Place(binding.span, {}, (binding.array, cell)))

        state.arrays = bound_arrays(self._impl, state.specification, placed, report)
        return placed

    def _is_large(self) -> bool:
        """Whether too many elements would be listed; an extent is listed also where another one is 0."""
        tensors = [self._impl.spec.tensors[binding.tensor] for binding in self._impl.bindings]
        regions = [self._state.specification.region(tensor) for tensor in tensors]
        most = self._state.max_steps
        return any(prod(max(1, upper - lower) for lower, upper in region) > most for region in regions)

    def _finish(self, placed: tuple[Placement, ...]) -> None:
        """``coverage`` and ``complete`` of the outputs.

        Where annotations are not looked at, a run in which the specification gives no value to some output
        is not evidence: the program that the specification was read from may do anything then.
        """
        if not (self._annotated or self._specified(placed)):
            return
        try:
            for placement in placed:
                if self._impl.spec.tensors[placement.binding.tensor].kind == "output":
                    self._check_outputs(placement)
        finally:
            for violation in self._right_by_chance:
                self._state.report(*violation)

    def _check_outputs(self, placement: Placement) -> None:
        tensor = placement.binding.tensor
        array = self._state.arrays[placement.binding.array]
        outputs = self.outputs[tensor] = {}
        expected = self.expected[tensor] = {}
        for point, index in placement.cells.items():
            cell = array.held(index)
            outputs[point] = cell.value if isinstance(cell, Cell) else None
            expected[point] = self._check_output(tensor, point, cell, (array.name, index))

    def _specified(self, placed: tuple[Placement, ...]) -> bool:
        """Whether the specification gives a value to each output."""
        spec, at = self._impl.spec, self._state.specification.at
        outputs = [p for p in placed if spec.tensors[p.binding.tensor].kind == "output"]
        with suppress(UnknownValue):
            for placement in outputs:
                for point in placement.cells:
                    at(placement.binding.tensor, point)
            return True
        return False

    def _check_output(
        self, tensor: str, point: Point, cell: Cell | Undefined | None, where: tuple[str, Point]
    ) -> Value | None:
        """Check an output cell; gives the specification's value, ``None`` if it is unknown."""
        state, place = self._state, Place(self._impl.span, {}, where)
        shown = show_point(tensor, point)
        try:
            value = state.specification.at(tensor, point)
            reduction = state.specification.tensor_reduction(tensor, point)
        except UnknownValue as unknown:
            kind = unknown.kind if unknown.kind == "spec" else "coverage"
            state.report(kind, unknown.message, place)
            return None
        if isinstance(cell, Undefined):
            state.report("defined", cell.message, Place(cell.span, cell.variables, cell.cell))
            return value
        if cell is None:
            state.report("coverage", f"{shown} was never written", place, expected=value)
            return value
        partial = cell.ghost is not None and not is_complete(cell.ghost)
        agrees = state.agrees(value, cell.value)
        if agrees and not is_unfinished(cell.ghost):
            return value
        if partial and not (cell.ghost and reduction and holds(cell.ghost, reduction)):
            message = f"at the end the cell of {shown} holds only a part of a reduction"
            if agrees:
                self._right_by_chance.append(("complete", message, place, value, cell.value))
            else:
                state.report("complete", message, place, value, cell.value)
        elif not agrees:
            message = f"at the end the cell does not hold {shown}"
            state.report("coverage", message, place, expected=value, actual=cell.value)
        return value

    # ------------------------------------------------------------ commands

    def command(self, command: Command) -> Step:
        """Where all violations are wanted, a command that cannot go on is left out."""
        step = super().command(command)
        if self._impl.width is not None:
            step = self._fitting(command, step, Machine(self._impl.width))
        if any(map(has_product, expressions_of(command))):
            step = self._dividing(command, step)
        if not self._state.collect_all:
            return step

        def guarded(e: Environment) -> None:
            with suppress(Abandon):
                step(e)

        return guarded

    def _fitting(self, command: Command, step: Step, machine: Machine) -> Step:
        """``overflow``: what the command computes of indices fits into their type."""
        values = [machine.compiled(expression) for expression in computed(command, self._impl)]

        def guarded(e: Environment) -> None:
            try:
                for value in values:
                    value(e)
            except Overflows as error:
                raise self._state.fatal("overflow", str(error), Place(command.span, dict(e))) from None
            step(e)

        return guarded

    def _dividing(self, command: Command, step: Step) -> Step:
        """``divisor``: what the command divides by is positive."""

        def guarded(e: Environment) -> None:
            try:
                step(e)
            except NoDivisor as error:
                raise self._state.fatal("divisor", str(error), Place(command.span, dict(e))) from None

        return guarded

    def inside(self, command: Inside) -> Step:
        """``bounds`` of a part of an array."""
        state, array, span = self._state, command.array, command.span
        holds, cell = compile_cond(command.condition), compile_point(command.indices)

        def inside(e: Environment) -> None:
            if not holds(e):
                place = Place(span, dict(e), (array, cell(e)))
                raise state.fatal("bounds", f"{command.access} outside the array", place)

        return inside

    def assign(self, command: Assign) -> Step:
        """RED-U-ASSIGN."""
        return self._assignments.assign(command)

    def accumulate(self, command: Accumulate) -> Step:
        """RED-U-OPASSIGN."""
        return self._assignments.accumulate(command)

    def scope(self, command: Scope) -> Step:
        """``accumulate arrays: body`` (section 7.3.4)."""
        state, names, body = self._state, command.arrays, self.block(command.body)

        def scope(e: Environment) -> None:
            state.enter_scope(names)
            body(e)
            state.leave_scope(names)

        return scope

    def data_let(self, command: DataLet) -> Step:
        """U-DATALET: the value is that of its annotation and lies in its range; then it is an index."""
        state, variable, body = self._state, command.variable, self.block(command.body)
        value = self._assignments.bound(command)
        lower, upper = compile_index(command.lower), compile_index(command.upper)

        def let(e: Environment) -> None:
            x, least, end = value(e), lower(e), upper(e)
            if not least <= x < end:
                raise state.fatal("bounds", f"{x} is not in {least}..{end}", Place(command.span, dict(e)))
            body({**e, variable: x})

        return let

    def allocate(self, command: Allocate) -> Step:
        """U-ALLOCATE: uninitialised, private to the iteration around it."""
        state, name = self._state, command.array
        extents, body = compile_point(command.extents), self.block(command.body)

        def allocate(e: Environment) -> None:
            outer = state.arrays.get(name)
            state.arrays[name] = Array(name, command.type, extents(e), len(state.frames))
            body(e)
            del state.arrays[name]
            if outer is not None:
                state.arrays[name] = outer

        return allocate

    def loop(self, command: Loop) -> Step:
        """RED-U-FOR and U-PARLOOP."""
        return self._parallel(command) if command.parallel else self._sequential(command)

    def _sequential(self, command: Loop) -> Step:
        """RED-U-FOR."""
        state, variable, body = self._state, command.variable, self.block(command.body)
        iterations = self.iterations(command)

        def loop(e: Environment) -> None:
            scope = dict(e)
            for i in iterations(e):
                state.tick()
                scope[variable] = i
                body(scope)

        return loop

    def _parallel(self, command: Loop) -> Step:
        """U-PARLOOP: every iteration from the memory at entry, then the union of their changes."""
        state, variable, body = self._state, command.variable, self.block(command.body)
        iterations, shuffle = self.iterations(command), self._shuffle

        def loop(e: Environment) -> None:
            order = iterations(e)
            if shuffle is not None:
                order = list(islice(order, state.max_steps - state.steps + 1))  # the run ends before
                shuffle(order)
            frames: list[Frame] = []
            for i in order:
                state.tick()
                frame = Frame(len(state.frames) + 1, i)
                state.frames.append(frame)
                body({**e, variable: i})
                state.frames.pop()
                frame.capture()
                if shuffle is None:
                    frame.undo()
                frames.append(frame)
            combine(state, command, frames, e, apply=shuffle is None)

        return loop


def run(
    impl: Impl,
    parameters: Mapping[str, int],
    *,
    seed: int = 0,
    values: str = "real",
    inputs: Overrides | None = None,
    max_steps: int = 1_000_000,
    all: bool = False,
    interleave: int | None = None,
    part: Slice | None = None,
    annotated: bool = True,
    finite: bool = False,
    total: bool = True,
    wraps: bool = True,
) -> RunResult:
    """Run ``impl`` on concrete parameters, checking every obligation (``docs/obligations``).

    ``seed`` chooses inputs and interpretations, ``inputs`` fixes elements of input tensors.
    The run stops at the first violation unless ``all``. With ``interleave`` the iterations of
    ``par`` run one after the other in a random order instead of from the memory at entry.
    With ``part``, a slice of ``impl`` at these parameters, only the slice is run (:mod:`.slices`).
    Unless ``annotated``, annotations are not looked at (:mod:`.unannotated`).
    What ``finite``, ``total`` and ``wraps`` mean says :class:`.Domain`.
    Assumptions are not checked. Raises :class:`.Unenumerable` and :class:`.InvalidProgram`.
    """
    domain = Domain(impl.spec, values, seed, finite=finite, total=total, wraps=wraps)
    provider = Inputs(domain, inputs, parameters)
    specification = Specification(impl.spec, parameters, domain, provider)
    state = State(dict(parameters), domain, specification, max_steps, all, impl.strict_races)
    machine = _Machine(impl, state, interleave, part, annotated=annotated)
    finished = machine.run()
    state.release()
    return RunResult(
        tuple(state.violations),
        machine.outputs,
        machine.expected,
        provider.used,
        state.steps,
        finished,
        tuple(state.depends_on),
    )
