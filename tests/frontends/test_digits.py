"""Short quotients have the values of the long ones at all values of the variables."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from redverify.frontends.common.indices.short_quotients import bounds_of, short, with_short_quotients
from redverify.language import core
from redverify.language.load import load_text
from redverify.language.points import value_at
from redverify.language.walks import commands_of

pytestmark = pytest.mark.ring("quick")

#: An expression, its short form, and the greatest values of its variables, whose least value is 0.
EXPRESSIONS = {
    "last digits": ("(4*f + 2*g + h) // 16", "f // 4", {"f": 7, "g": 1, "h": 1}),
    "remainder": ("(4*f + 2*g + h) % 16", "4*(f % 4) + 2*g + h", {"f": 7, "g": 1, "h": 1}),
    "all of it": ("(2*g + h) % 16", "2*g + h", {"g": 1, "h": 1}),
    "nothing of it": ("(2*g + h) // 16", "0", {"g": 1, "h": 1}),
    "constant": ("(4*f + g + 2) // 8", "f // 2", {"f": 7, "g": 1}),
    "a carry": ("(4*f + g + 3) // 8", None, {"f": 7, "g": 1}),
    "a digit too large": ("(4*f + g) // 8", None, {"f": 7, "g": 4}),
    "one without bounds": ("(4*f + g) // 8", None, {"f": 7}),
    "a step that does not divide": ("(4*f + g) // 6", None, {"f": 7, "g": 3}),
    "negative": ("(4*f - g) // 8", None, {"f": 7, "g": 1}),
    "quotient of a quotient": ("(8*(f // 2) + g) // 16 + N", "f // 2 // 2 + N", {"f": 7, "g": 7}),
}

TEXT = """
spec s(N):
    input A[N] : f32
    output B[N] : f32
    B(i) = A(i) if 0 <= i < N

impl p of s(a = A, b = B):
    for f < N:
        for g < 4:
            for h < N:
                let v = {expression}
                if v >= 0:
                    skip
"""


def index_of(text: str) -> core.IndexExpr:
    """The index expression of a text over ``f``, ``g``, ``h`` and ``N``."""
    impl = load_text(TEXT.format(expression=text)).impls["p"]
    (let,) = [c for c in commands_of(impl.body) if isinstance(c, core.Let)]
    return let.value


@pytest.mark.parametrize("name", EXPRESSIONS)
def test_short_forms(name: str) -> None:
    text, wanted, greatest = EXPRESSIONS[name]
    expression = index_of(text)
    found = short(expression, {n: (0, most) for n, most in greatest.items()})
    if wanted is None:
        assert found == expression
    else:
        assert str(found) == str(short(index_of(wanted), {}))
        assert found != expression


VARIABLES = ("f", "g", "h")


def indices() -> st.SearchStrategy[core.IndexExpr]:
    leaves = st.one_of(
        st.sampled_from([core.IVar(n) for n in VARIABLES]), st.integers(-9, 9).map(core.IConst)
    )
    divisors = st.sampled_from([2, 3, 4, 6, 8, 12, 16])
    return st.recursive(
        leaves,
        lambda inner: st.one_of(
            st.builds(core.IAdd, inner, inner),
            st.builds(core.IMul, st.sampled_from([-2, 2, 3, 4, 8]), inner),
            st.builds(core.IDiv, inner, divisors),
            st.builds(core.IMod, inner, divisors),
        ),
        max_leaves=8,
    )


@given(indices(), st.lists(st.tuples(st.integers(-3, 3), st.integers(0, 3)), min_size=3, max_size=3))
def test_the_values_are_the_same(expression: core.IndexExpr, ranges: list[tuple[int, int]]) -> None:
    bounds = {n: (least, least + more) for n, (least, more) in zip(VARIABLES, ranges, strict=True)}
    found, within = short(expression, bounds), bounds_of(expression, bounds)
    assert within is not None
    for values in product(*(range(low, high + 1) for low, high in bounds.values())):
        point = dict(zip(VARIABLES, values, strict=True))
        assert value_at(found, point) == value_at(expression, point)
        assert within[0] <= value_at(expression, point) <= within[1]


@pytest.mark.parametrize(("text", "shortened"), [("(4*f + g) // 8", True), ("(4*f + h) // 8", False)])
def test_bounds_are_those_of_the_loops_around(text: str, shortened: bool) -> None:
    """``g`` has constant bounds, ``h`` has none."""
    block = with_short_quotients(load_text(TEXT.format(expression=text)).impls["p"].body, {})
    (let,) = [c for c in commands_of(block) if isinstance(c, core.Let)]
    assert (let.value != index_of(text)) is shortened
    assert not shortened or let.value == short(index_of(text), {"g": (0, 3)})


def test_bounds_end_with_their_loop() -> None:
    """A later loop over the same name has its own bounds, here none."""
    text = TEXT.format(expression="(4*f + g) // 8")
    text = text.replace("        for g < 4:\n", "        for g < 4:\n            skip\n        for g < N:\n")
    block = load_text(text).impls["p"].body
    assert with_short_quotients(block, {}) == block
