"""The part of a run that some cells depend on.

Large constant sizes make a whole run too long. But control flow depends on indices alone, so that it
can be said without running anything which instances of which commands write a given cell, and which
cells they read. A :class:`Slice` is closed under this: with a cell it has every instance that ever
writes the cell, and every cell that these instances read. Arrays are told apart by name alone, and the
order of instances is not looked at, so a slice may have too much, and never too little.

So a run of a slice leaves in its cells what a run of the whole program leaves in them, and whatever it
violates, the run of the whole program violates too, unless that has violated something before.
``docs/witnesses.md`` has the argument.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import islice
from math import inf
from random import Random
from typing import assert_never

from redverify.clock import processor_seconds
from redverify.interpreter.enumeration import Box, Point, Unenumerable, is_finite, narrow, positive
from redverify.interpreter.indices import (
    CondClosure,
    Environment,
    IndexClosure,
    PointClosure,
    compile_cond,
    compile_index,
    compile_point,
)
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
    If,
    Impl,
    IndexExpr,
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

#: Variables, outer ones first; a variable of a ``let`` comes with its value.
Binders = tuple[tuple[str, IndexExpr | None], ...]

#: Work for one slice: values tried of variables, where one narrowing of intervals counts as many values.
_WORK, _NARROWING = 300_000, 30

#: Instances and cells of one slice, at most.
_LARGEST = 20_000

#: Elements of each output that are proposed, besides three corners and the middle one.
_ELSEWHERE = 2


@dataclass(frozen=True, slots=True)
class Place:
    """Where something may go wrong: a line of the program, and values of some variables there."""

    line: int
    variables: Mapping[str, int]


@dataclass(slots=True, eq=False)
class Slice:
    """Instances of commands, and the cells that they read and write.

    ``targets`` are the cells that it was made for. ``placed`` has for each binding, by its place in the
    program, the elements of its tensor whose cells belong to the slice.
    """

    targets: tuple[Target, ...]
    cells: dict[str, set[Point]] = field(default_factory=dict)
    placed: list[dict[Point, Point]] = field(default_factory=list)
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
        key = tuple([scope[loop.variable] for loop in writer.loops])
        instances = self._instances.setdefault(id(writer.command), set())
        if key in instances:
            return False
        instances.add(key)
        names = tuple(loop.variable for loop in writer.loops)
        self._around[id(writer.command)] = names
        for depth, loop in enumerate(writer.loops):
            self._around[id(loop)] = names[:depth]
            self._iterations.setdefault(id(loop), {}).setdefault(key[:depth], set()).add(key[depth])
        return True


class _Budget:
    """The work that is left for one slice, and the processor time at which it is given up."""

    def __init__(self, deadline: float = inf) -> None:
        self.left = _WORK
        self.deadline = deadline

    def spend(self, work: int) -> None:
        """Raises :class:`Unenumerable` when nothing is left."""
        self.left -= work
        if self.left < 0:
            raise Unenumerable("a slice takes too much work")
        if work > 1 and processor_seconds() > self.deadline:
            raise Unenumerable("a slice takes too much time")


class _Instances:
    """The instances of a command, or the elements of a binding, by the cell that they write.

    ``binders`` are the variables around it. The condition has the bounds of loops and the conditions of
    ``if``.
    """

    def __init__(
        self,
        binders: Binders,
        condition: Cond,
        indices: tuple[IndexExpr, ...],
        parameters: Mapping[str, int],
    ) -> None:
        self._binders, self._condition, self._indices = binders, condition, indices
        if len({name for name, _ in binders} | parameters.keys()) < len(binders) + len(parameters):
            raise Unenumerable("two variables of one name")
        self._loops_until = max([n + 1 for n, (_, let) in enumerate(binders) if let is None], default=0)
        self._parameters = dict(parameters)
        # A coordinate of the cell that is a loop variable by itself fixes that variable at once.
        loops = {name for name, let in binders if let is None}
        self._direct = {n: i.name for n, i in enumerate(indices) if isinstance(i, IVar) and i.name in loops}

    @cached_property
    def _lets(self) -> list[tuple[str, IndexClosure | None]]:
        return [(name, None if value is None else compile_index(value)) for name, value in self._binders]

    @cached_property
    def _anywhere(self) -> tuple[Cond, CondClosure]:
        """The condition of any instance, in positive form and compiled."""
        condition = self._condition
        for name, value in self._binders:
            if value is not None:
                condition = CAnd(condition, CCmp("==", IVar(name), value))
        return positive(condition), compile_cond(condition)

    @cached_property
    def _writing(self) -> tuple[Cond, CondClosure]:
        """The condition of an instance that writes a given cell."""
        condition = self._anywhere[0]
        for n, index in enumerate(self._indices):
            if n not in self._direct:
                condition = CAnd(condition, CCmp("==", index, IVar(_coordinate(n))))
        return positive(condition), compile_cond(condition)

    def writing(self, cell: Point, budget: _Budget) -> Iterator[Environment]:
        """The instances that write a cell, in the order of a sequential execution."""
        pins: dict[str, int] = {}
        for n, name in self._direct.items():
            if pins.setdefault(name, cell[n]) != cell[n]:
                return
        for n, value in enumerate(cell):
            pins[_coordinate(n)] = value
        yield from self._search(self._writing, pins, budget, backwards=False)

    def anywhere(
        self, pins: Mapping[str, int], budget: _Budget, *, backwards: bool = False
    ) -> Iterator[Environment]:
        """The instances at given values of some variables; with ``backwards`` the last one first."""
        names = {name for name, _ in self._binders}
        known = {name: value for name, value in pins.items() if name in names}
        yield from self._search(self._anywhere, known, budget, backwards=backwards)

    def _search(
        self,
        which: tuple[Cond, CondClosure],
        pins: Mapping[str, int],
        budget: _Budget,
        *,
        backwards: bool,
    ) -> Iterator[Environment]:
        (condition, holds), lets = which, self._lets
        box: Box = {name: (-inf, inf) for name, _ in self._binders}
        box |= {name: (value, value) for name, value in (*self._parameters.items(), *pins.items())}
        scope = {**self._parameters, **pins}

        def fix(position: int, box: Box) -> Iterator[Environment]:
            if position == len(lets):
                if holds(scope) and all(scope[name] == value for name, value in pins.items()):
                    yield dict(scope)
                return
            name, let = lets[position]
            if let is not None:
                scope[name] = let(scope)
                yield from fix(position + 1, box)
                return
            inside = box
            if name not in pins:
                budget.spend(_NARROWING)
                narrowed = narrow(condition, box)
                if narrowed is None:
                    return
                inside = narrowed
            if not is_finite(inside[name]):
                raise Unenumerable(f"cannot bound {name}")
            least, greatest = map(int, inside[name])
            values = range(greatest, least - 1, -1) if backwards else range(least, greatest + 1)
            last = position + 1 >= self._loops_until
            for value in values:
                budget.spend(1)
                scope[name] = value
                yield from fix(position + 1, inside if last else {**inside, name: (value, value)})

        yield from fix(0, box)


def _coordinate(n: int) -> str:
    return f"${n}"


@dataclass(frozen=True, slots=True, eq=False)
class _Writer:
    """A command that writes, with the loops around it and the cells that it reads."""

    command: Assign | Accumulate
    loops: tuple[Loop, ...]
    instances: _Instances
    cell: PointClosure
    reads: tuple[tuple[str, PointClosure], ...]


class Slicer:
    """Makes slices of one implementation at concrete parameters.

    Everything here raises :class:`Unenumerable` where it takes too much work.
    """

    def __init__(self, impl: Impl, parameters: Mapping[str, int]) -> None:
        self._impl = impl
        self._parameters = dict(parameters)
        self._writers: list[_Writer] = []
        self._seen: set[int] = set()
        self._steps: float = 0
        self._collect(impl.body, (), (), CTrue())
        self._bindings = [self._elements(binding) for binding in impl.bindings]

    @property
    def steps(self) -> float:
        """An upper bound of the commands that write in a whole run."""
        return self._steps

    # ------------------------------------------------------------ the program's writes

    def _collect(
        self,
        block: Block,
        loops: tuple[Loop, ...],
        binders: tuple[tuple[str, IndexExpr | None], ...],
        c: Cond,
    ) -> None:
        for command in block:
            match command:
                case Skip():
                    pass
                case Assign() | Accumulate():
                    self._add_writer(command, loops, binders, c)
                case Scope(body=body) | Allocate(body=body):
                    self._collect(body, loops, binders, c)
                case Let(variable=variable, value=value, body=body):
                    self._collect(body, loops, (*binders, (variable, value)), c)
                case If(condition=condition, then=then, otherwise=otherwise):
                    self._collect(then, loops, binders, CAnd(c, condition))
                    self._collect(otherwise, loops, binders, CAnd(c, CNot(condition)))
                case Loop(variable=name, lower=lower, upper=upper, body=body):
                    self._once(command)
                    inside = CAnd(CCmp("<=", lower, IVar(name)), CCmp("<", IVar(name), upper))
                    self._collect(body, (*loops, command), (*binders, (name, None)), CAnd(c, inside))
                case _:
                    assert_never(command)

    def _once(self, command: Loop | Assign | Accumulate) -> None:
        if id(command) in self._seen:
            raise Unenumerable("one command in two places")
        self._seen.add(id(command))

    def _add_writer(
        self,
        command: Assign | Accumulate,
        loops: tuple[Loop, ...],
        binders: Binders,
        condition: Cond,
    ) -> None:
        self._once(command)
        reads = [n for n in nodes_of(command.value) if isinstance(n, Read)]
        self._writers.append(
            _Writer(
                command,
                loops,
                _Instances(binders, condition, command.indices, self._parameters),
                compile_point(command.indices),
                tuple((read.array, compile_point(read.indices)) for read in reads),
            )
        )
        box: Box = {name: (-inf, inf) for name, _ in binders}
        box |= {name: (value, value) for name, value in self._parameters.items()}
        inside, steps = narrow(positive(condition), box), 1.0
        for loop in loops:
            least, greatest = (0, -1) if inside is None else inside[loop.variable]
            steps *= greatest - least + 1
        self._steps += steps

    def _elements(self, binding: Binding) -> _Instances:
        region = self._impl.spec.tensors[binding.tensor].region or ()
        condition: Cond = CTrue()
        for name, (lower, upper) in zip(binding.variables, region, strict=True):
            condition = CAnd(condition, CAnd(CCmp("<=", lower, IVar(name)), CCmp("<", IVar(name), upper)))
        binders = tuple((name, None) for name in binding.variables)
        return _Instances(binders, condition, binding.indices, self._parameters)

    # ------------------------------------------------------------ slices

    def slice(self, targets: Sequence[Target], deadline: float = inf) -> Slice:
        """What the cells depend on; :class:`Unenumerable` after the ``deadline``, in processor time."""
        budget, part = _Budget(deadline), Slice(tuple(targets), placed=[{} for _ in self._impl.bindings])
        queue, size = list(dict.fromkeys(targets)), 0
        for array, point in queue:
            part.cells.setdefault(array, set()).add(point)
        while queue:
            array, point = queue.pop()
            size += 1
            for read in self._dependences(part, array, point, budget):
                known = part.cells.setdefault(read[0], set())
                if read[1] not in known:
                    known.add(read[1])
                    queue.append(read)
                size += 1
                if size > _LARGEST:
                    raise Unenumerable("a slice is too large")
        for placed in part.placed:
            ordered = sorted(placed.items())
            placed.clear()
            placed.update(ordered)
        return part

    def _dependences(self, part: Slice, array: str, point: Point, budget: _Budget) -> Iterator[Target]:
        """Add what writes a cell to the slice; gives the cells that it reads."""
        for number, binding in enumerate(self._impl.bindings):
            if binding.array == array:
                for scope in self._bindings[number].writing(point, budget):
                    part.placed[number][tuple([scope[v] for v in binding.variables])] = point
        for writer in self._writers:
            if writer.command.array != array:
                continue
            for scope in writer.instances.writing(point, budget):
                if part.add(writer, scope):
                    yield from ((name, indices(scope)) for name, indices in writer.reads)

    # ------------------------------------------------------------ which cells to look at

    def outputs(self, *, corners: bool) -> Iterator[Target]:
        """Cells of elements of the outputs: the first, the last and another corner, or some others."""
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
            random, indices = Random(len(bounds)), compile_point(binding.indices)
            if corners:
                points = [tuple(lower for lower, _ in bounds), tuple(upper - 1 for _, upper in bounds)]
                # A wrong index may be right on the diagonal.
                points += [tuple(a if d % 2 else b - 1 for d, (a, b) in enumerate(bounds))]
            else:
                points = [tuple((lower + upper) // 2 for lower, upper in bounds)]
                points += [tuple(random.randrange(*b) for b in bounds) for _ in range(_ELSEWHERE)]
            for point in dict.fromkeys(points):
                scope = {**self._parameters, **dict(zip(binding.variables, point, strict=True))}
                yield binding.array, indices(scope)

    def written_at(self, places: Sequence[Place]) -> Iterator[Target]:
        """Cells that commands write at the places."""
        for place in places:
            for writer in self._writers:
                if writer.command.span.line <= place.line <= writer.command.span.end_line:
                    for scope in islice(writer.instances.anywhere(place.variables, _Budget()), 1):
                        yield writer.command.array, writer.cell(scope)

    def ends(self) -> Iterator[Target]:
        """Cells that the last instance of each command writes, then those of the first instances."""
        for backwards in (True, False):
            for writer in self._writers:
                for scope in islice(writer.instances.anywhere({}, _Budget(), backwards=backwards), 1):
                    yield writer.command.array, writer.cell(scope)
