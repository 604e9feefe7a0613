"""Arithmetic of values: which laws make two terms equal, as patterns over atoms."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from redverify.checking.data import Data, function_data, literal_data, type_data, value_data
from redverify.language import core
from redverify.language.types import ValueType

#: Values are compared modulo this prime.
_PRIME = (1 << 61) - 1

_RING = ("+", "*", "-", "neg", "/")
_ORDER = ("min", "max")
_BOOLEAN = ("and", "or", "xor", "not")
_FLIPPED = {">": "<", ">=": "<="}
_NEGATED = {"<": ">=", "<=": ">", ">": "<=", ">=": "<", "==": "!=", "!=": "=="}


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


def pattern(spec: core.Spec, term: core.ValueExpr, known: Sequence[str], atoms: Atoms) -> Data:
    """The term with numbered atoms: its operators are ``known``, its literals are kept."""
    if isinstance(term, core.Apply) and not term.declared and term.function in known:
        return [
            "fn",
            function_data(term),
            [pattern(spec, argument, known, atoms) for argument in term.arguments],
        ]
    if isinstance(term, core.Literal) and not isinstance(term.value, str):
        return ["fn", literal_data(term), []]
    return ["atom", atoms.number(term)]


def literals(data: Data) -> Iterator[Data]:
    """The literals of a pattern."""
    if data[0] == "fn":
        if not data[2]:
            yield data[1]
        for part in data[2]:
            yield from literals(part)


def evaluate(data: Data, atoms: Sequence[int], field_: int) -> int | Fraction:
    """A pattern's value at numbers: modulo ``field_``, or (0) in the order of fractions."""
    if data[0] == "atom":
        return atoms[int(data[1])]
    symbol, parts = data[1], data[2]
    if not parts:
        if symbol[0] == "special":
            return 1 if symbol[2] == "true" else 0
        number = Fraction(symbol[2], symbol[3])
        if not field_:
            return number
        return number.numerator * pow(number.denominator, -1, field_) % field_
    values = [evaluate(part, atoms, field_) for part in parts]
    name = symbol[1]
    result: int | Fraction
    match name:
        case "+":
            result = values[0] + values[1]
        case "*":
            result = values[0] * values[1]
        case "-":
            result = values[0] - values[1]
        case "neg":
            result = -values[0]
        case "/":
            result = values[0] * pow(int(values[1]), -1, field_)
        case "min":
            result = min(values)
        case "max":
            result = max(values)
        case "and":
            result = int(values[0]) & int(values[1])
        case "or":
            result = int(values[0]) | int(values[1])
        case "xor":
            result = int(values[0]) ^ int(values[1])
        case "not":
            result = 1 - int(values[0])
        case _:
            raise ValueError(name)
    return result % field_ if field_ else result


def agree(left: Data, right: Data, count: int, kind: str, modulus: int = _PRIME) -> bool:
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


def laws_for(left: Data, right: Data, type_: ValueType, count: int) -> tuple[str, list[Data]] | None:
    """The kind of arithmetic that makes two patterns equal, and its laws."""
    names = set(_functions(left)) | set(_functions(right))
    tau = type_data(type_)
    found = [*literals(left), *literals(right)]
    if names and names <= set(_RING):
        modulus = type_.greatest - type_.least + 1 if type_.is_integer else _PRIME
        if "/" in names and type_.is_integer:
            return None
        if not agree(left, right, count, "ring", modulus):
            return None
        plain = names <= {"+", "*"} and all(
            item[0] == "literal" and item[3] == 1 and item[2] in (0, 1) for item in found
        )
        if plain and not found and len(names) == 1:
            return None
        if plain:
            add, mul = ["builtin", "+", tau], ["builtin", "*", tau]
            zero, one = ["literal", tau, 0, 1], ["literal", tau, 1, 1]
            return "semiring", [["SemiringLaws", add, mul, zero, one]]
        laws: list[Data] = [["NumberLaws", tau]]
        if type_.is_integer and any(item[0] == "literal" and not _small(item[2]) for item in found):
            return "wrapping", [*laws, ["WrapLaw", tau, type_.greatest - type_.least + 1]]
        if "/" in names:
            laws.append(["DivLaw", ["builtin", "/", tau], ["builtin", "*", tau], ["literal", tau, 1, 1]])
        if any(item[0] == "literal" and item[3] != 1 for item in found):
            laws.append(["FractionLaw", tau, ["builtin", "*", tau]])
        if len(laws) > 2 or (len(laws) == 2 and "/" not in names):
            return None
        return ("quotient" if len(laws) == 2 else "number"), laws
    if names and names <= set(_ORDER):
        if not agree(left, right, count, "order"):
            return None
        return "order", [["LinearLaws", ["builtin", "min", tau], ["builtin", "max", tau]]]
    if names and names <= set(_BOOLEAN):
        if not agree(left, right, count, "boolean"):
            return None
        functions = [["builtin", name, tau] for name in ("and", "or", "xor", "not")]
        constants = [["special", tau, name] for name in ("false", "true")]
        return "boolean", [["BooleanLaws", *functions, *constants]]
    return None


def _small(number: int) -> bool:
    return -8 <= number <= 8


def _functions(data: Data) -> Iterator[str]:
    if data[0] == "fn" and data[2]:
        yield data[1][1]
        for part in data[2]:
            yield from _functions(part)


def flipped(term: core.ValueExpr) -> str | None:
    """The comparison that is a comparison's reverse, if it is written the other way round."""
    if isinstance(term, core.Apply) and not term.declared and len(term.arguments) == 2:
        return _FLIPPED.get(term.function)
    return None


def negated(term: core.ValueExpr) -> str | None:
    """The comparison that is the negation of the comparison under a ``not``."""
    if isinstance(term, core.Apply) and term.function == "not" and not term.declared:
        inner = term.arguments[0]
        if isinstance(inner, core.Apply) and not inner.declared:
            return _NEGATED.get(inner.function)
    return None


__all__ = ["Atoms", "agree", "flipped", "laws_for", "leaves", "negated", "operators", "pattern", "value_data"]
