"""What is found of a program with inferred annotations stands at the lines that the user has written."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

import pytest

from redverify.annotating.annotate import annotate_text
from redverify.annotating.places import shifts
from redverify.api import load, verify_text
from redverify.certifying.produce import make
from redverify.cli.main import invoke
from redverify.editor.known_at_line import known_at
from redverify.judgement.analysis import Options
from redverify.language.load import load_text
from redverify.language.source import Span
from redverify.pipeline.kept_results import Kept
from redverify.pipeline.pool import portable
from redverify.reporting.result import Verdict

pytestmark = pytest.mark.ring("quick")

PAST_END = """\
spec total(N):
    assume N >= 0
    input  A[N] : f32
    output B[]  : f32

    B() = sum[k : 0 <= k < N] A(k)

impl p of total(a = A, b = B):
    b[] := 0.0  # the start
    for i < N + 1:
        b[] += a[i]
"""
RIGHT = PAST_END.replace("N + 1", "N")

#: Line, and first and last column of `a[i]`.
PLACE = (11, 16, 20)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    written = tmp_path / "past.sched"
    written.write_text(PAST_END)
    return written


def test_a_report_for_people(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert invoke(["verify", str(file), "--no-cache"]) == 1
    said = capsys.readouterr().out
    assert f"{file}:11:16\n                b[] += a[i]\n                       ^^^^\n" in said


@pytest.mark.parametrize("ending", ["\n", "\r\n"])
def test_json(ending: str, tmp_path: Path) -> None:
    written = tmp_path / "past.sched"
    written.write_bytes(PAST_END.replace("\n", ending).encode())
    out = tmp_path / "out.json"
    assert invoke(["verify", str(written), "--no-cache", "--json", str(out)]) == 1
    (one,) = json.loads(out.read_text())["impls"]
    witness = one["witness"]
    assert (witness["line"], witness["column"], witness["end_column"]) == PLACE
    assert {o["line"] for o in one["obligations"]} <= {1, 8, 9, 10, 11}
    assert {step["line"] for step in (witness["trace"] or {"program": []})["program"]} <= {0, 9, 11}
    assert all(o["id"].split("-")[-2] == str(o["line"]) for o in one["obligations"])


def test_sarif(file: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.sarif"
    invoke(["verify", str(file), "--no-cache", "--format", "sarif", "--output-file", str(out)])
    (result,) = json.loads(out.read_text())["runs"][0]["results"]
    region = result["locations"][0]["physicalLocation"]["region"]
    assert (region["startLine"], region["startColumn"], region["endColumn"]) == PLACE


def test_github(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    invoke(["verify", str(file), "--no-cache", "--format", "github"])
    assert ",line=11,col=16,endColumn=20::" in capsys.readouterr().out


def test_junit(file: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.xml"
    invoke(["verify", str(file), "--no-cache", "--format", "junit", "--output-file", str(out)])
    failure = ET.parse(out).find(".//failure")
    assert failure is not None and failure.text is not None
    assert "past.sched:11:16" in failure.text


def test_run_looks_at_what_the_program_does(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert invoke(["run", str(file)]) == 1
    said = capsys.readouterr().out
    assert f"{file}:11:16" in said and "1 violation, " in said
    file.write_text(RIGHT)
    assert invoke(["run", str(file)]) == 0


def test_explain_shows_the_annotations_at_a_line_of_the_file(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text(RIGHT)
    assert invoke(["explain", str(file), "--at", "11"]) == 0
    said = capsys.readouterr().out
    assert "b[] {B()} +{i}= a[i]" in said and "0 <= i < N" in said
    assert known_at(str(file), RIGHT, 11) == said
    assert known_at(str(file), RIGHT, 8) == ""


def test_open_obligations_and_notes() -> None:
    text = RIGHT.replace("b[] := 0.0", "allocate t[] : f32\n    t[] := 1.0\n    b[] := 0.0")
    text = text.replace("b[] += a[i]", "b[] += a[i]\n        t[] := t[] * a[i] + 1.0")
    result = verify_text(text, witness_seconds=0.5)
    (one,) = result.impls
    assert one.verdict is Verdict.INCONCLUSIVE
    assert any(note.startswith("line 14: the annotation of this assignment to `t`") for note in one.notes)
    assert {o.line for o in one.open} == {14}


def spans(node: Any) -> Iterator[Span]:
    """All places in a program."""
    if isinstance(node, Span):
        yield node
    elif isinstance(node, tuple):
        for item in node:
            yield from spans(item)
    elif is_dataclass(node):
        for field in fields(node):
            yield from spans(getattr(node, field.name))


def test_what_the_user_wrote_keeps_its_place() -> None:
    """A program without annotations has the places of its text; so has it with inferred ones."""
    written = load_text(RIGHT, "x.sched", incomplete=frozenset(("p",))).impls["p"]
    loaded = load("x.sched", RIGHT, None, infer=True)
    assert loaded.program is not None and loaded.program.texts["x.sched"] == RIGHT
    found = set(spans(loaded.program.impls["p"].body))
    assert set(spans(written.body)) <= found
    assert {span.line for span in found if span.line} <= {9, 10, 11}


def test_shifts() -> None:
    annotated = annotate_text(RIGHT, "x.sched")
    shifted = shifts(RIGHT, annotated.insertions)
    lines = annotated.text.split("\n")
    for number, line in enumerate(RIGHT.split("\n"), start=1):
        new = shifted.there(number)
        for column, character in enumerate(line, start=1):
            moved = [
                c
                for c in range(1, len(lines[new - 1]) + 1)
                if shifted.span(Span("x.sched", new, c, new, c))
                == Span("x.sched", number, column, number, column)
            ]
            assert lines[new - 1][moved[-1] - 1] == character


def test_a_certificate_holds_the_annotations() -> None:
    loaded = load("x.sched", RIGHT, None, infer=True)
    assert loaded.program is not None
    (task,) = loaded.tasks(certify=True)
    program = portable(task).program
    made = make(program.impls["p"], program.sources, Options(), "x.sched")
    assert isinstance(made, bytes) and b"{B()} +{i}=" in made


def test_the_cache_tells_texts_with_equal_annotations_apart(tmp_path: Path) -> None:
    """What is kept has places, so a text with a block that is inserted into another one is not that one."""
    scoped = RIGHT.replace(
        "    for i < N:\n        b", "    accumulate b:\n        for i < N:\n            b"
    )
    tasks = [load("x.sched", text, None, infer=True).tasks()[0] for text in (RIGHT, scoped)]
    assert tasks[0].program.sources == tasks[1].program.sources
    kept = Kept(tmp_path)
    assert kept._path(tasks[0], Options()) != kept._path(tasks[1], Options())
