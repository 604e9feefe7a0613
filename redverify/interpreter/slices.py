"""The part of a run that some cells depend on.

Large constant sizes make a whole run too long. But control flow depends on indices alone, so that it
can be said without running anything which instances of which commands write a given cell, and which
cells they read. A :class:`Slice` is closed under this: with an instance it has every cell that the instance
reads, with a cell every instance that writes it before it is read. *Before* is meant with care: see
:class:`Cell`. A slice may have too much, and never too little.

So what an instance of a slice reads is what it reads in a run of the whole program, and whatever the run of
a slice violates, the run of the whole program violates too, unless that has violated something before.
``docs/witnesses.md`` has the argument.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice
from math import inf
from random import Random
from typing import assert_never

from redverify.interpreter.effort import Effort
from redverify.interpreter.enumeration import Box, Point, narrow, positive
from redverify.interpreter.indices import (
    Environment,
    PointClosure,
    Unenumerable,
    compile_index,
    compile_point,
)
from redverify.interpreter.instances import Binders, Budget, Instances
from redverify.language.core import (
    Accumulate,
    Allocate,
    Assign,
    Binding,
    Block,
    CAnd,
    CCmp,
    CNot,
    Cond,
    CTrue,
    DataLet,
    If,
    Impl,
    Inside,
    IVar,
    Let,
    Loop,
    Read,
    Scope,
    Skip,
)
from redverify.language.walks import nodes_of

#: A cell: the name of its array, and its indices.
Target = tuple[str, Point]

#: Where an instance is in a sequential execution: places in blocks and values of loop variables, outer ones
#: first. Instances are executed in the order of these tuples.
Position = tuple[float, ...]

#: The bounds of each dimension of a box, lower ones included, upper ones excluded.
Bounds = Sequence[tuple[int, int]]

#: After everything.
END: Position = (inf,)

#: The ``allocate`` that makes an array, and the values of the loop variables around it.
Allocation = tuple[int, Point]

#: Instances and cells of one slice, at most.
_LARGEST = 20_000

#: Elements of each output that are proposed, besides three corners and the middle one.
_ELSEWHERE = 2


@dataclass(frozen=True, slots=True)
class Place:
    """Where something may go wrong: a line of the program, and values of some variables there."""

    line: int
    variables: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell that a slice is to have, with the instances that write it before ``until``.

    With an ``allocation`` it is a cell of that array alone; else of all arrays of this name.

    An instance that reads a cell needs what was written before. Parallel iterations have no order, and at
    the end of an ``accumulate`` block it is checked what the block has done with the cell. So ``until`` is
    the end of the outermost such block or parallel loop around the instance that reads; without
    one, that instance. Cells of output arrays are compared at the end of a run: for them it is :data:`END`.
    """

    array: str
    point: Point
    allocation: Allocation | None = None
    until: Position = END


@dataclass(slots=True, eq=False)
class Slice:
    """Instances of commands, and the cells that they read and write.

    ``targets`` are the cells that it was made for, ``cells`` all of them. ``placed`` has for
    each binding, by its place in the program, the elements of its tensor whose cells belong to the slice.
    ``whole`` are those targets that have all writes of their cells.
    """

    targets: tuple[Target, ...]
    cells: dict[str, set[Point]] = field(default_factory=dict)
    placed: list[dict[Point, Point]] = field(default_factory=list)
    whole: frozenset[Target] = frozenset()
    _around: dict[int, tuple[str, ...]] = field(default_factory=dict)
    _instances: dict[int, set[Point]] = field(default_factory=dict)
    _iterations: dict[int, dict[Point, set[int]]] = field(default_factory=dict)

    def has(self, command: Assign | Accumulate, e: Environment) -> bool:
        """Whether the instance of a command at these loop variables belongs to the slice."""
        instances = self._instances.get(id(command))
        if instances is None:
            return False
        return tuple([e[name] for name in self._around[id(command)]]) in instances

    def iterations(self, loop: Loop, e: Environment) -> Sequence[int]:
        """The iterations of a loop that hold instances of the slice, in order."""
        around = self._around.get(id(loop))
        if around is None:
            return ()
        return sorted(self._iterations[id(loop)].get(tuple([e[name] for name in around]), ()))

    def add(self, writer: _Writer, scope: Environment) -> bool:
        """Add an instance; whether it is new."""
        key = tuple([scope[name] for name in writer.loops])
        instances = self._instances.setdefault(id(writer.command), set())
        if key in instances:
            return False
        instances.add(key)
        self._around[id(writer.command)] = writer.loops
        for depth, loop in reversed([*enumerate(writer.around.loops)]):
            self._around[id(loop)] = writer.loops[:depth]
            known = self._iterations.setdefault(id(loop), {}).setdefault(key[:depth], set())
            if key[depth] in known:  # and so are those of the loops around
                break
            known.add(key[depth])
        return True


