"""Checking certificates without trusting them.

Of a folder nothing is believed: the canonical text is parsed again, program, specification and
statement are printed again by :mod:`redverify.checking.printer`, the proof is rendered again
from the data, the files are compared with what was rendered, and Lean is given the rendered text.
Neither the verifier nor isl nor Z3 is imported.
"""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from itertools import zip_longest
from pathlib import Path
from typing import Literal

import msgspec

from redverify.checking import digits, floats, store
from redverify.checking.against import Programs, programs
from redverify.checking.batch import Judged, Jury, Say, Submitted
from redverify.checking.claim import Claim, claim_of
from redverify.checking.data.errors import CertificateError
from redverify.checking.description import release_of
from redverify.checking.goals import Goal
from redverify.checking.kernel.audited import Audited
from redverify.checking.kernel.second_checks import Second, usual
from redverify.checking.lean import find as finding
from redverify.checking.lean import project
from redverify.checking.lean.build_plan import Watch
from redverify.checking.lean.checker import STOPPED, Checker
from redverify.checking.lean.errors import CheckerUnavailable
from redverify.checking.lean.messages import fatal, of_limits
from redverify.checking.proofs.lean_file import rendered
from redverify.checking.report import report_text

__all__ = ["CertificateReport", "Claim", "check_all", "check_certificate", "understand"]


class CertificateReport(msgspec.Struct, frozen=True, kw_only=True):
    """What checking a certificate gave.

    ``status`` is ``accepted`` if Lean accepted the theorem and nothing in the folder says
    something else; ``not attempted`` if there is no checker, or if Lean reached a limit.
    ``problems`` says why it is not accepted, ``goals`` what Lean could not prove, by the places of the
    program, ``audited`` what an accepted theorem rests on, ``kernels`` which kernels accepted it: Lean's, by
    what it is called, and others, by release, commit and hash (Lean's alone, if another one does not: then it
    is rejected). ``notes`` is what else there is to say about the check.

    Which checker it was is in ``checker``, ``checker_version`` and ``checker_place`` (a path), and
    ``checked_at`` is when, in UTC (ISO 8601); earlier, if it is ``cached``. ``axioms`` are those
    that the theorem rests on, ``None`` where they were not listed.

    ``against`` is the file whose program is the one certified, where files were given. ``text`` is the text
    of the program that the kernel has computed, where that was asked for.

    The rest is what the certificate claims, as far as it could be read. ``strict_races``: also that no two
    iterations write one cell, not even with equal values. ``source``, ``values``,
    ``tool`` and ``obligations`` are the words of whoever made it: nobody has checked them.
    """

    path: str
    status: Literal["accepted", "rejected", "not attempted"]
    problems: tuple[str, ...] = ()
    goals: tuple[Goal, ...] = ()
    spec: str | None = None
    impl: str | None = None
    source: str | None = None
    theorem: str | None = None
    checker: str | None = None
    checker_version: str | None = None
    checker_place: str | None = None
    checked_at: str | None = None
    axioms: tuple[str, ...] | None = None
    notes: tuple[str, ...] = ()
    against: str | None = None
    text: str | None = None
    values: str | None = None
    tool: str | None = None
    assumptions: tuple[str, ...] = ()
    laws: tuple[str, ...] = ()
    strict_races: bool = False
    obligations: int = 0
    audited: Audited | None = None
    kernels: tuple[str, ...] = ()
    cached: bool = False
    seconds: float = 0.0

    @property
    def accepted(self) -> bool:
        """Whether the certificate holds."""
        return self.status == "accepted"


def understand(document: bytes, home: Path) -> Claim:
    """Read ``certificate.json`` and render it, for the library of the Lean project in ``home``.

    Raises :class:`.CertificateError`.
    """
    return claim_of(document, home, rendered)


def _compare_files(claim: Claim, files: dict[str, bytes]) -> None:
    if files[store.LEAN] != claim.lean.encode("utf-8"):
        raise CertificateError("Certificate.lean is not what certificate.json describes")
    report = report_text(claim.certificate).encode("utf-8")
    if files[store.REPORT] != report:
        line = _first_difference(files[store.REPORT], report)
        raise CertificateError(f"report.md is not the report of this certificate: line {line} is another one")


