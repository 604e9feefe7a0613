"""Reductions with an index that is partly constant in the annotation: they are those of the equation."""

import pytest

from redverify.api import verify_text
from redverify.reporting.result import Verdict

pytestmark = pytest.mark.ring("quick")

POOL = """
spec pool(n):
    assume n >= 1
    input x[n, 8] : i32
    output y[n] : i32
    tensor s(i, j) : i32

    s(i, j) = sum[r : 0 <= r < 4] x(i, 4*j + r)
    y(i) = s(i, 0) * 3

impl p of pool(x = x, y = y):
    par i < n:
        allocate s[1, 1] : i32
        accumulate s:
            for k < @extent:
                if k == 0:
                    s[0, 0] {0} := 0
                s[0, 0] {@annotation} +{k}= x[i, @index]
        y[i] {y(i)} := s[0, 0] * 3
"""

DIAGONAL = """
spec diagonal(n):
    assume n >= 1
    input x[2*n + 4] : i32
    output y[n] : i32
    tensor s(i, j) : i32

    s(i, j) = sum[r : 0 <= r < 4] x(i - j + r + n)
    y(i) = s(i, i) * 3

impl p of diagonal(x = x, y = y):
    par i < n:
        allocate s[1] : i32
        accumulate s:
            for k < 4:
                if k == 0:
                    s[0] {0} := 0
                s[0] {s(i, @second)} +{k}= x[@index]
        y[i] {y(i)} := s[0] * 3
"""


def verdict(program: str, **parts: str) -> Verdict:
    for name, text in parts.items():
        program = program.replace(f"@{name}", text)
    return verify_text(program, levels=False).verdict


def test_the_argument_of_an_annotation_may_be_a_constant() -> None:
    assert verdict(POOL, extent="4", annotation="s(i, 0)", index="k") is Verdict.VERIFIED


def test_arguments_of_an_annotation_may_cancel() -> None:
    assert verdict(DIAGONAL, second="i", index="k + n") is Verdict.VERIFIED


@pytest.mark.parametrize(
    "parts",
    [
        {"extent": "4", "annotation": "s(i, 1)", "index": "4 + k"},
        {"extent": "4", "annotation": "s(i, 1)", "index": "k"},
        {"extent": "4", "annotation": "s(i, 0)", "index": "4 + k"},
        {"extent": "3", "annotation": "s(i, 0)", "index": "k"},
    ],
)
def test_another_part_is_not_verified(parts: dict[str, str]) -> None:
    assert verdict(POOL, **parts) is Verdict.REFUTED


def test_another_diagonal_is_not_verified() -> None:
    assert verdict(DIAGONAL, second="i - 1", index="k + n + 1") is Verdict.REFUTED
    assert verdict(DIAGONAL, second="i", index="k + n + 1") is Verdict.REFUTED
