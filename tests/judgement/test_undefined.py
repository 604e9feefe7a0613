"""Statements that write undefined values: no error, as far as nothing that is claimed depends on them.

Each refuted program would be verified if one condition of ``docs/decisions.md``, "Undefined values", were
dropped. The runs of the reference interpreter, which are the witnesses, are another implementation of them.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import redverify
from redverify.certifying.produce import Refused, make
from redverify.checking import check
from redverify.checking.lean import project
from redverify.judgement.analysis import Options
from redverify.language.load import load_file
from redverify.listing.listing import Listing
from redverify.reporting.result import Verdict

COPY = """spec copy(N):
    assume N >= 2
    input  A[N] : i32
    tensor T(i) : i32
    output B[N] : i32

    T(i) = A(i) + 1
    B(i) = T(i) + 2

impl program of copy(a = A, b = B):
"""

SUM = """spec total(N):
    assume N >= 2
    input  A[N] : i32
    output B[] : i32

    B() = sum[k : 0 <= k < N] A(k)

impl program of total(a = A, b = B):
"""

#: Two stages over rows that are rounded up to a multiple of four.
ROUNDED = """
    allocate t[(N + 3) // 4 * 4] : i32
    allocate u[(N + 3) // 4 * 4] : i32
    par i < N:
        t[i] {T(i)} := a[i] + 1
    par io < (N + 3) // 4:
        for ii < 4:
            u[4 * io + ii] {B(4 * io + ii)} := t[4 * io + ii] + 2
    par i < N:
        b[i] {B(i)} := u[i]
"""

RIGHT = """
    par i < N:
        b[i] {B(i)} := a[i] + 3
"""

TOTAL = """
    b[] {0} := 0
    accumulate b:
        for i < N:
            b[] {B()} +{i}= a[i]
"""


def judged(text: str) -> tuple[Verdict, str | None]:
    found = redverify.verify_text(text, levels=False)
    return found.verdict, None if found.witness is None else found.witness.kind


VERIFIED = {
    "rounded up": COPY + ROUNDED,
    "a chain of undefined cells": COPY
    + ROUNDED
    + """
    allocate v[N + 4] : i32
    allocate w[N + 4] : i32
    par i < (N + 3) // 4 * 4:
        v[i] {B(i)} := u[i]
    par i < N + 4:
        w[i] {B(i)} := v[i]
""",
    "carried from iteration to iteration": COPY
    + RIGHT
    + """
    allocate t[N] : i32
    for i in 1..N:
        t[i] {T(i)} := t[i - 1] + 1
""",
    "overwritten": COPY
    + """
    allocate t[] : i32
    allocate u[] : i32
    for i < N:
        u[] {T(i)} := t[]
        u[] {T(i)} := a[i] + 1
        b[i] {B(i)} := u[] + 2
""",
    "all iterations": COPY
    + RIGHT
    + """
    allocate t[] : i32
    allocate u[] : i32
    par i < N:
        u[] {T(i)} := t[]
""",
    "accumulated": SUM
    + TOTAL
    + """
    allocate t[2] : i32
    allocate u[2] : i32
    t[0] {A(0)} := a[0]
    par j < 2:
        u[j] {0} := 0
        accumulate u:
            for i < N:
                u[j] {sum[k : 0 <= k < N] A(0)} +{i}= t[j]
""",
    "accumulated into nothing": SUM
    + TOTAL
    + """
    allocate t[] : i32
    accumulate t:
        for i < N:
            t[] {B()} +{i}= a[i]
""",
    "atomic": SUM
    + TOTAL
    + """
    allocate t[N] : i32
    allocate u[] : i32
    t[0] {A(0)} := a[0]
    u[] {0} := 0
    accumulate u:
        par i < N:
            atomic u[] {B()} +{i}= t[i]
""",
    "a part": SUM
    + """
    allocate p[8] : i32
    par j < 2:
        p[j] {0} := 0
        accumulate p:
            for i < (N - j + 1) // 2:
                p[j] {B()} +{2 * i + j}= a[2 * i + j]
    b[] {0} := 0
    accumulate b:
        for j < 2:
            b[] {B()} += p[j]
    allocate q[] : i32
    q[] {0} := 0
    accumulate q:
        for j < 4:
            q[] {B()} += p[j]
""",
}


@pytest.mark.parametrize("name", VERIFIED)
def test_no_output_depends_on_it(name: str) -> None:
    found = redverify.verify_text(VERIFIED[name], levels=False)
    assert found.verdict is Verdict.VERIFIED
    assert any("undefined values are written in line" in note for note in found.notes)


WRONG = {
    "an output": ("defined", COPY + ROUNDED.replace("t[i] {T(i)} := a[i] + 1", "skip")),
    "one output": (
        "defined",
        COPY + ROUNDED.replace("par i < N:\n        t[i]", "par i < N - 1:\n        t[i]"),
    ),
    "times zero": (
        "defined",
        COPY
        + """
    allocate t[] : i32
    par i < N:
        b[i] {B(i)} := a[i] + 3 + 0 * t[]
""",
    ),
    "the branch that is not chosen": (
        "defined",
        COPY
        + """
    allocate t[] : i32
    par i < N:
        b[i] {B(i)} := select(i >= 0, a[i] + 3, t[])
""",
    ),
    "over a value": (
        "defined",
        COPY
        + RIGHT
        + """
    allocate t[] : i32
    b[0] {B(0)} := t[]
""",
    ),
    "over a value that is read later": (
        "defined",
        COPY
        + """
    allocate t[N] : i32
    allocate u[] : i32
    par i < N:
        t[i] {T(i)} := a[i] + 1
    t[N - 1] {T(N - 1)} := u[]
    par i < N:
        b[i] {B(i)} := t[i] + 2
""",
    ),
    "the last iteration": (
        "defined",
        COPY
        + """
    allocate t[2] : i32
    allocate u[] : i32
    for i < N:
        t[0] {T(i)} := a[i] + 1
        for j < 2:
            u[] {T(i)} := t[j]
        b[i] {B(i)} := u[] + 2
""",
    ),
    "one of two branches": (
        "defined",
        COPY
        + """
    allocate t[] : i32
    allocate u[] : i32
    for i < N:
        if i < N - 1:
            u[] {T(i)} := a[i] + 1
        else:
            u[] {T(i)} := t[]
        b[i] {B(i)} := u[] + 2
""",
    ),
    "one contribution": (
        "defined",
        SUM
        + """
    allocate t[N] : i32
    par i < N - 1:
        t[i] {A(i)} := a[i]
    b[] {0} := 0
    accumulate b:
        for i < N:
            b[] {B()} +{i}= t[i]
""",
    ),
    "the first contribution": (
        "defined",
        SUM
        + """
    allocate t[N] : i32
    for i in 1..N:
        t[i] {A(i)} := a[i]
    b[] {0} := 0
    accumulate b:
        for i < N:
            b[] {B()} +{i}= t[i]
""",
    ),
    "an atomic contribution": (
        "defined",
        SUM
        + """
    allocate t[N] : i32
    par i < N - 1:
        t[i] {A(i)} := a[i]
    b[] {0} := 0
    accumulate b:
        par i < N:
            atomic b[] {B()} +{i}= t[i]
""",
    ),
    "a sum that starts from nothing": ("defined", SUM + TOTAL.replace("b[] {0} := 0", "skip")),
    "a sum that starts from an undefined value": (
        "defined",
        SUM + "    allocate t[] : i32" + TOTAL.replace(":= 0", ":= t[]"),
    ),
    "a part of a sum": (
        "defined",
        VERIFIED["a part"].replace("for j < 2:\n            b[]", "for j < 3:\n            b[]"),
    ),
    "padding": (
        "defined",
        SUM
        + """
    allocate t[] : i32
    b[] {0} := 0
    accumulate b:
        for i < N + 1:
            b[] {B()} +{i}= select(i < N, a[min(i, N - 1)], 0 * t[])
""",
    ),
    "a value in one iteration, none in a later one": (
        "overlap",
        COPY
        + """
    allocate t[2] : i32
    allocate u[] : i32
    t[0] {A(0)} := a[0]
    par j < 2:
        u[] {A(0)} := t[j]
    par i < N:
        b[i] {B(i)} := a[i] + 3
""",
    ),
    "a value in one iteration, none in an earlier one": (
        "overlap",
        COPY
        + """
    allocate t[2] : i32
    allocate u[] : i32
    t[1] {A(0)} := a[0]
    par j < 2:
        u[] {A(0)} := t[j]
    b[0] {B(0)} := u[] + 3
    par i in 1..N:
        b[i] {B(i)} := a[i] + 3
""",
    ),
    "what another iteration writes": (
        "race",
        COPY
        + RIGHT
        + """
    allocate t[N] : i32
    allocate u[] : i32
    allocate v[N] : i32
    par i < N:
        v[i] {T(i)} := u[] + t[N - 1 - i]
        t[i] {T(i)} := a[i] + 1
""",
    ),
    "outside of an array": (
        "bounds",
        COPY
        + RIGHT
        + """
    allocate u[] : i32
    allocate v[N] : i32
    par i < N:
        v[i] {T(i)} := u[] + a[i + 1]
""",
    ),
    "written outside": (
        "bounds",
        COPY
        + RIGHT
        + """
    allocate u[] : i32
    allocate v[N] : i32
    par i < N:
        v[i + 1] {T(i)} := u[]
""",
    ),
    "a pending cell": (
        "defined",
        SUM
        + """
    allocate u[] : i32
    allocate v[] : i32
    b[] {0} := 0
    accumulate b:
        for i < N:
            b[] {B()} +{i}= a[i]
        v[] {B()} := u[] + b[]
""",
    ),
    "a wrong value beside": (
        "value",
        COPY + ROUNDED.replace(":= t[4 * io + ii] + 2", ":= t[4 * io + ii] + 3"),
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_something_depends_on_it(name: str) -> None:
    kind, text = WRONG[name]
    assert judged(text) == (Verdict.REFUTED, kind)


def certified(tmp_path: Path, text: str) -> bytes | Refused:
    """What is made of a program; its sums are written as the specification's, which needs no law."""
    file = tmp_path / "program.sched"
    file.write_text(text.replace("a[i] + 3", "a[i] + 1 + 2"))
    (impl,) = load_file(file).impls.values()
    return make(impl, {str(file): file.read_text()}, Options())


@pytest.mark.parametrize("name", sorted(VERIFIED.keys() - {"all iterations"}))
def test_there_is_a_certificate(tmp_path: Path, name: str) -> None:
    found = certified(tmp_path, VERIFIED[name])
    assert isinstance(found, bytes)
    assert ".definedIf (fun e =>" in check.understand(found, project.home()).lean


def test_a_cell_that_two_iterations_leave_undefined_has_none(tmp_path: Path) -> None:
    found = certified(tmp_path, VERIFIED["all iterations"])
    assert isinstance(found, Refused)
    assert found.reason == "iterations write one cell of u, and what they write may be undefined"


@pytest.mark.parametrize("name", WRONG)
def test_there_is_none_of_a_wrong_program(tmp_path: Path, name: str) -> None:
    assert isinstance(certified(tmp_path, WRONG[name][1]), Refused)


def listed(tmp_path: Path, text: str) -> str:
    file = tmp_path / "program.sched"
    file.write_text(text)
    return Listing(load_file(file), "program", Options()).text()


@pytest.mark.parametrize("name", VERIFIED)
def test_the_listing_says_the_same(tmp_path: Path, name: str) -> None:
    assert "not proved" not in listed(tmp_path, VERIFIED[name])


@pytest.mark.parametrize("name", WRONG)
def test_the_listing_says_what_is_not_proved(tmp_path: Path, name: str) -> None:
    assert "not proved" in listed(tmp_path, WRONG[name][1])


def test_the_witness_says_where_the_cell_was_read() -> None:
    found = redverify.verify_text(
        COPY + ROUNDED.replace("par i < N:\n        t[i]", "par i < N - 1:\n        t[i]")
    )
    assert found.witness is not None
    assert found.witness.message == "reads an uninitialised cell"
    assert (found.witness.cell, found.witness.variables) == ("t[1]", {"io": 0, "ii": 1})


def test_an_access_outside_is_the_witness() -> None:
    """Undefined values are not tolerated then, and the read of one is not what is wrong."""
    text = COPY + ROUNDED.replace("par i < N:\n        b[i]", "par i < N + 1:\n        b[i]")
    (impl,) = redverify.verify_text(text).impls
    assert impl.verdict is Verdict.REFUTED
    assert impl.witness is not None and impl.witness.kind == "bounds"


#: An annotation is wrong, and the values are right; from a size on that no run reaches, ``{read}`` is read.
NOTED = """spec copied(N):
    assume N >= 0
    input  A[N] : f64
    output R[N] : f64
    tensor T(i) : f64

    T(i) = A(i) + 1.0
    R(i) = A(i)

impl wrong_note of copied(a = A, r = R):
    allocate t[N] : f64
    for i < N:
        t[i] {{T(i)}} := a[i]
    for i < N:
        r[i] {{R(i)}} := t[i]
    if N >= 100000:
        r[N - 1] {{R(N - 1)}} := a[{read}]
"""


@pytest.mark.parametrize(("read", "verdict"), [("N", Verdict.REFUTED), ("N - 1", Verdict.INCONCLUSIVE)])
def test_an_inferred_annotation_hides_no_access_outside(read: str, verdict: Verdict) -> None:
    (impl,) = redverify.verify_text(NOTED.format(read=read), inferred=True).impls
    assert impl.verdict is verdict
    if verdict is Verdict.REFUTED:
        assert impl.witness is not None and impl.witness.kind == "bounds"
