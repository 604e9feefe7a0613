"""What a report on certificates says: the JSON document ``redverify.report/1``."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Literal

import msgspec

from redverify.checking import canonical, store
from redverify.checking.check import CertificateReport
from redverify.checking.data.errors import CertificateError
from redverify.checking.goals import place_of
from redverify.checking.laws.law import Law
from redverify.checking.proofs.document import Certificate, decode
from redverify.language.diagnostics import DiagnosticError
from redverify.reporting.pictures.graph import graph_svg
from redverify.reporting.pictures.statements import Drawing, drawings
from redverify.version import VERSION

#: What became of a certificate; ``not checked`` if nobody was to check it.
Status = Literal["accepted", "rejected", "not attempted", "not checked"]

#: What no certificate says, in words.
NOT_CLAIMED = (
    "That the specification is what was wanted. No tool knows that: read it.",
    "That a compiler or a machine does what the program means.",
    "That indices fit into the machine's integers, unless the program gives the type of indices.",
    "That arrays do not alias: two arrays of a program are different memory.",
    "That rounded floats give the same bits, where a law is needed that rounded floats do not have.",
    "That reordered sums do not overflow elsewhere, where overflow is undefined.",
    "That no two iterations write equal values to one cell, unless the claim says so.",
    "How long the program takes, and how much memory.",
)


#: Why what a certificate says of itself cannot be shown.
_UNREADABLE = (
    CertificateError,
    DiagnosticError,
    canonical.NotCanonical,
    store.Unreadable,
    RecursionError,
)


class LawRow(msgspec.Struct, frozen=True, kw_only=True):
    """A law that a proof uses, and of what numbers it is known to hold: ``yes``, ``no`` or ``?``."""

    text: str
    integers: str
    rationals: str
    words: str
    truth_values: str
    floats: str


class ObligationRow(msgspec.Struct, frozen=True, kw_only=True):
    """An obligation, its line in the certificate's text and its place in the file that that is from."""

    id: str
    kind: str
    line: int
    place: str
    text: str
    theorems: tuple[str, ...]


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One certificate.

    From ``text`` on it is what the certificate says; nothing of it is known to be true unless the status is
    ``accepted``. Even then ``source``, ``values``, ``tool`` and the obligations are the words of whoever made
    it: the theorem is about ``text``, under ``assumptions`` and ``laws``.
    """

    path: str
    status: Status
    problems: tuple[str, ...] = ()
    checker: str = ""
    checked_at: str = ""
    kernels: tuple[str, ...] = ()
    axioms: tuple[str, ...] | None = None
    notes: tuple[str, ...] = ()
    spec: str = ""
    impl: str = ""
    text: str = ""
    sha256: str = ""
    impl_line: int = 0
    theorem: str = ""
    strict_races: bool = False
    parameters: tuple[str, ...] = ()
    assumptions: tuple[str, ...] = ()
    laws: tuple[LawRow, ...] = ()
    source: str = ""
    values: str = ""
    tool: str = ""
    library: str = ""
    lean: str = ""
    obligations: tuple[ObligationRow, ...] = ()
    drawings: tuple[Drawing, ...] = ()
    graph: str = ""


class ReportDocument(msgspec.Struct, frozen=True, kw_only=True):
    """The document: how many certificates have which status, the laws that accepted ones need, and all."""

    schema: Literal["redverify.report/1"]
    version: str
    counts: dict[str, int]
    laws: tuple[str, ...]
    axioms: tuple[str, ...]
    kernels: tuple[str, ...]
    not_claimed: tuple[str, ...]
    certificates: tuple[Entry, ...]


def entry_of(path: str, report: CertificateReport | None) -> Entry:
    """What there is to say of the certificate in a folder; ``report`` is the outcome of its check."""
    checked = _checked(path, report)
    try:
        certificate = decode(store.read(Path(path))[store.DATA])
        described = _described(checked, certificate)
    except _UNREADABLE as error:
        problem = str(error) or type(error).__name__
        return msgspec.structs.replace(checked, problems=tuple(dict.fromkeys((*checked.problems, problem))))
    return described


def _checked(path: str, report: CertificateReport | None) -> Entry:
    if report is None:
        return Entry(path=path, status="not checked")
    return Entry(
        path=path,
        status=report.status,
        problems=report.problems,
        checker=f"{report.checker_version} ({report.checker})" if report.checker_version else "",
        checked_at=report.checked_at or "",
        kernels=report.kernels,
        axioms=report.axioms,
        notes=report.notes,
    )


def _described(entry: Entry, certificate: Certificate) -> Entry:
    impl = canonical.read(certificate.text)
    tool = certificate.tool
    versions = ", ".join(
        f"{name} {version}" for name, version in (("isl", tool.isl), ("Z3", tool.z3)) if version
    )
    return msgspec.structs.replace(
        entry,
        spec=certificate.spec,
        impl=certificate.impl,
        text=canonical.without_annotations(certificate.text),
        sha256=certificate.sha256,
        impl_line=impl.span.line,
        theorem=certificate.theorem,
        strict_races=certificate.strict_races,
        parameters=impl.spec.parameters,
        assumptions=certificate.assumptions,
        laws=tuple(_law(law) for law in certificate.laws),
        source=certificate.source,
        values=certificate.values,
        tool=f"{tool.name} {tool.version}" + (f" ({versions})" if versions else ""),
        library=certificate.library.sha256,
        lean=certificate.library.lean,
        obligations=tuple(
            ObligationRow(
                id=o.id,
                kind=o.kind,
                line=o.line,
                place=place_of(o, certificate.source),
                text=o.text,
                theorems=o.theorems,
            )
            for o in sorted(certificate.obligations, key=lambda o: (o.line, o.column))
        ),
        drawings=drawings(impl),
        graph=graph_svg(certificate.graph),
    )


def _law(law: Law) -> LawRow:
    holds = law.holds
    return LawRow(
        text=law.text,
        integers=holds.int,
        rationals=holds.rat,
        words=holds.bitvec,
        truth_values=holds.bool,
        floats=holds.ieee,
    )


def report_document(entries: Sequence[Entry]) -> ReportDocument:
    """The document of entries, in their order."""
    accepted = [e for e in entries if e.status == "accepted"]
    counts: dict[str, int] = {}
    for entry in entries:
        counts[entry.status] = counts.get(entry.status, 0) + 1
    return ReportDocument(
        schema="redverify.report/1",
        version=VERSION,
        counts=counts,
        laws=tuple(sorted({law.text for e in accepted for law in e.laws})),
        axioms=tuple(sorted({axiom for e in accepted for axiom in e.axioms or ()})),
        kernels=tuple(sorted({name for e in accepted for name in (e.checker, *e.kernels[1:]) if name})),
        not_claimed=NOT_CLAIMED,
        certificates=tuple(entries),
    )


__all__ = ["Entry", "LawRow", "ObligationRow", "ReportDocument", "entry_of", "report_document"]
