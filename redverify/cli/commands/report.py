"""``redverify report``: certificates as a document for people who audit them."""

from __future__ import annotations

import os
from pathlib import Path

import click

from redverify.checking import store
from redverify.checking.check import check_all
from redverify.checking.lean import find as finding
from redverify.checking.lean.errors import CheckerUnavailable, ProjectError
from redverify.cli.arguments import OptionalValue, lean_option
from redverify.cli.display import Step, display
from redverify.cli.output import say, write_text
from redverify.cli.status import Failure, Status, decide
from redverify.reporting.text import visible

#: The exit status of each outcome; what nobody was to check is not a failure.
_STATUS = {
    "accepted": Status.VERIFIED,
    "rejected": Status.REJECTED,
    "not attempted": Status.UNABLE,
    "not checked": Status.VERIFIED,
}


@click.command(cls=OptionalValue)
@click.argument("certificates", nargs=-1, required=True, metavar="PATH...")
@click.option("--html", "html_path", metavar="OUT", help="Write one page of HTML, which needs nothing else.")
@click.option(
    "--json",
    "json_path",
    metavar="[PATH]",
    help="Write the same as JSON to PATH (standard output without PATH or with -).",
)
@click.option("--no-check", is_flag=True, help="Do not ask Lean: the report says that nothing was checked.")
@lean_option
@click.option(
    "--jobs", type=click.IntRange(1), default=1, show_default=True, help="Lean processes at a time."
)
@click.option("--quiet", is_flag=True, help="No progress.")
def report(
    certificates: tuple[str, ...],
    html_path: str | None,
    json_path: str | None,
    no_check: bool,
    lean: finding.Choice,
    jobs: int,
    quiet: bool,
) -> int:
    """Write a report on the certificates at each PATH, or in it.

    They are checked first, as `redverify check` does. Exit status: 0 all accepted; 4 one rejected; 5 there
    is no Lean; 3 there is no certificate at a path.
    """
    if html_path is None and json_path is None:
        raise click.UsageError("give --html OUT or --json")
    from redverify.reporting.audit.document import entry_of, report_document

    paths = [str(found) for given in certificates for found in store.found_in(Path(given))]
    try:
        with display(quiet=quiet) as shown:
            shown.count(Step("report", detail=f"reading {len(paths)} certificates"))
            reports = (
                [None] * len(paths)
                if no_check
                else check_all(
                    paths, lean, jobs=jobs, say=lambda text: shown.event(visible(text)), watch=shown.watch
                )
            )
            entries = []
            for number, (path, found) in enumerate(zip(paths, reports, strict=True)):
                shown.show(Step("report", number, len(paths), "certificates", visible(path)))
                entries.append(entry_of(path, found))
    except store.NotACertificate as error:
        raise Failure(visible(str(error)), Status.INVALID) from error
    except CheckerUnavailable as error:
        raise Failure(str(error), Status.UNABLE) from error
    except ProjectError as error:
        raise Failure(visible(str(error)), Status.INVALID) from error
    document = report_document(entries)
    if html_path is not None:
        from redverify.reporting.audit.page import html

        write_text(html(document, Path(html_path)), html_path)
    if json_path is not None:
        import msgspec

        write_text(msgspec.json.format(msgspec.json.encode(document), indent=2).decode() + "\n", json_path)
    if not quiet:
        counts = ", ".join(f"{count} {status}" for status, count in document.counts.items())
        where = f" in {os.fspath(html_path)}" if html_path not in (None, "-") else ""
        say(f"{len(entries)} certificate{'' if len(entries) == 1 else 's'}{where}: {counts}")
    return decide(_STATUS[entry.status] for entry in entries)
