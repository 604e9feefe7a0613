"""Assignments and accumulations of a program whose annotations are not looked at.

What such a run violates is what the program does: an access outside of an array, a value that depends on
a cell never written, a race, a wrong output. So it needs no annotation to be right. Cells have no ghosts,
and an accumulation applies its operator.
"""

from __future__ import annotations

from collections.abc import Callable

from redverify.interpreter.assignments import Assignments, ContributionClosure
from redverify.interpreter.commands import Step
from redverify.interpreter.expressions import integer_of
from redverify.interpreter.ghosts import Cell
from redverify.interpreter.indices import Environment, compile_point
from redverify.interpreter.memory import Unclaimed
from redverify.interpreter.state import NoValue, Place
from redverify.language.core import Accumulate, Assign, DataLet


class UnannotatedAssignments(Assignments):
    """Compiles assignments over the state of a run without ghosts."""

    def bound(self, command: DataLet) -> Callable[[Environment], int]:
        """The integer that a ``let`` of data binds; ``defined`` without one."""
        state, right_side = self._state, self._right_side(command.value)

        def bound(e: Environment) -> int:
            state.tick()
            try:
                return integer_of(right_side(e)[0])
            except NoValue as without:
                undefined = without.undefined
                place = Place(undefined.span, undefined.variables, undefined.cell)
                raise state.fatal("defined", undefined.message, place) from None

        return bound

    def assign(self, command: Assign) -> Step:
        """``bounds`` alone."""
        state, span, name = self._state, command.span, command.array
        indices = compile_point(command.indices)
        right_side, touch = self._right_side(command.value), self._touching(command.value)

        def assign(e: Environment) -> None:
            state.tick()
            point = indices(e)
            array = state.target(name, point, span, e)
            try:
                state.write(array, point, Cell(right_side(e)[0]), span)
            except NoValue as without:
                touch(e)
                state.write(array, point, without.undefined, span)

        return assign

    def _is_partial(self, command: Accumulate) -> bool:
        """Nothing says so."""
        return False

    def _contribution(self, command: Accumulate) -> ContributionClosure:
        """The right side, whatever it is an element of."""
        return lambda e, evaluated, place: Unclaimed(command.operator, evaluated[0])
