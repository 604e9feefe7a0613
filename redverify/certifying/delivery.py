"""From certificates that were made to folders: Lean accepts them first, then they are written."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path

import msgspec

from redverify.checking import store
from redverify.checking.batch import Say
from redverify.checking.check import CertificateReport, Claim, judge_claims, understand
from redverify.checking.data.errors import CertificateError
from redverify.checking.document import decode, encode
from redverify.checking.lean import find as finding
from redverify.checking.lean import project
from redverify.checking.lean.plan import Watch
from redverify.checking.report import report_text


@dataclass(frozen=True, slots=True)
class Wanted:
    """A certificate to be written: its document and its folder."""

    document: bytes
    folder: Path


#: Has Lean judge claims with these documents and names: yields positions and reports, as they are ready.
Judge = Callable[
    [Sequence[Claim], Sequence[bytes], Sequence[str]], Generator[tuple[int, CertificateReport], None, None]
]


def certify(
    wanted: Sequence[Wanted],
    lean: finding.Choice = "auto",
    *,
    jobs: int = 1,
    no_cache: bool = False,
    say: Say = lambda text: None,
    watch: Watch | None = None,
    judge: Judge | None = None,
) -> list[CertificateReport]:
    """Have Lean check certificates and write those that it accepts, as soon as it does.

    Lean runs here, unless ``judge`` says where. What Lean rejects is tried once more with everything spelled
    out that it should have found by itself. A folder that cannot be written makes the report a rejection
    that says why.
    """

    def here(
        claims: Sequence[Claim], documents: Sequence[bytes], names: Sequence[str]
    ) -> Generator[tuple[int, CertificateReport], None, None]:
        yield from enumerate(judge_claims(claims, names, project.home(), lean, jobs, no_cache, say, watch))

    def tried(items: Sequence[Wanted]) -> list[CertificateReport]:
        return _certified(items, judge or here)

    reports = tried(wanted)
    rejected = [position for position, report in enumerate(reports) if report.goals]
    again = [replace(wanted[position], document=_spelled_out(wanted[position])) for position in rejected]
    for position, report in zip(rejected, tried(again), strict=True):
        reports[position] = report
    return reports


def _spelled_out(wanted: Wanted) -> bytes:
    """The document of a certificate whose proofs say all that they prove."""
    return encode(msgspec.structs.replace(decode(wanted.document), spelled_out=True))


def _certified(wanted: Sequence[Wanted], judge: Judge) -> list[CertificateReport]:
    """Have Lean check certificates once and write those that it accepts."""
    home = project.home()
    reports: dict[int, CertificateReport] = {}
    claims: dict[int, Claim] = {}
    for position, item in enumerate(wanted):
        try:
            claims[position] = understand(item.document, home)
        except CertificateError as error:
            problem = f"the certificate that was made cannot be read: {error}"
            reports[position] = CertificateReport(
                path=str(item.folder), status="rejected", problems=(problem,)
            )
    waiting = list(claims)
    if waiting:
        names = [str(wanted[position].folder) for position in waiting]
        documents = [wanted[position].document for position in waiting]
        with closing(judge([claims[p] for p in waiting], documents, names)) as judged:
            for number, report in judged:
                position = waiting[number]
                reports[position] = _written(claims[position], wanted[position], report)
    return [reports[position] for position in range(len(wanted))]


def _written(claim: Claim, wanted: Wanted, report: CertificateReport) -> CertificateReport:
    if not report.accepted:
        return report
    store.write(wanted.folder, files_of(claim, wanted.document))
    return report


def files_of(claim: Claim, document: bytes) -> Mapping[str, bytes]:
    """The files of a certificate's folder."""
    return {
        store.DATA: document,
        store.LEAN: claim.lean.encode("utf-8"),
        store.REPORT: report_text(claim.certificate).encode("utf-8"),
    }
