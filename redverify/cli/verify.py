"""``redverify verify``: from files to verdicts."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import click

from redverify.api import Loaded, destination, load, options_of
from redverify.choices import SOLVER
from redverify.cli.arguments import OptionalValue, VerifyOptions, verify_options
from redverify.cli.display import Display, Step, display
from redverify.cli.formats import Output
from redverify.cli.output import say, show, write_text
from redverify.cli.status import Failure, Status, decide, of_verdict
from redverify.pipeline.certificates import certified
from redverify.pipeline.pool import Outcome, Task, perform_all
from redverify.reporting.result import Result, ScheduleLevel, at_level, document, to_json, with_notes
from redverify.reporting.summary import summary
from redverify.reporting.text import report

if TYPE_CHECKING:
    from redverify.judgement.analysis import Options
    from redverify.reporting.findings import Case

#: What users are asked to send with a bug.
REPORT = (
    "This is a bug in redverify. Please report it with the command, the input file and the text "
    "printed when REDVERIFY_DEBUG=1 is set."
)


@click.command(cls=OptionalValue)
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option("--impl", metavar="NAME", help="Verify only this implementation.")
@verify_options
def verify(files: tuple[str, ...], impl: str | None, **options: Any) -> int:
    """Verify the implementations in each FILE (- is standard input).

    Exit status: 0 all verified; 1 one refuted; 2 none refuted, but one inconclusive; 3 wrong
    input; 4 verified but not certified (with --certify); 5 something is not installed; 70 a bug
    in redverify. Of several 70 comes before 5, 4, 3, 1, 2 and 0.
    """
    return verify_all([_load(file, impl) for file in files], VerifyOptions(**options))


def _load(file: str, impl: str | None) -> Loaded:
    if file != "-":
        return load(file, None, impl)
    try:
        return load("<stdin>", sys.stdin.read(), impl)
    except UnicodeDecodeError as error:
        raise Failure("standard input is not UTF-8", Status.INVALID) from error


def verify_all(
    loaded: Sequence[Loaded],
    options: VerifyOptions,
    *,
    inferred: bool = False,
    schedule_level: ScheduleLevel | None = None,
    notes: Sequence[str] = (),
) -> Status:
    """Verify what was loaded and report; gives the exit status.

    ``inferred``: a front end has made the annotations. ``schedule_level`` is what it has translated,
    ``notes`` what it says of every verdict.
    """
    output = Output(options.format, options.output_file, options.json_path)
    if options.smt is not None:
        make_folder(options.smt)
    chosen = verifier_options(options, inferred=inferred)
    certify = options.certify is not None
    tasks = [(p, task) for p, file in enumerate(loaded) for task in file.tasks(certify=certify)]
    outcomes: dict[int, Outcome] = {}
    printed = 0
    results: dict[int, Result] = {}

    def print_ready() -> None:
        """Print the files whose implementations are all done, in the order given."""
        nonlocal printed
        while printed < len(loaded):
            mine = [p for p, (file, _) in enumerate(tasks) if file == printed]
            if any(p not in outcomes for p in mine):
                return
            found = loaded[printed].result([outcomes[p] for p in mine])
            results[printed] = with_notes(at_level(found, schedule_level), notes)
            if output.for_people:
                show(report(results[printed]))
            printed += 1

    with display(quiet=options.quiet) as shown:
        counted = _Counted(shown, [task for _, task in tasks])
        for position, outcome in perform_all(counted.tasks, counted.watched(chosen), options.jobs):
            outcomes[position] = outcome
            counted.add(outcome)
            if not shown.is_bar and not certify:
                print_ready()
    statuses = [certify_outcomes(outcomes, options)] if certify else []
    print_ready()
    everything = [results[p] for p in range(len(loaded))]
    if options.json_path is not None:
        write_text(to_json(document(everything)), options.json_path)
    if options.replay is not None:
        write_replay(loaded, everything, options)
    if output.for_people and not options.quiet:
        show(summary(everything))
    statuses += [of_verdict(i.verdict) for r in everything for i in r.impls]
    failures = [o.failure for o in outcomes.values() if o.failure]
    if failures:
        internal_error(failures)
        statuses.append(Status.INTERNAL)
    status = decide(statuses)
    output.deliver(lambda: _cases(loaded, everything), status)
    return status


def _cases(loaded: Sequence[Loaded], results: Sequence[Result]) -> Sequence[Case]:
    """What was found of each implementation, with where implementations begin."""
    from redverify.reporting.findings import cases_of

    places = {
        (file.file, name): (file.program.impls[name].span.line, file.program.impls[name].span.column)
        for file in loaded
        if file.program is not None
        for name in file.impls
    }
    return cases_of(results, places)


@dataclass
class _Counted:
    """Shows how many tasks are done, and what is known of the one that this process works on."""

    shown: Display
    tasks: Sequence[Task]
    done: int = 0

    def __post_init__(self) -> None:
        self._show("")

    def _show(self, detail: str) -> None:
        self.shown.count(Step("verify", self.done, len(self.tasks), "implementations", detail))

    def add(self, outcome: Outcome) -> None:
        """A task is done."""
        self.done += 1
        self._show(f"{outcome.result.file}: {outcome.result.impl}: {outcome.result.verdict}")

    def watched(self, options: Options) -> Options:
        """The options, with which a bar shows the obligations too."""
        return replace(options, progress=self._obligations) if self.shown.is_bar else options

    def _obligations(self, done: int, total: int) -> None:
        task = self.tasks[min(self.done, len(self.tasks) - 1)]
        self._show(f"{task.file}: {task.impl}: {done} of {total} obligations")


def verifier_options(options: VerifyOptions, *, inferred: bool) -> Options:
    """The verifier's options. ``inferred``: a front end has made the annotations."""
    if options.solver == SOLVER:
        return options_of(
            options.values,
            options.timeout,
            options.smt,
            strict_races=options.strict_races,
            inferred=inferred,
        )
    from redverify.solving.solvers import SolverMissing

    try:
        return options_of(
            options.values,
            options.timeout,
            options.smt,
            solver=options.solver,
            strict_races=options.strict_races,
            inferred=inferred,
        )
    except SolverMissing as error:
        raise Failure(str(error), Status.UNABLE) from error


