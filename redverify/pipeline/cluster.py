"""Work on a cluster of Ray: thousands of tasks, on one machine or on many.

Ray runs in a process of its own (:func:`redverify.system.forks.stream`), which is the *driver* for Ray.
It ends with the process that asks for the work, and if the cluster takes it down, that one goes on. Nobody
else imports Ray.

A task is sent when a worker is about to be free, is tried again by us and not by Ray, and its position is
yielded once. Ray's own attempts could do a task twice, and would never tell how its worker died.
"""

from __future__ import annotations

import logging
import os
import secrets
import shutil
import tempfile
import threading
import time
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, field, replace
from functools import partial
from importlib.util import find_spec
from queue import Empty, Queue
from typing import TYPE_CHECKING, Any, TypeVar, cast

from redverify.pipeline.engine import EngineLost
from redverify.pipeline.kept_results import fingerprint
from redverify.pipeline.pool import Outcome, Task, broken, perform, portable
from redverify.system.forks import CannotFork, Died, WorkerDied, first_line, stream

if TYPE_CHECKING:
    from redverify.certifying.delivery import Judge
    from redverify.checking.lean.build_plan import Watch
    from redverify.checking.lean.find import Choice
    from redverify.options import Options

_T = TypeVar("_T")
_Item = TypeVar("_Item")

#: How often a task is tried if its workers die.
TRIES = 2

#: Tasks on the way for each processor of the cluster: one that is worked on, and one that a worker need
#: not wait for.
_AHEAD = 2

#: Seconds between two looks at whether somebody still waits for us, and at the size of the cluster.
_PAUSE, _LOOK = 1.0, 5.0

#: Seconds that a cluster may take to answer at first.
PATIENCE = 120.0

#: Bytes of shared memory of a local cluster. Results pass through it one by one; Ray takes no less.
_SHARED = 100 << 20

#: What is said about a task whose workers died.
_DIED = "the process that verified it ended"


class ClusterMissing(EngineLost):
    """Ray is not installed."""


@dataclass(frozen=True, slots=True)
class _Gone:
    """What the driver says last if it cannot go on: why."""

    reason: str


@dataclass(frozen=True, slots=True)
class Cluster:
    """The cluster at an address (as ``ray.init`` takes it), or one of ``jobs`` processes on this machine.

    That one takes no connections from other machines, and ends with the work.
    """

    jobs: int = 1
    address: str | None = None

    def __post_init__(self) -> None:
        if find_spec("ray") is None:
            raise ClusterMissing("ray is not installed: pip install 'redverify[ray]'")

    def perform(self, tasks: Sequence[Task], options: Options) -> Generator[tuple[int, Outcome], None, None]:
        """See :class:`~redverify.pipeline.engine.Engine`."""
        if not tasks:
            return
        alone = replace(options, progress=None, jobs=1)
        with closing(self.each(partial(_performed, alone), map(portable, tasks))) as found:
            for position, value in found:
                yield position, _outcome(tasks[position], value)

    def judge(self, lean: Choice, say: Callable[[str], None], watch: Watch | None) -> Judge:
        """See :class:`~redverify.pipeline.engine.Engine`."""
        from redverify.pipeline.lean_batches import judge_on

        return partial(judge_on, self.each, self.jobs if self.address is None else None, lean, say, watch)

    def each(
        self, work: Callable[..., _T], items: Iterable[_Item], shared: object = None
    ) -> Generator[tuple[int, _T | Died], None, None]:
        """The result of ``work`` for each item, like :func:`redverify.system.forks.each`.

        With ``shared``, which a node gets once and when it is asked for, ``work`` is called with an item and
        a function that gives it. Items are taken as workers get free. An item whose worker died was given to
        :data:`TRIES` workers. Raises :class:`.EngineLost` if the cluster is gone, or cannot be had.
        """
        with tempfile.TemporaryDirectory(prefix="rv", ignore_cleanup_errors=True) as folder:
            driver = partial(_Driver, self, folder, shared)
            try:
                with closing(stream(lambda: driver().run(work, items), None)) as values:
                    for value in values:
                        if isinstance(value, _Gone):
                            raise EngineLost(value.reason)
                        yield value
            except WorkerDied as error:
                raise EngineLost(f"the cluster is gone: {error}") from error
            except CannotFork as error:
                raise EngineLost(str(error)) from error


def _performed(options: Options, task: Task) -> Outcome:
    """What a worker does."""
    return perform(task, options)


def _outcome(task: Task, value: Outcome | Died) -> Outcome:
    """The outcome of a task, even if its workers died."""
    if not isinstance(value, Died):
        return value
    if value.traceback:  # `perform` catches what goes wrong with a program
        return Outcome(broken(task, f"internal error: {value.reason}"), (), value.traceback)
    note = f"not decided: {value.reason}, {TRIES} times"
    failure = f"{_DIED} without a result" if value.reason == _DIED else ""
    return Outcome(broken(task, note), (), failure, passing=True)


