"""A sample of :mod:`.campaign`: no verdict disagrees with what runs."""

from __future__ import annotations

import pytest

from redverify.frontends.mlir.compiled import runner
from redverify.frontends.mlir.reading import tool
from tests.frontends.mlir import campaign

pytest.importorskip("xdsl")

pytestmark = [
    pytest.mark.ring("sweep"),
    pytest.mark.skipif(tool() is None or runner() is None, reason="no mlir-opt or no mlir-cpu-runner"),
]


@pytest.mark.parametrize("number", range(10))
@pytest.mark.parametrize("only", ["linalg", "programs"])
def test_no_verdict_disagrees_with_a_run(only: str, number: int) -> None:
    kind, shown = campaign.one(f"sweep-{number}", mutant=False, only=only)
    assert "disagrees" not in kind and "not run" not in kind, shown
    assert kind != "refuted, runs alike", shown


@pytest.mark.parametrize("number", range(10))
@pytest.mark.parametrize("only", ["linalg", "programs"])
def test_no_verdict_of_a_mutant_disagrees_with_a_run(only: str, number: int) -> None:
    kind, shown = campaign.one(f"mutant-{number}", mutant=True, only=only)
    assert "disagrees" not in kind and "not run" not in kind, shown
