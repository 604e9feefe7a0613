"""Padding with the unit, under each encoding of values: no unit counts that is not one there."""

from __future__ import annotations

import pytest

from redverify.api import verify_text
from redverify.language.encodings import ENCODINGS

PROGRAM = """
spec reduced(N):
    assume N >= 1
    input  A[N] : f32
    input  W[N + 1] : f32
    output B[] : f32
    B() = {reduction}

impl p of reduced(a = A, w = W, b = B):
    b[] {{{start}}} := {start}
    accumulate b:
        for i < N + 1:
            b[] {{B()}} {operator}{{i}}= {value}
"""

SUM = "sum[k : 0 <= k < N] A(k)"
DOT = "sum[k : 0 <= k < N] A(k) * W(k)"
MAX = "max[k : 0 <= k < N] A(k)"
PRODUCT = "prod[k : 0 <= k < N] A(k)"


def a(padding: str) -> str:
    """An element of A, and beyond A something else."""
    return f"select(i < N, a[min(i, N - 1)], {padding})"


#: Where the sign of a zero does not matter.
UNSIGNED = frozenset(ENCODINGS) - {"ieee", "abstract-bitwise"}
#: Where there is neither an infinity nor a NaN among the inputs.
REAL = frozenset({"real", "bits"})

CASES = {
    # 0.0 is not the unit of IEEE addition: -0.0 + 0.0 is 0.0.
    "plus zero": (SUM, "0.0", "+", a("0.0"), UNSIGNED, "bitwise but for the signs of zeros"),
    "plus zero in a sum from -0.0": (
        SUM, "-0.0", "+", a("0.0"), UNSIGNED, "bitwise but for the signs of zeros",
    ),
    "minus zero": (SUM, "-0.0", "+", a("-0.0"), frozenset(ENCODINGS), "bitwise"),
    "minus zero in a sum from 0.0": (f"0.0 + {SUM}", "0.0", "+", a("-0.0"), frozenset(ENCODINGS), "bitwise"),
    # Zero times infinity or NaN is NaN, zero times a negative number is -0.0.
    "one factor": (DOT, "0.0", "+", f"{a('0.0')} * w[i]", REAL, "over the real numbers"),
    "both factors": (
        DOT, "0.0", "+", f"{a('0.0')} * select(i < N, w[i], 0.0)", UNSIGNED,
        "bitwise but for the signs of zeros",
    ),
    # Infinity minus infinity is NaN.
    "difference": (SUM, "-0.0", "+", a("w[i] - w[i]"), REAL, "over the real numbers"),
    "one": (SUM, "0.0", "+", a("1.0"), frozenset(), ""),
    "least": (MAX, "-inf", "max", a("-inf"), frozenset(ENCODINGS), "bitwise"),
    "zero for max": (MAX, "-inf", "max", a("0.0"), frozenset(), ""),
    "one for a product": (PRODUCT, "1.0", "*", a("1.0"), frozenset(ENCODINGS), "bitwise"),
    "zero for a product": (PRODUCT, "1.0", "*", a("0.0"), frozenset(), ""),
}  # fmt: skip


@pytest.mark.parametrize("values", ENCODINGS)
@pytest.mark.parametrize("case", CASES)
def test_the_unit_is_that_of_the_encoding(case: str, values: str) -> None:
    reduction, start, operator, value, proved, level = CASES[case]
    text = PROGRAM.format(reduction=reduction, start=start, operator=operator, value=value)
    (impl,) = verify_text(text, values=values, levels=values == "real").impls
    assert impl.verdict == ("verified" if values in proved else "refuted")
    if values == "real" and level:
        assert impl.level == level


def test_nothing_is_asked_of_the_specification_outside() -> None:
    """The element at N is the specification's U(N), which has no equation."""
    text = """
spec reduced(N):
    assume N >= 1
    input  A[N] : f32
    output B[] : f32
    tensor U(k) : f32
    U(k) = A(k) if 0 <= k < N
    B() = sum[k : 0 <= k < N] U(k)

impl p of reduced(a = A, b = B):
    b[] {0.0} := 0.0
    accumulate b:
        for i < N + 1:
            b[] {B()} +{i}= select(i < N, a[min(i, N - 1)], 0.0)
"""
    assert verify_text(text, levels=False).impls[0].verdict == "verified"


def test_the_element_outside_is_no_excuse() -> None:
    """What is accumulated at N is what the body says there, and not the unit."""
    text = """
spec reduced(N):
    assume N >= 1
    input  A[N + 1] : f32
    output B[] : f32
    B() = sum[k : 0 <= k < N] A(k)

impl p of reduced(a = A, b = B):
    b[] {0.0} := 0.0
    accumulate b:
        for i < N + 1:
            b[] {B()} +{i}= a[i]
"""
    assert verify_text(text, levels=False).impls[0].verdict == "refuted"


def test_an_index_set_by_cases() -> None:
    """Each case has its own index set: what is outside of one is not outside of the other."""
    text = """
spec rows(N):
    assume N >= 2
    input  A[N] : f32
    output B[2] : f32
    B(r) = sum[k : 0 <= k < N] A(k) if r == 0
    B(r) = sum[k : 1 <= k < N] A(k) if r == 1

impl right of rows(a = A, b = B):
    for r < 2:
        b[r] {0.0} := 0.0
        accumulate b:
            for i < N:
                b[r] {B(r)} +{i}= select(i >= r, a[i], 0.0)

impl wrong of rows(a = A, b = B):
    for r < 2:
        b[r] {0.0} := 0.0
        accumulate b:
            for i < N:
                b[r] {B(r)} +{i}= select(i >= 1, a[i], 0.0)

impl wrong_too of rows(a = A, b = B):
    for r < 2:
        b[r] {0.0} := 0.0
        accumulate b:
            for i < N:
                b[r] {B(r)} +{i}= a[i]
"""
    verdicts = {i.impl: i.verdict for i in verify_text(text, levels=False).impls}
    assert verdicts == {"right": "verified", "wrong": "refuted", "wrong_too": "refuted"}
