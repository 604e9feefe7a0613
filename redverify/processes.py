"""What the worker processes of all pools do first."""

from __future__ import annotations

import signal


def leave_signals_to_parent() -> None:
    """Called in a worker: it ignores Ctrl-C, which the terminal sends to it as well; the parent stops it.

    When the parent does, with SIGTERM, the worker ends at once.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
