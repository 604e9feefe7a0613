"""Reports fit into a terminal: folded lines, excerpts, short values, a line for each failure."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from redverify.api import verify_text
from redverify.language.render import excerpt
from redverify.reporting.line import Piece
from redverify.reporting.result import ImplResult, Obligation, Verdict, not_judged
from redverify.reporting.text import impl_lines, plain, report
from redverify.reporting.width import WIDTH, decimals, folded, folded_text, short, shortened_list, sizes
from redverify.reporting.width import value as value_text

pytestmark = pytest.mark.ring("quick")


@given(st.lists(st.text("ab ", max_size=90), max_size=12), st.integers(0, 12))
def test_lines_are_folded_at_spaces(texts: list[str], margin: int) -> None:
    line = (Piece(" " * margin), *(Piece(text, f"style{n}") for n, text in enumerate(texts)))
    whole = "".join(p.text for p in line)
    parts = list(folded(line))
    assert " ".join("".join(p.text for p in part).strip() for part in parts).split() == whole.split()
    for part in parts:
        text = "".join(p.text for p in part)
        assert len(text) <= WIDTH or " " not in text.strip()[: WIDTH - 20].strip()


def test_styles_stay_with_their_text() -> None:
    first, second = folded((Piece("a" * 100 + " "), Piece("b" * 50 + " " + "c" * 50, "bold")))
    assert first == (Piece("a" * 100 + " "), Piece("b" * 50, "bold"))
    assert second == (Piece("    "), Piece("c" * 50, "bold"))


@given(st.text("xyz", min_size=1, max_size=600), st.data())
def test_excerpts_show_the_place(line: str, data: st.DataObject) -> None:
    column = data.draw(st.integers(1, len(line)))
    end = data.draw(st.integers(column, len(line) + 1))
    text, marks = excerpt(line, column, end)
    assert len(text) <= 152
    assert len(marks) <= max(152, len(marks.strip()))
    first = marks.index("^")
    assert marks.strip() == "^" * (len(marks) - first)
    if text[first] != "…":
        assert text[first] == line[column - 1]


def test_values_are_decimals_or_short_fractions() -> None:
    assert decimals("is 1/3, not 123456789/1000000007") == "is 1/3, not 0.123456788"
    assert decimals("a/123456789/1000000007.sched") == "a/123456789/1000000007.sched"
    assert decimals("1/" + "9" * 400) == "1E-400"  # no float has it
    assert value_text("f(" + "x, " * 80 + "y)").count(" ... ") == 1
    assert len(short("x" * 500)) <= WIDTH


def test_words_near_a_gap_stay_whole() -> None:
    text = ", ".join(f"extent_{n} = {n}" for n in range(40))
    cut = short(text, 135)
    assert len(cut) <= 135
    head, tail = cut.split(" ... ")
    assert f" {head} ".rstrip()[-1].isdigit() or head.endswith((",", "="))
    assert {*head.split(), *tail.split()} <= {*text.split()}


def test_decimals_of_floats_are_rounded() -> None:
    """The whole expansion of a float has more digits than people read; 17 digits tell floats apart."""
    assert decimals("0.3333333432674407958984375 * x") == "0.333333343 * x"
    assert decimals("→ 0.30000000000000004") == "→ 0.30000000000000004"


def test_messages_are_folded_and_programs_in_them_shortened() -> None:
    source = "    s.reorder(" + "x, " * 90 + ")"
    text = folded_text(f"m.py:7: RV604: {'words ' * 60}\n{source}\nhint: look")
    assert max(map(len, text.split("\n"))) <= WIDTH
    assert text.endswith(f"\n{short(source)}\nhint: look")
    assert text.startswith("m.py:7: RV604: words words")


def test_many_names_of_sizes_are_folded() -> None:
    assert sizes({"N": 0, "M": 0}) == "N = 0, M = 0"
    many = {f"min_{n}": 0 for n in range(8)} | {"extent": 3, "width": -1}
    assert sizes(many) == "extent = 3, width = -1, the other 8 names 0"
    conditions = ", ".join(f"min_{n} + extent_{n} >= {n}" for n in range(40))
    assert shortened_list(conditions).endswith(" more (--all shows them)")
    assert len(shortened_list(conditions)) < 2 * WIDTH + 40
    assert shortened_list("word, " * 8 + "x" * 400) == "word, " * 8 + "x" * 400  # a text, not a list


PAST_THE_END = """\
spec total(N):
    assume N >= 0
    input  A[N] : f32
    output B[]  : f32
    B() = sum[k : 0 <= k < N] A(k)

impl p of total(a = A, b = B):
    b[] := 0.0
    for i < (N + 3) // 4:
        for l < 4:
            b[] += a[4 * i + l]
"""


def test_failures_without_annotations_come_first_at_the_users_lines() -> None:
    result = verify_text(PAST_THE_END, "past.sched")
    text = plain(report(result))
    assert result.impls[0].witness is not None
    assert result.impls[0].witness.kind == "bounds"
    assert "past.sched:11:20\n                    b[] += a[4 * i + l]\n" in text
    assert "+{" not in text  # no annotation that nobody has written
    rest = [line.split(": ")[1] for line in text.splitlines() if line.startswith("    not proved: ")]
    assert rest == ["defined"]
    everything = plain(report(result, everything=True))
    assert (
        "    not proved: defined: the cell read of a holds a known value\n    past.sched:11:13\n"
        in everything
    )


def _open(number: int, kind: str) -> Obligation:
    return Obligation(
        id=f"{kind}-{number}-0", kind=kind, status="unknown", by="", line=number, column=1, text="it holds",
        seconds=0.0,
    )  # fmt: skip


def _undecided(obligations: Any, *notes: str) -> ImplResult:
    import msgspec

    bare = not_judged("a.sched", "p", "s", Verdict.INCONCLUSIVE, notes)
    return msgspec.structs.replace(bare, obligations=tuple(obligations))


def test_all_that_is_open_has_a_line() -> None:
    given = [*(_open(n, "value") for n in range(1, 31)), _open(31, "race")]
    text = plain(impl_lines(_undecided(given), {}))
    shown = [line for line in text.splitlines() if line.startswith("    open: ")]
    assert len(shown) == 31
    assert shown[0] == "    open: race: it holds"
    assert shown[3] == "    open: value: line 3: it holds; no proof was found"
    full = plain(impl_lines(_undecided(given), {}, everything=True))
    assert "    a.sched:30:1\n" in full
    many = plain(impl_lines(_undecided([_open(n, "value") for n in range(1, 99)]), {}))
    assert "... and 55 more (--all shows all of it in full)" in many


def test_no_line_is_too_long() -> None:
    note = "the claim is for sizes that pass: " + ", ".join(f"some_min_{n} >= {n}" for n in range(90))
    result = _undecided([_open(1, "value")], note)
    texts = {"a.sched": "y" * 900}
    for everything in (False, True):
        text = plain(impl_lines(result, texts, everything=everything))
        assert max(map(len, text.splitlines())) <= WIDTH
        assert ("some_min_89" in text) is everything
