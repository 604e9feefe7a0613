"""Points and boxes of index sets."""

from __future__ import annotations

from collections.abc import Sequence

import islpy as isl

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
