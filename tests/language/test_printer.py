"""What the printer prints parses to the same tree."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings

from redverify.language import syntax as sx
from redverify.language.parsing.parser import parse_text
from redverify.language.printer import expression_text, file_text

from .programs import EVERYTHING, EXAMPLES, STRIDED
from .trees import EXPRS, FILES

pytestmark = pytest.mark.ring("quick")


def parse_expression(text: str) -> sx.Expr:
    """An expression, by way of a command."""
    block = parse_text(f"impl p of s():\n    let x = {text}\n").blocks[0]
    assert isinstance(block, sx.ImplBlock)
    let = block.body[0]
    assert isinstance(let, sx.Let)
    return let.value


@settings(max_examples=400, deadline=None)
@given(EXPRS)
def test_expressions_round_trip(expr: sx.Expr) -> None:
    assert parse_expression(expression_text(expr)) == expr


@pytest.mark.ring("full")
@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(FILES)
def test_files_round_trip(file: sx.File) -> None:
    text = file_text(file)
    assert parse_text(text) == file
    assert file_text(parse_text(text)) == text


@pytest.mark.parametrize("text", [STRIDED, EVERYTHING])
def test_programs_round_trip(text: str) -> None:
    file = parse_text(text)
    assert parse_text(file_text(file)) == file


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda p: p.stem)
def test_examples_round_trip(path: Path) -> None:
    file = parse_text(path.read_text("utf-8"))
    assert parse_text(file_text(file)) == file


@pytest.mark.parametrize(
    "text",
    [
        "a or b and not c < d + e * -f@(1)",
        "(a or b) and (not c) < d",
        "c + sum[k : 0 <= k < N] A(k) * B(k)",
        "(sum[k : 0 <= k < N] A(k)) + c",
        "2 * sum[k : true] sum[l : true] A(k) // 2",
        "sum[k : true] (A(k) + 1)",
        "(sum[k : true] A(k))@(3)",
        "-sum[k : true] -A(k) < 1",
        "reduce after[i, j : i < j] f(a[i], -0.5)",
        "reduce +[i : true] 1",
        "a - (b - c) - d",
        "not not (a and b)",
    ],
)
def test_printed_as_written(text: str) -> None:
    assert expression_text(parse_expression(text)) == text
