"""The same work for many items, shared among a few processes."""

from __future__ import annotations

import multiprocessing
from collections import deque
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from typing import Any, TypeVar

from redverify.system.forks import Died, can_fork
from redverify.system.processes import leave_signals_to_parent

_T = TypeVar("_T")
_Item = TypeVar("_Item")

#: Items that a pool has, for each of its processes: one that it works on, and one that it need not wait for.
_AHEAD = 2

#: What this process does, if it is one of a pool: the work, and all items.
_given: tuple[Callable[[Any], Any], Sequence[Any]] | None = None


def inherits() -> bool:
    """Whether this process may have a pool that inherits what it works on, so that nothing is copied."""
    return can_fork() and not multiprocessing.current_process().daemon


def pooled(
    work: Callable[[_Item], _T], items: Sequence[_Item], jobs: int
) -> Generator[tuple[int, _T | Died], None, None]:
    """The result of ``work`` for each item, ``jobs`` at a time; positions and results as they are ready.

    An item whose process died is tried once more in one of its own, and its result says so if that dies,
    too. Where the system has no ``fork``, work and items are pickled. Closing the generator ends all
    processes.
    """
    left = deque(range(len(items)))
    while left:
        lost: list[int] = []
        with closing(_until_broken(work, items, min(jobs, len(left)), left, lost)) as found:
            yield from found
        for position in sorted(lost):
            yield position, _alone(work, items[position])


def _until_broken(
    work: Callable[[_Item], _T], items: Sequence[_Item], jobs: int, left: deque[int], lost: list[int]
) -> Generator[tuple[int, _T | Died], None, None]:
    """The results for the positions ``left``, until all are done or a process of the pool dies.

    Then no other process of the pool goes on, either. What the pool had of ``left`` and did not do is
    in ``lost``.
    """
    waiting: dict[Future[_T], int] = {}
    before = set(multiprocessing.active_children())
    with _pool(work, items, jobs) as pool:
        try:
            while (left and not lost) or waiting:
                while left and not lost and len(waiting) < _AHEAD * jobs:
                    position = left.popleft()
                    try:
                        waiting[pool.submit(_done, position)] = position
                    except BrokenProcessPool:
                        lost.append(position)
                ready, _ = wait(waiting, return_when=FIRST_COMPLETED)
                for future in sorted(ready, key=waiting.__getitem__):
                    position = waiting.pop(future)
                    try:
                        yield position, future.result()
                    except BrokenProcessPool:
                        lost.append(position)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in set(multiprocessing.active_children()) - before:
                process.terminate()
            raise


def _alone(work: Callable[[_Item], _T], item: _Item) -> _T | Died:
    """The result in a process of its own, after the pool broke while the item was waiting or worked on."""
    with _pool(work, [item], 1) as pool:
        try:
            done: Future[_T] = pool.submit(_done, 0)
            return done.result()
        except BrokenProcessPool:
            return Died("a process of the pool ended without a result")


def _pool(work: Callable[[_Item], Any], items: Sequence[_Item], jobs: int) -> ProcessPoolExecutor:
    context: Any = multiprocessing.get_context("fork" if can_fork() else "spawn")
    return ProcessPoolExecutor(jobs, mp_context=context, initializer=_begin, initargs=(work, items))


def _begin(work: Callable[[_Item], Any], items: Sequence[_Item]) -> None:
    """What a process of a pool does first."""
    global _given  # noqa: PLW0603 - one process serves one pool
    leave_signals_to_parent()
    _given = work, items


def _done(position: int) -> Any:
    assert _given is not None
    work, items = _given
    return work(items[position])


__all__ = ["inherits", "pooled"]
