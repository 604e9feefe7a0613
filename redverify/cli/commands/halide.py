"""``redverify halide``: verify a scheduled pipeline of Halide."""

from __future__ import annotations

from typing import Any

import click

from redverify.api import load
from redverify.cli.arguments import OptionalValue, VerifyOptions, run_option, verify_options
from redverify.cli.audits import conclude, step_lines, with_size_hints
from redverify.cli.commands.verify import verifier_options, verify_all
from redverify.cli.output import put, show
from redverify.cli.status import Status
from redverify.cli.untranslated import loading, untranslated
from redverify.frontends.common.own_terms import in_own_terms
from redverify.frontends.halide import (
    TARGET,
    HalideOptions,
    Step,
    TranslationError,
    audit_as,
    translated_as,
)
from redverify.reporting.result import Result


@click.command(cls=OptionalValue)
@click.argument("before", metavar="MODULE.py:BEFORE")
@click.argument("after", metavar="MODULE.py:AFTER", required=False)
@click.option(
    "--target", default=TARGET, metavar="TARGET", show_default=True, help="What Halide compiles for."
)
@click.option("--assume", multiple=True, metavar="COND", help="Assume a condition on the sizes.")
@click.option(
    "--no-asserts",
    "without_asserts",
    is_flag=True,
    help="Do not assume what Halide's code checks before it runs.",
)
@click.option("--zero-min", is_flag=True, help="Only for buffers whose first indices are 0.")
@click.option(
    "--in-place", metavar="INPUT", help="The buffer of this input is the output's, too (or a part of it)."
)
@click.option("--print", "printing", is_flag=True, help="Print the .sched text instead of verifying it.")
@click.option("--audit", "auditing", is_flag=True, help="Verify after every call of the schedule.")
@run_option
@verify_options
@loading()
def halide(
    before: str,
    after: str | None,
    target: str,
    assume: tuple[str, ...],
    without_asserts: bool,
    zero_min: bool,
    in_place: str | None,
    printing: bool,
    auditing: bool,
    without_run: bool,
    **options: Any,
) -> int:
    """Verify that the scheduled pipeline AFTER computes the algorithm of BEFORE.

    Both are functions without arguments that return a Func, a Pipeline or a list of Funcs, named by file
    and function. One alone is verified against its own algorithm. Exit statuses are those of verify.
    """
    chosen = VerifyOptions(**options)
    name = after or before
    own = HalideOptions(
        values=chosen.values,
        assume=assume,
        target=target,
        asserts=not without_asserts,
        zero_min=zero_min,
        in_place=in_place,
    )
    shared = in_place is not None  # Halide's own run has a buffer for each
    if auditing and (chosen.format != "text" or chosen.certify is not None or chosen.replay is not None):
        raise click.UsageError("--audit has no --format but text, no --certify and no --replay")
    try:
        if auditing:
            return _audit(before, after, own, chosen, run=not without_run)
        found = translated_as(before, after, own, chosen.timeout)
        opinion = None if printing else found.opinion(chosen.values, run=not (without_run or shared))
    except TranslationError as error:
        return untranslated(name, str(error), chosen)
    if opinion is None:
        put(found.text)
        return Status.VERIFIED

    def told(result: Result) -> Result:
        hinted = with_size_hints(result, lambda size: "_min_" not in size)
        return in_own_terms(hinted, name, found.wording)

    loaded = [load(f"<{name}>", found.text, None)]
    return verify_all(
        loaded,
        chosen,
        inferred=True,
        notes=found.notes,
        running=None if shared else found.running(),
        second_opinion=lambda result: told(opinion(result)),
    )


def _audit(
    before: str, after: str | None, own: HalideOptions, options: VerifyOptions, *, run: bool
) -> Status:
    """Print each step when it is done, and the call that broke the program."""

    def said(step: Step) -> None:
        if options.json_path != "-":
            show(step_lines(step))

    found = audit_as(before, after, own, verifier_options(options, inferred=True), run=run, said=said)
    return conclude(
        after or before, found, options, [], "the pipeline computes the algorithm after every call"
    )
