"""Programs as people write them, without annotations: right ones are verified, their wrong twins are not."""

from __future__ import annotations

import pytest

import redverify
from redverify.annotating.annotate import annotate_text
from redverify.reporting.result import Verdict

pytestmark = pytest.mark.ring("full")

TOTAL = """
spec total(N):
    assume N >= 1
    input X[N] : f32
    output S[] : f32
    S() = {operator}[k : 0 <= k < N] X(k)

impl p of total(x = X, s = S):
"""

#: A tail that adds the unit reads a clamped element: the index of the reduction is not the clamped one.
TAILS = {
    "flat": """
    s[] := 0.0
    for r < 8*((N + 7) // 8):
        s[] += select(r < N, x[min(r, N - 1)], 0.0)
""",
    "blocks": """
    s[] := 0.0
    for r < (N + 7) // 8:
        for l < 8:
            s[] += select(8*r + l < N, x[min(8*r + l, N - 1)], 0.0)
""",
    "lanes": """
    allocate acc[8] : f32
    for l < 8:
        acc[l] := 0.0
    for r < (N + 7) // 8:
        for l < 8:
            acc[l] += select(8*r + l < N, x[min(8*r + l, N - 1)], 0.0)
    s[] := 0.0
    for l < 8:
        s[] += acc[l]
""",
    "halves": """
    s[] := 0.0
    for r < (N + 1) // 2:
        s[] += x[2*r]
        s[] += select(2*r + 1 < N, x[min(N - 1, 2*r + 1)], 0.0)
""",
    "in reverse": """
    s[] := 0.0
    for r < 4*((N + 3) // 4):
        s[] += select(r < N, x[max(N - 1 - r, 0)], 0.0)
""",
}


def verdict(text: str) -> Verdict:
    found: Verdict = redverify.verify_text(text, witness_seconds=2.0).verdict
    return found


@pytest.mark.parametrize("name", TAILS)
def test_tails_that_add_the_unit(name: str) -> None:
    text = TOTAL.format(operator="sum") + TAILS[name]
    assert verdict(text) is Verdict.VERIFIED
    for right, wrong in ((", 0.0)", ", 1.0)"), ("select(r < N", "select(r <= N"), ("+ l < N", "+ l <= N")):
        if right in text:
            assert verdict(text.replace(right, wrong)) is Verdict.REFUTED


@pytest.mark.parametrize("name", ["flat", "lanes"])
def test_tails_of_a_maximum(name: str) -> None:
    text = TOTAL.format(operator="max") + TAILS[name].replace("0.0", "-inf").replace("+=", "max=")
    assert verdict(text) is Verdict.VERIFIED
    assert verdict(text.replace(", -inf)", ", 0.0)")) is Verdict.REFUTED


ROWS = """
spec rows(T):
    assume T >= 0
    input A[4, 8*T] : f32
    input C[4] : f32
    output B[4] : f32
    B(i) = C(i) + sum[k : 0 <= k < 8*T] A(i, k)

impl p of rows(a = A, c = C, b = B):
    allocate v[4] : f32
"""

#: A sum that starts from an element is carried from one buffer to another.
CARRIED = {
    "copied to and fro": """
    for i < 4:
        v[i] := c[i]
    for t < T:
        allocate w[4] : f32
        for i < 4:
            w[i] := v[i]
        for i < 4:
            for l < 8:
                w[i] += a[i, 8*t + l]
        for i < 4:
            v[i] := w[i]
    for i < 4:
        b[i] := v[i]
""",
    "a row at a time": """
    for i < 4:
        v[i] := c[i]
        for t < T:
            allocate w[] : f32
            w[] := v[i]
            for l < 8:
                w[] += a[i, 8*t + l]
            v[i] := w[]
        b[i] := v[i]
""",
    "by assignments": """
    for i < 4:
        v[i] := c[i]
        for k < 8*T:
            v[i] := v[i] + a[i, k]
        b[i] := v[i]
""",
}


@pytest.mark.parametrize("name", CARRIED)
def test_sums_that_are_carried_from_a_start(name: str) -> None:
    text = ROWS + CARRIED[name]
    assert verdict(text) is Verdict.VERIFIED
    assert verdict(text.replace("v[i] := c[i]", "v[i] := 0.0")) is Verdict.REFUTED
    assert verdict(text.replace("T:\n", "T - 1:\n")) is not Verdict.VERIFIED


