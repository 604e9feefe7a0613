"""Layout views: their side conditions against brute force, and programs that would slip through."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from redverify.judgement.judge import judge
from redverify.language import core
from redverify.language.load import load_text
from redverify.language.points import holds, value_at
from redverify.options import Options
from redverify.radix.affine import instances
from redverify.radix.layouts import extent_of, with_views
from redverify.reporting.result import Verdict

pytestmark = pytest.mark.ring("quick")

#: A copy of rows, with what differs between the programs.
ROWS = """spec copy(N, M):
    assume {sizes}
    input  A[N, M] : f32
    output B[N, M] : f32

    B(i, j) = A(i, j)

impl rows(S, E) of copy(a[{address}{extent}] = A(i, j), b = B):
    assume {strides}
    par i < N:
        for j < M:
            b[i, j] {{B(i, j)}} := a[{address}]
"""


def rows(sizes: str, strides: str, address: str, extent: str) -> core.Impl:
    written = f" : {extent}" if extent else ""
    text = ROWS.format(sizes=sizes, strides=strides, address=address, extent=written)
    return load_text(text).impls["rows"]


def verdict(impl: core.Impl) -> Verdict:
    return judge(impl, "t.sched", Options())[0].verdict


SIZES = ("N >= 1 and M >= 1", "N >= 0 and M >= 0", "N >= 2 and M >= 3", "M >= 1")
STRIDES = (
    "S >= M",
    "S >= 1",
    "S >= M - 1",
    "S >= 0",
    "S >= M + 1 and E >= 1",
    "E >= N*S and S >= M",
    "E >= N and S >= E*M",
    "S >= M and E >= (N - 1)*S + M",
    "E >= M and S >= E*N",
)
ADDRESSES = ("i*S + j", "j*S + i", "i*M + j", "i*S + j*E", "j*N + i")
EXTENTS = ("", "N*S", "E", "N*M", "M*S")


@pytest.mark.parametrize("seed", range(60))
def test_views_agree_with_brute_force(seed: int) -> None:
    """Where an array has a view, the points of its tensor have addresses of their own, inside of it."""
    random = Random(seed)
    impl = rows(*(random.choice(choices) for choices in (SIZES, STRIDES, ADDRESSES, EXTENTS)))
    viewed = with_views(impl)
    if viewed is impl:
        return
    (before,), (after,) = ([b for b in one.bindings if b.array == "a"] for one in (impl, viewed))
    assert len(after.indices) == 2
    for values in product(range(-1, 5), repeat=4):
        at = dict(zip(impl.spec.parameters, values, strict=True))
        if not all(holds(c, at) for c in (*impl.spec.assumptions, *impl.assumptions)):
            continue
        points = list(product(range(at["N"]), range(at["M"])))
        cells = [value_at(before.indices[0], {**at, "i": i, "j": j}) for i, j in points]
        assert len(set(cells)) == len(cells)
        assert all(cell >= 0 for cell in cells)
        if before.extents is not None:
            assert all(cell < value_at(before.extents[0], at) for cell in cells)


def test_stride_below_rows() -> None:
    """Without the side condition *apart*, rows that share a cell would be verified."""
    right = rows("N >= 1 and M >= 1", "S >= M", "i*S + j", "N*S")
    wrong = rows("N >= 1 and M >= 1", "S >= M - 1 and S >= 1 and E >= 1", "i*S + j", "E*S + N*S + M")
    assert verdict(right) is Verdict.VERIFIED
    assert verdict(wrong) is Verdict.REFUTED


def test_stride_zero() -> None:
    wrong = rows("N >= 1 and M == 1", "S >= 0", "i*S + j", "N*S + M")
    assert with_views(wrong) is wrong
    assert verdict(wrong) is Verdict.REFUTED


def test_an_array_that_is_too_small() -> None:
    """Without the side condition *inside*, points outside of the array would be verified."""
    wrong = rows("N >= 1 and M >= 1", "S >= M", "i*S + j", "N*S - S")
    assert with_views(wrong) is wrong
    assert verdict(wrong) is Verdict.REFUTED


def test_an_access_outside_of_the_tensor_but_inside_of_the_array() -> None:
    """Such a program is right: its addresses are numbers, since not all have coordinates of the tensor."""
    text = ROWS.format(sizes="N >= 1 and M >= 1", strides="S >= M + 1", address="i*S + j", extent=" : N*S")
    text = text.replace("    par i < N:", "    a[N*S - S + M] {A(0, 0)} := a[0]\n    par i < N:")
    assert verdict(load_text(text).impls["rows"]) is Verdict.VERIFIED


def test_swapped_leading_dimension() -> None:
    text = ROWS.format(sizes="N >= 1 and M >= 1", strides="S >= M", address="i*S + j", extent=" : N*S")
    wrong = text.replace("B(i, j)} := a[i*S + j]", "B(i, j)} := a[i*M + j]")
    assert verdict(load_text(wrong).impls["rows"]) is Verdict.REFUTED


def test_no_size_has_an_element() -> None:
    """A claim about nothing is not verified: that is decided by the program's own sizes."""
    nothing = rows("N >= 1 and M >= 1 and N*M == 0", "S >= M", "i*S + j", "N*S")
    assert verdict(nothing) is Verdict.INCONCLUSIVE


def test_a_program_without_products_is_itself() -> None:
    impl = rows("N >= 1 and M >= 1", "S >= M", "4*i + j", "")
    assert instances(impl) == (impl,)


@pytest.mark.parametrize(
    ("sizes", "strides", "known"),
    [
        ("N >= 1 and M >= 1", "S >= M", True),
        ("N >= 1 and M >= 1", "S >= 0", True),
        ("N >= 1 and M >= 1", "S >= 0 - 1", False),  # the greatest address may be that of the first row
        ("N >= 1 and M >= 0", "S >= M", False),  # without an element there is no cell
        ("N >= 0 and M >= 1", "S >= M", False),
    ],
)
def test_the_extent_of_rows_is_the_greatest_address(sizes: str, strides: str, known: bool) -> None:
    impl = rows(sizes, strides, "i*S + j", "")
    extent = extent_of(impl, impl.bindings[0])
    assert (extent is not None) == known
    for n, m, s in product(range(1, 4), range(1, 4), range(5)):
        sized = {"N": n, "M": m, "S": s, "E": 0}
        if extent is not None and all(holds(c, sized) for c in impl.assumptions):
            assert value_at(extent, sized) == 1 + max(i * s + j for i in range(n) for j in range(m))


SHUFFLE = """spec shuffle(G, N):
    assume G >= 1 and N >= 1
    input  A[G, N] : f32
    output B[N, G] : f32

    B(i, g) = A(g, i)

impl p of shuffle(a[g*N + i] = A(g, i), b[i*G + g] = B(i, g)):
    par p < N*G:
        b[p] {B(p // G, p % G)} := a[READ]
"""


@pytest.mark.parametrize(
    ("read", "expected"),
    [("p % G * N + p // G", Verdict.VERIFIED), ("p % N * G + p // N", Verdict.REFUTED)],
)
def test_extents_of_rows_need_not_be_written(read: str, expected: Verdict) -> None:
    assert verdict(load_text(SHUFFLE.replace("READ", read)).impls["p"]) is expected
