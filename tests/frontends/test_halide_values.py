"""Halide: constants that are printed with six digits, operations on bits, and widths of integers."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from redverify.frontends.halide.expressions.constants import Constants, rendered
from redverify.frontends.halide.expressions.operations import extern_name
from redverify.frontends.halide.reading import syntax as sx
from redverify.frontends.halide.reading.lowered import float_of
from redverify.frontends.halide.rejections import Check, Rejections
from redverify.language import core
from redverify.language.types import BUILTIN_TYPES
from redverify.reporting.result import Verdict

# ---------------------------------------------------------------- constants


def _f32(value: str) -> sx.Float:
    import struct

    found = struct.unpack("f", struct.pack("f", float(value)))[0]
    return sx.Float(Fraction(found), "float32")


THIRD = _f32("0.33333334")


def test_what_only_one_float_prints_is_that_float() -> None:
    """Large numbers have fewer decimals than are printed, and 0.0 is the only number without any."""
    for text in (
        "0.000000f",
        "123456.789062f",
        "339999995214436424907732413799364296704.000000f",
        "0.300049h",
    ):
        found = Constants((), ())(float_of(text))
        assert isinstance(found, sx.Float) and rendered(found) == text
    assert Constants((), ())(float_of("0.333333f")) is None
    assert Constants((), ())(float_of("0.142857")) is None


def test_a_constant_of_the_algorithm_that_the_compiled_code_has() -> None:
    assert Constants((THIRD,), (THIRD,))(float_of("0.333333f")) == THIRD


def test_a_constant_that_the_compiled_code_shows_to_be_another_one() -> None:
    """Both print as 0.333333f. That it is the algorithm's would be a guess, and a wrong one."""
    other = _f32("0.33333310")
    constants = Constants((THIRD,), (other,))
    assert rendered(other) == rendered(THIRD)
    assert constants(float_of("0.333333f")) is None
    assert constants.unknown == {"0.333333f"}
    assert Constants((THIRD,), (THIRD, other))(float_of("0.333333f")) is None


def test_a_reciprocal_is_a_quotient_of_constants() -> None:
    three = _f32("3")
    constants = Constants((three,), (THIRD,))
    assert constants(float_of("0.333333f")) == sx.Binary("/", sx.Float(Fraction(1), "float32"), three)
    assert constants.derived == {"0.333333f"}


def test_a_reciprocal_that_no_other_float_prints() -> None:
    """1 / 0.03 is the float 33.333336 only if it is rounded; 1 / 0.1 may be the number 10 as well."""
    hundredths, tenth = _f32("0.03"), _f32("0.1")
    assert Constants((hundredths,))(float_of("33.333336f")) == sx.Binary(
        "/", sx.Float(Fraction(1), "float32"), hundredths
    )
    assert Constants((tenth,))(float_of("10.000000f")) is None
    assert Constants((tenth, _f32("10")))(float_of("10.000000f")) == _f32("10")


def test_a_reciprocal_that_is_a_sum_as_well() -> None:
    """In 16 bits 1 / 0.1 is rounded to 10, and so is 5 + 5."""
    five = sx.Float(Fraction(5), "float16")
    tenth = sx.Float(Fraction(1638, 16384), "float16")
    assert Constants((five,))(float_of("10.000000h")) == sx.Float(Fraction(10), "float16")
    assert Constants((five, tenth))(float_of("10.000000h")) is None


def test_without_compiled_code_a_constant_that_may_be_two_is_not_known() -> None:
    three = _f32("3")
    near = _f32("0.33333310")
    assert Constants((THIRD,))(float_of("0.333333f")) == THIRD
    assert Constants((near, three))(float_of("0.333333f")) is None


def test_a_rounded_product_is_never_taken_for_a_number_beside_it() -> None:
    """0.1f * 10 rounds to 1.0, and so the 1 may be that product, or one that the simplifier has written."""
    tenth, ten, one = _f32("0.1"), _f32("10"), _f32("1")
    assert Constants((tenth, ten), (one,))(float_of("1.000000f")) in (None, one)
    assert Constants((), (_f32("2"),))(float_of("2.000000f")) == _f32("2")