def _first_difference(left: bytes, right: bytes) -> int:
    """The first line, from 1, at which two different texts differ."""
    lines = zip_longest(left.split(b"\n"), right.split(b"\n"))
    return next(number for number, (one, other) in enumerate(lines, start=1) if one != other)


def _beside(path: str | os.PathLike[str]) -> tuple[str, ...]:
    """That a certificate's folder holds other files, which nobody has looked at."""
    others = store.others(Path(path))
    return (f"not of the certificate, and not looked at: {', '.join(others)}",) if others else ()


# ---------------------------------------------------------------- checking


def check_certificate(
    path: str | os.PathLike[str],
    lean: finding.Choice = "auto",
    *,
    no_cache: bool = False,
    against: str | os.PathLike[str] | None = None,
) -> CertificateReport:
    """Check the certificate in a folder with Lean; with ``against`` it has to be about that file's program.

    Raises :class:`.NotACertificate` if there is none at the path, and
    :class:`~redverify.language.diagnostics.DiagnosticError` if ``against`` is not a program; whatever is
    wrong with the certificate is in the report.
    """
    files = None if against is None else programs([against])
    return check_all([path], lean, no_cache=no_cache, against=files)[0]


def check_all(
    paths: Sequence[str | os.PathLike[str]],
    lean: finding.Choice = "auto",
    *,
    jobs: int = 1,
    no_cache: bool = False,
    against: Programs | None = None,
    say: Say = lambda text: None,
    watch: Watch | None = None,
    second: Second | None = None,
    as_text: bool = False,
) -> list[CertificateReport]:
    """Check certificates, several in one run of Lean. Raises :class:`.NotACertificate`.

    Each has to be about one of the programs ``against``, where these are given. ``say`` is given lines
    of progress, ``watch`` the plan of each build. ``second`` is what else has to be done with each
    certificate before it is accepted; if it is not given, the native kernel is used where it is installed.
    With ``as_text`` the kernel also computes the text of each program.
    """
    home = project.home()
    contents: list[dict[str, bytes] | str] = []
    for path in paths:
        try:
            contents.append(store.read(Path(path)))
        except store.Unreadable as error:
            contents.append(str(error))
    reports: dict[int, CertificateReport] = {}
    claims: dict[int, Claim] = {}
    files_of: dict[int, str] = {}
    for position, (path, files) in enumerate(zip(paths, contents, strict=True)):
        try:
            if isinstance(files, str):
                raise CertificateError(files)
            claim = understand(files[store.DATA], home)
            _compare_files(claim, files)
            if against is not None:
                files_of[position] = against.matching(claim.certificate)
            claims[position] = claim.as_text() if as_text else claim
        except CertificateError as error:
            reports[position] = CertificateReport(
                path=os.fspath(path), status="rejected", problems=(str(error),)
            )
            say(f"{os.fspath(path)}: rejected")
    waiting = list(claims)
    if waiting:
        names = [os.fspath(paths[position]) for position in waiting]
        judged = judge_claims(
            [claims[p] for p in waiting], names, home, lean, jobs, no_cache, say, watch, second
        )
        for position, report in zip(waiting, judged, strict=True):
            notes = (*_beside(paths[position]), *report.notes)
            reports[position] = msgspec.structs.replace(report, against=files_of.get(position), notes=notes)
    return [reports[position] for position in range(len(paths))]


def judge_claims(
    claims: Sequence[Claim],
    names: Sequence[str],
    home: Path,
    lean: finding.Choice,
    jobs: int,
    no_cache: bool,
    say: Say,
    watch: Watch | None = None,
    second: Second | None = None,
) -> list[CertificateReport]:
    """Have Lean judge claims; ``names`` are their paths."""
    start = time.perf_counter()
    try:
        checker = finding.find(lean, release_of(home))
        more = usual() if second is None else second
        jury = Jury(home, checker, jobs=jobs, no_cache=no_cache, say=say, watch=watch, second=more)
        submitted = [submission(claim, name) for claim, name in zip(claims, names, strict=True)]
        verdicts = jury.judge(submitted)
    except CheckerUnavailable as error:
        return [not_attempted(c, name, str(error)) for c, name in zip(claims, names, strict=True)]
    took = time.perf_counter() - start
    return [
        _judged(_reported(claim, name, verdict, checker, took), verdict, more)
        for claim, name, verdict in zip(claims, names, verdicts, strict=True)
    ]


