"""Runs of a program without annotations: what each write wrote, and where what it read came from.

Nothing is judged here. A cell that was never written reads as a value of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product
from typing import assert_never

from redverify.annotating.numbers import Numbers
from redverify.interpreter.expressions import ExpressionCompiler, ValueClosure
from redverify.interpreter.indices import (
    Environment,
    PointClosure,
    compile_cond,
    compile_index,
    compile_point,
)
from redverify.interpreter.inputs import Inputs
from redverify.interpreter.specification import Specification
from redverify.interpreter.terms import Value
from redverify.language import core
from redverify.language.walks import commands_of

Point = tuple[int, ...]
Write = core.Assign | core.Accumulate


class TooLong(Exception):
    """A run that takes more steps than it may."""


@dataclass(frozen=True, slots=True)
class Given:
    """What a cell holds at the start: an element of an input."""

    tensor: str
    point: Point


@dataclass(frozen=True, slots=True)
class Written:
    """What a cell holds after the write of number ``by``; ``env`` are the variables there."""

    by: int
    env: Environment
    episode: Episode | None


Origin = Given | Written | None


@dataclass(slots=True, eq=False)
class Episode:
    """Accumulations into one cell that nobody looks at in between; ``value`` is what it holds after them.

    ``base`` is where the cell's value before them comes from, ``based`` that value. ``varying`` are the
    variables that have several values among them, ``members`` the numbers of their statements.
    """

    value: Value
    base: Origin
    based: Value
    first: Environment
    varying: set[str] = field(default_factory=set)
    members: list[int] = field(default_factory=list)
    count: int = 0


@dataclass(frozen=True, slots=True)
class Sample:
    """One write: its variables, its cell, the value of its right side, and the origins of what it read.

    ``episode`` is that of an accumulation.
    """

    run: Run
    env: Environment
    cell: Point
    value: Value
    origins: tuple[Origin, ...]
    before: Origin
    episode: Episode | None

    @property
    def result(self) -> Value:
        """The value that the annotation has to have: what is written, or what is accumulated at last."""
        return self.value if self.episode is None else self.episode.value


@dataclass(slots=True, eq=False)
class _Cell:
    value: Value
    origin: Origin
    episode: Episode | None = None


class Run:
    """One run of an implementation at some sizes. ``samples`` are those of each write, by its number.

    They are filled by :meth:`perform`.
    """

    def __init__(self, impl: core.Impl, parameters: Mapping[str, int], seed: int, steps: int) -> None:
        self.impl = impl
        self.parameters = dict(parameters)
        self.domain = Numbers(impl.spec, seed)
        inputs = Inputs(self.domain)
        self.specification = Specification(impl.spec, parameters, self.domain, inputs)
        self._numbers = {id(c): n for n, c in enumerate(writes_of(impl.body))}
        self.samples: list[list[Sample]] = [[] for _ in self._numbers]
        self._left = steps
        self._arrays: dict[str, dict[Point, _Cell]] = {}
        self._origins: list[Origin] = []
        self._writing = ""
        self._blank = 0
        self._place_inputs(inputs)

    def _place_inputs(self, inputs: Inputs) -> None:
        for binding in self.impl.bindings:
            cells = self._arrays.setdefault(binding.array, {})
            tensor = self.impl.spec.tensors[binding.tensor]
            if tensor.kind != "input":
                continue
            indices = compile_point(binding.indices)
            region = self.specification.region(tensor)
            for point in product(*(range(lower, upper) for lower, upper in region)):
                cell = indices({**self.parameters, **dict(zip(binding.variables, point, strict=True))})
                cells[cell] = _Cell(inputs(tensor.name, point), Given(tensor.name, point))

    def perform(self) -> None:
        """Run the program; raises :class:`TooLong` after too many steps."""
        self._block(self.impl.body)(dict(self.parameters))

    # ------------------------------------------------------------ reads

    def compile(self, value: core.ValueExpr) -> ValueClosure:
        """The value of a right side; its reads note where the values come from, from left to right."""
        return ExpressionCompiler(self.domain, self._leaf, lazy=False).compile(value)

    def _leaf(self, expr: core.Access | core.Read | core.Reduce | core.Element) -> ValueClosure:
        if not isinstance(expr, core.Read):
            raise TypeError(f"no program expression: {expr}")
        array, point, type_ = expr.array, compile_point(expr.indices), expr.type

        def read(env: Environment) -> Value:
            where = point(env)
            cell = self._arrays[array].get(where)
            if cell is None:
                self._blank += 1
                blank = self.domain.input(f"$blank {array}", type_, (*where, self._blank))
                cell = self._arrays[array][where] = _Cell(blank, None)
            if array != self._writing:
                cell.episode = None
            self._origins.append(cell.origin)
            return cell.value

        return read

    # ------------------------------------------------------------ commands

    def _block(self, block: core.Block) -> Callable[[Environment], None]:
        commands = [self._command(c) for c in block]

        def run(env: Environment) -> None:
            for command in commands:
                command(env)

        return run

    def _command(self, command: core.Command) -> Callable[[Environment], None]:
        match command:
            case core.Skip():
                return lambda env: None
            case core.Assign():
                return self._assign(command)
            case core.Accumulate():
                return self._accumulate(command)
            case core.Scope(body=body):
                return self._block(body)
            case core.Let(variable=name, value=index, body=body):
                return self._bound(name, index, body)
            case core.Allocate(array=array, body=body):
                inner = self._block(body)

                def allocate(env: Environment) -> None:
                    self._arrays[array] = {}
                    inner(env)

                return allocate
            case core.If(condition=condition, then=then, otherwise=otherwise):
                holds, first, second = compile_cond(condition), self._block(then), self._block(otherwise)
                return lambda env: first(env) if holds(env) else second(env)
            case core.Loop():
                return self._loop(command)
            case _:
                assert_never(command)

    def _bound(
        self, name: str, index: core.IndexExpr, body: core.Block
    ) -> Callable[[Environment], None]:
        value, inner = compile_index(index), self._block(body)

        def let(env: Environment) -> None:
            env[name] = value(env)
            inner(env)
            del env[name]

        return let

    def _loop(self, command: core.Loop) -> Callable[[Environment], None]:
        lower, upper = compile_index(command.lower), compile_index(command.upper)
        name, body = command.variable, self._block(command.body)

        def loop(env: Environment) -> None:
            for value in range(lower(env), upper(env)):
                self._step()
                env[name] = value
                body(env)
            env.pop(name, None)

        return loop

    def _step(self) -> None:
        self._left -= 1
        if self._left < 0:
            raise TooLong

    def _evaluated(
        self, accumulated: str, point: PointClosure, right: ValueClosure, env: Environment
    ) -> tuple[Point, Value, tuple[Origin, ...]]:
        self._step()
        self._origins.clear()
        self._writing = accumulated
        value = right(env)
        return point(env), value, tuple(self._origins)

    def _assign(self, command: core.Assign) -> Callable[[Environment], None]:
        point, right = compile_point(command.indices), self.compile(command.value)
        array, number = command.array, self._numbers[id(command)]
        samples = self.samples[number]

        def assign(env: Environment) -> None:
            where, value, origins = self._evaluated("", point, right, env)
            old = self._arrays[array].get(where)
            here = dict(env)
            before = None if old is None else old.origin
            samples.append(Sample(self, here, where, value, origins, before, None))
            self._arrays[array][where] = _Cell(value, Written(number, here, None))

        return assign

    def _accumulate(self, command: core.Accumulate) -> Callable[[Environment], None]:
        point, right = compile_point(command.indices), self.compile(command.value)
        array, number = command.array, self._numbers[id(command)]
        samples, type_ = self.samples[number], command.value.type
        combine = self.domain.operator(command.operator, type_)

        def accumulate(env: Environment) -> None:
            where, value, origins = self._evaluated(array, point, right, env)
            cell = self._arrays[array].get(where)
            if cell is None:
                self._blank += 1
                cell = _Cell(self.domain.input(f"$blank {array}", type_, (*where, self._blank)), None)
                self._arrays[array][where] = cell
            here = dict(env)
            episode = cell.episode
            if episode is None:
                episode = cell.episode = Episode(cell.value, cell.origin, cell.value, here)
            cell.value = combine(cell.value, value)
            episode.value = cell.value
            episode.count += 1
            if number not in episode.members:
                episode.members.append(number)
            first = episode.first
            episode.varying.update(n for n, v in here.items() if first.get(n, v) != v)
            samples.append(Sample(self, here, where, value, origins, cell.origin, episode))
            cell.origin = Written(number, here, episode)

        return accumulate


def writes_of(block: core.Block) -> Iterator[Write]:
    """The assignments and accumulations of a block, in the order of the text."""
    return (c for c in commands_of(block) if isinstance(c, core.Assign | core.Accumulate))
