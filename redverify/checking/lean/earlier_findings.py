"""What was found in a text or a compiled module before, so that it need not be looked for again.

Lean's library of rules is the same in each check: that its sources hold nothing forbidden, and what its
declarations mention. Such findings decide what is accepted, as compiled modules do, so each note has the
seal of the user's key (:mod:`.seal`). It is found by the hash of what it is about and of the sources of
redverify that found it: with other rules there is no note.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType

from redverify.checking.lean.cache_folder import cache_home, private
from redverify.checking.lean.seal import Broken, Seal

#: Bytes of a note that are read.
_LARGEST = 64 << 20


@dataclass(frozen=True, slots=True)
class Notes:
    """The user's notes of one kind, found by the sources of some modules of redverify."""

    kind: str
    rules: str
    seal: Seal

    @classmethod
    def of_user(cls, kind: str, found_by: Iterable[ModuleType]) -> Notes:
        """The user's notes on what these modules find."""
        return cls(kind, _digest(*(_source(str(module.__file__)) for module in found_by)), Seal.of_user())

    def find(self, about: bytes) -> bytes | None:
        """What was noted about something; ``None`` if nothing was, or not by this user."""
        name = self._name(about)
        try:
            with (_folder() / name).open("rb") as stream:
                return self.seal.opened(f"note {name}", stream.read(_LARGEST))
        except (OSError, Broken):
            return None

    def keep(self, about: bytes, found: bytes) -> None:
        """Note what was found. What cannot be written is not noted."""
        name = self._name(about)
        self.seal.keep(_folder() / name, f"note {name}", found)

    def _name(self, about: bytes) -> str:
        return _digest(self.kind.encode(), self.rules.encode(), about)


def _digest(*parts: bytes) -> str:
    """One hash of several hashes, which tells how they were cut."""
    return hashlib.sha256(b"".join(hashlib.sha256(part).digest() for part in parts)).hexdigest()


@cache
def _source(path: str) -> bytes:
    return Path(path).read_bytes()


def _folder() -> Path:
    return private(cache_home() / "notes")
