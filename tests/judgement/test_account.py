"""What a witness says beside the violation: first wrong element, indices, both evaluations."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import redverify
from redverify.interpreter import (
    InvalidProgram,
    Unenumerable,
    Witness,
    feasible_parameters,
    find_witness,
    run,
)
from redverify.interpreter.search import size
from redverify.language.core import Impl
from redverify.language.load import load_file, load_text
from redverify.reporting import result as reported
from redverify.reporting.text import plain, report
from redverify.witnesses.account import account_of, show_value
from tests.cli.expectations import ROOT

WRONG = sorted([*(ROOT / "tests/corpus").glob("*.sched"), *(ROOT / "examples/wrong").glob("*.sched")])

TOTAL = """
spec total(N):
    assume N >= 1
    input  A[N] : f32
    output B[] : f32

    B() = {reduction}[k : 0 <= k < N] A(k)

impl p of total(a = A, b = B):
"""

SWAPPED = """
spec product(N):
    assume N >= 0
    input  A[N, N] : f32
    output C[N, N] : f32

    C(i, j) = sum[k : 0 <= k < N] A(i, k) * A(k, j)

impl p of product(a = A, c = C):
    for i < N:
        for j < N:
            c[i, j] {0.0} := 0.0
            accumulate c:
                for k < N:
                    c[i, j] {C(i, j)} +{k}= a[k, i] * a[k, j]
