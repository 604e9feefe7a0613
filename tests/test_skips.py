"""A test may be skipped for known reasons only."""

from __future__ import annotations

import pytest

from tests.cli.expectations import ROOT
from tests.skips import KNOWN, WITHOUT, unknown

pytestmark = pytest.mark.ring("quick")

pytest_plugins = ["pytester"]

#: What the run has of this project's ``conftest.py``.
CONFTEST = f"""
import sys

sys.path.insert(0, {str(ROOT)!r})

from tests.skips import Skips

def pytest_addoption(parser):
    parser.addoption("--only-known-skips", action="store_true")
    parser.addoption("--without", action="append", default=[])

def pytest_configure(config):
    config.pluginmanager.register(Skips(config))
"""

TESTS = """
import pytest

pytest.importorskip("os")

@pytest.mark.skipif(True, reason="{reason}")
def test_mark(): ...

def test_call():
    pytest.skip("one iteration does not race")

@pytest.mark.xfail(reason="expected")
def test_expected(): assert False

def test_passes(): ...
"""


def test_what_a_machine_has() -> None:
    assert set(KNOWN.values()) == {"", *WITHOUT}
    assert unknown(["could not import 'tvm': no module", "limits of Linux"], ["tvm"]) == []
    assert unknown(["could not import 'tvm': no module", "limits of Linux"], ["halide"]) == [
        "could not import 'tvm': no module"
    ]
    assert unknown(["mostly limits of Linux"], WITHOUT) == ["mostly limits of Linux"]


def run(pytester: pytest.Pytester, text: str, *options: str) -> pytest.RunResult:
    pytester.makeini("[pytest]")
    pytester.makeconftest(CONFTEST)
    pytester.makepyfile(text)
    return pytester.runpytest_subprocess("-p", "no:xdist", *options)


def test_an_unknown_reason_fails_the_run(pytester: pytest.Pytester) -> None:
    result = run(pytester, TESTS.format(reason="no idea"), "--only-known-skips")
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.assert_outcomes(passed=1, skipped=2, xfailed=1)
    result.stdout.fnmatch_lines(["no idea: *::test_mark", "*FAILED: no known reason to skip*no idea"])


def test_known_reasons_are_listed(pytester: pytest.Pytester) -> None:
    result = run(pytester, TESTS.format(reason="limits of Linux"), "--only-known-skips")
    assert result.ret == pytest.ExitCode.OK
    result.stdout.fnmatch_lines(["limits of Linux: *::test_mark"])
    assert run(pytester, TESTS.format(reason="no idea")).ret == pytest.ExitCode.OK


def test_a_whole_file(pytester: pytest.Pytester) -> None:
    text = "import pytest\n\npytest.importorskip('tvm_that_is_not')\n\ndef test_nothing(): ..."
    result = run(pytester, text, "--only-known-skips")
    assert result.ret != pytest.ExitCode.OK
    result.stdout.fnmatch_lines(["*FAILED: no known reason*tvm_that_is_not*"])
