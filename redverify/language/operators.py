"""Reductions, their operators, and the laws and units of operators (``docs/language.md``)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from redverify.language.core import Apply, Constant, Literal, Spec
from redverify.language.encodings import FloatLaws, encoding_of
from redverify.language.types import TypeKind, ValueType

#: Operator of each named reduction.
REDUCTION_OPERATOR: dict[str, str] = {
    "sum": "+",
    "prod": "*",
    "max": "max",
    "min": "min",
    "any": "or",
    "all": "and",
    "xor": "xor",
}

#: Name of the reduction of each builtin operator.
REDUCTION_NAME: dict[str, str] = {op: name for name, op in REDUCTION_OPERATOR.items()}

BUILTIN_OPERATORS = frozenset(REDUCTION_NAME)


@dataclass(frozen=True, slots=True)
class Laws:
    """What may be used of an operator; ``unit`` is ``None`` if it has none.

    ``start`` is a value ``S`` with ``S ⊙ S = S`` and ``(S ⊙ x) ⊙ S = S ⊙ x`` for all ``x``: of what starts
    at ``S`` it is the unit. ``None`` if none is declared.
    """

    associative: bool
    commutative: bool
    unit: Literal | Constant | None
    start: Literal | Apply | None = None


def builtin_unit(operator: str, type_: ValueType, *, ieee: bool = False) -> Literal | None:
    """The unit of a builtin operator at a type, after the table of ``docs/language.md``."""
    if operator == "+":
        if ieee and type_.is_floating:
            return Literal(type_, "-0.0")
        return Literal(type_, Fraction(0))
    if operator == "*":
        return Literal(type_, Fraction(1))
    if operator in ("max", "min"):
        if type_.is_floating:
            return Literal(type_, "-inf" if operator == "max" else "inf")
        if type_.is_integer:
            return Literal(type_, Fraction(type_.least if operator == "max" else type_.greatest))
        return None
    if operator in ("and", "or"):
        return Literal(type_, operator == "and")
    if operator == "xor":
        return Literal(type_, False) if type_.kind is TypeKind.BOOL else Literal(type_, Fraction(0))
    raise KeyError(operator)


def laws_of(spec: Spec, operator: str, type_: ValueType, values: str = "real") -> Laws:
    """The laws of a builtin or declared operator under an encoding of values."""
    declared = spec.operators.get(operator)
    if declared is not None:
        return Laws(declared.associative, declared.commutative, declared.unit, declared.start)
    floats = encoding_of(values).laws
    arithmetic = type_.is_floating and operator in ("+", "*")
    return Laws(
        associative=not arithmetic or floats >= FloatLaws.ASSOCIATIVE,
        commutative=not arithmetic or floats is not FloatLaws.ASSOCIATIVE,
        unit=builtin_unit(operator, type_, ieee=floats is FloatLaws.BITWISE),
    )
