"""Wrong kernels for each rule: none is verified, though NumPy is not asked."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from redverify.frontends.triton import LoadError, TranslationError, verify
from redverify.frontends.triton.binding import specification_of
from redverify.frontends.triton.contract import LaunchCode
from redverify.frontends.triton.roundings import without
from redverify.reporting.result import Verdict

pytest.importorskip("triton")

HERE = Path(__file__).parent


def verdict(
    kernel: str, spec: str, contract: str | None = None, *, run: bool = False, **options: Any
) -> Verdict:
    """The verdict, without a second opinion unless ``run``."""
    program, name = f"{HERE}/trap_kernels.py:{kernel}", f"{HERE}/traps.sched:{spec}"
    (result,) = verify(program, name, contract, levels=False, run=run, **options).values()
    return result.verdict


@pytest.mark.parametrize(
    ("kernel", "spec", "contract"),
    [
        ("prefix", "prefix", "LENGTHS"),
        ("doubled", "doubled", "IN_PLACE"),
        ("added", "same", "ADDED_TWICE"),
        ("weighted", "weighted", "WEIGHTED"),
    ],
)
def test_right_kernels(kernel: str, spec: str, contract: str) -> None:
    expected = Verdict.VERIFIED if contract != "ADDED_TWICE" else Verdict.REFUTED
    assert verdict(kernel, spec, contract) is expected


@pytest.mark.parametrize(
    ("kernel", "spec", "contract"),
    [
        ("prefix_too_long", "prefix", "LENGTHS"),
        ("prefix_of_the_next", "prefix", "LENGTHS"),
        ("gathered_late", "prefix", "LENGTHS"),
        ("scattered", "scattered", "SCATTERED"),
        ("recurrence_turned", "recurrence", "SCANNED"),
        ("recurrence_of_padding", "recurrence", "SCANNED"),
        ("sums_after_padding", "sums_after", "SUMMED"),
        ("doubled_next", "doubled", "IN_PLACE"),
        ("doubled_twice", "doubled", "IN_PLACE"),
    ],
)
def test_wrong_kernels(kernel: str, spec: str, contract: str) -> None:
    assert verdict(kernel, spec, contract) is Verdict.REFUTED


@pytest.mark.parametrize("kernel", ["weighted_to_the_next", "weighted_by_nothing"])
def test_lanes_that_hold_nothing_refute_where_numpy_sees_another_output(kernel: str) -> None:
    assert verdict(kernel, "weighted", "WEIGHTED") is Verdict.INCONCLUSIVE
    assert verdict(kernel, "weighted", "WEIGHTED", run=True) is Verdict.REFUTED


def test_a_cast_to_integers_is_no_identity() -> None:
    assert verdict("whole", "same", "HALVES", roundings="ignore") is Verdict.INCONCLUSIVE


def test_launches_in_the_wrong_order() -> None:
    assert verdict("copied", "same", launch=LaunchCode("exchanged", rows=True)) is Verdict.REFUTED


@pytest.mark.parametrize(
    ("kernel", "spec", "options", "words"),
    [
        ("argmax_of_places", "argmax", {"contract": "PLACES"}, "by an operation that is not known"),
        ("is_exact", "ones", {"contract": "HALVES", "roundings": "ignore"}, "a number with its rounding"),
        ("added", "doubled", {"contract": "ZEROED_BETWEEN"}, "not the first to have it"),
        ("copied", "matrix", {"launch": LaunchCode("into_too_little")}, "returns a view of a tensor"),
        ("copied_rows", "matrix", {"launch": LaunchCode("turned", rows=True)}, "not affine"),
        ("copied", "same", {"launch": LaunchCode("forgotten")}, "no array holds X"),
    ],
)
def test_refused_kernels(kernel: str, spec: str, options: dict[str, Any], words: str) -> None:
    with pytest.raises((LoadError, TranslationError), match=words):
        verdict(kernel, spec, **options)


def test_a_specification_that_asks_for_roundings() -> None:
    with pytest.raises(TranslationError, match="a number with its rounding"):
        without(specification_of(f"{HERE}/traps.sched:exact"))
