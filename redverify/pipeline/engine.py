"""Where tasks run: an interface, and its implementation on this machine."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Protocol

from redverify.pipeline.pool import Outcome, Task, perform_all

if TYPE_CHECKING:
    from redverify.certifying.delivery import Judge
    from redverify.checking.lean.build_plan import Watch
    from redverify.checking.lean.find import Choice
    from redverify.options import Options


class EngineLost(Exception):
    """Raised where an engine is gone, or cannot be had, before all was done. The message says why.

    What it yielded before holds.
    """


class Engine(Protocol):
    """Does tasks. What a task is and what becomes of its outcome is the business of others."""

    def perform(self, tasks: Sequence[Task], options: Options) -> Generator[tuple[int, Outcome], None, None]:
        """Verify all tasks; yields the position of each once, with its outcome, as they are ready.

        Closing the generator cancels unfinished tasks, and leaves no process behind. A task whose process
        died was tried twice, and its outcome says so. Raises :class:`EngineLost`.
        """
        ...

    def judge(self, lean: Choice, say: Callable[[str], None], watch: Watch | None) -> Judge | None:
        """What has Lean judge certificates, if that is done in other processes than usual."""
        ...


@dataclass(frozen=True, slots=True)
class Local:
    """This machine: ``jobs`` processes."""

    jobs: int = 1

    def perform(self, tasks: Sequence[Task], options: Options) -> Generator[tuple[int, Outcome], None, None]:
        """See :class:`Engine`."""
        return perform_all(tasks, replace(options, jobs=self.jobs))

    def judge(self, lean: Choice, say: Callable[[str], None], watch: Watch | None) -> None:
        """As usual: see :func:`redverify.certifying.delivery.certify`."""


__all__ = ["Engine", "EngineLost", "Local"]
