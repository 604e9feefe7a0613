"""Specifications whose sizes are assumed in many cases: which elements are known is the same as in few."""

from __future__ import annotations

import pytest

from redverify import verify_text
from redverify.reporting.result import Verdict

FEW, MANY = (1, 4), (1, 4, 9, 16, 25, 36, 49, 64, 81, 100)

TEXT = """
spec s(N):
    assume {sizes}
    input A[N] : f32
    output B[] : f32
    tensor T(i) : f32
    T(i) = {element}
    B() = T({at})

impl p of s(a = A, b = B):
    b[] {{B()}} := a[{cell}]
"""


def verdict(sizes: tuple[int, ...], element: str, at: str, cell: str) -> Verdict:
    text = TEXT.format(sizes=" or ".join(f"N == {n}" for n in sizes), element=element, at=at, cell=cell)
    return verify_text(text).verdict


@pytest.mark.parametrize("sizes", [FEW, MANY], ids=["few", "many"])
@pytest.mark.parametrize(
    ("element", "at", "cell"), [("A(i)", "0", "0"), ("A(i)", "N - 1", "N - 1"), ("A(i - 1)", "N", "N - 1")]
)
def test_known_under_all_sizes(sizes: tuple[int, ...], element: str, at: str, cell: str) -> None:
    assert verdict(sizes, element, at, cell) is Verdict.VERIFIED


@pytest.mark.parametrize("sizes", [FEW, MANY], ids=["few", "many"])
@pytest.mark.parametrize(
    ("element", "at", "cell"),
    [("A(i)", "3", "3"), ("A(i)", "N", "N - 1"), ("A(i - 1)", "0", "0"), ("A(i) + T(i + 1)", "0", "0")],
)
def test_what_is_unknown_at_one_size_is_not_verified(
    sizes: tuple[int, ...], element: str, at: str, cell: str
) -> None:
    assert verdict(sizes, element, at, cell) is not Verdict.VERIFIED
