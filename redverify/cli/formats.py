"""What ``--format`` and ``--output-file`` ask for: the report for other programs, beside that for people."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import click

from redverify.cli.output import write_text
from redverify.cli.status import Status

if TYPE_CHECKING:
    from redverify.reporting.findings import Case


@dataclass(frozen=True, slots=True)
class Output:
    """What a command prints. ``format`` is one of :data:`redverify.choices.FORMATS`."""

    format: str
    file: str | None
    json_path: str | None

    def __post_init__(self) -> None:
        if self.file is not None and self.format == "text":
            raise click.UsageError("--output-file needs a --format other than text")
        if self.json_path == "-" and self.format != "text" and self.file in (None, "-"):
            raise click.UsageError("--json and --format both print: give one of them a path")

    @property
    def for_people(self) -> bool:
        """Whether standard output is the report for people."""
        return self.json_path != "-" and (self.format == "text" or self.file not in (None, "-"))

    def deliver(self, cases: Callable[[], Sequence[Case]], status: Status) -> None:
        """Write the report for other programs, if one is asked for."""
        if self.format == "text":
            return
        from redverify.reporting.formats import render

        write_text(render(self.format, cases(), status), self.file or "-")


__all__ = ["Output"]
