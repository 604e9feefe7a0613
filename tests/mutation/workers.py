"""Judging in worker processes, which are ended when a mutant takes too long."""

from __future__ import annotations

import multiprocessing
import time
import traceback
from collections.abc import Iterable, Iterator
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from .judge import CRASH, SLOW, Judgement, Limits, judge
from .operators import Mutant


def judgements(mutants: Iterable[Mutant], limits: Limits, jobs: int = 1) -> Iterator[Judgement]:
    """Judge mutants in parallel, in the order in which they are finished."""
    waiting = iter(mutants)
    workers: list[_Worker] = []
    try:
        for _ in range(jobs):
            workers.append(_Worker(limits))
        busy = [w for w in workers if w.give(next(waiting, None))]
        while busy:
            ready = wait([w.connection for w in busy], timeout=0.2)
            still = []
            for worker in busy:
                finished = worker.result(worker.connection in ready)
                if finished is not None:
                    yield finished
                if finished is None or worker.give(next(waiting, None)):
                    still.append(worker)
            busy = still
    finally:
        for worker in workers:
            worker.end()


class _Worker:
    """A process that judges one mutant at a time."""

    #: A process is replaced after so many mutants, since solvers keep memory.
    TASKS = 400

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._start()

    def _start(self) -> None:
        context = multiprocessing.get_context("fork")
        self.connection, theirs = context.Pipe()
        self._process: BaseProcess = context.Process(target=_serve, args=(theirs, self._limits), daemon=True)
        self._process.start()
        theirs.close()
        self._tasks = 0

    def give(self, mutant: Mutant | None) -> bool:
        """Start on a mutant; false if there is none."""
        if mutant is None:
            return False
        if self._tasks >= self.TASKS:
            self.end()
            self._start()
        self._tasks += 1
        self._mutant, self._began = mutant, time.perf_counter()
        self.connection.send(mutant)
        return True

    def result(self, ready: bool) -> Judgement | None:
        """The judgement, if there is one or the time is over."""
        elapsed = time.perf_counter() - self._began
        if ready:
            try:
                return self.connection.recv()
            except (EOFError, OSError):
                self.end()
                self._start()
                return Judgement(self._mutant, CRASH, "the process died", elapsed)
        if elapsed < self._limits.wall:
            return None
        self.end()
        self._start()
        return Judgement(self._mutant, SLOW, f"more than {self._limits.wall:.0f} s", elapsed, elapsed)

    def end(self) -> None:
        """End the process."""
        self.connection.close()
        self._process.kill()
        self._process.join()


def _serve(connection: Connection, limits: Limits) -> None:
    while True:
        try:
            mutant = connection.recv()
        except EOFError:
            return
        try:
            result = judge(mutant, limits)
        except Exception:
            result = Judgement(mutant, CRASH, traceback.format_exc(), 0.0)
        connection.send(result)
