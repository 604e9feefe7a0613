"""Jumps between blocks, as ``convert-scf-to-cf`` makes them, and ``scf.while`` that counts."""

from __future__ import annotations

import pytest

from redverify.frontends import mlir
from redverify.frontends.mlir import TranslationError
from redverify.frontends.mlir.reading import tool

pytest.importorskip("xdsl")
pytestmark = pytest.mark.skipif(tool(None) is None, reason="texts in the pretty form need mlir-opt")

#: Squares below ``%m``, doubles from there on; and the sum of all.
BEFORE = """func.func @f(%a: memref<?xf32>, %b: memref<?xf32>, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = arith.constant 5 : index
  %z = arith.constant 0.0 : f32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %z) -> (f32) {
    %x = memref.load %a[%i] : memref<?xf32>
    %c = arith.cmpi slt, %i, %m : index
    %v = scf.if %c -> (f32) {
      %p = arith.mulf %x, %x : f32
      scf.yield %p : f32
    } else {
      %p = arith.addf %x, %x : f32
      scf.yield %p : f32
    }
    memref.store %v, %b[%i] : memref<?xf32>
    %t = arith.addf %s, %x : f32
    scf.yield %t : f32
  }
  return %r : f32
}
"""

AFTER = """func.func @f(%a: memref<?xf32>, %b: memref<?xf32>, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  cf.br ^head(%c0, %z : index, f32)
^head(%i: index, %s: f32):
  %m = arith.constant 5 : index
  %go = arith.cmpi slt, %i, %n : index
  cf.cond_br %go, ^body, ^exit
^body:
  %x = memref.load %a[%i] : memref<?xf32>
  %c = arith.cmpi slt, %i, %m : index
  cf.cond_br %c, ^square, ^double
^square:
  %p = arith.mulf %x, %x : f32
  cf.br ^join(%p : f32)
^double:
  %q = arith.addf %x, %x : f32
  cf.br ^join(%q : f32)
^join(%v: f32):
  memref.store %v, %b[%i] : memref<?xf32>
  %t = arith.addf %s, %x : f32
  %k = arith.addi %i, %c1 : index
  cf.br ^head(%k, %t : index, f32)
^exit:
  return %s : f32
}
"""

WHILE = """func.func @f(%a: memref<?xf32>, %b: memref<?xf32>, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = arith.constant 5 : index
  %z = arith.constant 0.0 : f32
  %r:2 = scf.while (%i = %c0, %s = %z) : (index, f32) -> (index, f32) {
    %go = arith.cmpi slt, %i, %n : index
    scf.condition(%go) %i, %s : index, f32
  } do {
  ^bb0(%i: index, %s: f32):
    %x = memref.load %a[%i] : memref<?xf32>
    %c = arith.cmpi slt, %i, %m : index
    %v = scf.if %c -> (f32) {
      %p = arith.mulf %x, %x : f32
      scf.yield %p : f32
    } else {
      %p = arith.addf %x, %x : f32
      scf.yield %p : f32
    }
    memref.store %v, %b[%i] : memref<?xf32>
    %t = arith.addf %s, %x : f32
    %k = arith.addi %i, %c1 : index
    scf.yield %k, %t : index, f32
  }
  return %r#1 : f32
}
"""


def _verdict(before: str, after: str) -> str:
    verdict: str = mlir.verify(before, after, run=False, levels=False).impls[0].verdict.value
    return verdict


@pytest.mark.parametrize("after", [AFTER, WHILE], ids=["jumps", "while"])
def test_the_same_loop(after: str) -> None:
    assert _verdict(BEFORE, after) == "verified"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("^head(%c0, %z", "^head(%c1, %z"),
        ("^square, ^double", "^double, ^square"),
        ("constant 1 : index", "constant 2 : index"),
        ("^head(%k, %t", "^head(%k, %s"),
        ("%x = memref.load %a[%i]", "%x = memref.load %a[%c0]"),
        ("^join(%q : f32)", "^join(%x : f32)"),
    ],
)
def test_wrong_jumps(old: str, new: str) -> None:
    assert old in AFTER
    assert _verdict(BEFORE, AFTER.replace(old, new)) == "refuted"


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        # iterations that the loop over the bounds would not have, or more than that
        ("cmpi slt, %i, %n", "cmpi sle, %i, %n", "does not compare its counter"),
        ("cmpi slt, %i, %n", "cmpi ult, %i, %n", "does not compare its counter"),
        ("cmpi slt, %i, %n", "cmpi sgt, %i, %n", "does not compare its counter"),
        ("^body, ^exit", "^exit, ^body", "ends elsewhere"),
        ("constant 1 : index", "constant -1 : index", "not been shown to be positive"),
        ("addi %i, %c1", "muli %i, %c1", "does not grow by a step"),
        ("addi %i, %c1", "addi %i, %i", "does not grow by a step"),
        ("addi %i, %c1", "subi %i, %c1", "does not grow by a step"),
        ("%k = ", "%w = arith.addi %i, %m : index\n  %k = ", ""),
        # an exit in the middle, and one in the middle that returns
        ("cf.br ^join(%q : f32)", "cf.br ^exit", "ends elsewhere"),
        ("cf.br ^join(%q : f32)", "return %q : f32", "ends elsewhere"),
        # what the head does once more than the body
        ("  %go =", "  memref.store %z, %b[%c0] : memref<?xf32>\n  %go =", "does more than compare"),
        ("  %go =", "  %u = memref.load %b[%c0] : memref<?xf32>\n  %go =", "does more than compare"),
        ("  %go =", "  %u = arith.addf %s, %z : f32\n  %go =", "does more than compare"),
        # a step that the loop changes
        ("addi %i, %c1", "addi %i, %j", "does not grow by a step"),
    ],
)
def test_other_jumps_are_refused(old: str, new: str, reason: str) -> None:
    assert old in AFTER
    after = AFTER.replace(old, new)
    if "%j" in new:
        after = after.replace("  %k =", "  %j = arith.minsi %i, %c1 : index\n  %k =")
    if not reason:
        assert _verdict(BEFORE, after) == "verified"
        return
    with pytest.raises(TranslationError, match=reason):
        mlir.to_sched(BEFORE, after)


