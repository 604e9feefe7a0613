"""The limits of all work: counted work, and the processor time of this process as an outer guard.

A limit on a clock gives other answers on a busy machine, or a slower one. So work is counted: the operations
of isl, the resource units of Z3 and cvc5, the steps of searches. Users state limits in seconds; the rates
here say how much work a second stands for. They are those of hard computations: small sets take isl a tenth
of the time for an operation, sets of hundreds of pieces with remainders up to ten times as long.

Where work takes much longer than its rate says, the clock ends it at :data:`GUARD` times its seconds. What
was found then may differ on another machine: :func:`cut` notes that, and it is not kept.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from typing import ParamSpec, TypeVar

_Arguments = ParamSpec("_Arguments")
_Result = TypeVar("_Result")

#: Results that one function remembers.
_REMEMBERED = 64

#: What a second stands for: operations of isl, resource units of Z3 and of cvc5.
ISL_OPERATIONS, Z3_UNITS, CVC5_UNITS = 1_000_000, 2_000_000, 85_000

#: How many times its seconds work may take by the clock.
GUARD = 10.0


class OutOfTime(Exception):
    """Something took longer than allowed; nothing follows from it."""


#: Seconds of processor time that others have used for this process.
_CHARGED = [0.0]

#: How often the clock has ended something that would have gone on.
_CUTS = [0]

#: Work that was counted, in seconds, and what counts other work.
_WORK = [0.0]
_COUNTERS: list[Callable[[], float]] = []


def processor_seconds() -> float:
    """Seconds of processor time that this process has used, or others for it."""
    return time.process_time() + _CHARGED[0]


def charge(seconds: float) -> None:
    """Count the processor time of another process, which has ended, as used by this one."""
    _CHARGED[0] += seconds


def worked() -> float:
    """The work that this process has counted, in the seconds that it stands for."""
    return _WORK[0] + sum([counter() for counter in _COUNTERS])


def spend(seconds: float) -> None:
    """Count work that stands for so many seconds."""
    _WORK[0] += seconds


def counted_by(counter: Callable[[], float]) -> None:
    """Take the work of ``counter``, in seconds, as counted too."""
    _COUNTERS.append(counter)


def cut(times: int = 1) -> None:
    """Note that the clock ended something, here or in another process: on another machine it may go on."""
    _CUTS[0] += times


def cuts() -> int:
    """How often the clock has ended something. What was found while that grew is not kept for later."""
    return _CUTS[0]


@dataclass(frozen=True, slots=True)
class Budget:
    """Work of so many ``seconds``: it ends when :func:`worked` is ``end``, or the clock is ``until``."""

    end: float
    until: float = math.inf
    seconds: float = math.inf

    @staticmethod
    def of(seconds: float) -> Budget:
        """Work that stands for so many seconds, from now on."""
        return Budget(worked() + seconds, processor_seconds() + GUARD * seconds, seconds)

    def left(self) -> float:
        """The seconds that the rest of the work stands for; zero if it is over."""
        left = self.end - worked()
        if left > 0 and processor_seconds() > self.until:
            cut()
            return 0.0
        return max(0.0, left)

    def over(self, what: str) -> str:
        """What was reached where nothing is left, in words: the work, or the clock that guards it."""
        if worked() >= self.end:
            return f"{what} took more than {self.seconds:g} seconds of counted work"
        return f"{what} took longer than {GUARD * self.seconds:g} seconds of processor time"


#: As much work as one likes.
ENDLESS = Budget(math.inf)


def remembered(function: Callable[_Arguments, _Result]) -> Callable[_Arguments, _Result]:
    """The function of arguments without names, which remembers results that the clock had no part in.

    Its work counts each time, so that what follows does not depend on what was asked before.
    """
    known: dict[tuple[object, ...], tuple[_Result, float]] = {}

    @wraps(function)
    def once(*arguments: _Arguments.args, **named: _Arguments.kwargs) -> _Result:
        if not named and arguments in known:
            result, work = known[arguments]
            spend(work)
            return result
        before, begun = cuts(), worked()
        result = function(*arguments, **named)
        if not named and cuts() == before:
            if len(known) >= _REMEMBERED:
                known.clear()
            known[arguments] = result, worked() - begun
        return result

    return once
