"""Results of earlier runs, so that nothing is verified twice and an interrupted run continues.

Only decisions are kept: *verified* and *refuted*. What is *inconclusive* is noted for as long as its run is
not over, so that a run that was ended does not compute that again, and the next one after it does. They
are found again by a hash of all that they depend on: the texts, the options, the sources of redverify, and
the versions of what it stands on. They lie in a folder that nobody but the user may enter, and are sealed
with the user's key: others are not believed. A result that is not found, or is damaged, is computed anew.
"""

from __future__ import annotations

import functools
import hashlib
import os
import platform
import sys
import time
from collections.abc import Generator, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from redverify.checking.lean.cache_folder import cache_home, private
from redverify.checking.lean.errors import CheckerUnavailable
from redverify.checking.lean.seal import Broken, Seal
from redverify.pipeline.engine import Engine
from redverify.pipeline.pool import Outcome, Task
from redverify.reporting.result import ImplResult, Verdict, version_of
from redverify.version import VERSION

if TYPE_CHECKING:
    from redverify.options import Options

#: Seconds after which a result that no run has used is removed, and how often such results are looked for.
UNUSED, BETWEEN = 30 * 24 * 3600.0, 24 * 3600.0

#: In the environment: no result is kept or taken.
SWITCH = "REDVERIFY_NO_CACHE"

#: What decides obligations besides our own sources, or takes part in that.
_STANDS_ON = ("islpy", "z3-solver", "cvc5", "lark", "networkx", "msgspec", "python-flint")

#: Options that no decision depends on.
_FREE = ("progress", "smt", "jobs")

#: The file whose time says when results that are not used were last looked for.
_LOOKED = ".looked"

#: What is decided: another run with the same time limits could not come to another verdict.
_DECIDED = (Verdict.VERIFIED, Verdict.REFUTED)


class _Entry(msgspec.Struct, frozen=True, array_like=True):
    """A file of the folder."""

    result: ImplResult
    processor: float
    made: bytes | None
    refused: tuple[str, str, int, int] | None


@dataclass(frozen=True, slots=True)
class Kept:
    """The results that are kept in a folder."""

    folder: Path
    seal: Seal = field(default_factory=Seal.of_user)

    @classmethod
    def wanted(cls) -> Kept | None:
        """Those of the user, unless the environment says that there are to be none."""
        return None if os.environ.get(SWITCH) else cls.of_user()

    @classmethod
    def of_user(cls) -> Kept | None:
        """Those in the user's cache directory; ``None`` if there can be none."""
        try:
            found = cls(private(private(cache_home()).parent / "results"))
        except (CheckerUnavailable, OSError, RuntimeError):
            return None
        with suppress(OSError):
            looked = found.folder / _LOOKED
            if not looked.exists() or time.time() - looked.stat().st_mtime > BETWEEN:
                looked.touch()
                found.forget()
        return found

    def forget(self) -> None:
        """Remove what was not used for a long time, and what a run left that was killed while writing."""
        with suppress(OSError):
            for path in self.folder.iterdir():
                with suppress(OSError):
                    if time.time() - path.lstat().st_mtime > UNUSED:
                        path.unlink()

    def find(self, task: Task, options: Options) -> Outcome | None:
        """The outcome of an earlier run of this task with these options."""
        return self._found(self._path(task, options))

    def noted(self, task: Task, options: Options) -> Outcome | None:
        """What a run that was ended found of this task, and could not decide."""
        return self._found(_note_of(self._path(task, options)))

    def _found(self, path: Path) -> Outcome | None:
        try:
            found = path.lstat()
            if hasattr(os, "getuid") and found.st_uid != os.getuid():
                return None
            content = self.seal.opened(_sealed_as(path), path.read_bytes())
            entry = msgspec.msgpack.decode(content, type=_Entry)
            os.utime(path)
        except (OSError, msgspec.DecodeError, Broken):
            return None
        if entry.refused is None:
            return Outcome(entry.result, made=entry.made, processor=entry.processor)
        from redverify.certifying.produce import Refused

        return Outcome(entry.result, made=Refused(*entry.refused), processor=entry.processor)

    def keep(self, task: Task, options: Options, outcome: Outcome) -> None:
        """Keep an outcome if it is decided, and the clock had no part in it.

        A folder that cannot be written keeps nothing.
        """
        unsure = outcome.failure or outcome.diagnostics or outcome.cut
        if not unsure and outcome.result.verdict in _DECIDED:
            self._write(self._path(task, options), outcome)

    def note(self, task: Task, options: Options, outcome: Outcome) -> bool:
        """Keep an outcome that is not decided until it is forgotten; whether there is such a note.

        What a bug, a lost process or the clock was the reason of is tried again.
        """
        passing = outcome.failure or outcome.passing or outcome.cut
        if passing or outcome.result.verdict is not Verdict.INCONCLUSIVE:
            return False
        self._write(_note_of(self._path(task, options)), outcome)
        return True

    def forget_note(self, task: Task, options: Options) -> None:
        """Remove the note of a task."""
        with suppress(OSError):
            _note_of(self._path(task, options)).unlink()

    def _write(self, path: Path, outcome: Outcome) -> None:
        made = outcome.made if isinstance(outcome.made, bytes) else None
        refused = None
        if outcome.made is not None and not isinstance(outcome.made, bytes):
            refused = (outcome.made.reason, outcome.made.file, outcome.made.line, outcome.made.column)
        entry = _Entry(outcome.result, outcome.processor, made, refused)
        self.seal.keep(path, _sealed_as(path), msgspec.msgpack.encode(entry))

    def _path(self, task: Task, options: Options) -> Path:
        texts = [sorted(t.items()) for t in (task.program.texts, task.program.annotated)]
        mine = task.under(options)
        chosen = {name: getattr(mine, name) for name in mine.__dataclass_fields__ if name not in _FREE}
        parts = (
            _sources(),
            repr(_versions()),
            task.file,
            task.impl,
            _library() if task.certify else "",
            repr(texts),
            repr(sorted(chosen.items())),
        )
        return self.folder / hashlib.sha256(repr(parts).encode("utf-8", "surrogatepass")).hexdigest()


