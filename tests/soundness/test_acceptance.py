"""The programs of `fused/` and `data/`: each is decided within its time. Their verdicts are checked with the
examples (`tests/cli/test_examples.py`).
"""

from __future__ import annotations

from pathlib import Path

import pytest

from redverify.api import verify_text
from redverify.clock import processor_seconds
from tests.cli.expectations import read

HERE = Path(__file__).parent
FILES = sorted([*HERE.glob("fused/*.sched"), *HERE.glob("data/*.sched")])

#: Seconds of processor time for one program.
MOST = 10.0


@pytest.mark.parametrize("path", FILES, ids=lambda p: f"{p.parent.name}/{p.stem}")
def test_each_program_is_decided_in_ten_seconds(path: Path) -> None:
    expected, text = read(path), path.read_text()
    for name in expected.verdicts:
        begun = processor_seconds()
        (result,) = verify_text(text, str(path), impl=name).impls
        assert result.verdict == expected.of(name)
        assert processor_seconds() - begun < MOST


def test_there_are_as_many_programs_as_are_kept_for_acceptance() -> None:
    counts = {
        folder: sum(len(read(p).verdicts) for p in HERE.glob(f"{folder}/*.sched"))
        for folder in ("fused", "data")
    }
    assert counts["fused"] >= 29 and counts["data"] >= 14