"""


def values_of(path: Path) -> str:
    found = re.search(r"^# values: (\w+)$", path.read_text(encoding="utf-8"), re.M)
    return "real" if found is None else found.group(1)


@cache
def witnesses(path: Path) -> tuple[reported.Witness, ...]:
    result = redverify.verify_file(path, values=values_of(path))
    return tuple(i.witness for i in result.impls if i.witness is not None)


def of_file(name: str) -> reported.Witness:
    (witness,) = witnesses(ROOT / name)
    return witness


def of_text(text: str, values: str = "real") -> reported.Witness:
    witness = redverify.verify_text(text, "p.sched", values=values).witness
    assert witness is not None
    return witness


def total(body: str, reduction: str = "sum") -> str:
    return TOTAL.format(reduction=reduction) + body


def impl_of(text: str) -> Impl:
    (impl,) = load_text(text, "p.sched").impls.values()
    return impl


# ---------------------------------------------------------------- one program of each class


def test_missed_index() -> None:
    witness = of_file("tests/corpus/tvm_20105.sched")
    assert witness.indices is not None
    assert witness.indices.cell == "s[]"
    assert witness.indices.binders == ("r", "c")
    assert witness.indices.missing == ((0, 0), (0, 1))
    assert (witness.indices.doubled, witness.indices.foreign) == ((), ())
    assert witness.difference is not None
    assert (witness.difference.expected, witness.difference.actual) == ("11/2", "5/2")


def test_double_count() -> None:
    witness = of_file("examples/wrong/shifted_tail_accumulates.sched")
    assert witness.kind == "fresh"
    assert witness.difference == reported.Difference(element="Y(1)", cell="y[1]", expected=28, actual=56)
    assert witness.indices is not None
    assert witness.indices.reduction == "sum[k : 0 <= k < 1] A(1, k) * X(k)"
    assert (witness.indices.doubled, witness.indices.doubled_count) == (((0,),), 1)
    assert witness.indices.missing_count == 0
    assert witness.trace is not None
    assert [s.value for s in witness.trace.program] == [0, 28, 56]


def test_double_count_that_changes_no_value() -> None:
    body = "    b[] {-inf} := -inf\n    accumulate b:\n        for i < 2*N:\n"
    witness = of_text(total(body + "            b[] {B()} max{i // 2}= a[i // 2]\n", "max"))
    assert witness.kind == "fresh"
    assert witness.indices is not None
    assert witness.indices.doubled == ((0,),)
    assert witness.difference is None


def test_wrong_tail() -> None:
    witness = of_file("examples/wrong/missing_tail.sched")
    assert (witness.cell, witness.expected, witness.actual, witness.seed) == ("b[]", 7, 0, 0)
    assert witness.indices is not None
    assert witness.indices.missing == ((0,),)
    assert witness.trace is not None
    assert witness.trace.specification == (
        "B() = sum[k : 0 <= k < 1] A(k)",
        "k = 0: + A(0) = 7 → 7",
        "B() = 7",
    )
    (step,) = witness.trace.program
    assert (step.cell, step.line, step.variables, step.text, step.value) == ("b[]", 13, {}, ":= 0.0", 0)


def test_wrong_initial_value() -> None:
    witness = of_file("tests/corpus/tvm_12274.sched")
    assert witness.difference is not None
    assert (witness.difference.expected, witness.difference.actual) == (-2, 0)
    assert witness.trace is not None
    assert witness.trace.program[-1].value == 0


def test_swapped_index() -> None:
    witness = of_text(SWAPPED)
    assert (witness.kind, witness.params, witness.cell) == ("value", {"N": 2}, "c[0, 0]")
    assert witness.difference is not None
    assert witness.difference.element == "C(0, 0)"
    assert witness.indices is not None
    assert witness.indices.missing_count + witness.indices.doubled_count + witness.indices.foreign_count == 0


def test_race_that_an_order_shows() -> None:
    witness = of_file("examples/wrong/in_place_shift_parallel.sched")
    assert (witness.kind, witness.cell) == ("race", "x[1]")
    assert witness.trace is not None
    assert witness.trace.backwards
    assert witness.difference is not None
    assert witness.difference.element == "Y(0)"


def test_foreign_index() -> None:
    witness = of_file("tests/corpus/llvm_203104.sched")
    assert witness.indices is not None
    assert witness.indices.foreign == ((0, 0),)


def test_first_wrong_element_comes_first() -> None:
    text = "spec copy(N):\n    input A[N] : f32\n    output B[N] : f32\n    B(i) = A(i)\n\n"
    text += "impl p of copy(a = A, b = B):\n    assume N >= 5\n    for i < N:\n        if i < 2:\n"
    text += "            b[i] {B(i)} := a[i]\n        else:\n            b[i] {A(0)} := a[0]\n"
    witness = of_text(text)
    assert (witness.kind, witness.cell) == ("coverage", "b[2]")
    assert witness.difference is not None
    assert witness.difference.cell == "b[2]"


def test_long_lists_are_shortened() -> None:
    impl = impl_of(
        total("    b[] {0.0} := 0.0\n    accumulate b:\n        for i < N - 70:\n")
        + "            b[] {B()} +{i}= a[i]\n"
    )
    found = run(impl, {"N": 200})
    account = account_of(impl, Witness({"N": 200}, 0, "real", found.violations[0], found.inputs))
    assert account.indices is not None
    assert (len(account.indices.missing), account.indices.missing_count) == (64, 70)
    assert account.trace is not None
    assert len(account.trace.specification) == len(account.trace.program) == 40
    assert account.trace.specification[30] == "... 163 more"
    assert account.trace.program[30].value is None
    assert account.difference is not None
    assert account.trace.specification[-1] == f"B() = {account.difference.expected}"
    assert account.trace.program[-1].value == account.difference.actual


def test_text() -> None:
    path = "examples/wrong/shifted_tail_accumulates.sched"
    text = plain(report(redverify.verify_file(ROOT / path)))
    assert "    at the end Y(1) in y[1] is 56, expected 28\n" in text
    assert "        entered twice k: 0\n" in text
    assert "        k = 0: + A(1, 0) * X(0) = 28 → 28\n" in text
    assert "        line 21 (i0 = 1, i1 = 0, i = 1, k = 0): +{0}= a[1, 0] * x[0] = 28 → 56\n" in text


# ---------------------------------------------------------------- machine arithmetic


STRIDED = """    allocate tmp[2] : f32
    for j < 2:
        tmp[j] {-0.0} := -0.0
    accumulate tmp:
        for j < 2:
            for i < (N - j + 1) // 2:
                tmp[j] {B()} +{2 * i + j}= a[2 * i + j]
    b[] {-0.0} := -0.0
    accumulate b:
        for j < 2:
            b[] {B()} += tmp[j]
