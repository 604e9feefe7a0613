"""A limit on the time that evaluation of one implementation may take."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from redverify.language.source import Span
from redverify.system.clock import OutOfTime, cut, processor_seconds


class Deadline:
    """A point in processor time after which :meth:`check` raises :class:`~redverify.system.clock.OutOfTime`.

    It knows how far evaluation has come: ``at`` is the place of the command that is evaluated, and ``cases``
    the number of parts of the largest set of cells that a command uses.
    """

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._end = processor_seconds() + seconds
        self.at: Span | None = None
        self.cases = 0

    def check(self) -> None:
        """Raise if the time is over."""
        if processor_seconds() > self._end:
            cut()
            raise OutOfTime(f"evaluation took longer than {self._seconds:g} seconds of processor time")

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
