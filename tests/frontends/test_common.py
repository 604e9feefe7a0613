"""What the front ends share, used as a new front end would use it: without any compiler."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

import pytest

import redverify
from redverify.frontends.common.errors import Place, TranslationError
from redverify.frontends.common.model import (
    Array,
    Extension,
    Function,
    Iteration,
    Loop,
    Node,
    SBlock,
    Sequence,
    Store,
)
from redverify.frontends.common.partials import digits, marked
from redverify.frontends.common.translation import translate
from redverify.frontends.common.unification import unify
from redverify.language.core import (
    Access,
    Apply,
    IAdd,
    IConst,
    IDiv,
    IMod,
    IMul,
    IndexExpr,
    IVar,
    Literal,
    Read,
    ValueExpr,
)
from redverify.language.types import F32
from redverify.reporting.result import Verdict


@dataclass(frozen=True)
class Line:
    """Where a statement of these tests was read from."""

    number: int

    def place(self) -> Place:
        return Place("scheduled", self.number, "the line")


ZERO = Literal(F32, Fraction(0))
ROWS, COLUMNS = IConst(4), IConst(32)
PARAMETERS = (Array("a", "A", F32, (ROWS, COLUMNS)), Array("r", "R", F32, (ROWS,)))


def loop(name: str, extent: int, body: Node) -> Loop:
    return Loop(name, IConst(0), IConst(extent), False, False, "", (), body, Line(1))


def store(array: str, indices: tuple[IndexExpr, ...], value: ValueExpr) -> Store:
    return Store(array, indices, value, value, Line(7))


def added(array: str, indices: tuple[IndexExpr, ...], element: ValueExpr) -> SBlock:
    """``array[indices] += element``, started at zero; :func:`block` gives it its variables."""
    cell = Read(F32, array, indices)
    update = store(array, indices, Apply(F32, "+", (cell, element)))
    return SBlock(array, (), None, store(array, indices, ZERO), update, Line(3))


def block(name: str, body: SBlock, **iterations: tuple[int, IndexExpr]) -> SBlock:
    """The block with its iteration variables: those whose names start with ``k`` are reduced."""
    variables = tuple(
        Iteration(n, n, n.removeprefix("v"), n.startswith("k"), IConst(0), IConst(extent), binding)
        for n, (extent, binding) in iterations.items()
    )
    return SBlock(name, variables, None, body.init, body.body, Line(2))


def function(role: str, body: Node, *allocated: Array) -> Function:
    names = frozenset({"i", "k", "k0", "k1", "vi", "kv", "kr", "vl"})
    return Function(role, "sums", (), PARAMETERS, allocated, allocated, body, names)


def before() -> Function:
    i, k = IVar("vi"), IVar("kv")
    update = added("r", (i,), Read(F32, "a", (i, k)))
    body = block("R", update, vi=(4, IVar("i")), kv=(32, IVar("k")))
    return function("unscheduled", loop("i", 4, loop("k", 32, body)))


def chunks(width: int) -> Function:
    """Lanes of ``width`` elements each are summed into ``p``, and ``p`` into the result."""
    lanes = 32 // 8
    i, lane, inner = IVar("vi"), IVar("vl"), IVar("kr")
    element = Read(F32, "a", (i, IAdd(IMul(width, lane), inner)))
    partial = block(
        "R_p",
        added("p", (i, lane), element),
        vi=(4, IVar("i")),
        vl=(lanes, IVar("k0")),
        kr=(8, IVar("k1")),
    )
    joined = block(
        "R", added("r", (i,), Read(F32, "p", (i, IVar("kv")))), vi=(4, IVar("i")), kv=(lanes, IVar("k"))
    )
    first = loop("i", 4, loop("k0", lanes, loop("k1", 8, partial)))
    second = loop("i", 4, loop("k", lanes, joined))
    return function("scheduled", Sequence((first, second)), Array("p", "P", F32, (ROWS, IConst(lanes))))


def text_of(after: Function) -> str:
    return translate(before(), after, {}, values="real").text(["# A test."])


def test_a_factored_sum_is_annotated_and_verified() -> None:
    text = text_of(chunks(8))
    assert "R(i) = sum[kv : 0 <= kv < 32] A(i, kv)" in text
    assert "p[i, k0] {R(i)} +{8*k0 + k1}= a[i, 8*k0 + k1]" in text
    assert "r[i] {R(i)} += p[i, k]" in text
    assert redverify.verify_text(text, inferred=True).verdict is Verdict.VERIFIED


def test_chunks_that_overlap_are_not_verified() -> None:
    assert redverify.verify_text(text_of(chunks(7)), inferred=True).verdict is Verdict.REFUTED


def test_a_refusal_names_the_place() -> None:
    i = IVar("vi")
    cell = Read(F32, "a", (i, IVar("kx")))
    wrong = added("r", (i,), Apply(F32, "*", (cell, cell)))
    body = block("other", wrong, vi=(4, IVar("i")), kx=(32, IVar("k")))
    with pytest.raises(TranslationError, match="cannot be inferred") as caught:
        text_of(function("scheduled", loop("i", 4, loop("k", 32, body))))
    assert caught.value.place == Place("scheduled", 7, "the line")


def test_statements_of_a_front_end_have_to_be_replaced() -> None:
    with pytest.raises(AssertionError):
        text_of(function("scheduled", Extension(Line(1))))


def test_unification_infers_the_element_of_a_split_sum() -> None:
    i, k = IVar("i"), IVar("k")
    pattern = Access(F32, "A", (i, IAdd(k, IConst(1))))
    index = IAdd(IMul(8, IVar("k0")), IVar("k1"))
    found = unify(pattern, Access(F32, "A", (IVar("x"), index)), ["i", "k"], {})
    assert found == {"i": IVar("x"), "k": IAdd(index, IConst(-1))}
    assert unify(pattern, Access(F32, "B", (IVar("x"), index)), ["i", "k"], {}) is None


def test_digits_of_a_split_index() -> None:
    ranges = {"k0": (IConst(0), IConst(4)), "k1": (IConst(0), IConst(8))}
    found = digits((IAdd(IMul(8, IVar("k0")), IVar("k1")),), ("k",), ranges)
    whole = IVar(marked("k"))
    assert found == {"k0": IDiv(whole, 8), "k1": IMod(whole, 8)}
