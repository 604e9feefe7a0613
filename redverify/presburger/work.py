"""A limit on isl's work, in operations, which isl counts, and in processor time."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import islpy as isl

from redverify.presburger.alarm import alarm
from redverify.presburger.build import CTX, USED_UP
from redverify.system.clock import ISL_OPERATIONS, OutOfTime, cut, processor_seconds

#: How much longer than its seconds isl may work: what ends it then is the clock, not its operations.
_SLACK = 1.5


@dataclass(slots=True)
class _Limit:
    """A limit that holds: the processor time at which it ends."""

    until: float


#: The limits that hold now, the innermost one last.
_LIMITS: list[_Limit] = []


@contextmanager
def limited(
    seconds: float, what: str = "a computation of isl", *, patience: float = math.inf
) -> Iterator[None]:
    """isl may work about so many seconds inside; then :class:`~redverify.system.clock.OutOfTime` is raised.

    The limit is stated in operations, so that it holds at the same place on each machine. Where isl needs
    long for an operation, the clock ends it at half as many seconds more, or after ``patience`` seconds if
    these are fewer.

    Inside another limit only this one holds. Its time does not count for the other one, whose
    operations are counted anew after it, because isl does not say how many were used.
    """
    before = CTX.get_max_operations()
    operations, most = max(1, int(seconds * ISL_OPERATIONS)), min(_SLACK * seconds, patience)
    CTX.reset_operations()
    CTX.set_max_operations(operations)
    begun = processor_seconds()
    _LIMITS.append(_Limit(begun + most))
    _set_alarm()
    try:
        yield
    except isl.Error as error:
        if USED_UP in str(error):
            raise OutOfTime(f"{what} took more than {operations:,} operations of isl") from None
        if CTX.aborted():
            cut()
            raise OutOfTime(f"{what} took longer than {most:g} seconds of processor time") from None
        raise
    finally:
        _LIMITS.pop()
        for outer in _LIMITS:
            outer.until += processor_seconds() - begun
        _set_alarm()
        CTX.reset_operations()
        CTX.set_max_operations(before)


def _set_alarm() -> None:
    """Have isl ended when the innermost limit is reached."""
    bell = alarm()
    if bell is None:
        return
    if _LIMITS:
        bell.set(_LIMITS[-1].until - processor_seconds())
    else:
        bell.stop()
