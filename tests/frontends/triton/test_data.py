"""Data as indices, arg-max and scans: right kernels are verified, wrong ones are refuted or refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from redverify.frontends.triton import TranslationError, verify
from redverify.frontends.triton.folds import extremes_of, is_associative, needed
from redverify.frontends.triton.ttir.ir import Operation, Region, Scalar, Value
from redverify.reporting.result import Verdict

HERE = Path(__file__).parent
OWN = f"{HERE}/data.sched"

VERIFIED = [
    ("nll", "LOSS", f"{OWN}:nll"),
    ("embedding", "TABLE", "std:embedding"),
    ("histogram", "BINS", "std:histogram"),
    ("argmax", "PLACES", "std:argmax"),
    ("recurrence", "SCANNED", f"{OWN}:recurrence"),
    ("sums_after", "SUMMED", f"{OWN}:sums_after"),
]

REFUTED = [
    ("nll_wrong", "LOSS", f"{OWN}:nll"),
    ("nll_unasked", "LOSS", f"{OWN}:nll"),
    ("embedding_wrong", "TABLE", "std:embedding"),
    ("histogram_wrong", "BINS", "std:histogram"),
    ("histogram_raced", "BINS", "std:histogram"),
    ("argmax_of_zeros", "PLACES", "std:argmax"),
    ("argmax_last", "PLACES", "std:argmax"),
    ("sums_before", "SUMMED", f"{OWN}:sums_after"),
]

REFUSED = [
    ("argmax_by_chance", "PLACES", "std:argmax", "by an operation that is not known"),
    ("recurrence_wrong", "SCANNED", f"{OWN}:recurrence", "not known to be associative"),
]


def verdict(kernel: str, contract: str, spec: str) -> Verdict:
    (result,) = verify(f"{HERE}/data_kernels.py:{kernel}", spec, contract, levels=False).values()
    return result.verdict


@pytest.mark.parametrize(("kernel", "contract", "spec"), VERIFIED, ids=[c[0] for c in VERIFIED])
def test_right_kernels(kernel: str, contract: str, spec: str) -> None:
    pytest.importorskip("triton")
    assert verdict(kernel, contract, spec) is Verdict.VERIFIED


@pytest.mark.parametrize(("kernel", "contract", "spec"), REFUTED, ids=[c[0] for c in REFUTED])
def test_wrong_kernels(kernel: str, contract: str, spec: str) -> None:
    pytest.importorskip("triton")
    assert verdict(kernel, contract, spec) is Verdict.REFUTED


@pytest.mark.parametrize(("kernel", "contract", "spec", "words"), REFUSED, ids=[c[0] for c in REFUSED])
def test_refused_kernels(kernel: str, contract: str, spec: str, words: str) -> None:
    pytest.importorskip("triton")
    with pytest.raises(TranslationError, match=words):
        verdict(kernel, contract, spec)


# ---------------------------------------------------------------- what regions combine by


def region(*steps: tuple[str, str, tuple[int, ...]], gives: tuple[int, ...]) -> Region:
    """Values are numbered: four arguments, then the results of steps ``(name, predicate, operands)``."""
    values = [Value(f"v{n}", Scalar("f32" if n % 2 == 0 else "i32")) for n in range(4)]
    operations = []
    for name, predicate, operands in steps:
        result = Value(f"v{len(values)}", Scalar("i1"))
        given = tuple(values[n] for n in operands)
        operations.append(Operation(name, given, (result,), {"predicate": predicate} if predicate else {}))
        values.append(result)
    arguments = tuple(values[:4])
    last = Operation("tt.reduce.return", tuple(values[n] for n in gives))
    return Region(arguments, (*operations, last))


SELECTS = [("arith.select", "", (4, 0, 2)), ("arith.select", "", (4, 1, 3))]


def test_a_choice_that_ties_leave_open_is_none() -> None:
    assert extremes_of(region(("arith.cmpf", "ogt", (0, 2)), *SELECTS, gives=(5, 6))) is None


def test_a_choice_by_places_alone_is_none() -> None:
    assert extremes_of(region(("arith.cmpi", "sgt", (1, 3)), *SELECTS, gives=(5, 6))) is None


def test_a_comparison_of_a_value_with_a_place_is_not_tried() -> None:
    assert extremes_of(region(("arith.cmpi", "sgt", (0, 3)), *SELECTS, gives=(5, 6))) is None


def test_linear_steps_are_associative() -> None:
    steps = [("arith.mulf", "", (0, 2)), ("arith.mulf", "", (2, 1)), ("arith.addf", "", (5, 3))]
    assert is_associative(region(*steps, gives=(4, 6)))
    assert not is_associative(region(steps[0], ("arith.mulf", "", (0, 1)), steps[2], gives=(4, 6)))
    assert not is_associative(region(("arith.subf", "", (0, 2)), gives=(4, 1)))


def test_what_a_result_of_a_scan_needs() -> None:
    found = region(("arith.mulf", "", (0, 2)), ("arith.addf", "", (1, 3)), gives=(4, 5))
    assert needed(found, {1}) == {1}
    coupled = region(("arith.mulf", "", (0, 2)), ("arith.addf", "", (4, 3)), gives=(4, 5))
    assert needed(coupled, {1}) == {0, 1}
