"""SARIF 2.1.0, which code hosts and editors read: one result for each failure, all rules with their pages.

What is not decided has the level ``warning``, what is wrong the level ``error``. What is verified has no
result: code hosts show every result as a problem.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Sequence
from typing import Any
from urllib.parse import quote

from redverify.reporting.findings import Case, Finding, findings_of
from redverify.reporting.result import this_tool
from redverify.reporting.rules import RULES, Rule
from redverify.reporting.text import visible

#: The schema that documents name.
SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"


def sarif(cases: Sequence[Case], status: int) -> str:
    """The document. ``status`` is the exit status of the run."""
    tool = this_tool()
    order = {code: position for position, code in enumerate(RULES)}
    run = {
        "tool": {
            "driver": {
                "name": "redverify",
                "version": tool.version,
                "rules": [_rule(rule) for rule in RULES.values()],
                "properties": {"isl": tool.isl, "z3": tool.z3},
            }
        },
        "columnKind": "unicodeCodePoints",
        "invocations": [{"executionSuccessful": status not in (5, 70), "exitCode": status}],
        "results": [_result(finding, order) for finding in findings_of(cases)],
    }
    document = {"$schema": SCHEMA, "version": "2.1.0", "runs": [run]}
    return json.dumps(document, indent=2) + "\n"


def _rule(rule: Rule) -> dict[str, Any]:
    return {
        "id": rule.code,
        "shortDescription": {"text": rule.meaning},
        "fullDescription": {"text": rule.meaning},
        "help": {"text": rule.text, "markdown": rule.text},
        "properties": {"tags": [rule.group], "page": rule.page},
    }


def _result(finding: Finding, order: dict[str, int]) -> dict[str, Any]:
    result: dict[str, Any] = {
        "ruleId": finding.code,
        "ruleIndex": order[finding.code],
        "level": finding.severity,
        "message": {"text": _message(finding)},
        "partialFingerprints": {"redverify/1": _fingerprint(finding)},
    }
    location: dict[str, Any] = {}
    if finding.path is not None:
        location["physicalLocation"] = _physical(finding, finding.path)
    if finding.impl:
        location["logicalLocations"] = [{"name": visible(finding.impl), "kind": "function"}]
    if location:
        result["locations"] = [location]
    return result


def _message(finding: Finding) -> str:
    place = "" if finding.exact else f" (line {finding.line} of the program that was made of it)"
    return f"{finding.impl}: {finding.message}{place}" if finding.impl else f"{finding.message}{place}"


def _physical(finding: Finding, path: str) -> dict[str, Any]:
    """The place in a file. Paths are relative to where the run began, which is the root of the sources."""
    outside = path.startswith("/")
    artifact = {"uri": ("file://" if outside else "") + quote(os.fsencode(path))}
    if not outside:
        artifact["uriBaseId"] = "%SRCROOT%"
    region = {"startLine": finding.line if finding.exact else 1}
    if finding.exact:
        region["startColumn"] = finding.column
        if finding.end_column is not None:
            region["endColumn"] = finding.end_column
    return {"artifactLocation": artifact, "region": region}


def _fingerprint(finding: Finding) -> str:
    """What stays the same when lines are added above: so a code host knows a failure again."""
    parts = (finding.code, finding.path or "", finding.impl, finding.message)
    return hashlib.sha256("\0".join(parts).encode("utf-8", "replace")).hexdigest()[:32]
