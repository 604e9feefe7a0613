"""Assumptions with many cases: evaluated under a hull of them, decided under these (``docs/decisions.md``).

What goes wrong at sizes that are assumed is refuted, whichever of the cases these are in. What goes wrong
at sizes that only the hull has is not an error, and is not reported.
"""

from __future__ import annotations

import pytest

import redverify
from redverify.evaluation.specification import FEW_CASES
from redverify.judgement import analysis
from redverify.judgement.analysis import Options, analyse
from redverify.language.load import load_text
from redverify.presburger import build
from redverify.reporting.result import Verdict

#: The sizes that are assumed, in as many cases; a hull has those between them, too.
SIZES = tuple(range(1, 41, 4))
ASSUMED = " or ".join(f"n == {size}" for size in SIZES)

COPY = f"""spec copy(n):
    assume {ASSUMED}
    input A[n] : i32
    tensor T(i) : i32
    output B[n] : i32
    T(i) = A(i) + 1
    B(i) = T(i) + 2

impl program of copy(a[i] = A(i), b[i] = B(i)):
"""

SUM = f"""spec total(n):
    assume {ASSUMED}
    input A[n] : i32
    output B[] : i32
    B() = sum[k : 0 <= k < n] A(k)

impl program of total(a[i] = A(i), b[] = B()):
"""

#: Programs that go wrong at one size, each in its own way; ``SIZE`` is that size.
WRONG = {
    "another value": COPY
    + """
    for i < n:
        b[i] {B(i)} := select(n == SIZE and i == 0, a[i], a[i] + 3)
""",
    "outside of the array": COPY
    + """
    for i < n:
        b[i] {B(i)} := a[select(n == SIZE, i + 1, i)] + 3
""",
    "not written": COPY
    + """
    for i < n:
        if not (n == SIZE and i == 0):
            b[i] {B(i)} := a[i] + 3
""",
    "never written": COPY
    + """
    allocate t[n] : i32
    for i < n:
        if not (n == SIZE and i == 0):
            t[i] {T(i)} := a[i] + 1
    for i < n:
        b[i] {B(i)} := t[i] + 2
""",
    "a race": COPY
    + """
    allocate t[n] : i32
    par i < n:
        t[select(n == SIZE, 0, i)] {T(i)} := a[i] + 1
        b[i] {B(i)} := t[select(n == SIZE, 0, i)] + 2
""",
    "an element twice": SUM
    + """
    b[] {0} := 0
    accumulate b:
        for i < n:
            b[] {B()} +{i}= a[i]
        if n == SIZE:
            b[] {B()} +{0}= a[0]
""",
    "an element left out": SUM
    + """
    b[] {0} := 0
    accumulate b:
        for i < n:
            if not (n == SIZE and i == 0):
                b[] {B()} +{i}= a[i]
""",
}


def hulls(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Whether each evaluation under a hull was enough, in order; filled in as they are made."""
    found: list[bool] = []
    within_hull = analysis._within_hull

    def recorded(*arguments: object) -> object:
        result = within_hull(*arguments)  # type: ignore[arg-type]
        found.append(result is not None)
        return result

    monkeypatch.setattr(analysis, "_within_hull", recorded)
    return found


def test_the_assumptions_have_many_cases() -> None:
    program = load_text(COPY + "    skip\n", "x.sched")
    assumed = build.all_of(program.impls["program"].spec.assumptions)
    assert assumed.n_basic_set() > FEW_CASES


@pytest.mark.parametrize("size", [SIZES[0], SIZES[4], SIZES[-1]])
@pytest.mark.parametrize("name", WRONG)
def test_wrong_at_an_assumed_size(name: str, size: int) -> None:
    """Whichever case the size is in: if that were left out of the hull, the program would be verified."""
    if name == "a race" and size == 1:
        pytest.skip("one iteration does not race")
    found = redverify.verify_text(WRONG[name].replace("SIZE", str(size)), levels=False)
    assert found.verdict is Verdict.REFUTED
    assert found.witness is not None and found.witness.params == {"n": size}


@pytest.mark.parametrize("name", WRONG)
def test_wrong_between_the_assumed_sizes(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A run at such a size is not claimed to be right."""
    attempts = hulls(monkeypatch)
    text = WRONG[name].replace("SIZE", "6")
    (impl,) = redverify.verify_text(text).impls
    assert impl.verdict is Verdict.VERIFIED, impl.notes
    assert impl.level == "bitwise"
    assert not [note for note in impl.notes if "undefined" in note]
    assert attempts[0]


def test_an_annotation_that_is_no_reduction_between_the_assumed_sizes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Wrong input is only what is wrong at assumed sizes; then the program is evaluated under these."""
    attempts = hulls(monkeypatch)
    spec = SUM.replace(
        "B() = sum[k : 0 <= k < n] A(k)",
        "B() = A(0) if n == 6\n    B() = sum[k : 0 <= k < n] A(k) if n != 6",
    )
    body = "    b[] {0} := 0\n    accumulate b:\n        for i < n:\n            b[] {B()} +{i}= a[i]\n"
    assert redverify.verify_text(spec + body).verdict is Verdict.VERIFIED
    assert attempts == [False]


def test_an_empty_claim_is_not_verified() -> None:
    text = WRONG["another value"].replace("SIZE", "6").replace("input A", "assume n % 4 == 2\n    input A")
    assert redverify.verify_text(text).verdict is Verdict.INCONCLUSIVE


def test_sets_that_are_empty_are_not_decided_again() -> None:
    """Under another encoding of values only equalities are proved anew."""
    text = WRONG["outside of the array"].replace("SIZE", "6").replace("i32", "f32")
    (impl,) = load_text(text, "x.sched").impls.values()
    before = analyse(impl, Options()).evaluated
    statuses = {(o.kind.value, o.status.value) for o in before.obligations}
    assert ("bounds", "proved") in statuses and ("value", "open") in statuses
