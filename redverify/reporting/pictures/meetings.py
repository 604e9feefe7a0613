"""Two iterations of a parallel loop that come to one cell, drawn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from textwrap import wrap

from redverify.interpreter.results import Meeting, Touch
from redverify.reporting.pictures.grids import Point
from redverify.reporting.pictures.svg import CHARACTER, box, curve, picture, text

#: Pixels: the height of a line, of the gap between iterations, and of a cell; cells shown on each side.
_LINE, _BETWEEN, _CELL, _BESIDE = 16, 22, 26, 2

#: Characters of a line at most: so the picture is as wide as a telephone.
_LONGEST = 34

#: Before a line of the program: spaces that stay.
_MARGIN = "\N{NO-BREAK SPACE}" * 2


def meeting_svg(
    meeting: Meeting, array: str, point: Point, extents: Point, source: Callable[[int], str]
) -> str:
    """The two iterations with what they do at ``array[point]``; ``source`` gives the lines of the program."""
    iterations = list(dict.fromkeys(touch.iteration for touch in meeting.touches))
    said = {i: _said([t for t in meeting.touches if t.iteration == i], source) for i in iterations}
    wide = max(len(line) for lines in said.values() for line in lines) * CHARACTER + 20
    heights = [_LINE * (1 + len(said[i])) + 8 for i in iterations]
    names = _cells(array, point, extents)
    boxes = sum(heights) + _BETWEEN * (len(heights) - 1)
    whole = max(boxes, len(names) * _CELL)
    cell_width = max(len(name) for name in names) * CHARACTER + 14
    x, top = wide + 64, (whole - len(names) * _CELL) / 2 + 4
    parts, y = list[str](), 4 + (whole - boxes) / 2
    middle = top + (names.index(_name(array, point)) + 0.5) * _CELL
    for i, height in zip(iterations, heights, strict=True):
        parts.append(curve(4 + wide, y + height / 2, x, middle, "bad", across=True))
        parts.append(box(4, y, wide, height, "par"))
        parts.append(text(12, y + _LINE, f"{meeting.variable} = {i}"))
        for n, line in enumerate(said[i]):
            parts.append(text(12, y + _LINE * (n + 2), line, "soft"))
        y += height + _BETWEEN
    for n, name in enumerate(names):
        kind = "doubled" if name == _name(array, point) else ""
        parts.append(box(x, top + n * _CELL, cell_width, _CELL - 3, kind))
        parts.append(text(x + 7, top + n * _CELL + 15, name, "on-doubled" if kind else "soft"))
    title = (
        f"iterations {meeting.variable} = {' and '.join(map(str, iterations))} meet in {_name(array, point)}"
    )
    return picture(x + cell_width + 6, whole + 8, title, parts)


def _cells(array: str, point: Point, extents: Point) -> list[str]:
    """The cell between its neighbours along the last dimension."""
    if not point:
        return [_name(array, point)]
    *others, last = point
    near = range(max(0, last - _BESIDE), min(last + _BESIDE + 1, extents[-1]))
    return [_name(array, (*others, n)) for n in near]


def _said(touches: Sequence[Touch], source: Callable[[int], str]) -> list[str]:
    """What an iteration does at each line of the program, and that line, broken at spaces if it is long."""
    lines = []
    for number in dict.fromkeys(touch.span.line for touch in touches):
        deeds = dict.fromkeys(touch.what for touch in touches if touch.span.line == number)
        lines.append(f"{' and '.join(deeds)} at line {number}:")
        lines += [_MARGIN + part for part in wrap(source(number).strip(), _LONGEST, break_on_hyphens=False)]
    return lines


def _name(array: str, point: Point) -> str:
    return f"{array}[{', '.join(map(str, point))}]"


__all__ = ["meeting_svg"]
