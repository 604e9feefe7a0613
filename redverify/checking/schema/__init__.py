"""The published JSON Schema of ``redverify.certificate/2``.

``python -m redverify.checking.schema`` writes ``certificate-2.json`` anew from the classes of
:mod:`redverify.checking.description`, :mod:`redverify.checking.proofs`, :mod:`redverify.checking.data` and
:mod:`redverify.checking.laws`; a test compares the two.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

#: The published file.
PATH = Path(__file__).with_name("certificate-2.json")


def published() -> dict[str, Any]:
    """The schema as published with the package."""
    schema: dict[str, Any] = json.loads(PATH.read_text(encoding="utf-8"))
    return schema


def generated() -> dict[str, Any]:
    """The schema of the classes."""
    import msgspec

    from redverify.checking.description import FORMAT, Description
    from redverify.checking.proofs.document import Certificate
    from redverify.checking.schema.terms import Terms

    schema = msgspec.json.schema(Description)
    definitions = schema["$defs"]
    certificate = definitions.pop("Description")
    content = [name for name in Certificate.__struct_fields__ if name not in Description.__struct_fields__]
    certificate["properties"].update(Terms(definitions).fields(Certificate, content))
    certificate["properties"]["format"] = {"const": FORMAT}
    certificate["properties"]["sha256"] = {"type": "string", "pattern": "^[0-9a-f]{64}$"}
    required = [field.name for field in msgspec.structs.fields(Certificate) if field.required]
    certificate.update(title="Certificate", description=Certificate.__doc__, required=required)
    definitions["Certificate"] = certificate
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "urn:redverify:certificate:2",
        "$ref": "#/$defs/Certificate",
        "$defs": definitions,
    }


def schema_text() -> str:
    """The text of the published file."""
    return json.dumps(generated(), indent=2, sort_keys=True) + "\n"
