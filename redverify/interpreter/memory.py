"""Arrays, and the accesses of one iteration of a parallel loop.

A :class:`Frame` is the pair ``⟨δμ; ρ⟩`` of the thesis (figure 4.5, section 7.3.6) for one
iteration: what it has read, written and accumulated atomically, and the cells before its changes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from redverify.interpreter.domains.terms import Value
from redverify.interpreter.enumeration import Point
from redverify.interpreter.ghosts import Cell, Contribution
from redverify.language.source import Span
from redverify.language.types import ValueType


@dataclass(frozen=True, slots=True, eq=False)
class Undefined:
    """What a cell holds that was written with a value that depends on a cell never written.

    ``message`` says in which way that cell was read; ``span``, ``variables`` and ``cell`` say where.
    """

    message: str
    span: Span
    variables: dict[str, int]
    cell: tuple[str, Point]


@dataclass(slots=True, eq=False)
class Array:
    """An array; cells that are absent from ``cells`` are uninitialised.

    ``level`` is the number of parallel loops around its allocation: iterations of deeper
    loops share it. ``source`` gives the cells of a large input, which are filled when they are needed.
    """

    name: str
    type: ValueType
    extents: tuple[int, ...]
    level: int = 0
    cells: dict[Point, Cell | Undefined] = field(default_factory=dict)
    source: Callable[[Point], Cell | None] | None = None

    def at(self, point: Point) -> Cell | None:
        """A cell; ``None`` if it has no value."""
        held = self.held(point)
        return held if isinstance(held, Cell) else None

    def held(self, point: Point) -> Cell | Undefined | None:
        """What a cell holds; ``None`` if it is uninitialised."""
        cell = self.cells.get(point)
        if cell is None and self.source is not None:
            cell = self.source(point)
            if cell is not None:
                self.cells[point] = cell
        return cell

    def filled(self) -> Iterator[tuple[Point, Cell]]:
        """The cells that hold a value."""
        return ((point, cell) for point, cell in self.cells.items() if isinstance(cell, Cell))

    def contains(self, point: Point) -> bool:
        """Whether the access is inside the array."""
        return all(0 <= i < extent for i, extent in zip(point, self.extents, strict=True))


Location = tuple[Array, Point]


@dataclass(frozen=True, slots=True, eq=False)
class Unclaimed:
    """A value that is to be accumulated, where nothing says which reduction it belongs to."""

    operator: str
    value: Value


@dataclass(frozen=True, slots=True, eq=False)
class Atomic:
    """An atomic contribution, to be replayed when the iterations are combined; it may be undefined."""

    contribution: Contribution | Unclaimed | Undefined
    operator: str
    environment: dict[str, int]
    span: Span


@dataclass(slots=True, eq=False)
class Frame:
    """The accesses of an iteration to arrays that it shares with others."""

    level: int
    iteration: int
    reads: dict[Location, Span] = field(default_factory=dict)
    writes: dict[Location, Span] = field(default_factory=dict)
    atomics: dict[Location, list[Atomic]] = field(default_factory=dict)
    saved: dict[Location, Cell | Undefined | None] = field(default_factory=dict)
    final: dict[Location, Cell | Undefined] = field(default_factory=dict)

    def undo(self) -> None:
        """Restore the memory at the loop's entry."""
        for (array, point), cell in self.saved.items():
            if cell is None:
                array.cells.pop(point, None)
            else:
                array.cells[point] = cell

    def capture(self) -> None:
        """Remember the last value of every cell that was changed."""
        self.final = {(array, point): array.cells[point] for array, point in self.saved}

    def leave_scope(self, array: Array) -> None:
        """Atomic updates of a scope inside the iteration become a read and a write."""
        for location in [location for location in self.atomics if location[0] is array]:
            span = self.atomics.pop(location)[0].span
            self.reads.setdefault(location, span)
            self.writes.setdefault(location, span)


@dataclass(frozen=True, slots=True, eq=False)
class Conflict:
    """Two iterations that must not both access ``location``; ``one`` does it at ``span``. If ``writes``,
    both only write it."""

    one: Frame
    other: Frame
    location: Location
    span: Span
    writes: bool = False


def conflict(frames: list[Frame]) -> Conflict | None:
    """The first race between two iterations (premises of U-PARLOOP, with atomic updates of 7.3.6).

    ``dom(δμ_i) # ρ_j``; an atomic update and a write conflict; atomic updates of one cell do
    not conflict with each other when they have one operator.
    """
    changers: dict[Location, list[Frame]] = {}
    for frame in frames:
        for location in frame.saved:
            changers.setdefault(location, []).append(frame)
    for frame in frames:
        for location, span in frame.reads.items():
            for other in changers.get(location, ()):
                if other is not frame:
                    return Conflict(frame, other, location, span)
    for location, those in changers.items():
        for frame in those:
            if location not in frame.atomics:
                continue
            atomic = frame.atomics[location][0]
            for other in those:
                if other is not frame and not _compatible(atomic, other, location):
                    return Conflict(frame, other, location, atomic.span)
    return None


def written_twice(frames: list[Frame]) -> Conflict | None:
    """The first cell that two iterations write, whatever the values (strict races)."""
    writers: dict[Location, Frame] = {}
    for frame in frames:
        for location, span in frame.writes.items():
            other = writers.setdefault(location, frame)
            if other is not frame:
                return Conflict(frame, other, location, span, writes=True)
    return None


def _compatible(atomic: Atomic, other: Frame, location: Location) -> bool:
    """``f₁ ∘ f₂ = f₂ ∘ f₁`` for an atomic update and another iteration's changes (section 7.3.6)."""
    if location in other.writes or location not in other.atomics:
        return False
    return all(a.operator == atomic.operator for a in other.atomics[location])
