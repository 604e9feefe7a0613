"""Work in forks of this process: what crashes there or takes too long is reported, and this process goes on.

A worker is a fork, so that what it works on needs no form outside memory. It may end in any way: by an
exception, by a signal, by its own choice. What it writes to standard output and standard error is kept and
shows only in the report of such an end, with Python's stack if it crashed.
"""

from __future__ import annotations

import ctypes
import faulthandler
import io
import os
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from math import ceil, inf
from multiprocessing import Pipe
from multiprocessing.connection import Connection, wait
from typing import IO, Any, Generic, NoReturn, TypeVar, cast

from redverify.system.clock import charge
from redverify.system.processes import ended_by, leave_signals_to_parent

_T = TypeVar("_T")
_Item = TypeVar("_Item")

#: How much longer than its processor time a worker may exist, on a machine that has other work too.
SLACK = 10.0

#: Characters of a worker's output that are kept for the report of its end.
_OUTPUT = 4000

#: ``PR_SET_PDEATHSIG`` of Linux: the signal that a process gets when its parent ends.
_SIGNAL_OF_PARENTS_DEATH = 1

#: The clock of the processor time of all threads of a process, of Linux.
_CLOCK_PROCESS_CPUTIME_ID = 2


class CannotFork(Exception):
    """This system has no ``fork``, by which workers inherit what they work on."""


@dataclass(frozen=True, slots=True)
class Died:
    """How a worker ended without having done its work.

    ``reason`` is one line for people, ``output`` what it had written, ``traceback`` that of an exception.
    ``late`` says that it had used all of its processor time.
    """

    reason: str
    output: str = ""
    traceback: str = ""
    late: bool = False


class WorkerDied(Exception):
    """The worker ended before its work was done."""

    def __init__(self, died: Died) -> None:
        super().__init__(died.reason)
        self.died = died


def can_fork() -> bool:
    """Whether this system has ``fork``."""
    return hasattr(os, "fork")


def result_of(work: Callable[[], _T], seconds: float) -> _T:
    """The result of ``work`` in a process of its own, which may use so much processor time.

    For libraries that do not end by themselves in time. The time that is used counts as that of this process
    (:func:`~redverify.system.clock.charge`). Raises :class:`WorkerDied` if the process ends early,
    :class:`CannotFork` if there cannot be one.
    """
    worker: _Worker[_T] = _Worker(partial(_once, work), seconds, leads=False)
    try:
        value = worker.receive(inf)
    finally:
        charge(worker.stop())
    if isinstance(value, Died):
        raise WorkerDied(value)
    return cast(_T, value)


def stream(work: Callable[[], Iterator[_T]], seconds: int | None) -> Generator[_T, None, None]:
    """What ``work`` yields in a process of its own, as it is ready.

    ``seconds`` is the processor time that the process may use, ``None`` as much as it likes. It leads a
    process group, which ends with it: workers that it starts itself do not outlive it. Raises
    :class:`WorkerDied` if it ends early, :class:`CannotFork` if there cannot be one.
    """
    worker = _Worker(work, seconds, leads=True)
    try:
        while not isinstance(value := worker.receive(worker.remaining()), _End):
            if isinstance(value, Died):
                raise WorkerDied(value)
            yield cast(_T, value)
    finally:
        worker.stop()


def each(
    work: Callable[[_Item], _T], items: Sequence[_Item], jobs: int, seconds: int
) -> Iterator[tuple[int, _T | Died]]:
    """The result of ``work`` for each item, in a process of its own each, ``jobs`` at a time.

    Yields positions with results, or with how the process ended, as they are ready. ``seconds`` is the
    processor time of one process. Raises :class:`CannotFork`.
    """
    waiting = list(enumerate(items))[::-1]
    running: dict[int, _Worker[_T]] = {}
    try:
        while waiting or running:
            while waiting and len(running) < max(1, jobs):
                position, item = waiting.pop()
                running[position] = _Worker(partial(_once, partial(work, item)), seconds, leads=False)
            wait([w.connection for w in running.values()], min(w.remaining() for w in running.values()))
            for position, worker in sorted(running.items()):
                if worker.connection.poll() or worker.remaining() <= 0:
                    value = worker.receive(0.0)
                    del running[position]
                    worker.stop()
                    yield position, cast("_T | Died", value)
    finally:
        for worker in running.values():
            worker.stop()


def _once(work: Callable[[], _T]) -> Iterator[_T]:
    yield work()


class _End:
    """What a worker sends after its last value."""


