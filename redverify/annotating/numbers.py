"""The values of the runs that annotations are found from.

Floating types and ``real`` are computed in double precision, with the usual functions. Inputs are drawn so
that different elements have different values. Two values are taken for the same if they are as close as
different orders of the same operations can bring them. A wrong guess costs a proof, never soundness.
"""

from __future__ import annotations

import math
from fractions import Fraction

from redverify.interpreter.domain import Domain
from redverify.interpreter.domains import arithmetic
from redverify.interpreter.domains.terms import Value, mix, same
from redverify.language.core import Spec
from redverify.language.types import F64, TypeKind, ValueType

#: The relative distance of values that count as equal.
_CLOSE = 1e-8

#: Of so many truth values about one is unlike the others.
_RARE = 6

#: Types of few bits: their inputs are small, so that sums of a few elements do not wrap.
_FEW_BITS = 16


class Numbers(Domain):
    """The values of one run; numbers other than machine integers are Python floats."""

    def __init__(self, spec: Spec, seed: int) -> None:
        super().__init__(spec, "ieee", seed)

    def is_ieee(self, type_: ValueType) -> bool:
        """All types of numbers but machine integers."""
        return type_.is_floating or type_.kind is TypeKind.REAL

    def is_exact(self, type_: ValueType) -> bool:
        """No type."""
        return False

    def convert(self, type_: ValueType, raw: Value) -> Value:
        """A literal as a value of the type."""
        if self.is_ieee(type_) and isinstance(raw, int | float | Fraction | str):
            return float(raw)
        return super().convert(type_, raw)

    def _table(self, type_: ValueType) -> dict[str, arithmetic.Function]:
        return arithmetic.ieee_functions(F64) if self.is_ieee(type_) else super()._table(type_)

    def input(self, tensor: str, type_: ValueType, point: tuple[int, ...]) -> Value:
        """An element of an input: in size between 0.25 and 1.25, or a machine integer.

        Odd seeds give numbers of either sign, even ones positive numbers, which have roots. Of the even ones
        every other gives numbers that fall with the indices, and numbers that rise: there the greatest of the
        first elements is not that of all. Of machine integers these have one bit that is set, or one that is
        not, of truths few are true, or few are false.
        """
        if type_.kind is TypeKind.RECORD:
            return tuple([self.input(f"{tensor}.{name}", t, point) for name, t in type_.fields])
        bits = mix("annotating", self.seed, tensor, *point)
        if self.is_ieee(type_):
            return self._size(bits, point)
        if self.seed % 2 == 0 and type_.kind is TypeKind.BOOL:
            return (bits % _RARE == 0) == (self.seed % 4 == 0)
        if self.seed % 2 == 0 and type_.kind is TypeKind.INT:
            steps = sum(map(abs, point)) if point or self.seed % 8 < 4 else -1
            bit = 1 << (steps % (type_.bits - 1))
            return ~bit if self.seed % 4 else bit
        if type_.is_integer and type_.bits > _FEW_BITS:
            return bits % 20_011 if type_.kind is TypeKind.UINT else bits % 20_011 - 10_000
        return super().input(tensor, type_, point)

    def _size(self, bits: int, point: tuple[int, ...]) -> float:
        part = (bits % (1 << 40)) / (1 << 40)
        if self.seed % 2:
            return -0.25 - part if bits & 1 else 0.25 + part
        steps = 1 + sum(map(abs, point))
        falling = (1 - part / (steps + 1)) / steps
        return 0.25 + falling if self.seed % 4 else 1.25 - falling


def close(left: Value, right: Value) -> bool:
    """Whether two values are the same, apart from rounding."""
    if isinstance(left, float) and isinstance(right, float):
        if left == right or (math.isnan(left) and math.isnan(right)):
            return True
        return math.isclose(left, right, rel_tol=_CLOSE, abs_tol=1e-12)
    if isinstance(left, tuple) and isinstance(right, tuple):
        return len(left) == len(right) and all(map(close, left, right))
    return bool(same(left, right))


def rounded(value: Value) -> Value:
    """A value to twelve digits: hardly ever two for what the same operations have made in another order."""
    return float(f"{value:.11e}") if isinstance(value, float) else value


def is_nan(value: object) -> bool:
    """Whether a value is not a number."""
    return isinstance(value, float) and math.isnan(value)
