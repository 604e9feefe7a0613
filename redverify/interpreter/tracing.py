"""The plain execution of an implementation: what it computes, whatever its annotations say.

:mod:`.machine` stops at a violation. This goes on, and remembers every write: the value, and how
often each reduction index has entered the cell. Parallel loops run one iteration after the other.
It explains a run that the machine has found wrong, and decides nothing by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from math import prod

from redverify.interpreter.commands import CommandCompiler, Step
from redverify.interpreter.domain import Domain
from redverify.interpreter.domains.terms import NoEvidence, Value, same
from redverify.interpreter.enumeration import Point
from redverify.interpreter.expressions import ExpressionCompiler, ValueClosure, integer_of
from redverify.interpreter.indices import Environment, compile_point
from redverify.interpreter.inputs import Inputs
from redverify.interpreter.layout import Placement, bound_arrays, placements
from redverify.interpreter.slices import Slice
from redverify.interpreter.specification import Reduction, ReductionClosure, Specification, UnknownValue
from redverify.language import core
from redverify.language.source import Span
from redverify.language.types import ValueType

#: Elements of one tensor, at most.
_LARGEST = 50_000


class Stopped(Exception):
    """The execution cannot go on; says why."""


@dataclass(frozen=True, slots=True, eq=False)
class Held:
    """The part of ``reduction`` that a cell holds: ``counts`` says how often each index entered.

    ``reduction`` is ``None`` if it is unknown what the cell holds. ``pending`` is true until the
    ``accumulate`` scope of the last contribution ends.
    """

    reduction: Reduction | None
    counts: Mapping[Point, int]
    pending: bool = False


UNKNOWN = Held(None, {})


@dataclass(frozen=True, slots=True, eq=False)
class Holding:
    """A cell that has a value. ``held`` is ``None`` if the value is not a reduction.

    ``bare`` is true if the value comes from a literal or a constant.
    """

    value: Value
    held: Held | None = None
    bare: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Write:
    """A write: ``right`` is the value of the right side, ``cell`` what the cell holds after it.

    ``environment`` has the loop and ``let`` variables. ``instance`` numbers the allocations, so that
    arrays of one name are told apart.
    """

    command: core.Assign | core.Accumulate
    environment: Mapping[str, int]
    array: str
    point: Point
    instance: int
    right: Value
    cell: Holding


@dataclass(frozen=True, slots=True, eq=False)
class OutputCell:
    """The cell of an output's element after the run; ``cell`` is ``None`` if it was never written."""

    tensor: str
    point: Point
    array: str
    index: Point
    expected: Value
    cell: Holding | None

    @property
    def differs(self) -> bool:
        """The value is not the specification's."""
        return self.cell is None or not same(self.cell.value, self.expected)


@dataclass(slots=True, eq=False)
class _Memory:
    type: ValueType
    extents: tuple[int, ...]
    instance: int
    cells: dict[Point, Holding] = field(default_factory=dict)


