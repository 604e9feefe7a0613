"""Index expressions without the ``min``, ``max`` and ``select`` that what is known at their places decides.

Tiling leaves bounds such as ``min(min(a, N), max(N, b))``. Each of them splits the sets that are computed
with, so what is known is used once, beforehand. Side condition of each rule: the comparison that decides
follows from what is known.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, Protocol

import islpy as isl

from redverify.language import core
from redverify.language.terms import map_index
from redverify.presburger.build import where


class Known(Protocol):
    """What is known at a place."""

    @property
    def step(self) -> Literal[1, -1]:
        """Of operands that are equal everywhere the first one stays with 1, and with -1 the last one."""
        ...

    def prove(self, condition: core.Cond) -> bool:
        """Whether a condition follows."""
        ...

    def given(self, condition: core.Cond) -> Known:
        """What is known where a condition holds too."""
        ...


@dataclass(frozen=True, slots=True)
class Among:
    """The values of variables at a place are among ``points``."""

    points: isl.Set
    step: ClassVar[Literal[1, -1]] = -1

    def prove(self, condition: core.Cond) -> bool:
        """Whether a condition holds at all of them."""
        return bool(self.points.is_subset(where(condition)))

    def given(self, condition: core.Cond) -> Among:
        """Those of them at which a condition holds."""
        return Among(self.points.intersect(where(condition)))


def decided(expression: core.IndexExpr, known: Known) -> core.IndexExpr:
    """An expression that is equal where ``known`` holds, and decides less."""
    match expression:
        case core.IMin(operands) | core.IMax(operands):
            order = "<=" if isinstance(expression, core.IMin) else ">="
            kept = _foremost([decided(o, known) for o in operands], order, known)
            return kept[0] if len(kept) == 1 else type(expression)(tuple(kept))
        case core.ISelect(condition, then, otherwise):
            if known.prove(condition):
                return decided(then, known)
            if known.prove(core.CNot(condition)):
                return decided(otherwise, known)
            first = decided(then, known.given(condition))
            return core.ISelect(condition, first, decided(otherwise, known.given(core.CNot(condition))))
        case _:
            return map_index(expression, lambda part: decided(part, known))


def _foremost(operands: list[core.IndexExpr], order: str, known: Known) -> list[core.IndexExpr]:
    """The operands without those that another one is in front of everywhere."""
    kept: list[core.IndexExpr] = []
    for operand in operands[:: known.step]:
        if any(known.prove(core.CCmp(order, other, operand)) for other in kept):
            continue
        kept = [other for other in kept if not known.prove(core.CCmp(order, operand, other))]
        kept.append(operand)
    return kept[:: known.step]
