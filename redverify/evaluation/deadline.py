"""A limit on the work that evaluation of one implementation may take."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from redverify.language.source import Span
from redverify.system.clock import Budget, OutOfTime, spend, worked

#: Seconds that a step of evaluation stands for, besides what isl counts.
STEP = 1e-3

#: Work after which evaluation is long: a wrong program is better refuted by a run.
LONG = 20.0


class Deadline:
    """Work of so many seconds, after which :meth:`check` raises :class:`~redverify.system.clock.OutOfTime`.

    It knows how far evaluation has come: ``at`` is the place of the command that is evaluated, and ``cases``
    the number of parts of the largest set of cells that a command uses. ``interim`` is called once, where
    evaluation takes more work than :data:`LONG`; it may raise something of its own.
    """

    def __init__(self, seconds: float, interim: Callable[[], None] | None = None) -> None:
        self._budget = Budget.of(seconds)
        self._interim, self._long = interim, worked() + LONG
        self.at: Span | None = None
        self.cases = 0

    def check(self) -> None:
        """Count a step, and raise if the work is used up."""
        spend(STEP)
        if self._budget.left() <= 0:
            raise OutOfTime(self._budget.over("evaluation"))
        if self._interim is not None and worked() > self._long:
            interim, self._interim = self._interim, None
            interim()

    @contextmanager
    def evaluating(self, at: Span) -> Iterator[None]:
        """A command is evaluated inside; where that does not end, ``at`` stays at it."""
        outer, self.at = self.at, at
        self.check()
        yield
        self.at = outer

    def where(self) -> str:
        """Where evaluation was, in words; nothing if it had not come to a command."""
        if self.at is None:
            return ""
        return f": it was at line {self.at.line}, with sets of up to {self.cases} cases"