class Tracer(CommandCompiler):
    """One plain execution; with ``backwards`` parallel loops start from their last iteration.

    ``mark`` is a place and the values of its variables. ``marked`` is how many writes there were
    before the first read at it, and ``None`` if there is no such read. With a slice as
    its ``part``, only that is executed (:mod:`.slices`), and only outputs that belong to it are given.
    """

    def __init__(
        self,
        impl: core.Impl,
        parameters: Mapping[str, int],
        seed: int,
        values: str,
        *,
        backwards: bool = False,
        mark: tuple[Span, Mapping[str, int]] | None = None,
        max_steps: int = 20_000,
        part: Slice | None = None,
    ) -> None:
        self.part = part
        self.impl = impl
        self.parameters = dict(parameters)
        self.domain = Domain(impl.spec, values, seed)
        inputs = Inputs(self.domain, parameters=parameters)
        self.specification = Specification(impl.spec, parameters, self.domain, inputs)
        self.backwards = backwards
        self.writes: list[Write] = []
        self.marked: int | None = None
        self._mark = mark
        self.steps = 0
        self._max_steps = max_steps
        self._arrays: dict[str, _Memory] = {}
        self._instances = 0
        self._touched: dict[str, list[tuple[_Memory, Point]]] = {}
        self._compiler = ExpressionCompiler(self.domain, self._leaf, lazy=False)
        self._placed: tuple[Placement, ...] = ()

    def run(self) -> None:
        """Execute to the end; raises :class:`Stopped`."""
        if self.part is None:
            for binding in self.impl.bindings:
                region = self.specification.region(self.impl.spec.tensors[binding.tensor])
                if prod(max(0, upper - lower) for lower, upper in region) > _LARGEST:
                    raise Stopped("too many elements")
        self._placed = placements(self.impl, self.specification, self.part)
        bound = bound_arrays(self.impl, self.specification, self._placed, lambda *_: None)
        for name, array in bound.items():
            memory = self._arrays[name] = _Memory(array.type, array.extents, 0)
            memory.cells = {point: Holding(cell.value) for point, cell in array.filled()}
        self.block(self.impl.body)(dict(self.parameters))

    def outputs(self) -> list[OutputCell]:
        """The cells of the outputs after the run, each output's in lexicographic order."""
        found = []
        for placement in self._placed:
            binding = placement.binding
            if self.impl.spec.tensors[binding.tensor].kind != "output":
                continue
            cells = self._arrays[binding.array].cells
            for point, index in sorted(placement.cells.items()):
                expected = self.specification.at(binding.tensor, point)
                cell = cells.get(index)
                found.append(OutputCell(binding.tensor, point, binding.array, index, expected, cell))
        return found

    def placed(self) -> list[tuple[core.Binding, Mapping[Point, Point]]]:
        """Of each binding, the cell of each element of its tensor."""
        return [(placement.binding, placement.cells) for placement in self._placed]

    def arrays(self) -> dict[str, tuple[tuple[int, ...], frozenset[Point]]]:
        """The arrays that there were when the execution ended or stopped: extents, and cells with a value."""
        return {name: (memory.extents, frozenset(memory.cells)) for name, memory in self._arrays.items()}

    # ------------------------------------------------------------ commands

    def loop(self, command: core.Loop) -> Step:
        """One iteration after the other; parallel ones in reverse order if the run is ``backwards``."""
        variable, body = command.variable, self.block(command.body)
        iterations = self.iterations(command)
        step = -1 if self.backwards and command.parallel else 1

        def loop(e: Environment) -> None:
            for i in iterations(e)[::step]:
                self._tick()
                body({**e, variable: i})

        return loop

    def data_let(self, command: core.DataLet) -> Step:
        """The integer that the value is, as an index."""
        right, variable, body = self._right(command.value), command.variable, self.block(command.body)
        return lambda e: body({**e, variable: integer_of(right(e).value)})

    def allocate(self, command: core.Allocate) -> Step:
        """A new array without values; an outer array of that name is back afterwards."""
        extents, body, name = compile_point(command.extents), self.block(command.body), command.array

        def allocate(e: Environment) -> None:
            outer = self._arrays.get(name)
            self._instances += 1
            self._arrays[name] = _Memory(command.type, extents(e), self._instances)
            body(e)
            del self._arrays[name]
            if outer is not None:
                self._arrays[name] = outer

        return allocate

    def scope(self, command: core.Scope) -> Step:
        """At the end of a scope, what was accumulated in it has settled."""
        body = self.block(command.body)

        def scope(e: Environment) -> None:
            self._touched.update((name, []) for name in command.arrays)
            body(e)
            for name in command.arrays:
                for memory, point in self._touched.pop(name):
                    cell = memory.cells[point]
                    if cell.held is not None and cell.held.pending:
                        memory.cells[point] = replace(cell, held=replace(cell.held, pending=False))

        return scope

    def _tick(self) -> None:
        self.steps += 1
        if self.steps > self._max_steps:
            raise Stopped("too many steps")

    # ------------------------------------------------------------ cells

    def _leaf(self, expr: core.Access | core.Read | core.Reduce | core.Element) -> ValueClosure:
        assert isinstance(expr, core.Read)
        load = self._loader(expr)
        return lambda e: load(e).value

    def _loader(self, expr: core.Read) -> Callable[[Environment], Holding]:
        indices = compile_point(expr.indices)
        marked = self._mark[1] if self._mark is not None and self._mark[0] == expr.span else None

        def load(e: Environment) -> Holding:
            if marked is not None and self.marked is None and self._variables(e) == marked:
                self.marked = len(self.writes)
            cell = self._arrays[expr.array].cells.get(indices(e))
            if cell is None:
                raise Stopped(f"reads a cell of {expr.array} that has no value")
            return cell

        return load

    def _right(self, expr: core.ValueExpr) -> Callable[[Environment], Holding]:
        """A right side; of a bare read the whole cell."""
        if isinstance(expr, core.Read):
            return self._loader(expr)
        value, bare = self._compiler.compile(expr), isinstance(expr, core.Literal | core.Constant)
        return lambda e: Holding(value(e), bare=bare)

    def _target(self, command: core.Assign | core.Accumulate, point: Point) -> _Memory:
        self._tick()
        memory = self._arrays[command.array]
        if not all(0 <= i < extent for i, extent in zip(point, memory.extents, strict=True)):
            raise Stopped(f"writes outside of {command.array}")
        return memory

    def _store(
        self,
        command: core.Assign | core.Accumulate,
        e: Environment,
        memory: _Memory,
        point: Point,
        right: Value,
        cell: Holding,
    ) -> None:
        memory.cells[point] = cell
        variables = self._variables(e)
        self.writes.append(Write(command, variables, command.array, point, memory.instance, right, cell))

    def _variables(self, e: Environment) -> dict[str, int]:
        return {name: value for name, value in e.items() if name not in self.parameters}

    # ------------------------------------------------------------ assignments

    def assign(self, command: core.Assign) -> Step:
        """Store the right side, and remember which reduction it is as far as that is known."""
        indices, right = compile_point(command.indices), self._right(command.value)
        annotation = self.specification.compile(command.annotation)
        held = self.specification.held(command.annotation)

        def assign(e: Environment) -> None:
            point = indices(e)
            memory = self._target(command, point)
            source = right(e)
            cell = Holding(source.value, self._written(annotation, held, source, e), source.bare)
            self._store(command, e, memory, point, source.value, cell)

        return assign

    def _written(
        self, annotation: ValueClosure, held: ReductionClosure, source: Holding, e: Environment
    ) -> Held | None:
        """What a cell holds after ``:=``: a copy's part, or what a right annotation says."""
        if source.held is not None:
            return replace(source.held, pending=False)
        if source.bare:
            return None
        try:
            reduction = held(e)
            if reduction is None or not reduction.points:
                return None
            right = same(annotation(e), source.value)
        except (NoEvidence, UnknownValue):
            return None
        return Held(reduction, dict.fromkeys(reduction.points, 1)) if right else UNKNOWN

    def accumulate(self, command: core.Accumulate) -> Step:
        """Combine the cell with the right side, and count the reduction indices that enter."""
        indices, right = compile_point(command.indices), self._right(command.value)
        head = self.specification.reduction(command.annotation)
        index = None if command.reduction_indices is None else compile_point(command.reduction_indices)

        def accumulate(e: Environment) -> None:
            point = indices(e)
            memory = self._target(command, point)
            source, before = right(e), memory.cells.get(point)
            if before is None:
                raise Stopped(f"accumulates into a cell of {command.array} that has no value")
            value = self.domain.operator(command.operator, memory.type)(before.value, source.value)
            target = _quiet(head, e)
            entering = None if index is None else _at_index(index(e), source, target)
            held = _joined(before.held, target, entering, source)
            self._touched.setdefault(command.array, []).append((memory, point))
            self._store(command, e, memory, point, source.value, Holding(value, held))

        return accumulate


