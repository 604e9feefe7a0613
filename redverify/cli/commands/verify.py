"""``redverify verify``: from files to verdicts."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
import msgspec

from redverify.api import Loaded, destination, load, options_of
from redverify.choices import ENGINES, SOLVER
from redverify.cli import config as configuration
from redverify.cli.arguments import OptionalValue, VerifyOptions, verify_options
from redverify.cli.config import Config, Wish
from redverify.cli.display import Step, display
from redverify.cli.engines import check_engine, engine_of, lost
from redverify.cli.failed import LastFailed, only
from redverify.cli.formats import Output
from redverify.cli.inputs import Input, expanded
from redverify.cli.output import say, show, write_text
from redverify.cli.pages import check_one, write_verdict
from redverify.cli.status import Failure, Status, decide, of_verdict
from redverify.cli.under_way import Counted, Files, fails
from redverify.pipeline.certificates import certified
from redverify.pipeline.engine import Engine, EngineLost
from redverify.pipeline.kept_results import SWITCH, Kept, performed
from redverify.pipeline.pool import Outcome, Task
from redverify.reporting.result import (
    Result,
    ScheduleLevel,
    at_level,
    document,
    to_json,
    with_notes,
)
from redverify.reporting.summary import summary
from redverify.reporting.text import brief, report, visible

if TYPE_CHECKING:
    from redverify.options import Options
    from redverify.reporting.findings import Case
    from redverify.witnesses.replay import Running

#: What users are asked to send with a bug.
REPORT = (
    "This is a bug in redverify. Please report it with the command, the input file and the text "
    "printed when REDVERIFY_DEBUG=1 is set."
)


@click.command(cls=OptionalValue)
@click.argument("files", nargs=-1, metavar="PATH...")
@click.option("--impl", metavar="NAME", help="Verify only this implementation.")
@click.option(
    "--config",
    metavar="FILE",
    help="Take [tool.redverify] from FILE, not from the nearest pyproject.toml that has it.",
)
@click.option("--no-config", is_flag=True, help="Read no configuration.")
@click.option(
    "--engine",
    type=click.Choice(ENGINES),
    default=ENGINES[0],
    show_default=True,
    help="Verify in processes of this machine, or on a cluster of Ray.",
)
@click.option(
    "--address",
    metavar="ADDRESS",
    help="The cluster of Ray (auto, or HOST:PORT); without it one of --jobs processes on this machine.",
)
@click.option("--fail-fast", is_flag=True, help="Stop at the first implementation that is not verified.")
@click.option(
    "--last-failed", is_flag=True, help="Verify only what was not verified by the last run, if there is such."
)
@click.option("--watch", "watching", is_flag=True, help="Verify again whenever a file changes.")
@verify_options
@click.pass_context
def verify(
    context: click.Context,
    /,
    files: tuple[str, ...],
    impl: str | None,
    config: str | None,
    no_config: bool,
    fail_fast: bool,
    last_failed: bool,
    watching: bool,
    **options: Any,
) -> int:
    """Verify the implementations in each PATH: a file, a folder, or a pattern (- is standard input).

    Without a PATH, the paths in [tool.redverify] of pyproject.toml are verified.

    Exit status: 0 all verified; 1 one refuted; 2 none refuted, but one inconclusive; 3 wrong
    input; 4 verified but not certified (with --certify); 5 something is not installed, or the
    cluster is gone; 70 a bug in redverify. Of several 70 comes before 5, 4, 3, 1, 2 and 0.
    """
    check_engine(options)
    if config is not None and no_config:
        raise click.UsageError("--config and --no-config exclude each other")
    given = frozenset(filter(partial(_is_given, context), options))
    request = Request(files, impl, config, no_config, given, fail_fast, last_failed)
    if not watching:
        return request.run(options)[0]
    if "-" in files:
        raise click.UsageError("standard input cannot be watched")
    from redverify.cli.watching import watch

    return watch(lambda: request.run(options), request.watched)


def _is_given(context: click.Context, name: str) -> bool:
    return context.get_parameter_source(name) is click.core.ParameterSource.COMMANDLINE


@dataclass(frozen=True, slots=True)
class Request:
    """What the command line asks for. ``given`` are the options that it names."""

    files: tuple[str, ...]
    impl: str | None
    config: str | None
    no_config: bool
    given: frozenset[str]
    fail_fast: bool = False
    last_failed: bool = False

    def run(self, options: Mapping[str, Any]) -> tuple[Status, list[str]]:
        """Verify; gives the exit status and the files that were read."""
        config = self._config()
        inputs = self._inputs(config)
        loaded = [file for given in inputs if (file := _load(given, self.impl)) is not None]
        if not loaded:
            named = ", ".join(visible(f) for f in self.files) or "the configuration's paths"
            wanted = "no implementation" if self.impl is None else f"no impl `{visible(self.impl)}`"
            raise Failure(f"{named}: there is {wanted} to verify", Status.INVALID)
        settings = {k: v for k, v in config.settings.items() if k not in self.given}
        chosen = VerifyOptions(**{**options, **settings})
        noted = None if os.environ.get(SWITCH) else LastFailed.of(config)
        status = verify_all(
            self._chosen(loaded, noted),
            chosen,
            wish=lambda file, impl: config.wish(file, impl, self.given),
            fail_fast=self.fail_fast,
            noted=noted,
        )
        read = {name for file in loaded for name in (file.file, *file.texts) if not name.startswith("<")}
        return status, sorted(read)

    def _chosen(self, loaded: list[Loaded], noted: LastFailed | None) -> list[Loaded]:
        """What is verified of what was loaded: all, or what failed."""
        if not self.last_failed:
            return loaded
        chosen = [] if noted is None else only(loaded, noted.read())
        if not chosen:
            say("--last-failed: nothing of this failed in the last run, so all is verified")
        return chosen or loaded

    def watched(self) -> list[str]:
        """The files that would be read now, without what they import."""
        configs = [] if self.no_config else [self.config or configuration.NAME]
        try:
            return [*configs, *(given.file for given in self._inputs(self._config()))]
        except Failure:
            return [*configs, *self.files]

    def _config(self) -> Config:
        if self.no_config:
            return Config()
        return configuration.read(None if self.config is None else Path(self.config))

    def _inputs(self, config: Config) -> list[Input]:
        arguments = self.files or tuple(config.inputs())
        if not arguments:
            raise click.UsageError(f"name a PATH, or write paths into [{configuration.TABLE}]")
        return expanded(arguments)


def _load(given: Input, impl: str | None) -> Loaded | None:
    """What a file holds; ``None`` where it was found in a folder and has nothing that is asked for."""
    if given.file == "-":
        try:
            return load("<stdin>", sys.stdin.read(), impl, infer=True)
        except UnicodeDecodeError as error:
            raise Failure("standard input is not UTF-8", Status.INVALID) from error
    loaded = load(given.file, None, impl, infer=True)
    nothing = not given.named and any(d.code in _NOTHING for d in loaded.diagnostics)
    return None if nothing else loaded


#: Said of files that have no implementation, or not that which is asked for.
_NOTHING = ("RV226", "RV227")


def verify_all(
    loaded: Sequence[Loaded],
    options: VerifyOptions,
    *,
    inferred: bool = False,
    schedule_level: ScheduleLevel | None = None,
    notes: Sequence[str] = (),
    running: Running | None = None,
    second_opinion: Callable[[Result], Result] = lambda result: result,
    wish: Callable[[str, str | None], Wish] = lambda file, impl: Wish(),
    fail_fast: bool = False,
    noted: LastFailed | None = None,
) -> Status:
    """Verify what was loaded and report; gives the exit status.

    ``inferred``: a front end has made the annotations. ``schedule_level`` is what it has translated,
    ``notes`` what it says of every verdict, ``running`` how a script runs the program itself, and
    ``second_opinion`` adds what the compiled program says. ``wish`` is what is wanted of one implementation.
    ``fail_fast``: stop at the first one that is not as wanted. What fails is ``noted``.
    """
    output = Output(options.format, options.output_file, options.json_path)
    if options.html_path is not None:
        check_one([name for file in loaded for name in file.impls])
    if options.smt is not None:
        make_folder(options.smt)
    certify = options.certify is not None
    tasks = [
        (p, replace(task, settings=(*task.settings, *wish(task.file, task.impl).settings)))
        for p, file in enumerate(loaded)
        for task in file.tasks(certify=certify)
    ]
    engine = engine_of(options, len(tasks))
    _check_solvers(task for _, task in tasks)

    def finished(found: Result) -> Result:
        result = with_notes(at_level(second_opinion(found), schedule_level), notes)
        result = _with_expected(result, wish)
        if output.for_people:
            show(brief(result) if options.quiet else report(result, everything=options.everything))
        return result

    files = Files(loaded, tasks, finished)
    stopped = _perform(files, options, verifier_options(options, inferred=inferred), engine, wish, fail_fast)
    outcomes = files.outcomes
    statuses = [certify_outcomes(outcomes, options, engine)] if certify else []
    if certify:
        keep_texts(loaded, options)
    files.finish_ready(all_there_is=stopped)
    if noted is not None:
        noted.note(i for r in files.results for i in r.impls)
    _write(loaded, files.results, options, output, wish, running)
    statuses += [of_verdict(i.verdict, i.expected) for r in files.results for i in r.impls]
    failures = [o.failure for o in outcomes.values() if o.failure]
    if failures:
        internal_error(failures)
        statuses.append(Status.INTERNAL)
    status = decide(statuses)
    output.deliver(lambda: _cases(loaded, files.results), status)
    return status


def _perform(
    files: Files,
    options: VerifyOptions,
    chosen: Options,
    engine: Engine,
    wish: Callable[[str, str | None], Wish],
    fail_fast: bool,
) -> bool:
    """Verify all tasks of the files, and show what is under way; whether ``fail_fast`` has left some out."""
    tasks, outcomes = files.tasks, files.outcomes
    stopped = fail_fast and any(file.program is None for file in files.loaded)
    ended = None
    with display(quiet=options.quiet) as shown:
        counted = Counted(shown, tasks)
        store = None if options.no_cache or options.smt is not None else Kept.wanted()
        try:
            with closing(performed(tasks, counted.watched(chosen), engine, store)) as done:
                for position, outcome in done if not stopped else ():
                    outcomes[position] = outcome
                    failed = fails(outcome, wish(outcome.result.file, outcome.result.impl).expected)
                    counted.add(position, outcome, failed=failed)
                    if not shown.is_bar and options.certify is None:
                        files.finish_ready()
                    if stopped := fail_fast and failed:
                        break
        except (KeyboardInterrupt, EngineLost) as error:
            ended = error
    if ended is not None:
        files.finish_ready(all_there_is=True)
        say(f"{len(outcomes)} of {len(tasks)} implementations were decided")
        raise ended if isinstance(ended, KeyboardInterrupt) else lost(ended, kept=store is not None)
    if stopped and len(outcomes) < len(tasks):
        say(f"--fail-fast: {len(tasks) - len(outcomes)} of {len(tasks)} implementations are left out")
    return stopped


def _write(
    loaded: Sequence[Loaded],
    results: Sequence[Result],
    options: VerifyOptions,
    output: Output,
    wish: Callable[[str, str | None], Wish],
    running: Running | None,
) -> None:
    """Write what is asked for besides the report on each file: JSON, a replay, a page, the summary."""
    if options.json_path is not None:
        write_text(to_json(document(results)), options.json_path)
    if options.replay is not None:
        write_replay(loaded, results, options, wish, running)
    if options.html_path is not None:
        write_verdict(loaded, results, options.html_path, options.values, wish)
    if output.for_people:
        show(summary(results))


def _with_expected(result: Result, wish: Callable[[str, str | None], Wish]) -> Result:
    """The result with the verdicts that are expected."""
    impls = tuple(msgspec.structs.replace(i, expected=wish(i.file, i.impl).expected) for i in result.impls)
    return msgspec.structs.replace(result, impls=impls)


def _check_solvers(tasks: Iterable[Task]) -> None:
    """Raises :class:`.Failure` if a solver is missing that a task has for itself."""
    for solver in {dict(task.settings).get("solver", SOLVER) for task in tasks} - {SOLVER}:
        from redverify.solving.solvers import SolverMissing, solver_of

        try:
            solver_of(solver)
        except SolverMissing as error:
            raise Failure(str(error), Status.UNABLE) from error


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


def verifier_options(options: VerifyOptions, *, inferred: bool) -> Options:
    """The verifier's options. ``inferred``: a front end has made the annotations."""
    try:
        return options_of(
            options.values,
            timeout=options.timeout,
            smt=options.smt,
            jobs=options.jobs or 1,
            solver=options.solver,
            strict_races=options.strict_races,
            suggest=options.suggest,
            index_bits=None if options.index_bits is None else int(options.index_bits),
            inferred=inferred,
        )
    except ImportError as error:
        raise Failure(str(error), Status.UNABLE) from error


