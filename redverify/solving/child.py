"""Work of a solver in a process of its own, which ends in time whatever the solver does."""

from __future__ import annotations

import ctypes
import os
import signal
import sys
from collections.abc import Callable

from redverify.system.clock import charge
from redverify.system.processes import ended_by

#: ``PR_SET_PDEATHSIG`` of Linux: the signal that a process gets when its parent ends.
_SIGNAL_OF_PARENTS_DEATH = 1

#: The clock of the processor time of all threads of a process, of Linux.
_CLOCK_PROCESS_CPUTIME_ID = 2

#: The signals by which :func:`_end_after` ends a process.
_TIMEOUT = (signal.SIGALRM, signal.SIGPROF) if hasattr(os, "fork") else ()


class EndedEarly(Exception):
    """Work in a process of its own has not come to its end; the text says why."""


def said_apart(work: Callable[[], str], seconds: float) -> str:
    """The answer of ``work``, which a fork of this process gives in so much processor time.

    For libraries that do not end by themselves in time. The time that is used counts as that of this
    process (:func:`~redverify.system.clock.charge`). Raises :class:`EndedEarly` if the time is over or the
    process crashes, :class:`OSError` if this system has no ``fork``.
    """
    if not hasattr(os, "fork"):
        raise OSError("the system cannot fork processes")
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        _say(work, seconds, write)
    os.close(write)
    try:
        with os.fdopen(read, "rb") as answer:
            said = answer.read()
    except BaseException:
        os.kill(child, signal.SIGKILL)
        raise
    finally:
        _, status, used = os.wait4(child, 0)
        charge(used.ru_utime + used.ru_stime)
    code = os.waitstatus_to_exitcode(status)
    if code == 0:
        return said.decode()
    if -code in _TIMEOUT:
        raise EndedEarly("timeout")
    raise EndedEarly(f"its process ended with {ended_by(code)}")


def _say(work: Callable[[], str], seconds: float, write: int) -> None:
    """What the fork does. It does not return."""
    status = 1
    try:
        for number in (signal.SIGINT, signal.SIGTERM, *_TIMEOUT):
            signal.signal(number, signal.SIG_DFL)
        if sys.platform == "linux":
            ctypes.CDLL(None).prctl(_SIGNAL_OF_PARENTS_DEATH, signal.SIGKILL)
        _end_after(max(seconds, 0.001))
        said = work().encode()
        with os.fdopen(write, "wb") as answer:
            answer.write(said)
        status = 0
    finally:
        os._exit(status)


class _TimerSpec(ctypes.Structure):
    """``struct itimerspec`` of POSIX: the interval, and the time until the timer ends, in s and ns."""

    _fields_ = [(name, ctypes.c_long) for name in ("every_s", "every_ns", "after_s", "after_ns")]


def _end_after(seconds: float) -> None:
    """Have a signal end this process when it has used so much processor time.

    ``ITIMER_PROF`` counts whole ticks of the system's clock, also those of which other processes had a part:
    on a busy machine it ends early. A timer on the process's own clock does not, and Linux has one.
    """
    if sys.platform == "linux":
        system, timer = ctypes.CDLL(None), ctypes.c_void_p()
        if system.timer_create(_CLOCK_PROCESS_CPUTIME_ID, None, ctypes.byref(timer)) == 0:
            whole = int(seconds)
            spec = _TimerSpec(0, 0, whole, int((seconds - whole) * 1e9))
            if system.timer_settime(timer, 0, ctypes.byref(spec), None) == 0:
                return
    signal.setitimer(signal.ITIMER_PROF, seconds)
