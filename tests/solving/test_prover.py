"""Value obligations: what the prover proves, and what it must not."""

from __future__ import annotations

import pytest

from redverify.evaluation.equations import Equations
from redverify.language.load import load_text
from redverify.language.terms import canonical
from redverify.presburger import build
from redverify.solving.algebra.proving import Algebra
from redverify.solving.proof import Abstraction
from redverify.solving.prover import Prover
from redverify.solving.solvers import solver_of

SPEC = """
spec s(N):
    assume N >= {low}
    type elem
    function f({type}) -> {type}
    operator ac : elem assoc comm unit e
    operator as : elem assoc
    input A[N] : {type}
    input C[N] : {type}
    input E[N] : elem
    output L[] : {type}
    output R[] : {type}
    L() = {left}
    R() = {right}
"""


def proof(left, right, *, type="f32", low=0, values="real", solver="z3", timeout=20.0):
    text = SPEC.format(left=left, right=right, type=type, low=low)
    spec = load_text(text).specs["s"]
    equations = Equations(spec, values)
    terms = {e.tensor: canonical(e.value) for e in spec.equations}
    prover = Prover(equations, timeout, solver=solver_of(solver))
    return prover.prove(build.all_of(spec.assumptions), terms["L"], terms["R"])


def proves(left, right, **options):
    return proof(left, right, **options).proved


EQUAL = [
    ("A(0) + C(0)", "C(0) + A(0)"),
    ("A(0) * (C(0) + 1.0)", "A(0) * C(0) + A(0)"),
    ("sum[k : 0 <= k < N] A(k)", "sum[m : 0 <= m and m <= N - 1] A(m)"),
    ("sum[k : 0 <= k < N] A(k) * C(k)", "sum[k : 0 <= k < N] C(k) * A(k)"),
    ("sum[k : 0 <= k < 0] A(k)", "0.0"),
    ("sum[k : k == 3] A(k)", "A(3)"),
    ("2.0 + sum[k : 0 <= k < N] A(k)", "(sum[k : 0 <= k < N] A(k)) + 2.0"),
    ("max[k : 0 <= k < N] A(k)", "max(-inf, max[k : 0 <= k < N] A(k))"),
    ("(sum[k : 0 <= k < 2] A(k)) + sum[k : 2 <= k < N] A(k)", "sum[k : 0 <= k < N] A(k)"),
    ("sum[k : 0 <= k < 3] A(k)", "A(0) + (A(2) + A(1))"),
    ("f(A(1) + C(1))", "f(C(1) + A(1))"),
    ("select(N >= 5, A(1), A(2))", "select(N < 5, A(2), A(1))"),
]

DIFFERENT = [
    ("A(0)", "A(1)"),
    ("A(0) - C(0)", "C(0) - A(0)"),
    ("A(0) / A(0)", "1.0"),
    ("sum[k : 0 <= k < N] A(k)", "sum[k : 0 <= k < N - 1] A(k)"),
    ("sum[k : 0 <= k < N] A(k)", "sum[k : 0 <= k < N] C(k)"),
    ("sum[k : 0 <= k < N] A(k)", "prod[k : 0 <= k < N] A(k)"),
    ("sum[k : 0 <= k < N] A(k)", "A(0)"),
    ("sum[k : 0 <= k < N] A(k)", "sum[k : 0 <= k < N] A(N - k)"),
    ("f(A(0))", "A(0)"),
    ("0.0 * max[k : 0 <= k < N] A(k)", "0.0"),
    ("exp(A(0))", "log(A(0))"),
    ("inf - inf", "0.0"),
]


@pytest.mark.parametrize(("left", "right"), EQUAL)
def test_equal(left, right):
    assert proves(left, right, low=4)


@pytest.mark.parametrize(("left", "right"), DIFFERENT)
def test_different(left, right):
    assert not proves(left, right)


def test_machine_integers_wrap():
    assert proves("A(0) + A(0)", "2 * A(0)", type="i32")
    assert proves("(A(0) - 1) + 1", "A(0)", type="u8")
    assert not proves("max(A(0) + 1, A(0))", "A(0) + 1", type="i8")
    assert not proves("(A(0) * 2) / 2", "A(0)", type="i32")


