"""Running a program within limits of time and memory. No process is left behind."""

from __future__ import annotations

import os
import signal
import subprocess
import tempfile
import threading
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits of one run of a program: ``seconds`` of wall clock time, ``memory`` in bytes (resident).

    Setting ``cancelled`` ends the run, too.
    """

    seconds: float = 1800.0
    memory: int = 4 << 30
    cancelled: threading.Event = field(default_factory=threading.Event, compare=False)

    def exceeded(self, begun: float, memory: int) -> str | None:
        """Which limit a process is beyond that began then and has taken so many bytes, for people."""
        if memory > self.memory:
            return f"more than {self.memory >> 20} MiB of memory"
        if self.cancelled.is_set():
            return "interrupted"
        if time.monotonic() - begun > self.seconds:
            return f"more than {self.seconds:g} s"
        return None


@dataclass(frozen=True, slots=True)
class Ended:
    """How a process ended: standard output and error, exit status, ``stopped`` if a limit ended
    it, and its cost."""

    output: str
    errors: str
    status: int
    stopped: str | None
    seconds: float
    memory: int


def run(command: Sequence[str], *, cwd: Path, env: Mapping[str, str], limits: Limits) -> Ended:
    """Run a command to its end or to a limit; its whole process group ends with it."""
    start = time.monotonic()
    with tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as errors:
        process = subprocess.Popen(
            command,
            cwd=cwd,
            env=dict(env),
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=errors,
            start_new_session=True,
        )
        stopped, peak = None, 0
        try:
            while stopped is None:
                try:
                    process.wait(timeout=0.2)
                    break
                except subprocess.TimeoutExpired:
                    peak = max(peak, resident(process.pid))
                stopped = limits.exceeded(start, peak)
        finally:
            if process.poll() is None:
                with suppress(ProcessLookupError):
                    os.killpg(process.pid, signal.SIGKILL)
                process.wait()
        said = [_text(stream) for stream in (output, errors)]
    return Ended(said[0], said[1], process.returncode, stopped, time.monotonic() - start, peak)


def _text(stream: IO[bytes]) -> str:
    stream.seek(0)
    return stream.read().decode("utf-8", errors="replace")


def resident(pid: int) -> int:
    """The peak resident memory of a process so far, 0 where ``/proc`` does not tell."""
    try:
        text = Path(f"/proc/{pid}/status").read_text(encoding="ascii", errors="replace")
    except OSError:
        return 0
    for line in text.splitlines():
        if line.startswith("VmHWM:"):
            return int(line.split()[1]) << 10
    return 0