DELAYED = """
spec delayed(K, N):
    assume K >= 1 and N >= 0
    input A[K, N] : f32
    input C[N] : f32
    output B[N] : f32
    B(j) = C(j) + sum[k : 0 <= k < K - 1] A(k, j)

impl p of delayed(a = A, c = C, b = B):
    allocate s[N] : f32
    for j < N:
        s[j] := c[j]
        b[j] := 0.0
    for k < K:
        for j < N:
            {first}
        for j < N:
            {second}
"""


def test_a_buffer_that_is_added_before_it_is_filled() -> None:
    steps = {"first": "b[j] := b[j] + s[j]", "second": "s[j] := a[k, j]"}
    assert verdict(DELAYED.format(**steps)) is Verdict.VERIFIED
    assert verdict(DELAYED.format(first=steps["second"], second=steps["first"])) is Verdict.REFUTED


RAGGED = """
spec ragged(K):
    assume K >= 0
    input Len[3] : i32 in 0..K + 1
    input S[3, K] : f32
    output L[3] : f32
    L(b) = {operator}[k : 0 <= k < Len(b)] S(b, k)

impl p of ragged(len = Len, s = S, l = L):
    par b < 3:
        let n := len[b] in 0..K + 1
"""

#: Rows without elements leave early.
EXITS = {
    "either way": """
        if n == 0:
            l[b] := -inf
        else:
            l[b] := -inf
            for k < n:
                l[b] max= s[b, k]
""",
    "start first": """
        l[b] := -inf
        if n > 0:
            for k < n:
                l[b] max= s[b, k]
""",
    "the other way round": """
        if n >= 1:
            l[b] := -inf
            for k < n:
                l[b] max= s[b, k]
        else:
            l[b] := -inf
""",
}


@pytest.mark.parametrize("name", EXITS)
@pytest.mark.parametrize("operator", ["max", "sum"])
def test_rows_without_elements_leave_early(name: str, operator: str) -> None:
    body = EXITS[name]
    if operator == "sum":
        body = body.replace("-inf", "0.0").replace("max=", "+=")
    text = RAGGED.format(operator=operator) + body
    assert verdict(text) is Verdict.VERIFIED
    wrong = text.replace("n == 0", "n <= 1").replace("n > 0", "n > 1").replace("n >= 1", "n >= 2")
    assert verdict(wrong) is Verdict.REFUTED


GRID = """
spec total(N):
    assume N >= 0
    input A[N] : i32
    output B[] : i32
    B() = sum[k : 0 <= k < N] A(k)

impl p of total(a = A, b = B):
    allocate g[4] : i32
    par blk < 4:
{block}
    b[] := 0
    for blk < 4:
        b[] += g[blk]
"""

#: Each block takes every so many elements and leaves their sum.
BLOCKS = {
    "two at a time": """
        allocate s[8] : i32
        par t < 8:
            s[t] := 0
            for i < (N - 16*blk - t + 63) // 64:
                s[t] += a[64*i + 16*blk + t]
                if 64*i + 16*blk + t + 8 < N:
                    s[t] += a[64*i + 16*blk + t + 8]
        par t < 4:
            s[t] += s[t + 4]
        par t < 2:
            s[t] += s[t + 2]
        s[0] += s[1]
        g[blk] := s[0]
""",
    "a grid's stride": """
        allocate s[8] : i32
        par t < 8:
            s[t] := 0
            for i < (N + 31) // 32:
                if 32*i + 8*blk + t < N:
                    s[t] += a[32*i + 8*blk + t]
        for t in 1..8:
            s[0] += s[t]
        g[blk] := s[0]
""",
    "one thread a block": """
        allocate s[] : i32
        s[] := 0
        for i < (N - blk + 3) // 4:
            s[] += a[4*i + blk]
        g[blk] := s[]
""",
}


@pytest.mark.parametrize("name", BLOCKS)
def test_blocks_that_take_every_so_many_elements(name: str) -> None:
    text = GRID.format(block=BLOCKS[name].strip("\n"))
    assert verdict(text) is Verdict.VERIFIED
    for right, wrong in (("+ t + 8 < N", "+ t + 7 < N"), ("1..8", "2..8"), ("blk + 3", "blk + 2")):
        if right in text:
            assert verdict(text.replace(right, wrong)) is Verdict.REFUTED


