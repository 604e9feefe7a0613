"""What ``mlir-opt`` and ``mlir-cpu-runner`` make of a function, against what is known about it."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import pytest

from redverify.frontends import mlir
from redverify.frontends.common.running.compiled import Case
from redverify.frontends.mlir import compiled
from redverify.frontends.mlir.compiled import Compiled, executables, executed, runner
from redverify.frontends.mlir.reading import tool

pytest.importorskip("xdsl")

pytestmark = pytest.mark.skipif(
    tool() is None or runner() is None, reason="no mlir-opt or no mlir-cpu-runner"
)


def run(text: str, params: dict[str, int], inputs: dict[Any, Any], wanted: list[Any]) -> Any:
    """What a function gives in one case, by the names that the specification has for it."""
    found = mlir.translated(text, text)
    before, _ = executables(found)
    assert isinstance(before, Compiled)
    (result,) = before.run([Case(params, inputs, {}, wanted)])
    return result


def copied(element: str, layout: str = "") -> str:
    memory = f"memref<?x{element}{layout}>"
    return f"""func.func @f(%a: {memory}, %b: memref<?x{element}>) {{
  %c0 = arith.constant 0 : index
  %n = memref.dim %a, %c0 : {memory}
  affine.for %i = 0 to %n {{
    %x = affine.load %a[%i] : {memory}
    affine.store %x, %b[%i] : memref<?x{element}>
  }}
  return
}}
"""


@pytest.mark.parametrize(
    ("element", "values"),
    [
        ("i1", [True, False, True]),
        ("i8", [-128, 127, -1]),
        ("i16", [-(1 << 15), 5, 0]),
        ("i32", [-(1 << 31), (1 << 31) - 1, 7]),
        ("i64", [-(1 << 63), (1 << 63) - 1, 7]),
        ("f16", [0.5, -2048.0, math.inf]),
        ("bf16", [0.5, -0.0, 3.0]),
        ("f32", [0.1 + 2**-30 - 0.1, -math.inf, 2.0**-149]),
        ("f64", [0.1, -0.0, 5e-324]),
    ],
)
def test_numbers_go_in_and_out_exactly(element: str, values: list[Any]) -> None:
    inputs = {("arg0", (i,)): v for i, v in enumerate(values)} | {
        ("arg1_0", (i,)): values[0] for i in range(3)
    }
    wanted = [("arg1", (i,)) for i in range(3)]
    found = run(copied(element), {"s0_0": 3, "s1_0": 3}, inputs, wanted)
    assert [found[w] for w in wanted] == values
    assert [math.copysign(1, found[w]) for w in wanted] == [math.copysign(1, v) for v in values]


def test_a_nan_goes_in_and_out() -> None:
    inputs = {("arg0", (0,)): math.nan, ("arg1_0", (0,)): 0.0}
    assert math.isnan(run(copied("f32"), {"s0_0": 1, "s1_0": 1}, inputs, [("arg1", (0,))])[("arg1", (0,))])


@pytest.mark.parametrize(
    "layout", [", strided<[?], offset: ?>", ", strided<[2], offset: 5>", ", strided<[3]>"]
)
def test_layouts(layout: str) -> None:
    inputs = {("arg0", (i,)): i + 1 for i in range(4)} | {("arg1_0", (i,)): 0 for i in range(4)}
    wanted = [("arg1", (i,)) for i in range(4)]
    found = run(copied("i32", layout), {"s0_0": 4, "s1_0": 4}, inputs, wanted)
    assert [found[w] for w in wanted] == [1, 2, 3, 4]


def test_tensors_scalars_indices_and_results() -> None:
    text = """func.func @f(%a: tensor<2x?xi32>, %s: i16, %n: index) -> (tensor<2x?xi32>, i16, index, i1) {
  %t = arith.constant true
  %c1 = arith.constant 1 : i16
  %u = arith.addi %s, %c1 : i16
  %d = linalg.add ins(%a, %a : tensor<2x?xi32>, tensor<2x?xi32>) outs(%a : tensor<2x?xi32>) -> tensor<2x?xi32>
  %c2 = arith.constant 2 : index
  %m = arith.addi %n, %c2 : index
  return %d, %u, %m, %t : tensor<2x?xi32>, i16, index, i1
}
"""
    inputs = {("arg0", (i, j)): 10 * i + j for i in range(2) for j in range(3)} | {("arg1", ()): 32767}
    wanted = [("result0", (1, 2)), ("result1", ()), ("result2", ()), ("result3", ())]
    found = run(text, {"s0_1": 3, "n2": -5}, inputs, wanted)
    assert [found[w] for w in wanted] == [24, -32768, -3, True]


def test_a_case_that_is_killed_does_not_hide_the_others() -> None:
    """A division by zero traps; the other cases are run alone."""
    text = """func.func @f(%a: memref<i32>, %b: memref<i32>) {
  %c = arith.constant 12 : i32
  %x = memref.load %a[] : memref<i32>
  %q = arith.divsi %c, %x : i32
  memref.store %q, %b[] : memref<i32>
  return
}
"""
    before, _ = executables(mlir.translated(text, text))
    assert isinstance(before, Compiled)
    cases = [Case({}, {("arg0", ()): n, ("arg1_0", ()): 0}, {}, [("arg1", ())]) for n in (4, 0, 3)]
    first, second, third = before.run(cases)
    assert first == {("arg1", ()): 3} and third == {("arg1", ()): 4}
    assert second == "it was killed by SIGFPE"


_MAIN = "module {\n  llvm.func @away()\n  llvm.func @pause() -> i32\n  llvm.func @main() {\n%s\n  }\n}\n"


@pytest.mark.parametrize(
    ("body", "kind", "says"),
    [
        ("llvm.return", "ended", ""),
        ("llvm.call @away() : () -> ()\n llvm.return", "not run", "away"),
        ('"llvm.intr.trap"() : () -> ()\n llvm.return', "killed", "SIG"),
        ("llvm.br ^bb1\n ^bb1:\n llvm.br ^bb1", "killed", "SIGXCPU"),
        ("llvm.call @pause() : () -> i32\n llvm.return", "not run", "waited for itself"),
    ],
)
def test_what_does_not_run_is_told_from_what_fails(body: str, kind: str, says: str) -> None:
    """A program that is not linked says nothing; one that traps or does not end is killed."""
    found = runner()
    assert found is not None
    outcome = executed(found, _MAIN % body, "main", seconds=1)
    assert outcome.kind == kind and says in outcome.text


def test_a_pass_that_refuses_is_said() -> None:
    """Without a rule for an operation there is nothing to run."""
    text = copied("f32").replace("affine.load %a[%i]", "memref.load %a[%i]")
    found = mlir.translated(text, text)
    before, _ = executables(found)
    assert isinstance(before, Compiled)
    broken = Compiled(before.role, text.replace("return", "test.unknown\n  return"), "f", *_rest(before))
    (said,) = broken.run([Case({"s0_0": 1, "s1_0": 1}, {}, {}, [("arg1", (0,))])])
    assert isinstance(said, str) and "mlir-opt" in said


def _rest(found: Compiled) -> tuple[Any, str, str]:
    return found.binding, found.mlir_opt, found.mlir_runner


def test_without_a_runner_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "runner", lambda path=None: None)
    found = mlir.verify(copied("i32"), copied("i32")).impls[0]
    assert found.verdict.value == "verified"
    assert any("mlir-cpu-runner" in note for note in found.compiled_run.notes)


EXAMPLES = Path(__file__).resolve().parents[3] / "examples/mlir"


def test_a_refutation_is_run() -> None:
    name = str(EXAMPLES / "pad_max_wrong.{}.mlir")
    found = mlir.verify(name.format("before"), name.format("after")).impls[0]
    assert found.verdict.value == "refuted" and found.compiled_run.confirmed
    assert "expected" in found.compiled_run.witness


def test_a_wrong_translation_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """``index_cast`` as the identity, which it was once taken for: the compiled function says otherwise."""
    from redverify.frontends.mlir.scalars import widths

    text = (EXAMPLES.parents[1] / "tests/frontends/mlir/pairs/width_i8_unsigned_wrong.after.mlir").read_text(
        "utf-8"
    )
    monkeypatch.setattr(widths, "cast", lambda name, source, target, operand: operand)
    with pytest.raises(mlir.TranslationError, match="the compiled function before gives"):
        mlir.verify(text, text)
    assert mlir.verify(text, text, run=False).impls[0].verdict.value == "verified"
