"""Assignments ``x := x + e`` that are written as accumulations, where only these can be annotated."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import redverify
from redverify.annotating.accumulations import annotate_accumulating
from redverify.reporting.result import ImplResult, Verdict
from tests.conftest import Ran

pytestmark = pytest.mark.ring("quick")

LANES = """
spec total(N):
    assume N >= 0
    operator join : f32 assoc comm unit 0
    input  A[N] : f32
    output B[] : f32

    B() = REDUCTION[i : 0 <= i < N] A(i)

impl lanes(L) of total(a = A, b = B):
    assume L >= 1
    allocate r[L] : f32
    par l < L:
        r[l] := UNIT
        for k < (N + L - 1) // L:
            if GUARD:
                r[l] := STEP_OF(r[l], a[k*L + l])
    b[] := UNIT
    for l < LANES:
        b[] := STEP_OF(b[], r[l])
"""

#: The reduction, its unit, and the step.
KINDS = {
    "sum": ("sum", "0.0", "{} + {}"),
    "product": ("prod", "1.0", "{} * {}"),
    "maximum": ("max", "-inf", "max({}, {})"),
    "operator": ("reduce join", "0.0", "join({}, {})"),
}


def judged(kind: str, *, guard: str = "k*L + l < N", lanes: str = "L", fixed: bool = False) -> ImplResult:
    word, unit, step = KINDS[kind]
    text = LANES.replace("REDUCTION", word).replace("UNIT", unit).replace("GUARD", guard)
    for cell, value in (("r[l]", "a[k*L + l]"), ("b[]", "r[l]")):
        text = text.replace(f"STEP_OF({cell}, {value})", step.format(cell, value))
    text = text.replace("LANES", lanes)
    if kind != "operator":
        text = text.replace("    operator join : f32 assoc comm unit 0\n", "")
    if fixed:
        text = text.replace("lanes(L)", "lanes").replace("    assume L >= 1\n", "").replace("L", "4")
    (result,) = redverify.verify_text(text, levels=False).impls
    return result


@pytest.mark.parametrize("fixed", [False, True], ids=["symbolic", "fixed"])
@pytest.mark.parametrize("kind", KINDS)
def test_chains_of_assignments_are_reductions(kind: str, fixed: bool) -> None:
    assert judged(kind, fixed=fixed).verdict is Verdict.VERIFIED


@pytest.mark.parametrize("kind", KINDS)
def test_wrong_ones_are_not_verified(kind: str) -> None:
    assert judged(kind, guard="k*L + l < N - 1").verdict is Verdict.REFUTED
    assert judged(kind, lanes="L - 1").verdict is Verdict.REFUTED


def test_places_are_those_of_the_users_text() -> None:
    result = judged("maximum", guard="k*L + l <= N")
    assert result.verdict is Verdict.REFUTED and result.witness is not None
    line = "                r[l] := max(r[l], a[k*L + l])"
    assert (result.witness.line, result.witness.column) == (16, line.index("a[") + 1)


SMALL = """
spec total(N):
    assume N >= 0
    input  A[N] : f32
    output B[] : f32
    B() = sum[i : 0 <= i < N] A(i)

impl lanes of total(a = A, b = B):
    allocate r[4] : f32
    par l < 4:
        r[l] := 0.0
        for k < (N + 3) // 4:
            if 4*k + l < N:
                r[l] := r[l] + a[4*k + l]
    b[] := 0.0
    for l < 4:
        b[] := STEP
"""


@pytest.mark.parametrize("step", ["(b[] + r[l])", "b[] - r[l]", "b[] + r[l] - 0.0", "0.0 + (b[] + r[l])"])
def test_other_writings_stay(step: str) -> None:
    found = annotate_accumulating(SMALL.replace("STEP", step), "<text>", ["lanes"], fill=False)
    assert step in found.annotated.text


@pytest.mark.parametrize(
    "step", ["b[] + r[l]", "r[l] + b[]", "b[]+r[l]", "(r[l]) + b[]  # the last", "b[] + (r[l])"]
)
def test_writings_that_are_accumulations(step: str) -> None:
    (result,) = redverify.verify_text(SMALL.replace("STEP", step)).impls
    assert result.verdict is Verdict.VERIFIED


def test_what_is_explained_stays() -> None:
    plain = SMALL[: SMALL.index("impl")] + (
        "impl plain of total(a = A, b = B):\n    b[] := 0.0\n    for i < N:\n        b[] := b[] + a[i]\n"
    )
    found = annotate_accumulating(plain, "<text>", ["plain"], fill=False)
    assert not found.pieces and ":= b[] + a[i]" in found.annotated.text


RECURRENCE = """
spec total(N):
    assume N >= 0
    input  A[N] : f32
    output B[] : f32
    tensor R(i) : f32

    R(i) = 0.0 if i < 0
    R(i) = R(i - 1) + A(i) if i >= 0
    B() = R(N - 1)

impl plain of total(a = A, r = B):
    r[] := 0.0
    for i < N:
        r[] := r[] + a[i]
"""


def test_what_is_not_a_reduction_stays() -> None:
    found = annotate_accumulating(RECURRENCE, "<text>", ["plain"], fill=False)
    assert not found.pieces and "r[] {R(i)} := r[] + a[i]" in found.annotated.text


def test_the_command_says_which_lines(cli: Callable[..., Ran], tmp_path: Path) -> None:
    file = tmp_path / "lanes.sched"
    file.write_text(SMALL.replace("STEP", "b[] + r[l]"))
    ran = cli("annotate", file)
    assert ran.status == 0
    assert "written as accumulations, as `x += e` for `x := x + e`: line 14, 17" in ran.err
    assert "b[] {B()} += r[l]" in ran.out


def test_the_verdict_says_which_lines(cli: Callable[..., Ran], tmp_path: Path) -> None:
    file = tmp_path / "lanes.sched"
    file.write_text(SMALL.replace("STEP", "b[] + r[l]"))
    said = "assignments taken as accumulations, as `x += e` for `x := x + e`: line 14, 17"
    ran = cli("verify", file, "--no-cache", "--json", tmp_path / "result.json")
    assert said in ran.out and said in (tmp_path / "result.json").read_text()
    as_sums = SMALL.replace("r[l] := r[l] +", "r[l] +=").replace("b[] := STEP", "b[] += r[l]")
    file.write_text(as_sums)
    assert "taken as accumulations" not in cli("verify", file, "--no-cache").out


def test_they_race_as_assignments_do() -> None:
    text = SMALL[: SMALL.index("impl")] + (
        "impl racing of total(a = A, b = B):\n    b[] := 0.0\n    par l < 4:\n"
        "        for k < (N + 3) // 4:\n            if 4*k + l < N:\n"
        "                b[] := b[] + a[4*k + l]\n"
    )
    (result,) = redverify.verify_text(text, levels=False).impls
    assert result.verdict is Verdict.REFUTED and result.witness is not None
    assert result.witness.kind == "race"
