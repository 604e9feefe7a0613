"""Bounds of values, checked against all values that small sizes give; and what slices have in common."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

import pytest

from redverify.frontends import mlir

pytest.importorskip("xdsl")

EXAMPLES = Path(__file__).resolve().parents[3] / "examples/mlir"
TILES, SLICES = (str(EXAMPLES / f"{name}.mlir") for name in ("tiles", "slices"))


#: The first eight elements.
SLICE = (
    "operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, "
    "static_sizes = array<i64: 8>, static_strides = array<i64: 1>"
)


def value_of(text: str, sizes: Mapping[str, int]) -> Any:
    """An expression or condition at some sizes; Python's quotients round down, too."""
    for name in sorted(sizes, key=len, reverse=True):
        text = text.replace(name, f"({sizes[name]})")
    assert not re.search(r"%[a-z]", text), text
    return eval(text, {"min": min, "max": max})


def extreme(texts: tuple[str, ...], sizes: Mapping[str, int]) -> int:
    """The bound that holds at these sizes."""
    for text in texts:
        expr, _, condition = text.partition(" if ")
        if not condition or value_of(condition, sizes):
            return int(value_of(expr, sizes))
    raise AssertionError(texts)


def tiles(n: int) -> Iterable[int]:
    return range(0, n, 8)


@pytest.mark.parametrize(
    ("subject", "values"),
    [
        ("%i", tiles),
        ("%tile", lambda m: (min(8, m - i) for i in tiles(m))),
        ("%next", lambda m: (i + 8 for i in tiles(m))),
        ("%rest", lambda m: (max(0, m - i - 8) for i in tiles(m))),
        ("%rows:0", lambda m: (min(8, m - i) for i in tiles(m))),
    ],
)
def test_bounds_are_tight(subject: str, values: Callable[[int], Iterable[int]]) -> None:
    found = mlir.bounds(TILES, subject).bounds[0]
    everything: list[int] = []
    for m in range(41):
        taken = list(values(m))
        everything += taken
        sizes = {"%m:0": m}
        assert bool(taken) == (not found.when or bool(value_of(found.when, sizes)))
        if taken:
            assert extreme(found.lower, sizes) == min(taken)
            assert extreme(found.upper, sizes) == max(taken)
    if found.least is not None:
        assert found.least == min(everything)
    if found.greatest is not None:
        assert found.greatest == max(everything)


def lines(program: str, subject: str) -> list[str]:
    return mlir.bounds(program, subject).lines()


def test_what_the_request_asks_for() -> None:
    """Casts, reinterpreted memory and strided metadata, as the request at MLIR shows them."""
    assert lines(SLICES, "%cast:0") == ["%cast:0 == 2", "%cast:0.stride == 4"]
    assert lines(SLICES, "%folded")[:3] == ["%folded:0 == 8", "%folded:0.stride == 1", "%folded.offset == 0"]
    assert lines(SLICES, "%folded")[-1] == "%folded contiguous: always"
    assert lines(SLICES, "%a")[-1] == "%a contiguous: always"
    assert lines(SLICES, "%b")[-1] == "%b contiguous: if %b:0.stride == 4"
    assert lines(SLICES, "%metadata#4") == ["%metadata#4 == %b:0.stride"]
    assert lines(SLICES, "%metadata#1") == ["%metadata#1 == %b.offset"]
    assert "%placed.offset == %o" in lines(SLICES, "%placed")
    assert lines(SLICES, "%placed:0") == ["%placed:0 == %n", "%placed:0.stride == %n"]


def test_products_of_sizes_are_equal_where_their_factors_are() -> None:
    assert lines(SLICES, "%product") == ["%product == %n*%o"]
    assert lines(SLICES, "%sum") == ["%sum == %n*%o + 3"]
    assert lines(SLICES, "%low:0")[1] == "%low:0.stride == %c:1*%c:2"
    assert lines(SLICES, "%smaller") == ["%smaller == min(%n, %o)"]


def test_carried_tensors() -> None:
    """A tensor keeps its sizes in a loop whose iterations keep them, and not where one grows."""
    assert lines(TILES, "%result") == ["%result:0 == %t:0", "%result:1 == %t:1"]
    assert "%grown:0 >= 0" in lines(TILES, "%grown")
    assert lines(TILES, "%more:0")[0] == "%more:0 == %growing:0 + 1"


def test_what_depends_on_data_has_no_number() -> None:
    found = mlir.bounds(TILES, "%far").bounds[0]
    assert found.lower == ("%at",) and found.least is None and found.greatest is None


def answers(left: str, right: str, program: str = SLICES) -> list[str]:
    return [a.holds for a in mlir.overlap(program, left, right)]


def test_overlap() -> None:
    assert answers("%even", "%odd") == ["never", "never"]
    assert answers("%row", "%column") == ["always", "never"]
    assert answers("%row", "%row") == ["always", "always"]
    assert answers("%a", "%b") == ["never", "never"]  # arguments are assumed not to overlap
    assert answers("%row", "%folded") == ["", ""]
    assert answers("%rows", "%after", TILES)[0] == "never"


def test_overlap_of_all_small_slices() -> None:
    overlap, equal = answers("%other", "%low")
    for n in range(-1, 6):
        for o in range(-1, 6):
            sizes = {"%n": n, "%o": o}
            low, other = range(n), range(o, o + o)
            assert bool(set(low) & set(other)) == value_of(overlap.removeprefix("if "), sizes)
            same = n == o and all(a == b for a, b in zip(low, other, strict=True))
            assert same == bool(value_of(equal.removeprefix("if "), sizes))


def test_in_bounds() -> None:
    found = {a.question: a.holds for a in mlir.bounds(SLICES, "%low").answers}
    for n in range(-1, 4):
        for c in range(4):
            sizes = {"%n": n, "%c:0": c, "%c:1": 2, "%c:2": 2}
            assert bool(value_of(found["in bounds"].removeprefix("if "), sizes)) == (0 <= n <= c)
    assert {a.question: a.holds for a in mlir.bounds(SLICES, "%row").answers}["in bounds"] == "always"


@pytest.mark.parametrize("what", ["%nothing", "%n:0", "%a:2", "%a:x", "%metadata#7"])
def test_no_such_value(what: str) -> None:
    with pytest.raises(mlir.LoadError):
        mlir.bounds(SLICES, what)


def test_a_branch_says_nothing_of_what_is_outside() -> None:
    """In the branch a cast says that the size is 8; outside it may be any."""
    text = """"builtin.module"() ({
  "func.func"() <{function_type = (memref<?xf32>, i1) -> (), sym_name = "f"}> ({
  ^bb0(%m: memref<?xf32>, %c: i1):
    "scf.if"(%c) ({
      %in = "memref.cast"(%m) : (memref<?xf32>) -> memref<8xf32>
      %part = "memref.subview"(%m) <{SLICE}> : SLICED
      "scf.yield"() : () -> ()
    }, {
    }) : (i1) -> ()
    %out = "memref.subview"(%m) <{SLICE}> : SLICED
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
"""
    text = text.replace("SLICED", "(memref<?xf32>) -> memref<8xf32, strided<[1]>>").replace("SLICE", SLICE)
    assert mlir.bounds(text, "%part").lines()[-2] == "%part in bounds: always"
    assert mlir.bounds(text, "%out").lines()[-2] == "%out in bounds: if %m:0 >= 8"
