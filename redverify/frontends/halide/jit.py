"""The process that compiles and runs pipelines (:mod:`redverify.frontends.halide_process.running`)."""

from __future__ import annotations

import atexit
import json
import os
import select
import subprocess
import sys
from pathlib import Path
from threading import Lock

from redverify.system.clock import cut

#: Seconds for Halide to compile a pipeline and to run it on all cases.
SECONDS = 30.0

#: Seconds until the process that runs jobs must have answered: its start and one job. It ends jobs itself;
#: this is for where it does not, as when the JIT waits for a thread while it starts.
_ANSWER = 3 * SECONDS


class Jit:
    """A process that is started for the first job, and again where it has ended or belongs to a parent."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._process: subprocess.Popen[str] | None = None
        self._owner = 0

    def run(self, job_file: Path, result_file: Path) -> None:
        """Let the process do a job; what it has done of it is in the file afterwards."""
        with self._lock:
            process = self._running()
            assert process.stdin is not None
            assert process.stdout is not None
            try:
                process.stdin.write(json.dumps([str(job_file), str(result_file)]) + "\n")
                process.stdin.flush()
                answered, _, _ = select.select([process.stdout], [], [], _ANSWER)
                if not answered:
                    cut()
                ended = bool(answered) and process.stdout.readline() == "ended\n"
            except BrokenPipeError:
                ended = False
            except BaseException:
                self.end()  # an answer that comes later is not that of the next job
                raise
            if not ended:
                self.end()

    def _running(self) -> subprocess.Popen[str]:
        if self._process is None or self._owner != os.getpid() or self._process.poll() is not None:
            self._owner = os.getpid()
            self._process = subprocess.Popen(
                [sys.executable, "-m", "redverify.frontends.halide_process.running", str(SECONDS)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
            )
        return self._process

    def end(self) -> None:
        """End the process if this one has started it."""
        if self._process is not None and self._owner == os.getpid():
            self._process.kill()
            self._process.wait()
        self._process = None


#: The process of this one.
JIT = Jit()
atexit.register(JIT.end)
