"""Says which tests are under way, as soon as one of them takes long."""

from __future__ import annotations

import threading
import time

import pytest

#: Seconds between two reports, on a terminal and in a log.
TERMINAL, LOG = 10.0, 30.0


class UnderWay:
    """A plugin of pytest. The main process hears of the tests that its workers begin and end."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.running: dict[str, float] = {}
        self.done = 0
        self.over = threading.Event()
        self.lock = threading.Lock()

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        with self.lock:
            self.running[nodeid] = time.monotonic()

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        with self.lock:
            self.running.pop(nodeid, None)
            self.done += 1

    def pytest_sessionstart(self) -> None:
        self.reporter = self.config.pluginmanager.getplugin("terminalreporter")
        if self.reporter is not None and not self.config.option.collectonly:
            self.began = time.monotonic()
            threading.Thread(target=self._report, daemon=True).start()

    def pytest_sessionfinish(self) -> None:
        self.over.set()

    def _report(self) -> None:
        pause = TERMINAL if self.reporter.isatty else LOG
        said = self.began
        while not self.over.wait(1.0):
            now = time.monotonic()
            with self.lock:
                slow = [(now - begun, name) for name, begun in self.running.items() if now - begun >= pause]
                done = self.done
            if slow and now - said >= pause:
                said = now
                names = ", ".join(f"{name} ({seconds:.0f} s)" for seconds, name in sorted(slow, reverse=True))
                self.reporter.write("\n")
                minutes, seconds = divmod(round(now - self.began), 60)
                self.reporter.write_line(f"[{minutes}:{seconds:02}, {done} tests done] under way: {names}")
