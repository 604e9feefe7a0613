"""Proofs that a heap knows the value of a cell."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import assert_never

from redverify.certifying.emission.context import Gamma, NotCertified
from redverify.certifying.emission.equality.prover import Equality
from redverify.certifying.emission.equality.search import NoProof
from redverify.certifying.emission.equality.structure import equal_indices
from redverify.certifying.emission.memory.heaps import (
    Chosen,
    Heap,
    Inputs,
    Inside,
    Invariant,
    Left,
    Partly,
    Restored,
    Written,
    sources,
)
from redverify.certifying.emission.memory.loop_summaries import Entry, coordinates
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
from redverify.certifying.emission.terms import equal_points, plug, variables, within
from redverify.checking.data.expressions import IntegerOf
from redverify.checking.data.of_program import indices_data, type_data, value_data
from redverify.checking.proofs.terms import AfterData, Entails, InputCell, KnownCell, Proof
from redverify.language import core
from redverify.language.core_text import value_text
from redverify.language.terms import plug_condition, plug_index
from redverify.presburger import build


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
                    "And.intro",
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
                    raise NotCertified(f"nothing is known about {array} where it was allocated")
                return rule("at_without", DECIDE, self.prove(gamma, heap.before, array, indices, wanted))
            case Restored():
                if heap.array == array:
                    return rule("at_restore_same", self.prove(gamma, heap.before, array, indices, wanted))
                return rule("at_restore", DECIDE, self.prove(gamma, heap.inner, array, indices, wanted))
            case Left():
                return self._left(gamma, heap, array, indices, wanted)
            case Invariant():
                return self._known(gamma, heap, array, indices, wanted)
            case Inputs():
                return self._input(gamma, heap, array, indices, wanted)
            case _:
                assert_never(heap)

    def _left(
        self,
        gamma: Gamma,
        heap: Left,
        array: str,
        indices: Sequence[core.IndexExpr],
        wanted: core.ValueExpr,
    ) -> Proof:
        shown = self.equality.data.inside(
            gamma,
            heap.variable,
            heap.value,
            heap.bounds,
            lambda g: self.prove(g, heap.inner, array, indices, wanted),
            given=False,
        )
        integer = IntegerOf(type_data(heap.value.type), value_data(self.spec, heap.value))
        return AfterData(heap.path, integer, shown)

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
        """A cell is known after a write of a value that may be undefined: another cell was written."""
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
        """``Γ ⊢ before.Entails after``: each entry, cell by cell where it does not stay as it is."""
        parts = []
        for entry in after.entries:
            stays = kept(before, after, entry)
            if stays is not None:
                parts.append(stays)
                continue
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


def kept(before: Heap, after: Invariant, entry: Entry) -> Proof | None:
    """The proof that a heap entails an entry which it has as it stands; ``None`` if it has not."""
    match before:
        case Written(before=inner, array=array):
            found = None if array == entry.array else kept(inner, after, entry)
            return None if found is None else rule("entails_set", _avoids(entry), found)
        case Inside(before=inner, array=array):
            found = None if array == entry.array else kept(inner, after, entry)
            return None if found is None else rule("entails_without", _avoids(entry), found)
        case Restored(inner=inner, array=array):
            found = None if array == entry.array else kept(inner, after, entry)
            return None if found is None else rule("entails_restore", _avoids(entry), found)
        case Invariant(entries=entries):
            about = entry.variables()
            if entry not in entries or any(before.by.get(n) != after.by.get(n) for n in about):
                return None
            position = entries.index(entry)
            found = rule("entails_refl")
            if position < len(entries) - 1:
                found = rule("entails_left", found)
            for _ in range(position):
                found = rule("entails_right", found)
            return found
        case Inputs() | Partly() | Chosen() | Left():
            return None
        case _:
            assert_never(before)


def _avoids(entry: Entry) -> Proof:
    return rule(f"avoids_points{entry.rank}", DECIDE)


def in_region_proof(gamma: Gamma, tensor: core.Tensor, point: Sequence[core.IndexExpr]) -> tuple[Proof, ...]:
    """Two proofs per dimension: the point is within its bounds."""
    assert tensor.region is not None
    return tuple([evident(gamma, claim) for claim in within(tensor.region, point)])
