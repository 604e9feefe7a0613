"""Functions without results, calls of functions without a body, memory of indices, and operations of tosa.

Each right pair has wrong twins, which are refuted or refused.
"""

from __future__ import annotations

import pytest

from redverify.frontends import mlir
from redverify.frontends.mlir.reading import tool

pytest.importorskip("xdsl")

if tool() is None:
    pytest.skip("mlir-opt is needed", allow_module_level=True)


def verdict(before: str, after: str, **options: str) -> str:
    return verdict_and_notes(before, after, **options)[0]


def verdict_and_notes(before: str, after: str, **options: str) -> tuple[str, str]:
    """The verdict, or ``refused``, and what is said of it."""
    try:
        found = mlir.verify(before, after, run=False, **options).impls[0]
    except mlir.TranslationError as error:
        return "refused", str(error)
    return found.verdict.value, "\n".join(found.notes)


# ---------------------------------------------------------------- neither has a result

NOTHING = "func.func @f(%m: memref<2x3xf32>, %n: index) {{\n{body}\n  return\n}}\n"
LOCAL = """  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = memref.alloc() : memref<8xf32>
  %x = memref.load %m[%c0, %c1] : memref<2x3xf32>
  scf.for %i = %c0 to {end} step %c1 {{
    memref.store %x, %t[%i] : memref<8xf32>
  }}"""
CLONE = "  %c = bufferization.clone %m : memref<2x3xf32> to memref<2x3xf32>"
FREED_CLONE = CLONE + "\n  memref.dealloc %c : memref<2x3xf32>"
CHOSEN_CLONE = """  %c0 = arith.constant 0 : index
  %p = arith.cmpi sgt, %n, %c0 : index
  scf.if %p {
    %c = bufferization.clone %m : memref<2x3xf32> to memref<2x3xf32>
  }"""


@pytest.mark.parametrize(
    ("before", "after", "wanted"),
    [
        ("", LOCAL.format(end="%c1"), "verified"),
        (LOCAL.format(end="%c1"), "", "verified"),
        # writes beyond the end of its own memory for n > 8, where the source does not
        ("", LOCAL.format(end="%n"), "refuted"),
        (LOCAL.format(end="%n"), LOCAL.format(end="%n"), "verified"),
        (LOCAL.format(end="%n"), "", "verified"),
        (CLONE, "", "verified"),
        (CLONE, CLONE, "verified"),
        # what is cloned may no longer be written, which the caller does not know
        ("", CLONE, "refuted"),
        ("", CHOSEN_CLONE, "refuted"),
        ("", FREED_CLONE, "verified"),
        (FREED_CLONE, CLONE, "refuted"),
        (CHOSEN_CLONE, CHOSEN_CLONE, "verified"),
        (CHOSEN_CLONE, CLONE, "refuted"),
        (CLONE, CHOSEN_CLONE, "verified"),
    ],
)
def test_nothing_is_left_behind(before: str, after: str, wanted: str) -> None:
    texts = [NOTHING.format(body=body) for body in (before, after)]
    found, notes = verdict_and_notes(*texts)
    assert found == wanted
    assert "neither writes memory or has a result" in notes


def test_a_part_of_memory_is_not_freed() -> None:
    part = """  %t = memref.alloc() : memref<8xf32>
  %p = memref.subview %t[0] [8] [1] : memref<8xf32> to memref<8xf32>
  memref.dealloc %p : memref<8xf32>"""
    found, _ = verdict_and_notes(NOTHING.format(body=""), NOTHING.format(body=part))
    assert found == "refuted"
    found, why = verdict_and_notes(NOTHING.format(body=part), NOTHING.format(body=""))
    assert found == "refused"
    assert "the source is undefined for all sizes" in why


