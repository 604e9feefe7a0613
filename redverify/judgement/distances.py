"""The distances at which arrays may overlap: what of a program does not hold, as conditions on them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import reduce
from itertools import product

import islpy as isl

from redverify.evaluation.obligation import Emptiness, Equality, Problem
from redverify.judgement.analysis import analyse
from redverify.judgement.written_conditions import written
from redverify.language import core
from redverify.language.core_text import cond_text
from redverify.options import Options
from redverify.presburger import build
from redverify.radix.products import product_of

_ZERO = core.IConst(0)


def suggestions(impl: core.Impl, options: Options) -> tuple[str, ...]:
    """For each ``overlap`` a note on the distances at which the program is right.

    Such a condition is enough, and is not always the weakest one.
    """
    if product_of(impl) is not None and impl.overlaps:
        return ("no distances are suggested for a program with products in its indices",)
    return tuple([_suggestion(impl, overlap, options) for overlap in impl.overlaps])


def _suggestion(impl: core.Impl, overlap: core.Overlap, options: Options) -> str:
    what = f"`overlap {overlap.left}, {overlap.right} at {', '.join(overlap.distances)}`"
    free = _without(impl, overlap)
    assumed = build.all_of((*free.spec.assumptions, *free.assumptions))
    wrong = build.nowhere()
    for part in _parts(overlap):
        wrong = wrong.union(_wrong(free, part, options))
    right = build.tidy(assumed.subtract(build.tidy(wrong))).compute_divs()
    if right.is_empty():
        return f"{what} is right at no distance that was found"
    if assumed.is_subset(right):
        return f"{what} is right at any distance"
    condition = written(right, assumed, overlap.distances)
    if not analyse(_under(free, condition), options).proved:
        return f"{what}: no distance was found at which it is right"
    return f"{what} is right if `{cond_text(condition)}`"


def _without(impl: core.Impl, overlap: core.Overlap) -> core.Impl:
    """The implementation without the condition of an ``overlap``."""
    kept = tuple([c for c in impl.assumptions if c is not overlap.condition])
    return replace(impl, assumptions=kept)


def _under(impl: core.Impl, condition: core.Cond) -> core.Impl:
    return replace(impl, assumptions=(*impl.assumptions, condition))


def _parts(overlap: core.Overlap) -> Iterator[core.Cond]:
    """All distances, taken apart: apart, in either order; shifted, to either side; in place.

    Values are compared under each of these by itself: what is wrong in one says nothing of the others. Arrays
    of more than two dimensions would have too many of them.
    """
    if len(overlap.distances) > 2:
        yield core.CTrue()
        return
    along = zip(overlap.distances, *overlap.extents, strict=True)
    for parts in product(*[_along(core.IVar(name), left, right) for name, left, right in along]):
        yield reduce(core.CAnd, parts)


def _along(distance: core.IVar, left: core.IndexExpr, right: core.IndexExpr) -> tuple[core.Cond, ...]:
    """The cases of one dimension, in which the arrays have these extents."""
    before = core.IMul(-1, right)
    return (
        core.CCmp("<=", distance, before),
        core.CAnd(core.CCmp("<", before, distance), core.CCmp("<", distance, _ZERO)),
        core.CCmp("==", distance, _ZERO),
        core.CAnd(core.CCmp("<", _ZERO, distance), core.CCmp("<", distance, left)),
        core.CCmp(">=", distance, left),
    )


def _wrong(impl: core.Impl, part: core.Cond, options: Options) -> isl.Set:
    """The sizes and distances of a part at which an obligation may fail."""
    wrong, sizes = build.nowhere(), frozenset(impl.spec.parameters)
    for obligation in analyse(_under(impl, part), options).open:
        wrong = wrong.union(_failing(obligation.problem, sizes))
    return wrong.intersect(build.where(part))


def _failing(problem: Problem, sizes: frozenset[str]) -> isl.Set:
    if isinstance(problem, Emptiness):
        return build.project_all(problem.bad.params(), sizes)
    if isinstance(problem, Equality):
        return build.project_all(problem.domain, sizes)
    return build.everywhere()
