"""What elaboration makes of programs."""

from __future__ import annotations

import pickle
from fractions import Fraction
from pathlib import Path

import pytest

from redverify.language import core
from redverify.language.core_text import cond_text, index_text, value_text
from redverify.language.diagnostics import DiagnosticError
from redverify.language.load import load_text
from redverify.language.types import BOOL, BUILTIN_TYPES, F32, REAL

from .programs import EVERYTHING, STRIDED

pytestmark = pytest.mark.ring("quick")

IV, J, N = core.IVar("i"), core.IVar("j"), core.IVar("N")


def equation(value: str, *, type_: str = "f32", items: tuple[str, ...] = ()) -> core.ValueExpr:
    """The elaborated right side of ``T(i, j) = value``."""
    lines = [
        "spec s(N):",
        "input A[N] : f32",
        "input F[N] : bool",
        "output B[] : f32",
        "B() = 0.0",
        *items,
        f"tensor T(i, j) : {type_}",
        f"T(i, j) = {value}",
    ]
    return load_text("\n    ".join(lines) + "\n").specs["s"].equations[-1].value


def index(text: str) -> core.IndexExpr:
    """The elaborated index of ``A(text)``."""
    access = equation(f"A({text})")
    assert isinstance(access, core.Access)
    return access.indices[0]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("i - j", core.IAdd(IV, core.IMul(-1, J))),
        ("-i", core.IMul(-1, IV)),
        ("2 * 3 - 1", core.IConst(5)),
        ("(1 + 1) * i * 2", core.IMul(2, core.IMul(2, IV))),
        ("1 * i", IV),
        ("i // (2 * 2)", core.IDiv(IV, 4)),
        ("-7 // 2", core.IConst(-4)),
        ("-7 % 4", core.IConst(1)),
        ("i % 3", core.IMod(IV, 3)),
        ("min(i, j, N)", core.IMin((IV, J, N))),
        (
            "select(i < j, max(i, 1), 0)",
            core.ISelect(core.CCmp("<", IV, J), core.IMax((IV, core.IConst(1))), core.IConst(0)),
        ),
    ],
)
def test_indices(text: str, expected: core.IndexExpr) -> None:
    assert index(text) == expected


def test_chains_are_conjunctions() -> None:
    value = equation("sum[k : 0 <= k < N and not (k == i or true)] A(k)")
    assert isinstance(value, core.Reduce)
    k, zero = core.IVar("k"), core.IConst(0)
    chain = core.CAnd(core.CCmp("<=", zero, k), core.CCmp("<", k, N))
    assert value.condition == core.CAnd(chain, core.CNot(core.COr(core.CCmp("==", k, IV), core.CTrue())))


@pytest.mark.parametrize(
    ("text", "type_", "expected"),
    [
        ("0", "f32", Fraction(0)),
        ("0.1", "f64", Fraction(1, 10)),
        ("-2.5e-1", "f32", Fraction(-1, 4)),
        ("-0.0", "f32", "-0.0"),
        ("-0", "f16", "-0.0"),
        ("-0.0", "real", Fraction(0)),
        ("-inf", "bf16", "-inf"),
        ("-128", "i8", Fraction(-128)),
        ("255", "u8", Fraction(255)),
        ("true", "bool", True),
        ("f32(1)", "f32", Fraction(1)),
    ],
)
def test_literals(text: str, type_: str, expected: Fraction | bool | str) -> None:
    assert equation(text, type_=type_) == core.Literal(BUILTIN_TYPES[type_], expected)


def test_a_literal_has_one_minus() -> None:
    assert equation("--1") == core.Apply(F32, "neg", (core.Literal(F32, Fraction(-1)),))


def test_casts() -> None:
    assert equation("f32(i + 1)") == core.IndexCast(F32, core.IAdd(IV, core.IConst(1)))
    assert equation("f32(A(i))") == core.Access(F32, "A", (IV,))
    assert equation("real(A(i) + 1)", type_="real") == core.Cast(
        REAL, core.Apply(F32, "+", (core.Access(F32, "A", (IV,)), core.Literal(F32, Fraction(1))))
    )
    assert equation("f32(F(i))") == core.Cast(F32, core.Access(BOOL, "F", (IV,)))


