"""What TVM's functions and operations on data mean, and that different functions stay different."""

import re

import pytest

pytest.importorskip("tvm")

from redverify.frontends import tvm as front
from redverify.frontends.common.names import symbol
from redverify.reporting.result import Verdict
from tests.frontends.scripts import element, verdict_of

VERIFIED, REFUTED = Verdict.VERIFIED, Verdict.REFUTED


def extern(name, argument="A[vi]", dtype="float32"):
    return element(f'T.call_pure_extern("{dtype}", "{name}", {argument})', dtype=dtype)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("expf", "__expf"),
        ("f_g", "f.g"),
        ("f.g", "f-g"),
        ("f", "f_"),
        ("f", "externs_f"),
        ("abs", "fabs"),
        ("F", "f"),
    ],
)
def test_different_symbols_are_different_functions(first, second):
    assert verdict_of(extern(first), extern(second)) is Verdict.INCONCLUSIVE
    assert verdict_of(extern(first), extern(first)) is VERIFIED


def test_a_symbol_is_not_the_operation_of_that_name():
    absolute = element("T.fabs(A[vi])", dtype="float32")
    assert verdict_of(absolute, extern("abs")) is Verdict.INCONCLUSIVE
    assert verdict_of(absolute, extern("fabsf")) is VERIFIED
    assert verdict_of(absolute, extern("fabs")) is Verdict.INCONCLUSIVE  # that is of doubles
    assert verdict_of(element("T.exp(A[vi])", dtype="float32"), extern("expf")) is Verdict.INCONCLUSIVE


def test_names_are_injective():
    names = ["f.g", "f_g", "f-g", "_f_g", "f_g_", "par", "par_", "1f", "x1f", "", "x"]
    names += [symbol(n, "extern_", "externs_").removeprefix("externs_") for n in names]
    assert len({symbol(n, "extern_", "externs_") for n in set(names)}) == len(set(names))


def test_equal_names_with_other_types_are_refused():
    with pytest.raises(front.TranslationError, match="different types"):
        front.to_sched(
            extern("f", "A[vi], A[vi]", "int32"), element('T.call_pure_extern("int32", "f_i32", A[vi])')
        )


def test_an_unknown_function_refutes_nothing_but_what_needs_no_value():
    assert verdict_of(extern("f"), extern("f", "A[7 - vi]")) is Verdict.INCONCLUSIVE
    assert verdict_of(extern("f"), extern("f", "A[vi + 1]")) is REFUTED  # it reads outside of the array


#: Two expressions of ``a``, the type, and whether they are equal; ``None`` if that is not proved yet.
OPERATIONS = [
    ("a % 3", "a - a // 3 * 3", "int32", True),
    ("T.truncmod(a, 3)", "a - T.truncdiv(a, 3) * 3", "int32", None),
    ("a // 3", "T.truncdiv(a, 3)", "int32", False),
    ("a % 3", "T.truncmod(a, 3)", "int32", False),
    ("T.shift_left(a, 2)", "a * 4", "int32", None),
    ("T.shift_left(a, 2)", "a * 8", "int32", False),
    ("T.shift_right(a, 1)", "a // 2", "int32", None),
    ("T.shift_right(a, 1)", "T.truncdiv(a, 2)", "int32", False),
    ("T.shift_right(a, T.uint8(1))", "a // T.uint8(2)", "uint8", None),
    ("a & 7", "a % 8", "int32", None),
    ("a & 7", "a % 4", "int32", False),
    ("a | 0", "a", "int32", None),
    ("a ^ a", "a - a", "int32", None),
    ("~a", "-1 - a", "int32", None),
    ("~a", "T.uint8(255) - a", "uint8", None),
    ("T.popcount(a)", "T.popcount(a & -1)", "int32", None),
    ("T.round(a)", "T.nearbyint(a)", "float32", True),
]


@pytest.mark.parametrize(("first", "second", "dtype", "equal"), OPERATIONS, ids=str)
def test_operations_on_data(first, second, dtype, equal):
    one, two = (element(re.sub(r"\ba\b", "A[vi]", e), dtype=dtype) for e in (first, second))
    found = verdict_of(one, two)
    if equal is None:
        assert found is not REFUTED
    else:
        assert found is (VERIFIED if equal else REFUTED)
