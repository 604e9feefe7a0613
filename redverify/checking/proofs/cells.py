"""Proofs about the cells of bound arrays and about what inputs hold, as Lean terms."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from redverify.checking.data.errors import CertificateError
from redverify.checking.data.expressions import Index
from redverify.checking.printer import line
from redverify.checking.proofs.proof_scope import Steps, opened
from redverify.checking.proofs.terms import CellInExtents, CellOfPoint, InputCell, InRange, Proof
from redverify.checking.rendering.expressions import index, indices
from redverify.checking.rendering.names_and_numbers import MEMBERS, name_of, natural


@dataclass(slots=True)
class CellPrinter(Steps):
    """Prints the proofs whose parts are proofs about single cells."""

    def proof(self, proof: Proof, indent: int, known: bool | None = None) -> str:
        """A proof as a Lean term."""
        raise NotImplementedError

    def _input(self, proof: InputCell, indent: int) -> str:
        context = self.context
        head = (
            f"at_input (R := {context.region(proof.region, inputs=True)})"
            f" (b := {context.binding(proof.binding)})"
            f" (p := {indices(proof.point)}) {member(proof.region)} {member(proof.binding)} rfl"
        )
        parts = [
            self._within(proof.point, proof.bounds),
            self.proof(proof.cell, indent + 2, False),
            self.proof(proof.proof, indent + 2, False),
        ]
        return opened(head, parts, indent)

    def _cell_of_point(self, proof: CellOfPoint, indent: int) -> str:
        context = self.context
        rank = len(proof.indices)
        head = (
            f"has_cell_at{rank} (b := {context.binding(proof.binding)})"
            f" (R := {context.region(proof.region, inputs=False)})"
            f" {member(proof.binding)} {member(proof.region)} {indices(proof.point)}"
        )
        below = [self.proof(p, indent, False) for p in proof.positive]
        if len(below) != rank:
            raise CertificateError("each index needs a proof that it is not negative")
        parts = [
            self._within(proof.point, proof.bounds),
            f"shape_{name_of('a', proof.array)}",
            self.proof(proof.cell, indent + 2, False),
            "rfl",
        ]
        if rank:
            parts.append(below[0] if rank == 1 else f"⟨{', '.join(below)}⟩")
        return opened(head, parts, indent)

    def _cell_in_extents(self, proof: CellInExtents) -> str:
        context = self.context
        remaining = [self._box(box) for box in proof.boxes]
        every = "all_nil"
        for other in reversed(context.impl.bindings):
            if other.array != proof.array:
                case = "(fun h => absurd h (by decide))"
            elif other.extents is None:
                case = "(fun _ _ h => nomatch h)"
            else:
                if not remaining:
                    raise CertificateError("a bound array needs a proof for each of its shapes")
                sizes = line(context.printer.indices(other.extents))
                case = (
                    f"(fun _ _ he => (Option.some.inj he) ▸ (show InBox {indices(proof.indices)} "
                    f"(evalIdx {sizes} {context.base()}) from {remaining.pop()}))"
                )
            every = f"(all_cons {case} {every})"
        binding = context.binding(proof.binding)
        return f"(has_cell_extents (b := {binding}) {member(proof.binding)} rfl rfl {every})"

    def _in_range(self, proof: InRange) -> str:
        """``lo ≤ I.toInt τ (M t p) ∧ I.toInt τ (M t p) < hi``"""
        position, declared = self.context.ranged(proof.region)
        region = self.context.region(proof.region, inputs=True)
        head = f"in_range (r := {declared}) (R := {region}) (p := {indices(proof.point)})"
        members = f"{member(position)} {member(proof.region)}"
        return f"({head} hR {members} rfl {self._within(proof.point, proof.bounds)} rfl rfl)"

    def _within(self, point: Sequence[Index], bounds: Sequence[Proof]) -> str:
        """``R.Holds E p``"""
        shown = iter([self.proof(proof, 0, False) for proof in bounds])
        if len(bounds) != 2 * len(point):
            raise CertificateError("a point needs two bounds in each dimension")
        parts = [part for at in point for part in (index(at), "_", "rfl", next(shown), next(shown))]
        return f"(region_iff.2 ⟨{', '.join([*parts, 'rfl'])}⟩)" if parts else "(region_iff.2 rfl)"

    def _box(self, bounds: Sequence[Proof]) -> str:
        """``InBox``"""
        parts = [self.proof(proof, 0, False) for proof in bounds]
        return f"⟨{', '.join([*parts, 'trivial'])}⟩" if parts else "trivial"


def member(position: int) -> str:
    """The proof that an element at a position is in a list."""
    if natural(position) > MEMBERS:
        raise CertificateError("a list is not that long")
    text = "(.head _)"
    for _ in range(position):
        text = f"(.tail _ {text})"
    return text


def each_point(names: Sequence[str], letter: str, proof: str) -> str:
    """A proof of something of each point of a region, for ``region_each`` and ``within_each``.

    names: the coordinates. The bounds of the first are called ``a0`` and ``a1``, if the letter is ``a``.
    """
    bound = " ".join(f"{n} {letter}{2 * d} {letter}{2 * d + 1}" for d, n in enumerate(names))
    return f"(fun {bound} => {proof})" if names else f"({proof})"
