"""Slices: what a run of a slice leaves and violates, a run of the whole program leaves and violates."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

from redverify.interpreter import (
    InvalidProgram,
    Unenumerable,
    feasible_parameters,
    find_witness,
    run,
    search,
    show,
)
from redverify.interpreter.domains.terms import NoEvidence
from redverify.interpreter.search import Kept, is_long, proposed_slices
from redverify.interpreter.slices import Cell, Place, Slice, Slicer
from redverify.interpreter.specification import UnknownValue
from redverify.interpreter.tracing import Stopped, Tracer
from redverify.language import core
from redverify.language.load import load_file, load_text
from redverify.language.walks import commands_of

ROOT = Path(__file__).parents[2]
FILES = sorted(
    path
    for folder in ("examples/wrong", "examples/thesis", "examples/gpu", "examples/language", "tests/corpus")
    for path in (ROOT / folder).rglob("*.sched")
)

#: Every element is max(0, ...) after every step of the sum, instead of once.
RELU = """
spec main():
    input A[{n}, {n}] : f32
    input B[{n}, {n}] : f32
    output D[{n}, {n}] : f32
    D(i, j) = max(sum[k : 0 <= k < {n}] A(i, k) * B(k, j), 0.0)

impl scheduled of main(a = A, b = B, d = D):
    for i < {n}:
        for j < {n}:
            for k < {n}:
                if k == 0:
                    d[i, j] {{0.0}} := 0.0
                d[i, j] {{D(i, j)}} := max(d[i, j] + a[i, k] * b[k, j], 0.0)
"""

#: Wrong for one row only, in one of many tiles.
ONE_ROW = """
spec rows():
    input A[1024, 512] : f32
    output S[1024] : f32
    S(i) = sum[k : 0 <= k < 512] A(i, k)

impl tiled of rows(a = A, s = S):
    for t < 64:
        for u < 16:
            let i = 16*t + u
            accumulate s:
                s[i] {0.0} := 0.0
                for k < 512:
                    if i != 700 or k != 511:
                        s[i] {S(i)} +{k}= a[i, k]
"""


def only(text: str) -> core.Impl:
    """The one implementation of a text."""
    (impl,) = load_text(text).impls.values()
    return impl


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_slice_is_a_part_of_the_whole_run(path: Path) -> None:
    for impl in load_file(path).impls.values():
        for parameters in feasible_parameters(impl)[1:4]:
            _compare(impl, parameters)


def _compare(impl: core.Impl, parameters: dict[str, int]) -> None:
    """The values that a plain execution leaves, and violations, of some slices and of the whole."""
    if is_long(impl, parameters, 3_000):
        return
    try:
        whole = run(impl, parameters, seed=1, all=True, max_steps=20_000)
        tracer = Tracer(impl, parameters, 1, "real")
        tracer.run()
        left = {(cell.tensor, cell.point): cell for cell in tracer.outputs()}
    except (InvalidProgram, NoEvidence, Stopped, Unenumerable, UnknownValue):
        left = {}
    for part in islice(proposed_slices(impl, parameters), 6):
        try:
            result = run(impl, parameters, seed=1, part=part)
        except (InvalidProgram, NoEvidence, Unenumerable):
            continue
        if result.violations:
            assert whole.violations, (impl.name, parameters, part.targets, result.violations[0])
        if not left:
            continue
        sliced = Tracer(impl, parameters, 1, "real", part=part)
        sliced.run()
        for cell in sliced.outputs():
            other = left[cell.tensor, cell.point]
            assert (cell.cell is None) == (other.cell is None)
            if cell.cell is not None and other.cell is not None:
                assert show(cell.cell.value) == show(other.cell.value)


@pytest.mark.parametrize("n", [8, 32, 512, 4096])
def test_any_size(n: int) -> None:
    found = find_witness(only(RELU.format(n=n)))
    assert found is not None
    assert found.kind == "value"


def test_a_right_program_has_no_witness() -> None:
    assert find_witness(only(ONE_ROW.replace("i != 700 or k != 511", "0 <= i")), budget_seconds=2.0) is None


#: Element 150 is wrong, and no slice is made for it.
ONE_ELEMENT = """
spec copy():
    input A[20000] : i32
    output B[20000] : i32
    B(i) = A(i)