def test_division_by_zero_is_unspecified_but_a_function():
    assert proves("A(0) / C(0)", "A(0) / C(0)", type="i32")
    assert not proves("A(0) / 0", "1", type="i32")
    assert not proves("A(0) / 0", "-1", type="i32")


def test_abstract_has_the_operators_laws_alone():
    assert proves("A(0) + C(0)", "C(0) + A(0)", values="abstract")
    assert not proves("2.0 * A(0)", "A(0) + A(0)", values="abstract")
    assert not proves("A(0) - A(0)", "0.0", values="abstract")


def test_ieee_rounds():
    assert proves("A(0) + C(0)", "C(0) + A(0)", values="ieee")
    assert not proves("(A(0) + C(0)) + A(1)", "A(0) + (C(0) + A(1))", values="ieee")
    assert not proves("A(0) + 0.0", "A(0)", values="ieee")
    parts = "(sum[k : 0 <= k < 2] A(k)) + sum[k : 2 <= k < N] A(k)"
    assert not proves(parts, "sum[k : 0 <= k < N] A(k)", values="ieee", low=4)


#: What is equal for the sake of a reduction's laws, and how finely one has to look.
REDUCTIONS = [
    ("sum[k : 0 <= k < N] A(k)", "sum[m : 0 <= m < N] A(m)", Abstraction.INDICES),
    ("sum[k : 0 <= k < N] A(k) * C(k)", "sum[k : 0 <= k < N] C(k) * A(k)", Abstraction.TERMS),
    (
        "(sum[k : 0 <= k < 2] A(k)) + sum[k : 2 <= k < N] A(k)",
        "sum[k : 0 <= k < N] A(k)",
        Abstraction.PARTS,
    ),
    ("sum[k : 0 <= k < 5] A(k)", "sum[k : 0 <= k < 5] A(4 - k)", Abstraction.UNROLLED),
    (
        "sum[k : 0 <= k < N] A(k)",
        "sum[k : -2 <= k < N + 3] select(0 <= k < N, A(k), 0.0)",
        Abstraction.ARRAYS,
    ),
    ("max[k : 0 <= k < N] A(k)", "max[k : 0 <= k <= N] select(k < N, A(k), -inf)", Abstraction.ARRAYS),
    ("sum[k : 0 <= k < N] A(k) * 0.0", "0.0", Abstraction.ARRAYS),
    ("sum[k : 0 <= k < 40] A(k)", "sum[k : 0 <= k < 40] A(39 - k)", Abstraction.MULTISETS),
    (
        "sum[i : 0 <= i < 5] (sum[j : 0 <= j < 6] A(6*i + j))",
        "sum[k : 0 <= k < 30] A(k)",
        Abstraction.MULTISETS,
    ),
    (
        "(sum[k : 0 <= k < 30] A(k)) + 2.0",
        "2.0 + ((sum[k : 0 <= k < 20] A(29 - k)) + sum[k : 20 <= k < 30] A(29 - k))",
        Abstraction.MULTISETS,
    ),
]

#: The same with an error in each.
NO_REDUCTIONS = [
    ("sum[k : 0 <= k < N] A(k)", "sum[k : -2 <= k < N + 3] select(0 <= k < N, A(k), 1.0)"),
    ("sum[k : 0 <= k < N] A(k)", "sum[k : -2 <= k < N + 3] select(0 < k < N, A(k), 0.0)"),
    ("max[k : 0 <= k < N] A(k)", "max[k : 0 <= k <= N] select(k < N, A(k), 0.0)"),
    ("sum[k : 0 <= k < N] A(k) * 0.0", "1.0"),
    ("prod[k : 0 <= k < N] A(k) * 0.0", "1.0"),
    ("sum[k : 0 <= k < 40] A(k)", "sum[k : 0 <= k < 40] A(38 - k)"),
    ("sum[k : 0 <= k < 40] A(k)", "sum[k : 0 <= k < 41] A(39 - k)"),
    ("sum[k : 0 <= k < 40] A(k)", "sum[k : 0 <= k < 40] A(k // 2)"),
    ("sum[i : 0 <= i < 5] (sum[j : 0 <= j < 6] A(6*i + j))", "sum[k : 0 <= k < 29] A(k)"),
    ("sum[i : 0 <= i < 5] (prod[j : 0 <= j < 6] A(6*i + j))", "sum[k : 0 <= k < 30] A(k)"),
    ("(sum[k : 0 <= k < 30] A(k)) + 2.0", "2.0 + ((sum[k : 0 <= k < 30] A(29 - k)) + 2.0)"),
]


