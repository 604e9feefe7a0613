"""The effort of a search, counted in steps of the interpreter.

So the same input gives the same answer on a busy machine. A clock ends a search only where steps take much
longer than usual.
"""

from __future__ import annotations

from redverify.system.clock import GUARD, cut, processor_seconds

#: Steps in a second of processor time, about.
STEPS_A_SECOND = 60_000


class Effort:
    """The steps that are left, and the processor time at which a search is given up."""

    def __init__(self, seconds: float) -> None:
        self.left = seconds * STEPS_A_SECOND
        self.until = processor_seconds() + GUARD * seconds

    def spend(self, steps: float) -> None:
        """Count steps."""
        self.left -= steps

    @property
    def exhausted(self) -> bool:
        """No steps or no time is left."""
        if self.left > 0 and processor_seconds() > self.until:
            cut()
            self.left = 0
        return self.left <= 0

    def at_least(self, seconds: float) -> None:
        """Allow the steps of some seconds more than none."""
        self.left = max(self.left, seconds * STEPS_A_SECOND)

    def at_most(self, seconds: float) -> None:
        """Leave no more than the steps of some seconds."""
        self.left = min(self.left, seconds * STEPS_A_SECOND)
