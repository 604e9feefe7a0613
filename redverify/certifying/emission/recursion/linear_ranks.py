"""Linear ranks of recursions: the candidates, and what is added so that they are not negative."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

import islpy as isl

from redverify.certifying.emission.recursion.ranks import Use
from redverify.certifying.emission.terms import variables
from redverify.language import core
from redverify.presburger import build
from redverify.presburger.lift import affine_expression

#: What a linear rank multiplies coordinates with: 4 and 2 for sweeps that look ahead in an inner coordinate.
FACTORS = (0, 1, -1, 2, 4)


def vectors(dimensions: int) -> list[tuple[int, ...]]:
    """Factors of so many coordinates, the smallest first."""
    found = sorted(product(FACTORS, repeat=dimensions), key=lambda v: (sum(map(abs, v)), [-x for x in v]))
    return [vector for vector in found if any(vector)]


def dimensions(uses: Sequence[Use]) -> int:
    """How many coordinates all points of the uses have."""
    return min(n for use in uses for n in (len(use.equation.variables), len(use.access.indices)))


def dot(vector: Sequence[int], names: Sequence[core.IndexExpr]) -> core.IndexExpr:
    """The coordinates multiplied by the factors, and added."""
    result: core.IndexExpr | None = None
    for factor, name in zip(vector, names, strict=False):
        if factor:
            part = name if factor == 1 else core.IMul(factor, name)
            result = part if result is None else core.IAdd(result, part)
    return result if result is not None else core.IConst(0)


def coordinates(number: int) -> list[core.IndexExpr]:
    """``$c0``, ..., which ranks are about."""
    return variables([f"$c{d}" for d in range(number)])


def offset(vector: Sequence[int], uses: Sequence[Use], parameters: Sequence[str]) -> core.IndexExpr | None:
    """What to add so that the rank is not negative wherever an equation uses another point."""
    lowest: list[core.IndexExpr] = []
    for use in uses:
        if tied(vector, use):
            continue
        found = least(vector, use, parameters)
        if found is None:
            return None
        if found not in lowest:
            lowest.append(found)
    return _negated(lowest) if lowest else core.IConst(0)


def offsets(
    vector: Sequence[int], uses: Sequence[Use], parameters: Sequence[str]
) -> Iterator[core.IndexExpr]:
    """What to add so that the rank is not negative at some of the uses: first at all that it can be."""
    lowest: list[core.IndexExpr] = []
    for use in uses:
        found = None if tied(vector, use) else least(vector, use, parameters)
        if found is not None and found not in lowest:
            lowest.append(found)
    if len(lowest) > 1:
        common = _negated(lowest)
        if common is not None:
            yield common
            return
    for value in lowest:
        yield core.IMul(-1, value)


def tied(vector: Sequence[int], use: Use) -> bool:
    """Whether both points of a use have one rank."""
    here, there = variables(use.equation.variables), use.access.indices
    return use.gamma.holds(core.CCmp("==", dot(vector, here), dot(vector, there)))


def least(vector: Sequence[int], use: Use, parameters: Sequence[str]) -> core.IndexExpr | None:
    """The least rank of the points where an equation uses another point, if there is one such expression."""
    value = dot(vector, variables(use.equation.variables))
    where = use.gamma.where.intersect(build.where(core.CCmp("==", core.IVar("$r"), value)))
    keep = frozenset((*parameters, "$r"))
    points = build.params_to_tuple(build.project_all(where, keep), ["$r"], "t").reset_tuple_id()
    try:
        lowest = points.dim_min(0)
    except isl.Error:
        return None
    found: list[core.IndexExpr] = []
    lowest.foreach_piece(lambda _, aff: found.append(affine_expression(aff)))
    return found[0] if len(found) == 1 else None


def _negated(values: Sequence[core.IndexExpr]) -> core.IndexExpr | None:
    """The negated least of several expressions, if it is known which one that is."""
    if len(values) == 1:
        return core.IMul(-1, values[0])
    numbers = [v.value for v in values if isinstance(v, core.IConst)]
    return core.IConst(-min(numbers)) if len(numbers) == len(values) else None
