"""``NAME.redcert/``: certificate folders on disk, written whole or not at all.

The files are written to a hidden folder beside, which then takes the place of the old one in one
step. Two runs at once do not disturb each other: the later one wins. A folder that holds anything
but the three files of a certificate is not replaced.
"""

from __future__ import annotations

import ctypes
import errno
import os
import re
import stat
import tempfile
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path, PurePath

#: The files of a certificate folder.
DATA, LEAN, REPORT = "certificate.json", "Certificate.lean", "report.md"
FILES = (DATA, LEAN, REPORT)

#: How the names of certificate folders end.
SUFFIX = ".redcert"

#: A text that is made of a file of MLIR: ``<TGT.mlir>``, or ``<SRC.mlir PASSES>``.
_MLIR = re.compile(r"<(.+?\.mlir)( .*)?>", re.S)

#: The largest file that is read.
LARGEST = 64 << 20


class StoreError(Exception):
    """A certificate folder cannot be written."""


class NotACertificate(Exception):
    """There is no certificate folder at a path."""


class Unreadable(Exception):
    """A folder holds files that a certificate may not hold, or lacks one."""


def folder_name(file: str, impl: str) -> str:
    """The name of the folder for an implementation of a file: ``FILE.IMPL.redcert``.

    ``IMPL.redcert`` where the file has the implementation's name or none (standard input).
    Implementations of a file have names of their own, so no two of them share a folder.
    """
    stem = stem_of(file)
    return f"{impl}{SUFFIX}" if stem in ("", impl) else f"{stem}.{impl}{SUFFIX}"


def stem_of(file: str) -> str:
    """What names of files made of a file begin with: ``MODULE.NAME`` for the text ``<MODULE.py:NAME>`` that a
    front end has made, ``SRC.PASSES`` for ``<SRC.mlir PASSES>``, nothing for texts without a name."""
    if not file.startswith("<"):
        return _word(PurePath(file).stem)
    if not named_by_module(file):
        return ""
    mlir = _MLIR.fullmatch(file)
    module, name = (mlir[1], (mlir[2] or "").strip()) if mlir is not None else file[1:-1].rsplit(":", 1)
    return ".".join(_word(part) for part in (PurePath(module).stem, name) if part)


def named_by_module(file: str) -> bool:
    """Whether a file is a text that a front end has made, and not one without a name, such as ``<stdin>``."""
    return file.startswith("<") and (":" in file or _MLIR.fullmatch(file) is not None)


def _word(text: str) -> str:
    return re.sub(r"[^A-Za-z0-9_-]", "_", text)


# ---------------------------------------------------------------- writing


def write(folder: Path, files: Mapping[str, bytes]) -> None:
    """Write a certificate folder, in place of an old one. Raises :class:`StoreError`."""
    assert set(files) == set(FILES)
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        _check_replaceable(folder)
        _sweep(folder)
        fresh = Path(tempfile.mkdtemp(prefix=f".{folder.name}.", dir=folder.parent))
    except OSError as error:
        raise StoreError(f"cannot write {folder}: {error.strerror}") from error
    try:
        for name, content in files.items():
            _write_file(fresh / name, content)
        mask = os.umask(0)
        os.umask(mask)
        fresh.chmod(0o777 & ~mask)
        _put_in_place(fresh, folder)
    except OSError as error:
        raise StoreError(f"cannot write {folder}: {error.strerror}") from error
    finally:  # what is left here is the old certificate, or the new one if it was not put in place
        _remove(fresh)


def _sweep(folder: Path) -> None:
    """Remove what runs that were killed an hour ago or earlier left beside a folder."""
    for path in folder.parent.iterdir():
        if path.name.startswith(f".{folder.name}."):
            with suppress(OSError):
                found = path.lstat()
                if stat.S_ISDIR(found.st_mode) and time.time() - found.st_mtime > _STALE:
                    _remove(path)


#: Seconds after which a hidden folder belongs to no run any more.
_STALE = 3600.0


def _write_file(path: Path, content: bytes) -> None:
    with path.open("xb") as stream:
        stream.write(content)
        stream.flush()
        os.fsync(stream.fileno())


def _check_replaceable(folder: Path) -> None:
    """Refuse to replace what is not a certificate folder."""
    try:
        found = folder.lstat()
    except FileNotFoundError:
        return
    if stat.S_ISLNK(found.st_mode):
        raise StoreError(f"{folder} is a symbolic link: it is not replaced")
    if not stat.S_ISDIR(found.st_mode):
        raise StoreError(f"{folder} is a file: it is not replaced")
    foreign = sorted(set(os.listdir(folder)) - set(FILES))
    if foreign:
        shown = ", ".join(foreign[:3])
        raise StoreError(f"{folder} holds other files ({shown}): it is not replaced; move them away")


def _put_in_place(fresh: Path, folder: Path) -> None:
    """Give a folder its name; afterwards ``fresh`` is the old one, if there was one."""
    while True:
        try:
            os.rename(fresh, folder)  # also in place of an empty folder
            return
        except OSError as error:
            if error.errno not in (errno.ENOTEMPTY, errno.EEXIST):
                raise
        _check_replaceable(folder)
        try:
            if _exchange(fresh, folder):
                return
            _replace(fresh, folder)
            return
        except FileNotFoundError:  # another run took the old folder away meanwhile
            continue


