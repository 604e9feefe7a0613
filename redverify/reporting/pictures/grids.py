"""Points of one, two or three numbers as squares."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from redverify.reporting.pictures.svg import CHARACTER, NotDrawn, box, picture, text

Point = tuple[int, ...]

#: The side of a square, and what is drawn at most: rows, columns, and layers of points with three numbers.
SIDE, ROWS, COLUMNS, LAYERS = 18, 40, 64, 32

#: How many points with one number stand in a row, and how wide a row of layers is in pixels.
_FOLD, _WIDE = 24, 900


@dataclass(frozen=True, slots=True)
class Mark:
    """A point: its kind (a class of ``theme.css``), what it says to those who point at it, what is written
    into it, and the lane that gives it its colour."""

    kind: str
    said: str
    text: str = ""
    lane: int | None = None


def points_svg(points: Mapping[Point, Mark], title: str, names: Sequence[str] = ()) -> str:
    """The picture of points with as many numbers as there are ``names``, which label the axes.

    Raises :class:`.NotDrawn` for points with more than three numbers, and where there are too many or none.
    """
    if not points:
        raise NotDrawn("it has no points at this size")
    rank = len(next(iter(points)))
    axes = tuple(names) if len(names) == rank else ("",) * rank
    if rank > 3:
        raise NotDrawn(f"its points have {rank} numbers, and pictures have three dimensions at most")
    if rank == 3:
        return _layers(points, title, axes)
    if rank == 2:
        return _Panel({(p[0], p[1]): mark for p, mark in points.items()}, axes[0], axes[1]).svg(title)
    if rank == 0:
        return _Panel({(0, 0): points[()]}, labels={0: ""}, numbered=False).svg(title)
    return _row(points, title, axes[0])


def rows_svg(points: Mapping[tuple[int, int], Mark], labels: Mapping[int, str], title: str, name: str) -> str:
    """The picture of points in rows that have labels of their own. Raises :class:`.NotDrawn`."""
    return _Panel(points, "", name, labels=labels).svg(title)


def _row(points: Mapping[Point, Mark], title: str, name: str) -> str:
    """One row, which is folded if it is long."""
    least, most = min(points)[0], max(points)[0]
    if most - least < _FOLD + 8:
        return _Panel({(0, p[0]): mark for p, mark in points.items()}, "", name, labels={0: ""}).svg(title)
    folded = {divmod(p[0] - least, _FOLD): mark for p, mark in points.items()}
    labels = {row: f"{name} = {least + row * _FOLD}" for row in range((most - least) // _FOLD + 1)}
    return _Panel(folded, labels=labels, numbered=False).svg(title)


def _layers(points: Mapping[Point, Mark], title: str, axes: Sequence[str]) -> str:
    """Points with three numbers, one layer beside the other."""
    layers = range(min(p[0] for p in points), max(p[0] for p in points) + 1)
    if len(layers) > LAYERS:
        raise NotDrawn(f"there are {len(layers)} layers of points, and {LAYERS} are drawn at most")
    panels = []
    rows, columns = _spread([p[1] for p in points]), _spread([p[2] for p in points])
    for layer in layers:
        mine = {(p[1], p[2]): mark for p, mark in points.items() if p[0] == layer}
        panels.append(
            _Panel(mine, axes[1], axes[2], rows=rows, columns=columns, heading=f"{axes[0]} = {layer}")
        )
    parts, x, y, width = list[str](), 0.0, 0.0, 0.0
    for panel in panels:
        if x and x + panel.width > _WIDE:
            x, y = 0.0, y + panels[0].height + 8
        parts += panel.parts(x, y)
        x += panel.width + 8
        width = max(width, x)
    return picture(width - 8, y + panels[0].height, title, parts)


def _spread(numbers: Sequence[int]) -> range:
    return range(min(numbers), max(numbers) + 1)


class _Panel:
    """A grid with labels; raises :class:`.NotDrawn` if it is too large."""

    def __init__(
        self,
        points: Mapping[tuple[int, int], Mark],
        down: str = "",
        across: str = "",
        *,
        rows: range | None = None,
        columns: range | None = None,
        labels: Mapping[int, str] | None = None,
        numbered: bool = True,
        heading: str = "",
    ) -> None:
        self.points = points
        self.rows = rows or _spread([row for row, _ in points])
        self.columns = columns or _spread([column for _, column in points])
        if len(self.rows) > ROWS or len(self.columns) > COLUMNS:
            size = f"{len(self.rows)} rows and {len(self.columns)} columns"
            raise NotDrawn(f"it would have {size}, and {ROWS} and {COLUMNS} are drawn at most")
        self.labels = {row: str(row) for row in self.rows} if labels is None else labels
        self.numbered, self.heading = numbered, heading
        self.axes = f"{down} ↓  {across} →" if down and across else f"{across} →" if across else ""
        longest = max((len(label) for label in self.labels.values()), default=0)
        self.left = 8 + longest * CHARACTER
        self.top = 6 + 15 * (bool(self.heading) + bool(self.axes) + numbered)
        wide = max(len(self.axes), len(self.heading)) * CHARACTER + 8
        self.width = max(self.left + len(self.columns) * SIDE + 4, wide)
        self.height = self.top + len(self.rows) * SIDE + 4

    def svg(self, title: str) -> str:
        """The panel as a picture."""
        return picture(self.width, self.height, title, self.parts())

    def parts(self, x0: float = 0.0, y0: float = 0.0) -> list[str]:
        """The elements, shifted to the right and down."""
        parts, y = list[str](), y0 + 12
        for said in (self.heading, self.axes):
            if said:
                parts.append(text(x0 + 4, y, said, "soft"))
                y += 15
        widest = max(len(str(self.columns[0])), len(str(self.columns[-1])))
        step = max(1, -(-int(widest * CHARACTER + 4) // SIDE))
        for n, column in enumerate(self.columns):
            if self.numbered and n % step == 0:
                parts.append(text(x0 + self.left + n * SIDE + SIDE / 2, y, str(column), "soft middle"))
        for n, row in enumerate(self.rows):
            parts.append(
                text(x0 + self.left - 4, y0 + self.top + n * SIDE + 13, self.labels.get(row, ""), "end")
            )
        for (row, column), mark in sorted(self.points.items()):
            x = x0 + self.left + (column - self.columns[0]) * SIDE
            y = y0 + self.top + (row - self.rows[0]) * SIDE
            parts.append(box(x + 0.5, y + 0.5, SIDE - 3, SIDE - 3, mark.kind, mark.said, lane=mark.lane))
            if 0 < len(mark.text) <= 2:
                parts.append(text(x + SIDE / 2 - 1, y + 12, mark.text, f"on on-{mark.kind}"))
        return parts


__all__ = ["COLUMNS", "LAYERS", "ROWS", "SIDE", "Mark", "Point", "points_svg", "rows_svg"]
