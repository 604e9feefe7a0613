"""How many processors this process may use."""

from __future__ import annotations

import os
from pathlib import Path

#: Where Linux says how much of its processors a container has: a quota and a period in microseconds.
QUOTA = Path("/sys/fs/cgroup/cpu.max")


def cores() -> int:
    """The processors that this process may use: those of its affinity, within a container's quota."""
    found = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    try:
        quota, period = QUOTA.read_text("ascii").split()
        return max(1, min(found, round(int(quota) / int(period))))
    except (OSError, ValueError, ZeroDivisionError):  # no container, or none with a quota ("max")
        return found
