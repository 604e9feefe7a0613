"""Operations of machines: solvers and runs agree on what they return and where they are undefined.

The two are written apart. Programs that use the operations are verified and refuted by what they are, and
nothing is proved or refuted by what they return where they are undefined.
"""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest
import z3

import redverify
from redverify.interpreter.domains.machine_operations import _INTEGERS, meaning_of
from redverify.interpreter.domains.terms import Unknown
from redverify.language import core
from redverify.language.machine_operations import LAWFUL, function_name
from redverify.language.source import NOWHERE
from redverify.language.types import BUILTIN_TYPES, TypeKind, ValueType
from redverify.reporting.result import Verdict
from redverify.solving.encodings.division import Divisions
from redverify.solving.encodings.machine_operations import _RULES, meaning

SPEC = core.Spec("s", (), (), (), {}, {}, {}, (), NOWHERE)

EDGES = (-128, -127, -9, -8, -7, -2, -1, 0, 1, 2, 3, 7, 8, 9, 126, 127, 128, 200, 255)

#: The types that the operands and the result of an operation have, where they are not all alike.
TYPES = {
    "arith_extsi": ("i8 i16", "bool i8", "bool bool"),
    "arith_trunci": ("i16 i8", "i8 bool"),
    "halide_absd": ("i8 i8 u8", "u8 u8 u8"),
    "halide_saturating_cast": ("i16 i8", "i8 u8", "u16 i8", "i8 i16"),
    "halide_shift_left": ("i8 i8 i8", "u8 i8 u8", "i8 u8 i8", "u8 u8 u8"),
    "halide_shift_right": ("i8 i8 i8", "u8 i8 u8", "i8 u8 i8", "u8 u8 u8"),
    "word_shl": ("i8 i8 i8", "u8 i8 u8", "i8 u8 i8", "u8 u8 u8"),
    "word_shr": ("i8 i8 i8", "u8 i8 u8", "i8 u8 i8", "u8 u8 u8"),
}
UNARY = (
    "word_not",
    "word_popcount",
    "word_clz",
    "word_ctz",
    "tvm_clz",
    "math_ctpop",
    "math_ctlz",
    "math_cttz",
)


def signatures(operation: str) -> list[tuple[ValueType, ...]]:
    count = 2 if operation in UNARY else 3
    texts = TYPES.get(operation, (" ".join(["i8"] * count), " ".join(["u8"] * count)))
    return [tuple(BUILTIN_TYPES[t] for t in text.split()) for text in texts]


def applied(operation: str, types: tuple[ValueType, ...]) -> core.Apply:
    operands = tuple(core.Access(t, f"x{n}", ()) for n, t in enumerate(types[:-1]))
    return core.Apply(types[-1], function_name(operation, types), operands, declared=True)


def numbers(type_: ValueType) -> list[Any]:
    if type_.kind is TypeKind.BOOL:
        return [False, True]
    rng = random.Random(type_.name)
    drawn = [rng.randint(type_.least, type_.greatest) for _ in range(6)]
    return sorted(
        {e for e in EDGES if type_.least <= e <= type_.greatest} | {*drawn, type_.least, type_.greatest}
    )


def word(type_: ValueType, value: Any) -> Any:
    return z3.BoolVal(value) if type_.kind is TypeKind.BOOL else z3.BitVecVal(value, type_.bits)


def number(type_: ValueType, value: Any) -> Any:
    if type_.kind is TypeKind.BOOL:
        return z3.is_true(value)
    return value.as_signed_long() if type_.kind is TypeKind.INT else value.as_long()


def computed(value: Any, divisions: Divisions) -> Any:
    """The value without the constants of quotients and remainders."""
    facts = [f for f in divisions.facts() if z3.is_eq(f)]
    for _ in range(2):
        value = z3.substitute(value, [(f.arg(0), f.arg(1)) for f in facts])
    return z3.simplify(value)


@pytest.mark.parametrize("operation", sorted(_RULES))
def test_solvers_and_runs_agree(operation: str) -> None:
    known = 0
    for types in signatures(operation):
        apply = applied(operation, types)
        run = meaning_of(apply, exact=True, ieee=False)
        assert run is not None
        for arguments in itertools.product(*map(numbers, types[:-1])):
            words = [word(t, a) for t, a in zip(types, arguments, strict=False)]
            undefined = z3.Const(
                "undefined", z3.BoolSort() if types[-1].bits == 0 else z3.BitVecSort(types[-1].bits)
            )
            divisions = Divisions()
            found = meaning(SPEC, apply, words, divisions, undefined)
            if found is None:
                break
            known += 1
            found, returned = computed(found, divisions), run(*arguments)
            if isinstance(returned, Unknown):
                assert found.eq(undefined), (operation, types, arguments, found)
            else:
                assert number(types[-1], found) == returned, (operation, types, arguments)
    assert known > 10


