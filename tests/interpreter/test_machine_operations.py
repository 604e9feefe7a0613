"""What MLIR's operations return in a run: as NumPy computes them, and unknown where they are undefined."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from redverify.interpreter.domains.machine_operations import meaning_of
from redverify.interpreter.domains.terms import Unknown
from redverify.language.core import Apply, Literal
from redverify.language.machine_operations import operation_of
from redverify.language.types import BUILTIN_TYPES

pytestmark = pytest.mark.ring("quick")


def call(operation: str, types: str, *arguments: Any, ieee: bool = True) -> Any:
    """What an operation of these types (of its operands, then of its result) returns."""
    *operands, result = (BUILTIN_TYPES[t] for t in types.split())
    name = "_".join([operation, *types.split()])
    apply = Apply(result, name, tuple(Literal(t, 0) for t in operands), declared=True)
    meaning = meaning_of(apply, exact=not ieee, ieee=ieee)
    assert meaning is not None
    return meaning(*arguments)


_SAME: dict[str, Callable[[Any, Any], Any]] = {
    "arith_andi": np.bitwise_and,
    "arith_ori": np.bitwise_or,
    "arith_xori": np.bitwise_xor,
    "arith_floordivsi": np.floor_divide,
    "arith_remsi": np.fmod,
}
_ON_BITS: dict[str, Callable[[Any, Any], Any]] = {
    "arith_divui": np.floor_divide,
    "arith_remui": np.remainder,
}


@pytest.mark.parametrize("bits", [8, 16, 32, 64])
@pytest.mark.parametrize("operation", [*_SAME, *_ON_BITS])
def test_integers(operation: str, bits: int) -> None:
    signed, unsigned = np.dtype(f"int{bits}"), np.dtype(f"uint{bits}")
    half = 1 << (bits - 1)
    rng = random.Random(bits)
    numbers = [0, 1, -1, 2, half - 1, -half, *(rng.randrange(-half, half) for _ in range(12))]
    for x in numbers:
        for y in numbers:
            if y == 0 and operation[6:].startswith(("div", "rem", "floor")):
                continue
            if operation in _SAME and y == -1 and x == -half:
                continue
            left, right = np.array(x, signed), np.array(y, signed)
            if operation in _SAME:
                wanted = _SAME[operation](left, right)
            else:
                wanted = _ON_BITS[operation](left.view(unsigned), right.view(unsigned)).view(signed)
            assert call(operation, f"i{bits} i{bits} i{bits}", x, y) == int(wanted)


@pytest.mark.parametrize(
    ("operation", "types", "arguments", "result"),
    [
        ("arith_shli", "i8 i8 i8", (3, 7), -128),
        ("arith_shrsi", "i8 i8 i8", (-128, 7), -1),
        ("arith_shrui", "i8 i8 i8", (-128, 7), 1),
        ("arith_divsi", "i8 i8 i8", (-7, 2), -3),
        ("arith_ceildivsi", "i8 i8 i8", (-7, 2), -3),
        ("arith_ceildivsi", "i8 i8 i8", (7, 2), 4),
        ("arith_ceildivui", "i8 i8 i8", (-1, 2), -128),
        ("arith_extsi", "bool i8", (True,), -1),
        ("arith_trunci", "i8 bool", (-2,), False),
        ("arith_sitofp", "bool f32", (True,), -1.0),
        ("arith_sitofp", "i32 f32", (2**24 + 1,), 2.0**24),
        ("arith_fptosi", "f32 i8", (-3.9,), -3),
        ("arith_fptosi", "f32 i8", (-128.9,), -128),
        ("arith_fptoui", "f32 i8", (255.5,), -1),
        ("arith_bitcast", "f32 i32", (-0.0,), -(2**31)),
        ("arith_bitcast", "i16 f16", (0x3C00,), 1.0),
        ("math_ctlz", "i8 i8", (0,), 8),
        ("math_ctlz", "i8 i8", (-1,), 0),
        ("math_cttz", "i8 i8", (-128,), 7),
        ("math_ctpop", "i8 i8", (-1,), 8),
        ("math_ipowi", "i8 i8 i8", (3, 5), -13),
    ],
)
def test_single(operation: str, types: str, arguments: tuple[Any, ...], result: Any) -> None:
    found = call(operation, types, *arguments)
    assert found == result and type(found) is type(result)


@pytest.mark.parametrize(
    ("operation", "types", "arguments"),
    [
        ("arith_shli", "i8 i8 i8", (1, 8)),
        ("arith_shrui", "i8 i8 i8", (1, -1)),
        ("arith_divsi", "i8 i8 i8", (1, 0)),
        ("arith_divsi", "i8 i8 i8", (-128, -1)),
        ("arith_remui", "i8 i8 i8", (1, 0)),
        ("arith_fptosi", "f32 i8", (128.0,)),
        ("arith_fptoui", "f32 i8", (-1.0,)),
        ("arith_fptosi", "f32 i8", (float("nan"),)),
        ("arith_bitcast", "f32 i32", (float("nan"),)),
        ("arith_bitcast", "i32 f32", (-1,)),
        ("arith_nothing", "i8 i8", (1,)),
        ("arith_andi", "i8 i8 i8", (Unknown("x"), 1)),
    ],
)
def test_undefined_or_not_known(operation: str, types: str, arguments: tuple[Any, ...]) -> None:
    assert isinstance(call(operation, types, *arguments), Unknown)


def test_real_numbers() -> None:
    """What real hardware rounds is not known, what it does not is."""
    assert call("arith_fptosi", "f32 i8", 3, ieee=False) == 3
    assert isinstance(call("arith_fptosi", "f32 i8", 0.5, ieee=False), Unknown)
    assert call("arith_sitofp", "bool f32", True, ieee=False) == -1
    assert call("arith_remf", "f32 f32 f32", -7, 2, ieee=False) == -1
    assert isinstance(call("math_copysign", "f32 f32 f32", 3, 0, ieee=False), Unknown)


def test_other_names_have_no_meaning() -> None:
    i8 = BUILTIN_TYPES["i8"]
    x = Literal(i8, 0)
    assert operation_of(Apply(i8, "arith_andi", (x, x), declared=True)) is None
    assert operation_of(Apply(i8, "mine_i8_i8_i8", (x, x), declared=True)) is None
    assert meaning_of(Apply(i8, "g", (x,), declared=True), exact=True, ieee=False) is None
