"""Long proofs in several theorems."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from redverify.certifying.emission import lemmas
from redverify.certifying.emission.lemmas import Lemmas
from redverify.certifying.produce import Refused, make
from redverify.checking.check import Claim, judge_claims, understand
from redverify.checking.data.expressions import Access, AtLeast, AtMost, Sum
from redverify.checking.lean import project
from redverify.checking.proofs import lean_file
from redverify.checking.proofs.explanations import PARTS, _users
from redverify.checking.proofs.terms import (
    ByTheorem,
    Hypothesis,
    Lambda,
    Omega,
    Part,
    Proof,
    Rfl,
    Rule,
    Same,
)
from redverify.checking.proofs.theorems import Equation, TheoremItem
from redverify.checking.proofs.walks import terms_in
from redverify.judgement.analysis import Options
from redverify.language.load import load_file
from tests.checking.folders import no_lean

ROOT = Path(__file__).resolve().parents[2]

#: Programs with cases, cells of other iterations, values of sums, and indices that are data.
PROGRAMS = (
    ("examples/kernels/jacobi_ping_pong.sched", "ping_pong"),
    ("examples/language/conditionals.sched", "branches"),
    ("examples/thesis/ch7/strided_sum.sched", "strided"),
    ("examples/sparse/segment_sum.sched", "blocks"),
)


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """All proofs are long, and small parts are worth a theorem."""
    monkeypatch.setattr(lemmas, "LONG", 20)
    monkeypatch.setattr(lemmas, "WORTH", 25)


def claim(name: str, impl: str) -> Claim:
    program = load_file(ROOT / name)
    made = make(program.impls[impl], program.texts, Options())
    assert not isinstance(made, Refused), made
    return understand(made, project.home())


@pytest.mark.usefixtures("short")
@pytest.mark.parametrize(("name", "impl"), PROGRAMS)
def test_parts_come_before_their_uses(name: str, impl: str) -> None:
    found = claim(name, impl)
    seen: set[str] = set()
    parts: set[str] = set()
    for item in found.lean_file.items:
        for term in terms_in(item):
            if isinstance(term, ByTheorem):
                assert term.name in seen
        seen.add(item.name)
        if item.name.startswith("lemma_"):
            assert isinstance(item, TheoremItem)
            parts.add(item.name)
    assert parts
    assert all(f"theorem {part} " in found.lean for part in parts)
    for part in parts:  # what Lean says of a part is told of the theorems around it
        users = _users(found.lean_file.items, part)
        assert users and not any(user.startswith(PARTS) for user in users)


@pytest.mark.ring("sweep")
@pytest.mark.usefixtures("short")
def test_accepted_by_lean() -> None:
    claims = [claim(*which) for which in PROGRAMS]
    names = [impl for _, impl in PROGRAMS]
    reports = judge_claims(claims, names, project.home(), "auto", 1, False, lambda _: None)
    if no_lean(*reports):
        pytest.skip("there is no Lean")
    assert [(r.path, r.problems, r.goals) for r in reports if not r.accepted] == []


def test_what_is_short_stays_as_it_is() -> None:
    item = TheoremItem("vc_0", ("N",), (), Equation(Access("A", ("N",)), Access("A", ("N",))), Rfl())
    assert Lemmas(("N",)).items([item]) == [item]


# ---------------------------------------------------------------- hypotheses and variables

ASSUMED = (AtLeast("N", 0), AtMost(0, "i"), AtMost("i", "N"))
LEFT, RIGHT = Access("A", ("i",)), Access("A", (Sum("i", 0),))


def apart(proof: Proof) -> list[TheoremItem]:
    """The theorems that are made of one with a proof."""
    item = TheoremItem("vc_0", ("N", "i"), ASSUMED, Equation(LEFT, RIGHT), proof)
    found = Lemmas(("N",)).items([item])
    assert all(isinstance(part, TheoremItem) for part in found)
    return [part for part in found if isinstance(part, TheoremItem)]


def padded(*proofs: Proof) -> Proof:
    """A proof that uses some, and is long enough."""
    return Rule("pair", (*proofs, *[Rfl()] * 30))


@pytest.mark.usefixtures("short")
def test_a_part_has_the_hypotheses_that_it_uses() -> None:
    inner = Lambda(("j",), (AtMost(0, "j"),), padded(Part(2, (1,)), Hypothesis(3)))
    part, whole = apart(padded(Same(LEFT, RIGHT, inner)))
    assert part.assumed == (ASSUMED[2],)
    assert part.names == ("N", "i")
    moved = [term for term in terms_in(part.proof) if isinstance(term, Hypothesis | Part)]
    assert moved == [Part(0, (1,)), Hypothesis(1)]
    (used,) = [term for term in terms_in(whole.proof) if isinstance(term, ByTheorem)]
    assert used == ByTheorem("lemma_0", ("N", "i"), (Hypothesis(2),))


@pytest.mark.usefixtures("short")
def test_linear_arithmetic_left_to_lean_uses_all_hypotheses() -> None:
    part, _ = apart(padded(Same(LEFT, RIGHT, padded(Omega(AtLeast("i", 0))))))
    assert part.assumed == ASSUMED


@pytest.mark.usefixtures("short")
def test_the_same_part_is_stated_once() -> None:
    same = Same(LEFT, RIGHT, padded(Hypothesis(0)))
    assert len(apart(padded(same, same))) == 2


@pytest.mark.usefixtures("short")
def test_a_hypothesis_about_a_variable_whose_name_is_another_s() -> None:
    """Inside of ``fun i`` the hypotheses about the outer ``i`` cannot be stated, so the part stays."""
    same = Same(LEFT, RIGHT, padded(Hypothesis(1)))
    assert len(apart(padded(Lambda(("i",), (), same)))) == 1
    fine = Same(LEFT, RIGHT, padded(Hypothesis(0)))
    assert len(apart(padded(Lambda(("i",), (), fine)))) == 2


@pytest.mark.usefixtures("short")
def test_parts_of_parts() -> None:
    inner = Same(LEFT, RIGHT, padded(Hypothesis(1)))
    outer = Same(RIGHT, LEFT, padded(inner, Hypothesis(2)))
    first, second, _ = apart(padded(outer))
    assert first.assumed == (ASSUMED[1],)
    assert second.assumed == (ASSUMED[1], ASSUMED[2])
    (used,) = [term for term in terms_in(second.proof) if isinstance(term, ByTheorem)]
    assert used.proofs == (Hypothesis(0),)


@pytest.mark.ring("sweep")
def test_a_long_specification_is_decided_by_the_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lean's elaborator reaches its limit of depth there, as with Halide's harris."""
    solved = r"theorem solvable .*\n.*\n.*\n.* \(by decide( \+kernel)?\)"
    short = claim("examples/thesis/ch7/strided_sum.sched", "strided")
    assert re.findall(solved, short.lean) == [""]
    monkeypatch.setattr(lean_file, "LONG_SPECIFICATION", 100)
    long = claim("examples/thesis/ch7/strided_sum.sched", "strided")
    assert re.findall(solved, long.lean) == [" +kernel"]
    (report,) = judge_claims([long], ["strided"], project.home(), "auto", 1, False, lambda _: None)
    if no_lean(report):
        pytest.skip("there is no Lean")
    assert report.accepted, report.problems