def _note_of(path: Path) -> Path:
    """The file of what was not decided, beside that of a decision."""
    return path.with_name(f"{path.name}.undecided")


def _sealed_as(path: Path) -> str:
    """What the file of an entry is sealed as."""
    return f"result {path.name}"


def performed(
    tasks: Sequence[Task], options: Options, engine: Engine, store: Kept | None
) -> Generator[tuple[int, Outcome], None, None]:
    """What ``engine`` makes of the tasks, where results that ``store`` has come first, marked as ``cached``,
    and are not computed.

    Each result is kept before it is yielded, also one that is not decided: until all are there. So a run
    that was ended in any way goes on where it was. Raises :class:`.EngineLost`.
    """
    left, notes = [], []
    for position, task in enumerate(tasks):
        outcome = None if store is None else store.find(task, options)
        if outcome is None and store is not None:
            outcome = store.noted(task, options)
            notes += [position] if outcome is not None else []
        if outcome is None:
            left.append(position)
        else:
            yield position, replace(outcome, result=msgspec.structs.replace(outcome.result, cached=True))
    with closing(engine.perform([tasks[p] for p in left], options)) as outcomes:
        for number, outcome in outcomes:
            if store is not None:
                task = tasks[left[number]]
                store.keep(task, options, outcome)
                notes += [left[number]] if store.note(task, options, outcome) else []
            yield left[number], outcome
    if store is not None:
        for position in notes:
            store.forget_note(tasks[position], options)


def fingerprint() -> str:
    """What a verdict depends on besides its task: the sources of redverify, and the versions of the packages
    that the verifier uses. Where it is the same, so are the verdicts."""
    return hashlib.sha256(repr((_sources(), _versions())).encode()).hexdigest()


@functools.cache
def _sources() -> str:
    """A hash of the verifier's sources."""
    root = Path(__file__).parents[1]
    found = hashlib.sha256()
    suffixes = (".py", ".lark", ".json", ".j2")
    for folder, below, files in os.walk(root):
        below[:] = sorted(name for name in below if name not in ("__pycache__", "lean_project"))
        for name in sorted(files):
            if name.endswith(suffixes):
                path = os.path.join(folder, name)
                with open(path, "rb") as stream:
                    data = stream.read()
                found.update(f"{path[len(str(root)) :]}\0{len(data)}\0".encode() + data)
    return found.hexdigest()


def _versions() -> tuple[tuple[str, str | None], ...]:
    """The versions of the packages that the verifier uses. Python's ``-O`` leaves out assertions."""
    python = f"{sys.implementation.name} {sys.version} -O{sys.flags.optimize}"
    machine = f"{platform.system()} {platform.machine()}"
    installed = ((name, version_of(name)) for name in _STANDS_ON)
    return (("redverify", VERSION), ("python", python), ("machine", machine), *installed)


@functools.cache
def _library() -> str:
    """The Lean library that a certificate is made for."""
    from redverify.checking.description import library_of
    from redverify.checking.lean import project

    return repr(library_of(project.home()))


__all__ = ["SWITCH", "Kept", "fingerprint", "performed"]
