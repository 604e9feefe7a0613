"""Indices of 32 bits: none overflows where it is said so, and an access that does is refuted."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from redverify.frontends.common.running.compiled import Case
from redverify.frontends.triton import overflow, verify
from redverify.frontends.triton.evaluation import Evaluation
from redverify.frontends.triton.executable import Evaluated
from redverify.frontends.triton.overflow import listed
from redverify.frontends.triton.translation import translated
from redverify.frontends.triton.ttir.ir import Operation
from redverify.frontends.triton.verifying import Verification
from redverify.reporting.result import ImplResult, Verdict
from tests.frontends.triton.cases import EXAMPLES

pytest.importorskip("triton")

HERE = Path(__file__).parent


def checked(kernel: str, contract: str) -> ImplResult:
    program, spec = f"{HERE}/wide_kernels.py:{kernel}", f"{HERE}/traps.sched:matrix"
    (result,) = verify(program, spec, contract, levels=False, run=False, int32="check").values()
    (impl,) = result.impls
    return impl


@pytest.mark.parametrize(
    ("kernel", "contract", "expected"),
    [
        ("narrow", "ANY", Verdict.REFUTED),
        ("wide", "ANY", Verdict.VERIFIED),
        ("narrow", "SMALL", Verdict.VERIFIED),
        ("widened_late", "ANY", Verdict.REFUTED),
    ],
)
def test_offsets_that_overflow(kernel: str, contract: str, expected: Verdict) -> None:
    impl = checked(kernel, contract)
    assert impl.verdict is expected
    if expected is Verdict.REFUTED:
        assert impl.witness is not None
        assert "an index of 32 bits overflows" in impl.witness.message
        assert impl.witness.params["M"] * impl.witness.params["N"] >= 2**31
        assert "wide_kernels.py:" in impl.notes[1]


@pytest.mark.parametrize(
    ("module", "kernel", "contract", "spec", "limit", "sizes"),
    [
        ("elementwise", "persistent_add", "persistent", "add", 1100, (1, 100, 528, 550)),
        ("products", "grouped", "one_axis", "matmul", 100, (1, 5, 9, 14)),
        ("products", "batched", "batches", "batched", 60, (1, 4, 7)),
        ("tiles", "transpose", "transposed", "transpose", 100, (1, 2, 5, 9, 14, 30)),
    ],
)
def test_no_index_exceeds_what_was_proved(
    module: str,
    kernel: str,
    contract: str,
    spec: str,
    limit: int,
    sizes: tuple[int, ...],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As if numbers had fewer bits: at sizes at which the conditions hold, no index of a run is larger."""
    work = Verification(
        f"{EXAMPLES}/{module}.py:{kernel}", f"{EXAMPLES}/{module}.sched:{spec}", contract, run=False
    )
    small = work.found.configurations[0].small[0]
    program, found = Evaluated(small, work.spec), []
    monkeypatch.setattr(overflow, "LARGEST", limit)
    monkeypatch.setattr(overflow, "INSTANCES", (limit,) * 3)
    conditions = translated(small, work.spec).narrow
    for point in product(sizes, repeat=len(work.spec.parameters)):
        params = dict(zip(work.spec.parameters, point, strict=True))
        values = program.values(params)
        if max(values.values()) <= limit and all(one.holds(values) for one in conditions):
            found.append(observed(monkeypatch, program, params))
            assert found[-1] <= limit, (params, listed(conditions))
    assert max(found) > limit // 3


def observed(monkeypatch: pytest.MonkeyPatch, program: Evaluated, params: dict[str, int]) -> int:
    """The largest magnitude of sums and products of 32 bits in a run."""
    right, found = Evaluation._evaluated, [0]

    def recording(self: Evaluation, operation: Operation) -> list[Any]:
        values = right(self, operation)
        if operation.name in ("arith.addi", "arith.muli", "arith.subi"):
            found.append(int(np.max(np.abs(values[0]))))
        return values

    with monkeypatch.context() as patch:
        patch.setattr(Evaluation, "_evaluated", recording)
        (ran,) = program.run([Case(params, {}, {}, ())])
    assert not isinstance(ran, str), ran
    return max(found)
