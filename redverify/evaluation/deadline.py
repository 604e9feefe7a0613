"""A limit on the time that evaluation of one implementation may take."""

from __future__ import annotations

from redverify.clock import OutOfTime, processor_seconds


class Deadline:
    """A point in processor time after which :meth:`check` raises :class:`~redverify.clock.OutOfTime`."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._end = processor_seconds() + seconds

    def check(self) -> None:
        """Raise if the time is over."""
        if processor_seconds() > self._end:
            raise OutOfTime(f"evaluation took longer than {self._seconds:g} seconds")