class _Worker(Generic[_T]):
    """A process that does one piece of work, and the connection on which it answers.

    If it ``leads`` a process group, that ends with it; if not, it ends with its parent.
    """

    def __init__(self, work: Callable[[], Iterator[_T]], seconds: float | None, *, leads: bool) -> None:
        if not can_fork():
            raise CannotFork("the system cannot fork processes")
        self.seconds = seconds
        self.leads = leads
        self.until = inf if seconds is None else time.monotonic() + SLACK * seconds
        self.output: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 (closed by stop)
        self.connection, theirs = Pipe(duplex=False)
        self._ended: tuple[int, float] | None = None
        sys.stdout.flush()
        sys.stderr.flush()
        self.pid = os.fork()
        if self.pid == 0:
            self._work(work, theirs)
        theirs.close()

    def remaining(self) -> float:
        """Seconds that the process may still exist."""
        return max(0.0, self.until - time.monotonic())

    def receive(self, seconds: float) -> Any:
        """The next value, an :class:`_End`, or how the process ended."""
        if not self.connection.poll(None if seconds == inf else seconds):
            return Died(f"no answer within {SLACK * (self.seconds or 0):.0f} s", self._said())
        try:
            value = self.connection.recv()
        except (EOFError, OSError):
            return self._died()
        return Died(value.reason, self._said(), value.traceback) if isinstance(value, Died) else value

    def stop(self) -> float:
        """End the process, and those that it has started if it leads a group.

        Gives the seconds of processor time that it has used.
        """
        if self.leads:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self.pid, signal.SIGKILL)
        if self._ended is None:
            os.kill(self.pid, signal.SIGKILL)
        self.connection.close()
        self.output.close()
        return self._wait()[1]

    def _wait(self) -> tuple[int, float]:
        """The exit code of the process and its processor time, when it has ended."""
        if self._ended is None:
            _, status, used = os.wait4(self.pid, 0)
            self._ended = os.waitstatus_to_exitcode(status), used.ru_utime + used.ru_stime
        return self._ended

    def _died(self) -> Died:
        code, _ = self._wait()
        if -code == signal.SIGXCPU:
            return Died(f"more than {self.seconds} s of processor time", self._said(), late=True)
        how = "ended with" if code >= 0 else "was ended by"
        return Died(f"the process {how} {ended_by(code)}", self._said())

    def _said(self) -> str:
        self.output.seek(0)
        return self.output.read().decode(errors="replace")[:_OUTPUT]

    # ------------------------------------------------------------ in the fork

    def _work(self, work: Callable[[], Iterator[_T]], answers: Connection[Any, Any]) -> NoReturn:
        """What a worker does. It does not return."""
        status = 1
        try:
            self.connection.close()  # else it would wait forever with an answer that nobody can read any more
            self._begin()
            _send(work, answers)
            status = 0
        finally:
            os._exit(status)

    def _begin(self) -> None:
        if self.leads:
            os.setpgid(0, 0)
        elif sys.platform == "linux":
            ctypes.CDLL(None).prctl(_SIGNAL_OF_PARENTS_DEATH, signal.SIGKILL)
        leave_signals_to_parent()
        _redirect(self.output.fileno())
        faulthandler.disable()  # a library may have put its own handlers over those of Python
        faulthandler.enable(2, all_threads=False)
        if self.seconds is not None:
            _limit(max(self.seconds, 0.001))


def _redirect(output: int) -> None:
    """Standard input is empty from here on; standard output and standard error are a file."""
    nothing = os.open(os.devnull, os.O_RDONLY)
    for descriptor, ours in enumerate((nothing, output, output)):
        os.dup2(ours, descriptor)
    for descriptor, name in ((1, "stdout"), (2, "stderr")):
        raw = io.FileIO(descriptor, "w", closefd=False)
        setattr(sys, name, io.TextIOWrapper(raw, errors="replace", write_through=True))


def _send(work: Callable[[], Iterator[Any]], answers: Connection[Any, Any]) -> None:
    try:
        for value in work():
            answers.send(value)
        answers.send(_End())
    except BrokenPipeError:
        pass
    except BaseException as error:
        answers.send(Died(first_line(error), traceback=traceback.format_exc()))
    sys.stdout.flush()
    sys.stderr.flush()


def first_line(error: BaseException) -> str:
    """The type of an error, and the first line that it says."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return f"{type(error).__name__}: {lines[0]}" if lines else type(error).__name__


# ---------------------------------------------------------------- limits


def _limit(seconds: float) -> None:
    """Have ``SIGXCPU`` end this process when it has used so much processor time, or about so much where the
    system counts whole seconds. A crash leaves no memory image on the disk."""
    import resource  # not on every system, but on every one that forks

    signal.signal(signal.SIGXCPU, signal.SIG_DFL)
    whole = ceil(seconds)
    for kind, wanted in ((resource.RLIMIT_CPU, whole), (resource.RLIMIT_CORE, 0)):
        hard = resource.getrlimit(kind)[1]
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(kind, (soft, hard))
    if whole != seconds and sys.platform == "linux":
        _set_timer(seconds)


class _Event(ctypes.Structure):
    """``struct sigevent`` of Linux: a value, the signal, and how to tell (0: by the signal)."""

    _fields_ = (
        ("value", ctypes.c_void_p),
        ("signal", ctypes.c_int),
        ("how", ctypes.c_int),
        ("rest", ctypes.c_char * 64),
    )


class _TimerSpec(ctypes.Structure):
    """``struct itimerspec`` of POSIX: the interval, and the time until the timer ends, in s and ns."""

    _fields_ = [(name, ctypes.c_long) for name in ("every_s", "every_ns", "after_s", "after_ns")]


def _set_timer(seconds: float) -> None:
    """Have ``SIGXCPU`` sent when this process has used so much processor time.

    ``ITIMER_PROF`` counts whole ticks of the system's clock, also those of which other processes had a part:
    on a busy machine it ends early. A timer on the process's own clock does not.
    """
    system, timer, event = ctypes.CDLL(None), ctypes.c_void_p(), _Event(None, signal.SIGXCPU, 0, b"")
    if system.timer_create(_CLOCK_PROCESS_CPUTIME_ID, ctypes.byref(event), ctypes.byref(timer)) == 0:
        whole = int(seconds)
        spec = _TimerSpec(0, 0, whole, int((seconds - whole) * 1e9))
        system.timer_settime(timer, 0, ctypes.byref(spec), None)


__all__ = ["CannotFork", "Died", "WorkerDied", "can_fork", "each", "result_of", "stream"]