@pytest.mark.parametrize(("left", "right", "abstraction"), REDUCTIONS)
def test_reductions_are_refined_until_they_are_proved(monkeypatch, left, right, abstraction):
    first = proof(left, right, low=4)
    assert first.proved
    assert first.abstraction is min(abstraction, Abstraction.ALGEBRA)
    monkeypatch.setattr(Algebra, "proves", lambda *_, **__: False)
    found = proof(left, right, low=4)
    assert found.proved
    assert found.abstraction is abstraction


@pytest.mark.parametrize("values", ["real", "abstract", "ieee", "abstract-associative"])
@pytest.mark.parametrize(("left", "right"), NO_REDUCTIONS)
def test_no_level_proves_what_is_false(left, right, values):
    assert not proves(left, right, values=values)


@pytest.mark.parametrize("values", ["ieee", "abstract-bitwise", "abstract-zeros", "abstract-associative"])
@pytest.mark.parametrize(
    ("left", "right"),
    [
        ("sum[k : 0 <= k < 40] A(k)", "sum[k : 0 <= k < 40] A(39 - k)"),
        ("sum[k : 0 <= k < 5] A(k)", "sum[k : 0 <= k < 5] A(4 - k)"),
    ],
)
def test_order_matters_without_commutation(left, right, values):
    assert not proves(left, right, values=values)


@pytest.mark.parametrize("values", ["ieee", "abstract-bitwise"])
def test_padding_with_the_unit_is_bitwise_equal(values):
    padded = "sum[k : 0 <= k < N + 3] select(k < N, A(k), {})"
    assert proves("sum[k : 0 <= k < N] A(k)", padded.format("-0.0"), values=values)
    assert not proves("sum[k : 0 <= k < N] A(k)", padded.format("0.0"), values=values)


@pytest.mark.parametrize("solver", ["cvc5", "both", "portfolio"])
@pytest.mark.parametrize(("left", "right"), EQUAL)
def test_other_solvers_prove_the_same(left, right, solver):
    pytest.importorskip("cvc5")
    assert proves(left, right, low=4, solver=solver)


@pytest.mark.parametrize(("left", "right"), DIFFERENT)
def test_both_solvers_agree_on_what_differs(left, right):
    pytest.importorskip("cvc5")
    assert not proves(left, right, solver="both")


def test_what_was_compared_before_is_not_called_syntactic():
    sums = ("sum[k : 0 <= k < N] A(k) * C(k)", "sum[k : 0 <= k < N] C(k) * A(k)")
    text = SPEC.format(left=sums[0], right=sums[1], type="f32", low=0)
    spec = load_text(text).specs["s"]
    terms = {e.tensor: canonical(e.value) for e in spec.equations}
    prover = Prover(Equations(spec, "real"))
    for _ in range(2):
        found = prover.prove(build.all_of(spec.assumptions), terms["L"], terms["R"])
        assert (found.proved, found.by, found.abstraction) == (True, "z3", Abstraction.TERMS)


# ---------------------------------------------------------------- side conditions

#: A literal is a number of its own type before it is cast: 0.1 of f32 is not 0.1 of f64.
WIDENED = [
    ("f64(f32(0.1))", "0.1"),
    ("select(N >= 1000, f64(f32(0.1)), 0.1)", "0.1"),
    ("A(0) + f64(f32(0.1))", "A(0) + 0.1"),
    ("f64(f16(70000.0))", "70000.0"),
    ("f64(bf16(257.0))", "257.0"),
    ("f64(f32(16777217.0)) * A(0)", "16777217.0 * A(0)"),
]


