"""Results of earlier runs, so that a run that was ended goes on where it was.

Only decisions are kept: *verified* and *refuted*. They are found again by a hash of all that they depend
on: the text, the options, the sources of redverify, and the versions of its solvers. They lie in a folder
that nobody but the user may enter, and are sealed with the user's key: others are not believed.
"""

from __future__ import annotations

import functools
import hashlib
import os
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from redverify.checking.lean.errors import CheckerUnavailable
from redverify.checking.lean.place import cache_home, private
from redverify.checking.lean.seal import Broken, Seal
from redverify.pipeline.pool import Outcome, Task
from redverify.reporting.result import ImplResult, Verdict, this_tool

if TYPE_CHECKING:
    from redverify.judgement.analysis import Options

#: Seconds after which a result that no run has used is removed.
UNUSED = 30 * 24 * 3600.0

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
    def of_user(cls) -> Kept | None:
        """Those in the user's cache directory; ``None`` if there can be none."""
        try:
            found = cls(private(private(cache_home()).parent / "results"))
        except (CheckerUnavailable, OSError, RuntimeError):
            return None
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
        path = self._path(task, options)
        try:
            found = path.lstat()
            if hasattr(os, "getuid") and found.st_uid != os.getuid():
                return None
            content = self.seal.opened(_sealed_as(path), path.read_bytes())
            entry = msgspec.msgpack.decode(content, type=_Entry)
            os.utime(path)
        except (OSError, msgspec.DecodeError, Broken):
            return None
        from redverify.certifying.produce import Refused

        made = Refused(*entry.refused) if entry.refused is not None else entry.made
        return Outcome(entry.result, made=made, processor=entry.processor)

    def keep(self, task: Task, options: Options, outcome: Outcome) -> None:
        """Keep an outcome if it is decided. A folder that cannot be written keeps nothing."""
        if outcome.failure or outcome.diagnostics or outcome.result.verdict not in _DECIDED:
            return
        made = outcome.made if isinstance(outcome.made, bytes) else None
        refused = None
        if outcome.made is not None and not isinstance(outcome.made, bytes):
            refused = (outcome.made.reason, outcome.made.file, outcome.made.line, outcome.made.column)
        entry = _Entry(outcome.result, outcome.processor, made, refused)
        path = self._path(task, options)
        data = self.seal.sealed(_sealed_as(path), msgspec.msgpack.encode(entry))
        if data is None:
            return
        with suppress(OSError):
            descriptor, name = tempfile.mkstemp(dir=self.folder, prefix=".new.")
            try:
                with os.fdopen(descriptor, "wb") as stream:
                    stream.write(data)
                os.replace(name, path)
            except BaseException:
                with suppress(OSError):
                    os.unlink(name)
                raise

    def _path(self, task: Task, options: Options) -> Path:
        texts = sorted(task.program.texts.items())
        chosen = {
            field: getattr(options, field)
            for field in options.__dataclass_fields__
            if field not in ("progress", "smt_dir", "jobs")
        }
        parts = [
            _verifier(),
            task.file,
            task.impl,
            str(task.certify),
            repr(texts),
            repr(sorted(chosen.items())),
        ]
        return self.folder / hashlib.sha256("\0".join(parts).encode()).hexdigest()


def _sealed_as(path: Path) -> str:
    """What the file of an entry is sealed as."""
    return f"result {path.name}"


@functools.cache
def _verifier() -> str:
    """A hash of the verifier: its sources, and the versions of what decides obligations."""
    root = Path(__file__).parents[1]
    found = hashlib.sha256(repr(this_tool(cvc5=True)).encode())
    for path in sorted(p for p in root.rglob("*") if p.suffix in (".py", ".lark", ".json", ".j2", ".lean")):
        found.update(str(path.relative_to(root)).encode() + b"\0" + path.read_bytes())
    return found.hexdigest()


__all__ = ["Kept"]