def write_replay(loaded: Sequence[Loaded], results: Sequence[Result], options: VerifyOptions) -> None:
    """Write the script of the first refutation that NumPy can show; say why of the others."""
    from redverify.witnesses.replay import Unreplayable, script

    assert options.replay is not None
    for file, result in zip(loaded, results, strict=True):
        for one in result.impls:
            if one.witness is None or one.impl is None or file.program is None:
                continue
            impl = file.program.impls[one.impl]
            try:
                text = script(impl, one.witness, options.values, f"redverify verify {one.file} --replay")
            except Unreplayable as error:
                say(f"{one.file}: {one.impl}: not replayed: {error}")
                continue
            write_text(text, options.replay)
            return


def certify_outcomes(outcomes: dict[int, Outcome], options: VerifyOptions) -> Status:
    """Have Lean check the certificates that were made and write them; completes the outcomes."""
    from redverify.certifying.produce import Refused
    from redverify.checking.lean.errors import ProjectError
    from redverify.checking.store import StoreError

    where = destination(True if options.certify == "" else options.certify)
    assert where is not None
    order = sorted(outcomes)
    try:
        with display(quiet=options.quiet) as shown:
            shown.count(Step("certify", detail="reading the certificates that were made"))
            given = [outcomes[p] for p in order]
            results, reports = certified(
                given, where, options.lean, jobs=options.jobs, say=shown.event, watch=shown.watch
            )
    except (StoreError, ProjectError) as error:
        raise Failure(str(error), Status.INVALID) from error
    for position, result in zip(order, results, strict=True):
        outcomes[position] = replace(outcomes[position], result=result)
    statuses = [_OF_CERTIFICATE[report.status] for report in reports]
    statuses += [Status.REJECTED for o in outcomes.values() if isinstance(o.made, Refused)]
    return decide(statuses)


#: The exit status of what became of a certificate that was made.
_OF_CERTIFICATE = {
    "accepted": Status.VERIFIED,
    "rejected": Status.REJECTED,
    "not attempted": Status.UNABLE,
}


def make_folder(path: str) -> None:
    """Make a folder, with those around it."""
    try:
        os.makedirs(path, exist_ok=True)
    except OSError as error:
        raise Failure(f"cannot write to {path}: {error.strerror}", Status.INVALID) from error


def internal_error(failures: Sequence[str]) -> None:
    """Say that there is a bug; with REDVERIFY_DEBUG=1 show the tracebacks."""
    for failure in dict.fromkeys(failures):
        lines = failure.strip().splitlines()
        say(failure if os.environ.get("REDVERIFY_DEBUG") == "1" else f"internal error: {lines[-1]}")
    say(REPORT)
