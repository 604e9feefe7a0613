"""Families of programs without annotations: each right one is verified, none of its wrong twins is."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

import redverify
from redverify.reporting.result import Verdict

pytestmark = pytest.mark.ring("full")


@dataclass(frozen=True)
class Family:
    """Bodies for one specification; each of ``wrong`` is a replacement that makes a body wrong."""

    spec: str
    bodies: dict[str, tuple[str, dict[str, str]]]


#: No drawn values satisfy the assumptions, and the least ones are 0, where indices look alike.
ORIGINS = Family(
    """
spec differences(L, E, U, F):
    assume E >= 0 and F >= 0
    input  X[U..U + F] : i32
    output Y[L..L + E] : i32
    tensor D(x) : i32
    D(x) = X(x + 1) - X(x)
    Y(x) = D(x) * D(x + 1)

impl p of differences(x[i - U] = X(i), y[i - L] = Y(i)):
    assume E >= 24 and L >= U and U + F >= L + E + 2
""",
    {
        "tiles": (
            """
    par t < (E + 23) // 24:
        allocate d[25] : i32
        for i < 25:
            d[i] := x[min(24*t, E - 24) + i + L - U + 1] - x[min(24*t, E - 24) + i + L - U]
        par i < 24:
            y[min(24*t, E - 24) + i] := d[i] * d[i + 1]
""",
            {"for i < 25": "for i < 24", "+ i + L - U + 1]": "+ i + L - U]", "d[i + 1]": "d[i]"},
        ),
        "ring": (
            """
    allocate d[2] : i32
    d[L % 2] := x[L - U + 1] - x[L - U]
    for i in L..L + E:
        d[(i + 1) % 2] := x[i - U + 2] - x[i - U + 1]
        y[i - L] := d[i % 2] * d[(i + 1) % 2]
""",
            {"d[L % 2] :=": "d[(L + 1) % 2] :=", "x[i - U + 2]": "x[i - U]"},
        ),
        "whole": (
            """
    allocate d[E + 1] : i32
    par i < E + 1:
        d[i] := x[i + L - U + 1] - x[i + L - U]
    par i < E:
        y[i] := d[i] * d[i + 1]
""",
            {"par i < E + 1": "par i < E", "x[i + L - U + 1]": "x[i + L + 1]"},
        ),
    },
)

#: Cells that nobody has written are read, and what is computed from them is not used.
EMPTY = Family(
    """
spec squares(N):
    assume N >= 1
    input  A[N] : i32
    output B[N] : i32
    tensor C(i) : i32
    C(i) = A(i) * A(i)
    B(i) = C(i) + 3

