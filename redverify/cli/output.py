"""Standard output and standard error of the commands."""

from __future__ import annotations

import codecs
import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from redverify.cli.status import Failure, Status
from redverify.reporting.line import Line
from redverify.reporting.text import plain, visible
from redverify.system.writing import at_once

#: Characters that are written at a time: what may be written twice, if a part of it fits on a full disk.
_PIECE = 1024


def show(lines: Sequence[Line]) -> None:
    """Print lines: with colours on a terminal, plain otherwise."""
    if not lines:
        return
    if not _colours():
        put(plain(lines))
        return
    from rich.console import Console
    from rich.text import Text

    console = Console(highlight=False, soft_wrap=True)
    for line in lines:
        console.print(Text.assemble(*((visible(piece.text), piece.style) for piece in line)))


def _colours() -> bool:
    return sys.stdout.isatty() and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"


def say(text: str) -> None:
    """A message on standard error."""
    sys.stderr.write(text if text.endswith("\n") else text + "\n")
    sys.stderr.flush()


def write_text(text: str, path: str) -> None:
    """Write a document to a file, at once or not at all; ``-`` is standard output."""
    if path == "-":
        put(text)
        return
    try:
        with at_once(Path(path)) as stream:
            stream.write(text.encode())
    except OSError as error:
        raise cannot_write(path, error) from error


def cannot_write(path: str | Path, error: OSError) -> Failure:
    """The failure to write a file."""
    return Failure(f"cannot write {path}: {error.strerror}", Status.INVALID)


class _Lost:
    """Whether standard output could not be written to."""

    yes = False


def lost() -> bool:
    """Whether standard output could not be written to, so that standard error has the rest of it."""
    return _Lost.yes


def put(text: str) -> None:
    """Print a text on standard output. If that fails, as on a full disk, what is left of it and all that
    follows goes to standard error: no verdict is lost.

    Raises ``BrokenPipeError`` if the reader is gone.
    """
    for start in range(0, len(text), _PIECE):
        piece = text[start : start + _PIECE]
        try:
            sys.stdout.write(piece)
            sys.stdout.flush()
        except BrokenPipeError:
            raise
        except OSError as error:
            if lost():
                raise
            _Lost.yes = True
            say(f"cannot write to standard output: {error.strerror}. The rest is written here")
            os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
            sys.stdout.write(piece)
            sys.stdout.flush()


def tolerate() -> None:
    """Let both streams print what their encoding cannot hold in characters that it can."""
    codecs.register_error("redverify", _spelled)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="redverify")


def _spelled(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    from redverify.cli.spelling import spelled

    return "".join(map(spelled, error.object[error.start : error.end])), error.end
