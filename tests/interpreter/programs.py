"""Wrong programs that are easily accepted (traps), and correct ones that are easily rejected."""

from __future__ import annotations

from tests.programs import TOTAL, impl, total

STARTED = """
spec started(N):
    assume N >= 1
    input  A[N] : f32
    input  C[]  : f32
    output B[]  : f32
    B() = C() + sum[k : 0 <= k < N] A(k)

"""

ROWS = """
spec rows(N, M):
    assume N == 2 and M >= 2
    input  A[N, M] : f32
    output S[N]    : f32
    S(i) = sum[k : 0 <= k < M] A(i, k)

"""

ORDERED = """
spec ordered(N):
    assume N >= 2
    type T
    operator after : T assoc unit e
    input  A[2*N] : T
    output B[]    : T
    B() = reduce after[k : 0 <= k < 2*N] A(k)

"""

LAWLESS = """
spec lawless(N):
    assume N >= 2
    type T
    operator mix : T comm unit e
    input  A[N] : T
    output B[]  : T
    B() = reduce mix[k : 0 <= k < N] A(k)

"""


def started(body: str) -> str:
    return STARTED + impl("started", "a = A, c = C, b = B", body)


def rows(body: str) -> str:
    return ROWS + impl("rows", "a = A, s = S", body)


#: Two correct partial sums over even and odd indices, in ``y``.
HALVES = """
    allocate y[2] : f32
    par p < 2:
        y[p] {0.0} := 0.0
        accumulate y:
            for i < (N - p + 1) // 2:
                y[p] {B()} +{2*i + p}= a[2*i + p]
"""

#: ``y[0]`` holds the whole sum and ``y[1]`` the unit.
WHOLE = """
    allocate y[2] : f32
    y[0] {0.0} := 0.0
    accumulate y:
        for i < N:
            y[0] {B()} +{i}= a[i]
    y[1] {0.0} := 0.0
"""

