"""What is known at a point of the program, as a chain of the changes that led there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import assert_never

import islpy as isl

from redverify.certifying.emission.context import NotCertified
from redverify.certifying.emission.memory.loop_summaries import Entry, coordinates
from redverify.certifying.emission.terms import both, equal_points, plug, variables, within
from redverify.language import core
from redverify.language.normal_form import linear, normalise_index, sum_of
from redverify.language.terms import free_variables, plug_condition, plug_index
from redverify.presburger import build
from redverify.presburger.solutions import solve


@dataclass(frozen=True, slots=True)
class Inputs:
    """The memory at the start: the bound inputs."""

    impl: core.Impl


@dataclass(frozen=True, slots=True)
class Invariant:
    """What is known at a loop: definition ``name`` at the values of its variables."""

    name: str
    entries: tuple[Entry, ...]
    variables: tuple[str, ...]
    arguments: tuple[core.IndexExpr, ...]

    @property
    def by(self) -> dict[str, core.IndexExpr]:
        """The values of the variables."""
        return dict(zip(self.variables, self.arguments, strict=True))

    def at(self, index: core.IndexExpr) -> Invariant:
        """What is known at another value of the loop's variable, which is the last one."""
        return replace(self, arguments=(*self.arguments[:-1], index))


@dataclass(frozen=True, slots=True)
class Written:
    """After a write."""

    before: Heap
    array: str
    indices: tuple[core.IndexExpr, ...]
    value: core.ValueExpr


@dataclass(frozen=True, slots=True)
class Partly:
    """After a write whose value is known where a condition holds; elsewhere its cell may be undefined."""

    condition: core.Cond
    known: Heap
    before: Heap
    array: str
    indices: tuple[core.IndexExpr, ...]


@dataclass(frozen=True, slots=True)
class Chosen:
    """After a conditional."""

    condition: core.Cond
    then: Heap
    otherwise: Heap


@dataclass(frozen=True, slots=True)
class Inside:
    """Inside an allocation."""

    before: Heap
    array: str


@dataclass(frozen=True, slots=True)
class Restored:
    """After the block of an allocation."""

    before: Heap
    array: str
    inner: Heap


@dataclass(frozen=True, slots=True)
class Left:
    """After the block of a variable, at a path, that is the integer of a value, which lies in a range."""

    path: tuple[int, ...]
    variable: str
    value: core.ValueExpr
    bounds: tuple[core.IndexExpr, core.IndexExpr]
    inner: Heap


Heap = Inputs | Invariant | Written | Partly | Chosen | Inside | Restored | Left


@dataclass(frozen=True, slots=True)
class Held:
    """A value where a condition holds."""

    where: isl.Set
    value: core.ValueExpr


def resolve(heap: Heap, array: str, indices: Sequence[core.IndexExpr], where: isl.Set) -> Iterator[Held]:
    """The values that a cell may hold, and where."""
    if where.is_empty():
        return
    match heap:
        case Written():
            if heap.array != array:
                yield from resolve(heap.before, array, indices, where)
                return
            here = build.where(equal_points(indices, heap.indices))
            inside = where.intersect(here)
            if not inside.is_empty():
                yield Held(inside, heap.value)
            yield from resolve(heap.before, array, indices, where.subtract(here))
        case Partly():
            holds = build.where(heap.condition)
            yield from resolve(heap.known, array, indices, where.intersect(holds))
            rest = where.subtract(holds)
            if heap.array == array:
                rest = rest.subtract(build.where(equal_points(indices, heap.indices)))
            yield from resolve(heap.before, array, indices, rest)
        case Chosen():
            holds = build.where(heap.condition)
            yield from resolve(heap.then, array, indices, where.intersect(holds))
            yield from resolve(heap.otherwise, array, indices, where.subtract(holds))
        case Inside():
            if heap.array != array:
                yield from resolve(heap.before, array, indices, where)
        case Restored():
            inner = heap.before if heap.array == array else heap.inner
            yield from resolve(inner, array, indices, where)
        case Left():
            for held in resolve(heap.inner, array, indices, where):
                if heap.variable in free_variables(held.value):
                    raise NotCertified(f"the value of a cell of {array} depends on data")
                yield replace(held, where=build.project(held.where, heap.variable))
        case Invariant():
            for entry in heap.entries:
                if entry.array != array:
                    continue
                by = {**heap.by, **dict(zip(coordinates(entry.rank), indices, strict=True))}
                inside = where.intersect(build.where(plug_condition(entry.condition, by)))
                if not inside.is_empty():
                    yield Held(inside, plug(entry.value, by))
        case Inputs():
            for _, _, point, inside, value in sources(heap.impl, array, indices, where):
                del point
                yield Held(inside, value)
        case _:
            assert_never(heap)


