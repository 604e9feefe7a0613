"""``linalg.softmax``: the decomposition that MLIR makes, on tensors and on memory."""

from __future__ import annotations

import pytest

from redverify.frontends import mlir
from redverify.frontends.mlir import TranslationError
from redverify.frontends.mlir.reading import tool

pytest.importorskip("xdsl")
pytestmark = pytest.mark.skipif(tool(None) is None, reason="texts in the pretty form need mlir-opt")

BEFORE = """func.func @f(%x: memref<?x12xf32>, %o: memref<?x12xf32>) {
  linalg.softmax dimension(1) ins(%x : memref<?x12xf32>) outs(%o : memref<?x12xf32>)
  return
}
"""

AFTER = """func.func @f(%x: memref<?x12xf32>, %o: memref<?x12xf32>) {
  %c0 = arith.constant 0 : index
  %low = arith.constant -3.40282347E+38 : f32
  %zero = arith.constant 0.0 : f32
  %n = memref.dim %x, %c0 : memref<?x12xf32>
  affine.for %i = 0 to %n {
    %m = affine.for %j = 0 to 12 iter_args(%s = %low) -> (f32) {
      %a = affine.load %x[%i, %j] : memref<?x12xf32>
      %b = arith.maxnumf %s, %a : f32
      affine.yield %b : f32
    }
    %t = affine.for %j = 0 to 12 iter_args(%s = %zero) -> (f32) {
      %a = affine.load %x[%i, %j] : memref<?x12xf32>
      %b = arith.subf %a, %m : f32
      %c = math.exp %b : f32
      %d = arith.addf %s, %c : f32
      affine.yield %d : f32
    }
    affine.for %j = 0 to 12 {
      %a = affine.load %x[%i, %j] : memref<?x12xf32>
      %b = arith.subf %a, %m : f32
      %c = math.exp %b : f32
      %d = arith.divf %c, %t : f32
      affine.store %d, %o[%i, %j] : memref<?x12xf32>
    }
  }
  return
}
"""


def _verdict(before: str, after: str) -> str:
    verdict: str = mlir.verify(before, after, run=False, levels=False).impls[0].verdict.value
    return verdict


def test_by_rows() -> None:
    assert _verdict(BEFORE, AFTER) == "verified"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("affine.for %j = 0 to 12 iter_args(%s = %zero)", "affine.for %j = 0 to 11 iter_args(%s = %zero)"),
        ("divf %c, %t", "divf %t, %c"),
        ("addf %s, %c", "addf %s, %b"),
        ("iter_args(%s = %low)", "iter_args(%s = %zero)"),
    ],
)
def test_wrong_rows(old: str, new: str) -> None:
    assert old in AFTER
    assert _verdict(BEFORE, AFTER.replace(old, new)) != "verified"


def test_the_other_dimension() -> None:
    text = "func.func @f(%x: tensor<4x4xf32>, %o: tensor<4x4xf32>) -> tensor<4x4xf32> {{\n"
    text += "  %r = linalg.softmax dimension({}) ins(%x : tensor<4x4xf32>) outs(%o : tensor<4x4xf32>)"
    text += " -> tensor<4x4xf32>\n  return %r : tensor<4x4xf32>\n}}\n"
    assert _verdict(text.format(0), text.format(0)) == "verified"
    assert _verdict(text.format(0), text.format(1)) != "verified"


def test_a_vector_alone() -> None:
    text = "func.func @f(%x: memref<9xf64>) {\n"
    text += "  linalg.softmax dimension(0) ins(%x : memref<9xf64>) outs(%x : memref<9xf64>)\n  return\n}\n"
    assert _verdict(text, text) == "verified"


def test_the_maximum_is_one_of_numbers() -> None:
    with pytest.raises(TranslationError, match="not a number"):
        mlir.to_sched(BEFORE, AFTER, values="abstract-bitwise")
