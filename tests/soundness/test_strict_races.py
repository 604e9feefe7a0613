"""Strict races: two iterations that write one cell are a race, whatever the values."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

import redverify
from redverify.interpreter import run
from redverify.language.load import load_text
from redverify.reporting.result import ImplResult, Verdict
from tests.conftest import Ran

ROOT = Path(__file__).parents[2]
OVERLAPS = Path(__file__).parent / "kinds" / "overlap"

Cli = Callable[..., Ran]


def judged(text: str, **options: bool) -> ImplResult:
    (result,) = redverify.verify_text(text, levels=False, **options).impls
    return result


def agrees(text: str, *, strict: Verdict) -> ImplResult:
    """Verified where equal values are allowed; else with this verdict, and the interpreter says the same."""
    assert judged(text).verdict is Verdict.VERIFIED
    result = judged(text, strict_races=True)
    assert result.verdict is strict, result.obligations
    assert result.strict_races
    (impl,) = load_text(text).impls.values()
    sizes = [result.witness.params] if result.witness else [dict.fromkeys(impl.spec.parameters, 4)]
    for size in sizes:
        assert run(impl, size).violations == ()
        kinds = {v.kind for v in run(replace(impl, strict_races=True), size).violations}
        assert kinds == (set() if strict is Verdict.VERIFIED else {"race"})
    return result


@pytest.mark.parametrize("name", ["last_write_differs_ok", "one_pair_collides_ok", "shifted_tiles_ok"])
def test_equal_values(name: str) -> None:
    result = agrees((OVERLAPS / f"{name}.sched").read_text(), strict=Verdict.REFUTED)
    witness = result.witness
    assert witness is not None
    assert witness.kind == "race"
    assert "both write the cell" in witness.message
    broken = [o for o in result.obligations if o.status != "proved"]
    assert {o.kind for o in broken} == {"race"}
    assert "no two iterations write one cell of t" in [o.text for o in broken]


@pytest.mark.parametrize(
    "path",
    [
        "examples/thesis/ch7/strided_sum.sched",
        "examples/gpu/interleaved_tree.sched",
        "examples/kernels/row_max.sched",
        "tests/soundness/kinds/race/atomic_beside_plain_ok.sched",
        "tests/soundness/kinds/overlap/overwritten_afterwards_ok.sched",
    ],
)
def test_what_writes_each_cell_once_stays_verified(path: str) -> None:
    plain = redverify.verify_file(ROOT / path, levels=False).impls
    strict = redverify.verify_file(ROOT / path, levels=False, strict_races=True).impls
    assert [r.verdict for r in plain] == [r.verdict for r in strict]
    assert all(r.verdict is Verdict.VERIFIED for r in strict)


def test_the_benign_race_of_the_thesis() -> None:
    file = ROOT / "examples/thesis/ch4/benign_race.sched"
    plain = redverify.verify_file(file, levels=False).impls
    strict = redverify.verify_file(file, levels=False, strict_races=True).impls
    changed = {(a.verdict, b.verdict) for a, b in zip(plain, strict, strict=True) if a.verdict != b.verdict}
    assert changed == {(Verdict.VERIFIED, Verdict.REFUTED)}


COPY = """
spec copy(N):
    assume N >= 1
    input  A[N] : f32
    output B[N] : f32
    B(i) = A(i)

impl program of copy(a = A, b = B):
"""

#: Programs that write each cell once, and mutants that write some twice with equal values.
MUTANTS = {
    "twice the same": (
        "    par j < 1:\n        for i < N:\n            b[i] {B(i)} := a[i]\n",
        "    par j < 2:\n        for i < N:\n            b[i] {B(i)} := a[i]\n",
    ),
    "a step too short": (
        "    par t < (N + 3) // 4:\n        for i < min(4, N - 4 * t):\n"
        "            b[4 * t + i] {B(4 * t + i)} := a[4 * t + i]\n",
        "    par t < (N + 3) // 4:\n        for i < min(5, N - 4 * t):\n"
        "            b[4 * t + i] {B(4 * t + i)} := a[4 * t + i]\n",
    ),
    "an inner loop of the same writes": (
        "    par i < N:\n        b[i] {B(i)} := a[i]\n",
        "    par i < N:\n        par j < 2:\n            b[i] {B(i)} := a[i]\n",
    ),
    "a write beside": (
        "    par i < N:\n        b[i] {B(i)} := a[i]\n",
        "    par i < N:\n        b[i] {B(i)} := a[i]\n        b[0] {B(0)} := a[0]\n",
    ),
    "only at one size": (
        "    par i < N:\n        b[i] {B(i)} := a[i]\n",
        "    par i < N:\n        b[i] {B(i)} := a[i]\n"
        "        if N == 7 and i == 3:\n            b[5] {B(5)} := a[5]\n",
    ),
}


@pytest.mark.parametrize("name", MUTANTS)
def test_mutants(name: str) -> None:
    right, wrong = MUTANTS[name]
    agrees(COPY + right, strict=Verdict.VERIFIED)
    agrees(COPY + wrong, strict=Verdict.REFUTED)


ALLOWED = {
    "a local array": "    par i < N:\n        allocate t[1] : f32\n        t[0] {A(i)} := a[i]\n"
    "        b[i] {B(i)} := t[0]\n",
    "one iteration writes twice": "    par i < N:\n        b[i] {A(i)} := a[i]\n"
    "        b[i] {B(i)} := a[i]\n",
    "one iteration at most": "    par j < 1:\n        for i < N:\n            b[i] {B(i)} := a[i]\n",
    "a sequential loop": "    for j < 2:\n        for i < N:\n            b[i] {B(i)} := a[i]\n",
}


@pytest.mark.parametrize("name", ALLOWED)
def test_what_is_no_race(name: str) -> None:
    agrees(COPY + ALLOWED[name], strict=Verdict.VERIFIED)


def test_commands(cli: Cli, program: Callable[..., Path]) -> None:
    file = program(COPY + MUTANTS["twice the same"][1])
    assert cli("verify", "--quiet", file).status == 0
    ran = cli("verify", "--strict-races", file)
    assert ran.status == 1
    assert "iterations j = 1 and j = 0 both write the cell" in ran.out
    assert cli("run", file).status == 0
    ran = cli("run", "--strict-races", file)
    assert ran.status == 1
    assert "both write the cell" in ran.out
    good = program(COPY + MUTANTS["twice the same"][0], "good.sched")
    ran = cli("verify", "--strict-races", good)
    assert "VERIFIED equal bitwise, without races of equal values" in ran.out
    for strict in (True, False):
        flags = ("--strict-races",) if strict else ()
        (one,) = json.loads(cli("verify", "--quiet", "--json", "-", *flags, good).out)["impls"]
        assert one["strict_races"] is strict
