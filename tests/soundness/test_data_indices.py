"""Indices that are data: the traps of the design, by their names, and a program for each check."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

import redverify
from redverify.evaluation import data_values, prophetic, symbolic
from redverify.evaluation.data_lets import leave
from redverify.evaluation.obligation import Status
from redverify.evaluation.reading import Reader
from redverify.evaluation.relation import NO_CELLS, Cells, Relation
from redverify.evaluation.symbolic import SymbolicEvaluator
from redverify.interpreter import run
from redverify.judgement import analysis
from redverify.judgement.analysis import Options, analyse
from redverify.language import core
from redverify.language.claims import OfPlace, Place
from redverify.language.diagnostics import DiagnosticError
from redverify.language.load import load_text
from redverify.language.program_text import impl_lines, spec_lines
from redverify.reporting.result import ImplResult, Verdict
from redverify.solving import discharge

from .random_data import outcome

V, R, OPEN = Verdict.VERIFIED, Verdict.REFUTED, Verdict.INCONCLUSIVE

HISTOGRAM = """
spec histogram(N, B):
    assume N >= 0 and B >= 0
    input  A[N] : u8 in 0..B
    output H[B] : i32
    H(b) = sum[i : 0 <= i < N and A(i) == b] 1

impl p of histogram(a = A, h = H):
    par b < B:
        h[b] {0} := 0
    accumulate h:
        LOOP i < N:
            let b {A(i)} := a[i] in 0..B
            STATEMENT
"""

GATHER = """
spec gather(N, M):
    assume N >= 1 and M >= 1
    input  I[M] : i32 in 0..N
    input  J[M] : i32 in 0..N
    input  A[N] : f32
    output B[M] : f32
    output C[M] : f32
    B(i) = A(I(i))
    C(i) = A(J(i))

impl p of gather(idx = I, jdx = J, a = A, b = B, c = C):
"""

ROWS = """
spec rows(R, Z):
    assume R >= 0 and Z >= 0
    input  P[R + 1] : i32 in 0..Z + 1 monotone
    input  V[Z] : TYPE
    output Y[R] : TYPE
    Y(i) = FOLD[k : CONDITION] V(k)

