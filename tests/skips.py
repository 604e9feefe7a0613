"""Which tests were skipped, why, and whether that is allowed.

A run that ends well may have left out what it was for. So each run lists its skipped tests by reason, and
``--only-known-skips``, which CI gives, fails the run where a reason is not in :data:`KNOWN`. A reason that
concerns something that can be installed is allowed only on a machine that is declared not to have it:
``--without halide``.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping

import pytest

#: What a machine may be declared not to have: extras of the project, and ``mlir-opt``.
WITHOUT = ("halide", "mlir", "mlir-opt", "ray", "triton", "tvm")

#: Reasons for which a test may be skipped, as patterns of the whole reason, and what the machine has to be
#: declared without for that: nothing if it is empty.
KNOWN: Mapping[str, str] = {
    # cases that say nothing
    "one iteration does not race": "",
    "not translated: .*": "",
    "the schedule is wrong, or races": "",
    "TVM cannot compile it: .*": "",
    # what a machine of CI need not have
    "could not import 'lean_dojo': .*": "",
    "nanoda is not on PATH: .*": "",
    "there is no (chromium|minisign|openssl|ssh-keygen)": "",
    "limits of Linux": "",
    "no /dev/full: a Linux device": "",
    "no alarm on this system, or with this islpy": "",
    "this system cannot fork processes": "",
    "the machine has less than 8 GiB of memory left": "",
    # what has a command of its own, and takes minutes
    "takes 5 minutes: set REDVERIFY_LARGE=1": "",
    # what can be installed
    "could not import 'halide': .*|there is no halide|Halide is not installed": "halide",
    "could not import 'tvm': .*|there is no tvm|tvm is not installed|TVM without LLVM": "tvm",
    "could not import 'xdsl': .*|xdsl is not installed": "mlir",
    "no mlir-opt( or no mlir-cpu-runner)?|mlir-opt is needed|there is no mlir-opt.*": "mlir-opt",
    "texts in the pretty form need mlir-opt": "mlir-opt",
    "could not import 'triton': .*|there is no triton": "triton",
    "ray is not installed: .*": "ray",
}


def unknown(reasons: Iterable[str], without: Collection[str]) -> list[str]:
    """The reasons that are not allowed on a machine without these things, in order."""
    allowed = [pattern for pattern, needs in KNOWN.items() if not needs or needs in without]
    return sorted(r for r in set(reasons) if not any(re.fullmatch(p, r, re.DOTALL) for p in allowed))


class Skips:
    """A plugin of pytest: lists skipped tests, and fails a run with unknown ones if it is asked to."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.tests: dict[str, set[str]] = defaultdict(set)  # by reason

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.skipped and not hasattr(report, "wasxfail"):
            self._add(report)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.skipped:
            self._add(report)

    def _add(self, report: pytest.TestReport | pytest.CollectReport) -> None:
        place = report.longrepr
        reason = place[2] if isinstance(place, tuple) else str(place)
        self.tests[reason.removeprefix("Skipped: ")].add(report.nodeid)

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self._unknown() and session.exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def _unknown(self) -> list[str]:
        if not self.config.option.only_known_skips:
            return []
        return unknown(self.tests, self.config.option.without)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if not self.tests:
            return
        terminalreporter.section("skipped")
        for reason, tests in sorted(self.tests.items()):
            first = min(tests)
            others = f" and {len(tests) - 1} more" if len(tests) > 1 else ""
            terminalreporter.write_line(f"{reason}: {first}{others}")
        for reason in self._unknown():
            terminalreporter.write_line(
                f"FAILED: no known reason to skip (tests/skips.py): {reason}", red=True
            )
