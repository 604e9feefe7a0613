"""Stored pairs of MLIR texts have the verdict of the first line of what is after the pass.

`examples/mlir` are outputs of `mlir-opt` 19.1.7; `tests/frontends/mlir/pairs` are small pairs, each for a
rule of the translation: wrong code that would slip through without it, and right code that needs it.
"""

from __future__ import annotations

from pathlib import Path
from runpy import run_path

import pytest

from redverify.frontends import mlir

pytest.importorskip("xdsl")

ROOT = Path(__file__).resolve().parents[3]
PAIRS = sorted(
    p
    for folder in ("examples/mlir", "tests/frontends/mlir/pairs")
    for p in (ROOT / folder).glob("*.after.mlir")
)


def wanted(after: Path) -> str:
    first = after.read_text(encoding="utf-8").splitlines()[0]
    assert first.startswith("// verdict: "), first
    return first.removeprefix("// verdict: ").strip()


def function_of(path: Path) -> str | None:
    """Which function is meant; others are those that it calls."""
    return "f" if path.name.startswith("calls_") else None


def test_the_gallery() -> None:
    regenerate = run_path(str(ROOT / "examples/mlir/regenerate.py"))
    assert regenerate["GALLERY"].read_text("utf-8") == regenerate["gallery"](), (
        "run examples/mlir/regenerate.py"
    )


@pytest.mark.parametrize("after", PAIRS, ids=lambda p: p.name.removesuffix(".after.mlir"))
def test_verdict(after: Path) -> None:
    before = after.with_name(after.name.replace(".after.", ".before."))
    expected = wanted(after)
    try:
        result = mlir.verify(str(before), str(after), function=function_of(after))
    except mlir.TranslationError as error:
        assert expected.startswith("refused: "), error
        assert expected.removeprefix("refused: ") in str(error)
        return
    assert result.impls[0].verdict.value == expected


@pytest.mark.parametrize("after", PAIRS, ids=lambda p: p.name.removesuffix(".after.mlir"))
def test_a_source_implements_its_own_specification(after: Path) -> None:
    """The specification comes from exact dataflow; the source's own loops have to compute it."""
    before = str(after.with_name(after.name.replace(".after.", ".before.")))
    if wanted(after).startswith("refused: ") and after.name.startswith(
        ("forall", "undefined", "resource_elided")
    ):
        return  # it is the source that is refused
    found = mlir.verify(before, before, function=function_of(after), run=False).impls[0].verdict.value
    assert found == "verified"
