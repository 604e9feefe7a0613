"""The user's key, and the seals by which redverify recognises what it wrote itself.

What is kept in the cache decides which certificates are accepted. A cache may come from elsewhere: from
another machine, an image of a build server, a backup. So each entry has a seal: an HMAC-SHA256 (RFC 2104)
of its name and contents by a key that lies outside the cache, in the user's configuration folder. An
entry whose seal is not by this key is not believed. Anyone who can read the key can make such seals.
"""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
import stat
import tempfile
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from redverify.checking.lean.cache_folder import private
from redverify.checking.lean.errors import CheckerUnavailable

#: The key's file, and its length in bytes.
NAME, LENGTH = "seal.key", 32

#: Part of all that is sealed, so that the key's seals mean nothing elsewhere.
_CONTEXT = b"redverify/seal/1"

#: Characters of a seal in hexadecimal digits.
_DIGITS = 64


class Broken(Exception):
    """Something has no seal of this user's key."""


@dataclass(frozen=True, slots=True)
class Seal:
    """What seals. Without a key nothing can be sealed, and ``problem`` says why there is none.

    ``word`` is something that the user should know of a key that there is.
    """

    _key: bytes | None = field(repr=False)
    problem: str | None = None
    word: str | None = None

    @classmethod
    def of_user(cls) -> Seal:
        """The seal by the user's key, which is made if there is none. Never raises."""
        try:
            return _of_file(config_home() / NAME)
        except (CheckerUnavailable, Broken, OSError, RuntimeError) as error:
            return cls(None, f"there is no key to seal with, so nothing is remembered: {error}")

    def sealed(self, name: str, content: bytes) -> bytes | None:
        """A file's bytes: the seal of a name and a content, and the content. ``None`` without a key."""
        if self._key is None:
            return None
        return self._digits(self._key, name, content) + b"\n" + content

    def opened(self, name: str, data: bytes) -> bytes:
        """The content of what :meth:`sealed` gave for this name. Raises :class:`Broken`."""
        digits, newline, content = data[:_DIGITS], data[_DIGITS : _DIGITS + 1], data[_DIGITS + 1 :]
        if self._key is None or newline != b"\n":
            raise Broken
        if not hmac.compare_digest(digits, self._digits(self._key, name, content)):
            raise Broken
        return content

    def keep(self, path: Path, name: str, content: bytes) -> None:
        """Write the file of :meth:`sealed`, at once. Without a key, or where it cannot be written, nothing
        is kept."""
        data = self.sealed(name, content)
        if data is None:
            return
        with suppress(OSError):
            descriptor, written = tempfile.mkstemp(dir=path.parent, prefix=".new.")
            try:
                with os.fdopen(descriptor, "wb") as stream:
                    stream.write(data)
                os.replace(written, path)
            except BaseException:
                with suppress(OSError):
                    os.unlink(written)
                raise

    @staticmethod
    def _digits(key: bytes, name: str, content: bytes) -> bytes:
        said = b"\0".join((_CONTEXT, name.encode(), content))
        return hmac.new(key, said, hashlib.sha256).hexdigest().encode("ascii")


def config_home() -> Path:
    """``$XDG_CONFIG_HOME/redverify`` or ``~/.config/redverify``, made private to the user.

    Raises :class:`.CheckerUnavailable` if it belongs to somebody else.
    """
    base = os.environ.get("XDG_CONFIG_HOME", "")
    root = Path(base) if os.path.isabs(base) else Path.home() / ".config"
    return private(root / "redverify", "XDG_CONFIG_HOME")


def _of_file(path: Path) -> Seal:
    try:
        return Seal(_read(path))
    except FileNotFoundError:
        _write(path, replace=False)
        return Seal(_read(path))
    except Broken as error:
        _write(path, replace=True)
        return Seal(_read(path), word=f"{error}: a new key was made, and all is checked again")


def _read(path: Path) -> bytes:
    """The key in a file. Raises :class:`Broken` if the file is not one that only the user could read."""
    if path.is_symlink():
        raise Broken(f"{path} was a link")
    descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0))
    with os.fdopen(descriptor, "rb") as stream:
        found = os.fstat(stream.fileno())
        if not stat.S_ISREG(found.st_mode):
            raise CheckerUnavailable(f"{path} is not a file")
        if hasattr(os, "getuid") and (found.st_uid != os.getuid() or found.st_mode & 0o077):
            raise Broken(f"{path} could be read by others")
        key = stream.read(LENGTH + 1)
    if len(key) != LENGTH:
        raise Broken(f"{path} held no key")
    return key


def _write(path: Path, *, replace: bool) -> None:
    """Write a new key, at once; without ``replace`` one that another process writes meanwhile stays."""
    descriptor, name = tempfile.mkstemp(dir=path.parent, prefix=".new.")  # for the user alone
    try:
        with os.fdopen(descriptor, "wb") as stream:
            stream.write(secrets.token_bytes(LENGTH))
            stream.flush()
            os.fsync(stream.fileno())
        if not replace and _linked(name, path):
            return
        os.replace(name, path)
    finally:
        with suppress(FileNotFoundError):
            os.unlink(name)


def _linked(name: str, path: Path) -> bool:
    """Give a file a second name, unless there is one of it; false where the system cannot."""
    try:
        os.link(name, path)
    except FileExistsError:
        return True
    except (OSError, AttributeError):
        return False
    return True


__all__ = ["Broken", "Seal", "config_home"]
