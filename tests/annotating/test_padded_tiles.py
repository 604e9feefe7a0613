"""Sums over whole tiles that are padded keep the order of the sum that they are."""

from __future__ import annotations

import pytest

from redverify.annotating.annotate import annotate_text
from redverify.api import verify_text

TEXT = """spec dot(N, M):
    assume N >= 1
    assume M >= 1
    input  A[M, N] : f32
    input  B[N] : f32
    output C[M] : f32

    C(i) = sum[k : 0 <= k < N] A(i, k) * B(k)

impl padded of dot(a = A, b = B, c = C):
    for io < (M + 3) // 4:
        allocate acc[4] : f32
        for ii < 4:
            acc[ii] := 0.0
        for t < (N + 7) // 8:
            allocate ta[4, 8] : f32
            allocate tb[8] : f32
            for s < 8:
                let k = 8 * t + s
                tb[s] := select(k < {bound}, b[min(k, N - 1)], {pad})
                for ii < 4:
                    let i = 4 * io + ii
                    ta[ii, s] := select(i < M and k < N, a[min(i, M - 1), min(k, N - 1)], {pad})
            for ii < 4:
                for s < 8:
                    acc[ii] += ta[ii, {at}] * tb[{at}]
        for ii < 4:
            let i = 4 * io + ii
            if i < M:
                c[i] := acc[ii]
"""


def judged(**changed: str) -> tuple[str, str | None]:
    text = TEXT.format(**({"bound": "N", "pad": "0.0", "at": "s"} | changed))
    annotated = annotate_text(text, fill=True)
    found = verify_text(annotated.text, inferred=True, timeout=20).impls[0]
    return found.verdict.value, found.level


def test_the_order_of_a_sum_over_padded_tiles_is_kept() -> None:
    assert judged() == ("verified", "bitwise but for the signs of zeros")


@pytest.mark.parametrize(
    ("changed", "wanted"),
    [
        ({"pad": "1.0"}, "refuted"),
        ({"bound": "N - 1"}, "refuted"),
    ],
)
def test_padding_that_is_wrong(changed: dict[str, str], wanted: str) -> None:
    assert judged(**changed)[0] == wanted


def test_another_order_in_the_tiles_has_a_weaker_level() -> None:
    assert judged(at="7 - s") == ("verified", "over the real numbers")


DECLARED = """spec some(N):
    assume N >= 1
    operator either(x, y) : bool assoc comm {unit}= x or y
    input  A[N] : bool
    output B[]  : bool

    B() = either(false, reduce either[k : 0 <= k < N] A(k))

impl padded of some(a = A, b = B):
    b[] := false
    for t < (N + 7) // 8:
        for s < 8:
            let k = 8 * t + s
            b[] either= select(k < {bound}, a[min(k, N - 1)], false)
"""


@pytest.mark.parametrize(
    ("unit", "bound", "verified"),
    [("unit false ", "N", True), ("unit false ", "N - 1", False), ("", "N", False)],
)
def test_operators_that_a_program_declares(unit: str, bound: str, verified: bool) -> None:
    annotated = annotate_text(DECLARED.format(unit=unit, bound=bound), fill=True)
    found = verify_text(annotated.text, inferred=True, timeout=20).impls[0]
    assert (found.verdict.value == "verified") is verified
