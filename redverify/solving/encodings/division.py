"""Quotients and remainders of words, and how they belong together.

Of one pair of operands a query may have the quotient and the remainder. Bit by bit, ``x = q * y + r`` is hard
to see, so it is said: it holds of every quotient and its remainder, whichever way the quotient is rounded.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Literal

import z3

#: How a quotient is rounded: down, to zero, or so that the remainder is not negative.
Rounding = Literal["floor", "trunc", "euclid"]


@dataclass(slots=True)
class _Pair:
    """The operands, which keep their identities, and constants for the results, with what these are."""

    number: int
    left: Any
    right: Any
    quotient: tuple[Any, Any] | None = None
    remainder: tuple[Any, Any] | None = None


@dataclass(slots=True)
class Divisions:
    """The quotients and remainders of a query, each a constant that :meth:`facts` describes.

    Side condition, for whoever uses a result: the divisor is not 0. The least number divided by -1 wraps.
    """

    _made: dict[tuple[Rounding, bool, int, int], _Pair] = field(default_factory=dict)

    def quotient(self, rounding: Rounding, left: Any, right: Any, *, signed: bool) -> Any:
        """The quotient of two words."""
        pair = self._pair(rounding, left, right, signed)
        if pair.quotient is None:
            value = _quotient(rounding, left, right) if signed else z3.UDiv(left, right)
            pair.quotient = z3.Const(f"quotient{pair.number}", left.sort()), value
        return pair.quotient[0]

    def remainder(self, rounding: Rounding, left: Any, right: Any, *, signed: bool) -> Any:
        """What is left of the first word."""
        pair = self._pair(rounding, left, right, signed)
        if pair.remainder is None:
            value = _remainder(rounding, left, right) if signed else z3.URem(left, right)
            pair.remainder = z3.Const(f"remainder{pair.number}", left.sort()), value
        return pair.remainder[0]

    def facts(self) -> Iterator[Any]:
        """What the constants are, and of a quotient with its remainder that ``r = x - q * y``."""
        for pair in self._made.values():
            if pair.quotient is not None:
                yield pair.quotient[0] == pair.quotient[1]
            if pair.remainder is not None and pair.quotient is not None:
                # By the second equation a solver gets rid of the constant. By zero the result is not used.
                rest = pair.left - pair.quotient[0] * pair.right
                yield z3.Implies(pair.right != 0, rest == pair.remainder[1])
                yield pair.remainder[0] == rest
            elif pair.remainder is not None:
                yield pair.remainder[0] == pair.remainder[1]

    def _pair(self, rounding: Rounding, left: Any, right: Any, signed: bool) -> _Pair:
        # Words without a sign are rounded in one way only.
        key = (rounding if signed else "floor", signed, int(left.get_id()), int(right.get_id()))
        if key not in self._made:
            self._made[key] = _Pair(len(self._made), left, right)
        return self._made[key]


def _quotient(rounding: Rounding, left: Any, right: Any) -> Any:
    truncated, rest = left / right, z3.SRem(left, right)
    match rounding:
        case "trunc":
            return truncated
        case "floor":
            return z3.If(z3.And(rest != 0, (rest < 0) != (right < 0)), truncated - 1, truncated)
        case "euclid":
            return z3.If(rest < 0, z3.If(right < 0, truncated + 1, truncated - 1), truncated)


def _remainder(rounding: Rounding, left: Any, right: Any) -> Any:
    rest = z3.SRem(left, right)
    match rounding:
        case "trunc":
            return rest
        case "floor":
            return z3.If(z3.And(rest != 0, (rest < 0) != (right < 0)), rest + right, rest)
        case "euclid":
            return z3.If(rest < 0, z3.If(right < 0, rest - right, rest + right), rest)
