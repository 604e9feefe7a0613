"""Laws of several functions together: comparisons, numbers, orders, truth values.

``of`` makes the one law of its kind that a type of values may have.
"""

from __future__ import annotations

import math
from fractions import Fraction

from redverify.checking.data.expressions import (
    Atom,
    Builtin,
    Call,
    Function,
    Number,
    Special,
    Type,
    Value,
)
from redverify.checking.data.of_program import function_data, literal_data
from redverify.checking.laws.carriers import Meanings
from redverify.checking.laws.law import Holds, Law, LawOfFractions, LawOfType, is_fraction, is_integer, words
from redverify.checking.rendering.expressions import function, value
from redverify.language import core
from redverify.language import function_facts as facts
from redverify.language.types import BOOL, BUILTIN_TYPES, ValueType

# ---------------------------------------------------------------- comparisons

#: Comparisons and the same ones read from right to left.
FLIPPED = {">": "<", ">=": "<=", "<": ">", "<=": ">="}

#: Comparisons and their negations.
NEGATED = {"<": ">=", "<=": ">", ">": "<=", ">=": "<", "==": "!=", "!=": "=="}


class Flip(Law, frozen=True, tag="Flip"):
    """``first(x, y) = second(y, x)``"""

    first: Function
    second: Function

    WORDS = "{first} is {second} with its operands exchanged"

    HOLDS = Holds("yes", "yes", "yes", "yes", "yes")

    def _granted_by(self, impl: core.Impl) -> bool:
        kind = getattr(self.first, "kind", "")
        return any(self == Flip(Builtin(one, kind), Builtin(two, kind)) for one, two in FLIPPED.items())


class Negates(Law, frozen=True, tag="Negates"):
    """``no(first(x, y)) = second(x, y)``"""

    no: Function
    first: Function
    second: Function

    WORDS = "the negation of {first} is {second}"

    def _holds(self) -> Holds:
        exact = isinstance(self.first, Builtin) and self.first.name in ("==", "!=")
        return Holds("yes", "yes", "yes", "yes", "yes" if exact else "without NaN")

    def _granted_by(self, impl: core.Impl) -> bool:
        no, kind = Builtin("not", "bool"), getattr(self.first, "kind", "")
        return any(
            self == Negates(no, Builtin(one, kind), Builtin(two, kind)) for one, two in NEGATED.items()
        )


# ---------------------------------------------------------------- numbers


class SemiringLaws(LawOfType, frozen=True, tag="SemiringLaws"):
    """``add`` and ``mul`` with ``zero`` and ``one`` make a commutative semiring."""

    add: Function
    mul: Function
    zero: Function
    one: Function

    @classmethod
    def of(cls, kind: Type) -> SemiringLaws:
        """The semiring of a type of numbers."""
        return cls(Builtin("+", kind), Builtin("*", kind), Number(kind, 0, 1), Number(kind, 1, 1))

    WORDS = "{add} and {mul} make a commutative semiring with {zero} and {one}"

    HOLDS = Holds("yes", "yes", "yes", "no", "no")

    def _proof(self, meanings: Meanings) -> str:
        operators, constants = (self.add, self.mul), (self.zero, self.one)
        proofs = [*map(meanings.operator, operators), *map(meanings.constant, constants)]
        return f"(SemiringLaws.of_commSemiring {' '.join(proofs)})"


class NumberLaws(LawOfType, frozen=True, tag="NumberLaws"):
    """The arithmetic of a type is that of a commutative ring, whose numerals are its literals."""

    kind: Type

    WORDS = "the arithmetic of {kind} is that of a commutative ring, whose numerals are its literals"

    HOLDS = Holds("yes", "yes", "yes", "no", "no")

    def _proof(self, meanings: Meanings) -> str:
        add, mul, sub = (meanings.operator(Builtin(name, self.kind)) for name in ("+", "*", "-"))
        negation, literals = meanings.negation(self.kind), meanings.literals(self.kind)
        return f"({meanings.carrier.numbers} {add} {mul} {sub} {negation} {literals})"


class DivLaw(LawOfFractions, frozen=True, tag="DivLaw"):
    """``x / y = x * (one / y)``"""

    div: Function
    mul: Function
    one: Function

    @classmethod
    def of(cls, kind: Type) -> DivLaw:
        """The law of a type of numbers."""
        return cls(Builtin("/", kind), Builtin("*", kind), Number(kind, 1, 1))

    WORDS = "{div} is {mul} with a reciprocal"


class ReciprocalLaw(LawOfFractions, frozen=True, tag="ReciprocalLaw"):
    """``n * (one / n) = one`` for an index ``n`` that is not zero, as a value."""

    kind: Type
    div: Function
    mul: Function
    one: Function

    @classmethod
    def of(cls, kind: Type) -> ReciprocalLaw:
        """The law of a type of numbers."""
        return cls(kind, Builtin("/", kind), Builtin("*", kind), Number(kind, 1, 1))

    WORDS = "an index other than 0 has a reciprocal as a value of {kind}"


