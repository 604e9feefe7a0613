"""Division of integers that rounds down: solver and interpreter agree, and what is known by zero."""

from __future__ import annotations

import pytest
import z3

import redverify
from redverify.interpreter.domains.arithmetic import integer_functions
from redverify.language.types import BUILTIN_TYPES
from redverify.reporting.result import Verdict
from redverify.solving.encodings.arithmetic import integer
from redverify.solving.encodings.division import Divisions

EDGES = (-128, -127, -9, -8, -7, -4, -3, -2, -1, 0, 1, 2, 3, 4, 7, 8, 126, 127)


@pytest.mark.parametrize("function", ["floordiv", "floormod"])
@pytest.mark.parametrize("name", ["i8", "u8"])
def test_solver_and_interpreter_agree(function: str, name: str) -> None:
    type_ = BUILTIN_TYPES[name]
    runs = integer_functions(type_, lambda x: x)[function]
    values = EDGES if name == "i8" else tuple(e % 256 for e in EDGES)
    for a in values:
        for b in values:
            if b == 0:
                continue
            divisions = Divisions()
            found = integer(function, type_, [z3.BitVecVal(a, 8), z3.BitVecVal(b, 8)], divisions)
            ((constant, value),) = [f.children() for f in divisions.facts()]
            found = z3.simplify(z3.substitute(found, (constant, value)))
            signed = found.as_signed_long() if name == "i8" else found.as_long()
            assert signed == runs(a, b), (a, b)


DIVIDED = """spec divided(N):
    assume N >= 1
    input  A[N] : @type
    input  D[N] : @type
    output B[N] : @type

    B(i) = @specified

impl program of divided(a = A, d = D, b = B):
    par i < N:
        b[i] {B(i)} := @written
"""


@pytest.mark.parametrize(
    "type_,specified,written,verdict",
    [
        ("i8", "floordiv(A(i), 4)", "a[i] / 4 - select(a[i] < 0 and a[i] / 4 * 4 != a[i], 1, 0)", "verified"),
        ("i32", "floordiv(A(i), 4)", "a[i] / 4", "refuted"),
        ("u32", "floordiv(A(i), 4)", "a[i] / 4", "verified"),
        ("i8", "floordiv(A(i), 4)", "(a[i] - select(a[i] < 0, 3, 0)) / 4", "refuted"),
        ("i8", "floormod(A(i), 4)", "a[i] - 4 * floordiv(a[i], 4)", "verified"),
        ("i32", "floordiv(A(i), D(i))", "floordiv(a[i], d[i])", "verified"),
        ("i8", "select(D(i) == 0, 0, floordiv(A(i), D(i)))", "floordiv(a[i], d[i])", "refuted"),
    ],
)
def test_programs(type_: str, specified: str, written: str, verdict: str) -> None:
    text = DIVIDED.replace("@type", type_).replace("@specified", specified).replace("@written", written)
    assert redverify.verify_text(text).verdict is Verdict(verdict)


def test_only_of_integers() -> None:
    text = (
        DIVIDED.replace("@type", "f32")
        .replace("@specified", "floordiv(A(i), D(i))")
        .replace("@written", "a[i]")
    )
    found = redverify.verify_text(text)
    assert found.verdict is Verdict.INVALID
    assert found.diagnostics[0].code == "RV212"