#: Trap → (program, the obligation kinds that may be reported).
TRAPS: dict[str, tuple[str, set[str]]] = {
    "T1": (
        total("""
    b[] {0.0} := 0.0
    for r < 2:
        accumulate b:
            for i < N:
                b[] {B()} +{i}= a[i]
"""),
        {"fresh"},
    ),
    "T2": (
        total("""
    b[] {0.0} := 0.0
    accumulate b:
        for i < N:
            for w < 2:
                b[] {B()} +{i}= a[i]
"""),
        {"fresh"},
    ),
    "T3": (
        total("""
    accumulate b:
        for r < 2:
            b[] {0.0} := 0.0
            for i < (N - r + 1) // 2:
                b[] {B()} +{2*i + r}= a[2*i + r]
"""),
        {"complete", "coverage"},
    ),
    "T4": (
        total(
            WHOLE
            + """
    allocate x[] : f32
    for o < 2:
        x[] {sum[k : 0 <= k < N and o == 0] A(k)} := y[o]
    b[] {B()} := x[]
"""
        ),
        {"value"},
    ),
    "T5": (
        total(
            WHOLE
            + """
    allocate x[] : f32
    x[] {sum[k : 0 <= k < N] A(k)} := y[0]
    x[] {sum[k : 0 <= k < 0] A(k)} := y[1]
    b[] {B()} := x[]
"""
        ),
        {"value"},
    ),
    "T6": (
        total("""
    assume N >= 2
    allocate y[2] : f32
    y[0] {0.0} := 0.0
    y[1] {0.0} := 0.0
    accumulate y:
        for i < (N + 1) // 2:
            y[0] {B()} +{2*i}= a[2*i]
        for i < N:
            y[1] {B()} +{i}= a[i]
    allocate x[] : f32
    par o < 2:
        x[] {sum[k : 0 <= k < N and (o == 1 or k % 2 == 0)] A(k)} := y[o]
    b[] {B()} := x[]
"""),
        {"overlap"},
    ),
    "T7": (
        """
spec one():
    input  A[1] : f32
    output B[]  : f32
    B() = sum[k : 0 <= k < 1] A(k)
"""
        + impl(
            "one",
            "a = A, b = B",
            """
    b[] {0.0} := 0.0
    par i < 2:
        accumulate b:
            atomic b[] {B()} +{0}= a[0]
""",
        ),
        {"race"},
    ),
    "T8": (
        total(
            HALVES
            + """
    b[] {0.0} := 0.0
    accumulate b:
        for o < 2:
            b[] {B()} += y[o]
            y[1] {sum[k : 0 <= k < N and k % 2 == 0] A(k)} := y[0]
"""
        ),
        {"fresh"},
    ),
    "T9": (
        total("""
    allocate t[] : f32
    t[] {0.0} := 0.0
    b[] {0.0} := 0.0
    for o < (N + 3) // 4:
        accumulate t:
            for i < min(4, N - 4*o):
                t[] {B()} +{4*o + i}= a[4*o + i]
        accumulate b:
            b[] {B()} += t[]
"""),
        {"fresh"},
    ),
    "T10": (
        """
spec triangular(N):
    assume N >= 1
    input  L[N, N] : f32
    input  V[N]    : f32
    output Y[N]    : f32
    Y(i) = sum[j : 0 <= j <= i] V(j) * L(i, j)
"""
        + impl(
            "triangular",
            "l = L, v = V, y = Y",
            """
    for i < N:
        y[i] {0.0} := 0.0
    for w < 2:
        accumulate y:
            for j < N:
                par i in j..N:
                    y[i] {Y(i)} +{j}= v[j] * l[i, j]
""",
        ),
        {"fresh"},
    ),
    "T11": (
        started("""
    allocate y[2] : f32
    par p < 2:
        y[p] {C()} := c[]
        accumulate y:
            for i < (N - p + 1) // 2:
                y[p] {B()} +{2*i + p}= a[2*i + p]
    b[] {0.0} := 0.0
    accumulate b:
        for q < 2:
            b[] {B()} += y[q]
"""),
        {"value"},
    ),
    "T12": (
        started("""
    b[] {0.0} := 0.0
    accumulate b:
        for i < N:
            b[] {B()} +{i}= a[i]
"""),
        {"complete"},
    ),
    "T13": (
        total(
            HALVES.replace("0.0", "5.0")
            + """
    b[] {0.0} := 0.0
    accumulate b:
        for q < 2:
            b[] {B()} += y[q]
"""
        ),
        {"value"},
    ),
    "T14": (
        total("""
    b[] {0.0} := 0.0
    accumulate b:
        for i < N:
            b[] {B()} +{i}= a[i]
    accumulate b:
        b[] {B()} += b[]
"""),
        {"fresh"},
    ),
    "T15": (
        TOTAL.replace("A[N]", "A[N + 1]")
        + impl(
            "total",
            "a = A, b = B",
            """
    b[] {0.0} := 0.0
    accumulate b:
        for i < N + 1:
            b[] {B()} +{i}= a[i]
""",
        ),
        {"value"},
    ),
    "T16": (
        total("""
    b[] {0.0} := 0.0
    accumulate b:
        for i < N:
            b[] {B()} +{i}= a[i]
            b[] {B()} +{i}= a[i]
"""),
        {"fresh"},
    ),
    "T17": (
        rows("""
    s[0] {0.0} := 0.0
    s[1] {0.0} := 0.0
    accumulate s:
        for i < 2:
            for j < (M - i + 1) // 2:
                s[0] {S(i)} +{2*j + i}= a[i, 2*j + i]
                s[1] {S(1 - i)} +{2*j + i}= a[1 - i, 2*j + i]
"""),
        {"complete"},
    ),
    "T18": (
        rows("""
    allocate y[2] : f32
    par i < 2:
        y[i] {0.0} := 0.0
        accumulate y:
            for k < M:
                y[i] {S(i)} +{k}= a[i, k]
    for i < 2:
        s[i] {0.0} := 0.0
    accumulate s:
        for i < 2:
            s[i] {S(i)} += y[1 - i]
"""),
        {"value"},
    ),
    "T19": (
        total("""
    assume N >= 2
    b[] {0.0} := 0.0
    accumulate b:
        par i < N:
            if i == 0:
                b[] {0.0} := 0.0
            atomic b[] {B()} +{i}= a[i]
"""),
        {"race"},
    ),
    "T20 lanes": (
        ORDERED
        + impl(
            "ordered",
            "a = A, g = B",
            """
    allocate h[2] : T
    par p < 2:
        h[p] {e} := e
        accumulate h:
            for k < N:
                h[p] {B()} after{2*k + p}= a[2*k + p]
    g[] {e} := e
    accumulate g:
        for p < 2:
            g[] {B()} after= h[p]
""",
        ),
        {"order"},
    ),
    "T20 chunks": (
        ORDERED
        + impl(
            "ordered",
            "a = A, g = B",
            """
    g[] {e} := e
    for w < 2:
        accumulate g:
            for k < N:
                g[] {B()} after{select(w == 0, N + k, k)}= a[select(w == 0, N + k, k)]
""",
        ),
        {"order"},
    ),
    "T21": (
        total("""
    b[] {0.0} := 0.0
    for i < N:
        b[] {B()} := b[]
"""),
        {"value"},
    ),
    "T21 without the first write": (
        total("""
    for i < N:
        b[] {B()} := b[]
"""),
        {"defined"},
    ),
    "T22": (
        LAWLESS
        + impl(
            "lawless",
            "a = A, b = B",
            """
    b[] {e} := e
    accumulate b:
        for i < N:
            b[] {B()} mix{N - 1 - i}= a[N - 1 - i]
""",
        ),
        {"order"},
    ),
    "T22 atomic": (
        LAWLESS
        + impl(
            "lawless",
            "a = A, b = B",
            """
    b[] {e} := e
    accumulate b:
        par i < N:
            atomic b[] {B()} mix{i}= a[i]
""",
        ),
        {"race"},
    ),
}

