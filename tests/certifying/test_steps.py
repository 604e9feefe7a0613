"""Steps before facts of arithmetic that Lean's ``omega`` does not find by itself."""

from __future__ import annotations

import json
from collections.abc import Generator, Sequence
from pathlib import Path

import jsonschema
import msgspec
import pytest

from redverify.certifying import delivery
from redverify.certifying.delivery import Wanted, certify
from redverify.certifying.emission.integers.hints import COMBINATIONS, VALUES, steps_of
from redverify.certifying.emission.integers.oracle import Oracle, digits
from redverify.checking import schema
from redverify.checking.check import CertificateReport, Claim, understand
from redverify.checking.data.errors import CertificateError
from redverify.checking.data.expressions import AtMost, Equal, Less, Multiple, Quotient, Remainder, Sum
from redverify.checking.data.wire import decoded
from redverify.checking.goals import Goal
from redverify.checking.lean import project
from redverify.checking.proofs.document import decode, encode
from redverify.checking.proofs.theorems import FactItem
from redverify.checking.proofs.theory import fact
from redverify.checking.proofs.walks import terms_in
from tests.attacks.kit import accepted
from tests.checking.folders import made

pytestmark = pytest.mark.ring("quick")

#: Facts that ``omega`` does not find: two of a random program (seed 1703), four of a convolution of TVM's.
HARD: tuple[FactItem, ...] = decoded(
    tuple[FactItem, ...], json.loads(Path(__file__).with_name("hard_facts.json").read_text("ascii")), "facts"
)

# ---------------------------------------------------------------- which steps


@pytest.mark.parametrize("hard", HARD, ids=lambda f: f.name)
def test_steps_follow_from_what_a_fact_assumes(hard: FactItem) -> None:
    oracle = Oracle()
    steps = steps_of(hard, oracle)
    assert steps and steps == steps_of(hard, Oracle())
    for step in steps:
        assert oracle.follows(hard.assumed, step), step


def test_steps_have_few_cases_and_those_of_one_come_first() -> None:
    small = tuple([c for n in "abcd" for c in (AtMost(0, n), Less(n, VALUES))])
    item = FactItem("fact_0", tuple("abcde"), (Equal("e", 7), *small), Less(Sum("a", "b"), 8))
    steps = steps_of(item, Oracle())
    assert steps[0] == Equal("e", 7)
    cases = [sum(isinstance(t, Equal) for t in terms_in(step)) for step in steps]
    assert cases == [1, 4, 4, 4] and COMBINATIONS == 4**3


def test_digits_are_put_together() -> None:
    digit = Quotient(Remainder("a", 4096), 256)
    (found,) = digits([Less(digit, 16), Less(Quotient(Remainder("a", 100), 3), 4)])
    assert found == Equal(Quotient("a", 256), Sum(Multiple(16, Quotient("a", 4096)), digit))
    assert Oracle().follows((), found)
    assert steps_of(FactItem("fact_0", ("a",), (), Less(digit, 16)), Oracle())[0] == found


def test_values() -> None:
    assert Oracle().values((AtMost(0, "a"),), "a", VALUES) is None
    assert Oracle().values((AtMost(0, "a"), Less("a", 3)), "a", VALUES) == [0, 1, 2]
    assert Oracle().values((Less("a", "a"),), "a", VALUES) == []


@pytest.mark.ring("sweep")
def test_lean_finds_them_with_steps() -> None:
    """And not without: else the steps of these facts would not be worth keeping."""
    texts = {
        **{f"{f.name} alone": fact(f) for f in HARD},
        **{f"{f.name} with steps": fact(f, steps_of(f, Oracle())) for f in HARD},
    }
    found = accepted(
        {
            label: lambda space, text=text: f"namespace {space}\n{text}\nend {space}\n"
            for label, text in texts.items()
        }
    )
    assert found == {label: label.endswith("with steps") for label in texts}


# ---------------------------------------------------------------- in a certificate


def test_rendered_before_omega() -> None:
    item = FactItem("fact_0", ("a",), (AtMost(0, "a"),), Less(-1, "a"))
    assert fact(item) == "theorem fact_0 {a : Int} (h0 : 0 ≤ a) : (-1) < a :=\n  by omega\n"
    assert fact(item, (Less("a", 2), Equal(0, 0))) == (
        "theorem fact_0 {a : Int} (h0 : 0 ≤ a) : (-1) < a := by\n"
        "  have s0 : a < 2 := by omega\n"
        "  have s1 : (0 : Int) = 0 := by omega\n"
        "  omega\n"
    )


