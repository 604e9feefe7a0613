"""Memory whose elements are vectors, and masks of transfers whose lanes memory has in another order."""

from __future__ import annotations

import pytest

from redverify.frontends import mlir
from redverify.frontends.mlir import TranslationError
from redverify.frontends.mlir.reading import tool

pytest.importorskip("xdsl")
pytestmark = pytest.mark.skipif(tool(None) is None, reason="texts in the pretty form need mlir-opt")

BEFORE = """func.func @f(%a: memref<6x8xf32>, %b: memref<8x6xf32>) {
  linalg.transpose ins(%a : memref<6x8xf32>) outs(%b : memref<8x6xf32>) permutation = [1, 0]
  return
}
"""

#: As ``convert-vector-to-scf`` writes it.
AFTER = """func.func @f(%a: memref<6x8xf32>, %b: memref<8x6xf32>) {
  %z = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %c8 = arith.constant 8 : index
  %p = memref.alloca() : memref<vector<6x8xf32>>
  %q = memref.alloca() : memref<vector<8x6xf32>>
  %rows = vector.type_cast %p : memref<vector<6x8xf32>> to memref<6xvector<8xf32>>
  scf.for %i = %c0 to %c6 step %c1 {
    %x = vector.transfer_read %a[%i, %c0], %z {in_bounds = [true]} : memref<6x8xf32>, vector<8xf32>
    memref.store %x, %rows[%i] : memref<6xvector<8xf32>>
  }
  %v = memref.load %p[] : memref<vector<6x8xf32>>
  %w = vector.transpose %v, [1, 0] : vector<6x8xf32> to vector<8x6xf32>
  memref.store %w, %q[] : memref<vector<8x6xf32>>
  %lines = vector.type_cast %q : memref<vector<8x6xf32>> to memref<8xvector<6xf32>>
  scf.for %i = %c0 to %c8 step %c1 {
    %x = memref.load %lines[%i] : memref<8xvector<6xf32>>
    vector.transfer_write %x, %b[%i, %c0] {in_bounds = [true]} : vector<6xf32>, memref<8x6xf32>
  }
  return
}
"""


def _verdict(before: str, after: str) -> str:
    verdict: str = mlir.verify(before, after, run=False, levels=False).impls[0].verdict.value
    return verdict


def test_rows_in_memory() -> None:
    assert _verdict(BEFORE, AFTER) == "verified"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("memref.load %lines[%i]", "memref.load %lines[%c1]"),
        ("memref.load %lines[%i]", "memref.load %lines[%c8]"),
        ("%x, %rows[%i]", "%x, %rows[%c0]"),
        ("%c0 to %c6", "%c1 to %c6"),
    ],
)
def test_wrong_rows(old: str, new: str) -> None:
    assert old in AFTER
    assert _verdict(BEFORE, AFTER.replace(old, new)) == "refuted"


@pytest.mark.parametrize(
    "text",
    [
        # between vectors of three numbers there may be a gap
        """func.func @f(%a: memref<4x3xf32>, %o: memref<f32>) {
  %v = vector.type_cast %a : memref<4x3xf32> to memref<vector<4x3xf32>>
  return
}
""",
        """func.func @f(%a: memref<4xvector<3xf32>>) {
  return
}
""",
        """func.func @f() -> memref<4xvector<3xf32>> {
  %p = memref.alloc() : memref<4xvector<3xf32>>
  return %p : memref<4xvector<3xf32>>
}
""",
        """func.func @f(%a: memref<4xf32>) {
  %p = memref.alloc() : memref<4xvector<3xf32>>
  %q = memref.subview %p[1] [2] [1]
    : memref<4xvector<3xf32>> to memref<2xvector<3xf32>, strided<[1], offset: 1>>
  return
}
""",
        """func.func @f(%a: memref<4xf32>, %k: index) {
  %p = memref.alloc() : memref<4xvector<3xf32>>
  %d = memref.dim %p, %k : memref<4xvector<3xf32>>
  return
}
""",
    ],
    ids=["cast of numbers", "argument", "result", "part", "size"],
)
def test_other_uses_are_refused(text: str) -> None:
    with pytest.raises(TranslationError):
        mlir.to_sched(text, text)


COPY = """func.func @f(%a: memref<?x?xf32>, %b: memref<4x3xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %m = memref.dim %a, %c0 : memref<?x?xf32>
  %n = memref.dim %a, %c1 : memref<?x?xf32>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 3 {
      affine.store %z, %b[%i, %j] : memref<4x3xf32>
    }
  }
  affine.for %j = 0 to min affine_map<()[s] -> (s, 3)>()[%m] {
    affine.for %i = 0 to min affine_map<()[s] -> (s, 4)>()[%n] {
      %x = affine.load %a[%j, %i] : memref<?x?xf32>
      affine.store %x, %b[%i, %j] : memref<4x3xf32>
    }
  }
  return
}
"""

