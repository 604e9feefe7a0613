"""Pairs whose annotations no unification with the specification finds: what loops carry, tails, pads, tiles.

Each right pair has wrong twins, which differ in one place: none is verified.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from redverify.frontends import mlir
from redverify.frontends.common.annotating.attempts import Claims
from redverify.frontends.common.errors import TranslationError
from redverify.frontends.mlir.reading import functions_of
from redverify.frontends.mlir.translation import MlirOptions, translated_functions

pytest.importorskip("xdsl")

#: A change of the target: what is replaced by what.
Twin = tuple[str, str]

ROWS = """func.func @f(%m: memref<{r}x{n}xf32>, %o: memref<{r}xf32>) {{
  affine.for %i = 0 to {r} {{
    affine.for %k = 0 to {n} {{
      %a = affine.load %m[%i, %k] : memref<{r}x{n}xf32>
      %b = affine.load %o[%i] : memref<{r}xf32>
      %c = {scalar} %b, %a : f32
      affine.store %c, %o[%i] : memref<{r}xf32>
    }}
  }}
  return
}}
"""

CARRIED = """func.func @f(%m: memref<{r}x{n}xf32>, %o: memref<{r}xf32>) {{
  %c0 = arith.constant 0 : index
  %step = arith.constant {v} : index
  %end = arith.constant {n} : index
  %z = arith.constant 0.0 : f32
  %one = arith.constant dense<1.0> : vector<{r}xf32>
  %s = vector.transfer_read %o[%c0], %z {{in_bounds = [true]}} : memref<{r}xf32>, vector<{r}xf32>
  %r = scf.for %k = %c0 to %end step %step iter_args(%a = %s) -> (vector<{r}xf32>) {{
    %v = vector.transfer_read %m[%c0, %k], %z {{in_bounds = [true, true]}}
      : memref<{r}x{n}xf32>, vector<{r}x{v}xf32>
    %n = vector.multi_reduction <{kind}>, %v, %a [1] : vector<{r}x{v}xf32> to vector<{r}xf32>
    scf.yield %n : vector<{r}xf32>
  }}
  vector.transfer_write %r, %o[%c0] {{in_bounds = [true]}} : vector<{r}xf32>, memref<{r}xf32>
  return
}}
"""

SUM = """func.func @f(%m: memref<{n}xf32>, %o: memref<f32>) {{
  affine.for %k = 0 to {n} {{
    %a = affine.load %m[%k] : memref<{n}xf32>
    %b = affine.load %o[] : memref<f32>
    %c = {scalar} %b, %a : f32
    affine.store %c, %o[] : memref<f32>
  }}
  return
}}
"""

TAIL = """func.func @f(%m: memref<{n}xf32>, %o: memref<f32>) {{
  %c0 = arith.constant 0 : index
  %step = arith.constant {v} : index
  %p = arith.constant {unit} : f32
  %end = arith.constant {n} : index
  scf.for %k = %c0 to %end step %step {{
    %b = memref.load %o[] : memref<f32>
    %v = vector.transfer_read %m[%k], %p : memref<{n}xf32>, vector<{v}xf32>
    %r = vector.reduction <{kind}>, %v, %b : vector<{v}xf32> into f32
    memref.store %r, %o[] : memref<f32>
  }}
  return
}}
"""

ANY_SUM = """func.func @f(%m: memref<?x{type}>, %o: memref<{wide}>) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?x{type}>
  scf.for %k = %c0 to %n step %c1 {{
    %a = memref.load %m[%k] : memref<?x{type}>
    %b = memref.load %o[] : memref<{wide}>
    {scalar}
    memref.store %c, %o[] : memref<{wide}>
  }}
  return
}}
"""

MASKED = """func.func @f(%m: memref<?xf32>, %o: memref<f32>) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %step = arith.constant {v} : index
  %p = arith.constant {unit} : f32
  %n = memref.dim %m, %c0 : memref<?xf32>
  scf.for %k = %c0 to %n step %step {{
    %b = memref.load %o[] : memref<f32>
    %d = arith.subi %n, %k : index
    %less = arith.subi %d, %c1 : index
    %g = vector.create_mask %d : vector<{v}xi1>
    %v = vector.transfer_read %m[%k], %p, %g {{in_bounds = [true]}} : memref<?xf32>, vector<{v}xf32>
    %r = vector.mask %g {{ vector.reduction <{kind}>, %v, %b : vector<{v}xf32> into f32 }} : vector<{v}xi1>
      -> f32
    memref.store %r, %o[] : memref<f32>
  }}
  return
}}
"""

WIDE = """func.func @f(%m: memref<?xi8>, %o: memref<i32>) {{
  %c0 = arith.constant 0 : index
  %step = arith.constant {v} : index
  %z = arith.constant 0 : i8
  %n = memref.dim %m, %c0 : memref<?xi8>
  scf.for %k = %c0 to %n step %step {{
    %v = vector.transfer_read %m[%k], %z : memref<?xi8>, vector<{v}xi8>
    %w = arith.{extend} %v : vector<{v}xi8> to vector<{v}xi32>
    %b = memref.load %o[] : memref<i32>
    %s = vector.reduction <add>, %w, %b : vector<{v}xi32> into i32
    memref.store %s, %o[] : memref<i32>
  }}
  return
}}
"""

TILED = """func.func @f(%m: memref<{n}xf32>, %o: memref<f32>) {{
  affine.for %v = 0 to {n} step {v} {{
    affine.for %k = 0 to {v} {{
      %a = affine.load %m[%v + %k] : memref<{n}xf32>
      %b = affine.load %o[] : memref<f32>
      %c = {scalar} %b, %a : f32
      affine.store %c, %o[] : memref<f32>
    }}
  }}
  return
}}
"""

MATMUL = """func.func @f(%a: tensor<{i}x{k}xf32>, %b: tensor<{k}x{j}xf32>, %c: tensor<{i}x{j}xf32>)
      -> tensor<{i}x{j}xf32> {{
  %r = linalg.matmul ins(%a, %b : tensor<{i}x{k}xf32>, tensor<{k}x{j}xf32>)
      outs(%c : tensor<{i}x{j}xf32>) -> tensor<{i}x{j}xf32>
  return %r : tensor<{i}x{j}xf32>
}}
"""

CONTRACT = """#map = affine_map<(d0, d1) -> (d0, 0, d1)>
#map1 = affine_map<(d0, d1) -> (0, d1, d0)>
func.func @f(%a: tensor<{i}x{k}xf32>, %b: tensor<{k}x{j}xf32>, %c: tensor<{i}x{j}xf32>)
      -> tensor<{i}x{j}xf32> {{
  %z = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %end = arith.constant {k} : index
  %step = arith.constant {v} : index
  %0 = scf.for %at = %c0 to %end step %step iter_args(%t = %c) -> (tensor<{i}x{j}xf32>) {{
    %x = tensor.extract_slice %a[0, %at] [{i}, {v}] [1, 1] : tensor<{i}x{k}xf32> to tensor<{i}x{v}xf32>
    %y = tensor.extract_slice %b[%at, 0] [{v}, {j}] [1, 1] : tensor<{k}x{j}xf32> to tensor<{v}x{j}xf32>
    %1 = vector.transfer_read %x[%c0, %c0], %z {{in_bounds = [true, true, true], permutation_map = #map}}
      : tensor<{i}x{v}xf32>, vector<{i}x{j}x{v}xf32>
    %2 = vector.transfer_read %y[%c0, %c0], %z {{in_bounds = [true, true, true], permutation_map = #map1}}
      : tensor<{v}x{j}xf32>, vector<{i}x{j}x{v}xf32>
    %3 = vector.transfer_read %t[%c0, %c0], %z {{in_bounds = [true, true]}}
      : tensor<{i}x{j}xf32>, vector<{i}x{j}xf32>
    %4 = arith.mulf %1, %2 : vector<{i}x{j}x{v}xf32>
    %5 = vector.multi_reduction <add>, %4, %3 [2] : vector<{i}x{j}x{v}xf32> to vector<{i}x{j}xf32>
    %6 = vector.transfer_write %5, %t[%c0, %c0] {{in_bounds = [true, true]}}
      : vector<{i}x{j}xf32>, tensor<{i}x{j}xf32>
    scf.yield %6 : tensor<{i}x{j}xf32>
  }}
  return %0 : tensor<{i}x{j}xf32>
}}
"""

PADDED = """func.func @f(%x: tensor<{n}xf32>, %w: tensor<{k}xf32>) -> tensor<{o}xf32> {{
  %z = arith.constant 0.0 : f32
  %p = tensor.pad %x low[1] high[1] {{
  ^bb0(%a: index):
    tensor.yield %z : f32
  }} : tensor<{n}xf32> to tensor<{p}xf32>
  %e = tensor.empty() : tensor<{o}xf32>
  %c = linalg.fill ins(%z : f32) outs(%e : tensor<{o}xf32>) -> tensor<{o}xf32>
  %r = {conv}
  return %r : tensor<{o}xf32>
}}
"""

FILLED = """func.func @f(%x: tensor<{n}xf32>, %w: tensor<{k}xf32>) -> tensor<{o}xf32> {{
  %z = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %b = tensor.empty() : tensor<{p}xf32>
  %m = linalg.fill ins(%z : f32) outs(%b : tensor<{p}xf32>) -> tensor<{p}xf32>
  %p = tensor.insert_slice %x into %m[1] [{n}] [1] : tensor<{n}xf32> into tensor<{p}xf32>
  %e = tensor.empty() : tensor<{o}xf32>
  %c = linalg.fill ins(%z : f32) outs(%e : tensor<{o}xf32>) -> tensor<{o}xf32>
  %r = {conv}
  return %r : tensor<{o}xf32>
}}
"""

CONV = """linalg.generic {{indexing_maps = [affine_map<(i, k) -> ({s} * i + k)>, affine_map<(i, k) -> (k)>,
      affine_map<(i, k) -> (i)>], iterator_types = ["parallel", "reduction"]}}
      ins(%p, %w : tensor<{p}xf32>, tensor<{k}xf32>) outs(%c : tensor<{o}xf32>) {{
    ^bb0(%a: f32, %q: f32, %u: f32):
      %t = arith.mulf %a, %q : f32
      %v = arith.addf %u, %t : f32
      linalg.yield %v : f32
    }} -> tensor<{o}xf32>"""

GREATEST = """func.func @f(%x: tensor<{r}x{n}xf32>) -> (tensor<{r}xf32>, tensor<{r}xi32>) {{
  %low = arith.constant {low} : f32
  %zero = arith.constant 0 : i32
  %0 = tensor.empty() : tensor<{r}xf32>
  %1 = tensor.empty() : tensor<{r}xi32>
  %2 = linalg.fill ins(%low : f32) outs(%0 : tensor<{r}xf32>) -> tensor<{r}xf32>
  %3 = linalg.fill ins(%zero : i32) outs(%1 : tensor<{r}xi32>) -> tensor<{r}xi32>
  %4:2 = linalg.generic {{indexing_maps = [affine_map<(i, k) -> (i, k)>, affine_map<(i, k) -> (i)>,
      affine_map<(i, k) -> (i)>], iterator_types = ["parallel", "reduction"]}}
      ins(%x : tensor<{r}x{n}xf32>) outs(%2, %3 : tensor<{r}xf32>, tensor<{r}xi32>) {{
  ^bb0(%in: f32, %out: f32, %at: i32):
    %5 = linalg.index 1 : index
    %6 = arith.index_cast %5 : index to i32
    %7 = arith.cmpf {than}, %in, %out : f32
    %8 = arith.select %7, %in, %out : f32
    %9 = arith.select %7, %6, %at : i32
    linalg.yield %8, %9 : f32, i32
  }} -> (tensor<{r}xf32>, tensor<{r}xi32>)
  return %4#0, %4#1 : tensor<{r}xf32>, tensor<{r}xi32>
}}
"""

GREATEST_IN_LOOPS = """func.func @f(%x: memref<{r}x{n}xf32>) -> (memref<{r}xf32>, memref<{r}xi32>) {{
  %low = arith.constant {low} : f32
  %zero = arith.constant 0 : i32
  %m = memref.alloc() : memref<{r}xf32>
  %p = memref.alloc() : memref<{r}xi32>
  affine.for %i = 0 to {r} {{
    affine.store %low, %m[%i] : memref<{r}xf32>
    affine.store %zero, %p[%i] : memref<{r}xi32>
  }}
  affine.for %i = 0 to {r} {{
    affine.for %k = 0 to {n} {{
      %0 = affine.load %x[%i, %k] : memref<{r}x{n}xf32>
      %1 = affine.load %m[%i] : memref<{r}xf32>
      %2 = affine.load %p[%i] : memref<{r}xi32>
      %3 = arith.index_cast %k : index to i32
      %4 = arith.cmpf {than}, %0, %1 : f32
      %5 = arith.select %4, %0, %1 : f32
      %6 = arith.select %4, %3, %2 : i32
      affine.store %5, %m[%i] : memref<{r}xf32>
      affine.store %6, %p[%i] : memref<{r}xi32>
    }}
  }}
  return %m, %p : memref<{r}xf32>, memref<{r}xi32>
}}
"""

UNROLLED = """func.func @f(%a: memref<{n}x{t}>, %o: memref<1x{t}>) {{
  %z = arith.constant {start} : {t}
  %s = affine.for %i = 0 to {n} iter_args(%c = %z) -> ({t}) {{
    %x = affine.load %a[%i] : memref<{n}x{t}>
    %y = arith.{name} %c, %x : {t}
    affine.yield %y : {t}
  }}
  affine.store %s, %o[0] : memref<1x{t}>
  return
}}
"""

INF = "0xFF800000"

#: Other values to start from.
TWIN_OF = {"0.0": "1.0", "3.0": "1.0", INF: "50.0", "-1": "7"}

WIDENED = "%e = arith.extsi %a : i8 to i32\n    %c = arith.addi %b, %e : i32"


def _padded(n: int, k: int, s: int, text: str) -> str:
    sizes = {"n": n, "k": k, "s": s, "p": n + 2, "o": (n + 2 - k) // s + 1}
    return text.format(**sizes, conv=CONV.format(**sizes))


def _pairs() -> Iterator[tuple[str, str, str, list[Twin]]]:
    """A name, the source, the target, and its wrong twins."""
    for r, n, v, kind, scalar in [
        (4, 16, 8, "add", "arith.addf"),
        (2, 12, 4, "mul", "arith.mulf"),
        (3, 8, 2, "maximumf", "arith.maximumf"),
    ]:
        sizes = {"r": r, "n": n, "v": v, "kind": kind, "scalar": scalar}
        twins = [("iter_args(%a = %s)", "iter_args(%a = %one)"), ("= %c0 to %end", "= %step to %end")]
        yield f"carried_{kind}", ROWS.format(**sizes), CARRIED.format(**sizes), twins
    for n, v, kind, scalar, unit in [
        (25, 8, "add", "arith.addf", "0.0"),
        (11, 4, "mul", "arith.mulf", "1.0"),
        (9, 8, "maximumf", "arith.maximumf", INF),
    ]:
        tail = {"n": n, "v": v, "kind": kind, "scalar": scalar, "unit": unit}
        other = "2.0" if unit != INF else "0.0"
        twins = [
            (f"constant {unit} : f32", f"constant {other} : f32"),
            (f"constant {n} : index", f"constant {n // v * v} : index"),
            ("%m[%k], %p", "%m[%c0], %p"),
        ]
        yield f"tail_{kind}", SUM.format(**tail), TAIL.format(**tail), twins
    for v, kind, name, unit in [
        (8, "maximumf", "maximumf", INF),
        (4, "add", "addf", "0.0"),
        (2, "minimumf", "minimumf", "0x7F800000"),
    ]:
        before = ANY_SUM.format(type="f32", wide="f32", scalar=f"%c = arith.{name} %b, %a : f32")
        twins = [("create_mask %d", "create_mask %less"), ("= %c0 to %n", "= %c1 to %n")]
        yield f"masked_{kind}", before, MASKED.format(v=v, kind=kind, unit=unit), twins
    for v in (4, 2, 8):
        before = ANY_SUM.format(type="i8", wide="i32", scalar=WIDENED)
        twins = [("extsi", "extui"), ("constant 0 : i8", "constant 1 : i8")]
        yield f"wide_{v}", before, WIDE.format(v=v, extend="extsi"), twins
    for n, v, scalar in [(24, 8, "arith.addf"), (12, 3, "arith.mulf"), (8, 4, "arith.addf")]:
        tiled = TILED.format(n=n, v=v, scalar=scalar)
        twins = [(f"0 to {v} {{", f"0 to {v - 1} {{"), ("[%v + %k]", "[%k]")]
        yield f"tiled_{n}_{v}", tiled, tiled, twins
    for i, j, k, v in [(4, 4, 32, 8), (2, 3, 12, 4), (3, 2, 4, 2)]:
        sizes = {"i": i, "j": j, "k": k, "v": v}
        twins = [
            ("%a[0, %at]", "%a[0, 0]"),
            ("= %c0 to %end", "= %step to %end"),
            ("%x[%c0, %c0]", "%x[%c0, %c1]"),
        ]
        yield f"contract_{i}_{j}_{k}", MATMUL.format(**sizes), CONTRACT.format(**sizes), twins
    for n, k, s in [(9, 3, 2), (6, 3, 1), (7, 2, 3)]:
        twins = [
            ("%m[1]", "%m[0]"),
            ("ins(%z : f32) outs(%b", "ins(%one : f32) outs(%b"),
            ("mulf %a, %q", "mulf %q, %q"),
        ]
        yield f"pad_{n}_{k}_{s}", _padded(n, k, s, PADDED), _padded(n, k, s, FILLED), twins
    for r, n, than, low in [(7, 25, "ogt", INF), (2, 5, "olt", "0x7F800000"), (3, 4, "oge", INF)]:
        found = {"r": r, "n": n, "than": than, "low": low}
        twins = [(f"constant {low}", "constant 0.5"), (f"0 to {n}", f"1 to {n}"), (than, "ole")]
        yield f"greatest_{than}", GREATEST.format(**found), GREATEST_IN_LOOPS.format(**found), twins

    for extreme, than, low in [
        ("maximumf", "ogt", "-3.0e38"),
        ("minimumf", "olt", "3.0e38"),
        ("maximumf", "oge", "-3.0e38"),
    ]:
        found = {"r": 3, "n": 5, "than": than, "low": low}
        before = GREATEST.replace("arith.select %7, %in, %out", f"arith.{extreme} %in, %out").format(**found)
        after = GREATEST_IN_LOOPS.replace("arith.select %4, %0, %1", f"arith.{extreme} %0, %1").format(
            **found
        )
        twins = [("select %4, %3, %2", "select %4, %2, %3"), ("0 to 5", "0 to 4"), (extreme, "addf")]
        yield f"running_{extreme}_{than}", before, after, twins
    for n, name, type_, start in [
        (17, "addf", "f32", "0.0"),
        (20, "mulf", "f32", "3.0"),
        (33, "maximumf", "f32", INF),
        (40, "andi", "i32", "-1"),
    ]:
        before = UNROLLED.format(n=n, name=name, t=type_, start=start)
        lines = before.splitlines()
        steps = [
            f"  %x{k} = affine.load %a[{k}] : memref<{n}x{type_}>\n"
            f"  %s{k + 1} = arith.{name} %s{k}, %x{k} : {type_}"
            for k in range(n)
        ]
        after = "\n".join([*lines[:1], lines[1].replace("%z", "%s0"), *steps, *lines[7:]])
        after = after.replace("%s, %o", f"%s{n}, %o")
        twins = [
            ("%a[5]", "%a[4]"),
            ("%s7, %x7", "%s6, %x7"),
            (f"constant {start}", f"constant {TWIN_OF[start]}"),
        ]
        if name in ("maximumf", "andi"):  # few inputs tell that one of many elements is left out
            twins = twins[2:]
        yield f"unrolled_{name}", before, after, twins


PAIRS = list(_pairs())
TWINS = [
    (f"{name}-{number}", before, after.replace(old, new, 1))
    for name, before, after, twins in PAIRS
    for number, (old, new) in enumerate(twins)
]


def _verdict(before: str, after: str) -> str:
    verdict: str = mlir.verify(before, after, run=False, levels=False).impls[0].verdict.value
    return verdict


@pytest.mark.parametrize(("before", "after"), [p[1:3] for p in PAIRS], ids=[p[0] for p in PAIRS])
def test_right(before: str, after: str) -> None:
    assert _verdict(before, after) == "verified"


@pytest.mark.parametrize(("before", "after"), [t[1:] for t in TWINS], ids=[t[0] for t in TWINS])
def test_wrong(before: str, after: str) -> None:
    assert _verdict(before, after) == "refuted"


def test_each_twin_is_another_program() -> None:
    for name, _, after, twins in PAIRS:
        assert all(old in after for old, _ in twins), name


def test_a_program_that_is_to_be_annotated_makes_all_claims() -> None:
    """A text for a refutation leaves out that slices have to exist; one that may be verified must not."""
    before = """func.func @f(%a: tensor<?xf32>) -> tensor<8xf32> {
      %z = arith.constant 0.0 : f32
      %e = tensor.empty() : tensor<8xf32>
      %c = linalg.fill ins(%z : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
      return %c : tensor<8xf32>
    }
    """
    after = """func.func @f(%a: tensor<?xf32>) -> tensor<8xf32> {
      %s = tensor.extract_slice %a[0] [8] [1] : tensor<?xf32> to tensor<8xf32>
      return %s : tensor<8xf32>
    }
    """
    functions = [functions_of(text, "source", None)[0] for text in (before, after)]
    with pytest.raises(TranslationError, match="not been shown that the slice lies in its operand"):
        translated_functions(functions[0], functions[1], MlirOptions(claims=Claims.OPEN))
    translated_functions(functions[0], functions[1], MlirOptions(claims=Claims.NOTHING))
