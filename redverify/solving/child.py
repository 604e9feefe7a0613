"""Work of a solver in a process of its own, which ends in time whatever the solver does."""

from __future__ import annotations

import ctypes
import os
import signal
import sys
from collections.abc import Callable

from redverify.clock import charge

#: ``PR_SET_PDEATHSIG`` of Linux: the signal that a process gets when its parent ends.
_SIGNAL_OF_PARENTS_DEATH = 1


class EndedEarly(Exception):
    """Work in a process of its own has not come to its end; the text says why."""


def said_apart(work: Callable[[], str], seconds: float) -> str:
    """The answer of ``work``, which a fork of this process gives in so much processor time.

    For libraries that do not end by themselves in time. The time that is used counts as that of this
    process (:func:`~redverify.clock.charge`). Raises :class:`EndedEarly` if the time is over or the process
    crashes, :class:`OSError` if this system has no ``fork``.
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
    if code == -signal.SIGPROF:
        raise EndedEarly("timeout")
    raise EndedEarly(f"its process ended with {signal.Signals(-code).name if code < 0 else f'status {code}'}")


def _say(work: Callable[[], str], seconds: float, write: int) -> None:
    """What the fork does. It does not return."""
    status = 1
    try:
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGPROF):
            signal.signal(number, signal.SIG_DFL)
        if sys.platform == "linux":
            ctypes.CDLL(None).prctl(_SIGNAL_OF_PARENTS_DEATH, signal.SIGKILL)
        signal.setitimer(signal.ITIMER_PROF, max(seconds, 0.001))
        said = work().encode()
        with os.fdopen(write, "wb") as answer:
            answer.write(said)
        status = 0
    finally:
        os._exit(status)