#: Linux: ``renameat2(AT_FDCWD, a, AT_FDCWD, b, RENAME_EXCHANGE)``.
_AT_FDCWD, _RENAME_EXCHANGE = -100, 2


def _exchange(one: Path, other: Path) -> bool:
    """Exchange the names of two folders in one step; false where the system cannot."""
    try:
        call = ctypes.CDLL(None, use_errno=True).renameat2
    except (OSError, AttributeError, TypeError):
        return False
    arguments = (_AT_FDCWD, os.fsencode(one), _AT_FDCWD, os.fsencode(other), _RENAME_EXCHANGE)
    if call(*arguments) == 0:
        return True
    code = ctypes.get_errno()
    if code in (errno.ENOSYS, errno.EINVAL, errno.ENOTSUP):
        return False
    raise OSError(code, os.strerror(code))


def _replace(fresh: Path, folder: Path) -> None:
    """Put a folder in the place of another in two steps; if the second fails, undo the first."""
    old = fresh.with_name(fresh.name + ".old")
    os.rename(folder, old)
    try:
        os.rename(fresh, folder)
    except BaseException:
        with suppress(OSError):
            os.rename(old, folder)
        raise
    _remove(old)


def _remove(folder: Path) -> None:
    """Remove a folder of ours; what else somebody put in it stays, with the folder."""
    for name in FILES:
        with suppress(OSError):
            os.unlink(folder / name)
    with suppress(OSError):
        os.rmdir(folder)


def remove(folder: Path) -> None:
    """Remove a certificate folder, if it holds nothing else. Raises :class:`StoreError`."""
    _check_replaceable(folder)
    _remove(folder)


# ---------------------------------------------------------------- reading


def read(folder: Path) -> dict[str, bytes]:
    """The three files of a certificate folder; links and anything but files are refused.

    Raises :class:`NotACertificate` and :class:`Unreadable`.
    """
    try:
        found = folder.lstat()
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise NotACertificate(f"{folder}: {reason}") from None
    if stat.S_ISLNK(found.st_mode):
        raise Unreadable("the folder is a symbolic link")
    if not stat.S_ISDIR(found.st_mode):
        raise NotACertificate(f"{folder} is not a folder")
    for _ in range(_ATTEMPTS):
        files = _read_at_once(folder)
        if files is not None:
            return files
    raise Unreadable("the folder changes all the time")


#: Files that do not belong in a folder, as many as are named.
SHOWN = 3

#: How often a folder is read again that another process replaced meanwhile.
_ATTEMPTS = 100


def _read_at_once(folder: Path) -> dict[str, bytes] | None:
    """The files of one folder, or ``None`` if another took its place meanwhile."""
    opened: int | None = None
    try:
        if os.open in os.supports_dir_fd:  # else the files are read one by one by their paths
            flags = os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW
            opened = os.open(folder, flags)
        present = set(os.listdir(folder if opened is None else opened))
        if not present & {DATA, LEAN}:
            if _replaced(folder, opened):
                return None
            raise NotACertificate(f"{folder} holds no certificate")
        try:
            return {name: _read_file(folder, name, opened) for name in FILES}
        except Unreadable:
            if _replaced(folder, opened):
                return None
            raise
    except OSError as error:
        raise Unreadable(f"the folder cannot be read: {error.strerror}") from None
    finally:
        if opened is not None:
            os.close(opened)


def others(folder: Path) -> list[str]:
    """The names of the first files in a certificate folder that do not belong there."""
    try:
        found = sorted(set(os.listdir(folder)) - set(FILES))
    except OSError:
        return []
    return [*found[:SHOWN], *(["..."] if len(found) > SHOWN else [])]


def _replaced(folder: Path, opened: int | None) -> bool:
    """Whether a folder that was opened has another in its place."""
    if opened is None:
        return False
    try:
        return not os.path.samestat(os.fstat(opened), folder.lstat())
    except FileNotFoundError:
        return True


def _read_file(folder: Path, name: str, opened: int | None) -> bytes:
    flags = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
    try:
        if opened is None:
            descriptor = os.open(folder / name, flags | getattr(os, "O_BINARY", 0))
        else:
            descriptor = os.open(name, flags, dir_fd=opened)
    except FileNotFoundError:
        raise Unreadable(f"{name} is missing") from None
    except OSError as error:
        link = error.errno == errno.ELOOP
        raise Unreadable(f"{name} is a symbolic link" if link else f"{name}: {error.strerror}") from None
    with os.fdopen(descriptor, "rb") as stream:
        if not stat.S_ISREG(os.fstat(stream.fileno()).st_mode):
            raise Unreadable(f"{name} is not a file")
        content = stream.read(LARGEST + 1)
    if len(content) > LARGEST:
        raise Unreadable(f"{name} has more than {LARGEST >> 20} MiB")
    return content


def found_in(path: Path) -> list[Path]:
    """The certificate folders that a path names: itself, or those in a folder of certificates."""
    with suppress(OSError, ValueError):
        if path.is_dir() and not path.name.endswith(SUFFIX) and not (path / DATA).exists():
            inside = sorted(p for p in path.iterdir() if p.name.endswith(SUFFIX) and p.name[0] != ".")
            return inside or [path]
    return [path]


__all__ = ["FILES", "NotACertificate", "StoreError", "Unreadable", "folder_name", "found_in", "read", "write"]
