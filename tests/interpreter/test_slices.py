"""Slices: what a run of a slice leaves and violates, a run of the whole program leaves and violates."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

from redverify.interpreter import InvalidProgram, Unenumerable, feasible_parameters, find_witness, run, show
from redverify.interpreter.search import is_long, proposed_slices
from redverify.interpreter.slices import Place, Slicer
from redverify.interpreter.specification import UnknownValue
from redverify.interpreter.terms import NoEvidence
from redverify.interpreter.tracing import Stopped, Tracer
from redverify.language import core
from redverify.language.load import load_file, load_text

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


def test_the_place_of_an_open_obligation() -> None:
    impl = only(ONE_ROW)
    found = find_witness(impl, places=[Place(impl.span.line + 8, {"i": 700, "k": 3})])
    assert found is not None
    assert found.part is not None
    assert found.part.targets == (("s", (700,)),)
    assert found.kind in ("complete", "coverage")


def test_only_what_is_needed() -> None:
    part = Slicer(only(RELU.format(n=64)), {}).slice([("d", (3, 5))])
    assert part.cells["d"] == {(3, 5)}
    assert part.cells["a"] == {(3, k) for k in range(64)}
    assert part.cells["b"] == {(k, 5) for k in range(64)}


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
        Slicer(only(total), {}).slice([("s", ())])


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