MINUS = """
spec minus(N):
    assume N >= 0
    input A[N] : i64
    output R[] : i64
    R() = 0 - sum[k : 0 <= k < N] A(k)

impl p of minus(a = A, r = R):
"""

#: Values that loops carry by assignments, and that are not elements of the specification.
STEPS = {
    "lanes": """
    allocate p[4] : i64
    par j < 4:
        p[j] := 0
        for i < (N - j + 3) // 4:
            p[j] := p[j] - a[4*i + j]
    r[] := 0
    for j < 4:
        r[] := r[] + p[j]
""",
    "one": """
    r[] := 0
    for i < N:
        r[] := r[] - a[i]
""",
    "a guard": """
    allocate p[2] : i64
    for j < 2:
        p[j] := 0
        for i < N:
            if i % 2 == j:
                p[j] := p[j] - a[i]
    r[] := p[0] + p[1]
""",
}


@pytest.mark.parametrize("name", STEPS)
def test_steps_by_assignments(name: str) -> None:
    text = MINUS + STEPS[name]
    assert verdict(text) is Verdict.VERIFIED
    wrong = text.replace("- a[", "+ a[")
    assert verdict(wrong) is Verdict.REFUTED


NORMALISER = """
spec normaliser(N):
    assume N >= {least}
    input X[N] : f32
    input V[N] : f32
    output L[] : f32
    tensor M() : f32
    M() = max[k : 0 <= k < N] X(k)
    L() = sum[k : 0 <= k < N] exp(X(k) - M()){weight}

impl p of normaliser(x = X, v = V, l = L):
"""

#: A sum of exponentials goes with the maximum of its own elements, which the specification has no name for.
ONLINE = {
    "guarded lanes": """
    allocate m[4] : f32
    allocate s[4] : f32
    allocate t[4] : f32
    par j < 4:
        m[j] := -inf
        s[j] := 0.0
        for c < (N - j + 3) // 4:
            t[j] := max(m[j], x[4*c + j])
            s[j] := s[j] * exp(m[j] - t[j]) + exp(x[4*c + j] - t[j])
            m[j] := t[j]
    par j < 2:
        t[j] := max(m[j], m[j + 2])
        if j < N:
            s[j] := s[j] * exp(m[j] - t[j]) + s[j + 2] * exp(m[j + 2] - t[j])
        m[j] := t[j]
    t[0] := max(m[0], m[1])
    s[0] := s[0] * exp(m[0] - t[0]) + s[1] * exp(m[1] - t[0])
    l[] := s[0]
""",
    "one after the other": """
    allocate m[] : f32
    allocate s[] : f32
    allocate t[] : f32
    m[] := -inf
    s[] := 0.0
    for k < N:
        t[] := max(m[], x[k])
        s[] := s[] * exp(m[] - t[]) + exp(x[k] - t[])
        m[] := t[]
    l[] := s[]
""",
    "two halves": """
    allocate m[2] : f32
    allocate s[2] : f32
    allocate t[2] : f32
    par h < 2:
        m[h] := -inf
        s[h] := 0.0
    for k < N // 2:
        t[0] := max(m[0], x[k])
        s[0] := s[0] * exp(m[0] - t[0]) + exp(x[k] - t[0])
        m[0] := t[0]
    for k in N // 2..N:
        t[1] := max(m[1], x[k])
        s[1] := s[1] * exp(m[1] - t[1]) + exp(x[k] - t[1])
        m[1] := t[1]
    t[0] := max(m[0], m[1])
    l[] := s[0] * exp(m[0] - t[0]) + s[1] * exp(m[1] - t[0])
""",
    "weighted": """
    allocate m[2] : f32
    allocate s[2] : f32
    allocate t[2] : f32
    par j < 2:
        m[j] := -inf
        s[j] := 0.0
        for c < (N - j + 1) // 2:
            t[j] := max(m[j], x[2*c + j])
            s[j] := s[j] * exp(m[j] - t[j]) + exp(x[2*c + j] - t[j]) * v[2*c + j]
            m[j] := t[j]
    t[0] := max(m[0], m[1])
    l[] := s[0] * exp(m[0] - t[0]) + s[1] * exp(m[1] - t[0])
""",
}


