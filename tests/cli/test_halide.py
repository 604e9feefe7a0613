"""`redverify halide` without Halide."""

from __future__ import annotations

import subprocess
import sys

from tests.cli.expectations import ROOT

BLUR = "examples/halide/blur.py:scheduled"


def ran(code: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", code, *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_without_the_wheel() -> None:
    """Status 5 and how to install it, also where audits and ``.sched`` texts are asked for."""
    code = (
        "import sys, importlib.util as util; find = util.find_spec; "
        "util.find_spec = lambda name, *rest: None if name == 'halide' else find(name, *rest); "
        "sys.argv = ['redverify', 'halide', *sys.argv[1:]]; "
        "from redverify.cli.main import main; main()"
    )
    for options in ((), ("--print",), ("--audit",)):
        done = ran(code, BLUR, *options)
        assert done.returncode == 5, done.stderr
        assert "pip install 'redverify[halide]'" in done.stderr


def test_nothing_else_imports_it() -> None:
    """Neither the package, nor its front end for Halide, nor other commands."""
    code = (
        "import sys, redverify, redverify.frontends.halide; from redverify.cli.main import invoke; "
        "invoke(['verify', 'examples/thesis/ch4/one_writer.sched', '--quiet']); "
        "assert 'halide' not in sys.modules"
    )
    done = ran(code)
    assert done.returncode == 0, done.stderr
