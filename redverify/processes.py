"""What the worker processes of all pools do first."""

from __future__ import annotations

import signal


def leave_signals_to_parent() -> None:
    """Called in a worker. Workers ignore Ctrl-C; the parent stops them.

    A worker that is asked to terminate ends at once, whatever it is doing.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