@pytest.mark.parametrize("values", ["ieee", "abstract-bitwise", "abstract-zeros", "abstract"])
@pytest.mark.parametrize(("left", "right"), WIDENED)
def test_a_literal_is_rounded_before_it_is_widened(left, right, values):
    assert not proves(left, right, type="f64", values=values)


@pytest.mark.parametrize("values", ["ieee", "abstract-bitwise", "real"])
@pytest.mark.parametrize(
    ("left", "right"), [("f64(f32(0.5))", "0.5"), ("f64(f16(2048.0))", "2048.0"), ("f64(f32(-0.0))", "-0.0")]
)
def test_a_literal_that_fits_is_the_same_in_a_wider_type(left, right, values):
    assert proves(left, right, type="f64", values=values)


def test_the_widened_literal_is_the_rounded_number():
    for values in ("ieee", "abstract-bitwise"):
        assert proves("f64(f32(0.1))", "0.100000001490116119384765625", type="f64", values=values)
        assert proves("f64(f16(70000.0))", "inf", type="f64", values=values)


CLAMP = """
spec s(N):
    assume N >= 4
    operator op(x, y) : {type} assoc comm = {definition}
    input A[N] : {type}
    output L[] : {type}
    output R[] : {type}
    L() = reduce op[k : 0 <= k < select(N == {rare}, 1, N)] A(k)
    R() = op(reduce op[k : 0 <= k < select(N == {rare}, 1, 2)] A(k),
        reduce op[k : select(N == {rare}, 0, 2) <= k < select(N == {rare}, 1, N)] A(k))
"""


@pytest.mark.parametrize(
    ("type", "definition"),
    [("i32", "max(0, max(x, y))"), ("i8", "min(100, max(x, y))"), ("f32", "max(0.0, max(x, y))")],
)
@pytest.mark.parametrize("rare", [1_000_000_000, 3])
def test_a_part_of_an_operator_without_a_unit_is_not_empty(type, definition, rare):
    """At the rare size one element is left, which the operator would change if it met another one."""
    text = CLAMP.format(type=type, definition=definition, rare=rare)
    spec = load_text(text).specs["s"]
    terms = {e.tensor: canonical(e.value) for e in spec.equations}
    for values in ("real", "ieee"):
        proved = Prover(Equations(spec, values)).prove(build.all_of(spec.assumptions), terms["L"], terms["R"])
        assert proved.proved is (rare == 3)


#: What follows from the facts of the usual functions (:mod:`redverify.language.function_facts`).
FACTS = [
    ("sqrt(4.0) * A(0)", "2.0 * A(0)"),
    ("sqrt(A(0) * A(0))", "abs(A(0))"),
    ("exp(A(0) - A(0))", "1.0"),
    ("exp(A(0) + 1.0)", "exp(A(0)) * exp(1.0)"),
    ("exp(A(0) + C(0) + A(1))", "exp(A(1)) * (exp(A(0)) * exp(C(0)))"),
    ("exp(A(0) - C(0)) * exp(C(0) - A(1))", "exp(A(0) - A(1))"),
    ("exp(A(0)) * exp(-A(0))", "1.0"),
    ("exp(A(0) + A(0))", "exp(A(0)) * exp(A(0))"),
    ("exp(max(A(0), C(0)))", "max(exp(A(0)), exp(C(0)))"),
    ("A(0) / exp(C(0))", "A(0) * exp(-C(0))"),
    ("exp2(10.0) * A(0)", "1024.0 * A(0)"),
    ("exp10(-1.0)", "0.1"),
    ("log(exp(A(0)))", "A(0)"),
    ("exp(log(exp(A(0)) + 1.0))", "1.0 + exp(A(0))"),
    ("log2(exp2(A(0)) * exp2(C(0)))", "A(0) + C(0)"),
    ("log(1.0)", "0.0"),
    ("rsqrt(A(0))", "1.0 / sqrt(A(0))"),
    ("tanh(A(0))", "(exp(2.0 * A(0)) - 1.0) / (exp(2.0 * A(0)) + 1.0)"),
    ("sigmoid(A(0))", "exp(A(0)) / (1.0 + exp(A(0)))"),
    ("fma(A(0), A(1), C(0))", "C(0) + A(1) * A(0)"),
    ("pow(A(0), 2.0)", "A(0) * A(0)"),
    ("expm1(A(0)) + 1.0", "exp(A(0))"),
    ("log1p(expm1(A(0)))", "A(0)"),
    ("round(2.5) + roundeven(2.5) * A(0)", "3.0 + 2.0 * A(0)"),
    ("round(-0.5) + ceil(-0.5) + trunc(-0.5)", "floor(-0.5)"),
    ("sum[k : 0 <= k < N] exp(A(k) + 1.0)", "sum[k : 0 <= k < N] exp(1.0) * exp(A(k))"),
]