def _quiet(head: ReductionClosure, e: Environment) -> Reduction | None:
    try:
        return head(e)
    except (NoEvidence, UnknownValue):
        return None


def _joined(
    before: Held | None, target: Reduction | None, entering: Mapping[Point, int] | None, source: Holding
) -> Held:
    """What a cell holds after a contribution to ``target``, as far as it can be known."""
    if target is None or (before is not None and before.reduction is None):
        return UNKNOWN
    if entering is None:
        entering = _entering(source, target)
    if entering is None:
        return UNKNOWN
    counts = {} if before is None or _begins(before, target) else dict(before.counts)
    for point, count in entering.items():
        counts[point] = counts.get(point, 0) + count
    return Held(target, counts, pending=True)


def _at_index(point: Point, source: Holding, target: Reduction | None) -> Mapping[Point, int]:
    """The index that an accumulation at ``point`` adds: none if it adds the unit outside of the index set."""
    if target is None or target.unit is None or point in target.points:
        return {point: 1}
    return {} if same(source.value, target.unit) else {point: 1}


def _entering(source: Holding, target: Reduction) -> Mapping[Point, int] | None:
    """The indices of ``target`` that a partial reduction holds; ``None`` if unknown."""
    if source.held is None:
        unit = target.unit is not None and same(source.value, target.unit)
        return {} if unit or source.bare else None
    return source.held.counts if is_about(source.held, target) else None


def _begins(before: Held, target: Reduction) -> bool:
    """Whether what a cell holds is the initial value of ``target``, not a part of it."""
    assert before.reduction is not None
    if before.pending:
        return False
    if before.reduction.identity != target.identity:
        return True
    try:
        start = target.start()
    except (NoEvidence, UnknownValue):
        return False
    return (
        start is not None
        and start.identity == before.reduction.identity
        and before.counts == dict.fromkeys(start.points, 1)
    )


def is_about(held: Held, target: Reduction) -> bool:
    """Whether the indices that a cell holds are indices of ``target``: the elements are the same."""
    if held.reduction is None or held.reduction.operator != target.operator:
        return False
    if held.reduction.identity == target.identity:
        return True
    if len({len(k) for k in (*held.counts, *target.points)}) > 1:
        return False  # another number of indices
    try:
        both = [k for k in held.counts if k in target.points and k in held.reduction.points]
        return all(same(held.reduction.element(k), target.element(k)) for k in both)
    except (NoEvidence, UnknownValue):
        return False