def test_every_rule_has_a_meaning_in_runs() -> None:
    assert _INTEGERS.keys() >= _RULES.keys()
    assert _RULES.keys() >= LAWFUL.keys()


@pytest.mark.parametrize("rounding", ["floor", "trunc", "euclid"])
@pytest.mark.parametrize("signed", [True, False])
def test_a_quotient_and_its_remainder_make_the_dividend(rounding: Any, signed: bool) -> None:
    for a, b in itertools.product(range(0, 256, 5), (1, 2, 3, 127, 128, 129, 254, 255)):
        divisions = Divisions()
        x, y = z3.BitVecVal(a, 8), z3.BitVecVal(b, 8)
        quotient = divisions.quotient(rounding, x, y, signed=signed)
        remainder = divisions.remainder(rounding, x, y, signed=signed)
        _, identity, _ = divisions.facts()
        assert z3.is_true(computed(z3.And(identity, x == quotient * y + remainder), divisions)), (a, b)


PROGRAM = """spec s(N):
    assume N >= 1
    input  A[N] : @type
    input  D[N] : @type
@functions
    output B[N] : @type

    B(i) = @specified

impl program of s(a = A, d = D, b = B):
    for i < N:
        b[i] {B(i)} := @written
"""


def verdict(type_: str, specified: str, written: str, *functions: str, values: str = "real") -> Verdict:
    """Of a program whose functions take and give that type, or say otherwise: ``f(i32, i32): bool``."""
    lines = []
    for function in functions:
        name, _, arity = function.partition("/")
        types = [type_] * (int(arity or 2) + 1)
        declared = "_".join([name, *types])
        lines.append(f"    function {declared}({', '.join(types[1:])}) -> {type_}")
        specified, written = (t.replace(f"{name}(", f"{declared}(") for t in (specified, written))
    text = PROGRAM.replace("@type", type_).replace("@functions", "\n".join(lines))
    return redverify.verify_text(
        text.replace("@specified", specified).replace("@written", written), values=values
    ).verdict


RIGHT = [
    ("i32", "word_shl(A(i), 2)", "a[i] * 4", ["word_shl"]),
    ("i32", "word_shr(A(i), 3)", "floordiv(a[i], 8)", ["word_shr"]),
    ("u32", "word_shr(A(i), 3)", "a[i] / 8", ["word_shr"]),
    ("i32", "word_and(A(i), 7)", "floormod(a[i], 8)", ["word_and"]),
    ("i32", "word_xor(A(i), A(i))", "a[i] - a[i]", ["word_xor"]),
    ("i32", "word_not(A(i))", "-1 - a[i]", ["word_not/1"]),
    (
        "i32",
        "word_floormod(A(i), 3)",
        "a[i] - word_floordiv(a[i], 3) * 3",
        ["word_floormod", "word_floordiv"],
    ),
    ("i64", "floormod(A(i), 3)", "a[i] - floordiv(a[i], 3) * 3", []),
    ("i32", "A(i) / 7 * 7 + word_truncmod(A(i), 7)", "a[i]", ["word_truncmod"]),
    (
        "i32",
        "word_shr(A(i), word_and(A(i), 1))",
        "select(floormod(a[i], 2) == 0, a[i], floordiv(a[i], 2))",
        ["word_shr", "word_and"],
    ),
    ("i32", "halide_div(A(i), D(i))", "select(d[i] == 0, 0, halide_div(a[i], d[i]))", ["halide_div"]),
    (
        "i32",
        "halide_shift_right(A(i), 1)",
        "halide_shift_left(a[i], -1)",
        ["halide_shift_right", "halide_shift_left"],
    ),
    ("i32", "word_popcount(A(i))", "word_popcount(word_and(a[i], -1))", ["word_popcount/1", "word_and"]),
    (
        "u8",
        "halide_saturating_add(A(i), D(i))",
        "select(a[i] + d[i] < a[i], 255, a[i] + d[i])",
        ["halide_saturating_add"],
    ),
    ("i8", "arith_remsi(A(i), 3)", "a[i] - arith_divsi(a[i], 3) * 3", ["arith_remsi", "arith_divsi"]),
    # the same undefined result on both sides
    ("i32", "word_shl(A(i), 40)", "word_shl(a[i] + 0, 40)", ["word_shl"]),
    ("i32", "word_floordiv(A(i), 0)", "word_floordiv(a[i] * 1, 0)", ["word_floordiv"]),
]

