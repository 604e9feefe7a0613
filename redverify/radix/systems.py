"""Systems of digits: weights that are products of parameters, each a multiple of the next one."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from redverify.language import core
from redverify.language.core_text import index_text
from redverify.radix.polynomials import Monomial, of_weight, without


class Refused(Exception):
    """What the pass cannot take apart; says why."""


@dataclass(frozen=True, slots=True)
class System:
    """Weights ``w1, ..., wn``, the greatest first; each is the next one (the last: 1) times one parameter or
    one number.

    A number ``x`` has the digits ``d0, ..., dn`` with ``x = d0*w1 + ... + d(n-1)*wn + dn``. All but the first
    are at least 0 and below their *base*, the quotient of two weights. For bases that are at least 1 each
    integer has exactly one such sequence, and the order of numbers is the lexicographic one of digits.
    """

    weights: tuple[Monomial, ...]

    @property
    def bases(self) -> tuple[core.IndexExpr, ...]:
        """What the digits ``d1, ..., dn`` are below."""
        lower = (*self.weights[1:], ())
        quotients = [without(w, v) for w, v in zip(self.weights, lower, strict=True)]
        return tuple([q[0] for q in quotients if q is not None])

    def above(self, position: int) -> System:
        """The system of the digits up to a position, as numbers of their own."""
        least = (*self.weights, ())[position]
        quotients = [without(w, least) for w in self.weights[:position]]
        return System(tuple([q for q in quotients if q is not None]))

    def symbolic(self) -> System:
        """The system without bases that are numbers."""
        weights = [tuple([a for a in weight if not isinstance(a, core.IConst)]) for weight in self.weights]
        return System(tuple([weight for weight in dict.fromkeys(weights) if weight]))


def system(weights: Iterable[Monomial], known: frozenset[Monomial]) -> System:
    """The system that has these weights; between two of them, those that are known are taken.

    Raises :class:`Refused` where one is not a multiple of another.
    """
    found: list[Monomial] = []
    below: Monomial = ()
    for weight in sorted(set(weights), key=lambda w: (len(w), repr(w))):
        rest = without(weight, below)
        if rest is None:
            raise Refused(f"the strides {text(below)} and {text(weight)} are no multiples of each other")
        while len(rest) > 1:
            parameters = [a for a in rest if not isinstance(a, core.IConst)]
            first = next((a for a in rest if _times(below, a) in known), (parameters or rest)[0])
            below = _times(below, first)
            found.append(below)
            rest = without(rest, (first,)) or ()
        below = weight
        found.append(weight)
    return System(tuple(reversed(found)))


def text(weight: Monomial) -> str:
    """A weight as the text says it."""
    return f"`{index_text(of_weight(weight).expression)}`"


def _times(weight: Monomial, factor: core.IndexExpr) -> Monomial:
    return tuple(sorted((*weight, factor), key=repr))
