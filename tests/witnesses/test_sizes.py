"""Parameter values that isl finds."""

from __future__ import annotations

from redverify.language import core
from redverify.language.load import load_text
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
