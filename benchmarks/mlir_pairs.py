"""``python -m benchmarks.mlir_pairs``: pairs of MLIR functions, measured against their targets.

Times are of processor time, of the whole command with its start: the least of some runs. A translation is
measured in a process that has imported everything. Sizes that are not stored need an ``mlir-opt``.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from redverify.frontends import mlir
from redverify.frontends.mlir.auditing import arguments_of
from redverify.frontends.mlir.reading import run_tool, tool

from .measure import ROOT, of_command

#: Times each command runs; the least time counts.
_RUNS = 3

#: Seconds that a pair of up to ten statements, a translation, and a refutation at large sizes may take.
_PAIR, _TRANSLATION, _WITNESS = 2.0, 0.4, 5.0

_STATUS = {0: "verified", 1: "refuted"}


@dataclass(frozen=True, slots=True)
class Case:
    """A pair, its target in seconds, and the verdict that it should have."""

    name: str
    before: str
    after: str
    seconds: float = _PAIR
    verdict: str = "verified"


def _stored() -> Iterator[Case]:
    """The pairs of ``examples/mlir``."""
    for path in sorted((ROOT / "examples" / "mlir").glob("*.after.mlir")):
        after = path.read_text(encoding="utf-8")
        verdict = after.partition("\n")[0].removeprefix("// verdict: ")
        before = path.with_name(path.name.replace(".after.", ".before.")).read_text(encoding="utf-8")
        yield Case(path.name.removesuffix(".after.mlir"), before, after, verdict=verdict)


def _made(
    name: str, text: str, pipeline: str, change: tuple[str, str] | None = None, **options: object
) -> Case:
    """A pair that ``mlir-opt`` makes; ``change`` is what is changed in its output."""
    path = tool()
    assert path is not None
    after = run_tool(path, arguments_of(pipeline), text)
    if change is not None:
        old, new = change
        assert old in after, f"{name}: mlir-opt writes another text"
        after = after.replace(old, new, 1)
    return Case(name, run_tool(path, [], text), after, **options)  # type: ignore[arg-type]


def _dot(size: int) -> Case:
    text = (
        f"func.func @dot(%a: memref<{size}xf32>, %b: memref<{size}xf32>, %c: memref<f32>) {{\n"
        f"  linalg.dot ins(%a, %b : memref<{size}xf32>, memref<{size}xf32>) outs(%c : memref<f32>)\n"
        "  return\n}\n"
    )
    passes = (
        "convert-linalg-to-affine-loops,affine-loop-tile{tile-size=32},affine-loop-unroll{unroll-factor=4}"
    )
    return _made(f"dot product of {size}, tiled and unrolled", text, f"builtin.module(func.func({passes}))")


def _rows(size: int) -> Case:
    text = _ROW_SUM.format(rows=64, columns=size)
    passes = "affine-super-vectorize{virtual-vector-size=16 vectorize-reductions=true}"
    return _made(f"sums of rows of {size} in vectors of 16", text, f"builtin.module(func.func({passes}))")


_ROW_SUM = """func.func @f(%a: memref<{rows}x{columns}xf32>, %b: memref<{rows}xf32>) {{
  %z = arith.constant 0.0 : f32
  affine.for %i = 0 to {rows} {{
    %r = affine.for %j = 0 to {columns} iter_args(%acc = %z) -> (f32) {{
      %x = affine.load %a[%i, %j] : memref<{rows}x{columns}xf32>
      %s = arith.addf %acc, %x : f32
      affine.yield %s : f32
    }}
    affine.store %r, %b[%i] : memref<{rows}xf32>
  }}
  return
}}
"""

_CONV = """func.func @conv(%a: memref<?x?xf32>, %k: memref<?x?xf32>, %c: memref<?x?xf32>) {
  linalg.conv_2d ins(%a, %k : memref<?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?xf32>)
  return
}
"""

_PARALLEL = """func.func @f(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
    %x = memref.load %a[%i, %j] : memref<?x?xf32>
    %y = arith.addf %x, %x : f32
    memref.store %y, %b[%i, %j] : memref<?x?xf32>
  }
  return
}
"""

_MATMUL = """func.func @f(%a: memref<256x256xf32>, %b: memref<256x256xf32>, %c: memref<256x256xf32>) {
  linalg.matmul ins(%a, %b : memref<256x256xf32>, memref<256x256xf32>) outs(%c : memref<256x256xf32>)
  return
}
"""

_SQUARES = """func.func @f(%a: memref<64x64xf32>) {
  affine.for %i = 1 to 64 {
    affine.for %j = 0 to 63 {
      %x = affine.load %a[%i - 1, %j + 1] : memref<64x64xf32>
      %y = arith.mulf %x, %x : f32
      affine.store %y, %a[%i, %j] : memref<64x64xf32>
    }
  }
  return
}
"""


def _dynamic() -> Iterator[Case]:
    """Dynamic shapes whose cases are many."""
    yield _made("conv_2d to affine loops", _CONV, "convert-linalg-to-affine-loops", seconds=10.0)
    tiling = "builtin.module(func.func(scf-parallel-loop-tiling{parallel-loop-tile-sizes=4,8}))"
    yield _made("scf-parallel-loop-tiling", _PARALLEL, tiling)
    both = f"builtin.module(func.func(convert-linalg-to-parallel-loops),{tiling[15:]}"
    yield _made("conv_2d in parallel tiles", _CONV, both, seconds=10.0)


def _large() -> Iterator[Case]:
    """Wrong code at large fixed shapes, where a whole run would take long."""
    text = _ROW_SUM.format(rows=256, columns=500)
    vectors = "affine-super-vectorize{virtual-vector-size=128 vectorize-reductions=true}"
    yield _made(
        "a vector mask off by one on 256x500",
        text,
        f"builtin.module(func.func({vectors}))",
        change=("(-d0 + 500)", "(-d0 + 499)"),
        seconds=_WITNESS,
        verdict="refuted",
    )
    jam = "convert-linalg-to-affine-loops,affine-loop-unroll-jam{unroll-jam-factor=4}"
    yield _made(
        "a wrong lane of unroll-jam on 256^3",
        _MATMUL,
        f"builtin.module(func.func({jam}))",
        change=('%18 = "affine.load"(%arg0, %17', '%18 = "affine.load"(%arg0, %11'),
        seconds=_WITNESS,
        verdict="refuted",
    )
    yield _made(
        "squares of squares down 64 rows, unroll-jam",
        _SQUARES,
        "builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=2}))",
        seconds=_WITNESS,
        verdict="refuted",
    )


def _measured(case: Case) -> float:
    """Seconds of the command on a pair; fails if it has another verdict than it should."""
    with tempfile.TemporaryDirectory() as folder:
        names = [Path(folder, n) for n in ("before.mlir", "after.mlir")]
        for path, text in zip(names, (case.before, case.after), strict=True):
            path.write_text(text, encoding="utf-8")
        command = [sys.executable, "-m", "redverify", "mlir", *map(str, names), "--no-cache"]
        times = [of_command(command) for _ in range(_RUNS)]
    if any(t.verified != (case.verdict == "verified") for t in times):
        raise SystemExit(f"{case.name} should be {case.verdict}")
    return min((t.seconds for t in times if t.seconds is not None), default=float("inf"))


def _translated(case: Case) -> float:
    """Seconds of a translation, everything imported."""
    times = []
    for _ in range(_RUNS):
        start = time.process_time()
        mlir.to_sched(case.before, case.after)
        times.append(time.process_time() - start)
    return min(times)


def _table(title: str, cases: Iterator[Case], *, flat: bool = False) -> str:
    """A row for each case; of sums that should be flat also the ratio to the first."""
    lines = [f"| {title} | verdict | translation | command | target |", "| --- | --- | ---: | ---: | ---: |"]
    first: float | None = None
    for case in cases:
        translation, seconds = _translated(case), _measured(case)
        first = first or seconds
        target = f"{case.seconds:g} s" + (f", {seconds / first:.2f} of 0.8 to 1.2" if flat else "")
        name = case.name if seconds <= case.seconds else f"**{case.name}**"
        lines.append(f"| {name} | {case.verdict} | {translation:.2f} s | {seconds:.2f} s | {target} |")
        print(lines[-1], file=sys.stderr, flush=True)
    return "\n".join(lines)


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.mlir_pairs", description=__doc__)
    parser.add_argument("--only", default="", help="tables whose title contains this word")
    only = parser.parse_args().only
    tables: list[tuple[str, Callable[[], Iterator[Case]], bool]] = [("Stored pairs", _stored, False)]
    if tool() is None:
        print("there is no mlir-opt: only the stored pairs are measured", file=sys.stderr)
    else:
        tables += [
            ("Flat dot products", lambda: map(_dot, (64, 1024, 8192)), True),
            ("Flat sums of rows", lambda: map(_rows, (64, 1024, 8192)), True),
            ("Dynamic shapes", _dynamic, False),
            ("Large shapes", _large, False),
        ]
    for title, cases, flat in tables:
        if only.lower() in title.lower():
            print(_table(title, cases(), flat=flat), flush=True)
            print()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
