"""The ``real`` encoding: floats are real numbers.

Floats are reals with ``inf`` and ``-inf``, which only ``min``, ``max`` and comparisons
interpret: arithmetic on a term that may be infinite is an uninterpreted function. Of the usual
functions, at arguments that are finite, the facts of :mod:`redverify.language.facts` are stated.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import z3

from redverify.language import core
from redverify.language.facts import FACTS, Fact, definition
from redverify.language.types import TypeKind, ValueType
from redverify.solving.encodings.arithmetic import Arithmetic, Raw, Surroundings, ring
from redverify.solving.encodings.facts import Applications
from redverify.solving.infinity import may_be_infinite
from redverify.solving.rounding import exact_cast


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
            return z3.Real("pos_inf" if value == "inf" else "neg_inf")
        return z3.RealVal("0" if value == "-0.0" else str(value))

    def number(self, type_: ValueType, value: Raw) -> Raw:
        """The decimal fraction itself: floats are real numbers."""
        return value

    def apply(self, term: core.Apply, arguments: list[Any]) -> Any | None:
        """Real arithmetic on finite values, and the order."""
        a, equations = arguments, self.encoding.equations
        match term.function:
            case "==" | "!=":
                self._bound(term)
                return a[0] == a[1] if term.function == "==" else a[0] != a[1]
            case "<" | "<=" | ">" | ">=":
                self._bound(term)
                return {"<": a[0] < a[1], "<=": a[0] <= a[1], ">": a[0] > a[1], ">=": a[0] >= a[1]}[
                    term.function
                ]
            case "min":
                self._bound(term)
                return z3.If(a[0] <= a[1], a[0], a[1])
            case "max":
                self._bound(term)
                return z3.If(a[0] >= a[1], a[0], a[1])
        if any(may_be_infinite(equations, x) for x in term.arguments):
            return None
        match term.function:
            case "+" | "-" | "*" | "neg":
                return ring(term.function, a)
            case "/":
                by_zero = z3.Function("div0_real", z3.RealSort(), z3.RealSort())
                return z3.If(a[1] == 0, by_zero(a[0]), a[0] / a[1])
            case "abs":
                return z3.If(a[0] < 0, -a[0], a[0])
        return self._usual(term, arguments)

    def _usual(self, term: core.Apply, arguments: list[Any]) -> Any | None:
        """A usual function by its definition, or noted for its facts.

        Side condition, which :meth:`apply` has checked: no argument may be infinite.
        """
        meaning = definition(term)
        if meaning is not None:
            return self.encoding.value(meaning)
        facts = FACTS.get(term.function, ())
        if not facts or Fact.DEFINITION in facts:
            return None
        finite = not any(may_be_infinite(self.encoding.equations, x) for x in term.arguments)
        value = self.encoding.applied(f"u_{term.function}_{term.type.name}", term.type, arguments)
        self._applications.add(term.function, term.type, arguments[0], value, finite=finite)
        return value

    def facts(self) -> Iterable[Any]:
        """The facts of the functions that the query applies."""
        return self._applications.facts()

    def _bound(self, term: core.Apply) -> None:
        """``-inf <= t <= inf`` for the terms that are compared, strictly for finite ones."""
        equations, axioms = self.encoding.equations, self.encoding.axioms
        if not any(may_be_infinite(equations, x) for x in term.arguments):
            return
        low, high = z3.Real("neg_inf"), z3.Real("pos_inf")
        for argument in term.arguments:
            if isinstance(argument, core.Literal) and argument.value in ("inf", "-inf"):
                axioms.append(low < high)
                continue
            encoded = self.encoding.value(argument)
            if may_be_infinite(equations, argument):
                axioms += [low <= encoded, encoded <= high]
            else:
                axioms += [low < encoded, encoded < high]

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
