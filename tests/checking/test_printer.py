"""The printer of typed programs as Lean."""

import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from redverify.checking.data.errors import CertificateError
from redverify.checking.printer import WIDTH, Printer, checked, line, print_program
from redverify.language import core
from redverify.language.diagnostics import DiagnosticError
from redverify.language.load import load_file, load_text

pytestmark = pytest.mark.ring("quick")

EXAMPLES = sorted(Path(__file__).parents[2].joinpath("examples").rglob("*.sched"))

SMALL = """
spec last(N):
    assume N > 0 and N != 7
    type T
    function f() -> T
    operator join : T assoc unit e
    input  A[1..N + 1] : T
    output B[] : T

    B() = join(f(), reduce join[k : 1 <= k <= N] A(k)) if N // 2 >= -1

impl backwards of last(a[i - 1 : N] = A(i), b = B):
    assume N % 2 == 0 or false
    b[] {f()} := f()
    accumulate b:
        for i < max(N, 0, -N):
            if i < N:
                b[] {B()} join{i + 1}= a[i]
            else:
                skip
"""

PRINTED = """\
/-- `N` -/ abbrev v_N : Var := 0
/-- `k` -/ abbrev v_k : Var := 1
/-- `i` -/ abbrev v_i : Var := 2
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `A` -/ abbrev t_A : Ten := 0
/-- `B` -/ abbrev t_B : Ten := 1

/-- Specification `last`. -/
def spec : Spec where
  assumptions := [.and (.lt (.const 0) (.var v_N)) (.not (.eq (.var v_N) (.const 7)))]
  inputs := [Region.mk t_A [(.const 1, .add (.var v_N) (.const 1))]]
  outputs := [Region.mk t_B []]
  equations :=
    [
      Equation.mk
        t_B
        []
        (.le (.const (-1)) (.div (.var v_N) 2))
        (.reduce
          [.fn (.declared "f()") []]
          (.declared "join")
          [v_k]
          (.and (.le (.const 1) (.var v_k)) (.le (.var v_k) (.var v_N)))
          (.access t_A [.var v_k]))]

/-- Implementation `backwards`. -/
def impl : Impl where
  assumptions := [.or (.eq (.mod (.var v_N) 2) (.const 0)) .false]
  bindings :=
    [
      Binding.mk a_a t_A [v_i] [.add (.var v_i) (.const (-1))] (some [.var v_N]),
      Binding.mk a_b t_B [] [] none]
  body :=
    .seq (.assign a_b [] (.fn (.declared "f()") [])) <|
    .scope [a_b] <|
      .for v_i (.const 0) (.max (.max (.var v_N) (.const 0)) (.mul (-1) (.var v_N))) <|
        .ifte (.lt (.var v_i) (.var v_N)) (
          .accumulate false (.declared "join") a_b [] (.read a_a [.var v_i])
        ) (
          .skip
        )
"""


def test_a_small_program() -> None:
    assert print_program(load_text(SMALL).impls["backwards"]) == PRINTED


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_examples_print(path: Path) -> None:
    """All names are defined once, brackets match, and lines are of bearable length."""
    for impl in load_file(path).impls.values():
        if any(type_.fields for type_ in impl.spec.types):
            with pytest.raises(CertificateError, match="is a record"):
                print_program(impl)
            continue
        text = print_program(impl)
        assert text.isascii()
        names = re.findall(r"^/-- `\$?\w+` -/ abbrev (\w+) : (?:Var|Arr|Ten) := (\d+)$", text, re.M)
        assert len(names) == len({name for name, _ in names})
        assert {name for name, _ in names} == set(
            re.findall(r"\b[vatd]_\w+", re.sub(r'"[^"]*"|`\$?\w+`', "", text))
        )
        for left, right in ("()", "[]"):
            assert text.count(left) == text.count(right)
        assert max(map(len, text.splitlines())) <= WIDTH + 30


def test_numbers_are_dense_and_parameters_come_first() -> None:
    impl = load_text(SMALL).impls["backwards"]
    printer = Printer(impl.spec)
    assert printer.numbers["v"] == {"N": 0}
    printer.definition_of_impl(impl)
    for numbers in printer.numbers.values():
        assert list(numbers.values()) == list(range(len(numbers)))


