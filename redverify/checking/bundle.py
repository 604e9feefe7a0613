"""``NAME.redbundle``: certificates in one file, with a manifest of hashes, and a signature beside it.

The file is a tar archive whose bytes depend on its contents alone: members in order, no times, no owners, no
compression. Of an archive nothing is believed: members are read one by one and compared with the manifest;
nothing is written but the files of certificates, below a folder that the caller gives.
"""

from __future__ import annotations

import hashlib
import io
import json
import re
import tarfile
from collections.abc import Mapping, Sequence
from pathlib import Path

from redverify.checking import store

#: How bundles end, what their manifest is called, and its format.
SUFFIX, MANIFEST, FORMAT = ".redbundle", "MANIFEST.json", "redverify.bundle/1"

#: The folder of files that were added to the certificates.
ADDED = "added"

#: How much a bundle may hold.
_MEMBERS, _BYTES = 100_000, 1 << 30

_NAME = re.compile(
    r"(?:(?P<folder>[A-Za-z0-9_-][A-Za-z0-9_.-]{0,200}\.redcert)/(?P<file>certificate\.json|Certificate\.lean|report\.md)"
    r"|added/[A-Za-z0-9_-][A-Za-z0-9_.-]{0,200})"
)


class Damaged(Exception):
    """A bundle is not what its manifest says."""


# ---------------------------------------------------------------- making


def packed(folders: Sequence[Path], added: Sequence[Path] = ()) -> bytes:
    """The bytes of a bundle of certificate folders and of other files. Raises :class:`.store.StoreError`,
    and what :func:`.store.read` raises."""
    members: dict[str, bytes] = {}
    for folder in folders:
        for name, content in store.read(folder).items():
            _add(members, f"{folder.name}/{name}", content)
    for file in added:
        try:
            _add(members, f"{ADDED}/{file.name}", file.read_bytes())
        except OSError as error:
            raise store.StoreError(f"cannot read {file}: {error.strerror}") from error
    return _archive(members)


def _archive(members: Mapping[str, bytes]) -> bytes:
    """The bytes of a bundle with these members."""
    listed = {name: {"sha256": _hash(content), "size": len(content)} for name, content in members.items()}
    manifest = {"format": FORMAT, "files": dict(sorted(listed.items()))}
    text = json.dumps(manifest, indent=1, ensure_ascii=True) + "\n"
    stream = io.BytesIO()
    with tarfile.open(fileobj=stream, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name, content in [(MANIFEST, text.encode()), *sorted(members.items())]:
            entry = tarfile.TarInfo(name)
            entry.size, entry.mode, entry.mtime = len(content), 0o644, 0
            archive.addfile(entry, io.BytesIO(content))
    return stream.getvalue()


def _add(members: dict[str, bytes], name: str, content: bytes) -> None:
    if not _NAME.fullmatch(name) or len(name) > 100:
        raise store.StoreError(f"{name}: a bundle cannot hold a file of this name")
    if name in members:
        raise store.StoreError(f"{name}: two files of one name; bundle them one by one")
    members[name] = content


def _hash(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


# ---------------------------------------------------------------- reading


def read(path: Path) -> bytes:
    """The bytes of a bundle, so that what is compared with its signature is what is unpacked.

    Raises :class:`Damaged` and :class:`OSError`.
    """
    with path.open("rb") as stream:
        data = stream.read(_BYTES + 1)
    if len(data) > _BYTES:
        raise Damaged("it is too large")
    return data


def members_of(data: bytes) -> dict[str, bytes]:
    """The members of a bundle, each as the manifest says. Raises :class:`Damaged`."""
    members: dict[str, bytes] = {}
    try:
        with tarfile.open(fileobj=io.BytesIO(data), mode="r:") as archive:
            for entry in archive:
                _check_member(entry, members)
                content = archive.extractfile(entry)
                members[entry.name] = b"" if content is None else content.read()
    except (tarfile.TarError, EOFError, ValueError, OverflowError, OSError) as error:
        raise Damaged(f"it is not a bundle: {error}") from error
    _compare(members, _manifest(members.pop(MANIFEST, None)))
    if _archive(members) != data:
        raise Damaged("it has bytes that belong to none of its members, or fields that no bundle has")
    return members


def _check_member(entry: tarfile.TarInfo, members: Mapping[str, bytes]) -> None:
    """Refuse what no bundle holds."""
    if len(members) > _MEMBERS or entry.size > store.LARGEST:
        raise Damaged("it is too large")
    if not entry.isreg() or entry.issparse():
        raise Damaged(f"{entry.name} is not a plain file")
    if entry.name in members:
        raise Damaged(f"{entry.name} is there twice")
    if entry.name != MANIFEST and not _NAME.fullmatch(entry.name):
        raise Damaged(f"{entry.name} is not a file of a bundle")


def _manifest(data: bytes | None) -> Mapping[str, object]:
    if data is None:
        raise Damaged(f"it has no {MANIFEST}")
    try:
        manifest = json.loads(data)
    except (ValueError, RecursionError) as error:
        raise Damaged(f"{MANIFEST} is not JSON") from error
    if not isinstance(manifest, dict) or manifest.get("format") != FORMAT:
        raise Damaged(f"{MANIFEST} is not of the format {FORMAT}")
    files = manifest.get("files")
    if not isinstance(files, dict):
        raise Damaged(f"{MANIFEST} lists no files")
    return files


def _compare(members: Mapping[str, bytes], listed: Mapping[str, object]) -> None:
    for name in sorted({*members, *listed}):
        if name not in listed:
            raise Damaged(f"{name} is not in {MANIFEST}")
        if name not in members:
            raise Damaged(f"{name} is missing")
        if listed[name] != {"sha256": _hash(members[name]), "size": len(members[name])}:
            raise Damaged(f"{name} has other contents than {MANIFEST} says")


def unpack(data: bytes, target: Path) -> list[Path]:
    """Write the certificates of a bundle below a new folder; gives their folders in order."""
    folders = set()
    for name, content in members_of(data).items():
        found = _NAME.fullmatch(name)
        assert found is not None
        if found["folder"] is not None:
            folder = target / found["folder"]
            folder.mkdir(parents=True, exist_ok=True)
            (folder / found["file"]).write_bytes(content)
            folders.add(folder)
    if not folders:
        raise Damaged("it holds no certificate")
    return sorted(folders)


__all__ = [
    "SUFFIX",
    "Damaged",
    "members_of",
    "packed",
    "read",
    "unpack",
]
