"""Value types of the language (``docs/language.md``, "Types and literals")."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction


class TypeKind(Enum):
    """What the values of a type are."""

    REAL = "real"
    FLOAT = "float"
    INT = "int"
    UINT = "uint"
    BOOL = "bool"
    OPAQUE = "opaque"
    RECORD = "record"


@dataclass(frozen=True, slots=True)
class FloatFormat:
    """A binary format of IEEE 754: bits of the exponent, and of the significand with its hidden bit."""

    exponent: int
    significand: int

    @property
    def top(self) -> int:
        """The exponent of the greatest finite number, which is below ``2 ** (top + 1)``."""
        return (1 << (self.exponent - 1)) - 1

    @property
    def bottom(self) -> int:
        """The exponent of the least positive number, which is subnormal: it is ``2 ** bottom``."""
        return 2 - self.top - self.significand


#: The format of each floating-point type.
FLOAT_FORMATS = {
    "f16": FloatFormat(5, 11),
    "bf16": FloatFormat(8, 8),
    "f32": FloatFormat(8, 24),
    "f64": FloatFormat(11, 53),
}


@dataclass(frozen=True, slots=True)
class ValueType:
    """A value type; ``bits`` is the width of machine numbers and 0 for the others.

    ``fields`` are the names and types of a record's fields, in order; other types have none.
    """

    name: str
    kind: TypeKind
    bits: int = 0
    fields: tuple[tuple[str, ValueType], ...] = ()

    def __str__(self) -> str:
        return self.name

    @property
    def is_integer(self) -> bool:
        """Machine integers, signed or unsigned: arithmetic wraps."""
        return self.kind in (TypeKind.INT, TypeKind.UINT)

    @property
    def is_floating(self) -> bool:
        """``f16``, ``bf16``, ``f32``, ``f64``."""
        return self.kind is TypeKind.FLOAT

    @property
    def has_floats(self) -> bool:
        """A floating-point type, or a record with a field of one."""
        return self.is_floating or any(type_.is_floating for _, type_ in self.fields)

    @property
    def has_infinities(self) -> bool:
        """A floating-point type, ``real``, or a record with a field of one.

        In the ``real`` encoding their values may be infinite: ``real`` has no infinite literal, but casts.
        """
        kinds = (TypeKind.FLOAT, TypeKind.REAL)
        return self.kind in kinds or any(type_.kind in kinds for _, type_ in self.fields)

    @property
    def format(self) -> FloatFormat:
        """The format of a floating-point type; raises :class:`KeyError` for other types."""
        return FLOAT_FORMATS[self.name]

    @property
    def is_numeric(self) -> bool:
        """Types with ``+ - * /`` and comparisons."""
        return self.kind in (TypeKind.REAL, TypeKind.FLOAT, TypeKind.INT, TypeKind.UINT)

    @property
    def least(self) -> int:
        """Least value of a machine integer type."""
        return -(1 << (self.bits - 1)) if self.kind is TypeKind.INT else 0

    @property
    def greatest(self) -> int:
        """Greatest value of a machine integer type."""
        return (1 << (self.bits - (self.kind is TypeKind.INT))) - 1

    def has(self, number: Fraction) -> bool:
        """Whether a type of numbers has a number exactly."""
        if self.is_integer:
            return number.denominator == 1 and self.least <= number <= self.greatest
        if not self.is_floating:
            return self.kind is TypeKind.REAL
        steps = abs(number) / Fraction(2) ** self.format.bottom
        if steps.denominator != 1 or abs(number) >= Fraction(2) ** (self.format.top + 1):
            return False
        digits = steps.numerator
        zeros = (digits & -digits).bit_length() - 1
        return digits.bit_length() - zeros <= self.format.significand


def wrap(type_: ValueType) -> Callable[[int], int]:
    """Two's complement wrapping into a machine integer type."""
    least, size = type_.least, 1 << type_.bits
    return lambda n: (n - least) % size + least


REAL = ValueType("real", TypeKind.REAL)
BOOL = ValueType("bool", TypeKind.BOOL)
F16 = ValueType("f16", TypeKind.FLOAT, 16)
BF16 = ValueType("bf16", TypeKind.FLOAT, 16)
F32 = ValueType("f32", TypeKind.FLOAT, 32)
F64 = ValueType("f64", TypeKind.FLOAT, 64)

#: The builtin types by name.
BUILTIN_TYPES: dict[str, ValueType] = {
    t.name: t
    for t in (
        REAL,
        BOOL,
        F16,
        BF16,
        F32,
        F64,
        *(ValueType(f"i{b}", TypeKind.INT, b) for b in (8, 16, 32, 64)),
        *(ValueType(f"u{b}", TypeKind.UINT, b) for b in (8, 16, 32, 64)),
    )
}


def opaque(name: str) -> ValueType:
    """The opaque type that a specification declares by ``type NAME``."""
    return ValueType(name, TypeKind.OPAQUE)


def record(name: str, fields: tuple[tuple[str, ValueType], ...]) -> ValueType:
    """The record type that a specification declares by ``type NAME = (FIELD : TYPE, ...)``."""
    return ValueType(name, TypeKind.RECORD, fields=fields)
