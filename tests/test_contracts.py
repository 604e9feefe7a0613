"""The folders of the package import each other in one direction only (``[tool.importlinter]``)."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.ring("quick")

ROOT = Path(__file__).parents[1]
COMMAND = "from importlinter.cli import lint_imports_command; lint_imports_command()"


def test_imports_keep_their_contracts(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", COMMAND, "--cache-dir", str(tmp_path)],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