@dataclass(frozen=True, slots=True, eq=False)
class _Home:
    """An ``allocate``, and the names of the loop variables around it."""

    allocate: int
    loops: tuple[str, ...]

    def at(self, scope: Environment) -> Allocation:
        """The allocation whose array an instance sees."""
        return self.allocate, tuple([scope[name] for name in self.loops])


@dataclass(frozen=True, slots=True)
class _Context:
    """What is around a command: loops, variables, conditions, places in blocks, allocated arrays.

    ``closing`` is the length of the path to the outermost ``accumulate`` block or parallel loop.
    """

    loops: tuple[Loop, ...] = ()
    binders: Binders = ()
    condition: Cond = field(default_factory=CTrue)
    path: tuple[int | str, ...] = ()
    closing: int | None = None
    homes: Mapping[str, _Home] = field(default_factory=dict)

    def under(self, condition: Cond) -> _Context:
        """The same under one more condition."""
        return replace(self, condition=CAnd(self.condition, condition))

    def at(self, place: int) -> _Context:
        """A place in a block."""
        return replace(self, path=(*self.path, place))

    def closed(self) -> _Context:
        """Inside of an ``accumulate`` block or parallel loop, whose path this is."""
        return self if self.closing is not None else replace(self, closing=len(self.path))

    def inside(self, loop: Loop) -> _Context:
        """The body of a loop."""
        name = loop.variable
        bounds = CAnd(CCmp("<=", loop.lower, IVar(name)), CCmp("<", IVar(name), loop.upper))
        around = self.closed() if loop.parallel else self
        return replace(
            around.under(bounds),
            loops=(*self.loops, loop),
            binders=(*self.binders, (name, None)),
            path=(*self.path, name),
        )


@dataclass(frozen=True, slots=True, eq=False)
class _Writer:
    """A command that writes, with what is around it, the names of the loops, and the cells that it reads."""

    command: Assign | Accumulate
    around: _Context
    loops: tuple[str, ...]
    instances: Instances
    cell: PointClosure
    reads: tuple[tuple[str, PointClosure], ...]

    def position(self, scope: Environment) -> Position:
        """The place of an instance in a sequential execution."""
        return tuple([scope[step] if isinstance(step, str) else step for step in self.around.path])

    def _until(self, scope: Environment, *, included: bool) -> Position:
        """The end of what an instance sees (:class:`Cell`)."""
        position, closing = self.position(scope), self.around.closing
        if closing is not None:
            return (*position[:closing], inf)
        return (*position, inf) if included else position

    def of(self, array: str, point: Point, scope: Environment, *, included: bool = False) -> Cell:
        """A cell as an instance sees it; with ``included``, with its own change."""
        home = self.around.homes.get(array)
        allocation = None if home is None else home.at(scope)
        return Cell(array, point, allocation, self._until(scope, included=included))

    def written(self, scope: Environment) -> Cell:
        """The cell that an instance writes, as it is then."""
        return self.of(self.command.array, self.cell(scope), scope, included=True)