#: The mask has the order of the memory: rows of it, which are the second lanes, first.
MASKED = """func.func @f(%a: memref<?x?xf32>, %b: memref<4x3xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %m = memref.dim %a, %c0 : memref<?x?xf32>
  %n = memref.dim %a, %c1 : memref<?x?xf32>
  %k = vector.create_mask %m, %n : vector<3x4xi1>
  %v = vector.transfer_read %a[%c0, %c0], %z, %k
    {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>}
    : memref<?x?xf32>, vector<4x3xf32>
  vector.transfer_write %v, %b[%c0, %c0] {in_bounds = [true, true]} : vector<4x3xf32>, memref<4x3xf32>
  return
}
"""


def test_a_mask_in_the_order_of_memory() -> None:
    assert _verdict(COPY, MASKED) == "verified"
    assert _verdict(COPY, MASKED.replace("create_mask %m, %n", "create_mask %n, %m")) == "refuted"


SPREAD = """func.func @f(%a: memref<?xf32>, %b: memref<2x4xf32>) {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %n = memref.dim %a, %c0 : memref<?xf32>
  %k = vector.create_mask %n : vector<4xi1>
  %v = vector.transfer_read %a[%c0], %z, %k
    {in_bounds = [true, true], permutation_map = affine_map<(d0) -> (0, d0)>} : memref<?xf32>, vector<2x4xf32>
  vector.transfer_write %v, %b[%c0, %c0] {in_bounds = [true, true]} : vector<2x4xf32>, memref<2x4xf32>
  return
}
"""

ROWS = """func.func @f(%a: memref<?xf32>, %b: memref<2x4xf32>) {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %n = memref.dim %a, %c0 : memref<?xf32>
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to 4 {
      affine.store %z, %b[%i, %j] : memref<2x4xf32>
    }
    affine.for %j = 0 to min affine_map<()[s] -> (s, 4)>()[%n] {
      %x = affine.load %a[%j] : memref<?xf32>
      affine.store %x, %b[%i, %j] : memref<2x4xf32>
    }
  }
  return
}
"""


def test_a_mask_has_no_dimension_of_lanes_that_are_alike() -> None:
    assert _verdict(ROWS, SPREAD) == "verified"
    wrong = SPREAD.replace("create_mask %n", "create_mask %m").replace(
        "  %k", "  %m = arith.addi %n, %c1 : index\n  %k"
    )
    wrong = wrong.replace("  %z", "  %c1 = arith.constant 1 : index\n  %z", 1)
    assert _verdict(ROWS, wrong) == "refuted"


#: As ``transfer_split`` writes it: memory of numbers is written as one vector.
ONE_VECTOR = """func.func @f(%a: memref<6x8xf32>, %b: memref<8x6xf32>) {
  %z = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %p = memref.alloca() : memref<6x8xf32>
  %one = vector.type_cast %p : memref<6x8xf32> to memref<vector<6x8xf32>>
  %x = vector.transfer_read %a[%c0, %c0], %z {in_bounds = [true, true]} : memref<6x8xf32>, vector<6x8xf32>
  memref.store %x, %one[] : memref<vector<6x8xf32>>
  affine.for %i = 0 to 6 {
    affine.for %j = 0 to 8 {
      %y = affine.load %p[%i, %j] : memref<6x8xf32>
      affine.store %y, %b[%j, %i] : memref<8x6xf32>
    }
  }
  return
}
"""

#: As ``vector.transpose`` is lowered to one ``shuffle``.
SHUFFLED = """func.func @f(%a: memref<6x8xf32>, %b: memref<8x6xf32>) {
  %z = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %x = vector.transfer_read %a[%c0, %c0], %z {in_bounds = [true, true]} : memref<6x8xf32>, vector<6x8xf32>
  %y = vector.shape_cast %x : vector<6x8xf32> to vector<48xf32>
  %s = vector.shuffle %y, %y [ORDER] : vector<48xf32>, vector<48xf32>
  %w = vector.shape_cast %s : vector<48xf32> to vector<8x6xf32>
  vector.transfer_write %w, %b[%c0, %c0] {in_bounds = [true, true]} : vector<8x6xf32>, memref<8x6xf32>
  return
}
"""
ORDER = [8 * (n % 6) + n // 6 for n in range(48)]


def test_numbers_as_one_vector() -> None:
    assert _verdict(BEFORE, ONE_VECTOR) == "verified"


@pytest.mark.parametrize(
    ("rows", "verdict"),
    [
        (ORDER, "verified"),
        ([n + 48 * (n % 2) for n in ORDER], "verified"),
        ([*ORDER[:20], ORDER[21], ORDER[20], *ORDER[22:]], "refuted"),
    ],
    ids=["in closed form", "of both", "two exchanged"],
)
def test_rows_in_another_order(rows: list[int], verdict: str) -> None:
    after = SHUFFLED.replace("ORDER", ", ".join(map(str, rows)))
    assert _verdict(BEFORE, after) == verdict
