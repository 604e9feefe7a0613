"""``redverify triton``: verify a Triton kernel against a specification."""

from __future__ import annotations

from typing import Any

import click

from redverify.api import load
from redverify.cli.arguments import OptionalValue, VerifyOptions, run_option, verify_options
from redverify.cli.output import put
from redverify.cli.status import Failure, Status
from redverify.cli.untranslated import loading, untranslated
from redverify.cli.verify import verify_all
from redverify.frontends.common.errors import TranslationError
from redverify.frontends.common.running.second_opinion import SecondOpinion
from redverify.reporting.result import Result


@click.command(cls=OptionalValue)
@click.argument("kernel", metavar="MODULE.py:KERNEL")
@click.option(
    "--spec",
    metavar="SPEC.sched:NAME",
    help="What the kernel is to compute; std:NAME is a specification that redverify has (redverify specs).",
)
@click.option("--contract", metavar="NAME", help="The contract of the module, where it has several.")
@click.option(
    "--config",
    "configs",
    multiple=True,
    metavar="BLOCK=1024,...",
    help="Values of constexprs; without it all that @triton.autotune and the contract list.",
)
@click.option("--print", "printing", is_flag=True, help="Print the .sched text instead of verifying it.")
@run_option
@verify_options
@loading()
def triton(
    kernel: str,
    spec: str | None,
    contract: str | None,
    configs: tuple[str, ...],
    printing: bool,
    without_run: bool,
    **options: Any,
) -> int:
    """Verify that a Triton kernel computes what a specification says, for all sizes.

    The module has the kernel and a contract, which says what its arguments are; without --spec the skeleton
    of one is printed. No GPU is needed. Exit statuses are those of verify.
    """
    if spec is None:
        from redverify.frontends.triton.skeleton import skeleton

        put(skeleton(kernel))
        return Status.VERIFIED
    from redverify.frontends.triton.verifying import Prepared, Verification

    chosen = VerifyOptions(**options)
    given = [_values(text) for text in configs]
    texts: dict[str, tuple[Prepared, SecondOpinion | None]] = {}
    try:
        work = Verification(kernel, spec, contract, given, values=chosen.values, run=not without_run)
    except TranslationError as error:
        return untranslated(kernel, str(error), chosen)
    for configuration in work.found.configurations:
        name = f"{kernel} {configuration}".strip()
        try:
            prepared = work.prepared(configuration)
            texts[f"<{name}>"] = prepared, None if printing else work.opinion(prepared)
        except TranslationError as error:
            return untranslated(name, str(error), chosen)
    if printing:
        put("\n".join(f"# {name}\n\n{prepared.text}" for name, (prepared, _) in texts.items()))
        return Status.VERIFIED

    def judged(result: Result) -> Result:
        prepared, opinion = texts[result.impls[0].file]
        return work.judged(prepared, result, opinion)

    loaded = [load(name, prepared.text, None) for name, (prepared, _) in texts.items()]
    return verify_all(loaded, chosen, inferred=True, second_opinion=judged)


def _values(text: str) -> dict[str, Any]:
    """The constexprs of ``BLOCK=1024,CAUSAL=True``."""
    found: dict[str, Any] = {}
    for part in text.split(","):
        name, sign, value = part.strip().partition("=")
        if not sign or not name:
            raise Failure(f"--config {text}: {part!r} is not of the form NAME=VALUE", Status.INVALID)
        words = {"True": True, "False": False, "None": None}
        number = value.removeprefix("-")
        found[name] = words[value] if value in words else int(value) if number.isdigit() else value
    return found
