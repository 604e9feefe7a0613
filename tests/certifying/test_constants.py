"""Casts of constants and indices that are one number: what has a proof, and by which laws."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from redverify.certifying.produce import Refused, make
from redverify.checking.check import judge_claims, understand
from redverify.checking.lean import project
from redverify.judgement.analysis import Options
from redverify.language.load import load_file, load_text
from tests.checking.folders import no_lean

ROOT = Path(__file__).resolve().parents[2]

PROGRAM = """spec s(N):
    assume N >= 0
    input A[N] : {kind}
    output B[N] : {kind}
    B(i) = {specified}

impl p of s(a = A, b = B):
    for i < N:
        b[i] {{B(i)}} := {computed}
"""


def needs(kind: str, specified: str, computed: str) -> list[str] | None:
    """The laws in words, or ``None`` if there is no certificate."""
    program = load_text(PROGRAM.format(kind=kind, specified=specified, computed=computed), "s.sched")
    made = make(program.impls["p"], program.texts, Options())
    if isinstance(made, Refused):
        assert "no proof of" in made.reason, made
        return None
    found: list[str] = msgspec.json.decode(made)["needs"]
    return found


def test_casts_of_constants() -> None:
    program = load_file(ROOT / "examples/language/constants_cast.sched")
    made = make(program.impls["literals"], program.texts, Options())
    assert isinstance(made, bytes)
    assert {need for need in msgspec.json.decode(made)["needs"] if "cast" in need} == {
        "the cast from f16 to f64 takes f16(1/2) to f64(1/2)",
        "the cast from f64 to f32 takes f64(1/4) to f32(1/4)",
        "the cast from i32 to f32 takes i32(300) to f32(300)",
        "the cast from f32 to i32 takes f32(7) to i32(7)",
        "the cast from bool to f32 takes bool(true) to f32(1)",
        "the cast from f32 to f64 takes f32(-inf) to f64(-inf)",
    }


@pytest.mark.parametrize(
    ("kind", "specified", "computed", "laws"),
    [
        ("f64", "A(i) + f64(f32(f16(0.5)))", "a[i] + 0.5", 2),
        ("f64", "A(i) + f64(f32(0.5))", "a[i] + f64(f16(0.5))", 2),
        ("f32", "A(i) * f32(N + 3 - N)", "3.0 * a[i]", 2),
        ("f64", "A(i) + f64(f32(0.1))", "a[i] + 0.1", 1),
        ("f64", "f64(f32(2.0)) * A(i)", "a[i] + a[i]", 2),
    ],
)
def test_constants_inside_of_terms(kind: str, specified: str, computed: str, laws: int) -> None:
    found = needs(kind, specified, computed)
    assert found is not None
    assert len(found) == laws, found


def test_a_cast_that_wraps_is_no_constant_of_the_law() -> None:
    """The verifier computes with words, and no law of the certificate does."""
    assert needs("i8", "A(i) + i8(i32(300))", "a[i] + 44") is None
    assert needs("i8", "A(i) + i8(i32(44))", "a[i] + 44") is not None


def test_a_cast_of_a_value_is_left_as_it_is() -> None:
    """``f32(x)`` is wider than ``f16``, but no law of all values of all types says so."""
    assert needs("f16", "f16(f32(A(i)))", "a[i]") is None


@pytest.mark.ring("sweep")
def test_accepted_by_lean() -> None:
    """The laws of casts, and those of minima and maxima of two types."""
    claims, names = [], []
    for stem in ("language/constants_cast", "language/clamped_counts"):
        program = load_file(ROOT / f"examples/{stem}.sched")
        for name, impl in program.impls.items():
            made = make(impl, program.texts, Options())
            assert isinstance(made, bytes), made
            claims.append(understand(made, project.home()))
            names.append(f"{stem}.{name}")
    reports = judge_claims(claims, names, project.home(), "auto", 1, False, lambda _: None)
    if no_lean(*reports):
        pytest.skip("there is no Lean")
    assert [(r.path, r.problems, r.goals) for r in reports if not r.accepted] == []
