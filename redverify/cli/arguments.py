"""Options that several commands share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

import click

from redverify.api import TIMEOUT
from redverify.choices import FORMATS, SOLVER, SOLVERS
from redverify.language.encodings import ENCODINGS
from redverify.system.cores import cores

if TYPE_CHECKING:
    from redverify.checking.lean.find import Choice
_F = TypeVar("_F", bound=Callable[..., Any])


@dataclass(frozen=True, slots=True)
class VerifyOptions:
    """The options of ``verify`` and ``tvm``."""

    values: str
    solver: str
    timeout: float
    strict_races: bool
    jobs: int | None
    json_path: str | None
    smt: str | None
    certify: str | None
    lean: Choice
    replay: str | None
    quiet: bool
    format: str = "text"
    output_file: str | None = None
    no_cache: bool = False
    everything: bool = False

    def processes(self, count: int) -> int:
        """In how many processes ``count`` things are done: as many as there are cores, or as is asked for.

        One thing alone is done in this process.
        """
        if self.jobs is not None:
            return self.jobs
        return min(cores(), count) if count > 1 else 1

    engine: str = "local"
    address: str | None = None
    html_path: str | None = None
    suggest: bool = False
    index_bits: str | None = None


class OptionalValue(click.Command):
    """A command whose ``--json`` and ``--certify`` may stand before an input without swallowing it."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Give ``--json`` without a path the path ``-``, and ``--certify`` an empty one."""
        return super().parse_args(ctx, with_paths(args))


def with_paths(args: Sequence[str]) -> list[str]:
    """Replace ``--json`` by ``--json=-`` and ``--certify`` by ``--certify=`` where the next word is
    an option, an input or missing."""
    result: list[str] = []
    for position, word in enumerate(args):
        if word == "--":
            return [*result, *args[position:]]
        following = args[position + 1] if position + 1 < len(args) else None
        if word in _DEFAULTS and (following is None or _is_no_path(following)):
            result.append(f"{word}={_DEFAULTS[word]}")
        else:
            result.append(word)
    return result


#: What options mean without a value.
_DEFAULTS = {"--json": "-", "--certify": ""}


def _is_no_path(word: str) -> bool:
    inputs = (".sched", ".redcert", ".redcert/")
    return (word.startswith("-") and word != "-") or word.endswith(inputs) or ".py:" in word


#: Which Lean checks certificates.
lean_option = click.option(
    "--lean",
    type=click.Choice(["auto", "native", "embedded"]),
    default="auto",
    show_default=True,
    help="Which Lean checks certificates.",
)

#: The encoding of values.
values_option = click.option(
    "--values",
    type=click.Choice(ENCODINGS),
    default="real",
    help="Encoding of values.",
    show_default=True,
)

#: How long the solvers may take for one obligation.
timeout_option = click.option(
    "--timeout",
    type=click.FloatRange(min=0, min_open=True),
    default=TIMEOUT,
    metavar="S",
    show_default=True,
    help="Seconds for one value obligation.",
)


#: Whether a race of equal values is one.
strict_races_option = click.option(
    "--strict-races",
    is_flag=True,
    help="Two iterations that write one cell are a race whatever the values.",
)


#: Whether the compiler's own code is run as a second opinion.
run_option = click.option(
    "--no-run",
    "without_run",
    is_flag=True,
    help="Do not compare the translation with what the compiler's own code computes.",
)


#: A page with pictures.
html_option = click.option(
    "--html",
    "html_path",
    metavar="PAGE",
    help="Write a page with pictures, which needs nothing else, of one implementation to PAGE.",
)


def format_options(function: _F) -> _F:
    """Formats for other programs, and where they are written."""
    for option in reversed(
        (
            click.option(
                "--format",
                type=click.Choice(FORMATS),
                default="text",
                show_default=True,
                help="Print the report for people, one line for each failure, annotations of GitHub, SARIF, "
                "or JUnit's XML.",
            ),
            click.option(
                "--output-file",
                metavar="PATH",
                help="Write what --format makes to PATH, and print the report for people.",
            ),
        )
    ):
        function = option(function)
    return function


def verify_options(function: _F) -> _F:
    """The options of ``verify`` that other commands take too."""
    for option in reversed(
        (
            values_option,
            click.option(
                "--solver",
                type=click.Choice(SOLVERS),
                default=SOLVER,
                help="Which solvers decide value obligations; both must agree.",
                show_default=True,
            ),
            timeout_option,
            strict_races_option,
            click.option(
                "--index-bits",
                type=click.Choice(("8", "16", "32", "64")),
                help="Indices are computed in signed integers of so many bits, and must not overflow.",
            ),
            click.option(
                "--suggest",
                is_flag=True,
                help="Say at which distances arrays may `overlap`.",
            ),
            click.option(
                "--jobs",
                type=click.IntRange(min=1),
                metavar="N",
                help="Verify N implementations at a time.  [default: as many as there are cores]",
            ),
            click.option(
                "--json",
                "json_path",
                metavar="[PATH]",
                help="Write the result as JSON to PATH (standard output without PATH or with -).",
            ),
            click.option("--smt", metavar="DIR", help="Write the solver's queries to DIR as SMT-LIB."),
            click.option(
                "--certify",
                metavar="[DIR]",
                help="Write a certificate of each verified implementation, which Lean accepted, to DIR "
                "(beside the file without DIR).",
            ),
            lean_option,
            click.option(
                "--replay",
                metavar="PATH",
                help="Write a NumPy script that shows the first refutation to PATH.",
            ),
            click.option(
                "--all",
                "everything",
                is_flag=True,
                help="Show in full what is not proved, and long notes.",
            ),
            html_option,
            click.option("--no-cache", is_flag=True, help="Take no result of an earlier run, and keep none."),
            click.option(
                "--quiet", is_flag=True, help="No progress; a line for each verdict, and the summary."
            ),
            format_options,
        )
    ):
        function = option(function)
    return function
