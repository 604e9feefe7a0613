"""The programs of `fused/` and `data/`: each verdict is found in its time.

That the verdicts are right is checked with the examples, too (`tests/cli/test_examples.py`).
"""

from __future__ import annotations

from pathlib import Path

import pytest

from redverify.api import verify_text
from redverify.system.clock import processor_seconds
from tests.cli.expectations import read

pytestmark = pytest.mark.ring("sweep")

HERE = Path(__file__).parent
FILES = sorted([*HERE.glob("fused/*.sched"), *HERE.glob("data/*.sched")])

#: Seconds of processor time for one program: 10 on an idle machine, and twice that where others share caches.
MOST = 20.0


@pytest.mark.parametrize("path", FILES, ids=lambda p: f"{p.parent.name}/{p.stem}")
def test_each_program_is_decided_in_its_time(path: Path) -> None:
    expected, text = read(path), path.read_text()
    for name in expected.verdicts:
        begun = processor_seconds()
        (result,) = verify_text(text, str(path), impl=name, levels=False).impls
        assert result.verdict == expected.of(name)
        assert processor_seconds() - begun < MOST


@pytest.mark.ring("quick")
def test_there_are_as_many_programs_as_are_kept_for_acceptance() -> None:
    counts = {
        folder: sum(len(read(p).verdicts) for p in HERE.glob(f"{folder}/*.sched"))
        for folder in ("fused", "data")
    }
    assert counts["fused"] >= 29 and counts["data"] >= 14
