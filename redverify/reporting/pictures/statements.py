"""What statements do at a small size, drawn: which lane reduces which index, which tile writes which cell.

A *lane* is an iteration of the outermost parallel loop. A *tile* is an iteration of a loop whose variable
stands in an index beside that of a loop inside, as ``t`` does in ``4 * t + i``. What a condition keeps from
being done is drawn too, as the tail that tiles would have. The picture is of one size and proves nothing; it
is for a person who wants to see what a statement does.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec

from redverify.interpreter.indices import compile_cond, compile_index, free_variables
from redverify.interpreter.search import feasible_parameters
from redverify.language import core
from redverify.reporting.pictures.grids import Mark, Point, points_svg, rows_svg
from redverify.reporting.pictures.svg import NotDrawn

#: The size that is drawn is near one of these, in this order: primes, so that tails show.
NEAR = (11, 7, 5, 3, 2)

#: What is drawn at most: pictures of a program, points of a picture.
PICTURES, POINTS = 6, 3000

#: Iterations that are run for the pictures of one program.
STEPS = 60_000


class Drawing(msgspec.Struct, frozen=True, kw_only=True):
    """A picture of what the statement on a line of the certificate's text does at one size."""

    line: int
    title: str
    size: dict[str, int]
    svg: str


class _Marks(msgspec.Struct, kw_only=True):
    """What one statement does: points, each with the lanes or tiles that come to it.

    ``left`` are the points of instances that a condition keeps from being done.
    """

    line: int
    what: str
    lane: tuple[str, ...]
    rank: int
    points: dict[Point, list[Point]]
    left: dict[Point, list[Point]]


def drawings(impl: core.Impl) -> tuple[Drawing, ...]:
    """The pictures of a program, in the order of its statements; none if no small size shows anything."""
    return next(filter(None, (drawings_at(impl, size) for size in sizes_to_draw(impl))), ())


def sizes_to_draw(impl: core.Impl) -> list[dict[str, int]]:
    """Small sizes that satisfy the assumptions, in the order in which they are tried."""
    sizes = feasible_parameters(impl)
    found = [
        min(sizes, key=lambda size: (sum(abs(v - near) for v in size.values()), list(size.values())))
        for near in NEAR
        if sizes
    ]
    return [size for number, size in enumerate(found) if size not in found[:number]]


def drawings_at(impl: core.Impl, size: Mapping[str, int]) -> tuple[Drawing, ...]:
    """The pictures of a program at one size; none if it has too many iterations to draw."""
    walk = _Walk()
    try:
        walk.block(impl.body, dict(size), _Around())
    except _TooMuch:
        return ()
    found = (_picture(marks, size) for marks in walk.found.values())
    return tuple(drawing for drawing in found if drawing is not None)[:PICTURES]


class _TooMuch(Exception):
    """There are too many iterations to draw."""


class _Around(msgspec.Struct, frozen=True):
    """What is around a command: the loops, from the outermost on, of these the outermost parallel one, and
    what each ``let`` variable depends on. ``done`` is false where a condition does not hold."""

    loops: tuple[str, ...] = ()
    lane: str | None = None
    lets: dict[str, frozenset[str]] = {}
    done: bool = True

    def inside(self, loop: core.Loop) -> _Around:
        """The same, and a loop."""
        lane = loop.variable if loop.parallel and self.lane is None else self.lane
        return msgspec.structs.replace(self, loops=(*self.loops, loop.variable), lane=lane)

    def variables(self, index: core.IndexExpr) -> list[str]:
        """The loops that an index depends on, from the outermost on."""
        names = free_variables(index)
        known = frozenset[str]().union(*(self.lets.get(name, frozenset((name,))) for name in names))
        return [name for name in self.loops if name in known]

    def lanes(self, indices: Iterable[core.IndexExpr]) -> tuple[str, ...]:
        """The outermost parallel loop, and the loops over tiles."""
        each = [self.variables(index) for index in indices]
        tiles = [names[0] for names in each if len(names) > 1]
        return tuple(dict.fromkeys([self.lane, *tiles] if self.lane is not None else tiles))


