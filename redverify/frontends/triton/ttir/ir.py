"""Triton's IR (TTIR) as plain data: operations, types, and the line of the user's Python that each is from.

Nothing here knows Triton. :mod:`.reading` makes it of text, :mod:`.writing` makes text of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from redverify.frontends.common.errors import Place, TranslationError


@dataclass(frozen=True, slots=True)
class Scalar:
    """``i32``, ``f16``, ``i1`` and so on."""

    name: str

    @property
    def is_float(self) -> bool:
        """Whether its values are floats."""
        return self.name[0] in "bf"

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, slots=True)
class Pointer:
    """A pointer to elements of a scalar type."""

    to: Scalar

    def __str__(self) -> str:
        return f"!tt.ptr<{self.to}>"


@dataclass(frozen=True, slots=True)
class Block:
    """A block (Triton's tensor): a shape and what each lane holds."""

    shape: tuple[int, ...]
    element: Scalar | Pointer

    def __str__(self) -> str:
        return f"tensor<{''.join(f'{n}x' for n in self.shape)}{self.element}>"


Type = Scalar | Pointer | Block


def element_of(type_: Type) -> Scalar | Pointer:
    """What a lane holds."""
    return type_.element if isinstance(type_, Block) else type_


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a Python file, counted from 1."""

    file: str
    line: int

    def place(self) -> Place:
        """The place for an error: the text of the line where the file can be read."""
        try:
            text = Path(self.file).read_text("utf-8", "replace").splitlines()[self.line - 1].strip()
        except (OSError, IndexError):
            text = ""
        return Place("", 0, f"{self.file}:{self.line}" + (f": {text}" if text else ""))


@dataclass(frozen=True, slots=True, eq=False)
class Value:
    """The result of an operation, or an argument of a block. Two values are equal if they are the same."""

    name: str
    type: Type

    @property
    def shape(self) -> tuple[int, ...]:
        """The shape; empty for a scalar."""
        return self.type.shape if isinstance(self.type, Block) else ()

    @property
    def element(self) -> Scalar | Pointer:
        """What a lane holds."""
        return element_of(self.type)


#: An attribute: a number, a word, or the bits of a float's constant as a float.
Attribute = int | float | str | bool | tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Region:
    """The arguments and operations of a region with one block."""

    arguments: tuple[Value, ...]
    operations: tuple[Operation, ...]

    @property
    def yields(self) -> tuple[Value, ...]:
        """What the region gives: the operands of the ``scf.yield`` that it may end in."""
        ends = bool(self.operations) and self.operations[-1].name == "scf.yield"
        return self.operations[-1].operands if ends else ()


@dataclass(frozen=True, slots=True, eq=False)
class Operation:
    """One operation. ``line`` is where it comes from in the user's Python; ``None`` if that is not known."""

    name: str
    operands: tuple[Value, ...] = ()
    results: tuple[Value, ...] = ()
    attributes: Mapping[str, Attribute] = field(default_factory=dict)
    regions: tuple[Region, ...] = ()
    line: Line | None = None

    @property
    def result(self) -> Value:
        """The only result."""
        (value,) = self.results
        return value

    def number(self, attribute: str) -> int:
        """An attribute that is a number."""
        return int(str(self.attributes[attribute]))

    @property
    def begins(self) -> tuple[Value, ...]:
        """What the values begin with that a loop carries along, in the order of its results."""
        return self.operands[3:] if self.name == "scf.for" else self.operands

    @property
    def carried(self) -> tuple[Value, ...]:
        """What the values are called in an iteration that a loop carries along."""
        return self.regions[-1].arguments[1 if self.name == "scf.for" else 0 :]

    def walk(self) -> Iterator[Operation]:
        """The operation and all inside of it."""
        yield self
        for region in self.regions:
            for inner in region.operations:
                yield from inner.walk()


@dataclass(frozen=True, slots=True)
class Function:
    """A kernel as Triton writes it: blocks by their labels, of which the first has none, and jumps."""

    name: str
    arguments: tuple[Value, ...]
    blocks: Mapping[str, tuple[Operation, ...]]
    line: Line | None = None


@dataclass(frozen=True, slots=True)
class Kernel:
    """A kernel. Its body is a structured tree: an early return is an ``scf.if`` around what comes after."""

    name: str
    arguments: tuple[Value, ...]
    body: tuple[Operation, ...]
    line: Line | None = None

    def walk(self) -> Iterator[Operation]:
        """All operations."""
        for operation in self.body:
            yield from operation.walk()


def refused(construct: str, line: Line | None, hint: str = "") -> TranslationError:
    """The error for a construct that comes from a line of the user's Python."""
    return TranslationError(construct, None if line is None else line.place(), hint)
