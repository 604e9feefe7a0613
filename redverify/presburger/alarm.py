"""An alarm that ends a computation of isl by processor time.

A call of isl holds Python's lock until it returns, so neither a thread nor a signal handler of Python can
end it. But isl's own ``isl_ctx_abort`` may be called at any time: the computation then fails at its next
step. Here the C library calls it, from a timer on the processor time of this process
(``timer_create`` with ``SIGEV_THREAD``); Python takes no part.

The timer needs the address of isl's context, which islpy does not tell, and so does who wants to know how
many operations isl has counted (:func:`counter`). It is one of the words of
islpy's object. The right one is found without following a wrong one: the system reads the memory for
us, and the limit of operations in what is found there has to follow what islpy sets.

Where any of this is missing (another system, another islpy), there is no alarm, and isl's count of
operations is the only limit.
"""

from __future__ import annotations

import ctypes
import os
import sys
import time
from functools import cache
from pathlib import Path

import islpy as isl

from redverify.presburger.build import CTX

#: Two limits of operations by which the context is recognised. Nothing else has them both, in turn.
_MARKS = 0x5EED_0000_BEEF_0001, 0x5EED_0000_CAFE_0002

#: How many bytes of isl's context are looked at, and the size of an address in bytes.
_EXTENT, _WORD = 1024, ctypes.sizeof(ctypes.c_void_p)

#: ``SIGEV_THREAD`` and the clock of this process's processor time, in Linux's numbers.
_SIGEV_THREAD, _PROCESSOR_TIME = 2, 2

#: More operations than a small set needs.
_PROBED = 1_000_000

#: Seconds for which an alarm that rang may be under way, at most: a new thread has to start.
_UNDER_WAY = 10.0


class _Event(ctypes.Structure):
    """``struct sigevent`` of Linux on 64 bits."""

    _fields_ = (
        ("value", ctypes.c_void_p),
        ("signal", ctypes.c_int),
        ("notify", ctypes.c_int),
        ("function", ctypes.c_void_p),
        ("attributes", ctypes.c_void_p),
        ("rest", ctypes.c_char * 32),
    )


class _Time(ctypes.Structure):
    """``struct itimerspec``: an interval, which is 0 here, and the time until the alarm."""

    _fields_ = tuple(
        (name, ctypes.c_long)
        for name in ("interval_seconds", "interval_nanoseconds", "seconds", "nanoseconds")
    )


class Alarm:
    """A timer that aborts isl's context."""

    def __init__(self, library: ctypes.CDLL, timer: ctypes.c_void_p) -> None:
        self._library = library
        self._timer = timer

    def set(self, seconds: float) -> None:
        """Ring after so many seconds of processor time; an earlier setting no longer counts."""
        self._settle(max(seconds, 1e-6))

    def stop(self) -> None:
        """Do not ring. An alarm that is ringing has ended when this returns, and isl works again."""
        self._settle(0.0)

    def _settle(self, seconds: float) -> None:
        whole = int(seconds)
        wanted = _Time(0, 0, whole, int((seconds - whole) * 1e9))
        before = _Time()
        none = _Time()
        self._library.timer_settime(self._timer, 0, ctypes.byref(none), ctypes.byref(before))
        if self._is_set and not (before.seconds or before.nanoseconds):
            until = time.monotonic() + _UNDER_WAY
            while not CTX.aborted() and time.monotonic() < until:
                time.sleep(0.001)
            CTX.resume()
        self._is_set = seconds > 0
        if self._is_set:
            self._library.timer_settime(self._timer, 0, ctypes.byref(wanted), None)

    _is_set = False


def alarm() -> Alarm | None:
    """The alarm of this process, or ``None`` where there is none."""
    return _alarm(os.getpid())


@cache
def _alarm(process: int) -> Alarm | None:
    """The alarm of the process with this number. A fork inherits no timer, so it makes its own."""
    if sys.platform != "linux" or _WORD != 8:
        return None
    try:
        file = isl._isl.__file__
        if file is None:
            return None
        abort = ctypes.cast(ctypes.CDLL(file).isl_ctx_abort, ctypes.c_void_p)
        library = ctypes.CDLL(None, use_errno=True)
        create = library.timer_create
    except (AttributeError, OSError):
        return None
    context = _context()
    if context is None:
        return None
    event = _Event(value=context, notify=_SIGEV_THREAD, function=abort.value)
    timer = ctypes.c_void_p()
    if create(_PROCESSOR_TIME, ctypes.byref(event), ctypes.byref(timer)) != 0:
        return None
    return Alarm(library, timer)


@cache
def counter() -> ctypes.c_ulong | None:
    """Where isl counts its operations, which islpy does not tell: before their limit in its context.

    ``None`` where the context is not found.
    """
    found = _found()
    if found is None:
        return None
    number = ctypes.c_ulong.from_address(sum(found) - _WORD)
    CTX.reset_operations()
    begins = number.value == 0
    isl.Set("[n] -> { [i, j] : 0 <= i < n and exists (k : j = 3k and i <= j < n + 5) }").lexmin()
    return number if begins and 0 < number.value < _PROBED else None


def _context() -> int | None:
    """The address of isl's context; ``None`` if it is not found."""
    found = _found()
    return None if found is None else found[0]


def _found() -> tuple[int, int] | None:
    """The address of isl's context, read from islpy's object, and how far from it its limit of operations is.

    ``None`` if it is not found there.
    """
    size = type(CTX).__basicsize__
    words = memoryview(ctypes.string_at(id(CTX), size - size % _WORD)).cast("Q")
    before = CTX.get_max_operations()
    try:
        found: list[tuple[int, int]] = []
        for mark in _MARKS:
            CTX.set_max_operations(mark)
            found.append(_where(words, mark))
    finally:
        CTX.set_max_operations(before)
    return found[0] if found[0] == found[1] and found[0][1] >= _WORD else None


def _where(words: memoryview, mark: int) -> tuple[int, int]:
    """The address among ``words`` at which memory has the mark, and how far from it; or -1."""
    wanted = mark.to_bytes(_WORD, sys.byteorder)
    try:
        with Path("/proc/self/mem").open("rb", buffering=0) as memory:
            for word in words:
                try:
                    memory.seek(word)
                    distance = memory.read(_EXTENT).find(wanted)
                except (OSError, OverflowError, ValueError):
                    continue
                if distance >= 0:
                    return word, distance
    except OSError:
        pass
    return 0, -1