class _Walk:
    """Runs through the loops of a program, without looking at values."""

    def __init__(self) -> None:
        self.found: dict[int, _Marks] = {}
        self.steps = 0

    def block(self, block: core.Block, at: dict[str, int], around: _Around) -> None:
        """All commands of a block."""
        for command in block:
            self._command(command, at, around)

    def _command(self, command: core.Command, at: dict[str, int], around: _Around) -> None:
        self.steps += 1
        if self.steps > STEPS:
            raise _TooMuch
        match command:
            case core.Loop(variable=variable):
                inner = around.inside(command)
                for value in self._range(command, at):
                    self.block(command.body, {**at, variable: value}, inner)
            case core.If():
                holds = compile_cond(command.condition)(at)
                left = msgspec.structs.replace(around, done=False)
                self.block(command.then, at, around if holds else left)
                self.block(command.otherwise, at, left if holds else around)
            case core.Let(variable=variable, value=value):
                lets = {**around.lets, variable: frozenset(around.variables(value))}
                inner = msgspec.structs.replace(around, lets=lets)
                self.block(command.body, {**at, variable: compile_index(value)(at)}, inner)
            case core.Scope(body=body) | core.Allocate(body=body):
                self.block(body, at, around)
            case core.Assign(indices=indices):
                self._mark(command, "writes which cell of", indices, at, around)
            case core.Accumulate(reduction_indices=None, indices=indices):
                self._mark(command, "adds to which cell of", indices, at, around)
            case core.Accumulate(reduction_indices=indices) if indices is not None:
                self._mark(command, "accumulates which index into", indices, at, around)

    def _range(self, loop: core.Loop, at: Mapping[str, int]) -> Iterator[int]:
        lower, upper = compile_index(loop.lower)(at), compile_index(loop.upper)(at)  # type: ignore[arg-type]
        if upper - lower > STEPS:
            raise _TooMuch
        yield from range(lower, upper)

    def _mark(
        self,
        command: core.Assign | core.Accumulate,
        what: str,
        indices: Sequence[core.IndexExpr],
        at: dict[str, int],
        around: _Around,
    ) -> None:
        marks = self.found.get(id(command))
        if marks is None:
            lane = around.lanes(indices)
            said = f"which {', '.join(lane)} {what} {command.array}"
            marks = _Marks(
                line=command.span.line, what=said, lane=lane, rank=len(indices), points={}, left={}
            )
            self.found[id(command)] = marks
        point = tuple(compile_index(index)(at) for index in indices)
        lanes = (marks.points if around.done else marks.left).setdefault(point, [])
        lane_at = tuple(at[name] for name in marks.lane)
        if lane_at not in lanes:
            lanes.append(lane_at)
        if len(marks.points) + len(marks.left) > POINTS:
            raise _TooMuch


def _picture(marks: _Marks, size: Mapping[str, int]) -> Drawing | None:
    """The picture; none where it is too large or shows nothing: one point, or one lane."""
    lanes = sorted({lane for found in marks.points.values() for lane in found})
    if not marks.lane or marks.rank == 0 or len(marks.points) < 2 or len(lanes) < 2:
        return None
    numbers = {lane: n for n, lane in enumerate(lanes)}
    left = {point: found for point, found in marks.left.items() if point not in marks.points}
    draw = _in_rows if marks.rank == 1 else _in_place
    try:
        svg = draw(marks, left, numbers)
    except NotDrawn:
        return None
    return Drawing(line=marks.line, title=marks.what, size=dict(size), svg=svg)


def _in_rows(marks: _Marks, left: Mapping[Point, list[Point]], numbers: Mapping[Point, int]) -> str:
    """A row for each lane."""
    rows = dict(numbers)
    for found in left.values():
        for lane in found:
            rows.setdefault(lane, len(rows))
    squares = {
        (rows[lane], point[0]): Mark("left", f"left out: {_said(marks, [lane], point)}")
        for point, found in left.items()
        for lane in found
    }
    for point, found in marks.points.items():
        for lane in found:
            squares[rows[lane], point[0]] = Mark("lane", _said(marks, [lane], point), lane=numbers[lane])
    labels = {row: ", ".join(map(str, lane)) for lane, row in rows.items()}
    return rows_svg(squares, labels, marks.what, "")


def _in_place(marks: _Marks, left: Mapping[Point, list[Point]], numbers: Mapping[Point, int]) -> str:
    """Each point at its place, in the colour of its lane."""
    squares = {p: Mark("left", f"left out: {_said(marks, found, p)}") for p, found in left.items()}
    for point, found in marks.points.items():
        if len(found) == 1:
            number = numbers[found[0]]
            squares[point] = Mark("lane", _said(marks, found, point), str(number), lane=number)
        else:
            squares[point] = Mark("once", _said(marks, found, point), f"{len(found)}×"[:2])
    return points_svg(squares, marks.what)


def _said(marks: _Marks, lanes: Sequence[Point], point: Point) -> str:
    each = [", ".join(map(str, lane)) if len(lane) == 1 else str(lane) for lane in lanes]
    name = ", ".join(marks.lane)
    return (
        f"{name if len(marks.lane) == 1 else f'({name})'} = {', '.join(each)}: {', '.join(map(str, point))}"
    )


__all__ = ["Drawing", "drawings", "drawings_at", "sizes_to_draw"]