# ---------------------------------------------------------------- checks


def test_a_check_is_evaluated_at_the_sizes_of_a_witness() -> None:
    m, n = sx.Var("m"), sx.Var("n")
    checks = [Check(sx.Binary("<=", sx.Int(6), sx.Var("t")), "assert(6 <= t)")]
    found = Rejections(checks, {"t": sx.Binary("*", m, n)}, {"m": core.IVar("m"), "n": core.IVar("n")})
    assert found.failing({"m": 2, "n": 3}) is None
    assert found.failing({"m": 2, "n": 2}) == "assert(6 <= t)"
    assert found.failing({"m": 2}) is None  # nothing is known about n


@pytest.mark.parametrize(
    ("left", "right", "quotient", "rest"),
    [(7, 2, 3, 1), (-7, 2, -4, 1), (7, -2, -3, 1), (-7, -2, 4, 1), (5, 0, 0, 0)],
)
def test_quotients_of_checks_are_those_of_halide(left: int, right: int, quotient: int, rest: int) -> None:
    for op, wanted in (("/", quotient), ("%", rest)):
        condition = sx.Binary("==", sx.Binary(op, sx.Int(left), sx.Int(right)), sx.Int(wanted))
        assert Rejections([Check(sx.Not(condition), "no")]).failing({}) == "no"


def test_what_is_not_known_rejects_nothing() -> None:
    pointer = sx.Binary("!=", sx.Reinterpret("uint64", sx.Var("a.buffer")), sx.Int(0, "uint64"))
    false = sx.Int(0, "uint1")
    assert Rejections([Check(pointer, "p")]).failing({}) is None
    assert Rejections([Check(sx.Binary("||", pointer, false), "p")]).failing({}) is None
    assert Rejections([Check(sx.Binary("&&", pointer, false), "p")]).failing({}) == "p"


# ---------------------------------------------------------------- names


def test_names_of_functions_are_equal_only_for_equal_functions() -> None:
    i32, f32 = BUILTIN_TYPES["i32"], BUILTIN_TYPES["f32"]
    calls = [
        ("f", (i32, f32)),
        ("f_i32", (f32,)),
        ("f_2_i32", (f32,)),
        ("f.g", (f32,)),
        ("f_g", (f32,)),
        ("_f_g", (f32,)),
        ("expf", (f32,)),
        ("__expf", (f32,)),
    ]
    names = {extern_name(name, arguments, f32) for name, arguments in calls}
    assert len(names) == len(calls)


# ---------------------------------------------------------------- pipelines

