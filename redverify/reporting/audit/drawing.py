"""Index sets of small sizes, drawn: which lane reduces which index, which iteration writes which cell.

A lane is an iteration of the outermost parallel loop. The picture is of one small size and proves nothing; it
is for a person who wants to see what a statement does.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape

import msgspec

from redverify.interpreter.indices import compile_cond, compile_index
from redverify.interpreter.search import feasible_parameters
from redverify.language import core

#: The size that is drawn is near this: a prime, so that tails show.
NEAR = 11

#: What is drawn at most: pictures of a program, points of a picture, rows and columns.
PICTURES, POINTS, ROWS, COLUMNS = 6, 3000, 40, 64

#: Iterations that are run for the pictures of one program.
STEPS = 60_000

#: The side of a square.
_SIDE = 14


class Drawing(msgspec.Struct, frozen=True, kw_only=True):
    """A picture of what the statement on a line of the certificate's text does at one size."""

    line: int
    title: str
    size: dict[str, int]
    svg: str


class _Marks(msgspec.Struct, kw_only=True):
    """What one statement does: points, each with the lanes that come to it."""

    line: int
    what: str
    lane: str
    rank: int
    points: dict[tuple[int, ...], list[int]]
    steps: int = 0


def drawings(impl: core.Impl) -> tuple[Drawing, ...]:
    """The pictures of a program, in the order of its statements; none if no small size shows anything."""
    sizes = sorted(
        feasible_parameters(impl),
        key=lambda size: (sum(abs(v - NEAR) for v in size.values()), list(size.values())),
    )
    for size in sizes[:8]:
        found: dict[int, _Marks] = {}
        try:
            _Walk(found).block(impl.body, dict(size), None)
        except _TooMuch:
            continue
        pictures = [_picture(marks, size) for marks in found.values() if _fits(marks)]
        if pictures:
            return tuple(pictures[:PICTURES])
    return ()


class _TooMuch(Exception):
    """There are too many iterations to draw."""


class _Walk:
    """Runs through the loops of a program, without looking at values."""

    def __init__(self, found: dict[int, _Marks]) -> None:
        self.found = found
        self.steps = 0

    def block(self, block: core.Block, at: dict[str, int], lane: str | None) -> None:
        """All commands of a block; ``lane`` is the variable of the outermost parallel loop around it."""
        for command in block:
            self._command(command, at, lane)

    def _command(self, command: core.Command, at: dict[str, int], lane: str | None) -> None:
        self.steps += 1
        if self.steps > STEPS:
            raise _TooMuch
        match command:
            case core.Loop(variable=variable, parallel=parallel):
                inner = variable if parallel and lane is None else lane
                for value in self._range(command, at):
                    self.block(command.body, {**at, variable: value}, inner)
            case core.If():
                chosen = command.then if compile_cond(command.condition)(at) else command.otherwise
                self.block(chosen, at, lane)
            case core.Let(variable=variable):
                self.block(command.body, {**at, variable: compile_index(command.value)(at)}, lane)
            case core.Scope(body=body) | core.Allocate(body=body):
                self.block(body, at, lane)
            case core.Assign(indices=indices) if lane is not None:
                self._mark(command, "writes which cell of", indices, at, lane)
            case core.Accumulate(reduction_indices=None, indices=indices) if lane is not None:
                self._mark(command, "adds to which cell of", indices, at, lane)
            case core.Accumulate(reduction_indices=indices) if lane is not None and indices is not None:
                self._mark(command, "accumulates which index into", indices, at, lane)

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
        lane: str,
    ) -> None:
        marks = self.found.get(id(command))
        if marks is None:
            said = f"which {lane} {what} {command.array}"
            marks = _Marks(line=command.span.line, what=said, lane=lane, rank=len(indices), points={})
            self.found[id(command)] = marks
        point = tuple(compile_index(index)(at) for index in indices)
        lanes = marks.points.setdefault(point, [])
        if at[lane] not in lanes:
            lanes.append(at[lane])
        if len(marks.points) > POINTS:
            raise _TooMuch


def _fits(marks: _Marks) -> bool:
    """Whether a picture shows something: one or two numbers per point, neither too many nor all alike."""
    if marks.rank not in (1, 2) or len(marks.points) < 2:
        return False
    lanes = {lane for found in marks.points.values() for lane in found}
    rows, columns = _axes(marks)
    return len(lanes) > 1 and len(rows) <= ROWS and len(columns) <= COLUMNS


def _axes(marks: _Marks) -> tuple[range, range]:
    """Rows and columns: of points with one number the rows are lanes."""
    last = [p[-1] for p in marks.points]
    first = [lane for found in marks.points.values() for lane in found]
    if marks.rank == 2:
        first = [p[0] for p in marks.points]
    return range(min(first), max(first) + 1), range(min(last), max(last) + 1)


def _picture(marks: _Marks, size: Mapping[str, int]) -> Drawing:
    rows, columns = _axes(marks)
    left, top = 34, 18
    width, height = left + len(columns) * _SIDE + 8, top + len(rows) * _SIDE + 4
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" class="sets" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}" role="img"><title>{escape(marks.what)}</title>'
    ]
    step = max(1, len(columns) // 16)
    for n, column in enumerate(columns):
        if n % step == 0:
            parts.append(f'<text x="{left + n * _SIDE + 2}" y="12">{column}</text>')
    for n, row in enumerate(rows):
        parts.append(f'<text x="4" y="{top + n * _SIDE + 11}">{row}</text>')
    for point, lanes in sorted(marks.points.items()):
        places = [point[0]] if marks.rank == 2 else lanes
        for place in places:
            x, y = left + (point[-1] - columns[0]) * _SIDE, top + (place - rows[0]) * _SIDE
            who = lanes if marks.rank == 2 else [place]
            said = f"{marks.lane} = {', '.join(map(str, who))}: {', '.join(map(str, point))}"
            colour = f"hsl({who[0] * 47 % 360} 60% 60%)" if len(who) == 1 else "#444"
            parts.append(
                f'<rect x="{x}" y="{y}" width="{_SIDE - 1}" height="{_SIDE - 1}" fill="{colour}">'
                f"<title>{escape(said)}</title></rect>"
            )
    return Drawing(line=marks.line, title=marks.what, size=dict(size), svg="".join([*parts, "</svg>"]))


__all__ = ["Drawing", "drawings"]
