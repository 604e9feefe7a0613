"""The second opinion on a translation, with programs in Python in the place of compiled ones."""

from dataclasses import dataclass, field

import pytest

import redverify
from redverify.frontends.common.errors import TranslationError
from redverify.frontends.common.running.compiled import Case
from redverify.frontends.common.running.second_opinion import SecondOpinion, agree
from redverify.language.types import BUILTIN_TYPES, F32, TypeKind, ValueType, wrap
from redverify.reporting.result import Verdict

pytestmark = pytest.mark.ring("quick")

INT32 = ValueType("i32", TypeKind.INT, 32)

TEXT = """
spec total(N):
    assume N >= 0
    input  A[N] : {type}
    output B[]  : {type}
    B() = sum[k : 0 <= k < N] A(k)

impl p of total(a = A, b = B):
    b[] {{{zero}}} := {zero}
    accumulate b:
        for i < {extent}:
            b[] {{B()}} +{{i}}= a[i]
"""


def text(extent="N", type_="i32"):
    return TEXT.format(extent=extent, type=type_, zero="0" if type_ == "i32" else "0.0")


def total(values):
    """The sum, as 32 bits hold it where it is one of integers."""
    found = sum(values)
    return found if isinstance(found, float) else (found + 2**31) % 2**32 - 2**31


def but_last(values):
    return total(values[:-1])


@dataclass
class Program:
    """A compiled program: what it computes of the list of its inputs."""

    computes: object
    role: str = "the compiled function after"
    wraps: bool = True
    finite: bool = False
    needs_elements: bool = False
    cases: list[Case] = field(default_factory=list)

    def run(self, cases):
        self.cases += cases
        return [self._one(case) for case in cases]

    def _one(self, case):
        n = case.params["N"]
        found = self.computes([case.inputs.get(("A", (k,)), case.fill.get("A")) for k in range(n)])
        return found if isinstance(found, str) else {("B", ()): found}


def before(computes=total):
    return Program(computes, "the compiled function before")


def verified(written, opinion):
    (impl,) = opinion(redverify.verify_text(written)).impls
    return impl


def test_programs_that_agree():
    opinion = SecondOpinion(text(), before(), Program(total))
    assert opinion.run.cases >= 6
    assert opinion.run.elements == 2 * opinion.run.cases
    assert len(opinion.run.sizes) == 3
    impl = verified(text(), opinion)
    assert impl.verdict is Verdict.VERIFIED
    assert impl.compiled_run == opinion.run


@pytest.mark.parametrize(
    "first, second, message",
    [
        (but_last, total, r"the compiled function before gives B\(\) = .*the specification that was read"),
        (total, but_last, r"the compiled function after gives B\(\) = .*the implementation that was read"),
        (lambda values: total(values) + (len(values) > 30), total, "N = "),
        (total, lambda values: total(values) & 0xFF, "the implementation"),
    ],
)
def test_a_translation_that_the_compiled_code_contradicts_is_none(first, second, message):
    with pytest.raises(TranslationError, match=message):
        SecondOpinion(text(), before(first), Program(second))


def test_integers_at_the_edges_of_their_type_only_where_arithmetic_wraps():
    for wraps in (True, False):
        program = Program(total, wraps=wraps)
        SecondOpinion(text(), before(), program)
        large = any(abs(v) >= 2**30 for case in program.cases for v in case.inputs.values())
        assert large == wraps


def test_inputs_of_real_numbers_are_finite_and_others_are_not():
    for values, finite in (("real", True), ("ieee", False)):
        program = Program(total)
        SecondOpinion(text(type_="f32"), before(), program, values)
        assert finite == all(abs(v) < 1e30 for case in program.cases for v in case.inputs.values())


def test_a_refutation_that_the_compiled_code_confirms():
    opinion = SecondOpinion(text("N - 1"), before(), Program(but_last))
    impl = verified(text("N - 1"), opinion)
    assert impl.verdict is Verdict.REFUTED
    assert impl.compiled_run.confirmed
    assert impl.compiled_run.witness.startswith("the compiled function after gives B() = 0, expected ")


def test_a_refutation_that_the_compiled_code_contradicts():
    """The text drops an element where N is 2, which is not among the sizes; the compiled program does not."""
    written = text("max(N - max(0, 1 - max(N - 2, 2 - N)), 0)")
    assert {"N": 2} not in SecondOpinion(written, before(), Program(total)).run.sizes
    opinion = SecondOpinion(written, before(), Program(total))
    impl = verified(written, opinion)
    assert impl.verdict is Verdict.INCONCLUSIVE
    assert impl.witness is None
    assert "not refuted: the compiled function after gives B()" in impl.notes[0]


def test_what_cannot_be_run_is_said():
    opinion = SecondOpinion(text(), "there is no compiler", Program(lambda values: "it crashed"))
    assert opinion.run.cases == 0
    assert opinion.run.notes == (
        "there is no compiler",
        "the compiled function after was not run: it crashed",
    )
    refuted = verified(text("N - 1"), SecondOpinion(text("N - 1"), before(), "no compiler after"))
    assert refuted.verdict is Verdict.REFUTED
    assert refuted.compiled_run.witness == "no compiler after"


