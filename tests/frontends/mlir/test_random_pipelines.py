"""Random functions and passes: what is verified runs alike (:mod:`.random_pipelines`)."""

from __future__ import annotations

import random

import pytest

from redverify.frontends.mlir.reading import run_tool
from tests.frontends.mlir import random_pipelines as drawing

pytest.importorskip("xdsl")

pytestmark = pytest.mark.skipif(
    drawing.OPT is None or drawing.RUNNER is None, reason="no mlir-opt or no mlir-cpu-runner"
)


def test_runs_show_a_difference() -> None:
    """The check can fail: a wrong target prints other numbers."""
    assert drawing.OPT is not None
    rng = random.Random(0)
    drawn = next(d for d in iter(lambda: drawing.draw(rng), None) if "muli" in d.text and "addi" in d.text)
    sizes = dict.fromkeys("nmk", 4) | drawn.fixed
    sizes["w"] = sizes["n"] + sizes["m"] - 1
    main = drawing.driver(drawn, sizes)
    right = run_tool(drawing.OPT, [], drawn.text)
    wrong = run_tool(drawing.OPT, [], drawn.text.replace("muli", "subi"))
    printed = drawing.run(right, main)
    assert printed.count("\n") >= 1 and printed != "crash"
    assert drawing.run(wrong, main) != printed


@pytest.mark.parametrize("number", range(20))
def test_what_is_verified_runs_alike(number: int) -> None:
    rng = random.Random(f"sweep-{number}")
    kind, shown = drawing.check(drawing.draw(rng), rng)
    assert kind != "disagrees", shown


@pytest.mark.parametrize("number", range(15))
def test_verified_mutants_run_alike(number: int) -> None:
    rng = random.Random(f"mutant-{number}")
    kind, shown = drawing.check_mutant(drawing.draw(rng), rng)
    assert kind not in ("disagrees", "invalid"), shown
