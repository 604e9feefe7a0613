"""The reductions that a prophetic expression may be (the types ``⊙ⁿτ`` of section 7.4).

After unfolding equations, an expression is a reduction if it is one itself, or is ``c ⊙ r`` with a
reduction ``r`` by ``⊙``. Which of several guarded equations applies at a point is decided later,
so :func:`heads` gives the reductions of all of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from redverify.language import core


@dataclass(frozen=True, slots=True, order=True)
class Head:
    """A reduction with ``operator`` over ``indices`` variables."""

    operator: str
    indices: int


def heads(value: core.ValueExpr, bodies: Mapping[str, Sequence[core.ValueExpr]]) -> frozenset[Head]:
    """The reductions that ``value`` may be; ``bodies`` are the right sides of each tensor."""
    return frozenset(Head(r.operator, len(r.binders)) for r in _reductions(value, bodies))


def _reductions(value: core.ValueExpr, bodies: Mapping[str, Sequence[core.ValueExpr]]) -> list[core.Reduce]:
    """The reductions at the head of ``value``.

    Each pending expression is kept with the operator around it, if any. A tensor is unfolded once
    for each operator, so that recursive equations end the search. A construct that is not listed
    is not a reduction.
    """
    pending: list[tuple[core.ValueExpr, str | None]] = [(value, None)]
    found: list[core.Reduce] = []
    seen: set[tuple[str, str | None]] = set()
    while pending:
        expr, around = pending.pop()
        match expr:
            case core.Reduce(operator=operator) if around in (None, operator):
                found.append(expr)
            case core.Access(tensor=tensor) if (tensor, around) not in seen:
                seen.add((tensor, around))
                pending += [(body, around) for body in bodies.get(tensor, ())]
            case core.Select(then=then, otherwise=otherwise):
                pending += [(then, around), (otherwise, around)]
            case core.Apply(function="select", arguments=(_, then, otherwise), declared=False):
                pending += [(then, around), (otherwise, around)]
            case core.Apply(function=function, arguments=(_, right)) if around in (None, function):
                pending.append((right, function))
            case core.Element(reduction=reduction):
                pending += [(r.body, around) for r in _reductions(reduction, bodies)]
            case _:
                pass
    return found