class Slicer:
    """Makes slices of one implementation at concrete parameters.

    Everything here raises :class:`Unenumerable` where it takes too much work.
    """

    def __init__(self, impl: Impl, parameters: Mapping[str, int]) -> None:
        self._impl = impl
        self._parameters = dict(parameters)
        self._writers: list[_Writer] = []
        self._writing: dict[str, list[_Writer]] = {}
        self._seen: set[int] = set()
        self._steps: float = 0
        #: The instances and cells of all slices so far, also of those that were given up.
        self.visited = 0
        self._compared = {b.array for b in impl.bindings if impl.spec.tensors[b.tensor].kind == "output"}
        self._collect(impl.body, _Context())
        self._bindings = [self._elements(binding) for binding in impl.bindings]

    @property
    def steps(self) -> float:
        """An upper bound of the commands that write in a whole run."""
        return self._steps

    # ------------------------------------------------------------ the program's writes

    def _collect(self, block: Block, around: _Context) -> None:
        for place, command in enumerate(block):
            here = around.at(place)
            match command:
                case Skip() | Inside():
                    pass
                case Assign() | Accumulate():
                    self._add_writer(command, here)
                case Scope(body=body):
                    self._collect(body, here.closed())
                case Allocate(array=array, body=body):
                    home = _Home(id(command), tuple(loop.variable for loop in here.loops))
                    self._collect(body, replace(here, homes={**here.homes, array: home}))
                case Let(variable=variable, value=value, body=body):
                    self._collect(body, replace(here, binders=(*here.binders, (variable, value))))
                case DataLet():
                    raise Unenumerable("an index that is data")
                case If(condition=condition, then=then, otherwise=otherwise):
                    self._collect(then, here.under(condition))
                    self._collect(otherwise, here.under(CNot(condition)))
                case Loop(body=body):
                    self._once(command)
                    self._collect(body, here.inside(command))
                case _:
                    assert_never(command)

    def _once(self, command: Loop | Assign | Accumulate) -> None:
        if id(command) in self._seen:
            raise Unenumerable("one command in two places")
        self._seen.add(id(command))

    def _add_writer(self, command: Assign | Accumulate, around: _Context) -> None:
        self._once(command)
        reads = [n for n in nodes_of(command.value) if isinstance(n, Read)]
        writer = _Writer(
            command,
            around,
            tuple(loop.variable for loop in around.loops),
            Instances(around.binders, around.condition, command.indices, self._parameters),
            compile_point(command.indices),
            tuple((read.array, compile_point(read.indices)) for read in reads),
        )
        self._writers.append(writer)
        self._writing.setdefault(command.array, []).append(writer)
        box: Box = {name: (-inf, inf) for name, _ in around.binders}
        box |= {name: (value, value) for name, value in self._parameters.items()}
        inside, steps = narrow(positive(around.condition), box), 1.0
        for loop in around.loops:
            least, greatest = (0, -1) if inside is None else inside[loop.variable]
            steps *= greatest - least + 1
        self._steps += steps

    def _elements(self, binding: Binding) -> Instances:
        region = self._impl.spec.tensors[binding.tensor].region or ()
        condition: Cond = CTrue()
        for name, (lower, upper) in zip(binding.variables, region, strict=True):
            condition = CAnd(condition, CAnd(CCmp("<=", lower, IVar(name)), CCmp("<", IVar(name), upper)))
        binders = tuple((name, None) for name in binding.variables)
        return Instances(binders, condition, binding.indices, self._parameters)

    # ------------------------------------------------------------ slices

    def slice(self, targets: Sequence[Cell], effort: Effort | None = None, largest: float = inf) -> Slice:
        """What the cells depend on.

        :class:`Unenumerable` when no ``effort`` is left, and if it has more than ``largest`` instances and
        cells.
        """
        largest = min(largest, _LARGEST)
        budget = Budget(effort)
        part = Slice(
            tuple((t.array, t.point) for t in targets),
            placed=[{} for _ in self._impl.bindings],
            whole=frozenset((t.array, t.point) for t in targets if t.until == END),
        )
        known: dict[tuple[str, Point, Allocation | None], Position] = {}
        queue: list[Cell] = []
        size = 0

        def want(cell: Cell) -> None:
            key = cell.array, cell.point, cell.allocation
            until = END if cell.array in self._compared else cell.until
            if key not in known or known[key] < until:
                known[key] = until
                queue.append(replace(cell, until=until))

        for target in targets:
            want(target)
        while queue:
            cell = queue.pop()
            if cell.until < known[cell.array, cell.point, cell.allocation]:
                continue
            part.cells.setdefault(cell.array, set()).add(cell.point)
            size += 1
            for read in self._dependences(part, cell, budget):
                want(read)
                size += 1
                self.visited += 1
                if size > largest:
                    raise Unenumerable("a slice is too large")
        for placed in part.placed:
            ordered = sorted(placed.items())
            placed.clear()
            placed.update(ordered)
        return part

    def _dependences(self, part: Slice, cell: Cell, budget: Budget) -> Iterator[Cell]:
        """Add what writes a cell to the slice; gives the cells that it reads."""
        array, point, allocation = cell.array, cell.point, cell.allocation
        if allocation is None:
            for number, binding in enumerate(self._impl.bindings):
                if binding.array == array:
                    for scope in self._bindings[number].writing(point, budget, {}):
                        part.placed[number][tuple([scope[v] for v in binding.variables])] = point
        for writer in self._writing.get(array, ()):
            around: dict[str, int] = {}
            if allocation is not None:
                home = writer.around.homes.get(array)
                if home is None or home.allocate != allocation[0]:
                    continue
                around = dict(zip(home.loops, allocation[1], strict=True))
            for scope in writer.instances.writing(point, budget, around):
                if writer.position(scope) >= cell.until:
                    break
                if part.add(writer, scope):
                    yield from (writer.of(name, indices(scope), scope) for name, indices in writer.reads)

    # ------------------------------------------------------------ which cells to look at

    def outputs(self, chosen: Callable[[Bounds], Iterable[Point]]) -> Iterator[Cell]:
        """Cells of the elements that are chosen within the bounds of each output."""
        for binding in self._impl.bindings:
            tensor = self._impl.spec.tensors[binding.tensor]
            if tensor.kind != "output":
                continue
            bounds = [
                (compile_index(a)(self._parameters), compile_index(b)(self._parameters))
                for a, b in tensor.region or ()
            ]
            if any(lower >= upper for lower, upper in bounds):
                continue
            indices = compile_point(binding.indices)
            for point in dict.fromkeys(chosen(bounds)):
                scope = {**self._parameters, **dict(zip(binding.variables, point, strict=True))}
                yield Cell(binding.array, indices(scope))

    def written_at(self, places: Iterable[Place]) -> Iterator[Cell]:
        """Cells that commands write at the places, up to there."""
        for place in places:
            for writer in self._writers:
                if writer.command.span.line <= place.line <= writer.command.span.end_line:
                    for scope in islice(writer.instances.anywhere(place.variables, Budget()), 1):
                        yield writer.written(scope)

    def ends(self) -> Iterator[Cell]:
        """Cells that the last instance of each command writes, up to there, then those of the first ones."""
        for backwards in (True, False):
            for writer in self._writers:
                for scope in islice(writer.instances.anywhere({}, Budget(), backwards=backwards), 1):
                    yield writer.written(scope)


def corners(bounds: Bounds) -> list[Point]:
    """The first and the last point of a box, and another: a wrong index may be right on the diagonal."""
    return [
        tuple(lower for lower, _ in bounds),
        tuple(upper - 1 for _, upper in bounds),
        tuple(a if d % 2 else b - 1 for d, (a, b) in enumerate(bounds)),
    ]


def others(bounds: Bounds) -> list[Point]:
    """Points next to the first one, where what an iteration left shows; the middle; and random ones."""
    random = Random(len(bounds))
    next_ones = [
        tuple(a + (d == along) for d, (a, _) in enumerate(bounds))
        for along in reversed(range(len(bounds)))
        if bounds[along][0] + 1 < bounds[along][1]
    ]
    middle = tuple((lower + upper) // 2 for lower, upper in bounds)
    return [*next_ones, middle, *(tuple(random.randrange(*b) for b in bounds) for _ in range(_ELSEWHERE))]
