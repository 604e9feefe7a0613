"""Footprints: the cells a command reads, writes and accumulates into (section 7.3.6)."""

from __future__ import annotations

from dataclasses import dataclass

import islpy as isl

from redverify.evaluation.relation import NO_CELLS, Cells


@dataclass(frozen=True, slots=True)
class Footprint:
    """Accessed cells, by kind of access.

    reads: reads, plain accumulations, and atomic ones whose scope was left. writes: ``:=``.
    accumulates: accumulations that are no longer, or never were, atomic. atomics: atomic
    accumulations in a scope that is still open.
    """

    reads: Cells = NO_CELLS
    writes: Cells = NO_CELLS
    accumulates: Cells = NO_CELLS
    atomics: Cells = NO_CELLS

    def union(self, other: Footprint) -> Footprint:
        """The accesses of both."""
        return Footprint(
            self.reads.union(other.reads),
            self.writes.union(other.writes),
            self.accumulates.union(other.accumulates),
            self.atomics.union(other.atomics),
        )

    def intersect_params(self, condition: isl.Set) -> Footprint:
        """The accesses made where a condition holds."""
        return Footprint(
            self.reads.intersect_params(condition),
            self.writes.intersect_params(condition),
            self.accumulates.intersect_params(condition),
            self.atomics.intersect_params(condition),
        )

    def by_cases(self, holds: isl.Set, fails: isl.Set, other: Footprint) -> Footprint:
        """These accesses where ``holds``, the ``other`` ones where ``fails``; the two are complements."""
        return Footprint(
            self.reads.by_cases(holds, fails, other.reads),
            self.writes.by_cases(holds, fails, other.writes),
            self.accumulates.by_cases(holds, fails, other.accumulates),
            self.atomics.by_cases(holds, fails, other.atomics),
        )

    def project(self, variable: str) -> Footprint:
        """The accesses of all iterations."""
        return Footprint(
            self.reads.project(variable),
            self.writes.project(variable),
            self.accumulates.project(variable),
            self.atomics.project(variable),
        )

    def rename(self, old: str, new: str) -> Footprint:
        """The accesses of another iteration."""
        return Footprint(
            self.reads.rename(old, new),
            self.writes.rename(old, new),
            self.accumulates.rename(old, new),
            self.atomics.rename(old, new),
        )

    def drop(self, array: str) -> Footprint:
        """Forget a local array."""
        return Footprint(
            self.reads.drop(array),
            self.writes.drop(array),
            self.accumulates.drop(array),
            self.atomics.drop(array),
        )

    def uses(self) -> frozenset[str]:
        """The arrays whose earlier contents matter: read or accumulated into."""
        return frozenset((*self.reads.by_array, *self.accumulates.by_array, *self.atomics.by_array))

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
        )


def conflicts(mine: Footprint, other: Footprint) -> Cells:
    """``rw-safe``: cells that one iteration reads or accumulates into and another changes.

    Two writes of equal last values are benign (``overlap`` checks them), two atomic
    accumulations commute (``fresh`` and ``order`` check them).
    """
    changes = other.writes.union(other.accumulates).union(other.atomics)
    uses = mine.reads.union(mine.accumulates)
    return uses.intersect(changes).union(mine.atomics.intersect(other.writes))
