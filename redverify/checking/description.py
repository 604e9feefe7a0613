"""What ``certificate.json`` says of a certificate (``redverify.certificate/2``): all but the proof.

The document is read within limits: of size, of depth, of the digits of numbers. The proof in it is read by
:mod:`redverify.checking.proofs.document`, which need not be trusted.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

import msgspec

from redverify.checking.data.errors import CertificateError
from redverify.checking.data.wire import decoded
from redverify.checking.laws.catalogue import AnyLaw
from redverify.checking.lean.sources import sources
from redverify.checking.recursion import deep

#: The version that is written and read.
VERSION = 2
FORMAT = f"redverify.certificate/{VERSION}"

#: Limits of what is read: bytes of a document, nesting of its data, digits of a number.
SIZE, DEPTH, DIGITS = 64 << 20, 2500, 400

#: Kinds of obligations (``docs/obligations``), and encodings of values.
Kind = Literal[
    "spec", "bounds", "defined", "value", "fresh", "operator", "order", "complete", "race", "overlap",
    "layout", "coverage", "divisor",
]  # fmt: skip
Values = Literal["real", "ieee", "abstract", "bits"]


class Place(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A place in the file that the program comes from: the name without folders, line, column."""

    file: str
    line: int
    column: int


class Obligation(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An obligation of the verifier: its place in the canonical text, what has to hold, and the
    theorems of the certificate that show it. ``original`` is the place in the file."""

    id: str
    kind: Kind
    line: int
    column: int
    text: str
    theorems: tuple[str, ...]
    original: Place | None = None


class Node(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A definition or theorem of the certificate: those of the certificate that it refers to, and
    the rules of the library that it applies."""

    name: str
    kind: Literal["definition", "law", "theorem"]
    uses: tuple[str, ...]
    rules: tuple[str, ...] = ()


class Tool(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What made the certificate."""

    name: str
    version: str
    isl: str | None
    z3: str | None


class Library(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The Lean library the certificate is written for: the hash of its sources, and Lean's release."""

    sha256: str
    lean: str


class Description(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a certificate says about itself.

    ``text`` is the canonical text of specification and implementation, ``source`` the name of the
    file that they come from. ``assumptions`` and ``needs`` (the laws) are in words. ``spelled_out`` is how
    ``Certificate.lean`` is written: with what proofs prove also where Lean should find it by itself.
    ``strict_races``: the theorem also says that no two iterations write one cell, not even with equal
    values; written only if true.
    """

    format: str
    spec: str
    impl: str
    theorem: str
    source: str
    values: Values
    text: str
    sha256: str
    assumptions: tuple[str, ...]
    needs: tuple[str, ...]
    library: Library
    tool: Tool
    obligations: tuple[Obligation, ...]
    graph: tuple[Node, ...]
    spelled_out: bool
    strict_races: bool = False


class Described(Description, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a certificate says about itself, and the laws that its theorem asks for. Together with the
    program's text they make up the claim."""

    laws: tuple[AnyLaw, ...]


def text_hash(text: str) -> str:
    """The SHA-256 of a text in UTF-8."""
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


def theorem_of(impl: str) -> str:
    """The name of a certificate's last theorem in Lean."""
    return f"Redverify.Certificate.{impl}.certificate"


#: The library's folder in a Lean project, and the module that imports it.
_LIBRARY = "Redverify"


def library_of(home: Path) -> Library:
    """The library of the Lean project in a folder: the modules below ``Redverify``."""
    texts = {name: text for name, (_, text) in sources(home, _LIBRARY).items()}
    texts[_LIBRARY] = (home / f"{_LIBRARY}.lean").read_text(encoding="utf-8")
    return Library(sha256=library_hash(texts), lean=release_of(home))


def library_hash(texts: Mapping[str, str]) -> str:
    """The hash of the library among the modules of a Lean project, given by their texts."""
    digest = hashlib.sha256()
    for name in sorted(texts):
        if name.split(".", 1)[0] == _LIBRARY:
            digest.update(f"{name}\0{texts[name]}\0".encode())
    return digest.hexdigest()


def release_of(home: Path) -> str:
    """The Lean release that the project in a folder is written for."""
    text = (home / "lean-toolchain").read_text(encoding="utf-8").strip()
    return text.rsplit(":", 1)[-1].removeprefix("v")


#: The fields of a document that are terms: the proof's, and the laws.
CONTENT = ("laws", "annotations", "layout", "facts", "items", "steps")

# ---------------------------------------------------------------- reading

#: A string, also one that does not end, or a bracket outside strings. No part of a text is
#: looked at twice, whatever it is.
_OUTSIDE = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+"?|[\[\]{}]', re.DOTALL)
_SURROGATE = re.compile(r"\\u[dD][89a-fA-F]")
_FORMAT = re.compile(r"redverify\.certificate/([0-9]{1,9})")


def data_of(document: bytes) -> dict[str, Any]:
    """The plain data in a document. Raises :class:`.CertificateError` and says what is wrong."""
    if len(document) > SIZE:
        raise CertificateError(f"certificate.json has more than {SIZE >> 20} MiB")
    try:
        text = document.decode("utf-8")
    except UnicodeDecodeError:
        raise CertificateError("certificate.json is not UTF-8") from None
    _check_depth(text)
    if _SURROGATE.search(text):
        raise CertificateError("certificate.json has characters that no certificate has")
    try:
        data = json.loads(
            text,
            object_pairs_hook=_object,
            parse_int=_integer,
            parse_float=_refuse,
            parse_constant=_refuse,
        )
    except CertificateError:
        raise
    except (ValueError, RecursionError) as error:
        raise CertificateError(f"certificate.json is not JSON: {error}") from None
    _check_format(data)
    found: dict[str, Any] = data
    return found


def described(data: dict[str, Any]) -> Described:
    """What plain data says of a certificate. Raises :class:`.CertificateError`."""
    said = {name: part for name, part in data.items() if name not in CONTENT}
    try:
        description = msgspec.convert(said, Description)
    except msgspec.ValidationError as error:
        raise CertificateError(f"certificate.json: {error}") from None
    with deep():
        laws = decoded(tuple[AnyLaw, ...], part_of(data, "laws"), "certificate.json, laws")
    return Described(**msgspec.structs.asdict(description), laws=laws)


def part_of(data: dict[str, Any], name: str) -> Any:
    """A part of a document that has to be there. Raises :class:`.CertificateError`."""
    if name not in data:
        raise CertificateError(f"certificate.json: missing required field `{name}`")
    return data[name]


def _check_depth(text: str) -> None:
    depth = 0
    for match in _OUTSIDE.finditer(text):
        token = match[0]
        if token in "[{":
            depth += 1
            if depth > DEPTH:
                raise CertificateError(f"certificate.json is nested deeper than {DEPTH} levels")
        elif token in "]}":
            depth -= 1


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    result = dict(pairs)
    if len(result) < len(pairs):
        raise CertificateError("certificate.json has an object with the same key twice")
    return result


def _integer(digits: str) -> int:
    if len(digits) > DIGITS:
        raise CertificateError(f"certificate.json has a number of more than {DIGITS} digits")
    return int(digits)


def _refuse(text: str) -> Any:
    raise CertificateError(f"certificate.json has a number that is not an integer: {text[:40]}")


def _check_format(data: Any) -> None:
    """Refuse anything but a certificate, and certificates of an unknown version."""
    given = data.get("format") if isinstance(data, dict) else None
    match = _FORMAT.fullmatch(given) if isinstance(given, str) else None
    if match is None:
        raise CertificateError("certificate.json does not say that it is a redverify certificate")
    version = int(match[1])
    if version > VERSION:
        raise CertificateError(
            f"the certificate has version {version} of the format, this redverify reads version {VERSION}: "
            "check it with a newer redverify"
        )
    if given != FORMAT:
        less = ", whose theorem says less: make it again" if version == 1 else ""
        raise CertificateError(f"the certificate has an unknown version of the format: {match[0]}{less}")
