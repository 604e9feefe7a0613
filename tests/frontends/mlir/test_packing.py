"""``tensor.pack`` and ``tensor.unpack``, also with padding and with outer dimensions in another order."""

from __future__ import annotations

import pytest

from redverify.frontends import mlir

pytest.importorskip("xdsl")

DOUBLED = """func.func @f(%x: tensor<{n}x{m}xf32>, %o: tensor<{n}x{m}xf32>) -> tensor<{n}x{m}xf32> {{
  %r = linalg.add ins(%x, %x : tensor<{n}x{m}xf32>, tensor<{n}x{m}xf32>) outs(%o : tensor<{n}x{m}xf32>)
    -> tensor<{n}x{m}xf32>
  return %r : tensor<{n}x{m}xf32>
}}
"""

PACKED = """func.func @f(%x: tensor<{n}x{m}xf32>, %o: tensor<{n}x{m}xf32>) -> tensor<{n}x{m}xf32> {{
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<{packed}xf32>
  %p = tensor.pack %x padding_value(%z : f32) outer_dims_perm = [1, 0]
    inner_dims_pos = {pos} inner_tiles = {tiles} into %e : tensor<{n}x{m}xf32> -> tensor<{packed}xf32>
  %q = linalg.add ins(%p, %p : tensor<{packed}xf32>, tensor<{packed}xf32>) outs(%e : tensor<{packed}xf32>)
    -> tensor<{packed}xf32>
  %u = tensor.unpack %q outer_dims_perm = [1, 0] inner_dims_pos = {pos} inner_tiles = {tiles}
    into %o : tensor<{packed}xf32> -> tensor<{n}x{m}xf32>
  return %u : tensor<{n}x{m}xf32>
}}
"""

SUM = """func.func @f(%x: tensor<3x{n}xf32>, %o: tensor<3xf32>) -> tensor<3xf32> {{
  %r = linalg.reduce {{ arith.addf }} ins(%x : tensor<3x{n}xf32>) outs(%o : tensor<3xf32>) dimensions = [1]
  return %r : tensor<3xf32>
}}
"""

PACKED_SUM = """func.func @f(%x: tensor<3x{n}xf32>, %o: tensor<3xf32>) -> tensor<3xf32> {{
  %z = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %e = tensor.empty() : tensor<3x{c}x{v}xf32>
  %p = tensor.pack %x padding_value(%z : f32) inner_dims_pos = [1] inner_tiles = [{v}]
    into %e : tensor<3x{n}xf32> -> tensor<3x{c}x{v}xf32>
  %r = linalg.reduce {{ arith.addf }} ins(%p : tensor<3x{c}x{v}xf32>) outs(%o : tensor<3xf32>)
    dimensions = [1, 2]
  return %r : tensor<3xf32>
}}
"""


def _verdict(before: str, after: str) -> str:
    verdict: str = mlir.verify(before, after, run=False, levels=False).impls[0].verdict.value
    return verdict


@pytest.mark.parametrize(
    ("n", "m", "packed", "pos", "tiles"),
    [(4, 4, "2x2x2x2", [0, 1], [2, 2]), (9, 9, "3x3x4x4", [1, 0], [4, 4]), (5, 6, "2x5x3", [1], [3])],
)
def test_tiles(n: int, m: int, packed: str, pos: list[int], tiles: list[int]) -> None:
    names = {"n": n, "m": m, "packed": packed, "pos": pos, "tiles": tiles}
    before, after = DOUBLED.format(**names), PACKED.format(**names)
    assert _verdict(before, after) == "verified"
    head, unpacked = after.split("%u = ")
    if n == m:
        assert (
            _verdict(before, f"{head}%u = {unpacked.replace('outer_dims_perm = [1, 0] ', '')}") == "refuted"
        )
        swapped = unpacked.replace(str(pos), str(pos[::-1]))
        assert _verdict(before, f"{head}%u = {swapped}") == "refuted"
    assert _verdict(before, after.replace("ins(%p, %p", "ins(%p, %e")) != "verified"


@pytest.mark.parametrize(("n", "c", "v"), [(7, 3, 3), (8, 2, 4), (5, 1, 6)])
def test_padded_sums(n: int, c: int, v: int) -> None:
    names = {"n": n, "c": c, "v": v}
    before, after = SUM.format(**names), PACKED_SUM.format(**names)
    assert _verdict(before, after) == "verified"
    other = after.replace("padding_value(%z", "padding_value(%one")
    assert _verdict(before, other) == ("verified" if n == c * v else "refuted")
