"""Rings of tests (see ``tests/rings.py``), what is under way, and the command line as a fixture.

``python -m pytest`` runs the ring ``quick`` on all cores, ``--ring NAME`` another one or several. Where
paths, ``-k`` or ``-m`` say what to run, nothing is left out.
"""

from __future__ import annotations

import gc
import os
import time
from collections import Counter
from collections.abc import Callable, Generator
from dataclasses import dataclass
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from redverify.cli.main import invoke
from tests.cli.expectations import ROOT
from tests.rings import GROUPS, LONG, RINGS, TAKES, ring_of, ring_of_file, rings_in
from tests.skips import WITHOUT, Skips
from tests.under_way import UnderWay

# On a busy machine everything is slow, examples that are drawn included.
settings.register_profile("any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any machine")

#: A test verifies what it is about: results of earlier runs are for tests/pipeline/test_kept.py and
#: tests/cli/test_cache.py alone. Processes that tests start inherit it.
os.environ["REDVERIFY_NO_CACHE"] = "1"

# The tests make many objects. The search for cycles of them took a sixth of the time when it began after each
# 700 new ones, as is usual; it takes less where it finds most of them gone.
gc.set_threshold(50_000, 20, 20)

#: Processes at most: each imports everything, and several may start Lean, which takes 1.5 GB.
MOST = 8


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--ring", choices=[*RINGS, *GROUPS], help="the ring of tests to run (default: quick)")
    parser.addoption("--only-known-skips", action="store_true", help="fail on other reasons to skip a test")
    parser.addoption(
        "--without", action="append", choices=WITHOUT, default=[], help="this machine has no such thing"
    )


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    if config.option.ring is None:  # a worker of xdist is told which one
        chosen = config.args_source is pytest.Config.ArgsSource.ARGS
        chosen = chosen or bool(config.option.keyword or config.option.markexpr)
        config.option.ring = "all" if chosen else "quick"
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(UnderWay(config))
        config.pluginmanager.register(Summary(config))
        config.pluginmanager.register(Skips(config))


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """As many processes as there are cores; a single test or a single file is not worth any."""
    named = [argument for argument in config.args if ".py" in argument]
    few = len(named) == len(config.args) == 1
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return 0 if few else min(MOST, cores)


def selected(config: pytest.Config) -> set[str]:
    """The rings that are run."""
    return set(GROUPS.get(config.option.ring, [config.option.ring]))


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Do not even import the files of other rings."""
    if not collection_path.is_relative_to(ROOT / "tests") or collection_path.suffix != ".py":
        return None
    return None if rings_in(collection_path) & selected(config) else True


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark each test with its ring and leave out the others. What takes longest comes first."""
    others = []
    for item in items:
        ring = ring_of(item)
        item.add_marker(ring)
        if ring not in selected(config):
            others.append(item)
    if others:
        config.hook.pytest_deselected(items=others)
        items[:] = [item for item in items if item not in set(others)]
    items.sort(key=lambda item: RINGS.index(ring_of(item)), reverse=True)


class Summary:
    """Says before and after the tests what is run, and what is not."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.began = time.monotonic()

    def takes(self) -> str:
        rings = [ring for ring in RINGS if ring in selected(self.config)]
        return " + ".join(f"{ring} (about {TAKES[ring]})" for ring in rings)

    def pytest_report_header(self) -> str:
        return f"rings: {self.takes()} on two cores"

    @pytest.hookimpl(wrapper=True, tryfirst=True)  # after the summary of the terminal
    def pytest_sessionfinish(self) -> Generator[None, object, object]:
        result = yield
        reporter = self.config.pluginmanager.getplugin("terminalreporter")
        if self.config.option.ring != "all" and reporter is not None:
            reporter.write_line(self.left_out(reporter))
        return result

    def left_out(self, reporter: pytest.TerminalReporter) -> str:
        """What was run, what was not, and the command for it."""
        kinds = ("passed", "failed", "error", "skipped", "xfailed")
        count = sum(len(reporter.stats.get(kind, ())) for kind in kinds)
        files = Counter(map(_ring_of_file, (ROOT / "tests").rglob("test_*.py")))
        sizes = {ring: f"{files[ring]} files" for ring in RINGS} | {"long": f"{len(LONG)} cases"}
        others = [ring for ring in RINGS if ring not in selected(self.config)]
        left = ", ".join(f"{ring} ({sizes[ring]}, about {TAKES[ring]})" for ring in others)
        seconds = time.monotonic() - self.began
        return (
            f"{self.config.option.ring} ring: {count} tests in {seconds:.0f} s; left out: {left}. "
            "To run them: python -m pytest --ring NAME; `landing` is all but `long`, `all` is everything"
        )


def _ring_of_file(path: Path) -> str:
    return ring_of_file(path.read_text(encoding="utf-8"))


# ---------------------------------------------------------------- the command line


@dataclass(frozen=True)
class Ran:
    status: int
    out: str
    err: str


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Ran]:
    """Run `redverify ARGUMENTS...` in the project's folder, inside the test's process."""
    monkeypatch.chdir(ROOT)
    monkeypatch.delenv("REDVERIFY_DEBUG", raising=False)
    monkeypatch.setattr(
        "redverify.cli.arguments.cores", lambda: 1
    )  # no processes unless a test asks for them

    def run(*arguments: str | os.PathLike[str]) -> Ran:
        status = invoke([os.fspath(a) for a in arguments])
        captured = capsys.readouterr()
        return Ran(status, captured.out, captured.err)

    return run


@pytest.fixture
def program(tmp_path: Path) -> Callable[..., Path]:
    """Write a program to a file."""

    def write(text: str, name: str = "program.sched") -> Path:
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return path

    return write
