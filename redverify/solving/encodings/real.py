"""The ``real`` encoding: floats are real numbers.

Floats are reals with ``inf`` and ``-inf``, which only ``min``, ``max`` and comparisons
interpret: arithmetic on a term that may be infinite is an uninterpreted function.
"""

from __future__ import annotations

from typing import Any

import z3

from redverify.language import core
from redverify.language.types import TypeKind, ValueType
from redverify.solving.encodings.arithmetic import Arithmetic, Raw, exact_cast
from redverify.solving.infinity import may_be_infinite


class Real(Arithmetic):
    """Reals; casts that may round are uninterpreted."""

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
            case "+":
                return a[0] + a[1]
            case "-":
                return a[0] - a[1]
            case "*":
                return a[0] * a[1]
            case "neg":
                return -a[0]
            case "/":
                by_zero = z3.Function("div0_real", z3.RealSort(), z3.RealSort())
                return z3.If(a[1] == 0, by_zero(a[0]), a[0] / a[1])
            case "abs":
                return z3.If(a[0] < 0, -a[0], a[0])
        return None

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

    def index_cast(self, target: ValueType, number: Any) -> Any | None:
        """Exact for ``real``; floats may round."""
        return z3.ToReal(number) if target.kind is TypeKind.REAL else None
