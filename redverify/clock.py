"""The clock of all limits: processor time of this process.

A limit on a wall clock gives other answers on a busy machine. Processor time does not count what other
processes do. isl cannot be interrupted, but it counts its operations and stops at a limit; the rate
here translates seconds into operations, so that users state all limits in seconds.
"""

from __future__ import annotations

import time

#: Operations that isl counts in a second of processor time.
ISL_OPERATIONS = 10_000_000


class OutOfTime(Exception):
    """Something took longer than allowed; nothing follows from it."""


def processor_seconds() -> float:
    """Seconds of processor time that this process has used."""
    return time.process_time()