def submission(claim: Claim, name: str) -> Submitted:
    """A claim for Lean."""
    count = len(claim.certificate.obligations)
    return Submitted(name, claim.impl.name, claim.lean_file, claim.lean, claim.statement, count)


def _judged(report: CertificateReport, verdict: Judged, second: Second) -> CertificateReport:
    """The report with the kernels that accept the certificate, the checker's own first."""
    kernels: tuple[str, ...] = (f"Lean ({report.checker})",) if verdict.accepted or verdict.disputed else ()
    if verdict.found is not None:
        kernels = (*kernels, *verdict.found.kernels)
        kernels += () if second.nanoda is None else (second.nanoda.name,)
    notes = report.notes if second.note is None else (*report.notes, second.note)
    return msgspec.structs.replace(report, kernels=kernels, notes=notes)


#: What is said where Lean neither accepts nor refutes a proof.
OWN_LIMIT = "Lean's own limit: it gave up after so many steps, and does not say whether the proof is right"


def not_attempted(claim: Claim, name: str, problem: str) -> CertificateReport:
    """The report on a claim that no Lean could judge, and why."""
    return _described(claim, name, "not attempted", problems=(problem,))


def _undecided(verdict: Judged) -> bool:
    """Whether no fault was found: Lean says nothing but that it reached a limit, or nothing at all before it
    was stopped; or it has accepted, and another kernel says nothing."""
    if verdict.disputed:
        return verdict.unsettled
    limited = of_limits(verdict.messages)
    if verdict.problem is None:
        return limited
    return verdict.problem.startswith(STOPPED) and (limited or not fatal(verdict.messages))


def _reported(claim: Claim, name: str, verdict: Judged, checker: Checker, took: float) -> CertificateReport:
    problems: tuple[str, ...] = ()
    goals: tuple[Goal, ...] = ()
    status: Literal["accepted", "rejected", "not attempted"] = "accepted"
    if not verdict.accepted:
        status = "rejected"
        goals = claim.lean_file.explained(claim.certificate.obligations, claim.lean, verdict.messages)
        problems = () if verdict.problem is None else (verdict.problem,)
        if not problems and not goals:
            problems = ("Lean did not accept it",)
        if _undecided(verdict):
            status, problems = "not attempted", problems or (OWN_LIMIT,)
    found = verdict.found
    return _described(
        claim,
        name,
        status,
        problems=problems,
        goals=goals,
        notes=(*_about(claim), *verdict.notes),
        checker=checker.name,
        checker_version=checker.version if found is None else found.version,
        checker_place=checker.place if found is None else found.place,
        checked_at=None if found is None else found.when,
        axioms=None if found is None else found.audited.axioms,
        text=claim.text() if status == "accepted" else None,
        audited=None if found is None else found.audited,
        cached=verdict.cached,
        seconds=round(verdict.seconds if not verdict.cached else min(took, 1.0), 2),
    )


def _about(claim: Claim) -> tuple[str, ...]:
    """What the claim is about: a program over digits, and floats, if there are any."""
    made = claim.certificate
    width = claim.impl.width
    fits = f"all indices fit into {width}, for parameters that do (`certificate_fits`)" if width else None
    words = digits.words_of(made.impl, made.spec), floats.words_of(claim.impl, made.laws), fits
    return tuple([each for each in words if each is not None])


def _described(
    claim: Claim, name: str, status: Literal["accepted", "rejected", "not attempted"], **more: object
) -> CertificateReport:
    certificate = claim.certificate
    return msgspec.structs.replace(
        CertificateReport(
            path=name,
            status=status,
            spec=certificate.spec,
            impl=certificate.impl,
            source=certificate.source,
            theorem=certificate.theorem,
            values=certificate.values,
            tool=f"{certificate.tool.name} {certificate.tool.version}",
            assumptions=certificate.assumptions,
            laws=certificate.needs,
            strict_races=certificate.strict_races,
            obligations=len(certificate.obligations),
        ),
        **more,
    )
