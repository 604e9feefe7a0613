"""The text of the theorem that inputs lie inside their arrays, and apart."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from redverify.checking.data.errors import CertificateError
from redverify.checking.data.of_program import index_data
from redverify.checking.printer import line
from redverify.checking.proofs.proof_printer import ProofPrinter
from redverify.checking.proofs.terms import Proof
from redverify.checking.proofs.theory import Theory
from redverify.checking.rendering.expressions import closed, index
from redverify.checking.rendering.names_and_numbers import variable
from redverify.language import core

_OTHER = "(fun h => absurd h (by decide))"

Bound = tuple[core.Tensor, core.Binding]


@dataclass(frozen=True, slots=True)
class Placement:
    """``LayoutOk``; ``given`` holds for each bound input the proof that its cells exist.

    It is empty if the inputs lie in arrays of their own as they are, which Lean decides (``layout_plain``).
    """

    theory: Theory
    given: Sequence[Proof]
    assumed: int

    def proof(self) -> str:
        """The proof."""
        impl = self.theory.impl
        given = self.given
        if not given:
            return "  layout_plain (by decide +kernel) (by decide +kernel)\n"
        inputs = [t for t in impl.spec.tensors.values() if t.kind == "input"]
        pairs = [(t, b) for t in inputs for b in impl.bindings if b.tensor == t.name]
        if len(given) != len(pairs):
            raise CertificateError("each bound input needs a proof")
        cells = dict(zip([id(b) for _, b in pairs], given, strict=True))
        if len({b.array for _, b in pairs}) == len(pairs):
            return self.in_own_arrays(pairs, cells)

        def each(proved: Callable[[core.Tensor, core.Binding], str]) -> str:
            """A proof for every input and every binding; of another input's bindings nothing is claimed."""
            rows = [
                [f"(fun _ => {proved(t, b)})" if b.tensor == t.name else _OTHER for b in impl.bindings]
                for t in inputs
            ]
            return _every([_every(row) for row in rows])

        first = each(lambda t, b: f"region_each {self.inside(t, cells[id(b)])}")
        second = each(lambda t, b: _every([self.others(t, b, s) for s in inputs]))
        return f"  layout_ok\n    {first}\n    {second}\n"

    def others(self, tensor: core.Tensor, binding: core.Binding, other: core.Tensor) -> str:
        """All bindings of another input, against one of an input."""
        return _every(
            [
                f"(fun _ => {self.pair((tensor, binding), (other, b))})" if b.tensor == other.name else _OTHER
                for b in self.theory.impl.bindings
            ]
        )

    def in_own_arrays(self, pairs: Sequence[Bound], cells: dict[int, Proof]) -> str:
        """No array holds two inputs."""
        printer = self.theory.printer
        members = ", ".join(f"({line(printer.region(t))}, {line(printer.binding(b))})" for t, b in pairs)
        shown = f"show ∀ x ∈ ([{members}] : List (Region × Binding)), _ from"
        inside = _every([f"(within_each {self.inside(t, cells[id(b)])})" for t, b in pairs])
        apart = _every([f"({self.injective(t, b)})" for t, b in pairs])
        return f"  layout_apart (by decide)\n    ({shown} {inside})\n    ({shown} {apart})\n"

    # ------------------------------------------------------------ leaves

    def point(self, tensor: core.Tensor, names: Sequence[str], first: int) -> str:
        """Binders of a region's point; the bounds have names from ``first`` on."""
        assert tensor.region is not None
        parts = []
        for d, (name, bounds) in enumerate(zip(names, tensor.region, strict=True)):
            low, high = (index(index_data(e)) for e in bounds)
            parts.append(f"({name} : Int) (h{first + 2 * d} : {low} ≤ {name})")
            parts.append(f"(h{first + 2 * d + 1} : {name} < {high})")
        return " ".join(parts)

    def inside(self, tensor: core.Tensor, cell: Proof) -> str:
        """A cell of an input exists."""
        proof = ProofPrinter(self.theory, self.assumed + 2 * tensor.rank).proof(cell, 6)
        point = self.point(tensor, _names("p", tensor), self.assumed)
        return f"(fun {point} => {proof})" if point else proof

    def equalities(self, first: Bound, second: Bound) -> list[str]:
        """That the cell of the second's point is that of the first's."""
        result = []
        for pair in zip(second[1].indices, first[1].indices, strict=True):
            one, two = map(index_data, pair)
            left = index(one, partial(_point, binding=second[1], names=_names("s", second[0])))
            right = index(two, partial(_point, binding=first[1], names=_names("p", first[0])))
            numbers = closed(one) and closed(two)  # else Lean takes them for natural numbers
            result.append(f"({left} : Int) = {right}" if numbers else f"{left} = {right}")
        return result

    def both(self, rule: str, first: Bound, second: Bound, proof: str) -> str:
        """A proof about two points that share a cell."""
        count = self.assumed
        one = self.point(first[0], _names("p", first[0]), count)
        two = self.point(second[0], _names("s", second[0]), count + 2 * first[0].rank)
        shared = self.equalities(first, second)
        if shared:
            proof = f"have he : {' ∧ '.join(shared)} := loc_eq{len(shared)} he; {proof}"
        inner = f"{rule} (fun {two} he => {proof})" if two else f"{rule} (fun he => {proof})"
        return f"{rule} (fun {one} => {inner})" if one else f"{rule} ({inner})"

    def injective(self, tensor: core.Tensor, binding: core.Binding) -> str:
        """Two points of an input in one cell are one."""
        bound = (tensor, binding)
        return self.both("within_each", bound, bound, _same(tensor.rank, self.theory.omega))

    def pair(self, first: Bound, second: Bound) -> str:
        """Two bound inputs: the same, or in other arrays, or in other cells."""
        a, b = first[1], second[1]
        if a.array != b.array:
            shown = f"show a_{b.array} = a_{a.array} from congrArg Loc.array he"
            return f"fun p hp p' hp' he => absurd ({shown}) (by decide)"
        proof = f"False.elim ({self.theory.omega})"
        if a is b:
            proof = f"⟨rfl, {_same(first[0].rank, self.theory.omega)}⟩"
        return self.both("region_each", first, second, proof)


def _same(rank: int, omega: str) -> str:
    return f"(idx_congr{rank} {' '.join([f'({omega})'] * rank)})" if rank else "rfl"


def _names(letter: str, tensor: core.Tensor) -> list[str]:
    return [variable(f"${letter}{d}") for d in range(tensor.rank)]


def _point(name: str, binding: core.Binding, names: list[str]) -> str:
    return names[binding.variables.index(name)] if name in binding.variables else variable(name)


def _every(proofs: Sequence[str]) -> str:
    text = "all_nil"
    for proof in reversed(proofs):
        text = f"(all_cons {proof}\n      {text})"
    return text
