"""The report as one page of HTML, which needs nothing else."""

from __future__ import annotations

import os
from pathlib import Path

from redverify.checking import store
from redverify.reporting.audit.document import Entry, ReportDocument
from redverify.reporting.pictures.pages import page


def html(document: ReportDocument, out: Path) -> str:
    """The page; links to certificates are relative to its place ``out``."""
    return page(
        "redverify.reporting.audit",
        "report.html.j2",
        d=document,
        data=store.FILES,
        link=lambda e, name: _link(e, name, out),
        lines=_lines,
    )


def _link(entry: Entry, name: str, out: Path) -> str:
    """The address of a certificate's file."""
    from urllib.parse import quote

    file = os.path.relpath(Path(entry.path, name), out.resolve().parent)
    return quote(os.fsencode(file.replace(os.sep, "/")))


def _lines(entry: Entry, part: str) -> list[tuple[int, str]]:
    """The numbered lines of the specification or of the implementation in a certificate's text."""
    every = list(enumerate(entry.text.rstrip("\n").split("\n"), 1))
    if part == "spec":
        return [(n, line) for n, line in every if n < entry.impl_line and line]
    return [(n, line) for n, line in every if n >= entry.impl_line]


__all__ = ["html"]
