"""What is under way, on standard error: a line that is kept up to date on a terminal, else plain lines.

Both say how much of how much is done, for how long it has been going on, and about how long it
will take.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from redverify.cli.output import say
from redverify.reporting.text import visible

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

    from redverify.checking.lean.build_plan import Plan

#: Seconds between plain lines about one step.
PAUSE = 5.0

#: The share of a step that has to be done before the rest is estimated by it.
ENOUGH = 0.03

#: How often a terminal is written to, each second.
REFRESH = 5


@dataclass(frozen=True, slots=True)
class Step:
    """Something that takes time: ``done`` of ``total`` (0 if that is unknown) things called ``unit``.

    The unit ``B`` stands for bytes. ``detail`` says what is being looked at now. ``left`` is the
    expected time in seconds; without it the time is expected to grow with what is done.
    """

    what: str
    done: int = 0
    total: int = 0
    unit: str = ""
    detail: str = ""
    left: float | None = None

    def amount(self) -> str:
        """How much is done of how much, such as ``3 of 22 modules`` or ``57.3 of 121.5 MB``."""
        if self.unit == "B":
            if not self.total:
                return f"{self.done / 1e6:.1f} MB" if self.done else ""
            return f"{self.done / 1e6:.1f} of {self.total / 1e6:.1f} MB"
        return f"{self.done} of {self.total} {self.unit}".rstrip() if self.total else ""

    def times(self, elapsed: float) -> str:
        """The time since the step began, and what is expected."""
        left = self.left
        if left is None and ENOUGH * self.total < self.done < self.total:
            left = elapsed * (self.total - self.done) / self.done
        return clock(elapsed) + (f", about {clock(left)} left" if left else "")


def clock(seconds: float) -> str:
    """Minutes and seconds."""
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes}:{rest:02}"


def building(plan: Plan) -> Callable[[], Step]:
    """The step of a build of Lean modules, as the build's plan has it at the time of the call."""

    def now() -> Step:
        return Step("Lean", plan.done, plan.total, "files", ", ".join(plan.running()), plan.left())

    return now


class Display:
    """Shows steps one after the other, as plain lines."""

    #: Whether lines that are printed meanwhile would disturb it.
    is_bar = False

    def __init__(self) -> None:
        self._what = ""
        self._began = self._shown = 0.0

    def show(self, step: Step | Callable[[], Step]) -> None:
        """Show a step, or what it is now. Say a line where it is new, and now and then."""
        current = step() if callable(step) else step
        if not self._begin(current) and time.monotonic() - self._shown < PAUSE:
            return
        self._shown = time.monotonic()
        elapsed = self._shown - self._began
        parts = (
            current.what,
            current.amount(),
            current.times(elapsed) if elapsed > 1 or current.left else "",
        )
        say(": ".join(part for part in parts if part))

    def event(self, text: str) -> None:
        """Something has happened."""
        say(text)

    def failed(self, text: str) -> None:
        """One of several things has failed; :meth:`count` says so too."""

    def count(self, step: Step) -> None:
        """One more thing of several is done."""
        if step.done and step.total > 1:
            say(f"[{step.done}/{step.total}] {step.detail}")

    def watch(self, plan: Plan) -> None:
        """Show the build of Lean modules."""
        if plan.total:
            self.show(building(plan))

    def _begin(self, step: Step) -> bool:
        """Whether the step is another one than before; its time begins."""
        if step.what == self._what:
            return False
        self._what, self._began = step.what, time.monotonic()
        return True


class Quiet(Display):
    """Shows nothing."""

    def show(self, step: Step | Callable[[], Step]) -> None:
        """Show nothing."""

    def event(self, text: str) -> None:
        """Show nothing."""

    def count(self, step: Step) -> None:
        """Show nothing."""


class Bar(Display):
    """Shows the current step in one line of a terminal, which is written anew several times a second."""

    is_bar = True

    def __init__(self) -> None:
        super().__init__()
        self.console: Console | None = None
        self._step: Callable[[], Step] = lambda: Step("")

    def show(self, step: Step | Callable[[], Step]) -> None:
        """Show a step from now on."""
        self._begin(step() if callable(step) else step)
        self._step = step if callable(step) else lambda: step

    def event(self, text: str) -> None:
        """Show nothing: the line has what is under way, and the report has the outcome."""

    def failed(self, text: str) -> None:
        """Say so above the line."""
        if self.console is not None:
            self.console.print(visible(text), markup=False, highlight=False, soft_wrap=True)

    def count(self, step: Step) -> None:
        """Show how many things are done."""
        self.show(step)

    def line(self) -> RenderableType:
        """The line as it is now."""
        from rich.progress_bar import ProgressBar
        from rich.table import Table
        from rich.text import Text

        step = self._step()
        if not step.what:
            return Text("")
        bar = ProgressBar(
            total=step.total or None, completed=step.done, width=20, pulse=not step.total,
            animation_time=time.monotonic(),
        )  # fmt: skip
        table = Table.grid(padding=(0, 1), expand=True)
        for _ in range(4):
            table.add_column(no_wrap=True)
        table.add_column(no_wrap=True, overflow="ellipsis", ratio=1)
        times = step.times(time.monotonic() - self._began)
        table.add_row(step.what, bar, step.amount(), Text(times, "cyan"), Text(step.detail, "dim"))
        return table


def has_bar(*, quiet: bool) -> bool:
    """Whether what is under way is shown in a line of a terminal, beside which nothing can be printed."""
    return sys.stderr.isatty() and not quiet and os.environ.get("TERM") != "dumb"


@contextmanager
def display(*, quiet: bool = False) -> Iterator[Display]:
    """The display that standard error can have, which is gone afterwards."""
    if not has_bar(quiet=quiet):
        yield Quiet() if quiet else Display()
        return
    from rich.console import Console
    from rich.live import Live

    bar = Bar()
    bar.console = Console(stderr=True)
    with Live(
        get_renderable=bar.line,
        console=bar.console,
        refresh_per_second=REFRESH,
        transient=True,
        redirect_stdout=False,
        redirect_stderr=False,
    ):
        yield bar