@pytest.mark.parametrize("name", ONLINE)
def test_sums_relative_to_the_maximum_of_their_own_elements(name: str) -> None:
    least, weight = 2 if name == "two halves" else 1, " * V(k)" if name == "weighted" else ""
    text = NORMALISER.format(least=least, weight=weight) + ONLINE[name]
    assert verdict(text) is Verdict.VERIFIED
    for right, wrong in (
        ("if j < N:", "if j <= N:"),  # a lane without elements has no number
        (" * exp(m[0] - t[0])", ""),
        ("exp(m[] - t[])", "exp(t[] - m[])"),
        ("for k < N:", "for k < N - 1:"),
        ("(N - j + 1)", "(N - j)"),
        ("v[2*c + j]", "v[2*c]"),
        ("max(m[1], x[k])", "x[k]"),
    ):
        if right in text:
            assert verdict(text.replace(right, wrong)) is not Verdict.VERIFIED


BUTTERFLY = """
spec warp():
    input A[8] : f32
    output B[8] : f32
    B(l) = {operator}[k : 0 <= k < 8] A(k)

impl p of warp(a = A, b = B):
    allocate r[8] : f32
    allocate v[8] : f32
    par lane < 8:
        r[lane] := a[lane]
    par lane < 8:
        v[lane] := r[{first}]
    par lane < 8:
        r[lane] += v[lane]
    par lane < 8:
        v[lane] := r[{second}]
    par lane < 8:
        r[lane] += v[lane]
    par lane < 8:
        v[lane] := r[{third}]
    par lane < 8:
        r[lane] += v[lane]
    par lane < 8:
        b[lane] := r[lane]
"""

#: The distances at which lanes exchange, by the partners of the three steps.
FAR, MIDDLE, NEAR = (
    "(lane + 4) % 8",
    "select(lane % 4 < 2, lane + 2, lane - 2)",
    "select(lane % 2 == 0, lane + 1, lane - 1)",
)


@pytest.mark.parametrize("partners", [(FAR, MIDDLE, NEAR), (NEAR, MIDDLE, FAR)])
def test_lanes_that_exchange(partners: tuple[str, str, str]) -> None:
    first, second, third = partners
    text = BUTTERFLY.format(operator="sum", first=first, second=second, third=third)
    assert verdict(text) is Verdict.VERIFIED
    wrong = BUTTERFLY.format(operator="sum", first=first, second=second, third=second)
    assert verdict(wrong) is Verdict.REFUTED


BLURRED = """
spec blurred(N):
    assume N >= 1
    input X[N] : f32
    input W[3] : f32
    output Y[N] : f32
    tensor P(i) : f32
    P(i) = select(1 <= i < N + 1, X(i - 1), 0.0)
    Y(i) = sum[r : 0 <= r < 3] P(i + r) * W(r)

impl p of blurred(x = X, w = W, y = Y):
    for i < N:
        y[i] := 0.0
        for r < 3:
"""

#: Where there is padding, a branch of its own adds the unit.
PADDED = {
    "last": """
            if 1 <= i + r < N + 1:
                y[i] += x[i + r - 1] * w[r]
            else:
                y[i] += 0.0 * w[r]
""",
    "first": """
            if i + r < 1 or i + r >= N + 1:
                y[i] += 0.0 * w[r]
            else:
                y[i] += x[i + r - 1] * w[r]
""",
}


@pytest.mark.parametrize("name", PADDED)
def test_padding_that_is_a_branch_of_its_own(name: str) -> None:
    text = BLURRED.strip("\n") + PADDED[name]
    assert verdict(text) is Verdict.VERIFIED
    for right, wrong in (("0.0 * w[r]", "1.0 * w[r]"), ("i + r - 1]", "max(i + r - 2, 0)]")):
        assert verdict(text.replace(right, wrong)) is Verdict.REFUTED


def test_borders_that_only_long_runs_reach() -> None:
    """Of a run that is too long, the first and the last iterations are among those that are taken."""
    text = BLURRED.replace("N >= 1", "N >= 300000").strip("\n") + PADDED["last"]
    assert verdict(text) is Verdict.VERIFIED