impl p of rows(p = P, v = V, y = Y):
"""

MEANT = "P(i) <= k < P(i + 1)"


def histogram(statement: str, loop: str = "for") -> str:
    return HISTOGRAM.replace("LOOP", loop).replace("STATEMENT", statement)


def gather(*lines: str) -> str:
    return GATHER + "".join(f"    {line}\n" for line in lines)


def rows(*lines: str, fold: str = "sum", type_: str = "i32", condition: str = MEANT) -> str:
    text = ROWS.replace("TYPE", type_).replace("FOLD", fold).replace("CONDITION", condition)
    return text + "".join(f"    {line}\n" for line in lines)


def row(statement: str, unit: str = "0", loop: str = "for k in lo..hi:") -> tuple[str, ...]:
    """A loop over the elements of a row, with one scope behind all rows."""
    return (
        "par i < R:",
        f"    y[i] {{{unit}}} := {unit}",
        "accumulate y:",
        "    par i < R:",
        "        let lo {P(i)} := p[i] in 0..Z + 1",
        "        let hi {P(i + 1)} := p[i + 1] in 0..Z + 1",
        f"        {loop}",
        f"            {statement}",
    )


BOTH = (
    "par i < M:",
    "    let x {I(i)} := idx[i] in 0..N",
    "    b[i] {B(i)} := a[x]",
)
OTHER = ("par i < M:", "    let x {J(i)} := jdx[i] in 0..N", "    c[i] {C(i)} := a[x]")

#: Name of the trap or check, the text, the verdict.
PROGRAMS: list[tuple[str, str, Verdict]] = [
    ("histogram", histogram("h[b] {H(b)} +{i}= 1"), V),
    ("histogram with atomic in par", histogram("atomic h[b] {H(b)} +{i}= 1", "par"), V),
    ("histogram without atomic in par", histogram("h[b] {H(b)} +{i}= 1", "par"), R),
    ("two bins for one element", histogram("h[min(b + 1, B - 1)] {H(min(b + 1, B - 1))} +{i}= 1"), R),
    ("the annotation of another bin", histogram("h[b] {H(0)} +{i}= 1"), R),
    ("range too large by one", histogram("h[b] {H(b)} +{i}= 1").replace("u8 in 0..B", "u8 in 0..B + 1"), R),
    (
        "range of the let too small by one",
        histogram("h[b] {H(b)} +{i}= 1").replace("a[i] in 0..B", "a[i] in 0..B - 1"),
        R,
    ),
    ("gather", gather(*BOTH, *OTHER), V),
    ("an index from another array", gather(*BOTH, *OTHER).replace(":= jdx[i]", ":= idx[i]"), R),
    (
        "the annotation of the index is another input",
        gather(*BOTH, *OTHER).replace("{J(i)} := jdx", "{I(i)} := jdx"),
        R,
    ),
    # The second equality has the terms of the first, under another hypothesis.
    (
        "equal goals under different hypotheses",
        gather(*BOTH, *OTHER)
        .replace("C(i) = A(J(i))", "C(i) = A(I(i))")
        .replace("{B(i)}", "{A(I(i))}")
        .replace("{C(i)}", "{A(I(i))}"),
        R,
    ),
    (
        "range of a gather too small by one",
        gather(*BOTH, *OTHER).replace("idx[i] in 0..N", "idx[i] in 0..N - 1"),
        R,
    ),
    (
        "the second value is not the first",
        gather(
            "allocate t[1] : i32",
            "for i < M:",
            "    t[0] {I(i)} := idx[i]",
            "    let x {I(i)} := t[0] in 0..N",
            "    t[0] {J(i)} := jdx[i]",
            "    let y {I(i)} := t[0] in 0..N",
            "    b[i] {B(i)} := a[x]",
            "    c[i] {C(i)} := a[y]",
        ).replace("C(i) = A(J(i))", "C(i) = A(I(i))"),
        R,
    ),
    (
        "let twice of the same cell around a write to it",
        gather(
            "allocate t[1] : i32",
            "for i < M:",
            "    t[0] {I(i)} := idx[i]",
            "    let x {I(i)} := t[0] in 0..N",
            "    t[0] {J(i)} := jdx[i]",
            "    let y {I(i)} := t[0] in 0..N",
            "    b[i] {B(i)} := a[x]",
            "    c[i] {C(i)} := a[y]",
        ),
        R,
    ),
    (
        "let twice, each with its own value",
        gather(
            "allocate t[1] : i32",
            "for i < M:",
            "    t[0] {I(i)} := idx[i]",
            "    let x {I(i)} := t[0] in 0..N",
            "    t[0] {J(i)} := jdx[i]",
            "    let y {J(i)} := t[0] in 0..N",
            "    b[i] {B(i)} := a[x]",
            "    c[i] {C(i)} := a[y]",
        ),
        V,
    ),
    (
        "an index from an array that the program overwrites",
        gather("for i < M:", "    idx[i] {J(i)} := jdx[i]", *BOTH, *OTHER),
        R,
    ),
    (
        "an index from a cell without a value",
        gather("allocate t[M] : i32", *BOTH, *OTHER).replace(":= jdx[i]", ":= t[i]"),
        R,
    ),
    (
        "two values of one element are equal",
        gather(*BOTH, *OTHER).replace(
            "b[i] {B(i)} := a[x]",
            "let y {I(i)} := idx[i] in 0..N\n        allocate t[1] : f32\n"
            "        t[0] {A(y)} := a[x]\n        b[i] {B(i)} := t[0]",
        ),
        V,
    ),
    ("rows", rows(*row("y[i] {Y(i)} +{k}= v[k]")), V),
    ("row pointer off by one", rows(*row("y[i] {Y(i)} +{k}= v[k]", loop="for k in lo..min(hi + 1, Z):")), R),
    ("last element of a row", rows(*row("y[i] {Y(i)} +{k}= v[k]", loop="for k in lo..hi - 1:")), R),
    # Elements that a row leaves out count as contributed: they have to be units.
    ("rows that leave elements out", rows(*row("y[i] {Y(i)} +{k}= v[k]"), condition="0 <= k < Z"), R),
    (
        "a mask for a sum",
        rows(*row("y[i] {Y(i)} +{k}= select(lo <= k and k < hi, v[k], 0)", loop="for k < Z:")),
        V,
    ),
    (
        "a mask off by one",
        rows(*row("y[i] {Y(i)} +{k}= select(lo <= k and k <= hi, v[k], 0)", loop="for k < Z:")),
        R,
    ),
    (
        "a mask of 1 for a prod",
        rows(*row("y[i] {Y(i)} *{k}= select(lo <= k and k < hi, v[k], 1)", "1", "for k < Z:"), fold="prod"),
        V,
    ),
    (
        "a mask for a prod with 0 for the excluded elements",
        rows(*row("y[i] {Y(i)} *{k}= select(lo <= k and k < hi, v[k], 0)", "1", "for k < Z:"), fold="prod"),
        R,
    ),
    (
        "a mask of floats",
        rows(
            *row("y[i] {Y(i)} +{k}= select(lo <= k and k < hi, v[k], 0.0)", "0.0", "for k < Z:"), type_="f32"
        ),
        V,
    ),
    (
        "rows closed inside",
        rows(
            "par i < R:",
            "    y[i] {0} := 0",
            "    let lo {P(i)} := p[i] in 0..Z + 1",
            "    let hi {P(i + 1)} := p[i + 1] in 0..Z + 1",
            "    accumulate y:",
            "        for k in lo..hi:",
            "            y[i] {Y(i)} +{k}= v[k]",
        ),
        V,
    ),
    (
        "rows closed inside, the first left out",
        rows(
            "par i < R:",
            "    y[i] {0} := 0",
            "    let lo {P(i)} := p[i] in 0..Z + 1",
            "    let hi {P(i + 1)} := p[i + 1] in 0..Z + 1",
            "    accumulate y:",
            "        for k in lo + 1..hi:",
            "            y[i] {Y(i)} +{k}= v[k]",
        ),
        R,
    ),
    (
        "rows closed between the two ends",
        rows(
            "par i < R:",
            "    y[i] {0} := 0",
            "    let lo {P(i)} := p[i] in 0..Z + 1",
            "    accumulate y:",
            "        let hi {P(i + 1)} := p[i + 1] in 0..Z + 1",
            "        for k in lo..hi:",
            "            y[i] {Y(i)} +{k}= v[k]",
        ),
        V,
    ),
    (
        "rows reset inside, closed outside",
        rows(
            "accumulate y:",
            "    par i < R:",
            "        let lo {P(i)} := p[i] in 0..Z + 1",
            "        let hi {P(i + 1)} := p[i + 1] in 0..Z + 1",
            "        y[i] {0} := 0",
            "        for k in lo..hi:",
            "            y[i] {Y(i)} +{k}= v[k]",
        ),
        V,
    ),
    (
        "rows reset inside, one element twice",
        rows(
            "accumulate y:",
            "    par i < R:",
            "        let lo {P(i)} := p[i] in 0..Z + 1",
            "        let hi {P(i + 1)} := p[i + 1] in 0..Z + 1",
            "        y[i] {0} := 0",
            "        for k in lo..hi:",
            "            y[i] {Y(i)} +{k}= v[k]",
            "            if k == lo:",
            "                y[i] {Y(i)} +{k}= v[k]",
        ),
        R,
    ),
    (
        "monotone",
        rows(
            "par i < R:",
            "    let lo {P(i)} := p[i] in 0..Z + 1",
            "    let hi {P(i + 1)} := p[i + 1] in 0..Z + 1",
            "    allocate t[hi - lo + 1] : i32",
            "    t[0] {0} := 0",
            "    y[i] {0} := t[0]",
            "    accumulate y:",
            "        for k in lo..hi:",
            "            y[i] {Y(i)} +{k}= v[k]",
        ),
        V,
    ),
    (
        "monotone is needed",
        rows(
            "par i < R:",
            "    let lo {P(i)} := p[i] in 0..Z + 1",
            "    let hi {P(i + 1)} := p[i + 1] in 0..Z + 1",
            "    allocate t[hi - lo + 1] : i32",
            "    t[0] {0} := 0",
            "    y[i] {0} := t[0]",
            "    accumulate y:",
            "        for k in lo..hi:",
            "            y[i] {Y(i)} +{k}= v[k]",
        ).replace(" monotone", ""),
        R,
    ),
    # What data choose to write is not known afterwards, and no other iteration writes it.
    (
        "a cell that data choose is overwritten",
        gather(
            "allocate t[N] : f32",
            "for n < N:",
            "    t[n] {A(n)} := a[n]",
            "let z {I(0)} := idx[0] in 0..N",
            "t[z] {0.0} := 0.0",
            *BOTH,
            *OTHER,
        ).replace("c[i] {C(i)} := a[x]", "c[i] {C(i)} := t[x]"),
        R,
    ),
    (
        "a cell that data choose is not always written",
        gather(
            "allocate t[N] : f32",
            "for n < 1:",
            "    let z {I(0)} := idx[0] in 0..N",
            "    t[z] {A(0)} := a[0]",
            *BOTH,
            *OTHER,
        ).replace("{C(i)} := a[x]", "{C(i)} := a[x] + (t[0] - t[0])"),
        R,
    ),
    (
        "a write that data choose, in parallel",
        gather("allocate t[N] : f32", *BOTH, *OTHER)
        .replace(
            "    c[i]",
            "    t[x] {C(i)} := a[x]\n"
            "        t[min(x + 1, N - 1)] {A(i % 2)} := a[min(i % 2, N - 1)]\n        c[i]",
        )
        .replace("A(i % 2)", "A(min(i % 2, N - 1))"),
        R,
    ),
    (
        "a write that data choose, of different values",
        gather("allocate t[N] : i32", *BOTH, *OTHER)
        .replace("    c[i]", "    t[x] {i32(i)} := i32(i)\n        c[i]")
        .replace("N >= 1", "N >= 2"),
        R,
    ),
    (
        "a temporary inside",
        gather(*BOTH, *OTHER).replace(
            "    c[i] {C(i)} := a[x]",
            "    allocate t[N] : f32\n        t[x] {C(i)} := a[x]\n        c[i] {C(i)} := t[x]",
        ),
        V,
    ),
    (
        "a temporary read elsewhere",
        gather(*BOTH, *OTHER).replace(
            "    c[i] {C(i)} := a[x]",
            "    allocate t[N] : f32\n        t[x] {C(i)} := a[x]\n        c[i] {C(i)} := t[0]",
        ),
        R,
    ),
]


#: The specification has no data indices, and the last goal no hypotheses: it has the two reductions, and the
#: domain, of one under `x = I()`.
AFTERWARDS = """
spec scaled(N):
    assume N >= 2
    input  I[] : i32 in 0..N
    input  V[N] : i32
    output B[] : i32
    output C[] : i32
    B() = sum[k : 0 <= k < N] I() * V(k)
    C() = sum[k : 0 <= k < N] I() * V(k)