COUNTED = """func.func @f(%b: memref<?xindex>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^head(%c0 : index)
^head(%i: index):
  %go = arith.cmpi slt, %i, %n : index
  cf.cond_br %go, ^body, ^exit
^body:
  %k = arith.addi %i, %c1 : index
  cf.br ^head(%k : index)
^exit:
  return %i : index
}
"""


def test_the_counter_behind_its_loop_is_refused() -> None:
    with pytest.raises(TranslationError, match="it uses what a loop of jumps makes"):
        mlir.to_sched(COUNTED, COUNTED)


SWAPPED = """func.func @f(%p: f32, %q: f32, %n: index) -> f32 {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %two = arith.constant {n} : index
  cf.br ^head(%p, %c0, %q : f32, index, f32)
^head(%x: f32, %i: index, %y: f32):
  %go = arith.cmpi sgt, %two, %i : index
  cf.cond_br %go, ^body, ^exit(%x : f32)
^body:
  %k = arith.addi %c1, %i : index
  cf.br ^head(%y, %k, %x : f32, index, f32)
^exit(%r: f32):
  return %r : f32
}}
"""


@pytest.mark.parametrize(("n", "result", "right"), [(2, "%p", True), (3, "%q", True), (3, "%p", False)])
def test_values_that_change_places(n: int, result: str, right: bool) -> None:
    before = f"func.func @f(%p: f32, %q: f32, %n: index) -> f32 {{\n  return {result} : f32\n}}\n"
    assert (_verdict(before, SWAPPED.format(n=n)) != "refuted") is right


ENDLESS = """func.func @f(%a: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c = arith.cmpi slt, %n, %c0 : index
  cf.cond_br %c, ^one, ^two
^one:
  cf.br ^two
^two:
  cf.br ^one
}
"""


def test_jumps_that_never_end() -> None:
    before = "func.func @f(%a: memref<?xf32>, %n: index) {\n  return\n}\n"
    with pytest.raises(TranslationError, match="the jumps never end"):
        mlir.to_sched(before, ENDLESS)


SHARED = """func.func @f(%a: memref<?xf32>, %x: f32, %n: index) {
  %c0 = arith.constant 0 : index
  %c = arith.cmpi slt, %n, %c0 : index
  cf.cond_br %c, ^one, ^two
^one:
  cf.cond_br %c, ^tail, ^end
^two:
  cf.br ^tail
^tail:
  memref.store %x, %a[%c0] : memref<?xf32>
  cf.br ^end
^end:
  return
}
"""


def test_a_block_that_two_ways_share() -> None:
    before = "func.func @f(%a: memref<?xf32>, %x: f32, %n: index) {\n  return\n}\n"
    with pytest.raises(TranslationError, match="jumps that are not those of loops and branches"):
        mlir.to_sched(before, SHARED)


#: Stores forever to the second cell: the next counter is made of another argument, which stays 0.
OF_ANOTHER = """func.func @f(%b: memref<20xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 10 : index
  cf.br ^head(%c0, %c0 : index, index)
^head(%i: index, %j: index):
  %go = arith.cmpi slt, %i, %n : index
  cf.cond_br %go, ^body, ^exit
^body:
  memref.store %x, %b[%i] : memref<20xf32>
  %k = arith.addi %j, %c1 : index
  cf.br ^head(%k, %j : index, index)
^exit:
  return
}
"""


def test_a_counter_that_grows_from_another_argument() -> None:
    with pytest.raises(TranslationError, match="does not grow by a step"):
        mlir.to_sched(OF_ANOTHER, OF_ANOTHER)


def test_a_comparison_that_the_body_uses_too() -> None:
    after = AFTER.replace("arith.addf %s, %x", "arith.select %go, %x, %s")
    assert after != AFTER
    with pytest.raises(TranslationError, match="an operand of it is not translated"):
        mlir.to_sched(BEFORE, after)