SMOOTH = """
spec smooth(N, T):
    assume N >= 2 and T >= 0
    input  A[N] : f64
    tensor U(t, i) : f64
    output B[N] : f64
    U(t, i) = A(i) if t == 0
    U(t, i) = U(t - 1, i) if t >= 1 and (i == 0 or i == N - 1)
    U(t, i) = (U(t - 1, i - 1) + U(t - 1, i + 1)) / 2.0 if t >= 1 and 1 <= i and i <= N - 2
    B(i) = U(T, i)

impl pingpong of smooth(a = A, b = B):
    allocate c[2, N] : f64
    for i < N:
        c[0, i] := a[i]
    for t in 1..T + 1:
        par i < N:
            if i == 0 or i == N - 1:
                c[t % 2, i] := c[(t + 1) % 2, i]
            else:
                c[t % 2, i] := (c[(t + 1) % 2, i - 1] + c[(t + 1) % 2, i + 1]) / 2.0
    for i < N:
        b[i] := c[T % 2, i]
"""


def test_a_value_that_stays_the_same_in_memory_that_is_used_again() -> None:
    """At the ends all times have one value: memory says `t % 2`, and the specification `t`."""
    assert verdict(SMOOTH) is Verdict.VERIFIED
    assert verdict(SMOOTH.replace("b[i] := c[T % 2, i]", "b[i] := c[(T + 1) % 2, i]")) is not Verdict.VERIFIED
    assert verdict(SMOOTH.replace("c[(t + 1) % 2, i - 1]", "c[t % 2, i - 1]")) is not Verdict.VERIFIED


#: The sum of products of two rows, each of which several loops have put together.
JOINED = """
spec joined(N):
    assume N >= 1
    input A[N] : f32
    input B[N] : f32
    input C[N] : f32
    input W[{length}] : f32
    output S[] : f32
    S() = {meaning}

impl p of joined(a = A, b = B, c = C, w = W, s = S):
    allocate t[{length}] : f32
    for i < N:
        t[i] := a[i]
    for i < N:
        t[i + N] := b[i]
{third}
    s[] := 0.0
    for i < {length}:
        s[] += t[i] * w[i]
"""

SUMS = ("(sum[i : 0 <= i < N] A(i) * W(i))", "(sum[i : 0 <= i < N] B(i) * W(i + N))")


@pytest.mark.parametrize("third", [False, True])
def test_what_several_loops_have_written_beside_each_other(third: bool) -> None:
    more = ["(sum[i : 0 <= i < N] C(i) * W(i + 2*N))"] if third else []
    text = JOINED.format(
        length="3*N" if third else "2*N",
        meaning=" + ".join([*SUMS, *more]),
        third="    for i < N:\n        t[i + 2*N] := c[i]" if third else "",
    )
    assert verdict(text) is Verdict.VERIFIED
    for right, wrong in (("t[i + N] := b[i]", "t[i + N] := a[i]"), ("t[i] * w[i]", "t[i] * w[i // 2]")):
        assert verdict(text.replace(right, wrong)) is Verdict.REFUTED


def test_a_branch_that_few_sizes_take() -> None:
    """Sizes of runs are drawn for each branch on sizes: no one draws 1 by chance among those below 20."""
    text = """
spec spread(N, M):
    assume M >= 1 and (N == 1 or N == M)
    input A[N] : f32
    output B[M] : f32
    B(i) = A(0) if 0 <= i < M and N == 1
    B(i) = A(i) if 0 <= i < M and N == M and N > 1

impl p of spread(a = A, b = B):
    allocate t[M] : f32
    if N == 1:
        for i < M:
            t[i] := a[0]
    else:
        for i < M:
            t[i] := a[i]
    for i < M:
        b[i] := t[i]
"""
    assert verdict(text) is Verdict.VERIFIED
    assert verdict(text.replace("t[i] := a[i]", "t[i] := a[0]")) is Verdict.REFUTED
    assert verdict(text.replace("t[i] := a[0]", "t[i] := a[0] + a[0]")) is Verdict.REFUTED


