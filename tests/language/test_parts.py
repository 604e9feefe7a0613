"""Arrays that share memory, and views: what elaboration makes of them, and what the printer writes."""

from __future__ import annotations

import pytest

from redverify.language import core
from redverify.language.core_text import cond_text, index_text
from redverify.language.load import load_text
from redverify.language.parsing.parser import parse_text
from redverify.language.printer import file_text
from redverify.language.walks import commands_of
from tests.programs import COPY

pytestmark = pytest.mark.ring("quick")

SHIFT = """
impl p of copy(x = A, y = B):
    assume N >= 2
    overlap x, y at d if d <= 0
    view left[i < N - 1, k] = x[i + 1]
    y[0] {B(0)} := x[0]
    for i < N - 1:
        y[i + 1] {B(i + 1)} := left[i, 5]
"""


def program(text: str) -> core.Impl:
    return load_text(COPY + text).impls["p"]


def test_overlaps_and_views_are_printed_as_they_were_read() -> None:
    file = parse_text(COPY + SHIFT)
    assert parse_text(file_text(file)) == file
    assert "    overlap x, y at d if d <= 0\n    view left[i < N - 1, k] = x[i + 1]\n" in file_text(file)


def test_arrays_that_overlap_are_parts_of_one() -> None:
    impl = program(SHIFT)
    assert impl.parameters == ("d",)
    assert impl.spec.parameters == ("N", "d")
    assert [cond_text(c) for c in impl.assumptions] == ["N >= 2", "d <= 0"]
    assert {b.array for b in impl.bindings} == {"x_y"}
    (overlap,) = impl.overlaps
    assert (overlap.left, overlap.right, overlap.distances) == ("x", "y", ("d",))
    cells = [index_text(b.indices[0]) for b in impl.bindings]
    assert cells == ["max(0, -d) + i0", "max(0, d) + i0"]


def test_each_part_keeps_its_bounds() -> None:
    checks = [c for c in commands_of(program(SHIFT).body) if isinstance(c, core.Inside)]
    said = [(c.access, c.array, [index_text(i) for i in c.indices]) for c in checks]
    assert said == [
        ("writes", "y", ["0"]),
        ("reads", "x", ["0"]),
        ("writes", "y", ["i + 1"]),
        ("reads", "left", ["i", "5"]),
        ("reads", "x", ["i + 1"]),
    ]
    assert cond_text(checks[3].condition) == "0 <= i < N - 1"


def test_a_scope_of_a_part_is_one_of_the_whole_array() -> None:
    impl = program(
        """
impl p of copy(x = A, y = B):
    allocate t[2, N] : f32
    view row[i] = t[1, i]
    accumulate t, row:
        skip
"""
    )
    (scope,) = [c for c in commands_of(impl.body) if isinstance(c, core.Scope)]
    assert scope.arrays == ("t",)


def test_the_whole_array_takes_no_name_of_the_text() -> None:
    impl = program(
        """
impl p of copy(x = A, y = B):
    overlap x, y at d
    allocate x_y[N] : f32
    skip
"""
    )
    assert {b.array for b in impl.bindings} == {"x_y_"}


def test_an_array_behind_two_others_has_a_distance_to_both() -> None:
    text = """
spec three(N):
    input  A[N] : f32
    input  C[N] : f32
    output B[N] : f32
    B(i) = A(i) + C(i)

impl p of three(x = A, z = C, y = B):
    overlap x, y at d
    overlap y, z at e
    skip
"""
    impl = load_text(text).impls["p"]
    places = {b.tensor: b.indices[0] for b in impl.bindings}
    from redverify.language.points import value_at

    for d in range(-3, 4):
        for e in range(-3, 4):
            at = {t: value_at(i, {"d": d, "e": e, "i0": 0, "N": 9}) for t, i in places.items()}
            assert at["B"] - at["A"] == d
            assert at["C"] - at["B"] == e
            assert min(at.values()) == 0
