"""Which indices of a reduction have entered a cell in a run, and how often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from redverify.interpreter.domains.terms import same
from redverify.interpreter.enumeration import Point
from redverify.interpreter.indices import Environment, compile_index
from redverify.interpreter.specification import Reduction
from redverify.interpreter.tracing import Held, OutputCell, Tracer, is_about
from redverify.language import core
from redverify.language.core_text import value_text
from redverify.language.terms import rebuild
from redverify.reporting.result import Indices
from redverify.witnesses.instances import instantiate

#: Equations that are followed from a term to the reduction that it is.
_EQUATIONS = 40

#: Elements of a reduction that are told apart by their terms, at most.
_ELEMENTS = 4_096


@dataclass(frozen=True, slots=True)
class IndexSet:
    """A reduction as text with its binders and its ``points``, and how often each index entered ``cell``.

    ``arrivals`` are the indices in the order in which they entered, where the terms that entered say it.
    """

    cell: str
    reduction: str
    binders: tuple[str, ...]
    points: frozenset[Point]
    counts: Mapping[Point, int]
    arrivals: tuple[Point, ...] | None = None

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
        self._tracer = tracer

    def of_output(self, output: OutputCell) -> IndexSet | None:
        """The indices of the reduction that an output's element is, in the element's cell.

        Where annotations do not say which indices a cell holds, the terms that entered it may.
        """
        tensor = self._spec.tensors[output.tensor]
        element = core.Access(tensor.type, output.tensor, tuple(core.IConst(i) for i in output.point))
        cell, name = output.cell, f"{output.array}[{', '.join(map(str, output.index))}]"
        if cell is None or cell.held is not None or cell.bare:
            found = self.of_term(name, element, {}, None if cell is None else cell.held)
            if found is not None:
                return found
        reduce = self._reduce(element, {})
        target = None if reduce is None else self._specification.reduction(reduce)({})
        if reduce is None or target is None:
            return None
        entered = self._entered(reduce, target, output.array, output.index)
        if entered is None:
            return None
        return IndexSet(
            name, value_text(reduce), reduce.binders, target.points, Counter(entered), tuple(entered)
        )

    def _entered(
        self, reduce: core.Reduce, target: Reduction, array: str, index: Point
    ) -> list[Point] | None:
        """The indices that entered a cell, by terms: what was accumulated is the element at one index.

        ``None`` if something else entered, or if two elements are the same term.
        """
        terms = list[core.ValueExpr]()
        for write in self._tracer.writes:
            if (write.array, write.instance, write.point) != (array, 0, index):
                continue
            command = write.command
            if isinstance(command, core.Accumulate):
                if command.operator != reduce.operator:
                    return None
                terms.append(instantiate(command.value, {**self._tracer.parameters, **write.environment}))
            elif target.unit is not None and same(write.right, target.unit):
                terms = []
            else:
                return None
        if reduce.init is not None or len(target.points) > _ELEMENTS:
            return None
        elements = {
            instantiate(reduce.body, dict(zip(reduce.binders, point, strict=True))): point
            for point in target.points
        }
        entered = [elements.get(_in_tensors(term, self._inputs)) for term in terms]
        known = [point for point in entered if point is not None]
        return known if len(known) == len(entered) and len(elements) == len(target.points) else None

    @cached_property
    def _inputs(self) -> Mapping[tuple[str, Point], core.Access]:
        """The input's element that each cell holds, of arrays that the program does not change."""
        changed = {write.array for write in self._tracer.writes}
        return {
            (binding.array, index): core.Access(
                self._spec.tensors[binding.tensor].type, binding.tensor, tuple(map(core.IConst, point))
            )
            for binding, cells in self._tracer.placed()
            if self._spec.tensors[binding.tensor].kind == "input" and binding.array not in changed
            for point, index in cells.items()
        }

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


def _in_tensors(term: core.ValueExpr, inputs: Mapping[tuple[str, Point], core.Access]) -> core.ValueExpr:
    """A term without variables, in which reads of inputs are elements of tensors."""
    if isinstance(term, core.Read):
        point = tuple(i.value for i in term.indices if isinstance(i, core.IConst))
        return inputs.get((term.array, point), term)
    if isinstance(term, core.LetValue | core.Reduce):
        return term
    return rebuild(term, lambda part: _in_tensors(part, inputs), lambda i: i, lambda c: c)


__all__ = ["IndexSet", "IndexSets"]
