"""``certificate.json`` with its proof: what ``Certificate.lean`` is rendered from, as data.

The structures here are the document; :mod:`redverify.checking.schema` publishes their
schema. Documents are written in one way only, so that equal certificates are equal files.
"""

from __future__ import annotations

import json
import typing
from typing import Any

import msgspec

from redverify.checking.data.expressions import Condition
from redverify.checking.data.wire import decoded, encoded
from redverify.checking.description import CONTENT, Described, data_of, described, part_of
from redverify.checking.proofs.theorems import Annotation, FactItem, Item, Layout
from redverify.checking.recursion import deep


class Certificate(Described, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A certificate: its description, and what ``Certificate.lean`` is rendered from.

    Annotations are by the paths of commands: ``"0/1"`` is the second command in the first one. ``steps`` are
    by the names of facts: what Lean proves before the fact, from what the fact assumes; written only if there
    are any.
    """

    annotations: dict[str, Annotation]
    layout: Layout
    facts: tuple[FactItem, ...]
    items: tuple[Item, ...]
    steps: dict[str, tuple[Condition, ...]] = msgspec.field(default_factory=dict)


#: Fields that are left out of a document where they say nothing.
_OPTIONAL = ("strict_races", "steps")

# ---------------------------------------------------------------- writing


def encode(certificate: Certificate) -> bytes:
    """The document: one field after the other, long lists with one element on a line."""
    with deep():
        data = {
            name: encoded(value) if name in CONTENT else msgspec.to_builtins(value)
            for name, value in msgspec.structs.asdict(certificate).items()
            if name not in _OPTIONAL or value
        }
    fields = [f'"{name}":{_field(value)}' for name, value in data.items()]
    return ("{\n" + ",\n".join(fields) + "\n}\n").encode("ascii")


def _field(value: Any) -> str:
    if isinstance(value, list | tuple) and value:
        return "[\n" + ",\n".join([_compact(item) for item in value]) + "\n]"
    if isinstance(value, dict) and value:
        return "{\n" + ",\n".join([f"{_compact(k)}:{_compact(v)}" for k, v in value.items()]) + "\n}"
    return _compact(value)


def _compact(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=True, allow_nan=False)


# ---------------------------------------------------------------- reading


def decode(document: bytes) -> Certificate:
    """The certificate in a document. Raises :class:`.CertificateError` and says what is wrong."""
    return certificate_of(data_of(document))


def certificate_of(data: dict[str, Any]) -> Certificate:
    """The certificate in plain data. Raises :class:`.CertificateError`."""
    description, kinds = described(data), typing.get_type_hints(Certificate)
    content: dict[str, Any] = {}
    with deep():
        for name in CONTENT[1:]:
            if name in data or name not in _OPTIONAL:
                content[name] = decoded(kinds[name], part_of(data, name), f"certificate.json, {name}")
    return Certificate(**msgspec.structs.asdict(description), **content)
