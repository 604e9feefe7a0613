"""A proof that the reference interpreter contradicts is not reported as one."""

from __future__ import annotations

from pathlib import Path

import pytest

import redverify
from redverify.judgement.analysis import Analysis

ROOT = Path(__file__).parents[2]


def test_a_contradicted_proof_is_inconclusive(monkeypatch: pytest.MonkeyPatch) -> None:
    """Were every check of the symbolic verifier switched off, wrong programs would not pass."""
    monkeypatch.setattr(Analysis, "proved", property(lambda self: True))
    result = redverify.verify_file(ROOT / "examples/wrong/missing_tail.sched")
    assert result.verdict is redverify.Verdict.INCONCLUSIVE
    assert "this is a bug in redverify" in " ".join(result.impls[0].notes)