VALUES = """
spec values(N):
    operator op : i32 comm unit zero
    function zero(i32) -> i32
    input  A[N] : f32
    input  C[N] : i32
    output B[N] : f32

    B(i) = {}

impl copy of values(a = A, c = C, b = B):
    skip
"""


#: Right sides, and the terms that they are.
TERMS = {
    "0.5": ".fn (.literal .f32 1 2) []",
    "-3": ".fn (.literal .f32 (-3) 1) []",
    "-0.0": '.fn (.special .f32 "-0.0") []',
    "-inf": '.fn (.special .f32 "-inf") []',
    "-A(i)": '.fn (.builtin "neg" .f32) [.access t_A [.var v_i]]',
    "A(i) - A(0) / 2": '.fn (.builtin "-" .f32) [.access t_A [.var v_i], .fn (.builtin "/" .f32) '
    "[.access t_A [.const 0], .fn (.literal .f32 2 1) []]]",
    "f32(i + 1)": ".index .f32 (.add (.var v_i) (.const 1))",
    "f32(C(i))": ".fn (.cast .i32 .f32) [.access t_C [.var v_i]]",
    "f32(i < 2 or true)": ".fn (.cast .bool .f32) [.cond (.or (.lt (.var v_i) (.const 2)) .true)]",
    "f32(C(0) == C(1))": '.fn (.cast .bool .f32) [.fn (.builtin "==" .i32) '
    "[.access t_C [.const 0], .access t_C [.const 1]]]",
    "select(i == 0, A(i), 1)": ".select (.eq (.var v_i) (.const 0)) (.access t_A [.var v_i]) "
    "(.fn (.literal .f32 1 1) [])",
    "select(C(i) < 1, A(i), 0)": '.fn (.builtin "select" .f32) [.fn (.builtin "<" .i32) '
    "[.access t_C [.var v_i], .fn (.literal .i32 1 1) []], .access t_A [.var v_i], "
    ".fn (.literal .f32 0 1) []]",
    "min(A(0), A(1), A(2))": '.fn (.builtin "min" .f32) [.fn (.builtin "min" .f32) '
    "[.access t_A [.const 0], .access t_A [.const 1]], .access t_A [.const 2]]",
    "sqrt(A(i))": '.fn (.builtin "sqrt" .f32) [.access t_A [.var v_i]]',
    # the constant `zero` and the function `zero` differ by their arguments
    "f32(zero(op(C(i), zero)))": '.fn (.cast .i32 .f32) [.fn (.declared "zero") [.fn (.declared "op") '
    '[.access t_C [.var v_i], .fn (.declared "zero") []]]]',
    "sum[k : k == i] A(k)": '.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_k] '
    "(.eq (.var v_k) (.var v_i)) (.access t_A [.var v_k])",
    "A(0) + sum[k : k == i] A(k)": '.reduce [.access t_A [.const 0]] (.builtin "+" .f32) [v_k] '
    "(.eq (.var v_k) (.var v_i)) (.access t_A [.var v_k])",
    "max[k : k == i] A(k)": '.reduce [.fn (.special .f32 "-inf") []] (.builtin "max" .f32) [v_k] '
    "(.eq (.var v_k) (.var v_i)) (.access t_A [.var v_k])",
    "f32(max[k : k == i] C(k))": ".fn (.cast .i32 .f32) [.reduce "
    '[.fn (.literal .i32 (-2147483648) 1) []] (.builtin "max" .i32) [v_k] '
    "(.eq (.var v_k) (.var v_i)) (.access t_C [.var v_k])]",
    "f32(reduce op[k : k == i] C(k))": '.fn (.cast .i32 .f32) [.reduce [.fn (.declared "zero") []] '
    '(.declared "op") [v_k] (.eq (.var v_k) (.var v_i)) (.access t_C [.var v_k])]',
    "f32(all[k, l : k == i] true)": '.fn (.cast .bool .f32) [.reduce [.fn (.special .bool "true") []] '
    '(.builtin "and" .bool) [v_k, v_l] (.eq (.var v_k) (.var v_i)) (.fn (.special .bool "true") [])]',
}


