"""Runs of a program without annotations: what each write stored, and where the values it read came from.

Nothing is judged here. A cell that was never written reads as a value of its own, and what is computed from
it says nothing about the annotation: a program may compute what it does not use.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import product

from redverify.annotating.numbers import Numbers, is_nan
from redverify.annotating.paths import paths_of
from redverify.interpreter.commands import CommandCompiler, Step
from redverify.interpreter.domains.terms import Value
from redverify.interpreter.expressions import ExpressionCompiler, ValueClosure, integer_of
from redverify.interpreter.indices import Environment, PointClosure, compile_point
from redverify.interpreter.inputs import Inputs
from redverify.interpreter.slices import Slice
from redverify.interpreter.specification import Specification
from redverify.language import core
from redverify.language.types import ValueType

Point = tuple[int, ...]


class TooLong(Exception):
    """A run that takes more steps than it may."""


@dataclass(frozen=True, slots=True)
class Given:
    """What a cell holds at the start: an element of an input."""

    tensor: str
    point: Point


@dataclass(slots=True, eq=False)
class Written:
    """What a cell holds after the write of number ``by``; ``env`` are the variables there."""

    by: int
    env: Environment
    episode: Episode | None


Origin = Given | Written | None


@dataclass(slots=True, eq=False)
class Episode:
    """Accumulations into one cell that nobody looks at in between; ``value`` is what it holds after them.

    ``base`` is where the cell's value before them comes from, ``based`` that value. ``envs`` are the
    variables at each, ``elements`` the values that are accumulated, in their order. ``members`` are the
    numbers of their statements. ``closed``: somebody has looked at the cell, or written it anew. ``empty``:
    its value was computed from a cell that was never written.
    """

    value: Value
    base: Origin
    based: Value
    envs: list[Environment] = field(default_factory=list)
    members: list[int] = field(default_factory=list)
    closed: bool = False
    empty: bool = False
    elements: list[Value] = field(default_factory=list)

    def varying(self) -> set[str]:
        """The variables that have several values among the accumulations."""
        first = self.envs[0]
        return {n for env in self.envs for n, v in env.items() if first.get(n, v) != v}


@dataclass(slots=True, eq=False)
class Sample:
    """One write: its variables, its cell, the value of its right side, and the origins of what it read.

    ``episode`` is that of an accumulation, where this is the element of number ``turn``. ``needs`` are the
    elements of inputs that the cell's new value was computed from, one bit each (:meth:`Run.bit`). ``empty``:
    the value was computed from a cell that was never written.
    """

    run: Run
    env: Environment
    cell: Point
    value: Value
    origins: tuple[Origin, ...]
    before: Origin
    episode: Episode | None
    needs: int
    empty: bool
    turn: int = 0

    @property
    def known(self) -> bool:
        """Whether the value of the right side says something."""
        return not self.empty and not is_nan(self.value)

    @property
    def settled(self) -> bool:
        """Whether the result is that of a whole run, as far as is known."""
        if self.episode is None:
            return self.known
        whole = self.run.finished or self.episode.closed
        return whole and not self.episode.empty and not is_nan(self.result)

    @property
    def result(self) -> Value:
        """The value that the annotation has to have: what is written, or what is accumulated at last."""
        return self.value if self.episode is None else self.episode.value


class Placed:
    """Which element of an input lies in a cell of its array."""

    def __init__(self, binding: core.Binding, specification: Specification) -> None:
        tensor = specification.spec.tensors[binding.tensor]
        self.tensor = tensor.name
        self._region = specification.region(tensor)
        self._indices = compile_point(binding.indices)
        self._variables = binding.variables
        self._parameters = specification.parameters
        self._plain = binding.indices == tuple(map(core.IVar, binding.variables))
        self._elements: dict[Point, Point] | None = None
        self._moved = None if self._plain else self._affine()

    def at(self, cell: Point) -> Point | None:
        """The element in a cell, ``None`` if there is none."""
        if self._plain or self._moved is not None:
            point = cell if self._plain else self._back(cell)
            inside = all(lo <= i < hi for i, (lo, hi) in zip(point, self._region, strict=True))
            return point if inside and self._cell(point) == cell else None
        if self._elements is None:
            points = product(*(range(lower, upper) for lower, upper in self._region))
            self._elements = {self._cell(p): p for p in points}
        return self._elements.get(cell)

    def _cell(self, point: Point) -> Point:
        return self._indices({**self._parameters, **dict(zip(self._variables, point, strict=True))})

    def _affine(self) -> tuple[Point, tuple[int, ...]] | None:
        """The cell of the first element and the dimension of the array along which each variable runs.

        ``None`` if a step of a variable is not a step of one index.
        """
        first = self._cell(tuple(lower for lower, _ in self._region))
        along: list[int] = []
        for d in range(len(self._region)):
            beside = self._cell(tuple(lower + (d == n) for n, (lower, _) in enumerate(self._region)))
            moved = [n for n, (a, b) in enumerate(zip(first, beside, strict=True)) if a != b]
            if len(moved) != 1 or beside[moved[0]] - first[moved[0]] != 1 or moved[0] in along:
                return None
            along.append(moved[0])
        return (first, tuple(along)) if len(along) == len(first) else None

    def _back(self, cell: Point) -> Point:
        assert self._moved is not None
        first, along = self._moved
        return tuple(lower + cell[n] - first[n] for n, (lower, _) in zip(along, self._region, strict=True))


@dataclass(slots=True, eq=False)
class _Cell:
    value: Value
    origin: Origin
    episode: Episode | None = None
    needs: int = 0
    empty: bool = False


class _Reading(ExpressionCompiler):
    """Compiles right sides: of ``select`` both branches are read, and the chosen one tells if it is empty."""

    def __init__(self, run: Run) -> None:
        super().__init__(run.domain, run.leaf, lazy=False)
        self._run = run

    def _select(
        self, condition: Callable[[Environment], bool], f: ValueClosure, g: ValueClosure
    ) -> ValueClosure:
        run = self._run

        def both(e: Environment) -> Value:
            chosen, before = condition(e), run.empty
            values = []
            for branch, taken in ((f, chosen), (g, not chosen)):
                run.empty = False
                values.append(branch(e))
                before |= run.empty and taken
            run.empty = before
            return values[0] if chosen else values[1]

        return both


class Run(CommandCompiler):
    """One run of an implementation at some sizes. ``samples`` are those of each write, by its number.

    They are filled by :meth:`perform`. With a ``part`` only the instances of that slice are run; what they
    read is what they read in a whole run. ``empty``: the right side that is evaluated has read a cell that
    was never written.
    """

    def __init__(
        self,
        impl: core.Impl,
        parameters: Mapping[str, int],
        seed: int,
        steps: int,
        part: Slice | None = None,
    ) -> None:
        self.impl = impl
        self.parameters = dict(parameters)
        self.domain = Numbers(impl.spec, seed)
        self.part = part
        self._inputs = Inputs(self.domain, parameters=parameters)
        self.specification = Specification(impl.spec, parameters, self.domain, self._inputs)
        self._numbers = {id(c): n for n, (c, _) in enumerate(paths_of(impl.body))}
        self.samples: list[list[Sample]] = [[] for _ in self._numbers]
        self.steps, self._most = 0, steps
        self.finished = False
        self._arrays: dict[str, dict[Point, _Cell]] = {}
        self._origins: list[Origin] = []
        self._needs = 0
        self.empty = False
        self._bits: dict[tuple[str, Point], int] = {}
        self._writing = ""
        self._blank = 0
        self._placed: dict[str, list[Placed]]
        self._placed = {b.array: [] for b in impl.bindings}
        for binding in impl.bindings:
            self._arrays[binding.array] = {}
            if impl.spec.tensors[binding.tensor].kind == "input":
                self._placed[binding.array].append(Placed(binding, self.specification))

    def perform(self) -> None:
        """Run the program.

        Raises :class:`TooLong` after too many steps. A slice has all accumulations into its cells of outputs;
        those into other cells may go on until the cell is read.
        """
        self.block(self.impl.body)(dict(self.parameters))
        self.finished = self.part is None
        for binding in self.impl.bindings:
            self._ended(binding.array, every=self.impl.spec.tensors[binding.tensor].kind == "output")

    def _ended(self, array: str, *, every: bool) -> None:
        """Nothing more is accumulated into cells of an array: into none, or none that a slice has whole."""
        whole = frozenset[tuple[str, Point]]() if self.part is None else self.part.whole
        for point, cell in self._arrays[array].items():
            if cell.episode is not None and (every or (array, point) in whole):
                cell.episode.closed = True

    def is_last(self, array: str, sample: Sample) -> bool:
        """Whether nothing has been written to the cell of a write after it."""
        cell = self._arrays[array].get(sample.cell)
        origin = None if cell is None else cell.origin
        return isinstance(origin, Written) and origin.env is sample.env

    def bit(self, tensor: str, point: Point) -> int:
        """The bit that stands for an element of an input among what a value was computed from."""
        return 1 << self._bits.setdefault((tensor, point), len(self._bits))

    # ------------------------------------------------------------ reads

    def compile(self, value: core.ValueExpr) -> ValueClosure:
        """The value of a right side; its reads note where the values come from, from left to right."""
        return _Reading(self).compile(value)

    def leaf(self, expr: core.Access | core.Read | core.Reduce | core.Element) -> ValueClosure:
        """The value of a cell."""
        if not isinstance(expr, core.Read):
            raise TypeError(f"no program expression: {expr}")
        array, point, type_ = expr.array, compile_point(expr.indices), expr.type

        def read(env: Environment) -> Value:
            where = point(env)
            self._step()
            cell = self._cell(array, where, type_)
            if array != self._writing and cell.episode is not None:
                cell.episode.closed = True
                cell.episode = None
            self._origins.append(cell.origin)
            self._needs |= cell.needs
            self.empty |= cell.empty
            return cell.value

        return read

    def _cell(self, array: str, where: Point, type_: ValueType) -> _Cell:
        """A cell as it is: written, an input's, or one that holds nothing."""
        cell = self._arrays[array].get(where)
        if cell is not None:
            return cell
        value: Value
        origin: Origin = None
        needs = 0
        for placed in self._placed.get(array, ()):
            point = placed.at(where)
            if point is not None:
                value, origin = self._inputs(placed.tensor, point), Given(placed.tensor, point)
                needs = self.bit(placed.tensor, point)
        if origin is None:
            self._blank += 1
            value = self.domain.input(f"$blank {array}", type_, (*where, self._blank))
        cell = self._arrays[array][where] = _Cell(value, origin, None, needs, origin is None)
        return cell

    # ------------------------------------------------------------ commands

    def scope(self, command: core.Scope) -> Step:
        """A scope changes nothing."""
        return self.block(command.body)

    def allocate(self, command: core.Allocate) -> Step:
        """A new array, whose cells hold nothing."""
        array, inner = command.array, self.block(command.body)

        def allocate(env: Environment) -> None:
            self._arrays[array] = {}
            inner(env)
            self._ended(array, every=False)

        return allocate

    def data_let(self, command: core.DataLet) -> Step:
        """The integer that the value is, as an index."""
        nowhere, right = compile_point(()), self.compile(command.value)
        name, inner = command.variable, self.block(command.body)
        samples = self.samples[self._numbers[id(command)]]

        def let(env: Environment) -> None:
            _, value, origins = self._evaluated("", nowhere, right, env)
            samples.append(Sample(self, dict(env), (), value, origins, None, None, self._needs, self.empty))
            inner({**env, name: integer_of(value)})

        return let

    def loop(self, command: core.Loop) -> Step:
        """One iteration after the other."""
        iterations, name, body = self.iterations(command), command.variable, self.block(command.body)

        def loop(env: Environment) -> None:
            inside = dict(env)
            for value in iterations(env):
                self._step()
                inside[name] = value
                body(inside)

        return loop

    def _step(self) -> None:
        self.steps += 1
        if self.steps > self._most:
            raise TooLong

    def _evaluated(
        self, accumulated: str, point: PointClosure, right: ValueClosure, env: Environment
    ) -> tuple[Point, Value, tuple[Origin, ...]]:
        self._step()
        self._origins.clear()
        self._needs, self.empty = 0, False
        self._writing = accumulated
        value = right(env)
        return point(env), value, tuple(self._origins)

    def assign(self, command: core.Assign) -> Step:
        """Store the right side, and note where it comes from."""
        point, right = compile_point(command.indices), self.compile(command.value)
        array, number = command.array, self._numbers[id(command)]
        samples = self.samples[number]

        def assign(env: Environment) -> None:
            where, value, origins = self._evaluated("", point, right, env)
            old = self._arrays[array].get(where)
            here = dict(env)
            before = None if old is None else old.origin
            if old is not None and old.episode is not None:
                old.episode.closed = True
            needs, empty = self._needs, self.empty
            samples.append(Sample(self, here, where, value, origins, before, None, needs, empty))
            self._arrays[array][where] = _Cell(value, Written(number, here, None), None, needs, empty)

        return assign

    def accumulate(self, command: core.Accumulate) -> Step:
        """Combine the cell with the right side; the cell's episode begins or goes on."""
        point, right = compile_point(command.indices), self.compile(command.value)
        array, number = command.array, self._numbers[id(command)]
        samples, type_ = self.samples[number], command.value.type
        combine = self.domain.operator(command.operator, type_)

        def accumulate(env: Environment) -> None:
            where, value, origins = self._evaluated(array, point, right, env)
            cell = self._cell(array, where, type_)
            here = dict(env)
            episode = cell.episode
            if episode is None:
                episode = cell.episode = Episode(cell.value, cell.origin, cell.value)
            turn = len(episode.elements)
            episode.elements.append(value)
            episode.envs.append(here)
            cell.value = combine(cell.value, value)
            episode.value = cell.value
            if number not in episode.members:
                episode.members.append(number)
            cell.needs |= self._needs
            episode.empty = cell.empty = cell.empty or self.empty
            held = cell.origin, episode, cell.needs
            samples.append(Sample(self, here, where, value, origins, *held, self.empty, turn))
            cell.origin = Written(number, here, episode)

        return accumulate
