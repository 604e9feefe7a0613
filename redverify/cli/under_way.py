"""What is done of the tasks of a run, and what is said of it meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from redverify.api import Loaded
from redverify.cli.display import Display, Step
from redverify.cli.status import Status, of_verdict
from redverify.pipeline.pool import Outcome, Task
from redverify.reporting.result import ImplResult, Result, Verdict
from redverify.reporting.width import short

if TYPE_CHECKING:
    from redverify.judgement.analysis import Options


class Files:
    """The outcomes of tasks, and the results of the files whose implementations are all done, in order.

    ``tasks`` are the positions of files with their tasks; ``finished`` reports on a file.
    """

    def __init__(
        self,
        loaded: Sequence[Loaded],
        tasks: Sequence[tuple[int, Task]],
        finished: Callable[[Result], Result],
    ) -> None:
        self.loaded, self.finished = loaded, finished
        self.tasks = [task for _, task in tasks]
        self.outcomes: dict[int, Outcome] = {}
        self.results: list[Result] = []
        self.tasks_of: list[list[int]] = [[] for _ in loaded]
        for position, (file, _) in enumerate(tasks):
            self.tasks_of[file].append(position)

    def finish_ready(self, *, all_there_is: bool = False) -> None:
        """Report on the files that are done, in the order given; or on what is done of each."""
        while len(self.results) < len(self.loaded):
            number = len(self.results)
            done = [self.outcomes[p] for p in self.tasks_of[number] if p in self.outcomes]
            if len(done) < len(self.tasks_of[number]) and not all_there_is:
                return
            self.results.append(self.finished(self.loaded[number].result(done)))


@dataclass
class Counted:
    """Shows how many tasks are done, and what is known about the one that this process works on."""

    shown: Display
    tasks: Sequence[Task]
    done: int = 0
    left: dict[int, Task] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.left = dict(enumerate(self.tasks))
        self._show("")

    def _show(self, detail: str) -> None:
        self.shown.count(Step("verify", self.done, len(self.tasks), "implementations", detail))

    def add(self, position: int, outcome: Outcome, *, failed: bool) -> None:
        """A task is done. If it ``failed``, and others are under way, that is said at once."""
        self.done += 1
        self.left.pop(position, None)
        result = outcome.result
        said = f"{result.file}: {result.impl}: {result.verdict}"
        if failed and len(self.tasks) > 1:
            said += _reason(result)
            self.shown.failed(said)
        self._show(said)

    def watched(self, options: Options) -> Options:
        """The options, with which a bar shows the obligations too."""
        return replace(options, progress=self._obligations) if self.shown.is_bar else options

    def _obligations(self, done: int, total: int) -> None:
        task = next(iter(self.left.values()), self.tasks[-1])
        self._show(f"{task.file}: {task.impl}: {done} of {total} obligations")


def fails(outcome: Outcome, expected: Verdict | None) -> bool:
    """Whether a run with this outcome fails."""
    return bool(outcome.failure) or of_verdict(outcome.result.verdict, expected) is not Status.VERIFIED


def _reason(result: ImplResult) -> str:
    """The first failure of an implementation, in a line."""
    from redverify.reporting.findings import impl_findings

    found = next(iter(impl_findings(result, {})), None)
    if found is None or found.code == "inconclusive":
        return ""
    return f": {found.file}:{found.line}:{found.column}: {short(f'{found.code}: {found.message}')}"
