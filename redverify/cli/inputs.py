"""What is to be verified: files, folders and patterns, in an order that does not depend on the system."""

from __future__ import annotations

import glob
import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from redverify.cli.status import Failure, Status
from redverify.reporting.text import visible

#: How files end that are looked for in folders.
SUFFIX = ".sched"

#: Folders that hold no programs of the user, besides those whose names begin with a dot.
_SKIPPED = frozenset(("__pycache__", "node_modules", "site-packages"))


@dataclass(frozen=True, slots=True)
class Input:
    """A file, and whether it was named. One that was found in a folder need not have implementations."""

    file: str
    named: bool = True


def expanded(arguments: Sequence[str]) -> list[Input]:
    """The files that are meant, in the order given; those of a folder by their paths.

    A file that was found is left out where it is there already. Raises :class:`.Failure` for a folder or a
    pattern without files.
    """
    result: list[Input] = []
    present: set[str] = set()
    for argument in arguments:
        found = _found(argument)
        if found is None:
            result.append(Input(argument))
            present.add(os.path.realpath(argument))
            continue
        if not found:
            raise Failure(f"{visible(argument)}: there are no {SUFFIX} files", Status.INVALID)
        for file in found:
            if (key := os.path.realpath(file)) not in present:
                present.add(key)
                result.append(Input(file, named=False))
    return result


def _found(argument: str) -> list[str] | None:
    """The files of a folder or of a pattern; ``None`` for the name of one file."""
    if argument == "-" or os.path.isfile(argument):
        return None
    if os.path.isdir(argument):
        return sorted(_below(argument), key=_by_parts)
    if not glob.has_magic(argument):
        return None
    files: set[str] = set()
    for path in glob.iglob(argument, recursive=True):
        if os.path.isdir(path):
            if os.path.basename(argument) != "**":  # which also finds what is in the folder
                files.update(_below(path))
        elif path.endswith(SUFFIX) or not argument.endswith(("*", "**")):
            files.add(os.path.normpath(path))
    return sorted(files, key=_by_parts)


def _below(folder: str) -> Iterator[str]:
    """The files in a folder and in the folders below it. Links to folders are not followed."""
    for root, folders, files in os.walk(folder):
        folders[:] = [name for name in folders if not _is_skipped(root, name)]
        for name in files:
            if name.endswith(SUFFIX) and not name.startswith("."):
                yield os.path.normpath(os.path.join(root, name))


def _is_skipped(root: str, name: str) -> bool:
    """Hidden folders, environments of Python, certificates."""
    if name.startswith(".") or name in _SKIPPED or name.endswith(".redcert"):
        return True
    return os.path.exists(os.path.join(root, name, "pyvenv.cfg"))


def _by_parts(path: str) -> tuple[str, ...]:
    return tuple(path.split(os.sep))


__all__ = ["SUFFIX", "Input", "expanded"]
