"""What SSA values are bound to while a function is translated."""

from __future__ import annotations

from dataclasses import dataclass

from redverify.frontends.common.cases import CaseValue
from redverify.frontends.common.terms import canonical, substitute
from redverify.frontends.mlir.ir import Value
from redverify.frontends.mlir.scalars.widths import times
from redverify.language import core
from redverify.language.core import IConst, IndexExpr, IVar
from redverify.language.types import ValueType


def place_names(rank: int) -> tuple[str, ...]:
    """Variables for the indices of a view; no name of a program holds a ``$``."""
    return tuple(f"$v{d}" for d in range(rank))


@dataclass(frozen=True, slots=True)
class Index:
    """A value of type ``index``."""

    expr: IndexExpr


@dataclass(frozen=True, slots=True)
class Truth:
    """An ``i1`` that indices decide."""

    condition: core.Cond


@dataclass(frozen=True, slots=True)
class Scalar:
    """A number, as an expression that reads cells; ``loads`` are the loads in it."""

    value: core.ValueExpr
    loads: frozenset[Value] = frozenset()


@dataclass(frozen=True, slots=True)
class Integer:
    """A machine integer that indices decide: ``expr`` is the number with its sign (:mod:`.widths`).

    ``number`` is what it is where it is used as a number, without loads.
    """

    expr: IndexExpr
    number: core.ValueExpr


@dataclass(frozen=True, slots=True)
class View:
    """A tensor or memref: element ``[$v0, ...]`` of it is in cell ``cells`` of the array.

    ``around`` are the views that this one is a part of, the innermost first.
    """

    array: str
    cells: tuple[IndexExpr, ...]
    sizes: tuple[IndexExpr, ...]
    around: tuple[View, ...] = ()

    def at(self, indices: tuple[IndexExpr, ...]) -> tuple[IndexExpr, ...]:
        """The cell of an element."""
        environment = dict(zip(place_names(len(self.sizes)), indices, strict=True))
        return tuple(substitute(c, environment) for c in self.cells)

    def same_cells(self, other: View) -> bool:
        """Whether the two are the same elements in the same cells."""
        return (self.array, self.cells, self.sizes) == (other.array, other.cells, other.sizes)

    def slice(
        self,
        offsets: tuple[IndexExpr, ...],
        sizes: tuple[IndexExpr, ...],
        strides: tuple[IndexExpr, ...],
        kept: tuple[int, ...],
    ) -> View:
        """A part of the view; ``kept`` are its dimensions that the part has."""
        names = iter(place_names(len(kept)))
        indices: list[IndexExpr] = []
        for d, (offset, stride) in enumerate(zip(offsets, strides, strict=True)):
            index: IndexExpr = IVar(next(names)) if d in kept else IConst(0)
            indices.append(canonical(core.IAdd(offset, times(stride, index))))
        cells = self.at(tuple(indices))
        return View(self.array, cells, tuple(canonical(sizes[d]) for d in kept), (self, *self.around))


@dataclass(frozen=True, slots=True)
class Either:
    """Memory that a condition of indices chooses."""

    condition: core.Cond
    then: View
    otherwise: View

    @property
    def sizes(self) -> tuple[IndexExpr, ...]:
        """The sizes of what is chosen."""
        pairs = zip(self.then.sizes, self.otherwise.sizes, strict=True)
        return tuple(a if a == b else canonical(core.ISelect(self.condition, a, b)) for a, b in pairs)


def whole(array: str, sizes: tuple[IndexExpr, ...]) -> View:
    """All of an array."""
    return View(array, tuple(IVar(n) for n in place_names(len(sizes))), sizes)


@dataclass(frozen=True, slots=True)
class Empty:
    """A tensor whose elements nothing has been put into; it has no array yet."""

    sizes: tuple[IndexExpr, ...]


@dataclass(frozen=True, slots=True)
class Splat:
    """A constant tensor whose elements are all equal."""

    value: core.ValueExpr
    sizes: tuple[IndexExpr, ...]


def lane_names(rank: int) -> tuple[str, ...]:
    """Variables for the lanes of a vector."""
    return tuple(f"$l{d}" for d in range(rank))


@dataclass(frozen=True, slots=True)
class Lanes:
    """A vector: lane ``[$l0, ...]`` of it is ``cases``."""

    shape: tuple[int, ...]
    type: ValueType
    cases: CaseValue


@dataclass(frozen=True, slots=True)
class LaneTruth:
    """A mask: lane ``[$l0, ...]`` is on where the condition holds."""

    shape: tuple[int, ...]
    condition: core.Cond


Bound = Index | Truth | Scalar | Integer | View | Either | Empty | Splat | Lanes | LaneTruth
