"""Indices that the context decides become simpler and stay equal; unbounded annotations are refused."""

from __future__ import annotations

import itertools
import random

import pytest

from redverify.evaluation.program import inline_lets
from redverify.evaluation.simplification import _index, simplified
from redverify.judgement.analysis import Options, analyse
from redverify.language import core
from redverify.language.diagnostics import DiagnosticError
from redverify.language.load import load_text
from redverify.language.walks import commands_of
from redverify.presburger import build
from tests.programs import total

pytestmark = pytest.mark.ring("quick")

TEXT = """
spec copy(N):
    assume N >= 1
    input A[N] : f32
    output B[N] : f32
    B(i) = A(i) if 0 <= i < N

impl tiled of copy(a = A, b = B):
    for t < (N + 7) // 8:
        for i in max(0, 8 * t)..min(min(8 * t + 8, N), max(N, 8 * t + 8)):
            if i >= 1:
                b[max(i, 1)] {B(select(i >= 0, i, 0))} := a[min(i, N - 1)]
            else:
                b[max(i, 0)] {B(i)} := a[min(i, 0)]
"""


def test_what_loops_and_conditions_decide_is_gone() -> None:
    impl = load_text(TEXT).impls["tiled"]
    block = simplified(inline_lets(impl.body), build.all_of(impl.spec.assumptions))
    i = core.IVar("i")
    loops = [c for c in commands_of(block) if isinstance(c, core.Loop)]
    assert not isinstance(loops[1].lower, core.IMax)
    assert isinstance(loops[1].upper, core.IMin)
    stores = [c for c in commands_of(block) if isinstance(c, core.Assign)]
    assert [s.indices for s in stores] == [(i,), (i,)]
    assert [s.value.indices for s in stores if isinstance(s.value, core.Read)] == [(i,), (i,)]
    assert [s.annotation.indices for s in stores if isinstance(s.annotation, core.Access)] == [(i,), (i,)]


ONCE = """
spec copy(N):
    assume N >= 1
    input A[N] : f32
    output B[N] : f32
    B(i) = A(i) if 0 <= i < N

impl tiled of copy(a = A, b = B):
    par t in 2..3:
        for i < N:
            for s < 1:
                par e in 2..2:
                    b[i] {B(i)} := a[i + 1]
                let j = i + s
                b[j] {B(j)} := a[j + t - 2]
"""


def test_loops_over_one_number_are_gone() -> None:
    impl = load_text(ONCE).impls["tiled"]
    block = simplified(inline_lets(impl.body), build.all_of(impl.spec.assumptions))
    assert [c.variable for c in commands_of(block) if isinstance(c, core.Loop)] == ["i", "e"]
    store = next(c for c in reversed(list(commands_of(block))) if isinstance(c, core.Assign))
    assert store.indices == (core.IVar("i"),)
    assert isinstance(store.value, core.Read)
    assert store.value.indices == (core.IVar("i"),)
    assert analyse(impl, Options()).proved


def _random(choice: random.Random, depth: int) -> core.IndexExpr:
    if depth == 0:
        return choice.choice([core.IVar("x"), core.IVar("y"), core.IConst(choice.randrange(-3, 4))])
    parts = (_random(choice, depth - 1), _random(choice, depth - 1))
    kind = choice.randrange(6)
    if kind == 0:
        return core.IAdd(*parts)
    if kind == 1:
        return core.IMod(parts[0], 3)
    if kind == 2:
        condition = core.CCmp(choice.choice(("<", "==", ">=")), *parts)
        return core.ISelect(condition, _random(choice, depth - 1), parts[0])
    return (core.IMin if kind < 4 else core.IMax)((*parts, _random(choice, depth - 1)))


def _at(expression: core.IndexExpr, x: int, y: int) -> int:
    point = build.pw(expression).intersect_params(build.environment_set({"x": x, "y": y}))
    values: list[int] = []
    point.foreach_piece(lambda where, piece: values.append(piece.eval(where.sample_point()).to_python()))
    assert len(values) == 1
    return values[0]


@pytest.mark.parametrize("seed", range(40))
def test_simplified_indices_are_equal_where_the_command_runs(seed: int) -> None:
    choice = random.Random(seed)
    expression = _random(choice, 3)
    x, y = core.IVar("x"), core.IVar("y")
    runs = build.all_of([core.CCmp("<=", x, y), core.CCmp(">=", x, core.IConst(choice.randrange(-1, 2)))])
    simpler = _index(expression, runs)
    for a, b in itertools.product(range(-2, 5), repeat=2):
        if build.environment_set({"x": a, "y": b}).is_subset(runs):
            assert _at(expression, a, b) == _at(simpler, a, b)


UNBOUNDED = total("""
    b[] {GIVEN} := 0.0
    accumulate b:
        for k < N:
            b[] {B()} +{k}= a[k]
""")


@pytest.mark.parametrize(
    ("given", "refused"),
    [
        ("sum[m : 0 <= m] A(m)", True),
        ("1.0 + (sum[m : m < N] 2.0)", True),
        ("sum[m : 0 <= m < N] (max[n : n >= m] A(n))", True),
        ("select(N >= 1, 0.0, sum[m : 0 <= m] A(m))", False),
        ("sum[m : 0 <= m < 0] A(m)", False),
    ],
)
def test_an_annotation_without_bounds_is_refused_at_once(given: str, refused: bool) -> None:
    impl = load_text(UNBOUNDED.replace("GIVEN", given)).impls["p"]
    if not refused:
        assert analyse(impl, Options()).proved
        return
    with pytest.raises(DiagnosticError) as caught:
        analyse(impl, Options())
    assert [d.code for d in caught.value.diagnostics] == ["RV234"]
