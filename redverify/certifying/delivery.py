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
from redverify.checking.lean import find as finding
from redverify.checking.lean import project
from redverify.checking.lean.build_plan import Watch
from redverify.checking.proofs.document import decode, encode
from redverify.checking.proofs.explanations import SHOWN
from redverify.checking.proofs.graph import graph_of
from redverify.checking.recursion import deep
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

    Lean runs here, unless ``judge`` says where. What Lean rejects is tried again: with steps before the facts
    of arithmetic that it rejected, then without those, and then without any and with everything spelled out
    that it should have found by itself.
    A folder that cannot be written makes the report a rejection that says why.
    """

    def here(
        claims: Sequence[Claim], documents: Sequence[bytes], names: Sequence[str]
    ) -> Generator[tuple[int, CertificateReport], None, None]:
        yield from enumerate(judge_claims(claims, names, project.home(), lean, jobs, no_cache, say, watch))

    def tried(items: Sequence[Wanted]) -> list[CertificateReport]:
        return _certified(items, judge or here)

    last, reports = list(wanted), tried(wanted)
    for anew in (_with_steps, _without_the_facts_rejected, _without_facts):
        documents = {p: anew(last[p], report) for p, report in enumerate(reports) if report.goals}
        again = {p: replace(last[p], document=d) for p, d in documents.items() if d is not None}
        for position, report in zip(again, tried(list(again.values())), strict=True):
            # Without goals Lean has judged nothing: it took too much memory, say.
            if report.accepted or report.goals:
                last[position], reports[position] = again[position], report
    return reports


def _with_steps(wanted: Wanted, report: CertificateReport) -> bytes | None:
    """The document of a certificate with steps before the facts of arithmetic that Lean rejected, if that is
    all; before all facts if Lean has rejected more than the report names."""
    from redverify.certifying.emission.integers.hints import steps_of
    from redverify.certifying.emission.integers.oracle import Oracle

    certificate, oracle = decode(wanted.document), Oracle()
    rejected = frozenset(goal.theorem for goal in report.goals)
    if not rejected <= {fact.name for fact in certificate.facts}:
        return None
    found = {
        fact.name: steps_of(fact, oracle)
        for fact in certificate.facts
        if fact.name in rejected or len(report.goals) >= SHOWN
    }
    steps = {name: before for name, before in found.items() if before}
    return encode(msgspec.structs.replace(certificate, steps=steps)) if steps else None


def _without_the_facts_rejected(wanted: Wanted, report: CertificateReport) -> bytes | None:
    """The document of a certificate without the facts of arithmetic that Lean rejected, if that is all.

    ``omega`` may find a claim among more hypotheses and not among those it needs.
    """
    facts = {fact.name for fact in decode(wanted.document).facts}
    rejected = frozenset(goal.theorem for goal in report.goals)
    return without(wanted.document, rejected) if rejected <= facts else None


def _without_facts(wanted: Wanted, report: CertificateReport) -> bytes:
    """The document of a certificate whose proofs say all that they prove, and use no facts of arithmetic."""
    return without(wanted.document, None)


def without(document: bytes, names: frozenset[str] | None) -> bytes:
    """A certificate without the facts of these names; ``None``: without any, and spelled out."""
    from redverify.certifying.emission.integers.stated_facts import without_facts

    certificate = decode(document)
    with deep():
        items, layout = without_facts(certificate.items, certificate.layout, names)
        facts = tuple([fact for fact in certificate.facts if names is not None and fact.name not in names])
        steps = {fact.name: certificate.steps[fact.name] for fact in facts if fact.name in certificate.steps}
        graph = graph_of(certificate.laws, certificate.annotations, items)
        return encode(
            msgspec.structs.replace(
                certificate,
                facts=facts,
                steps=steps,
                items=items,
                layout=layout,
                graph=graph,
                spelled_out=names is None,
            )
        )


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
