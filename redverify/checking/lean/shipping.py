"""Compiled modules of the Lean library, sent from one machine to another, so that it is compiled once.

What arrives is compared with hashes that are sent apart from it, and sealed with the key of the user there.
So it is believed there as what was compiled there: send it only from a machine that may run programs there
anyway.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from filelock import FileLock

from redverify.checking.lean import library
from redverify.checking.lean.build_plan import Watch
from redverify.checking.lean.cache_folder import cache_home, private
from redverify.checking.lean.checker import Checker
from redverify.checking.lean.errors import ProjectError
from redverify.checking.lean.joined_modules import LIBRARY
from redverify.checking.lean.project import Project
from redverify.checking.lean.seal import Seal

#: The files of each module by their names, by the module's key.
Files = Mapping[str, Mapping[str, bytes]]


@dataclass(frozen=True, slots=True)
class Manifest:
    """What is sent: the SHA-256 of each file of a module by its name, by the module's key."""

    hashes: Mapping[str, Mapping[str, str]]

    def missing(self) -> bool:
        """Whether this machine lacks a module."""
        return any(not library.has_entry(_objects(), key) for key in self.hashes)

    def unpack(self, files: Files) -> None:
        """Put modules into this machine's cache. Those that it has stay what they are.

        Raises :class:`.ProjectError` if the files are not those of the manifest.
        """
        if hashes_of(files) != self.hashes:
            raise ProjectError("the compiled Lean library that was sent is damaged")
        objects = _objects()
        with FileLock(objects / ".shipping.lock"):
            for key, of_module in files.items():
                if not library.has_entry(objects, key):
                    with suppress(OSError):  # a full disk: it is compiled, or that says so
                        library.keep_entry(objects, Seal.of_user(), key, of_module)


def packed(
    sources: Project, checker: Checker, *, jobs: int = 1, progress: library.Progress, watch: Watch | None
) -> tuple[Manifest, Files]:
    """The library that certificates need, compiled by this machine, now or before.

    Raises :class:`.ProjectError` if it does not compile, and :class:`.CheckerUnavailable`.
    """
    building = library.built(sources, checker, [LIBRARY], jobs=jobs, progress=progress, watch=watch)
    with building as (report, out):
        broken = next((module for module in report.modules if not module.ok), None)
        if broken is not None:
            raise ProjectError(f"the Lean library does not compile: {broken.name}")
        files = {
            module.key: {file.name: file.read_bytes() for file in library.files_of(out, module.name)}
            for module in report.modules
        }
    return Manifest(hashes_of(files)), files


def hashes_of(files: Files) -> dict[str, dict[str, str]]:
    """The SHA-256 of each file."""
    return {
        key: {name: hashlib.sha256(data).hexdigest() for name, data in sorted(of_module.items())}
        for key, of_module in files.items()
    }


def _objects() -> Path:
    return private(private(cache_home()) / "objects")


__all__ = ["Files", "Manifest", "packed"]
