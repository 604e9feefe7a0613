"""A checker: something that compiles one Lean module with Lean's kernel."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from redverify.checking.lean.messages import Message, parse
from redverify.system.commands import Ended, Limits

#: How a failure begins that says nothing about the module: a limit of time or memory has ended the run.
STOPPED = "Lean was stopped: "

#: What ``run.js`` says about a run that ended because the memory of its WebAssembly is used up.
_USED_UP = re.compile(r"run\.js: (\d+ MiB of memory) are used up")


@dataclass(frozen=True, slots=True)
class Compiled:
    """The result of compiling a module: accepted if ``failure`` is ``None`` and no message is fatal."""

    messages: tuple[Message, ...]
    failure: str | None
    seconds: float
    memory: int


class Checker(Protocol):
    """Lean, native or embedded."""

    @property
    def name(self) -> str:
        """``native`` or ``embedded``."""

    @property
    def version(self) -> str:
        """What ``lean --version`` says."""

    @property
    def place(self) -> str:
        """Where it is: the path of the executable, or of its folder."""

    @property
    def identity(self) -> str:
        """A hash of the checker's files."""

    def compile(self, root: Path, source: Path, out: Path, limits: Limits) -> Compiled:
        """Compile ``source``, a file below ``root``; ``out`` holds imports and takes the result."""


def result_of(ended: Ended, file: str, target: Path) -> Compiled:
    """What a run of ``lean --json`` on ``file`` gave, which had to write ``target``."""
    messages, rest = parse(ended.output, file)
    rest += parse(ended.errors, file)[1]
    failure = _failure(messages, rest, ended)
    if failure is None and ended.status == 0 and not target.is_file():
        failure = "Lean ended without a result"
    return Compiled(tuple(messages), failure, ended.seconds, ended.memory)


def _failure(messages: Sequence[Message], rest: Sequence[str], ended: Ended) -> str | None:
    """Why a run proves nothing, beyond its messages: ``None`` if it ended as it should."""
    if ended.stopped is not None:
        return f"{STOPPED}{ended.stopped}"
    if ended.status != 0 and not any(message.severity == "error" for message in messages):
        full = next((found for line in rest if (found := _USED_UP.fullmatch(line.strip()))), None)
        if full is not None:
            return f"{STOPPED}its {full[1]} are used up"
        tail = "\n".join(rest[-8:])
        return f"Lean ended with status {ended.status}" + (f":\n{tail}" if tail else "")
    return None
