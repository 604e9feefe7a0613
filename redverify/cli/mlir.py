"""``redverify mlir``: verify that one function of MLIR refines another."""

from __future__ import annotations

import sys
from typing import Any

import click

from redverify.api import load
from redverify.cli.arguments import OptionalValue, VerifyOptions, verify_options
from redverify.cli.status import Failure, Status
from redverify.cli.untranslated import untranslated
from redverify.cli.verify import verify_all
from redverify.frontends.mlir import LoadError, MissingDependency, TranslationError, translated


@click.command(cls=OptionalValue)
@click.argument("source", metavar="SRC.mlir")
@click.argument("target", metavar="TGT.mlir", required=False)
@click.option(
    "--pass", "pipeline", metavar="PIPELINE", help="Make the target: run mlir-opt with these passes."
)
@click.option("--function", metavar="NAME", help="The function to verify, where a module has several.")
@click.option("--mlir-opt", "mlir_opt", metavar="PATH", help="The mlir-opt to use.")
@click.option("--assume", multiple=True, metavar="COND", help="Assume a condition on the sizes.")
@click.option("--print", "printing", is_flag=True, help="Print the .sched text instead of verifying it.")
@verify_options
def mlir(
    source: str,
    target: str | None,
    pipeline: str | None,
    function: str | None,
    mlir_opt: str | None,
    assume: tuple[str, ...],
    printing: bool,
    **options: Any,
) -> int:
    """Verify that the function of TGT.mlir refines that of SRC.mlir.

    Both are MLIR modules in the generic form, or in any form where mlir-opt is on PATH. Exit statuses are
    those of verify.
    """
    chosen = VerifyOptions(**options)
    if (target is None) == (pipeline is None):
        raise Failure("give TGT.mlir or --pass PIPELINE", Status.INVALID)
    name = target or f"{source} {pipeline}"
    try:
        found = translated(
            source,
            target,
            pipeline=pipeline,
            function=function,
            mlir_opt=mlir_opt,
            values=chosen.values,
            assume=assume,
        )
    except MissingDependency as error:
        raise Failure(str(error), Status.UNABLE) from error
    except LoadError as error:
        raise Failure(str(error), Status.INVALID) from error
    except TranslationError as error:
        return untranslated(name, str(error), chosen)
    if printing:
        sys.stdout.write(found.text)
        return Status.VERIFIED
    return verify_all([load(f"<{name}>", found.text, None)], chosen, inferred=True, notes=found.notes)
