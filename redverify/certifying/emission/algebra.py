"""Arithmetic of values: which laws make two terms equal, as patterns over atoms."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from redverify.checking.data.expressions import Atom, Builtin, Call, Function, Number, Special, Value
from redverify.checking.data.of_program import function_data, literal_data, type_data
from redverify.checking.laws.arithmetic import (
    FLIPPED,
    NEGATED,
    BooleanLaws,
    DivLaw,
    FractionLaw,
    LinearLaws,
    NumberLaws,
    SemiringLaws,
    WrapLaw,
)
from redverify.checking.laws.catalogue import AnyLaw
from redverify.language import core
from redverify.language.types import ValueType

#: Values are compared modulo this prime.
_PRIME = (1 << 61) - 1

_RING = ("+", "*", "-", "neg", "/")
_ORDER = ("min", "max")
_BOOLEAN = ("and", "or", "xor", "not")


@dataclass(slots=True)
class Atoms:
    """The parts of two terms that arithmetic does not look into; ``same`` tells equal ones."""

    same: Callable[[core.ValueExpr, core.ValueExpr], bool]
    found: list[core.ValueExpr] = field(default_factory=list)

    def number(self, value: core.ValueExpr) -> int:
        """The number of an atom."""
        for position, other in enumerate(self.found):
            if self.same(value, other):
                return position
        self.found.append(value)
        return len(self.found) - 1


def operators(term: core.ValueExpr, of: ValueType) -> Iterator[str]:
    """The built-in operators at the top of a term of one type."""
    if isinstance(term, core.Apply) and not term.declared and term.type == of:
        yield term.function
        for argument in term.arguments:
            yield from operators(argument, of)


def pattern(spec: core.Spec, term: core.ValueExpr, known: Sequence[str], atoms: Atoms) -> Value:
    """The term with numbered atoms: its operators are ``known``, its literals are kept."""
    if isinstance(term, core.Apply) and not term.declared and term.function in known:
        parts = [pattern(spec, argument, known, atoms) for argument in term.arguments]
        return Call(function_data(term), tuple(parts))
    if isinstance(term, core.Literal) and not isinstance(term.value, str):
        return Call(literal_data(term), ())
    return Atom(atoms.number(term))


def literals(term: Value) -> Iterator[Function]:
    """The literals of a pattern."""
    if isinstance(term, Call):
        if not term.arguments:
            yield term.function
        for part in term.arguments:
            yield from literals(part)


def evaluate(term: Value, atoms: Sequence[int], field_: int) -> int | Fraction:
    """A pattern's value at numbers: modulo ``field_``, or (0) in the order of fractions.

    Raises :class:`ValueError` for what is no pattern, and where a divisor has no inverse.
    """
    match term:
        case Atom(position):
            return atoms[position]
        case Call(Special(name=name)):
            return 1 if name == "true" else 0
        case Call(Number(_, numerator, denominator)):
            if not field_:
                return Fraction(numerator, denominator)
            return numerator * pow(denominator, -1, field_) % field_
        case Call(Builtin(name), parts):
            result = _applied(name, [evaluate(part, atoms, field_) for part in parts], field_)
            return result % field_ if field_ else result
        case _:
            raise ValueError(term)


def _applied(name: str, values: Sequence[int | Fraction], field_: int) -> int | Fraction:
    """An operator of patterns at values."""
    match name:
        case "+":
            return values[0] + values[1]
        case "*":
            return values[0] * values[1]
        case "-":
            return values[0] - values[1]
        case "neg":
            return -values[0]
        case "/":
            return values[0] * pow(int(values[1]), -1, field_)
        case "min":
            return min(values)
        case "max":
            return max(values)
        case "and":
            return int(values[0]) & int(values[1])
        case "or":
            return int(values[0]) | int(values[1])
        case "xor":
            return int(values[0]) ^ int(values[1])
        case "not":
            return 1 - int(values[0])
        case _:
            raise ValueError(name)


def agree(left: Value, right: Value, count: int, kind: str, modulus: int = _PRIME) -> bool:
    """Whether two patterns have the same value at random numbers."""
    source = random.Random(7)
    for _ in range(12):
        if kind == "ring":
            atoms = [source.randrange(1, modulus) for _ in range(count)]
        elif kind == "boolean":
            atoms = [source.randrange(2) for _ in range(count)]
        else:
            atoms = source.sample(range(-50 - count, 50 + count), count)
        try:
            field_ = modulus if kind == "ring" else 0
            if evaluate(left, atoms, field_) != evaluate(right, atoms, field_):
                return False
        except ValueError:
            return False
    return True


def leaves(term: core.ValueExpr, operator: str, type_: ValueType) -> list[core.ValueExpr]:
    """The operands of nested applications of one operator."""
    if (
        isinstance(term, core.Apply)
        and term.function == operator
        and term.type == type_
        and len(term.arguments) == 2
    ):
        return [leaf for a in term.arguments for leaf in leaves(a, operator, type_)]
    return [term]


#: The kind of arithmetic that makes two patterns equal (:data:`.rules.TACTICS`), and its laws.
Arithmetic = tuple[str, list[AnyLaw]]


def laws_for(left: Value, right: Value, type_: ValueType, count: int) -> Arithmetic | None:
    """The arithmetic that makes two patterns over ``count`` atoms equal, if there is one."""
    names = set(_functions(left)) | set(_functions(right))
    tau = type_data(type_)
    if names and names <= set(_RING):
        return _ring(left, right, type_, count, names)
    if names and names <= set(_ORDER) and agree(left, right, count, "order"):
        return "order", [LinearLaws.of(tau)]
    if names and names <= set(_BOOLEAN) and agree(left, right, count, "boolean"):
        return "boolean", [BooleanLaws.of(tau)]
    return None


def _ring(left: Value, right: Value, type_: ValueType, count: int, names: set[str]) -> Arithmetic | None:
    """The arithmetic of numbers that makes two patterns equal: as few laws as will do."""
    tau = type_data(type_)
    found = [*literals(left), *literals(right)]
    modulus = type_.greatest - type_.least + 1 if type_.is_integer else _PRIME
    if "/" in names and type_.is_integer:
        return None
    if not agree(left, right, count, "ring", modulus):
        return None
    if names <= {"+", "*"} and all(item in (Number(tau, 0, 1), Number(tau, 1, 1)) for item in found):
        # Reordering the operands of one operator needs fewer laws: that is tried elsewhere.
        return None if not found and len(names) == 1 else ("semiring", [SemiringLaws.of(tau)])
    laws: list[AnyLaw] = [NumberLaws(tau)]
    numbers = [item for item in found if isinstance(item, Number)]
    if type_.is_integer and any(not _small(item.numerator) for item in numbers):
        return "wrapping", [*laws, WrapLaw.of(type_)]
    if "/" in names:
        laws.append(DivLaw.of(tau))
    if any(item.denominator != 1 for item in numbers):
        laws.append(FractionLaw.of(tau))
    if len(laws) > 2 or (len(laws) == 2 and "/" not in names):
        return None
    return ("quotient" if len(laws) == 2 else "number"), laws


def _small(number: int) -> bool:
    return -8 <= number <= 8


def _functions(term: Value) -> Iterator[str]:
    """The names of the operators in a pattern."""
    if isinstance(term, Call) and term.arguments:
        assert isinstance(term.function, Builtin)
        yield term.function.name
        for part in term.arguments:
            yield from _functions(part)


def flipped(term: core.ValueExpr) -> str | None:
    """The comparison that is a comparison's reverse, if it is written the other way round."""
    if isinstance(term, core.Apply) and not term.declared and len(term.arguments) == 2:
        return FLIPPED[term.function] if term.function in (">", ">=") else None
    return None


def negated(term: core.ValueExpr) -> str | None:
    """The comparison that is the negation of the comparison under a ``not``."""
    if isinstance(term, core.Apply) and term.function == "not" and not term.declared:
        inner = term.arguments[0]
        if isinstance(inner, core.Apply) and not inner.declared:
            return NEGATED.get(inner.function)
    return None
