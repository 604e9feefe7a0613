"""Whatever the text, loading gives a program or diagnostics with valid places."""

from __future__ import annotations

import re

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from redverify.language.diagnostics import DiagnosticError
from redverify.language.load import load_text
from redverify.language.render import render_diagnostic

from .programs import EVERYTHING, EXAMPLES, STRIDED

TEXTS = [STRIDED, EVERYTHING, *[path.read_text("utf-8") for path in EXAMPLES[:12]]]
PIECES = {
    "characters": re.compile(r"(?s)."),
    "tokens": re.compile(r"\w+|\s+|[:+*/<>=!.-]+|."),
    "lines": re.compile(r"(?m)^.*\n?"),
}
RELAXED = settings(max_examples=150, deadline=2000, suppress_health_check=list(HealthCheck))


@st.composite
def mutants(draw: st.DrawFn) -> str:
    """A program with a few pieces deleted, doubled, swapped or replaced."""
    text = draw(st.sampled_from(TEXTS))
    for _ in range(draw(st.integers(1, 3))):
        pieces = PIECES[draw(st.sampled_from(sorted(PIECES)))].findall(text)
        if not pieces:
            break
        first, second = (draw(st.integers(0, len(pieces) - 1)) for _ in range(2))
        action = draw(st.sampled_from(["delete", "double", "swap", "copy"]))
        if action == "delete":
            del pieces[first]
        elif action == "double":
            pieces.insert(first, pieces[first])
        elif action == "swap":
            pieces[first], pieces[second] = pieces[second], pieces[first]
        else:
            pieces[first] = pieces[second]
        text = "".join(pieces)
    return text


def check(text: str) -> None:
    """Load; every diagnostic has a place inside the text."""
    try:
        load_text(text, "t.sched")
    except DiagnosticError as error:
        lines = text.replace("\r\n", "\n").split("\n")
        assert error.diagnostics
        for d in error.diagnostics:
            assert re.fullmatch(r"RV[1-4]\d\d", d.code)
            assert d.span.file == "t.sched" and 1 <= d.span.line <= len(lines)
            assert 1 <= d.span.column <= len(lines[d.span.line - 1]) + 1
            assert (d.span.end_line, d.span.end_column) >= (d.span.line, d.span.column)
        assert all(render_diagnostic(d, error.texts) for d in error.diagnostics)


@RELAXED
@given(mutants())
def test_mutated_programs(text: str) -> None:
    check(text)


@RELAXED
@given(st.text())
def test_any_text(text: str) -> None:
    check(text)


@RELAXED
@given(st.lists(st.sampled_from(sorted(set(PIECES["tokens"].findall(EVERYTHING)))), max_size=40))
def test_token_soup(pieces: list[str]) -> None:
    check(" ".join(pieces))