CORRECT: dict[str, str] = {
    "strided": TOTAL.replace("N >= 1", "N >= 0")
    + impl(
        "total",
        "a = A, b = B",
        HALVES
        + """
    b[] {0.0} := 0.0
    accumulate b:
        for o < 2:
            b[] {B()} += y[o]
""",
    ),
    "reset under a guard, a scope per chunk": TOTAL.replace("N >= 1", "N >= 1")
    + impl(
        "total",
        "a = A, b = B",
        """
    for o < (N + 3) // 4:
        if o == 0:
            b[] {0.0} := 0.0
        accumulate b:
            for i < min(4, N - 4*o):
                b[] {B()} +{4*o + i}= a[4*o + i]
""",
    ),
    "scan": """
spec scan(N):
    assume N >= 0
    input  A[N] : f32
    output S[N] : f32
    S(i) = sum[k : 0 <= k <= i] A(k)
"""
    + impl(
        "scan",
        "a = A, s = S",
        """
    allocate r[] : f32
    r[] {0.0} := 0.0
    for i < N:
        accumulate r:
            r[] {S(i)} +{i}= a[i]
        s[i] {S(i)} := r[]
""",
    ),
    "consecutive reductions, also empty": """
spec twice(N, M):
    assume N >= 0 and M >= 0
    input  A[N] : f32
    input  C[M] : f32
    output B[]  : f32
    tensor P() : f32
    P() = sum[k : 0 <= k < N] A(k)
    B() = P() + sum[k : 0 <= k < M] C(k)
"""
    + impl(
        "twice",
        "a = A, c = C, b = B",
        """
    b[] {0.0} := 0.0
    accumulate b:
        for i < N:
            b[] {P()} +{i}= a[i]
    accumulate b:
        for i < M:
            b[] {B()} +{i}= c[i]
""",
    ),
    "the same reduction twice": """
spec doubled(N):
    assume N >= 0
    input  A[N] : f32
    output B[]  : f32
    tensor P() : f32
    P() = sum[k : 0 <= k < N] A(k)
    B() = P() + sum[k : 0 <= k < N] A(k)
"""
    + impl(
        "doubled",
        "a = A, b = B",
        """
    b[] {0.0} := 0.0
    accumulate b:
        for i < N:
            b[] {P()} +{i}= a[i]
    accumulate b:
        for i < N:
            b[] {B()} +{i}= a[i]
""",
    ),
    "tree of elements": """
spec trees(M):
    assume M >= 0
    input  A[M, 4] : f32
    output B[M]    : f32
    B(i) = sum[k : 0 <= k < 4] A(i, k)
"""
    + impl(
        "trees",
        "a = A, b = B",
        """
    par i < M:
        allocate x[4] : f32
        par t < 4:
            x[t] {B(i)@(t)} := a[i, t]
        accumulate x:
            par t < 2:
                x[t] {B(i)} += x[t + 2]
        accumulate x:
            x[0] {B(i)} += x[1]
        b[i] {B(i)} := x[0]
""",
    ),
    "tree of singletons": """
spec trees(M):
    assume M >= 0
    input  A[M, 4] : f32
    output B[M]    : f32
    B(i) = sum[k : 0 <= k < 4] A(i, k)
"""
    + impl(
        "trees",
        "a = A, b = B",
        """
    par i < M:
        allocate x[4] : f32
        par t < 4:
            x[t] {sum[k : t <= k < t + 1] A(i, k)} := a[i, t]
        accumulate x:
            par t < 2:
                x[t] {B(i)} += x[t + 2]
        accumulate x:
            x[0] {B(i)} += x[1]
        b[i] {B(i)} := x[0]
""",
    ),
    "carried sum": """
spec carried(N, M):
    assume N >= 0 and M >= 0
    input  A[N, M] : f32
    output B[]  : f32
    tensor S(i) : f32
    S(i) = 0.0 if i == 0
    S(i) = S(i - 1) + sum[j : 0 <= j < M] A(i - 1, j) if i > 0
    B() = S(N)
"""
    + impl(
        "carried",
        "a = A, b = B",
        """
    b[] {S(0)} := 0.0
    for i < N:
        accumulate b:
            for j < M:
                b[] {S(i + 1)} +{j}= a[i, j]
""",
    ),
    "two scopes from a start": STARTED
    + impl(
        "started",
        "a = A, c = C, b = B",
        """
    b[] {C()} := c[]
    accumulate b:
        for i < N // 2:
            b[] {B()} +{i}= a[i]
    accumulate b:
        for i in N // 2..N:
            b[] {B()} +{i}= a[i]
""",
    ),
    "copy of an unfinished sum": TOTAL
    + impl(
        "total",
        "a = A, b = B",
        """
    allocate x[] : f32
    x[] {0.0} := 0.0
    accumulate x:
        for i < N - 1:
            x[] {B()} +{i}= a[i]
    b[] {sum[k : 0 <= k < N - 1] A(k)} := x[]
    accumulate b:
        b[] {B()} +{N - 1}= a[N - 1]
""",
    ),
    "broadcast accumulated as itself": """
spec broadcast(N, M):
    assume N >= 0 and M >= 0
    input  A[N] : f32
    output D[M] : f32
    tensor B() : f32
    B() = sum[k : 0 <= k < N] A(k)
    D(i) = B()
"""
    + impl(
        "broadcast",
        "a = A, d = D",
        """
    par i < M:
        d[i] {0.0} := 0.0
        accumulate d:
            for k < N:
                d[i] {D(i)} +{k}= a[k]
""",
    ),
    "atomic": TOTAL
    + impl(
        "total",
        "a = A, b = B",
        """
    b[] {0.0} := 0.0
    accumulate b:
        par i < N:
            atomic b[] {B()} +{i}= a[i]
""",
    ),
    "ordered chunks": ORDERED
    + impl(
        "ordered",
        "a = A, g = B",
        """
    allocate h[2] : T
    par p < 2:
        h[p] {e} := e
        accumulate h:
            for k < N:
                h[p] {B()} after{k + select(p == 1, N, 0)}= a[k + select(p == 1, N, 0)]
    g[] {e} := e
    accumulate g:
        for p < 2:
            g[] {B()} after= h[p]
""",
    ),
    "lawless in order": LAWLESS
    + impl(
        "lawless",
        "a = A, b = B",
        """
    b[] {e} := e
    accumulate b:
        for i < N:
            b[] {B()} mix{i}= a[i]
""",
    ),
    "max over reals from the first element": """
spec largest(N):
    assume N >= 1
    input  A[N] : real
    output B[]  : real
    B() = max[k : 0 <= k < N] A(k)
"""
    + impl(
        "largest",
        "a = A, b = B",
        """
    b[] {B()@(0)} := a[0]
    accumulate b:
        for i in 1..N:
            b[] {B()} max{i}= a[i]
""",
    ),
    "a stencil in place": """
spec shift(N):
    assume N >= 0
    input  X[N] : i32
    output Y[N] : i32
    Y(i) = X(i) * 2 + 1
"""
    + impl(
        "shift",
        "x = X, x = Y",
        """
    par i < N:
        x[i] {Y(i)} := x[i] * 2 + 1
""",
    ),
    "halo written twice": """
spec copy(N):
    assume N >= 0
    input  X[N] : f32
    output Y[N] : f32
    Y(i) = X(i) / 2.0
"""
    + impl(
        "copy",
        "x = X, y = Y",
        """
    par o < (N + 3) // 4:
        for i < 6:
            if 4*o + i < N:
                y[4*o + i] {Y(4*o + i)} := x[4*o + i] / 2.0
""",
    ),
}
