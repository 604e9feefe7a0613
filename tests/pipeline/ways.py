"""Ways in which a worker may end: functions that a worker of a cluster can import."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path


def ends(how: str) -> str:
    """Ends as asked for, or gives what it was asked."""
    match how:
        case "kill":
            os.kill(os.getpid(), signal.SIGKILL)
        case "exit":
            os._exit(3)
        case "raise":
            raise ValueError("no value\nmore")
        case "print":
            print("on standard output")
    return how


def dies_once(path: str) -> int:
    """Ends its process the first time; gives how often it was begun."""
    with open(path, "a", encoding="utf-8") as begun:
        begun.write("x")
    if len(Path(path).read_text()) == 1:
        os.kill(os.getpid(), signal.SIGKILL)
    return len(Path(path).read_text())


def counts(item: tuple[str, int]) -> int:
    """Writes down that it was begun, and takes a moment."""
    path, number = item
    with open(path, "a", encoding="utf-8") as begun:
        begun.write(f"{number} {os.getpid()} {os.getppid()}\n")
    time.sleep(0.05)
    return number


def takes_memory(size: int) -> int:
    """Takes so many bytes and holds them for a while."""
    held = b"x" * size
    until = time.monotonic() + (60 if size > 1 << 20 else 0)
    while time.monotonic() < until:
        time.sleep(0.1)
    return len(held)
