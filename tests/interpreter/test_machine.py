"""The machine, one obligation kind after the other, and the search."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

import pytest

from redverify.interpreter import Violation, feasible_parameters, find_witness, run
from redverify.interpreter.results import RunResult
from redverify.language.core import Impl
from redverify.language.load import load_text
from tests.interpreter.programs import CORRECT
from tests.programs import TOTAL, copy, impl, total

pytestmark = pytest.mark.ring("quick")


def only(text: str) -> Impl:
    (found,) = load_text(text, "test.sched").impls.values()
    return found


def first(text: str, **parameters: int) -> Violation:
    result = run(only(text), parameters)
    assert result.violations, result
    return result.violations[0]


SUM = """
    b[] {0.0} := 0.0
    accumulate b:
        for i < N:
            b[] {B()} +{i}= a[i]
"""


@pytest.mark.parametrize("n", [0, 1])
def test_a_tensor_with_too_many_elements_to_list(n: int) -> None:
    text = """
spec copy(M, N):
    assume M >= 0 and N >= 0
    input X[M, N] : f32
    output Y[M, N] : f32

    Y(i, j) = X(i, j)

impl copy_all of copy(x = X, y = Y):
    par i < M:
        for j < N:
            y[i, j] {X(i, j)} := x[i, j]
"""
    assert not run(only(text), {"M": 10**10, "N": n}, max_steps=100).finished


def test_outputs_and_expected_values() -> None:
    result = run(only(total(SUM)), {"N": 3}, inputs={"A": {(0,): 1, (1,): 2, (2,): 4}})
    assert result.ok
    assert result.outputs == result.expected == {"B": {(): 7}}
    assert result.inputs[("A", (2,))] == 4


PADDED = """
    b[] {0.0} := 0.0
    accumulate b:
        for i < N + 2:
            b[] {B()} +{i}= select(i < N, a[min(i, N - 1)], %s)
"""


def test_an_index_outside_contributes_nothing_if_the_unit_is_accumulated_there() -> None:
    result = run(only(total(PADDED % "0.0")), {"N": 3}, inputs={"A": {(0,): 1, (1,): 2, (2,): 4}})
    assert result.ok
    assert result.outputs == {"B": {(): 7}}
    violation = first(total(PADDED % "1.0"), N=2)
    assert (violation.kind, violation.environment) == ("value", {"i": 2})
    assert violation.message == (
        "index 2 is not in the reduction's index set, and the value accumulated is not the operator's unit"
    )
    assert (violation.expected, violation.actual) == (0, 1)


def test_a_zero_is_the_unit_of_addition_by_its_sign() -> None:
    """Under IEEE's laws -0.0 is the unit; the sum starts from it, too."""
    text = total((PADDED % "0.0").replace("{0.0} := 0.0", "{-0.0} := -0.0"))
    assert run(only(text), {"N": 2}, values="abstract-zeros").ok
    (violation,) = run(only(text), {"N": 2}, values="ieee").violations
    assert (violation.kind, violation.environment) == ("value", {"i": 2})
    assert run(only(text.replace(", 0.0)", ", -0.0)")), {"N": 2}, values="ieee").ok


def test_a_cell_that_got_units_alone_holds_its_initial_value() -> None:
    body = """
    allocate t[] : f32
    t[] {7.0} := 7.0
    accumulate t:
        t[] {7.0 + sum[k : 0 <= k < N] 1.0} +{N}= 0.0
    for i < N:
        b[i] {B(i)} := a[i] + (t[] - 7.0)
"""
    assert run(only(copy(body)), {"N": 2}).ok
    assert run(only(copy(body.replace("+{N}= 0.0", "+= 0.0"))), {"N": 2}).ok
    assert first(copy(body.replace("+{N}= 0.0", "+{0}= 1.0")), N=2).kind == "complete"


def test_bounds() -> None:
    violation = first(copy("for i < N + 1:\n    b[i] {B(i)} := a[i]"), N=2)
    assert (violation.kind, violation.cell_text, violation.environment) == ("bounds", "b[2]", {"i": 2})
    assert first(copy("for i < N:\n    b[i] {B(i)} := a[i + 1]"), N=2).kind in ("bounds", "value")


def test_both_branches_of_select_are_evaluated() -> None:
    text = copy("for i < N:\n    b[i] {B(i)} := select(i > 0, a[i], a[2*i])")
    assert first(text, N=3).kind == "bounds"
    text = copy("for i < N:\n    b[i] {B(i)} := select(i >= 0, a[i], b[i])")
    assert first(text, N=3).kind == "defined"


def test_defined() -> None:
    text = total("accumulate b:\n    for i < N:\n        b[] {B()} +{i}= a[i]")
    assert first(text, N=1).kind == "defined"
    pending = total("""
    allocate x[] : f32
    b[] {0.0} := 0.0
    accumulate b:
        for i < N:
            b[] {B()} +{i}= a[i]
        x[] {B()} := b[]
""")
    violation = first(pending, N=1)
    assert violation.kind == "defined"
    assert "pending" in violation.message