#: Wrong where the operation is defined.
WRONG = [
    ("i32", "word_shl(A(i), 2)", "a[i] * 8", ["word_shl"]),
    ("i32", "word_shr(A(i), 1)", "a[i] / 2", ["word_shr"]),
    ("i32", "word_and(A(i), 7)", "a[i] - a[i] / 8 * 8", ["word_and"]),
    ("u32", "word_not(A(i))", "a[i]", ["word_not/1"]),
    ("i32", "halide_mod(A(i), D(i))", "floormod(a[i], d[i])", ["halide_mod"]),
    ("i32", "halide_div(A(i), 0)", "1", ["halide_div"]),
]

#: Equal, or not equal, only by what an operation returns where it is undefined, or by an unknown function.
OPEN = [
    ("i32", "word_shl(A(i), 32)", "0", ["word_shl"]),
    ("i32", "word_shl(A(i), 32)", "a[i]", ["word_shl"]),
    ("i32", "word_floordiv(A(i), 0)", "0", ["word_floordiv"]),
    (
        "i32",
        "word_floordiv(A(i), D(i))",
        "select(d[i] == 0, 0, word_floordiv(a[i], d[i]))",
        ["word_floordiv"],
    ),
    ("i32", "word_shl(word_shl(A(i), D(i)), 1)", "word_shl(a[i], d[i] + 1)", ["word_shl"]),
    ("i32", "tvm_clz(A(i))", "word_clz(a[i])", ["tvm_clz/1", "word_clz/1"]),
    ("i32", "extern_f(A(i))", "extern_f(a[i] + 1)", ["extern_f/1"]),
    ("f32", "extern_expf(A(i))", "extern_expf(2.0 * a[i])", ["extern_expf/1"]),
    ("f32", "tvm_no_such(A(i))", "a[i]", ["tvm_no_such/1"]),
]


@pytest.mark.parametrize(("type_", "specified", "written", "functions"), RIGHT)
def test_what_is_right_is_verified(type_: str, specified: str, written: str, functions: list[str]) -> None:
    assert verdict(type_, specified, written, *functions) is Verdict.VERIFIED


@pytest.mark.parametrize("values", ["ieee", "abstract", "abstract-zeros"])
def test_integers_are_words_in_every_encoding(values: str) -> None:
    for cases, wanted in ((RIGHT[2:4], Verdict.VERIFIED), (WRONG[:1], Verdict.REFUTED)):
        for type_, specified, written, functions in cases:
            assert verdict(type_, specified, written, *functions, values=values) is wanted


@pytest.mark.parametrize(("type_", "specified", "written", "functions"), WRONG)
def test_what_is_wrong_is_refuted(type_: str, specified: str, written: str, functions: list[str]) -> None:
    assert verdict(type_, specified, written, *functions) is Verdict.REFUTED


@pytest.mark.parametrize(("type_", "specified", "written", "functions"), OPEN)
def test_what_rests_on_an_unknown_result_is_open(
    type_: str, specified: str, written: str, functions: list[str]
) -> None:
    assert verdict(type_, specified, written, *functions) is Verdict.INCONCLUSIVE


def test_a_function_with_another_name_is_the_users() -> None:
    text = PROGRAM.replace("@type", "i32").replace("@functions", "    function shl(i32, i32) -> i32")
    text = text.replace("@specified", "shl(A(i), 2)").replace("@written", "a[i] * 4")
    assert redverify.verify_text(text).verdict is Verdict.REFUTED


def test_an_operator_with_another_unit_is_the_users() -> None:
    """So that its unit, which is not that of ``and``, proves nothing of ``and``."""
    operator = "    operator word_and_i32_i32_i32 : i32 assoc comm unit @unit"
    text = PROGRAM.replace("@type", "i32").replace("@specified", "word_and_i32_i32_i32(A(i), 7)")
    text = text.replace("@written", "floormod(a[i], 8)").replace("@functions", operator)
    assert redverify.verify_text(text.replace("@unit", "-1")).verdict is Verdict.VERIFIED
    assert redverify.verify_text(text.replace("@unit", "0")).verdict is Verdict.REFUTED
