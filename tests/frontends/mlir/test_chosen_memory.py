"""``scf.if`` whose result is memory, as ``vector.split_transfer_full_partial`` makes it."""

from __future__ import annotations

import pytest

from redverify.frontends import mlir

pytest.importorskip("xdsl")

BEFORE = """func.func @f(%x0: memref<{n}xf32>, %y0: memref<{n}xf32>) {{
  %a = memref.cast %x0 : memref<{n}xf32> to memref<?xf32>
  %o = memref.cast %y0 : memref<{n}xf32> to memref<?xf32>
  %n = arith.constant {n} : index
  %c0 = arith.constant 0 : index
  %step = arith.constant {v} : index
  %z = arith.constant 0.0 : f32
  scf.for %i = %c0 to %n step %step {{
    %x = vector.transfer_read %a[%i], %z : memref<?xf32>, vector<{v}xf32>
    %y = arith.mulf %x, %x : vector<{v}xf32>
    vector.transfer_write %y, %o[%i] : vector<{v}xf32>, memref<?xf32>
  }}
  return
}}
"""

#: The pass of release 19 copies the last lanes back from ``%q[%i]`` to ``%o[0]``; here it does not.
AFTER = """func.func @f(%x0: memref<{n}xf32>, %y0: memref<{n}xf32>) {{
  %a = memref.cast %x0 : memref<{n}xf32> to memref<?xf32>
  %o = memref.cast %y0 : memref<{n}xf32> to memref<?xf32>
  %n = arith.constant {n} : index
  %z = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %step = arith.constant {v} : index
  %p = memref.alloca() : memref<{v}xf32>
  %q = memref.alloca() : memref<{v}xf32>
  scf.for %i = %c0 to %n step %step {{
    %end = affine.apply affine_map<(d0) -> (d0 + {v})>(%i)
    %s = memref.dim %a, %c0 : memref<?xf32>
    %t = memref.dim %o, %c0 : memref<?xf32>
    %1 = arith.cmpi sle, %end, %s : index
    %2 = arith.select %1, %i, %c0 : index
    %3 = scf.if %1 -> (memref<?xf32>) {{
      scf.yield %a : memref<?xf32>
    }} else {{
      linalg.fill ins(%z : f32) outs(%p : memref<{v}xf32>)
      %4 = affine.min affine_map<(d0)[s0] -> (-d0 + s0, {v})>(%i)[%s]
      %5 = memref.subview %a[%i] [%4] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
      %6 = memref.subview %p[0] [%4] [1] : memref<{v}xf32> to memref<?xf32, strided<[1]>>
      memref.copy %5, %6 : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[1]>>
      %7 = memref.cast %p : memref<{v}xf32> to memref<?xf32>
      scf.yield %7 : memref<?xf32>
    }}
    %x = vector.transfer_read %3[%2], %z {{in_bounds = [true]}} : memref<?xf32>, vector<{v}xf32>
    %y = arith.mulf %x, %x : vector<{v}xf32>
    %8 = arith.cmpi sle, %end, %t : index
    %9 = arith.select %8, %i, %c0 : index
    %10 = scf.if %8 -> (memref<?xf32>) {{
      scf.yield %o : memref<?xf32>
    }} else {{
      %11 = memref.cast %q : memref<{v}xf32> to memref<?xf32>
      scf.yield %11 : memref<?xf32>
    }}
    vector.transfer_write %y, %10[%9] {{in_bounds = [true]}} : vector<{v}xf32>, memref<?xf32>
    %12 = arith.cmpi sgt, %end, %t : index
    scf.if %12 {{
      %13 = affine.min affine_map<(d0)[s0] -> (-d0 + s0, {v})>(%i)[%t]
      %14 = memref.subview %q[0] [%13] [1] : memref<{v}xf32> to memref<?xf32, strided<[1]>>
      %15 = memref.subview %o[%i] [%13] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
      memref.copy %14, %15 : memref<?xf32, strided<[1]>> to memref<?xf32, strided<[1], offset: ?>>
    }}
  }}
  return
}}
"""


def _verdict(before: str, after: str) -> str:
    verdict: str = mlir.verify(before, after, run=False, levels=False).impls[0].verdict.value
    return verdict


CHOSEN_BEFORE = """
func.func @f(%a: memref<12xf32>, %b: memref<12xf32>, %o: memref<12xf32>, %p: memref<12xf32>) {{
  affine.for %i = 0 to 12 {{
    affine.if affine_set<(d0) : (-d0 + {m} - 1 >= 0)>(%i) {{
      %x = affine.load %a[%i] : memref<12xf32>
      %y = arith.mulf %x, %x : f32
      affine.store %y, %o[%i] : memref<12xf32>
    }} else {{
      %x = affine.load %b[%i] : memref<12xf32>
      %y = arith.mulf %x, %x : f32
      affine.store %y, %p[%i] : memref<12xf32>
    }}
  }}
  return
}}
"""

CHOSEN = """
func.func @f(%a: memref<12xf32>, %b: memref<12xf32>, %o: memref<12xf32>, %p: memref<12xf32>) {{
  %z = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %step = arith.constant {v} : index
  %m = arith.constant {m} : index
  %n = arith.constant 12 : index
  scf.for %i = %c0 to %n step %step {{
    %1 = arith.cmpi slt, %i, %m : index
    %2 = scf.if %1 -> (memref<12xf32>) {{
      scf.yield %a : memref<12xf32>
    }} else {{
      scf.yield %b : memref<12xf32>
    }}
    %x = vector.transfer_read %2[%i], %z {{in_bounds = [true]}} : memref<12xf32>, vector<{v}xf32>
    %y = arith.mulf %x, %x : vector<{v}xf32>
    %3 = scf.if %1 -> (memref<12xf32>) {{
      scf.yield %o : memref<12xf32>
    }} else {{
      scf.yield %p : memref<12xf32>
    }}
    vector.transfer_write %y, %3[%i] {{in_bounds = [true]}} : vector<{v}xf32>, memref<12xf32>
  }}
  return
}}
"""


@pytest.mark.parametrize(("m", "v"), [(4, 4), (6, 2), (9, 3)])
def test_right(m: int, v: int) -> None:
    before, after = CHOSEN_BEFORE.format(m=m), CHOSEN.format(m=m, v=v)
    assert _verdict(before, after) == "verified"
    for old, new in (
        ("yield %a", "yield %b"),
        ("yield %p", "yield %o"),
        ("slt", "sle"),
        ("%2[%i]", "%2[%c0]"),
    ):
        assert _verdict(before, after.replace(old, new)) == "refuted"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("memref.subview %q[0]", "memref.subview %q[%i]"),
        ("memref.subview %o[%i]", "memref.subview %o[%c0]"),
        ("%9 = arith.select %8, %i, %c0", "%9 = arith.select %8, %c0, %c0"),
        ("memref.subview %a[%i]", "memref.subview %a[%c0]"),
        ("scf.yield %a :", "scf.yield %o :"),
    ],
)
def test_wrong(old: str, new: str) -> None:
    after = AFTER.format(n=10, v=4)
    assert old in after
    changed = after.replace(old, new)
    if "%q[" in old:
        changed = changed.replace(
            "[%13] [1] : memref<4xf32> to memref<?xf32, strided<[1]>>",
            "[%13] [1] : memref<4xf32> to memref<?xf32, strided<[1], offset: ?>>",
        ).replace(
            "copy %14, %15 : memref<?xf32, strided<[1]>>",
            "copy %14, %15 : memref<?xf32, strided<[1], offset: ?>>",
        )
    assert _verdict(BEFORE.format(n=10, v=4), changed) == "refuted"