def test_local_arrays_are_uninitialised_each_time() -> None:
    text = copy("""
    for i < N:
        allocate t[] : f32
        if i == 0:
            t[] {A(i)} := a[i]
        b[i] {B(i)} := t[]
""")
    assert run(only(text), {"N": 1}).ok
    assert first(text, N=2).kind == "defined"


def test_value() -> None:
    violation = first(copy("for i < N:\n    b[i] {B(i)} := a[N - 1 - i]"), N=2)
    assert violation.kind == "value"
    assert violation.expected != violation.actual
    assert first(copy("for i < N:\n    b[i] {A(i + N)} := a[i]"), N=1).kind == "value"


def test_operator() -> None:
    text = """
spec s(N):
    assume N >= 1
    input  A[N] : i32
    output B[]  : i32
    tensor C()  : i32
    C() = sum[k : 0 <= k < N] A(k)
    B() = prod[k : 0 <= k < N] A(k)

""" + impl(
        "s",
        "a = A, b = B",
        """
    b[] {0} := 0
    accumulate b:
        b[] {C()} +{0}= a[0]
        b[] {B()} *{0}= a[0]
""",
    )
    assert first(text, N=1).kind == "operator"


def test_order_under_ieee() -> None:
    text = total("""
    b[] {-0.0} := -0.0
    accumulate b:
        for i < N:
            b[] {B()} +{N - 1 - i}= a[N - 1 - i]
""")
    assert run(only(text), {"N": 3}).ok
    assert run(only(text), {"N": 3}, values="ieee").violations[0].kind == "order"
    forward = total(SUM.replace("0.0", "-0.0"))
    assert run(only(forward), {"N": 9}, values="ieee").ok


def test_complete_when_read_in_an_expression() -> None:
    text = total("""
    allocate x[] : f32
    x[] {0.0} := 0.0
    accumulate x:
        for i < N - 1:
            x[] {B()} +{i}= a[i]
    b[] {B()} := x[] + a[N - 1]
""")
    assert first(text, N=2).kind == "complete"
    assert run(only(text), {"N": 1}).ok


REST = """
    allocate x[] : f32
    if N >= 3:
        x[] {%s} := %s
        accumulate x:
            for i < N - 2:
                x[] {B()} +{%s}= a[%s]
        b[] {B()} := x[]
    else:
        b[] {0.0} := 0.0
        accumulate b:
            for i < N:
                b[] {B()} +{i}= a[i]
"""


@pytest.mark.parametrize(
    ("start", "index", "values", "right"),
    [
        ("0.0 + A(0) + A(1)", "i + 2", "real", True),
        ("0.0 + A(0) + A(1)", "i + 2", "ieee", True),
        ("0.0 + A(N - 2) + A(N - 1)", "i", "real", True),
        ("0.0 + A(N - 2) + A(N - 1)", "i", "ieee", False),  # the last two come first
        ("0.0 + A(0)", "i + 2", "real", False),  # the second is missing
        ("0.0 + A(0) + A(2)", "i + 2", "real", False),  # the third is there twice
        ("1.0 + A(0) + A(1)", "i + 2", "real", False),
    ],
)
def test_the_rest_of_a_reduction_may_be_what_the_cell_starts_from(
    start: str, index: str, values: str, right: bool
) -> None:
    """``x`` holds the whole of ``B()``, though only some of its indices have been accumulated."""
    read = start.replace("A(", "a[").replace(")", "]")
    text = total(REST % (start, read, index, index))
    result = run(only(text), {"N": 4}, values=values)
    assert result.ok is right, result.violations


def test_race_also_when_written_first() -> None:
    text = copy("""
    allocate t[] : f32
    par i < N:
        t[] {A(i)} := a[i]
        b[i] {B(i)} := t[]
""")
    violation = first(text, N=2)
    assert (violation.kind, violation.cell_text) == ("race", "t[]")
    assert run(only(text), {"N": 1}).ok


def test_atomic_updates_do_not_conflict_but_scopes_inside_do() -> None:
    outside = """
    b[] {0.0} := 0.0
    accumulate b:
        par i < N:
            atomic b[] {B()} +{i}= a[i]
"""
    assert run(only(total(outside)), {"N": 5}).ok
    assert first(total(outside.replace("atomic ", "")), N=2).kind == "race"
    nested = """
    b[] {0.0} := 0.0
    accumulate b:
        par o < 2:
            par i in o*N // 2..(o + 1)*N // 2:
                atomic b[] {B()} +{i}= a[i]
"""
    assert run(
        only(
            total(
                nested.replace("o*N // 2", "select(o == 0, 0, N // 2)").replace(
                    "(o + 1)*N // 2", "select(o == 0, N // 2, N)"
                )
            )
        ),
        {"N": 5},
    ).ok


