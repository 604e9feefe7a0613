"""The clock of all limits: processor time of this process.

A limit on a wall clock gives other answers on a busy machine. Processor time does not count what other
processes do. isl cannot be interrupted, but it counts its operations and stops at a limit; the rate
here translates seconds into operations, so that users state all limits in seconds.

The rate is that of hard computations: small sets take isl a tenth of the time for an operation, sets of
hundreds of pieces with remainders up to ten times as long. A limit is for what is hard.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

_Arguments = ParamSpec("_Arguments")
_Result = TypeVar("_Result")

#: Results that one function remembers.
_REMEMBERED = 64

#: Operations that isl counts in a second of processor time, about.
ISL_OPERATIONS = 1_000_000


class OutOfTime(Exception):
    """Something took longer than allowed; nothing follows from it."""


#: Seconds of processor time that others have used for this process.
_CHARGED = [0.0]

#: How often the clock has ended something that would have gone on.
_CUTS = [0]


def processor_seconds() -> float:
    """Seconds of processor time that this process has used, or others for it."""
    return time.process_time() + _CHARGED[0]


def cut(times: int = 1) -> None:
    """Note that the clock ended something, here or in another process: on another machine it may go on."""
    _CUTS[0] += times


def cuts() -> int:
    """How often the clock has ended something. What was found while that grew is not kept for later."""
    return _CUTS[0]


def remembered(function: Callable[_Arguments, _Result]) -> Callable[_Arguments, _Result]:
    """The function of arguments without names, which remembers results that the clock had no part in."""
    known: dict[tuple[object, ...], _Result] = {}

    @wraps(function)
    def once(*arguments: _Arguments.args, **named: _Arguments.kwargs) -> _Result:
        if named or arguments not in known:
            before = cuts()
            result = function(*arguments, **named)
            if named or cuts() > before:
                return result
            if len(known) >= _REMEMBERED:
                known.clear()
            known[arguments] = result
        return known[arguments]

    return once


def charge(seconds: float) -> None:
    """Count the processor time of another process, which has ended, as used by this one."""
    _CHARGED[0] += seconds
