"""Kernels of examples/triton at real blocks: right ones are verified for all sizes, wrong twins never."""

from __future__ import annotations

import pytest

from redverify.frontends.triton import TranslationError, verify
from redverify.reporting.result import Result, Verdict
from tests.frontends.triton.cases import EXAMPLES, RIGHT, UNDECIDED, WRONG

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


@pytest.mark.parametrize("case", UNDECIDED, ids=identifier)
def test_other_wrong_twins_are_not_verified(case: tuple[str, ...]) -> None:
    try:
        found = results(case)
    except TranslationError:
        return
    assert all(result.verdict is not Verdict.VERIFIED for result in found)
