"""The state of a run: memory, open scopes, iterations in progress, and what is reported."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from redverify.interpreter.domain import Domain
from redverify.interpreter.domains.terms import Value, same, undecided
from redverify.interpreter.enumeration import Point
from redverify.interpreter.ghosts import Broken, Cell, Contribution, Ghost, join
from redverify.interpreter.indices import Environment
from redverify.interpreter.memory import Array, Atomic, Frame, Location, Unclaimed, Undefined
from redverify.interpreter.results import InvalidProgram, Meeting, Violation
from redverify.interpreter.specification import Specification, UnknownValue
from redverify.language.source import Span


class Stop(Exception):
    """The run ends: first violation, or the step limit."""


class Abandon(Exception):
    """The current command cannot go on after its violation."""


#: What a run depends on is kept up to this number of reasons.
REASONS = 3


#: In which way a cell that was never written is read.
READS, ACCUMULATES = "reads an uninitialised cell", "accumulates into an uninitialised cell"


class NoValue(Exception):
    """A cell without a value was read."""

    def __init__(self, undefined: Undefined) -> None:
        super().__init__()
        self.undefined = undefined


@dataclass(frozen=True, slots=True)
class Place:
    """Where an obligation arises: source place, variables, and the array cell concerned."""

    span: Span
    environment: Environment
    cell: tuple[str, Point] | None = None


@dataclass(frozen=True, slots=True, eq=False)
class OpenScope:
    """An ``accumulate`` scope of one array: parallel loops around it, cells accumulated into."""

    level: int
    touched: list[Location]


@dataclass(slots=True, eq=False)
class State:
    """Everything that changes during a run."""

    parameters: Mapping[str, int]
    domain: Domain
    specification: Specification
    max_steps: int
    collect_all: bool
    strict_races: bool = False
    arrays: dict[str, Array] = field(default_factory=dict)
    scopes: dict[str, OpenScope] = field(default_factory=dict)
    frames: list[Frame] = field(default_factory=list)
    violations: list[Violation] = field(default_factory=list)
    steps: int = 0
    depends_on: dict[str, None] = field(default_factory=dict)

    def release(self) -> None:
        """Forget the memory and what was compiled, at the end of the run.

        What is compiled refers to what it was compiled for, and the other way round: memory would stay until
        Python looks for such circles, which takes it a tenth of the time of a search for a witness.
        """
        self.arrays.clear()
        self.specification.release()
        self.domain.release()

    # ------------------------------------------------------------ reporting

    def tick(self) -> None:
        """Count a step."""
        self.steps += 1
        if self.steps > self.max_steps:
            raise Stop

    def report(
        self,
        kind: str,
        message: str,
        place: Place,
        expected: Value | None = None,
        actual: Value | None = None,
        *,
        meeting: Meeting | None = None,
    ) -> None:
        """Record a violation after which the command can go on; stops a run that wants only one."""
        variables = {n: value for n, value in place.environment.items() if n not in self.parameters}
        self.violations.append(
            Violation(kind, place.span, message, variables, place.cell, expected, actual, meeting)
        )
        if not self.collect_all:
            raise Stop

    def fatal(self, kind: str, message: str, place: Place) -> Abandon:
        """Record a violation that ends the command; the caller raises the result."""
        self.report(kind, message, place)
        return Abandon()

    def agrees(self, expected: Value, actual: Value) -> bool:
        """Whether the values may be the same; what that depends on is kept where they may also differ."""
        if not same(expected, actual):
            return False
        self.depends(undecided(expected, actual))
        return True

    def depends(self, reason: str | None) -> None:
        """Keep what the run depends on, the first few reasons."""
        if reason is not None and len(self.depends_on) < REASONS:
            self.depends_on[reason] = None

    # ------------------------------------------------------------ memory

    def sharing(self, array: Array) -> Frame | None:
        """The iteration whose accesses to ``array`` count, if it shares the array with others."""
        if self.frames and array.level < self.frames[-1].level:
            return self.frames[-1]
        return None

    def load(self, name: str, point: Point, span: Span, e: Environment) -> Cell:
        """Read a cell: ``bounds``, and ``defined`` where it is pending; raises :class:`NoValue`."""
        array = self.arrays[name]
        cell = array.held(point)
        if cell is None and not array.contains(point):
            raise self.fatal("bounds", "reads outside the array", Place(span, e, (name, point)))
        frame = self.sharing(array)
        if frame is not None:
            frame.reads.setdefault((array, point), span)
        if not isinstance(cell, Cell):
            raise NoValue(cell or self.unwritten(READS, span, e, (name, point)))
        if cell.ghost is not None and cell.ghost.pending:
            message = "reads a cell whose accumulation is pending"
            raise self.fatal("defined", message, Place(span, e, (name, point)))
        return cell

    def target(self, name: str, point: Point, span: Span, e: Environment) -> Array:
        """The array of a cell to be changed: ``bounds``."""
        array = self.arrays[name]
        if not array.contains(point):
            raise self.fatal("bounds", "writes outside the array", Place(span, e, (name, point)))
        return array

    def unwritten(self, message: str, span: Span, e: Environment, cell: tuple[str, Point]) -> Undefined:
        """What depends on a cell that was never written; it is needed at ``span``."""
        return Undefined(message, span, {n: v for n, v in e.items() if n not in self.parameters}, cell)

    def store(self, array: Array, point: Point, cell: Cell | Undefined) -> None:
        """Change a cell, so that the innermost iteration can undo it."""
        frame = self.sharing(array)
        if frame is not None:
            frame.saved.setdefault((array, point), array.held(point))
        array.cells[point] = cell

    def write(self, array: Array, point: Point, cell: Cell | Undefined, span: Span) -> None:
        """RED-U-ASSIGN: the constant differential memory."""
        self.store(array, point, cell)
        frame = self.sharing(array)
        if frame is not None:
            frame.writes.setdefault((array, point), span)

    # ------------------------------------------------------------ accumulation

    def accumulate(
        self,
        array: Array,
        added: Contribution | Unclaimed | Undefined,
        operator: str,
        place: Place,
        *,
        atomic: bool,
    ) -> None:
        """RED-U-OPASSIGN: the cell is read and written, unless the update is atomic."""
        assert place.cell is not None
        point = place.cell[1]
        scope = self.scopes.get(array.name)
        if scope is None:
            raise InvalidProgram(place.span, f"accumulation outside of every scope of '{array.name}'")
        if isinstance(added, Undefined):
            self.store(array, point, added)
        else:
            self.contribute(array, added, place)
        scope.touched.append((array, point))
        frame = self.sharing(array)
        if frame is None:
            return
        if atomic and scope.level < frame.level:
            update = Atomic(added, operator, place.environment.copy(), place.span)
            frame.atomics.setdefault((array, point), []).append(update)
        else:
            frame.reads.setdefault((array, point), place.span)
            frame.writes.setdefault((array, point), place.span)

    def contribute(self, array: Array, added: Contribution | Unclaimed, place: Place) -> None:
        """The differential memory ``λx. x ⊙ v`` applied to the memory (section 7.3.5)."""
        assert place.cell is not None
        point = place.cell[1]
        cell = array.held(point)
        if not isinstance(cell, Cell):
            cell = cell or self.unwritten(ACCUMULATES, place.span, place.environment, place.cell)
            return self.store(array, point, cell)
        if isinstance(added, Unclaimed):
            operator, ghost = added.operator, None
        else:
            operator, ghost = added.target.operator, self._joined(array, cell, added, place)
        value = self.domain.operator(operator, array.type)(cell.value, added.value)
        self.store(array, point, Cell(value, ghost))

    def _joined(self, array: Array, cell: Cell, added: Contribution, place: Place) -> Ghost:
        """What a cell holds after a contribution: ``operator``, ``complete``, ``fresh`` and ``order``."""
        try:
            return join(cell, added, self.domain.laws(added.target.operator, array.type))
        except (Broken, UnknownValue) as broken:
            raise self.fatal(broken.kind, broken.message, place) from None

    def enter_scope(self, names: tuple[str, ...]) -> None:
        """Open ``accumulate`` scopes of these arrays (section 7.3.4)."""
        self.scopes.update((name, OpenScope(len(self.frames), [])) for name in names)

    def leave_scope(self, names: tuple[str, ...]) -> None:
        """Settle the pending cells (``asummarize``); atomic updates become reads and writes."""
        for name in names:
            for array, point in self.scopes.pop(name).touched:
                cell = array.at(point)
                if cell is not None and cell.ghost is not None and cell.ghost.pending:
                    self.store(array, point, cell.settled())
            if self.frames:
                self.frames[-1].leave_scope(self.arrays[name])
