"""Soundness beyond examples: what only one check refutes, and random programs."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from redverify.evaluation.obligation import Kind, Status
from redverify.judgement.analysis import Options, analyse
from redverify.language.load import load_file

from .random_programs import outcome

KINDS = Path(__file__).parent / "kinds"


# Divisors that are no literals are not analysed: runs alone find those that are not positive. Whether indices
# fit is asked beside the analysis, in tests/judgement/test_overflows.py.
@pytest.mark.parametrize("kind", [k.value for k in Kind if k not in (Kind.DIVISOR, Kind.OVERFLOW)])
def test_three_programs_only_this_check_refutes(kind):
    """Without the obligations of this kind these programs would be verified."""
    only: Counter[bool] = Counter()
    for path in sorted((KINDS / kind).glob("*.sched")):
        if path.stem.endswith("_ok"):
            continue
        for impl in load_file(path).impls.values():
            analysis = analyse(impl, Options(), thorough=False)
            failed = {o.kind.value for o in analysis.obligations if o.status is not Status.PROVED}
            assert failed, f"{path.name} is verified"
            only[failed == {kind}] += 1
    assert only[True] >= 3


@pytest.mark.ring("sweep")
@pytest.mark.parametrize("start", range(0, 240, 40))
def test_random_programs_that_go_wrong_are_not_verified(start):
    counts: Counter[str] = Counter()
    for seed in range(start + 1, start + 41):
        what, text = outcome(seed)
        counts[what] += 1
        assert what != "survivor", text
    assert counts["wrong"] + counts["verified"] > 20