impl p of scaled(idx = I, v = V, b = B, c = C):
    allocate t[] : i32
    if N >= 2:
        let x {I()} := idx[] in 0..N
        t[] {0} := 0
        accumulate t:
            for k < N:
                t[] {sum[l : 0 <= l < N] i32(x) * V(l)} +{k}= i32(x) * v[k]
        b[] {B()} := t[]
    for z < N:
        t[] {0} := 0
        accumulate t:
            for k < N:
                t[] {sum[l : 0 <= l < N] i32(z) * V(l)} +{k}= i32(z) * v[k]
        c[] {C()} := t[]
"""
PROGRAMS.append(("what was found under a hypothesis is used without it", AFTERWARDS, R))

#: Two iterations leave different values in `u[0]`: what data chose to write is not undefined.
COPIED = """
spec gather(N, M):
    assume N >= 2 and M >= 1
    input  I[M] : i32 in 0..N
    input  A[N] : f32
    output B[M] : f32
    B(i) = A(I(i))

impl p of gather(idx = I, a = A, b = B):
    allocate t[N] : f32
    for n < N:
        t[n] {A(n)} := a[n]
    allocate u[1] : f32
    for n < 1:
        let w {I(0)} := idx[0] in 0..N
        t[w] {0.0} := 0.0
    par i < M:
        u[0] {A(0)} := t[min(i, N - 1)]
    par i < M:
        let x {I(i)} := idx[i] in 0..N
        b[i] {B(i)} := a[x]
