"""What `redverify triton` says of contracts that do not fit."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.conftest import Ran

pytest.importorskip("triton")
pytestmark = pytest.mark.ring("full")

Cli = Callable[..., Ran]

MODULE = """\
import triton
import triton.language as tl
from redverify.frontends.triton import Array, Contract

@triton.jit
def twice(x, out, N, BLOCK: tl.constexpr):
    o = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(out + o, 2 * tl.load(x + o, mask=o < N, other=0.0), mask=o < N)

arrays = dict(x=Array("fp32", ("N",)), out=Array("fp32", ("N",)))
grid = "cdiv(N, BLOCK)"
contract = Contract(sizes=("N",), arrays=arrays, grid=grid, configs=[dict(BLOCK=64)])
"""

SPEC = """\
spec doubled(N):
    assume N >= 0
    input  X[N] : f32
    output Y[N] : f32
    Y(i) = X(i) + X(i)
"""


def test_a_contract_that_does_not_fit_has_a_code_a_place_and_a_hint(tmp_path: Path, cli: Cli) -> None:
    module, spec = tmp_path / "k.py", tmp_path / "s.sched"
    module.write_text(MODULE)
    spec.write_text(SPEC)
    ran = cli("triton", f"{module}:twice", "--contract", "contract", "--spec", f"{spec}:doubled")
    assert ran.status == 3
    assert f"{module}:12: RV617: no tensor of the specification belongs to out (it has: X, Y)" in ran.err
    assert "hint: say which one by Array(..., tensor=...)" in ran.err
    ran = cli("triton", f"{module}:twice", "--contract", "contract", "--spec", f"{spec}:double")
    assert ran.status == 3
    assert f"RV600: {spec} has no specification double (it has: doubled)" in ran.err
    assert "hint: did you mean `doubled`?" in ran.err
