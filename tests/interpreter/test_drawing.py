"""Elements of inputs."""

from __future__ import annotations

import math
from fractions import Fraction

import pytest

from redverify.interpreter.domains.arithmetic import rounding
from redverify.interpreter.domains.drawing import Style, draw, style_of
from redverify.language.types import BOOL, BUILTIN_TYPES, ValueType

pytestmark = pytest.mark.ring("quick")

FLOATS = [BUILTIN_TYPES[n] for n in ("f16", "bf16", "f32", "f64")]
INTEGERS = [t for t in BUILTIN_TYPES.values() if t.is_integer]
SEEDS = {style: next(s for s in range(22) if style_of(s) is style) for style in Style}


def row(seed: int, type_: ValueType, *, ieee: bool = False, length: int = 64) -> list[object]:
    return [draw(seed, "A", type_, (1, k), ieee=ieee) for k in range(length)]


@pytest.mark.parametrize("type_", [*FLOATS, *INTEGERS], ids=str)
@pytest.mark.parametrize("ieee", [False, True])
def test_seed_0_is_readable(type_: ValueType, ieee: bool) -> None:
    drawn = row(0, type_, ieee=ieee and type_.is_floating)
    assert set(drawn) == set(range(2, 10))
    for start in range(0, 64, 8):
        assert len(set(drawn[start : start + 8])) == 8


@pytest.mark.parametrize("type_", INTEGERS, ids=str)
@pytest.mark.parametrize("seed", range(12))
def test_machine_integers_are_of_their_type(type_: ValueType, seed: int) -> None:
    assert all(type_.least <= n <= type_.greatest for n in row(seed, type_))  # type: ignore[operator]


@pytest.mark.parametrize("type_", FLOATS, ids=str)
@pytest.mark.parametrize("seed", range(12))
def test_floats_are_of_their_type(type_: ValueType, seed: int) -> None:
    for x in row(seed, type_, ieee=True):
        assert isinstance(x, float)
        assert math.isnan(x) or rounding(type_)(x) == x


@pytest.mark.parametrize("type_", FLOATS, ids=str)
def test_styles_of_floats(type_: ValueType) -> None:
    assert set(row(SEEDS[Style.LEAST], type_, ieee=True)) == {-math.inf}
    assert set(row(SEEDS[Style.GREATEST], type_, ieee=True)) == {math.inf}
    assert {math.copysign(1.0, x) for x in row(SEEDS[Style.NEUTRAL], type_, ieee=True)} == {-1.0}  # type: ignore[arg-type]
    edges = row(SEEDS[Style.EDGES], type_, ieee=True, length=400)
    finite = [x for x in edges if isinstance(x, float) and math.isfinite(x)]
    assert rounding(type_)(max(finite) * (1 + 2.0**-8)) in (math.inf, max(finite) * (1 + 2.0**-8))
    assert math.inf in edges
    assert any(math.isnan(x) for x in edges)  # type: ignore[arg-type]


@pytest.mark.parametrize("type_", FLOATS, ids=str)
def test_exact_numbers_lie_beyond_the_finite_floats(type_: ValueType) -> None:
    greatest = {"f16": 65504.0, "bf16": 3.4e38, "f32": 3.4028235e38}.get(type_.name, 1.7976931348623157e308)
    assert max(row(SEEDS[Style.LEAST], type_)) < -Fraction(greatest)  # type: ignore[type-var]
    assert min(row(SEEDS[Style.GREATEST], type_)) > Fraction(greatest)  # type: ignore[type-var]


def test_truth_values() -> None:
    assert set(row(0, BOOL)) == {False, True}
    assert set(row(SEEDS[Style.LEAST], BOOL)) == {False}
    assert set(row(SEEDS[Style.GREATEST], BOOL)) == {True}


def test_ties_are_no_constant_and_rare_values_are_rare() -> None:
    type_ = BUILTIN_TYPES["f32"]
    ties = row(SEEDS[Style.TIES], type_, ieee=True)
    assert {str(x) for x in ties} == {"-1.0", "-0.0", "0.0", "1.0"}
    assert set(row(SEEDS[Style.TIES], BUILTIN_TYPES["u8"])) == {255, 0, 1}
    rare = row(SEEDS[Style.RARE], type_, ieee=True, length=400)
    readable = [x for x in rare if x in range(2, 10)]
    assert 0.6 < len(readable) / len(rare) < 0.95
    assert any(math.isnan(x) for x in rare)  # type: ignore[arg-type]
    assert math.inf in rare


def test_rising_and_falling_elements_differ_from_readable_ones() -> None:
    points = [(0, 0), (0, 1), (1, 0)]
    drawn = {
        seed: [draw(seed, "X", BUILTIN_TYPES["f32"], p, ieee=False) for p in points]
        for seed in (2, 16, 17, 18)
    }
    assert drawn[16] == [1, 2, 4] and drawn[17] == [-1, -2, -4] and drawn[18] == [1, 2, 8]
    assert len(set(map(tuple, drawn.values()))) == 4
    assert len({style_of(seed) for seed in (0, 2, 16, 17, 18)}) == 5


@pytest.mark.parametrize("type_", FLOATS, ids=str)
def test_neighbours_differ_by_the_last_bits(type_: ValueType) -> None:
    seed = SEEDS[Style.NEIGHBOURS]
    for sign, drawn in ((-1, row(seed, type_, ieee=True)), (1, row(seed + 1, type_, ieee=True))):
        assert len(set(drawn)) == 16
        assert all(1 <= sign * x <= 1 + 2.0 ** (5 - type_.format.significand) for x in drawn)  # type: ignore[operator]
    assert all(math.isnan(x) for x in row(SEEDS[Style.NAN], type_, ieee=True))  # type: ignore[arg-type]
