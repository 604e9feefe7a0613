"""What is known at a point of the program, as a chain of the changes that led there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import assert_never

import islpy as isl

from redverify.certifying.emission.equality import Equality
from redverify.certifying.emission.gamma import Gamma, NotCertified
from redverify.certifying.emission.outline import Entry, coordinates
from redverify.certifying.emission.proofs import (
    ABSURD,
    DECIDE,
    HOLDS,
    RFL,
    by_cases,
    distinguish,
    evident,
    function,
    integers,
    rule,
    split,
    under,
)
from redverify.certifying.emission.search import NoProof
from redverify.certifying.emission.structure import equal_indices
from redverify.certifying.emission.terms import both, equal_points, plug, variables, within
from redverify.checking.data.of_program import indices_data, value_data
from redverify.checking.data.proofs import Entails, InputCell, KnownCell, Proof
from redverify.language import core
from redverify.language.core_text import value_text
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
    """Inside of an allocation."""

    before: Heap
    array: str


@dataclass(frozen=True, slots=True)
class Restored:
    """After the block of an allocation."""

    before: Heap
    array: str
    inner: Heap


Heap = Inputs | Invariant | Written | Partly | Chosen | Inside | Restored


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


@dataclass(slots=True)
class Lookup:
    """Proofs that a heap knows the value of a cell."""

    spec: core.Spec
    equality: Equality

    def prove(
        self,
        gamma: Gamma,
        heap: Heap,
        array: str,
        indices: Sequence[core.IndexExpr],
        wanted: core.ValueExpr,
    ) -> Proof:
        """``Γ ⊢ h ⟨array, indices⟩ wanted``; raises :class:`NotCertified`."""
        match heap:
            case Written():
                return self._written(gamma, heap, array, indices, wanted)
            case Partly():
                return rule(
                    "at_defined_if",
                    under(gamma, heap.condition, lambda g: self.prove(g, heap.known, array, indices, wanted)),
                    under(
                        gamma,
                        core.CNot(heap.condition),
                        lambda g: self._beside(g, heap, array, indices, wanted),
                    ),
                )
            case Chosen():
                return rule(
                    "at_if_of",
                    HOLDS,
                    under(gamma, heap.condition, lambda g: self.prove(g, heap.then, array, indices, wanted)),
                    under(
                        gamma,
                        core.CNot(heap.condition),
                        lambda g: self.prove(g, heap.otherwise, array, indices, wanted),
                    ),
                )
            case Inside():
                if heap.array == array:
                    if self.equality.trusting:
                        return ABSURD
                    raise NotCertified(f"nothing is known of {array} where it was allocated")
                return rule("at_without", DECIDE, self.prove(gamma, heap.before, array, indices, wanted))
            case Restored():
                if heap.array == array:
                    return rule("at_restore_same", self.prove(gamma, heap.before, array, indices, wanted))
                return rule("at_restore", DECIDE, self.prove(gamma, heap.inner, array, indices, wanted))
            case Invariant():
                return self._known(gamma, heap, array, indices, wanted)
            case Inputs():
                return self._input(gamma, heap, array, indices, wanted)
            case _:
                assert_never(heap)

    def _written(
        self,
        gamma: Gamma,
        heap: Written,
        array: str,
        indices: Sequence[core.IndexExpr],
        wanted: core.ValueExpr,
    ) -> Proof:
        if heap.array != array:
            return rule("at_set_other", DECIDE, self.prove(gamma, heap.before, array, indices, wanted))
        rank = len(indices)
        if rank == 0:
            return rule("at_set_eq0", self.equality.prove(gamma, wanted, heap.value))
        alike = equal_points(indices, heap.indices)
        corners = [*integers(indices), *integers(heap.indices)]
        return by_cases(
            gamma,
            alike,
            lambda g: rule(
                f"at_set_eq{rank}", *corners, evident(g, alike), self.equality.prove(g, wanted, heap.value)
            ),
            lambda g: rule(
                f"at_set_ne{rank}",
                *corners,
                evident(g, core.CNot(alike)),
                self.prove(g, heap.before, array, indices, wanted),
            ),
        )

    def _beside(
        self,
        gamma: Gamma,
        heap: Partly,
        array: str,
        indices: Sequence[core.IndexExpr],
        wanted: core.ValueExpr,
    ) -> Proof:
        """A cell is known after a write of what may be undefined: another one was written."""
        if heap.array != array:
            return rule("at_lost_other", DECIDE, self.prove(gamma, heap.before, array, indices, wanted))
        alike = equal_points(indices, heap.indices)
        if not gamma.fails(alike):
            if self.equality.trusting:
                return ABSURD
            raise NotCertified(f"a cell of {array} that may be undefined")
        return rule(
            f"at_lost_ne{len(indices)}",
            *integers(indices),
            *integers(heap.indices),
            evident(gamma, core.CNot(alike)),
            self.prove(gamma, heap.before, array, indices, wanted),
        )

    def _known(
        self,
        gamma: Gamma,
        heap: Invariant,
        array: str,
        indices: Sequence[core.IndexExpr],
        wanted: core.ValueExpr,
    ) -> Proof:
        found: list[tuple[int, Entry, core.Cond]] = []
        for position, entry in enumerate(heap.entries):
            if entry.array != array:
                continue
            by = {**heap.by, **dict(zip(coordinates(entry.rank), indices, strict=True))}
            guard = plug_condition(entry.condition, by)
            if gamma.fails(guard):
                continue
            if gamma.holds(guard):
                found = [(position, entry, guard)]
                break
            found.append((position, entry, guard))
        covered = build.nowhere()
        for _, _, guard in found:
            covered = covered.union(build.where(guard))
        if not found or not gamma.within(covered):
            if not self.equality.trusting:
                raise NotCertified(f"the value of a cell of {array} is not known at a loop")
            if not found:
                return ABSURD

        def prove(inner: Gamma, number: int) -> Proof:
            position, entry, guard = found[number]
            by = {**heap.by, **dict(zip(coordinates(entry.rank), indices, strict=True))}
            value = plug(entry.value, by)
            leaf = rule(
                f"at_points{entry.rank}",
                *integers(indices),
                evident(inner, guard),
                self.equality.prove(inner, wanted, value),
            )
            if position < len(heap.entries) - 1:
                leaf = rule("at_left", leaf)
            for _ in range(position):
                leaf = rule("at_right", leaf)
            return leaf

        return KnownCell(
            heap.name,
            indices_data(heap.arguments),
            array,
            indices_data(indices),
            value_data(self.spec, wanted),
            distinguish(gamma, [guard for _, _, guard in found], prove),
        )

    def _input(
        self,
        gamma: Gamma,
        heap: Inputs,
        array: str,
        indices: Sequence[core.IndexExpr],
        wanted: core.ValueExpr,
    ) -> Proof:
        found = list(sources(heap.impl, array, indices, gamma.where))
        covered = build.nowhere()
        for _, _, _, inside, _ in found:
            covered = covered.union(inside)
        if not found or not gamma.within(covered):
            if not self.equality.trusting:
                raise NotCertified(f"a cell of {array} holds nothing at the start")
            if not found:
                return ABSURD
        cases = [gamma.describe(inside) for _, _, _, inside, _ in found]

        def prove(inner: Gamma, number: int) -> Proof:
            region, binding, point, _, value = found[number]
            tensor = heap.impl.spec.tensors[heap.impl.bindings[binding].tensor]
            stored = [
                plug_index(i, dict(zip(heap.impl.bindings[binding].variables, point, strict=True)))
                for i in heap.impl.bindings[binding].indices
            ]
            return InputCell(
                region,
                binding,
                indices_data(point),
                in_region_proof(inner, tensor, point),
                self.cell(inner, stored, indices),
                self.equality.prove(inner, wanted, value),
            )

        return distinguish(gamma, cases, prove)

    def cell(
        self, gamma: Gamma, stored: Sequence[core.IndexExpr], indices: Sequence[core.IndexExpr]
    ) -> Proof:
        """The proof that two cells of one array are the same."""
        if list(stored) == list(indices):
            return RFL
        try:
            proofs = equal_indices(gamma, stored, indices)
        except NoProof:
            if not self.equality.trusting:
                raise NotCertified("two cells that may differ") from None
            proofs = [RFL for _ in indices]
        return rule("loc_congr", rule(f"idx_congr{len(indices)}", *proofs))

    def entails(self, gamma: Gamma, before: Heap, after: Invariant) -> Proof:
        """``Γ ⊢ before.Entails after``: each entry, cell by cell."""
        parts = []
        for entry in after.entries:
            names = self.equality.fresh.names(entry.rank)
            by = {**after.by, **dict(zip(coordinates(entry.rank), variables(names), strict=True))}
            guard = plug_condition(entry.condition, by)
            wanted = plug(entry.value, by)
            inner = gamma.bind(*names).assume(guard)
            body = ABSURD
            if not inner.impossible:
                body = split(inner, partial(self._entry, before, entry, variables(names), wanted))
            parts.append(rule(f"entails_points{entry.rank}", function(names, [guard], body)))
        if not parts:
            body = rule("entails_empty")
        else:
            body = parts[-1]
            for part in reversed(parts[:-1]):
                body = rule("entails_and", part, body)
        return Entails(after.name, indices_data(after.arguments), body)

    def _entry(
        self,
        before: Heap,
        entry: Entry,
        indices: Sequence[core.IndexExpr],
        wanted: core.ValueExpr,
        gamma: Gamma,
    ) -> Proof:
        try:
            return self.prove(gamma, before, entry.array, indices, wanted)
        except NotCertified as error:
            raise NotCertified(
                f"{error.text} (for {entry.array} = {value_text(entry.value)})", error.span
            ) from None


def in_region_proof(gamma: Gamma, tensor: core.Tensor, point: Sequence[core.IndexExpr]) -> tuple[Proof, ...]:
    """Two proofs per dimension: the point is within its bounds."""
    assert tensor.region is not None
    return tuple([evident(gamma, claim) for claim in within(tensor.region, point)])
