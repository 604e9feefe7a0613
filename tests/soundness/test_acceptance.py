"""The programs of `fused/` and `data/`, which are kept for acceptance.

That the verdicts are right is checked with the examples (`tests/cli/test_examples.py`).
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.expectations import read

pytestmark = pytest.mark.ring("quick")

HERE = Path(__file__).parent


def test_there_are_as_many_programs_as_are_kept_for_acceptance() -> None:
    counts = {
        folder: sum(len(read(p).verdicts) for p in HERE.glob(f"{folder}/*.sched"))
        for folder in ("fused", "data")
    }
    assert counts["fused"] >= 29 and counts["data"] >= 14
