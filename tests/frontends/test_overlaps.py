"""Arguments of MLIR that may overlap, and pipelines of Halide that compute in place."""

from __future__ import annotations

from pathlib import Path

import pytest

from redverify.api import verify_text
from redverify.frontends.common.errors import LoadError, TranslationError
from redverify.reporting.result import Verdict

COPY = """
func.func @shift(%a: memref<{size}xf32>, %b: memref<{size}xf32>) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<{size}xf32>
  {loop} {{
    %v = memref.load %a[%i] : memref<{size}xf32>
    %w = arith.addf %v, %v : f32
    memref.store %w, %b[%i] : memref<{size}xf32>
  }}
  return
}}
"""
UPWARDS = "scf.for %i = %c0 to %n step %c1"
AT_ONCE = "scf.parallel (%i) = (%c0) to (%n) step (%c1)"


def mlir_verdict(loop: str, *overlaps: str, size: str = "16", assume: tuple[str, ...] = ()) -> Verdict:
    pytest.importorskip("xdsl")
    from redverify.frontends.mlir import MlirOptions, translated_as

    source, target = (COPY.format(size=size, loop=each) for each in (UPWARDS, loop))
    own = MlirOptions(overlaps=overlaps, assume=assume)
    text = translated_as(source, target, own).text
    (impl,) = verify_text(text, inferred=True, levels=False, witness_seconds=2.0).impls
    return impl.verdict


@pytest.mark.parametrize(
    ("loop", "right", "wrong"),
    [
        (UPWARDS, "d <= 0 or d >= 16", "d == 1"),
        (AT_ONCE, "d == 0 or d >= 16", "d == -1"),
    ],
)
def test_arguments_of_mlir_that_overlap(loop: str, right: str, wrong: str) -> None:
    assert mlir_verdict(loop) is Verdict.VERIFIED
    assert mlir_verdict(loop, f"arg0,arg1:{right}") is Verdict.VERIFIED
    assert mlir_verdict(loop, f"arg0,arg1:{wrong}") is Verdict.REFUTED


def test_what_both_arguments_hold_at_first_does_not_matter() -> None:
    with pytest.raises(TranslationError, match="what both hold at first matters"):
        mlir_verdict(AT_ONCE, "arg0,arg1", size="?")
    right = mlir_verdict(AT_ONCE, "arg0,arg1:d == 0", size="?", assume=("s0_0 == s1_0",))
    assert right is Verdict.VERIFIED


ROWS = """
func.func @rows(%a: memref<4x{width}xf32>, %b: memref<4x4xf32>) {{
  affine.for %i = 0 to 4 {{
    %t = memref.alloc() : memref<4xf32>
    affine.for %j = 0 to 4 {{
      %v = affine.load %a[%i, %j] : memref<4x{width}xf32>
      affine.store %v, %t[%j] : memref<4xf32>
    }}
    affine.for %j = 0 to 4 {{
      %v = affine.load %t[%j] : memref<4xf32>
      affine.store %v, %b[%i, %j] : memref<4x4xf32>
    }}
  }}
  return
}}
"""


def test_rows_that_run_into_each_other() -> None:
    """``%b`` may begin at the second element of ``%a``: then the last element of a row is the next row's
    first one, which is overwritten before it is read, though both are in the same row of each array."""
    pytest.importorskip("xdsl")
    from redverify.frontends.mlir import MlirOptions, translated_as

    def verdict(condition: str, width: int = 4) -> Verdict:
        program = ROWS.format(width=width)
        own = MlirOptions(overlaps=(f"arg0,arg1{condition}",))
        text = translated_as(program, program, own).text
        return verify_text(text, inferred=True, levels=False, witness_seconds=2.0).impls[0].verdict

    for condition, width in (("", 4), (":d0 == 0", 4), (":d1 >= 0", 4), (":d0 == 0 and d1 == 0", 5)):
        with pytest.raises(TranslationError, match="may overlap by parts of rows"):
            verdict(condition, width)
    assert verdict(":d1 == 0 and d0 <= 0") is Verdict.VERIFIED
    assert verdict(":d1 == 0 and d0 == 1") is Verdict.REFUTED


@pytest.mark.parametrize(("pair", "said"), [("arg0", "no two arrays"), ("arg0,arg7", "no array `arg7`")])
def test_arguments_that_are_none(pair: str, said: str) -> None:
    with pytest.raises(LoadError, match=said):
        mlir_verdict(AT_ONCE, pair)


PIPELINES = """
import halide as hl

x, y, xo, xi = (hl.Var(n) for n in ("x", "y", "xo", "xi"))

def blur(left, right):
    inp = hl.ImageParam(hl.Float(32), 2, "inp")
    f = hl.Func("f")
    f[x, y] = inp[x - left, y] + inp[x + right, y]
    return f

def forwards():
    return blur(0, 1)

def rows():
    f = blur(0, 1)
    f.parallel(y)
    return f

def columns():
    f = blur(0, 1)
    f.parallel(x)
    return f

def both():
    return blur(1, 1)
"""


def halide_verdict(folder: Path, name: str, tensor: str = "inp") -> Verdict:
    pytest.importorskip("halide")
    from redverify.frontends import halide

    file = folder / "pipelines.py"
    file.write_text(PIPELINES, encoding="utf-8")
    text = halide.to_sched(f"{file}:{name}", in_place=tensor)
    (impl,) = verify_text(text, inferred=True, levels=False, witness_seconds=2.0).impls
    return impl.verdict


@pytest.mark.parametrize(
    ("name", "verdict"),
    [
        ("rows", Verdict.VERIFIED),
        ("columns", Verdict.REFUTED),
        ("both", Verdict.REFUTED),
    ],
)
def test_pipelines_of_halide_in_place(tmp_path: Path, name: str, verdict: Verdict) -> None:
    assert halide_verdict(tmp_path, name) is verdict


def test_an_input_that_is_none(tmp_path: Path) -> None:
    with pytest.raises(LoadError, match="no input `imp`"):
        halide_verdict(tmp_path, "forwards", "imp")
