"""A checker: something that compiles one Lean module with Lean's kernel."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from redverify.certification.lean.messages import Message
from redverify.certification.lean.process import Limits


@dataclass(frozen=True, slots=True)
class Compiled:
    """What compiling a module gave; it is good if ``failure`` is ``None`` and no message is fatal."""

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
    def identity(self) -> str:
        """A hash of the checker's files."""

    def compile(self, root: Path, source: Path, out: Path, limits: Limits) -> Compiled:
        """Compile ``source``, a file below ``root``; ``out`` holds imports and takes the result."""


def outcome(messages: Sequence[Message], rest: Sequence[str], status: int, stopped: str | None) -> str | None:
    """Why a run proves nothing, beyond its messages: ``None`` if it ended as it should."""
    if stopped is not None:
        return f"Lean was stopped: {stopped}"
    if status != 0 and not any(message.severity == "error" for message in messages):
        tail = "\n".join(rest[-8:])
        return f"Lean ended with status {status}" + (f":\n{tail}" if tail else "")
    return None
