"""One line for each failure: ``concise`` for people and editors, ``github`` for GitHub's annotations."""

from __future__ import annotations

from collections.abc import Sequence

from redverify.reporting.findings import Case, Finding, findings_of, shown_path
from redverify.reporting.text import visible


def concise(cases: Sequence[Case]) -> str:
    """``FILE:LINE:COLUMN: CODE: MESSAGE (IMPLEMENTATION)``, and nothing if all is well."""
    return "".join(f"{_line(finding)}\n" for finding in findings_of(cases))


def _line(finding: Finding) -> str:
    impl = f" ({visible(finding.impl)})" if finding.impl else ""
    return f"{_file(finding)}:{finding.line}:{finding.column}: {finding.code}: {finding.message}{impl}"


def _file(finding: Finding) -> str:
    return visible(shown_path(finding.file) if finding.exact else finding.file)


def github(cases: Sequence[Case]) -> str:
    """Workflow commands by which GitHub shows each failure at its line."""
    return "".join(f"{_command(finding)}\n" for finding in findings_of(cases))


def _command(finding: Finding) -> str:
    properties = {"title": f"redverify ({finding.code})"}
    if finding.path is not None:
        properties["file"] = finding.path
        if finding.exact:
            properties["line"] = str(finding.line)
            properties["col"] = str(finding.column)
            if finding.end_column is not None:
                properties["endColumn"] = str(finding.end_column)
    said = ",".join(f"{name}={_property(value)}" for name, value in properties.items())
    return f"::{finding.severity} {said}::{_data(_line(finding))}"


def _data(text: str) -> str:
    """Text of a command: it must not end the line."""
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    """The value of a property: it must not end the property."""
    return _data(text).replace(":", "%3A").replace(",", "%2C")
