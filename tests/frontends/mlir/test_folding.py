"""Folded float constants are what IEEE arithmetic gives, bit by bit, and only where floats are bits."""

from __future__ import annotations

import random
from fractions import Fraction

import numpy as np
import pytest

from redverify.frontends import mlir
from redverify.frontends.common.floats import rounded
from redverify.frontends.mlir.scalars.folding import folded
from redverify.language import core
from redverify.language.types import BUILTIN_TYPES

pytestmark = pytest.mark.ring("quick")

TYPES = {"f16": np.float16, "f32": np.float32, "f64": np.float64}
FUNCTIONS = {"+": np.add, "-": np.subtract, "*": np.multiply, "/": np.divide}


def literal(value: np.floating, name: str) -> core.Literal:
    return core.Literal(BUILTIN_TYPES[name], rounded(float(value), name))


def drawn(rng: random.Random, name: str) -> np.floating:
    """A finite float: a special one, a small whole number, or any bits."""
    type_ = TYPES[name]
    info = np.finfo(type_)
    special = (
        0.0,
        -0.0,
        1.0,
        -1.0,
        3.0,
        0.1,
        float(info.max),
        float(info.tiny),
        float(info.smallest_subnormal),
    )
    while True:
        bits = rng.getrandbits(info.bits).to_bytes(info.bits // 8, "little")
        found = rng.choice(
            (type_(rng.choice(special)), type_(rng.randrange(-9, 9)), np.frombuffer(bits, type_)[0])
        )
        if np.isfinite(found):
            return found


@pytest.mark.parametrize("name", TYPES)
@pytest.mark.parametrize("function", FUNCTIONS)
def test_two_constants(name: str, function: str) -> None:
    rng = random.Random(f"{name}{function}")
    for _ in range(300):
        x, y = drawn(rng, name), drawn(rng, name)
        term = core.Apply(BUILTIN_TYPES[name], function, (literal(x, name), literal(y, name)))
        found = folded(term, "abstract-bitwise")
        if function == "/" and y == 0:
            assert found is term
            continue
        with np.errstate(all="ignore"):
            assert found == literal(FUNCTIONS[function](x, y), name), (x, y)
        for values in ("real", "abstract", "abstract-associative"):
            assert folded(term, values) is term


@pytest.mark.parametrize(
    ("source", "target"), [("f32", "f16"), ("f64", "f32"), ("f16", "f64"), ("f64", "f16")]
)
def test_casts(source: str, target: str) -> None:
    rng = random.Random(source + target)
    for _ in range(300):
        x = drawn(rng, source)
        with np.errstate(all="ignore"):
            wanted = literal(TYPES[target](x), target)
        assert folded(core.Cast(BUILTIN_TYPES[target], literal(x, source)), "abstract-bitwise") == wanted, x


def test_what_is_no_number_is_left_alone() -> None:
    f32 = BUILTIN_TYPES["f32"]
    term = core.Apply(f32, "+", (core.Literal(f32, "inf"), core.Literal(f32, Fraction(1))))
    assert folded(term, "abstract-bitwise") is term


def test_other_rounding_is_refused() -> None:
    pytest.importorskip("xdsl")

    def text(mode: int) -> str:
        return (
            '"builtin.module"() ({\n'
            '"func.func"() <{function_type = (f32) -> f16, sym_name = "f"}> ({\n^bb0(%0: f32):\n'
            f'%1 = "arith.truncf"(%0) <{{roundingmode = {mode} : i32}}> : (f32) -> f16\n'
            '"func.return"(%1) : (f16) -> ()\n}) : () -> ()\n}) : () -> ()\n'
        )

    assert mlir.verify(text(0), text(0)).verdict.value == "verified"
    for mode in range(1, 5):
        with pytest.raises(mlir.TranslationError, match="rounds in another way"):
            mlir.to_sched(text(0), text(mode))
