"""What may stand at a place of a text, whatever else is wrong with it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

pytest.importorskip("lsprotocol")

from redverify.editor.completion import suggestions
from redverify.editor.names import Text, definition_at, visible
from redverify.language.functions import USUAL_FUNCTIONS
from redverify.language.parsing.possible import words_after
from redverify.language.types import BUILTIN_TYPES

pytestmark = pytest.mark.ring("quick")

TEXT = """\
import "std:softmax"

spec total(N):
    assume N >= 0
    input  A[N] : f32
    output B[]  : f32
    tensor T(n) : f32
    operator plus : f32 assoc

    B() = sum[k : 0 <= k < N] A(k)
    T(n) = A(n) if n < N
HERE
impl p of total(a = A, b = B):
    allocate t[4] : f32
    b[] := 0.0
    for q < N:
        skip
    for i < N:
        let j = i + 1
        b[] {T(i)} += a[i]
        if i < 3:
            skip
        THERE
"""
COMMANDS = {
    *("accumulate", "allocate", "assume", "atomic", "for", "if", "indices", "let", "overlap", "par", "skip"),
    "view",
}
REDUCTIONS = {"all", "any", "max", "min", "prod", "reduce", "sum", "xor"}
INDICES = {"i", "j", "N", "min", "max", "select"}


def words(line: str, *, spec: bool = False) -> set[str]:
    """What may stand at the end of a line, without the usual functions."""
    where = "HERE" if spec else "        THERE"
    number = TEXT.split("\n").index(where) + 1
    text = Text.of("x.sched", TEXT.replace(where, line).replace("HERE", "").replace("THERE", ""))
    found = suggestions(text, number, len(line) + 1)
    return {s.word for s in found if s.kind == "keyword" or s.word not in USUAL_FUNCTIONS}


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("", {"impl", "import", "spec"}),
        ("im", {"impl", "import", "spec"}),
        ("    ", {"t", "a", "b", *COMMANDS}),
        ("        ", {"t", "a", "b", "elif", "else", *COMMANDS}),
        ("        acc", {"t", "a", "b", "elif", "else", *COMMANDS}),
        ("            ", {"t", "a", "b", *COMMANDS}),
        ("        b[", INDICES),
        ("        b[] {T(i)} +{", INDICES),
        ("        for r < ", INDICES),
        ("        for ", set()),
        ("        accumulate ", {"t", "a", "b"}),
        ("        accumulate a, ", {"t", "a", "b"}),
        ("        allocate u[4] : ", set(BUILTIN_TYPES)),
        ("impl q of ", {"total", "softmax"}),
        ("impl q of total(x = ", {"A", "B"}),
        ("        # b[] ", set()),
        ('import "', set()),
        ("        b[4", set()),
    ],
)
def test_what_may_stand_in_an_implementation(line: str, expected: set[str]) -> None:
    assert words(line) == expected


def test_annotations_have_tensors_and_values_arrays() -> None:
    annotation, value = words("        b[] {"), words("        b[] += ")
    assert annotation >= {"A", "B", "T", "i", "N", "f32", *REDUCTIONS}
    assert value >= {"a", "b", "t", "i", "f32"}
    assert not annotation & {"a", "b", "t"}
    assert not value & {"A", "B", "T"}
    assert words("        b[] {sum[k : 0 <= k < ") >= {"k", "i", "N"}
    assert "plus" in words("        b[] {reduce ")


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("    ", {"B", "T", "assume", "function", "input", "operator", "output", "tensor", "type"}),
        ("    input C[", {"N", "min", "max", "select"}),
        ("    input C[N] : ", set(BUILTIN_TYPES)),
        ("    operator x : f32 ", {"assoc", "comm", "unit", "from"}),
        ("    operator x : f32 assoc un", {"assoc", "comm", "unit", "from"}),
    ],
)
def test_what_may_stand_in_a_specification(line: str, expected: set[str]) -> None:
    assert words(line, spec=True) == expected


def test_what_may_stand_in_an_equation() -> None:
    assert words("    T(n) = ", spec=True) >= {"A", "B", "T", "n", "N", "sum"}


def test_a_wrong_beginning_of_a_line_has_all_names() -> None:
    assert words_after("spec s(n):\n    b[)] ") is None
    assert words("        b[)] {") >= {"i", "N", "A"}


def test_the_innermost_name_counts() -> None:
    text = Text.of("x.sched", TEXT)
    kinds = [one.kind for column in (15, 29, 31) if (one := definition_at(text, 10, column)) is not None]
    assert kinds == ["index", "parameter", "input"]
    inside = visible(text, 20)
    assert (inside["j"].kind, inside["j"].line, inside["i"].line) == ("let", 19, 18)
    assert "q" not in inside
    assert "softmax" in inside
    assert inside["T"].shown == ("tensor T(n) : f32", "T(n) = A(n) if n < N")


@given(st.text('spec impl of(a=A):\n    b[]{}+=0.,"#', max_size=200), st.data())
def test_no_text_is_too_broken(source: str, data: st.DataObject) -> None:
    text = Text.of("x.sched", source)
    line = data.draw(st.integers(1, len(text.lines)))
    column = data.draw(st.integers(1, len(text.lines[line - 1]) + 1))
    suggestions(text, line, column)
    definition_at(text, line, column)


def test_the_parameters_of_an_implementation_are_defined_in_its_header() -> None:
    text = "spec s(N):\n    output B[N] : f32\n\nimpl p(T) of s(b = B):\n    for i < N * T:\n        skip\n"
    found = definition_at(Text.of("x.sched", text), 5, 17)
    assert found is not None and (found.kind, found.line) == ("parameter", 4)
