"""Index expressions that are not affine, and what stands for them until they are.

While a program is read, a product of two variables, or a quotient by one, is given a *stand-in*: a variable
whose name no program can have. :class:`Nonlinear` says what it stands for. The rest of an expression may then
be kept in the canonical form of affine terms. :mod:`.loop_digits` rewrites the loops so that the stand-ins
become affine. What stays is refused at its place; no stand-in is ever in a text.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal, assert_never

from redverify.frontends.common.errors import Origin
from redverify.frontends.common.indices.polynomials import (
    Atom,
    Element,
    Extreme,
    Floor,
    Polynomial,
    atom,
    divided,
    mapped,
    named,
    number,
)
from redverify.frontends.common.terms import canonical
from redverify.language import core
from redverify.language.terms import free_variables

Kind = Literal["*", "//", "%"]


@dataclass(frozen=True, slots=True)
class Nonlinear:
    """``left kind right``, which is not affine; ``construct`` says so in the words of a refusal."""

    kind: Kind
    left: core.IndexExpr
    right: core.IndexExpr
    construct: str
    origin: Origin


@dataclass(slots=True)
class StandIns:
    """What each stand-in of one program stands for, by its name. Equal expressions share one."""

    of: dict[str, Nonlinear] = field(default_factory=dict)

    def add(self, meaning: Nonlinear) -> core.IVar:
        """The stand-in for an expression."""
        key = (meaning.kind, meaning.left, meaning.right)
        for name, known in self.of.items():
            if (known.kind, known.left, known.right) == key:
                return core.IVar(name)
        name = f"$nonlinear{len(self.of)}"
        self.of[name] = meaning
        return core.IVar(name)

    def inside(self, expr: core.IndexExpr | core.Cond) -> list[Nonlinear]:
        """What the stand-ins in an expression stand for, and those inside of these."""
        found: list[Nonlinear] = []
        for name in sorted(free_variables(expr) & set(self.of)):
            meaning = self.of[name]
            found += [meaning, *self.inside(meaning.left), *self.inside(meaning.right)]
        return found

    def variables(self, expr: core.IndexExpr | core.Cond) -> frozenset[str]:
        """The program's variables in an expression, also those in what stand-ins stand for."""
        plain = free_variables(expr) - set(self.of)
        parts = [part for meaning in self.inside(expr) for part in (meaning.left, meaning.right)]
        return plain.union(*(free_variables(p) - set(self.of) for p in parts))


class NotAffine(Exception):
    """A polynomial has a product or a quotient that the language cannot write."""


def as_polynomial(expr: core.IndexExpr, stand_ins: Mapping[str, Nonlinear]) -> Polynomial:
    """The number that an index expression is, with stand-ins replaced by what they stand for."""

    def again(part: core.IndexExpr) -> Polynomial:
        return as_polynomial(part, stand_ins)

    match expr:
        case core.IConst(value):
            return number(value)
        case core.IVar(name):
            meaning = stand_ins.get(name)
            return named(name) if meaning is None else _of_meaning(meaning, stand_ins)
        case core.IAdd(left, right):
            return again(left) + again(right)
        case core.IMul(factor, operand):
            return again(operand).scaled(factor)
        case core.IDiv(operand, divisor):
            return floor_of(again(operand), number(divisor))
        case core.IMod(operand, divisor):
            dividend = again(operand)
            return dividend - floor_of(dividend, number(divisor)).scaled(divisor)
        case core.IProd(left, right):
            return again(left) * again(right)
        case core.IQuot(left, right):
            return floor_of(again(left), again(right))
        case core.IRem(left, right):
            dividend, divisor_ = again(left), again(right)
            return dividend - floor_of(dividend, divisor_) * divisor_
        case core.IMin(operands):
            return atom(Extreme(False, tuple(again(o) for o in operands)))
        case core.IMax(operands):
            return atom(Extreme(True, tuple(again(o) for o in operands)))
        case core.ISelect():
            if free_variables(expr) & set(stand_ins):
                raise NotAffine
            return atom(expr)
        case _:
            assert_never(expr)


