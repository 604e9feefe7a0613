"""Certificates that share a Lean file with others: a false one is not helped, a true one not harmed."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from redverify.checking.batch import Jury, Submitted, together
from redverify.checking.check import submission, understand
from redverify.checking.data.expressions import Less
from redverify.checking.lean import find as finding
from redverify.checking.lean import project
from redverify.checking.lean.checker import Checker
from redverify.checking.lean.errors import CheckerUnavailable
from redverify.checking.proofs.theorems import FactItem
from tests.checking.folders import forged, made

pytestmark = pytest.mark.ring("sweep")

#: The sum, from the first element.
TRUE = """spec total(N):
    assume N >= 0
    input  A[N] : f32
    output B[] : f32

    B() = sum[i : 0 <= i < N] A(i)

impl {name} of total(a = A, b = B):
    b[] {{0.0}} := {start}
    accumulate b:
        for i < N:
            b[] {{B()}} +{{i}}= a[i]
"""

#: A program whose certificate states facts of arithmetic that the library has not.
STATING = ("../../language/in_place", "reversed")

#: Names that are also those of namespaces, rules, the other certificate and its theorems.
NAMES = ("C0", "C1", "Redverify", "Certificate", "reversed", "vc_seq", "certificate", "law_0")


@pytest.fixture
def checker() -> Checker:
    """The machine's Lean."""
    try:
        return finding.find("auto", project.load(project.home()).toolchain())
    except CheckerUnavailable:
        pytest.skip("there is no Lean")


def test_a_false_one_among_true_ones(checker: Checker) -> None:
    """The false ones have the names that others refer to, before and after them."""
    home = project.home()
    true = understand(made(), home)
    claims = [understand(forged(TRUE.format(name=name, start="1.0")), home) for name in NAMES]
    claims.insert(len(claims) // 2, true)
    submitted: list[Submitted] = [submission(claim, str(n)) for n, claim in enumerate(claims)]
    verdicts = Jury(home, checker, forget=True).judge(submitted)
    assert [v.accepted for v in verdicts] == [claim is true for claim in claims]
    assert all(v.messages for v in verdicts if not v.accepted)


def test_a_fact_of_several_certificates_is_stated_once() -> None:
    claim = understand(made(*STATING), project.home())
    submitted = [replace(submission(claim, name), name=name) for name in "ab"]
    alone, text = submitted[0].text, together(submitted)
    stated = len(re.findall(r"^theorem fact_", alone, re.MULTILINE))
    assert stated > 0
    assert len(re.findall(r"^theorem fact_", text, re.MULTILINE)) == stated
    one, other = text.split("namespace Redverify.Certificate.C1.")
    cited = re.findall(r"(?<!theorem )\bfact_\d+", alone)
    assert re.findall(r"(?<!theorem )\bfact_\d+", one) == cited
    full = rf"Redverify.Certificate.C0.{claim.impl.name}."
    assert re.findall(r"\bfact_\d+", other.replace(full, "")) == cited
    assert not re.search(r"(?<![\w.])fact_\d", other)


def test_a_false_fact_that_two_state_is_of_no_use_to_either(checker: Checker) -> None:
    """The second one cites the first one's, whose proof Lean does not find."""
    home = project.home()
    claim = understand(made(*STATING), home)
    false = FactItem("fact_99", ("a", "b"), (Less("a", "b"),), Less("b", "a"))
    true = submission(claim, "true")
    lean_file = replace(true.lean_file, facts=(*true.lean_file.facts, false))
    wrong = [replace(true, name=n, lean_file=lean_file, text=lean_file.text()) for n in ("one", "two")]
    verdicts = Jury(home, checker, forget=True).judge([*wrong, true])
    assert [v.accepted for v in verdicts] == [False, False, True]
    assert all(v.messages for v in verdicts[:2])
