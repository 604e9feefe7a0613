"""What Halide checks of sizes, as conditions that people can read, and sizes that are equal to others."""

from __future__ import annotations

import pytest

from redverify.frontends.common.indices.simplification import plain_condition
from redverify.frontends.halide.parameters import Parameters
from redverify.language import core
from redverify.language.core_text import cond_text, index_text
from redverify.language.load import load_text

pytestmark = pytest.mark.ring("quick")

PROGRAM = """
spec f(k, m, n):
    assume {known}
    input A[n] : f32
    output B[n] : f32
    B(x) = A(x)

impl s of f(a = A, b = B):
    assume {condition}
    for x < n:
        b[x] {{B(x)}} := a[x]
"""


def read(known: str, condition: str) -> tuple[core.Cond, core.Cond]:
    (impl,) = load_text(PROGRAM.format(known=known, condition=condition)).impls.values()
    (one,), (other,) = impl.spec.assumptions, impl.assumptions
    return one, other


@pytest.mark.parametrize(
    ("known", "condition", "plain"),
    [
        ("n >= 1", "32 * ((n + 31) // 32) <= n", "n % 32 == 0"),
        (
            "m >= k and k >= 8 and n >= 1",
            "select(min(n, m) < 512, select(min(n, m) < 128, min(32 * ((m + 31) // 32) "
            "+ 8 * ((min(m, 16) + 7) // 8), m + 16) - 17, m - 1), m - 1) + 1 <= k",
            "m == k",
        ),
        ("n >= 0 and m >= 0", "min(4 * ((n + 3) // 4) + min(n, 4) - 4, n) <= n + m", "true"),
        ("n >= 0", "min(n, m) >= 3", "m >= 3 and n >= 3"),
        ("n >= 0", "n % 32 == 0 or n % 32 == 1", "n % 32 <= 1"),
    ],
)
def test_cases_that_say_the_same_are_given_up(known: str, condition: str, plain: str) -> None:
    given, checked = read(known, condition)
    assert cond_text(plain_condition(checked, [given])) == plain


@pytest.mark.parametrize(
    ("known", "condition"),
    [
        ("n >= 0", "n < 5 or n > 10"),
        ("n >= 0", "n % 32 == 0 or n % 32 == 2"),
        ("n >= 0", "m == n or m == 2 * n"),
        ("n >= 0", "select(n < 8, m, k) <= n"),
    ],
)
def test_cases_that_say_more_stay(known: str, condition: str) -> None:
    """The bounds that they have in common would let other sizes pass."""
    given, checked = read(known, condition)
    assert plain_condition(checked, [given]) == checked


def _sizes() -> Parameters:
    parameters = Parameters({"A": (2, "float32"), "B": (1, "float32")}, {})
    parameters.region("A", 2)
    parameters.region("B", 1)
    return parameters


@pytest.mark.parametrize(
    ("equation", "name", "value"),
    [
        (("A_extent_1", 1, "B_extent_0", 1), "B_extent_0", "A_extent_1"),
        (("A_extent_1", 1, "B_extent_0", 2), "A_extent_1", "2 * B_extent_0"),
        (("A_extent_1", 2, "B_extent_0", 3), None, None),
    ],
)
def test_a_size_that_is_equal_to_others_is_substituted(
    equation: tuple[str, int, str, int], name: str | None, value: str | None
) -> None:
    parameters = _sizes()
    left, factor, right, other = equation
    condition = core.CCmp("==", core.IMul(factor, core.IVar(left)), core.IMul(other, core.IVar(right)))
    found = parameters.solved(condition)
    if name is None:
        assert found is None
        return
    assert found is not None and (found[0], index_text(found[1])) == (name, value)
    assert parameters.fix_named(*found)
    assert name not in parameters.names()
    assert not parameters.fix_named(*found)


def test_only_an_equation_of_sizes_is_one() -> None:
    parameters, least = _sizes(), core.IVar("A_extent_0")
    remainder = core.CCmp("==", core.IMod(least, 32), core.IConst(0))
    assert parameters.solved(remainder) is None
    assert parameters.solved(core.CCmp("<=", least, core.IConst(4))) is None
    assert parameters.solved(core.CCmp("==", least, core.IConst(4))) == ("A_extent_0", core.IConst(4))


def test_no_new_cases() -> None:
    """What is known has cases: leaving out what it says would have more of them than the check."""
    given, checked = read(
        "k % 32 == 0 and m >= 3 and n >= 1 or k % 32 > 0 and m >= 2 * n", "min(n, m) >= 3 and m >= k"
    )
    assert not isinstance(plain_condition(checked, [given]), core.COr)
