"""Products of an index that has a few values, slices without elements, and numbers that TOSA scales."""

from __future__ import annotations

import pytest

from redverify.frontends import mlir
from redverify.frontends.mlir.scalars.widths import times
from redverify.interpreter.indices import compile_index
from redverify.language import core
from redverify.language.core import IConst, IVar
from redverify.presburger.build import all_of, where

pytest.importorskip("xdsl")

DOUBLED = """func.func @f(%a: tensor<?xf32>, %o: tensor<?xf32>) -> tensor<?xf32> {
  %r = linalg.add ins(%a, %a : tensor<?xf32>, tensor<?xf32>) outs(%o : tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
"""

#: What ``tile_using_forall num_threads`` makes: the last threads may have nothing to do.
THREADS = """#size = affine_map<(d0)[s0] -> (-(d0 * (s0 ceildiv {t})) + s0, s0 ceildiv {t})>
#some = affine_map<(d0) -> (0, d0)>
#at = affine_map<(d0)[s0] -> (d0 * (s0 ceildiv {t}))>
func.func @f(%a: tensor<?xf32>, %o: tensor<?xf32>) -> tensor<?xf32> {{
  %c0 = arith.constant 0 : index
  %n = tensor.dim %a, %c0 : tensor<?xf32>
  %0 = scf.forall (%t) in ({t}) shared_outs(%s = %o) -> (tensor<?xf32>) {{
    %1 = affine.min #size(%t)[%n]
    %2 = affine.max #some(%1)
    %3 = affine.apply #at(%t)[%n]
    %x = tensor.extract_slice %a[%3] [%2] [1] : tensor<?xf32> to tensor<?xf32>
    %y = tensor.extract_slice %s[%3] [%2] [1] : tensor<?xf32> to tensor<?xf32>
    %z = linalg.add ins(%x, %x : tensor<?xf32>, tensor<?xf32>) outs(%y : tensor<?xf32>) -> tensor<?xf32>
    scf.forall.in_parallel {{
      tensor.parallel_insert_slice %z into %s[%3] [%2] [1] : tensor<?xf32> into tensor<?xf32>
    }}
  }}
  return %0 : tensor<?xf32>
}}
"""


def _verdict(before: str, after: str) -> str:
    verdict: str = mlir.verify(before, after, run=False, levels=False).impls[0].verdict.value
    return verdict


@pytest.mark.parametrize("threads", [2, 3, 5])
def test_threads(threads: int) -> None:
    text = THREADS.format(t=threads)
    assert _verdict(DOUBLED, text) == "verified"
    assert _verdict(DOUBLED, text.replace(f"in ({threads})", f"in ({threads - 1})")) == "refuted"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("linalg.add ins(%x, %x", "linalg.sub ins(%x, %x"),
        (
            "#at = affine_map<(d0)[s0] -> (d0 * (s0 ceildiv 3))>",
            "#at = affine_map<(d0)[s0] -> (d0 * (s0 floordiv 3))>",
        ),
        ("+ s0, s0 ceildiv 3)>", "+ s0, s0 floordiv 3)>"),
        ("%x = tensor.extract_slice %a[%3]", "%x = tensor.extract_slice %a[%c0]"),
    ],
)
def test_wrong_threads(old: str, new: str) -> None:
    text = THREADS.format(t=3)
    assert old in text
    assert _verdict(DOUBLED, text.replace(old, new)) == "refuted"


COUNTED = """func.func @f(%x: tensor<6x7xf32>) -> tensor<6x7xf32> {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %e = tensor.empty() : tensor<6x7xf32>
  %r = linalg.generic {{indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}} ins(%x : tensor<6x7xf32>) outs(%e : tensor<6x7xf32>) {{
  ^bb0(%a: f32, %o: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %1 = arith.subi %i, %c1 : index
    %2 = arith.minsi %1, %c0 : index
    %3 = arith.addi %2, %c3 : index
    %4 = arith.subi %j, {low} : index
    %5 = arith.minsi %4, %c0 : index
    %6 = arith.addi %5, %c3 : index
    %7 = arith.muli {factors} : index
    %8 = arith.index_cast %7 : index to i32
    %9 = arith.sitofp %8 : i32 to f32
    %10 = arith.divf %a, %9 : f32
    linalg.yield %10 : f32
  }} -> tensor<6x7xf32>
  return %r : tensor<6x7xf32>
}}
"""


def test_counts() -> None:
    """What an average is divided by at an edge: the product of two sizes of a window."""
    for low in ("%c1", "%c0", "%c3"):
        before = COUNTED.format(low=low, factors="%3, %6")
        assert _verdict(before, COUNTED.format(low=low, factors="%6, %3")) == "verified"
        assert _verdict(before, COUNTED.format(low=low, factors="%3, %3")) == "refuted"


def test_a_product_by_cases_is_the_product() -> None:
    i, n = IVar("i"), IVar("n")
    ranges = (core.CCmp("<=", IConst(-2), i), core.CCmp("<", i, IConst(3)))

    def proves(condition: core.Cond) -> bool:
        return bool(all_of(ranges).intersect(where(core.CNot(condition))).is_empty())

    found = compile_index(times(i, n, proves))
    assert all(found({"i": a, "n": b}) == a * b for a in range(-2, 3) for b in (-7, 0, 5))
    found = compile_index(times(n, IVar("m"), proves))
    assert all(found({"n": a, "m": b}) == a * b for a in (-3, 0, 4) for b in (-7, 0, 5))


SCALED = """func.func @f(%a: tensor<4x6xi32>) -> tensor<4x6xi32> {{
  %s = arith.constant {shift} : i8
  %m = arith.constant {factor} : i32
  %e = tensor.empty() : tensor<4x6xi32>
  %r = linalg.generic {{indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}} ins(%a : tensor<4x6xi32>) outs(%e : tensor<4x6xi32>) {{
  ^bb0(%x: i32, %o: i32):
    %y = tosa.apply_scale %x, %m, %s {{double_round = false}} : (i32, i32, i8) -> i32
    linalg.yield %y : i32
  }} -> tensor<4x6xi32>
  return %r : tensor<4x6xi32>
}}
"""


def test_scaled_numbers() -> None:
    """A run refutes by what the operation computes, not by what a function of its name may compute."""
    before = SCALED.format(factor=1 << 20, shift=22)
    assert _verdict(before, before) == "verified"
    assert _verdict(before, SCALED.format(factor=1 << 20, shift=21)) == "refuted"
    assert _verdict(before, SCALED.format(factor=3 << 20, shift=22)) == "refuted"
    assert _verdict(before, SCALED.format(factor=1 << 10, shift=12)) == "inconclusive"  # it is the same
    assert _verdict(before, SCALED.format(factor=1 << 20, shift=1)) == "inconclusive"  # undefined
    assert _verdict(before, before.replace("double_round = false", "double_round = true")) == "inconclusive"