def test_what_was_loaded_before_it_was_freed() -> None:
    head = """func.func @f(%m: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  %t = memref.alloc() : memref<1xf32>
  %y = memref.load %m[%c0] : memref<?xf32>
  memref.store %y, %t[%c0] : memref<1xf32>
"""
    load, free = "  %x = memref.load %t[%c0] : memref<1xf32>\n", "  memref.dealloc %t : memref<1xf32>\n"
    end = "  return %x : f32\n}\n"
    assert verdict(head + load + free + end, head + load + end) == "verified"
    assert verdict(head + load + end, head + load + free + end) == "verified"
    assert verdict(head + load + end, head + free + load + end) == "refuted"
    again = """  %r = arith.cmpi sge, %n, %c0 : index
  scf.if %r {
    %z = memref.load %t[%c0] : memref<1xf32>
    memref.store %z, %m[%c0] : memref<?xf32>
  }
"""
    never = again.replace("sge, %n", "slt, %n")
    assert verdict(head + load + free + end, head + load + free + again + end) == "refuted"
    assert verdict(head + load + free + end, head + load + free + never + end) == "verified"


def test_a_clone_of_an_argument_with_a_result() -> None:
    head = "func.func @f(%m: memref<4xf32>) -> f32 {\n  %c0 = arith.constant 0 : index\n"
    tail = "  %x = memref.load %m[%c0] : memref<4xf32>\n  return %x : f32\n}\n"
    clone = "  %c = bufferization.clone %m : memref<4xf32> to memref<4xf32>\n"
    assert verdict(head + clone + tail, head + tail) == "verified"
    assert verdict(head + tail, head + clone + tail) == "refuted"


# ---------------------------------------------------------------- functions without a body

DECLARED = """func.func private @g(tensor<5xf32>, f32) -> tensor<5xf32>
func.func private @h(f32) -> tensor<3x?xf32>
func.func private @log(index)
"""
CALLS = (
    DECLARED
    + """func.func @f(%t: tensor<5xf32>, %x: f32, %y: f32, %n: index) -> (tensor<5xf32>, index) {{
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
{body}
  return %r, %d : tensor<5xf32>, index
}}
"""
)
BODY = """  %s = arith.addf {sum} : f32
  %u = tensor.insert {inserted} into %t[{at}] : tensor<5xf32>
  func.call @log({logged}) : (index) -> ()
  %r = func.call @g(%u, %s) : (tensor<5xf32>, f32) -> tensor<5xf32>
  %v = func.call @h({given}) : (f32) -> tensor<3x?xf32>
  %d = tensor.dim %v, %c1 : tensor<3x?xf32>"""
RIGHT = {"sum": "%x, %y", "inserted": "%x", "at": "%c3", "logged": "%n", "given": "%x"}


def called(**changed: str) -> str:
    return CALLS.format(body=BODY.format(**(RIGHT | changed)))


@pytest.mark.parametrize(
    ("changed", "wanted"),
    [
        ({}, "verified"),
        ({"sum": "%y, %x"}, "verified"),
        ({"sum": "%y, %y"}, "refuted"),
        ({"inserted": "%y"}, "refuted"),
        ({"at": "%c1"}, "refuted"),
        ({"logged": "%c1"}, "refuted"),
        ({"given": "%y"}, "refuted"),
    ],
)
def test_calls_get_equal_operands(changed: dict[str, str], wanted: str) -> None:
    found, notes = verdict_and_notes(called(), called(**changed))
    assert found == wanted
    assert "g, h, log: functions without a body that return and use no memory" in notes


G = "%a = func.call @g(%t, %x) : (tensor<5xf32>, f32) -> tensor<5xf32>\n"
AGAIN = "%b = func.call @g(%t, %x) : (tensor<5xf32>, f32) -> tensor<5xf32>\n"
LOG = "func.call @log(%c1) : (index) -> ()\n"
END = "  %d = arith.constant 1 : index\n  %r = arith.subf {}, {} : tensor<5xf32>"


