"""The published JSON Schemas of ``redverify.result/1``, ``redverify.kernels/1`` and ``redverify.report/1``.

``python -m redverify.reporting.schema`` writes ``result-1.json``, ``kernels-1.json`` and ``report-1.json``
anew from the structures of :mod:`redverify.reporting`; a test compares them.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

#: The published file of results, and that of the kernels of a model.
PATH = Path(__file__).with_name("result-1.json")
KERNELS_PATH = Path(__file__).with_name("kernels-1.json")

#: That of reports on certificates.
REPORT_PATH = Path(__file__).with_name("report-1.json")


def published(path: Path = PATH) -> dict[str, Any]:
    """The schema as published with the package."""
    schema: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return schema


def generated(path: Path = PATH) -> dict[str, Any]:
    """The schema of the structures."""
    import msgspec

    from redverify.reporting.audit.document import ReportDocument
    from redverify.reporting.kernels import ModelDocument
    from redverify.reporting.result import Document

    structures: dict[Path, Any] = {PATH: Document, KERNELS_PATH: ModelDocument, REPORT_PATH: ReportDocument}
    structure = structures[path]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": f"urn:redverify:{path.stem.replace('-', ':')}",
        **msgspec.json.schema(structure),
    }


def schema_text(path: Path = PATH) -> str:
    """The text of the published file."""
    return json.dumps(generated(path), indent=2, sort_keys=True) + "\n"
