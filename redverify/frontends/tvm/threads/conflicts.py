"""What the threads of a block hand to each other between two barriers: checked across the parts of a kernel.

A kernel in phases runs a part for all threads before the next part. Without a barrier between them the
threads do not wait: one may be in the next part, or in the next iteration of a loop around, while another
is still in this one. That makes no difference if no cell is used by two threads, with one of them writing, in
two parts with a way from one to the other that meets no barrier. isl decides it, for all sizes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import assert_never

import islpy as isl

from redverify.frontends.common import model
from redverify.frontends.common.terms import substitute, substitute_condition, total, variables_of
from redverify.frontends.tvm.threads.barriers import BarrierError
from redverify.frontends.tvm.threads.cell_uses import Use, uses
from redverify.frontends.tvm.threads.thread_code import Choice, Item, Repeated, Segment, Wait
from redverify.language.core import CCmp, CNot, Cond, IConst, IndexExpr, IVar
from redverify.language.terms import free_variables
from redverify.presburger import build


def check_handovers(
    function: model.Function, blocks: tuple[model.Loop, ...], items: list[Item], shared: Mapping[str, str]
) -> None:
    """Raise :class:`.BarrierError` where one thread may use what another still writes, or the reverse.

    ``shared`` are the arrays of the block, each with the name of the serial loop that allocates it anew in
    each iteration, or an empty name. Conflicts inside of one part are left to the verifier.
    """
    found = _Flow(function.parameters, shared)
    found.sequence(items, blocks, ())


@dataclass(frozen=True, slots=True, eq=False)
class _Part:
    """A part of a segment: its uses, with all loops and conditions around it."""

    segment: Segment
    found: tuple[Use, ...]
    around: tuple[model.Loop, ...]


@dataclass(frozen=True, slots=True)
class _Reach:
    """The parts that are met first and last without a barrier; ``through``: there is a way without one."""

    first: tuple[_Part, ...]
    last: tuple[_Part, ...]
    through: bool


@dataclass(frozen=True, slots=True)
class _Flow:
    """Walks over the parts; ``shared`` as in :func:`check_handovers`."""

    parameters: tuple[str, ...]
    shared: Mapping[str, str]

    def sequence(
        self, items: Iterable[Item], around: tuple[model.Loop, ...], conditions: tuple[Cond, ...]
    ) -> _Reach:
        """Check items that stand one after the other."""
        first: tuple[_Part, ...] = ()
        last: tuple[_Part, ...] = ()
        through = True
        for item in items:
            for reach in self._item(item, around, conditions):
                for earlier in last:
                    for later in reach.first:
                        self._check(earlier, later, None, next_only=False)
                if through:
                    first += reach.first
                last = reach.last + (last if reach.through else ())
                through = through and reach.through
        return _Reach(first, last, through)

    def _item(
        self, item: Item, around: tuple[model.Loop, ...], conditions: tuple[Cond, ...]
    ) -> Iterator[_Reach]:
        match item:
            case Wait():
                yield _Reach((), (), through=False)
            case Segment():
                for part in item.parts():
                    found = tuple(uses(item.nest(part), around, conditions))
                    part_of = _Part(item, tuple(u for u in found if u.array in self.shared), around)
                    yield _Reach((part_of,), (part_of,), through=True)
            case Repeated(loop=loop):
                inside = self.sequence(item.items, (*around, loop), conditions)
                for earlier in inside.last:
                    for later in inside.first:
                        self._check(earlier, later, loop, next_only=not inside.through)
                yield _Reach(inside.first, inside.last, through=True)
            case Choice():
                yes = self.sequence(item.then, around, (*conditions, item.condition))
                no = self.sequence(item.otherwise, around, (*conditions, CNot(item.condition)))
                yield _Reach(yes.first + no.first, yes.last + no.last, yes.through or no.through)
            case _:
                assert_never(item)

    def _check(self, earlier: _Part, later: _Part, carrying: model.Loop | None, *, next_only: bool) -> None:
        """Refuse a conflict of a part with a later one, in a later iteration of the loop ``carrying``."""
        for one in earlier.found:
            for other in later.found:
                if one.array != other.array or not (one.writes or other.writes):
                    continue
                example = self._conflict(earlier, one, later, other, carrying, next_only=next_only)
                if example is None:
                    continue
                when = "" if carrying is None else f" in the next iteration of loop {carrying.name}"
                first, second = ("writes" if u.writes else "reads" for u in (one, other))
                place = other.node.origin.place()
                raise BarrierError(
                    "RV614",
                    f"no barrier between threads that use buffer {one.array}: one thread {first} a cell "
                    f"({one.node.origin.place()}) that another {second}{when}{example}",
                    place,
                    "the threads need a barrier between the two statements",
                )

    def _conflict(
        self,
        earlier: _Part,
        one: Use,
        later: _Part,
        other: Use,
        carrying: model.Loop | None,
        *,
        next_only: bool,
    ) -> str | None:
        """How two threads may use one cell of the array by the two uses, as text; ``None`` if they cannot."""
        anew = self.shared[one.array]
        common = [a.name for a, b in zip(earlier.around, later.around, strict=False) if a is b]
        if carrying is not None:
            outside = common[: common.index(carrying.name)]
            if anew and anew not in outside:
                return ""  # memory that the next iteration uses anew: any cells may be the same
            common = outside
        elif anew and anew not in common:
            return ""
        fixed = frozenset((*self.parameters, *common))
        step: list[Cond] = []
        if carrying is not None:
            now, then = IVar(f"{carrying.name}$1"), IVar(f"{carrying.name}$2")
            after: IndexExpr = total(now, IConst(1))
            step = [CCmp("==", then, after) if next_only else CCmp("<", now, then)]
        first = _points(one, earlier.segment, fixed, "$1")
        second = _points(other, later.segment, fixed, "$2")
        cells = [CCmp("==", IVar(f"$cell{d}$1"), IVar(f"$cell{d}$2")) for d in range(len(one.indices))]
        meeting = first.intersect(second).intersect(build.all_of([*cells, *step]))
        different = build.nowhere()
        for loop in earlier.segment.loops:
            pair = CCmp("!=", IVar(f"{loop.name}$1"), IVar(f"{loop.name}$2"))
            different = different.union(build.where(pair))
        return _example(meeting.intersect(different), len(one.indices), earlier.segment, self.parameters)


def _example(points: isl.Set, rank: int, segment: Segment, parameters: Iterable[str]) -> str | None:
    """A point of the set of conflicts as text."""
    found = build.small_sample(points)
    if found is None:
        return None
    values = found[0]
    sizes = "".join(f"{n} = {values[n]}, " for n in parameters if n in values)
    threads = (
        ", ".join(f"{x.thread} = {values[x.name + end]}" for x in segment.loops if x.name + end in values)
        for end in ("$1", "$2")
    )
    cell = ", ".join(str(values[f"$cell{d}$1"]) for d in range(rank))
    return f"; for example {sizes}cell [{cell}], threads ({'), ('.join(threads)})"


def conflict_within(segment: Segment, array: str, loops: Iterable[str], parameters: Iterable[str]) -> bool:
    """Whether one thread reads a cell of the array that another writes, in one iteration of ``loops``."""
    found = [u for u in uses(segment.nest()) if u.array == array]
    fixed = frozenset((*parameters, *loops))
    for one in found:
        for other in found:
            if not one.writes or other.writes:
                continue
            first, second = _points(one, segment, fixed, "$1"), _points(other, segment, fixed, "$2")
            cells = [CCmp("==", IVar(f"$cell{d}$1"), IVar(f"$cell{d}$2")) for d in range(len(one.indices))]
            meeting = first.intersect(second).intersect(build.all_of(cells))
            for loop in segment.loops:
                pair = CCmp("!=", IVar(f"{loop.name}$1"), IVar(f"{loop.name}$2"))
                if not meeting.intersect(build.where(pair)).is_empty():
                    return True
    return False


def _points(use: Use, segment: Segment, fixed: frozenset[str], suffix: str) -> isl.Set:
    """The cells of a use with the threads that use them; all variables but ``fixed`` get a suffix."""
    known: list[Cond] = [*use.conditions]
    for loop in use.loops:
        known.append(CCmp("<=", loop.lower, IVar(loop.name)))
        known.append(CCmp("<", IVar(loop.name), total(loop.lower, loop.extent)))
    names = frozenset().union(variables_of(use.indices), *(free_variables(c) for c in known)) - fixed
    renamed = {n: IVar(f"{n}{suffix}") for n in names}
    conditions = [substitute_condition(c, renamed) for c in known]
    cells = [
        CCmp("==", IVar(f"$cell{d}{suffix}"), substitute(index, renamed))
        for d, index in enumerate(use.indices)
    ]
    return build.all_of([*conditions, *cells])


__all__ = ["check_handovers", "conflict_within"]
