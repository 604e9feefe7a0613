"""Where the specification itself gives an output no value, the verdict says which and why."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.conftest import Ran

pytestmark = pytest.mark.ring("quick")

Cli = Callable[..., Ran]

SHIFTED = """
spec t(N):
    assume N >= 0
    input A[N + {}] : f32
    output B[N] : f32
    B(i) = A(i + 1)

impl p of t(a = A, b = B):
    for i < N:
        b[i] := a[{}]
"""

LARGEST = """
spec t(N):
    assume N >= {}
    input A[N] : real
    output B[] : real
    B() = max[k : 0 <= k < N] A(k)

impl p of t(a = A, b = B):
    b[] := a[0]
    for k in 1..N:
        b[] max= a[k]
"""


@pytest.mark.parametrize(
    ("text", "status", "said"),
    [
        (SHIFTED.format(0, "i"), 2, "an output, with N = 1: B(0): A(1) is outside the input's region"),
        (SHIFTED.format(1, "i + 1"), 0, None),
        (LARGEST.format(1), 0, None),
    ],
)
def test_what_is_said(cli: Cli, tmp_path: Path, text: str, status: int, said: str | None) -> None:
    file = tmp_path / "t.sched"
    file.write_text(text, "utf-8")
    ran = cli("verify", file, "--no-cache")
    assert ran.status == status, ran.out
    assert ("gives no value to" in ran.out) == (said is not None)
    assert said is None or said in ran.out