def test_select_by_kind_of_condition() -> None:
    by_index = equation("select(i < j, A(i), 0)")
    assert isinstance(by_index, core.Select) and by_index.condition == core.CCmp("<", IV, J)
    by_value = equation("select(A(i) < 1 and i < j, A(i), 0)")
    assert isinstance(by_value, core.Apply) and by_value.function == "select"
    test = by_value.arguments[0]
    assert isinstance(test, core.Apply) and test.function == "and"
    assert test.arguments[1] == core.IndexCondition(BOOL, core.CCmp("<", IV, J))


def test_value_chains() -> None:
    value = equation("0 <= A(i) < A(j) != 2", type_="bool")
    assert value_text(value) == "0.0 <= A(i) and A(i) < A(j) and A(j) != 2.0"


@pytest.mark.parametrize(
    ("text", "type_", "operator"),
    [
        ("A(i) + sum[k : k == 0] A(k)", "f32", "+"),
        ("2 * prod[k : k == 0] A(k)", "f32", "*"),
        ("max(A(i), max[k : k == 0] A(k))", "f32", "max"),
        ("min(1, A(i), min[k : k == 0] A(k))", "f32", "min"),
        ("F(i) and all[k : k == 0] F(k)", "bool", "and"),
        ("F(i) or any[k : k == 0] F(k)", "bool", "or"),
        ("xor(F(i), xor[k : k == 0] F(k))", "bool", "xor"),
        ("after(A(i), reduce after[k : k == 0] A(k))", "f32", "after"),
        ("A(i) + (sum[k : k == 0] A(k))", "f32", "+"),
        ("(sum[k : k == 0] A(k)) + sum[k : k == 1] A(k)", "f32", "+"),
    ],
)
def test_a_reduction_starts_at_its_left_operand(text: str, type_: str, operator: str) -> None:
    value = equation(text, type_=type_, items=("operator after : f32",))
    assert isinstance(value, core.Reduce)
    assert value.operator == operator
    assert value.init is not None


@pytest.mark.parametrize(
    "text",
    [
        "(sum[k : k == 0] A(k)) + A(i)",
        "A(i) - sum[k : k == 0] A(k)",
        "A(i) + prod[k : k == 0] A(k)",
        "A(i) + (1 + sum[k : k == 0] A(k))",
        "max(max[k : k == 0] A(k), A(i))",
    ],
)
def test_other_combinations_are_plain(text: str) -> None:
    value = equation(text)
    assert isinstance(value, core.Apply)


def test_constants_of_units() -> None:
    items = (
        "type elem",
        "operator f : elem comm unit e assoc",
        "operator g : elem unit e",
        "input Z[] : elem",
    )
    value = equation("f(e, Z())", type_="elem", items=items)
    assert isinstance(value, core.Apply) and value.declared
    assert value.arguments[0] == core.Constant(value.type, "e")


def test_a_declared_function_may_have_an_unlisted_name() -> None:
    value = equation("sigmoid(A(i))", items=("function sigmoid(f32) -> f32",))
    assert isinstance(value, core.Apply) and value.declared
    plain = equation("sigmoid(A(i))")
    assert isinstance(plain, core.Apply) and not plain.declared


def test_strided() -> None:
    program = load_text(STRIDED)
    impl = program.impls["strided"]
    assert impl.spec is program.specs["total"]
    assert [(b.array, b.tensor, b.variables) for b in impl.bindings] == [("a", "A", ("i0",)), ("b", "B", ())]
    (allocate,) = impl.body
    assert isinstance(allocate, core.Allocate) and len(allocate.body) == 3
    par, write, scope = allocate.body
    assert isinstance(par, core.Loop) and par.parallel and par.upper == core.IConst(4)
    assert isinstance(write, core.Assign) and write.span.line == 16
    assert isinstance(scope, core.Scope) and scope.arrays == ("b",)
    inner = scope.body[0]
    assert isinstance(inner, core.Loop)
    step = inner.body[0]
    assert isinstance(step, core.Accumulate) and step.reduction_indices is None
    assert isinstance(step.value, core.Read) and (step.value.span.line, step.value.span.column) == (19, 26)