def write_replay(
    loaded: Sequence[Loaded],
    results: Sequence[Result],
    options: VerifyOptions,
    wish: Callable[[str, str | None], Wish] = lambda file, impl: Wish(),
    running: Running | None = None,
) -> None:
    """Write the script of the first refutation that can be shown; say why of the others.

    NumPy computes what the program does; with ``running`` the program itself does.
    """
    from redverify.witnesses.replay import Unreplayable, script

    assert options.replay is not None
    for file, result in zip(loaded, results, strict=True):
        for one in result.impls:
            if one.witness is None or one.impl is None or file.program is None:
                continue
            impl = file.program.impls[one.impl]
            values = dict(wish(one.file, one.impl).settings).get("values", options.values)
            try:
                command = f"redverify verify {one.file} --replay"
                text = script(impl, one.witness, values, command, running)
            except Unreplayable as error:
                say(f"{one.file}: {one.impl}: not replayed: {error}")
                continue
            write_text(text, options.replay)
            return
    refuted = any(one.witness is not None for result in results for one in result.impls)
    why = "no refutation has a run that a script can show" if refuted else "nothing is refuted"
    say(f"{options.replay}: nothing is written, because {why}")


def certify_outcomes(
    outcomes: dict[int, Outcome], options: VerifyOptions, engine: Engine | None = None
) -> Status:
    """Have Lean check the certificates that were made and write them; completes the outcomes."""
    from redverify.certifying.produce import Refused
    from redverify.checking.lean.errors import ProjectError
    from redverify.checking.store import StoreError

    where = destination(options.certify or True, options.lean)
    assert where is not None
    order = sorted(outcomes)
    try:
        with display(quiet=options.quiet) as shown:
            shown.count(Step("certify", detail="reading the certificates that were made"))
            given = [outcomes[p] for p in order]
            results, reports = certified(
                given,
                where,
                jobs=options.jobs or 1,
                say=shown.event,
                watch=shown.watch,
                engine=engine,
            )
    except EngineLost as error:
        raise lost(error, kept=not options.no_cache) from error
    except (StoreError, ProjectError) as error:
        raise Failure(str(error), Status.INVALID) from error
    for position, result in zip(order, results, strict=True):
        outcomes[position] = replace(outcomes[position], result=result)
    statuses = [_OF_CERTIFICATE[report.status] for report in reports]
    statuses += [Status.REJECTED for o in outcomes.values() if isinstance(o.made, Refused)]
    return decide(statuses)


def keep_texts(loaded: Sequence[Loaded], options: VerifyOptions) -> None:
    """Write the texts that a front end has made beside the certificates: reports name their lines."""
    where = destination(options.certify or True)
    assert where is not None
    for file in loaded:
        path = where.text_of(file.file)
        if path is not None and file.program is not None:
            make_folder(str(path.parent))
            write_text(file.program.texts[file.file], str(path))
            say(f"the lines of {file.file} are those of {path}")


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
