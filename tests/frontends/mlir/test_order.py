"""The binders of a reduction are in the order of execution, tested by an operator that is neither associative
nor commutative: two orders of the same loops are two reductions."""

from __future__ import annotations

from itertools import permutations, product

import pytest

from redverify.frontends import mlir
from redverify.frontends.mlir.reading import tool

pytest.importorskip("xdsl")

pytestmark = pytest.mark.skipif(tool(None) is None, reason="texts in the pretty form need mlir-opt")

#: ``acc * 2 + x`` on integers, and a sum of floats, whose order counts where floats are IEEE floats.
TWICE = """    %c2 = arith.constant 2 : i32
    %t = arith.muli %y, %c2 : i32
    %z = arith.addi %t, %x : i32"""
SUM = "    %z = arith.addf %y, %x : f32"

SIZES = {2: (2, 3), 3: (2, 3, 2)}
ORDERS = [
    *product(permutations(range(2)), repeat=2),
    *((p, q) for p in permutations(range(3)) for q in ((0, 1, 2), p)),
]


def affine_loops(order: tuple[int, ...], step: str, element: str) -> str:
    """Loops in an order, the first outermost."""
    sizes = SIZES[len(order)]
    memory = f"memref<{'x'.join(map(str, sizes))}x{element}>"
    loops = "".join(f"  affine.for %i{d} = 0 to {sizes[d]} {{\n" for d in order)
    at = ", ".join(f"%i{d}" for d in range(len(order)))
    return f"""func.func @f(%a: {memory}, %b: memref<{element}>) {{
{loops}    %x = affine.load %a[{at}] : {memory}
    %y = affine.load %b[] : memref<{element}>
{step}
    affine.store %z, %b[] : memref<{element}>
{"  }" * len(order)}
  return
}}
"""


def linalg(order: tuple[int, ...], step: str, element: str) -> str:
    """An operation of linalg, whose iterators run in their order, the first outermost."""
    memory = f"memref<{'x'.join(map(str, SIZES[len(order)]))}x{element}>"
    dims = ", ".join(f"d{d}" for d in order)
    at = ", ".join(f"d{d}" for d in range(len(order)))
    kinds = ", ".join(['"reduction"'] * len(order))
    maps = f"affine_map<({dims}) -> ({at})>, affine_map<({dims}) -> ()>"
    return f"""func.func @f(%a: {memory}, %b: memref<{element}>) {{
  linalg.generic {{indexing_maps = [{maps}], iterator_types = [{kinds}]}}
    ins(%a : {memory}) outs(%b : memref<{element}>) {{
  ^bb0(%x: {element}, %y: {element}):
{step}
    linalg.yield %z : {element}
  }}
  return
}}
"""


def verdict(source: str, target: str, **options: str) -> str:
    return str(mlir.verify(source, target, **options).impls[0].verdict.value)


@pytest.mark.parametrize("make", [affine_loops, linalg], ids=lambda f: f.__name__)
@pytest.mark.parametrize(("order", "other"), ORDERS, ids=str)
def test_an_operator_without_laws(make, order: tuple[int, ...], other: tuple[int, ...]) -> None:  # type: ignore[no-untyped-def]
    found = verdict(make(order, TWICE, "i32"), affine_loops(other, TWICE, "i32"))
    assert found == ("verified" if order == other else "refuted")


@pytest.mark.parametrize("other", [*permutations(range(2)), *permutations(range(3))], ids=str)
def test_sums_of_floats(other: tuple[int, ...]) -> None:
    """Interchanged loops compute the same of real numbers, and not the same bits."""
    plain = tuple(range(len(other)))
    source, target = affine_loops(plain, SUM, "f32"), linalg(other, SUM, "f32")
    assert verdict(source, target) == "verified"
    assert verdict(source, target, values="ieee") == ("verified" if other == plain else "refuted")


def test_threads_join_in_no_certain_order() -> None:
    source = affine_loops((0, 1), TWICE, "i32")
    target = """func.func @f(%a: memref<2x3xi32>, %b: memref<i32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %first = memref.load %b[] : memref<i32>
  %r = scf.parallel (%i, %j) = (%c0, %c0) to (%c2, %c3) step (%c1, %c1) init (%first) -> i32 {
    %e = memref.load %a[%i, %j] : memref<2x3xi32>
    scf.reduce(%e : i32) {
    ^bb0(%y: i32, %x: i32):
      %two = arith.constant 2 : i32
      %t = arith.muli %y, %two : i32
      %z = arith.addi %t, %x : i32
      scf.reduce.return %z : i32
    }
  }
  memref.store %r, %b[] : memref<i32>
  return
}
"""
    try:
        assert verdict(source, target) != "verified"
    except mlir.TranslationError as error:
        assert "scf" in str(error)