"""

TREE = """    assume N == 4
    allocate t[4] : f32
    for i < 4:
        t[i] {B()@(i)} := a[i]
    accumulate t:
        for i < 2:
            t[i] {B()} += t[i + 2]
    accumulate t:
        t[0] {B()} += t[1]
    b[] {B()} := t[0]
"""


@pytest.mark.parametrize(("body", "params"), [(STRIDED, {"N": 3}), (TREE, {"N": 4})])
def test_reordered_float_sum_is_refuted_by_its_rounding(body: str, params: dict[str, int]) -> None:
    witness = of_text(total(body), "ieee")
    assert witness.params == params
    assert witness.difference is not None
    assert isinstance(witness.difference.expected, float)
    assert isinstance(witness.difference.actual, float)
    assert witness.difference.expected != witness.difference.actual


@pytest.mark.parametrize(
    ("reduction", "operator", "start", "values", "element"),
    [
        ("sum", "+", "0.0", "ieee", -0.0),
        ("max", "max", "-3.4028235e38", "ieee", "-inf"),
        ("min", "min", "3.4028235e38", "ieee", "inf"),
    ],
)
def test_start_that_is_not_the_unit(
    reduction: str, operator: str, start: str, values: str, element: object
) -> None:
    body = f"    b[] {{{start}}} := {start}\n    accumulate b:\n        for i < N:\n"
    witness = of_text(total(body + f"            b[] {{B()}} {operator}{{i}}= a[i]\n", reduction), values)
    assert witness.params == {"N": 1}
    assert str(witness.expected) == str(element)
    assert {str(v) for v in witness.inputs.values()} == {str(element)}


def test_start_that_no_finite_float_is_below() -> None:
    body = "    b[] {-3.4028235e38} := -3.4028235e38\n    accumulate b:\n        for i < N:\n"
    witness = of_text(total(body + "            b[] {B()} max{i}= a[i]\n", "max"))
    assert witness.params == {"N": 1}
    assert float(str(witness.expected)) < -3.4028235e38
    assert float(str(witness.actual)) == pytest.approx(-3.4028235e38)


# ---------------------------------------------------------------- all that is wrong


@pytest.mark.parametrize("path", WRONG, ids=lambda p: p.stem)
def test_evaluations_end_with_the_values(path: Path) -> None:
    for witness in witnesses(path):
        trace, different = witness.trace, witness.difference
        if trace is None:
            continue
        expected, actual = witness.expected, witness.actual
        if expected is None and different is not None and different.cell == trace.cell:
            expected, actual = different.expected, different.actual
        if expected is not None and trace.specification:
            assert trace.specification[-1].endswith(f"= {show_value(expected)}")
        if actual is not None and trace.program and witness.kind != "overlap":
            last = trace.program[-1]
            assert last.value == actual or last.text.endswith(f"= {actual}")


@pytest.mark.parametrize("path", WRONG[::3], ids=lambda p: p.stem)
def test_no_smaller_size_goes_wrong(path: Path) -> None:
    for impl in load_file(path).impls.values():
        values = values_of(path)
        found = None if impl.name == "right" else find_witness(impl, values=values)  # type: ignore[arg-type]
        if found is None:
            continue
        smaller = [p for p in feasible_parameters(impl) if size(p) < size(found.parameters)]
        for params in smaller[:20]:
            for seed in range(10):
                try:
                    again = run(impl, params, seed=seed, values=values)  # type: ignore[arg-type]
                except (InvalidProgram, Unenumerable):
                    continue
                assert not again.violations, (params, seed)
