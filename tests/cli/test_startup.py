"""What the command line does not import for those who do not use it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

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


#: What the verifier or Lean needs, and a verdict that is kept does not.
UNUSED_IF_KEPT = (
    "islpy", "z3", "cvc5", "multiprocessing", "importlib.metadata", "redverify.checking.kernel.audit",
    "redverify.checking.description", "redverify.judgement", "redverify.system.forks",
)  # fmt: skip


def test_a_kept_verdict_imports_no_verifier(tmp_path: Path) -> None:
    file = shutil.copy(ROOT / "examples/thesis/ch4/one_writer.sched", tmp_path)
    code = (
        "import sys; from redverify.cli.main import invoke; "
        f"invoke(['verify', '--jobs', '1', {str(file)!r}]); "
        f"print([name for name in {UNUSED_IF_KEPT!r} if name in sys.modules])"
    )
    unkept = {name: value for name, value in os.environ.items() if name != "REDVERIFY_NO_CACHE"}
    home = {**unkept, "XDG_CACHE_HOME": str(tmp_path / "cache"), "XDG_CONFIG_HOME": str(tmp_path / "config")}
    first, second = (
        subprocess.run(
            [sys.executable, "-c", code], cwd=ROOT, env=home, capture_output=True, text=True, check=True
        ).stdout
        for _ in range(2)
    )
    assert "islpy" in first.splitlines()[-1]
    assert "cached" in second
    assert second.splitlines()[-1] == "[]"
