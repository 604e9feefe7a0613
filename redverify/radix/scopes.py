"""What is known at a place of a program with products: variables, their digits, and conditions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from redverify.language import core
from redverify.radix.polynomials import Polynomial, number, of_weight, polynomial
from redverify.radix.systems import System

#: A dimension of a tensor or an array, or the variables of loops or binders that are split together.
Place = tuple[str | int, ...]


class Restart(Exception):
    """A place has to be split in a system."""

    def __init__(self, place: Place, needed: System) -> None:
        super().__init__(place)
        self.place, self.system = place, needed


@dataclass(frozen=True, slots=True)
class Scope:
    """What is known at a place of the program: variables and conditions.

    ``values`` has the variables that are split, ``places`` what has to be split to split one of the others.
    """

    values: Mapping[str, Polynomial] = field(default_factory=dict)
    places: Mapping[str, Place] = field(default_factory=dict)
    given: tuple[core.Cond, ...] = ()

    def under(self, *conditions: core.Cond) -> Scope:
        """The scope where conditions hold, too."""
        return replace(self, given=(*self.given, *conditions))

    def plain(self, variable: str, place: Place) -> Scope:
        """The scope with a variable that is not split."""
        values = {name: value for name, value in self.values.items() if name != variable}
        return replace(self, values=values, places={**self.places, variable: place})

    def split(self, variable: str, digits: Sequence[str], of: System) -> Scope:
        """The scope with a variable that has digits, within their limits."""
        values = {**self.values, variable: whichof([core.IVar(d) for d in digits], of)}
        return replace(self, values=values).under(*limits(digits, of))


def whichof(digits: Sequence[core.IndexExpr], of: System) -> Polynomial:
    """The number that has these digits."""
    result = number(0)
    for digit, weight in zip(digits, (*of.weights, ()), strict=True):
        result = result + polynomial(digit) * of_weight(weight)
    return result


def limits(digits: Sequence[str], of: System) -> list[core.Cond]:
    """``0 <= d < base`` for all digits but the first."""
    result: list[core.Cond] = []
    for digit, base in zip(digits[1:], of.bases, strict=True):
        inside = core.CCmp("<=", core.IConst(0), core.IVar(digit)), core.CCmp("<", core.IVar(digit), base)
        result.append(core.CAnd(*inside))
    return result
