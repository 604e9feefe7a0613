"""A limit on isl's work, in operations, which isl counts; a clock is only the outer guard."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import islpy as isl

from redverify.presburger.alarm import alarm, counter
from redverify.presburger.build import CTX, USED_UP
from redverify.system.clock import GUARD, ISL_OPERATIONS, OutOfTime, counted_by, cut, processor_seconds


@dataclass(slots=True)
class _Limit:
    """A limit that holds: the processor time at which it ends."""

    until: float


#: The limits that hold now, the innermost one last.
_LIMITS: list[_Limit] = []

#: Operations that were counted before isl's counter was reset.
_BEFORE = [0]


def operations() -> int:
    """The operations that isl has counted; 0 where isl's counter is not found."""
    number = counter()
    return 0 if number is None else _BEFORE[0] + number.value


counted_by(lambda: operations() / ISL_OPERATIONS)


@contextmanager
def limited(
    seconds: float, what: str = "a computation of isl", *, patience: float = math.inf
) -> Iterator[None]:
    """isl may work about so many seconds inside; then :class:`~redverify.system.clock.OutOfTime` is raised.

    The limit is stated in operations, so that it holds at the same place on each machine: those of
    ``patience`` seconds if these are fewer. Where isl needs long for an operation, the clock ends it at
    :data:`~redverify.system.clock.GUARD` times as many seconds.

    Inside another limit only this one holds, and its time and its operations do not count for the other one.
    """
    seconds = min(seconds, patience)
    most, before = max(1, int(seconds * ISL_OPERATIONS)), CTX.get_max_operations()
    used = _reset(most)
    begun = processor_seconds()
    _LIMITS.append(_Limit(begun + GUARD * seconds))
    _set_alarm()
    try:
        yield
    except isl.Error as error:
        if USED_UP in str(error):
            raise OutOfTime(f"{what} took more than {most:,} operations of isl") from None
        if CTX.aborted():
            cut()
            guard = f"{GUARD * seconds:g} seconds of processor time"
            raise OutOfTime(f"{what} took longer than {guard}") from None
        raise
    finally:
        _LIMITS.pop()
        for outer in _LIMITS:
            outer.until += processor_seconds() - begun
        _set_alarm()
        _reset(max(1, before - used) if before else 0)


def _reset(most: int) -> int:
    """Let isl do at most so many operations from now on (0: any number); how many it has done before."""
    number = counter()
    done = 0 if number is None else number.value
    _BEFORE[0] += done
    CTX.reset_operations()
    CTX.set_max_operations(most)
    return done


def _set_alarm() -> None:
    """Have isl ended when the innermost limit is reached."""
    bell = alarm()
    if bell is None:
        return
    if _LIMITS:
        bell.set(_LIMITS[-1].until - processor_seconds())
    else:
        bell.stop()
