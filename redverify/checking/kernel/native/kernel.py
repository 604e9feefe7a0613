"""The native kernel, asked in a process of its own, within limits of time and memory."""

from __future__ import annotations

import os
import signal
import subprocess
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from redverify.checking.kernel.errors import Disputed, Unsettled
from redverify.checking.kernel.native.library import Library
from redverify.checking.kernel.native.worker import Answer, command
from redverify.checking.kernel.terms import Name
from redverify.system.commands import Limits, resident

#: The folder that redverify lies in.
_ROOT = Path(__file__).resolve().parents[4]

#: Limits of one part of an export.
LIMITS = Limits(seconds=600.0)

#: Variables by which others choose what runs, or how, are not given to the process.
_NOT_GIVEN = ("LEAN", "UV_", "LD_", "DYLD_", "PYTHON", "GLIBC_", "MALLOC_", "MIMALLOC_")

#: libuv would ask for a thread of the system's kernel; a panic of Lean ends the process.
_GIVEN = {"UV_USE_IO_URING": "0", "LEAN_ABORT_ON_PANIC": "1"}


@dataclass(slots=True)
class NativeKernel:
    """The kernel of a library. Its process starts when it is first asked, and :meth:`close` ends it."""

    library: Library
    limits: Limits = LIMITS
    _common: list[bytes] = field(default_factory=list)
    _axioms: list[Name] = field(default_factory=list)
    _checked: int = 0
    _process: subprocess.Popen[bytes] | None = None

    @property
    def name(self) -> str:
        """The kernel as verdicts name it."""
        return self.library.name

    def add(self, common: Sequence[bytes]) -> None:
        """Add to the common lines of a :class:`.Stream`, which are checked before the next own lines."""
        if common:
            self._common.append(_joined(common))

    def check(self, own: Sequence[bytes], axioms: Sequence[Name], count: int) -> None:
        """Have it check the own lines of a certificate.

        ``axioms`` are those in all lines so far, ``count`` is how many constants the own lines declare.
        Raises :class:`.Disputed` if it does not accept them, :class:`.Unsettled` if it says neither.
        """
        while self._checked < len(self._common):
            try:
                self._axioms += self._ask("common", self._common[self._checked]).axioms
            except Disputed:
                self.close()
                raise
            self._checked += 1
        answer = self._ask("own", _joined(own))
        if answer.declared != count or [*self._axioms, *answer.axioms] != [*axioms]:
            raise Disputed(f"{self.name} has read other declarations than are there")

    def close(self) -> None:
        """End the process. Another one will be given all again."""
        process, self._process = self._process, None
        self._axioms, self._checked = [], 0
        if process is not None:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            for stream in (process.stdin, process.stdout):
                assert stream is not None
                with suppress(OSError):
                    stream.close()

    # ------------------------------------------------------------ the process

    def _ask(self, kind: str, data: bytes) -> Answer:
        """The answer to a part, which has to accept it."""
        if self._process is None:
            self._process = self._started()
        process, said = self._process, b""
        assert process.stdin is not None and process.stdout is not None
        with _watched(process, self.limits) as stopped, suppress(OSError):
            process.stdin.write(b"%s %d\n" % (kind.encode(), len(data)))
            process.stdin.write(data)
            process.stdin.flush()
            said = process.stdout.readline()
        try:
            answer = msgspec.json.decode(said, type=Answer)
        except msgspec.DecodeError:
            self.close()
            reason = stopped[0] if stopped else f"its process ended ({process.returncode})"
            raise Unsettled(f"{self.name} gives no answer: {reason}") from None
        if answer.outcome == "undecided":
            raise Unsettled(f"{self.name} gives no answer: {answer.problem}")
        if answer.outcome == "rejected":
            raise Disputed(f"{self.name} does not accept it: {answer.problem}")
        return answer

    def _started(self) -> subprocess.Popen[bytes]:
        given = {name: value for name, value in os.environ.items() if not name.startswith(_NOT_GIVEN)}
        return subprocess.Popen(
            command(self.library.file, _ROOT),
            cwd=tempfile.gettempdir(),
            env={**given, **_GIVEN},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )


def _joined(lines: Sequence[bytes]) -> bytes:
    return b"".join(line + b"\n" for line in lines)


@contextmanager
def _watched(process: subprocess.Popen[bytes], limits: Limits) -> Iterator[list[str]]:
    """End a process that goes beyond limits; what is yielded then says which one."""
    stopped: list[str] = []
    done = threading.Event()
    begun = time.monotonic()

    def watch() -> None:
        while (beyond := limits.exceeded(begun, resident(process.pid))) is None:
            if done.wait(0.2):
                return
        stopped.append(beyond)
        process.kill()

    watcher = threading.Thread(target=watch, daemon=True)
    watcher.start()
    try:
        yield stopped
    finally:
        done.set()
        watcher.join()


__all__ = ["LIMITS", "NativeKernel"]