class FractionLaw(LawOfFractions, frozen=True, tag="FractionLaw"):
    """Literals that are fractions have their value: ``(p/q) * q = p``."""

    kind: Type
    mul: Function

    @classmethod
    def of(cls, kind: Type) -> FractionLaw:
        """The law of a type of numbers."""
        return cls(kind, Builtin("*", kind))

    WORDS = "literals of {kind} that are fractions have their value"


class IndexLaw(LawOfType, frozen=True, tag="IndexLaw"):
    """An index as a value is the literal of its number."""

    kind: Type

    WORDS = "an index as a value of {kind} is the literal of its number"

    HOLDS = Holds("yes", "yes", "yes", "no", "exact ones")


class WrapLaw(Law, frozen=True, tag="WrapLaw"):
    """Literals are numbers modulo ``modulus``."""

    kind: Type
    modulus: int

    @classmethod
    def of(cls, kind: ValueType) -> WrapLaw:
        """The law of a type of machine integers."""
        return cls(kind.name, kind.greatest - kind.least + 1)

    WORDS = "literals of {kind} are numbers modulo {modulus}"

    HOLDS = Holds("no", "no", "of that width", "no", "no")

    def _granted_by(self, impl: core.Impl) -> bool:
        kind = _type_named(self.kind)
        return kind is not None and kind.is_integer and self == WrapLaw.of(kind)


class CastLaw(Law, frozen=True, tag="CastLaw"):
    """The cast of a constant is a constant of the other type.

    Both types have its value exactly, so nothing is rounded, and nothing wraps. The casts of truth values
    are 0 and 1. The infinities and -0.0 are those of the other floating type.

    A number that a floating type has not exactly, such as 0.1, is kept by a cast to a wider floating type.
    That holds for floats taken as real numbers, not for IEEE floats.
    """

    source: Type
    target: Type
    given: Function
    result: Function

    @classmethod
    def of(cls, literal: core.Literal, target: ValueType) -> CastLaw | None:
        """The law of a literal's cast, if there is one."""
        given = literal_data(literal)
        match given:
            case Number(_, numerator, denominator):
                result: Function = Number(target.name, numerator, denominator)
            case Special(_, "true" | "false" as name):
                result = Number(target.name, int(name == "true"), 1)
            case Special(_, name):
                result = Special(target.name, name)
        law = cls(given.kind, target.name, given, result)
        return law if law._is_kept else None

    WORDS = "the cast from {source} to {target} takes {given} to {result}"

    def _holds(self) -> Holds:
        number = isinstance(self.given, Number)
        whole = isinstance(self.given, Number) and self.given.denominator == 1
        of_words = is_integer(self.source) and is_integer(self.target)
        # What the cast of a float to an integer is, the language leaves open where floats are IEEE's.
        left_open = is_fraction(self.source) and is_integer(self.target)
        holds = (whole, number, of_words, False, self._is_exact and not left_open)
        return Holds(*["yes" if at else "no" for at in holds])

    def _granted_by(self, impl: core.Impl) -> bool:
        return self._is_kept

    @property
    def _is_exact(self) -> bool:
        """Whether both types have the constant's value exactly, if the law is one."""
        given, one, two = self.given, _type_named(self.source), _type_named(self.target)
        if not isinstance(given, Number) or one is None or two is None:
            return True
        number = Fraction(given.numerator, given.denominator)
        return one.has(number) and two.has(number)

    @property
    def _is_kept(self) -> bool:
        """Whether the cast gives the constant, where floats are taken for real numbers."""
        one, two = _type_named(self.source), _type_named(self.target)
        if one is None or two is None or one == two:
            return False
        match self.given, self.result:
            case Number(source, n, d), Number(target, numerator, denominator):
                kept = (n, d) == (numerator, denominator) and _keeps(one, two, n, d)
            case Special(source, "true" | "false" as name), Number(target, number, 1):
                kept = one == BOOL and two.is_numeric and number == int(name == "true")
            case Special(source, "inf" | "-inf" | "-0.0" as name), Special(target, other):
                kept = one.is_floating and two.is_floating and name == other
            case _:
                return False
        return kept and (source, target) == (self.source, self.target)


def _type_named(kind: Type) -> ValueType | None:
    """A type of the language."""
    return BUILTIN_TYPES.get(kind) if isinstance(kind, str) else None


def _keeps(source: ValueType, target: ValueType, numerator: int, denominator: int) -> bool:
    """Whether a cast keeps the number of a literal, where floats are taken for real numbers.

    The fraction has to be in its lowest terms.
    """
    if denominator < 1 or math.gcd(numerator, denominator) != 1:
        return False
    number = Fraction(numerator, denominator)
    if source.has(number) and target.has(number):
        return True
    return source.is_floating and target.is_floating and _widens(source, target) and _reaches(source, number)


