"""What is verified if roundings are kept, and if casts between floats are the identity."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest

from redverify.frontends.triton import TranslationError, verify
from redverify.frontends.triton.roundings import NOTE, without
from redverify.language.load import load_file
from redverify.language.program_text import spec_lines
from redverify.reporting.result import ImplResult, Verdict

HERE = Path(__file__).parent


def impl(kernel: str, contract: str, spec: str, roundings: Literal["keep", "ignore"]) -> ImplResult:
    (result,) = verify(
        f"{HERE}/mixed_kernels.py:{kernel}", f"{HERE}/mixed.sched:{spec}", contract, roundings=roundings
    ).values()
    (found,) = result.impls
    return found


@pytest.mark.parametrize(
    ("kernel", "contract", "spec", "kept", "ignored"),
    [
        ("product", "PRODUCT", "product", True, True),
        ("product", "PRODUCT", "narrow", False, True),
        ("product_wrong", "PRODUCT", "product", False, False),
        ("rounded", "VECTORS", "thrice", False, True),
        ("truth", "VECTORS", "widened", False, False),  # a cast that is none between floats
    ],
)
def test_verdicts(kernel: str, contract: str, spec: str, kept: bool, ignored: bool) -> None:
    pytest.importorskip("triton")
    assert (impl(kernel, contract, spec, "keep").verdict is Verdict.VERIFIED) == kept
    found = impl(kernel, contract, spec, "ignore")
    assert (found.verdict is Verdict.VERIFIED) == ignored
    assert NOTE in found.notes
    assert not ignored or found.level == "over the real numbers"


def test_other_values_are_refused() -> None:
    with pytest.raises(TranslationError, match="over real numbers"):
        verify(f"{HERE}/mixed_kernels.py:rounded", "std:relu", values="ieee", roundings="ignore")


def test_a_specification_without_roundings() -> None:
    spec = load_file(str(HERE / "mixed.sched")).specs["product"]
    text = "\n".join(spec_lines(without(spec)))
    assert "f16" not in text
    assert "P(i, j) = sum[k : 0 <= k < K] A(i, k) * B(k, j)" in text
