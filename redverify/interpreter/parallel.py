"""Combining the iterations of a parallel loop (U-PARLOOP, Definition 7.3.1)."""

from __future__ import annotations

from redverify.interpreter.domains.terms import Value, same
from redverify.interpreter.ghosts import Cell, same_part
from redverify.interpreter.indices import Environment
from redverify.interpreter.memory import Atomic, Frame, Location, Undefined, conflict, written_twice
from redverify.interpreter.results import Meeting, Touch
from redverify.interpreter.state import Place, State
from redverify.language.core import Loop


def combine(state: State, loop: Loop, frames: list[Frame], e: Environment, *, apply: bool) -> None:
    """Check the iterations against each other, then make their changes if ``apply``.

    Atomic updates of one cell by several iterations are made one after the other.
    """
    _check_races(state, loop, frames, e)
    changes: dict[Location, list[Frame]] = {}
    for frame in frames:
        for location in frame.final:
            changes.setdefault(location, []).append(frame)
        if state.frames:
            _inherit(state, state.frames[-1], frame)
    for (array, point), those in changes.items():
        location = (array, point)
        replayed = len(those) > 1 and all(location not in frame.writes for frame in those)
        if not replayed:
            _check_overlap(state, loop, location, those, e)
        if not apply:
            continue
        if not replayed:
            state.store(array, point, those[-1].final[location])
            continue
        for frame in those:
            for update in frame.atomics[location]:
                place = Place(update.span, update.environment, (array.name, point))
                if isinstance(update.contribution, Undefined):
                    state.store(array, point, update.contribution)
                else:
                    state.contribute(array, update.contribution, place)


def _check_races(state: State, loop: Loop, frames: list[Frame], e: Environment) -> None:
    found = conflict(frames)
    if found is None and state.strict_races:
        found = written_twice(frames)
    if found is not None:
        (array, point), name = found.location, loop.variable
        two = f"iterations {name} = {found.one.iteration} and {name} = {found.other.iteration}"
        message = f"{two} both write the cell" if found.writes else f"{two} conflict"
        place = Place(found.span, {**e, name: found.one.iteration}, (array.name, point))
        state.report("race", message, place, meeting=_meeting(name, found.location, (found.one, found.other)))


def _check_overlap(state: State, loop: Loop, location: Location, those: list[Frame], e: Environment) -> None:
    """Definition 7.3.1: changes of one cell by several iterations are equal constants, or all undefined."""
    (array, point), name, first = location, loop.variable, those[0]
    for other in those[1:]:
        one, two = first.final[location], other.final[location]
        if _alike(one, two):
            continue
        message = (
            f"iterations {name} = {first.iteration} and {name} = {other.iteration} leave different values"
        )
        span = other.writes.get(location, loop.span)
        place = Place(span, {**e, name: other.iteration}, (array.name, point))
        met = _meeting(name, location, (first, other))
        state.report("overlap", message, place, expected=_value(one), actual=_value(two), meeting=met)


def _meeting(variable: str, location: Location, frames: tuple[Frame, Frame]) -> Meeting:
    """What two iterations do at a cell."""
    touches: list[Touch] = []
    for frame in frames:
        if location in frame.reads:
            touches.append(Touch(frame.iteration, "reads", frame.reads[location]))
        if location in frame.writes:
            touches.append(Touch(frame.iteration, "writes", frame.writes[location]))
        if location in frame.atomics:
            touches.append(Touch(frame.iteration, "accumulates", frame.atomics[location][0].span))
    return Meeting(variable, tuple(touches))


def _alike(one: Cell | Undefined, two: Cell | Undefined) -> bool:
    if isinstance(one, Undefined) or isinstance(two, Undefined):
        return isinstance(one, Undefined) and isinstance(two, Undefined)
    return same(one.value, two.value) and same_part(one.ghost, two.ghost)


def _value(cell: Cell | Undefined) -> Value | None:
    return cell.value if isinstance(cell, Cell) else None


def _inherit(state: State, outer: Frame, inner: Frame) -> None:
    """The accesses of an iteration are accesses of the iteration around its loop."""
    for location, span in inner.reads.items():
        if location[0].level < outer.level:
            outer.reads.setdefault(location, span)
    for location, span in inner.writes.items():
        if location[0].level < outer.level:
            outer.writes.setdefault(location, span)
    for location, cell in inner.saved.items():
        if location[0].level < outer.level:
            outer.saved.setdefault(location, cell)
    for location, updates in inner.atomics.items():
        if location[0].level < outer.level:
            _inherit_atomics(state, outer, location, updates)


def _inherit_atomics(state: State, outer: Frame, location: Location, updates: list[Atomic]) -> None:
    if state.scopes[location[0].name].level < outer.level:
        outer.atomics.setdefault(location, []).extend(updates)
    else:
        outer.reads.setdefault(location, updates[0].span)
        outer.writes.setdefault(location, updates[0].span)
