"""The interpreter's check of a proof: a prover that proves everything is caught."""

from __future__ import annotations

from pathlib import Path

import pytest

import redverify
from redverify.evaluation.obligation import Obligation, Status
from redverify.judgement.analysis import Options, analyse
from redverify.judgement.contradiction import contradiction
from redverify.language import core
from redverify.language.load import load_text
from redverify.reporting.result import ImplResult, Verdict
from redverify.solving.discharge import Discharger
from redverify.witnesses.sizes import boundaries
from tests.programs import copy

#: A copy that writes something.
WRITING = copy("for i < N:\n    b[i] {B(i)} := WRITTEN").replace("N >= 0", "N >= 1")

#: Each is wrong at one size, or from one size on.
RARE = {
    "N == 37": "select(N == 37, 0.0, a[i])",
    "a condition on a loop's variable": "select(i == 61, 0.0, a[i])",
    "from a size on": "select(N > 90, 0.0, a[i])",
    "a remainder that is large": "select(N % 128 == 127, 0.0, a[i])",
    "far away": "select(i >= 1000000, 0.0, a[i])",
}

#: Equal over the real numbers, and not bit by bit.
REGROUPED = """
spec three(N):
    assume N >= 1
    input A[N] : f32
    input C[N] : f32
    output B[N] : f32
    B(i) = (A(i) + C(i)) + 0.25

impl regrouped of three(a = A, b = B, c = C):
    for i < N:
        b[i] {B(i)} := a[i] + (c[i] + 0.25)
"""


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> None:
    """A prover that proves everything."""

    def prove(self: Discharger, obligations: list[Obligation]) -> None:
        for obligation in obligations:
            obligation.status = Status.PROVED

    monkeypatch.setattr(Discharger, "discharge", prove)


def verified(text: str, *, levels: bool = False) -> ImplResult:
    (result,) = redverify.verify_text(text, levels=levels).impls
    return result


@pytest.mark.parametrize("written", RARE.values(), ids=RARE)
@pytest.mark.usefixtures("broken")
def test_wrong_at_rare_sizes(written: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("redverify.judgement.judge.CHECK_SECONDS", 2.0)
    result = verified(WRITING.replace("WRITTEN", written))
    assert result.verdict is Verdict.INCONCLUSIVE
    assert "the reference interpreter disagrees" in result.notes[0]


def test_the_same_proof_without_the_wrong_case(broken: None) -> None:
    assert verified(WRITING.replace("WRITTEN", "a[i]")).verdict is Verdict.VERIFIED


@pytest.mark.usefixtures("broken")
def test_wrong_at_a_level_only() -> None:
    assert verified(REGROUPED).verdict is Verdict.VERIFIED
    result = verified(REGROUPED, levels=True)
    assert result.verdict is Verdict.INCONCLUSIVE
    assert result.level is None
    assert any("proved equal bitwise, but the reference interpreter disagrees" in n for n in result.notes)


def test_a_right_level_stays() -> None:
    result = verified(REGROUPED, levels=True)
    assert (result.verdict, result.level) == (Verdict.VERIFIED, "modulo reassociation")


def test_boundaries() -> None:
    impl = only(WRITING.replace("WRITTEN", RARE["N == 37"]))
    assert {found["N"] for found, _ in boundaries(impl)} >= {36, 37, 38}
    impl = only(WRITING.replace("WRITTEN", RARE["a condition on a loop's variable"]))
    assert {"N": 62} in [found for found, _ in boundaries(impl)]


def test_nothing_against_a_right_program() -> None:
    assert contradiction(only(WRITING.replace("WRITTEN", "a[i]")), "real", 0.5, {}) is None


def only(text: str) -> core.Impl:
    (impl,) = load_text(text).impls.values()
    return impl


def test_goals_that_fail_in_other_processes_come_back() -> None:
    """isl prints sets over names such as ``$h0`` that it does not read; a pool would wait for them."""
    count = 10
    text = "spec s(N):\n    assume N >= 1\n    input X[N] : f32\n"
    text += "".join(f"    output A{n}[N] : f32\n" for n in range(count))
    text += "".join(f"    A{n}(i) = X(i) * {n}.5 if 0 <= i < N\n" for n in range(count))
    text += f"\nimpl p of s(x = X, {', '.join(f'a{n} = A{n}' for n in range(count))}):\n    for i < N:\n"
    text += "".join(f"        a{n}[i] {{A{n}(i)}} := x[i] * {n}.5 + 1.0\n" for n in range(count))
    impl = load_text(text).impls["p"]
    alone, together = (analyse(impl, Options(jobs=jobs), thorough=False) for jobs in (1, 2))
    assert not alone.proved
    assert [(o.status, o.point) for o in together.obligations] == [
        (o.status, o.point) for o in alone.obligations
    ]


def test_an_initial_value_that_the_specification_does_not_give_is_no_crash() -> None:
    """The cell is read before its reduction is complete; the annotation's start lies outside of an input."""
    layers = Path(__file__).parents[2] / "examples" / "kernels" / "two_layers.sched"
    text = layers.read_text().replace("PRE(s, h) = B1(h)", "PRE(s, h) = B1(s)")
    assert redverify.verify_text(text, levels=False).impls[0].verdict is Verdict.REFUTED
