"""``redverify mlir``: verify that one function of MLIR refines another."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import click

from redverify.api import load
from redverify.cli.arguments import OptionalValue, VerifyOptions, run_option, verify_options
from redverify.cli.audits import conclude, step_lines, with_size_hints
from redverify.cli.commands.verify import verifier_options, verify_all
from redverify.cli.output import put, show
from redverify.cli.status import Failure, Status
from redverify.cli.untranslated import loading, untranslated
from redverify.frontends.mlir import (
    MlirOptions,
    Step,
    TranslationError,
    audit_as,
    bounds,
    overlap,
    second_opinion,
    translated_as,
)
from redverify.reporting.result import Result


@click.command(cls=OptionalValue)
@click.argument("source", metavar="SRC.mlir")
@click.argument("target", metavar="TGT.mlir", required=False)
@click.option(
    "--pass", "pipeline", metavar="PIPELINE", help="Make the target: run mlir-opt with these passes."
)
@click.option(
    "--audit", "audited", metavar="PIPELINE", help="Run mlir-opt with these passes, and verify after each."
)
@click.option("--function", metavar="NAME", help="The function to verify, where a module has several.")
@click.option("--mlir-opt", "mlir_opt", metavar="PATH", help="The mlir-opt to use.")
@click.option("--assume", multiple=True, metavar="COND", help="Assume a condition on the sizes.")
@click.option(
    "--bounds", "bounded", multiple=True, metavar="VALUE", help="Print the bounds of %v, or of %v:0."
)
@click.option(
    "--overlap", "compared", multiple=True, metavar="%A,%B", help="Print whether two slices overlap."
)
@click.option(
    "--may-overlap",
    "overlapping",
    multiple=True,
    metavar="A,B[:COND]",
    help="Arguments (arg0, arg1, ...) that may share memory, at distances d that COND allows.",
)
@click.option(
    "--like-mlir-tv",
    "like_mlir_tv",
    is_flag=True,
    help="--values abstract-bitwise, unless --values is given.",
)
@click.option("--print", "printing", is_flag=True, help="Print the .sched text instead of verifying it.")
@run_option
@verify_options
@loading()
def mlir(
    source: str,
    target: str | None,
    pipeline: str | None,
    audited: str | None,
    function: str | None,
    mlir_opt: str | None,
    assume: tuple[str, ...],
    bounded: tuple[str, ...],
    compared: tuple[str, ...],
    overlapping: tuple[str, ...],
    like_mlir_tv: bool,
    printing: bool,
    without_run: bool,
    **options: Any,
) -> int:
    """Verify that the function of TGT.mlir refines that of SRC.mlir.

    Both are MLIR modules in the generic form, or in any form where mlir-opt is on PATH. Exit statuses are
    those of verify. With --bounds and --overlap, questions about the values of SRC.mlir are answered instead.
    """
    if bounded or compared:
        if target is not None or pipeline is not None or audited is not None:
            raise click.UsageError("--bounds and --overlap are about one program")
        return _questions(source, function, mlir_opt, bounded, compared)
    if like_mlir_tv and not _is_given("values"):
        options["values"] = "abstract-bitwise"
    chosen = VerifyOptions(**options)
    if [target, pipeline, audited].count(None) != 2:
        raise Failure("give TGT.mlir, --pass PIPELINE or --audit PIPELINE", Status.INVALID)
    if audited and (chosen.format != "text" or chosen.certify is not None or chosen.replay is not None):
        raise click.UsageError("--audit has no --format but text, no --certify and no --replay")
    own = MlirOptions(
        values=chosen.values, assume=assume, function=function, mlir_opt=mlir_opt, overlaps=overlapping
    )
    name = target or f"{source} {pipeline}"
    try:
        if audited is not None:
            return _audit(source, audited, own, chosen, run=not without_run)
        found = translated_as(source, target, replace(own, pipeline=pipeline))
        if printing:
            put(found.text)
            return Status.VERIFIED
        # The compiler's own run has its arguments in different memory.
        opinion = _same if without_run or overlapping else second_opinion(found, chosen.values, mlir_opt)
    except TranslationError as error:
        return untranslated(name, str(error), chosen)
    notes = found.notes if chosen.certify is None else (*found.notes, *found.certificate_notes())
    return verify_all(
        [load(f"<{name}>", found.text, None)],
        chosen,
        inferred=True,
        notes=notes,
        second_opinion=lambda result: found.in_own_terms(with_size_hints(opinion(result)), target),
    )


def _same(result: Result) -> Result:
    return result


def _is_given(name: str) -> bool:
    """Whether an option was given and is not its default."""
    found = click.get_current_context().get_parameter_source(name)
    return found is not click.core.ParameterSource.DEFAULT


def _audit(source: str, pipeline: str, own: MlirOptions, options: VerifyOptions, *, run: bool) -> Status:
    """Print each pass when it is done, and the pass that broke the function."""

    def said(step: Step) -> None:
        if options.json_path != "-":
            show(step_lines(step))

    own = replace(own, pipeline=pipeline)
    found = audit_as(source, own, verifier_options(options, inferred=True), run=run, said=said)
    return conclude(source, found, options, [], "the function refines the source after every pass")


def _questions(
    source: str,
    function: str | None,
    mlir_opt: str | None,
    bounded: tuple[str, ...],
    compared: tuple[str, ...],
) -> Status:
    """Print bounds of values, and whether slices overlap."""
    lines: list[str] = []
    try:
        for value in bounded:
            lines += bounds(source, value, function=function, mlir_opt=mlir_opt).lines()
        for pair in compared:
            left, comma, right = (part.strip() for part in pair.partition(","))
            if not comma:
                raise click.UsageError("--overlap takes two values: --overlap %a,%b")
            answers = overlap(source, left, right, function=function, mlir_opt=mlir_opt)
            lines += [f"{left}, {right} {answer.line()}" for answer in answers]
    except TranslationError as error:
        raise Failure(f"not read: {error}", Status.INCONCLUSIVE) from error
    put("".join(f"{line}\n" for line in lines))
    return Status.VERIFIED
