"""Points and boxes of index sets."""

from __future__ import annotations

from collections.abc import Sequence

import islpy as isl

from redverify.certification.emission.gamma import Gamma
from redverify.explain.notation import solve
from redverify.language import core
from redverify.presburger import build
from redverify.presburger.lift import affine_expression


def least(where: isl.Set, names: Sequence[str], *, greatest: bool = False) -> list[core.IndexExpr] | None:
    """The least or greatest point of a set of indices, if one expression gives it."""
    points = build.params_to_tuple(where, list(names), "t").reset_tuple_id()
    try:
        points = points.lexmax() if greatest else points.lexmin()
    except isl.Error:
        return None
    pieces: list[tuple[isl.Set, isl.MultiAff]] = []
    isl.PwMultiAff.from_set(points).foreach_piece(lambda s, m: pieces.append((s, m)))
    if len(pieces) != 1:
        return None
    return [affine_expression(pieces[0][1].get_at(p)) for p in range(len(names))]


def single(gamma: Gamma, inside: isl.Set, names: Sequence[str]) -> list[core.IndexExpr] | None:
    """The one point that a set has at each of Γ's points, if it has one everywhere."""
    found = inside
    for name in names:
        found = build.project(found, name)
    if not gamma.within(found):
        return None
    solutions = [s for s in solve(inside, list(names)) if not s.where.is_empty()]
    if len(solutions) != 1 or set(solutions[0].values) != set(names):
        return None
    return [solutions[0].values[name] for name in names]


def box(where: isl.Set, names: Sequence[str]) -> list[tuple[core.IndexExpr, core.IndexExpr]]:
    """A box that holds a set of indices: a lower and an upper bound for each."""
    points = build.params_to_tuple(where, list(names), "t").reset_tuple_id()
    if points.is_empty():
        return [(core.IConst(0), core.IConst(0)) for _ in names]
    return [
        (
            _extreme(points.dim_min(position), core.IMin),
            core.IAdd(_extreme(points.dim_max(position), core.IMax), core.IConst(1)),
        )
        for position in range(len(names))
    ]


def _extreme(function: isl.PwAff, combine: type[core.IMin] | type[core.IMax]) -> core.IndexExpr:
    found: list[core.IndexExpr] = []

    def add(_: isl.Set, aff: isl.Aff) -> None:
        expression = affine_expression(aff)
        if expression not in found:
            found.append(expression)

    function.foreach_piece(add)
    return found[0] if len(found) == 1 else combine(tuple(found))
