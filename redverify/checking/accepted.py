"""What Lean accepted before, in the user's cache, each entry sealed with the user's key.

An entry says what was claimed, which checker accepted it, when, and what was compiled. One that is damaged,
or that was not sealed with this user's key (as in a cache from elsewhere), is not believed: the certificate
is checked again, and the verdict says so.
"""

from __future__ import annotations

import hashlib
import os
import stat
from dataclasses import dataclass
from pathlib import Path

import msgspec

from redverify.checking.kernel.audited import Audited
from redverify.checking.lean.cache_folder import cache_home, private
from redverify.checking.lean.checker import Checker
from redverify.checking.lean.seal import Broken, Seal

#: Part of every name: what was remembered by an older layout is not looked at.
_LAYOUT = "3"

#: Bytes of an entry that are read.
_LARGEST = 1 << 20


class Claimed(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What was given to which checker: hashes of the rendered text, of the library's sources and of the
    checker's files, and the checker's name."""

    text: str
    library: str
    checker: str
    identity: str

    @classmethod
    def of(cls, text: str, library: str, checker: Checker) -> Claimed:
        """A text for a checker, on a library of this hash."""
        digest = hashlib.sha256(text.encode()).hexdigest()
        return cls(text=digest, library=library, checker=checker.name, identity=checker.identity)

    @property
    def key(self) -> str:
        """The name of the entry."""
        parts = (_LAYOUT, self.text, self.library, self.checker, self.identity)
        return hashlib.sha256("\0".join(parts).encode()).hexdigest()


class Accepted(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """That Lean accepted a claim, and what was found then.

    ``version`` and ``place`` are those of the checker, ``when`` is in UTC (ISO 8601), ``module`` the hash of
    the compiled files, ``audited`` what the axiom audit found in them, ``statement`` the hash of what the
    theorems were compared with. ``notes`` are checks that were left
    out, in words, ``kernels`` are the versions of the kernels that accepted it besides the checker's own.
    """

    claimed: Claimed
    version: str
    place: str
    when: str
    module: str
    audited: Audited
    statement: str | None = None
    notes: tuple[str, ...] = ()
    kernels: tuple[str, ...] = ()


#: What is said about an entry that is not believed.
NOT_BELIEVED = "the cache has an entry for it that this user's redverify has not written: checked again"


@dataclass(frozen=True, slots=True)
class Memory:
    """The entries in the user's cache, and the seal that they have to bear."""

    seal: Seal

    @classmethod
    def of_user(cls) -> Memory:
        """The user's own."""
        return cls(Seal.of_user())

    @property
    def words(self) -> tuple[str, ...]:
        """What the user should know of the key."""
        return tuple(said for said in (self.seal.problem, self.seal.word) if said is not None)

    def find(self, claimed: Claimed) -> Accepted | None:
        """What was found when a claim was accepted; ``None`` if it was not.

        Raises :class:`.Broken` if there is an entry that is not to be believed.
        """
        if self.seal.problem is not None:
            return None
        path = _folder() / claimed.key
        try:
            found = path.lstat()
            others = hasattr(os, "getuid") and found.st_uid != os.getuid()
            if others or not stat.S_ISREG(found.st_mode):
                raise Broken
            with path.open("rb") as stream:
                content = self.seal.opened(_sealed_as(claimed), stream.read(_LARGEST))
            accepted = msgspec.json.decode(content, type=Accepted)
        except FileNotFoundError:
            return None
        except (OSError, msgspec.DecodeError):
            raise Broken from None
        if accepted.claimed != claimed:
            raise Broken
        return accepted

    def keep(self, accepted: Accepted) -> None:
        """Remember what was accepted. What cannot be written is not remembered."""
        content = msgspec.json.encode(accepted)
        self.seal.keep(_folder() / accepted.claimed.key, _sealed_as(accepted.claimed), content)


def _folder() -> Path:
    return private(private(cache_home()) / "accepted")


def _sealed_as(claimed: Claimed) -> str:
    return f"accepted {claimed.key}"


__all__ = ["NOT_BELIEVED", "Accepted", "Broken", "Claimed", "Memory"]
