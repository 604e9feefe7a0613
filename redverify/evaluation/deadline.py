"""A limit on the time that evaluation of one implementation may take."""

from __future__ import annotations

import time


class OutOfTime(Exception):
    """Evaluation took longer than allowed; nothing is known of the program."""


class Deadline:
    """A point in time after which :meth:`check` raises :class:`OutOfTime`."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._end = time.monotonic() + seconds

    def check(self) -> None:
        """Raise if the time is over."""
        if time.monotonic() > self._end:
            raise OutOfTime(f"evaluation took longer than {self._seconds:g} seconds")
