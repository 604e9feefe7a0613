"""Proofs that the cells that a program reads and writes exist."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import islpy as isl

from redverify.certifying.emission.context import Gamma, NotCertified
from redverify.certifying.emission.memory.heaps import points_of
from redverify.certifying.emission.memory.lookup import Lookup, in_region_proof
from redverify.certifying.emission.proofs import ABSURD, DECIDE, distinguish, evident, rule
from redverify.certifying.emission.terms import within
from redverify.checking.data.of_program import indices_data
from redverify.checking.proofs.terms import BoxArgument, CellInExtents, CellOfPoint, Proof
from redverify.language import core
from redverify.language.terms import plug_index
from redverify.presburger import build

#: Local arrays with their extents, the outermost first.
Allocations = tuple[tuple[str, tuple[core.IndexExpr, ...]], ...]


@dataclass(frozen=True, slots=True)
class Cells:
    """The cells of the arrays of one implementation."""

    impl: core.Impl
    lookup: Lookup

    def exists(
        self, gamma: Gamma, allocations: Allocations, array: str, indices: Sequence[core.IndexExpr]
    ) -> Proof:
        """``D ⟨array, indices⟩``; raises :class:`.NotCertified`."""
        steps = 0
        for name, extents in reversed(allocations):
            if name == array:
                proof = rule("in_allocated", BoxArgument(_box(gamma, indices, extents)))
                break
            steps += 1
        else:
            proof = self.bound(gamma, array, indices)
        for _ in range(steps):
            proof = rule("in_other", DECIDE, proof)
        return proof

    def bound(self, gamma: Gamma, array: str, indices: Sequence[core.IndexExpr]) -> Proof:
        """The cell of a bound array: one that the binding of an input or output has."""
        bindings = [(n, b) for n, b in enumerate(self.impl.bindings) if b.array == array]
        sized = [(n, b.extents) for n, b in bindings if b.extents is not None]
        if sized:
            boxes = tuple([_box(gamma, indices, extents) for _, extents in sized])
            return CellInExtents(array, indices_data(indices), sized[0][0], boxes)
        found: list[tuple[isl.Set, int, list[core.IndexExpr]]] = []
        covered = build.nowhere()
        for number, binding in bindings:
            if self.impl.spec.tensors[binding.tensor].kind not in ("input", "output"):
                continue
            for inside, point in points_of(self.impl, binding, indices, gamma.where):
                if gamma.within(inside):
                    return self._at(gamma, number, indices, point)
                found.append((inside, number, point))
                covered = covered.union(inside)
        if found and gamma.within(covered):
            return distinguish(
                gamma,
                [gamma.describe(inside) for inside, _, _ in found],
                lambda g, case: self._at(g, found[case][1], indices, found[case][2]),
            )
        if self.lookup.equality.trusting:
            return ABSURD
        raise NotCertified(f"a cell of {array} that no input or output is bound to")

    def _at(
        self, gamma: Gamma, number: int, indices: Sequence[core.IndexExpr], point: Sequence[core.IndexExpr]
    ) -> Proof:
        """The cell into which a binding puts a point of its tensor's region."""
        binding = self.impl.bindings[number]
        tensors = self.impl.spec.tensors
        regions = [t for kind in ("input", "output") for t in tensors.values() if t.kind == kind]
        tensor = tensors[binding.tensor]
        by = dict(zip(binding.variables, point, strict=True))
        return CellOfPoint(
            binding.array,
            indices_data(indices),
            number,
            regions.index(tensor),
            indices_data(point),
            in_region_proof(gamma, tensor, point),
            self.lookup.cell(gamma, [plug_index(i, by) for i in binding.indices], indices),
            tuple([evident(gamma, core.CCmp("<=", core.IConst(0), i)) for i in indices]),
        )


def _box(
    gamma: Gamma, indices: Sequence[core.IndexExpr], extents: Sequence[core.IndexExpr]
) -> tuple[Proof, ...]:
    """Two proofs per dimension: the index is within the extent."""
    box = [(core.IConst(0), extent) for extent in extents]
    return tuple([evident(gamma, claim) for claim in within(box, indices)])
