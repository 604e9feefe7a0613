"""The conditions of equations, as people write them, so that no two equations of a tensor overlap."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import islpy as isl

from redverify.language.core import Cond, CTrue
from redverify.presburger import build
from redverify.presburger.conditions import readable


def guard_of(
    points: isl.Set,
    known: isl.Set,
    names: Sequence[str],
    others: Iterable[Cond] = (),
    context: isl.Set | None = None,
) -> Cond:
    """A condition that is ``points`` where ``known`` holds, and is simple there.

    Elsewhere it may hold or not. Where it then overlaps one of ``others``, the guards of earlier equations
    of the same tensor, it is stated in full: equations have to be disjoint also where the tensor has no
    elements. ``points`` themselves are assumed to be disjoint from the others. ``context`` is what is known
    of the parameters.
    """
    if known.is_subset(points):
        return CTrue()
    found = readable(points, known, list(names))
    here = build.where(found) if context is None else build.where(found).intersect(context)
    if all(here.intersect(build.where(other)).is_empty() for other in others):
        return found
    return readable(points, build.everywhere() if context is None else context, list(names))
