"""Evaluation of specifications."""

from __future__ import annotations

import pytest

from redverify.interpreter.domain import Domain
from redverify.interpreter.inputs import Inputs
from redverify.interpreter.specification import Specification, UnknownValue
from redverify.interpreter.wellformed import check_specification
from redverify.language.core import Access, Element, IConst, IVar
from redverify.language.load import load_text

pytestmark = pytest.mark.ring("quick")


def specification(text: str, values: str = "real", **parameters: int) -> Specification:
    (spec,) = load_text(text, "test.sched").specs.values()
    domain = Domain(spec, values)

    def inputs(tensor: str, point: tuple[int, ...]) -> object:
        return domain.convert(spec.tensors[tensor].type, 10 * point[0] + 1 if point else 7)

    return Specification(spec, parameters, domain, inputs)


def header(*lines: str) -> str:
    return "spec s(N):\n" + "\n".join("    " + line for line in lines) + "\n"


def test_a_long_recurrence_is_no_deep_recursion() -> None:
    s = specification(
        header(
            "input A[N] : f32",
            "output S[N] : f32",
            "S(i) = A(0) if i == 0",
            "S(i) = S(i - 1) + A(i) if i > 0",
        ),
        N=3000,
    )
    assert s.at("S", (2999,)) == sum(10 * k + 1 for k in range(3000))


def test_a_cycle_is_unknown() -> None:
    s = specification(header("output S[N] : f32", "S(i) = S((i + 1) % 500) + 1.0"), N=3)
    with pytest.raises(UnknownValue) as unknown:
        s.at("S", (0,))
    assert unknown.value.kind == "spec"


def test_only_the_chosen_branch_matters() -> None:
    s = specification(
        header("input A[N] : f32", "output S[N] : f32", "S(i) = select(i > 0, A(i - 1), 0.0)"), N=3
    )
    assert [s.at("S", (i,)) for i in range(4)] == [0, 1, 11, 21]
    with pytest.raises(UnknownValue):
        s.at("S", (4,))


def test_uncovered_and_doubly_covered_points() -> None:
    s = specification(
        header("output S[N] : f32", "S(i) = 1.0 if i > 0", "S(i) = 2.0 if i > 5"),
        N=3,
    )
    assert s.at("S", (3,)) == 1
    with pytest.raises(UnknownValue) as uncovered:
        s.at("S", (0,))
    assert uncovered.value.kind == "value"
    with pytest.raises(UnknownValue) as twice:
        s.at("S", (6,))
    assert twice.value.kind == "spec"


def test_folds_are_in_lexicographic_order() -> None:
    s = specification(
        "spec s(N):\n    operator op : f32 assoc\n    input A[N] : f32\n    output B[] : f32\n"
        "    B() = reduce op[i, j : 0 <= i < 2 and i <= j < 2] A(i + j)\n",
        N=3,
    )
    op = s.domain.operator("op", s.spec.tensors["B"].type)
    assert s.at("B", ()) == op(op(1, 11), 21)


def test_an_empty_fold_without_unit_is_unknown() -> None:
    text = header("input A[N] : real", "output B[] : real", "B() = max[k : 0 <= k < N] A(k)")
    assert specification(text, N=2).at("B", ()) == 11
    with pytest.raises(UnknownValue):
        specification(text, N=0).at("B", ())


def test_ieee_folds_start_from_minus_zero_or_the_initial_value() -> None:
    text = header("input A[N] : f32", "output B[] : f32", "B() = sum[k : 0 <= k < N] A(k)")
    assert str(specification(text, "ieee", N=0).at("B", ())) == "-0.0"
    started = header("input A[N] : f32", "output B[] : f32", "B() = 1.0 + sum[k : 0 <= k < N] A(k)")
    assert specification(started, "ieee", N=2).at("B", ()) == 13.0


def test_elements_unfold_equations() -> None:
    s = specification(
        header(
            "input A[N] : f32",
            "input C[] : f32",
            "output D[N] : f32",
            "tensor B() : f32",
            "B() = C() + sum[k : 0 <= k < N] A(k)",
            "D(i) = B()",
        ),
        N=3,
    )
    f32 = s.spec.tensors["D"].type
    element = s.compile(Element(f32, Access(f32, "D", (IConst(0),)), (IVar("k"),)))
    assert [element({"N": 3, "k": k}) for k in range(-1, 4)] == [0, 1, 11, 21, 0]


def test_reductions_have_an_identity() -> None:
    s = specification(
        header(
            "input A[N] : f32",
            "output S[N] : f32",
            "tensor R(i) : f32",
            "S(i) = sum[k : 0 <= k <= i] A(k)",
            "R(i) = sum[k : 0 <= k < N] A(k + i)",
        ),
        N=3,
    )
    first, second = s.tensor_reduction("S", (0,)), s.tensor_reduction("S", (2,))
    shifted, plain = s.tensor_reduction("R", (1,)), s.tensor_reduction("R", (0,))
    assert first and second and shifted and plain
    assert first.identity == second.identity == plain.identity != shifted.identity
    assert second.points == {(0,), (1,), (2,)}


def test_an_endless_recurrence_is_unknown() -> None:
    s = specification(header("output S[N] : f32", "S(i) = S(i - 1) + 1.0"), N=3)
    with pytest.raises(UnknownValue) as unknown:
        s.at("S", (0,))
    assert unknown.value.kind == "value"


@pytest.mark.parametrize(
    ("lines", "kind"),
    [
        (("output S[N] : f32", "S(i) = 1.0 if i >= 0", "S(i) = 2.0 if i < 1"), "spec"),
        (("output S[N] : f32", "S(i) = 1.0 if i >= 0", "S(i) = S(-1 - i) if i < 0"), None),
        (("output S[N] : f32", "S(i) = 1.0 if i >= 0", "S(i) = S(-3 - i) if i < 0"), "spec"),
    ],
)
def test_elements_that_no_run_needs(lines: tuple[str, ...], kind: str | None) -> None:
    (spec,) = load_text(header(*lines), "test.sched").specs.values()
    violation = check_specification(spec, {"N": 0})
    assert (violation and violation.kind) == kind


def test_a_large_constant_size_is_not_read_wholly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sums of many elements cost no more than small ones, and guards that overlap are found after them."""
    read: list[tuple[int, ...]] = []
    once = Inputs.__call__
    monkeypatch.setattr(
        Inputs, "__call__", lambda self, tensor, point: (read.append(point), once(self, tensor, point))[1]
    )
    lines = ("input A[N + 9, 900000] : f32", "output S[N] : f32", "S(i) = sum[k : 0 <= k < 900000] A(i, k)")
    (spec,) = load_text(header(*lines, "S(i) = 2.0 if i > 2"), "test.sched").specs.values()
    violation = check_specification(spec, {"N": 4})
    assert violation is not None and violation.kind == "spec"
    assert len(read) < 10_000
