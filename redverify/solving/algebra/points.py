"""Questions about sets of points: decided conditions, values of a binder, substitution."""

from __future__ import annotations

from collections.abc import Container, Iterator

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
    return build.project(points, *fresh.values())


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


def solved(domain: isl.Set, last: Container[str] = ()) -> dict[str, core.IndexExpr]:
    """Variables that are affine functions of the others on the whole domain, with these functions.

    No function mentions one of the variables. Those in ``last`` are solved for where no other one can be.
    """
    result: dict[str, core.IndexExpr] = {}
    hull = domain.affine_hull()
    while True:
        found = min(
            (f for c in hull.get_constraints() for f in _solutions(c)),
            key=lambda f: f[0] in last,
            default=None,
        )
        if found is None:
            return result
        name, value = found
        result = {other: substitute_index(e, {name: value}) for other, e in result.items()}
        result[name] = value
        hull = hull.project_out(build.PARAM, hull.get_space().find_dim_by_name(build.PARAM, name), 1)


def _solutions(constraint: isl.Constraint) -> Iterator[tuple[str, core.IndexExpr]]:
    """The variables with the factor 1 or -1 in an equality, and what each equals."""
    if not constraint.is_equality() or constraint.get_space().dim(isl.dim_type.set):
        return
    if any(
        constraint.involves_dims(isl.dim_type.div, position, 1)
        for position in range(constraint.dim(isl.dim_type.div))
    ):
        return
    aff = constraint.get_aff()
    for position in range(aff.dim(build.PARAM)):
        factor = aff.get_coefficient_val(build.PARAM, position)
        if factor.abs().is_one():
            rest = aff.set_coefficient_val(build.PARAM, position, build.integer(0))
            value = affine_expression(rest.neg() if factor.is_one() else rest)
            yield aff.get_dim_name(build.PARAM, position), substitute_index(value, {})


def strided(domain: isl.Set, kept: Container[str] = ()) -> tuple[isl.Set, dict[str, core.IndexExpr]]:
    """The domain with ``e + m q`` for a variable that is congruent to ``e`` modulo ``m`` on it.

    Indices then need no quotient by ``m``. ``q`` is fresh, and has a value at each point of the domain.
    The variable is no longer in the domain, unless it is one of ``kept``.
    """
    result: dict[str, core.IndexExpr] = {}
    while len(result) < PIECES:
        hull = isl.Set.from_basic_set(domain.affine_hull()).compute_divs()
        found = None
        for constraint in (c for basic in hull.get_basic_sets() for c in basic.get_constraints()):
            found = _congruence(constraint)
            if found is not None:
                break
        if found is None:
            break
        name, quotient, value = found
        equal = build.where(core.CCmp("==", core.IVar(name), value))
        if not domain.is_subset(build.project(equal, quotient)):
            break
        domain = domain.intersect(equal)
        if name not in kept:
            domain = build.project(domain, name)
        result = {other: substitute_index(e, {name: value}) for other, e in result.items()}
        result[name] = value
    return domain, result


def _congruence(constraint: isl.Constraint) -> tuple[str, str, core.IndexExpr] | None:
    """A variable with the factor 1 or -1 in an equality with one quotient, and what it equals.

    In that the quotient is a fresh variable, whose name is the second result.
    """
    if not constraint.is_equality():
        return None
    aff, kind = constraint.get_aff(), isl.dim_type.div
    positions = [p for p in range(aff.dim(kind)) if not aff.get_coefficient_val(kind, p).is_zero()]
    if len(positions) != 1:
        return None
    factor = build.number(aff.get_coefficient_val(kind, positions[0]))
    aff = aff.set_coefficient_val(kind, positions[0], build.integer(0))
    for position in range(aff.dim(build.PARAM)):
        one = aff.get_coefficient_val(build.PARAM, position)
        if one.abs().is_one():
            quotient = fresh_variable()
            rest = affine_expression(aff.set_coefficient_val(build.PARAM, position, build.integer(0)))
            total = core.IAdd(rest, core.IMul(factor, core.IVar(quotient)))
            value = core.IMul(-1 if one.is_one() else 1, total)
            return aff.get_dim_name(build.PARAM, position), quotient, substitute_index(value, {})
    return None
