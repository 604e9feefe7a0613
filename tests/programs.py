"""Small programs that several tests need, and how to write an implementation in short."""

from __future__ import annotations

TOTAL = """
spec total(N):
    assume N >= 1
    input  A[N] : f32
    output B[]  : f32
    B() = sum[k : 0 <= k < N] A(k)

"""

COPY = """
spec copy(N):
    assume N >= 0
    input  A[N] : f32
    output B[N] : f32
    B(i) = A(i)

"""

#: The right-hand sides are equal by distributivity, which holds of the real numbers alone.
DISTRIBUTED = """
spec s(N):
    assume N >= 1
    input  A[N] : f32
    output B[N] : f32
    B(i) = A(i) * (A(i) + 1.0)

impl p of s(a = A, b = B):
    for i < N:
        b[i] {B(i)} := a[i] * a[i] + a[i]
"""


def impl(of: str, bindings: str, body: str, name: str = "p") -> str:
    """An implementation whose body is indented by four more spaces."""
    lines = [line for line in body.strip("\n").splitlines() if line.strip()]
    margin = min(len(line) - len(line.lstrip()) for line in lines)
    return f"impl {name} of {of}({bindings}):\n" + "\n".join("    " + line[margin:] for line in lines) + "\n"


def total(body: str) -> str:
    """A program that sums a vector ``A`` of at least one element into ``B``."""
    return TOTAL + impl("total", "a = A, b = B", body)


def copy(body: str, bindings: str = "a = A, b = B") -> str:
    """A program that copies a vector ``A`` to ``B``."""
    return COPY + impl("copy", bindings, body)