def test_fresh_across_iterations() -> None:
    text = total("""
    b[] {0.0} := 0.0
    accumulate b:
        par o < 2:
            atomic b[] {B()} +{0}= a[0]
""")
    assert first(text, N=1).kind == "fresh"


def test_overlap() -> None:
    text = copy("""
    allocate t[] : f32
    par i < N:
        t[] {A(i)} := a[i]
    for i < N:
        b[i] {B(i)} := a[i]
""")
    assert run(only(text), {"N": 1}).ok
    assert first(text, N=2).kind == "overlap"


@pytest.mark.parametrize(
    "bindings",
    ["a = A, b[i - 1] = B(i)", "a = A, b[i : N - 1] = B(i)", "a = A, b[i // 2] = B(i)"],
)
def test_layout(bindings: str) -> None:
    text = only(copy("for i < N:\n    b[i] {B(i)} := a[i]", bindings))
    assert run(text, {"N": 2}).violations[0].kind == "layout"


def test_coverage() -> None:
    assert first(copy("for i < N - 1:\n    b[i] {B(i)} := a[i]"), N=1).kind == "coverage"


def test_unknown_outputs_and_cycles() -> None:
    text = "spec s():\n    output B[] : f32\n    tensor C(i) : f32\n    C(i) = C(1 - i)\n    B() = C(0)\n\n"
    violation = first(text + impl("s", "b = B", "b[] {B()} := 0.0"))
    assert violation.kind == "spec"


def test_all_violations() -> None:
    text = copy("for i < N:\n    b[i] {B(i)} := a[N - 1 - i]")
    result = run(only(text), {"N": 4}, all=True)
    assert [v.kind for v in result.violations] == ["value"] * 4 + ["coverage"] * 4
    assert result.finished


def test_the_step_limit_ends_a_run() -> None:
    result = run(only(total(SUM)), {"N": 100}, max_steps=50)
    assert not result.finished
    assert not result.violations


def test_runs_are_deterministic() -> None:
    trap = only(copy("for i < N:\n    b[i] {B(i)} := a[N - 1 - i]"))
    assert run(trap, {"N": 3}, seed=5) == run(trap, {"N": 3}, seed=5)


def test_a_witness_is_small() -> None:
    text = only(total(SUM.replace("i < N", "i < min(N, 5)")))
    witness = find_witness(text, hints=[{"N": 30}])
    assert witness is not None
    assert witness.parameters == {"N": 6}


def test_no_witness_for_a_correct_program() -> None:
    assert find_witness(only(CORRECT["scan"]), budget_seconds=0.2) is None
    unusable: list[dict[str, int]] = [{}, {"N": -5}]
    assert find_witness(only(CORRECT["scan"]), hints=unusable, budget_seconds=0.3) is None


@pytest.mark.parametrize(
    ("assumptions", "smallest"),
    [
        ("N >= 64 and N % 16 == 0", {"N": 64}),
        ("N == 3", {"N": 3}),
        ("N > 5 or N < -2", {"N": -3}),
    ],
)
def test_sizes_satisfy_the_assumptions(assumptions: str, smallest: dict[str, int]) -> None:
    text = TOTAL.replace("N >= 1", assumptions)
    found = feasible_parameters(only(text + impl("total", "a = A, b = B", SUM)))
    assert found[0] == smallest


def test_an_assumption_that_no_size_satisfies() -> None:
    text = TOTAL.replace("N >= 1", "N >= 1 and N < 0")
    assert feasible_parameters(only(text + impl("total", "a = A, b = B", SUM))) == []


@pytest.mark.ring("full")
def test_speed() -> None:
    program = only(CORRECT["strided"])
    taken = []
    for _ in range(5):  # the least: a machine that stands still for a moment is not a slow interpreter
        started = time.process_time()
        assert run(program, {"N": 1000}).ok
        taken.append(time.process_time() - started)
    assert min(taken) < 0.5


def test_a_search_makes_no_run_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[tuple[int, ...], object]] = []

    def noted(program: Impl, parameters: Mapping[str, int], **options: Any) -> RunResult:
        if options.get("part") is None:
            made.append((tuple(parameters.values()), options["seed"]))
        return run(program, parameters, **options)

    monkeypatch.setattr("redverify.interpreter.search.run", noted)
    fixed = CORRECT["scan"].replace("N >= 0", "N == 3")
    assert find_witness(only(fixed), hints=[{"N": 3}]) is None
    assert len(made) == len(set(made)) == 15
    assert find_witness(only(CORRECT["scan"]), hints=[{"N": 2}, {"N": 1}], budget_seconds=0.3) is None
    assert len(made[15:]) == len(set(made[15:])) > 20
