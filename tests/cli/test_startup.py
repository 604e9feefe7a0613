"""What the command line does not import for those who do not use it."""

from __future__ import annotations

import subprocess
import sys

from tests.cli.expectations import ROOT

#: Packages of one command or option each, and the parts of ours that use them.
UNUSED = (
    "jinja2", "networkx.drawing", "rich", "redverify.reporting.audit", "redverify.reporting.pictures",
    "redverify.picturing", "redverify.reporting.formats",
    "redverify.reporting.rules", "redverify.checking.bundle", "redverify.cli.watching",
    "redverify.certifying",
)  # fmt: skip


def test_verify_imports_nothing_of_other_commands() -> None:
    code = (
        "import sys; from redverify.cli.main import invoke; "
        "invoke(['verify', 'examples/thesis/ch4/one_writer.sched', '--quiet']); "
        f"print([name for name in {UNUSED!r} if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"
