"""``T.if_then_else``, ``and`` and ``or`` read only what they need; the other reads refute nothing."""

import pytest

pytest.importorskip("tvm")

from redverify.frontends import tvm as front
from redverify.reporting.result import Verdict
from tests.frontends.scripts import element, verdict_of

VERIFIED, REFUTED, OPEN = Verdict.VERIFIED, Verdict.REFUTED, Verdict.INCONCLUSIVE

ELSE = "T.float32(0)"

CASES = [
    # Conditions on indices become branches, wherever they stand.
    (f"T.if_then_else(F[vi] > 0 and vi > 0, A[vi - 1], {ELSE})", VERIFIED),
    (f"T.if_then_else(vi > 0 and F[vi - 1] > 0, A[vi - 1], {ELSE})", VERIFIED),
    (f"T.if_then_else(F[vi] > 0 or vi == 0, {ELSE}, A[vi - 1])", VERIFIED),
    (
        f"T.if_then_else(vi == 0 or F[vi - 1] > 0, {ELSE}, A[vi - 1 + T.if_then_else(vi == 0, 1, 0)])",
        VERIFIED,
    ),
    (f"T.if_then_else(F[vi] > 0 and vi > 0 and A[vi - 1] > {ELSE}, A[vi - 1], {ELSE})", VERIFIED),
    (f"T.if_then_else(F[vi] > 0, T.if_then_else(vi > 0, A[vi - 1], {ELSE}), {ELSE})", VERIFIED),
    (f"T.Select(vi > 0 and F[vi - 1] > 0, A[vi], {ELSE})", VERIFIED),
    # Only data guard the read: it may not happen.
    (f"T.if_then_else(F[vi] > 0, A[vi - 1], {ELSE})", OPEN),
    (f"T.if_then_else(F[vi] > 0 and A[vi + 1] > {ELSE}, A[vi], {ELSE})", OPEN),
    (f"T.Select(F[vi] > 0, A[vi - 1], {ELSE})", OPEN),
    # It is read whatever the data are.
    (f"T.if_then_else(F[vi - 1] > 0 and vi > 0, A[vi - 1], {ELSE})", REFUTED),
    (f"T.if_then_else(F[vi + 1] > 0 or vi < 7, A[vi], {ELSE})", REFUTED),
    ("A[vi - 1]", REFUTED),
    (f"T.if_then_else(vi < 7, A[vi - 1], {ELSE})", REFUTED),
]


@pytest.mark.parametrize(("value", "wanted"), CASES, ids=str)
def test_against_itself(value, wanted):
    before, after = (element(value, dtype="float32", loop=loop) for loop in ("range(8)", "T.parallel(8)"))
    assert front.verify(before, after).verdict is wanted


def test_a_note_says_why():
    program = element(f"T.if_then_else(F[vi] > 0, A[vi - 1], {ELSE})", dtype="float32")
    assert any("only some data let the program read a" in n for n in front.verify(program, program).notes)


def test_other_values_are_refuted():
    value = "T.if_then_else(F[vi] > 0 and vi > 0, A[vi - 1], {})"
    before, after = (element(value.format(f"T.float32({n})"), dtype="float32") for n in (0, 1))
    assert front.verify(before, after).verdict is REFUTED


@pytest.mark.parametrize(("word", "other"), [("and", "or"), ("or", "and")])
def test_both_operands_count(word, other):
    """Of data: neither operand stands for both."""
    first = element(f"T.Select(A[vi] > 0 {word} F[vi] > 0, 1, 0)")
    assert verdict_of(first, element(f"T.Select(F[vi] > 0 {word} A[vi] > 0, 1, 0)")) is Verdict.VERIFIED
    for wrong in ("A[vi] > 0", "F[vi] > 0", f"A[vi] > 0 {other} F[vi] > 0"):
        assert verdict_of(first, element(f"T.Select({wrong}, 1, 0)")) is Verdict.REFUTED
