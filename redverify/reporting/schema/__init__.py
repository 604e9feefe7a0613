"""The published JSON Schema of ``redverify.result/1``.

``python -m redverify.reporting.schema`` writes ``result-1.json`` anew from the structures of
:mod:`redverify.reporting.result`; a test compares the two.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

#: The published file.
PATH = Path(__file__).with_name("result-1.json")


def published() -> dict[str, Any]:
    """The schema as published with the package."""
    schema: dict[str, Any] = json.loads(PATH.read_text(encoding="utf-8"))
    return schema


def generated() -> dict[str, Any]:
    """The schema of the structures."""
    import msgspec

    from redverify.reporting.result import Document

    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "urn:redverify:result:1",
        **msgspec.json.schema(Document),
    }


def schema_text() -> str:
    """The text of the published file."""
    return json.dumps(generated(), indent=2, sort_keys=True) + "\n"
