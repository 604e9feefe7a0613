"""A sample of the random functions and schedules of TVM (:mod:`tests.frontends.tvm_sweep`)."""

import pytest

pytest.importorskip("tvm")

import tvm

from tests.frontends.tvm_sweep import draw

pytestmark = pytest.mark.skipif(not tvm.runtime.enabled("llvm"), reason="TVM without LLVM")


@pytest.mark.parametrize("seed", [14, 1010, *range(10_000, 10_024)])
def test_a_draw(seed):
    """Seed 14 had ``a or a`` in the place of ``a or b``, 1010 a witness whose value no float is."""
    found = draw(seed)
    assert found is None or not found.fault, found