"""


def judged(text: str) -> ImplResult:
    (result,) = redverify.verify_text(text, levels=False).impls
    return result


@pytest.mark.parametrize(("text", "verdict"), [p[1:] for p in PROGRAMS], ids=[p[0] for p in PROGRAMS])
def test_verdict(text: str, verdict: Verdict) -> None:
    result = judged(text)
    assert result.verdict is verdict, [o for o in result.obligations if o.status != "proved"]
    (impl,) = load_text(text).impls.values()
    if verdict is not V:
        assert not analyse(impl, Options()).proved
    if result.witness is not None:
        assert run(impl, result.witness.params, seed=result.witness.seed).violations
    elif verdict is V:
        for size in (0, 1, 2, 3):
            for seed in range(10):
                assert run(impl, dict.fromkeys(impl.spec.parameters, size), seed=seed).violations == ()


def test_what_data_chose_is_not_undefined(monkeypatch: pytest.MonkeyPatch) -> None:
    (impl,) = load_text(COPIED).impls.values()
    assert not analyse(impl, Options()).proved
    assert judged(COPIED).verdict is R
    monkeypatch.setattr(analysis, "depends_on_data", lambda _: False)
    assert analyse(impl, Options()).proved


#: A choice by data in a body is a mask only if it chooses the unit.
CHOICES = """
spec choices(M, N):
    assume M >= 0 and N >= 1
    input  I[M] : i32 in -1..N
    input  T[N] : f32
    input  W[M] : i32
    output A[] : f32
    output B[] : i32
    output C[] : i32
    output F[M] : bool

    A() = sum[i : 0 <= i < M] select(I(i) >= 0, T(max(I(i), 0)), 0.0)
    B() = sum[i : 0 <= i < M] select(I(i) >= 0, W(i), 0)
    C() = sum[i : 0 <= i < M] select(I(i) >= 0, W(i), 5)
    F(i) = I(i) < 2 or I(i) == N - 1