ROWS = """
spec rows(N):
    assume N == 100000
    input  A[N] : i32
    output B[N] : i32
    B(i) = A(i) + 1

impl p of rows(a = A, b = B):
    par i < N:
        b[i] {B(i)} := a[i] + 1
"""


@dataclass
class Rows(Program):
    """Each element by itself."""

    def run(self, cases):
        self.cases += cases
        return [
            {(t, p): self.computes(case.inputs.get(("A", p), case.fill["A"])) for t, p in case.wanted}
            for case in cases
        ]


def test_a_run_that_is_too_long_is_compared_in_slices():
    program = Rows(lambda value: value + 1)
    opinion = SecondOpinion(ROWS, Rows(lambda value: value + 1), program)
    assert opinion.run.cases == len(program.cases) > 0
    assert all(len(case.inputs) < 10 for case in program.cases)
    with pytest.raises(TranslationError, match="N = 100000"):
        SecondOpinion(ROWS, Rows(lambda value: value + 1), Rows(lambda value: value + 2))


def elementwise(expression, type_="i32", meaning="A(i) / A(i)"):
    return f"""
spec rows(N):
    assume N >= 1
    input  A[N] : {type_}
    output B[N] : {type_}
    B(i) = {meaning}

impl p of rows(a = A, b = B):
    par i < N:
        b[i] {{B(i)}} := {expression}
"""


def test_a_quotient_by_zero_is_not_compared_and_refutes_nothing():
    """What it is is left to the compiler: here 1 before, and 0 after."""
    written = elementwise("select(a[i] == 0, 0, 1)")
    one, other = Rows(lambda value: 1), Rows(lambda value: int(value != 0))
    assert verified(written, lambda result: result).verdict is Verdict.REFUTED
    impl = verified(written, SecondOpinion(written, one, other))
    assert impl.verdict is Verdict.INCONCLUSIVE
    assert "an integer divided by zero" in impl.notes[0]
    wrong = elementwise("select(a[i] == 3, 0, 1)")
    assert verified(wrong, SecondOpinion(wrong, one, Rows(lambda value: int(value != 3)))).verdict is (
        Verdict.REFUTED
    )


@pytest.mark.parametrize(
    ("type_", "verdict"), [("i32", "inconclusive"), ("u32", "refuted"), ("i16", "refuted")]
)
def test_an_overflow_that_the_compiler_leaves_undefined_refutes_nothing(type_, verdict):
    """``max(a, a + 1)`` is ``a + 1`` but for the greatest number."""
    into = wrap(BUILTIN_TYPES[type_])
    one, two = (Rows(lambda v, n=n: max(into(v + n - 1), into(v + n)), wraps=False) for n in (1, 2))
    before = Rows(lambda v: into(v + 1), wraps=False)
    written = elementwise("max(a[i], a[i] + 1)", type_, "A(i) + 1")
    assert verified(written, lambda result: result).verdict is Verdict.REFUTED
    assert verified(written, SecondOpinion(written, before, one)).verdict.value == verdict
    wrong = elementwise("max(a[i] + 1, a[i] + 2)", type_, "A(i) + 1")
    assert verified(wrong, SecondOpinion(wrong, before, two)).verdict is Verdict.REFUTED


def test_floats_that_are_not_finite_are_compared_unless_the_compiler_takes_them_for_finite():
    written = elementwise("a[i] / a[i]", "f32")
    with pytest.raises(TranslationError, match="= 1"):
        SecondOpinion(written, Rows(lambda value: 1.0), Rows(lambda value: 1.0))
    finite = [Rows(lambda value: 1.0, finite=True) for _ in range(2)]
    assert SecondOpinion(written, *finite).run.elements > 0


def test_what_is_cast_from_a_type_has_its_rounding():
    written = elementwise("f64(f32(a[i])) + 1.0", "f64").replace("A(i) / A(i)", "f64(f32(A(i))) + 1.0")
    by = {
        near: [Rows(lambda value, n=near: value * (1 + n) + 1.0) for _ in range(2)] for near in (1e-6, 1e-3)
    }
    assert SecondOpinion(written, *by[1e-6]).run.elements > 0
    with pytest.raises(TranslationError):
        SecondOpinion(written, *by[1e-3])
    plain = written.replace("f64(f32(A(i)))", "A(i)").replace("f64(f32(a[i]))", "a[i]")
    with pytest.raises(TranslationError):
        SecondOpinion(plain, *by[1e-6])


@pytest.mark.parametrize(
    "wanted, given, type_, equal",
    [
        (1, 1, INT32, True),
        (1, 2, INT32, False),
        (1.0, 1.00001, F32, True),
        (1.0, 1.01, F32, False),
        (float("nan"), float("nan"), F32, True),
        (float("nan"), 1.0, F32, False),
        (float("inf"), float("-inf"), F32, False),
    ],
)
def test_agreement(wanted, given, type_, equal):
    assert agree(wanted, given, type_, 1.0) is equal
