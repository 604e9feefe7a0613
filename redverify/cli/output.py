"""Standard output and standard error of the commands."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from redverify.cli.status import Failure, Status
from redverify.reporting.text import Line, plain, visible


def show(lines: Sequence[Line]) -> None:
    """Print lines: with colours on a terminal, plain otherwise."""
    if not lines:
        return
    if not _colours():
        sys.stdout.write(plain(lines))
        sys.stdout.flush()
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
        sys.stdout.write(text)
        sys.stdout.flush()
        return
    target = Path(path)
    try:
        descriptor, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    except OSError as error:
        raise Failure(f"cannot write {path}: {error.strerror}", Status.INVALID) from error
    try:
        with os.fdopen(descriptor, "w", encoding="utf-8") as stream:
            stream.write(text)
        mask = os.umask(0)
        os.umask(mask)
        os.chmod(name, 0o666 & ~mask)
        os.replace(name, target)
    except BaseException as error:
        with suppress(OSError):
            os.unlink(name)
        if isinstance(error, OSError):
            raise Failure(f"cannot write {path}: {error.strerror}", Status.INVALID) from error
        raise
