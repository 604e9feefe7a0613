"""Reductions of records, and partial reductions that start from a value that is not a unit (``from``)."""

from __future__ import annotations

from pathlib import Path

import pytest

import redverify
from redverify.reporting.result import ImplResult, Verdict

TEXT = (Path(__file__).parents[2] / "examples/language/argmax_pairs.sched").read_text("utf-8")
HEADER, _, LANES = TEXT.partition("impl lanes")
START = "Best(-1, -1e30)"

#: The first of equal values wins, by their order and not by their indices.
FIRST_WINS = (
    HEADER.replace("x.value > y.value or (x.value == y.value and x.index < y.index)", "x.value >= y.value")
    .replace("x.value > y.value, x.value", "x.value >= y.value, x.value")
    .replace("assoc comm", "assoc")
)

CHUNKS = f"""\
impl chunks of argmax(a = A, i = I):
    allocate best[] : Best
    allocate part[(N + 3) // 4] : Best
    par j < (N + 3) // 4:
        part[j] {{{START}}} := {START}
        accumulate part:
            for k < min(4, N - 4*j):
                part[j] {{B()}} larger{{4*j + k}}= Best(i32(4*j + k), a[4*j + k])
    best[] {{{START}}} := {START}
    accumulate best:
        for j < (N + 3) // 4:
            best[] {{B()}} larger= part[j]
    i[] {{B().index}} := best[].index
"""


def result_of(text: str, **options: str) -> ImplResult:
    (impl,) = redverify.verify_text(text, **options).impls
    return impl


def test_the_fixture_is_the_example() -> None:
    assert LANES
    assert "x.index < y.index" not in FIRST_WINS


def test_lanes_from_one_start() -> None:
    impl = result_of(TEXT)
    assert impl.verdict is Verdict.VERIFIED
    assert any("its parts may start from Best(-1, -" in a for a in impl.assumptions)


@pytest.mark.parametrize("solver", ["z3", "both"])
def test_solvers(solver: str) -> None:
    if solver == "both":
        pytest.importorskip("cvc5")
    assert result_of(TEXT, solver=solver).verdict is Verdict.VERIFIED


def test_chunks_keep_the_order() -> None:
    assert result_of(FIRST_WINS + CHUNKS).verdict is Verdict.VERIFIED


def test_lanes_need_commutativity() -> None:
    """The trap of the tie-break: without it, two lanes in turn give another index."""
    impl = result_of(FIRST_WINS + "impl lanes" + LANES)
    assert impl.verdict is Verdict.REFUTED
    assert impl.witness is not None
    assert impl.witness.kind == "order"


def test_commutativity_is_not_believed() -> None:
    result = redverify.verify_text(
        FIRST_WINS.replace("larger(x, y) : Best assoc", "larger(x, y) : Best assoc comm") + CHUNKS
    )
    assert result.verdict is Verdict.INVALID
    assert [d.code for d in result.diagnostics] == ["RV242"]


WRONG_STARTS = {
    "sum": ("operator add(x, y) : i8 assoc comm from 1 = x + y", "add(1, 1) = 2"),
    "middle": (
        "operator op(x, y) : i8 from 0 = select(x == 0 or y == 0, y, x)",
        "op(op(0, 1), 0) = 0, op(0, 1) = 1",
    ),
}


@pytest.mark.parametrize("name", WRONG_STARTS)
def test_a_start_that_is_none(name: str) -> None:
    operator, words = WRONG_STARTS[name]
    spec = f"spec s():\n    {operator}\n    output B[] : i8\n    B() = 0\n"
    text = f"{spec}impl p of s(b = B):\n    b[] {{0}} := 0\n"
    (diagnostic,) = redverify.verify_text(text).diagnostics
    assert diagnostic.code == "RV244"
    assert words in diagnostic.message


TRAPS = {
    # c ⊙ (S ⊙ x) is not c ⊙ x: the cell has to start from S as well.
    "cell from elsewhere": (
        f"    best[] {{{START}}} := {START}\n    accumulate best",
        "    best[] {Best(-1, -2e30)} := Best(-1, -2e30)\n    accumulate best",
    ),
    "lane from elsewhere": (f"lane[j] {{{START}}} := {START}", "lane[j] {Best(-1, 0)} := Best(-1, 0)"),
    "nothing declared": (f" from {START} =", " ="),
    "another start": (f" from {START} =", " from Best(-1, -2e30) ="),
    "index not shifted": ("Best(i32(4*k + j), a", "Best(i32(4*k), a"),
    "value of another element": ("a[4*k + j])", "a[4*k])"),
    "the other field": ("{B().index} := best[].index", "{B().index} := lane[0].index"),
}


@pytest.mark.parametrize("name", TRAPS)
def test_traps(name: str) -> None:
    old, new = TRAPS[name]
    assert old in TEXT
    assert result_of(TEXT.replace(old, new)).verdict is not Verdict.VERIFIED


def test_a_cell_from_elsewhere_may_differ() -> None:
    """Without the rule that the cell starts from the start, this maximum would be verified."""
    text = """\
spec s(N):
    assume N >= 0
    operator most(x, y) : i8 assoc comm from 0 = max(x, y)
    input  A[N] : i8
    output B[] : i8
    B() = most(-100, reduce most[k : 0 <= k < N] A(k))

impl p of s(a = A, b = B):
    allocate part[] : i8
    part[] {0} := 0
    accumulate part:
        for k < N:
            part[] {most(0, reduce most[k2 : 0 <= k2 < N] A(k2))} most{k}= a[k]
    b[] {-100} := -100
    accumulate b:
        b[] {B()} most= part[]
"""
    assert result_of(text).verdict is Verdict.REFUTED
    right = text.replace("-100", "0")
    assert result_of(right).verdict is Verdict.VERIFIED


def test_start_as_an_empty_part() -> None:
    text = TEXT.replace("larger= lane[j]\n", f"larger= lane[j]\n        best[] {{B()}} larger= {START}\n")
    assert result_of(text).verdict is Verdict.VERIFIED


def test_nan_breaks_the_laws() -> None:
    result = redverify.verify_text(TEXT, values="ieee")
    assert result.verdict is Verdict.INVALID
    assert {d.code for d in result.diagnostics} == {"RV241", "RV242", "RV244"}


@pytest.mark.parametrize("values", ["abstract", "abstract-bitwise"])
def test_laws_of_abstract_floats_are_not_proved(values: str) -> None:
    assert redverify.verify_text(TEXT, values=values).verdict is not Verdict.VERIFIED


def test_records_as_inputs_and_outputs() -> None:
    text = """\
spec s(N):
    assume N >= 0
    type Pair = (a : i32, b : f32)
    input  A[N] : Pair
    output B[N] : Pair
    B(i) = Pair(A(i).a + 1, A(i).b)

impl p of s(x = A, y = B):
    for i < N:
        y[i] {B(i)} := Pair(x[i].a + 1, x[i].b)
"""
    impl = result_of(text)
    assert (impl.verdict, impl.level) == (Verdict.VERIFIED, "bitwise")
    wrong = result_of(text.replace("Pair(x[i].a + 1", "Pair(x[i].a + 2"))
    assert wrong.verdict is Verdict.REFUTED
    assert wrong.witness is not None
    assert str(wrong.witness.expected).startswith("(")