impl p of choices(idx = I, t = T, w = W, a = A, b = B, c = C, f = F):
    a[] {0.0} := 0.0
    b[] {0} := 0
    c[] {0} := 0
    par i < M:
        let x {I(i)} := idx[i] in -1..N
        f[i] {F(i)} := x < 2 or x == N - 1
    accumulate a, b, c:
        for i < M:
            let x {I(i)} := idx[i] in -1..N
            if x >= 0:
                a[] {A()} +{i}= t[x]
                b[] {B()} +{i}= w[i]
            LAST
"""


#: Tiles that are gathered first and used then: their annotations mention the index.
STAGED = """
spec staged(M, N):
    assume M >= 1 and N >= 1
    input  I[M] : i32 in 0..N
    input  A[N + 1] : f32
    output B[M] : f32
    B(i) = A(I(i)) + A(I(i) + 1)

impl p of staged(idx = I, a = A, b = B):
    par o < (M + 15) // 16:
        allocate s[16] : f32
        allocate r[16] : f32
        par l < min(16, M - 16*o):
            let x {I(16*o + l)} := idx[16*o + l] in 0..N
            s[l] {A(x)} := a[x]
            r[l] {A(x + 1)} := a[x + 1]
        par l < min(16, M - 16*o):
            b[16*o + l] {B(16*o + l)} := s[l] + r[l]
"""


#: The length of a bag is an index, computed without wrapping.
MEANS = """
spec means(B, Z):
    assume B >= 0 and Z >= 0
    input  O[B + 1] : i8 in 0..Z + 1 monotone
    input  V[Z] : f32
    output M[B] : f32
    tensor S(b) : f32
    S(b) = sum[k : O(b) <= k < O(b + 1)] V(k)
    M(b) = S(b) / f32(max(O(b + 1) - O(b), 1))

impl p of means(off = O, v = V, m = M):
    par b < B:
        let lo {O(b)} := off[b] in 0..Z + 1
        let hi {O(b + 1)} := off[b + 1] in 0..Z + 1
        allocate s[] : f32
        s[] {0.0} := 0.0
        accumulate s:
            for k in lo..hi:
                s[] {S(b)} +{k}= v[k]
        m[b] {M(b)} := s[] / f32(max(hi - lo, 1))
