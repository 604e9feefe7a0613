"""Programs with products that would slip through without one check, each with a right one beside it."""

from __future__ import annotations

import pytest

from redverify.judgement.judge import judge
from redverify.language.load import load_text
from redverify.options import Options
from redverify.reporting.result import Verdict

V, R, OPEN = Verdict.VERIFIED, Verdict.REFUTED, Verdict.INCONCLUSIVE

COPY = """spec copy(N):
    input  A[N] : f32
    output B[N] : f32

    B(i) = A(i)

"""

GRID = """spec copy(N, M):
    assume N >= {n} and M >= {m}
    input  A[N, M] : f32
    output B[N, M] : f32

    B(i, j) = A(i, j)

"""

SUM = """spec total(N):
    input  A[N] : f32
    output B[]  : f32

    B() = sum[k : 0 <= k < N] A(k)

"""


def squares(assumed: str) -> str:
    """A square, whose rows and columns are tiled by two parameters; its columns are counted by `N`, too."""
    return (
        GRID.format(n=1, m=1)
        + f"""impl p(T, U) of copy(a = A, b = B):
    assume T >= 1 and U >= 1 and {assumed}
    par io < (N + T - 1) // T:
        par jo < (N + U - 1) // U:
            for i in io*T..min(N, io*T + T):
                for j in jo*U..min(N, jo*U + U):
                    b[i, j] {{B(i, j)}} := a[i, j]
"""
    )


def verdict(text: str) -> Verdict:
    (impl,) = load_text(text).impls.values()
    result, error = judge(impl, "t.sched", Options())
    assert error is None
    return result.verdict


def tiled(
    assumed: str = "T >= 1",
    tiles: str = "(N + T - 1) // T",
    start: str = "o*T",
    end: str = "min(N, o*T + T)",
    loops: tuple[str, str] = ("par", "for"),
    cell: str = "i",
) -> str:
    return (
        COPY
        + f"""impl p(T) of copy(a = A, b = B):
    assume {assumed}
    {loops[0]} o < {tiles}:
        {loops[1]} i in {start}..{end}:
            b[{cell}] {{B({cell})}} := a[{cell}]
"""
    )


FOLDED = (
    GRID
    + """impl p of copy(a[i*M + j : N*M] = A(i, j), b[i*M + j : N*M] = B(i, j)):
    {loop} p < N*M:
        b[p] {{B(p // M, p % M)}} := a[p]
"""
)