PIPELINES = """
import halide as hl
x = hl.Var("x")

def made(value, kind=None, count=1):
    images = [hl.ImageParam(kind or hl.Int(32), 1, n) for n in "abc"[:count]]
    f = hl.Func("f")
    f[x] = value(*[i[x] for i in images])
    return f

U8, I8, I16, U32, I64, F32, F64 = (
    hl.UInt(8), hl.Int(8), hl.Int(16), hl.UInt(32), hl.Int(64), hl.Float(32), hl.Float(64)
)
def half(number):
    return hl.cast(hl.Float(16), hl.f32(number))

PAIRS = {
    # name: (type, arguments, before, after)
    "and": (None, 1, lambda v: v & 7, lambda v: v % 8),
    "and_u8": (U8, 1, lambda v: v & 15, lambda v: v % 16),
    "xor": (None, 1, lambda v: v ^ v, lambda v: v - v),
    "not": (None, 1, lambda v: ~v, lambda v: -1 - v),
    "shift": (None, 1, lambda v: v >> (v & 1), lambda v: hl.select((v & 1) == 0, v, v / 2)),
    "left": (None, 1, lambda v: v << 2, lambda v: v * 4),
    "left_u8": (U8, 1, lambda v: v << 7, lambda v: v * hl.u8(128)),
    "count": (None, 1, lambda v: hl.popcount(v), lambda v: hl.popcount(v & -1)),
    "quotient": (None, 2, lambda v, w: v / w, lambda v, w: hl.select(w == 0, 0, v / w)),
    "remainder": (None, 2, lambda v, w: v - v / w * w, lambda v, w: hl.select(w == 0, v, v % w)),
    "negative": (None, 1, lambda v: v / -3, lambda v: -(v / 3)),
    "saturated": (U8, 2, hl.saturating_add, lambda v, w: hl.u8(hl.min(hl.u16(v) + hl.u16(w), 255))),
    "halves": (U8, 2, hl.halving_add, lambda v, w: hl.u8((hl.u16(v) + hl.u16(w)) / 2)),
    "round": (F32, 1, lambda v: hl.round(v), lambda v: hl.round(v) + 0.0),
    "third": (F32, 1, lambda v: v / 3.0, lambda v: v / 3.0),
    "hundredths": (F32, 1, lambda v: v / hl.f32(0.03), lambda v: v / hl.f32(0.03)),
    "tenths": (F32, 1, lambda v: v / hl.f32(0.1), lambda v: v / hl.f32(0.1)),
    "tenths_f16": (
        hl.Float(16), 1,
        lambda v: hl.select(v < 1, half(1), half(5)) + v / half(0.1),
        lambda v: hl.select(v < 1, half(1), half(5)) + v / half(0.1),
    ),
    "merged_f16": (
        hl.Float(16), 1,
        lambda v: (v + half(0.5)) - (hl.cast(hl.Float(16), x) - half(1234)),
        lambda v: (v + half(0.5)) - (hl.cast(hl.Float(16), x) - half(1234)),
    ),
    "folded_f16": (
        hl.Float(16), 1,
        lambda v: hl.select(v < 2, half(100) * half(1234.5), v),
        lambda v: hl.select(v < 2, half(100) * half(1234.5), v),
    ),
    "overflowing": (I64, 1, lambda v: (v - 8) >> 2, lambda v: (v - 8) >> 2),
    "folded": (F32, 1, lambda v: v * 0.1 * 0.7, lambda v: v * 0.1 * 0.7),
    "sum": (F32, 1, lambda v: v + 0.1 + 0.7, lambda v: v + 0.1 + 0.7),
    "negated": (F32, 1, lambda v: v - hl.f32(1e-9), lambda v: v - hl.f32(1e-9)),
    "double": (F64, 1, lambda v: v * hl.f64(1 / 7), lambda v: v * hl.f64(1 / 7)),
    "double_third": (F64, 1, lambda v: v / hl.f64(3.0), lambda v: v / hl.f64(3.0)),
    "cast": (F64, 1, lambda v: v * hl.cast(F64, hl.f32(0.1)), lambda v: v * hl.cast(F64, hl.f32(0.1))),
    "huge": (F32, 1, lambda v: v + hl.f32(3.4e38), lambda v: v + hl.f32(3.4e38)),
    "truncated": (F32, 1, lambda v: hl.cast(I8, v), lambda v: hl.cast(I8, v)),
    # wrong ones
    "rounded": (F32, 1, lambda v: v / hl.f32(0.03), lambda v: v * hl.f32(33.333336)),
    "rounded_once": (
        F32, 1,
        lambda v: v / hl.f32(0.03) + v / hl.f32(0.03),
        lambda v: v / hl.f32(0.03) + v * hl.f32(33.333336),
    ),
    "ten": (F32, 1, lambda v: v * hl.f32(0.1), lambda v: v * hl.f32(0.1000001)),
    "toward": (None, 1, lambda v: v / 4, lambda v: hl.div_round_to_zero(v, hl.i32(4))),
    "mask": (None, 1, lambda v: v & 7, lambda v: v % 7),
    "narrow": (None, 1, lambda v: v + hl.i32(hl.cast(I8, x)), lambda v: v + x),
    "short": (None, 1, lambda v: v + hl.i32(hl.cast(I16, x * 300)), lambda v: v + x * 300),
    "unsigned": (None, 1, lambda v: v + hl.i32((hl.cast(U32, x) - 5) / 2), lambda v: v + (x - 5) / 2),
    "byte": (None, 1, lambda v: hl.select(hl.cast(U8, x) < 10, v, 0), lambda v: hl.select(x < 10, v, 0)),
    "param": (
        None, 1,
        lambda v: v + hl.i32(hl.Param(I8, "s") * hl.cast(I8, 100)),
        lambda v: v + hl.i32(hl.Param(I8, "s")) * 100,
    ),
    "param_u8": (
        None, 1,
        lambda v: v + hl.i32(hl.Param(U8, "s") - hl.u8(1)),
        lambda v: v + hl.i32(hl.Param(U8, "s")) - 1,
    ),
}

def define(name, kind, count, before, after):
    globals()[name + "_b"] = eval("lambda: 0")
    def b():
        return made(before, kind, count)
    def a():
        return made(after, kind, count)
    globals()[name + "_b"], globals()[name + "_a"] = b, a

for name, what in PAIRS.items():
    define(name, *what)
"""