impl wrong of copy(y = B, x = A):
    for i < 20000:
        y[i] {B(i)} := x[i + max(0, 1 - max(i - 150, 150 - i))]
"""


def test_the_beginning_of_a_run_that_is_too_long() -> None:
    impl = only(ONE_ELEMENT)
    found = find_witness(impl, max_steps=4_000)
    assert found is not None and found.kind == "value" and found.part is None


def test_the_place_of_an_open_obligation() -> None:
    impl = only(ONE_ROW)
    found = find_witness(impl, places=[Place(impl.span.line + 8, {"i": 700, "k": 3})])
    assert found is not None
    assert found.part is not None
    assert found.part.targets == (("s", (700,)),)
    assert found.kind in ("complete", "coverage")


def test_only_what_is_needed() -> None:
    part = Slicer(only(RELU.format(n=64)), {}).slice([Cell("d", (3, 5))])
    assert part.cells["d"] == {(3, 5)}
    assert part.cells["a"] == {(3, k) for k in range(64)}
    assert part.cells["b"] == {(k, 5) for k in range(64)}


#: Each element of P reads what another iteration writes again.
RACE = """
spec first(N):
    assume N >= 2
    input A[N] : f32
    output P[N] : f32
    P(k) = A(0)

impl racing of first(a = A, p = P):
    allocate t[N] : f32
    par k < N:
        t[k] {A(0)} := a[0]
    par k < N:
        p[k] {P(k)} := t[N - 1 - k]
        t[k] {A(0)} := a[0]
"""

#: A sum of sums, each in the same cell; with the output as the place of the steps in between.
SUMS = """
spec sums(N):
    assume N >= 1
    input A[N, N] : f32
    output S[N] : f32
    output T[] : f32
    S(i) = sum[k : 0 <= k < N] A(i, k)
    T() = S(N - 1)

impl one_cell of sums(a = A, s = S, t = T):
    for i < N:
        t[] {0.0} := 0.0
        accumulate t:
            for k < N:
                t[] {S(i)} +{k}= a[i, k]
        s[i] {S(i)} := t[]

impl scratch of sums(a = A, s = S, t = T):
    allocate p[] : f32
    for i < N:
        p[] {0.0} := 0.0
        accumulate p:
            for k < N:
                p[] {S(i)} +{k}= a[i, k]
        s[i] {S(i)} := p[]
    t[] {T()} := p[]

impl in_tiles of sums(a = A, s = S, t = T):
    for i < N:
        allocate p[] : f32
        p[] {0.0} := 0.0
        accumulate p:
            for k < N:
                p[] {S(i)} +{k}= a[i, k]
        s[i] {S(i)} := p[]
    t[] {T()} := s[N - 1]
