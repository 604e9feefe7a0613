"""Arithmetic of values: which laws make two terms equal, as patterns over atoms."""

from __future__ import annotations

import hashlib
import math
import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import product

from redverify.checking.data.expressions import Atom, Builtin, Call, Function, Number, Special, Value
from redverify.checking.data.of_program import function_data, literal_data, type_data
from redverify.checking.laws.arithmetic import (
    FLIPPED,
    NEGATED,
    BooleanLaws,
    DivLaw,
    LatticeLaws,
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
_LATTICE = ("min", "max")
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


def families(*terms: core.ValueExpr) -> list[tuple[str, ...]]:
    """The families of operators that are at the head of a term: of a ring, a lattice, truth values."""
    heads = {t.function for t in terms if isinstance(t, core.Apply) and not t.declared}
    return [family for family in (_RING, _LATTICE, _BOOLEAN) if heads & set(family)]


def pattern(term: core.ValueExpr, known: Sequence[str], atoms: Atoms, *, fractions: bool) -> Value:
    """The term with numbered atoms: its operators are ``known``, its literals are kept.

    fractions: whether literals that are not whole numbers are kept.
    """
    if isinstance(term, core.Apply) and not term.declared and term.function in known:
        parts = [pattern(argument, known, atoms, fractions=fractions) for argument in term.arguments]
        return Call(function_data(term), tuple(parts))
    if is_kept(term, fractions=fractions):
        assert isinstance(term, core.Literal)
        return Call(literal_data(term), ())
    return Atom(atoms.number(term))


def is_kept(term: core.ValueExpr, *, fractions: bool) -> bool:
    """Whether a pattern has the term as a literal."""
    if not isinstance(term, core.Literal) or isinstance(term.value, str):
        return False
    return fractions or isinstance(term.value, bool) or term.value.denominator == 1


def literals(term: Value) -> Iterator[Function]:
    """The literals of a pattern."""
    if isinstance(term, Call):
        if not term.arguments:
            yield term.function
        for part in term.arguments:
            yield from literals(part)


def evaluate(term: Value, atoms: Sequence[int], field_: int) -> int | Fraction:
    """A pattern's value at numbers: modulo ``field_``, or (0) in the order of fractions.

    Raises :class:`ValueError` for anything but a pattern, and where a literal's denominator has no inverse.
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


def _reciprocal(number: int) -> int:
    """Any function of a number: the law of division does not say that ``1 / y`` times ``y`` is 1."""
    return int.from_bytes(hashlib.blake2b(str(number).encode(), digest_size=8).digest())


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
            return values[0] * _reciprocal(int(values[1]))
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


#: Atoms up to which all their values are tried: beyond that there is no proof.
_MOST_ATOMS = 12

#: Minima of atoms up to which Lean computes a term of ``min`` and ``max``, as a maximum of minima.
_MOST_MINIMA = 64

#: Monomials up to which a term of integers is multiplied out.
_MOST_MONOMIALS = 2000

#: Coefficients by monomials: each a sorted tuple of atoms.
_Polynomial = dict[tuple[int, ...], int]


def agree(left: Value, right: Value, count: int, kind: str) -> bool:
    """Whether two patterns over ``count`` atoms are equal by the laws of a kind of arithmetic, and no others.

    Rings: at random numbers. Distributive lattices and truth values: an equation holds for all values if it
    holds for 0 and 1. Laws of lattices do not say which literal is less, so each may be either.
    """
    if kind == "ring":
        source = random.Random(7)
        tried: Iterator[Sequence[int]] = (
            [source.randrange(1, _PRIME) for _ in range(count)] for _ in range(12)
        )
    else:
        if kind == "lattice":
            known = list(dict.fromkeys([*literals(left), *literals(right)]))
            numbers = {literal: Atom(count + n) for n, literal in enumerate(known)}
            left, right, count = _replaced(left, numbers), _replaced(right, numbers), count + len(known)
        if count > _MOST_ATOMS:
            return False
        tried = product((0, 1), repeat=count)
    try:
        field_ = _PRIME if kind == "ring" else 0
        return all(evaluate(left, atoms, field_) == evaluate(right, atoms, field_) for atoms in tried)
    except ValueError:
        return False


def _replaced(term: Value, literal: Mapping[Function, Value]) -> Value:
    """The pattern with other terms for its literals."""
    if not isinstance(term, Call):
        return term
    if not term.arguments:
        return literal[term.function]
    return Call(term.function, tuple([_replaced(part, literal) for part in term.arguments]))


def _minima(term: Value) -> int:
    """Of how many minima of atoms a pattern of ``min`` and ``max`` is the maximum."""
    match term:
        case Call(Builtin("min" | "max" as name), parts):
            counts = [_minima(part) for part in parts]
            return sum(counts) if name == "max" else math.prod(counts)
        case _:
            return 1


def wraps(left: Value, right: Value, modulus: int) -> bool:
    """Whether two patterns are the same polynomial modulo a number.

    Not whether they have the same values: ``128 * x * (x + 1)`` is zero at all bytes, but by no law of rings.
    """
    try:
        one, two = _polynomial(left), _polynomial(right)
    except ValueError:
        return False
    return all((one.get(m, 0) - two.get(m, 0)) % modulus == 0 for m in {*one, *two})


def _polynomial(term: Value) -> _Polynomial:
    """A pattern multiplied out; raises :class:`ValueError` for what is none, or too large."""
    match term:
        case Atom(position):
            return {(position,): 1}
        case Call(Number(_, numerator, 1)):
            return {(): numerator}
        case Call(Builtin("neg"), (part,)):
            return {m: -c for m, c in _polynomial(part).items()}
        case Call(Builtin("+" | "-" as name), (first, second)):
            result = Counter(_polynomial(first))
            for monomial, coefficient in _polynomial(second).items():
                result[monomial] += coefficient if name == "+" else -coefficient
            return result
        case Call(Builtin("*"), (first, second)):
            one, two = _polynomial(first), _polynomial(second)
            if len(one) * len(two) > _MOST_MONOMIALS:
                raise ValueError(term)
            result = Counter()
            for (m, c), (n, d) in product(one.items(), two.items()):
                result[tuple(sorted(m + n))] += c * d
            return result
        case _:
            raise ValueError(term)


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
    if names and names <= set(_LATTICE) and _minima(left) <= _MOST_MINIMA >= _minima(right):
        return ("lattice", [LatticeLaws.of(tau)]) if agree(left, right, count, "lattice") else None
    if names and names <= set(_BOOLEAN) and agree(left, right, count, "boolean"):
        return "boolean", [BooleanLaws.of(tau)]
    return None


def _ring(left: Value, right: Value, type_: ValueType, count: int, names: set[str]) -> Arithmetic | None:
    """The arithmetic of numbers that makes two patterns equal: as few laws as will do."""
    tau = type_data(type_)
    found = [*literals(left), *literals(right)]
    if "/" in names and type_.is_integer:
        return None
    plainly = agree(left, right, count, "ring")
    if not plainly and not (type_.is_integer and wraps(left, right, type_.greatest - type_.least + 1)):
        return None
    if (
        plainly
        and names <= {"+", "*"}
        and all(item in (Number(tau, 0, 1), Number(tau, 1, 1)) for item in found)
    ):
        # Reordering the operands of one operator needs fewer laws: that is tried elsewhere.
        return None if not found and len(names) == 1 else ("semiring", [SemiringLaws.of(tau)])
    laws: list[AnyLaw] = [NumberLaws(tau)]
    numbers = [item for item in found if isinstance(item, Number)]
    if type_.is_integer and not (plainly and all(_small(item.numerator) for item in numbers)):
        return "wrapping", [*laws, WrapLaw.of(type_)]
    if any(item.denominator != 1 for item in numbers):
        return None
    if "/" in names:
        laws.append(DivLaw.of(tau))
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
