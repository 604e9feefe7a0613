"""How processes react to requests to end."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager


def ended_by(code: int) -> str:
    """By what a process ended, as its exit code says: a status, or a signal's name."""
    if code >= 0:
        return f"status {code}"
    try:
        return signal.Signals(-code).name
    except ValueError:
        return f"signal {-code}"


def leave_signals_to_parent() -> None:
    """Called in a worker. Workers ignore Ctrl-C; the parent stops them.

    A worker that is asked to terminate ends at once, whatever it is doing.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)


@contextmanager
def terminated_at_once() -> Iterator[None]:
    """Inside, a request to terminate (``SIGTERM``) ends this process at once.

    Python runs signal handlers between its own instructions, so a handler waits while isl or a solver
    works. Only for work that writes no files and has no processes of its own. A program that ignores
    the signal, or a thread, is left as it is.
    """
    before = signal.getsignal(signal.SIGTERM)
    main = threading.current_thread() is threading.main_thread()
    if not main or before in (signal.SIG_IGN, signal.SIG_DFL, None):
        yield
        return
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
