"""Wrong programs without annotations: their runs refute them, wherever the first wrong output is.

Each program has a twin that differs in one place and is right; that one is not refuted. Few annotations of
these can be inferred. An inferred annotation that does not hold refutes nothing.
"""

from __future__ import annotations

import pytest
from msgspec.structs import replace

import redverify
from redverify.reporting.result import DEEDS, ImplResult, Verdict
from redverify.reporting.text import impl_lines

ROWS = """
spec rows(N):
    assume N >= 1
    input  X[N] : f32
    output S[] : f32
    S() = sum[k : 0 <= k < N] X(k)

impl other of rows(x = X, s = S):
"""

LANES = (
    ROWS
    + """
    allocate acc[8] : f32
    for l < 8:
        acc[l] := 0.0
    for r < (N + 7) // 8:
        for l < 8:
            acc[l] := BODY
    s[] := 0.0
    for l < 8:
        s[] += acc[l]
"""
)

TAIL = (
    ROWS
    + """
    allocate acc[4] : f32
    for l < 4:
        acc[l] := 0.0
    for r < N // 4:
        for l < 4:
            acc[l] := acc[l] + 1.0 * x[4*r + l]
    for l < N - N // 4 * 4:
        if TAKEN:
            acc[l] := acc[l] + 1.0 * x[N // 4 * 4 + l]
    s[] := 0.0
    for l < 4:
        s[] := s[] + acc[l]
"""
)

TILES = """
spec doubled(N, M):
    assume N >= 1 and M >= 1
    input  A[N, M] : f32
    output B[N, M] : f32
    B(i, j) = A(i, j) + A(i, j)

impl tiled of doubled(a = A, b = B):
    for io < (N + 7) // 8:
        for jo < (M + 7) // 8:
            allocate t[8, 8] : f32
            for i < 8:
                for j < 8:
                    if 8*io + i < N and 8*jo + j < M:
                        t[i, j] := select(SINGLE, a[8*io + i, 8*jo + j], a[8*io + i, 8*jo + j] * 2.0)
            for i < 8:
                for j < 8:
                    if 8*io + i < N and 8*jo + j < M:
                        b[8*io + i, 8*jo + j] := t[i, j]
"""

MINUS = """
spec minus(N):
    assume N >= 0
    input  A[N] : i64
    output R[] : i64
    R() = 0 - sum[k : 0 <= k < N] A(k)

impl joined of minus(a = A, r = R):
    allocate p[4] : i64
    par j < 4:
        p[j] := 0
        for i < (N - j + 3) // 4:
            p[j] := p[j] - a[4*i + j]
    r[] := 0
    for j < 4:
        r[] := JOINED
"""

GREATEST = """
spec greatest(N):
    assume N >= 1
    input  A[N] : i32
    output R[] : i32
    R() = max[k : 0 <= k < N] A(k)

impl chosen of greatest(a = A, r = R):
    allocate m[] : i32
    m[] := START
    for i < N:
        m[] := select(m[] < a[i], a[i], m[] + 0)
    r[] := m[]
"""

EQUAL = """
spec least(N):
    assume N >= 1
    input  A[N] : i64
    input  B[N] : i64
    output R[] : i64
    R() = sum[k : 0 <= k < N] select(A(k) <= B(k), 1, 0)

impl counted of least(a = A, b = B, r = R):
    allocate c[] : i64
    c[] := 0
    for i < N:
        c[] := select(COMPARED, c[] + 1, c[])
    r[] := c[]
"""

BLOCKS = """
spec total(N):
    assume N >= 0
    input  A[N] : i32
    output B[] : i32
    B() = sum[k : 0 <= k < N] A(k)

impl grid of total(a = A, b = B):
    allocate g[4] : i32
    par blk < 4:
        allocate s[8] : i32
        par t < 8:
            s[t] := 0
            for i < (N - 16*blk - t + 63) // 64:
                s[t] += a[64*i + 16*blk + t]
                if GUARD:
                    s[t] += a[SECOND]
        par t < 4:
            s[t] += s[t + 4]
        par t < 2:
            s[t] += s[t + 2]
        s[0] += s[LAST]
        g[blk] := s[0]
    b[] := 0
    for blk < 4:
        b[] += g[blk]
"""

