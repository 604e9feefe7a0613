"""Types of index expressions: what is narrower than int32, or unsigned, wraps."""

import pytest

pytest.importorskip("tvm")

import tvm

from redverify.frontends import tvm as front
from redverify.reporting.result import Verdict
from tests.frontends.scripts import element, verdict_of

pytestmark = pytest.mark.ring("sweep")

VERIFIED, REFUTED = Verdict.VERIFIED, Verdict.REFUTED

#: A scalar's type, an expression of it, another one, and whether they are equal for all values from 0 on.
PAIRS = [
    ("int8", "T.Cast('int32', x * T.int8(100))", "T.Cast('int32', x) * 100", False),
    ("int8", "T.Cast('int32', x * T.int8(2))", "T.Cast('int32', x) * 2", False),
    ("int8", "T.Cast('int32', x // T.int8(2) * T.int8(2))", "T.Cast('int32', x) // 2 * 2", True),
    ("int16", "T.Cast('int32', x + T.int16(1))", "T.Cast('int32', x) + 1", False),
    ("uint8", "T.Cast('int32', x - T.uint8(100))", "T.Cast('int32', x) - 100", False),
    ("uint8", "T.Cast('int32', x) + 1000", "1000 + T.Cast('int32', x)", True),
    ("uint8", "T.Cast('int32', T.Cast('int8', x))", "T.Cast('int32', x)", False),
    ("uint8", "T.Cast('int32', T.Cast('uint16', x))", "T.Cast('int32', x)", True),
    ("uint16", "T.Cast('int32', T.Cast('uint8', x))", "T.Cast('int32', x % T.uint16(256))", True),
    ("uint32", "T.Select(x - T.uint32(5) < T.uint32(3), 1, 0)", "T.Select(x < T.uint32(8), 1, 0)", False),
    (
        "uint32",
        "T.Select(T.uint32(5) <= x and x < T.uint32(8), 1, 0)",
        "T.Select(x - T.uint32(5) < T.uint32(3), 1, 0)",
        True,
    ),
    ("uint32", "T.Select(T.Cast('int32', x) < 0, 1, 0)", "T.Select(x < T.uint32(0), 1, 0)", False),
    ("uint64", "T.Select(x - T.uint64(1) < x, 1, 0)", "T.Select(x < T.uint64(0), 0, 1)", False),
    (
        "int64",
        "T.Select(T.Cast('int64', T.Cast('int32', x)) == x, 1, 0)",
        "T.Select(x >= T.int64(0), 1, 0)",
        False,
    ),
    ("int64", "T.Select(x + T.int64(1) > x, 1, 0)", "1", True),
    ("int32", "T.Cast('int32', T.Cast('int64', x))", "x", True),
    ("int8", "T.Cast('int32', T.Cast('int8', T.Cast('int64', x)))", "T.Cast('int32', x)", True),
    ("uint8", "T.Cast('int32', T.max(x, T.uint8(7)) - T.uint8(7))", "T.max(T.Cast('int32', x), 7) - 7", True),
    ("uint8", "T.Cast('int32', x << T.uint8(1))", "T.Cast('int32', x) * 2", False),
    ("uint8", "T.Cast('int32', x & T.uint8(15))", "T.Cast('int32', x % T.uint8(16))", True),
]


@pytest.mark.parametrize(("dtype", "first", "second", "equal"), PAIRS, ids=lambda p: str(p)[:30])
def test_scalars(dtype, first, second, equal):
    one, two = (element(f"A[vi] + {e}", f"x: T.{dtype}") for e in (first, second))
    assert verdict_of(one, two) is (VERIFIED if equal else REFUTED)
    assert verdict_of(two, two) is VERIFIED


@pytest.mark.parametrize(
    ("index", "equal"),
    [("x + T.uint8(250)", False), ("(x + T.uint8(250)) % T.uint8(8)", True), ("x % T.uint8(8)", True)],
)
def test_subscripts(index, equal):
    """``x + 250`` is ``x - 6`` or beyond the array; with ``% 8`` it is inside."""
    program = element(f"A[{index}]", "x: T.uint8")
    assert verdict_of(program, program) is (VERIFIED if equal else REFUTED)


def test_loop_variables_of_narrow_types():
    def loop(value):
        return tvm.script.from_source(f"""
@T.prim_func(s_tir=True)
def main(A: T.Buffer((200,), "int32"), B: T.Buffer((200,), "int32")):
    T.func_attr({{"global_symbol": "main", "tirx.noalias": True}})
    for i in T.serial(T.uint8(0), T.uint8(200)):
        with T.sblock("B"):
            vi = T.axis.spatial(200, T.Cast('int32', i))
            B[vi] = A[vi] + {value}
""")

    assert "% 256" in front.to_sched(*[loop("A[T.Cast('uint8', vi) - T.uint8(1)]")] * 2)
    assert "% 256" not in front.to_sched(*[loop("A[T.Cast('uint8', vi) + T.uint8(1)]")] * 2)
    wraps, exact = loop("T.Cast('int32', T.Cast('uint8', vi) + T.uint8(100))"), loop("vi + 100")
    fits = loop("T.Cast('int32', T.Cast('uint8', vi) + T.uint8(55))")
    assert verdict_of(wraps, exact) is REFUTED
    assert verdict_of(fits, loop("vi + 55")) is VERIFIED


def test_scalars_are_passed_by_position():
    first = element("A[vi] + x * 2 + y", "x: T.int32, y: T.int32")
    assert verdict_of(first, element("A[vi] + y * 2 + x", "y: T.int32, x: T.int32")) is VERIFIED
    assert verdict_of(first, element("A[vi] + x * 2 + y", "y: T.int32, x: T.int32")) is REFUTED
    with pytest.raises(front.TranslationError, match="different signatures"):
        front.to_sched(first, element("A[vi] + x * 2 + T.Cast('int32', y)", "x: T.int32, y: T.int8"))
