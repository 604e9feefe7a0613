"""The names and places that operations and values have in the text that the user wrote.

``mlir-opt`` gives all values new names when it prints the generic form. With ``--mlir-print-debuginfo`` it
says behind each operation and each argument of a block where that stood in the text it has read; the name
is there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

#: A place as ``mlir-opt`` prints it of a text that has no places of its own and is read from its input.
_PLACE = re.compile(r' loc\((?:"(?:-|<stdin>)":(\d+):(\d+)|[^()"]*|"[^"\n]*"(?::\d+:\d+)?)\)')
_NAME = r"%[A-Za-z0-9_$.\-]+"
_RESULTS = re.compile(rf"((?:{_NAME}(?::\d+)?\s*,\s*)*{_NAME}(?::\d+)?)\s*=\s*$")
_RESULTS_HERE = re.compile(rf"\s*((?:{_NAME}(?::\d+)?\s*,\s*)*{_NAME}(?::\d+)?)\s*=")
_ARGUMENT = re.compile(rf"[\s(,]*({_NAME})")

#: Characters in which the names of an operation's results are looked for.
_FAR = 2000

#: What ``mlir-opt`` needs to print places.
ARGUMENTS = ("--mlir-print-debuginfo", "--mlir-print-local-scope")

Place = tuple[int, int]


def without_places(text: str) -> tuple[str, list[Place | None]]:
    """The generic text without places, and the places in order; ``None`` where there is no usable one."""
    found = [
        (int(m.group(1)), int(m.group(2))) if m.group(1) is not None else None for m in _PLACE.finditer(text)
    ]
    return _PLACE.sub("", text), found


def placed(module: Any, places: Sequence[Place | None]) -> dict[Any, Place]:
    """The place of each operation and each block argument of xDSL's module.

    Empty if they are not as many as places.
    """
    objects = list(_in_order(module))
    if len(objects) != len(places):
        return {}
    return {o: p for o, p in zip(objects, places, strict=True) if p is not None}


def _in_order(op: Any) -> Iterator[Any]:
    """Operations and block arguments in the order in which their places are printed."""
    for region in op.regions:
        for block in region.blocks:
            yield from block.args
            for inner in block.ops:
                yield from _in_order(inner)
    yield op


class UserText:
    """The text that the user wrote."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.starts = [0]
        for line in text.split("\n"):
            self.starts.append(self.starts[-1] + len(line) + 1)

    def _offset(self, place: Place) -> int:
        line, column = place
        return self.starts[line - 1] + column - 1 if 0 < line < len(self.starts) else len(self.text)

    def line(self, number: int) -> str:
        """The text of a line, from 1 on."""
        inside = 0 < number < len(self.starts)
        return self.text[self.starts[number - 1] : self.starts[number] - 1].strip() if inside else ""

    def results(self, place: Place, count: int) -> tuple[str, ...]:
        """The names of the results of the operation whose name stands at ``place``."""
        end = self._offset(place)
        found = _RESULTS.search(self.text, max(0, end - _FAR), end)
        return _spread(found.group(1) if found else "", count)

    def argument(self, place: Place) -> str:
        """The name of the block argument at or right behind ``place``; empty if there is none."""
        found = _ARGUMENT.match(self.text, self._offset(place))
        return found.group(1) if found else ""


def results_at(text: str, start: int, count: int) -> tuple[str, ...]:
    """The names of the results of an operation that begins at ``start``."""
    found = _RESULTS_HERE.match(text, start)
    return _spread(found.group(1) if found else "", count)


def _spread(text: str, count: int) -> tuple[str, ...]:
    """``%a, %b:2`` names ``%a``, ``%b#0`` and ``%b#1``."""
    names: list[str] = []
    for part in filter(None, (p.strip() for p in text.split(","))):
        name, _, many = part.partition(":")
        names += [f"{name}#{i}" for i in range(int(many))] if many else [name]
    return tuple(names) if len(names) == count else ("",) * count
