"""A program as the tree of its loops, drawn: boxes in boxes, parallel loops in colour."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import assert_never

from redverify.language import core
from redverify.language.core_text import cond_text, index_text, value_text
from redverify.reporting.pictures.svg import CHARACTER, NotDrawn, box, picture, text

#: Pixels: the height of a row, the step of a level, the gap beside a box, and the place of line numbers.
_ROW, _STEP, _GAP, _NUMBERS = 20, 14, 6, 40

#: Characters of a row, and rows that are drawn at most.
LONGEST, MOST = 72, 250


@dataclass(frozen=True, slots=True)
class Row:
    """A command: how deep it lies, its text, its line, and how many rows its box has (1 for a statement)."""

    depth: int
    kind: str
    text: str
    line: int
    rows: int = 1


def rows_of(block: core.Block, depth: int = 0) -> list[Row]:
    """The rows of a block, from the top to the bottom."""
    return [row for command in block for row in _rows(command, depth)]


def changed_rows(before: list[Row], after: list[Row]) -> tuple[set[int], set[int]]:
    """Which rows of one program are not in the other, by the texts of rows in order."""
    one, other = ([(row.depth, row.text) for row in rows] for rows in (before, after))
    gone, new = set[int](), set[int]()
    for tag, a, b, c, d in SequenceMatcher(None, one, other, autojunk=False).get_opcodes():
        if tag != "equal":
            gone |= set(range(a, b))
            new |= set(range(c, d))
    return gone, new


def tree_svg(
    rows: list[Row],
    title: str,
    *,
    numbered: bool = True,
    marked: Mapping[int, str] | None = None,
    changed: Collection[int] = (),
) -> str:
    """The picture of rows: ``marked`` are lines with what is said about them, ``changed`` are rows.

    Raises :class:`.NotDrawn` for a program without commands, and for one with too many.
    """
    if not 0 < len(rows) <= MOST:
        raise NotDrawn(
            f"it has {len(rows)} commands, and {MOST} are drawn at most" if rows else "it is empty"
        )
    left = _NUMBERS if numbered else 4
    deepest = max(row.depth for row in rows)
    longest = max(row.depth * _STEP + len(_cut(row.text)) * CHARACTER for row in rows)
    width = left + longest + 12 + deepest * _GAP
    tops, bottoms = _heights(rows)
    said, parts = marked or {}, list[str]()
    for number, row in enumerate(rows):
        x, y = left + row.depth * _STEP, tops[number]
        wide = width - x - row.depth * _GAP
        if row.kind != "statement":
            parts.append(box(x, y, wide, bottoms[number] - y, row.kind))
        if row.line in said or number in changed:
            kind = "marked" if row.line in said else "changed"
            parts.append(box(x + 1, y + 1, wide - 2, _ROW - 4, kind, said.get(row.line, "")))
        if numbered:
            parts.append(text(left - 8, y + 13, str(row.line), "soft end"))
        parts.append(text(x + 6, y + 13, _cut(row.text), "bad" if row.line in said else ""))
    return picture(width + 4, max(bottoms) + 4, title, parts)


def _heights(rows: list[Row]) -> tuple[list[float], list[float]]:
    """Where each row begins, and where its box ends: below the boxes inside of it."""
    tops, bottoms, y = list[float](), [0.0] * len(rows), 4.0
    opened: list[int] = []
    for number, row in enumerate(rows):
        while opened and opened[-1] + rows[opened[-1]].rows <= number:
            bottoms[opened.pop()] = y
            y += _GAP
        tops.append(y)
        y += _ROW
        bottoms[number] = y
        if row.kind != "statement":
            opened.append(number)
    while opened:
        bottoms[opened.pop()] = y
        y += _GAP
    return tops, bottoms


def _cut(said: str) -> str:
    return said if len(said) <= LONGEST else said[: LONGEST - 1] + "…"


def _rows(command: core.Command, depth: int) -> Iterator[Row]:
    line = command.span.line
    match command:
        case core.Loop(variable=name, parallel=parallel):
            lower = "" if command.lower == core.IConst(0) else f"{index_text(command.lower)} <= "
            kind = "par" if parallel else "for"
            said = f"{kind} {lower}{name} < {index_text(command.upper)}"
            yield from _around(kind, said, line, rows_of(command.body, depth + 1), depth)
        case core.Scope(arrays=arrays, body=body):
            said = f"accumulate {', '.join(arrays)}"
            yield from _around("other", said, line, rows_of(body, depth + 1), depth)
        case core.If(condition=condition, then=then, otherwise=otherwise):
            inside = rows_of(then, depth + 1)
            yield from _around("other", f"if {cond_text(condition)}", line, inside, depth)
            if otherwise:
                yield from _around("other", "else", line, rows_of(otherwise, depth + 1), depth)
        case core.Let(variable=name, value=value, body=body):
            yield Row(depth, "statement", f"let {name} = {index_text(value)}", line)
            yield from rows_of(body, depth)
        case core.DataLet(variable=name, value=data, body=body):
            yield Row(depth, "statement", f"let {name} := {value_text(data)}", line)
            yield from rows_of(body, depth)
        case core.Allocate(array=array, extents=extents, body=body):
            yield Row(depth, "statement", f"allocate {array}[{_commas(extents)}]", line)
            yield from rows_of(body, depth)
        case core.Assign(array=array, indices=indices, value=right):
            yield Row(depth, "statement", f"{array}[{_commas(indices)}] := {value_text(right)}", line)
        case core.Accumulate(array=array, indices=indices, value=right):
            at = command.reduction_indices
            index = "" if at is None else f"{{{_commas(at)}}}"
            said = f"{array}[{_commas(indices)}] {command.operator}{index}= {value_text(right)}"
            yield Row(depth, "statement", f"atomic {said}" if command.atomic else said, line)
        case core.Inside():
            return
        case core.Skip():
            yield Row(depth, "statement", "skip", line)
        case _:
            assert_never(command)


def _around(kind: str, said: str, line: int, inside: list[Row], depth: int) -> Iterator[Row]:
    yield Row(depth, kind, said, line, 1 + len(inside))
    yield from inside


def _commas(indices: tuple[core.IndexExpr, ...]) -> str:
    return ", ".join(map(index_text, indices))


__all__ = ["Row", "changed_rows", "rows_of", "tree_svg"]
