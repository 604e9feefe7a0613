"""From terms to polynomials on a domain.

Every value that becomes part of a polynomial is a finite number on the whole domain; an infinity is kept
apart, and computed with as IEEE 754 does. Where neither is known about a value, or where it may be undefined,
there is no normal form (:class:`NoForm`): a proof by this abstraction then fails.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from typing import TypeVar

import islpy as isl

from redverify.evaluation.equations import Equations
from redverify.language import core
from redverify.language.encodings import encoding_of
from redverify.language.function_facts import BASES, INVERSES, definition
from redverify.language.terms import open_reduce
from redverify.language.types import TypeKind, ValueType
from redverify.language.walks import subterms
from redverify.presburger import build
from redverify.solving.algebra.atoms import Part
from redverify.solving.algebra.building import Building
from redverify.solving.algebra.points import Undecided, holds
from redverify.solving.algebra.polynomials import Polynomial, TooLarge, total
from redverify.solving.casts import fits, simpler_cast
from redverify.solving.infinity import may_be_infinite
from redverify.solving.rounding import exact_cast
from redverify.solving.signs import FINITE, Sign, Signs, signs_of
from redverify.system.clock import Budget, OutOfTime, spend

#: Seconds that a step stands for, besides what isl counts.
STEP = 1e-4

#: Pieces that one domain is cut into at most.
CASES = 64

_COMPARISONS = frozenset(("==", "!=", "<", "<=", ">", ">="))

_Result = TypeVar("_Result")


class NoForm(Exception):
    """A term has no normal form here."""


class Infinity(Enum):
    """A value that is an infinity on the whole domain."""

    PLUS = 1
    MINUS = -1

    def turned(self, sign: int) -> Infinity:
        """The infinity times a number of that sign."""
        return Infinity(self.value * sign)


Value = Polynomial | Infinity


def modulus_of(type_: ValueType, values: str) -> int | None:
    """The coefficients of polynomials of a type: 0 for real numbers; ``None`` if it has no ring laws."""
    if type_.is_integer:
        return 1 << type_.bits
    if type_.is_floating or type_.kind is TypeKind.REAL:
        return 0 if encoding_of(values).arithmetics == ("real",) else None
    return None


def check(budget: Budget) -> None:
    """Count a step; raise :class:`~redverify.system.clock.OutOfTime` if nothing is left for it."""
    spend(STEP)
    if budget.left() <= 0:
        raise OutOfTime(budget.over("the algebra of reductions"))


def by_cases(
    domain: isl.Set, method: Callable[[isl.Set], _Result], budget: Budget
) -> list[tuple[isl.Set, _Result]]:
    """What a method gives on the domain, cut wherever it cannot decide."""
    result: list[tuple[isl.Set, _Result]] = []
    work = [domain]
    while work:
        where = work.pop()
        if where.is_empty():
            continue
        check(budget)
        if len(result) + len(work) > CASES:
            raise TooLarge
        try:
            result.append((where, method(where)))
        except Undecided as cut:
            work += [
                build.tidy(where.subtract(cut.condition)),
                build.tidy(where.intersect(cut.condition)),
            ]
    return result


@dataclass(slots=True)
class Normalising:
    """Normal forms under one specification of terms of one kind of numbers.

    ``unfolded`` are the tensors that are replaced by their equations.
    """

    equations: Equations
    building: Building
    unfolded: frozenset[str]
    budget: Budget

    @staticmethod
    def of(equations: Equations, modulus: int, unfolded: frozenset[str], budget: Budget) -> Normalising:
        """The normal forms over a ring."""
        signs = signs_of(equations)

        def not_negative(domain: isl.Set, term: core.ValueExpr) -> bool:
            return not signs.of(domain, term) & ~(Sign.POSITIVE | Sign.ZERO)

        def finite(term: core.ValueExpr) -> bool:
            reductions = any(isinstance(part, core.Reduce) for part in subterms(term))
            return not reductions and not may_be_infinite(equations, term)

        building = Building(modulus, finite, not_negative)
        return Normalising(equations, building, unfolded, budget)

    @property
    def signs(self) -> Signs:
        """The signs of terms."""
        return signs_of(self.equations)

    def normal(self, domain: isl.Set, term: core.ValueExpr) -> Value:
        """The normal form on a domain; raises :class:`~.points.Undecided` where that is to be cut."""
        check(self.budget)
        match term:
            case core.Literal(_, value) if value in ("inf", "-inf"):
                return Infinity.PLUS if value == "inf" else Infinity.MINUS
            case core.Literal(_, value) if not isinstance(value, bool):
                return self.building.number(Fraction(0) if value == "-0.0" else Fraction(value))
            case core.Access():
                return self._access(domain, term)
            case core.Select(_, condition, then, otherwise):
                return self.normal(domain, then if holds(domain, build.where(condition)) else otherwise)
            case core.Apply(declared=False):
                return self._apply(domain, term)
            case core.Cast(type_, operand):
                return self._cast(domain, type_, operand)
            case core.IndexCast(type_, index):
                exact = type_.kind is TypeKind.REAL or type_.is_integer or fits(domain, index, type_)
                return self.building.index(index) if exact else self._leaf(domain, term)
            case core.Reduce():
                return self._reduce(domain, term)
            case _:
                return self._leaf(domain, term)

    def finite(self, domain: isl.Set, term: core.ValueExpr) -> Polynomial:
        """The normal form of a term that is finite; else :class:`NoForm`."""
        value = self.normal(domain, term)
        if isinstance(value, Infinity):
            raise NoForm
        return value

    def _leaf(self, domain: isl.Set, term: core.ValueExpr) -> Value:
        """A term as it is, where it is finite; an infinity, where it is one."""
        if may_be_infinite(self.equations, term):
            pieces = self.signs.pieces(domain, term)
            for where, _ in pieces:
                holds(domain, where)
            sign = Sign(0)
            for _, found in pieces:
                sign |= found
            if sign == Sign.MINUS_INFINITY:
                return Infinity.MINUS
            if sign == Sign.INFINITY:
                return Infinity.PLUS
            if sign & ~FINITE:
                raise NoForm
        return self.building.of(self.building.atoms.leaf(term))

    def _access(self, domain: isl.Set, term: core.Access) -> Value:
        if term.tensor not in self.unfolded:
            return self._leaf(domain, term)
        for clause in self.equations.unfold(term):
            if holds(domain, build.where(clause.guard)):
                return self.normal(domain, clause.value)
        raise NoForm

    # -------------------------------------------------------------- functions

    def _apply(self, domain: isl.Set, term: core.Apply) -> Value:
        function, arguments = term.function, term.arguments
        if function == "select":
            branches = [self.finite(domain, a) for a in arguments[1:]]
            return self._function(term, [self._truth(domain, arguments[0]), *branches])
        if any(modulus_of(a.type, self.equations.values) != self.building.modulus for a in arguments):
            return self._leaf(domain, term)
        if function in ("max", "min"):
            return self._extremum(domain, term)
        values = [self.normal(domain, a) for a in arguments]
        if any(isinstance(v, Infinity) for v in values):
            return self._of_infinities(domain, term, values)
        finite = [v for v in values if isinstance(v, Polynomial)]
        match function, finite:
            case "+", [a, b]:
                return a + b
            case "-", [a, b]:
                return a - b
            case "*", [a, b]:
                return a * b
            case "neg", [a]:
                return -a
        if self.building.modulus:
            return self._function(term, finite)
        return self._real_function(domain, term, finite)

    def _truth(self, domain: isl.Set, term: core.ValueExpr) -> Polynomial:
        """A truth value as an atom; finite real numbers are compared by the sign of their difference."""
        if isinstance(term, core.Apply) and not term.declared:
            operands = term.arguments
            if term.function in ("and", "or", "xor", "not"):
                return self._function(term, [self._truth(domain, a) for a in operands])
            modulus, name = modulus_of(operands[0].type, self.equations.values), term.function
            if name in _COMPARISONS and modulus == self.building.modulus:
                one, other = [self.finite(domain, a) for a in operands]
                compared = (one, other) if modulus else (one - other,)
                atom = self.building.atoms.function(f"{name} {operands[0].type}", compared)
                return self.building.of(atom)
        return self.building.of(self.building.atoms.leaf(term))

    def _function(self, term: core.Apply, arguments: list[Polynomial]) -> Polynomial:
        types = " ".join(str(a.type) for a in term.arguments)
        atom = self.building.atoms.function(f"{term.function} {types} {term.type}", tuple(arguments))
        return self.building.of(atom)

    def _real_function(self, domain: isl.Set, term: core.Apply, arguments: list[Polynomial]) -> Value:
        """A function of finite real numbers."""
        function = term.function
        if function == "/":
            dividend, divisor = arguments
            if self._nonzero(domain, term.arguments[1], divisor):
                return dividend * self.building.reciprocal(divisor)
            return self._function(term, arguments)
        if function in BASES:
            return self.building.exponential(function, arguments[0])
        if function in INVERSES:
            positive = self.signs.of(domain, term.arguments[0]) == Sign.POSITIVE
            return self.building.logarithm(function, arguments[0], positive=positive)
        if function == "abs" and not self.signs.of(domain, term.arguments[0]) & ~(Sign.POSITIVE | Sign.ZERO):
            return arguments[0]
        meaning = definition(term)
        if meaning is not None:
            return self.normal(domain, meaning)
        return self._function(term, arguments)

    def _nonzero(self, domain: isl.Set, term: core.ValueExpr, value: Polynomial) -> bool:
        """Whether a finite number is not 0 on the whole domain. A quotient by 0 is not a product."""
        if value.constant is not None:
            return bool(value.constant)
        pieces = self.signs.pieces(domain, term)
        if any(sign & Sign.ZERO for _, sign in pieces) and any(not sign & Sign.ZERO for _, sign in pieces):
            for where, _ in pieces:
                holds(domain, where)
        return not any(sign & Sign.ZERO for _, sign in pieces)

    def _of_infinities(self, domain: isl.Set, term: core.Apply, values: list[Value]) -> Value:
        """Functions that IEEE 754 defines at infinities; their values are numbers or infinities."""
        match term.function, values:
            case "neg", [Infinity() as a]:
                return a.turned(-1)
            case "+" | "-", [a, b]:
                second = b.turned(-1) if isinstance(b, Infinity) and term.function == "-" else b
                if isinstance(a, Infinity) and second in (a, *_finite(second)):
                    return a
                if isinstance(second, Infinity) and isinstance(a, Polynomial):
                    return second
            case "*", [Infinity() as a, Polynomial()]:
                return a.turned(self._direction(domain, term.arguments[1]))
            case "*", [Polynomial(), Infinity() as b]:
                return b.turned(self._direction(domain, term.arguments[0]))
            case "*", [Infinity() as a, Infinity() as b]:
                return a.turned(b.value)
            case "/", [Polynomial(), Infinity()]:
                return self.building.number(0)
            case "/", [Infinity() as a, Polynomial()]:
                return a.turned(self._direction(domain, term.arguments[1]))
            case (("exp" | "exp2" | "exp10"), [Infinity() as a]):
                return a if a is Infinity.PLUS else self.building.number(0)
        raise NoForm

    def _direction(self, domain: isl.Set, term: core.ValueExpr) -> int:
        sign = self.signs.of(domain, term)
        if sign in (Sign.POSITIVE, Sign.NEGATIVE):
            return 1 if sign == Sign.POSITIVE else -1
        raise NoForm

    def _cast(self, domain: isl.Set, type_: ValueType, operand: core.ValueExpr) -> Value:
        term = core.Cast(type_, operand)
        simpler = simpler_cast(self.equations, type_, operand)
        if simpler is not None:
            return self.normal(domain, simpler)
        source = operand.type
        if source == type_:
            return self.normal(domain, operand)
        numbers = not self.building.modulus and not source.is_integer and not type_.is_integer
        if not numbers or modulus_of(source, self.equations.values) != 0:
            return self._leaf(domain, term)
        if exact_cast(source, type_):
            return self.normal(domain, operand)
        inside = self.finite(domain, operand)
        return self.building.of(self.building.atoms.function(f"cast {source} {type_}", (inside,)))

    # -------------------------------------------------------------- reductions

    def _reduce(self, domain: isl.Set, term: core.Reduce) -> Value:
        if term.operator in ("max", "min"):
            return self._extremum(domain, term)
        if term.operator != "+":
            return self._leaf(domain, term)
        fresh, condition, body = open_reduce(term)
        inside = domain.intersect(build.where(condition))
        pieces = by_cases(inside, lambda where: self.normal(where, body), self.budget)
        parts: list[Polynomial] = []
        for points, value in pieces:
            if isinstance(value, Infinity):
                raise NoForm
            parts.append(self.building.summed(domain, fresh, points, value))
        if term.init is not None:
            parts.append(self.finite(domain, term.init))
        return total(parts, self.building.modulus)

    def _extremum(self, domain: isl.Set, term: core.Apply | core.Reduce) -> Value:
        """The greatest value; of ``min`` the negative of the greatest negative."""
        operator = term.function if isinstance(term, core.Apply) else term.operator
        minimum = operator == "min"
        if minimum and self.building.modulus:
            return self._leaf(domain, term)
        values = self._values(domain, term, operator)
        lowest = Infinity.PLUS if minimum else Infinity.MINUS
        rest = [(binders, points, value) for binders, points, value in values if value is not lowest]
        filled = build.nowhere()
        for binders, points, value in rest:
            somewhere = build.project(points, *binders)
            filled = filled.union(somewhere)
            if isinstance(value, Infinity) and holds(domain, somewhere):
                return value
        if not holds(domain, build.tidy(filled)):
            if self.equations.unit(operator, term.type) is None or self.building.modulus:
                raise NoForm
            return lowest
        sign = -1 if minimum else 1
        parts = [
            Part(binders, points, value.scaled(Fraction(sign)))
            for binders, points, value in rest
            if isinstance(value, Polynomial)
        ]
        return self.building.greatest(domain, parts).scaled(Fraction(sign))

    def _values(
        self, domain: isl.Set, term: core.ValueExpr, operator: str
    ) -> list[tuple[tuple[str, ...], isl.Set, Value]]:
        """All values that an extremum is of, nested ones taken apart; of equal points each once."""
        match term:
            case core.Apply(function=function, arguments=arguments, declared=False) if function == operator:
                return [v for a in arguments for v in self._values(domain, a, operator)]
            case core.Reduce(operator=other, init=init) if other == operator:
                fresh, condition, body = open_reduce(term)
                inside = domain.intersect(build.where(condition))
                if (
                    term.type.kind is TypeKind.REAL
                    and init is None
                    and not domain.is_subset(build.project(inside, *fresh))
                ):
                    raise NoForm
                result: list[tuple[tuple[str, ...], isl.Set, Value]] = []
                pieces = by_cases(inside, lambda w: self._values(w, body, operator), self.budget)
                for where, found in pieces:
                    result += [((*fresh, *names), where.intersect(points), v) for names, points, v in found]
                return result if init is None else [*self._values(domain, init, operator), *result]
            case core.Access(tensor=tensor) if tensor in self.unfolded:
                for clause in self.equations.unfold(term):
                    if holds(domain, build.where(clause.guard)):
                        return self._values(domain, clause.value, operator)
                raise NoForm
            case core.Select(_, condition, then, otherwise):
                chosen = then if holds(domain, build.where(condition)) else otherwise
                return self._values(domain, chosen, operator)
            case _:
                return [((), domain, self.normal(domain, term))]


def _finite(value: Value) -> tuple[Value, ...]:
    return (value,) if isinstance(value, Polynomial) else ()