"""


def test_means() -> None:
    assert judged(MEANS).verdict is V
    assert judged(MEANS.replace("f32(max(hi - lo, 1))", "f32(max(hi - lo + 1, 1))")).verdict is R
    assert judged(MEANS.replace("f32(max(hi - lo, 1))", "f32(max(hi - lo, 2))")).verdict is R


def test_staged() -> None:
    assert judged(STAGED).verdict is V
    assert judged(STAGED.replace("{A(x + 1)} := a[x + 1]", "{A(x)} := a[x]")).verdict is R
    assert judged(STAGED.replace("s[l] + r[l]", "s[l] + r[min(l + 1, 15)]")).verdict is R
    assert judged(STAGED.replace("x {I(16*o + l)} := idx[16*o + l]", "x {I(16*o)} := idx[16*o]")).verdict is R
    # One cell for all lanes: they leave different values in it.
    shared = STAGED.replace("s[l] {A(x)}", "s[0] {A(x)}").replace("s[l] +", "s[0] +")
    assert judged(shared).verdict is R


def test_choices_by_data() -> None:
    right = CHOICES.replace("LAST", "c[] {C()} +{i}= select(x >= 0, w[i], 5)")
    assert judged(right).verdict is V
    assert judged(CHOICES.replace("LAST", "if x >= 0:\n                c[] {C()} +{i}= w[i]")).verdict is R
    assert judged(right.replace("x == N - 1", "x == N")).verdict is R


@pytest.mark.parametrize("text", [CHOICES.replace("LAST", "skip"), PROGRAMS[0][1], PROGRAMS[7][1]])
def test_text_round_trip(text: str) -> None:
    """What a specification means is printed as it was written."""
    (impl,) = load_text(text).impls.values()
    printed = "\n".join([*spec_lines(impl.spec), "", *impl_lines(impl)])
    again = load_text(printed)
    assert [e.value for e in again.specs[impl.spec.name].equations] == [e.value for e in impl.spec.equations]
    (other,) = again.impls.values()
    assert impl_lines(other) == impl_lines(impl)
    assert all(line.strip() in printed for line in text.splitlines() if line.lstrip()[:1].isupper())


def test_range_missing() -> None:
    with pytest.raises(DiagnosticError) as caught:
        load_text(gather(*BOTH, *OTHER).replace("i32 in 0..N", "i32"))
    assert {d.code for d in caught.value.diagnostics} == {"RV308"}


WRAPPING = """
spec wrap(N):
    assume N >= 1
    input  I[N] : u8 in 0..200
    output B[N] : i32
    B(i) = i32(I(i))

impl p of wrap(idx = I, b = B):
    par i < N:
        let x {I(i)} := idx[i] in 0..200
        b[i] {B(i)} := VALUE
"""


def test_cast_that_wraps_where_the_integer_was_meant() -> None:
    assert judged(WRAPPING.replace("VALUE", "i32(i8(x))")).verdict is R
    assert judged(WRAPPING.replace("VALUE", "i32(x)")).verdict is V
    assert judged(WRAPPING.replace("VALUE", "i32(x) + 1")).verdict is R


@pytest.mark.parametrize("range_", ["0..0", "5..5", "0..-3", "-9..0"])
def test_empty_range(range_: str) -> None:
    """There are no such inputs, so nothing is claimed, and nothing is run."""
    result = judged(WRAPPING.replace("0..200", range_).replace("VALUE", "0"))
    assert result.verdict is OPEN
    (impl,) = load_text(WRAPPING.replace("0..200", range_).replace("VALUE", "0")).impls.values()
    found = run(impl, {"N": 1})
    assert not found.finished
    assert found.violations == ()


def test_a_given_input_outside_of_its_range_is_no_evidence() -> None:
    (impl,) = load_text(WRAPPING.replace("VALUE", "i32(x)")).impls.values()
    assert run(impl, {"N": 1}, inputs={"I": {(0,): 7}}).outputs == {"B": {(0,): 7}}
    found = run(impl, {"N": 1}, inputs={"I": {(0,): 201}})
    assert (found.finished, found.violations) == (False, ())


def test_drawn_inputs_obey_their_declaration() -> None:
    text = rows("par i < R:", "    y[i] {0} := 0")
    (impl,) = load_text(text).impls.values()
    for seed in range(12):
        used = run(impl, {"R": 5, "Z": 3}, seed=seed).inputs
        pointers = [used["P", (i,)] for i in range(6) if ("P", (i,)) in used]
        assert all(0 <= p <= 3 for p in pointers)
        assert pointers == sorted(pointers)


def no_units(patch: pytest.MonkeyPatch) -> None:
    """Elements that are left out need not be units."""
    patch.setattr(symbolic, "skipped", lambda *_: ())


def no_value(patch: pytest.MonkeyPatch) -> None:
    """The value need not be the annotation's."""
    stated = Reader.equal

    def equal(self: Reader, kind: object, span: object, subject: object, *rest: Any) -> object:
        if subject == Place(OfPlace.BOUND_VALUE):
            return None
        return stated(self, kind, span, subject, *rest)  # type: ignore[arg-type]

    patch.setattr(Reader, "equal", equal)