def _of_meaning(meaning: Nonlinear, stand_ins: Mapping[str, Nonlinear]) -> Polynomial:
    left, right = (as_polynomial(side, stand_ins) for side in (meaning.left, meaning.right))
    match meaning.kind:
        case "*":
            return left * right
        case "//":
            return floor_of(left, right)
        case "%":
            return left - right * floor_of(left, right)
        case _:
            assert_never(meaning.kind)


def floor_of(value: Polynomial, divisor: Polynomial) -> Polynomial:
    """``value // divisor``, with the multiples of the divisor taken out: they leave a quotient as they are.

    The divisor is not zero where the program runs, so this holds for either sign of it.
    """
    if not divisor.terms:
        raise NotAffine
    whole, rest = divided(value, divisor)
    return whole if not rest.terms or divisor.constant == 1 else whole + _quotient(rest, divisor)


def _quotient(rest: Polynomial, divisor: Polynomial) -> Polynomial:
    by, value = divisor.constant, rest.constant
    if by is not None and value is not None:
        return number(value // by)
    return atom(Floor(rest, divisor))


def rewritten(value: Polynomial, change: Callable[[Atom], Polynomial | None]) -> Polynomial:
    """The polynomial with atoms replaced where ``change`` says by what, inside of other atoms too."""

    def of_atom(part: Atom) -> Polynomial:
        found = change(part)
        if found is not None:
            return found
        match part:
            case Floor(numerator, denominator):
                return floor_of(rewritten(numerator, change), rewritten(denominator, change))
            case Extreme(greatest, parts):
                return atom(Extreme(greatest, tuple(rewritten(p, change) for p in parts)))
            case Element(source, at):
                return atom(Element(source, tuple(rewritten(p, change) for p in at)))
            case _:
                return atom(part)

    return mapped(value, of_atom)


def is_affine(value: Polynomial) -> bool:
    """Whether a polynomial is an affine index expression."""
    try:
        as_index(value)
    except NotAffine:
        return False
    return True


def as_index(value: Polynomial) -> core.IndexExpr:
    """The affine index expression that a polynomial is; :class:`NotAffine` if it is none."""
    value, remainders = _remainders(value)
    result: core.IndexExpr = core.IConst(0)
    for part, factor in remainders:
        result = core.IAdd(result, core.IMul(factor, part))
    for monomial, coefficient in value.terms:
        if len(monomial) > 1:
            raise NotAffine
        term = core.IConst(coefficient) if not monomial else core.IMul(coefficient, _index_of(monomial[0]))
        result = core.IAdd(result, term)
    return canonical(result)


def _index_of(part: Atom) -> core.IndexExpr:
    match part:
        case Floor(numerator, denominator):
            divisor = denominator.constant
            if divisor is None or divisor <= 0:
                raise NotAffine
            return core.IDiv(as_index(numerator), divisor)
        case Extreme(greatest, parts):
            make = core.IMax if greatest else core.IMin
            return make(tuple(as_index(p) for p in parts))
        case core.IVar() | core.ISelect():
            return part
        case Element():
            raise NotAffine
        case _:
            assert_never(part)


def _remainders(value: Polynomial) -> tuple[Polynomial, list[tuple[core.IndexExpr, int]]]:
    """The polynomial without ``k * (a - c * (a // c))``, and the remainders ``a % c`` with their factors."""
    found: list[tuple[core.IndexExpr, int]] = []
    for monomial, coefficient in value.terms:
        part = monomial[0] if len(monomial) == 1 else None
        if not isinstance(part, Floor):
            continue
        divisor = part.denominator.constant
        if divisor is None or divisor <= 0 or coefficient >= 0 or coefficient % divisor:
            continue
        factor = -coefficient // divisor
        own = dict(part.numerator.scaled(factor).terms)
        have = dict(value.terms)
        if all(not m or have.get(m) == c for m, c in own.items()):
            value = value - polynomial_of(own) + atom(part).scaled(-coefficient)
            found.append((core.IMod(as_index(part.numerator), divisor), factor))
    return value, found


def polynomial_of(terms: Mapping[tuple[Atom, ...], int]) -> Polynomial:
    """The polynomial with these terms."""
    return mapped(Polynomial(tuple(terms.items())), atom)
