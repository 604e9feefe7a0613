"""Reductions of vectors and parallel loops by operations on bits and on numbers without a sign."""

from __future__ import annotations

import pytest

from redverify.frontends import mlir

pytest.importorskip("xdsl")

LOOP = """func.func @f(%m: memref<{n}x{t}>, %o: memref<{t}>) {{
  affine.for %k = 0 to {n} {{
    %a = affine.load %m[%k] : memref<{n}x{t}>
    %b = affine.load %o[] : memref<{t}>
    %c = arith.{op} %b, %a : {t}
    affine.store %c, %o[] : memref<{t}>
  }}
  return
}}
"""

VECTOR = """func.func @f(%m: memref<{n}x{t}>, %o: memref<{t}>) {{
  %c0 = arith.constant 0 : index
  %step = arith.constant {v} : index
  %p = arith.constant {unit} : {t}
  %end = arith.constant {end} : index
  scf.for %k = %c0 to %end step %step {{
    %b = memref.load %o[] : memref<{t}>
    %v = vector.transfer_read %m[%k], %p : memref<{n}x{t}>, vector<{v}x{t}>
    %r = vector.reduction <{kind}>, %v, %b : vector<{v}x{t}> into {t}
    memref.store %r, %o[] : memref<{t}>
  }}
  return
}}
"""

PARALLEL = """func.func @f(%m: memref<{n}x{t}>, %o: memref<{t}>) {{
  %r = affine.parallel (%k) = (0) to ({n}) reduce ("{kind}") -> ({t}) {{
    %a = affine.load %m[%k] : memref<{n}x{t}>
    affine.yield %a : {t}
  }}
  %b = affine.load %o[] : memref<{t}>
  %c = arith.{op} %b, %r : {t}
  affine.store %c, %o[] : memref<{t}>
  return
}}
"""

#: The operation, its kind in ``vector``, its unit, another value, and another operation.
OPERATIONS = [
    ("andi", "and", -1, 3, "or"),
    ("ori", "or", 0, 1, "xor"),
    ("xori", "xor", 0, 1, "and"),
    ("maxui", "maxui", 0, -1, "minui"),
    ("minui", "minui", -1, 0, "maxui"),
]


def _verdict(before: str, after: str) -> str:
    verdict: str = mlir.verify(before, after, run=False, levels=False).impls[0].verdict.value
    return verdict


@pytest.mark.parametrize(("t", "n", "v"), [("i32", 19, 8), ("i8", 8, 4), ("i64", 5, 2)])
@pytest.mark.parametrize(
    ("op", "kind", "unit", "other", "swapped"), OPERATIONS, ids=[o[0] for o in OPERATIONS]
)
def test_vectors(op: str, kind: str, unit: int, other: int, swapped: str, t: str, n: int, v: int) -> None:
    names: dict[str, object] = {"op": op, "kind": kind, "unit": unit, "t": t, "n": n, "v": v, "end": n}
    before = LOOP.format(**names)
    assert _verdict(before, VECTOR.format(**names)) == "verified"
    wrong: list[dict[str, object]] = [{"kind": swapped}, {"end": n - v}, {"unit": other}]
    for change in wrong if n % v else wrong[:-1]:
        assert _verdict(before, VECTOR.format(**{**names, **change})) != "verified"


@pytest.mark.parametrize(("op", "kind"), [("andi", "andi"), ("ori", "ori")])
def test_parallel_loops(op: str, kind: str) -> None:
    """``mlir-opt`` takes ``maxu`` and ``minu`` of types without a sign alone, which ``arith`` has not."""
    names = {"op": op, "kind": kind, "t": "i32", "n": 12}
    before, after = LOOP.format(**names), PARALLEL.format(**names)
    assert _verdict(before, after) == "verified"
    swapped = "ori" if kind == "andi" else "andi"
    assert _verdict(before, PARALLEL.format(**{**names, "kind": swapped})) != "verified"
    assert _verdict(before, after.replace("to (12)", "to (11)")) != "verified"


def test_truths() -> None:
    """Of words of one bit, ``mul`` is ``and``, and ``add`` is ``xor``."""
    for op, kind, unit in (("muli", "mul", 1), ("addi", "add", 0), ("andi", "and", 1)):
        names = {"op": op, "kind": kind, "unit": str(bool(unit)).lower(), "t": "i1", "n": 9, "v": 4, "end": 9}
        text = VECTOR.format(**names).replace("true : i1", "true").replace("false : i1", "false")
        assert _verdict(LOOP.format(**names), text) == "verified"
        assert _verdict(LOOP.format(**names), text.replace(f"<{kind}>", "<or>")) == "refuted"
