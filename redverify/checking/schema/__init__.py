"""The published JSON Schema of ``redverify.certificate/1``.

``python -m redverify.checking.schema`` writes ``certificate-1.json`` anew from the structures
of :mod:`redverify.checking.document`; a test compares the two.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

#: The published file.
PATH = Path(__file__).with_name("certificate-1.json")


def published() -> dict[str, Any]:
    """The schema as published with the package."""
    schema: dict[str, Any] = json.loads(PATH.read_text(encoding="utf-8"))
    return schema


def generated() -> dict[str, Any]:
    """The schema of the structures.

    Laws, annotations, items and layout are nested lists; what they may hold is said by the classes
    of ``redverify/checking/data`` and ``redverify/checking/laws``.
    """
    import msgspec

    from redverify.checking.document import FORMAT, Certificate, Description

    schema = msgspec.json.schema(Description)
    certificate = schema["$defs"].pop("Description")
    certificate.update(title="Certificate", description=Certificate.__doc__)
    for name, kind in (
        ("laws", "array"),
        ("annotations", "object"),
        ("layout", "object"),
        ("items", "array"),
    ):
        certificate["properties"][name] = {"type": kind}
        certificate["required"].append(name)
    schema["$defs"]["Certificate"] = certificate
    schema["$ref"] = "#/$defs/Certificate"
    schema["$defs"]["Certificate"]["properties"]["format"] = {"const": FORMAT}
    schema["$defs"]["Certificate"]["properties"]["sha256"] = {"type": "string", "pattern": "^[0-9a-f]{64}$"}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "urn:redverify:certificate:1",
        **schema,
    }


def schema_text() -> str:
    """The text of the published file."""
    return json.dumps(generated(), indent=2, sort_keys=True) + "\n"
