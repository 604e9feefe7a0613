"""``redverify tvm --pipeline``: verify every kernel of a model that a pipeline of TVM schedules or fuses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Literal

from redverify.cli.arguments import VerifyOptions
from redverify.cli.commands.verify import (
    certify_outcomes,
    internal_error,
    make_folder,
    verifier_options,
    write_replay,
)
from redverify.cli.display import Display, Step, display
from redverify.cli.formats import Output
from redverify.cli.output import put, show, write_text
from redverify.cli.status import Failure, Status, decide, of_verdict
from redverify.frontends.common.errors import LoadError, MissingDependency
from redverify.frontends.tvm.models.preparation import Request
from redverify.frontends.tvm.models.verification import Run, Watch
from redverify.reporting.kernels import model_lines, summary_of
from redverify.reporting.line import Piece
from redverify.system.cores import cores
from redverify.system.forks import CannotFork

if TYPE_CHECKING:
    from redverify.reporting.findings import Case


def verify_model(request: Request, options: VerifyOptions, *, fresh: bool, printing: bool) -> Status:
    """Verify a model and report; gives the exit status.

    With ``fresh`` no result of an earlier run is taken. With ``printing`` the texts are printed instead.
    """
    output = Output(options.format, options.output_file, options.json_path)
    chosen = replace(verifier_options(options, inferred=True), jobs=options.jobs or cores())
    if options.smt is not None:
        make_folder(options.smt)
    run = Run(request)
    certify = options.certify is not None
    with display(quiet=options.quiet) as shown:
        watch = _watch(shown)
        try:
            run.prepare(chosen.jobs, watch)
        except (MissingDependency, CannotFork) as error:
            raise Failure(str(error), Status.UNABLE) from error
        except LoadError as error:
            raise Failure(str(error), Status.INVALID) from error
        if not printing:
            fresh = fresh or options.no_cache or options.smt is not None
            run.verify(chosen, certify=certify, fresh=fresh, watch=watch)
    if printing:
        put(_texts(run))
        return Status.VERIFIED
    statuses = [certify_outcomes(run.outcomes, options)] if certify else []
    _report(run, options, for_people=output.for_people)
    statuses.append(of_verdict(run.result().verdict))
    failures = [o.failure for o in run.outcomes.values() if o.failure]
    if failures:
        internal_error(failures)
        statuses.append(Status.INTERNAL)
    status = decide(statuses)
    output.deliver(lambda: _cases(run), status)
    return status


def _cases(run: Run) -> Sequence[Case]:
    from redverify.reporting.findings import cases_of_model

    return cases_of_model(run.result())


def _watch(shown: Display) -> Watch:
    def watch(step: Literal["schedule", "verify"], done: int, total: int, name: str) -> None:
        shown.count(Step(step, done, total, "kernels", f"{step}: {name}"))

    return watch


def _report(run: Run, options: VerifyOptions, *, for_people: bool) -> None:
    """The table, the JSON document, and the script of the first refutation, as far as they are wanted."""
    result = run.result()
    if for_people:
        show([(Piece(summary_of(result)),)] if options.quiet else model_lines(result))
    if options.json_path is not None:
        write_text(result.to_json(), options.json_path)
    if options.replay is not None:
        order = sorted(run.outcomes)
        loaded = [run.loaded[p] for p in order]
        results = [run.loaded[p].result([run.outcomes[p]]) for p in order]
        write_replay(loaded, results, options)


def _texts(run: Run) -> str:
    """The texts of all kernels, one after the other, under a heading each."""
    parts = []
    for _, prepared in sorted(run.prepared.items()):
        said = prepared.text
        if prepared.unchanged:
            said = "# The pipeline leaves this function as it is.\n"
        elif not said:
            place = f"\n# at {prepared.place}" if prepared.place else ""
            said = f"# Not translated: {prepared.reason}{place}\n"
        parts.append(f"# ---- {prepared.kernel}\n\n{said}")
    return "\n".join(parts)
