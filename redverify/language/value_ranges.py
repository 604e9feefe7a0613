"""Between which numbers an integer lies, by the form of its expression.

Every rule holds under each encoding of values: integers are numbers of their type, and where a sum, a
difference or a product may leave it, any number of the type is possible. So is the result of a function that
is not known here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction

from redverify.language import core

#: ``least .. greatest``, both included.
Interval = tuple[int, int]


def interval_of(value: core.ValueExpr, equations: Mapping[str, Sequence[core.Equation]]) -> Interval:
    """Numbers between which an integer ``value`` lies; ``equations`` define the tensors in it."""
    return _Intervals(equations, frozenset()).of(value)


class _Intervals:
    """``open`` are the tensors whose equations are being read: a tensor says nothing about itself."""

    def __init__(self, equations: Mapping[str, Sequence[core.Equation]], open_: frozenset[str]) -> None:
        self.equations = equations
        self.open = open_

    def of(self, value: core.ValueExpr) -> Interval:
        """The interval of an integer."""
        type_, found = value.type, self._known(value)
        fits = found is not None and type_.least <= found[0] and found[1] <= type_.greatest
        return found if found is not None and fits else (type_.least, type_.greatest)

    def _known(self, value: core.ValueExpr) -> Interval | None:
        match value:
            case core.Literal(value=Fraction() as number):
                return int(number), int(number)
            case core.IndexCast(operand=core.IConst(number)):
                return number, number
            case core.Cast(operand=operand) if operand.type.is_integer:
                return self.of(operand)
            case core.Select(then=then, otherwise=otherwise):
                return _joined(self.of(then), self.of(otherwise))
            case core.LetValue(body=body):
                return self.of(body)
            case core.Apply() if not value.declared:
                return self._applied(value)
            case core.Access():
                return self._element(value.tensor)
            case _:
                return None

    def _applied(self, value: core.Apply) -> Interval | None:
        if value.function == "select":
            return _joined(*map(self.of, value.arguments[1:]))
        rule = _RULES.get(value.function)
        if rule is None or len(value.arguments) != 2:
            return None
        return rule(*map(self.of, value.arguments))

    def _element(self, tensor: str) -> Interval | None:
        equations = self.equations.get(tensor, ())
        if tensor in self.open or not equations:
            return None
        inside = _Intervals(self.equations, self.open | {tensor})
        return _joined(*[inside.of(e.value) for e in equations])


def _joined(*parts: Interval) -> Interval:
    return min(least for least, _ in parts), max(greatest for _, greatest in parts)


def _product(left: Interval, right: Interval) -> Interval:
    ends = [a * b for a in left for b in right]
    return min(ends), max(ends)


def _quotient(left: Interval, right: Interval) -> Interval | None:
    """Rounded to minus infinity, by a positive number."""
    if right[0] <= 0:
        return None
    ends = [a // b for a in left for b in right]
    return min(ends), max(ends)


def _remainder(left: Interval, right: Interval) -> Interval | None:
    """What a division rounded to minus infinity leaves, by a positive number."""
    return (0, right[1] - 1) if right[0] > 0 else None


_RULES: Mapping[str, Callable[[Interval, Interval], Interval | None]] = {
    "+": lambda left, right: (left[0] + right[0], left[1] + right[1]),
    "-": lambda left, right: (left[0] - right[1], left[1] - right[0]),
    "*": _product,
    "min": lambda left, right: (min(left[0], right[0]), min(left[1], right[1])),
    "max": lambda left, right: (max(left[0], right[0]), max(left[1], right[1])),
    "floordiv": _quotient,
    "floormod": _remainder,
}
