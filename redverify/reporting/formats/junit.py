"""JUnit's XML: one test case for each implementation, one suite for each file."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from xml.etree import ElementTree as ET

from redverify.reporting.findings import Case, shown_path
from redverify.reporting.text import visible


def junit(cases: Sequence[Case]) -> str:
    """The document. What could not be judged is an error, whatever else is not verified a failure."""
    root = ET.Element("testsuites", {"name": "redverify", **_counts(cases)})
    for file, group in groupby(cases, key=lambda case: case.file):
        mine = list(group)
        path = visible(shown_path(file))
        suite = ET.SubElement(root, "testsuite", {"name": path, **_counts(mine)})
        for case in mine:
            _add(suite, path, case)
    ET.indent(root)
    return '<?xml version="1.0" encoding="utf-8"?>\n' + ET.tostring(root, encoding="unicode") + "\n"


def _add(suite: ET.Element, path: str, case: Case) -> None:
    classname = path.removesuffix(".sched").replace("/", ".")
    told = {"classname": classname, "name": visible(shown_path(case.name)), "file": path}
    element = ET.SubElement(suite, "testcase", {**told, "time": f"{case.seconds:.3f}"})
    if case.findings:
        first, more = case.findings[0], len(case.findings) - 1
        message = first.message + (f" (and {more} more)" if more else "")
        kind = "error" if case.broken else "failure"
        failed = ET.SubElement(element, kind, {"type": first.code, "message": message})
        failed.text = "\n".join(visible(line) for line in case.text.split("\n"))


def _counts(cases: Sequence[Case]) -> dict[str, str]:
    return {
        "tests": str(len(cases)),
        "failures": str(sum(bool(c.findings) and not c.broken for c in cases)),
        "errors": str(sum(bool(c.findings) and c.broken for c in cases)),
        "time": f"{sum(c.seconds for c in cases):.3f}",
    }
