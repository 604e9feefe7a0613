"""Index sets against brute force."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from redverify.interpreter.enumeration import IndexSet, narrow, narrowing
from redverify.interpreter.indices import Unenumerable, compile_cond, compile_index
from redverify.language.core import (
    CAnd,
    CCmp,
    CNot,
    Cond,
    COr,
    IAdd,
    IConst,
    IDiv,
    IMax,
    IMin,
    IMod,
    IMul,
    IndexExpr,
    ISelect,
    IVar,
)

K, S, N = IVar("k"), IVar("s"), IVar("N")


def between(lower: IndexExpr, value: IndexExpr, upper: IndexExpr) -> Cond:
    return CAnd(CCmp("<=", lower, value), CCmp("<", value, upper))


def points(binders: tuple[str, ...], cond: Cond, **environment: int) -> tuple[tuple[int, ...], ...]:
    return IndexSet(binders, cond).points(environment)


def test_a_stride() -> None:
    cond = CAnd(between(IConst(0), K, N), CCmp("==", IMod(K, 2), IConst(0)))
    assert points(("k",), cond, N=5) == ((0,), (2,), (4,))


def test_a_triangle() -> None:
    cond = CAnd(between(IConst(0), K, IConst(3)), between(K, S, IConst(3)))
    assert points(("k", "s"), cond) == ((0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 2))


def test_a_triangle_bounded_from_the_other_side() -> None:
    cond = CAnd(CCmp("<=", IConst(0), K), CAnd(CCmp("<=", K, S), CCmp("<", S, IConst(3))))
    assert len(points(("k", "s"), cond)) == 6


def test_a_union_of_ranges() -> None:
    cond = COr(between(IConst(0), K, IConst(2)), between(IConst(100), K, IConst(102)))
    assert points(("k",), cond) == ((0,), (1,), (100,), (101,))


def test_floor_division() -> None:
    assert points(("k",), CCmp("==", IDiv(K, 4), N), N=-1) == ((-4,), (-3,), (-2,), (-1,))


def test_an_empty_set() -> None:
    assert points(("k",), between(IConst(0), K, N), N=-3) == ()


def test_a_set_that_only_the_search_bounds() -> None:
    rotated = CAnd(
        between(IConst(0), IAdd(K, S), IConst(3)), between(IConst(0), IAdd(K, IMul(-1, S)), IConst(3))
    )
    expected = {(k, s) for k in range(-9, 9) for s in range(-9, 9) if 0 <= k + s < 3 and 0 <= k - s < 3}
    assert set(points(("k", "s"), rotated)) == expected


def test_an_unbounded_set() -> None:
    with pytest.raises(Unenumerable):
        points(("k",), CCmp("<=", IConst(0), K))


def expressions(depth: int) -> st.SearchStrategy[IndexExpr]:
    leaf = st.sampled_from([K, S, N, IConst(0), IConst(2), IConst(-3)])
    if depth == 0:
        return leaf
    inner = expressions(depth - 1)
    return st.one_of(
        leaf,
        st.builds(IAdd, inner, inner),
        st.builds(IMul, st.integers(-3, 3), inner),
        st.builds(IDiv, inner, st.integers(1, 4)),
        st.builds(IMod, inner, st.integers(1, 4)),
        st.builds(lambda a, b: IMin((a, b)), inner, inner),
        st.builds(lambda a, b: IMax((a, b)), inner, inner),
        st.builds(lambda c, a, b: ISelect(CCmp("<", c, IConst(1)), a, b), inner, inner, inner),
    )


COMPARISONS = st.builds(
    CCmp, st.sampled_from(["==", "!=", "<", "<=", ">", ">="]), expressions(2), expressions(1)
)
CONDITIONS = st.one_of(
    COMPARISONS,
    st.builds(CAnd, COMPARISONS, COMPARISONS),
    st.builds(COr, COMPARISONS, COMPARISONS),
    st.builds(CNot, st.builds(CAnd, COMPARISONS, COMPARISONS)),
)


@settings(max_examples=400, deadline=None)
@given(CONDITIONS, st.integers(-4, 4))
def test_narrowing_loses_no_point(cond: Cond, n: int) -> None:
    box = CAnd(between(IConst(-4), K, IConst(5)), between(IConst(-4), S, IConst(5)))
    holds = compile_cond(cond)
    expected = tuple(p for p in product(range(-4, 5), repeat=2) if holds({"k": p[0], "s": p[1], "N": n}))
    assert points(("k", "s"), CAnd(cond, box), N=n) == expected
    assert points(("k", "s"), CAnd(box, cond), N=n) == expected


def test_compiled_division_rounds_down() -> None:
    assert compile_index(IDiv(K, 4))({"k": -1}) == -1
    assert compile_index(IMod(K, 4))({"k": -1}) == 3


def test_small_sets_are_kept_and_large_ones_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("redverify.interpreter.enumeration._KEPT_POINTS", 10)
    triangle = IndexSet(("k",), between(IConst(0), K, IVar("N")))
    for n in (3, 4, 3, 2000, 4, 0, 3):
        assert triangle.points({"N": n}) == tuple((k,) for k in range(n))
    assert triangle.points({"N": 3}) is triangle.points({"N": 3})
    assert triangle.points({"N": 2000}) is not triangle.points({"N": 2000})


def test_a_narrowing_that_is_used_again_gives_what_a_new_one_gives() -> None:
    """Narrowings remember intervals: boxes that are asked for again and others have the same answers."""
    i, j, n = IVar("i"), IVar("j"), IVar("n")
    tiled = IAdd(IMul(8, i), j)
    condition = CAnd(
        CAnd(CCmp("<=", IConst(0), j), CCmp("<", j, IMin((IConst(8), IAdd(n, IMul(-8, i)))))),
        COr(CCmp("==", IMod(tiled, 3), IConst(1)), CCmp("<", IDiv(tiled, 4), IConst(2))),
    )
    narrow_again = narrowing(condition)
    boxes = [
        {"i": (a, a + w), "j": (-5, b), "n": (c, c)}
        for a in range(-2, 4)
        for w in (0, 2)
        for b in (0, 9)
        for c in (3, 20)
    ]
    for box in (*boxes, *boxes):
        found = narrow_again(dict(box))
        assert found == narrow(condition, dict(box))
        for point in product(*[range(low, high + 1) for low, high in box.values()]):
            if compile_cond(condition)(dict(zip(box, point, strict=True))):
                assert found is not None
                assert all(low <= v <= high for v, (low, high) in zip(point, found.values(), strict=True))
