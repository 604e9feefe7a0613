"""Compilers' programs that their front ends cannot load, or that are outside of what these translate."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from redverify.cli.arguments import VerifyOptions
from redverify.cli.formats import Output
from redverify.cli.output import show, write_text
from redverify.cli.status import Failure, Status, of_verdict
from redverify.frontends.common.errors import LoadError, MissingDependency
from redverify.reporting.result import Result, ScheduleLevel, Verdict, at_level, document, not_judged, to_json
from redverify.reporting.text import report
from redverify.reporting.width import folded_text

if TYPE_CHECKING:
    from redverify.reporting.findings import Case


def untranslated(
    program: str, reason: str, options: VerifyOptions, level: ScheduleLevel | None = None
) -> Status:
    """Report the program ``MODULE.py:NAME`` as inconclusive, with the reason. Nothing is claimed of it."""
    notes = (f"not translated: {reason}",)
    impl = not_judged(f"<{program}>", program.rpartition(":")[2], None, Verdict.INCONCLUSIVE, notes)
    return unverified(at_level(Result(impls=(impl,)), level), options)


def unverified(result: Result, options: VerifyOptions) -> Status:
    """Report on one program that was not translated."""
    output = Output(options.format, options.output_file, options.json_path)
    if output.for_people:
        show(report(result))
    if options.json_path is not None:
        write_text(to_json(document([result])), options.json_path)
    (impl,) = result.impls
    status = of_verdict(impl.verdict)
    output.deliver(lambda: _cases(result), status)
    return status


def _cases(result: Result) -> Sequence[Case]:
    from redverify.reporting.findings import cases_of

    return cases_of([result], {})


@contextmanager
def loading() -> Iterator[None]:
    """Programs that a front end cannot load, and compilers that are missing, are failures with a status.

    Decorates commands.
    """
    try:
        yield
    except MissingDependency as error:
        raise Failure(str(error), Status.UNABLE) from error
    except LoadError as error:
        raise Failure(folded_text(str(error)), Status.INVALID) from error
