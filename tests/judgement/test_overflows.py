"""Whether indices fit into their type: verdicts, the sizes that are right, and runs on a small machine."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from redverify.api import verify_text
from redverify.evaluation.obligation import Status
from redverify.interpreter import run
from redverify.judgement.overflows import overflows
from redverify.language import core
from redverify.language.load import load_text
from redverify.language.points import holds
from redverify.reporting.result import ImplResult, Verdict

THRICE = """spec thrice(N):
    assume N >= 0
    input  A[3*N] : f32
    output B[N] : f32

    B(i) = A(3*i)

impl p of thrice(a = A, b = B):
"""

ROWS = """spec rows(N, M):
    assume N >= 0 and M >= 0
    input  A[N, M] : f32
    output B[N, M] : f32

    B(i, j) = A(i, j)

impl p of rows(a[i*M + j : N*M] = A(i, j), b = B):
"""


def judged(text: str, **settings: int) -> ImplResult:
    result = verify_text(text, levels=False, witness_seconds=0.5, index_bits=settings.get("index_bits"))
    assert not result.diagnostics, result.diagnostics
    (one,) = result.impls
    return one


def thrice(index: str, *lines: str) -> str:
    head = "".join(f"    {line}\n" for line in lines)
    return f"{THRICE}{head}    for i < N:\n        b[i] {{B(i)}} := a[{index}]\n"


def rows(index: str, *lines: str) -> str:
    head = "".join(f"    {line}\n" for line in lines)
    return f"{ROWS}{head}    par i < N:\n        for j < M:\n            b[i, j] {{B(i, j)}} := a[{index}]\n"


#: Programs, what is assumed so that they are right, and the sizes that are printed where it is not.
PROGRAMS = {
    "affine": (thrice, "3*i", "assume N <= 715827883", "N <= 715827883"),
    "lda": (rows, "i*M + j", "assume N*M <= 2147483647", "M * N <= 2147483648"),
    "intermediate_overflow": (rows, "(i + 1)*M + j - M", "assume N*M + M <= 2147483647", ""),
    "select_branch_not_taken": (
        thrice,
        "select(i < 100, 3*i, 3*(i - 100) + 300)",
        "assume N <= 715827883",
        "N <= 715827883",
    ),
}


@pytest.mark.parametrize("name", PROGRAMS)
def test_indices_that_fit_and_do_not(name: str) -> None:
    of, index, assumption, sizes = PROGRAMS[name]
    right = judged(of(index, "indices i32", assumption))
    assert right.verdict is Verdict.VERIFIED
    assert "parameters fit into i32, in which indices are computed" in right.assumptions
    wrong = judged(of(index, "indices i32"))
    assert wrong.verdict is Verdict.REFUTED
    assert wrong.witness is not None and wrong.witness.kind == "overflow"
    assert not sizes or f"nothing overflows if `{sizes}`" in wrong.notes


def test_an_intermediate_result_overflows_where_the_index_does_not() -> None:
    assumption = "assume N*M <= 2147483647"
    assert judged(rows("i*M + j", "indices i32", assumption)).verdict is Verdict.VERIFIED
    found = judged(rows("(i + 1)*M + j - M", "indices i32", assumption))
    assert found.verdict is Verdict.REFUTED
    assert found.witness is not None and found.witness.kind == "overflow"


def test_bits_on_the_command_line_are_for_programs_without_a_type() -> None:
    assert judged(thrice("3*i"), index_bits=32).verdict is Verdict.REFUTED
    assert judged(thrice("3*i", "assume N <= 1000"), index_bits=16).verdict is Verdict.VERIFIED
    assert (
        judged(thrice("3*i", "indices i64", "assume N <= 99999"), index_bits=16).verdict is Verdict.VERIFIED
    )


def test_increment_overflow() -> None:
    """The last increment of a loop is its bound."""
    body = "    for i < N + 1:\n        if i < N:\n            b[i] {B(i)} := a[min(3*i, 0) + 3*i]\n"
    text = THRICE + "    indices i8\n" + body.replace("min(3*i, 0) + 3*i", "3*i")
    assert judged(text.replace("N >= 0", "N >= 0 and N <= 42")).verdict is Verdict.VERIFIED
    assert judged(text.replace("N >= 0", "N >= 127")).verdict is Verdict.REFUTED


# ---------------------------------------------------------------- a machine of 8 bits


def random_index(random: Random, depth: int, names: tuple[str, ...]) -> str:
    if depth == 0 or random.random() < 0.2:
        return random.choice((*names, str(random.choice((0, 1, 2, 3, 30, 100, 127)))))
    a, b = (random_index(random, depth - 1, names) for _ in range(2))
    shape = random.choice(("{} + {}", "{} - {}", "min({}, {})", "max({}, {})", "({}) * ({})", "pick"))
    if shape == "pick":
        c = random_index(random, depth - 1, names)
        return f"select({a} < {b} and {c} > 0, {a}, {b})"
    return shape.format(a, b)


def texts(random: Random) -> Iterator[str]:
    while True:
        extent = random_index(random, 1, ("N",))
        condition = f"{random_index(random, 2, ('N', 'i'))} <= {random_index(random, 1, ('i',))}"
        yield (
            "spec s(N):\n    assume 1 <= N and N <= 12\n    output B[N] : f32\n    B(i) = 0.0\n\n"
            "impl p of s(b = B):\n    indices i8\n    for i < N:\n        b[i] {B(i)} := 0.0\n"
            f"        for j < min(3, {extent}):\n            if {condition}:\n                skip\n"
        )


@pytest.mark.parametrize("start", range(2))
def test_random_programs_overflow_where_a_run_does(start: int) -> None:
    random, seen = Random(start), set()
    for _, text in zip(range(60), texts(random), strict=False):
        impl = load_text(text).impls["p"]
        found = overflows(impl)
        runs = [run(impl, {"N": size}) for size in range(1, 13)]
        wrong = [r for r in runs if not r.ok]
        assert all(v.kind == "overflow" for r in wrong for v in r.violations), text
        assert all(o.status is not Status.UNKNOWN for o in found), text
        assert any(o.status is Status.FAILED for o in found) == bool(wrong), text
        for obligation in found:
            if obligation.point is not None:
                size = {"N": obligation.point["N"]}
                assert not run(impl, size).ok, text
                assert all(holds(c, {**size}) for c in impl.spec.assumptions if isinstance(c, core.CCmp))
        seen.add(bool(wrong))
    assert seen == {True, False}


def test_a_division_that_is_not_evaluated_says_nothing_of_its_divisor() -> None:
    """At ``T = 0`` the sum ``2*N + 60`` does not fit into eight bits; at others ``N // T + 60`` does."""
    text = """spec first(N, T):
    assume 0 <= N and N <= 60 and T >= 0
    input  A[1] : f32
    output B[] : f32

    B() = A(0)

impl p of first(a = A, b = B):
    indices i8
    b[] {B()} := a[select(T >= 1, N // T, 2*N) + 60 - 60 - select(T >= 1, N // T, 2*N)]
"""
    (impl,) = load_text(text).impls.values()
    found = overflows(impl)
    assert any(o.status is not Status.PROVED for o in found)
    assert judged(text).verdict is not Verdict.VERIFIED
