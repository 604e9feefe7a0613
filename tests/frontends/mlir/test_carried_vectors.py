"""Vectors that loops carry: they stay in one place where nobody else sees that."""

from __future__ import annotations

import pytest

from redverify.frontends import mlir
from redverify.frontends.mlir.reading import tool

pytest.importorskip("xdsl")
pytestmark = pytest.mark.skipif(tool(None) is None, reason="texts in the pretty form need mlir-opt")

MAPS = """#a = affine_map<(i, j, k) -> (i, k)>
#b = affine_map<(i, j, k) -> (k, j)>
#c = affine_map<(i, j, k) -> (i, j)>
"""

BEFORE = """func.func @f(%a: memref<4x24xf32>, %b: memref<24x4xf32>, %o: memref<4x4xf32>) {
  linalg.matmul ins(%a, %b : memref<4x24xf32>, memref<24x4xf32>) outs(%o : memref<4x4xf32>)
  return
}
"""

AFTER = (
    MAPS
    + """func.func @f(%a: memref<4x24xf32>, %b: memref<24x4xf32>, %o: memref<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c24 = arith.constant 24 : index
  %z = arith.constant 0.0 : f32
  %first = vector.transfer_read %o[%c0, %c0], %z {in_bounds = [true, true]} : memref<4x4xf32>, vector<4x4xf32>
  %last = scf.for %k = %c0 to %c24 step %c8 iter_args(%s = %first) -> (vector<4x4xf32>) {
    %x = vector.transfer_read %a[%c0, %k], %z {in_bounds = [true, true]} : memref<4x24xf32>, vector<4x8xf32>
    %y = vector.transfer_read %b[%k, %c0], %z {in_bounds = [true, true]} : memref<24x4xf32>, vector<8x4xf32>
    %t = vector.contract {indexing_maps = [#a, #b, #c], kind = #vector.kind<add>,
      iterator_types = ["parallel", "parallel", "reduction"]} %x, %y, %s
      : vector<4x8xf32>, vector<8x4xf32> into vector<4x4xf32>
    scf.yield %t : vector<4x4xf32>
  }
  vector.transfer_write %last, %o[%c0, %c0] {in_bounds = [true, true]} : vector<4x4xf32>, memref<4x4xf32>
  return
}
"""
)

#: The sum before and after the last part, one of which is written.
KEPT = (
    MAPS
    + """func.func @f(%a: memref<4x4xf32>, %b: memref<4x4xf32>, %o: memref<4x4xf32>) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant {n} : index
  %z = arith.constant 0.0 : f32
  %first = vector.transfer_read %o[%c0, %c0], %z {{in_bounds = [true, true]}}
    : memref<4x4xf32>, vector<4x4xf32>
  %x = vector.transfer_read %a[%c0, %c0], %z {{in_bounds = [true, true]}} : memref<4x4xf32>, vector<4x4xf32>
  %y = vector.transfer_read %b[%c0, %c0], %z {{in_bounds = [true, true]}} : memref<4x4xf32>, vector<4x4xf32>
  %u, %v = scf.for %k = %c0 to %n step %c1 iter_args(%s = %first, %r = %first)
      -> (vector<4x4xf32>, vector<4x4xf32>) {{
    %t = vector.contract {{indexing_maps = [#a, #b, #c], kind = #vector.kind<add>,
      iterator_types = ["parallel", "parallel", "reduction"]}} %x, %y, %s
      : vector<4x4xf32>, vector<4x4xf32> into vector<4x4xf32>
    scf.yield %t, %s : vector<4x4xf32>, vector<4x4xf32>
  }}
  vector.transfer_write %{written}, %o[%c0, %c0] {{in_bounds = [true, true]}}
    : vector<4x4xf32>, memref<4x4xf32>
  return
}}
"""
)

#: ``%p`` is a factor and what is added to: the product has to be of what it was before.
POWER = (
    MAPS
    + """func.func @f(%a: memref<2x2xi32>, %b: memref<2x2xi32>, %o: memref<2x2xi32>) {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0 : i32
  %e = arith.constant dense<0> : vector<2x2xi32>
  %x = vector.transfer_read %a[%c0, %c0], %z {in_bounds = [true, true]} : memref<2x2xi32>, vector<2x2xi32>
  %y = vector.transfer_read %b[%c0, %c0], %z {in_bounds = [true, true]} : memref<2x2xi32>, vector<2x2xi32>
  %p = vector.contract {indexing_maps = [#a, #b, #c], kind = #vector.kind<add>,
    iterator_types = ["parallel", "parallel", "reduction"]} %x, %y, %e
    : vector<2x2xi32>, vector<2x2xi32> into vector<2x2xi32>
  %q = vector.contract {indexing_maps = [#a, #b, #c], kind = #vector.kind<add>,
    iterator_types = ["parallel", "parallel", "reduction"]} %p, %x, %p
    : vector<2x2xi32>, vector<2x2xi32> into vector<2x2xi32>
  vector.transfer_write %q, %o[%c0, %c0] {in_bounds = [true, true]} : vector<2x2xi32>, memref<2x2xi32>
  return
}
"""
)

#: ``p * x + p`` with ``p = x * y``, if the factor is ``%p``.
UNROLLED = """func.func @f(%a: memref<2x2xi32>, %b: memref<2x2xi32>, %o: memref<2x2xi32>) {{
  %p = memref.alloc() : memref<2x2xi32>
  %z = arith.constant 0 : i32
  linalg.fill ins(%z : i32) outs(%p : memref<2x2xi32>)
  linalg.matmul ins(%a, %b : memref<2x2xi32>, memref<2x2xi32>) outs(%p : memref<2x2xi32>)
  memref.copy %p, %o : memref<2x2xi32> to memref<2x2xi32>
  linalg.matmul ins({factor}, %a : memref<2x2xi32>, memref<2x2xi32>) outs(%o : memref<2x2xi32>)
  return
}}
"""

SQUARE = """func.func @f(%a: memref<4x4xf32>, %b: memref<4x4xf32>, %o: memref<4x4xf32>) {
  linalg.matmul ins(%a, %b : memref<4x4xf32>, memref<4x4xf32>) outs(%o : memref<4x4xf32>)
  return
}
"""


def _verdict(before: str, after: str) -> str:
    verdict: str = mlir.verify(before, after, run=False, levels=False).impls[0].verdict.value
    return verdict


def test_a_tile_that_a_loop_carries() -> None:
    assert _verdict(BEFORE, AFTER) == "verified"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("%y, %s\n", "%y, %first\n"),
        ("to %c24", "to %c8"),
        ("write %last", "write %first"),
        ("[%c0, %k]", "[%c0, %c0]"),
    ],
)
def test_wrong_tiles(old: str, new: str) -> None:
    assert old in AFTER
    assert _verdict(BEFORE, AFTER.replace(old, new)) == "refuted"


@pytest.mark.parametrize(
    ("n", "written", "right"),
    [(1, "u", True), (2, "v", True), (2, "u", False), (1, "v", False), (3, "v", False)],
)
def test_the_vector_of_the_iteration_before(n: int, written: str, right: bool) -> None:
    assert (_verdict(SQUARE, KEPT.format(n=n, written=written)) != "refuted") is right


def test_a_factor_that_is_added_to() -> None:
    """It is read as it was before, not as it is while it is added to."""
    assert _verdict(UNROLLED.format(factor="%p"), POWER) != "refuted"
    assert _verdict(UNROLLED.format(factor="%o"), POWER) != "verified"
