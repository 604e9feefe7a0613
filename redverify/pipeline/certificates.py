"""Certificates of verified implementations: where they are written, and what the results say about them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import msgspec

from redverify.pipeline.engine import Engine
from redverify.pipeline.pool import Outcome
from redverify.reporting.result import Certificate, Checked, Claimed, ImplResult

if TYPE_CHECKING:
    from redverify.checking.check import CertificateReport
    from redverify.checking.lean.build_plan import Watch
    from redverify.checking.lean.find import Choice


@dataclass(frozen=True, slots=True)
class Destination:
    """Where certificates are written: a folder, or beside each file. ``lean`` checks them."""

    folder: str | None
    lean: Choice = "auto"

    def of(self, result: ImplResult) -> Path:
        """The folder of the certificate of one implementation."""
        from redverify.checking.store import folder_name

        name = folder_name(result.file, result.impl or "impl")
        if self.folder is not None:
            return Path(self.folder, name)
        return Path(name) if result.file.startswith("<") else Path(result.file).parent / name

    def text_of(self, file: str) -> Path | None:
        """Where the text is kept that a front end has made, and that a report's lines refer to."""
        from redverify.checking.store import named_by_module, stem_of

        if not named_by_module(file):
            return None
        return Path(self.folder or ".", f"{stem_of(file)}.sched")


def certified(
    outcomes: Sequence[Outcome],
    destination: Destination,
    *,
    jobs: int = 1,
    say: Callable[[str], None] = lambda text: None,
    watch: Watch | None = None,
    engine: Engine | None = None,
) -> tuple[list[ImplResult], list[CertificateReport]]:
    """The results with what became of their certificates, and the reports of Lean's checks.

    ``say`` is given lines of progress, ``watch`` the plan of each build of Lean modules. Lean runs in
    processes of this machine, unless ``engine`` has others. Raises
    :class:`~redverify.checking.store.StoreError` if a certificate cannot be written.
    """
    from redverify.certifying.delivery import Wanted, certify
    from redverify.checking.store import StoreError

    wanted = [
        (position, Wanted(outcome.made, destination.of(outcome.result)))
        for position, outcome in enumerate(outcomes)
        if isinstance(outcome.made, bytes)
    ]
    folders = [str(item.folder) for _, item in wanted]
    twice = next((f for f in folders if folders.count(f) > 1), None)
    if twice is not None:
        raise StoreError(f"two certificates would be written to {twice}: verify their files one by one")
    judge = None if engine is None else engine.judge(destination.lean, say, watch)
    items = [item for _, item in wanted]
    reports = certify(items, destination.lean, jobs=jobs, say=say, watch=watch, judge=judge) if items else []
    by_position = {position: report for (position, _), report in zip(wanted, reports, strict=True)}
    results = []
    for position, outcome in enumerate(outcomes):
        path = str(destination.of(outcome.result)) if outcome.made is not None else ""
        results.append(_with(outcome, by_position.get(position), path))
    return results, reports


def _with(outcome: Outcome, report: CertificateReport | None, path: str) -> ImplResult:
    """The result of an implementation with its certificate."""
    if report is not None:
        certificate = certificate_of(report)
        assumed = tuple(f"the certificate needs: {law}" for law in report.laws) if report.accepted else ()
        return msgspec.structs.replace(
            outcome.result, certificate=certificate, assumptions=(*outcome.result.assumptions, *assumed)
        )
    if outcome.made is None or isinstance(outcome.made, bytes):
        return outcome.result
    refused = outcome.made
    place = f"{refused.file}:{refused.line}:{refused.column}"
    problem = f"{place}: no proof could be written: {refused.reason}"
    certificate = Certificate(path=path, status="not attempted", problems=(problem,))
    return msgspec.structs.replace(outcome.result, certificate=certificate)


def certificate_of(report: CertificateReport) -> Certificate:
    """The outcome of Lean's check, as a result has it."""
    from redverify.checking.goals import explained

    status: Literal["accepted", "rejected", "not attempted"] = report.status
    goals = tuple("\n".join(explained(goal, report.source)) for goal in report.goals)
    return Certificate(
        path=report.path,
        status=status,
        checker=report.checker,
        theorem=report.theorem,
        laws=report.laws,
        audited=report.audited,
        kernels=report.kernels,
        problems=(*report.problems, *goals),
        claimed=_claimed(report),
        checked=_checked(report),
    )


def _claimed(report: CertificateReport) -> Claimed | None:
    """What nobody has checked."""
    if report.source is None or report.values is None or report.tool is None:
        return None
    return Claimed(
        source=report.source, values=report.values, tool=report.tool, obligations=report.obligations
    )


def _checked(report: CertificateReport) -> Checked | None:
    """What the check found, if Lean has accepted the certificate."""
    if not report.accepted:
        return None
    assert report.checker is not None and report.theorem is not None
    return Checked(
        checker=report.checker,
        version=report.checker_version or "",
        place=report.checker_place or "",
        when=report.checked_at or "",
        cached=report.cached,
        theorem=report.theorem,
        assumptions=report.assumptions,
        laws=report.laws,
        axioms=report.axioms,
        against=report.against,
        text=report.text,
        notes=report.notes,
        strict_races=report.strict_races,
    )
