"""What the front ends share, used as a new front end would use it: without any compiler."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

import pytest

import redverify
from redverify.frontends.common import model
from redverify.frontends.common.annotating.attempts import Claims
from redverify.frontends.common.annotating.unification import unify
from redverify.frontends.common.errors import Place, TranslationError
from redverify.frontends.common.translation import translate
from redverify.language import core
from redverify.language.types import F32
from redverify.reporting.result import Verdict


@dataclass(frozen=True)
class Line:
    """Where a statement of these tests was read from."""

    number: int

    def place(self) -> Place:
        return Place("scheduled", self.number, "the line")


ZERO = core.Literal(F32, Fraction(0))
ROWS, COLUMNS = core.IConst(4), core.IConst(32)
PARAMETERS = (model.Array("a", "A", F32, (ROWS, COLUMNS)), model.Array("r", "R", F32, (ROWS,)))


def loop(name: str, extent: int, body: model.Node) -> model.Loop:
    return model.Loop(name, core.IConst(0), core.IConst(extent), False, False, "", (), body, Line(1))


def store(array: str, indices: tuple[core.IndexExpr, ...], value: core.ValueExpr) -> model.Store:
    return model.Store(array, indices, value, value, Line(7))


def added(array: str, indices: tuple[core.IndexExpr, ...], element: core.ValueExpr) -> model.SBlock:
    """``array[indices] += element``, started at zero; :func:`block` gives it its variables."""
    cell = core.Read(F32, array, indices)
    update = store(array, indices, core.Apply(F32, "+", (cell, element)))
    return model.SBlock(array, (), None, store(array, indices, ZERO), update, Line(3))


def block(name: str, body: model.SBlock, **iterations: tuple[int, core.IndexExpr]) -> model.SBlock:
    """The block with its iteration variables: those whose names start with ``k`` are reduced."""
    variables = tuple(
        model.Iteration(
            n, n, n.removeprefix("v"), n.startswith("k"), core.IConst(0), core.IConst(extent), binding
        )
        for n, (extent, binding) in iterations.items()
    )
    return model.SBlock(name, variables, None, body.init, body.body, Line(2))


def function(role: str, body: model.Node, *allocated: model.Array) -> model.Function:
    names = frozenset({"i", "k", "k0", "k1", "vi", "kv", "kr", "vl"})
    return model.Function(role, "sums", (), PARAMETERS, allocated, allocated, body, names)


def before() -> model.Function:
    i, k = core.IVar("vi"), core.IVar("kv")
    update = added("r", (i,), core.Read(F32, "a", (i, k)))
    body = block("R", update, vi=(4, core.IVar("i")), kv=(32, core.IVar("k")))
    return function("unscheduled", loop("i", 4, loop("k", 32, body)))


def chunks(width: int) -> model.Function:
    """Lanes of ``width`` elements each are summed into ``p``, and ``p`` into the result."""
    lanes = 32 // 8
    i, lane, inner = core.IVar("vi"), core.IVar("vl"), core.IVar("kr")
    element = core.Read(F32, "a", (i, core.IAdd(core.IMul(width, lane), inner)))
    partial = block(
        "R_p",
        added("p", (i, lane), element),
        vi=(4, core.IVar("i")),
        vl=(lanes, core.IVar("k0")),
        kr=(8, core.IVar("k1")),
    )
    joined = block(
        "R",
        added("r", (i,), core.Read(F32, "p", (i, core.IVar("kv")))),
        vi=(4, core.IVar("i")),
        kv=(lanes, core.IVar("k")),
    )
    first = loop("i", 4, loop("k0", lanes, loop("k1", 8, partial)))
    second = loop("i", 4, loop("k", lanes, joined))
    return function(
        "scheduled", model.Sequence((first, second)), model.Array("p", "P", F32, (ROWS, core.IConst(lanes)))
    )


def text_of(after: model.Function) -> str:
    return translate(before(), after, {}, values="real").text(["# A test."])


def test_a_factored_sum_is_annotated_and_verified() -> None:
    text = text_of(chunks(8))
    assert "R(i) = sum[kv : 0 <= kv < 32] A(i, kv)" in text
    assert "p[i, k0] {R(i)} +{8*k0 + k1}= a[i, 8*k0 + k1]" in text
    assert "r[i] {R(i)} += p[i, k]" in text
    assert redverify.verify_text(text, inferred=True).verdict is Verdict.VERIFIED


def test_chunks_that_overlap_are_not_verified() -> None:
    assert redverify.verify_text(text_of(chunks(7)), inferred=True).verdict is Verdict.REFUTED


def test_without_claims_a_program_is_only_run() -> None:
    for size, verdict in ((8, Verdict.INCONCLUSIVE), (7, Verdict.REFUTED)):
        text = translate(before(), chunks(size), {}, values="real", claims=Claims.NOTHING).text([])
        assert "{R(i)}" not in text
        result = redverify.verify_text(text, claims=False)
        assert result.verdict is verdict


def test_a_refusal_names_the_place() -> None:
    i = core.IVar("vi")
    cell = core.Read(F32, "a", (i, core.IVar("kx")))
    wrong = added("r", (i,), core.Apply(F32, "*", (cell, cell)))
    body = block("other", wrong, vi=(4, core.IVar("i")), kx=(32, core.IVar("k")))
    with pytest.raises(TranslationError, match="cannot be inferred") as caught:
        text_of(function("scheduled", loop("i", 4, loop("k", 32, body))))
    assert caught.value.place == Place("scheduled", 7, "the line")


def test_statements_of_a_front_end_have_to_be_replaced() -> None:
    with pytest.raises(AssertionError):
        text_of(function("scheduled", model.Extension(Line(1))))


def test_unification_infers_the_element_of_a_split_sum() -> None:
    i, k = core.IVar("i"), core.IVar("k")
    pattern = core.Access(F32, "A", (i, core.IAdd(k, core.IConst(1))))
    index = core.IAdd(core.IMul(8, core.IVar("k0")), core.IVar("k1"))
    found = unify(pattern, core.Access(F32, "A", (core.IVar("x"), index)), ["i", "k"], {})
    assert found == {"i": core.IVar("x"), "k": core.IAdd(index, core.IConst(-1))}
    assert unify(pattern, core.Access(F32, "B", (core.IVar("x"), index)), ["i", "k"], {}) is None