@pytest.mark.parametrize("source", TERMS)
def test_values(source: str) -> None:
    spec = load_text(VALUES.format(source)).impls["copy"].spec
    assert line(Printer(spec).value(spec.equations[0].value)) == TERMS[source]


def test_real_maximum_starts_from_its_first_element() -> None:
    text = VALUES.replace("f32", "real").format("max[k : 0 <= k < i] A(k)")
    spec = load_text(text).impls["copy"].spec
    assert line(Printer(spec).value(spec.equations[0].value)).startswith('.reduce [] (.builtin "max" .real)')


# ---------------------------------------------------------------- names


@pytest.mark.parametrize(
    "hostile", ["", "a b", "a\n", "x := 0", "«x»", 'x"', "λ", "1a", "x.y", "a'", "--", "sorry\ndef"]
)
def test_no_other_names_reach_lean(hostile: str) -> None:
    """The grammar gives no such name, and the printer takes none."""
    with pytest.raises(ValueError, match="not a name"):
        checked(hostile)
    impl = load_text(SMALL).impls["backwards"]
    loop = core.Loop(hostile, core.IConst(0), core.IConst(1), (core.Skip(impl.span),), False, impl.span)
    for broken in (
        replace(impl, name=hostile),
        replace(impl, spec=replace(impl.spec, name=hostile)),
        replace(impl, spec=replace(impl.spec, parameters=(hostile,))),
        replace(impl, body=(loop,)),
        replace(impl, body=(core.Scope((hostile,), loop.body, impl.span),)),
        replace(impl, body=(_calling(impl, hostile),)),
    ):
        with pytest.raises(ValueError, match="not a name"):
            print_program(broken)


def _calling(impl: core.Impl, name: str) -> core.Assign:
    first = impl.body[0]
    assert isinstance(first, core.Assign)
    return replace(first, value=core.Apply(first.value.type, name, (), declared=True))


@pytest.mark.parametrize("hostile", ["«x»", 'x"', "λ", "1a", "x.y", "a'", "x\u2028"])
def test_the_language_has_no_other_names(hostile: str) -> None:
    with pytest.raises(DiagnosticError):
        load_text(SMALL.replace("join", hostile))


def test_lean_keywords_are_fine_as_names() -> None:
    text = SMALL
    for name, keyword in {"join": "theorem", "f()": "def()", "last": "end", "backwards": "sorry"}.items():
        text = text.replace(name, keyword)
    printed = print_program(load_text(text).impls["sorry"])
    assert '(.declared "theorem")' in printed
    assert "def spec" in printed


# ---------------------------------------------------------------- what is not printed


def test_annotations_are_not_printed() -> None:
    impl = load_text(SMALL).impls["backwards"]
    other = load_text(SMALL.replace("{f()}", "{B()}")).impls["backwards"]
    assert impl != other
    assert print_program(impl) == print_program(other)


def test_elements_of_reductions_are_refused() -> None:
    spec = load_text(SMALL).impls["backwards"].spec
    value = spec.equations[0].value
    with pytest.raises(TypeError):
        Printer(spec).value(core.Element(value.type, value, (core.IConst(1),)))


def test_the_printer_needs_no_solver() -> None:
    code = "import sys, redverify.checking.printer; assert not {'islpy', 'z3'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_arrays_that_overlap_are_in_no_statement() -> None:
    """Lean's arrays are apart, so that a claim about arrays that overlap would be about another program."""
    text = """spec shift(N):
    input A[N] : f32
    output B[N] : f32
    B(i) = A(i)

impl p of shift(x = A, y = B):
    overlap x, y at d
    for i < N:
        y[i] {B(i)} := x[i]
"""
    impl = load_text(text).impls["p"]
    for said in (impl, replace(impl, body=())):
        with pytest.raises(CertificateError, match="overlapping arrays"):
            Printer(impl.spec).definition_of_impl(said)
