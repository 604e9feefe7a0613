"""The ``real`` encoding: floats are real numbers.

Floats are reals, with two more of them for ``-inf`` and ``inf``: a number below and one above all finite
values of the query. Arithmetic computes with these as IEEE 754 does, wherever
:mod:`redverify.solving.signs` shows that no operand and no result is undefined on the domain. All else
(``inf - inf``, ``0 * inf``, a product of an infinity and a factor of unknown sign) is an uninterpreted
function. Of the usual functions, at arguments that are finite, the facts of
:mod:`redverify.language.function_facts` are stated.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import z3

from redverify.language import core
from redverify.language.function_facts import FACTS, Fact, definition
from redverify.language.functions import whole
from redverify.language.types import TypeKind, ValueType
from redverify.solving.encodings.arithmetic import Arithmetic, Raw, Surroundings, ring
from redverify.solving.encodings.fact_instances import Applications
from redverify.solving.rounding import exact_cast
from redverify.solving.signs import INFINITE, Sign, sign, signs_of

#: The numbers that stand for the infinities: below and above all finite values of a query.
_LOW, _HIGH = z3.Real("neg_inf"), z3.Real("pos_inf")


def _whole(function: str, x: Any) -> Any | None:
    """The integer that a literal is rounded to. More than that keeps solvers busy for long."""
    number = z3.simplify(x)
    return z3.RealVal(whole(function, number.as_fraction())) if z3.is_rational_value(number) else None


class Real(Arithmetic):
    """Reals; casts that may round are uninterpreted."""

    def __init__(self, encoding: Surroundings) -> None:
        super().__init__(encoding)
        self._applications = Applications()

    def sort(self, type_: ValueType) -> Any:
        """The reals."""
        return z3.RealSort()

    def literal(self, type_: ValueType, value: Raw) -> Any:
        """A rational, or the constant that stands for an infinity."""
        if value in ("inf", "-inf"):
            return _HIGH if value == "inf" else _LOW
        return z3.RealVal("0" if value == "-0.0" else str(value))

    def number(self, type_: ValueType, value: Raw) -> Raw:
        """The decimal fraction itself: floats are real numbers."""
        return value

    def apply(self, term: core.Apply, arguments: list[Any]) -> Any | None:
        """Arithmetic, and the order, where no operand may be undefined."""
        a = arguments
        signs = [self._sign(x) for x in term.arguments]
        if any(s & Sign.UNDEFINED for s in signs):
            return None
        infinite = any(s & INFINITE for s in signs)
        if infinite:
            self._bound(term, signs)
        match term.function:
            case "==" | "!=":
                return a[0] == a[1] if term.function == "==" else a[0] != a[1]
            case "<" | "<=" | ">" | ">=":
                return {"<": a[0] < a[1], "<=": a[0] <= a[1], ">": a[0] > a[1], ">=": a[0] >= a[1]}[
                    term.function
                ]
            case "min":
                return z3.If(a[0] <= a[1], a[0], a[1])
            case "max":
                return z3.If(a[0] >= a[1], a[0], a[1])
        if infinite:
            return self._extended(term, arguments, signs)
        match term.function:
            case "+" | "-" | "*" | "neg":
                return ring(term.function, a)
            case "/":
                by_zero = z3.Function("div0_real", z3.RealSort(), z3.RealSort())
                return z3.If(a[1] == 0, by_zero(a[0]), a[0] / a[1])
            case "abs":
                return z3.If(a[0] < 0, -a[0], a[0])
        return self._usual(term, arguments)

    def _sign(self, term: core.ValueExpr) -> Sign:
        return sign(self.encoding.equations, self.encoding.domain, term)

    def _extended(self, term: core.Apply, a: list[Any], signs: list[Sign]) -> Any | None:
        """Arithmetic on operands that may be infinite, as IEEE 754 has it.

        Side condition: the result is undefined nowhere on the domain. So a sum has no two infinities of
        opposite signs; and the other factor of an infinity, or its divisor, has one sign and is not 0.
        """
        equations, domain = self.encoding.equations, self.encoding.domain
        known = signs_of(equations)
        if known.of(domain, term) & Sign.UNDEFINED:
            return None

        def turned(value: Any, by: core.ValueExpr) -> Any | None:
            """An infinity times a factor of one sign."""
            factor = known.of(domain, by)
            if not factor & (Sign.NEGATIVE | Sign.MINUS_INFINITY):
                return value
            return None if factor & (Sign.POSITIVE | Sign.INFINITY) else z3.If(value == _LOW, _HIGH, _LOW)

        def is_infinite(position: int) -> Any:
            return z3.Or(a[position] == _LOW, a[position] == _HIGH)

        match term.function:
            case "+" | "-":
                second = a[1] if term.function == "+" else self._negated(a[1], signs[1])
                finite = ring(term.function, a)
                return z3.If(is_infinite(0), a[0], z3.If(is_infinite(1), second, finite))
            case "neg":
                return self._negated(a[0], signs[0])
            case "*" if not (signs[0] & INFINITE and signs[1] & INFINITE):
                first = 0 if signs[0] & INFINITE else 1
                value = turned(a[first], term.arguments[1 - first])
                return None if value is None else z3.If(is_infinite(first), value, ring("*", a))
            case "/" if not signs[0] & INFINITE:
                if known.of(domain, term.arguments[1]) & Sign.ZERO:
                    return None
                return z3.If(is_infinite(1), z3.RealVal(0), a[0] / a[1])
            case "/" if not signs[1] & INFINITE:
                value = turned(a[0], term.arguments[1])
                return None if value is None else z3.If(is_infinite(0), value, a[0] / a[1])
            case "abs":
                return z3.If(a[0] == _LOW, _HIGH, z3.If(a[0] < 0, -a[0], a[0]))
            case "exp" | "exp2" | "exp10":
                inner = self._usual(term, a)
                return z3.If(a[0] == _LOW, z3.RealVal(0), z3.If(a[0] == _HIGH, _HIGH, inner))
        return None

    @staticmethod
    def _negated(value: Any, sign_: Sign) -> Any:
        if not sign_ & INFINITE:
            return -value
        return z3.If(value == _LOW, _HIGH, z3.If(value == _HIGH, _LOW, -value))

    def _usual(self, term: core.Apply, arguments: list[Any]) -> Any | None:
        """A usual function by its definition, or noted for its facts.

        Side condition of definitions and facts, which :meth:`apply` and :meth:`_extended` see to: the value
        is used only where all arguments are finite.
        """
        meaning = definition(term)
        if meaning is not None:
            return self.encoding.value(meaning)
        facts = FACTS.get(term.function, ())
        if Fact.WHOLE in facts:
            return _whole(term.function, arguments[0])
        if not facts or Fact.DEFINITION in facts:
            return None
        value = self.encoding.applied(f"u_{term.function}_{term.type.name}", term.type, arguments)
        self._applications.add(term.function, term.type, arguments[0], value)
        return value

    def facts(self) -> Iterable[Any]:
        """The facts of the functions that the query applies."""
        return self._applications.facts()

    def _bound(self, term: core.Apply, signs: list[Sign]) -> None:
        """``-inf <= t <= inf`` for the operands of an application, strictly where they are finite."""
        axioms = self.encoding.axioms
        axioms.append(_LOW < _HIGH)
        for argument, found in zip(term.arguments, signs, strict=True):
            if isinstance(argument, core.Literal) and argument.value in ("inf", "-inf"):
                continue
            encoded = self.encoding.value(argument)
            axioms.append(encoded >= _LOW if found & Sign.MINUS_INFINITY else encoded > _LOW)
            axioms.append(encoded <= _HIGH if found & Sign.INFINITY else encoded < _HIGH)

    def cast(self, source: ValueType, target: ValueType, value: Any) -> Any | None:
        """Exact casts keep the number."""
        if not exact_cast(source, target):
            return None
        if source.is_integer:
            return z3.ToReal(z3.BV2Int(value, source.kind is TypeKind.INT))
        return value

    def index_cast(self, target: ValueType, number: Any, *, exact: bool) -> Any | None:
        """Exact for ``real``; floats may round."""
        return z3.ToReal(number) if target.kind is TypeKind.REAL or exact else None
