"""Where a witness in a generated text is in the user's own program."""

from __future__ import annotations

from pathlib import Path

import pytest

from redverify.api import verify_text
from redverify.frontends.common.own_terms import at_own_lines, defined_at, in_own_terms
from redverify.reporting.result import Verdict
from redverify.reporting.text import plain, report

pytestmark = pytest.mark.ring("quick")

MODULE = """\
import that

class Kernels:
    size: int = 3
    @that.decorated
    def matmul():
        return 1

first = second = that.made()
(third, fourth) = that.two()

def second():
    pass
"""

PROGRAM = """\
spec copy(N):
    assume N >= 1
    input  A[N] : i32
    output B[N] : i32
    B(i) = A(i)

impl scheduled of copy(a = A, b = B):
    for i < N:
        b[i] {B(i)} := a[i] + 1
"""


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("Kernels", 3),
        ("Kernels.size", 4),
        ("Kernels.matmul", 6),
        ("Kernels.other", 3),
        ("first", 9),
        ("fourth", 10),
        ("second", 12),
        ("nothing", 0),
    ],
)
def test_where_a_name_is_defined(tmp_path: Path, name: str, line: int) -> None:
    path = tmp_path / "module.py"
    path.write_text(MODULE)
    assert defined_at(path, name) == line
    path.write_text("def (")
    assert defined_at(path, name) == 0
    assert defined_at(tmp_path / "none.py", name) == 0


def test_a_witness_in_the_users_terms(tmp_path: Path) -> None:
    path = tmp_path / "module.py"
    path.write_text(MODULE)
    wording = {"b": "sblock B, which writes Out,"}
    result = verify_text(PROGRAM, "<generated>")
    (told,) = in_own_terms(result, f"{path}:second", wording).impls
    lines = "the lines above are those of the text that --print prints"
    assert (
        told.notes[0] == f"in your program: sblock B, which writes Out, of second ({path}, line 12); {lines}"
    )
    short = PROGRAM.replace("i < N", "i < N - 1").replace("a[i] + 1", "a[i]")
    (told,) = in_own_terms(verify_text(short, "<generated>"), f"{path}:other", wording).impls
    assert told.notes[0] == f"in your program: other ({path}); {lines}"
    right = verify_text(PROGRAM.replace(" + 1", ""), "<generated>")
    assert right.verdict is Verdict.VERIFIED
    assert in_own_terms(right, f"{path}:second", wording) == right


def test_a_line_of_the_users_file() -> None:
    written = [(7, "store %v")]
    result = verify_text(PROGRAM, "<generated>")
    lines = "the lines above are those of the text that --print prints"
    (told,) = at_own_lines(result, "a.mlir", written).impls
    assert told.notes[0] == f"in your program: line 7 of a.mlir: store %v; {lines}"
    # A cell that is never written is that of the last write to its array.
    short = verify_text(PROGRAM.replace("i < N", "i < N - 1").replace("a[i] + 1", "a[i]"), "<generated>")
    assert short.impls[0].witness is not None
    assert short.impls[0].witness.kind == "coverage"
    (told,) = at_own_lines(short, "a.mlir", written).impls
    assert told.notes[0] == f"in your program: line 7 of a.mlir: store %v; {lines}"
    assert at_own_lines(short, "a.mlir", [*written, (8, "")]) == short  # not the lines of this text


def test_the_place_stands_below_the_generated_line(tmp_path: Path) -> None:
    told = in_own_terms(
        verify_text(PROGRAM, "<generated>"), f"{tmp_path}/m.py:f", {"b": "a stage of the Func b"}
    )
    text = plain(report(told))
    assert text.count("in your program: ") == 1
    assert (
        text.index("^^^\n")
        < text.index("in your program: a stage of the Func b of f")
        < text.index("with N = 1")
    )
