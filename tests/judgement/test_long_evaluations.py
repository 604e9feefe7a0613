"""A run in the midst of a long evaluation refutes what is wrong, and says nothing of what is right."""

from __future__ import annotations

import pytest

import redverify
from redverify.evaluation import deadline
from redverify.judgement.judge import LONG
from redverify.reporting.result import Verdict
from tests.cli.expectations import ROOT


@pytest.mark.parametrize(
    ("file", "verdict"),
    [
        ("examples/wrong/missing_tail.sched", Verdict.REFUTED),
        ("examples/kernels/dot_product.sched", Verdict.VERIFIED),
    ],
)
def test_a_look_at_small_sizes(file: str, verdict: Verdict, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deadline, "LONG", 0.0)
    monkeypatch.setattr("redverify.judgement.judge.EARLY_SECONDS", 0.1)
    for impl in redverify.verify_file(ROOT / file).impls:
        assert impl.verdict is verdict
        assert (LONG in impl.notes) == (verdict is Verdict.REFUTED)
        assert (impl.witness is not None) == (verdict is Verdict.REFUTED)
