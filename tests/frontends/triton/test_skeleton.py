"""The skeleton of a contract, from a kernel's text: Triton is not needed for it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from redverify.frontends.common.errors import LoadError
from redverify.frontends.triton.contract import Array, Contract
from redverify.frontends.triton.skeleton import skeleton
from tests.conftest import Ran

pytestmark = pytest.mark.ring("quick")

EXAMPLES = Path(__file__).parents[3] / "examples" / "triton"

MATMUL = """from redverify.frontends.triton import Array, Contract

contract = Contract(
    sizes=("M", "N", "K", ...),
    arrays=dict(
        a_ptr=Array("fp32", (..., ...), ("stride_am", "stride_ak")),
        b_ptr=Array("fp32", (..., ...), ("stride_bk", "stride_bn")),
        c_ptr=Array("fp32", (..., ...), ("stride_cm", "stride_cn")),
    ),
    grid=...,
    configs=[dict(BLOCK_M=64, BLOCK_N=64, BLOCK_K=64)],
)
"""

OTHER_NAMES = """
@triton.jit
def kernel(X, out, x_row_stride, n_cols, eps, HALF: tl.constexpr, BLOCK_SIZE: "tl.constexpr" = 128):
    X += tl.program_id(0) * x_row_stride
    cols = tl.arange(0, BLOCK_SIZE)
    at = out + cols
    value = tl.load(X + cols, mask=cols < n_cols)
    tl.store(at, value + eps, mask=cols < n_cols)
"""


def contract_of(text: str) -> Contract:
    scope: dict[str, object] = {}
    exec(text, scope)
    found = scope["contract"]
    assert isinstance(found, Contract)
    return found


def test_a_matrix_product() -> None:
    assert skeleton(f"{EXAMPLES / 'products.py'}:matmul") == MATMUL


def test_names_of_other_kinds(tmp_path: Path) -> None:
    (tmp_path / "m.py").write_text(OTHER_NAMES, "utf-8")
    found = contract_of(skeleton(f"{tmp_path / 'm.py'}:kernel"))
    assert found.sizes == ("n_cols", ...)
    assert dict(found.arrays) == {
        "X": Array("fp32", (..., ...), ("x_row_stride", 1)),
        "out": Array("fp32", (...,)),
    }
    assert found.scalars == {"eps": ...} and found.configs == [{"HALF": ..., "BLOCK_SIZE": 64}]
    assert found.unfilled() == ["sizes", "grid", "scalars", "configs", "X", "out"]


@pytest.mark.parametrize("module", sorted(EXAMPLES.glob("*.py")), ids=lambda path: path.name)
def test_pointers_and_sizes_of_the_examples_are_found(module: Path) -> None:
    """Every argument is in the skeleton, pointers among the arrays and nothing else."""
    scope = {line.split("(")[0][4:] for line in module.read_text("utf-8").splitlines() if line[:4] == "def "}
    for name in sorted(scope):
        if "_ptr" not in module.read_text("utf-8").split(f"def {name}(")[1].split("):")[0]:
            continue
        found = contract_of(skeleton(f"{module}:{name}"))
        assert found.arrays and all(pointer.endswith("_ptr") for pointer in found.arrays)
        assert not any(str(size).endswith("_ptr") for size in found.sizes)


def test_without_a_specification_it_is_printed(cli: Callable[..., Ran]) -> None:
    assert cli("triton", f"{EXAMPLES / 'products.py'}:matmul").out == MATMUL
    for program in ("missing.py:kernel", f"{EXAMPLES / 'products.py'}:missing", "products.py"):
        assert cli("triton", program).status == 3


def test_what_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "m.py").write_text("def kernel(:\n", "utf-8")
    with pytest.raises(LoadError, match=r"m\.py"):
        skeleton(f"{tmp_path / 'm.py'}:kernel")
