"""Indices that a resize computes in floats, where all of its arithmetic is exact.

The rule: ``(p*x + q) / 2**k`` is a float of 32 bits without rounding if the numerator is below ``2**24`` in
size; it has 24 bits then, and the exponent is small. Sums, differences and products with constants of such
numbers are such numbers. So what a program computes in this way is exact, in whatever order and with or
without fused multiplication and addition, and its floor is an integer quotient. What may be rounded, such as
a scale of one third, is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from redverify.frontends.tvm.tir import dtype_of, kind_of, operation_name
from redverify.frontends.tvm.widths import Range, range_of
from redverify.language import core
from redverify.language.core import IConst, IndexExpr

#: The bits of a significand, by type.
_BITS = {"float32": 24, "float64": 53}

#: Halvings of a number, at most: far from the smallest exponents.
_HALVINGS = 64


class Rounded(Exception):
    """A float that may be rounded, or that is not computed from an index."""


@dataclass(frozen=True, slots=True)
class Dyadic:
    """``numerator / 2**halvings``."""

    numerator: IndexExpr
    halvings: int

    def over(self, halvings: int) -> IndexExpr:
        """The numerator over a higher power of two."""
        return core.IMul(1 << (halvings - self.halvings), self.numerator)


@dataclass(frozen=True, slots=True)
class FloatIndices:
    """Reads floats of indices; ``index`` reads an integer, and ``ranges`` are those of its variables."""

    index: Callable[[Any], IndexExpr]
    ranges: Mapping[str, Range]

    def integer(self, node: Any) -> IndexExpr:
        """The integer that a float is cast to, towards zero; :class:`Rounded` if it is not known exactly."""
        rounding = operation_name(node) if kind_of(node) == "Call" else ""
        if rounding in ("floor", "ceil", "round", "nearbyint", "trunc"):
            return self._rounded(rounding, self.value(node.args[0]))
        return self._rounded("trunc", self.value(node))

    def value(self, node: Any) -> Dyadic:
        """The exact value of a float."""
        found = self._value(node)
        least, most = range_of(found.numerator, self.ranges)
        limit = 1 << _BITS.get(dtype_of(node), 0)
        if least is None or most is None or max(-least, most) > limit or found.halvings > _HALVINGS:
            raise Rounded
        return found

    def _value(self, node: Any) -> Dyadic:
        match kind_of(node):
            case "FloatImm":
                return _constant(Fraction(float(node.value)))
            case "Cast" if dtype_of(node.value).startswith(("int", "uint")):
                return Dyadic(self.index(node.value), 0)
            case "Cast" if dtype_of(node.value) in _BITS:
                return self.value(node.value)
            case "Add" | "Sub" as kind:
                left, right = self.value(node.a), self.value(node.b)
                halvings = max(left.halvings, right.halvings)
                other = right.over(halvings) if kind == "Add" else core.IMul(-1, right.over(halvings))
                return Dyadic(core.IAdd(left.over(halvings), other), halvings)
            case "Mul":
                return _product(self.value(node.a), self.value(node.b))
            case _:
                raise Rounded

    def _rounded(self, rounding: str, value: Dyadic) -> IndexExpr:
        whole = 1 << value.halvings
        down = core.IDiv(value.numerator, whole)
        up = core.IMul(-1, core.IDiv(core.IMul(-1, value.numerator), whole))
        match rounding:
            case "floor":
                return down
            case "ceil":
                return up
            case "trunc":
                least, _ = range_of(value.numerator, self.ranges)
                negative = core.CCmp("<", value.numerator, IConst(0))
                return down if least is not None and least >= 0 else core.ISelect(negative, up, down)
            case _:
                return _to_even(value.numerator, whole, down)


def _to_even(numerator: IndexExpr, whole: int, down: IndexExpr) -> IndexExpr:
    """The nearest integer; of two the even one, as TVM compiles both of its roundings."""
    if whole == 1:
        return numerator
    rest = core.IMod(numerator, whole)
    half = IConst(whole // 2)
    odd = core.CCmp("==", core.IMod(down, 2), IConst(1))
    up = core.COr(core.CCmp(">", rest, half), core.CAnd(core.CCmp("==", rest, half), odd))
    return core.ISelect(up, core.IAdd(down, IConst(1)), down)


def _constant(value: Fraction) -> Dyadic:
    """A float as it is written."""
    return Dyadic(IConst(value.numerator), value.denominator.bit_length() - 1)


def _product(left: Dyadic, right: Dyadic) -> Dyadic:
    for one, other in ((left, right), (right, left)):
        if isinstance(one.numerator, IConst):
            return Dyadic(core.IMul(one.numerator.value, other.numerator), left.halvings + right.halvings)
    raise Rounded
