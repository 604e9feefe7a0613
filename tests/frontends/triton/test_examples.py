"""Kernels of examples/triton at real blocks: right ones are verified for all sizes, wrong twins never."""

from __future__ import annotations

import pytest

from redverify.frontends.triton import verify
from redverify.reporting.result import Result, Verdict
from tests.frontends.triton.cases import EXAMPLES, RIGHT, WRONG

pytest.importorskip("triton")

pytestmark = pytest.mark.ring("sweep")


def results(case: tuple[str, ...]) -> list[Result]:
    module, kernel, contract, spec = case
    found = verify(
        f"{EXAMPLES}/{module}.py:{kernel}", f"{EXAMPLES}/{module}.sched:{spec}", contract, levels=False
    )
    return list(found.values())


def identifier(case: tuple[str, ...]) -> str:
    return f"{case[1]}-{case[2]}"


@pytest.mark.parametrize("case", RIGHT, ids=identifier)
def test_right_kernels_are_verified(case: tuple[str, ...]) -> None:
    for result in results(case):
        assert result.verdict is Verdict.VERIFIED
        (impl,) = result.impls
        assert impl.compiled_run is not None and impl.compiled_run.elements > 0


@pytest.mark.parametrize("case", WRONG, ids=identifier)
def test_wrong_twins_are_refuted(case: tuple[str, ...]) -> None:
    for result in results(case):
        assert result.verdict is Verdict.REFUTED
        (impl,) = result.impls
        assert impl.witness is not None and impl.witness.params
        assert any(note.startswith("in Python: ") for note in impl.notes) or impl.witness.kind == "race"