def test_blocks_hold_what_follows_a_let() -> None:
    impl = load_text(EVERYTHING).impls["one"]
    (let,) = impl.body
    assert isinstance(let, core.Let)
    (allocate,) = let.body
    assert isinstance(allocate, core.Allocate)
    loop = allocate.body[0]
    assert isinstance(loop, core.Loop) and loop.lower == core.IConst(1)
    (chain,) = loop.body
    assert isinstance(chain, core.If)
    (nested,) = chain.otherwise
    assert isinstance(nested, core.If) and isinstance(nested.otherwise[0], core.Let)
    assert impl.assumptions == (core.CCmp(">=", N, core.IConst(8)),)
    assert impl.bindings[0].extents == (core.IVar("K"), core.IAdd(core.IVar("M"), core.IConst(1)))


def accumulates(annotation: str) -> bool:
    """Whether ``{annotation} +{0}=`` is accepted."""
    text = f"""\
spec s(N):
    input A[N] : f32
    output B[] : f32
    tensor C() : f32
    tensor S(i) : f32
    tensor R(i) : f32
    S(i) = 0.0 if i < 0
    S(i) = S(i-1) + sum[j : 0 <= j < N] A(j) if i >= 0
    R(i) = sum[j : 0 <= j < N] sum[k : 0 <= k < j] A(k)
    C() = B()
    B() = sum[k : 0 <= k < N] A(k)

impl p of s(a = A, b = B):
    accumulate b:
        b[] {{{annotation}}} +{{0}}= a[0]
"""
    try:
        load_text(text)
    except DiagnosticError as error:
        assert {d.code for d in error.diagnostics} == {"RV220"}
        return False
    return True


@pytest.mark.parametrize(
    "annotation",
    [
        "B()",
        "C()",
        "S(N)",
        "R(0)",
        "R(0)@(1)",
        "0.5 + B()",
        "A(0) + C()",
        "sum[k : k == 0] A(k)",
        "select(N < 3, B(), 0)",
    ],
)
def test_reductions_by_unfolding(annotation: str) -> None:
    assert accumulates(annotation)


@pytest.mark.parametrize(
    "annotation", ["A(0)", "0.0", "B() - 1", "B() * C()", "B() + A(0)", "max[k : k == 0] A(k)"]
)
def test_no_reductions(annotation: str) -> None:
    assert not accumulates(annotation)


@pytest.mark.parametrize(
    "text",
    [
        "A(4 * i + j - 3)",
        "A(i - 2 * j)",
        "A(-i + j // 2 % 3)",
        "A(min(i, max(j, 0)))",
        "A(select(0 <= i < N and not i == j or false, 1, -1))",
        "max(A(0), max[k, l : 0 <= k < l < N] -A(k) / 1.25)",
        "A(0) + sum[k : true] A(k) * f32(k + 1)",
        "(sum[k : true] A(k)) + 0.0",
        "reduce after[k : true] after(A(k), exp(-0.0))",
        "select(F(i) and i < 2, inf, -inf)",
        "select(i < 2, A(i), A(j) - (A(i) - 0.001))",
    ],
)
def test_core_text_is_source(text: str) -> None:
    items = ("operator after : f32",)
    value = equation(text, items=items)
    assert value_text(value) == text
    assert equation(value_text(value), items=items) == value


def test_core_text_of_parts() -> None:
    assert index_text(core.IMul(-2, core.IAdd(IV, J))) == "-2 * (i + j)"
    assert index_text(core.IAdd(IV, core.IConst(-1))) == "i - 1"
    assert cond_text(core.CNot(core.CCmp("<", IV, J))) == "not i < j"
    assert value_text(core.Literal(F32, Fraction(1, 3))) == "1.0 / 3.0"
    assert value_text(core.Literal(BUILTIN_TYPES["i8"], Fraction(-3))) == "-3"


def test_programs_and_errors_can_be_pickled(tmp_path: Path) -> None:
    program = load_text(EVERYTHING)
    assert pickle.loads(pickle.dumps(program)) == program
    with pytest.raises(DiagnosticError) as caught:
        load_text("foo\n", "t.sched")
    copy = pickle.loads(pickle.dumps(caught.value))
    assert copy.diagnostics == caught.value.diagnostics
    assert copy.texts == {"t.sched": "foo\n"}