@pytest.mark.parametrize(
    ("before", "after", "wanted"),
    [
        # in another order, one less, in a loop: a call may have effects
        (G + LOG + AGAIN + END.format("%a", "%b"), LOG + G + AGAIN + END.format("%a", "%b"), "refused"),
        (G + AGAIN + END.format("%a", "%b"), G + END.format("%a", "%a"), "refused"),
        (G + END.format("%a", "%a"), G + LOG + END.format("%a", "%a"), "refused"),
        # equal operands do not give equal results twice
        (G + AGAIN + END.format("%a", "%b"), G + AGAIN + END.format("%b", "%a"), "refuted"),
        (G + AGAIN + END.format("%a", "%b"), G + AGAIN + END.format("%a", "%b"), "verified"),
        (
            LOG + G + END.format("%a", "%a"),
            "scf.for %i = %c1 to %c3 step %c1 {\n" + LOG + "}\n" + G + END.format("%a", "%a"),
            "refused",
        ),
    ],
)
def test_calls_are_made_in_the_same_order(before: str, after: str, wanted: str) -> None:
    assert verdict(CALLS.format(body=before), CALLS.format(body=after)) == wanted


def test_sizes_of_what_is_given_and_got() -> None:
    text = """func.func private @k(tensor<?xi32>) -> tensor<?xi32>
func.func @f(%t: tensor<?xi32>, %s: tensor<{n}xi32>) -> index {{
  %c0 = arith.constant 0 : index
  %z = tensor.cast %s : tensor<{n}xi32> to tensor<?xi32>
  %r = func.call @k({given}) : (tensor<?xi32>) -> tensor<?xi32>
  %d = tensor.dim {of}, %c0 : tensor<?xi32>
  return %d : index
}}
"""
    right = text.format(n=5, given="%t", of="%r")
    assert verdict(right, right) == "verified"
    assert verdict(right, text.format(n=5, given="%t", of="%t")) == "refuted"
    assert verdict(right, text.format(n=5, given="%z", of="%r")) in ("refuted", "refused")


def test_calls_that_are_given_memory_are_refused() -> None:
    text = "func.func private @k(memref<3xf32>)\nfunc.func @f(%m: memref<3xf32>) {\n"
    text += "  func.call @k(%m) : (memref<3xf32>) -> ()\n  return\n}\n"
    found, why = verdict_and_notes(text, text)
    assert found == "refused"
    assert "takes or gives memory" in why


# ---------------------------------------------------------------- tensors of indices

GENERATED = """func.func @f(%n: index) -> tensor<16x?xindex> {{
  %r = tensor.generate %n {{
  ^bb0(%i: index, %j: index):
    %c2 = arith.constant 2 : index
    %a = arith.muli %j, %c2 : index
    %b = arith.subi %i, %j : index
    %s = {sum} : index
    tensor.yield %s : index
  }} : tensor<16x?xindex>
  return %r : tensor<16x?xindex>
}}
"""
CAST = """func.func @f(%t: tensor<4xi16>) -> tensor<4xi{to}> {{
  %a = arith.{up} %t : tensor<4xi16> to tensor<4xindex>
  %r = arith.{down} %a : tensor<4xindex> to tensor<4xi{to}>
  return %r : tensor<4xi{to}>
}}
"""
PICKED = """func.func @f(%t: tensor<5xindex>, %x: tensor<9xf32>, %n: index) -> (index, f32) {{
  %k = arith.constant {constant}
  %c1 = arith.constant 1 : index
  %i = tensor.extract %k[%c1] : tensor<5xindex>
  %j = tensor.extract %t[%c1] : tensor<5xindex>
  %s = {sum} : index
  %y = tensor.extract %x[%i] : tensor<9xf32>
  return %s, %y : index, f32
}}
"""
DENSE = "dense<7> : tensor<5xindex>"