"""


def instances(part: Slice) -> int:
    """How many instances of commands that write a slice has."""
    return sum(map(len, part._instances.values()))


def accumulated_at(impl: core.Impl, parameters: dict[str, int], **variables: int) -> Cell:
    """The cell that is accumulated at values of the loop variables."""
    line = next(c.span.line for c in commands_of(impl.body) if isinstance(c, core.Accumulate))
    (cell,) = Slicer(impl, parameters).written_at([Place(line, variables)])
    return cell


def test_what_is_written_later_is_left_out() -> None:
    scratch, size = load_text(SUMS).impls["scratch"], {"N": 600}
    part = Slicer(scratch, size).slice([accumulated_at(scratch, size, i=2, k=5)])
    assert instances(part) == 3 * 601


def test_an_accumulate_block_is_whole() -> None:
    """An instance in the middle of a block: at its end the block has accumulated all."""
    scratch, size = load_text(SUMS).impls["scratch"], {"N": 4}
    part = Slicer(scratch, size).slice([accumulated_at(scratch, size, i=2, k=1)])
    assert instances(part) == 3 * 5
    assert not run(scratch, size, part=part).violations


#: A program, N, an element of S, and how many instances its slice has.
ELEMENTS = {
    # T is read by each element of S, and compared at the end: outputs have all their writers.
    "one_cell": (4, 0, 4 * 5 + 1),
    # The array belongs to one iteration.
    "in_tiles": (600, 599, 602),
}


@pytest.mark.parametrize("name", ELEMENTS)
def test_an_element_of_an_output(name: str) -> None:
    size, element, number = ELEMENTS[name]
    impl, parameters = load_text(SUMS).impls[name], {"N": size}
    part = Slicer(impl, parameters).slice([Cell("s", (element,))])
    assert instances(part) == number
    assert not run(impl, parameters, part=part).violations


def test_parallel_iterations_have_no_order() -> None:
    impl = only(RACE)
    for element in (0, 2):
        part = Slicer(impl, {"N": 3}).slice([Cell("p", (element,))])
        assert [v.kind for v in run(impl, {"N": 3}, part=part).violations] == ["race"]


def test_too_large_a_slice() -> None:
    total = """
spec total():
    input A[4096, 4096] : f32
    output S[] : f32
    S() = sum[i, k : 0 <= i < 4096 and 0 <= k < 4096] A(i, k)

impl summed of total(a = A, s = S):
    accumulate s:
        s[] {0.0} := 0.0
        for i < 4096:
            for k < 4096:
                s[] {S()} +{i, k}= a[i, k]
"""
    with pytest.raises(Unenumerable):
        Slicer(only(total), {}).slice([Cell("s", ())])


def test_many_parameters_end_soon() -> None:
    names = [f"extent{n}" for n in range(8)]
    region = ", ".join(names)
    text = f"""
spec copy({region}):
    assume {" and ".join(f"{name} >= 16" for name in names)}
    input A[{region}] : f32
    output B[] : f32
    B() = A({", ".join("0" for _ in names)})

impl copied of copy(a = A, b = B):
    b[] {{B()}} := a[{", ".join("0" for _ in names)}]
"""
    found = feasible_parameters(only(text))
    assert found[0] == dict.fromkeys(names, 16)
    assert len(found) <= 2_000


def test_the_work_on_slices_is_bounded() -> None:
    """A slice that is too large leaves work for smaller ones, and all together do not exceed it."""
    impl = only(RELU.format(n=512))
    assert not list(proposed_slices(impl, {}, work=64))
    sizes = [sum(map(len, p.cells.values())) for p in proposed_slices(impl, {}, work=16_000)]
    assert sizes and sum(sizes) <= 16_000
    assert len(list(proposed_slices(impl, {}))) > len(sizes)


def test_slices_are_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second search runs those of the first, under its own encoding of values."""
    text = """
spec joined():
    input A[200_000] : f32
    output S[200_000] : f32
    S(i) = A(i) + 1.0e8 - 1.0e8

impl regrouped of joined(a = A, s = S):
    for i < 200_000:
        s[i] {S(i)} := a[i]
"""
    impl = only(text.replace("200_000", "200000"))
    kept: Kept = {}
    assert find_witness(impl, values="real", budget_seconds=2.0, max_steps=4_000, kept=kept) is None
    assert sum(map(len, kept.values())) > 1

    def none(*_: object) -> None:
        raise AssertionError("slices are made anew")

    monkeypatch.setattr(search, "proposed_slices", none)
    found = find_witness(impl, values="ieee", budget_seconds=2.0, max_steps=4_000, kept=kept)
    assert found is not None and any(found.part is part for parts in kept.values() for part in parts)
