"""Halide: the order of a fold. The first variable of an ``RDom`` runs innermost."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path

import pytest

pytest.importorskip("halide")

from redverify.frontends import halide
from redverify.reporting.result import Verdict

#: Functions for folds over two and three variables, in every order of loops, the innermost first. The step is
#: neither associative nor commutative, though Halide takes it to be and so lets it be reordered; of equal
#: least elements the last one counts; floats are added. Steps that Halide knows stay in order.
FOLDS = """
import halide as hl
from itertools import permutations

EXTENTS = [(0, 2), (0, 3), (0, 2)]

def fold(count, order, start, update, kind):
    image = hl.ImageParam(kind, count, "A")
    r = hl.RDom(EXTENTS[:count], "r")
    f = hl.Func("f")
    rvars = [r.x, r.y, r.z][:count]
    number = r.x + 2 * r.y if count == 2 else r.x + 2 * r.y + 6 * r.z
    f[()] = start
    f[()] = update(f, image[tuple(rvars)], number)
    if order != sorted(order):
        f.update(0).reorder(*[rvars[n] for n in order])
    return f

def step(f, element, number):
    return hl.select(f[()] > 255 - element, hl.u8(255), element)

def known(f, element, number):
    return f[()] * 3 + element

def least(f, element, number):
    old = f[()]
    return hl.Tuple([hl.min(old[0], element), hl.select(old[0] < element, old[1], number)])

def plus(f, element, number):
    return f[()] + element

def define(name, count, order, *what):
    def made():
        return fold(count, order, *what)
    globals()[name + "_" + "".join(map(str, order))] = made

for count in (2, 3):
    for order in map(list, permutations(range(count))):
        define("step", count, order, hl.u8(7), step, hl.UInt(8))
        define("least", count, order, hl.Tuple([hl.Int(32).max(), hl.i32(0)]), least, hl.Int(32))
        define("sum", count, order, hl.f32(0), plus, hl.Float(32))
    define("known", count, sorted(order), hl.i32(7), known, hl.Int(32))

def scan():
    # over two variables, and one cell for each x
    image, r = hl.ImageParam(hl.UInt(8), 3, "A"), hl.RDom([(0, 3), (0, 2)], "r")
    f, x = hl.Func("f"), hl.Var("x")
    f[x] = hl.u8(7)
    f[x] = hl.select(f[x] > 255 - image[x, r.x, r.y], hl.u8(255), image[x, r.x, r.y])
    return f, r, x

def scan_default():
    return scan()[0]

def scan_outside():
    f, r, x = scan()
    f.update(0).reorder(r.x, r.y, x).parallel(x)
    return f

def scan_tiled():
    f, r, x = scan()
    ro, ri = hl.RVar("ro"), hl.RVar("ri")
    f.update(0).split(r.y, ro, ri, 2).reorder(x, r.x, ri, ro)
    return f

def scan_broken():
    f, r, x = scan()
    ro, ri = hl.RVar("ro"), hl.RVar("ri")
    f.update(0).split(r.x, ro, ri, 3).reorder(x, r.y, ri, ro)
    return f

def guarded(order):
    # a predicate on both variables
    image, r, f = hl.ImageParam(hl.UInt(8), 2, "A"), hl.RDom([(0, 3), (0, 3)], "r"), hl.Func("f")
    r.where(r.x <= r.y)
    f[()] = hl.u8(7)
    f[()] = hl.select(f[()] > 255 - image[r.x, r.y], hl.u8(255), image[r.x, r.y])
    f.update(0).reorder(*[[r.x, r.y][n] for n in order])
    return f

def guarded_01():
    return guarded((0, 1))

def guarded_10():
    return guarded((1, 0))

def factored(outer):
    image, r = hl.ImageParam(hl.Float(32), 2, "A"), hl.RDom([(0, 4), (0, 3)], "r")
    f, u = hl.Func("f"), hl.Var("u")
    f[()] = hl.f32(0)
    f[()] += image[r.x, r.y]
    if outer is not None:
        f.update(0).rfactor([r.x, r.y][outer], u).compute_root()
    return f

def whole():
    return factored(None)

def rows():
    return factored(1)

def columns():
    return factored(0)
"""


@pytest.fixture(scope="module")
def module(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("order") / "folds.py"
    path.write_text(FOLDS, "utf-8")
    return path


def _orders(count: int) -> list[str]:
    return ["".join(map(str, order)) for order in permutations(range(count))]


@pytest.mark.parametrize("what", ["step", "least"])
@pytest.mark.parametrize("order", [*_orders(2), *_orders(3)])
def test_only_the_order_of_the_algorithm_is_verified(module: Path, what: str, order: str) -> None:
    first = "".join(sorted(order))
    result = halide.verify(f"{module}:{what}_{first}", f"{module}:{what}_{order}")
    assert (result.verdict is Verdict.VERIFIED) is (order == first)


@pytest.mark.parametrize("order", [*_orders(2), *_orders(3)])
def test_sums_of_floats_are_bitwise_in_one_order(module: Path, order: str) -> None:
    first = "".join(sorted(order))
    (impl,) = halide.verify(f"{module}:sum_{first}", f"{module}:sum_{order}").impls
    in_order = order == first
    assert impl.level == (
        "bitwise but for the signs of zeros" if in_order else "modulo reassociation and commutation"
    )
    alone = halide.verify(f"{module}:sum_{first}", f"{module}:sum_{order}", values="abstract-bitwise")
    assert alone.verdict is (Verdict.VERIFIED if in_order else Verdict.REFUTED)


@pytest.mark.parametrize(
    ("before", "after", "right"),
    [
        ("known_01", "known_01", True),
        ("known_012", "known_012", True),
        ("scan_default", "scan_outside", True),
        ("scan_default", "scan_tiled", True),
        ("scan_default", "scan_broken", False),
        ("guarded_01", "guarded_01", True),
        ("guarded_01", "guarded_10", False),
    ],
)
def test_scans_and_predicates(module: Path, before: str, after: str, right: bool) -> None:
    result = halide.verify(f"{module}:{before}", f"{module}:{after}")
    assert (result.verdict is Verdict.VERIFIED) is right


@pytest.mark.parametrize(
    ("after", "level"),
    [
        # each row is summed alone, and the rows in their order
        ("rows", "modulo reassociation"),
        ("columns", "modulo reassociation and commutation"),
    ],
)
def test_parts_in_order_only_associate(module: Path, after: str, level: str) -> None:
    (impl,) = halide.verify(f"{module}:whole", f"{module}:{after}").impls
    assert (impl.verdict, impl.level) == (Verdict.VERIFIED, level)


def test_an_output_without_dimensions_is_run(module):
    (impl,) = halide.verify(f"{module}:step_01").impls
    assert impl.verdict is Verdict.VERIFIED
    assert impl.compiled_run.cases > 0 and not impl.compiled_run.notes
