"""Certificates by the algebra of sums: which programs have one, by which laws, and which have none."""

from __future__ import annotations

from pathlib import Path

import pytest

from redverify.certifying.emission.equality.polynomials import Ring, TooLarge, literal
from redverify.certifying.produce import Refused, make
from redverify.checking.check import Claim, judge_claims, understand
from redverify.checking.data.expressions import Builtin
from redverify.checking.laws.arithmetic import ReciprocalLaw, UnfoldsTo
from redverify.checking.lean import project
from redverify.judgement.analysis import Options
from redverify.language import core
from redverify.language.load import load_text
from redverify.language.types import BUILTIN_TYPES
from tests.checking.folders import no_lean

FOLDER = Path(__file__).parent / "sums"

#: What a common denominator asks for.
QUOTIENTS = {"Assoc", "DivLaw", "IndexLaw", "NumberLaws", "ReciprocalLaw", "RightUnit", "SemiringLaws"}

#: The laws that each program's certificate asks for.
LAWS = {
    ("counted", "counted"): {"NumberLaws", "RightUnit", "IndexLaw"},
    ("lanes", "lanes"): {"Assoc", "RightUnit", "RightComm"},
    ("mean", "divided"): {"NumberLaws", "DivLaw"},
    ("nested", "rows"): {"NumberLaws", "SemiringLaws", "Assoc", "RightUnit"},
    ("nested", "columns"): {"Assoc", "RightUnit", "RightComm"},
    ("scaled", "inside"): {"Comm", "NumberLaws", "SemiringLaws"},
    ("scaled", "divided"): {"Comm"},
    ("merged_means", "halved"): {*QUOTIENTS, "FractionLaw", "LeftUnit", "RightComm"},
    ("merged_means", "weighted"): QUOTIENTS,
    ("single", "alone"): {"LeftUnit", "NumberLaws"},
    ("variance", "one_pass"): {"NumberLaws", "DivLaw", "IndexLaw", "ReciprocalLaw"},
    ("welford", "running"): {*QUOTIENTS, "Comm"},
}


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.sched").read_text()


def made(text: str, impl: str) -> Claim | Refused:
    """The claim of a program's certificate, or why it has none."""
    program = load_text(text)
    found = make(program.impls[impl], program.texts, Options(), "sums.sched")
    return found if isinstance(found, Refused) else understand(found, project.home())


def claim(name: str, impl: str) -> Claim:
    found = made(text_of(name), impl)
    assert not isinstance(found, Refused), found.reason
    return found


@pytest.mark.parametrize(("name", "impl"), LAWS)
def test_the_laws_of_a_certificate(name: str, impl: str) -> None:
    laws = {law.tag for law in claim(name, impl).certificate.laws}
    assert laws == LAWS[name, impl]


def test_every_program_is_tested() -> None:
    written = {
        (file.stem, impl) for file in FOLDER.glob("*.sched") for impl in load_text(file.read_text()).impls
    }
    assert written == set(LAWS)


@pytest.mark.ring("sweep")
def test_accepted_by_lean() -> None:
    claims = [claim(*which) for which in LAWS]
    names = ["/".join(which) for which in LAWS]
    reports = judge_claims(claims, names, project.home(), "auto", 1, False, lambda _: None)
    if no_lean(*reports):
        pytest.skip("there is no Lean")
    assert [(r.path, r.problems, r.goals) for r in reports if not r.accepted] == []


def test_nothing_is_cancelled_that_may_be_zero() -> None:
    text = text_of("variance").replace("N >= 1", "N >= 0")
    assert isinstance(made(text, "one_pass"), Refused)


def test_only_definitions_are_laws() -> None:
    impl = next(iter(load_text(text_of("scaled")).impls.values()))
    granted = ["expm1", "log1p", "rsqrt", "sigmoid", "tanh"]
    for name in [*granted, "exp", "sqrt", "pow", "fma", "+", "no such function"]:
        assert UnfoldsTo(Builtin(name, "f32")).granted_by(impl) == (name in granted)
    assert not UnfoldsTo(Builtin("rsqrt", "i32")).granted_by(impl)
    assert "fun v0 =>" in UnfoldsTo(Builtin("rsqrt", "f32")).proposition


def test_reciprocals_are_of_numbers_with_fractions() -> None:
    impl = next(iter(load_text(text_of("scaled")).impls.values()))
    assert ReciprocalLaw.of("f32").granted_by(impl)
    assert not ReciprocalLaw.of("i32").granted_by(impl)
    turned = ReciprocalLaw("f32", Builtin("*", "f32"), Builtin("/", "f32"), ReciprocalLaw.of("f32").one)
    assert not turned.granted_by(impl)


REAL = BUILTIN_TYPES["real"]


def tensor(name: str) -> core.Access:
    return core.Access(REAL, name, ())


def test_polynomials_cancel_and_have_a_limit() -> None:
    ring = Ring(REAL, lambda one, two: one == two)
    x, y = tensor("X"), tensor("Y")
    square = core.Apply(REAL, "*", (core.Apply(REAL, "+", (x, y)), core.Apply(REAL, "-", (x, y))))
    assert ring.of(square) == {(0, 0): 1, (1, 1): -1}
    assert ring.of(core.Apply(REAL, "-", (x, x))) == {}
    assert ring.value({}) == literal(REAL, 0)
    power: core.ValueExpr = core.Apply(REAL, "+", (x, core.Apply(REAL, "+", (y, tensor("Z")))))
    with pytest.raises(TooLarge):
        for _ in range(6):
            power = core.Apply(REAL, "*", (power, power))
            ring.of(power)


FOUR = """
spec four(N):
    assume N >= 0
    input A[N, N, N, N] : f32
    output B[] : f32
    tensor T(i) : f32

    T(i) = sum[j, k, l : 0 <= j < N and 0 <= k < N and 0 <= l < N] A(i, j, k, l)
    B() = sum[i, j, k, l : 0 <= i < N and 0 <= j < N and 0 <= k < N and 0 <= l < N] 2.0 * A(i, j, k, l)

impl {0} of four(a = A, b = B):
    b[] {{0.0}} := 0.0
    accumulate b:
        for p < N:
            for q < N:
                for r < N:
                    for s < N:
                        b[] {{sum[i, j, k, l : 0 <= i < N and 0 <= j < N and 0 <= k < N and 0 <= l < N]
                            A({1})}} +{{p, q, r, s}}= a[{2}]
    b[] {{B()}} := 2.0 * b[]
"""


@pytest.mark.parametrize(
    ("name", "element", "cell", "proved"),
    [("straight", "i, j, k, l", "p, q, r, s", True), ("turned", "l, k, j, i", "s, r, q, p", False)],
)
def test_more_indices_than_are_renamed(name: str, element: str, cell: str, proved: bool) -> None:
    """That there is no rule for one way does not end the search for others."""
    text = FOUR.format(name, element, cell).replace("\n                            A(", " A(")
    found = made(text, name)
    assert isinstance(found, Refused) != proved
    assert not isinstance(found, Refused) or found.reason.startswith("no proof of"), found
