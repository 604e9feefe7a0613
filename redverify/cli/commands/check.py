"""``redverify check``: recheck certificates without trusting them."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec

from redverify.checking import bundle as bundles
from redverify.checking import signatures, store
from redverify.checking.against import Programs, programs
from redverify.checking.check import CertificateReport, check_all
from redverify.checking.goals import explained
from redverify.checking.kernel import nanoda
from redverify.checking.kernel.native import library
from redverify.checking.kernel.second_checks import Second, usual
from redverify.checking.lean import find as finding
from redverify.checking.lean.errors import CheckerUnavailable, ProjectError
from redverify.cli.arguments import OptionalValue, format_options, lean_option
from redverify.cli.display import Step, display
from redverify.cli.formats import Output
from redverify.cli.output import show, write_text
from redverify.cli.status import Failure, Status, decide
from redverify.language.diagnostics import DiagnosticError
from redverify.language.render import render_diagnostic
from redverify.pipeline.certificates import certificate_of
from redverify.reporting.line import Line, Piece
from redverify.reporting.result import Certificate, ImplResult, Result, Verdict, document, to_json
from redverify.reporting.text import how_checked, plain, visible

if TYPE_CHECKING:
    from redverify.reporting.findings import Case

#: The exit status of each outcome.
_STATUS = {
    "accepted": Status.VERIFIED,
    "rejected": Status.REJECTED,
    "not attempted": Status.UNABLE,
}

_COLOUR = {"accepted": "bold green", "rejected": "bold red", "not attempted": "bold yellow"}


@click.command(cls=OptionalValue)
@click.argument("certificates", nargs=-1, required=True, metavar="CERTIFICATE...")
@lean_option
@click.option(
    "--jobs", type=click.IntRange(1), default=1, show_default=True, help="Lean processes at a time."
)
@click.option("--no-cache", is_flag=True, help="Have Lean check everything anew, the library too.")
@click.option(
    "--against",
    "files",
    multiple=True,
    metavar="FILE",
    help="Each certificate has to be about a program of FILE, or of a folder's .sched files (repeatable).",
)
@click.option(
    "--json",
    "json_path",
    metavar="[PATH]",
    help="Write the result as JSON to PATH (standard output without PATH or with -).",
)
@click.option(
    "--export",
    "export_path",
    metavar="FILE",
    help="Write what the theorem rests on to FILE, in the format of lean4export, for other kernels.",
)
@click.option(
    "--kernel",
    metavar="none|native|nanoda[=PATH]",
    help="The second kernel that checks each theorem: none; native, that of Lean 4.35.0 (the default "
    "where redverify[kernel] is installed); nanoda, on PATH or at PATH.",
)
@click.option(
    "--text",
    "as_text",
    is_flag=True,
    help="Have the kernel compute the text of each program from the theorem, and show it.",
)
@click.option(
    "--key",
    metavar="FILE",
    help="A public key of SSH or minisign: each bundle has to be signed with its private key.",
)
@click.option("--quiet", is_flag=True, help="No progress.")
@format_options
def check(
    certificates: tuple[str, ...],
    lean: finding.Choice,
    jobs: int,
    no_cache: bool,
    files: tuple[str, ...],
    json_path: str | None,
    export_path: str | None,
    kernel: str | None,
    as_text: bool,
    key: str | None,
    quiet: bool,
    format: str,
    output_file: str | None,
) -> int:
    """Have Lean check each CERTIFICATE, a folder NAME.redcert (or a folder of such folders, or a file
    NAME.redbundle).

    Nothing in the folder is trusted. With --against FILE it also has to be about the program that is in
    FILE now. Exit status: 0 all accepted; 4 one rejected; 5 there is no Lean, or not the second kernel; 3
    there is no certificate at a path, or FILE is not a program.
    """
    output = Output(format, output_file, json_path)
    against = _programs(files)
    with tempfile.TemporaryDirectory(prefix="redverify-") as scratch:
        found = opened(certificates, key, Path(scratch))
        second, missing = second_of(export_path, kernel, len(found.folders))
        reports = _checked(found, lean, jobs, no_cache, against, second, as_text, quiet)
    return _report(reports, against, output, json_path, missing, quiet)


@dataclass(frozen=True, slots=True)
class Opened:
    """What is to be checked: folders, and what they are called in reports."""

    folders: list[str]
    shown: list[str]

    def named(self, text: str) -> str:
        """A message with what the folders are called in reports, not where they are for the moment."""
        for folder, shown in sorted(zip(self.folders, self.shown, strict=True), reverse=True):
            text = text.replace(folder, shown)
        return text


def opened(certificates: Sequence[str], key: str | None, scratch: Path) -> Opened:
    """The certificate folders that are meant; those of bundles are written below ``scratch``.

    Raises :class:`.Failure` if a bundle is damaged, or not signed by ``key`` where there is one.
    """
    found = Opened([], [])
    for number, given in enumerate(certificates):
        if given.endswith(bundles.SUFFIX) and not Path(given).is_dir():
            folders = _unpacked(Path(given), key, scratch / str(number))
            found.folders.extend(str(folder) for folder in folders)
            found.shown.extend(f"{given}/{folder.name}" for folder in folders)
        elif key is not None:
            raise click.UsageError(f"--key is for bundles (NAME{bundles.SUFFIX})")
        else:
            paths = [str(path) for path in store.found_in(Path(given))]
            found.folders.extend(paths)
            found.shown.extend(paths)
    return found


def _unpacked(path: Path, key: str | None, target: Path) -> list[Path]:
    try:
        data = bundles.read(path)
        if key is not None:
            signatures.verify(path, data, Path(key))
        return bundles.unpack(data, target)
    except OSError as error:
        raise Failure(f"cannot read {visible(str(path))}: {error.strerror}", Status.INVALID) from error
    except (bundles.Damaged, signatures.WrongSignature) as error:
        raise Failure(f"{visible(str(path))}: REJECTED: {visible(str(error))}", Status.REJECTED) from error
    except signatures.CannotSign as error:
        raise Failure(visible(str(error)), Status.UNABLE) from error


def _checked(
    found: Opened,
    lean: finding.Choice,
    jobs: int,
    no_cache: bool,
    against: Programs | None,
    second: Second,
    as_text: bool,
    quiet: bool,
) -> list[CertificateReport]:
    """Check what was found. Raises :class:`.Failure`."""
    paths = found.folders
    try:
        with display(quiet=quiet) as shown:
            shown.count(Step("check", detail=f"reading {len(paths)} certificates"))
            reports = check_all(
                paths,
                lean,
                jobs=jobs,
                no_cache=no_cache,
                against=against,
                say=lambda text: shown.event(visible(found.named(text))),
                watch=shown.watch,
                second=second,
                as_text=as_text,
            )
        return [
            msgspec.structs.replace(report, path=shown)
            for report, shown in zip(reports, found.shown, strict=True)
        ]
    except store.NotACertificate as error:
        raise Failure(visible(found.named(str(error))), Status.INVALID) from error
    except CheckerUnavailable as error:
        raise Failure(str(error), Status.UNABLE) from error
    except ProjectError as error:
        raise Failure(visible(found.named(str(error))), Status.INVALID) from error


def _report(
    reports: Sequence[CertificateReport],
    against: Programs | None,
    output: Output,
    json_path: str | None,
    missing: str | None,
    quiet: bool,
) -> int:
    """Show what was found; gives the exit status. ``missing`` says why there is no second kernel."""
    if output.for_people:
        show([line for report in reports for line in lines_of(report)])
        if against is not None:
            show(_uncertified(against, reports))
        if len(reports) > 1 and not quiet:
            good = sum(report.accepted for report in reports)
            show([(Piece(f"{len(reports)} certificates: {good} accepted"),)])
    if json_path is not None:
        write_text(to_json(document([as_result(reports)])), json_path)
    if missing is not None:
        raise Failure(missing, Status.UNABLE)
    status = decide(_STATUS[report.status] for report in reports)
    output.deliver(lambda: _cases(reports), status)
    return status


def _cases(reports: Sequence[CertificateReport]) -> Sequence[Case]:
    """What was found of each certificate."""
    from redverify.reporting.findings import Case, Finding, one_line

    cases = []
    for report in reports:
        found: tuple[Finding, ...] = ()
        if not report.accepted:
            code = "rejected" if report.status == "rejected" else "unchecked"
            message = one_line("; ".join(report.problems) or "Lean does not accept it")
            found = (Finding(code, message, report.path, impl=report.impl or ""),)
        text = plain(lines_of(report))
        cases.append(Case(report.path, report.impl or report.path, found, text, report.seconds))
    return cases


def second_of(export_path: str | None, kernel: str | None, count: int) -> tuple[Second, str | None]:
    """What is done besides Lean's check, and why the kernel that was asked for cannot be had.

    Raises :class:`.Failure` where nothing can be done.
    """
    if export_path is not None and count != 1:
        raise Failure("--export writes one file: name one certificate", Status.INVALID)
    file = None if export_path is None else Path(export_path)
    try:
        return replace(_kernel(kernel), file=file), None
    except CheckerUnavailable as error:
        if export_path is None:
            message = "\n".join(map(visible, str(error).splitlines()))
            raise Failure(message, Status.UNABLE) from error
        return Second(file), str(error)


def _kernel(kernel: str | None) -> Second:
    """The kernel of ``--kernel``. Raises :class:`.CheckerUnavailable` and :class:`.Failure`."""
    if kernel is None:
        return usual()
    name, _, place = kernel.partition("=")
    if kernel == "none":
        return Second()
    if kernel == "native":
        return Second(native=library.find())
    if name == "nanoda":
        return Second(nanoda=nanoda.find(place or None))
    raise Failure(f"--kernel {visible(kernel)}: it is none, native, or nanoda", Status.INVALID)


def _programs(files: Sequence[str]) -> Programs | None:
    """The programs that certificates are compared with."""
    try:
        return programs(files) if files else None
    except DiagnosticError as error:
        text = "\n".join(render_diagnostic(d, error.texts) for d in error.diagnostics)
        raise Failure(text, Status.INVALID) from error


def _uncertified(against: Programs, reports: Sequence[CertificateReport]) -> list[Line]:
    """The implementations of the files that no accepted certificate is about."""
    covered = {(report.against, report.impl) for report in reports if report.accepted}
    left = [c for c in against.candidates if (c.file, c.impl) not in covered]
    if not left or len(against.files) > 1:
        return []
    names = ", ".join(sorted({c.impl for c in left}))
    return [(Piece(f"{against.files[0]}: no certificate was accepted here of: {names}"),)]


def lines_of(report: CertificateReport) -> list[Line]:
    """What there is to say of a certificate."""
    named = "" if report.impl is None else f"{report.impl} of {report.spec}: "
    rest = ""
    if report.accepted:
        how = "checked before" if report.cached else f"{report.seconds:.1f} s"
        others = [kernel.partition(",")[0] for kernel in report.kernels[1:]]
        names = ", ".join((f"{report.checker} Lean", *others))
        rest = f" ({names}, {how})"
    lines: list[Line] = [
        (Piece(f"{report.path}: {named}"), Piece(report.status.upper(), _COLOUR[report.status]), Piece(rest))
    ]
    lines += [(Piece(f"    {text}"),) for problem in report.problems for text in problem.split("\n")]
    for goal in report.goals:
        lines += [(Piece(f"    {text}"),) for text in explained(goal, report.source)]
    said = how_checked(certificate_of(report)) or [f"note: {text}" for text in report.notes]
    if report.status == "rejected" and report.checker is not None:
        does = "accepted" if report.kernels else "rejected"
        said = [f"{does} by {report.checker_version} in {report.checker_place}", *said]
    lines += [(Piece(f"    {text}"),) for text in said]
    if report.accepted:
        lines += [(Piece(f"    assumes {text}"),) for text in report.assumptions]
        lines += [(Piece(f"    needs {law}"),) for law in report.laws]
    if report.text is not None:
        lines.append((Piece("    the kernel computes this program from what the theorem is about:"),))
        lines += [(Piece(f"      {text}"),) for text in report.text.splitlines()]
    return lines


def as_result(reports: Sequence[CertificateReport]) -> Result:
    """The reports as a result: verified is what Lean accepted, inconclusive is the rest."""
    return Result(impls=tuple(_impl(report) for report in reports))


def _impl(report: CertificateReport) -> ImplResult:
    certificate: Certificate = certificate_of(report)
    laws = tuple(f"the certificate needs: {law}" for law in report.laws)
    return ImplResult(
        file=report.against or report.path,
        impl=report.impl,
        spec=report.spec,
        verdict=Verdict.VERIFIED if report.accepted else Verdict.INCONCLUSIVE,
        assumptions=(*report.assumptions, *laws),
        obligations=(),
        witness=None,
        certificate=certificate,
        seconds=report.seconds,
        notes=report.problems,
        strict_races=report.strict_races,
    )
