"""MLIR's operations as plain data: names, operands, attributes and regions, and nothing of any parser.

Later stages look at these alone. An attribute that they have no use for is kept as its text
(:class:`Opaque`), so that a stage that meets it can name it when it refuses the operation.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from math import prod

from redverify.frontends.common.errors import Place, TranslationError

#: The size, offset or stride in a ``static_...`` attribute that an operand gives.
DYNAMIC = -(2**63)


@dataclass(frozen=True, slots=True)
class Type:
    """``f32``, ``i1``, ``index``, or whatever else has no shape; ``name`` is its text."""

    name: str


@dataclass(frozen=True, slots=True)
class Layout:
    """Strides and offset of a memref; ``None`` where it is dynamic, and for all if it has none."""

    strides: tuple[int | None, ...]
    offset: int | None


@dataclass(frozen=True, slots=True)
class Shaped:
    """A tensor, memref or vector; a size is ``None`` if it is dynamic.

    ``layout`` is ``None`` for the usual one, row by row. Types that differ in it alone are equal. Memory of
    vectors has their dimensions behind its own: ``lanes`` is how many.
    """

    kind: str
    shape: tuple[int | None, ...]
    element: Type
    layout: Layout | None = field(default=None, compare=False)
    lanes: int = 0


AnyType = Type | Shaped


@dataclass(frozen=True, slots=True)
class Float:
    """A float attribute: its value, exactly, or ``inf``, ``-inf``, ``-0.0`` or ``nan``."""

    value: Fraction | str
    type: Type


@dataclass(frozen=True, slots=True)
class Dense:
    """The elements of a constant tensor or vector, in row-major order; one element if all are equal."""

    values: tuple[Float | int, ...]
    type: Shaped


@dataclass(frozen=True, slots=True)
class Dim:
    """A dimension of a map (``d0``) or, if ``symbol``, a symbol of it (``s0``)."""

    position: int
    symbol: bool


@dataclass(frozen=True, slots=True)
class Binary:
    """``left op right``; ``op`` is one of ``+ * mod floordiv ceildiv``."""

    op: str
    left: MapExpr
    right: MapExpr


MapExpr = int | Dim | Binary


@dataclass(frozen=True, slots=True)
class Map:
    """``affine_map<(d0, ...)[s0, ...] -> (results)>``."""

    dims: int
    symbols: int
    results: tuple[MapExpr, ...]


@dataclass(frozen=True, slots=True)
class Set:
    """``affine_set<(d0, ...)[s0, ...] : (constraints)>``: each is ``expr == 0`` if true, else ``>= 0``."""

    dims: int
    symbols: int
    constraints: tuple[tuple[MapExpr, bool], ...]


@dataclass(frozen=True, slots=True)
class Opaque:
    """An attribute that is known only as text."""

    text: str


Attribute = (
    int
    | str
    | Float
    | Dense
    | Map
    | Set
    | Opaque
    | Type
    | Shaped
    | tuple["Attribute", ...]
    | Mapping[str, "Attribute"]
)


@dataclass(frozen=True, slots=True, eq=False)
class Value:
    """An SSA value; compared by identity. ``name`` is what the user's text calls it, with its ``%``."""

    type: AnyType
    name: str = ""


@dataclass(frozen=True, slots=True, eq=False)
class Region:
    """A region of one block."""

    arguments: tuple[Value, ...]
    ops: tuple[Op, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Op:
    """An operation. It says where it stands in the text that was read."""

    name: str
    operands: tuple[Value, ...]
    results: tuple[Value, ...]
    attributes: Mapping[str, Attribute]
    regions: tuple[Region, ...]
    role: str
    line: int
    text: str = field(default="", repr=False)

    def place(self) -> Place | None:
        """Where the operation stands."""
        return Place(self.role, self.line, self.text)

    def refused(self, why: str, hint: str = "") -> TranslationError:
        """The error for an operation that is not translated."""
        return TranslationError(f"{self.name}: {why}", self.place(), hint)

    def walk(self) -> Iterator[Op]:
        """The operation and all operations inside it."""
        yield self
        for region in self.regions:
            for op in region.ops:
                yield from op.walk()

    def walk_operands(self) -> Iterator[Value]:
        """The operands of the operation and of all operations inside it."""
        for op in self.walk():
            yield from op.operands

    def integers(self, name: str) -> tuple[int, ...]:
        """An attribute that is a list of integers; empty if there is none."""
        found = self.attributes.get(name, ())
        if isinstance(found, Dense):
            count = prod(n or 0 for n in found.type.shape)
            found = found.values * count if len(found.values) == 1 else found.values
        if not isinstance(found, tuple) or not all(isinstance(part, int) for part in found):
            raise self.refused(f"the attribute {name} is not a list of integers")
        return tuple(part for part in found if isinstance(part, int))

    def integer(self, name: str) -> int:
        """An attribute that is an integer."""
        found = self.attributes.get(name)
        if not isinstance(found, int):
            raise self.refused(f"the attribute {name} is not an integer")
        return found

    def map(self, name: str) -> Map:
        """An attribute that is an affine map."""
        found = self.attributes.get(name)
        if not isinstance(found, Map):
            raise self.refused(f"the attribute {name} is not an affine map that can be read")
        return found

    def segments(self, counts: int) -> list[tuple[Value, ...]]:
        """The operands in groups, as ``operandSegmentSizes`` says."""
        sizes = self.integers("operandSegmentSizes")
        if len(sizes) != counts or sum(sizes) != len(self.operands):
            raise self.refused("its groups of operands cannot be told")
        groups: list[tuple[Value, ...]] = []
        start = 0
        for size in sizes:
            groups.append(self.operands[start : start + size])
            start += size
        return groups

    def region(self) -> Region:
        """The only region."""
        if len(self.regions) != 1:
            raise self.refused("it has no single region")
        return self.regions[0]


@dataclass(frozen=True, slots=True)
class Function:
    """A function of a module, with its body."""

    name: str
    body: Region
    op: Op
    results: tuple[AnyType, ...]
