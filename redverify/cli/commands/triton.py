"""``redverify triton``: verify a Triton kernel against a specification."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

from redverify.api import load
from redverify.cli.arguments import OptionalValue, VerifyOptions, run_option, verify_options
from redverify.cli.commands.verify import verify_all
from redverify.cli.output import put
from redverify.cli.status import Failure, Status
from redverify.cli.untranslated import loading, untranslated, unverified
from redverify.frontends.common.errors import LoadError, TranslationError
from redverify.frontends.common.own_terms import defined_at
from redverify.frontends.common.running.second_opinion import SecondOpinion
from redverify.frontends.triton.contract import POWERS, LaunchCode
from redverify.reporting.result import Result


@click.command(cls=OptionalValue)
@click.argument("kernel", metavar="MODULE.py:KERNEL")
@click.option(
    "--spec",
    metavar="SPEC.sched:NAME",
    help="What the kernel is to compute; std:NAME is a specification that redverify has (redverify specs).",
)
@click.option(
    "--against",
    metavar="MODULE.py:NAIVE",
    help="A naive kernel that is the specification, in place of --spec.",
)
@click.option("--against-contract", metavar="NAME", help="The naive kernel's contract, of several.")
@click.option("--contract", metavar="NAME", help="The contract of the module, where it has several.")
@click.option(
    "--launch",
    metavar="FUNCTION",
    help="Launch code of the module, in place of a contract: it is run with stand-ins for sizes and tensors. "
    "Its parameter x is the specification's tensor x or X; FUNCTION(x=A) says that it is A, and "
    "FUNCTION(x=A ignore -100) that its -1 is -100 in memory.",
)
@click.option("--contiguous", is_flag=True, help="With --launch: tensors that are passed are contiguous.")
@click.option(
    "--powers",
    metavar="N,...",
    help="With --launch: what triton.next_power_of_2 of a size is, each verified for sizes up to it "
    "(default: 1024).",
)
@click.option(
    "--config",
    "configs",
    multiple=True,
    metavar="BLOCK=1024,...",
    help="Values of constexprs; without it all that @triton.autotune and the contract list.",
)
@click.option(
    "--grid",
    metavar="FORMULA,...",
    help="The grid, in place of the contract's: a formula for each axis, such as cdiv(M, BLOCK_M).",
)
@click.option(
    "--roundings",
    type=click.Choice(["keep", "ignore"]),
    default="keep",
    help="ignore: casts between floats are the identity, and the claim is over the real numbers.",
)
@click.option(
    "--int32",
    type=click.Choice(["assume", "check"]),
    default="assume",
    help="check: no index of 32 bits overflows (default: it is assumed; the verdict says for which sizes).",
)
@click.option("--print", "printing", is_flag=True, help="Print the .sched text instead of verifying it.")
@run_option
@verify_options
@loading()
def triton(
    kernel: str,
    spec: str | None,
    against: str | None,
    against_contract: str | None,
    contract: str | None,
    launch: str | None,
    contiguous: bool,
    powers: str | None,
    configs: tuple[str, ...],
    grid: str | None,
    roundings: str,
    int32: str,
    printing: bool,
    without_run: bool,
    **options: Any,
) -> int:
    """Verify that a Triton kernel computes what a specification says, for all sizes.

    The module has the kernel, and launch code or a contract, which says what the kernel's arguments are.
    Without --spec the skeleton of a contract is printed. No GPU is needed. Exit statuses are those of verify.
    """
    if spec is not None and against is not None:
        raise Failure("--spec and --against exclude each other", Status.INVALID)
    if spec is None and against is None:
        return _skeleton(kernel)
    from redverify.frontends.triton.verifying import Prepared, Verification

    chosen = VerifyOptions(**options)
    code = None if launch is None else _launch_code(launch, contiguous, powers)
    texts: dict[str, tuple[Prepared, SecondOpinion | None]] = {}
    name = kernel
    try:
        with _fitting(kernel, launch or contract):
            work = Verification(
                kernel,
                spec,
                contract,
                [_values(text) for text in configs],
                against=None if against is None else (against, against_contract),
                launch=code,
                values=chosen.values,
                grid=grid,
                rounded=roundings == "keep",
                int32=int32,
                run=not without_run,
            )
            for configuration in work.found.configurations:
                name = f"{kernel} {configuration}".strip()
                try:
                    prepared = work.prepared(configuration)
                    texts[f"<{name}>"] = prepared, None if printing else work.opinion(prepared)
                except TranslationError as error:
                    refused = work.refused(configuration, str(error), f"<{name}>")
                    return unverified(Result(impls=(refused,)), chosen)
    except TranslationError as error:
        return untranslated(name, str(error), chosen)
    if printing:
        put("\n".join(f"# {name}\n\n{prepared.text}" for name, (prepared, _) in texts.items()))
        return Status.VERIFIED

    def judged(result: Result) -> Result:
        prepared, opinion = texts[result.impls[0].file]
        return work.judged(prepared, result, opinion)

    loaded = [work.tried(load(name, given[0].text, None), *given) for name, given in texts.items()]
    return verify_all(loaded, chosen, inferred=True, second_opinion=judged)


@contextmanager
def _fitting(kernel: str, chosen: str | None) -> Iterator[None]:
    """An error without a code is about a contract or launch code that does not fit, and stands at it."""
    try:
        yield
    except LoadError as error:
        if error.code:
            raise
        path = kernel.rpartition(":")[0]
        line = defined_at(Path(path), re.split(r"\W", chosen)[0]) if chosen else 0
        raise LoadError(error.message, "RV617", f"{path}:{line}" if line else path, error.hint) from error


def _skeleton(kernel: str) -> Status:
    """Print what a contract of the kernel begins with."""
    from redverify.frontends.triton.skeleton import skeleton

    put(skeleton(kernel))
    return Status.VERIFIED


def _launch_code(text: str, contiguous: bool, powers: str | None) -> LaunchCode:
    """``FUNCTION`` or ``FUNCTION(x=A, y=B ignore -100)``."""
    found = re.fullmatch(r"([\w.]+)\s*(?:\((.*)\))?", text.strip())
    tensors: dict[str, str] = {}
    ignored: dict[str, int] = {}
    for part in (found[2] or "").split(",") if found else []:
        said = re.fullmatch(r"([^\W\d]\w*)\s*=\s*([^\W\d]\w*)(?:\s+ignore\s+(-\d+))?", part.strip())
        if said is None and part.strip():
            found = None
            break
        if said is not None:
            tensors[said[1]] = said[2]
            ignored |= {said[2]: int(said[3])} if said[3] else {}
    if found is None:
        raise Failure(f"--launch {text} is not of the form FUNCTION(PARAMETER=TENSOR, ...)", Status.INVALID)
    chosen = POWERS if powers is None else tuple(_power(p) for p in powers.split(","))
    return LaunchCode(found[1], tensors, contiguous, chosen, ignored)


def _power(text: str) -> int:
    value = int(text) if text.strip().isdigit() else 0
    if value < 1 or value & (value - 1):
        raise Failure(f"--powers: {text.strip()!r} is not a power of 2", Status.INVALID)
    return value


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