#: Template, what is filled in, of a wrong program and of a right one, and the least size that goes wrong.
CASES = {
    "every trip but the last is lost": (
        LANES,
        {"BODY": "select(8*r + l < N, acc[l] + x[min(8*r + l, N - 1)], 0.0)"},
        {"BODY": "select(8*r + l < N, acc[l] + x[min(8*r + l, N - 1)], acc[l])"},
        {"N": 9},
    ),
    "the third trip begins anew": (
        LANES,
        {"BODY": "select(r == 2, 0.0, acc[l]) + select(8*r + l < N, x[min(8*r + l, N - 1)], 0.0)"},
        {"BODY": "select(r < 0, 0.0, acc[l]) + select(8*r + l < N, x[min(8*r + l, N - 1)], 0.0)"},
        {"N": 17},
    ),
    "a full second block is lost": (
        LANES,
        {"BODY": "acc[l] + select(8*r + l < N and (r != 1 or N != 16), x[min(8*r + l, N - 1)], 0.0)"},
        {"BODY": "acc[l] + select(8*r + l < N and (r != 1 or N != 0), x[min(8*r + l, N - 1)], 0.0)"},
        {"N": 16},
    ),
    "a tail of three is dropped beyond 8": (
        TAIL,
        {"TAKEN": "N - N // 4 * 4 < 3 or N <= 8"},
        {"TAKEN": "N - N // 4 * 4 < 4 or N <= 8"},
        {"N": 11},
    ),
    "the last tile of both dimensions": (
        TILES,
        {"SINGLE": "io > 0 and jo > 0"},
        {"SINGLE": "io > 0 and jo < 0"},
        {"N": 9, "M": 9},
    ),
    "the third tile of one dimension": (
        TILES,
        {"SINGLE": "jo == 2"},
        {"SINGLE": "jo < 0"},
        {"N": 1, "M": 17},
    ),
    "joined by minus": (MINUS, {"JOINED": "r[] - p[j]"}, {"JOINED": "r[] + p[j]"}, {"N": 1}),
    "the last lane is joined by minus": (
        MINUS,
        {"JOINED": "select(j == 3, r[] - p[j], r[] + p[j])"},
        {"JOINED": "select(j == 4, r[] - p[j], r[] + p[j])"},
        {"N": 4},
    ),
    "negative elements": (GREATEST, {"START": "0"}, {"START": "a[0] + 0"}, {"N": 1}),
    "equal elements": (EQUAL, {"COMPARED": "a[i] < b[i]"}, {"COMPARED": "a[i] <= b[i]"}, {"N": 1}),
    "unguarded": (
        BLOCKS,
        {"GUARD": "N >= 0", "SECOND": "min(64*i + 16*blk + t + 8, N - 1)", "LAST": "1"},
        {"GUARD": "64*i + 16*blk + t + 8 < N", "SECOND": "64*i + 16*blk + t + 8", "LAST": "1"},
        {"N": 1},
    ),
    "the second trip of the grid is unguarded": (
        BLOCKS,
        {"GUARD": "64*i + 16*blk + t + 8 < N or i > 0", "SECOND": "min(64*i + 16*blk + t + 8, N - 1)"}
        | {"LAST": "1"},
        {"GUARD": "64*i + 16*blk + t + 8 < N and i >= 0", "SECOND": "min(64*i + 16*blk + t + 8, N - 1)"}
        | {"LAST": "1"},
        {"N": 65},
    ),
    "the second element of the last block": (
        BLOCKS,
        {"GUARD": "64*i + 16*blk + t + 8 < N and (blk < 3 or t > 0)", "SECOND": "64*i + 16*blk + t + 8"}
        | {"LAST": "1"},
        {"GUARD": "64*i + 16*blk + t + 8 < N and (blk < 4 or t > 0)", "SECOND": "64*i + 16*blk + t + 8"}
        | {"LAST": "1"},
        {"N": 57},
    ),
    "a tree that takes one lane twice": (
        BLOCKS,
        {"GUARD": "64*i + 16*blk + t + 8 < N", "SECOND": "64*i + 16*blk + t + 8", "LAST": "0"},
        {"GUARD": "64*i + 16*blk + t + 8 < N", "SECOND": "64*i + 16*blk + t + 8", "LAST": "1"},
        {"N": 1},
    ),
}


def judged(template: str, parts: dict[str, str]) -> ImplResult:
    for name, text in parts.items():
        template = template.replace(name, text)
    (result,) = redverify.verify_text(template, levels=False).impls
    return result


