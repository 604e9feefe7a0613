"""Work in processes of its own: what crashes there is reported, and this process goes on.

A worker is a fork of this process, so that what it works on needs no form outside memory. It may
end in any way: by an exception, by a signal, by its own choice. What it writes to standard output and
standard error is kept and shows only in the report of such an end, with Python's stack if it crashed.
"""

from __future__ import annotations

import faulthandler
import io
import multiprocessing
import os
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from math import inf
from multiprocessing.connection import Connection, wait
from typing import IO, Any, Generic, TypeVar, cast

from redverify.system.processes import ended_by, leave_signals_to_parent

_T = TypeVar("_T")
_Item = TypeVar("_Item")

#: How much longer than its processor time a worker may exist, on a machine that has other work too.
SLACK = 10.0

#: Characters of a worker's output that are kept for the report of its end.
_OUTPUT = 4000


class CannotFork(Exception):
    """This system has no ``fork``, by which workers inherit what they work on."""


@dataclass(frozen=True, slots=True)
class Died:
    """How a worker ended without having done its work.

    ``reason`` is one line for people, ``output`` what it had written, ``traceback`` that of an exception.
    """

    reason: str
    output: str = ""
    traceback: str = ""


class WorkerDied(Exception):
    """Raised by :func:`stream` where the worker ended before its work was done."""

    def __init__(self, died: Died) -> None:
        super().__init__(died.reason)
        self.died = died


def stream(work: Callable[[], Iterator[_T]], seconds: int | None) -> Generator[_T, None, None]:
    """What ``work`` yields in a process of its own, as it is ready.

    ``seconds`` is the processor time that the process may use, ``None`` as much as it likes. It leads a
    process group, which ends with it: workers that it starts itself do not outlive it. Raises
    :class:`WorkerDied` if it ends early.
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
    processor time of one process.
    """
    waiting = list(enumerate(items))[::-1]
    running: dict[int, _Worker[_T]] = {}
    try:
        while waiting or running:
            while waiting and len(running) < max(1, jobs):
                position, item = waiting.pop()
                running[position] = _Worker(_once(work, item), seconds, leads=False)
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


def _once(work: Callable[[_Item], _T], item: _Item) -> Callable[[], Iterator[_T]]:
    def one() -> Iterator[_T]:
        yield work(item)

    return one


class _End:
    """What a worker sends after its last value."""


class _Worker(Generic[_T]):
    """A process that does one piece of work, and the connection on which it answers."""

    def __init__(self, work: Callable[[], Iterator[_T]], seconds: int | None, *, leads: bool) -> None:
        if "fork" not in multiprocessing.get_all_start_methods():
            raise CannotFork("the system cannot fork processes")
        context = multiprocessing.get_context("fork")
        self.seconds = seconds
        self.leads = leads
        self.until = inf if seconds is None else time.monotonic() + SLACK * seconds
        self.output: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 (closed by stop)
        self.connection, theirs = context.Pipe(duplex=False)
        sys.stdout.flush()
        sys.stderr.flush()
        self.process = context.Process(
            target=_work, args=(work, self.connection, theirs, self.output.fileno(), seconds, leads)
        )
        self.process.start()
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
            self.process.join()
            return Died(self._how(), self._said())
        return Died(value.reason, self._said(), value.traceback) if isinstance(value, Died) else value

    def _how(self) -> str:
        code = self.process.exitcode or 0
        if -code == signal.SIGXCPU:
            return f"more than {self.seconds} s of processor time"
        return f"the process {'ended with' if code >= 0 else 'was ended by'} {ended_by(code)}"

    def _said(self) -> str:
        self.output.seek(0)
        return self.output.read().decode(errors="replace")[:_OUTPUT]

    def stop(self) -> None:
        """End the process, and those that it has started if it leads a group."""
        pid = self.process.pid
        if pid is not None and self.leads:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(pid, signal.SIGKILL)
        if self.process.is_alive():
            self.process.kill()
        self.process.join()
        self.connection.close()
        self.output.close()


def _work(
    work: Callable[[], Iterator[Any]],
    read: Connection[Any, Any],
    answers: Connection[Any, Any],
    output: int,
    seconds: int | None,
    leads: bool,
) -> None:
    """What a worker does."""
    read.close()  # else it would wait forever with an answer that nobody can read any more
    if leads:
        os.setpgid(0, 0)
    leave_signals_to_parent()
    os.dup2(output, 1)
    os.dup2(output, 2)
    for descriptor, name in ((1, "stdout"), (2, "stderr")):
        raw = io.FileIO(descriptor, "w", closefd=False)
        setattr(sys, name, io.TextIOWrapper(raw, errors="replace", write_through=True))
    faulthandler.disable()  # a library may have put its own handlers over those of Python
    faulthandler.enable(2, all_threads=False)
    if seconds is not None:
        _limit(seconds)
    try:
        for value in work():
            answers.send(value)
        answers.send(_End())
    except BrokenPipeError:
        pass
    except BaseException as error:
        answers.send(Died(_first_line(error), traceback=traceback.format_exc()))
    sys.stdout.flush()
    sys.stderr.flush()
    answers.close()
    os._exit(0)


def _limit(seconds: int) -> None:
    """Limit this process's processor time; a crash leaves no memory image on the disk."""
    import resource  # not on every system, but on every one that forks

    for kind, wanted in ((resource.RLIMIT_CPU, seconds), (resource.RLIMIT_CORE, 0)):
        hard = resource.getrlimit(kind)[1]
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(kind, (soft, hard))


def _first_line(error: BaseException) -> str:
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return f"{type(error).__name__}: {lines[0]}" if lines else type(error).__name__


__all__ = ["CannotFork", "Died", "WorkerDied", "each", "stream"]
