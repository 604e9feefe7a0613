"""Labels to ignore, as cross-entropy has them, and quantised rows: right kernels, wrong twins, refusals."""

from __future__ import annotations

from pathlib import Path

import pytest

from redverify.frontends.triton import LoadError, TranslationError, verify
from redverify.frontends.triton.contract import LaunchCode
from redverify.reporting.result import Result, Verdict
from tests.frontends.triton.cases import twin

pytest.importorskip("triton")

pytestmark = pytest.mark.ring("sweep")

HERE = Path(__file__).parent

#: Kernel, contract and specification, and an edit that makes the twin wrong.
CASES = [
    ("forward", "LOSSES", "losses", "label != -100", "label != 0"),
    ("backward", "GRADIENTS", "gradients", "grad = 0.0", "grad = 1.0"),
    ("in_place", "IN_PLACE", "smoothed", "d * tl.exp(m - m_new)", "d"),
    ("counted", "COUNTS", "counts", "0.0, 1.0", "1.0, 0.0"),
    ("counted", "COUNTS_FROM_0", "counts", "labels == -100", "labels < -100"),
    ("quantised", "QUANTISED", "quantised", "/ 127.0", "/ 128.0"),
    ("largest", "LARGEST", "largest", "most = 0.0", "most = 1.0"),
]


def outcome(kernel: str, contract: str, spec: str, path: Path = HERE / "label_kernels.py") -> Result:
    (result,) = verify(f"{path}:{kernel}", f"{HERE}/labels.sched:{spec}", contract, levels=False).values()
    return result


@pytest.mark.parametrize("case", CASES, ids=[c[1] for c in CASES])
def test_right_kernels_are_verified(case: tuple[str, ...]) -> None:
    result = outcome(case[0], case[1], case[2])
    assert result.verdict is Verdict.VERIFIED
    said = "-1 in T stands for -100" in "".join(result.impls[0].notes)
    assert said is (case[2] not in ("quantised", "largest"))


@pytest.mark.parametrize("case", CASES, ids=[c[1] for c in CASES])
def test_their_twins_are_refuted(case: tuple[str, ...], tmp_path: Path) -> None:
    path = twin(HERE / "label_kernels.py", case[0], case[3], case[4], tmp_path)
    assert outcome(case[0], case[1], case[2], path).verdict is Verdict.REFUTED


def test_minus_one_is_not_what_stands_for_it() -> None:
    for kernel, contract, spec in (
        ("forward_minus_one", "LOSSES", "losses"),
        ("counted_wrong", "COUNTS", "counts"),
    ):
        assert outcome(kernel, contract, spec).verdict is Verdict.REFUTED


@pytest.mark.parametrize(
    ("kernel", "contract", "why"),
    [
        ("counted", "COUNTS_OTHERWISE", "lanes of labels_ptr with other numbers to ignore than -100"),
        ("written", "COUNTS", "a store to labels_ptr, which has numbers to ignore"),
    ],
)
def test_what_would_mix_the_two_is_refused(kernel: str, contract: str, why: str) -> None:
    with pytest.raises(TranslationError, match=why):
        outcome(kernel, contract, "counts")


@pytest.mark.parametrize(
    ("code", "kernel", "ignored", "verdict"),
    [
        ("count_launched", "counted", {"T": -100}, Verdict.VERIFIED),
        ("count_launched", "counted", {}, Verdict.REFUTED),  # the label is -1 then
        ("count_launched_wrong", "counted_wrong", {"T": -100}, Verdict.REFUTED),
    ],
)
def test_launch_code_and_labels(code: str, kernel: str, ignored: dict[str, int], verdict: Verdict) -> None:
    launch = LaunchCode(code, {"labels": "T"}, ignored=ignored)
    program, spec = f"{HERE}/label_kernels.py:{kernel}", f"{HERE}/labels.sched:counts"
    (result,) = verify(program, spec, launch=launch, levels=False).values()
    assert result.verdict is verdict
    with pytest.raises(LoadError, match="counts has no input C, of which labels are to be ignored"):
        verify(program, spec, launch=LaunchCode(code, {"labels": "T"}, ignored={"C": -100}))


def test_contracts_that_cannot_be_said() -> None:
    with pytest.raises(LoadError, match=r"a range -1\.\.N"):
        outcome("counted", "COUNTS", "from_zero")
    with pytest.raises(LoadError, match="has to be negative"):
        outcome("counted", "NOT_NEGATIVE", "counts")
