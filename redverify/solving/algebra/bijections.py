"""Relations between the indices of two reductions: whether they are bijections, and keep the order.

The indices of both are parameters of the relation; so may be other variables, for each of whose values the
question is asked.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, permutations

import islpy as isl

from redverify.language import core
from redverify.presburger import build

#: Orders of binders that are tried.
WAYS = 16


def identities(relation: isl.Set, xs: tuple[str, ...], ys: tuple[str, ...]) -> Iterator[isl.Set]:
    """The relation, and its parts in which binders equal each other in some order."""
    yield relation
    if len(xs) == len(ys):
        for order in islice(permutations(ys), WAYS):
            pairs = [core.CCmp("==", core.IVar(x), core.IVar(y)) for x, y in zip(xs, order, strict=True)]
            yield relation.intersect(build.all_of(pairs))


def bijective(relation: isl.Set, xs: tuple[str, ...], ys: tuple[str, ...]) -> bool:
    """Whether the relation is single-valued in both directions."""
    pairs = _pairs(relation, xs, ys)
    return bool(pairs.is_single_valued()) and bool(pairs.is_injective())


def in_order(relation: isl.Set, xs: tuple[str, ...], ys: tuple[str, ...]) -> bool:
    """Whether points that follow each other on the left do so on the right."""
    pairs = _pairs(relation, xs, ys)
    later_left = isl.Map.lex_lt(pairs.get_space().domain())
    not_later_right = isl.Map.lex_ge(pairs.get_space().range())
    # x before x', f(x) not before f(x')
    wrong = pairs.reverse().apply_range(later_left).apply_range(pairs).intersect(not_later_right)
    return bool(wrong.is_empty())


def _pairs(relation: isl.Set, xs: tuple[str, ...], ys: tuple[str, ...]) -> isl.Map:
    """The relation as a map between tuples."""
    points = build.params_to_tuple(relation, [*xs, *ys], "pair").reset_tuple_id()
    return isl.Map.from_range(points).move_dims(isl.dim_type.in_, 0, isl.dim_type.out, 0, len(xs))