def test_padding_of_a_size_that_fills_its_block() -> None:
    """``D`` is 2 in all runs that are drawn; a run that reaches the padding makes it less."""
    text = """
spec top(M, N, D):
    assume M >= 0 and N >= 1 and D >= 0
    input Q[M, D] : f32
    input K[N, D] : f32
    output S[M] : f32
    S(i) = max[j : 0 <= j < N] 2.0 * sum[d : 0 <= d < D] Q(i, d) * K(j, d)

impl padded of top(q = Q, k = K, s = S):
    assume N <= 4 and D <= 2
    par i < M:
        allocate a[2] : f32
        allocate b[4, 2] : f32
        allocate c[4] : f32
        par l < 2:
            if l < D:
                a[l] := q[i, l]
            else:
                a[l] := 0.0
        par j < 4:
            par l < 2:
                if j < N and l < D:
                    b[j, l] := k[j, l]
                else:
                    b[j, l] := 0.0
        par j < 4:
            c[j] := 0.0
            for r < 2:
                c[j] += a[r] * b[j, r]
        allocate m[] : f32
        m[] := -inf
        for j < 4:
            m[] max= select(j < N, 2.0 * c[j], -inf)
        s[i] := m[]
"""
    assert verdict(text) is Verdict.VERIFIED
    assert (
        verdict(text.replace("[l] := 0.0", "[l] := 1.0").replace("l] := 0.0", "l] := 1.0")) is Verdict.REFUTED
    )


def test_a_second_block_is_reached_where_runs_are_long() -> None:
    """Sizes that are drawn have one output, or so many that a run is too long."""
    taps = "c, r, s : 0 <= c < C and 0 <= r < 11 and 0 <= s < 11"
    inside = "0 <= 4*i + r - 2 < H and 0 <= 4*j + s - 2 < W"
    text = f"""
spec strided(Z, C, H, W):
    assume Z >= 0 and C >= 0 and H >= 7 and W >= 7
    input X[Z, C, H, W] : f32
    input K[C, 11, 11] : f32
    output Y[Z, (H - 7) // 4 + 1, (W - 7) // 4 + 1] : f32
    Y(z, i, j) = sum[{taps} and {inside}] X(z, c, 4*i + r - 2, 4*j + s - 2) * K(c, r, s)

impl blocks of strided(x = X, k = K, y = Y):
    par z < Z:
        par i < (H + 1) // 4 - 1:
            par p < ((W + 1) // 4 + 2) // 4:
                par l < 4:
                    if 4*p + l < (W + 1) // 4 - 1:
                        allocate acc[] : f32
                        acc[] := 0.0
                        for c < C:
                            for r < 11:
                                for s < 11:
                                    if 0 <= 4*i + r - 2 < H and 0 <= 16*p + 4*l + s - 2 < W:
                                        acc[] += x[z, c, 4*i + r - 2, 16*p + 4*l + s - 2] * k[c, r, s]
                        y[z, i, 4*p + l] := acc[]
"""
    assert "{Y(z, i, l + 4*p)} +{c, r, s}=" in annotate_text(text).text


def test_a_maximum_is_of_what_it_was_computed_from() -> None:
    """In few runs a maximum has many index sets, and the run of a second block is too long but for slices."""
    text = """
spec top(T):
    assume T >= 1
    input Q[8, 64] : f32
    input K[T, 64] : f32
    output O[8] : f32
    tensor S(h, t) : f32
    S(h, t) = sum[d : 0 <= d < 64] Q(h, d) * K(t, d)
    O(h) = max[t : 0 <= t < T] S(h, t)

impl blocks of top(q = Q, k = K, o = O):
    par h < 8:
        allocate m[] : f32
        m[] := -inf
        for s < (T + 15) // 16:
            allocate c[16] : f32
            par j < 16:
                c[j] := 0.0
                for r < 64:
                    c[j] += q[h, r] * select(16*s + j < T, k[16*s + j, r], 0.0)
            allocate b[] : f32
            b[] := -inf
            for j < 16:
                b[] max= select(16*s + j < T, c[j], -inf)
            m[] := max(m[], b[])
        o[h] := m[]
"""
    assert "m[] {max[k : 0 <= k < 16*s + 16 and 0 <= k < T] S(h, k)} :=" in annotate_text(text).text