def sources(
    impl: core.Impl, array: str, indices: Sequence[core.IndexExpr], where: isl.Set
) -> Iterator[tuple[int, int, list[core.IndexExpr], isl.Set, core.ValueExpr]]:
    """The inputs that a cell may hold: positions of region and binding, point, where, value."""
    inputs = [t for t in impl.spec.tensors.values() if t.kind == "input"]
    for number, binding in enumerate(impl.bindings):
        tensor = impl.spec.tensors[binding.tensor]
        if binding.array != array or tensor.kind != "input":
            continue
        for inside, point in points_of(impl, binding, indices, where):
            access = core.Access(tensor.type, tensor.name, tuple(point))
            yield inputs.index(tensor), number, point, inside, access


def points_of(
    impl: core.Impl, binding: core.Binding, indices: Sequence[core.IndexExpr], where: isl.Set
) -> Iterator[tuple[isl.Set, list[core.IndexExpr]]]:
    """The points of a tensor's region that a binding puts into a cell."""
    tensor = impl.spec.tensors[binding.tensor]
    assert tensor.region is not None
    named = _point_by_structure(binding, indices)
    if named is not None:
        stored = [plug_index(i, dict(zip(binding.variables, named, strict=True))) for i in binding.indices]
        inside = where.intersect(build.where(in_region(tensor, named)))
        if [normalise_index(i) for i in stored] != [normalise_index(i) for i in indices]:
            inside = inside.intersect(build.where(equal_points(stored, indices)))
        if not inside.is_empty():
            yield inside, named
        return
    names = [f"$u{p}" for p in range(len(binding.variables))]
    by = dict(zip(binding.variables, variables(names), strict=True))
    cell = equal_points([plug_index(i, by) for i in binding.indices], indices)
    inside = where.intersect(build.where(cell)).intersect(build.where(in_region(tensor, variables(names))))
    for solution in solve(inside, names):
        if not solution.where.is_empty() and set(solution.values) == set(names):
            yield solution.where, [solution.values[n] for n in names]


def _point_by_structure(
    binding: core.Binding, indices: Sequence[core.IndexExpr]
) -> list[core.IndexExpr] | None:
    """The only point that a binding can put into a cell, if each variable is a summand of one of its indices.

    ``a[x - n] = A(x)`` puts ``A(i + n)`` into ``a[i]`` whatever ``i`` is: no case is told from another.
    """
    point: dict[str, core.IndexExpr] = {}
    for stored, index in zip(binding.indices, indices, strict=True):
        constant, summands = linear(stored)
        named = [(a, f) for a, f in summands if free_variables(a) & set(binding.variables)]
        if not named:
            continue
        ((atom, factor), *others) = named
        if others or not isinstance(atom, core.IVar) or factor != 1:
            continue
        rest = sum_of(constant, tuple([(a, f) for a, f in summands if a != atom]))
        moved = rest != core.IConst(0)
        solved = normalise_index(core.IAdd(index, core.IMul(-1, rest))) if moved else index
        point.setdefault(atom.name, solved)
    if set(point) != set(binding.variables):
        return None
    return [point[v] for v in binding.variables]


def in_region(tensor: core.Tensor, point: Sequence[core.IndexExpr]) -> core.Cond:
    """``lo ≤ i ∧ i < hi ∧ ...``"""
    assert tensor.region is not None
    return both(within(tensor.region, point))
