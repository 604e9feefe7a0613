"""Products in indices, and parameters of implementations: syntax, types, printing, runs."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from redverify.interpreter import feasible_parameters, run
from redverify.interpreter.enumeration import extent, index_set, narrow, positive
from redverify.interpreter.indices import NoDivisor, compile_cond, compile_index
from redverify.language import core
from redverify.language.core_text import index_text
from redverify.language.diagnostics import DiagnosticError
from redverify.language.load import load_text
from redverify.language.normal_form import normalise_index
from redverify.language.points import value_at
from redverify.language.program_text import impl_lines, spec_lines
from tests.radix.expressions import random_condition, random_index

pytestmark = pytest.mark.ring("quick")

SPEC = """spec copy(N):
    input  A[N] : f32
    output B[N] : f32

    B(i) = A(i)

"""


def points(box: dict[str, tuple[int, int]]) -> list[dict[str, int]]:
    return [dict(zip(box, p, strict=True)) for p in product(*(range(a, b + 1) for a, b in box.values()))]


def program(text: str) -> core.Impl:
    return load_text(SPEC + text).impls["p"]


TILED = """impl p(T) of copy(a = A, b = B):
    assume T >= 1
    par o < (N + T - 1) // T:
        for i in o * T..min(N, o * T + T):
            b[i] {B(i)} := a[i]
"""


def test_the_parameters_of_an_implementation_stand_behind_those_of_its_specification() -> None:
    impl = program(TILED)
    assert impl.parameters == ("T",)
    assert impl.spec.parameters == ("N", "T")
    assert impl.written_spec.parameters == ("N",)


def test_an_implementation_with_parameters_is_printed_and_read_again() -> None:
    impl = program(TILED)
    text = "\n".join([*spec_lines(impl.written_spec), "", *impl_lines(impl), ""])
    again = load_text(text).impls["p"]
    assert impl_lines(again) == impl_lines(impl)
    assert again.parameters == impl.parameters


@pytest.mark.parametrize("name", ["N", "i", "k"])
def test_a_parameter_hides_nothing_of_the_specification(name: str) -> None:
    text = SPEC.replace("A(i)\n", "sum[k : 0 <= k < 1] A(i + k)\n")
    with pytest.raises(DiagnosticError) as caught:
        load_text(text + f"impl p({name}) of copy(a = A, b = B):\n    skip\n")
    assert [d.code for d in caught.value.diagnostics] == ["RV207"]


def test_a_parameter_is_not_declared_again() -> None:
    with pytest.raises(DiagnosticError) as caught:
        program("impl p(T) of copy(a = A, b = B):\n    for T < N:\n        skip\n")
    assert [d.code for d in caught.value.diagnostics] == ["RV207"]


def test_a_product_of_two_data_indices_is_refused() -> None:
    text = """spec s(N):
    input  I[N] : i32 in 0..N
    input  A[N] : f32
    output B[N] : f32

    B(i) = A({})

"""
    assert load_text(text.format("I(i) * N")).specs
    for index in ("I(i) * I(0)", "I(i) % (I(0) + 1)"):
        with pytest.raises(DiagnosticError) as caught:
            load_text(text.format(index))
        assert [d.code for d in caught.value.diagnostics] == ["RV312"]


def test_a_range_of_data_has_no_product() -> None:
    text = "spec s(N):\n    input  I[N] : i32 in 0..N*N\n    output B[N] : i32\n\n    B(i) = I(i)\n"
    with pytest.raises(DiagnosticError) as caught:
        load_text(text)
    assert [(d.code, d.span.column) for d in caught.value.diagnostics] == [("RV312", 29)]


def test_a_tiled_copy_runs_at_all_small_sizes() -> None:
    impl = program(TILED)
    for n in range(7):
        for t in range(1, 5):
            assert run(impl, {"N": n, "T": t}).ok


def test_a_divisor_that_is_not_positive_is_a_violation_where_it_is_evaluated() -> None:
    impl = program(TILED)
    assert [v.kind for v in run(impl, {"N": 2, "T": 0}).violations] == ["divisor"]
    assert [v.kind for v in run(impl, {"N": 2, "T": -1}).violations] == ["divisor"]
    chosen = program("""impl p(T) of copy(a = A, b = B):
    for i < N:
        b[select(T >= 1, i % max(N, 1) * (T // T), i)] {B(i)} := a[i]
""")
    for t in (-1, 0, 2):
        assert run(chosen, {"N": 2, "T": t}).ok


def test_no_size_satisfies_an_assumption_that_divides_by_zero() -> None:
    impl = program("impl p(T) of copy(a = A, b = B):\n    assume N % T == 0\n    skip\n")
    assert all(sizes["T"] >= 1 for sizes in feasible_parameters(impl))


@pytest.mark.parametrize("seed", range(300))
def test_narrowing_loses_no_point(seed: int) -> None:
    """Extents hold all values, and narrowed boxes all points, of random expressions with products."""
    box = {"x": (-3, 4), "y": (0, 3), "z": (-1, 2)}
    expression, condition = random_index(Random(seed), 3), random_condition(Random(seed), 2)
    least, greatest = extent(expression, dict(box))
    narrowed = narrow(positive(condition), dict(box))
    value, holds = compile_index(expression), compile_cond(condition)
    for point in points(box):
        try:
            assert least <= value(point) <= greatest
        except NoDivisor:
            continue
        try:
            inside = holds(point)
        except NoDivisor:
            continue
        if inside:
            assert narrowed is not None
            assert all(narrowed[n][0] <= v <= narrowed[n][1] for n, v in point.items())


@pytest.mark.parametrize("seed", range(200))
def test_normal_forms_have_the_same_value(seed: int) -> None:
    expression = random_index(Random(seed), 3)
    normal = normalise_index(expression)
    for point in points({"x": (-3, 4), "y": (0, 3), "z": (-1, 2)}):
        try:
            before = compile_index(expression)(point)
        except NoDivisor:
            continue
        assert compile_index(normal)(point) == before == value_at(expression, point)


def test_the_binders_of_a_reduction_are_bounded_by_products_of_sizes() -> None:
    impl = (
        load_text("""spec s(N, M):
    input  A[N*M] : f32
    output B[] : f32

    B() = sum[k, j : 0 <= k*M + j < N*M and 0 <= j < M] A(k*M + j)
""")
        .specs["s"]
        .equations[0]
        .value
    )
    assert isinstance(impl, core.Reduce)
    assert len(index_set(impl.binders, impl.condition).points({"N": 3, "M": 4})) == 12
    assert "k * M + j" in index_text(next(iter(_indices(impl.body))))


def _indices(term: core.ValueExpr) -> tuple[core.IndexExpr, ...]:
    assert isinstance(term, core.Access)
    return term.indices
