"""Elements that are the same by the equations, known regions of recurrences, well-founded recurrences."""

from __future__ import annotations

from pathlib import Path

import pytest

import redverify
from redverify.evaluation.agreement import agree, same_element
from redverify.evaluation.equations import Equations
from redverify.evaluation.obligation import Impossible
from redverify.evaluation.specification import Specification
from redverify.language import core
from redverify.language.load import load_text
from redverify.presburger import build
from redverify.system.clock import processor_seconds

pytestmark = pytest.mark.ring("quick")

HEAT = Path(__file__).parents[2] / "examples" / "polybench" / "heat-3d.sched"

STENCIL = """
spec stencil(T, N):
    assume T >= 0 and N >= 3
    input  A[N] : f64
    output R[N] : f64
    tensor U(t, i) : f64

    U(t, i) = A(i) if t == 0 or i == 0 or i == N - 1
    U(t, i) = U({before}, i - 1) + U(t - 1, i + 1) if t > 0 and 0 < i < N - 1
    R(i) = U(T, i)

impl in_place of stencil(a = A, a = R):
    for t in 1..T + 1:
        for i in 1..N - 1:
            a[i] {{U(t, i)}} := a[i - 1] + a[i + 1]
"""

PATHS = """
spec paths(N):
    assume N >= 0
    input  W[N, N] : i32
    output D[N, N] : i32
    tensor P(k, i, j) : i32

    P(k, i, j) = W(i, j) if k == 0
    P(k, i, j) = P(k - 1, i, j) if k > 0 and (i == k - 1 or j == k - 1)
    P(k, i, j) = min(P(k - 1, i, j),
                     P(k - 1, i, k - 1) + P(k - 1, k - 1, j{shift})) if k > 0 and i != k - 1 and j != k - 1
    D(i, j) = P(N, i, j)

impl in_place of paths(d = W, d = D):
    for k < N:
        par i < N:
            par j < N:
                if i != k and j != k:
                    d[i, j] {{P(k + 1, i, j)}} := min(d[i, j], d[i, k] + d[k, j])
"""


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        (STENCIL.format(before="t"), "verified"),
        (STENCIL.format(before="t - 1"), "refuted"),
        (PATHS.format(shift=""), "verified"),
        (PATHS.format(shift=" + 1"), "not verified"),
    ],
    ids=["new_left", "old_left", "paths", "unknown_path"],
)
def test_recurrences(text: str, verdict: str) -> None:
    """The equations decide what a cell holds at a border, or where a step leaves it as it is."""
    (impl,) = redverify.verify_text(text).impls
    if verdict == "not verified":
        assert impl.verdict != "verified"
    else:
        assert impl.verdict == verdict
    if impl.verdict == "verified":
        assert impl.level == "bitwise"


WINDOW = """
spec edges(N, M):
    assume N >= 1 and M >= 1
    input  A[N, M] : f64
    output R[N, M] : f64
    tensor E(i, j) : f64

    E(i, j) = A(max(min(i, N - 1), 0), max(min(j, M - 1), 0))
    R(i, j) = E(i, j - 1) + E(i, j + 1)

impl sliding of edges(a = A, r = R):
    for i < N:
        allocate e[4] : f64
        for j in -2..M:
            e[(j + 1) % 4] {{E(i, j + 1)}} := a[i, max(min(j + 1, M - 1), 0)]
            if 0 <= j:
                r[i, j] {{R(i, j)}} := e[(j - 1) % 4] + e[(j + 1{shift}) % 4]
"""


@pytest.mark.parametrize(("shift", "verdict"), [("", "verified"), (" - 1", "refuted"), (" - 2", "refuted")])
def test_clamped_windows(shift: str, verdict: str) -> None:
    """A cell is one of the elements that the value names; the wrong one is not an element there."""
    (impl,) = redverify.verify_text(WINDOW.format(shift=shift)).impls
    assert impl.verdict == verdict


def test_elements_are_the_same_where_all_indices_are() -> None:
    """One index that is the same is not enough, nor is a part of the domain."""
    spec = load_text(WINDOW.format(shift="")).specs["edges"]
    equations = Equations(spec, "real")
    type_ = spec.tensors["A"].type
    i, j, n = core.IVar("i"), core.IVar("j"), core.IVar("N")

    def a(*indices: core.IndexExpr) -> core.Access:
        return core.Access(type_, "A", indices)

    equal = build.where(core.CCmp("==", i, j))
    assert same_element(equal, a(i, n), a(j, n))
    assert not same_element(equal, a(i, n), a(j, i))
    below = build.where(core.CCmp("<=", i, j))
    assert not same_element(below, a(i, n), a(j, n)) and not agree(equations, below, a(i, n), a(j, n))
    assert not agree(equations, equal, a(i, n), a(j, i))
    assert not agree(equations, build.everywhere(), a(i, n), core.Access(type_, "R", (i, n)))


@pytest.mark.parametrize(
    ("equations", "founded"),
    [
        ("U(t, i) = V(t, i + 1) if t > 0\n    V(t, i) = U(t - 1, i - 1) if t > 0", True),
        ("U(t, i) = V(t, i + 1) if t > 0\n    V(t, i) = U(t, i - 1) if t > 0", False),
        ("U(t, i) = U(t, i + 1) if t > 0\n    V(t, i) = U(t, i) if t > 0", True),
    ],
)
def test_well_founded(equations: str, founded: bool) -> None:
    """Tensors that need each other within a step are fine as long as none needs itself."""
    text = f"""
spec s(N):
    input  A[2] : f64
    output R[2] : f64
    tensor U(t, i) : f64
    tensor V(t, i) : f64

    {equations}
    R(i) = A(i)

impl p of s(a = A, a = R):
    skip
"""
    (impl,) = redverify.verify_text(text).impls
    cyclic = [o for o in impl.obligations if o.kind == "spec" and o.status != "proved"]
    assert (not cyclic) == founded


def test_closure_of_many_dependences_is_given_up() -> None:
    """A step that reads its own future: isl's transitive closure would take many minutes."""
    text = HEAT.read_text().replace("V(t, i, j + 1, k)", "V(t + 1, i, j + 1, k)")
    spec = load_text(text).specs["heat"]
    begin = processor_seconds()
    stated = Specification(Equations(spec, "real"), build.all_of(spec.assumptions)).obligations()
    assert processor_seconds() - begin < 30
    assert any(isinstance(o.problem, Impossible) for o in stated)
