"""The interface of encodings of numbers, and machine integers, which all encodings share."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from fractions import Fraction
from typing import Any, Protocol

import islpy as isl
import z3

from redverify.evaluation.equations import Equations
from redverify.language import core
from redverify.language.types import TypeKind, ValueType
from redverify.solving.encodings.division import Divisions

#: A literal's value as the language has it.
Raw = Fraction | bool | str


class Surroundings(Protocol):
    """What arithmetic needs of the query it is part of: :class:`~.encoding.Encoding`.

    ``axioms`` are facts of the query, which arithmetic adds to.
    """

    @property
    def equations(self) -> Equations:
        """The specification's equations, with the laws that hold under the encoding."""

    @property
    def domain(self) -> isl.Set:
        """Where the equality of the query has to hold."""

    @property
    def axioms(self) -> list[Any]:
        """What the query assumes."""

    def value(self, term: core.ValueExpr) -> Any:
        """A term as the solver has it."""

    def applied(self, name: str, type_: ValueType, arguments: list[Any]) -> Any:
        """An uninterpreted function with results of a type."""


class Arithmetic(ABC):
    """What the values of ``real`` and of the floating-point types are in a query."""

    def __init__(self, encoding: Surroundings) -> None:
        self.encoding = encoding

    @abstractmethod
    def sort(self, type_: ValueType) -> Any:
        """The sort of a type's values."""

    @abstractmethod
    def literal(self, type_: ValueType, value: Raw) -> Any:
        """A literal."""

    @abstractmethod
    def number(self, type_: ValueType, value: Raw) -> Raw:
        """The number that a literal of a floating-point type stands for.

        A decimal fraction is rounded to the type where floats are not real numbers. A wider type may
        have another number nearest to the decimal fraction, so a cast has to start from this one.
        """

    @abstractmethod
    def apply(self, term: core.Apply, arguments: list[Any]) -> Any | None:
        """A builtin function on operands of such a type; ``None`` leaves it uninterpreted."""

    @abstractmethod
    def cast(self, source: ValueType, target: ValueType, value: Any) -> Any | None:
        """A cast from or to such a type; ``None`` leaves it uninterpreted."""

    def index_cast(self, target: ValueType, number: Any, *, exact: bool) -> Any | None:
        """An integer as a value of such a type; ``None`` leaves it uninterpreted.

        ``exact`` says that the type has each integer that the index may be.
        """
        return None

    def facts(self) -> Iterable[Any]:
        """What is known about the functions of the query, once all terms are encoded."""
        return ()

    def made(self, type_: ValueType, value: Any) -> Any:
        """Called with each constant and each result of an uninterpreted function."""
        return value


# ---------------------------------------------------------------- machine integers


def place(term: Any) -> tuple[int, int]:
    """Where a term stands in an order, whatever queries came before: numbers of terms depend on these.

    The hash is of the term's text; the number decides between terms of one hash.
    """
    return int(term.hash()), int(term.get_id())


def ring(function: str, a: list[Any]) -> Any | None:
    """Sum, difference, product and negation by Z3's own operators; ``None`` for other functions."""
    match function:
        case "+":
            return a[0] + a[1]
        case "-":
            return a[0] - a[1]
        case "*":
            return a[0] * a[1]
        case "neg":
            return -a[0]
    return None


def integer(function: str, type_: ValueType, a: list[Any], divisions: Divisions) -> Any | None:
    """A builtin function on machine integers as bit-vectors: arithmetic wraps, ``/`` truncates.

    ``divisions`` are those of the query.
    """
    signed = type_.kind is TypeKind.INT
    match function:
        case "+" | "-" | "*" | "neg":
            return ring(function, a)
        case "/":
            by_zero = z3.Function(f"div0_{type_.name}", a[0].sort(), a[0].sort())
            return z3.If(a[1] == 0, by_zero(a[0]), divisions.quotient("trunc", a[0], a[1], signed=signed))
        case "floordiv" | "floormod":
            by_zero = z3.Function(f"{function}0_{type_.name}", a[0].sort(), a[0].sort())
            divide = divisions.quotient if function == "floordiv" else divisions.remainder
            return z3.If(a[1] == 0, by_zero(a[0]), divide("floor", a[0], a[1], signed=signed))
        case "<":
            return a[0] < a[1] if signed else z3.ULT(a[0], a[1])
        case "<=":
            return a[0] <= a[1] if signed else z3.ULE(a[0], a[1])
        case ">":
            return a[0] > a[1] if signed else z3.UGT(a[0], a[1])
        case ">=":
            return a[0] >= a[1] if signed else z3.UGE(a[0], a[1])
        case "min":
            return z3.If(a[0] <= a[1] if signed else z3.ULE(a[0], a[1]), a[0], a[1])
        case "max":
            return z3.If(a[0] >= a[1] if signed else z3.UGE(a[0], a[1]), a[0], a[1])
        case "xor":
            return a[0] ^ a[1]
        case "abs":
            return z3.If(a[0] < 0, -a[0], a[0]) if signed else a[0]
    return None


def integer_cast(source: ValueType, target: ValueType, value: Any) -> Any:
    """A cast between machine integers: truncated, or extended by the source's sign."""
    if target.bits < source.bits:
        return z3.Extract(target.bits - 1, 0, value)
    extra = target.bits - source.bits
    if not extra:
        return value
    return z3.SignExt(extra, value) if source.kind is TypeKind.INT else z3.ZeroExt(extra, value)
