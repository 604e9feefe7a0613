"""The user's private cache directory for checkers and compiled modules."""

from __future__ import annotations

import os
import stat
from pathlib import Path

from redverify.checking.lean.errors import CheckerUnavailable


def cache_home() -> Path:
    """``$XDG_CACHE_HOME/redverify`` or ``~/.cache/redverify``, made private to the user.

    Its contents decide which certificates are accepted, so nobody else may write there.
    Raises :class:`CheckerUnavailable` if the directory belongs to somebody else.
    """
    base = os.environ.get("XDG_CACHE_HOME", "")
    root = Path(base) if os.path.isabs(base) else Path.home() / ".cache"
    return private(root / "redverify" / "lean")


def private(folder: Path, variable: str = "XDG_CACHE_HOME") -> Path:
    """The folder, which exists afterwards and which only its owner, the user, may enter.

    ``variable`` is what the user can set to have another one.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        found = folder.lstat()
        if stat.S_ISLNK(found.st_mode) or (hasattr(os, "getuid") and found.st_uid != os.getuid()):
            raise CheckerUnavailable(
                f"{folder} is a link or belongs to another user; set {variable} to a directory of yours"
            )
        if found.st_mode & 0o077:
            folder.chmod(0o700)
    except OSError as error:
        raise CheckerUnavailable(f"cannot use {folder}: {error.strerror}") from error
    return folder


def is_private(folder: Path) -> bool:
    """Whether the folder is the user's, and nobody else may enter it."""
    found = folder.lstat()
    mine = not hasattr(os, "getuid") or found.st_uid == os.getuid()
    return stat.S_ISDIR(found.st_mode) and mine and not found.st_mode & 0o077