@pytest.mark.parametrize("name", CASES)
def test_wrong_programs_are_refuted(name: str) -> None:
    template, wrong, _, least = CASES[name]
    result = judged(template, wrong)
    assert result.verdict is Verdict.REFUTED
    assert result.witness is not None
    assert result.witness.params == least
    assert result.witness.difference is not None


@pytest.mark.parametrize("name", CASES)
def test_right_twins_are_not(name: str) -> None:
    template, _, right, _ = CASES[name]
    assert judged(template, right).verdict in (Verdict.INCONCLUSIVE, Verdict.VERIFIED)


def test_what_the_program_does_is_shown_and_no_placeholder() -> None:
    result = judged(BLOCKS.replace("if GUARD", "if N >= 0"), {"SECOND": "64*i + 16*blk + t + 8", "LAST": "1"})
    assert result.verdict is Verdict.REFUTED
    assert result.witness is not None
    assert (result.witness.kind, result.witness.params) == ("bounds", {"N": 1})


#: Writes outside of its array, and says another value than it writes.
PAST_THE_END = """
spec copy(N):
    assume N >= 0
    input  A[N] : f32
    output B[N] : f32
    B(i) = A(i) if 0 <= i and i < N

impl shifted of copy(a = A, b = B):
    for i < N:
        b[i + 1] {A(i) + 1.0} := a[i]
"""


def test_open_obligations_about_deeds_come_first() -> None:
    """An access that cannot be shown to be inside comes before what is only about an annotation."""
    found = judged(PAST_THE_END, {})
    opened = tuple(replace(o, status="unknown") for o in found.obligations if o.status != "proved")
    result = replace(found, verdict=Verdict.INCONCLUSIVE, witness=None, obligations=opened[::-1])
    lines = ["".join(piece.text for piece in line) for line in impl_lines(result, {})]
    kinds = [line.split()[1].rstrip(":") for line in lines if line.startswith("    open: ")]
    deeds = [kind in DEEDS for kind in kinds]
    assert set(deeds) == {True, False}
    assert deeds == sorted(deeds, reverse=True)


EXTREME = """
spec chosen(N):
    assume N >= 1
    input  A[N] : f32
    output R[] : f32
    output P[] : i32
    R() = max[k : 0 <= k < N] A(k)
    P() = max[k : 0 <= k < N] select(A(k) == R(), i32(k), -1)

impl last of chosen(a = A, r = R, p = P):
    r[] := a[0]
    p[] := i32(0)
    for k in 1..N:
        if k >= 1:
            p[] := select(COMPARED, i32(k), p[])
            r[] := select(r[] < a[k], a[k], r[])
"""


def test_equal_elements_among_others() -> None:
    """Of equal greatest elements the last one is wanted; most inputs have no such pair."""
    assert judged(EXTREME, {"COMPARED": "r[] < a[k]"}).verdict is Verdict.REFUTED
    assert judged(EXTREME, {"COMPARED": "r[] <= a[k]"}).verdict is not Verdict.REFUTED


@pytest.mark.parametrize("values", ["real", "ieee"])
def test_values_that_matter_under_ieee_alone(values: str) -> None:
    """``x - x`` is 0 unless ``x`` is infinite or no number."""
    text = """
spec zeros(N):
    assume N >= 2
    input  A[N] : f32
    output B[N] : f32
    B(i) = A(i) * 1.0

impl shifted of zeros(a = A, b = B):
    for i < N:
        b[i] := a[i] + (a[N - 1 - i] - a[N - 1 - i])
"""
    (result,) = redverify.verify_text(text, levels=False, values=values).impls
    assert (result.verdict is Verdict.REFUTED) == (values == "ieee")


def test_the_cell_that_is_shown_has_two_values():
    # `y` begins with the bias, so that the sums are in another order. At most rows that changes nothing.
    text = """
spec biased():
    input  X[12, 3] : f32
    input  B[12] : f32
    output Y[12] : f32
    tensor T(i) : f32

    T(i) = sum[k : 0 <= k < 3] X(i, k)
    Y(i) = B(i) + T(i)

impl started of biased(x = X, b = B, y = Y):
    for i < 12:
        y[i]{B(i)} := b[i]
    for i < 12:
        accumulate y:
            for k < 3:
                y[i]{T(i)} +{k}= x[i, k]
"""
    (result,) = redverify.verify_text(text, levels=False, values="abstract-zeros").impls
    assert result.verdict is Verdict.REFUTED
    assert result.witness is not None and result.witness.kind == "complete"
    assert result.witness.actual != result.witness.expected
    assert result.witness.cell != "y[0]"
