"""Which indices of a reduction have entered a cell in a run, and how often."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from redverify.interpreter.enumeration import Point
from redverify.interpreter.indices import Environment, compile_index
from redverify.interpreter.tracing import Held, OutputCell, Tracer, is_about
from redverify.language import core
from redverify.language.core_text import value_text
from redverify.reporting.result import Indices
from redverify.witnesses.instances import instantiate

#: Equations that are followed from a term to the reduction that it is.
_EQUATIONS = 40


@dataclass(frozen=True, slots=True)
class IndexSet:
    """A reduction as text with its binders and its ``points``, and how often each index entered ``cell``."""

    cell: str
    reduction: str
    binders: tuple[str, ...]
    points: frozenset[Point]
    counts: Mapping[Point, int]

    @property
    def missing(self) -> list[Point]:
        """The indices that never entered."""
        return sorted(self.points - self.counts.keys())

    @property
    def doubled(self) -> list[Point]:
        """The indices that entered more than once."""
        return sorted(k for k, count in self.counts.items() if count > 1)

    @property
    def foreign(self) -> list[Point]:
        """The indices that entered and are not in the index set."""
        return sorted(self.counts.keys() - self.points)

    def listed(self, most: int) -> Indices:
        """The indices of each sort, the first ``most`` of them."""
        missing, doubled, foreign = self.missing, self.doubled, self.foreign
        return Indices(
            cell=self.cell,
            reduction=self.reduction,
            binders=self.binders,
            missing=tuple(missing[:most]),
            doubled=tuple(doubled[:most]),
            foreign=tuple(foreign[:most]),
            missing_count=len(missing),
            doubled_count=len(doubled),
            foreign_count=len(foreign),
        )


class IndexSets:
    """Compares what cells hold after a plain execution with reductions of the specification."""

    def __init__(self, tracer: Tracer) -> None:
        self._spec, self._specification = tracer.impl.spec, tracer.specification

    def of_output(self, output: OutputCell) -> IndexSet | None:
        """The indices of the reduction that an output's element is, in the element's cell."""
        if output.cell is not None and output.cell.held is None and not output.cell.bare:
            return None
        tensor = self._spec.tensors[output.tensor]
        element = core.Access(tensor.type, output.tensor, tuple(core.IConst(i) for i in output.point))
        held = None if output.cell is None else output.cell.held
        return self.of_term(f"{output.array}[{', '.join(map(str, output.index))}]", element, {}, held)

    def of_term(
        self, cell: str, term: core.ValueExpr, scope: Environment, held: Held | None
    ) -> IndexSet | None:
        """The indices of the reduction that a term is; ``None`` if it is none, or the cell's are not known.

        Nothing ``held`` means that no index has entered.
        """
        reduce = self._reduce(term, scope)
        target = None if reduce is None else self._specification.reduction(reduce)({})
        if reduce is None or target is None or (held is not None and not is_about(held, target)):
            return None
        counts = {} if held is None else held.counts
        return IndexSet(cell, value_text(reduce), reduce.binders, target.points, counts)

    def _reduce(self, term: core.ValueExpr, scope: Environment) -> core.Reduce | None:
        """The reduction that a term is after unfolding, closed."""
        closed = instantiate(term, scope)
        for _ in range(_EQUATIONS):
            if isinstance(closed, core.Reduce):
                return closed
            if not isinstance(closed, core.Access) or self._spec.tensors[closed.tensor].kind == "input":
                return None
            point = tuple([compile_index(i)({}) for i in closed.indices])
            equation, inner = self._specification.definition(closed.tensor, point)
            closed = instantiate(equation.value, inner)
        return None


__all__ = ["IndexSet", "IndexSets"]
