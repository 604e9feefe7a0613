"""Reductions of constant length, written out and compared as multisets."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import islpy as isl

from redverify.language import core
from redverify.language.terms import open_reduce, substitute
from redverify.presburger import build
from redverify.solving.case_analysis import CaseAnalysis
from redverify.solving.encodings.arrays import Arrays
from redverify.solving.encodings.encoding import Encoding

#: Reductions over more indices are not written out.
LIMIT = 10_000


class Multisets(Arrays):
    """Reductions over the same, finitely many indices on the whole domain are their elements.

    The elements of nested reductions with the same associative and commutative operator become
    elements of the outer one, also where an equation names the inner one.
    """

    def __init__(self, analysis: CaseAnalysis) -> None:
        super().__init__()
        self._analysis = analysis

    def atom(self, encoding: Encoding, term: core.ValueExpr) -> Any:
        """The reduction of its elements, if the operator is associative and commutative."""
        if isinstance(term, core.Reduce):
            operands = self.operands(encoding, term, term.operator, term.type)
            if operands is not None:
                return encoding.flat(term.operator, term.type, operands)
        return super().atom(encoding, term)

    def operands(
        self, encoding: Encoding, term: core.ValueExpr, operator: str, type_: Any
    ) -> list[Any] | None:
        """The elements of a term that is a reduction with this operator; ``None`` if it is none."""
        laws = encoding.equations.laws(operator, type_)
        if not (laws.associative and laws.commutative) or term.type != type_:
            return None
        reduction = self._reduction(encoding, term, operator)
        if reduction is None:
            return None
        points = _points(encoding.domain, reduction)
        if points is None:
            return None
        if not points and reduction.init is None and laws.unit is None:
            return None  # a reduction of nothing has no value, so it is not left out of a sum
        parts: list[core.ValueExpr] = [] if reduction.init is None else [reduction.init]
        for point in points:
            by: dict[str, core.IndexExpr] = {
                b: core.IConst(v) for b, v in zip(reduction.binders, point, strict=True)
            }
            parts.append(substitute(reduction.body, by))
        result: list[Any] = []
        for part in parts:
            for leaf in self._leaves(encoding, part, operator):
                inner = self.operands(encoding, leaf, operator, type_)
                result += [encoding.value(leaf)] if inner is None else inner
        return result

    @staticmethod
    def _leaves(encoding: Encoding, term: core.ValueExpr, operator: str) -> list[core.ValueExpr]:
        if isinstance(term, core.Apply) and term.function == operator and len(term.arguments) == 2:
            return encoding.leaves(term)
        return [] if encoding.equations.is_unit(operator, term) else [term]

    def _reduction(self, encoding: Encoding, term: core.ValueExpr, operator: str) -> core.Reduce | None:
        if isinstance(term, core.Access) and encoding.equations.defined(term.tensor):
            cases = self._analysis.cases(encoding.domain, self._analysis.unfold(term))
            if len(cases) == 1 and encoding.domain.is_subset(cases[0][0]):
                term = cases[0][1]
        return term if isinstance(term, core.Reduce) and term.operator == operator else None


def _points(domain: isl.Set, term: core.Reduce) -> list[tuple[int, ...]] | None:
    """The index set, if it is the same everywhere on the domain and not too large."""
    fresh, condition, _ = open_reduce(term)
    inside = domain.intersect(build.where(condition))
    points = build.params_to_tuple(inside, list(fresh), "point")
    points = build.project(points, *build.param_names(points))
    if not points.is_bounded():
        return None
    count = points.count_val()
    if not count.is_int() or build.number(count) > LIMIT:
        return None
    everywhere = points
    for name in build.param_names(domain):
        everywhere = build.with_param(everywhere, name)
    everywhere = everywhere.intersect_params(domain)
    if not everywhere.is_subset(build.params_to_tuple(inside, list(fresh), "point")):
        return None
    return sorted(_enumerate(points))


def _enumerate(points: isl.Set) -> Iterator[tuple[int, ...]]:
    found: list[tuple[int, ...]] = []

    def take(point: isl.Point) -> None:
        size = points.dim(isl.dim_type.set)
        values = [build.number(point.get_coordinate_val(isl.dim_type.set, p)) for p in range(size)]
        found.append(tuple(int(v) for v in values))

    points.foreach_point(take)
    yield from found
