"""Random functions and passes: what is verified runs alike (:mod:`.random_pipelines`)."""

from __future__ import annotations

import random

import pytest

from redverify.frontends.mlir.reading import run_tool
from tests.frontends.mlir import random_pipelines as drawing

pytest.importorskip("xdsl")

pytestmark = [
    pytest.mark.ring("sweep"),
    pytest.mark.skipif(
        drawing.OPT is None or drawing.RUNNER is None, reason="no mlir-opt or no mlir-cpu-runner"
    ),
]


@pytest.mark.parametrize("memrefs", [True, False])
def test_runs_show_a_difference(memrefs: bool) -> None:
    """The check can fail: a wrong target prints other numbers."""
    assert drawing.OPT is not None
    rng = random.Random(0)
    drawn = next(
        d
        for d in iter(lambda: drawing.draw(rng, memrefs=memrefs), None)
        if "muli" in d.text and "addi" in d.text and ("tensor" in d.text) is not memrefs
    )
    sizes = dict.fromkeys("nmk", 4) | drawn.fixed
    sizes["w"] = sizes["n"] + sizes["m"] - 1
    right = run_tool(drawing.OPT, [], drawn.text)
    wrong = run_tool(drawing.OPT, [], drawn.text.replace("muli", "subi"))
    main = drawing.driver(drawn, sizes, right)
    printed = drawing.run(right, main)
    assert printed.ended and printed.text.count("\n") >= 1
    assert drawing.compared(printed, printed) == "alike"
    assert drawing.compared(printed, drawing.run(wrong, main)) == "differ"


_MAIN = "module {\n  llvm.func @away()\n  llvm.func @main() {\n%s\n  }\n}\n"


@pytest.mark.parametrize(
    ("body", "kind", "says"),
    [
        ("llvm.return", "ended", ""),
        ("llvm.call @away() : () -> ()\n llvm.return", "not run", "away"),
        ('"llvm.intr.trap"() : () -> ()\n llvm.return', "killed", "SIG"),
        ("llvm.br ^bb1\n ^bb1:\n llvm.br ^bb1", "killed", "SIGXCPU"),
    ],
)
def test_what_does_not_run_is_told_from_what_fails(body: str, kind: str, says: str) -> None:
    """A target that is not linked says nothing; one that traps or does not end differs."""
    outcome = drawing.executed(_MAIN % body, seconds=1)
    assert outcome.kind == kind and says in outcome.text
    ended = drawing.Outcome("ended", "")
    expected = {"ended": "alike", "not run": "not run", "killed": "differ"}[kind]
    assert drawing.compared(ended, outcome) == expected
    assert drawing.compared(outcome, ended) == ("alike" if outcome.ended else "not run")


def test_a_target_that_does_not_run_is_counted_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is neither a disagreement nor an agreement."""
    rng, made = random.Random(0), []

    def run(program: str, main: str) -> drawing.Outcome:
        made.append(program)
        missing = drawing.Outcome("not run", "Symbols not found: [ memrefCopy ]")
        return drawing.Outcome("ended", "1") if len(made) % 2 else missing

    monkeypatch.setattr(drawing, "run", run)
    drawn = drawing.Drawn(_COPIED, ("n", "n"), {}, ("canonicalize",))
    kind, shown = drawing.check(drawn, rng)
    assert kind == "verified, not run"
    assert "the target did not run: Symbols not found: [ memrefCopy ]" in shown


_COPIED = """func.func @f(%a: memref<?xi32>, %b: memref<?xi32>) {
  linalg.copy ins(%a : memref<?xi32>) outs(%b : memref<?xi32>)
  return
}
"""


@pytest.mark.parametrize("number", range(20))
def test_what_is_verified_runs_alike(number: int) -> None:
    rng = random.Random(f"sweep-{number}")
    kind, shown = drawing.check(drawing.draw(rng), rng)
    assert kind != "disagrees" and "not run" not in kind, shown


@pytest.mark.parametrize("number", range(15))
def test_verified_mutants_run_alike(number: int) -> None:
    rng = random.Random(f"mutant-{number}")
    kind, shown = drawing.check_mutant(drawing.draw(rng), rng)
    assert kind not in ("disagrees", "invalid") and "not run" not in kind, shown