#: The same with an error in each, or with a side condition that does not hold.
NO_FACTS = [
    ("sqrt(4.0) * A(0)", "-2.0 * A(0)"),
    ("sqrt(A(0) * A(0))", "A(0)"),
    ("sqrt(A(0)) * sqrt(A(0))", "A(0)"),
    ("sqrt(2.0)", "1.4142135"),
    ("exp(A(0) - C(0))", "1.0"),
    ("exp(A(0) + 1.0)", "exp(A(0)) * exp(2.0)"),
    ("exp(A(0) + 1.0)", "exp(A(0)) * 2.7182817"),
    ("exp(A(0) * C(0))", "exp(A(0)) * exp(C(0))"),
    ("exp2(A(0))", "exp(A(0))"),
    ("exp(min(A(0), C(0)))", "max(exp(A(0)), exp(C(0)))"),
    ("exp(log(A(0)))", "A(0)"),
    ("log(exp2(A(0)))", "A(0)"),
    ("log(A(0) * C(0))", "log(A(0)) + log(C(0))"),
    ("sigmoid(A(0))", "1.0 - sigmoid(A(0))"),
    ("pow(A(0), 9.0)", "0.0"),
    ("0.0 * exp(-(max[k : 0 <= k < N] A(k)))", "0.0"),
    ("exp(max[k : 0 <= k < N] A(k)) * exp(-(max[k : 0 <= k < N] A(k)))", "1.0"),
    ("exp(-inf)", "1.0"),
    ("round(2.5)", "2.0"),
    ("roundeven(2.5)", "3.0"),
    ("round(A(0))", "roundeven(A(0))"),
    ("floor(inf)", "0.0"),
]


@pytest.mark.parametrize(("left", "right"), FACTS)
def test_facts_of_the_usual_functions_hold_of_real_numbers_alone(left, right):
    assert proves(left, right)
    assert not proves(left, right, values="abstract")


@pytest.mark.parametrize(("left", "right"), NO_FACTS)
def test_nothing_else_is_known_of_the_usual_functions(left, right):
    assert not proves(left, right)


def test_a_declared_function_of_a_usual_name_has_no_facts():
    text = SPEC.format(left="exp2(A(0) - A(0))", right="1.0", type="f32", low=0)
    declared = text.replace("function f(", "function exp2(")
    for given, expected in ((text, True), (declared, False)):
        spec = load_text(given).specs["s"]
        terms = {e.tensor: canonical(e.value) for e in spec.equations}
        found = Prover(Equations(spec)).prove(build.all_of(spec.assumptions), terms["L"], terms["R"])
        assert found.proved is expected


CAST_ENCODINGS = ("real", "ieee", "abstract-bitwise", "abstract", "abstract-associative")

#: Casts that keep the number: the type, both sides, and in how many of the encodings above.
CASTS = [
    ("f16", "f16(f32(A(0)))", "A(0)", 5),
    ("f16", "f16(f64(f32(A(0) + A(1))))", "A(0) + A(1)", 5),
    ("bf16", "bf16(f32(A(0)))", "A(0)", 5),
    ("i8", "i8(f32(A(0)))", "A(0)", 1),
    ("i16", "i16(i8(f32(i8(A(0)))))", "i16(i8(A(0)))", 1),
    ("i8", "i8(f32(3.0))", "3", 1),
    ("f32", "f32(f64(A(0)))", "A(0)", 5),
    ("f32", "A(0) * f32(N - N + 2)", "2.0 * A(0)", 3),
    ("f32", "f32(i32(7))", "7.0", 3),
    ("f32", "f32(f64(i32(N)))", "f32(i32(N))", 3),
    ("f32", "f32(f16(0.5))", "0.5", 5),
]


