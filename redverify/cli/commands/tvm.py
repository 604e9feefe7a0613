"""``redverify tvm``: verify a schedule of Apache TVM."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import click

from redverify.api import load
from redverify.cli.arguments import OptionalValue, VerifyOptions, run_option, verify_options
from redverify.cli.audits import conclude, step_lines, with_size_hints
from redverify.cli.commands.verify import verifier_options, verify_all
from redverify.cli.output import put
from redverify.cli.status import Status
from redverify.cli.untranslated import loading, untranslated
from redverify.reporting.result import ScheduleLevel

if TYPE_CHECKING:
    from redverify.frontends.tvm import TvmOptions


@click.command(cls=OptionalValue)
@click.argument("before", metavar="MODULE.py:BEFORE")
@click.argument("after", metavar="MODULE.py:AFTER", required=False)
@click.option("--assume", multiple=True, metavar="COND", help="Assume a condition on the symbolic sizes.")
@click.option(
    "--layout",
    "layouts",
    multiple=True,
    metavar="LAYOUT",
    help="Where the elements of a parameter lie that the schedule has laid out anew: "
    "'B: k, j -> k // 16, j, k % 16'. With --pipeline, KERNEL.B.",
)
@click.option("--audit", "auditing", is_flag=True, help="Verify every step of a schedule's trace.")
@click.option(
    "--pipeline",
    metavar="NAME",
    help="Verify all that this pipeline schedules of a Relax module: "
    "dlight, zero, or another of relax.get_pipeline.",
)
@click.option("--target", default="cuda", metavar="TARGET", show_default=True, help="Target of the pipeline.")
@click.option(
    "--level",
    type=click.Choice(["sblock", "thread"]),
    default="sblock",
    show_default=True,
    help="What of the schedule is verified: its sblocks, or its kernels as their threads run them.",
)
@click.option("--kernel", "kernels", multiple=True, metavar="NAME", help="Only this kernel of the module.")
@click.option("--fresh", is_flag=True, help="Verify again what an earlier run with --pipeline has decided.")
@click.option("--print", "printing", is_flag=True, help="Print the .sched text instead of verifying it.")
@run_option
@verify_options
def tvm(
    before: str,
    after: str | None,
    assume: tuple[str, ...],
    layouts: tuple[str, ...],
    auditing: bool,
    pipeline: str | None,
    target: str,
    level: ScheduleLevel,
    kernels: tuple[str, ...],
    fresh: bool,
    printing: bool,
    without_run: bool,
    **options: Any,
) -> int:
    """Verify that the scheduled function AFTER computes what BEFORE does.

    Both are TensorIR functions, modules or schedules of Apache TVM (or functions without
    arguments that return one), named by file and attribute. A schedule alone is verified against
    the function that it started from. With --pipeline, BEFORE is a Relax module, and every function of
    it is verified that the pipeline schedules or fuses. Exit statuses are those of verify.
    """
    chosen = VerifyOptions(**options)
    if pipeline is not None:
        if after is not None or auditing:
            raise click.UsageError("--pipeline takes one MODULE.py:MODEL, and no --audit")
        if chosen.html_path is not None:
            raise click.UsageError("--html is a page on one program: with --pipeline there are many")
        from redverify.cli.commands.tvm_model import verify_model
        from redverify.frontends.tvm.models.preparation import Request

        load_model = partial(_load, before)
        request = Request(
            load_model,
            before,
            pipeline,
            target,
            chosen.values,
            assume,
            only=kernels,
            layouts=layouts,
            level=level,
            run=not (without_run or printing),
        )
        return verify_model(request, chosen, fresh=fresh, printing=printing)
    if kernels or fresh:
        raise click.UsageError("--kernel and --fresh are for whole models: they need --pipeline")
    if auditing and level != "sblock":
        raise click.UsageError("--audit verifies at the level of sblocks")
    if auditing and (chosen.format != "text" or chosen.certify is not None or chosen.replay is not None):
        raise click.UsageError("--audit has no --format but text, no --certify and no --replay")
    if auditing and layouts:
        raise click.UsageError(
            "--audit takes no --layout: it holds after a step of the trace, and not before"
        )
    from redverify.frontends.tvm import TvmOptions

    own = TvmOptions(values=chosen.values, assume=assume, layouts=layouts, level=level, target=target)
    return _pair(before, after, own, chosen, auditing=auditing, printing=printing, run=not without_run)


def _load(argument: str) -> Any:
    """What ``MODULE.py:NAME`` names."""
    from redverify.frontends.tvm import load_spec_arg

    return load_spec_arg(argument)


@loading()
def _pair(
    before: str,
    after: str | None,
    own: TvmOptions,
    chosen: VerifyOptions,
    *,
    auditing: bool,
    printing: bool,
    run: bool,
) -> int:
    """Verify one function against another, or a schedule against its start."""
    from redverify.frontends.common.own_terms import in_own_terms
    from redverify.frontends.tvm import (
        LoadError,
        TranslationError,
        load_program,
        opinion_of,
        start_of,
        translated_as,
    )

    try:
        first = load_program(before)
        second = first if after is None else load_program(after)
        if type(second).__name__ != "Schedule" and (after is None or auditing):
            wanted = "audited" if auditing else "verified alone"
            raise LoadError(
                f"only a schedule (s_tir.Schedule) can be {wanted}, not one of type {type(second).__name__}; "
                "a whole model needs --pipeline"
            )
        start = start_of(second) if after is None else first
        if auditing:
            return _audit(after or before, second, start, own, chosen, run=run)
        after = before if after is None else after
        found = translated_as(start, second, own, chosen.timeout)
        opinion = opinion_of(found, chosen.values, run=run and not printing)
    except TranslationError as error:
        return untranslated(after or before, str(error), chosen, own.level)
    if printing:
        put(found.text)
        return Status.VERIFIED
    loaded = [load(f"<{after}>", found.text, None)]
    return verify_all(
        loaded,
        chosen,
        inferred=True,
        schedule_level=own.level,
        second_opinion=lambda result: in_own_terms(with_size_hints(opinion(result)), after, found.wording),
    )


def _audit(
    name: str, schedule: Any, start: Any, own: TvmOptions, options: VerifyOptions, *, run: bool
) -> Status:
    """Print a line for every step that changes the function, and the step that broke it."""
    from redverify.frontends.tvm import audit_as

    found = audit_as(schedule, start, own, verifier_options(options, inferred=True), run=run)
    lines = [line for step in found.steps for line in step_lines(step)]
    return conclude(name, found, options, lines, "every step computes what the first function does")
