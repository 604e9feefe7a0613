"""``redverify tvm``: verify a schedule of Apache TVM."""

from __future__ import annotations

import sys
from typing import Any

import click

from redverify.api import load
from redverify.cli.arguments import OptionalValue, VerifyOptions, verify_options
from redverify.cli.output import show, write_json
from redverify.cli.status import Failure, Status
from redverify.cli.verify import verify_all
from redverify.reporting.result import ImplResult, Result, Verdict, document, to_json
from redverify.reporting.text import report


@click.command(cls=OptionalValue)
@click.argument("before", metavar="MODULE.py:BEFORE")
@click.argument("after", metavar="MODULE.py:AFTER")
@click.option("--assume", multiple=True, metavar="COND", help="Assume a condition on the symbolic sizes.")
@click.option("--print", "printing", is_flag=True, help="Print the .sched text instead of verifying it.")
@verify_options
def tvm(before: str, after: str, assume: tuple[str, ...], printing: bool, **options: Any) -> int:
    """Verify that the scheduled function AFTER computes what BEFORE does.

    Both are TensorIR functions, modules or schedules of Apache TVM (or functions without
    arguments that return one), named by file and attribute. Exit statuses are those of verify.
    """
    from redverify.frontends.tvm import (
        LoadError,
        MissingDependency,
        TranslationError,
        load_spec_arg,
        to_sched,
    )

    chosen = VerifyOptions(**options)
    try:
        text = to_sched(load_spec_arg(before), load_spec_arg(after), assume=assume, values=chosen.values)
    except MissingDependency as error:
        raise Failure(str(error), Status.UNABLE) from error
    except LoadError as error:
        raise Failure(str(error), Status.INVALID) from error
    except TranslationError as error:
        return _untranslated(after, str(error), chosen)
    if printing:
        sys.stdout.write(text)
        return Status.VERIFIED
    return verify_all([load(f"<{after}>", text, None)], chosen)


def _untranslated(after: str, reason: str, options: VerifyOptions) -> Status:
    """A program outside the translated subset: nothing is known of it."""
    name = after.rpartition(":")[2]
    impl = ImplResult(
        file=f"<{after}>",
        impl=name,
        spec=None,
        verdict=Verdict.INCONCLUSIVE,
        assumptions=(),
        obligations=(),
        witness=None,
        certificate=None,
        seconds=0.0,
        notes=(f"not translated: {reason}",),
    )
    result = Result(impls=(impl,))
    if options.json_path != "-":
        show(report(result))
    if options.json_path is not None:
        write_json(to_json(document([result])), options.json_path)
    return Status.INCONCLUSIVE