@pytest.mark.parametrize("encoding", range(5))
@pytest.mark.parametrize(("type", "left", "right", "encodings"), CASTS)
def test_casts_that_keep_the_number(type, left, right, encodings, encoding):
    holds = encoding < encodings
    assert proves(left, right, type=type, values=CAST_ENCODINGS[encoding]) is holds


@pytest.mark.parametrize("values", ["real", "ieee", "abstract", "abstract-bitwise"])
@pytest.mark.parametrize(
    ("type", "left", "right"),
    [
        ("f32", "f32(f16(A(0)))", "A(0)"),
        ("f16", "f16(bf16(A(0)))", "A(0)"),
        ("u8", "u8(f32(i8(A(0))))", "A(0)"),
        ("f16", "f16(f32(0.1))", "0.2"),
        ("f32", "f32(16777217 + N)", "16777217.0 + f32(N)"),
        ("f32", "f32(N + 2)", "2.0 + f32(N)"),
        ("f32", "f32(i32(16777217))", "16777218.0"),
        ("i32", "i32(f32(A(0)))", "A(0)"),
        ("i8", "i8(f32(300.0))", "44"),
    ],
)
def test_casts_that_round_do_not_keep_the_number(type, left, right, values):
    assert not proves(left, right, type=type, values=values)


def test_an_index_that_isl_bounds_is_exact_over_the_reals():
    assert proves("f32(N % 8 + 2)", "2.0 + f32(N % 8)")
    assert proves("select(N <= 16777216, f32(N) - f32(N - 1), 1.0)", "1.0")
    assert not proves("select(N <= 16777218, f32(N) - f32(N - 1), 1.0)", "1.0")


#: Elements in another order than their sum, so that a solver is needed.
WORDS = "(A(0) + C(1)) + {}", "C(1) + (A(0) + {})"


@pytest.mark.parametrize(
    ("type", "one", "other"),
    [
        ("i32", "i32(2000*N - 1000)", "i32(2000*N) + -1000"),
        ("u8", "u8(3*N + 300)", "u8(N) * 3 + 44"),
        ("i64", "i64(N // 2 - 2*N)", "i64(N // 2) - 2 * i64(N)"),
        ("i32", "i32(8 * (N // 8) + N % 8)", "i32(N)"),
    ],
)
def test_a_cast_to_machine_integers_is_a_sum_of_casts(type, one, other):
    left, right = WORDS
    assert proves(left.format(one), right.format(other), type=type)


@pytest.mark.parametrize(
    ("type", "one", "other"),
    [
        ("f32", "f32(2000*N - 1000)", "f32(2000*N) + -1000.0"),
        ("i32", "i32(u8(N + 1))", "i32(u8(N)) + 1"),
        ("i64", "i64(i32(2*N))", "2 * i64(i32(N))"),
        ("i32", "i32(N // 2 + N // 2)", "i32(N)"),
        ("i32", "i32((N + 2) // 2)", "i32(N // 2) + 2"),
    ],
)
def test_other_casts_are_no_sums_of_casts(type, one, other):
    left, right = WORDS
    values = "ieee" if type == "f32" else "real"
    options = {"type": type, "values": values, "low": 2, "timeout": 2.0}
    assert not proves(left.format(one), right.format(other), **options)


