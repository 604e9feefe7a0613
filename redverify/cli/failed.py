"""What failed in the last runs of a project, for ``--last-failed``.

A file in the user's cache directory lists implementations by file and name, for each project: the folder of
its configuration, or the working folder. It only says what is verified again, never with which verdict.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import msgspec

from redverify.api import Loaded
from redverify.checking.lean.cache_folder import cache_home, private
from redverify.checking.lean.errors import CheckerUnavailable
from redverify.cli.config import Config
from redverify.cli.status import Status, of_verdict
from redverify.reporting.result import ImplResult
from redverify.system.writing import at_once

#: An implementation: its file, absolute, and its name; an empty name stands for a file that is wrong.
_Impl = tuple[str, str]


@dataclass(frozen=True, slots=True)
class LastFailed:
    """The list of one project."""

    path: Path

    @classmethod
    def of(cls, config: Config) -> LastFailed | None:
        """That of the project of a configuration; ``None`` where there is no cache directory."""
        project = os.path.abspath(os.curdir if config.path is None else config.path.parent)
        try:
            folder = private(private(cache_home()).parent / "failed")
        except (CheckerUnavailable, OSError, RuntimeError):
            return None
        return cls(folder / f"{hashlib.sha256(os.fsencode(project)).hexdigest()}.json")

    def read(self) -> frozenset[_Impl]:
        """What failed; nothing where the list is not there, or damaged."""
        try:
            return frozenset(msgspec.json.decode(self.path.read_bytes(), type=list[_Impl]))
        except (OSError, msgspec.DecodeError, UnicodeDecodeError):
            return frozenset()

    def note(self, results: Iterable[ImplResult]) -> None:
        """Put what failed on the list, and take off it what did not. A folder that cannot be written keeps
        what it has."""
        failed = set(self.read())
        for one in results:
            if one.file.startswith("<"):
                continue
            file = os.path.abspath(one.file)
            failed = {(f, name) for f, name in failed if f != file or name not in (one.impl or "", "")}
            if is_failure(one):
                failed.add((file, one.impl or ""))
        try:
            with at_once(self.path) as stream:
                stream.write(msgspec.json.encode(sorted(failed)))
        except OSError:
            return


def is_failure(result: ImplResult) -> bool:
    """Whether a run with this result fails."""
    return of_verdict(result.verdict, result.expected) is not Status.VERIFIED


def only(loaded: Sequence[Loaded], failed: frozenset[_Impl]) -> list[Loaded]:
    """What was loaded, without the implementations that did not fail. A file that is or was wrong is kept."""
    kept = []
    for one in loaded:
        file = os.path.abspath(one.file)
        mine = {name for f, name in failed if f == file}
        if "" in mine or (one.program is None and mine):
            kept.append(one)
        elif chosen := tuple(name for name in one.impls if name in mine):
            kept.append(replace(one, impls=chosen))
    return kept