def _widens(source: ValueType, target: ValueType) -> bool:
    """Whether a floating type has all numbers of another one."""
    one, two = source.format, target.format
    return one.exponent <= two.exponent and one.significand <= two.significand


def _reaches(kind: ValueType, number: Fraction) -> bool:
    """Whether a number is not beyond the greatest one of a floating type."""
    format_ = kind.format
    return abs(number) <= Fraction(2) ** format_.top * (2 - Fraction(2) ** (1 - format_.significand))


class UnfoldsTo(Law, frozen=True, tag="UnfoldsTo"):
    """A usual function of one number that others define, as ``rsqrt(x) = 1 / sqrt(x)``."""

    function: Builtin

    def _text(self) -> str:
        name = self.function.name
        return f"`{name}` of {words(self.function.kind)} is what defines it: {facts.words(name)}"

    HOLDS = Holds("no", "no", "no", "no", "no")

    def _granted_by(self, impl: core.Impl) -> bool:
        return is_fraction(self.function.kind) and self._meaning() is not None

    def _meaning(self) -> core.ValueExpr | None:
        """The definition at the variable ``x``, if there is one."""
        kind = _type_named(self.function.kind)
        if kind is None or self.function.name not in facts.UNARY:
            return None
        x = core.Constant(kind, "x")
        return facts.definition(core.Apply(kind, self.function.name, (x,)))

    @property
    def proposition(self) -> str:
        """The law as a Lean proposition; raises :class:`ValueError` if the function has no definition."""
        meaning = self._meaning()
        if meaning is None:
            raise ValueError(f"nothing defines {self.function.name[:80]}")
        return f"UnfoldsTo I {function(self.function)} (fun v0 => {value(_at_atom(meaning))})"


def _at_atom(term: core.ValueExpr) -> Value:
    """A definition as a pattern: its variable is the first atom."""
    match term:
        case core.Constant():
            return Atom(0)
        case core.Literal():
            return Call(literal_data(term), ())
        case core.Apply(arguments=arguments):
            return Call(function_data(term), tuple([_at_atom(part) for part in arguments]))
        case _:
            raise TypeError(term)


# ---------------------------------------------------------------- lattices and truth values


class LatticeLaws(LawOfType, frozen=True, tag="LatticeLaws"):
    """``least`` and ``greatest`` make a distributive lattice.

    All equations between them that are true of linear orders follow. The law is granted whatever other
    types of values there are: a meaning of two types is a product, and products of lattices are lattices.
    """

    least: Function
    greatest: Function

    @classmethod
    def of(cls, kind: Type) -> LatticeLaws:
        """The lattice of a type of numbers."""
        return cls(Builtin("min", kind), Builtin("max", kind))

    WORDS = "{least} and {greatest} make a distributive lattice"

    HOLDS = Holds("yes", "yes", "yes", "no", "without NaN")


class BooleanLaws(LawOfType, frozen=True, tag="BooleanLaws"):
    """``and``, ``or``, ``xor`` and ``not`` with ``false`` and ``true`` are those of truth values."""

    conjunction: Function
    disjunction: Function
    difference: Function
    negation: Function
    false: Function
    true: Function

    @classmethod
    def of(cls, kind: Type) -> BooleanLaws:
        """The law of the type of truth values."""
        both, one, other, no = (Builtin(name, kind) for name in ("and", "or", "xor", "not"))
        return cls(both, one, other, no, Special(kind, "false"), Special(kind, "true"))

    WORDS = "`and`, `or`, `xor` and `not` are those of truth values"

    HOLDS = Holds("no", "no", "yes", "yes", "no")

    def _has(self, kind: Type) -> bool:
        return kind == "bool"


class SelectLaw(LawOfType, frozen=True, tag="SelectLaw"):
    """``select(true, x, y) = x`` and ``select(false, x, y) = y``"""

    select: Function
    true: Function
    false: Function

    @classmethod
    def of(cls, kind: Type) -> SelectLaw:
        """The law of a type."""
        return cls(Builtin("select", kind), Special("bool", "true"), Special("bool", "false"))

    WORDS = "{select} chooses by truth values"

    HOLDS = Holds("yes", "yes", "yes", "yes", "yes")


#: A law of numbers, of their order, of truth values, or of what stands for numbers.
Arithmetic = (
    Flip | Negates | SemiringLaws | NumberLaws | DivLaw | ReciprocalLaw | FractionLaw | IndexLaw | CastLaw
    | WrapLaw | LatticeLaws | BooleanLaws | UnfoldsTo | SelectLaw
)  # fmt: skip
