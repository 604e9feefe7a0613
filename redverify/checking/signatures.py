"""Signatures of files, by tools that people have: ``ssh-keygen -Y`` or minisign. The key decides which one.

What is compared is always bytes that were read before: a file may change meanwhile.
"""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from contextlib import suppress
from pathlib import Path

#: What signatures are for, and who makes them, as ``ssh-keygen -Y`` wants to know.
_NAMESPACE, _SIGNER = "redverify", "redverify"

#: How the names of signatures end, by the tool.
SUFFIXES = {"ssh-keygen": ".sig", "minisign": ".minisig"}

#: How the files of minisign's keys begin.
_COMMENT = b"untrusted comment:"


class WrongSignature(Exception):
    """A signature is missing, or is not by a key."""


class CannotSign(Exception):
    """The tool is not there, or refuses a key."""


def tool_of(key: Path) -> str:
    """The tool that a key is for, public or private."""
    with suppress(OSError), key.open("rb") as stream:
        if stream.read(len(_COMMENT)) == _COMMENT:
            return "minisign"
    return "ssh-keygen"


def signature_of(path: Path, key: Path) -> Path:
    """Where the signature of a file by a key is."""
    return path.with_name(path.name + SUFFIXES[tool_of(key)])


def remove_signatures(path: Path) -> None:
    """Remove all signatures of a file. Raises ``OSError``."""
    for suffix in SUFFIXES.values():
        path.with_name(path.name + suffix).unlink(missing_ok=True)


def sign(path: Path, key: Path) -> Path:
    """Sign a file with a private key; gives the signature's file. Raises :class:`CannotSign`.

    The tool asks for the password of a key that has one.
    """
    target = signature_of(path, key)
    target.unlink(missing_ok=True)
    if tool_of(key) == "minisign":
        _run("minisign", "-S", "-s", str(key), "-m", str(path), "-x", str(target), asks=True)
    else:
        _run("ssh-keygen", "-Y", "sign", "-f", str(key), "-n", _NAMESPACE, str(path))
    return target


def verify(path: Path, data: bytes, key: Path) -> None:
    """Compare the signature of a file, whose bytes are given, with a public key.

    Raises :class:`WrongSignature` if it is missing or wrong, and :class:`CannotSign` if that cannot be found
    out.
    """
    tool, signature = tool_of(key), signature_of(path, key)
    if not signature.is_file():
        raise WrongSignature(f"there is no signature {signature.name}")
    with tempfile.TemporaryDirectory() as scratch:
        try:
            if tool == "minisign":
                copy = Path(scratch, "file")
                copy.write_bytes(data)
                _run(tool, "-V", "-q", "-p", str(key), "-m", str(copy), "-x", str(signature))
            else:
                allowed = _allowed(key, Path(scratch, "allowed"))
                arguments = ("-Y", "verify", "-f", str(allowed), "-I", _SIGNER, "-n", _NAMESPACE)
                _run(tool, *arguments, "-s", str(signature), given=data)
        except _Refused as error:
            raise WrongSignature(f"the signature is not by this key: {error}") from error


def _allowed(key: Path, target: Path) -> Path:
    """A public key of SSH as ``ssh-keygen`` wants to have those that are allowed to sign."""
    try:
        words = key.read_text(encoding="ascii").split()
    except (OSError, UnicodeError) as error:
        raise CannotSign(f"cannot read the key {key}: {error}") from error
    if len(words) < 2:
        raise CannotSign(f"{key} is not a public key of SSH or minisign")
    target.write_text(f"{_SIGNER} {words[0]} {words[1]}\n", encoding="ascii")
    return target


class _Refused(CannotSign):
    """The tool ran, and said no."""


def _run(tool: str, *arguments: str, given: bytes = b"", asks: bool = False) -> None:
    """Run a tool; with ``asks`` it may speak with the user, on standard error."""
    program = shutil.which(tool)
    if program is None:
        raise CannotSign(f"{tool} is not installed")
    if asks:
        done = subprocess.run([program, *arguments], stdout=2, stderr=subprocess.PIPE, check=False)
        said = done.stderr
    else:
        done = subprocess.run([program, *arguments], input=given, capture_output=True, check=False)
        said = done.stderr + done.stdout
    if done.returncode != 0:
        lines = said.decode(errors="replace").strip().splitlines()
        raise _Refused(lines[-1] if lines else f"{tool} ended with status {done.returncode}")


__all__ = [
    "SUFFIXES",
    "CannotSign",
    "WrongSignature",
    "remove_signatures",
    "sign",
    "signature_of",
    "tool_of",
    "verify",
]