def no_range(patch: pytest.MonkeyPatch) -> None:
    """The value need not lie in the range of the `let`."""
    patch.setattr(SymbolicEvaluator, "_in_range", lambda *_: None)


def no_choice(patch: pytest.MonkeyPatch) -> None:
    """Cells that data choose may be written by two iterations."""
    patch.setattr(prophetic, "leave", lambda *a: replace(leave(*a), chosen=NO_CELLS))


def always_written(patch: pytest.MonkeyPatch) -> None:
    """A cell that is written for some data is written."""

    def values(self: Any, held: Relation) -> tuple[Relation, Cells]:
        return held.without(self.known.variable, self.within), NO_CELLS

    patch.setattr("redverify.evaluation.data_lets._Leaving.values", values)


def always_monotone(patch: pytest.MonkeyPatch) -> None:
    """All inputs with one dimension are in order."""
    related = data_values._related

    def changed(tensor: core.Tensor, *rest: Any) -> object:
        return related(replace(tensor, monotone=tensor.rank == 1), *rest)

    patch.setattr(data_values, "_related", changed)


def goals_without_hypotheses(patch: pytest.MonkeyPatch) -> None:
    """What was proved of two terms holds under all hypotheses."""
    fused = discharge.fuse

    class Goals(dict):  # type: ignore[type-arg]
        def setdefault(self, key: Any, default: Any) -> Any:
            return super().setdefault(next((k for k in self if k[:2] == key[:2]), key), default)

    discharged = discharge.Discharger._in_parallel

    def merged(self: Any, goals: Any) -> None:
        together = Goals()
        for goal, members in goals.items():
            together.setdefault(goal, []).extend(members)
        goals.clear()
        goals.update(together)
        discharged(self, goals)

    patch.setattr(discharge, "fuse", fused)
    patch.setattr(discharge.Discharger, "_in_parallel", merged)


#: The program that is verified without a check.
NEEDED: list[tuple[Callable[[pytest.MonkeyPatch], None], str]] = [
    (no_units, "rows that leave elements out"),
    (no_value, "an index from another array"),
    (no_value, "the second value is not the first"),
    (no_range, "range of a gather too small by one"),
    (no_choice, "a write that data choose, of different values"),
    (always_written, "a cell that data choose is not always written"),
    (always_monotone, "monotone is needed"),
    (goals_without_hypotheses, "equal goals under different hypotheses"),
]


@pytest.mark.parametrize(("without", "name"), NEEDED, ids=[f"{f.__name__}: {n}" for f, n in NEEDED])
def test_each_check_is_needed(
    without: Callable[[pytest.MonkeyPatch], None], name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    (text,) = [p[1] for p in PROGRAMS if p[0] == name]
    (impl,) = load_text(text).impls.values()
    assert not analyse(impl, Options()).proved
    without(monkeypatch)
    found = analyse(impl, Options())
    assert found.proved, [o for o in found.obligations if o.status is not Status.PROVED]


@pytest.mark.ring("sweep")
def test_random_programs() -> None:
    counts: Counter[str] = Counter()
    for seed in range(1, 31):
        what, text = outcome(seed)
        counts[what] += 1
        assert what != "survivor", text
    assert counts["verified"] >= 5
