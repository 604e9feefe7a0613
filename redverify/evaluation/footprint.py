"""Footprints: the cells a command reads, writes and accumulates into (section 7.3.6)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import islpy as isl

from redverify.evaluation.relation import NO_CELLS, Cells


@dataclass(frozen=True, slots=True)
class Footprint:
    """Accessed cells, by kind of access.

    reads: reads, plain accumulations, and atomic ones whose scope was left. writes: ``:=``.
    accumulates: accumulations that are no longer, or never were, atomic. atomics: atomic
    accumulations in a scope that is still open. chosen: those of the writes that data choose: whether
    a cell is written, or what, is not known.
    """

    reads: Cells = NO_CELLS
    writes: Cells = NO_CELLS
    accumulates: Cells = NO_CELLS
    atomics: Cells = NO_CELLS
    chosen: Cells = NO_CELLS

    def union(self, other: Footprint) -> Footprint:
        """The accesses of both."""
        return self._both(other, Cells.union)

    def intersect_params(self, condition: isl.Set) -> Footprint:
        """The accesses made where a condition holds."""
        return self._each(lambda cells: cells.intersect_params(condition))

    def by_cases(self, holds: isl.Set, fails: isl.Set, other: Footprint) -> Footprint:
        """These accesses where ``holds``, the ``other`` ones where ``fails``; the two are complements."""
        return self._both(other, lambda these, those: these.by_cases(holds, fails, those))

    def project(self, variable: str) -> Footprint:
        """The accesses of all iterations."""
        return self._each(lambda cells: cells.project(variable))

    def without(self, variable: str, within: isl.Set) -> Footprint:
        """The accesses for all values of a variable that a condition allows."""
        return self._each(lambda cells: cells.without(variable, within))

    def rename(self, old: str, new: str) -> Footprint:
        """The accesses of another iteration."""
        return self._each(lambda cells: cells.rename(old, new))

    def drop(self, array: str) -> Footprint:
        """Forget a local array."""
        return self._each(lambda cells: cells.drop(array))

    def cases(self) -> int:
        """The number of convex parts of the largest of the sets."""
        kinds = (self.reads, self.writes, self.accumulates, self.atomics)
        return max((s.n_basic_set() for cells in kinds for s in cells.by_array.values()), default=0)

    def uses(self) -> frozenset[str]:
        """The arrays whose earlier contents matter: read or accumulated into."""
        return frozenset((*self.reads.by_array, *self.accumulates.by_array, *self.atomics.by_array))

    def used(self) -> Cells:
        """The cells whose earlier contents matter."""
        return self.reads.union(self.accumulates).union(self.atomics)

    def close(self, array: str) -> Footprint:
        """Leave ``accumulate array``: its atomic accumulations become a read and a write."""
        cells = self.atomics.of(array)
        if cells is None:
            return self
        closed = Cells({array: cells})
        return Footprint(
            self.reads,
            self.writes,
            self.accumulates.union(closed),
            self.atomics.drop(array),
            self.chosen,
        )

    def _each(self, change: Callable[[Cells], Cells]) -> Footprint:
        return Footprint(*map(change, self._kinds()))

    def _both(self, other: Footprint, join: Callable[[Cells, Cells], Cells]) -> Footprint:
        return Footprint(*map(join, self._kinds(), other._kinds()))

    def _kinds(self) -> tuple[Cells, ...]:
        return (self.reads, self.writes, self.accumulates, self.atomics, self.chosen)


def conflicts(mine: Footprint, other: Footprint) -> Cells:
    """``rw-safe``: cells that one iteration reads or accumulates into and another changes.

    Two writes of equal last values are benign (``overlap`` checks them), two atomic
    accumulations commute (``fresh`` and ``order`` check them). Of a write that data choose no last value
    is known, so it conflicts with each other write.
    """
    changes = other.writes.union(other.accumulates).union(other.atomics)
    uses = mine.reads.union(mine.accumulates)
    return (
        mine.chosen.intersect(other.writes)
        .union(uses.intersect(changes))
        .union(mine.atomics.intersect(other.writes))
    )