@dataclass
class _Driver:
    """The process that speaks to the cluster."""

    cluster: Cluster
    folder: str
    shared: object = None
    parent: int = field(default_factory=os.getppid)

    def run(
        self, work: Callable[[_Item], _T], items: Iterable[_Item]
    ) -> Iterator[tuple[int, _T | Died] | _Gone]:
        """Yield positions with results; a :class:`_Gone` is the last thing."""
        ray = self._awaited()
        if isinstance(ray, Exception):
            place = "here" if self.cluster.address is None else f"at {self.cluster.address}"
            yield _Gone(f"there is no cluster {place}: {first_line(ray)}")
            return
        try:
            yield from self._results(ray, work, iter(enumerate(items)))
        finally:
            with suppress(Exception):
                ray.shutdown()
            if self._alone():  # else that process removes it
                shutil.rmtree(self.folder, ignore_errors=True)

    def _alone(self) -> bool:
        """Whether nobody waits for results any more."""
        return os.getppid() != self.parent

    def _awaited(self) -> Any:
        """Ray, connected with the cluster, or why it is not. Ray may wait for a cluster forever.

        Ray's processes end with the thread that has begun them, so that one stays.
        """
        answer: Queue[Any] = Queue()

        def connect() -> None:
            try:
                answer.put(self._connected())
            except Exception as error:  # whatever Ray raises where it finds no cluster
                answer.put(error)
            threading.Event().wait()

        threading.Thread(target=connect, daemon=True).start()
        try:
            return answer.get(timeout=PATIENCE)
        except Empty:
            return TimeoutError(f"no answer within {PATIENCE:.0f} s")

    def _connected(self) -> Any:
        os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
        options: dict[str, Any] = {}
        if self.cluster.address is None:
            os.environ.update(RAY_AUTH_MODE="token", RAY_AUTH_TOKEN=secrets.token_hex(32))
            options = {
                "num_cpus": self.cluster.jobs,
                "include_dashboard": False,
                "object_store_memory": _SHARED,
                "_temp_dir": self.folder,
                "_node_ip_address": "127.0.0.1",
            }
        import ray

        address = self.cluster.address or "local"
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, **options)
        return ray

    def _results(
        self, ray: Any, work: Callable[[_Item], _T], waiting: Iterator[tuple[int, _Item]]
    ) -> Iterator[tuple[int, _T | Died] | _Gone]:
        shared = (
            None if self.shared is None else [ray.put(self.shared)]
        )  # in a list: not before it is asked for
        remote = ray.remote(max_retries=0, num_cpus=1)(_signed(work))
        mine = fingerprint()
        running: dict[Any, tuple[int, _Item, int]] = {}
        again: list[tuple[int, _Item, int]] = []
        room = _Room(ray)
        while True:
            while len(running) < room.now():
                position, item, tried = again.pop() if again else (*next(waiting, (-1, cast(_Item, None))), 0)
                if position < 0:
                    break
                running[remote.remote(item, shared)] = position, item, tried + 1
            if not running:
                return
            ready, _ = ray.wait(list(running), num_returns=1, timeout=_PAUSE)
            if self._alone():
                return
            for reference in ready:
                position, item, tried = running.pop(reference)
                value = _value(ray, reference, mine)
                if isinstance(value, _Gone):
                    yield value
                    return
                if isinstance(value, Died) and not value.traceback and tried < TRIES:
                    again.append((position, item, tried))
                else:
                    yield position, value


@dataclass
class _Room:
    """How many tasks the cluster is given at a time; it may grow and shrink."""

    ray: Any
    looked: float = float("-inf")
    room: int = 0

    def now(self) -> int:
        """The number now."""
        if time.monotonic() - self.looked > _LOOK:
            with suppress(Exception):  # a head that does not answer; whether it is gone shows elsewhere
                self.room = _AHEAD * max(1, int(self.ray.cluster_resources().get("CPU", 1)))
            self.looked = time.monotonic()
        return max(1, self.room)


def _signed(work: Callable[..., _T]) -> Callable[[Any, Any], tuple[str, str, _T]]:
    """The work, with the verifier and the node that its verdict comes from.

    Ray sends this function itself, and what it names is imported on the node.
    """

    def done(item: Any, shared: Any) -> tuple[str, str, _T]:
        import platform

        from redverify.pipeline.kept_results import fingerprint

        if shared is None:
            return fingerprint(), platform.node(), work(item)
        import ray

        return fingerprint(), platform.node(), work(item, lambda: ray.get(shared[0]))

    return done


def _value(ray: Any, reference: Any, mine: str) -> Any:
    """What became of a task: its result, a :class:`Died`, or a :class:`_Gone`."""
    errors = ray.exceptions
    try:
        theirs, node, value = ray.get(reference)
    except errors.RayTaskError as error:
        cause = error.cause
        if isinstance(cause, ModuleNotFoundError):
            return _Gone(f"a node of the cluster lacks what redverify needs: {first_line(cause)}")
        return Died(first_line(error if cause is None else cause), traceback=str(error))
    except errors.LocalRayletDiedError:
        return _Gone("the cluster is gone: its process on this machine ended")
    except errors.OutOfMemoryError:
        return Died("its node had no memory left")
    except errors.RayError as error:
        return Died(_DIED if isinstance(error, errors.WorkerCrashedError) else f"lost: {first_line(error)}")
    if theirs != mine:
        return _Gone(
            f"{node} has another redverify, Python, isl or Z3 than this machine: its verdicts are not taken. "
            "Install the same on all nodes"
        )
    return value


__all__ = ["TRIES", "Cluster", "ClusterMissing"]
