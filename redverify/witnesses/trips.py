"""Parameter values at which loops make their second and third trip.

A tiled program may be right as long as there is one tile: what it leaves for the next one is wrong, or what
it does to the last one. How large a tile is stands in the bounds of the loop over tiles. So isl finds the
least sizes at which a loop runs twice and three times. These are proposals, as those of :mod:`.sizes`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

import islpy as isl

from redverify.interpreter.slices import Place
from redverify.language import core
from redverify.language.terms import free_variables
from redverify.presburger import build
from redverify.presburger.work import limited
from redverify.system.clock import OutOfTime
from redverify.witnesses.sizes import Allowed, Compared, affine_parts, compared_in

#: Loops that are asked about, at most.
_LOOPS = 24

#: What other parameters are at least, if they may be: at 1 many mistakes do not show.
_OTHERS = (2, 1)

#: Seconds of isl for the sizes at which one loop runs so often.
_SECONDS = 0.2


def at_trips(impl: core.Impl) -> Iterator[tuple[dict[str, int], Place]]:
    """Sizes at which loops make a second and a third trip, each once, with the place of the loop.

    For each loop, and for all together: the least values at which it runs twice, and one more; one less
    than the least at which it runs three times, where the second tile is full; these, and one more.
    """
    names = impl.spec.parameters
    if not names:
        return
    allowed, seen = Allowed(impl), set[tuple[int, ...]]()
    loops = list(_loops(impl))
    for some, place in [*(([loop], loop.span.line) for loop in loops), (loops, impl.span.line)]:
        moving = [n for n in names if any(n in free_variables(e) for x in some for e in (x.left, x.right))]
        for found in _around(allowed, some, moving):
            key = tuple(found.values())
            if key not in seen and allowed.holds(dict(found)):
                seen.add(key)
                yield found, Place(place, found)


def all_twice(impl: core.Impl) -> list[dict[str, int]]:
    """The least sizes at which every loop that can run twice does; none if no such sizes are found."""
    found = _least(Allowed(impl), list(_loops(impl)), 2) if impl.spec.parameters else None
    return [] if found is None else [found]


def _loops(impl: core.Impl) -> Iterator[Compared]:
    """The loops whose number of trips depends on parameters, each once."""
    known: dict[tuple[core.IndexExpr, core.IndexExpr], Compared] = {}
    names = set(impl.spec.parameters)
    for one in compared_in(impl.body, core.CTrue()):
        if one.loop and names & (free_variables(one.left) | free_variables(one.right)):
            known.setdefault((one.left, one.right), one)
    yield from list(known.values())[:_LOOPS]


def _around(allowed: Allowed, loops: Sequence[Compared], moving: Iterable[str]) -> Iterator[dict[str, int]]:
    twice, thrice = (_least(allowed, loops, trips) for trips in (2, 3))
    for found, steps in ((twice, (0, 1)), (thrice, (-1, 0, 1))):
        for step in steps if found is not None else ():
            yield _moved(found or {}, moving, step)


def _moved(sizes: Mapping[str, int], names: Iterable[str], step: int) -> dict[str, int]:
    return {**sizes, **{name: sizes[name] + step for name in names}}


def _least(allowed: Allowed, loops: Sequence[Compared], trips: int) -> dict[str, int] | None:
    """The least values at which loops run so often, of those that can together."""
    where = allowed.context
    for loop in loops:
        narrower = _where(where, loop, trips, allowed.names)
        if narrower is not None and not narrower.is_empty():
            where = narrower
        elif len(loops) == 1:
            return None
    for least in _OTHERS:
        large = [core.CCmp(">=", core.IVar(name), core.IConst(least)) for name in allowed.names]
        found = allowed.least_in(where.intersect(build.all_of(large)), allowed.names)
        if found is not None:
            return found
    return allowed.least_in(where, allowed.names)


def _where(where: isl.Set, loop: Compared, trips: int, names: Iterable[str]) -> isl.Set | None:
    """Where a loop runs so often, for some values of the variables around it."""
    enough = core.CCmp("<=", core.IAdd(loop.left, core.IConst(trips)), loop.right)
    try:
        with limited(_SECONDS):
            reached = where.intersect(build.all_of(affine_parts([loop.around, enough])))
            return build.project_all(reached, frozenset(names))
    except (isl.Error, OutOfTime):
        return None