def test_written_and_read() -> None:
    before = made("../../language/in_place", "reversed")
    assert b'"steps"' not in before
    certificate = decode(before)
    first = certificate.facts[0].name
    document = encode(msgspec.structs.replace(certificate, steps={first: (Equal(0, 0),)}))
    assert decode(document).steps == {first: (Equal(0, 0),)}
    assert encode(decode(document)) == document
    jsonschema.validate(json.loads(document), schema.published())
    assert "  have s0 : (0 : Int) = 0 := by omega\n" in understand(document, project.home()).lean


def test_steps_before_no_fact_are_refused() -> None:
    certificate = decode(made("../../language/in_place", "reversed"))
    document = encode(msgspec.structs.replace(certificate, steps={"fact_999": (Equal(0, 0),)}))
    with pytest.raises(CertificateError, match="steps before a fact that there is not: fact_999"):
        understand(document, project.home())


# ---------------------------------------------------------------- when they are tried


def _goal(name: str) -> Goal:
    return Goal(theorem=name, line=1, obligations=(), text="omega could not prove the goal")


def _rejecting(*rejected: Sequence[str]) -> tuple[list[bytes], delivery.Judge]:
    """A judge that rejects these theorems, one attempt after the other, and what it is given."""
    seen: list[bytes] = []
    answers = list(rejected)

    def judge(
        claims: Sequence[Claim], documents: Sequence[bytes], names: Sequence[str]
    ) -> Generator[tuple[int, CertificateReport], None, None]:
        for position, document in enumerate(documents):
            seen.append(document)
            goals = tuple(_goal(name) for name in (answers.pop(0) if answers else ()))
            status = "rejected" if goals else "accepted"
            yield position, CertificateReport(path=names[position], status=status, goals=goals)  # type: ignore[arg-type]

    return seen, judge


@pytest.fixture
def hard(monkeypatch: pytest.MonkeyPatch) -> bytes:
    """A certificate; each of its facts has one step."""
    monkeypatch.setattr(
        "redverify.certifying.emission.integers.hints.steps_of", lambda item, oracle: (Equal(0, 0),)
    )
    return made("../../language/in_place", "reversed")


def test_facts_that_lean_rejects_get_steps(hard: bytes, tmp_path: Path) -> None:
    names = [f.name for f in decode(hard).facts]
    seen, judge = _rejecting(names[:2], names[:1])
    (report,) = certify([Wanted(hard, tmp_path / "c.redcert")], judge=judge)
    assert report.accepted
    first, second, third = [decode(document) for document in seen]
    assert not first.steps
    assert set(second.steps) == set(names[:2]) and second.facts == first.facts
    # What is rejected with its steps is left out, and the other one keeps them.
    assert set(third.steps) == {names[1]} and [f.name for f in third.facts] == names[1:]


def test_all_facts_get_steps_where_more_is_rejected_than_is_told(
    hard: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delivery, "SHOWN", 1)
    names = [f.name for f in decode(hard).facts]
    seen, judge = _rejecting(names[:1])
    certify([Wanted(hard, tmp_path / "c.redcert")], judge=judge)
    assert set(decode(seen[1]).steps) == set(names)


def test_no_steps_where_a_proof_is_rejected_as_well(hard: bytes, tmp_path: Path) -> None:
    names = [f.name for f in decode(hard).facts]
    seen, judge = _rejecting([names[0], "vc_0"])
    certify([Wanted(hard, tmp_path / "c.redcert")], judge=judge)
    again = decode(seen[1])
    assert len(seen) == 2 and not again.facts and not again.steps and again.spelled_out


def test_a_run_that_judges_nothing_ends_no_attempt(hard: bytes, tmp_path: Path) -> None:
    """Lean may run out of memory where a fact has steps: the other ways are tried as before."""
    names = [f.name for f in decode(hard).facts]
    seen: list[bytes] = []

    def judge(
        claims: Sequence[Claim], documents: Sequence[bytes], paths: Sequence[str]
    ) -> Generator[tuple[int, CertificateReport], None, None]:
        seen.extend(documents)
        for position, document in enumerate(documents):
            certificate = decode(document)
            if certificate.steps:
                yield position, CertificateReport(path=paths[position], status="not attempted")
            elif names[0] in [f.name for f in certificate.facts]:
                goals = (_goal(names[0]),)
                yield position, CertificateReport(path=paths[position], status="rejected", goals=goals)
            else:
                yield position, CertificateReport(path=paths[position], status="accepted")

    (report,) = certify([Wanted(hard, tmp_path / "c.redcert")], judge=judge)
    assert report.accepted and len(seen) == 3
    assert [f.name for f in decode(seen[2]).facts] == names[1:] and not decode(seen[2]).steps
