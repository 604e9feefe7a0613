"""Each test is in one ring, and what is run says what it leaves out."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.expectations import ROOT
from tests.rings import DEFAULT, LONG, RINGS, TAKES, ring_of_file, rings_in

pytestmark = pytest.mark.ring("quick")

pytest_plugins = ["pytester"]

EXAMPLES = "tests/cli/test_examples.py"
FILES = [file for file in (ROOT / "tests").rglob("test_*.py") if file != Path(__file__)]


def test_rings_of_a_file() -> None:
    assert rings_in(ROOT / EXAMPLES) == {"quick", "full", "long"}
    assert rings_in(ROOT / "tests/attacks/test_attacks.py") == {"sweep"}
    assert ring_of_file((ROOT / "tests/language/test_load.py").read_text(encoding="utf-8")) == "quick"
    marks = 'pytestmark = [\n    pytest.mark.ring("sweep"),\n    pytest.mark.skipif(x),\n]\n'
    assert ring_of_file(marks) == "sweep"
    assert ring_of_file("def test_new(): ...") == DEFAULT


def test_files_name_rings_that_exist() -> None:
    assert set(TAKES) == set(RINGS)
    for file in FILES:
        assert rings_in(file) <= set(RINGS), file


def test_the_ring_of_a_file_is_its_first_mark() -> None:
    """It is read from the text: elsewhere in the list it would not be found."""
    for file in FILES:
        for statement in ast.parse(file.read_text(encoding="utf-8")).body:
            if ast.unparse(statement).startswith("pytestmark ="):
                marks = ast.unparse(statement)
                assert marks.count("mark.ring(") == len(re.findall(r"= \[?pytest\.mark\.ring\(", marks)), file


def test_the_nearest_mark_counts(pytester: pytest.Pytester) -> None:
    """Of a case before that of a function, of a function before that of a file."""
    pytester.makepyfile(
        """
        import pytest
        from tests.rings import ring_of

        pytestmark = [pytest.mark.ring("quick"), pytest.mark.filterwarnings("default")]

        def test_file(request):
            assert ring_of(request.node) == "quick"

        @pytest.mark.ring("full")
        @pytest.mark.parametrize("ring", ["full", pytest.param("sweep", marks=pytest.mark.ring("sweep"))])
        def test_case(request, ring):
            assert ring_of(request.node) == ring
        """
    )
    pytester.runpytest_inprocess("-p", "no:cacheprovider").assert_outcomes(passed=3)


@pytest.mark.ring("full")
def test_what_is_in_the_long_ring_is_there_and_each_file_has_more() -> None:
    files = sorted({name.partition("::")[0] for name in LONG})
    names = {line for line in collected(*files).splitlines() if "::" in line}
    assert LONG - names == set()
    others = {name.partition("::")[0] for name in names - LONG}
    assert set(files) - others == set()


def collected(*arguments: str) -> str:
    command = [sys.executable, "-m", "pytest", "-n", "0", "--collect-only", "-q", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout


@pytest.mark.ring("full")
def test_a_path_runs_all_rings_of_it_unless_one_is_named() -> None:
    assert "test_any_text" in collected("tests/language/test_fuzz.py", "tests/language/test_elaborate.py")
    quick = collected("--ring", "quick", "tests/language/test_printer.py")
    assert "test_examples_round_trip" in quick
    assert "test_files_round_trip" not in quick
