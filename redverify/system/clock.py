"""The clock of all limits: processor time of this process.

A limit on a wall clock gives other answers on a busy machine. Processor time does not count what other
processes do. isl cannot be interrupted, but it counts its operations and stops at a limit; the rate
here translates seconds into operations, so that users state all limits in seconds.

The rate is that of hard computations: small sets take isl a tenth of the time for an operation, sets of
hundreds of pieces with remainders up to ten times as long. A limit is for what is hard.
"""

from __future__ import annotations

import time

#: Operations that isl counts in a second of processor time, about.
ISL_OPERATIONS = 1_000_000


class OutOfTime(Exception):
    """Something took longer than allowed; nothing follows from it."""


#: Seconds of processor time that others have used for this process.
_CHARGED = [0.0]


def processor_seconds() -> float:
    """Seconds of processor time that this process has used, or others for it."""
    return time.process_time() + _CHARGED[0]


def charge(seconds: float) -> None:
    """Count the processor time of another process, which has ended, as used by this one."""
    _CHARGED[0] += seconds
