"""Sizes at which inputs exist, and reductions that plainly have a point, against all small sizes."""

from __future__ import annotations

from itertools import product

import pytest

from redverify.checking.claims import assumptions_of
from redverify.checking.infinities import may_be_infinite
from redverify.interpreter.indices import compile_cond
from redverify.judgement.assumptions import assumptions_of as assumed
from redverify.language import core
from redverify.language.core_text import cond_text
from redverify.language.elaboration.data_indices import inhabited
from redverify.language.elaboration.existence import existing
from redverify.language.load import load_text

ASSUMED = ("N >= 0", "N >= 1", "N >= 2 and M >= N", "N == 3", "N < 4 or M > 1", "N >= 1 and M >= 0 and M > N")
RANGES = ("0..N", "0..2 - N", "N..M", "256..300", "N - M..N", "M..M + 1", "7..7", "-3..1", "250..N + 255")


def program(assumed: str, range_: str, size: str = "N") -> core.Impl:
    text = f"""spec copy(N, M):
    assume {assumed}
    input P[{size}] : u8 in {range_}
    output B[{size}] : u8
    B(i) = P(i) if 0 <= i < {size}

impl copied of copy(p = P, b = B):
    for i < {size}:
        b[i] {{P(i)}} := p[i]
"""
    return load_text(text).impls["copied"]


@pytest.mark.parametrize("size", ["N", "3"])
@pytest.mark.parametrize("assumed", ASSUMED)
def test_what_is_said_is_what_the_assumptions_leave_open(assumed: str, size: str) -> None:
    for range_ in RANGES:
        impl = program(assumed, range_, size)
        for n, m in product(range(-2, 8), repeat=2):
            at = {"N": n, "M": m}
            if all(compile_cond(c)(at) for c in impl.spec.assumptions):
                said = all(compile_cond(c)(at) for c in existing(impl))
                assert said == all(compile_cond(c)(at) for c in inhabited(impl.spec)), (range_, at)


def test_what_follows_is_not_said() -> None:
    assert existing(program("N >= 1", "0..N")) == []
    assert existing(program("N >= 0 and M > 0", "0..M")) == []
    assert existing(program("N >= 2 and M >= N", "3..M + 2")) != []
    assert existing(program("N >= 1", "256..300")) == [core.CFalse()]
    (left,) = existing(program("N >= 1", "0..2 - N"))
    assert cond_text(left) == "0 < -N + 2"


def test_claims_say_it() -> None:
    impl = program("N >= 1", "0..2 - N")
    words = "0 < -N + 2 (for other sizes no inputs exist)"
    assert words in assumptions_of(impl)
    assert words in assumed(impl, "real")


@pytest.mark.parametrize(
    ("assumed", "value", "infinite"),
    [
        ("N >= 0", "max[k : 0 <= k < N] A(k)", True),
        ("N >= 1", "max[k : 0 <= k < N] A(k)", False),
        ("N >= 1", "min[k : 1 <= k < N] A(k)", True),
        ("N >= 2", "min[k : 1 <= k < N] A(k)", False),
        ("N >= 1", "max[k, j : 0 <= k < N and 0 <= j < 2] A(k)", False),
        ("N >= 1", "max[k, j : 0 <= k < N and k <= j < 2] A(k)", True),
        ("N >= 1", "max[k : 0 <= k < N and k % 2 == 1] A(k)", True),
        ("N >= 0", "max(A(0), max[k : 0 <= k < N] A(k))", False),
        ("N >= 0", "sum[k : 0 <= k < N] A(k)", False),
        ("N >= 0", "A(0) * f32(-inf)", True),
    ],
)
def test_where_floats_may_be_infinite(assumed: str, value: str, infinite: bool) -> None:
    text = f"""spec s(N):
    assume {assumed}
    input A[N] : f32
    output B[] : f32
    B() = {value}

impl i of s(a = A, b = B):
    b[] {{B()}} := 0.0
"""
    assert may_be_infinite(load_text(text).impls["i"]) is infinite


def test_real_numbers_are_finite() -> None:
    """A maximum of real numbers over nothing has no value: Lean asks for points of its set."""
    text = """spec s(N):
    input A[N] : real
    output B[] : real
    B() = max[k : 0 <= k < N] A(k)

impl i of s(a = A, b = B):
    b[] {B()} := 0.0
"""
    assert not may_be_infinite(load_text(text).impls["i"])
