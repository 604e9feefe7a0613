"""Questions about sets of points: decided conditions, values of a binder, substitution."""

from __future__ import annotations

from collections.abc import Iterable

import islpy as isl

from redverify.language import core
from redverify.language.terms import fresh_variable, substitute_index
from redverify.presburger import build
from redverify.presburger.lift import affine_expression

#: Cases that one step makes at most.
PIECES = 8


class Undecided(Exception):
    """A rule needs to know whether a point lies in a set; the domain is to be cut."""

    def __init__(self, condition: isl.Set) -> None:
        super().__init__()
        self.condition = condition


def projected(points: isl.Set, names: Iterable[str]) -> isl.Set:
    """A set of points without some of its variables."""
    for name in names:
        points = build.project(points, name)
    return points


def holds(domain: isl.Set, condition: isl.Set) -> bool:
    """Whether a condition holds on the whole domain, or nowhere on it; else :class:`Undecided`."""
    if domain.is_subset(condition):
        return True
    if domain.is_disjoint(condition):
        return False
    raise Undecided(condition)


def pulled_back(points: isl.Set, by: dict[str, core.IndexExpr]) -> isl.Set:
    """A set with indices in place of variables."""
    fresh = {name: fresh_variable() for name in by}
    for old, new in fresh.items():
        points = build.rename(points, old, new)
    for old, index in by.items():
        points = points.intersect(build.where(core.CCmp("==", core.IVar(fresh[old]), index)))
    return projected(points, fresh.values())


Cases = list[tuple[isl.Set, core.IndexExpr]]


def determined(points: isl.Set, binder: str) -> Cases | None:
    """The only value of a binder given the other variables, by cases; ``None`` if it has several."""
    line = build.params_to_tuple(points, [binder], "point")
    if not isl.Map.from_range(line).is_single_valued():
        return None
    return _least(line)


def counted(points: isl.Set, binder: str) -> Cases | None:
    """How many values a binder has given the other variables, by cases; ``None`` if there are holes."""
    line = build.params_to_tuple(points, [binder], "point")
    if not line.is_bounded():
        return None
    low, high = _least(line), _least(line, largest=True)
    if low is None or high is None or len(low) * len(high) > PIECES:
        return None
    result: Cases = []
    filled, variable = build.nowhere(), core.IVar(binder)
    for above, first in low:
        for below, last in high:
            where = above.intersect(below)
            if where.is_empty():
                continue
            ends = core.CAnd(core.CCmp("<=", first, variable), core.CCmp("<=", variable, last))
            filled = filled.union(where.intersect(build.where(ends)))
            length = core.IAdd(core.IAdd(last, core.IMul(-1, first)), core.IConst(1))
            result.append((where, substitute_index(length, {})))
    return result if filled.is_equal(points) else None


def _least(line: isl.Set, *, largest: bool = False) -> Cases | None:
    cases: Cases = []

    def piece(condition: isl.Set, function: isl.MultiAff) -> None:
        cases.append((condition.params(), affine_expression(function.get_at(0))))

    extreme = line.lexmax_pw_multi_aff() if largest else line.lexmin_pw_multi_aff()
    extreme.foreach_piece(piece)
    return cases if len(cases) <= PIECES else None
