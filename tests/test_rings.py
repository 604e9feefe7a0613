"""Each test is in one ring, and what is run says what it leaves out."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.cli.expectations import ROOT, programs
from tests.rings import DEFAULT, RINGS, TABLE, TAKES, ring_of, rings_in

EXAMPLES = "tests/cli/test_examples.py"


@pytest.mark.parametrize(
    ("name", "ring"),
    [
        ("tests/language/test_load.py::test_x[a/b]", "quick"),
        ("tests/language/test_fuzz.py::test_any_text", "full"),
        (f"{EXAMPLES}::test_verdict[examples/thesis/ch4/benign_race.sched]", "quick"),
        (f"{EXAMPLES}::test_verdict[examples/kernels/conv2d.sched]", "full"),
        ("tests/new/test_new.py::test_new", DEFAULT),
    ],
)
def test_the_longest_entry_counts(name: str, ring: str) -> None:
    assert ring_of(name) == ring


def test_rings_of_a_file() -> None:
    assert rings_in(EXAMPLES) == {"quick", "full"}
    assert rings_in("tests/attacks/test_attacks.py") == {"sweep"}


def test_the_table_is_of_what_there_is() -> None:
    assert set(TAKES) == set(RINGS) == set(TABLE.values())
    for entry in TABLE:
        file, _, test = entry.partition("::")
        assert (ROOT / file).exists(), entry
        function, _, case = test.partition("[")
        if test:
            assert f"def {function}" in (ROOT / file).read_text(encoding="utf-8"), entry
        if file == EXAMPLES:
            names = [str(path.relative_to(ROOT)) for path in programs()]
            assert any(f"{name}]".startswith(case) for name in names), entry


def collected(*arguments: str) -> str:
    command = [sys.executable, "-m", "pytest", "-n", "0", "--collect-only", "-q", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout


def test_a_path_runs_all_rings_of_it_unless_one_is_named() -> None:
    assert "test_any_text" in collected("tests/language/test_fuzz.py", "tests/language/test_elaborate.py")
    quick = collected("--ring", "quick", "tests/language/test_printer.py")
    assert "test_examples_round_trip" in quick
    assert "test_files_round_trip" not in quick
