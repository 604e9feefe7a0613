"""An entry of a known heap that stays as it stands is defined once, and is not shown again cell by cell."""

from __future__ import annotations

import json

import pytest

from redverify.certifying.emission.emitter import Emission, Emitter, outline
from redverify.certifying.emission.memory.heaps import (
    Chosen,
    Heap,
    Inputs,
    Inside,
    Invariant,
    Restored,
    Written,
)
from redverify.certifying.emission.memory.lookup import kept
from redverify.certifying.emission.memory.loop_summaries import Entry
from redverify.certifying.produce import make
from redverify.checking.check import judge_claims, understand
from redverify.checking.data.wire import encoded
from redverify.checking.lean import project
from redverify.checking.proofs.theorems import EntryItem, HeapItem
from redverify.judgement.analysis import Options
from redverify.language import core
from redverify.language.load import load_file
from redverify.language.types import F32
from tests.certifying.test_emission import ROOT
from tests.checking.folders import no_lean


def emitted(path: str, name: str) -> Emission:
    """The certificate of an example."""
    impl = load_file(ROOT / path).impls[name]
    analysis, outliner = outline(impl, Options())
    assert analysis.proved
    return Emitter(impl, outliner).emit()


@pytest.mark.parametrize(
    ("path", "name"),
    [
        ("examples/kernels/softmax_row.sched", "three_passes"),
        ("examples/thesis/ch7/triangular_reduction.sched", "by_rows"),
        ("examples/thesis/ch7/strided_sum.sched", "strided"),
    ],
)
def test_an_entry_is_defined_once(path: str, name: str) -> None:
    items = emitted(path, name).items
    entries = [item for item in items if isinstance(item, EntryItem)]
    assert len({json.dumps(encoded((e.array, e.condition, e.value))) for e in entries}) == len(entries)
    named = [entry for item in items if isinstance(item, HeapItem) for entry in item.entries]
    assert set(named) == {entry.name for entry in entries}
    assert len(named) > len(entries)
    for entry in entries:  # of the variables that it is about, and no others
        about = json.dumps(encoded((entry.condition, entry.value)))
        assert all(f'"{variable}"' in about for variable in entry.names)


# ---------------------------------------------------------------- which entries stay

N, K = core.IVar("N"), core.IVar("k")


def entry(array: str, bound: core.IndexExpr) -> Entry:
    """``array[i] = A(i)`` for ``i < bound``."""
    return Entry(
        array, 1, core.CCmp("<", core.IVar("$c0"), bound), core.Access(F32, "A", (core.IVar("$c0"),))
    )


INPUT, GROWING = entry("a", N), entry("b", K)


def known(*entries: Entry, at: core.IndexExpr = K) -> Invariant:
    """What is known at a loop over ``k``."""
    return Invariant("known_1", entries, ("N", "k"), (N, at))


def written(before: Heap, array: str) -> Written:
    """After a write of a cell."""
    return Written(before, array, (K,), core.Access(F32, "A", (K,)))


NEXT = core.IAdd(K, core.IConst(1))


def test_what_stays() -> None:
    before = known(INPUT, GROWING)
    for heap in (before, written(before, "b"), Inside(before, "t"), Restored(before, "t", before)):
        assert kept(heap, known(INPUT, GROWING, at=NEXT), INPUT) is not None
    assert kept(before, known(INPUT, GROWING), GROWING) is not None


@pytest.mark.parametrize(
    "heap",
    [
        known(INPUT, GROWING),
        written(known(INPUT, GROWING), "b"),
        known(INPUT, entry("b", NEXT)),
    ],
    ids=["another value of the variable", "written", "another entry, which says the same"],
)
def test_what_does_not_stay_as_it_stands(heap: Heap) -> None:
    assert kept(heap, known(INPUT, GROWING, at=NEXT), GROWING) is None


def test_of_these_heaps_each_cell_is_shown() -> None:
    before = known(INPUT)
    impl = load_file(ROOT / "examples/thesis/ch7/reversed_sum.sched").impls["reversed"]
    choice = Chosen(core.CTrue(), before, before)
    for heap in (
        Inputs(impl),
        choice,
        Inside(before, "a"),
        Restored(before, "a", before),
        written(before, "a"),
        written(choice, "b"),
    ):
        assert kept(heap, known(INPUT, at=NEXT), INPUT) is None


@pytest.mark.ring("sweep")
def test_conditional_indices_are_accepted_by_lean() -> None:
    """What `omega` has to show of a heap that Lean finds is said: Lean finds it as what a loop's bound is in
    an environment, and `omega` reads no such thing. Other programs have facts in its place, which this one
    has not, since one of its indices is conditional."""
    program = load_file(ROOT / "tests/corpus/halide_8140.sched")
    document = make(program.impls["right"], program.texts, Options())
    assert isinstance(document, bytes)
    claim = understand(document, project.home())
    (report,) = judge_claims([claim], ["right"], project.home(), "auto", 1, False, lambda _: None)
    if no_lean(report):
        pytest.skip("there is no Lean")
    assert report.accepted, report.goals
