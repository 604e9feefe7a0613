"""What a build still has to compile, and about how long that takes."""

from __future__ import annotations

import heapq
import threading
import time
from collections.abc import Callable, Iterable, Mapping

from redverify.checking.lean.project import Module

#: Seconds that Lean needs to start, and for each character of a source. Measured with the embedded
#: checker on a machine with two cores; :meth:`Plan.left` corrects them by what the build measures.
START, PER_CHARACTER = 7.0, 0.45e-3

#: What has been running for some time is not expected to end at once, but to need this share more.
MORE = 0.2


class Plan:
    """The modules that a build compiles. The build changes it; another thread may read it meanwhile.

    ``titles`` says what modules are called if not by their names.
    """

    def __init__(self, modules: Iterable[Module], jobs: int, titles: Mapping[str, str] | None = None) -> None:
        self._modules = {module.name: module for module in modules}
        self._jobs = max(1, jobs)
        self._titles = titles or {}
        self._begun: dict[str, float] = {}
        self._took: dict[str, float] = {}
        self._lock = threading.Lock()

    @property
    def total(self) -> int:
        """How many modules are to be compiled, those included that are done."""
        return len(self._modules)

    @property
    def done(self) -> int:
        """How many modules are done."""
        return len(self._took)

    def running(self) -> list[str]:
        """The titles of the modules that Lean compiles now, the oldest first."""
        with self._lock:
            return [self._titles.get(name, name) for name in self._begun if name not in self._took]

    def started(self, name: str) -> None:
        """Lean begins with a module. A module that is not part of the plan is ignored."""
        if name in self._modules:
            with self._lock:
                self._begun[name] = time.monotonic()

    def ended(self, name: str) -> None:
        """A module is done, or is not compiled because one of its imports was rejected."""
        if name in self._modules:
            with self._lock:
                self._took[name] = time.monotonic() - self._begun.get(name, time.monotonic())

    def left(self) -> float:
        """The seconds until the build ends, if it goes on as it went."""
        with self._lock:
            begun, took = dict(self._begun), dict(self._took)
        now = time.monotonic()
        since = {name: now - start for name, start in begun.items() if name not in took}
        pace = self._pace(took, since)
        running = [
            (max(pace * self._seconds(name) - elapsed, MORE * elapsed), name)
            for name, elapsed in since.items()
        ]
        return self._simulated(running, set(took), pace)

    def _pace(self, took: Mapping[str, float], since: Mapping[str, float]) -> float:
        """How many times the expected seconds modules take; those that run too long count already."""
        late = {name: elapsed for name, elapsed in since.items() if elapsed > self._seconds(name)}
        expected = sum(self._seconds(name) for name in (*took, *late))
        return (sum(took.values()) + sum(late.values())) / expected if expected else 1.0

    def _simulated(self, running: list[tuple[float, str]], over: set[str], pace: float) -> float:
        """When the last module ends if each takes what is expected; ``running`` holds ends and names."""
        heapq.heapify(running)
        waiting = [n for n in self._modules if n not in over and all(n != name for _, name in running)]
        at = 0.0
        while waiting or running:
            for name in list(waiting):
                needed = [i for i in self._modules[name].imports if i in self._modules]
                if len(running) < self._jobs and over.issuperset(needed):
                    waiting.remove(name)
                    heapq.heappush(running, (at + pace * self._seconds(name), name))
            at, name = heapq.heappop(running)
            over.add(name)
        return at

    def _seconds(self, name: str) -> float:
        return START + PER_CHARACTER * len(self._modules[name].text)


#: Called once, when a build knows its plan.
Watch = Callable[[Plan], None]
