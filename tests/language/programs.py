"""Programs that between them use every construct of the language."""

from __future__ import annotations

from pathlib import Path

STRIDED = """\
# strided_sum.sched
spec total(N):
    assume N >= 0
    input  A[N] : f32
    output B[]  : f32

    B() = sum[k : 0 <= k < N] A(k)

impl strided of total(a = A, b = B):
    allocate tmp[4] : f32
    par j < 4:
        tmp[j] {0.0} := 0.0
        accumulate tmp:
            for i < (N - j + 3) // 4:
                tmp[j] {B()} +{4*i + j}= a[4*i + j]
    b[] {0.0} := 0.0
    accumulate b:
        for j < 4:
            b[] {B()} += tmp[j]
"""

EVERYTHING = """\
spec mm(M, N, K):
    assume M >= 1 and N >= 1 or not M == 3
    assume 0 <= K < 2*N
    type elem
    function f(elem, i32) -> elem
    operator after : elem assoc unit e
    operator plus : f32 comm assoc unit -0.0
    input A[M, K] : f32
    input Z[0..K+1] : elem
    output C[M, N] : f32
    output D[] : elem
    output F[M] : bool
    tensor T(i, j) : f32
    T(i, j) = 0.0 if j < 0
    T(i, j) = T(i, j-1) + sum[k, l : 0 <= k < K and k <= l < K] A(i, k) * exp(-A(i, l)) if j >= 0
    C(i, j) = max(T(i, j), select(i < j, 1, f32(2*i) / 3)) - (prod[k : 0 <= k < 3] 2.0)
    D() = after(e, reduce after[k : 0 <= k < K] f(Z(k), i32(k)))
    F(i) = A(i, 0) < A(i, 1) < 0.5 and i < 3 or all[k : 0 <= k < K] (A(i, k) > 0)

impl one of mm(a[j, i+1 : K, M + 1] = A(i, j), z = Z, c = C, d[] = D(), f = F):
    assume N >= 8
    let q = N // 8
    allocate t[q, 8] : f32
    for[unroll] x in 1..M:
        if x == 2 and q < 3:
            skip
        elif q % 2 == 1:
            c[x, 0] {C(x, 0)} := max(t[0, 0], 1) - -0.0
        else:
            let y = x - q
            accumulate c, d:
                atomic c[x, q] {T(x, y)} +{x + 1, q}= -a[0, x]
                c[x, q] {T(x, y)} += 0
                d[] {D()} after{3}= z[x]
                d[] {D()} after= e
    par[vectorized] x < N:
        t[0, 0] {T(x, 0)@(1, 2)} := select(a[0, 0] < 0, t[0, 1], f32(q))
        t[0, 1] {
            max(-inf, max[k : 0 <= k < 3]  # the largest
                A(0, k) * 1.5e1)
        } := inf
"""

EXAMPLES = sorted((Path(__file__).parents[2] / "examples").rglob("*.sched"))
