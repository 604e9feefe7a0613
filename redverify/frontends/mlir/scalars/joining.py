"""What joins the values of a reduction: the operations of ``arith`` that ``vector`` and ``affine`` name."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from redverify.frontends.mlir.scalars.operations import TRUTHS, Declared, binary
from redverify.language import core
from redverify.language.machine_operations import LAWFUL
from redverify.language.operators import builtin_unit
from redverify.language.types import BOOL, ValueType

#: The kinds of ``vector``; that of a sum or product is the same of floats and integers.
_OF_VECTORS = {"add": "addi", "mul": "muli", "and": "andi", "or": "ori", "xor": "xori"}

#: The kinds of ``affine.parallel``, which are those of ``arith``'s atomic operations.
_OF_LOOPS = {
    0: "addf",
    1: "addi",
    3: "maximumf",
    4: "maxsi",
    5: "maxui",
    6: "minimumf",
    7: "minsi",
    8: "minui",
    9: "mulf",
    10: "muli",
    11: "ori",
    12: "andi",
    13: "maxnumf",
    14: "minnumf",
}

_BUILTIN = {
    "addf": "+",
    "addi": "+",
    "mulf": "*",
    "muli": "*",
    "maximumf": "max",
    "maxsi": "max",
    "minimumf": "min",
    "minsi": "min",
}

_ORDERED_BITS = ("maxui", "minui")


@dataclass(frozen=True, slots=True)
class Joining:
    """The operation ``arith.name`` on values of a type: associative, commutative, with a unit.

    Only of floats under encodings that round is it not associative.
    """

    name: str
    type: ValueType

    def of(self, left: core.ValueExpr, right: core.ValueExpr, declared: Declared) -> core.ValueExpr:
        """Two values joined."""
        return binary(self.name, self.type, (left, right), declared)

    def unit(self) -> core.Literal | None:
        """What changes nothing that it is joined to."""
        if self.type == BOOL:
            return builtin_unit(TRUTHS[self.name], BOOL)
        if self.name in _BUILTIN:
            return builtin_unit(_BUILTIN[self.name], self.type)
        if self.name in _ORDERED_BITS:  # of bits, 0 is the least number, and -1 the greatest
            return core.Literal(self.type, Fraction(0 if self.name == "maxui" else -1))
        return core.Literal(self.type, Fraction(LAWFUL[f"arith_{self.name}"]))

    @property
    def rounds(self) -> bool:
        """Whether the order of a sum or product of floats can be seen."""
        return self.type.is_floating and _BUILTIN[self.name] in ("+", "*")


def joining(kind: str | int, type_: ValueType, values: str) -> Joining | None:
    """What joins values for a kind of ``vector`` (a word) or ``affine.parallel`` (a number)."""
    name = _OF_LOOPS.get(kind, "") if isinstance(kind, int) else _OF_VECTORS.get(kind, kind)
    if name in ("maxnumf", "minnumf") and values == "real":
        name = {"maxnumf": "maximumf", "minnumf": "minimumf"}[name]
    known = TRUTHS if type_ == BOOL else (*_BUILTIN, *(() if type_.is_floating else (*_ORDERED_BITS, *_BITS)))
    return Joining(name, type_) if name in known else None


_BITS = ("andi", "ori", "xori")
