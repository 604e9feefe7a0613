"""Values as polynomials over atoms: what sums of products look like once they are multiplied out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import product as pairs_of

from redverify.certifying.emission.equality.algebra import Atoms
from redverify.language import core
from redverify.language.types import ValueType

#: Coefficients by monomials: each a sorted tuple of the numbers of atoms, with repetitions.
Polynomial = dict[tuple[int, ...], int]

#: The operators of polynomials. A quotient is a product with a reciprocal, which is an atom.
OPERATORS = ("+", "*", "-", "neg", "/")

#: Monomials up to which a value is multiplied out.
MONOMIALS = 64


class TooLarge(Exception):
    """A value has more monomials than are multiplied out."""


def literal(type_: ValueType, number: int) -> core.Literal:
    """A whole number as a value of a type."""
    return core.Literal(type_, Fraction(number))


def is_arithmetic(value: core.ValueExpr) -> bool:
    """Whether an operator of polynomials is at the head of a value."""
    return isinstance(value, core.Apply) and not value.declared and value.function in OPERATORS


def reciprocal(value: core.ValueExpr) -> core.Apply:
    """``1 / value``"""
    return core.Apply(value.type, "/", (literal(value.type, 1), value))


def is_reciprocal(value: core.ValueExpr, of: core.ValueExpr) -> bool:
    """Whether a value is ``1 / of``."""
    return value == reciprocal(of)


@dataclass(slots=True)
class Ring:
    """Polynomials of one type over atoms; ``same`` tells equal atoms."""

    type: ValueType
    same: Callable[[core.ValueExpr, core.ValueExpr], bool]
    atoms: Atoms = field(init=False)

    def __post_init__(self) -> None:
        self.atoms = Atoms(self.same)

    def of(self, value: core.ValueExpr) -> Polynomial:
        """A value multiplied out; raises :class:`TooLarge`."""
        match value:
            case core.Literal(value=Fraction() as number) if number.denominator == 1:
                return {(): int(number)} if number else {}
            case core.Apply(function="neg", arguments=(part,), declared=False):
                return {m: -c for m, c in self.of(part).items()}
            case core.Apply(function="+" | "-" as sign, arguments=(one, two), declared=False):
                result = Counter(self.of(one))
                for monomial, coefficient in self.of(two).items():
                    result[monomial] += coefficient if sign == "+" else -coefficient
                return _plain(result)
            case core.Apply(function="*", arguments=(one, two), declared=False):
                return times(self.of(one), self.of(two))
            case core.Apply(function="/", arguments=(one, two), declared=False) if not value.type.is_integer:
                unit = {(): 1}
                first = self.of(one)
                inverse = value if first == unit else reciprocal(two)
                return times(first, {(self.atoms.number(inverse),): 1})
            case _:
                return {(self.atoms.number(value),): 1}

    def monomial(self, coefficient: int, atoms: Iterable[int]) -> core.ValueExpr:
        """A product: the coefficient unless it is 1, and the atoms."""
        factors: list[core.ValueExpr] = [self.atoms.found[atom] for atom in atoms]
        if coefficient != 1 or not factors:
            factors.insert(0, literal(self.type, coefficient))
        return joined("*", factors)

    def value(self, polynomial: Polynomial) -> core.ValueExpr:
        """The polynomial as a sum of products."""
        if not polynomial:
            return literal(self.type, 0)
        return joined("+", [self.monomial(c, m) for m, c in polynomial.items()])


def times(first: Polynomial, second: Polynomial) -> Polynomial:
    """The product; raises :class:`TooLarge`."""
    if len(first) * len(second) > MONOMIALS:
        raise TooLarge
    result: Counter[tuple[int, ...]] = Counter()
    for (m, c), (n, d) in pairs_of(first.items(), second.items()):
        result[tuple(sorted(m + n))] += c * d
    return _plain(result)


def _plain(polynomial: Polynomial) -> Polynomial:
    """The polynomial without monomials that cancelled."""
    return {m: c for m, c in polynomial.items() if c}


def joined(operator: str, parts: Sequence[core.ValueExpr]) -> core.ValueExpr:
    """``((a ⊙ b) ⊙ c) ⊙ …``"""
    result = parts[0]
    for part in parts[1:]:
        result = core.Apply(part.type, operator, (result, part))
    return result


def product(first: core.ValueExpr, second: core.ValueExpr) -> core.Apply:
    """``first * second``"""
    return core.Apply(second.type, "*", (first, second))


def plus(first: core.ValueExpr, second: core.ValueExpr) -> core.Apply:
    """``first + second``"""
    return core.Apply(second.type, "+", (first, second))
