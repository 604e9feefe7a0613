"""Example kernels against the specifications that come with redverify."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("triton")

from redverify.frontends import triton
from redverify.frontends.common.errors import LoadError
from redverify.reporting.result import Verdict

pytestmark = pytest.mark.ring("sweep")

ROWS = Path(__file__).parents[3] / "examples" / "triton" / "rows.py"


@pytest.mark.parametrize(
    ("kernel", "contract", "spec"),
    [
        ("softmax", "one_block", "softmax"),
        ("log_softmax", "one_block", "log_softmax"),
        ("rms_norm", "scaled", "rms_norm"),
        ("layer_norm", "normed", "layer_norm"),
        ("row_sum", "folded", "row_sum"),
        ("row_max", "folded", "row_max"),
    ],
)
def test_verified(kernel: str, contract: str, spec: str) -> None:
    found = triton.verify(f"{ROWS}:{kernel}", f"std:{spec}", contract)
    assert [r.impls[0].verdict for r in found.values()] == [Verdict.VERIFIED]


def test_a_wrong_kernel_is_refuted() -> None:
    (result,) = triton.verify(f"{ROWS}:row_sum_wrong", "std:row_sum", "folded").values()
    assert result.impls[0].verdict is Verdict.REFUTED


def test_there_is_no_such_specification() -> None:
    with pytest.raises(LoadError, match="no such specification"):
        triton.verify(f"{ROWS}:softmax", "std:soft", "one_block")
