"""Parameter values that isl finds."""

from __future__ import annotations

from itertools import pairwise

import pytest

from redverify.interpreter.indices import compile_cond
from redverify.interpreter.search import assumptions, feasible_parameters
from redverify.language import core
from redverify.language.load import load_text
from redverify.system.clock import processor_seconds
from redverify.witnesses.sizes import proposed


def copied(parameters: str, assumption: str) -> core.Impl:
    text = f"""
spec copy({parameters}):
    assume {assumption}
    input A[] : f32
    output B[] : f32
    B() = A()

impl copied of copy(a = A, b = B):
    b[] {{B()}} := a[]
"""
    (impl,) = load_text(text).impls.values()
    return impl


def test_least_values_first() -> None:
    assert proposed(copied("N, M", "N >= 16 and M >= 2 * N"))[0] == {"N": 16, "M": 32}


def test_eight_parameters() -> None:
    names = [f"e{n}" for n in range(8)]
    found = proposed(copied(", ".join(names), " and ".join(f"{name} >= 16" for name in names)))
    assert found[0] == dict.fromkeys(names, 16)
    assert dict.fromkeys(names, 17) in found
    assert {**dict.fromkeys(names, 16), "e7": 18} in found


def test_far_away() -> None:
    assert proposed(copied("N, M", "N == 5000000000 and M > N"))[0] == {"N": 5000000000, "M": 5000000001}


def test_negative_values() -> None:
    assert proposed(copied("N", "N <= -3 and N >= -9")) != []


def test_nothing() -> None:
    assert proposed(copied("N", "N > 3 and N < 3")) == []


def test_a_minimum_of_isl_that_no_point_has() -> None:
    """The second assumption as Halide's tail of a split by 3 makes it."""
    assumption = " and ".join(
        [
            "e >= 0 and n >= 0 and k >= 0 and m >= l and m + 1 >= j and j <= 0",
            "min(3*((e + 2) // 3) + min(e, 3) - 3, e) + m <= n + l",
            "max(min(3*((e + 2) // 3) + min(e, 3) - 3, e) + m, 0) + 1 <= k + j",
        ]
    )
    assert {"m": 0, "e": 0, "l": 0, "n": 0, "j": 0, "k": 1} in proposed(
        copied("m, e, l, n, j, k", assumption)
    )


def pipeline(stages: int) -> core.Impl:
    """Of each stage of a pipeline the place and size, as Halide's checks of a program say them."""
    names, assumed = [], []
    for stage in range(stages):
        names += [f"min{stage}", f"extent{stage}", f"low{stage}", f"height{stage}"]
        assumed.append(f"extent{stage} >= {16 * (stage + 1)} and height{stage} >= 32")
    for a, b in pairwise(range(stages)):
        assumed += [
            f"min(min{a}, min{a} + (extent{a} + 31) // 32 * 32 - 32) <= min{b}",
            f"max(min{a} + extent{a}, min{a} + max((extent{a} + 31) // 32 * 32, 64)) <= min{b} + extent{b}",
            f"low{b} <= min(low{a}, low{a} + height{a} - 16)",
            f"low{a} + max(height{a}, min(height{a} + 32, (height{a} + 7) // 8 * 8)) <= low{b} + height{b}",
        ]
    return copied(", ".join(names), " and ".join(assumed))


@pytest.mark.parametrize("stages", [2, 3, 4])
def test_many_parameters_in_a_second(stages: int) -> None:
    impl = pipeline(stages)
    start = processor_seconds()
    holds = compile_cond(assumptions(impl))
    for found in (proposed(impl), feasible_parameters(impl)):
        assert found
        assert all(holds(dict(parameters)) for parameters in found)
    assert processor_seconds() - start < 3.0  # 1 s where nothing else runs
