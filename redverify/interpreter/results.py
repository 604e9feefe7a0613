"""What a concrete run reports."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from redverify.interpreter.domains.terms import Value
from redverify.interpreter.enumeration import Point
from redverify.language.source import Span


@dataclass(frozen=True, slots=True)
class Touch:
    """An access of the iteration that has the value ``iteration``: whether it ``reads`` the cell, ``writes``
    it, or ``accumulates`` into it atomically."""

    iteration: int
    what: Literal["reads", "writes", "accumulates"]
    span: Span


@dataclass(frozen=True, slots=True)
class Meeting:
    """Two iterations of the parallel loop over ``variable`` that come to one cell, and what they do there."""

    variable: str
    touches: tuple[Touch, ...]


@dataclass(frozen=True, slots=True)
class Violation:
    """An obligation that fails in a concrete run; ``kind`` is its kind (``docs/obligations``).

    ``environment`` holds the loop and ``let`` variables at ``span`` (without parameters),
    ``cell`` the array and its indices, ``expected`` the specification's value and ``actual``
    the program's, where there are any. ``meeting`` says of a race which iterations it is between.
    """

    kind: str
    span: Span
    message: str
    environment: Mapping[str, int]
    cell: tuple[str, Point] | None = None
    expected: Value | None = None
    actual: Value | None = None
    meeting: Meeting | None = None

    @property
    def cell_text(self) -> str:
        """The cell as the program writes it, ``b[3]``; empty if there is none."""
        if self.cell is None:
            return ""
        return f"{self.cell[0]}[{', '.join(map(str, self.cell[1]))}]"


@dataclass(frozen=True, slots=True)
class RunResult:
    """A run: its violations in order, and outputs by tensor and point.

    ``outputs`` has the cells' values and ``expected`` the specification's (``None`` where
    there is none); ``inputs`` the elements that were read. ``finished`` is false if the step
    limit or a violation ended the run. ``depends_on`` names values that are not known exactly, where a
    comparison or a choice depends on them: the run is then no evidence that two values are equal.
    """

    violations: tuple[Violation, ...]
    outputs: Mapping[str, Mapping[Point, Value | None]]
    expected: Mapping[str, Mapping[Point, Value | None]]
    inputs: Mapping[tuple[str, Point], Value]
    steps: int
    finished: bool
    depends_on: tuple[str, ...] = ()

    @property
    def ok(self) -> bool:
        """The run finished and nothing was violated."""
        return self.finished and not self.violations


class InvalidProgram(Exception):
    """The program breaks a static rule of the language (``docs/language.md``, ``RV2xx``)."""

    def __init__(self, span: Span, message: str) -> None:
        super().__init__(f"{span}: {message}")
        self.span = span
        self.message = message
