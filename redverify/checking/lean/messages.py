"""What Lean says, as data."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass

#: Lines of the WebAssembly build that are not messages.
_NOISE = ("[DEBUG:", "  - /", "  mainModule?")


@dataclass(frozen=True, slots=True)
class Message:
    """A message of Lean; ``line`` counts from 1 and ``column`` from 0, in characters."""

    file: str
    line: int
    column: int
    severity: str
    text: str
    kind: str = ""

    @property
    def fatal(self) -> bool:
        """Whether what was compiled proves nothing: an error, or a proof left out."""
        return self.severity == "error" or self.kind == "hasSorry" or "declaration uses `sorry`" in self.text

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}: {self.severity}: {self.text}"


def parse(output: str, file: str) -> tuple[list[Message], list[str]]:
    """The messages in the output of ``lean --json``, and the lines that are none."""
    found, rest = [], []
    for line in output.splitlines():
        message = _message(line, file)
        if message is None and '"severity":' in line:  # an unreadable message may be an error
            message = Message(file, 1, 0, "error", f"unreadable message: {line}")
        if message is None and (not line.strip() or line.startswith(_NOISE)):
            continue
        if message is None:
            rest.append(line)
        else:
            found.append(message)
    return found, rest


def _message(line: str, file: str) -> Message | None:
    if not line.startswith("{"):
        return None
    try:
        data = json.loads(line)
        place = data["pos"]
        return Message(
            str(data.get("fileName") or file),
            int(place["line"]),
            int(place["column"]),
            str(data["severity"]),
            str(data["data"]),
            str(data.get("kind", "")),
        )
    except (ValueError, KeyError, TypeError):
        return None


#: How Lean says that it has reached a limit of its own: of steps (``maxHeartbeats``), or of depth.
_LIMITS = ("(deterministic) timeout", "maximum recursion depth has been reached")


def of_limits(messages: Iterable[Message]) -> bool:
    """Whether the fatal messages, if there are any, all say that Lean reached a limit of its own."""
    found = [message for message in messages if message.fatal]
    return bool(found) and all(any(word in message.text for word in _LIMITS) for message in found)


def fatal(messages: Iterable[Message]) -> bool:
    """Whether any of the messages is fatal."""
    return any(message.fatal for message in messages)
