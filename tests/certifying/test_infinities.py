"""Certificates of programs with infinities: what they assume, by which laws, and which programs have none."""

from __future__ import annotations

from pathlib import Path

import pytest

from redverify.certifying.produce import Refused, make
from redverify.checking.check import Claim, judge_claims, understand
from redverify.checking.lean import project
from redverify.judgement.analysis import Options
from redverify.language.load import load_text
from tests.checking.folders import no_lean

FOLDER = Path(__file__).parent / "infinities"

#: What an online softmax needs, wherever it starts.
SCALED = ("Comm", "FiniteFactorLaw", "FiniteFunctionLaw", "ShiftLaw")

#: What joins the sum of a block's lanes.
JOINED = ("Assoc", "RightComm", "RightUnit")

#: The laws that each program's certificate asks for.
LAWS = {
    "argmax": {"LeftUnit", "RightUnit", "FiniteLaw", "AtFiniteLaw", "SelectLaw"},
    "blocks": {"LeftUnit", "FiniteLaw", "AtFiniteLaw", "ConstantLaw", *SCALED, "FiniteLiteralLaw", *JOINED},
    "causal": {"LeftUnit", "RightUnit", "FiniteLaw", "AtFiniteLaw", "ConstantLaw"},
    "softmax": {"LeftUnit", "RightUnit", "FiniteLaw", "AtFiniteLaw", "ConstantLaw"},
    "online": {"LeftUnit", "FiniteLaw", "AtFiniteLaw", "ConstantLaw", *SCALED, "FiniteLiteralLaw"},
    "online_from_first": {"LeftUnit", "FiniteLaw", "AtFiniteLaw", "ConstantLaw", *SCALED, "FiniteSelfLaw"},
}


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.sched").read_text()


def made(text: str) -> Claim | Refused:
    """The claim of a program's certificate, or why it has none."""
    program = load_text(text)
    (impl,) = program.impls.values()
    found = make(impl, program.texts, Options(), "infinities.sched")
    return found if isinstance(found, Refused) else understand(found, project.home())


def claim(name: str) -> Claim:
    found = made(text_of(name))
    assert not isinstance(found, Refused), found.reason
    return found


def test_every_program_is_tested() -> None:
    assert {file.stem for file in FOLDER.glob("*.sched")} == set(LAWS)


@pytest.mark.parametrize("name", LAWS)
def test_the_laws_of_a_certificate(name: str) -> None:
    found = claim(name)
    assert {law.tag for law in found.certificate.laws} == LAWS[name]
    assert any("finite" in assumption for assumption in found.certificate.assumptions)
    assert "Range.mk" in found.statement


@pytest.mark.ring("sweep")
def test_accepted_by_lean() -> None:
    claims = [claim(name) for name in LAWS]
    reports = judge_claims(claims, list(LAWS), project.home(), "auto", 1, False, lambda _: None)
    if no_lean(*reports):
        pytest.skip("there is no Lean")
    assert [(r.path, r.problems, r.goals) for r in reports if not r.accepted] == []


def test_without_infinities_nothing_is_assumed_of_inputs() -> None:
    text = text_of("softmax").split("impl ")[0] + (
        "impl plain of softmax(x = X, y = Y):\n"
        "    allocate m[] : f32\n    m[] {M()@(0)} := x[0]\n    accumulate m:\n        for k in 1..N:\n"
        "            m[] {M()} max{k}= x[k]\n"
        "    allocate l[] : f32\n    l[] {0.0} := 0.0\n    accumulate l:\n        for k < N:\n"
        "            l[] {L()} +{k}= exp(x[k] - m[])\n"
        "    par i < N:\n        y[i] {Y(i)} := exp(x[i] - m[]) / l[]\n"
    )
    found = made(text)
    assert not isinstance(found, Refused), found.reason
    assert not any("finite" in assumption for assumption in found.certificate.assumptions)


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        # the maximum of nothing is -inf, and -inf - -inf is not a number
        ("softmax", "assume N >= 1", "assume N >= 0"),
        # inf - m is not -inf
        ("softmax", "{-inf} := -inf\n    allocate", "{inf} := inf\n    allocate"),
        # -inf + inf
        ("softmax", "exp(p[k] - m[])", "exp(p[k] - (m[] + -inf))"),
        # the sum so far is forgotten to be rescaled, or by what is not known to be finite
        ("online", "l[] * exp(m[0] - m[1]) +", "l[] * exp(m[0] - m[0]) +"),
        ("online", "l[] * exp(m[0] - m[1]) +", "l[] * exp(m[1] - m[0]) +"),
        # the row's own maximum may be the padding
        ("argmax", "assume N >= 1", "assume N >= 0"),
    ],
)
def test_no_certificate_of_what_may_be_undefined(name: str, old: str, new: str) -> None:
    text = text_of(name)
    assert old in text
    assert isinstance(made(text.replace(old, new)), Refused)
