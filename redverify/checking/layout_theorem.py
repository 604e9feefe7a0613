"""The text of the theorem that inputs lie inside of their arrays, and apart."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from redverify.checking.data.errors import CertificateError
from redverify.checking.data.of_program import index_data
from redverify.checking.data.proofs import Proof
from redverify.checking.printer import line
from redverify.checking.rendering.expressions import index
from redverify.checking.rendering.form import variable
from redverify.checking.rendering.proofs import ProofPrinter
from redverify.checking.rendering.theory import Theory
from redverify.language import core

_OTHER = "(fun h => absurd h (by decide))"

Bound = tuple[core.Tensor, core.Binding]


@dataclass(frozen=True, slots=True)
class Placement:
    """``LayoutOk``; ``given`` holds for each bound input the proof that its cells exist."""

    theory: Theory
    given: Sequence[Proof]
    assumed: int

    def proof(self) -> str:
        """A proof in tactics."""
        impl = self.theory.impl
        inputs = [t for t in impl.spec.tensors.values() if t.kind == "input"]
        pairs = [(t, b) for t in inputs for b in impl.bindings if b.tensor == t.name]
        given = self.given
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

        first = each(lambda t, b: self.inside(t, cells[id(b)], "region_iff.1 hp"))
        second = each(lambda t, b: _every([self.others(t, b, s) for s in inputs]))
        return f"  layout_ok\n    {first}\n    {second}\n"

    def others(self, tensor: core.Tensor, binding: core.Binding, other: core.Tensor) -> str:
        """All bindings of another input, against one of an input."""
        return _every(
            [
                f"(fun _ p hp p' hp' he => {self.pair((tensor, binding), (other, b))})"
                if b.tensor == other.name
                else _OTHER
                for b in self.theory.impl.bindings
            ]
        )

    def in_own_arrays(self, pairs: Sequence[Bound], cells: dict[int, Proof]) -> str:
        """No array holds two inputs."""
        printer = self.theory.printer
        members = ", ".join(f"({line(printer.region(t))}, {line(printer.binding(b))})" for t, b in pairs)
        shown = f"show ∀ x ∈ ([{members}] : List (Region × Binding)), _ from"
        inside = _every([self.inside(t, cells[id(b)], "hp") for t, b in pairs])
        apart = _every([self.injective(t, b) for t, b in pairs])
        return f"  layout_apart (by decide)\n    ({shown} {inside})\n    ({shown} {apart})\n"

    # ------------------------------------------------------------ leaves

    def opened(self, tensor: core.Tensor, names: Sequence[str], source: str, letter: str, first: int) -> str:
        """Tactics that take a point of a region apart; the bounds have names from ``first`` on."""
        if not tensor.rank:
            return f"obtain rfl := {source}; "
        assert tensor.region is not None
        pattern = ", ".join(f"{n}, _, rfl, {letter}{2 * d}, {letter}{2 * d + 1}" for d, n in enumerate(names))
        parts = [f"obtain ⟨{pattern}, rfl⟩ := {source}"]
        for d, (lower, upper) in enumerate(tensor.region):
            low, high = (index(index_data(e)) for e in (lower, upper))
            parts.append(f"have h{first + 2 * d} : {low} ≤ {names[d]} := {letter}{2 * d}")
            parts.append(f"have h{first + 2 * d + 1} : {names[d]} < {high} := {letter}{2 * d + 1}")
        return "; ".join(parts) + "; "

    def inside(self, tensor: core.Tensor, cell: Proof, source: str) -> str:
        """A cell of an input exists."""
        names = _names("p", tensor)
        printer = ProofPrinter(self.theory, self.assumed + 2 * tensor.rank)
        opened = self.opened(tensor, names, source, "a", self.assumed)
        return f"(fun p hp => by {opened}exact {printer.proof(cell, 6)})"

    def equalities(self, first: Bound, second: Bound) -> list[str]:
        """That the cell of the second's point is that of the first's."""
        result = []
        for one, two in zip(second[1].indices, first[1].indices, strict=True):
            left = index(index_data(one), partial(_point, binding=second[1], names=_names("s", second[0])))
            right = index(index_data(two), partial(_point, binding=first[1], names=_names("p", first[0])))
            result.append(f"{left} = {right}")
        return result

    def taken_apart(self, first: Bound, second: Bound, sources: tuple[str, str]) -> str:
        """Both points, and that they share a cell."""
        count = self.assumed
        text = self.opened(first[0], _names("p", first[0]), sources[0], "a", count)
        text += self.opened(second[0], _names("s", second[0]), sources[1], "b", count + 2 * first[0].rank)
        shared = self.equalities(first, second)
        if shared:
            text += f"have he : {' ∧ '.join(shared)} := loc_eq{len(shared)} he; "
        return text

    def injective(self, tensor: core.Tensor, binding: core.Binding) -> str:
        """Two points of an input in one cell are one."""
        bound = (tensor, binding)
        if not tensor.rank:
            return "(fun p hp p' hp' he => by obtain rfl := hp; obtain rfl := hp'; rfl)"
        opened = self.taken_apart(bound, bound, ("hp", "hp'"))
        return f"(fun p hp p' hp' he => by {opened}exact {_same(tensor.rank, self.theory.omega)})"

    def pair(self, first: Bound, second: Bound) -> str:
        """Two bound inputs: the same, or in other arrays, or in other cells."""
        a, b = first[1], second[1]
        if a.array != b.array:
            shown = f"show a_{b.array} = a_{a.array} from congrArg Loc.array he"
            return f"absurd ({shown}) (by decide)"
        opened = self.taken_apart(first, second, ("region_iff.1 hp", "region_iff.1 hp'"))
        if a is b:
            return f"by {opened}exact ⟨rfl, {_same(first[0].rank, self.theory.omega)}⟩"
        return f"by {opened}exact False.elim ({self.theory.omega})"


def _same(rank: int, omega: str) -> str:
    return f"(idx_congr{rank} {' '.join([f'({omega})'] * rank)})" if rank else "rfl"


def _names(letter: str, tensor: core.Tensor) -> list[str]:
    return [f"y_{letter}{d}" for d in range(tensor.rank)]


def _point(name: str, binding: core.Binding, names: list[str]) -> str:
    return names[binding.variables.index(name)] if name in binding.variables else variable(name)


def _every(proofs: Sequence[str]) -> str:
    text = "all_nil"
    for proof in reversed(proofs):
        text = f"(all_cons {proof}\n      {text})"
    return text