@pytest.mark.parametrize(("guard", "holds"), [("N == 2*M", True), ("N <= 2*M", False)])
def test_casts_of_indices_that_the_domain_says_are_equal(guard, holds):
    spec = load_text(f"""
spec s(N, M):
    assume {guard}
    assume N >= 2
    input A[N] : i32
    output L[] : i32
    output R[] : i32
    L() = A(0) + i32(N)
    R() = i32(M) * 2 + A(0)
""").specs["s"]
    terms = {e.tensor: canonical(e.value) for e in spec.equations}
    prover = Prover(Equations(spec), timeout=2.0)
    assert prover.prove(build.all_of(spec.assumptions), terms["L"], terms["R"]).proved is holds


LONG_WAY = """
spec s(N):
    assume N >= 2
    type step
    operator after : step assoc unit identity
    input A[N] : step
    output S[N] : step
    output L[] : step
    output R[] : step
    tensor T(i) : step
    tensor U(i) : step
    tensor V(i) : step
    tensor W(i) : step
    T(i) = A(0) if i == 0
    T(i) = after(T(i - 1), A(i)) if 1 <= i < N
    U(i) = T(i) if 0 <= i < N
    V(i) = U(i) if 0 <= i < N
    W(i) = V(i) if 0 <= i < N
    S(i) = W(i) if 0 <= i < N
    L() = {left}
    R() = {right}
"""


@pytest.mark.parametrize(
    ("left", "right", "equal"),
    [
        ("S(1)", "T(1)", True),
        ("S(N - 1)", "after(T(N - 2), A(N - 1))", True),
        ("S(1)", "after(A(0), A(1))", True),
        ("S(1)", "after(A(1), A(0))", False),
        ("S(N - 1)", "after(T(N - 2), A(N - 2))", False),
    ],
)
def test_definitions_are_unfolded_until_both_sides_mention_the_same_tensors(left, right, equal):
    spec = load_text(LONG_WAY.format(left=left, right=right)).specs["s"]
    terms = {e.tensor: canonical(e.value) for e in spec.equations}
    prover = Prover(Equations(spec), timeout=3)
    found = prover.prove(build.all_of(spec.assumptions), terms["L"], terms["R"])
    assert found.proved is equal
    if equal:
        assert found.by == "syntactic"


def test_short_sums_are_written_out_bit_by_bit():
    left, right = "sum[k : 0 <= k < 3] A(k)", "(A(1) + A(0)) + A(2)"
    assert proof(left, right, low=3, values="abstract-bitwise").abstraction is Abstraction.UNROLLED
    assert not proves(left, "A(0) + (A(1) + A(2))", low=3, values="abstract-bitwise")


@pytest.mark.parametrize("values", ["abstract-associative", "abstract", "real"])
def test_the_start_of_an_associative_reduction_is_an_operand(values):
    left = "A(0) + C(0) + (sum[k : 0 <= k < N] C(k))"
    assert proves(
        "A(0) + (sum[k : 0 <= k < N] C(k))", "A(0) + (0.0 + sum[k : 0 <= k < N] C(k))", values=values
    )
    assert proves(left, "A(0) + (C(0) + sum[k : 0 <= k < N] C(k))", values=values)
    swapped = "C(0) + (A(0) + sum[k : 0 <= k < N] C(k))"
    assert proves(left, swapped, values=values) is (values != "abstract-associative")
    assert not proves(left, "A(0) + (C(0) + sum[k : 0 <= k < N] C(k))", values="abstract-zeros")


@pytest.mark.parametrize("values", ["real", "ieee", "abstract", "abstract-bitwise"])
def test_indices_as_integers_are_compared_modulo_their_width(values: str) -> None:
    """What isl says of them is all there is: no solver is asked, which would look for a model for long."""
    for left, right in (
        ("i32((16*N + 2147483648) % 4294967296 - 2147483648)", "i32(16*N)"),
        ("i32(N + 4294967296)", "i32(N)"),
    ):
        found = proof(left, right, type="i32", values=values, solver="z3")
        assert found.proved and found.by == "syntactic"
    for left, right in (
        ("i32(N + 65536)", "i32(N)"),
        ("i32((16*N + 2147483648) % 4294967296)", "i32(16*N)"),
        ("i32(2147483648*N)", "i32(0)"),
    ):
        assert not proves(left, right, type="i32", values=values)
    assert not proves("f32(N + 4294967296)", "f32(N)", values=values)