impl p of squares(a = A, b = B):
""",
    {
        "rounded up": (
            """
    allocate c[8*((N + 7) // 8)] : i32
    allocate d[8*((N + 7) // 8)] : i32
    par i < N:
        c[i] := a[i]
    par o < (N + 7) // 8:
        par l < 8:
            d[8*o + l] := c[8*o + l] * c[8*o + l]
    par i < N:
        b[i] := d[i] + 3
""",
            {"par i < N:\n        c[i]": "par i < N - 1:\n        c[i]", "par l < 8": "par l < 7"},
        ),
        "not chosen": (
            """
    allocate c[N + 4] : i32
    allocate d[N + 4] : i32
    par i < N:
        c[i] := a[i]
    par i < N + 4:
        d[i] := select(i < N, c[i] * c[i], 0)
    par i < N:
        b[i] := d[i] + 3
""",
            {"select(i < N,": "select(i < N - 1,", "c[i] * c[i]": "c[i] * c[i + 1]"},
        ),
        "blocks": (
            """
    par o < (N + 3) // 4:
        allocate c[4] : i32
        allocate d[4] : i32
        par l < 4:
            if 4*o + l < N:
                c[l] := a[4*o + l]
        par l < 4:
            d[l] := c[l] * c[l]
        par l < 4:
            if 4*o + l < N:
                b[4*o + l] := d[l] + 3
""",
            {"if 4*o + l < N:\n                c": "if 4*o + l < N - 1:\n                c"},
        ),
    },
)

#: Elements of a reduction that have the same value: only their order tells which is which.
REPEATED = Family(
    """
spec repeated(N):
    assume N >= 0
    input  A[N] : f32
    input  W[4] : f32
    output S[] : f32
    output T[] : f32
    S() = sum[k : 0 <= k < 3 * N] A(k // 3)
    T() = prod[k : 0 <= k < 12] W(k % 4)

impl p of repeated(a = A, w = W, s = S, t = T):
""",
    {
        "inside": (
            """
    s[] := 0.0
    t[] := 1.0
    for i < N:
        for r < 3:
            s[] += a[i]
    for r < 3:
        for i < 4:
            t[] *= w[i]
""",
            {"for r < 3:\n            s": "for r < 2:\n            s", "for i < 4": "for i in 1..4"},
        ),
        "outside": (
            """
    s[] := 0.0
    t[] := 1.0
    for r < 3:
        for i < N:
            s[] += a[i]
    for i < 4:
        for r < 3:
            t[] *= w[i]
""",
            {"for r < 3:\n        for i < N:": "for r < 4:\n        for i < N:", "[] *= w[i]": "[] *= w[0]"},
        ),
        "unrolled": (
            """
    s[] := 0.0
    t[] := 1.0
    for i < N:
        s[] += a[i]
        s[] += a[i]
        s[] += a[i]
    for i < 4:
        t[] *= w[i]
        t[] *= w[i]
        t[] *= w[i]
""",
            {"        s[] += a[i]\n    for i < 4": "    for i < 4", "for i < 4": "for i < 3"},
        ),
    },
)

#: A number that a window starts from is an element of the padded input.
WINDOWS = Family(
    """
spec window(N):
    assume N >= 1
    input  A[N] : f32
    input  G[2] : f32
    output B[N] : f32
    tensor Q(i) : f32
    Q(i) = A(i) if 0 <= i < N
    Q(i) = 0.0 if i < 0
    B(i) = G(0) * Q(i) + G(1) * Q(i - 2)

impl p of window(a = A, g = G, b = B):
""",
    {
        "shifted": (
            """
    allocate u[] : f32
    allocate v[] : f32
    allocate w[] : f32
    u[] := 0.0
    v[] := 0.0
    for i < N:
        w[] := a[i]
        b[i] := g[0] * w[] + g[1] * u[]
        u[] := v[]
        v[] := w[]
""",
            {"g[1] * u[]": "g[1] * v[]", "    v[] := 0.0": "    v[] := 1.0"},
        ),
        "ring": (
            """
    allocate q[3] : f32
    q[1] := 0.0
    q[2] := 0.0
    for i < N:
        q[i % 3] := a[i]
        b[i] := g[0] * q[i % 3] + g[1] * q[(i + 1) % 3]
""",
            {"q[(i + 1) % 3]": "q[(i + 2) % 3]", "    q[1] := 0.0": "    q[1] := 2.0"},
        ),
        "last first": (
            """
    allocate u[] : f32
    u[] := 0.0
    for i < (N + 1) // 2:
        b[2*i] := g[0] * a[2*i] + g[1] * u[]
        u[] := a[2*i]
    u[] := 0.0
    for i < N // 2:
        b[2*i + 1] := g[1] * u[] + g[0] * a[2*i + 1]
        u[] := a[2*i + 1]
""",
            {"        u[] := a[2*i]\n": "        u[] := b[2*i]\n", "g[1] * u[] + g[0]": "g[0] * u[] + g[1]"},
        ),
    },
)

#: Chains that go down from a start, also through copies and over cells that the chain itself has written.
DOWN = Family(
    """
spec solved(N):
    assume N >= 0
    input  U[N, N] : f64
    input  R[N] : f64
    output Z[N] : f64
    Z(p) = (R(p) - (sum[q : 0 <= q < p] U(p, q) * Z(q))) * 0.5 if 0 <= p < N

impl p of solved(u = U, r = R, z = Z):
""",
    {
        "rows": (
            """
    for p < N:
        allocate s[] : f64
        s[] := r[p]
        for q < p:
            s[] := s[] - z[q] * u[p, q]
        z[p] := s[] * 0.5
""",
            {"for q < p": "for q in 1..p", "u[p, q]": "u[q, p]", "s[] - z": "s[] + z"},
        ),
        "columns": (
            """
    for p < N:
        z[p] := r[p]
    for q < N:
        z[q] := z[q] * 0.5
        for p in q + 1..N:
            z[p] := z[p] - u[p, q] * z[q]
""",
            {"in q + 1..N": "in q + 2..N", "z[q] * 0.5": "z[q] * 0.25"},
        ),
        "panels": (
            """
    for p < N:
        z[p] := r[p]
        for o < (p + 3) // 4:
            allocate s[] : f64
            s[] := z[p]
            for q < 4:
                if 4*o + q < p:
                    s[] := s[] - u[p, 4*o + q] * z[4*o + q]
            z[p] := s[]
        z[p] := 0.5 * z[p]
""",
            {"4*o + q < p": "4*o + q < p - 1", "s[] := z[p]": "s[] := r[p]"},
        ),
    },
)

#: The output has no index, and at small sizes other tensors have its value.
WHOLE = Family(
    """
spec chain(N):
    assume N >= 1
    input  W[N] : i32
    output C[] : i32
    tensor ONE(i, j) : i32
    tensor D(i, j) : i32
    ONE(i, j) = min(D(i + 1, j), D(i, j - 1)) + W(i) if 0 <= i < j and j < N
    D(i, j) = W(i) if 0 <= i < N and i == j
    D(i, j) = min(ONE(i, j), min[k : i < k < j] (D(i, k) + D(k, j))) if 0 <= i < j and j < N
    C() = D(0, N - 1)

impl p of chain(w = W, c = C):
    allocate d[N, N] : i32
""",
    {
        "lengths": (
            """
    par i < N:
        d[i, i] := w[i]
    for l in 1..N:
        par i < N - l:
            d[i, i + l] := min(d[i + 1, i + l], d[i, i + l - 1]) + w[i]
            for k in i + 1..i + l:
                d[i, i + l] min= d[i, k] + d[k, i + l]
    c[] := d[0, N - 1]
""",
            {"d[0, N - 1]": "d[0, N - 2]", "in i + 1..i + l": "in i + 2..i + l"},
        ),
        "upwards": (
            """
    for m < N:
        d[N - 1 - m, N - 1 - m] := w[N - 1 - m]
        for j in N - m..N:
            d[N - 1 - m, j] := w[N - 1 - m] + min(d[N - m, j], d[N - 1 - m, j - 1])
            for k in N - m..j:
                d[N - 1 - m, j] min= d[N - 1 - m, k] + d[k, j]
    c[] := d[0, N - 1]
""",
            {"d[0, N - 1]": "d[0, 0]", "in N - m..j": "in N - m + 1..j"},
        ),
    },
)

#: What is carried from block to block, where a condition ends the last block early.
CUT_SHORT = Family(
    """
spec running(R, N):
    assume R >= 1 and N >= 0
    input  V[R, N] : i32
    output H[R, N] : i32
    H(r, n) = prod[q : 0 <= q <= n] V(r, q)

impl p of running(v = V, h = H):
""",
    {
        "scalar": (
            """
    par r < R:
        allocate top[] : i32
        top[] := 1
        for b < (N + 4) // 5:
            allocate x[] : i32
            x[] := top[]
            for n < 5:
                if 5*b + n < N:
                    x[] := x[] * v[r, 5*b + n]
                    h[r, 5*b + n] := x[]
            top[] := x[]
""",
            {"x[] := top[]": "x[] := 1", "5*b + n < N": "5*b + n < N - 1"},
        ),
        "vector": (
            """
    allocate top[R] : i32
    par r < R:
        top[r] := 1
    for b < (N + 3) // 4:
        par r < R:
            allocate x[] : i32
            x[] := top[r]
            for n < 4:
                if 4*b + n <= N - 1:
                    x[] := v[r, 4*b + n] * x[]
                    h[r, 4*b + n] := x[]
            top[r] := x[]
""",
            {"top[r] := x[]": "top[r] := v[r, 0]", "<= N - 1": "<= N - 2"},
        ),
        "read back": (
            """
    par r < R:
        allocate top[] : i32
        top[] := 1
        for b < (N + 7) // 8:
            for n < 8:
                if 8*b + n < N:
                    h[r, 8*b + n] := top[] * v[r, 8*b + n]
                    top[] := h[r, 8*b + n]
""",
            {"top[] := h[r, 8*b + n]": "top[] := h[r, 8*b]", "top[] := 1": "top[] := 2"},
        ),
    },
)

FAMILIES = {
    f"{family}: {name}": (held.spec, *body)
    for family, held in (
        ("origins", ORIGINS),
        ("empty", EMPTY),
        ("repeated", REPEATED),
        ("windows", WINDOWS),
        ("down", DOWN),
        ("cut short", CUT_SHORT),
        ("whole", WHOLE),
    )
    for name, body in held.bodies.items()
}


@pytest.mark.parametrize("name", FAMILIES)
def test_families(name: str) -> None:
    spec, body, twins = FAMILIES[name]
    right = redverify.verify_text(spec + body, witness_seconds=1.0)
    assert right.verdict is Verdict.VERIFIED, right
    for old, new in twins.items():
        assert old in body
        twin = redverify.verify_text(spec + body.replace(old, new), timeout=2.0, witness_seconds=2.0)
        assert twin.verdict is Verdict.REFUTED, (old, new)