#: The names of the list of traps in the design, with programs and their verdicts.
TRAPS: dict[str, tuple[str, Verdict]] = {
    # A stride that may be 0: two elements of one cell.
    "base_zero": (
        GRID.format(n=1, m=1)
        + """impl p(T) of copy(a = A, b[i*T + j : N*T + M] = B(i, j)):
    assume T >= 0 and T*T >= T
    par i < N:
        par j < M:
            b[i*T + j] {B(i, j)} := a[i, j]
""",
        R,
    ),
    # At M = 0 there is nothing to do, and M is the base.
    "base_zero_right": (FOLDED.format(n=0, m=0, loop="par"), V),
    "base_not_bounded": (tiled("N >= 0"), R),
    "base_one": (tiled("T == 1"), V),
    "tile_larger_than_size": (tiled("T > N and T >= 1"), V),
    "padding_cells": (tiled(end="o*T + T"), R),
    "negative_number": (
        COPY
        + """impl p(T) of copy(a = A, b = B):
    assume T >= 1
    par i < N:
        b[(i - T + T*N - T*N) + T] {B(i)} := a[(i - T) % T + (i - T) // T * T + T]
""",
        V,
    ),
    "negative_number_wrong": (
        COPY
        + """impl p(T) of copy(a = A, b = B):
    assume T >= 1
    par i < N:
        b[i] {B(i)} := a[(i - T) // T * T + T]
""",
        R,
    ),
    "carry_of_two": (
        COPY
        + """impl p(T) of copy(a = A, b = B):
    assume T >= 1
    par o < (N + 2*T) // (T + T - T):
        for i < T:
            let x = o*T + 2*i + 1 - i - 1
            if x < N:
                b[x] {B(x)} := a[x]
""",
        V,
    ),
    "every_second_tile": (
        COPY
        + """impl p(T) of copy(a = A, b = B):
    assume T >= 1
    par o < (N + T - 1) // T:
        if o % 2 == 0:
            for i in o*T..min(N, o*T + T):
                b[i] {B(i)} := a[i]
""",
        R,
    ),
    # Two tiles write one cell, and both write what is right: that is no race.
    "last_digit_equal_base": (tiled(end="min(N, o*T + T + 1)"), V),
    "last_tile_missed": (tiled(tiles="N // T"), R),
    "par_of_nest": (tiled(loops=("par", "par")), V),
    "two_meanings": (
        COPY
        + """impl p(T) of copy(a = A, b = B):
    assume T >= 1 and N >= T
    par o < N // T:
        for i in o*T..o*T + T:
            b[i] {B(i)} := a[i]
    par i in N // T * T..N:
        b[i] {B(i)} := a[i]
""",
        V,
    ),
    "one_size_two_bases": (squares("N == M"), V),
    "one_size_two_bases_wrong": (squares("N <= M"), R),
    # At `T = 0` the size of a chunk is divided by it, though no other number needs it.
    "computed_chunk_by_zero": (
        COPY.replace("copy(N)", "copy(N, T)").replace("    input", "    assume T >= 0\n    input", 1)
        + """impl p of copy(a = A, b = B):
    par t < max(T, 1):
        for i < min(N - t*((N + T - 1) // T), (N + T - 1) // T):
            b[t*((N + T - 1) // T) + i] {B(t*((N + T - 1) // T) + i)} := a[t*((N + T - 1) // T) + i]
""",
        R,
    ),
    # Chunks of a size that is rounded up overlap where the first one is larger than it says.
    "computed_chunk_too_large": (
        COPY.replace("copy(N)", "copy(N, T)").replace("    input", "    assume T >= 1\n    input", 1)
        + """impl p of copy(a = A, b = B):
    par t < T:
        for i < (N + T - 1) // T:
            b[t*((N + T - 1) // T) + i] {B(t*((N + T - 1) // T) + i)} := a[t*((N + T - 1) // T) + i]
""",
        R,
    ),
    # The array is as large as either tensor says, and they say it in two ways.
    "box_of_two_tensors": (
        COPY.replace("output B[N]", "output B[M]")
        .replace("copy(N)", "copy(N, M)")
        .replace("    input", "    assume M == N\n    input", 1)
        + """impl p(T) of copy(a = A, a = B):
    assume T >= 1
    par o < (N + T - 1) // T:
        for i in o*T..min(N, o*T + T):
            a[i] {B(i)} := a[i]
""",
        OPEN,
    ),
    "order_of_digits": (
        SUM.replace("sum[", "reduce first[").replace(
            "    input", "    operator first : f32 assoc unit 0.0\n    input", 1
        )
        + """impl p(T) of total(a = A, b = B):
    assume T >= 1
    b[] {0.0} := 0.0
    accumulate b:
        for r < T:
            for o < (N + T - 1) // T:
                if o*T + r < N:
                    b[] {B()} first{o*T + r}= a[o*T + r]
""",
        R,
    ),
    "order_of_digits_right": (
        SUM.replace("sum[", "reduce first[").replace(
            "    input", "    operator first : f32 assoc unit 0.0\n    input", 1
        )
        + """impl p(T) of total(a = A, b = B):
    assume T >= 1
    b[] {0.0} := 0.0
    accumulate b:
        for o < (N + T - 1) // T:
            for r < T:
                if o*T + r < N:
                    b[] {B()} first{o*T + r}= a[o*T + r]
""",
        V,
    ),
    "atomic_over_nest": (
        SUM
        + """impl p(T) of total(a = A, b = B):
    assume T >= 1
    b[] {0.0} := 0.0
    accumulate b:
        par o < (N + T - 1) // T:
            par r < T:
                if o*T + r < N:
                    atomic b[] {B()} +{o*T + r}= a[o*T + r]
""",
        V,
    ),
    "not_atomic_over_nest": (
        SUM
        + """impl p(T) of total(a = A, b = B):
    assume T >= 1
    b[] {0.0} := 0.0
    accumulate b:
        par o < (N + T - 1) // T:
            par r < T:
                if o*T + r < N:
                    b[] {B()} +{o*T + r}= a[o*T + r]
""",
        R,
    ),
    "chunk_rounded_down": (
        COPY
        + """impl p(S, C) of copy(a = A, b = B):
    assume S >= 1 and C >= 1 and C == N // S
    par s < S:
        for i in s*C..min(N, s*C + C):
            b[i] {B(i)} := a[i]
""",
        R,
    ),
    "chunk_zero": (
        COPY
        + """impl p(S, C) of copy(a = A, b = B):
    assume S >= 1 and C >= 0 and S*C >= N
    par s < S:
        for i in s*C..min(N, s*C + C):
            b[i] {B(i)} := a[i]
""",
        V,
    ),
    "square": (
        COPY
        + """impl p(T) of copy(a = A, b = B):
    assume T >= 1 and N == T*T
    par i < T:
        par j < T:
            b[i*T + j] {B(i*T + j)} := a[i*T + j]
""",
        V,
    ),
    "square_wrong": (
        COPY
        + """impl p(T) of copy(a = A, b = B):
    assume T >= 1 and N == T*T
    par i < T:
        par j < T:
            b[i*T + j] {B(i*T + j)} := a[j*T + i]
""",
        R,
    ),
    "product_of_three": (
        COPY
        + """impl p(G, T) of copy(a = A, b = B):
    assume G >= 1 and T >= 1 and N >= G*T*G
    par i < N:
        b[i] {B(i)} := a[i]
""",
        V,
    ),
    "quotient_of_negative": (
        COPY
        + """impl p(T) of copy(a = A, b = B):
    assume T >= 1
    par o < 0 - (0 - N) // T:
        for i in o*T..min(N, o*T + T):
            b[i] {B(i)} := a[i]
""",
        V,
    ),
    "window_wider_than_stride": (
        """spec s(N, S, W):
    assume N >= 1 and S >= 1 and W >= S + 1
    input  A[N, W] : f32
    output B[N*S + W] : f32

    B(i) = 1.0

impl p of s(a[i*S + k : N*S + W] = A(i, k), b = B):
    par i < N*S + W:
        b[i] {B(i)} := 1.0
""",
        R,
    ),
    "division_in_a_branch": (
        COPY
        + """impl p(T) of copy(a = A, b = B):
    assume T >= 0
    par i < N:
        b[i] {B(i)} := select(T >= 1, a[i], a[i // T - i // T + i])
""",
        R,
    ),
    "division_of_a_variable_that_is_not_used": (
        COPY
        + """impl p(T) of copy(a = A, b = B):
    assume T >= 0
    par i < N:
        let x = i // T
        b[i] {B(i)} := a[i]
""",
        R,
    ),
    "division_that_cancels_out": (
        COPY
        + """impl p(T) of copy(a = A, b = B):
    assume T >= 0
    par i < N:
        b[i + i // T - i // T] {B(i)} := a[i]
""",
        R,
    ),
    "division_before_its_condition": (
        COPY
        + """impl p(T) of copy(a = A, b = B):
    assume T >= 0
    par i < N:
        if i // T >= 0 and T >= 1:
            b[i] {B(i)} := a[i]
        else:
            b[i] {B(i)} := a[i]
""",
        R,
    ),
    "division_after_its_condition": (
        COPY
        + """impl p(T) of copy(a = A, b = B):
    assume T >= 0
    par i < N:
        if T >= 1 and i // T >= 0:
            b[i] {B(i)} := a[i]
        else:
            b[i] {B(i)} := a[i]
""",
        V,
    ),
    "division_in_a_remainder_by_one": (
        COPY
        + """impl p(T, U) of copy(a = A, b = B):
    assume T >= 0 and U >= 1
    par i < N:
        b[i + i // T % (U - U + 1)] {B(i)} := a[i]
""",
        R,
    ),
    # Under the last condition the first is false; without it `i // T` is evaluated.
    "division_between_conditions": (
        COPY
        + """impl p(T, U) of copy(a = A, b = B):
    assume T >= 0 and U >= 1
    par i < N:
        b[i] {B(i)} := a[i]
        for k < N:
            if U*k + i >= U*N and i // T >= 0 and i < U:
                b[i] {B(i)} := a[i]
""",
        R,
    ),
    # At sizes at which the digits are (0, 1) of a base of 2, though 3 is (1, 1): no run is there.
    "digits_without_size": (
        COPY
        + """impl p(T) of copy(a = A, b = B):
    assume T >= 1 and N >= T
    par i < N // T * T:
        b[i] {B(i)} := a[i]
    if N % T >= 1:
        par i in N - N % T..N:
            b[i] {B(i)} := a[i]
""",
        V,
    ),
    "offset_without_bound": (
        GRID.format(n=1, m=1)
        + """impl p(O, S, E) of copy(a[O + i*S + j : E] = A(i, j), b = B):
    assume O >= 0 and S >= M and E >= O + N*S
    par i < N:
        for j < M:
            b[i, j] {B(i, j)} := a[O + i*S + j]
""",
        V,
    ),
    "min_of_two_systems": (
        COPY
        + """impl p(T, U) of copy(a = A, b = B):
    assume T >= 1 and U >= 1
    par o < (N + T - 1) // T:
        for i in o*T..min(N, o*T + T, (N + U - 1) // U * U):
            b[i] {B(i)} := a[i]
""",
        OPEN,
    ),
    "group_of_dynamic_rows": (
        GRID.format(n=1, m=1)
        + """impl p(G) of copy(a = A, b = B):
    assume G >= 1
    par f < N * M:
        let g = f // (G * M)
        let rows = min(N - g*G, G)
        let i = g*G + f % (G * M) % rows
        let j = f % (G * M) // rows
        b[i, j] {B(i, j)} := a[i, j]
""",
        OPEN,
    ),
    # The remainder of the whole number, of which one digit has no bound.
    "old_triton_order": (
        GRID.format(n=1, m=1)
        + """impl p of copy(a = A, b = B):
    par f < N * M:
        let g = f // (4*M)
        let rows = min(N - 4*g, 4)
        let i = 4*g + f % rows
        let j = f % (4*M) // rows
        b[i, j] {B(i, j)} := a[i, j]
""",
        OPEN,
    ),
    "group_that_is_empty": (
        GRID.format(n=1, m=1)
        + """impl p of copy(a = A, b = B):
    par f < N * M:
        let g = f // (4*M)
        let rows = min(N - 4*g - 1, 4)
        let i = 4*g + f % (4*M) % rows
        let j = f % (4*M) // rows
        b[i, j] {B(i, j)} := a[i, j]
""",
        R,
    ),
    "double_tiles": (tiled(tiles="(N + 2*T - 1) // (2*T)", start="o*2*T", end="min(N, o*2*T + 2*T)"), V),
    "double_tiles_wrong": (tiled(tiles="(N + T - 1) // (2*T)", start="o*2*T", end="min(N, o*2*T + 2*T)"), R),
    # Both branches of a choice are read, whichever is taken.
    "select_branch_not_taken": (
        COPY
        + """impl p(T) of copy(a = A, b = B):
    assume T >= 1
    par i < N:
        b[i] {B(i)} := select(i // T >= 0, a[i], a[i + T*N])
""",
        R,
    ),
}


@pytest.mark.parametrize("name", TRAPS)
def test_trap(name: str) -> None:
    text, expected = TRAPS[name]
    assert verdict(text) is expected


def test_reports_name_no_digits() -> None:
    (impl,) = load_text(TRAPS["padding_cells"][0]).impls.values()
    result, _ = judge(impl, "t.sched", Options())
    assert any(o.status != "proved" for o in result.obligations)
    assert "$" not in repr(result.obligations)
