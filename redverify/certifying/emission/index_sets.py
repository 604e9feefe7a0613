"""Index sets of reductions as people write them.

What a program knows of a cell while it sweeps over its blocks is a reduction over an index set.
isl has that set in pieces, and one condition of many cases costs Lean much. Two ways to fewer cases:
by remainders (strides), and by cells (which block the cell belongs to).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import assert_never

import islpy as isl

from redverify.certifying.emission.terms import decidable, disjuncts
from redverify.language import core
from redverify.language.terms import plug_condition, rebuild
from redverify.language.walks import subterms
from redverify.presburger import build
from redverify.presburger.conditions import expression_of, linear_of, readable

#: The cases of an index set from which on simpler ones are looked for.
MANY = 5

#: The parts of the cells that are told apart, at most.
PARTS = 24


def cases_of(value: core.ValueExpr) -> int:
    """The most cases that an index set in a value has."""
    return max(
        (len(disjuncts(part.condition)) for part in subterms(value) if isinstance(part, core.Reduce)),
        default=1,
    )


def simplified(value: core.ValueExpr, context: isl.Set) -> core.ValueExpr:
    """The value with the index sets of its reductions as people write them, where a context holds."""
    if isinstance(value, core.Reduce):
        where = build.where(value.condition)
        condition = described(where, context, value.binders)
        inside = context.intersect(where)
        return replace(
            value,
            condition=condition,
            body=simplified(value.body, inside),
            init=None if value.init is None else simplified(value.init, context),
        )
    if isinstance(value, core.LetValue):
        within = core.CAnd(
            core.CCmp("<=", value.lower, core.IVar(value.variable)),
            core.CCmp("<", core.IVar(value.variable), value.upper),
        )
        inside = context.intersect(build.where(within))
        return replace(value, value=simplified(value.value, context), body=simplified(value.body, inside))
    return rebuild(value, lambda v: simplified(v, context), lambda i: i, lambda c: c)


def described(where: isl.Set, context: isl.Set, binders: Sequence[str]) -> core.Cond:
    """An index set as a condition on its indices, where a context holds."""
    plain = decidable(readable(where, context, list(binders)))
    if len(disjuncts(plain)) < MANY:
        return plain
    found = [plain]
    for binder in binders:
        found += _by_remainder(where, context, binders, binder)
    return min(found, key=lambda c: len(disjuncts(c)))


def _by_remainder(where: isl.Set, context: isl.Set, binders: Sequence[str], binder: str) -> list[core.Cond]:
    """The set in terms of quotient and remainder of one index, where these make it convex."""
    result: list[core.Cond] = []
    inside = where.intersect(context)
    index = core.IVar(binder)
    for modulus in sorted(_moduli(inside), reverse=True):
        quotient, remainder = core.IDiv(index, modulus), core.IMod(index, modulus)
        parts = core.CAnd(core.CCmp("==", _QUOTIENT, quotient), core.CCmp("==", _REMAINDER, remainder))
        around = build.project(context.intersect(build.where(parts)), binder)
        apart = build.tidy(build.project(inside.intersect(build.where(parts)), binder))
        hull = apart.simple_hull().to_set()
        if not hull.is_subset(apart):
            continue
        subjects = [*(b for b in binders if b != binder), _REMAINDER.name, _QUOTIENT.name]
        condition = _joined(decidable(readable(hull, around, subjects)), index, modulus)
        shown = plug_condition(condition, {_QUOTIENT.name: quotient, _REMAINDER.name: remainder})
        if build.where(shown).intersect(context).is_equal(inside):
            result.append(shown)
    return result


_QUOTIENT = core.IVar("$quotient")
_REMAINDER = core.IVar("$remainder")


#: ``quotient >= c`` and ``c <= quotient``, as comparisons of a linear form with zero.
_BELOW = {(">=", 1, 0), ("<=", -1, 0)}


def _joined(condition: core.Cond, index: core.IVar, modulus: int) -> core.Cond:
    """``modulus * quotient + remainder`` is the index, and so are bounds of the quotient alone."""
    match condition:
        case core.CAnd(left, right):
            return core.CAnd(_joined(left, index, modulus), _joined(right, index, modulus))
        case core.CCmp(op, left, right):
            linear = linear_of(core.IAdd(left, core.IMul(-1, right)))
            of_quotient = linear.pop(_QUOTIENT, 0)
            of_remainder = linear.pop(_REMAINDER, 0)
            if of_quotient and of_quotient == modulus * of_remainder:
                linear[index] = of_remainder
            elif (op, of_quotient, of_remainder) in _BELOW and set(linear) <= {None}:
                linear = {index: of_quotient, None: modulus * linear.get(None, 0)}
            else:
                return condition
            kept = {a: c for a, c in linear.items() if c > 0}
            moved = {a: -c for a, c in linear.items() if c < 0}
            return core.CCmp(op, expression_of(kept), expression_of(moved))
        case core.CTrue() | core.CFalse() | core.COr() | core.CNot():
            return condition
        case _:
            assert_never(condition)


def _moduli(points: isl.Set) -> set[int]:
    """The divisors of the set's existential parts."""
    found: set[int] = set()
    for basic in points.compute_divs().get_basic_sets():
        for position in range(basic.dim(isl.dim_type.div)):
            divisor = build.number(basic.get_div(position).get_denominator_val())
            if divisor > 1:
                found.add(divisor)
    return found


def by_cells(value: core.ValueExpr, where: isl.Set, context: isl.Set) -> list[tuple[core.ValueExpr, isl.Set]]:
    """A reduction in the cells of a set, with simpler index sets for parts of the cells.

    The parts are told apart by the pieces of the index set that reach them. A description that
    fits several parts serves all of these; those that fit most are taken first.
    """
    if not isinstance(value, core.Reduce):
        return [(value, where)]
    binders = list(value.binders)
    cells = context.intersect(where)
    indices = build.where(value.condition).intersect(cells)
    pieces = [piece.to_set() for piece in indices.get_basic_sets()]
    reached = [build.project(piece, *binders) for piece in pieces]
    parts = [cells]
    for reach in reached:
        found = (p for part in parts for p in (part.intersect(reach), part.subtract(reach)))
        parts = [build.tidy(part) for part in found if not part.is_empty()]
        if len(parts) > PARTS:
            return [(value, where)]
    shapes = [(build.nowhere(), cells), *zip(pieces, reached, strict=True)]
    fits: dict[core.Cond, set[int]] = {}
    for shape, cell in [*shapes, *((indices, part) for part in parts)]:
        condition = decidable(readable(shape, cell, binders))
        if condition not in fits:
            points = build.where(condition)
            fits[condition] = {
                number
                for number, part in enumerate(parts)
                if points.intersect(part).is_equal(indices.intersect(part))
            }
    result: list[tuple[core.ValueExpr, isl.Set]] = []
    rest = set(range(len(parts)))
    while rest:
        best = min(
            (condition for condition, fitting in fits.items() if fitting & rest),
            key=lambda condition: (len(disjuncts(condition)), -len(fits[condition] & rest)),
        )
        joined = build.nowhere()
        for number in sorted(fits[best] & rest):
            joined = joined.union(parts[number])
        rest -= fits[best]
        result.append((replace(value, condition=best), build.tidy(joined)))
    return result
