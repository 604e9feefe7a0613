"""Heaps, read sets, equalities and side conditions of a record as text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

import islpy as isl

from redverify.evaluation.footprint import Footprint
from redverify.evaluation.heap import ReductionHeap, arity_name
from redverify.evaluation.obligation import Obligation, Status
from redverify.evaluation.reductions import index_name
from redverify.evaluation.relation import Cells, cell_name, frame, frame_cells
from redverify.language import core
from redverify.language.core_text import index_text
from redverify.language.terms import hole, substitute
from redverify.listing.notation import Entry, Notation
from redverify.listing.recording import Equation, ReadValue, Recorder
from redverify.presburger import build
from redverify.presburger.solutions import Solution


class States:
    """Texts for what a recorder holds."""

    def __init__(self, recorder: Recorder, notation: Notation, bindings: Sequence[core.Binding]) -> None:
        self.recorder = recorder
        self.notation = notation
        self.contexts = recorder.contexts
        self._bindings = frozenset(b.span for b in bindings)

    # ------------------------------------------------------------ heaps

    def heap(self, heap: ReductionHeap, context: isl.Set, loops: Sequence[str]) -> str:
        """``{c[i, j] -> R(i, j, k - 1) : k > 0}``; accumulations as ``c[i] +{k}= A(k)``."""
        entries = [*self._values(heap, context, loops), *self._accumulations(heap, context, loops)]
        return self.notation.show(entries, context, loops)

    def _values(self, heap: ReductionHeap, context: isl.Set, loops: Sequence[str]) -> Iterator[Entry]:
        for array in heap.values.arrays():
            for target, relation in list(heap.values.at(array)):
                explicit = self.recorder.algebra.explicit(array, target, relation, heap.sets)
                for name, piece in explicit.at(array):
                    known = self.contexts.regular[name]
                    rank = piece.dim(isl.dim_type.in_)
                    where = frame(piece, "$h").intersect(context)
                    holes = [hole(p) for p in range(known.holes)]
                    for found in self.notation.locate(
                        where, loops, self.notation.coordinates(array, rank), holes
                    ):
                        value = self._term(known.term, found, loops)
                        yield Entry(f"{_cell(array, rank, found)} -> {value}", found.where)

    def _accumulations(self, heap: ReductionHeap, context: isl.Set, loops: Sequence[str]) -> Iterator[Entry]:
        for array in heap.operators.arrays():
            for name, relation in heap.operators.at(array):
                identity = self.contexts.identities[name]
                rank = relation.dim(isl.dim_type.in_)
                where = frame(relation, "$h").intersect(context)
                indices = heap.indices.pieces.get((array, arity_name(identity.arity)))
                if indices is None:
                    continue
                where = where.intersect(frame(indices, "$k"))
                ks = [index_name(p) for p in range(identity.arity)]
                unknowns = [*self.notation.coordinates(array, rank), *self.notation.indices(ks)]
                for found in self.notation.locate(
                    where, loops, unknowns, [hole(p) for p in range(identity.holes)]
                ):
                    element = self._term(identity.body, found, loops)
                    at = ", ".join(index_text(found.values[k]) for k in ks)
                    text = f"{_cell(array, rank, found)} {identity.operator}{{{at}}}= {element}"
                    yield Entry(text, found.where)

    def _term(self, term: core.ValueExpr, found: Solution, loops: Sequence[str]) -> str:
        return self.notation.value(substitute(term, found.values), loops)

    # ------------------------------------------------------------ reads

    def cells(self, cells: Cells, context: isl.Set, loops: Sequence[str]) -> str:
        """``{c[i, j]; a[i, k] : 0 <= k < P}``."""
        entries = []
        for array, points in cells.by_array.items():
            rank = points.dim(isl.dim_type.set)
            where = frame_cells(points).intersect(context)
            for found in self.notation.locate(where, loops, self.notation.coordinates(array, rank)):
                entries.append(Entry(_cell(array, rank, found), found.where))
        return self.notation.show(entries, context, loops)

    def reads(self, footprint: Footprint, context: isl.Set, loops: Sequence[str]) -> str:
        """The cells that a command reads, those of its own accumulations left out."""
        return self.cells(footprint.reads, context, loops)

    def read_value(self, read: ReadValue, context: isl.Set, loops: Sequence[str]) -> str:
        """``⟦a[i, k]⟧_h = A(i, k)``."""
        location = f"{read.array}[{', '.join(map(index_text, read.indices))}]"
        entries = []
        for piece in read.pieces:
            for found in self.notation.locate(piece.where, loops, (), _internal(piece.where)):
                entries.append(Entry(self._term(piece.term, found, loops), found.where))
        shown = self.notation.show(entries, context, loops)
        bare = len({e.text for e in entries}) == 1 and " : " not in shown
        return f"⟦{location}⟧h = {shown[1:-1] if bare else shown}"

    # ------------------------------------------------------------ obligations

    def equations(
        self, equations: Iterable[Equation], context: isl.Set, loops: Sequence[str], other: str = ""
    ) -> str:
        """``{R(i, j, -1) = 0.0}``: the value obligations, those not proved marked.

        ``other`` is the variable of the parallel loop that two iterations are compared of.
        """
        entries = []
        for equation in map(self._with_equation_names, equations):
            where = equation.where
            for name in build.param_names(where):
                if name.startswith("$z"):
                    fresh = self.notation.fresh_name((f"{other or 'x'}'",), loops)
                    where = build.rename(where, name, fresh)
            rank = max((int(n[2:]) + 1 for n in build.param_names(where) if n.startswith("$i")), default=0)
            coordinates = self.notation.coordinates(equation.array, rank)
            for found in self.notation.locate(where, loops, coordinates, _internal(where)):
                left, right = (self._term(t, found, loops) for t in (equation.right, equation.left))
                mark = "" if equation.obligation.status is Status.PROVED else "  [not proved]"
                entries.append(Entry(f"{left} = {right}{mark}", found.where))
        return self.notation.show(entries, context, loops)

    def _with_equation_names(self, equation: Equation) -> Equation:
        """In the final check, name a tensor's indices as its equation does."""
        access = equation.right
        if equation.obligation.span not in self._bindings or not isinstance(access, core.Access):
            return equation
        old = [i.name for i in access.indices if isinstance(i, core.IVar)]
        clauses = self.recorder.equations.spec.equations_of(access.tensor)
        new = clauses[0].variables if clauses else ()
        clash = {*build.param_names(equation.where), *self.notation.parameters} - set(old)
        if len(old) != len(new) or len(old) != len(access.indices) or clash.intersection(new):
            return equation
        where = equation.where
        for position, name in enumerate(old):
            where = build.rename(where, name, f"$n{position}")
        for position, name in enumerate(new):
            where = build.rename(where, f"$n{position}", name)
        by: dict[str, core.IndexExpr] = {o: core.IVar(n) for o, n in zip(old, new, strict=True)}
        left, right = substitute(equation.left, by), substitute(equation.right, by)
        return replace(equation, where=where, left=left, right=right)

    @staticmethod
    def conditions(conditions: Sequence[Obligation]) -> list[str]:
        """Side conditions: the kinds that hold, and each one that does not."""
        if not conditions:
            return []
        kinds = dict.fromkeys(o.kind.value for o in conditions)
        opened = [o for o in conditions if o.status is not Status.PROVED]
        good = [k for k in kinds if all(o.kind.value != k for o in opened)]
        lines = [f"holds: {', '.join(good)}"] if good else []
        for obligation in opened:
            point = obligation.point
            shown = f" (at {', '.join(f'{n} = {v}' for n, v in point.items())})" if point else ""
            lines.append(f"not proved: {obligation.kind.value}: {obligation.text}{shown}")
        return lines


def _cell(array: str, rank: int, found: Solution) -> str:
    return f"{array}[{', '.join(index_text(found.values[cell_name(d)]) for d in range(rank))}]"


def _internal(where: isl.Set) -> list[str]:
    """The variables that evaluation made up and that are not coordinates of cells."""
    return [n for n in build.param_names(where) if n.startswith("$") and not n.startswith("$i")]
