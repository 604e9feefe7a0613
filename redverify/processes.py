"""What the processes of all pools have in common."""

from __future__ import annotations

import signal


def leave_signals_to_parent() -> None:
    """For a worker: an interrupt reaches all processes of a terminal, but the parent ends the others.

    A worker that is ended ends at once, whatever it is doing.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