@pytest.mark.parametrize(
    ("before", "after", "wanted"),
    [
        (GENERATED.format(sum="arith.addi %b, %a"), GENERATED.format(sum="arith.addi %i, %j"), "verified"),
        (GENERATED.format(sum="arith.addi %b, %a"), GENERATED.format(sum="arith.subi %i, %j"), "refuted"),
        (
            CAST.format(to=16, up="index_cast", down="index_cast"),
            "func.func @f(%t: tensor<4xi16>) -> tensor<4xi16> {\n  return %t : tensor<4xi16>\n}\n",
            "verified",
        ),
        (
            CAST.format(to=32, up="index_cast", down="index_cast"),
            CAST.format(to=32, up="index_castui", down="index_cast"),
            "refuted",
        ),
        (
            CAST.format(to=32, up="index_castui", down="index_castui"),
            CAST.format(to=32, up="index_castui", down="index_cast"),
            "verified",
        ),
        (
            PICKED.format(constant=DENSE, sum="arith.addi %j, %n"),
            PICKED.format(constant=DENSE, sum="arith.addi %n, %j"),
            "verified",
        ),
        (
            PICKED.format(constant=DENSE, sum="arith.addi %j, %n"),
            PICKED.format(constant=DENSE.replace("7", "6"), sum="arith.addi %n, %j"),
            "refuted",
        ),
        (
            PICKED.format(constant=DENSE, sum="arith.addi %j, %n"),
            PICKED.format(constant=DENSE, sum="arith.subi %n, %j"),
            "refuted",
        ),
    ],
)
def test_memory_of_indices(before: str, after: str, wanted: str) -> None:
    found, notes = verdict_and_notes(before, after)
    assert found == wanted
    assert "indices of 64 bits" in notes


# ---------------------------------------------------------------- memory that data choose

SELECT = """func.func @f(%c: i1, %a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {{
  %0 = bufferization.to_memref %a : memref<?xf32>
  %1 = bufferization.to_memref %b : memref<?xf32>
  %2 = arith.select %c, {operands} : memref<?xf32>
  %3 = bufferization.to_tensor %2 : memref<?xf32>
  return %3 : tensor<?xf32>
}}
"""
OF_TENSORS = """func.func @f(%c: i1, %a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %0 = arith.select %c, %a, %b : tensor<?xf32>
  return %0 : tensor<?xf32>
}
"""


def test_a_select_of_memory() -> None:
    assert verdict(OF_TENSORS, SELECT.format(operands="%0, %1")) == "verified"
    assert verdict(OF_TENSORS, SELECT.format(operands="%1, %0")) == "refuted"


def test_a_select_of_memory_that_is_written_is_refused() -> None:
    text = """func.func @f(%c: i1, %a: memref<3xf32>, %b: memref<3xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %2 = arith.select %c, %a, %b : memref<3xf32>
  memref.store %x, %2[%c0] : memref<3xf32>
  return
}
"""
    found, why = verdict_and_notes(text, text)
    assert found == "refused"
    assert "data choose memory that may be written" in why


# ---------------------------------------------------------------- operations of tosa

TOSA = """func.func @f(%a: tensor<5x1xf32>, %b: tensor<5x4xf32>) -> tensor<5x8xf32> {{
  %0 = tosa.add {operands}
  %1 = tosa.concat %0, {second} {{axis = 1 : i32}} : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x8xf32>
  return %1 : tensor<5x8xf32>
}}
"""
SUM = "%a, %b : (tensor<5x1xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>"
SWAPPED = "%b, %a : (tensor<5x4xf32>, tensor<5x1xf32>) -> tensor<5x4xf32>"


def test_operations_of_tosa() -> None:
    right = TOSA.format(operands=SUM, second="%b")
    found, notes = verdict_and_notes(right, TOSA.format(operands=SWAPPED, second="%b"))
    assert found == "verified"
    assert "tosa-to-linalg" in notes
    assert verdict(right, TOSA.format(operands=SUM, second="%0")) == "refuted"


def test_a_comment_about_tosa_is_none() -> None:
    text = "// made of tosa.add\nfunc.func @f(%x: f32) -> f32 {\n  return %x : f32\n}\n"
    assert "tosa" not in verdict_and_notes(text, text)[1]
