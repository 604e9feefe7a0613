"""Diagnostics: every error a user can cause, with a stable code, a place and a hint.

Codes: ``RV1xx`` lexical and syntax, ``RV2xx`` names and types, ``RV3xx`` affine form,
``RV4xx`` specification, ``RV5xx`` obligations, ``RV6xx`` models of a front end.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from redverify.language.source import Span


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One problem of the input, as shown to the user."""

    code: str
    message: str
    span: Span
    hint: str = ""


class DiagnosticError(Exception):
    """The input is wrong; holds at least one diagnostic, in source order.

    ``texts`` are the source texts that were read, by the file name in spans (empty if the
    error does not come from :mod:`redverify.language.load`).
    """

    texts: Mapping[str, str]

    def __init__(self, diagnostics: Sequence[Diagnostic]) -> None:
        self.diagnostics: tuple[Diagnostic, ...] = tuple(
            sorted(diagnostics, key=lambda d: (d.span.file, d.span.line, d.span.column, d.code))
        )
        self.texts = {}
        super().__init__("; ".join(f"{d.span}: {d.code}: {d.message}" for d in self.diagnostics))

    def __reduce__(self) -> tuple[Any, ...]:
        return (DiagnosticError, (self.diagnostics,), {"texts": dict(self.texts)})


def fail(code: str, message: str, span: Span, hint: str = "") -> DiagnosticError:
    """Build the error of a single diagnostic, to be raised by the caller."""
    return DiagnosticError([Diagnostic(code, message, span, hint)])