WRONG = (
    "rounded",
    "rounded_once",
    "ten",
    "toward",
    "mask",
    "narrow",
    "short",
    "unsigned",
    "byte",
    "param",
    "param_u8",
)

#: Equal, and verified. Of the other pairs that are equal no proof is asked for.
VERIFIED = (
    *(
        "and",
        "and_u8",
        "not",
        "left",
        "left_u8",
        "saturated",
        "round",
        "third",
        "hundredths",
        "folded",
        "sum",
    ),
    *("negated", "double", "double_third", "cast", "huge", "truncated"),
)
EQUAL = (
    *VERIFIED,
    "tenths",
    "tenths_f16",
    "overflowing",
    "xor",
    "shift",
    "count",
    "quotient",
    "remainder",
    "negative",
    "halves",
)


@pytest.fixture(scope="module")
def module(tmp_path_factory: pytest.TempPathFactory) -> Path:
    pytest.importorskip("halide")
    path = tmp_path_factory.mktemp("values") / "pairs.py"
    path.write_text(PIPELINES, "utf-8")
    return path


def _verdict(module: Path, before: str, after: str) -> Verdict:
    from redverify.frontends import halide

    found = halide.verify(f"{module}:{before}", f"{module}:{after}", witness_seconds=1.0, timeout=1.0)
    verdict: Verdict = found.verdict
    return verdict


@pytest.mark.ring("sweep")
@pytest.mark.parametrize("name", EQUAL)
def test_equal_pipelines_are_not_refuted(module: Path, name: str) -> None:
    found = _verdict(module, f"{name}_b", f"{name}_a")
    assert found is (Verdict.VERIFIED if name in VERIFIED else found) and found is not Verdict.REFUTED


@pytest.mark.ring("sweep")
@pytest.mark.parametrize("name", EQUAL)
def test_a_pipeline_is_its_own_algorithm(module: Path, name: str) -> None:
    assert _verdict(module, f"{name}_b", f"{name}_b") is not Verdict.REFUTED


@pytest.mark.ring("sweep")
@pytest.mark.parametrize("name", WRONG)
def test_different_pipelines_are_not_verified(module: Path, name: str) -> None:
    assert _verdict(module, f"{name}_b", f"{name}_a") is not Verdict.VERIFIED


FUSED = """
import halide as hl
x, y, n, t, u, yo, yi, xo, xi = [hl.Var(v) for v in ("x", "y", "n", "t", "u", "yo", "yi", "xo", "xi")]

def four():
    a, o = hl.ImageParam(hl.Int(32), 3, "a"), hl.Func("o")
    o[x, y, n] = a[x, y, n] + 1
    o.split(x, xo, xi, 4).split(y, yo, yi, 4).reorder(xi, yi, xo, yo, n)
    o.fuse(yo, n, t).fuse(xo, t, u).parallel(u)
    return o
"""


def test_a_check_of_nested_quotients_is_affine(tmp_path: Path) -> None:
    """Without it the third extent of the input might be 0, which Halide rejects."""
    pytest.importorskip("halide")
    from redverify.frontends import halide

    path = tmp_path / "fused.py"
    path.write_text(FUSED, "utf-8")
    text = halide.to_sched(f"{path}:four")
    assert "assume a_min_2 + a_extent_2 >= " in text
    assert _verdict(path, "four", "four") is Verdict.VERIFIED
