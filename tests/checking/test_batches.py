"""Certificates that share a Lean file with others: a false one is not helped, a true one not harmed."""

from __future__ import annotations

import pytest

from redverify.checking.batch import Jury, Submitted
from redverify.checking.check import understand
from redverify.checking.lean import find as finding
from redverify.checking.lean import project
from redverify.checking.lean.errors import CheckerUnavailable
from tests.checking.folders import forged, made

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

#: Names that are also those of namespaces, rules, the other certificate and its theorems.
NAMES = ("C0", "C1", "Redverify", "Certificate", "reversed", "vc_seq", "certificate", "law_0")


def test_a_false_one_among_true_ones() -> None:
    """The false ones have the names that others refer to, before and after them."""
    home = project.home()
    try:
        checker = finding.find("auto", project.load(home).toolchain())
    except CheckerUnavailable:
        pytest.skip("there is no Lean")
    true = understand(made(), home)
    claims = [understand(forged(TRUE.format(name=name, start="1.0")), home) for name in NAMES]
    claims.insert(len(claims) // 2, true)
    submitted: list[Submitted] = [claim.submitted(str(n)) for n, claim in enumerate(claims)]
    verdicts = Jury(home, checker, forget=True).judge(submitted)
    assert [v.accepted for v in verdicts] == [claim is true for claim in claims]
    assert all(v.messages for v in verdicts if not v.accepted)
