"""A symbolic evaluator that remembers contexts, heaps, values read and obligations by command."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import islpy as isl

from redverify.evaluation.heap import ReductionHeap
from redverify.evaluation.obligation import Kind, Obligation, Problem
from redverify.evaluation.symbolic import SymbolicEvaluator, SymbolicValue
from redverify.language import core
from redverify.language.claims import Subject
from redverify.language.source import Span
from redverify.presburger import build


@dataclass(frozen=True, slots=True)
class Equation:
    """``left = right`` wherever ``where`` holds, as stated, and the obligation made of it.

    ``array`` is the array whose cells' coordinates are the variables ``$i0``, ... of ``where``.
    """

    obligation: Obligation
    array: str
    where: isl.Set
    left: core.ValueExpr
    right: core.ValueExpr


@dataclass(frozen=True, slots=True)
class ReadValue:
    """``⟦array[indices]⟧_h``: the pieces of a value read."""

    array: str
    indices: tuple[core.IndexExpr, ...]
    pieces: tuple[SymbolicValue, ...]


@dataclass(slots=True)
class Record:
    """What happened at one command: the Γ and the h before it, values read, and obligations."""

    command: core.Command | None
    context: isl.Set
    heap: ReductionHeap
    equations: list[Equation] = field(default_factory=list)
    conditions: list[Obligation] = field(default_factory=list)
    reads: list[ReadValue] = field(default_factory=list)


class Recorder(SymbolicEvaluator):
    """Records while it evaluates; the rules are those of :class:`SymbolicEvaluator`."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.records: dict[int, Record] = {}
        self.final = Record(None, build.everywhere(), ReductionHeap())
        self._current = self.final
        self._is_equation = False
        self._array = ""

    def command(self, command: core.Command, context: isl.Set, heap: ReductionHeap) -> None:
        """Record the state before the command."""
        outer = self._current
        self._current = Record(command, context, heap)
        self.records[id(command)] = self._current
        try:
            super().command(command, context, heap)
        finally:
            self._current = outer

    def coverage(self, impl: core.Impl, context: isl.Set, heap: ReductionHeap) -> None:
        """Record the state at the end."""
        self._current = self.final = Record(None, context, heap)
        super().coverage(impl, context, heap)

    def require(self, kind: Kind, span: Span, subject: Subject, problem: Problem) -> Obligation:
        """Record a side condition."""
        obligation = super().require(kind, span, subject, problem)
        if not self._is_equation:
            self._current.conditions.append(obligation)
        return obligation

    def equal(
        self,
        kind: Kind,
        span: Span,
        subject: Subject,
        where: isl.Set,
        left: core.ValueExpr,
        right: core.ValueExpr,
    ) -> Obligation:
        """Record an equality with the variables it was stated over."""
        self._is_equation = True
        try:
            obligation = super().equal(kind, span, subject, where, left, right)
        finally:
            self._is_equation = False
        self._current.equations.append(Equation(obligation, self._array, where, left, right))
        return obligation

    def _read(
        self, heap: ReductionHeap, array: str, indices: Iterable[core.IndexExpr], context: isl.Set
    ) -> list[SymbolicValue]:
        point = tuple(indices)
        values = super()._read(heap, array, point, context)
        self._current.reads.append(ReadValue(array, point, tuple(values)))
        return values

    def _cell_values(
        self,
        heap: ReductionHeap,
        array: str,
        cells: isl.Set | None,
        indices: tuple[core.IndexExpr, ...] | None = None,
    ) -> list[SymbolicValue]:
        self._array = array
        return super()._cell_values(heap, array, cells, indices)
